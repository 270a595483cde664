"""Types and traits as effects see them: Wildcard, 'treat as', species (``CC-14``, ``CC-R.47``)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import abilities_of
from tabletop.effects.context import Context
from tabletop.engine.board import Binding
from tabletop.engine.ids import CardId
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.places import JUNK, LOCATION_DECK, NEUTRAL
from tabletop.games.captains_chair.standing import AlsoTrait, CountsAs
from tabletop.games.captains_chair.whose import holder

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

PERSON: Final = "person"
SHIP: Final = "ship"

WILDCARD: Final = "wildcard"
RED: Final = ("attack", "ongoing", "surprise")
"""Traits that come with operations; no Wildcard is one of them (``CC-R.53``)."""

SPECIES: Final[Mapping[str, str]] = {
    "aenar": "Aenar",
    "alien": "Alien",
    "andorian": "Andorian",
    "android": "Android",
    "bajoran": "Bajoran",
    "betazoid": "Betazoid",
    "borg": "Borg",
    "breen": "Breen",
    "cardassian": "Cardassian",
    "changeling": "Changeling",
    "ex-b": "Ex-B",
    "ferengi": "Ferengi",
    "hirogen": "Hirogen",
    "human": "Human",
    "jem-hadar": "Jem'Hadar",
    "kazon": "Kazon",
    "kelpien": "Kelpien",
    "klingon": "Klingon",
    "orion": "Orion",
    "pakled": "Pakled",
    "reman": "Reman",
    "romulan": "Romulan",
    "synthetic": "Synthetic",
    "talaxian": "Talaxian",
    "tellarite": "Tellarite",
    "transcendent": "Transcendent",
    "trill": "Trill",
    "vau-n-akat": "Vau N'Akat",
    "vorta": "Vorta",
    "vulcan": "Vulcan",
    "xindi": "Xindi",
}
"""The species traits (``CC-14.2``)."""

COMMON: Final[Mapping[str, str]] = {
    "ambassador": "Ambassador",
    "anomaly": "Anomaly",
    "augment": "Augment",
    "beverage": "Beverage",
    "business": "Business",
    "cloak": "Cloak",
    "communication": "Communication",
    "creature": "Creature",
    "crossover": "Crossover",
    "doctor": "Doctor",
    "dominion": "Dominion",
    "engineer": "Engineer",
    "helmet": "Helmet",
    "historical": "Historical",
    "hologram": "Hologram",
    "imperial": "Imperial",
    "maquis": "Maquis",
    "mind-control": "Mind Control",
    "nx-01": "NX-01",
    "ops": "Ops",
    "pilot": "Pilot",
    "scientist": "Scientist",
    "security": "Security",
    "shady": "Shady",
    "spy": "Spy",
    "starbase": "Starbase",
    "starfleet": "Starfleet",
    "teachings-of-surak": "Teachings of Surak",
    "telepath": "Telepath",
    "time-travel": "Time Travel",
    "weapon": "Weapon",
}
"""The common traits (``CC-14.3``)."""

TRAITS: Final[Mapping[str, str]] = {
    **SPECIES,
    **COMMON,
    "attack": "Attack",
    "ongoing": "Ongoing",
    "surprise": "Surprise",
    WILDCARD: "Wildcard",
    "lower-decks": "Lower Decks",
}
"""All traits, the red and other special ones too (``CC-14.4``)."""

ANOTHER_SPECIES: Final = "another-species"
"""What a Wildcard is that has been decided to be a species which none of the counted cards is."""

ONE_TRAIT: Final = "wildcards"
"""Binds the Wildcards that have been decided on, each ``as <trait>`` (``CC-14.5``); with a number
all of them have been, and those that aren't named are nothing else.
"""

ALL_DECIDED: Final = Binding(ONE_TRAIT, (), (), 1)
"""Binds that a Wildcard is only what has been decided, and else nothing but itself."""

IN_FINAL_SCORING: Final = Binding(ONE_TRAIT, (), (), 2)
"""Binds that no Wildcard stands for any other trait (``CC-23.11``)."""


def treated(trait: str) -> str:
    """Name what binds the cards that are treated as if they had a trait (``CC-14.8``)."""
    return f"treated as {trait}"


def decided(trait: str) -> str:
    """Name what binds the Wildcards that are this trait for one operation or objective."""
    return f"wildcard as {trait}"


def printed_kinds(definition: Definition) -> tuple[str, ...]:
    """List the types of a printed card, with what it is to be treated as (``CC-14.9``)."""
    also = (
        standing.kind
        for ability in abilities_of(definition)
        for standing in ability.always
        if isinstance(standing, CountsAs)
    )
    return tuple(dict.fromkeys((definition.kind, *also)))


def kinds(reader: Reader, card: CardId) -> tuple[str, ...]:
    """List the types of a card, which holds wherever it lies (``CC-R.105``)."""
    printed = printed_kinds(reader.table.printed(card))
    return tuple(dict.fromkeys((*printed, *reader.kinds(card))))


def printed_traits(reader: Reader, card: CardId) -> tuple[str, ...]:
    """List the traits of a card with those that its PASSIVEs add, a Wildcard as one of its own."""
    also = (standing.trait for standing, _ in reader.touching(AlsoTrait, card))
    return tuple(dict.fromkeys((*reader.traits(card), *also)))


def has_trait(reader: Reader, context: Context, card: CardId, trait: str) -> bool:
    """Tell whether a card has a trait for an effect: really, by being treated so, or as Wildcard.

    What a Wildcard is its owner decides, so an opponent's is never taken for what an effect looks
    for (``CC-14.5``, ``CC-14.7``); one that nobody owns is nothing else (``CC-R.47``).
    """
    found = printed_traits(reader, card)
    if trait in found or card in context.get(treated(trait)).cards:
        return True
    if WILDCARD not in found or trait in RED or holder(reader.board, card) != context.controller:
        return False
    if reader.board.cards[card].zone in (JUNK, LOCATION_DECK, NEUTRAL) and _unowned(reader, card):
        return False
    one = context.get(ONE_TRAIT)
    if one.number or card in one.cards:
        return card in context.get(decided(trait)).cards
    return True


def _unowned(reader: Reader, card: CardId) -> bool:
    return reader.board.cards[card].owner is None


def species_of(reader: Reader, card: CardId) -> tuple[str, ...]:
    """List the species of a card as printed; a Wildcard may be one more."""
    return tuple(trait for trait in printed_traits(reader, card) if trait in SPECIES)


def any_species(reader: Reader, context: Context, card: CardId) -> bool:
    """Tell whether a card is of at least one species (``CC-R.54``), or a Wildcard."""
    return bool(species_of(reader, card)) or is_wildcard(reader, context, card)


def is_wildcard(reader: Reader, context: Context, card: CardId) -> bool:
    """Tell whether a card's owner, who carries out the effect, may choose a trait for it.

    Nobody may in Final Scoring (``CC-23.11``).
    """
    if context.get(ONE_TRAIT) == IN_FINAL_SCORING:
        return False
    if WILDCARD not in printed_traits(reader, card):
        return False
    if holder(reader.board, card) != context.controller:
        return False
    if card in context.get(ONE_TRAIT).cards:
        species = (*SPECIES, ANOTHER_SPECIES)
        return any(card in context.get(decided(trait)).cards for trait in species)
    return True


def different_species(reader: Reader, context: Context, cards: Iterable[CardId]) -> int:
    """Count the names of species among cards, a Wildcard as one more (``CC-R.54``)."""
    names: set[str] = set()
    wild = 0
    for card in cards:
        names.update(species_of(reader, card))
        wild += is_wildcard(reader, context, card)
    return min(len(names) + wild, len(SPECIES))


def shared(reader: Reader, context: Context, card: CardId, other: CardId) -> int:
    """Count the traits that two cards share; a Wildcard may be one that the other has."""
    mine, theirs = printed_traits(reader, card), printed_traits(reader, other)
    both = set(mine) & set(theirs)
    found = len(both)
    for wild, have, want in ((card, mine, theirs), (other, theirs, mine)):
        if is_wildcard(reader, context, wild) and WILDCARD not in both:
            more = {trait for trait in want if trait not in have and trait not in RED}
            found += bool(more - both - {WILDCARD})
    return found


def deciding(trait_of: Mapping[CardId, str]) -> tuple[Binding, ...]:
    """Bind what some Wildcards are, for one operation; any other may still be anything."""
    by_trait: dict[str, list[CardId]] = {}
    for card, trait in trait_of.items():
        by_trait.setdefault(trait, []).append(card)
    return (
        Binding(ONE_TRAIT, tuple(trait_of)),
        *(Binding(decided(trait), tuple(cards)) for trait, cards in by_trait.items()),
    )
