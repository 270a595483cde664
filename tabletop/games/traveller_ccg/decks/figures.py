"""What a builder wants to see of a deck set: its curves, what it covers, and its first hands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tabletop.engine.ids import DefId
from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition
from tabletop.games.decks import Bars
from tabletop.games.traveller_ccg.decks.needs import tokens
from tabletop.games.traveller_ccg.decks.validator import ADVENTURE, CAPTAIN, SHIP
from tabletop.games.traveller_ccg.language.words import BASIC
from tabletop.games.traveller_ccg.names import CAPABILITIES, SKILLS
from tabletop.library.decks.record import Deck
from tabletop.library.pack import CardEntry

Cards = Mapping[DefId, CardEntry]
Held = tuple[tuple[Definition, int], ...]

CARDS: Final = say("cards")
CREW: Final = say("Crew")
CONTRACTS: Final = say("Contracts")
CHEAP: Final = 2
"""A cost that most first hands can pay."""

TYPES: Final = {
    "crew": say("Crew"),
    "connection": say("Connections"),
    "gear": say("Gear"),
    "upgrade": say("Upgrades"),
    "event": say("Events"),
    "heroic-action": say("Heroic Actions"),
}


def held(deck: Deck, section: str, cards: Cards) -> Held:
    """List what is known of a section: the printed cards with their numbers."""
    return tuple(
        (cards[card].definition, count)
        for card, count in deck.copies(section).items()
        if card in cards
    )


def figures(deck: Deck, cards: Cards) -> tuple[Bars, ...]:
    """Give all figures of a deck set."""
    captains, adventures = held(deck, CAPTAIN, cards), held(deck, ADVENTURE, cards)
    ships = held(deck, SHIP, cards)
    kinds = _total((card.kind, count) for card, count in captains)
    return (
        Bars(say("Cards by type"), CARDS, tuple((name, kinds[k]) for k, name in TYPES.items())),
        _curve(say("Cost"), CARDS, _fact(captains, "cost")),
        _curve(say("Expense Value"), CARDS, _fact(captains, "ev")),
        _skills(say("Skills, trained or expert"), captains, ("trained", "expert")),
        _skills(say("Skills, expert"), captains, ("expert",)),
        _capabilities(say("Capabilities of the Ship"), say("icons"), _icons(ships)),
        _capabilities(say("Capabilities that Contracts ask for"), CONTRACTS, _asked(adventures)),
        _curve(say("VP of the Contracts"), CONTRACTS, _fact(adventures, "vp")),
        _each(say("VP of each Contract"), say("VP"), adventures, "vp"),
        _curve(say("Distance of the Contracts"), CONTRACTS, _fact(adventures, "distance")),
    )


def _total(counted: Iterable[tuple[str, int]]) -> Counter[str]:
    total: Counter[str] = Counter()
    for key, count in counted:
        total[key] += count
    return total


def _fact(cards: Held, name: str) -> Counter[int]:
    total: Counter[int] = Counter()
    for card, count in cards:
        value = card.facts.get(name)
        if isinstance(value, int):
            total[value] += count
    return total


def _curve(title: Message, unit: Message, total: Counter[int]) -> Bars:
    """Show a curve from 0 to the greatest figure that there is."""
    values = range(max(total, default=0) + 1)
    return Bars(title, unit, tuple((say("{n}", n=value), total[value]) for value in values))


def _each(title: Message, unit: Message, cards: Held, name: str) -> Bars:
    """Show a figure of each card, the greatest first."""
    found = sorted(((card.facts.get(name, 0), card.name) for card, _ in cards), reverse=True)
    return Bars(title, unit, tuple((say("{name}", name=card), value) for value, card in found))


def _skills(title: Message, cards: Held, levels: tuple[str, ...]) -> Bars:
    total = _total(
        (skill, count)
        for card, count in cards
        if card.kind == "crew"
        for level in levels
        for skill in card.facts.get(level, ())
    )
    return Bars(title, CREW, tuple((named(skill), total[skill]) for skill in SKILLS))


def _icons(ships: Held) -> Iterator[tuple[str, int]]:
    """Count a Ship's icons; an advanced one counts for both of its parts (``TC-20.3``)."""
    for ship, count in ships:
        for icon in ship.facts.get("capabilities", ()):
            for part in icon.split("-"):
                yield part, count


def _asked(contracts: Held) -> Iterator[tuple[str, int]]:
    """Count the Contracts that may ask for a capability, each once for each."""
    for contract, count in contracts:
        asked = {part for kinds in tokens(contract) for kind in kinds for part in kind.split("-")}
        for part in BASIC:
            if part in asked:
                yield part, count


def _capabilities(title: Message, unit: Message, counted: Iterable[tuple[str, int]]) -> Bars:
    total = _total(counted)
    return Bars(title, unit, tuple((named(name), total[name]) for name in BASIC))


def named(word: str) -> Message:
    """Name a skill or a capability as the rulebook does."""
    return SKILLS[word] if word in SKILLS else CAPABILITIES[word]


def hopes(deck: Deck, cards: Cards) -> tuple[tuple[Message, int], ...]:
    """Say what a captain wants to find in a first hand, and how many cards of the deck are that."""
    captains = held(deck, CAPTAIN, cards)

    def count(kind: str, most: int = 99) -> int:
        return sum(
            number
            for card, number in captains
            if card.kind == kind and card.facts.get("cost", 0) <= most
        )

    return (
        (say("Crew"), count("crew")),
        (say("Crew up to cost {n}", n=CHEAP), count("crew", CHEAP)),
        (say("Connection"), count("connection")),
        (say("Gear"), count("gear")),
        (say("Upgrade"), count("upgrade")),
        (say("Event"), count("event")),
        (say("Heroic Action"), count("heroic-action")),
        (say("EV 3 or more"), _worth(captains, 3)),
    )


def _worth(cards: Held, least: int) -> int:
    return sum(number for card, number in cards if card.facts.get("ev", 0) >= least)
