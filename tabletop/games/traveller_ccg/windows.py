"""Windows: when captains may respond, and when they may speak up (``TC-R.99``, ``TC-R.100``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.queue import Window, reaction
from tabletop.effects.usable import PASS, USE, answering, reachable, using, waiting
from tabletop.engine.actions import ActionKind, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import RuleId, SeatId
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg import orders
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.parts import EFFECTS
from tabletop.games.traveller_ccg.state import captain, voyage
from tabletop.games.traveller_ccg.timing import IDLE, REACTIONS, acting, may_respond, settle

FREE: Final = (*IDLE, *REACTIONS)
"""Timings that can be used whenever nothing is pending (``TC-28.8``, ``TC-28.9``)."""

ANYTIME_KINDS: Final[tuple[ActionKind, ...]] = (
    using(LANGUAGE, FREE),
    answering(LANGUAGE),
    orders.CALLING,
    orders.ORDERING,
)
"""What a captain can do besides, whenever it is theirs to do something."""
KINDS: Final = (*ANYTIME_KINDS, orders.PASSING)
HEARD_KINDS: Final = tuple(kind for kind in KINDS if kind is not orders.CALLING)
"""What a captain can do who spoke up: others speak up to whoever was interrupted."""
RULE: Final = RuleId("TC-R.100")


@dataclass(frozen=True, slots=True)
class Open:
    """An open window: how many captains have had their say in a row.

    In one that only ``listens`` nobody is asked but who spoke up before. ``seat`` is being asked;
    ``last`` used something and then passed, and is asked again only once others have acted.
    """

    had: int = 0
    listens: bool = False
    seat: SeatId | None = None
    last: SeatId | None = None


def triggers(at: At[Open]) -> Next:
    """Whatever was triggered and must be paid for can be used first (``TC-R.98``)."""
    if waiting(LANGUAGE.reader(at.table)):
        return call(respond(), then=put_right)
    return go(put_right)


def put_right(at: At[Open]) -> Next:
    """See to it that limits are kept before anything can be played (``TC-R.53``)."""
    frame = settle(at.table)
    return go(following) if frame is None else call(frame, then=put_right)


def following(at: At[Open]) -> Next:
    """Go on to the next captain who is asked, the one with priority first."""
    order = LANGUAGE.reader(at.table).round_from(acting(at.table))
    for seat in order:
        if captain(at.table, seat).called:
            heard = orders.heard(at.table, seat)
            speaking = replace(at.locals, seat=seat)
            asking_them = SPEAK.frame(Speaking(seat, heard=True))
            return call(asking_them, *heard, then=again, locals=speaking)
    if at.locals.listens:
        return done()
    had = at.locals.had
    while had < len(order) and (order[had] == at.locals.last or not asked(at.table, order[had])):
        had += 1
    if had >= len(order):
        return done()
    speaking = replace(at.locals, had=had + 1, seat=order[had])
    return call(SPEAK.frame(Speaking(order[had])), then=again, locals=speaking)


def again(at: At[Open]) -> Next:
    """Begin anew with the first captain after anybody has done anything."""
    if at.value is True:
        return go(triggers, locals=replace(at.locals, had=0, last=at.locals.seat))
    return go(following)


def asked(table: Table, seat: SeatId) -> bool:
    """Tell whether a captain is asked unless they speak up: whoever acts, and both sides of a
    fight, if everybody can see that they could have something to do.
    """
    attempt = voyage(table).attempt
    parties = (acting(table), *((attempt.attacker, attempt.defender) if attempt else ()))
    if seat not in parties or orders.declines(table, seat):
        return False
    if len(table.board.aboard()) == 1:
        return any(action.verb == USE for action in legal(KINDS, table, seat))
    if may_respond(table, seat):
        return True
    return next(reachable(LANGUAGE.reader(table), seat, FREE), None) is not None


OPEN: Final = Procedure("traveller-ccg.window", Open, triggers, put_right, following, again)


@dataclass(frozen=True, slots=True)
class Speaking:
    """A captain who may use something; ``did`` tells whether they have, ``heard`` that they are
    asked because they spoke up.
    """

    seat: SeatId
    did: bool = False
    heard: bool = False


async def speak(at: At[Speaking]) -> Next:
    """Let a captain use what can be used now, call on another, or pass."""
    seat = at.locals.seat
    if not at.board.seats[seat].aboard:
        return done(value=at.locals.did)
    prompt = asking(at.table, seat)
    kinds = HEARD_KINDS if at.locals.heard else KINDS
    action = await ChooseAction("window", seat, prompt, RULE, legal(kinds, at.table, seat))
    if action.verb == USE:
        announced = EFFECTS.announce.frame(reaction(LANGUAGE, at.table, seat, action))
        return call(announced, then=queue)
    took = orders.took(at.table, seat, action)
    if action.verb == PASS.verb:
        return done(*took, value=at.locals.did)
    if action.verb == orders.CALL and action.ability != str(seat):
        return call(listen(), *took, then=speak)
    return go(speak, *took)


def asking(table: Table, seat: SeatId) -> Message:
    """Ask what a captain wants to use, and tell of the fight that goes on, if one does."""
    attempt = voyage(table).attempt
    if attempt is None:
        return say("{seat}, use an ability or play a card now, or pass.", seat=SeatName(seat))
    text = "{seat}, {other} attacks you: use or play something that helps, or pass."
    other = attempt.attacker
    if other == seat:
        text = "{seat}, you attack {other}: use or play something that helps, or pass."
        other = attempt.defender
    elif attempt.defender != seat:
        text = "{seat}, {other} attacks another captain: use or play something, or pass."
    who = say("the enemy ship") if other is None else SeatName(other)
    return say(text, seat=SeatName(seat), other=who)


def queue(at: At[Speaking]) -> Next:
    """Let it be answered, and happen."""
    if at.value is False:
        return go(speak)
    return call(respond(), then=speak, locals=replace(at.locals, did=True))


SPEAK: Final = Procedure("traveller-ccg.speak", Speaking, speak, queue)


def open_window() -> Frame:
    """Open a window with nothing pending for everybody, whoever acts first (``TC-R.100``)."""
    return OPEN.frame(Open())


def listen() -> Frame:
    """Open a window only for those who spoke up, and for what was triggered (``TC-R.107``).

    So are the pauses at the start and the end of a stage: nobody is handed the screen there.
    """
    return OPEN.frame(Open(listens=True))


def respond() -> Frame:
    """Run the queue until it is empty, with everybody's Reactions (``TC-R.99``)."""
    return EFFECTS.queue.frame(Window())


PROCEDURES: Final = (OPEN, SPEAK)
RECORDS: Final = (Open, Speaking)
