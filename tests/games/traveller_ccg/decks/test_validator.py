"""The validator lists every fault of a deck set with its card and rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.effects.ability import Ability
from tabletop.engine.ids import DefId
from tabletop.engine.message import fill
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.decks.needs import foreign, native
from tabletop.games.traveller_ccg.decks.validator import faults
from tabletop.games.traveller_ccg.language.costs import Either
from tabletop.games.traveller_ccg.language.tokens import Spend
from tabletop.library.decks.record import Deck, deck
from tests.games.traveller_ccg.decks.cards import CARDS, copies, legal

Found = list[tuple[str | None, str, str | None]]


def found(checked: Deck, **options: Any) -> Found:
    given = {key.replace("_", "-"): value for key, value in options.items()}
    return [(one.rule, one.section, one.card) for one in faults(checked, given, CARDS)]


def said(checked: Deck, **options: Any) -> list[str]:
    given = {key.replace("_", "-"): value for key, value in options.items()}
    return [fill(one.message, str) for one in faults(checked, given, CARDS)]


def with_captain(**more: int) -> Deck:
    """A Captain's Deck of 60 cards with these among them."""
    named = {card.replace("_", "-"): count for card, count in more.items()}
    rest = 60 - sum(named.values())
    return legal(captain={**named, **copies("crew", rest, 1)})


@pytest.mark.rules("TC-1.2", "TC-11.1", "TC-11.2", "TC-11.3")
def test_a_deck_of_the_right_size_with_all_copies_allowed_is_right() -> None:
    assert found(legal()) == []


@pytest.mark.rules("TC-11.1")
@pytest.mark.parametrize(
    ("section", "cards", "words"),
    [
        ("ship", {}, "A deck has exactly 1 Ship, not 0."),
        ("ship", {"trader": 2}, "A deck has exactly 1 Ship, not 2."),
        ("ship", {"trader": 1, "scout": 1}, "A deck has exactly 1 Ship, not 2."),
        ("captain", copies("crew", 59, 1), "Captain's Deck has exactly 60 cards; this one has 59."),
        ("captain", copies("crew", 61, 1), "Captain's Deck has exactly 60 cards; this one has 61."),
        ("adventure", copies("run", 19, 1), "exactly 20 cards; this one has 19."),
        ("adventure", copies("run", 21, 1), "exactly 20 cards; this one has 21."),
        ("adventure", {}, "exactly 20 cards; this one has 0."),
    ],
)
def test_sizes(section: str, cards: Mapping[str, int], words: str) -> None:
    parts: dict[str, Mapping[Any, int]] = {
        key: legal().copies(key) for key in ("ship", "captain", "adventure")
    }
    checked = deck("D", "traveller-ccg", {**parts, section: cards})
    assert found(checked) == [("TC-11.1", section, None)]
    assert words in said(checked)[0]


@pytest.mark.rules("TC-11.2")
def test_a_captains_card_at_most_three_times() -> None:
    assert found(with_captain(bluff=3)) == []
    assert found(with_captain(bluff=4)) == [("TC-11.2", "captain", "bluff")]
    assert said(with_captain(bluff=4)) == ["Bluff: at most 3 in a deck, not 4."]


@pytest.mark.rules("TC-11.3", "TC-R.31")
def test_an_adventure_card_at_most_twice_whatever_its_halves_are_called() -> None:
    checked = legal(adventure={"run-0": 3, **copies("run", 17, 1, first=1)})
    assert found(checked) == [("TC-11.3", "adventure", "run-0")]


@pytest.mark.rules("TC-11.4", "TC-R.32", "TC-29.28")
def test_restricted_sets_the_number_below_and_above_the_usual() -> None:
    assert found(with_captain(rare=1, plenty=5)) == []
    assert found(with_captain(rare=2, plenty=6)) == [
        ("TC-11.4", "captain", "rare"),
        ("TC-11.4", "captain", "plenty"),
    ]
    assert said(with_captain(plenty=6)) == ["Plenty: at most 5 in a deck, not 6."]


@pytest.mark.rules("TC-11.5", "TC-R.32", "TC-29.28")
def test_unrestricted_allows_any_number() -> None:
    assert found(with_captain(common=60)) == []


@pytest.mark.rules("TC-1.4", "TC-11.7")
def test_cards_in_the_wrong_part() -> None:
    checked = deck(
        "D",
        "traveller-ccg",
        {
            "ship": {"crew-0": 1},
            "captain": {"run-0": 1, "scout": 1, **copies("crew", 58, 1)},
            "adventure": {"bluff": 1, "trader": 1, **copies("run", 18, 1)},
        },
    )
    assert found(checked) == [
        ("TC-1.2", "ship", "crew-0"),
        ("TC-11.7", "captain", "run-0"),
        ("TC-1.4", "captain", "scout"),
        ("TC-11.7", "adventure", "bluff"),
        ("TC-11.7", "adventure", "trader"),
    ]
    assert said(checked)[1] == "Run 0 does not belong in the Captain's Deck."


@pytest.mark.rules("TC-11.6")
def test_every_fault_is_named() -> None:
    checked = deck(
        "D",
        "traveller-ccg",
        {"captain": {"crw-0": 1, "bluff": 4, "rare": 2}, "adventure": {"run-1": 21}},
    )
    assert found(checked) == [
        ("TC-11.6", "captain", "crw-0"),
        ("TC-11.1", "ship", None),
        ("TC-11.1", "captain", None),
        ("TC-11.1", "adventure", None),
        ("TC-11.2", "captain", "bluff"),
        ("TC-11.4", "captain", "rare"),
        ("TC-11.3", "adventure", "run-1"),
    ]
    assert said(checked)[0] == "There is no card crw-0. Did you mean Crew 0 (crew-0)?"


@pytest.mark.rules("TC-33.2", "TC-33.3", "TC-33.6", "TC-33.7", "TC-R.114")
@pytest.mark.parametrize(
    ("option", "section", "size", "rule"),
    [
        ("adventure-deck", "adventure", 25, "TC-33.2"),
        ("adventure-deck", "adventure", 30, "TC-33.3"),
        ("captains-deck", "captain", 50, "TC-33.6"),
        ("captains-deck", "captain", 40, "TC-33.7"),
    ],
)
def test_a_challenge_sets_the_size(option: str, section: str, size: int, rule: str) -> None:
    cards = copies("run" if section == "adventure" else "crew", size, 1)
    parts: dict[str, Mapping[Any, int]] = {
        key: legal().copies(key) for key in ("ship", "captain", "adventure")
    }
    right = deck("D", "traveller-ccg", {**parts, section: cards})
    assert [one.rule for one in faults(right, {option: size}, CARDS)] == []
    assert [one.rule for one in faults(legal(), {option: size}, CARDS)] == [rule]
    assert [one.rule for one in faults(right, {}, CARDS)] == ["TC-11.1"]


@pytest.mark.rules("TC-33.8", "TC-33.9", "TC-R.32")
@pytest.mark.parametrize(("most", "rule"), [(2, "TC-33.8"), (1, "TC-33.9")])
def test_a_challenge_of_copies_beats_the_keywords(most: int, rule: str) -> None:
    cards = {"rare": 1, "plenty": most, "common": most}
    rest = copies("crew", 59 - 2 * most, 1)
    assert found(legal(captain={**cards, **rest}), captains_copies=most) == []
    more = {"rare": 2, "plenty": most + 1, "common": most + 1, "bluff": most + 1}
    rest = copies("crew", 55 - 3 * most, 1)
    assert found(legal(captain={**more, **rest}), captains_copies=most) == [
        ("TC-11.4", "captain", "rare"),
        (rule, "captain", "plenty"),
        (rule, "captain", "common"),
        (rule, "captain", "bluff"),
    ]


@pytest.mark.rules("TC-33.4")
def test_a_challenge_of_single_adventure_cards() -> None:
    assert found(legal(adventure=copies("run", 20, 1)), adventure_copies=1) == []
    twice = legal(adventure={"run-0": 2, **copies("run", 18, 1, first=1)})
    assert found(twice, adventure_copies=1) == [("TC-33.4", "adventure", "run-0")]


def contract(number: int) -> Any:
    return CARDS[DefId(f"run-{number}")].definition


@pytest.mark.rules("TC-R.116", "TC-20.3")
def test_what_a_ship_has_of_its_own() -> None:
    scout, trader = CARDS[DefId("scout")].definition, CARDS[DefId("trader")].definition
    assert native(scout) == {"passenger", "survey", "passenger-survey"}
    assert native(trader) == {"passenger", "cargo", "cargo-passenger"}
    assert foreign(contract(0), scout)
    assert not foreign(contract(0), trader)
    assert foreign(contract(20), scout)
    assert not foreign(contract(30), scout)  # survey will do for cargo or survey
    assert not foreign(contract(31), scout)  # a skill will do
    assert not foreign(contract(32), scout)
    assert not foreign(contract(33), scout)


@pytest.mark.rules("TC-R.116")
def test_of_several_ways_each_must_be_beyond_the_ship() -> None:
    scout = CARDS[DefId("scout")].definition

    def asked(*ways: tuple[str, ...]) -> Definition:
        either = Either(tuple(tuple(Spend((token,)) for token in way) for way in ways))
        ability = Ability("contract", timing="contract", cost=(either,))
        return Definition(DefId("c"), "C", "contract", facts={"abilities": (ability,)})

    assert foreign(asked(("cargo",), ("military", "survey")), scout)
    assert not foreign(asked(("cargo",), ("survey",)), scout)
    assert not foreign(asked(("cargo",), ("tech",)), scout)


@pytest.mark.rules("TC-33.5", "TC-R.116")
def test_five_contracts_that_the_ship_is_not_made_for_copies_counted() -> None:
    four = legal(adventure={**copies("run", 4, 1, first=20), **copies("run", 16, 1)})
    five = legal(adventure={"run-20": 2, "run-21": 2, "run-22": 1, **copies("run", 15, 1)})
    assert found(five, foreign_contracts=True) == []
    assert found(four, foreign_contracts=True) == [("TC-33.5", "adventure", None)]
    assert said(four, foreign_contracts=True)[0].endswith("here 4 do.")
    assert found(four) == []
