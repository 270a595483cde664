"""Cards of our own that hold, forbid, replace or answer something."""

from __future__ import annotations

import pytest

from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Lying, acting
from tests.games.traveller_ccg.test_named_cards import PURSES, answered, wounds

Lies = list[str | Lying]


def test_a_tracking_bug_reports_what_its_crew_does() -> None:
    zones: dict[str, Lies] = {
        "crew:0": ["rika-honami", Lying("tracking-bug", on="rika-honami", owner=1, controller=1)],
        "crew:1": ["htyewkhta"],
        "deck:1": [*PURSES],
    }
    story = acting(zones).use(0, "rika-honami").picks("htyewkhta")
    assert names(story.table, "hand:1") == ["plain-purse"]


def test_an_emergency_low_berth_takes_wounds_instead() -> None:
    zones: dict[str, Lies] = {
        "crew:0": ["rika-honami"],
        "crew:1": ["nurse-temesh"],
        "ship:1": ["type-s-scout", "emergency-low-berth"],
    }
    story = answered(acting(zones).use(0, "rika-honami").picks("nurse-temesh"))
    assert story.asked().seat == 1
    story.answer("yes")
    assert wounds(story, "nurse-temesh") == 0
    assert names(story.table, "discard:1") == ["emergency-low-berth"]
    assert "emergency-low-berth steps in instead." in story.said


@pytest.mark.rules("TC-29.11", "TC-R.51", "TC-L.5")
def test_an_outstanding_debt_taxes_each_ability_of_its_crew() -> None:
    debt = Lying("outstanding-debt", on="rika-honami", owner=1, controller=1)
    zones: dict[str, Lies] = {
        "crew:0": ["rika-honami", debt],
        "crew:1": ["htyewkhta"],
        "deck:0": ["plain-penny", "plain-penny"],
    }
    story = answered(acting(zones).use(0, "rika-honami").picks("htyewkhta").pays("top"))
    assert wounds(story, "htyewkhta") == 2
    assert names(story.table, "discard:0") == ["plain-penny"]
    assert acting({**zones, "deck:0": []}).usable() == []


def test_sister_agneta_mourns_the_others_of_her_crew() -> None:
    zones: dict[str, Lies] = {
        "crew:0": ["rika-honami"],
        "crew:1": ["sister-agneta", "nurse-temesh"],
        "deck:1": [*PURSES],
    }
    story = answered(acting(zones).use(0, "rika-honami").picks("nurse-temesh"))
    assert names(story.table, "discard:1") == ["nurse-temesh"]
    assert names(story.table, "hand:1") == ["plain-purse"]


@pytest.mark.rules("TC-R.53")
@pytest.mark.parametrize("crew", [("sister-agneta", "knoukh"), ("knoukh", "sister-agneta")])
def test_sister_agneta_mourns_those_with_whom_she_goes(crew: tuple[str, str]) -> None:
    zones: dict[str, Lies] = {
        "hand:0": ["bar-brawl"],
        "crew:1": [Lying(one, counters={"wound": 1}) for one in crew],
        "deck:0": [*PURSES],
        "deck:1": [*PURSES],
    }
    story = answered(acting(zones).use(0, "bar-brawl").picks(*crew).pays("top"))
    assert names(story.table, "crew:1") == []
    assert names(story.table, "hand:1") == ["plain-purse"], "whichever of them lies first"


@pytest.mark.rules("TC-29.3", "TC-29.2", "TC-R.133")
@pytest.mark.parametrize(("armor", "harm"), [("cloth-armor", 1), ("reflec-suit", 0)])
def test_reflec_counts_in_full_against_a_laser(armor: str, harm: int) -> None:
    zones: dict[str, Lies] = {
        "crew:0": ["bose-okonjo", Lying("laser-carbine", on="bose-okonjo")],
        "crew:1": ["htyewkhta", Lying(armor, on="htyewkhta")],
    }
    story = answered(acting(zones).use(0, "laser-carbine").picks("htyewkhta"))
    assert wounds(story, "htyewkhta") == harm


@pytest.mark.rules("TC-29.4", "TC-29.5", "TC-29.6", "TC-R.133")
@pytest.mark.parametrize(("gun", "harm"), [("heavy-beam-laser", 0), ("rail-gun", 1)])
def test_reflec_coating_counts_in_full_against_a_laser(gun: str, harm: int) -> None:
    zones: dict[str, Lies] = {
        "ship:0": ["beowulf-free-trader", gun],
        "ship:1": ["beowulf-free-trader", "reflec-coating"],
    }
    story = answered(acting(zones).use(0, gun).picks("reflec-coating"))
    coating = story.board.cards[find(story.table, "reflec-coating")]
    assert coating.counters.get("structure", 0) == harm


def test_a_restraint_collar_keeps_its_crew_exerted() -> None:
    collar = Lying("restraint-collar", on="rika-honami", owner=1, controller=1)
    zones: dict[str, Lies] = {
        "crew:0": [Lying("rika-honami", exerted=True), collar],
        "hand:0": ["second-wind"],
        "deck:0": [*PURSES],
    }
    story = acting(zones).use(0, "second-wind").picks("rika-honami").pays("top")
    answered(story)
    assert story.board.cards[find(story.table, "rika-honami")].turn == 1
    assert "rika-honami readies." not in story.said
    assert "restraint-collar does not allow that." in story.said
