"""What continuous effects make of a card, in sentences: what is different, and from which cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.effects.reader import Held, Reader
from tabletop.effects.standing import Modify
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Message, say


@dataclass(frozen=True, slots=True)
class Modifier:
    """Something that changes an attribute of a card: it adds ``by``, after setting it to ``to``.

    ``versus`` marks what counts only against certain cards.
    """

    held: Held
    by: int = 0
    to: int | None = None
    versus: bool = False

    @property
    def change(self) -> str:
        """What it does: ``+1``, ``= 4``."""
        return f"{self.by:+d}" if self.to is None else f"= {self.to + self.by}"


def changes(reader: Reader, card: CardId) -> tuple[Message, ...]:
    """Name what is different on a card from its print, each with the cards that it comes from.

    The reader may be one of a seat's view: a source that the seat doesn't know is 'a card'.
    """
    return (*_numbers(reader, card), *_others(reader, card))


def modifiers(reader: Reader, card: CardId, attribute: str) -> tuple[Modifier, ...]:
    """List what changes an attribute of a card now, in the order in which it is counted."""
    return tuple(
        Modifier(
            held,
            0 if standing.by is None else standing.by.amount(reader, held.context),
            None if standing.to is None else standing.to.amount(reader, held.context),
            standing.against is not None,
        )
        for standing, held in reader.touching(Modify, card)
        if standing.attribute == attribute
    )


def _numbers(reader: Reader, card: CardId) -> Iterator[Message]:
    for attribute, bounds in reader.language.attributes.items():
        found = modifiers(reader, card, attribute)
        word = reader.language.word("attributes", attribute, many=True)
        counting = tuple(_part(reader, card, one) for one in found if not one.versus)
        if counting:
            yield say(
                "{what} {now} instead of {printed}: {changes}.",
                what=word,
                now=reader.value(card, attribute),
                printed=int(reader.table.fact(card, attribute, bounds.default)),
                changes=counting,
            )
        for one in found:
            if one.versus and one.held.context.source != card:  # what a card says can be read on it
                part = _part(reader, card, one)
                yield say("{what} {change}, only against some.", what=word, change=part)


def _part(reader: Reader, card: CardId, one: Modifier) -> Message:
    return _from(reader, card, one.held, say("{change}", change=one.change))


def _others(reader: Reader, card: CardId) -> Iterator[Message]:
    """Say what is no number, in the words of what holds."""
    for held in reader.changing(card):
        change = held.standing.change(reader, held.context)
        if change is not None:
            yield say("{change}.", change=_from(reader, card, held, change))


def _from(reader: Reader, card: CardId, held: Held, change: Message) -> Message:
    """Say from which card a change comes and, where it only lasts, until when."""
    source = held.context.source
    cause = say("this card itself") if source == card else say("{card}", card=CardName(source))
    until = next((one.until for one in reader.board.lasting if one.id == held.lasting), "")
    if not until:
        return say("{change} from {cause}", change=change, cause=cause)
    language = reader.language
    end = language.sentence(language.book(()).noun("moments", until, many=False))
    return say("{change} from {cause} until {end}", change=change, cause=cause, end=end)
