"""Helmets: who wears one, and what works only with one (``CC-19.8``, ``CC-27.6``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Refusal, refuse
from tabletop.engine.records import once
from tabletop.engine.table import Definition, Table
from tabletop.games.captains_chair.standing import OnlyWithHelmet
from tabletop.games.captains_chair.traits import PERSON, kinds, printed_traits

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

HELMET: Final = "helmet"
REBELLUTION: Final = "rebellution"
"""The card that brings back a Helmet from a Location or Directive, and no other does."""
KEEPING: Final = ("location", "directive")
"""Types of cards that keep a Helmet."""
WITHOUT: Final = ("play", "development")
"""Kinds of operations that need no Helmet on their card."""


def helmets_on(reader: Reader, card: CardId) -> tuple[CardId, ...]:
    """List the Helmets beamed right onto a card; a Wildcard is one only for an operation."""
    attached = reader.board.attached(card)
    return tuple(one for one in attached if is_helmet(reader, one))


def is_helmet(reader: Reader, card: CardId) -> bool:
    """Tell whether a card is a Helmet."""
    return HELMET in printed_traits(reader, card)


def wears_helmet(reader: Reader, card: CardId) -> bool:
    """Tell whether a Person wears a Helmet."""
    return PERSON in kinds(reader, card) and bool(helmets_on(reader, card))


def may_go_on(reader: Reader, card: CardId, host: CardId) -> bool:
    """Tell whether a card may be beamed onto another one as far as Helmets go (``CC-R.61``)."""
    return not (is_helmet(reader, card) and wears_helmet(reader, host))


def why_kept(reader: Reader, card: CardId, source: CardId) -> Refusal | None:
    """Say why an effect of a card can't bring a beamed Helmet back to the deck (``CC-27.7``)."""
    host = reader.board.cards[card].attached_to
    if host is None or not is_helmet(reader, card) or is_named(reader, source, REBELLUTION):
        return None
    if not any(kind in KEEPING for kind in kinds(reader, host)):
        return None
    return refuse("CC-27.7", "{card} stays on {host}.", card=CardName(card), host=CardName(host))


def has_its_helmet(table: Table, card: CardId, ability: Ability) -> bool:
    """Tell whether the Helmet is there without which an operation can't be used (``CC-27.6``).

    A card can be played without, and says so without.
    """
    if ability.timing in WITHOUT or any(isinstance(one, OnlyWithHelmet) for one in ability.always):
        return True
    needed = _needed(table.printed(card))
    there = table.board.attached(card) if needed else ()
    return all(any(_is_it(table, one, name) for one in there) for name in needed)


@once
def _needed(definition: Definition) -> tuple[str | None, ...]:
    """List the Helmets without which a printed card does not work, any Helmet as None."""
    return tuple(
        standing.named
        for ability in abilities_of(definition)
        for standing in ability.always
        if isinstance(standing, OnlyWithHelmet)
    )


def _is_it(table: Table, card: CardId, name: str | None) -> bool:
    printed = table.printed(card)
    if name is None:
        return HELMET in printed.traits
    return name in (printed.name, printed.id)


def why_not_usable(table: Table, card: CardId, ability: Ability) -> Refusal | None:
    """Say that an operation can't be used without its Helmet, or nothing when it can."""
    if has_its_helmet(table, card, ability):
        return None
    return refuse("CC-27.6", "{card} works only with its Helmet.", card=CardName(card))


def is_named(reader: Reader, card: CardId, name: str) -> bool:
    """Tell whether a card answers to a name (``CC-R.56``): its own, or its id.

    A Ship answers to its name without the class in brackets, too.
    """
    own = reader.table.printed(card).name
    plain = own.partition(" (")[0]
    return name in (own, plain, reader.board.cards[card].definition)
