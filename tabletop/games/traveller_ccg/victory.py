"""Victory: the check at the end of each phase, and the last captain left (section 4)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Result
from tabletop.engine.events import Ended
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, done
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.initiative import highest
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import challenge_said
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.slots import vp
from tabletop.games.traveller_ccg.state import voyage
from tabletop.games.traveller_ccg.windows import listen


def threshold(table: Table, seat: SeatId) -> int:
    """Give the VP with which a captain wins (``TC-4.1``)."""
    return LANGUAGE.reader(table).value(ship_of(table.board, seat), "threshold")


def winners(table: Table) -> tuple[tuple[SeatId, ...], str]:
    """Tell who wins by VP now, and by which rule; nobody does as long as no threshold is met.

    Only those who meet their own threshold are compared (``TC-R.6``), by VP (``TC-4.4``), then by
    Initiative (``TC-4.5``); those tied in both share the victory (``TC-R.5``).
    """
    board = table.board
    there = tuple(seat for seat in board.aboard() if vp(board, seat) >= threshold(table, seat))
    if len(there) <= 1:
        return there, "TC-4.3"
    most = max(vp(board, seat) for seat in there)
    ahead = tuple(seat for seat in there if vp(board, seat) == most)
    if len(ahead) == 1:
        return ahead, "TC-4.4"
    first = highest(table, ahead)
    return first, "TC-4.5" if len(first) == 1 else "TC-R.5"


def _reason(table: Table, seats: tuple[SeatId, ...], rule: str) -> Message:
    points = vp(table.board, seats[0])
    seat = SeatName(seats[0])
    if rule == "TC-R.5":
        names = tuple(SeatName(other) for other in seats)
        text = "{seats} share the victory: {vp} VP each, and the same Initiative."
        return say(text, seats=names, vp=points)
    if rule == "TC-4.5":
        text = "{seat} wins: tied at {vp} VP, and of higher Initiative."
        return say(text, seat=seat, vp=points)
    if rule == "TC-4.4":
        return say("{seat} wins: the most VP of those who made it, {vp}.", seat=seat, vp=points)
    challenge = voyage(table).venture.points
    if challenge:
        text = "{seat} wins with {vp} VP, and {challenge}."
        return say(text, seat=seat, vp=points, challenge=challenge_said(challenge))
    return say("{seat} wins with {vp} VP.", seat=seat, vp=points)


def before(_at: At[Nothing]) -> Next:
    """Let what the end of the phase has triggered be used first (``TC-R.8``, ``TC-R.98``)."""
    return call(listen(), then=check)


def check(at: At[Nothing]) -> Next:
    """End the match if somebody meets their threshold; else it goes on (``TC-4.2``, ``TC-4.6``)."""
    seats, rule = winners(at.table)
    if not seats:
        return done()
    return done(Ended(Result(seats, _reason(at.table, seats, rule), rule)))


VICTORY: Final = Procedure("traveller-ccg.victory", Nothing, before, check)


def check_victory() -> Frame:
    """Check for victory: the last stage of every phase, and never in mid phase (``TC-4.2``)."""
    return VICTORY.frame(NOTHING)


def last_one(table: Table) -> tuple[Ended, ...]:
    """End the match when eliminations left one captain, whatever the VP, or none.

    The one left has won (``TC-4.7``, ``TC-4.10``); alone from the start, bankruptcy is defeat
    (``TC-4.15``).
    """
    aboard = table.board.aboard()
    if len(aboard) > 1:
        return ()
    if not aboard:
        return (Ended(Result((), say("Bankrupt: the venture has failed."), "TC-4.15")),)
    reason = say("{seat} wins: nobody else is left in business.", seat=SeatName(aboard[0]))
    return (Ended(Result(aboard, reason, "TC-4.7")),)
