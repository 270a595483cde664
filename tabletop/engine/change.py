"""The one writer: a board and an event make the next board.

Invariants that every change keeps: each card lies in exactly one pile, the one its ``zone``
names; an attached card lies in the zone of its foundation; a card that goes out of anybody's
sight gets a new epoch, so that no handle can be followed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from tabletop.engine import events as ev
from tabletop.engine.board import Board
from tabletop.engine.cards import NO_COUNTERS, Card, Sight, Zone
from tabletop.engine.events import CardMoved, StateChanged
from tabletop.engine.ids import CardId, ZoneId
from tabletop.engine.records import make

_OPEN: Final = Sight.ALL  # looking it up in the class takes as long as all else about a card


def apply(board: Board, event: ev.Event) -> Board:
    """Perform an event. Raises KeyError for a card, zone or seat that is not on the board."""
    return _WRITERS[type(event)](board, event)


def apply_all(board: Board, events: Sequence[ev.Event], past: list[ev.Event]) -> Board:
    """Perform events one after another, until one ends the match; ``past`` gets those that were.

    Gives what ``apply`` would in turn. Cards that move one after another share the copying, also
    with a change of the game's own record right after them.
    """
    moves: list[CardMoved] = []
    for event in events:
        past.append(event)
        if type(event) is CardMoved:
            moves.append(event)
        elif moves and type(event) is StateChanged:
            board = _move_all(board, moves, event)
            moves = []
        else:
            if moves:
                board = _move_all(board, moves)
                moves = []
            board = _WRITERS[type(event)](board, event)
            if board.result is not None:
                return board
    return _move_all(board, moves) if moves else board


def _with_cards(
    board: Board,
    cards: Mapping[CardId, Card],
    piles: Mapping[ZoneId, tuple[CardId, ...]] | None = None,
) -> Board:
    seats, zones, before, _, counters, state, queue, lasting, serial, result = board
    if piles is None:
        piles = before
    return make(
        Board, (seats, zones, piles, cards, counters, state, queue, lasting, serial, result)
    )


def _card_changed(board: Board, card: Card) -> Board:
    cards = {**board.cards}
    cards[card.id] = card
    return _with_cards(board, cards)


def _move(board: Board, event: CardMoved) -> Board:
    return _move_all(board, (event,))


def _move_all(board: Board, moves: Sequence[CardMoved], then: StateChanged | None = None) -> Board:
    seats, zones, piles, cards, counters, state, queue, lasting, serial, result = board
    cards = {**cards}
    piles = {**piles}
    for move in moves:
        number, to, face_up, place = move.card, move.to, move.face_up, move.place
        card = cards[number]
        zone = card.zone
        if zones[zone].in_play:
            _move_tree(zones, piles, cards, move)
            continue
        # Out of play nothing is attached to a card, and it keeps nothing.
        owner, epoch = card.owner, card.epoch
        if not face_up or zones[to].sight is not _OPEN:
            epoch += 1
        cards[number] = make(
            Card,
            (
                number,
                card.definition,
                owner,
                owner,
                to,
                face_up,
                0,
                0,
                NO_COUNTERS,
                None,
                epoch,
                (),
            ),
        )
        pile = piles[zone]
        if pile[-1] == number:
            piles[zone] = pile[:-1]
        else:
            at = pile.index(number)
            piles[zone] = pile[:at] + pile[at + 1 :]
        if place is None:
            piles[to] += (number,)
        else:
            pile = piles[to]
            piles[to] = (*pile[:place], number, *pile[place:])
    if then is not None:
        state = then.state
    return make(
        Board, (seats, zones, piles, cards, counters, state, queue, lasting, serial, result)
    )


def _move_tree(
    zones: Mapping[ZoneId, Zone],
    piles: dict[ZoneId, tuple[CardId, ...]],
    cards: dict[CardId, Card],
    move: CardMoved,
) -> None:
    """Move a card that is in play, with all that is attached to it; out of play nothing is."""
    to, face_up, place = move.to, move.face_up, move.place
    target = zones[to]
    hidden = not (face_up and target.sight is _OPEN)
    zone = cards[move.card].zone
    for number in _tree(cards, piles[zone], move.card):
        card = cards[number]
        if not target.in_play:
            card = card._replace(controller=card.owner, turn=0, side=0, counters=NO_COUNTERS)
        cards[number] = card._replace(
            zone=to,
            face_up=face_up,
            attached_to=card.attached_to if number != move.card and target.in_play else None,
            epoch=card.epoch + hidden,
            known_to=(),
        )
        piles[zone] = tuple(other for other in piles[zone] if other != number)
        pile = piles[to]
        if place is None:
            piles[to] = (*pile, number)
        else:
            piles[to] = (*pile[:place], number, *pile[place:])
            place += 1


def _tree(cards: Mapping[CardId, Card], pile: Sequence[CardId], card: CardId) -> tuple[CardId, ...]:
    """List a card of a pile and what is attached to it, each before what it carries itself."""
    found = [card]
    for other in pile:
        if cards[other].attached_to == card:
            found += _tree(cards, pile, other)
    return tuple(found)


def _shuffle(board: Board, event: ev.Shuffled) -> Board:
    pile = list(board.piles[event.zone])
    mixed = [pile[event.places[source]] for source in event.order]
    cards = {**board.cards}
    for place, number in zip(event.places, mixed, strict=True):
        pile[place] = number
        fields = cards[number]
        cards[number] = make(Card, fields[:-2] + (fields.epoch + 1, ()))  # noqa: RUF005 far faster
    return _with_cards(board, cards, {**board.piles, event.zone: tuple(pile)})


def _arrange(board: Board, event: ev.Arranged) -> Board:
    if sorted(event.cards) != sorted(board.piles[event.zone]):
        raise ValueError(f"arranging {event.zone} must keep its cards")
    cards = {**board.cards}
    for number, before in zip(event.cards, board.piles[event.zone], strict=True):
        if number != before:
            card = cards[number]
            cards[number] = card._replace(epoch=card.epoch + 1)
    return _with_cards(board, cards, {**board.piles, event.zone: event.cards})


def _look(board: Board, event: ev.Looked) -> Board:
    cards = {**board.cards}
    for number in event.cards:
        card = cards[number]
        seats = (*card.known_to, *(seat for seat in event.seats if seat not in card.known_to))
        cards[number] = card._replace(known_to=seats)
    return _with_cards(board, cards)


def _end_look(board: Board, event: ev.LookEnded) -> Board:
    cards = {**board.cards}
    for number in event.cards:
        card = cards[number]
        cards[number] = card._replace(known_to=(), epoch=card.epoch + 1)
    return _with_cards(board, cards)


def _face(board: Board, event: ev.CardFaced) -> Board:
    card = board.cards[event.card]
    epoch = card.epoch if event.face_up else card.epoch + 1
    return _card_changed(board, card._replace(face_up=event.face_up, epoch=epoch))


def _turn(board: Board, event: ev.CardTurned) -> Board:
    return _card_changed(board, board.cards[event.card]._replace(turn=event.turn % 4))


def _flip(board: Board, event: ev.CardFlipped) -> Board:
    return _card_changed(board, board.cards[event.card]._replace(side=event.side))


def _attach(board: Board, event: ev.CardAttached) -> Board:
    if event.to is None:
        return _card_changed(board, board.cards[event.card]._replace(attached_to=None))
    if event.to in board.tree(event.card):
        raise ValueError("a card can't be attached to itself or to what it carries")
    zone = board.cards[event.to].zone
    if board.cards[event.card].zone != zone:
        face_up = board.cards[event.card].face_up
        board = _move(board, CardMoved(event.card, zone, face_up))
    return _card_changed(board, board.cards[event.card]._replace(attached_to=event.to))


def _control(board: Board, event: ev.ControlChanged) -> Board:
    before = board.cards[event.card].controller
    cards = {**board.cards}
    for number in board.tree(event.card):
        card = cards[number]
        if card.controller == before:
            cards[number] = card._replace(controller=event.controller)
    return _with_cards(board, cards)


def _own(board: Board, event: ev.OwnerChanged) -> Board:
    card = board.cards[event.card]
    return _card_changed(board, card._replace(owner=event.owner, controller=event.owner))


def _counted(counters: Mapping[str, int], name: str, change: int) -> Mapping[str, int]:
    total = counters.get(name, 0) + change
    changed = {**counters, name: total}
    if total == 0:
        del changed[name]
    return changed


def _count_card(board: Board, event: ev.CardCounted) -> Board:
    card = board.cards[event.card]
    counters = _counted(card.counters, event.counter, event.change)
    return _card_changed(board, card._replace(counters=counters))


def _count_seat(board: Board, event: ev.SeatCounted) -> Board:
    seat = board.seats[event.seat]
    counters = _counted(seat.counters, event.counter, event.change)
    return _seat_changed(board, event.seat, counters=counters)


def _seat_changed(board: Board, seat: int, **changes: Any) -> Board:
    changed = replace(board.seats[seat], **changes)
    return board._replace(seats=(*board.seats[:seat], changed, *board.seats[seat + 1 :]))


def _count_table(board: Board, event: ev.TableCounted) -> Board:
    return board._replace(counters=_counted(board.counters, event.counter, event.change))


def _state(board: Board, event: StateChanged) -> Board:
    seats, zones, piles, cards, counters, _, queue, lasting, serial, result = board
    return make(
        Board,
        (seats, zones, piles, cards, counters, event.state, queue, lasting, serial, result),
    )


def _queue(board: Board, event: ev.Queued) -> Board:
    serial = max(board.serial, event.item.id)
    return board._replace(queue=(*board.queue, event.item), serial=serial)


def _unqueue(board: Board, event: ev.Unqueued) -> Board:
    return board._replace(queue=tuple(item for item in board.queue if item.id != event.item))


def _cancel(board: Board, event: ev.Cancelled) -> Board:
    return board._replace(
        queue=tuple(
            replace(item, cancelled=True) if item.id == event.item else item for item in board.queue
        ),
    )


def _retarget(board: Board, event: ev.Retargeted) -> Board:
    changed = event.item
    return board._replace(
        queue=tuple(changed if item.id == changed.id else item for item in board.queue)
    )


def _begin_lasting(board: Board, event: ev.LastingBegan) -> Board:
    serial = max(board.serial, event.lasting.id)
    return board._replace(lasting=(*board.lasting, event.lasting), serial=serial)


def _end_lasting(board: Board, event: ev.LastingEnded) -> Board:
    return board._replace(lasting=tuple(item for item in board.lasting if item.id != event.lasting))


def _moment(board: Board, event: ev.MomentCame) -> Board:
    if not any(lasting.until == event.name for lasting in board.lasting):
        return board
    return board._replace(lasting=tuple(item for item in board.lasting if item.until != event.name))


def _leave(board: Board, event: ev.SeatLeft) -> Board:
    return _seat_changed(board, event.seat, aboard=False)


def _end(board: Board, event: ev.Ended) -> Board:
    return board._replace(result=event.result)


def _nothing(board: Board, _event: Any) -> Board:
    return board


_WRITERS: Mapping[type, Callable[[Board, Any], Board]] = {
    CardMoved: _move,
    ev.Shuffled: _shuffle,
    ev.Arranged: _arrange,
    ev.Looked: _look,
    ev.LookEnded: _end_look,
    ev.CardFaced: _face,
    ev.CardTurned: _turn,
    ev.CardFlipped: _flip,
    ev.CardAttached: _attach,
    ev.ControlChanged: _control,
    ev.OwnerChanged: _own,
    ev.CardCounted: _count_card,
    ev.SeatCounted: _count_seat,
    ev.TableCounted: _count_table,
    StateChanged: _state,
    ev.Queued: _queue,
    ev.Unqueued: _unqueue,
    ev.Cancelled: _cancel,
    ev.Retargeted: _retarget,
    ev.LastingBegan: _begin_lasting,
    ev.LastingEnded: _end_lasting,
    ev.MomentCame: _moment,
    ev.SeatLeft: _leave,
    ev.Said: _nothing,
    ev.Rolled: _nothing,
    ev.Ended: _end,
}
