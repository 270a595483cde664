"""Resource tokens: names, what serves for what, gaining and spending them (19, 20)."""

from __future__ import annotations

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg import tokens
from tests.games.traveller_ccg.verbs import Trial, event

USE = "verb-crew"


def paying(cost: str, pool: dict[str, int], do: str = "{draw: 1}") -> Trial:
    """Let seat 0 use an ability of a Crew for a cost."""
    text = f"[{{key: a, timing: action, cost: [{cost}], do: [{do}]}}]"
    lying = {"crew:0": ["verb-crew"], "deck:0": ["plain-penny"] * 3}
    return Trial(lying, {"verb-crew": text}, counters={0: pool}).use("verb-crew")


@pytest.mark.rules("TC-1.20", "TC-18.7", "TC-20.1", "TC-20.2")
def test_there_is_a_token_for_each_skill_at_each_level_and_for_each_capability() -> None:
    assert len(tokens.TOKENS) == 9 * 2 + 8
    assert not any(token.startswith("jack") for token in tokens.TOKENS)
    assert tokens.counter("tech") == "tech-trained"
    assert tokens.counter("tech", "expert") == "tech-expert"
    assert tokens.counter("cargo-passenger") == "cargo-passenger"


@pytest.mark.rules("TC-19.3", "TC-20.3", "TC-20.4", "TC-20.5", "TC-L.37")
@pytest.mark.parametrize(
    ("token", "word", "level", "does"),
    [
        ("tech-expert", "tech", "trained", True),
        ("tech-trained", "tech", "expert", False),
        ("tech-trained", "tech", "trained", True),
        ("tech-trained", "combat", "trained", False),
        ("cargo-passenger", "cargo", "trained", True),
        ("cargo-passenger", "passenger", "trained", True),
        ("cargo-passenger", "survey", "trained", False),
        ("cargo-passenger", "cargo-passenger", "trained", True),
        ("cargo", "cargo-passenger", "trained", False),
        ("passenger", "cargo", "trained", False),
        ("tech-trained", "any", "trained", True),
        ("cargo", "any", "trained", True),
        ("cargo", "any-skill", "trained", False),
        ("tech-trained", "any-skill", "expert", False),
        ("tech-expert", "any-skill", "expert", True),
        ("cargo", "any-capability", "trained", True),
        ("tech-trained", "any-capability", "trained", False),
    ],
)
def test_what_a_token_serves_for(token: str, word: str, level: str, does: bool) -> None:
    assert tokens.serves(token, word, level) is does


@pytest.mark.rules("TC-L.2", "TC-R.66", "TC-18.10")
@pytest.mark.parametrize(
    ("do", "gained"),
    [
        ("{gain-token: tech}", {"tech-trained": 1}),
        ("{gain-token: {token: tech, level: expert, count: 2}}", {"tech-expert": 2}),
        ("{gain-token: cargo-passenger}", {"cargo-passenger": 1}),
    ],
)
def test_gaining_a_token(do: str, gained: dict[str, int]) -> None:
    assert event(do).do("verb-event").held(0) == gained


@pytest.mark.rules("TC-L.2")
def test_a_token_is_gained_by_choice_and_each_captain_chooses() -> None:
    trial = event("{gain-token: {token: [combat, underworld], who: everyone}}").do("verb-event")
    assert [option.key for option in trial.asked().options] == [
        "combat-trained",
        "underworld-trained",
    ]
    trial.answer("underworld-trained", 0).answer("combat-trained", 1)
    assert trial.held(0) == {"underworld-trained": 1}
    assert trial.held(1) == {"combat-trained": 1}


@pytest.mark.rules("TC-L.2")
@pytest.mark.parametrize(("word", "count"), [("any", 17), ("any-skill", 9), ("any-capability", 8)])
def test_a_token_of_any_kind_is_chosen_from_all_of_them(word: str, count: int) -> None:
    trial = event(f"{{gain-token: {word}}}").do("verb-event")
    assert len(trial.asked().options) == count


@pytest.mark.rules("TC-L.2", "TC-C.16")
@pytest.mark.parametrize(
    ("spent", "gained"), [("tech-trained", "combat-trained"), ("tech-expert", "combat-expert")]
)
def test_a_token_is_gained_at_the_level_of_the_token_spent(spent: str, gained: str) -> None:
    do = "{gain-token: {token: combat, level-of: spent}}"
    trial = paying("{spend: {token: tech, as: spent}}", {spent: 1}, do)
    assert trial.held(0) == {gained: 1}


@pytest.mark.rules("TC-E.1", "TC-E.2", "TC-L.32", "TC-30.2")
def test_a_token_pays_once() -> None:
    trial = paying("{spend: tech}", {"tech-trained": 1, "combat-trained": 1})
    assert trial.held(0) == {"combat-trained": 1}
    trial.use("verb-crew")
    assert trial.value is False, "a second time there is none"
    assert trial.names("hand:0") == ["plain-penny"]


@pytest.mark.rules("TC-19.3", "TC-R.67")
def test_whoever_pays_chooses_between_trained_and_expert() -> None:
    trial = paying("{spend: tech}", {"tech-trained": 1, "tech-expert": 1})
    assert [option.key for option in trial.asked().options] == ["tech-trained", "tech-expert"]
    assert trial.answer("tech-expert").held(0) == {"tech-trained": 1}


@pytest.mark.rules("TC-19.3")
def test_two_trained_tokens_do_not_make_an_expert_one() -> None:
    assert paying("{spend: {token: tech, level: expert}}", {"tech-trained": 2}).value is False


@pytest.mark.rules("TC-22.4", "TC-L.37")
def test_any_of_several_tokens_pays() -> None:
    trial = paying("{spend: [admin, social]}", {"social-expert": 1})
    assert trial.value is True
    assert trial.held(0) == {}


@pytest.mark.rules("TC-22.5", "TC-20.4", "TC-R.67", "TC-R.41", "TC-L.33")
def test_one_token_serves_one_cost_and_the_rest_must_stay_payable() -> None:
    both = "{spend: cargo}, {spend: passenger}"
    assert paying(both, {"cargo-passenger": 1}).value is False
    trial = paying(both, {"cargo-passenger": 1, "cargo": 1})
    assert trial.value is True, "the Cargo token is taken for Cargo unasked"
    assert trial.held(0) == {}
    free = paying(both, {"cargo-passenger": 2, "cargo": 1})
    assert [option.key for option in free.asked().options] == ["cargo", "cargo-passenger"]


@pytest.mark.rules("TC-L.32")
def test_several_tokens_of_one_cost() -> None:
    cost = "{spend: {token: [admin, social], count: 2}}"
    assert paying(cost, {"admin-trained": 1}).value is False
    assert paying(cost, {"admin-trained": 1, "social-trained": 1}).held(0) != {"admin-trained": 1}
    trial = paying(cost, {"admin-trained": 2, "social-trained": 1}).answer("admin-trained")
    assert trial.answer("social-trained").held(0) == {"admin-trained": 1}


@pytest.mark.rules("TC-L.2", "TC-30.2")
def test_another_captain_discards_a_token_and_chooses_it() -> None:
    do = "{spend: {token: any, who: others}}"
    trial = event(do, counters={1: {"tech-trained": 1, "cargo": 1}}).do("verb-event")
    assert trial.asked().seat == SeatId(1)
    assert trial.answer("cargo", 1).held(1) == {"tech-trained": 1}


@pytest.mark.rules("TC-L.28")
def test_or_somebody_else_chooses_which_token_goes() -> None:
    do = "{spend: {token: any, who: others, by: you}}"
    trial = event(do, counters={1: {"tech-trained": 1, "cargo": 1}}).do("verb-event")
    assert trial.asked().seat == SeatId(0)
    assert trial.answer("tech-trained", 0).held(1) == {"cargo": 1}


@pytest.mark.rules("TC-L.2")
def test_who_has_no_token_loses_none_and_the_effect_is_not_whole() -> None:
    trial = event("{spend: {token: any, who: others}}").do("verb-event")
    assert trial.value == Outcome(False)


@pytest.mark.rules("TC-L.17")
def test_tokens_in_a_pool_are_counted_with_what_serves() -> None:
    do = "{gain: {counter: vp, count: {tokens: tech}}}"
    pool = {"tech-trained": 1, "tech-expert": 2, "combat-trained": 4}
    assert event(do, counters={0: pool}).do("verb-event").held(0)["vp"] == 3
    do = "{gain: {counter: vp, count: {tokens: {token: any-skill, level: expert, of: others}}}}"
    trial = event(do, counters={1: pool}).do("verb-event")
    assert trial.held(0) == {"vp": 2}
