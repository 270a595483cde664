"""``tabletop shot``: a picture of the real table at any moment of a match, without a screen."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tabletop.cli.errors import CommandError
from tabletop.cli.setup import new_match
from tabletop.engine.message import Refusal
from tabletop.games import registry
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.match import Match
from tabletop.session.store import load_record


def command(arguments: Namespace) -> int:
    """Take the picture."""
    what = Path(arguments.what)
    if what.is_file():
        match = load_record(what, registry.load)
    else:
        match = new_match(registry.load(arguments.what), arguments, bots=False)
        play_on(match, arguments.at or 0)
    if not 0 <= arguments.seat < len(match.players):
        raise CommandError(f"there is no seat {arguments.seat}")
    at = match.history.cursor if arguments.at is None else arguments.at
    if not 0 <= at <= match.history.cursor:
        raise CommandError(f"the match has {match.history.cursor} answers; {at} is none of them")
    picture(match, at, arguments.seat, arguments.size, arguments.theme, arguments.out)
    print(arguments.out)
    return 0


def play_on(match: Match, answers: int) -> None:
    """Have so many answers given: by computer players where there are any, else at random."""
    for _ in range(answers):
        pending = match.position.pending
        if pending is None:
            return
        seat = pending.seats()[0]
        if match.game.bots:
            answer = match.bot_answer(seat)
        else:
            decision = match.view(seat).decision
            assert decision is not None
            answer = random_answer(decision, bot_chance(match.seed, match.position.answered, seat))
        step = match.answer(seat, answer)
        if isinstance(step, Refusal):
            raise CommandError(f"seat {seat} was refused: {step.reason.text}")


def picture(match: Match, at: int, seat: int, size: tuple[int, int], theme: str, out: Path) -> None:
    """Draw the table at a moment into a file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # The offscreen plugin says for each picture that it has no window manager to give hints to.
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    from tabletop.table import shot
    from tabletop.table.settings import SCHEMES

    if theme not in SCHEMES:
        raise CommandError(f"there is no theme {theme!r}; there are {', '.join(SCHEMES)}")
    out.parent.mkdir(parents=True, exist_ok=True)
    with _heard() as mistakes:
        shot.render(match, at=at, seat=seat, size=size, theme=theme, out=out)
    for mistake in mistakes:
        raise mistake


@contextmanager
def _heard() -> Iterator[list[BaseException]]:
    """Gather what is raised while Qt paints; Qt itself would only print it and go on."""
    before, mistakes = sys.excepthook, list[BaseException]()
    sys.excepthook = lambda _kind, mistake, _trace: mistakes.append(mistake)
    try:
        yield mistakes
    finally:
        sys.excepthook = before
