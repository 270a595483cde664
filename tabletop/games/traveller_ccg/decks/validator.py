"""What is wrong with a deck set: everything, each with its card and rule (section 11).

The builder, the loader and the start of a game ask :func:`faults` and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import Argument, say
from tabletop.engine.table import Definition
from tabletop.games.decks import DeckFault
from tabletop.games.traveller_ccg.decks.limits import FOREIGN_CONTRACTS, Limits, limits
from tabletop.games.traveller_ccg.decks.needs import foreign
from tabletop.library.decks.known import guess
from tabletop.library.decks.record import Deck
from tabletop.library.pack import CardEntry

SHIP: Final = "ship"
CAPTAIN: Final = "captain"
ADVENTURE: Final = "adventure"
"""The sections of a deck set, and the backs of the cards in them."""

TITLES: Final = {SHIP: "Ship", CAPTAIN: "Captain's Deck", ADVENTURE: "Adventure Deck"}
_STRANGER_RULES: Final = {SHIP: "TC-1.2", CAPTAIN: "TC-1.4", ADVENTURE: "TC-11.7"}

Cards = Mapping[DefId, CardEntry]


def faults(
    deck: Deck, options: Mapping[str, str | int | bool], cards: Cards
) -> tuple[DeckFault, ...]:
    """List everything that is wrong with a deck set under the options of a match."""
    keep = limits(options)
    return (
        *_unknown(deck, cards),
        *_strangers(deck, cards),
        *_sizes(deck, keep),
        *_copies(deck, cards, keep),
        *_foreign(deck, cards, keep),
    )


def _fault(
    rule: str, section: str, card: DefId | None, text: str, /, **args: Argument
) -> DeckFault:
    return DeckFault(say(text, **args), RuleId(rule), section, card)


def _unknown(deck: Deck, cards: Cards) -> Iterator[DeckFault]:
    """Find cards that the game does not have (``TC-11.6``)."""
    for section in TITLES:
        for card in deck.copies(section):
            if card not in cards:
                yield _fault(
                    "TC-11.6",
                    section,
                    card,
                    "There is no card {card}.{guess}",
                    card=str(card),
                    guess=guess(card, cards),
                )


def _strangers(deck: Deck, cards: Cards) -> Iterator[DeckFault]:
    """Find cards that lie in a part of the set where they do not belong (``TC-11.7``)."""
    for section, title in TITLES.items():
        for card in deck.copies(section):
            if card not in cards or cards[card].definition.back == section:
                continue
            home = cards[card].definition.back
            adventure = ADVENTURE in (home, section)
            yield _fault(
                "TC-11.7"
                if adventure and SHIP not in (home, section)
                else _STRANGER_RULES[section],
                section,
                card,
                "{card} does not belong in the {here}.",
                card=cards[card].definition.name,
                here=say(title),
            )


def _sizes(deck: Deck, keep: Limits) -> Iterator[DeckFault]:
    """Hold the sizes: 1 Ship, 60 captain's cards, 20 adventure cards (``TC-11.1``, ``TC-33``)."""
    wanted = (
        (SHIP, 1, "TC-11.1"),
        (CAPTAIN, keep.captains, keep.captains_rule),
        (ADVENTURE, keep.adventure, keep.adventure_rule),
    )
    for section, size, rule in wanted:
        count = deck.count(section)
        if section == SHIP and count != 1:
            yield _fault(rule, section, None, "A deck has exactly 1 Ship, not {n}.", n=count)
        elif count != size:
            yield _fault(
                rule,
                section,
                None,
                "The {title} has exactly {size} cards; this one has {count}.",
                title=say(TITLES[section]),
                size=size,
                count=count,
            )


def _copies(deck: Deck, cards: Cards, keep: Limits) -> Iterator[DeckFault]:
    """Hold the numbers of copies (``TC-11.2`` to ``TC-11.5``, ``TC-R.31``, ``TC-R.32``)."""
    for section in (CAPTAIN, ADVENTURE):
        for card, count in deck.copies(section).items():
            if card not in cards:
                continue
            printed = cards[card].definition
            most, rule = most_copies(printed, keep)
            if most is not None and count > most:
                yield _fault(
                    rule,
                    section,
                    card,
                    "{card}: at most {most} in a deck, not {count}.",
                    card=printed.name,
                    most=most,
                    count=count,
                )


def most_copies(card: Definition, keep: Limits) -> tuple[int | None, str]:
    """Give how many copies of a card a deck may hold, None for any number, and the rule.

    A keyword sets the number in place of the usual one, be it lower or higher; a challenge that
    was chosen beats both (``TC-R.32``).
    """
    adventure = card.back == ADVENTURE
    chosen = keep.chosen_adventure if adventure else keep.chosen_captains
    keywords: Mapping[str, int | None] = card.facts.get("keywords", {})
    usual, rule = (2, "TC-11.3") if adventure else (3, "TC-11.2")
    most: int | None = usual
    if "unrestricted" in keywords:
        most, rule = None, "TC-11.5"
    elif "restricted" in keywords:
        most, rule = keywords["restricted"] or 1, "TC-11.4"
    if chosen is not None and (most is None or chosen < most):
        return chosen, "TC-33.4" if adventure else keep.captain_copies_rule
    return most, rule


def _foreign(deck: Deck, cards: Cards, keep: Limits) -> Iterator[DeckFault]:
    """Hold the challenge of Contracts that the Ship is not made for (``TC-33.5``)."""
    ship = deck.one(SHIP)
    if not keep.foreign or ship is None or ship not in cards:
        return
    count = foreign_count(deck, cards[ship].definition, cards)
    if count < keep.foreign:
        yield _fault(
            "TC-33.5",
            ADVENTURE,
            None,
            "At least {least} Contracts need a capability that the Ship has not; here {count} do.",
            least=FOREIGN_CONTRACTS,
            count=count,
        )


def foreign_count(deck: Deck, ship: Definition, cards: Cards) -> int:
    """Count the adventure cards, copies too, whose Contracts ask for more than the Ship has."""
    return sum(
        count
        for card, count in deck.copies(ADVENTURE).items()
        if card in cards and foreign(cards[card].definition, ship)
    )
