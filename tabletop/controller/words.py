"""Messages to sentences, with the names that the reader may know."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.engine.cards import Card
from tabletop.engine.ids import AUTOMA, CHANCE, CardId, DefId, SeatId
from tabletop.engine.message import CardName, DefName, Message, SeatName, fill, in_words
from tabletop.engine.table import Definition, Table
from tabletop.engine.tongue import NO_OWN, Own
from tabletop.engine.view import SeatView

TURNS = ("", "turned sideways", "upside down", "turned sideways to the left")


class Renderer:
    """Puts messages into words for one seat. ``players`` are names by seat, ``automa`` is that of
    whoever controls the cards that the rules play, ``own`` are the game's own words.
    """

    def __init__(
        self,
        definitions: Mapping[DefId, Definition],
        players: Sequence[str],
        view: SeatView,
        automa: str = "The game",
        own: Own = NO_OWN,
    ) -> None:
        self._own = own
        self._automa = automa
        self._definitions = definitions
        self._players = players
        self._table = Table(view.board, definitions)
        self._view = view

    def text(self, message: Message) -> str:
        """Put a message into a sentence."""
        return fill(message, self._name, self._own)

    def seat(self, seat: SeatId) -> str:
        """Name a seat by its player."""
        if 0 <= seat < len(self._players):
            return self._players[seat]
        if seat == AUTOMA:
            return self._automa
        return in_words("Chance") if seat == CHANCE else in_words("Everybody")

    def card(self, handle: CardId) -> str:
        """Name a card, or say 'a card' when the seat doesn't know it (or it is gone)."""
        if handle not in self._view.board.cards or not self._view.known(handle):
            return in_words("a card")
        return self._table.printed(handle).name

    def printed(self, definition: DefId) -> str:
        """Name a printed card."""
        return self._definitions[definition].name

    def known(self, handle: CardId) -> Definition | None:
        """Give what is printed on a card, or None when the seat doesn't know it."""
        return self._table.printed(handle) if self._view.known(handle) else None

    def back(self, handle: CardId) -> str:
        """Name the back of a card."""
        return self._definitions[self._view.board.cards[handle].definition].back

    def hidden(self, card: Card) -> tuple[str, ...]:
        """Say that a card lies face down, where its seat can't look at it anyway."""
        if card.face_up or self._view.board.zones[card.zone].owner == self._view.seat:
            return ()
        return (in_words("face down"),)

    def states(self, card: Card) -> tuple[str, ...]:
        """Say in words of any game what can be seen of a card besides what is printed on it."""
        words = [*self.hidden(card)]
        if card.turn % 4:
            words.append(in_words(TURNS[card.turn % 4]))
        words += [f"{count} {name}" for name, count in card.counters.items() if count]
        if card.attached_to is not None:
            words.append(in_words("attached to {card}", card=self.card(card.attached_to)))
        return tuple(words)

    def _name(self, argument: SeatName | CardName | DefName) -> str:
        match argument:
            case SeatName(seat):
                return self.seat(seat)
            case CardName(card):
                return self.card(card)
            case DefName(definition):
                return self.printed(definition)


def listed(words: Sequence[str], last: str = "and") -> str:
    """Join words as a sentence does: 'Ann, Bo and Cy'."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {in_words(last)} {words[-1]}"


def counted(count: int, one: str, many: str) -> str:
    """Say how many: '1 card', '3 cards'."""
    return f"{count} {in_words(one if count == 1 else many)}"
