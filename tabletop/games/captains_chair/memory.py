"""What is known to be in a hand or a deck although it isn't seen there any more.

A discard pile lies open (``CC-22.2``), so both players know which cards a rotated deck is made of;
and who has searched the own deck knows what is in it after it is shuffled (``CC-15.22``). The
record names cards by what they are, never by which of the cards out of sight they are.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.board import may_see
from tabletop.engine.cards import Sight
from tabletop.engine.events import CardMoved, Event, Shuffled
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.table import Table
from tabletop.games.captains_chair.places import DECK, HAND, INCIDENTS, RESERVE
from tabletop.games.captains_chair.state import Course, changed, course

STOWED: Final = (DECK, HAND)
"""Where cards are out of sight and still their captain's."""

Names = tuple[str, ...]
BySeat = tuple[Names, ...]
"""By seat, what the cards of its hand and deck are."""


def stowed(table: Table, seat: SeatId) -> tuple[DefId, ...]:
    """List what is known to be in a captain's hand or deck, unless it lies in sight by now."""
    state = course(table)
    names = (*_of(state.stowed, table)[seat], *_of(state.noted, table)[seat])
    return tuple(DefId(one) for one in names)


def stowing(table: Table, seat: SeatId, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Remember cards that lay open and go into a captain's deck, where they are shuffled."""
    state = course(table)
    return _changes(state, stowed=_adding(state.stowed, table, seat, _names(table, cards)))


def redacted(state: Course, seat: SeatId) -> Course:
    """Give the open record without what only another captain knows."""
    if not state.noted:
        return state
    noted = tuple(names if number == seat else () for number, names in enumerate(state.noted))
    return replace(state, noted=noted)


def observed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Remember what a captain or both know of a deck that is shuffled; forget what has gone out of
    sight elsewhere.
    """
    match event:
        case Shuffled():
            return _shuffled(before, event)
        case CardMoved():
            return _moved(before, event, after)
        case _:
            return ()


def _shuffled(table: Table, event: Shuffled) -> tuple[Event, ...]:
    zone, board = table.board.zones[event.zone], table.board
    seat = zone.owner
    if zone.kind != DECK or seat is None:
        return ()
    mine = tuple(card for card in board.piles[zone.id] if may_see(board, seat, board.cards[card]))
    seats = tuple(one.id for one in board.seats)
    open_ = tuple(c for c in mine if all(may_see(board, one, board.cards[c]) for one in seats))
    alone = tuple(card for card in mine if card not in open_)
    state = course(table)
    return _changes(
        state,
        stowed=_adding(state.stowed, table, seat, _names(table, open_)),
        noted=_adding(state.noted, table, seat, _names(table, alone)),
    )


def _moved(before: Table, event: CardMoved, after: Table) -> tuple[Event, ...]:
    """Forget what has gone; of what was hidden when it went, all that it may have been, since the
    record of what both know must not tell which it was.
    """
    card, zone = before.board.cards[event.card], after.board.zones[event.to]
    was, state = before.board.zones[card.zone], course(after)
    if zone.sight is Sight.ALL or (zone.kind in STOWED and zone.owner == was.owner):
        return ()
    noted = _without(state.noted, (card.definition,))
    known = all(may_see(before.board, seat.id, card) for seat in before.board.seats)
    if known or zone.kind in STOWED:  # what is given to somebody both know (CC-15.20)
        return _changes(state, stowed=_without(state.stowed, (card.definition,)), noted=noted)
    if was.owner is None or was.kind not in STOWED:
        return ()
    left = list(_of(state.stowed, after))
    left[was.owner] = tuple(
        one
        for one in left[was.owner]
        if zone.id == INCIDENTS and after.definitions[DefId(one)].kind != "incident"
    )
    reserving = state.reserving
    if zone.kind == RESERVE and was.owner not in reserving:
        reserving = (*reserving, was.owner)
    return _changes(state, stowed=tuple(left), noted=noted, reserving=reserving)


def _names(table: Table, cards: tuple[CardId, ...]) -> Names:
    return tuple(table.board.cards[card].definition for card in cards)


def _of(kept: BySeat, table: Table) -> BySeat:
    return kept or ((),) * len(table.board.seats)


def _adding(kept: BySeat, table: Table, seat: SeatId, names: Names) -> BySeat:
    """Add what a captain has from now on; nobody else has it."""
    left = list(_without(_of(kept, table), names))
    left[seat] = (*left[seat], *names)
    return tuple(left)


def _without(kept: BySeat, gone: Names) -> BySeat:
    return tuple(tuple(one for one in names if one not in gone) for names in kept)


def _changes(
    state: Course,
    *,
    stowed: BySeat,
    noted: BySeat | None = None,
    reserving: tuple[SeatId, ...] | None = None,
) -> tuple[Event, ...]:
    """Give the event for a record that says something else than before, where it does."""
    noted = state.noted if noted is None else noted
    now = replace(
        state,
        stowed=stowed if any(stowed) else (),
        noted=noted if any(noted) else (),
        reserving=state.reserving if reserving is None else reserving,
    )
    return () if now == state else (changed(now),)
