"""When going back is free, and who must agree when it is not.

Alone, a player goes back without limit. Around one screen it is free until something hidden has
been seen, chance has spoken or somebody else had a hand in it; past that the other people at the
table must agree. Chance lies in the position, so the same answer gives the same dice again.
"""

from __future__ import annotations

import itertools
from typing import Literal

from tabletop.engine.decisions import ChooseAction
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, Refusal, SeatName, refuse, say
from tabletop.engine.position import Position
from tabletop.engine.view import sees
from tabletop.session.history import Answered, History, Moment, Seen
from tabletop.session.players import humans

Scope = Literal["answer", "action"]
"""How far to go back: one answer of a person, or to the window in which an action began."""


def target(history: History, scope: Scope) -> int | None:
    """Find the moment to which an undo goes back, or None when there is none."""
    at = history.cursor - 1
    while at >= 0 and history.asked_human(at) is None:
        at -= 1
    if at < 0 or scope == "answer":
        return at if at >= 0 else None
    return window(history, at)


def window(history: History, at: int) -> int:
    """Find the moment in which the action that led to this one was chosen."""
    seat = history.asked_human(at)
    first = at
    while first >= 0 and history.asked_human(first) == seat:
        if isinstance(_asked(history.moments[first].position, seat), ChooseAction):
            return first
        first -= 1
    return at


def _asked(position: Position, seat: SeatId | None) -> object:
    if position.pending is None or seat is None:
        return None
    return position.pending.of(seat)


def cancel_target(history: History) -> int | None:
    """Find the window in which the action that is under way began, as long as it is free."""
    now = history.now.position
    if now.pending is None:
        return None
    found: int | None = None
    for at in range(history.cursor - 1, -1, -1):
        seat = history.asked_human(at)
        if seat is None or now.pending.of(seat) is None:
            return found
        if barrier(history, at, history.cursor) is not None:
            return found
        before = history.moments[at].position
        asked = _asked(before, seat)
        if isinstance(_asked(now, seat), ChooseAction):
            return None
        if isinstance(asked, ChooseAction):
            return at
        if before.pending is not None and not before.pending.answers and now.pending.answers:
            found = at if found is None else found
    return found


def barrier(history: History, start: int, end: int, holder: SeatId | None = None) -> Message | None:
    """Say what has happened between two moments that can't be unseen, or None.

    ``holder`` is whoever has the screen in the later moment; without it, whoever is asked then.
    """
    moments = history.moments[start : end + 1]
    first, last = moments[0], moments[-1]
    cause = moments[1].cause if len(moments) > 1 else None
    if not isinstance(cause, Answered):
        return say("the seats have changed since")
    mine = cause.seat
    for moment in moments[1:]:
        if not isinstance(moment.cause, Answered):
            return say("the seats have changed since")
        if moment.cause.seat != mine:
            return say("{seat} has answered since", seat=SeatName(moment.cause.seat))
    if last.position.chance.drawn != first.position.chance.drawn:
        return say("dice or a shuffle have decided something since")
    if any(_revealed(before, after, mine) for before, after in itertools.pairwise(moments)):
        return say("something hidden has been seen since")
    if holder is None:
        waiting = () if last.position.pending is None else last.position.pending.seats()
        people = tuple(seat for seat in waiting if last.players[seat].human)
        holder = people[0] if people else mine
    if holder != mine and first.players[holder].human:
        return say("the screen has gone to {seat} since", seat=SeatName(holder))
    return None


def _revealed(before: Moment, after: Moment, seat: SeatId) -> bool:
    old, new = before.position.board, after.position.board
    if old.cards is new.cards:
        return False
    return any(
        card is not old.cards.get(number)
        and sees(new, seat, card)
        and (number not in old.cards or not sees(old, seat, old.cards[number]))
        for number, card in new.cards.items()
    )


def seen_between(history: History, start: int, end: int) -> Seen | None:
    """Tell what people have seen between two moments that they could not know before, or None.

    At the end of a match everything lies open.
    """
    moments = history.moments[start : end + 1]
    first, last = moments[0].position, moments[-1].position
    if last.pending is None and first.pending is not None:
        return "end"
    if last.chance.drawn != first.chance.drawn:
        return "chance"
    for seat in humans(moments[0].players):
        if any(_revealed(before, after, seat) for before, after in itertools.pairwise(moments)):
            return "hidden"
    return None


def must_agree(history: History, to: int, holder: SeatId | None = None) -> tuple[SeatId, ...]:
    """List the people without whom the match can't go back to a moment."""
    seats = humans(history.now.players)
    if len(seats) < 2 or barrier(history, to, history.cursor, holder) is None:
        return ()
    mine = history.asked_human(to)
    return tuple(seat for seat in seats if seat != mine)


def refusal(history: History, to: int, holder: SeatId | None = None) -> Refusal | None:
    """Say who must agree, and why, before the match goes back to a moment."""
    seats = must_agree(history, to, holder)
    if not seats:
        return None
    why = barrier(history, to, history.cursor, holder)
    assert why is not None
    return refuse(
        None,
        "{why}; to go back, ask {seats}.",
        why=why,
        seats=tuple(SeatName(seat) for seat in seats),
    )
