"""What the builder shows of a deck set."""

from __future__ import annotations

import pytest

from tabletop.effects.ability import Ability
from tabletop.effects.selectors import Self
from tabletop.engine.ids import DefId
from tabletop.engine.message import Message, fill
from tabletop.engine.table import Definition
from tabletop.games.decks import Bars
from tabletop.games.traveller_ccg.decks.facets import facets
from tabletop.games.traveller_ccg.decks.figures import figures, hopes
from tabletop.games.traveller_ccg.language.costs import Defeat, Either
from tabletop.games.traveller_ccg.language.states import Exert
from tabletop.games.traveller_ccg.language.tokens import Spend
from tests.games.traveller_ccg.decks.cards import CARDS, legal

DECK = legal(
    captain={"crew-1": 3, "crew-2": 3, "crew-60": 1, "bluff": 2, "stunt": 1, "rare": 1, "gone": 9},
    adventure={"run-0": 2, "run-20": 1, "run-30": 1, "run-31": 1},
)


def plain(message: Message) -> str:
    return fill(message, str)


def bars(title: str) -> dict[str, int]:
    found = {plain(one.title): one for one in figures(DECK, CARDS)}
    chosen: Bars = found[title]
    return {plain(label): count for label, count in chosen.bars if count}


@pytest.mark.parametrize(
    ("title", "expected"),
    [
        ("Cards by type", {"Crew": 7, "Gear": 1, "Events": 2, "Heroic Actions": 1}),
        ("Cost", {"0": 1, "1": 5, "2": 5}),
        ("Expense Value", {"1": 1, "2": 7, "3": 3}),
        ("Skills, trained or expert", {"Admin": 3, "Combat": 3, "Medical": 1, "Tech": 3}),
        ("Skills, expert", {"Medical": 1}),
        ("Capabilities of the Ship", {"Cargo": 2, "Passenger": 1}),
        (
            "Capabilities that Contracts ask for",
            {"Cargo": 3, "Military": 2, "Passenger": 1, "Survey": 1},
        ),
        ("VP of the Contracts", {"1": 3, "2": 1, "3": 1}),
        ("VP of each Contract", {"Run 20": 3, "Run 31": 2, "Run 30": 1, "Run 0": 1}),
        ("Distance of the Contracts", {"1": 5}),
    ],
)
def test_bars(title: str, expected: dict[str, int]) -> None:
    assert bars(title) == expected


def test_curves_begin_at_nought_and_show_gaps() -> None:
    cost = next(one for one in figures(DECK, CARDS) if plain(one.title) == "Cost")
    assert [plain(label) for label, _ in cost.bars] == ["0", "1", "2"]


def test_hopes_of_a_first_hand() -> None:
    found = {plain(label): count for label, count in hopes(DECK, CARDS)}
    assert found == {
        "Crew": 7,
        "Crew up to cost 2": 7,
        "Connection": 0,
        "Gear": 1,
        "Upgrade": 0,
        "Event": 2,
        "Heroic Action": 1,
        "EV 3 or more": 3,
    }


def test_what_cards_are_searched_by_besides_their_facts() -> None:
    def found(card: str) -> dict[str, tuple[str, ...]]:
        return dict(facets(CARDS[DefId(card)].definition))

    assert found("crew-60") == {"skill": ("medical",)}
    assert found("stunt") == {"skill": ("tech",)}
    assert found("run-30") == {"requires": ("passenger", "cargo", "survey")}
    assert found("bluff") == {}


def test_abilities_are_searched_by_when_they_are_used() -> None:
    abilities = (
        Ability("one", timing="action", phase=("action",)),
        Ability("two", timing="reaction"),
        Ability(
            "three",
            timing="subplot",
            cost=(Spend(("tech",)), Either(((Spend(("social",)),), (Exert(Self()),)))),
        ),
        Ability("four", timing="complication", cost=(Defeat(),)),
        Ability("five"),
    )
    side = Definition(DefId("c"), "C", "complication", facts={"abilities": abilities})
    assert facets(side) == {
        "requires": ("enemy ship",),
        "subplot": ("tech", "social", "exert"),
        "used": ("action", "reaction"),
        "phase": ("action",),
    }
