"""What phases end with alone: overheads, wear, the Opposition's Crew and what they cost."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import AUTOMA, SeatId, ZoneId
from tabletop.games.traveller_ccg.procurement import PROCUREMENT
from tabletop.games.traveller_ccg.ready import READY
from tabletop.games.traveller_ccg.resolution import RESOLUTION
from tabletop.games.traveller_ccg.restoring import RESTORE, Restoring
from tabletop.games.traveller_ccg.solo.ends import end_of
from tabletop.games.traveller_ccg.solo.venture import BUSINESS, HALF_DOZEN, WEAR, Venture
from tabletop.games.traveller_ccg.stages import Turns
from tests.games.stories import find, names
from tests.games.traveller_ccg.solo.simply import get_on, simply
from tests.games.traveller_ccg.tables import Lying, Story, table

MONEY = ["plain-penny"] * 4
BUSY: Any = Venture(BUSINESS)
OPPOSED: Any = Venture(HALF_DOZEN)


@pytest.mark.rules("TC-34.2", "TC-R.38")
def test_the_ready_phase_ends_with_an_expense_of_the_captains_vp_as_one() -> None:
    at = table(1, {"deck:0": ["plain-purse", *MONEY]}, {0: {"vp": 3}}, venture=BUSY)
    story = Story(at, end_of("ready"))
    asked = story.asked()
    assert asked.name == "pay"
    assert "seat 0 owes 3 Credits for doing business." in story.said
    get_on(story)
    assert names(story.table, "deck:0") == ["plain-purse", "plain-penny"]


@pytest.mark.rules("TC-34.2", "TC-R.37", "TC-34.1")
def test_without_vp_or_in_another_scenario_there_is_no_such_expense() -> None:
    at = table(1, {"deck:0": list(MONEY)}, venture=BUSY)
    assert Story(at, end_of("ready")).over
    for venture in (Venture(), OPPOSED):
        at = table(1, {"deck:0": list(MONEY)}, {0: {"vp": 3}}, venture=venture)
        assert Story(at, end_of("ready")).over


@pytest.mark.rules("TC-R.8", "TC-34.2", "TC-32.8", "TC-4.15")
def test_even_with_20_vp_the_expense_comes_before_the_check() -> None:
    at = table(1, {"deck:0": list(MONEY)}, {0: {"vp": 20}}, venture=BUSY)
    story = Story(at, READY.frame(Turns()))
    get_on(story)
    result = story.position.result
    assert result is not None
    assert (result.winners, result.rule) == ((), "TC-4.15")
    rich = table(1, {"deck:0": ["plain-purse"] * 20}, {0: {"vp": 20}}, venture=BUSY)
    story = Story(rich, READY.frame(Turns()))
    get_on(story)
    result = story.position.result
    assert result is not None
    assert result.winners == (0,)


@pytest.mark.rules("TC-33.17")
def test_each_procurement_phase_ends_with_a_wound_on_every_crew() -> None:
    at = table(
        1,
        {
            "crew:0": [
                "plain-hand",
                Lying("plain-doctor", counters={"wound": 1}),
                "plain-mate",
                Lying("cloth-armor", on="plain-mate"),
            ],
            "opposition": ["foe-martyr"],
        },
        venture=Venture(HALF_DOZEN, (WEAR,)),
    )
    story = Story(at, end_of("procurement"))
    assert story.over
    wounds = {
        str(card.definition): dict(card.counters)
        for card in story.board.cards.values()
        if card.zone == "crew:0" and story.table.printed(card.id).kind == "crew"
    }
    assert wounds == {"plain-hand": {"wound": 1}, "plain-mate": {}}, "Armor protects"
    assert names(story.table, "discard:0") == ["plain-doctor"]
    foe = story.board.cards[find(story.table, "foe-martyr")]
    assert dict(foe.counters) == {}
    plain = table(1, {"crew:0": ["plain-hand"]})
    assert (
        dict(Story(plain, end_of("procurement")).board.cards[find(plain, "plain-hand")].counters)
        == {}
    )


@pytest.mark.rules("TC-33.17", "TC-R.120", "TC-R.55")
def test_the_ready_phase_restores_no_wounds_then_but_structure() -> None:
    lying: dict[str, list[str | Lying]] = {
        "crew:0": [
            Lying("plain-troll", counters={"wound": 1}),
            Lying("plain-hand", counters={"wound": 1}),
        ],
        "ship:0": ["plain-scout", Lying("plain-turret", counters={"structure": 1})],
        "deck:0": list(MONEY),
    }
    worn = Story(
        table(1, lying, venture=Venture(challenges=(WEAR,))), RESTORE.frame(Restoring(SeatId(0)))
    )
    assert worn.asked().cards == (find(worn.table, "plain-turret"),)
    troll = worn.board.cards[find(worn.table, "plain-troll")]
    assert troll.counters == {"wound": 1}, "Resilient or not"
    usual = Story(table(1, lying), RESTORE.frame(Restoring(SeatId(0))))
    assert set(usual.asked().cards) == {
        find(usual.table, "plain-turret"),
        find(usual.table, "plain-hand"),
    }


@pytest.mark.rules("TC-34.5", "TC-R.123", "TC-2.2")
def test_the_procurement_phase_ends_with_the_top_card_of_the_opposition_in_play() -> None:
    at = table(1, {"opposition-deck": ["flint", "rika-honami"]}, venture=OPPOSED)
    story = Story(at, end_of("procurement"))
    assert names(story.table, "opposition") == ["rika-honami"]
    joined = story.board.cards[find(story.table, "rika-honami")]
    assert (joined.face_up, joined.turn, joined.controller) == (True, 0, AUTOMA)
    assert "rika-honami joins the Opposition." in story.said
    assert not names(Story(table(1), end_of("procurement")).table, "opposition")


@pytest.mark.rules("TC-34.5", "TC-34.12", "TC-R.124", "TC-R.13")
def test_an_empty_deck_is_made_of_the_discard_pile_and_with_all_in_play_none_is_drawn() -> None:
    at = table(1, {"opposition-discard": ["flint", "rika-honami"]}, venture=OPPOSED)
    story = Story(at, end_of("procurement"), chance=((1, 0),))
    assert names(story.table, "opposition") == ["flint"]
    assert names(story.table, "opposition-deck") == ["rika-honami"]
    assert names(story.table, "opposition-discard") == []
    every = table(1, {"opposition": ["flint", "rika-honami"]}, venture=OPPOSED)
    assert names(Story(every, end_of("procurement")).table, "opposition") == [
        "flint",
        "rika-honami",
    ]


@pytest.mark.rules("TC-34.13", "TC-R.38", "TC-6.7", "TC-R.122")
def test_the_resolution_phase_ends_with_a_credit_for_each_of_its_crew_as_one_expense() -> None:
    at = table(
        1,
        {
            "deck:0": ["plain-purse"],
            "opposition": [
                "flint",
                "rika-honami",
                Lying("plain-leech", on="flint", owner=0),
                Lying("vorn-drusus", controller=0),
            ],
        },
        venture=OPPOSED,
    )
    story = Story(at, end_of("resolution"))
    assert "seat 0 owes 2 Credits for the Opposition's Crew." in story.said
    get_on(story)
    alone = table(1, {"deck:0": ["plain-purse"], "opposition-deck": ["flint"]}, venture=OPPOSED)
    assert Story(alone, end_of("resolution")).over


@pytest.mark.rules("TC-34.13", "TC-R.8", "TC-4.15")
def test_who_can_not_pay_it_has_lost_even_with_20_vp() -> None:
    at = table(1, {"opposition": ["flint"]}, {0: {"vp": 20}}, venture=OPPOSED)
    story = Story(at, RESOLUTION.frame(NOTHING))
    get_on(story)
    result = story.position.result
    assert result is not None
    assert (result.winners, result.rule) == ((), "TC-4.15")


@pytest.mark.rules("TC-R.123", "TC-14.1", "TC-14.7")
def test_opposition_crew_ready_and_only_resilient_ones_restore() -> None:
    at = table(
        1,
        {
            "opposition": [
                Lying("foe-brute", exerted=True, counters={"wound": 2}),
                Lying("flint", exerted=True, counters={"wound": 1}),
            ],
            "deck:0": list(MONEY),
        },
        venture=OPPOSED,
    )
    story = Story(at, READY.frame(Turns()))
    while not story.over:
        assert story.asked().name != "restore", "nobody restores for it"
        story.answer(simply(story.asked()))
    there = {str(card.definition): card for card in story.board.cards.values()}
    assert there["foe-brute"].turn == there["flint"].turn == 0
    assert dict(there["foe-brute"].counters) == {}
    assert dict(there["flint"].counters) == {"wound": 1}


@pytest.mark.rules("TC-32.7", "TC-8.1", "TC-R.122")
def test_the_opposition_has_no_limit_of_crew_and_can_have_the_captains_own() -> None:
    six = ["flint", "rika-honami", "vorn-drusus", "doctor-wishik", "walter-glen-imc"]
    at = table(
        1,
        {"opposition": list(six), "crew:0": ["flint"], "deck:0": list(MONEY)},
        venture=OPPOSED,
    )
    story = Story(at, PROCUREMENT.frame(Turns()))
    get_on(story)
    assert names(story.table, "opposition") == six
    assert names(story.table, "crew:0") == ["flint"]
    assert ZoneId("opposition") in story.board.zones
