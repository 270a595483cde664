"""Helmets: who wears one, and what works only with one (``CC-19.8``, ``CC-27.6``)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Refusal, refuse
from tabletop.games.captains_chair.standing import OnlyWithHelmet, holding
from tabletop.games.captains_chair.traits import kinds, printed_traits

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

HELMET: Final = "helmet"
PERSON: Final = "person"


def helmets_on(reader: Reader, card: CardId) -> tuple[CardId, ...]:
    """List the Helmets beamed right onto a card; a Wildcard is one only for an operation."""
    attached = reader.board.attached(card)
    return tuple(one for one in attached if HELMET in printed_traits(reader, one))


def wears_helmet(reader: Reader, card: CardId) -> bool:
    """Tell whether a Person wears a Helmet."""
    return PERSON in kinds(reader, card) and bool(helmets_on(reader, card))


def may_go_on(reader: Reader, card: CardId, host: CardId) -> bool:
    """Tell whether a card may be beamed onto another one as far as Helmets go (``CC-R.61``)."""
    is_helmet = HELMET in printed_traits(reader, card)
    return not (is_helmet and wears_helmet(reader, host))


def why_not_usable(reader: Reader, card: CardId) -> Refusal | None:
    """Say why the operations of a card can't be used without its Helmet, or None."""
    for standing, held in holding(reader, OnlyWithHelmet):
        if held.context.source != card:
            continue
        named = standing.named
        on = helmets_on(reader, card)
        if named is not None:
            on = tuple(one for one in on if is_named(reader, one, named))
        if not on:
            return refuse("CC-27.6", "{card} works only with its Helmet.", card=CardName(card))
    return None


def is_named(reader: Reader, card: CardId, name: str) -> bool:
    """Tell whether a card answers to a name (``CC-R.56``): its own, or its id.

    A Ship answers to its name without the class in brackets, too.
    """
    own = reader.table.printed(card).name
    plain = own.partition(" (")[0]
    return name in (own, plain, reader.board.cards[card].definition)
