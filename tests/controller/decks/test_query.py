"""The pool of cards, and searching it by everything that a card has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.controller.decks.pool import Item, pool
from tabletop.controller.decks.query import Chosen, facets, figures, search
from tabletop.games.definition import GameDefinition
from tests.games.traveller_ccg.decks.cards import CARDS
from tests.testdecks import install


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameDefinition:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return install()


@pytest.fixture
def items(game: GameDefinition) -> tuple[Item, ...]:
    assert game.decks is not None
    return pool(game.pack.cards, game.decks.sections)


def test_the_pool_lists_cards_by_the_part_that_they_belong_in(items: tuple[Item, ...]) -> None:
    assert [item.card for item in items[:2]] == ["captain-ash", "dame-birch"]
    assert {item.section for item in items[2:]} == {"main"}
    archer = items[2]
    assert archer.kind == "Fighter"
    assert archer.numbers == {"power": (3,)}
    assert archer.number("power") == 3
    assert archer.number("cost") is None
    assert archer.facets == {
        "part": ("Main deck",),
        "type": ("Fighter",),
        "trait": ("Elder",),
        "skill": ("Bow",),
        "species": ("Human",),
        "source": ("Original",),
    }


def test_both_halves_of_a_card_are_found() -> None:
    from tabletop.games.traveller_ccg.decks import SECTIONS

    items = pool(CARDS, SECTIONS)
    assert [item.card for item in search(items, '"snag 7"')] == ["run-7"]
    (run,) = search(items, "snag 13")
    assert run.facets["type"] == ("Contract", "Complication")
    assert run.numbers["vp"] == (2,)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("", "captain-ash dame-birch old-archer young-archer brute feint wink-2"),
        ("archer", "old-archer young-archer"),
        ("  ARCHER   old ", "old-archer"),
        ('"archer old"', ""),
        ("worse", "old-archer"),
        ("turn it", "feint"),
        ("-archer type:fighter", "brute"),
        ("type:fig power<3", "young-archer"),
        ("power>=5", "brute feint"),
        ("power=5|7", "brute feint"),
        ("pow:5", "feint"),
        ("power>x", ""),
        ("skill:sword", "young-archer"),
        ("skill:sword|bow -species:elf", "old-archer"),
        ("keyword:restricted", "feint"),
        ("source:rulebook", "young-archer"),
        ('part:"main deck" trait:elder', "old-archer"),
        ("part=main", ""),
        ("luck>1", "dame-birch"),
        ("nonsense:5", ""),
        ("2>", "wink-2"),
        ('brute "', "brute"),
        ("brute -", "brute"),
        ("zzz", ""),
    ],
)
def test_searches(items: tuple[Item, ...], text: str, cards: str) -> None:
    assert [str(item.card) for item in search(items, text)] == cards.split()


def test_filters_beside_the_search(items: tuple[Item, ...]) -> None:
    def found(text: str = "", **chosen: frozenset[str]) -> list[str]:
        return [str(one.card) for one in search(items, text, Chosen(chosen))]

    assert found(skill=frozenset({"Bow"})) == ["old-archer", "young-archer"]
    assert found(skill=frozenset({"Sword", "Bow"}), species=frozenset({"Elf"})) == ["young-archer"]
    assert found("brute", skill=frozenset()) == ["brute"]
    numbers = Chosen(numbers={"power": frozenset({1, 7})})
    assert [str(one.card) for one in search(items, "", numbers)] == ["brute", "wink-2"]


def test_what_can_be_filtered_by(items: tuple[Item, ...]) -> None:
    assert facets(items) == {
        "part": ("Leader", "Main deck"),
        "type": ("Fighter", "Leader", "Trick"),
        "source": ("Original", "Rulebook"),
        "trait": ("Elder",),
        "skill": ("Bow", "Sword"),
        "species": ("Elf", "Human"),
        "keyword": ("Restricted",),
    }
    assert figures(items) == {"luck": (1, 2), "power": (1, 2, 3, 5, 7)}
