"""Costs that challenges add: harm for each card played, and cards for their abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.play import announce
from tabletop.games.traveller_ccg.solo.venture import BURN, TOLL, Venture
from tests.games.stories import find, names
from tests.games.traveller_ccg.solo.simply import simply
from tests.games.traveller_ccg.tables import Lying, Story, table

TOLLS: Any = Venture(challenges=(TOLL,))
BURNS: Any = Venture(challenges=(BURN,))
MONEY = ["plain-purse"] * 4


def using(at: Table, card: str, ability: str) -> Story:
    """Use an ability, paying from the deck."""
    return Story(at, announce(Action("use", find(at, card), ability), SeatId(0)))


def pay(story: Story) -> Story:
    """Pay whatever is asked for."""
    while not story.over and story.asked().name == "pay":
        story.answer(simply(story.asked()))
    return story


@pytest.mark.rules("TC-33.16", "TC-R.119")
def test_each_card_played_costs_harm_that_the_captain_chooses_and_armor_does_not_lessen() -> None:
    at = table(
        1,
        {
            "hand:0": ["play-gift", "plain-friend"],
            "deck:0": list(MONEY),
            "crew:0": ["plain-hand", Lying("cloth-armor", on="plain-hand")],
            "ship:0": ["plain-scout", "plain-turret"],
        },
        phase="procurement",
        acting=SeatId(0),
        venture=TOLLS,
    )
    story = using(at, "play-gift", "gift")
    asked = story.asked()
    assert (asked.name, asked.rule) == ("toll", "TC-33.16")
    hand, turret = find(at, "plain-hand"), find(at, "plain-turret")
    assert set(asked.cards) == {hand, turret}
    story.answer((hand,))
    assert story.board.cards[hand].counters == {"wound": 1}
    assert story.board.seats[0].counters == {"vp": 1}
    story = pay(using(at, "plain-friend", "procure"))
    story.answer((turret,))
    assert story.board.cards[turret].counters == {"structure": 1}
    assert names(story.table, "connections:0") == ["plain-friend"]


@pytest.mark.rules("TC-33.16", "TC-R.53", "TC-5.5")
def test_a_toll_may_be_what_a_card_can_not_bear_and_the_play_goes_on() -> None:
    at = table(
        1,
        {"hand:0": ["play-gift"], "crew:0": [Lying("plain-doctor", counters={"wound": 1})]},
        phase="action",
        acting=SeatId(0),
        venture=TOLLS,
    )
    story = using(at, "play-gift", "gift")
    story.answer((find(at, "plain-doctor"),))
    assert names(story.table, "discard:0") == ["plain-doctor", "play-gift"]
    assert story.board.seats[0].counters == {"vp": 1}


@pytest.mark.rules("TC-33.16", "TC-R.119", "TC-1.8")
def test_there_is_no_toll_without_crew_and_upgrades_nor_for_abilities() -> None:
    bare = table(1, {"hand:0": ["play-gift"]}, phase="action", acting=SeatId(0), venture=TOLLS)
    assert using(bare, "play-gift", "gift").over
    usual = table(
        1, {"hand:0": ["play-gift"], "crew:0": ["plain-hand"]}, phase="action", acting=SeatId(0)
    )
    assert using(usual, "play-gift", "gift").over
    george = table(
        1,
        {"crew:0": ["george-zamepiimaakha"], "deck:0": list(MONEY)},
        phase="action",
        acting=SeatId(0),
        venture=TOLLS,
    )
    assert pay(using(george, "george-zamepiimaakha", "tinker")).over


@pytest.mark.rules("TC-33.18", "TC-R.121", "TC-R.97")
def test_an_ability_of_a_crew_costs_the_crew_and_still_happens() -> None:
    at = table(
        1,
        {
            "crew:0": [Lying("ta-nal-of-adari"), Lying("plain-hand", counters={"wound": 2})],
            "deck:0": list(MONEY),
        },
        phase="action",
        acting=SeatId(0),
        venture=BURNS,
    )
    story = using(at, "ta-nal-of-adari", "tend")
    while not story.over:
        decision = story.asked()
        cards = getattr(decision, "cards", ())
        hurt = find(story.table, "plain-hand")
        story.answer((hurt,) if hurt in cards else simply(decision))
    assert "ta-nal-of-adari" in names(story.table, "discard:0")
    assert story.board.cards[find(story.table, "plain-hand")].counters.get("wound", 0) < 2


@pytest.mark.rules("TC-33.18", "TC-R.121", "TC-17.3", "TC-R.50")
def test_a_use_costs_the_gear_and_exerts_the_crew() -> None:
    at = table(
        1,
        {
            "crew:0": ["plain-hand", Lying("gauss-rifle", on="plain-hand")],
            "opposition": ["flint"],
        },
        phase="action",
        acting=SeatId(0),
        venture=Venture("the-dirty-half-dozen", (BURN,)),
    )
    story = using(at, "gauss-rifle", "burst")
    story.answer((find(at, "flint"),))
    assert story.over
    assert names(story.table, "crew:0") == ["plain-hand"]
    assert names(story.table, "discard:0") == ["gauss-rifle"]
    assert story.board.cards[find(at, "plain-hand")].turn == 1
    assert story.board.cards[find(at, "flint")].counters == {"wound": 2}


@pytest.mark.rules("TC-33.18", "TC-R.121")
def test_nothing_burns_without_the_challenge_nor_a_connection_nor_what_holds() -> None:
    at = table(
        1,
        {"crew:0": ["george-zamepiimaakha"], "deck:0": list(MONEY)},
        phase="action",
        acting=SeatId(0),
    )
    assert names(pay(using(at, "george-zamepiimaakha", "tinker")).table, "crew:0") == [
        "george-zamepiimaakha"
    ]
    holding = table(
        1,
        {
            "crew:0": ["plain-hand", Lying("engineering-kit", on="plain-hand")],
            "hand:0": ["play-gift"],
        },
        phase="action",
        acting=SeatId(0),
        venture=BURNS,
    )
    story = using(holding, "play-gift", "gift")
    assert names(story.table, "crew:0") == ["plain-hand", "engineering-kit"]
    assert names(story.table, "discard:0") == ["play-gift"]


@pytest.mark.rules("TC-33.18", "TC-R.121")
def test_an_ability_that_is_jettisoned_anyhow_can_still_be_used() -> None:
    at = table(
        1,
        {
            "ship:0": ["plain-scout", "dreaded-visage"],
            "slot:0": ["plain-run", "trial-cargo-passenger"],
        },
        phase="action",
        acting=SeatId(0),
        venture=BURNS,
    )
    hidden = find(at, "trial-cargo-passenger")
    faced = {**at.board.cards, hidden: at.board.cards[hidden]._replace(face_up=True)}
    at = Table(at.board._replace(cards=faced), at.definitions)
    key = next(
        ability.key
        for ability in at.printed(find(at, "dreaded-visage")).facts["abilities"]
        if ability.timing == "anytime"
    )
    story = using(at, "dreaded-visage", key)
    story.answer((hidden,))
    assert names(story.table, "discard:0") == ["dreaded-visage"]
    assert names(story.table, "slot:0") == ["plain-run"]
