"""Each seat of a match chooses its deck on the setup page, and reads what is wrong with it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabletop.engine.ids import DefId
from tabletop.engine.message import say
from tabletop.games.bringing import shelf
from tabletop.games.definition import GameDefinition, GameOption
from tabletop.library.decks.record import deck
from tabletop.table.deckbuilder.page import DeckPage
from tabletop.table.pages.choice import Chair, Choice, choice_data, choice_of
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.setup import SetupPage
from tabletop.table.setting_up import open_setup
from tabletop.table.tour import Tour

SHORT = deck("Short", "high-card", {"leader": {"dame-birch": 1}, "main": {"brute": 3, "feint": 1}})


@pytest.fixture
def setup(tour: Tour, game: GameDefinition) -> SetupPage:
    shelf(game).keep(SHORT)
    open_setup(tour, game)
    page = tour.window.page
    assert isinstance(page, SetupPage)
    page._count.choose(2)
    return page


def choose(page: SetupPage, seat: int, key: str) -> None:
    box = page._decks[seat].box
    box.setCurrentIndex(box.findData(key))


def test_ready_made_decks_are_proposed_in_turn(setup: SetupPage) -> None:
    assert [chair.deck for chair in setup.choice().chairs] == ["ready:ash", "ready:birch"]
    box = setup._decks[0].box
    assert [box.itemText(at) for at in range(box.count())] == [
        "Ash's archers",
        "Birch's brutes",
        "Short (your own)",
    ]
    assert box.accessibleName() == "Deck of seat 1"
    assert setup._decks[0].faults.isHidden()


def test_faults_are_shown_and_follow_the_options(setup: SetupPage) -> None:
    choose(setup, 1, "own:short")
    faults = setup._decks[1].faults
    assert faults.isVisible()
    assert faults.accessibleName() == (
        "Brute, the Tall: at most 2, not 3 (HC-1.1). It has 6 cards, not 4 (HC-1.1)."
    )
    assert 'href="rule:HC-1.1"' in faults.text()
    box = setup._options["short"][1]
    box.setCurrentIndex(box.findData(True))
    assert faults.accessibleName() == "Brute, the Tall: at most 2, not 3 (HC-1.1)."
    assert "It has 4 cards, not 6" in setup._decks[0].faults.accessibleName()


def test_many_faults_are_cut_short(setup: SetupPage, game: GameDefinition) -> None:
    odd = dict.fromkeys(("brute", "old-archer", "young-archer", "wink-2", "none"), 3)
    shelf(game).keep(deck("Odd", "high-card", {"main": odd}))
    from tabletop.controller.decks.choices import offered

    setup.offer_decks(offered(game))
    choose(setup, 0, "own:odd")
    assert setup._decks[0].faults.text().count("✕") == 4
    assert "and 3 more; the deck builder lists all." in setup._decks[0].faults.text()


def test_a_match_begins_with_the_decks_chosen(setup: SetupPage, tour: Tour, home: Path) -> None:
    choose(setup, 0, "ready:birch")
    setup._kinds[1].setCurrentIndex(1)
    setup._begin()
    page = tour.window.page
    assert isinstance(page, PlayPage)
    assert [one.name for one in page.match.decks] == ["Birch's brutes", "Birch's brutes"]
    assert page.match.players[1].bot == "first"
    kept = json.loads((home / "setups.json").read_text("utf-8"))
    assert kept["high-card"]["chairs"][0] == ["Ann", "", "ready:birch"]


def test_a_deck_that_breaks_a_rule_is_refused_with_all_faults(setup: SetupPage, tour: Tour) -> None:
    choose(setup, 1, "own:short")
    setup._begin()
    assert tour.window.page is setup
    assert "Seat 2 can't play the deck Short." in setup._refusal.text()
    assert "at most 2, not 3 (HC-1.1). It has 6 cards, not 4 (HC-1.1)." in setup._refusal.text()


def test_a_deck_that_went_meanwhile_is_told(
    setup: SetupPage, tour: Tour, game: GameDefinition
) -> None:
    choose(setup, 1, "own:short")
    path = shelf(game).own_folder / "short.yaml"
    path.write_text("- x\n", "utf-8")
    setup._begin()
    assert "can't be read" in setup._refusal.text()
    path.unlink()
    setup._begin()
    assert "is not there any more" in setup._refusal.text()


def test_the_builder_is_opened_from_here_and_what_it_keeps_can_be_chosen(
    setup: SetupPage, tour: Tour
) -> None:
    box = setup._options["short"][1]
    box.setCurrentIndex(box.findData(True))
    choose(setup, 0, "ready:birch")
    setup.build.emit()
    page = tour.window.page
    assert isinstance(page, DeckPage)
    assert [size.wanted for size in page.bench.sizes()] == [1, 4]
    page.bench.rename("Brand new")
    page.add(DefId("brute"))
    page.save_button.click()
    tour.window.pop()
    assert setup._decks[0].box.findData("own:brand-new") >= 0
    assert setup.choice().chairs[0].deck == "ready:birch"


def test_setups_are_remembered_with_and_without_decks() -> None:
    choice = Choice((Chair("Ann", "", "own:a"), Chair("Bo", "first")), {})
    data = json.loads(json.dumps(choice_data(choice)))
    assert data["chairs"] == [["Ann", "", "own:a"], ["Bo", "first"]]
    assert choice_of(data) == choice
    assert choice_of({"chairs": [["Ann", "", 5]], "options": {}}) is None


def test_other_games_have_no_decks_to_choose(tour: Tour) -> None:
    from tabletop.games import registry

    tour.set_up(registry.info_of("traveller-traders"))
    page = tour.window.page
    assert isinstance(page, SetupPage)
    assert page._decks == []
    assert page.choice().chairs[0].deck == ""


def test_what_a_match_is_worth_is_said_as_options_are_chosen(
    tour: Tour, game: GameDefinition
) -> None:
    choices = ((False, say("No")), (True, say("Yes")))
    alone = GameOption("alone", say("Alone"), say("For one."), choices, seats=(1,))
    page = SetupPage(
        game.pack.info, (alone,), (), stake=lambda given: "Worth 5." if given["alone"] else ""
    )
    tour.push(page, "setup")
    page._count.choose(1)
    assert page._stake.isHidden()
    page._options["alone"][1].setCurrentIndex(1)
    assert page._stake.isVisible()
    assert page._stake.text() == "Worth 5."
    page._count.choose(2)
    assert page._stake.isHidden(), "nothing is at stake for two"


def test_options_are_there_for_their_numbers_of_players_only(
    tour: Tour, game: GameDefinition
) -> None:
    choices = ((False, say("No")), (True, say("Yes")))
    alone = GameOption("alone", say("Alone"), say("For one."), choices, seats=(1,))
    page = SetupPage(game.pack.info, (alone,), ())
    tour.push(page, "setup")
    box = page._options["alone"][1]
    page._count.choose(1)
    box.setCurrentIndex(1)
    assert box.isVisible()
    assert page.choice().options == {"alone": True}
    page._count.choose(2)
    assert not box.isVisible()
    assert page._options_heading.isHidden()
    assert page.choice().options == {"alone": False}
    page._count.choose(1)
    assert page.choice().options == {"alone": True}
