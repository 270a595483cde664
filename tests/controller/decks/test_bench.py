"""The builder's bench: changes, what is wrong, odds and files, all without a screen."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tabletop.controller.decks.bench import NEW, Bench
from tabletop.controller.decks.choices import faults, offered, usual
from tabletop.controller.decks.odds import at_least_one, odds_of
from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tests.testdecks import install

ASH, BIRCH, BRUTE, FEINT = map(DefId, ("captain-ash", "dame-birch", "brute", "feint"))


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameDefinition:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return install()


@pytest.fixture
def bench(game: GameDefinition) -> Bench:
    return Bench(game)


def test_cards_go_where_they_belong_and_a_leader_takes_the_place_of_another(bench: Bench) -> None:
    bench.add(BRUTE, 2)
    bench.add(ASH)
    bench.add(BIRCH)
    assert bench.deck.one("leader") == "dame-birch"
    assert bench.deck.count("leader") == 1
    assert bench.count(BRUTE) == 2
    assert [(size.section.key, size.count, size.wanted) for size in bench.sizes()] == [
        ("leader", 1, 1),
        ("main", 2, 6),
    ]
    bench.remove(BRUTE)
    bench.remove(DefId("wink-2"))
    assert bench.count(BRUTE) == 1
    bench.remove(BRUTE, 5)
    assert bench.count(BRUTE) == 0
    with pytest.raises(LookupError):
        bench.add(DefId("nobody"))


def test_changes_are_taken_back_and_made_again(bench: Bench) -> None:
    bench.add(BRUTE)
    bench.rename("  Mine   own ")
    bench.note("A note\n")
    assert (bench.deck.name, bench.deck.notes) == ("Mine own", "A note")
    assert bench.undo()
    assert bench.undo()
    assert (bench.deck.name, bench.deck.notes, bench.count(BRUTE)) == (NEW, "", 1)
    assert bench.redo()
    assert bench.deck.name == "Mine own"
    bench.add(BRUTE)
    assert not bench.redo()
    assert bench.undo()
    assert bench.undo()
    assert bench.undo()
    assert not bench.undo()
    bench.rename(" ")
    assert bench.deck.name == NEW


def test_lines_are_in_order_and_say_what_is_wrong(bench: Bench) -> None:
    bench.add(FEINT)
    bench.add(BRUTE, 3)
    bench.add(DefId("old-archer"))
    bench.add(ASH)
    assert [(line.name, line.count, line.wrong) for line in bench.lines()] == [
        ("Captain Ash", 1, False),
        ("Brute, the Tall", 3, True),
        ("Old Archer", 1, False),
        ("Feint", 1, False),
    ]
    assert [(one.words, one.rule, one.card) for one in bench.faults()] == [
        ("Brute, the Tall: at most 2, not 3.", "HC-1.1", "brute"),
        ("It has 6 cards, not 5.", "HC-1.1", None),
    ]


def test_the_options_of_a_match_count(game: GameDefinition) -> None:
    bench = Bench(game, {"short": True})
    assert [size.wanted for size in bench.sizes()] == [1, 4]
    assert bench.faults()[-1].rule == "HC-1.2"


def test_unknown_cards_stay_until_they_are_taken_out(bench: Bench, tmp_path: Path) -> None:
    path = tmp_path / "odd.yaml"
    path.write_text("deck: Odd\ngame: high-card\nmain: {brut: 2}\n", "utf-8")
    bench.take_in(bench.shelf.read(path))
    assert [(line.name, line.wrong) for line in bench.lines()] == [("brut", True)]
    assert "Did you mean Brute, the Tall" in bench.faults()[0].words
    bench.remove(DefId("brut"), 2)
    assert bench.lines() == ()


def test_a_ready_made_deck_is_worked_on_as_a_copy(bench: Bench) -> None:
    ready = bench.shelf.ready()[0]
    changes = []
    bench.open_copy(ready)
    changes.append(bench.changed)
    bench.add(BRUTE)
    changes.append(bench.changed)
    path = bench.save()
    changes.append(bench.changed)
    assert changes == [False, True, False]
    assert path.parent == bench.shelf.own_folder
    assert ready.deck == bench.shelf.ready()[0].deck


def test_a_deck_of_ones_own_is_kept_in_its_file(bench: Bench) -> None:
    bench.add(ASH)
    first = bench.save()
    bench.add(BRUTE)
    assert bench.save() == first
    assert bench.save_copy() != first
    bench.begin()
    assert (bench.deck.name, bench.path, bench.changed) == (NEW, None, False)
    mine = bench.shelf.own()[0]
    bench.open(mine)
    assert bench.path == mine.path
    assert not bench.undo()


def test_what_comes_in_is_not_kept_yet(bench: Bench, tmp_path: Path) -> None:
    bench.open_copy(bench.shelf.ready()[0])
    for name in ("a.txt", "a.o8d", "a.yaml"):
        path = tmp_path / name
        path.write_text(bench.text_for(path), "utf-8")
        again = Bench(bench.game)
        again.take_in(bench.shelf.read(path))
        assert again.deck.sections == bench.deck.sections
        assert again.changed
        assert again.path is None


def test_odds_against_counting_all_hands() -> None:
    cards = [True, True, True, False, False, False, False]
    hands = list(combinations(cards, 3))
    expected = sum(any(hand) for hand in hands) / len(hands)
    assert at_least_one(7, 3, 3) == pytest.approx(expected)
    assert odds_of("", 3, 7, 3).average == pytest.approx(sum(map(sum, hands)) / len(hands))
    assert at_least_one(5, 5, 9) == 1.0
    assert at_least_one(5, 0, 3) == 0.0
    assert at_least_one(0, 0, 3) == 0.0
    assert odds_of("", 0, 0, 3).average == 0.0


def test_figures_odds_and_hands(bench: Bench) -> None:
    assert bench.sample(1) == ()
    bench.open_copy(bench.shelf.ready()[0])
    (bars,) = bench.figures()
    assert [count for _, count in bars.bars] == [0, 2, 2, 0, 1, 0, 1]
    (odds,) = bench.odds()
    assert (odds.hope, odds.cards) == ("a strong card", 2)
    assert odds.chance == pytest.approx(1 - 4 / 20)
    hand = bench.sample(1)
    assert len(hand) == 3
    assert hand == bench.sample(1)
    assert {bench.sample(seed) for seed in range(20)} != {hand}
    assert all(hand.count(card) <= bench.count(card) for card in hand)


def test_decks_that_a_seat_can_choose(bench: Bench, game: GameDefinition) -> None:
    bench.add(BRUTE)
    bench.rename("Mine")
    bench.save()
    (bench.shelf.own_folder / "zz.yaml").write_text("- x\n", "utf-8")
    decks = offered(game)
    assert [(one.key, one.title, one.own) for one in decks] == [
        ("ready:ash", "Ash's archers", False),
        ("ready:birch", "Birch's brutes", False),
        ("own:mine", "Mine", True),
        ("own:zz", "zz", True),
    ]
    assert [usual(decks, seat) for seat in range(3)] == ["ready:ash", "ready:birch", "ready:ash"]
    assert usual(decks[2:], 0) == "own:mine"
    assert usual((), 0) == ""
    assert faults(game, decks[0], {}) == ()
    assert faults(game, decks[0], {"short": True}) == ("It has 4 cards, not 6 (HC-1.2).",)
    assert len(faults(game, decks[2], {})) == 2
    assert faults(game, decks[3], {}) == ("expected the keys of a deck, not a list.",)


def test_a_game_without_decks() -> None:
    game = registry.load("traveller-traders")
    assert offered(game) == ()
    with pytest.raises(LookupError):
        Bench(game)
