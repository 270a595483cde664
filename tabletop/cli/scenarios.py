"""``tabletop scenario``: run scenario files, one line each."""

from __future__ import annotations

from argparse import Namespace
from functools import cache

from tabletop.cli.errors import CommandError
from tabletop.games import registry
from tabletop.scenario import run_file, scenario_files


def command(arguments: Namespace) -> int:
    """Run the scenarios; 1 when one fails."""
    for path in arguments.paths:
        if not path.exists():
            raise CommandError(f"{path}: there is no such file or folder")
    files = scenario_files(arguments.paths)
    if not files:
        raise CommandError("there is no scenario file (*.yaml) here")
    load = cache(lambda game: registry.load(game))
    failed = 0
    for path in files:
        report = run_file(path, load)
        failed += not report.ok
        print(report)
    print(f"{len(files) - failed} of {len(files)} scenarios hold")
    return 1 if failed else 0
