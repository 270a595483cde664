"""What a computer captain goes by: its seat's view, read as the rules read a board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.context import Context
from tabletop.effects.reader import Reader
from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.control import cards_in_play, crew_of
from tabletop.games.traveller_ccg.costs import Price
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import DECK, HAND, ship_of
from tabletop.games.traveller_ccg.state import VP, Voyage, voyage

T = TypeVar("T")


@dataclass(frozen=True)
class Mind:
    """A seat's view of the table."""

    table: Table
    seat: SeatId
    found: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)
    """What has been worked out about it already."""

    @classmethod
    def of(cls, rules: Rules, view: SeatView) -> Mind:
        """Read a view."""
        return cls(Table(view.board, rules.definitions), view.seat)

    @property
    def board(self) -> Board:
        """What the seat sees."""
        return self.table.board

    @cached_property
    def reader(self) -> Reader:
        """The table with everything counted."""
        return LANGUAGE.reader(self.table)

    def once(self, name: str, work_out: Callable[[], T]) -> T:
        """Work something out the first time that it is asked for."""
        if name not in self.found:
            self.found[name] = work_out()
        known: T = self.found[name]
        return known

    @property
    def state(self) -> Voyage:
        """The open record."""
        return voyage(self.table)

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The cards in hand."""
        return self.board.piles[zone_of(HAND, self.seat)]

    @property
    def deck(self) -> int:
        """How many cards the deck still has."""
        return len(self.board.piles[zone_of(DECK, self.seat)])

    @property
    def ship(self) -> CardId:
        """The Ship."""
        return ship_of(self.board, self.seat)

    @cached_property
    def crew(self) -> tuple[CardId, ...]:
        """The Crew that the captain controls."""
        return crew_of(self.reader, self.seat)

    @cached_property
    def contract(self) -> CardId | None:
        """The Contract that the captain pursues."""
        return pursued(self.table, self.seat)

    @property
    def others(self) -> tuple[SeatId, ...]:
        """The opposing captains still in the game."""
        return tuple(seat for seat in self.board.aboard() if seat != self.seat)

    def vp(self, seat: SeatId) -> int:
        """Give a captain's VP."""
        return self.board.seats[seat].counters.get(VP, 0)

    def is_mine(self, card: CardId) -> bool:
        """Tell whether the captain controls a card, or has it in hand."""
        record = self.board.cards[card]
        if self.board.zones[record.zone].in_play:
            return self.reader.controller(card) == self.seat
        return record.owner == self.seat

    def ability(self, action: Action) -> Ability | None:
        """Give the ability that an action uses."""
        if action.card is None:
            return None
        definition = self.table.definitions[self.board.cards[action.card].definition]
        try:
            return find_ability(definition, action.ability)
        except LookupError:
            return None

    def abilities(self, card: CardId) -> tuple[Ability, ...]:
        """List the abilities of a card that the seat knows."""
        return abilities_of(self.table.printed(card))

    def price(self, action: Action) -> int:
        """Give what an action costs in Credits, before its targets are known."""
        ability = self.ability(action)
        if ability is None or action.card is None:
            return 0
        context = Context(action.card, self.seat)
        return sum(
            cost.due(self.reader, context) for cost in ability.cost if isinstance(cost, Price)
        )

    def in_play(self) -> Iterator[CardId]:
        """Walk the cards in play."""
        return cards_in_play(self.reader)
