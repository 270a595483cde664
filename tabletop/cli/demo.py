"""``tabletop demo``: a whole game played by the computer offscreen, with pictures and record."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Final

from tabletop.cli.errors import CommandError
from tabletop.cli.replay import outcome
from tabletop.cli.setup import new_match
from tabletop.cli.shot import picture, play_on
from tabletop.engine.view import OPEN_EYES
from tabletop.games import registry

MOST_ANSWERS: Final = 20_000
SIZE: Final = (1280, 720)


def command(arguments: Namespace) -> int:
    """Play, then leave pictures, the log and the record in a folder, and name it."""
    game = registry.load(arguments.game)
    match = new_match(game, arguments, bots=True)
    play_on(match, MOST_ANSWERS)
    if not match.finished:
        raise CommandError(f"the game did not end within {MOST_ANSWERS} answers")
    folder: Path = arguments.out
    folder.mkdir(parents=True, exist_ok=True)
    record = folder / f"{game.id}.match"
    match.save(record)
    lines = [line.text for line in match.log_for(OPEN_EYES)]
    text = "\n".join((*lines, outcome(match), ""))
    (folder / "log.txt").write_text(text, encoding="utf-8")
    last = match.history.cursor
    count = max(1, min(arguments.pictures, last + 1))
    moments = dict.fromkeys(round(last * step / max(count - 1, 1)) for step in range(count))
    for at in moments:
        picture(match, at, 0, SIZE, "light", folder / f"table-{at:04}.png")
    print(f"{outcome(match)} {last} answers.")
    print(f"Pictures, log and record are in {folder}")
    return 0
