"""What a scenario and its challenges bring at the end of a phase, before its check (``TC-R.8``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.events import Event
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import AUTOMA
from tabletop.engine.message import say
from tabletop.games.traveller_ccg.control import crew_of
from tabletop.games.traveller_ccg.damage import inflict_wounds
from tabletop.games.traveller_ccg.expending import Owing, expense_frame
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.slots import vp
from tabletop.games.traveller_ccg.solo.opposition import opposed, reinforce
from tabletop.games.traveller_ccg.solo.venture import BUSINESS, WEAR
from tabletop.games.traveller_ccg.state import Phase, voyage
from tabletop.games.traveller_ccg.timing import settle


@dataclass(frozen=True, slots=True)
class Ending:
    """The phase that ends."""

    phase: Phase


def begin(at: At[Ending]) -> Next:
    """Go on to what this phase ends with."""
    if at.locals.phase == "ready":
        return go(overheads)
    return go(wear if at.locals.phase == "procurement" else charge)


def overheads(at: At[Ending]) -> Next:
    """Ready Phase of The Cost of Doing Business: an expense of the captain's VP (``TC-34.2``)."""
    if voyage(at.table).venture.scenario != BUSINESS:
        return done()
    (seat,) = at.board.aboard()
    due = vp(at.board, seat)
    return call(expense_frame(Owing(seat, due, say("doing business"), "TC-34.2")))


def wear(at: At[Ending]) -> Next:
    """Procurement Phase: every Crew of the captain is wounded, if so challenged (``TC-33.17``)."""
    reader = LANGUAGE.reader(at.table)
    if not voyage(at.table).venture.has(WEAR):
        return go(join)
    events: list[Event] = []
    for seat in at.board.aboard():
        for card in crew_of(reader, seat):
            events += inflict_wounds(reader, card, 1, None)
    return go(put_right, *events)


def put_right(at: At[Ending]) -> Next:
    """Take those out of play who can't bear it (``TC-R.53``)."""
    frame = settle(at.table)
    return go(join) if frame is None else call(frame, then=join)


def join(at: At[Ending]) -> Next:
    """Procurement Phase of The Dirty Half-Dozen: one more Crew of the Opposition (``TC-34.5``)."""
    return call(reinforce()) if opposed(voyage(at.table).venture) else done()


def charge(at: At[Ending]) -> Next:
    """Resolution Phase of The Dirty Half-Dozen: 1 Credit for each of its Crew (``TC-34.13``)."""
    count = len(crew_of(LANGUAGE.reader(at.table), AUTOMA))
    if not opposed(voyage(at.table).venture) or not count:
        return done()
    (seat,) = at.board.aboard()
    return call(expense_frame(Owing(seat, count, say("the Opposition's Crew"), "TC-34.13")))


END: Final = Procedure(
    "traveller-ccg.end-of-phase", Ending, begin, overheads, wear, put_right, join, charge
)


def end_of(phase: Phase) -> Frame:
    """Bring about whatever a phase ends with for a captain alone."""
    return END.frame(Ending(phase))
