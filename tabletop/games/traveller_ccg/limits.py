"""Limits of what captains may have in play (section 8), and who is over one."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.games.traveller_ccg import keywords
from tabletop.games.traveller_ccg.control import cards_in_play
from tabletop.games.traveller_ccg.language import calls
from tabletop.games.traveller_ccg.places import (
    complications_on,
    contract_in,
    ship_of,
    slots_of,
)

ONE: Final = 1
"""How many Gear of a subtype a Crew may have, and Connections of a subtype a captain."""
UPGRADES: Final = ("computer", "hardpoint", "hull", "internal")


@dataclass(frozen=True, slots=True)
class Over:
    """A captain who is over a limit: ``count`` of these cards must go, by the captain's choice."""

    seat: SeatId
    cards: tuple[CardId, ...]
    count: int
    rule: RuleId


def over_limits(reader: Reader) -> Iterator[Over]:
    """List what is over a limit, captain by captain.

    Trifling cards count against none of them but that of names (``TC-8.9``, ``TC-29.29``).
    """
    having = _by_controller(reader)
    for seat in reader.board.aboard():
        mine = having[seat]
        ship = ship_of(reader.board, seat)
        yield from _beyond_slots(reader, seat, ship, "crew", mine["crew"], "TC-8.1")
        yield from _namesakes(reader, seat, mine["crew"])
        yield from _subtypes(reader, seat, mine["connection"], "TC-8.6")
        on_ship = reader.board.attached(ship)
        for subtype in UPGRADES:
            there = _of_subtype(reader, on_ship, subtype)
            yield from _beyond_slots(reader, seat, ship, subtype, there, "TC-8.3")
        for crew in mine["crew"]:
            yield from _subtypes(reader, seat, reader.board.attached(crew), "TC-8.5")
    yield from _complications(reader)


def _by_controller(reader: Reader) -> defaultdict[SeatId | None, defaultdict[str, list[CardId]]]:
    found: defaultdict[SeatId | None, defaultdict[str, list[CardId]]] = defaultdict(
        lambda: defaultdict(list)
    )
    for card in cards_in_play(reader):
        kind = reader.table.printed(card).kind
        if kind in ("crew", "connection"):
            found[reader.controller(card)][kind].append(card)
    return found


def _beyond_slots(
    reader: Reader, seat: SeatId, ship: CardId, sort: str, there: list[CardId], rule: str
) -> Iterator[Over]:
    """A Ship has slots; how many need not be counted for nothing, which is most often there."""
    if there:
        yield from _checked(reader, seat, there, reader.value(ship, f"{sort}-slots"), rule)


def _checked(
    reader: Reader, seat: SeatId, cards: list[CardId] | tuple[CardId, ...], most: int, rule: str
) -> Iterator[Over]:
    if len(cards) <= most:
        return
    counted = tuple(card for card in cards if not keywords.has(reader, card, "trifling"))
    if len(counted) > most:
        yield Over(seat, counted, len(counted) - most, RuleId(rule))


def _namesakes(reader: Reader, seat: SeatId, crew: list[CardId]) -> Iterator[Over]:
    """No captain may have two Crew of one name, Trifling or not (``TC-8.2``, ``TC-R.48``)."""
    named: defaultdict[str, list[CardId]] = defaultdict(list)
    for card in crew:
        named[reader.table.printed(card).name].append(card)
    for alike in named.values():
        if len(alike) > 1:
            yield Over(seat, tuple(alike), len(alike) - 1, RuleId("TC-8.2"))


def _subtypes(
    reader: Reader, seat: SeatId, cards: list[CardId] | tuple[CardId, ...], rule: str
) -> Iterator[Over]:
    """One of each subtype is allowed."""
    if len(cards) > ONE:
        for subtype in dict.fromkeys(reader.table.fact(card, "subtype") for card in cards):
            yield from _checked(reader, seat, _of_subtype(reader, cards, subtype), ONE, rule)


def _of_subtype(
    reader: Reader, cards: list[CardId] | tuple[CardId, ...], subtype: str
) -> list[CardId]:
    return [card for card in cards if reader.table.fact(card, "subtype") == subtype]


def _complications(reader: Reader) -> Iterator[Over]:
    """A slot's controller removes what a Contract no longer holds (``TC-8.7``, ``TC-R.30``)."""
    board = reader.board
    for number in slots_of(board):
        contract = contract_in(board, number)
        if contract is None:
            continue
        there = complications_on(board, contract)
        most = calls.complication_slots(reader.table, contract)
        if len(there) > most:
            seat = calls.controller_of_slot(reader.table, number)
            yield Over(seat, there, len(there) - most, RuleId("TC-R.30"))
