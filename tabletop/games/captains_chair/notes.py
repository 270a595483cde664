"""What is different now from what is printed on a card: what lies on it, and its state."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair.called import called
from tabletop.games.captains_chair.fleet import location_of, ships_at
from tabletop.games.captains_chair.locations import is_secured
from tabletop.games.captains_chair.missions import CONTRIBUTES
from tabletop.games.captains_chair.state import (
    AWAY_TEAM,
    COLLECTED,
    COMPLETED,
    RESOURCES,
    SPARE_TEAM,
    SPENT_CHIP,
    teams,
)
from tabletop.games.captains_chair.titles import title


def notes(
    definitions: Mapping[DefId, Definition], view: SeatView, card: CardId
) -> tuple[Message, ...]:
    """Say of a card that the seat knows what lies on it, where its Ship is, what it carries."""
    if not view.known(card):
        return ()
    table = Table(view.board, definitions)
    return (*_state(table, card), *_counted(table, card), *_together(table, card))


def _state(table: Table, card: CardId) -> Iterator[Message]:
    record = table.board.cards[card]
    if record.turn:
        yield say("Exhausted.")
    if record.attached_to is not None:
        if table.printed(card).kind == "token":
            yield _token(table, record.attached_to)
        else:
            yield say("Beamed onto {where}.", where=CardName(record.attached_to))
    if record.counters.get(CONTRIBUTES):
        yield say("Contributes to the mission that is being completed.")


def _token(table: Table, on: CardId) -> Message:
    if table.printed(on).kind == "location":
        return say("The ship is at {where}.", where=CardName(on))
    return say("The ship is at no Location yet; it goes to one when it warps.")


def _counted(table: Table, card: CardId) -> Iterator[Message]:
    """Resources, away teams, action chips, missions and traits that are on a card."""
    counters = table.board.cards[card].counters
    for resource in RESOURCES:
        if counters.get(resource):
            yield say("{count} {what} on it.", count=counters[resource], what=called(resource))
    for seat in range(len(table.board.seats)):
        count = counters.get(teams(SeatId(seat)), 0)
        if count:
            text = "{count} away team of {seat}." if count == 1 else "{count} away teams of {seat}."
            yield say(text, count=count, seat=SeatName(SeatId(seat)))
    for counter, text in (
        (AWAY_TEAM, "Away teams that wait to be sent: {count}."),
        (SPARE_TEAM, "Away teams not in use yet: {count}."),
        (SPENT_CHIP, "Action chips spent on it this turn: {count}."),
    ):
        if counters.get(counter):
            yield say(text, count=counters[counter])
    for counter in counters:
        group, _, key = counter.partition("-")
        if group == COMPLETED and counters[counter]:
            yield say("Completed: {mission}.", mission=title(key))
        if group == COLLECTED and counters[counter]:
            yield say("Collected: {trait}.", trait=title(key))


def _together(table: Table, card: CardId) -> Iterator[Message]:
    """Where a Ship's token is; whose Ships are at a Location, who has secured it (``CC-8.1``)."""
    board = table.board
    if board.zones[board.cards[card].zone].kind == "fleet":
        where = location_of(board, card)
        if where is not None:
            yield say("At {where}.", where=CardName(where))
    if table.printed(card).kind == "location":
        for seat in range(len(board.seats)):
            ships = ships_at(board, card, SeatId(seat))
            if ships:
                names = tuple(CardName(ship) for ship in ships)
                yield say("Ships of {seat}: {ships}.", seat=SeatName(SeatId(seat)), ships=names)
            if is_secured(table, card, SeatId(seat)):
                yield say("Secured by {seat}.", seat=SeatName(SeatId(seat)))
