"""What the Opposition can use, on whom, and what it costs it."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.ability import abilities_of
from tabletop.engine.ids import AUTOMA, DefId, SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.game import LANGUAGE
from tabletop.games.traveller_ccg.solo.attacks import attacks, turn
from tabletop.games.traveller_ccg.solo.foreseen import harms
from tabletop.games.traveller_ccg.solo.opposition import HALF_DOZEN_CREW
from tabletop.games.traveller_ccg.solo.priorities import Victim, best_victims
from tabletop.games.traveller_ccg.solo.venture import HALF_DOZEN, Venture
from tabletop.games.traveller_ccg.state import voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.tables import Lying, Story, game, table

OPPOSED: Any = Venture(HALF_DOZEN)


def opposed(lying: dict[str, list[str | Lying]], **state: Any) -> Table:
    """Lay out the Action Phase of The Dirty Half-Dozen."""
    given: dict[str, Any] = {"phase": "action", "stage": 1, "venture": OPPOSED, **state}
    return table(1, lying, **given)


def usable(at: Table) -> list[tuple[str, str]]:
    """List what the Opposition can use, by card and ability."""
    return [
        (str(at.board.cards[found.card].definition), found.ability)
        for found in attacks(LANGUAGE.reader(at))
    ]


@pytest.mark.rules("TC-34.8", "TC-R.125")
def test_it_uses_only_actions_of_the_action_phase_that_wound_or_exert_and_has_no_tokens() -> None:
    at = opposed({"opposition": ["foe-brute"], "crew:0": ["plain-hand"]})
    rich = Table(
        at.board._replace(
            seats=(at.board.seats[0].__class__(SeatId(0), True, {"tech-trained": 3}),)
        ),
        at.definitions,
    )
    assert usable(rich) == [("foe-brute", "hit")]


@pytest.mark.rules("TC-R.126", "TC-34.11")
def test_what_costs_credits_alone_is_free_and_used_once_a_round_by_each_crew() -> None:
    at = opposed({"opposition": ["foe-brute", "foe-brute"], "crew:0": ["plain-troll"]})
    story = Story(at, turn(), chance=((1,),))
    assert story.value is True
    assert len(usable(story.table)) == 1
    story = Story(story.table, turn())
    assert story.board.cards[find(at, "plain-troll")].counters == {"wound": 2}
    assert usable(story.table) == []
    story = Story(story.table, turn())
    assert story.value is False
    assert "The Opposition passes: it has no target." in story.said
    assert not names(story.table, "discard:0"), "it pays no Credits"


@pytest.mark.rules("TC-34.11", "TC-34.12")
def test_it_meets_all_other_costs() -> None:
    at = opposed({"opposition": ["foe-martyr"], "crew:0": ["plain-hand"]})
    story = Story(at, turn())
    assert names(story.table, "opposition") == []
    assert names(story.table, "opposition-discard") == ["foe-martyr"]
    hurt = story.board.cards[find(at, "plain-hand")]
    assert (hurt.counters, hurt.turn) == ({"wound": 2}, 1)
    assert story.board.cards[find(story.table, "foe-martyr")].owner == AUTOMA


@pytest.mark.rules("TC-34.7", "TC-R.128")
def test_only_the_captains_crew_are_targets_and_only_ready_ones_of_what_exerts() -> None:
    assert usable(opposed({"opposition": ["flint", "rika-honami"]})) == []
    wabapawap: list[str | Lying] = ["wabapawap-speaker-of-the-tree"]
    tired: list[str | Lying] = [Lying("plain-hand", exerted=True)]
    assert usable(opposed({"opposition": wabapawap, "crew:0": tired})) == []
    assert usable(opposed({"opposition": wabapawap, "crew:0": ["plain-hand"]})) == [
        ("wabapawap-speaker-of-the-tree", "proper-forms")
    ]
    mine = opposed({"opposition": ["flint", Lying("rika-honami", controller=0)]})
    (found,) = attacks(LANGUAGE.reader(mine))
    assert [victim.card for victim in found.victims] == [find(mine, "rika-honami")]


@pytest.mark.rules("TC-R.129", "TC-34.4", "TC-34.8")
def test_each_of_the_six_can_wound_or_exert() -> None:
    for name in HALF_DOZEN_CREW:
        at = opposed({"opposition": [str(name)], "crew:0": ["plain-hand"]})
        tired = opposed({"opposition": [str(name)], "crew:0": [Lying("plain-hand", exerted=True)]})
        found = {key for _, key in (*usable(at), *usable(tired))}
        harmful = {
            ability.key
            for ability in abilities_of(game().rules.definitions[DefId(name)])
            if harms(ability.do)
        }
        assert found == harmful
        assert found


@pytest.mark.rules("TC-34.6", "TC-17.4", "TC-34.7", "TC-R.110")
def test_it_acts_first_and_alternates_until_nobody_acts() -> None:
    at = opposed(
        {
            "opposition": ["rika-honami", "flint"],
            "crew:0": ["plain-hand", "plain-troll"],
            "deck:0": ["plain-penny"],
        },
        first=SeatId(0),
    )
    story = Story(at, ACTION.frame(Alternating()))
    assert "The Opposition chooses" in "".join(story.said), "before the captain"
    assert story.asked().name == "act"
    assert voyage(story.table).acting == SeatId(0)
    assert voyage(story.table).first == SeatId(0), "for everything else"
    story.answer(next(action for action in story.asked().actions if action.verb == "pass"))
    assert sum("The Opposition chooses" in line for line in story.said) == 2
    story.answer(next(action for action in story.asked().actions if action.verb == "pass"))
    assert story.over
    assert story.said[-1] == "The Opposition passes: it has no target."


@pytest.mark.rules("TC-R.123", "TC-R.122", "TC-2.4")
def test_what_its_crew_say_holds_is_so_and_is_about_its_own() -> None:
    at = opposed({"opposition": ["foe-cook", "flint"], "crew:0": ["flint"]})
    reader = LANGUAGE.reader(at)
    theirs, mine = find(at, "flint", "opposition"), find(at, "flint", "crew:0")
    assert reader.value(theirs, "wounds") == 4
    assert reader.value(mine, "wounds") == 3


@pytest.mark.rules("TC-R.122", "TC-29.11", "TC-16.6", "TC-R.50", "TC-R.51")
def test_a_hindrance_can_go_on_its_crew_and_comes_back_to_its_owner() -> None:
    at = opposed(
        {
            "opposition": [
                Lying("flint", counters={"wound": 2}),
                Lying("plain-leech", on="flint", owner=0),
            ],
            "crew:0": ["plain-hand", Lying("gauss-rifle", on="plain-hand")],
        }
    )
    leech = find(at, "plain-leech")
    assert LANGUAGE.reader(at).controller(leech) == SeatId(0)
    from tabletop.engine.actions import Action
    from tabletop.games.traveller_ccg.play import announce

    used = announce(Action("use", find(at, "gauss-rifle"), "burst"), SeatId(0))
    story = Story(Table(at.board, at.definitions), used)
    story.answer((find(at, "flint"),))
    assert names(story.table, "opposition-discard") == ["flint"]
    assert names(story.table, "discard:0") == ["plain-leech"]


def victim(card: int, **changes: Any) -> Victim:
    """Make a target that differs in something."""
    usual = {
        "wounds": 1,
        "gets_through": 1,
        "exerts": False,
        "left": 3,
        "capacity": 3,
        "armored": False,
        "gear": 0,
    }
    return Victim(card, **{**usual, **changes})  # type: ignore[arg-type]


@pytest.mark.rules("TC-34.10", "TC-R.127")
def test_each_rule_of_the_list_of_targets_comes_before_all_after_it() -> None:
    better: list[dict[str, Any]] = [
        {"left": 1},
        {"gets_through": 2},
        {"capacity": 2},
        {"armored": False},
        {"gear": 1},
    ]
    worse: list[dict[str, Any]] = [
        {},
        {},
        {},
        {"armored": True},
        {},
    ]
    for number, change in enumerate(better):
        rest = {key: value for later in better[number + 1 :] for key, value in later.items()}
        first = victim(
            1, **{**worse[number], **change, **({"armored": True} if number < 3 else {})}
        )
        second = victim(2, **{**rest, **worse[number]})
        best, why = best_victims((second, first))
        assert best == (first,), change
        assert len(why) >= 1
    both = (victim(1), victim(2))
    assert best_victims(both) == (both, ())
