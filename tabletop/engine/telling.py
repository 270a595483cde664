"""Telling: what happened, in words for one seat, with the names of cards that it knew then.

A line keeps its cards' definitions, so that a log can open them; it never holds a card's number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from tabletop.engine import events as ev
from tabletop.engine.board import Board
from tabletop.engine.cards import Card
from tabletop.engine.change import apply
from tabletop.engine.ids import AUTOMA, CardId, DefId, SeatId
from tabletop.engine.message import Argument, CardName, DefName, Message, SeatName, say
from tabletop.engine.rules import Rules
from tabletop.engine.tongue import NO_OWN, Own, spoken
from tabletop.engine.view import OPEN_EYES, sees

UNKNOWN: Final = "a card"


@dataclass(frozen=True, slots=True)
class Word:
    """A piece of a line; with a definition where it is a card's name, a seat where a player's."""

    text: str
    definition: DefId | None = None
    seat: SeatId | None = None


@dataclass(frozen=True, slots=True)
class Line:
    """A sentence in pieces, and the dice that it tells of."""

    words: tuple[Word, ...]
    dice: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The whole sentence."""
        return "".join(word.text for word in self.words)


Name = Callable[[SeatName | CardName | DefName], Word]


def pieces(message: Message, name: Name, own: Own = NO_OWN) -> tuple[Word, ...]:
    """Split a message into words; ``name`` gives those for seats and cards, ``own`` what the game
    says by itself.
    """
    marks: list[Word] = []

    def place(argument: Argument) -> str:
        match argument:
            case int():
                return spoken().number(argument)
            case str():
                return argument.replace("\0", "")
            case Message():
                text = spoken().said(argument.text, own)
                filled = {key: place(value) for key, value in argument.args.items()}
                return text.format_map(filled) if argument.args else text
            case tuple():
                return ", ".join(place(part) for part in argument)
            case _:
                marks.append(name(argument))
                return f"\0{len(marks) - 1}\0"

    parts = place(message).split("\0")
    words = (marks[int(part)] if at % 2 else Word(part) for at, part in enumerate(parts))
    return tuple(word for word in words if word.text)


def naming(rules: Rules, seats: tuple[str, ...], card: Callable[[CardId], Card | None]) -> Name:
    """Make the names of seats and cards; ``card`` gives a card where it is known.

    A card is called by the name on the side that is up.
    """

    def name(argument: SeatName | CardName | DefName) -> Word:
        match argument:
            case SeatName(seat):
                return Word(rules.automa) if seat == AUTOMA else Word(seats[seat], seat=seat)
            case DefName(definition):
                return Word(rules.definitions[definition].name, definition)
            case CardName(number):
                known = card(number)
                if known is None:
                    return Word(spoken().said(UNKNOWN))
                printed = rules.definitions[known.definition]
                up = printed.sides[known.side - 1] if known.side else printed
                return Word(up.name, known.definition)

    return name


def told(
    rules: Rules, board: Board, events: Iterable[ev.Event], seat: SeatId, names: tuple[str, ...]
) -> Iterator[Line]:
    """Tell a seat what was said and rolled while these events happened to a board.

    A card is named to those who may see it at that moment, or saw it before its last move. Open
    eyes read with each line that not all were told for whom it was.
    """
    departed: dict[CardId, Card] = {}

    def known(number: CardId) -> Card | None:
        if number not in board.cards:
            return None
        card = board.cards[number]
        return card if sees(board, seat, card) or number in departed else None

    name = naming(rules, names, known)
    for event in events:
        match event:
            case ev.Said(message, to):
                if to is not None and seat == OPEN_EYES:
                    yield Line((*_addressed(to, name), *pieces(message, name, rules.own)))
                elif to is None or seat in to:
                    yield Line(pieces(message, name, rules.own))
            case ev.Rolled(label, dice, modifier):
                yield Line((*pieces(label, name, rules.own), Word(_rolled(dice, modifier))), dice)
            case ev.CardMoved(number):
                for moving in board.tree(number):
                    card = board.cards[moving]
                    if sees(board, seat, card):
                        departed[moving] = card
                    else:
                        departed.pop(moving, None)
            case ev.Shuffled() | ev.Arranged():
                for number in board.piles[event.zone]:
                    departed.pop(number, None)
            case ev.LookEnded(cards):
                for number in cards:
                    departed.pop(number, None)
        board = apply(board, event)


def _addressed(to: tuple[SeatId, ...], name: Name) -> Iterator[Word]:
    """Say whom a line was for, to those who read everybody's lines: 'You' alone names nobody."""
    yield from pieces(say("To {seats}: ", seats=tuple(map(SeatName, to))), name)


def _rolled(dice: tuple[int, ...], modifier: int) -> str:
    faces = " ".join(str(face) for face in dice)
    total = sum(dice) + modifier
    if modifier:
        return f": {faces} {modifier:+} = {spoken().number(total)}"
    return f": {faces} = {spoken().number(total)}" if len(dice) > 1 else f": {faces}"
