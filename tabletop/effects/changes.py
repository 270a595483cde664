"""What continuous effects make of a card, in sentences: what is different, and from which cards."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.effects.reader import Reader
from tabletop.effects.standing import Grant, GrantKeyword
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Message, say


def changes(reader: Reader, card: CardId) -> tuple[Message, ...]:
    """Name what is different on a card from its print, each with the cards that it comes from.

    The reader may be one of a seat's view: a source that the seat doesn't know is 'a card'.
    """
    return (*_numbers(reader, card), *_controller(reader, card), *_granted(reader, card))


def _numbers(reader: Reader, card: CardId) -> Iterator[Message]:
    for attribute, bounds in reader.language.attributes.items():
        causes = reader.causes(card, attribute)
        if causes:
            yield say(
                "{what} {now} instead of {printed}, from {causes}.",
                what=_word(reader, "attributes", attribute, many=True),
                now=reader.value(card, attribute),
                printed=int(reader.table.fact(card, attribute, bounds.default)),
                causes=_named(card, causes),
            )


def _controller(reader: Reader, card: CardId) -> Iterator[Message]:
    causes = reader.controlling(card)
    if causes:
        yield say("Controlled by another player, from {causes}.", causes=_named(card, causes))


def _granted(reader: Reader, card: CardId) -> Iterator[Message]:
    for held in reader.granting(card):
        given, source = held.standing, _named(card, (held.context.source,))
        if isinstance(given, GrantKeyword):
            number = given.number.amount(reader, held.context)
            word = _word(reader, "keywords", given.keyword)
            yield say("{what} {number}, from {causes}.", what=word, number=number, causes=source)
        elif isinstance(given, Grant):
            phrase = "No longer {what}, from {causes}." if given.lose else "{what}, from {causes}."
            for vocabulary, key in (("kinds", given.kind), ("traits", given.trait)):
                if key is not None:
                    what = _word(reader, vocabulary, key)
                    yield say(phrase, what=what, causes=source)


def _named(card: CardId, causes: tuple[CardId, ...]) -> tuple[Message, ...]:
    itself = say("this card itself")
    return tuple(
        itself if cause == card else say("{card}", card=CardName(cause)) for cause in causes
    )


def _word(reader: Reader, vocabulary: str, key: str, *, many: bool = False) -> str:
    """Give the game's word; one that is an icon goes by its name."""
    one, _, several = reader.language.words[vocabulary].get(key, key).partition("|")
    said = several or one if many else one
    return key.replace("-", " ") if said.startswith("{") else said
