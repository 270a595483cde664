"""Missions (section 20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.effects.ability import abilities_of
from tabletop.engine.events import CardAttached
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.engine.table import Table
from tabletop.games.captains_chair import missions
from tabletop.games.captains_chair.action import ACTION
from tabletop.games.captains_chair.clean_up import clean_up
from tabletop.games.captains_chair.state import course
from tabletop.games.captains_chair.titles import TITLES, title
from tests.games.captains_chair.matches import bundled
from tests.games.captains_chair.tables import (
    Laid,
    Lying,
    Story,
    carrier,
    counter,
    names,
    on_card,
    table,
)
from tests.games.stories import find, happening

MINE = SeatId(0)


def laid(lying: Mapping[str, Laid], **more: Any) -> Table:
    """Lay out a table with the board of missions before seat 0."""
    return table({"board:0": ["mission-board"], **lying}, **more)


def met(key: str, lying: Mapping[str, Laid], **more: Any) -> bool:
    """Tell whether a mission can be completed."""
    return missions.why_not(laid(lying, **more), MINE, key) is None


def completing(key: str, lying: Mapping[str, Laid], **more: Any) -> Story:
    """Complete a mission."""
    at = laid(lying, **more)
    assert missions.why_not(at, MINE, key) is None
    return Story(at, missions.complete(MINE, key))


@pytest.mark.rules("CC-20.1", "CC-R.55")
def test_an_objective_of_a_track_and_of_cards_in_play() -> None:
    research = {0: {"research": 3}}
    assert not met("the-long-way-home", {}, counters=research)
    assert not met("the-long-way-home", {"bridge:0": ["plain-klingon"]})
    assert not met("the-long-way-home", {"hand:0": ["plain-klingon"]}, counters=research)
    assert not met("the-long-way-home", {"bridge:1": ["plain-klingon"]}, counters=research)
    for zone in ("bridge:0", "briefing:0", "fleet:0"):
        assert met("the-long-way-home", {zone: ["plain-klingon"]}, counters=research)


@pytest.mark.rules("CC-14.5", "CC-E.12", "CC-R.54")
def test_a_wildcard_is_one_trait_for_the_whole_of_an_objective() -> None:
    two = {"bridge:0": ["plain-wildcard", "plain-human", "plain-vulcan"]}
    assert met("four-worlds", two)
    one = {"bridge:0": ["plain-wildcard", "plain-human"]}
    assert not met("four-worlds", one)
    assert met("four-worlds", {"bridge:0": ["plain-wildcard", "plain-wildcard", "plain-human"]})
    theirs = {"bridge:0": ["plain-human", "plain-vulcan"], "bridge:1": ["plain-wildcard"]}
    assert not met("four-worlds", theirs)


@pytest.mark.rules("CC-20.2", "CC-R.59")
def test_on_the_same_ship_and_at_the_same_location() -> None:
    ship: dict[str, Laid] = {
        "fleet:0": ["plain-ship", Lying("plain-human", on="plain-ship"), "plain-cruiser"]
    }
    assert met("in-one-hull", ship)
    assert not met("in-one-hull", {"fleet:0": ["plain-ship"], "bridge:0": ["plain-human"]})
    deeper: Laid = [
        "plain-ship",
        Lying("plain-person", on="plain-ship"),
        Lying("plain-human", on="plain-person"),
    ]
    assert met("in-one-hull", {"fleet:0": deeper})
    at_world: dict[str, Laid] = {
        "space:0": ["plain-world"],
        "fleet:0": [
            Lying("plain-ship", at="plain-world"),
            Lying("plain-vulcan", on="plain-ship"),
        ],
    }
    assert met("at-one-world", at_world)
    elsewhere: dict[str, Laid] = {
        "space:0": ["plain-world"],
        "fleet:0": ["plain-ship", Lying("plain-vulcan", on="plain-ship")],
    }
    assert not met("at-one-world", elsewhere)


@pytest.mark.rules("CC-9.8", "CC-20.3", "CC-20.6")
def test_a_mission_is_completed_in_the_action_step_without_a_chip_and_only_once() -> None:
    at = laid({"briefing:0": ["plain-human", "plain-vulcan"]}, counters={0: {"chips": 0}})
    story = Story(at, ACTION.frame(NOTHING))
    story.act("mission", ability="two-of-a-crew")
    assert counter(story.table, 0, "glory") == 2
    assert on_card(story.table, "mission-board", "completed-two-of-a-crew") == 1
    assert [a.ability for a in story.asked().actions if a.verb == "mission"] == []
    refusal = missions.why_not(story.table, MINE, "two-of-a-crew")
    assert refusal is not None
    assert refusal.rule == "CC-20.6"


@pytest.mark.rules("CC-20.4", "CC-R.58")
def test_contributing_beamed_cards_are_discharged_and_nothing_else() -> None:
    story = completing(
        "two-of-a-crew",
        {
            "fleet:0": ["plain-ship", Lying("plain-human", on="plain-ship"), "plain-raider"],
            "bridge:0": ["plain-vulcan"],
        },
    )
    assert story.over
    assert names(story.table, "discard:0") == ["plain-human"]
    assert names(story.table, "bridge:0") == ["plain-vulcan"]
    assert names(story.table, "fleet:0") == ["plain-ship", "plain-raider"]
    assert on_card(story.table, "plain-vulcan", "contributes") == 0


@pytest.mark.rules("CC-R.58")
def test_with_more_cards_than_needed_the_owner_names_those_that_contribute() -> None:
    lying: dict[str, Laid] = {
        "fleet:0": [
            "plain-ship",
            Lying("plain-human", on="plain-ship"),
            Lying("plain-vulcan", on="plain-ship"),
        ],
        "bridge:0": ["plain-vulcan"],
    }
    story = completing("two-of-a-crew", lying)
    assert story.asked().name == "contributing"
    assert (story.asked().least, story.asked().most) == (2, 2)
    first = story.board.cards[story.asked().cards[0]]
    assert first.zone == "bridge:0"
    story.choose("plain-vulcan", "plain-human")
    assert names(story.table, "discard:0") == ["plain-human"]
    beamed = find(story.table, "plain-vulcan", "fleet:0")
    assert story.board.cards[beamed].attached_to is not None
    assert names(story.table, "bridge:0") == ["plain-vulcan"]


@pytest.mark.rules("CC-20.4", "CC-19.8")
def test_a_worn_helmet_contributes_and_its_wearer_on_the_bridge_stays() -> None:
    lying: dict[str, Laid] = {
        "bridge:0": ["rumdar", Lying("big-helmet", on="rumdar")],
        "fleet:0": ["mondor", "pakled-clump", "jackabogs-clump"],
    }
    at = table(lying, captains=("rebner", "plain"), counters={0: {"military": 6}})
    story = Story(at, missions.complete(MINE, "we-are-strong"))
    assert names(story.table, "bridge:0") == ["rumdar"]
    assert names(story.table, "discard:0") == ["big-helmet"]


@pytest.mark.rules("CC-R.58", "CC-19.8")
def test_of_more_helmets_than_needed_the_owner_names_whose_contributes() -> None:
    lying: dict[str, Laid] = {
        "bridge:0": ["rumdar", Lying("big-helmet", on="rumdar")],
        "briefing:0": ["grebnedlog", Lying("bigger-helmet", on="grebnedlog")],
        "fleet:0": ["pakled-clump", "jackabogs-clump"],
    }
    at = table(lying, captains=("rebner", "plain"), counters={0: {"military": 6}})
    story = Story(at, missions.complete(MINE, "we-are-strong"))
    assert story.asked().name == "contributing"
    story.choose("grebnedlog")
    assert names(story.table, "bridge:0") == ["rumdar", "big-helmet"]
    assert names(story.table, "briefing:0") == ["grebnedlog"]
    assert names(story.table, "discard:0") == ["bigger-helmet"]


@pytest.mark.rules("CC-20.2", "CC-R.58")
@pytest.mark.parametrize("ship", ["plain-ship", "plain-cruiser"])
def test_where_two_ships_meet_the_objective_the_owner_says_which(ship: str) -> None:
    crews: dict[str, Laid] = {
        "fleet:0": [
            "plain-ship",
            Lying("plain-human", on="plain-ship"),
            "plain-cruiser",
            Lying("plain-human", on="plain-cruiser"),
        ],
    }
    story = completing("in-one-hull", crews)
    assert story.asked().name == "contributing-place"
    story.choose(ship)
    assert story.over
    assert [carrier(story.table, "plain-human")] == [
        {"plain-ship": "plain-cruiser", "plain-cruiser": "plain-ship"}[ship]
    ]
    assert names(story.table, "discard:0") == ["plain-human"]


@pytest.mark.rules("CC-R.58")
def test_nobody_is_asked_where_one_place_alone_meets_the_objective() -> None:
    story = completing(
        "at-one-world",
        {
            "space:0": [
                "plain-world",
                "plain-moon",
                Lying("plain-vulcan", on="plain-world"),
            ],
        },
    )
    assert story.over
    assert names(story.table, "discard:0") == ["plain-vulcan"]


@pytest.mark.rules("CC-20.5")
def test_what_ceased_to_be_beamed_in_the_reward_is_not_discharged() -> None:
    story = completing(
        "away-with-it",
        {"fleet:0": ["plain-ship", Lying("plain-engineer", on="plain-ship")]},
    )
    while not story.over:
        story.choose(story.choices()[0])
    assert names(story.table, "discard:0") == []
    assert carrier(story.table, "plain-engineer") == "plain-ship"


@pytest.mark.rules("CC-20.5")
def test_what_was_beamed_and_lies_free_for_a_moment_does_not_contribute_any_more() -> None:
    at = table(
        {
            "fleet:0": [
                "plain-ship",
                Lying("plain-human", on="plain-ship", counters={"contributes": 1}),
                Lying("plain-vulcan", counters={"contributes": 1}),
            ]
        }
    )
    ship = find(at, "plain-ship")
    human, vulcan = find(at, "plain-human"), find(at, "plain-vulcan")
    story = Story(
        at,
        happening(CardAttached(human, None), CardAttached(human, ship), CardAttached(vulcan, ship)),
    )
    assert on_card(story.table, "plain-human", "contributes") == 0
    assert on_card(story.table, "plain-vulcan", "contributes") == 1


@pytest.mark.rules("CC-20.5")
def test_what_is_beamed_in_the_reward_is_discharged() -> None:
    story = completing("stowed", {"fleet:0": ["plain-ship"], "briefing:0": ["mission-scientist"]})
    while not story.over:
        story.choose(story.choices()[0])
    assert names(story.table, "discard:0") == ["mission-scientist"]


@pytest.mark.rules("CC-R.58", "CC-20.5")
def test_where_the_reward_beams_cards_those_that_contribute_are_named_before() -> None:
    lying: dict[str, Laid] = {
        "fleet:0": ["plain-ship"],
        "briefing:0": ["mission-scientist"],
        "bridge:0": ["mission-scientist"],
    }
    for zone, discarded in (("bridge:0", []), ("briefing:0", ["mission-scientist"])):
        story = completing("stowed", lying)
        assert story.asked().name == "contributing"
        story.answer((find(story.table, "mission-scientist", zone),))
        while not story.over:
            story.choose(story.choices()[0])
        assert names(story.table, "discard:0") == discarded


@pytest.mark.rules("CC-24.4")
def test_each_mission_has_its_title_on_the_board() -> None:
    found = set()
    for entry in bundled().pack.cards.values():
        if entry.definition.kind != "board":
            continue
        for side, text in (
            (entry.definition, entry.text),
            *zip(entry.definition.sides, entry.side_texts, strict=True),
        ):
            for line, mission in zip(text.splitlines(), abilities_of(side), strict=True):
                found.add(mission.key)
                assert line.startswith(f"{TITLES[mission.key]} - OBJECTIVE: ")
    assert found == set(TITLES)
    assert title("birth-of-a-federation") == "Birth of a Federation"


@pytest.mark.rules("CC-R.57")
def test_missions_may_be_completed_in_the_clean_up_step_before_place_glory() -> None:
    lying: dict[str, Laid] = {
        "briefing:0": ["plain-human", "plain-vulcan"],
        "market-ally": ["plain-ally"],
        "market-cargo": ["plain-cargo"],
    }
    story = Story(laid(lying), clean_up(MINE))
    assert story.asked().name == "mission"
    story.answer("two-of-a-crew")
    assert counter(story.table, 0, "glory") == 2
    assert story.asked().name == "place-glory"
    later = Story(laid(lying, later=("two-of-a-crew",)), clean_up(MINE))
    assert later.asked().name == "mission", "what was put off before is offered once more"
    later.answer("later")
    assert later.asked().name == "place-glory"
    assert course(later.table).later == ("two-of-a-crew",)
    later.choose("plain-ally")
    assert later.over
    assert course(later.table).later == ()


@pytest.mark.rules("CC-R.57")
def test_a_mission_that_was_put_off_is_not_offered_between_operations_again() -> None:
    lying: dict[str, Laid] = {"briefing:0": ["plain-human", "plain-vulcan"]}
    assert Story(laid(lying), missions.offer(MINE)).asked().name == "mission"
    put_off = laid(lying, later=("two-of-a-crew",))
    assert Story(put_off, missions.offer(MINE)).over
    assert missions.why_not(put_off, MINE, "two-of-a-crew") is None, "its captain may yet do it"


@pytest.mark.rules("CC-E.17", "CC-20.3", "CC-20.4")
def test_reinforcements_called() -> None:
    lying: dict[str, Laid] = {
        "fleet:0": [
            "uss-shenzhou",
            Lying("ash-tyler", on="uss-shenzhou"),
            Lying("hostile-contact", on="uss-shenzhou"),
        ],
        "bridge:0": ["commander-burnham"],
        "market-ship": ["dkora-class"],
        "ship-pile": ["plain-raider"],
    }
    more: dict[str, Any] = {
        "captains": ("georgiou", "soval"),
        "sides": (1, 0),
        "counters": {0: {"military": 6}, 1: {"latinum": 2}},
    }
    at = table(lying, **more)
    assert missions.why_not(at, MINE, "reinforcements-called") is None
    story = Story(at, missions.complete(MINE, "reinforcements-called"))
    while not story.over:
        names_ = story.choices() if hasattr(story.asked(), "cards") else []
        story.choose("dkora-class" if "dkora-class" in names_ else names_[0])
    assert counter(story.table, 0, "dilithium") == 3
    assert counter(story.table, 0, "latinum") == 1
    assert names(story.table, "discard:0") == ["hostile-contact"]
    assert names(story.table, "bridge:0") == ["commander-burnham"]
    assert names(story.table, "fleet:0")[:2] == ["uss-shenzhou", "ash-tyler"]
    assert "dkora-class" in names(story.table, "fleet:0")
    board = story.board.piles[ZoneId("board:0")][0]
    assert story.board.cards[board].counters == {"completed-reinforcements-called": 1}

    in_briefing = table({**lying, "bridge:0": [], "briefing:0": ["commander-burnham"]}, **more)
    assert missions.why_not(in_briefing, MINE, "reinforcements-called") is not None

    klingon = table({**lying, "market-ship": ["vorcha-attack-cruiser"]}, **more)
    story = Story(klingon, missions.complete(MINE, "reinforcements-called"))
    for _ in range(20):
        if story.over:
            break
        question = story.asked()
        if hasattr(question, "cards") and question.cards and not hasattr(question, "options"):
            wanted = "vorcha-attack-cruiser"
            story.choose(wanted if wanted in story.choices() else story.choices()[0])
        elif hasattr(question, "options"):
            story.answer(question.options[0].key)
        else:
            story.answer(question.actions[-1])
    assert story.over, story.asked()
    assert counter(story.table, 0, "dilithium") == 5
    assert "commander-burnham" in names(story.table, "discard:0")
    assert find(story.table, "vorcha-attack-cruiser", "fleet:0")
