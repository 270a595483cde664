"""Decks that players bring: what a game says of them, and what is wrong with one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import Message
from tabletop.engine.table import Definition
from tabletop.library.decks.record import Deck, Section


@dataclass(frozen=True, slots=True)
class DeckFault:
    """What a deck breaks. ``section`` and ``card`` say where, as far as one is to blame.

    Cards are named in the message by words, since a deck may hold some that the game lacks.
    """

    message: Message
    rule: RuleId | None = None
    section: str = ""
    card: DefId | None = None


@dataclass(frozen=True, slots=True)
class Bars:
    """A figure of a deck: how much there is of each of some things, in their order.

    ``unit`` says what is counted ("cards").
    """

    title: Message
    unit: Message
    bars: tuple[tuple[Message, int], ...]


@dataclass(frozen=True, slots=True)
class Hand:
    """A first hand: drawn from a section, so many cards. ``hopes`` names what a player wants to
    find in it, each with how many cards of the section are such.
    """

    section: str
    size: int
    hopes: Callable[[Deck], tuple[tuple[Message, int], ...]]


@dataclass(frozen=True, slots=True)
class Terms:
    """What a game calls that by which its cards are searched.

    ``titles`` are those of facets and figures ("skill", "cost"), ``values`` those of the words that
    a facet has in card data. What is not here is shown as card data has it, with a capital letter.
    """

    titles: Mapping[str, Message] = field(default_factory=dict)
    values: Mapping[str, Mapping[str, Message]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class DeckKind:
    """The decks of a game, one for each seat.

    ``check`` lists everything that is wrong with a deck under the options of a match: the builder,
    whoever loads a deck and the start of a match ask this and nothing else. ``sizes`` gives how
    many cards each section should have under these options. ``figures`` and ``hand`` are what a
    builder wants to see of a deck, ``columns`` the facts that stand beside each card's name in
    its list, with their titles. ``facets`` gives words of a card, or of one side of it, that it can
    be searched by besides its facts: what its abilities do, say. ``terms`` says what all of these
    are called.
    """

    sections: tuple[Section, ...]
    check: Callable[[Deck, Mapping[str, str | int | bool]], tuple[DeckFault, ...]]
    sizes: Callable[[Mapping[str, str | int | bool]], Mapping[str, int]]
    figures: Callable[[Deck], tuple[Bars, ...]] = lambda _deck: ()
    hand: Hand | None = None
    columns: tuple[tuple[str, Message], ...] = ()
    facets: Callable[[Definition], Mapping[str, tuple[str, ...]]] = lambda _side: {}
    terms: Terms = field(default_factory=Terms)
