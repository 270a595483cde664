"""What a seat may know, worked out from the true boards alone and from nothing that is shown."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.engine.board import Board, may_see
from tabletop.engine.change import apply
from tabletop.engine.ids import ONLOOKER, CardId, DefId, SeatId
from tabletop.engine.view import OPEN_EYES
from tabletop.games.definition import GameDefinition
from tabletop.session.history import Moment
from tests.secrets.names import NAME


class Knowledge:
    """Which names each seat may have read so far, and which may stand on its table now.

    ``said`` are kinds of cards whose names anybody may be told, true or not.
    """

    def __init__(self, game: GameDefinition, seats: int, said: Iterable[DefId] = ()) -> None:
        cards = game.pack.cards
        self._texts = {
            key: frozenset(NAME.findall(f"{definition} {cards.get(key)}"))
            for key, definition in game.rules.definitions.items()
        }
        self._said = self._named(set(said))
        self.eyes = (ONLOOKER, *(SeatId(seat) for seat in range(seats)))
        self._seen: dict[SeatId, set[DefId]] = {seat: set() for seat in self.eyes}

    def learn(self, moment: Moment) -> None:
        """Take in what each seat saw from the board before a moment up to it."""
        board, known = moment.before, dict[CardId, object]()
        self._look(board, known)
        for event in moment.events:
            board = apply(board, event)
            self._look(board, known)
        self._look(moment.position.board, known)

    def _look(self, board: Board, known: dict[CardId, object]) -> None:
        for number, card in board.cards.items():
            if known.get(number) is card:
                continue
            known[number] = card
            for seat, seen in self._seen.items():
                if may_see(board, seat, card):
                    seen.add(card.definition)

    def ever(self, seat: SeatId) -> frozenset[str]:
        """Give the names that a seat may have come across by now."""
        return self._said | self._named(self._seen[seat])

    def now(self, board: Board, seat: SeatId) -> frozenset[str]:
        """Give the names that may stand on the table of a seat: of cards that it sees, and what is
        written on these.
        """
        return self._said | self._named(self.visible(board, seat))

    @staticmethod
    def visible(board: Board, seat: SeatId) -> set[DefId]:
        """List the cards of a board that a seat sees."""
        return {
            card.definition
            for card in board.cards.values()
            if seat == OPEN_EYES or may_see(board, seat, card)
        }

    def _named(self, definitions: set[DefId]) -> frozenset[str]:
        return frozenset(name for one in definitions for name in self._texts.get(one, ()))
