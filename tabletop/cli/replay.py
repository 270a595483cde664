"""``tabletop replay``: look back at a match, on the table or in words."""

from __future__ import annotations

from argparse import Namespace

from tabletop.cli.errors import CommandError
from tabletop.cli.play import open_app
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.view import OPEN_EYES
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.store import load_record


def command(arguments: Namespace) -> int:
    """Print the match, or show it."""
    match = load_record(arguments.record, registry.load)
    if not arguments.text:
        return open_app(replay=arguments.record)
    eyes = OPEN_EYES if match.finished else ONLOOKER
    if arguments.seat is not None:
        eyes = checked_seat(match, arguments.seat)
    names = ", ".join(player.name for player in match.players)
    print(f"{match.game.pack.info.title}: {names}; {match.started}, seed {match.seed}")
    if match.notice:
        print(match.notice)
    for line in match.log_for(eyes):
        print(f"{line.moment:5}  {line.text}")
    print(outcome(match))
    return 0


def checked_seat(match: Match, seat: int) -> SeatId:
    """Find a seat by its number. Raises CommandError when there is none."""
    if not 0 <= seat < len(match.players):
        raise CommandError(f"there is no seat {seat}; the seats are 0 to {len(match.players) - 1}")
    return SeatId(seat)


def outcome(match: Match) -> str:
    """Say how a match ended, or that it goes on."""
    result = match.result
    if result is None:
        return f"It goes on after {match.history.cursor} answers."
    winners = ", ".join(match.players[seat].name for seat in result.winners) or "nobody"
    view = match.view(OPEN_EYES)
    assert view.board.result is not None
    last = match.words(view.board.result.reason, OPEN_EYES)
    rule = f" ({result.rule})" if result.rule else ""
    return f"Won by {winners}. {last}{rule}"
