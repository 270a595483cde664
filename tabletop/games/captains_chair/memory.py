"""What all know to be in a hand or a deck although nobody sees it: discards that were shuffled in.

A discard pile lies open (``CC-22.2``), so both players know which cards a rotated deck is made of.
The record names them by what they are, never by which of the cards out of sight they are.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.board import may_see
from tabletop.engine.cards import Sight
from tabletop.engine.events import CardMoved, Event
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.table import Table
from tabletop.games.captains_chair.places import DECK, HAND, INCIDENTS, RESERVE
from tabletop.games.captains_chair.state import Course, changed, course

STOWED: Final = (DECK, HAND)
"""Where cards are out of sight and still their captain's."""

Stowed = tuple[tuple[str, ...], ...]
"""By seat, what the cards are."""


def stowed(table: Table, seat: SeatId) -> tuple[DefId, ...]:
    """List what all know to be in a captain's hand or deck, unless it lies in sight by now."""
    return tuple(DefId(one) for one in _of(course(table), table)[seat])


def stowing(table: Table, seat: SeatId, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Remember cards that lay open and go into a captain's deck, where they are shuffled."""
    names = tuple(table.board.cards[card].definition for card in cards)
    state = course(table)
    left = [_without(one, names) for one in _of(state, table)]
    left[seat] = (*left[seat], *names)
    return _changes(state, tuple(left))


def observed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Forget what has gone out of sight elsewhere; of what was hidden when it went, all that it
    may have been, since the record must not tell which it was.
    """
    if not isinstance(event, CardMoved):
        return ()
    card, zone = before.board.cards[event.card], after.board.zones[event.to]
    was, state = before.board.zones[card.zone], course(after)
    if zone.sight is Sight.ALL or (zone.kind in STOWED and zone.owner == was.owner):
        return ()
    known = all(may_see(before.board, seat.id, card) for seat in before.board.seats)
    if known or zone.kind in STOWED:  # what is given to somebody both know (CC-15.20)
        return _changes(state, tuple(_without(one, (card.definition,)) for one in state.stowed))
    if was.owner is None or was.kind not in STOWED:
        return ()
    left = list(_of(state, after))
    left[was.owner] = tuple(
        one
        for one in left[was.owner]
        if zone.id == INCIDENTS and after.definitions[DefId(one)].kind != "incident"
    )
    reserving = state.reserving
    if zone.kind == RESERVE and was.owner not in reserving:
        reserving = (*reserving, was.owner)
    return _changes(state, tuple(left), reserving)


def _of(state: Course, table: Table) -> Stowed:
    return state.stowed or ((),) * len(table.board.seats)


def _without(names: tuple[str, ...], gone: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for one in names if one not in gone)


def _changes(
    state: Course, left: Stowed, reserving: tuple[SeatId, ...] | None = None
) -> tuple[Event, ...]:
    now = replace(
        state,
        stowed=left if any(left) else (),
        reserving=state.reserving if reserving is None else reserving,
    )
    return () if now == state else (changed(now),)
