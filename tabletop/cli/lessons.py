"""``tabletop lesson``: make a lesson from a replay, and say what is wrong with lessons."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop.cli.errors import CommandError
from tabletop.games import registry
from tabletop.lessons.checking import lesson_faults
from tabletop.lessons.reading import lesson_in
from tabletop.lessons.writing import skeleton
from tabletop.library.faults import Fault, FaultList
from tabletop.library.lesson_files import is_lesson
from tabletop.session.store import load_record


def command(arguments: Namespace) -> int:
    """Do what is asked; 1 where a lesson has mistakes."""
    if arguments.act == "new":
        print(skeleton(load_record(arguments.record, registry.load)), end="")
        return 0
    wrong = 0
    for path in _lessons(arguments.paths):
        for fault in _faults(path):
            print(fault)
            wrong += not fault.doubt
    return 1 if wrong else 0


def _lessons(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.exists():
            raise CommandError(f"{path}: there is no such file or folder")
        yield from sorted(filter(is_lesson, path.glob("*.yaml"))) if path.is_dir() else (path,)


def _faults(path: Path) -> Iterable[Fault]:
    found = FaultList()
    lesson = lesson_in(path, found)
    if lesson is None:
        return found.in_order()
    try:
        game = registry.load(lesson.game)
    except registry.UnknownGameError as error:
        return (lesson.fault(None, "", "GAME", str(error)),)
    return lesson_faults(game, path)
