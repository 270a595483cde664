"""What a computer captain goes by: its seat's view, read as the rules read a board."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.context import Context
from tabletop.effects.reader import Reader
from tabletop.engine.board import Board
from tabletop.engine.cards import Card
from tabletop.engine.change import apply
from tabletop.engine.events import Event
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair import khan, missions
from tabletop.games.captains_chair.bots import aims
from tabletop.games.captains_chair.cadet import LAST_TURN
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.places import HAND, STARDATES
from tabletop.games.captains_chair.state import GLORY, Course, course
from tabletop.games.captains_chair.whose import cards_in_play

A_ROUND: Final = 3.2
"""How much glory both players take off the Stardate pile in a round, about."""
MOST_TURNS: Final = 12.0


@dataclass(frozen=True)
class Mind:
    """A seat's view of the table; what has been worked out is kept for the one decision."""

    table: Table
    seat: SeatId
    weighed: dict[tuple[str, CardId], float] = field(
        default_factory=dict, compare=False, repr=False
    )

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

    @property
    def state(self) -> Course:
        """The open record."""
        return course(self.table)

    @property
    def other(self) -> SeatId | None:
        """The opponent, if there is one."""
        return next((seat.id for seat in self.board.seats if seat.id != self.seat), None)

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The cards in hand."""
        return self.board.piles[zone_of(HAND, self.seat)]

    @cached_property
    def in_play(self) -> tuple[CardId, ...]:
        """The captain's own cards in play, beamed ones too."""
        return tuple(cards_in_play(self.board, self.seat))

    @cached_property
    def is_khan(self) -> bool:
        """Tell whether the captain is Khan, who has no tracks."""
        return khan.is_khan(self.table, self.seat)

    def held(self, counter: str, seat: SeatId | None = None) -> int:
        """Give a counter of a seat, of the captain's own without one."""
        return self.board.seats[self.seat if seat is None else seat].counters.get(counter, 0)

    def card(self, card: CardId) -> Card:
        """Give a card's record."""
        return self.board.cards[card]

    def kind(self, card: CardId) -> str:
        """Give a card's printed type; it begins with 'hidden' where the seat can't see it."""
        return self.table.printed(card).kind

    def abilities(self, card: CardId) -> tuple[Ability, ...]:
        """List the abilities of a card that the seat knows."""
        return abilities_of(self.table.printed(card))

    def context(self, card: CardId) -> Context:
        """Give the context in which the captain uses a card."""
        return Context(card, self.seat)

    @cached_property
    def turns(self) -> float:
        """Estimate how many turns the captain still has after this one."""
        state = self.state
        if state.cadet:
            return float(LAST_TURN - state.turn)
        if state.remaining is not None:
            return max(0.0, (state.remaining - 1) // 2)
        pile = self.board.piles[STARDATES]
        if not pile:
            return 1.0
        glory = self.card(pile[-1]).counters.get(GLORY, 0) + sum(
            int(self.table.fact(card, "glory") or 0) for card in pile[:-1]
        )
        return min(MOST_TURNS, 1.0 + glory / A_ROUND)

    @cached_property
    def aims(self) -> tuple[aims.Aim, ...]:
        """List the missions that aren't completed."""
        return aims.aims_of(self.reader, self.seat, self.turns)

    def supposing(self, *changes: Event) -> Mind:
        """Give the table as it would be after some changes."""
        board = self.board
        for change in changes:
            board = apply(board, change)
        return Mind(Table(board, self.table.definitions), self.seat)

    @cached_property
    def completed(self) -> bool:
        """Tell whether a mission has been completed, so that focus symbols count."""
        return bool(missions.completed(self.table, self.seat))
