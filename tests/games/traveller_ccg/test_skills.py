"""Skills: levels, grants, gains, losses, suppression (section 19)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.traveller_ccg import skills
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, event

GAIN = "{skill-level: {skill: tech, of: {kind: crew}}}"
LOSE = "{skill-level: {skill: tech, by: -1, of: {kind: crew}}}"
SUPPRESS = "{suppress-skill: {skill: tech, of: {kind: crew}}}"
GRANT = "{grant-skill: {skill: tech, of: {kind: crew}}}"
GRANT_EXPERT = "{grant-skill: {skill: tech, level: expert, of: {kind: crew}}}"

NATIVE: dict[int, dict[str, Any]] = {
    0: {"trained": ()},
    1: {"trained": ("tech",)},
    2: {"trained": (), "expert": ("tech",)},
}


def level(native: int, *standing: str) -> int:
    """Give the level of Tech of a Crew of this native level while these hold, in this order."""
    text = f"[{{key: a, always: [{', '.join(standing)}]}}]" if standing else "[]"
    lying = {"crew:0": ["verb-crew"], "connections:0": ["verb-ally"]}
    trial = Trial(lying, {"verb-ally": text}, {"verb-crew": NATIVE[native]})
    return skills.level(trial.reader, trial.card("verb-crew"), "tech")


@pytest.mark.rules("TC-E.31", "TC-19.4", "TC-19.5", "TC-19.6", "TC-L.6")
@pytest.mark.parametrize(
    ("native", "standing", "then"),
    [
        (0, GAIN, 1), (1, GAIN, 2), (2, GAIN, 2),
        (0, LOSE, 0), (1, LOSE, 0), (2, LOSE, 1),
        (0, SUPPRESS, 0), (1, SUPPRESS, 0), (2, SUPPRESS, 0),
    ],
)  # fmt: skip
def test_the_skill_table(native: int, standing: str, then: int) -> None:
    assert level(native, standing) == then


@pytest.mark.rules("TC-19.7", "TC-R.63", "TC-19.2")
@pytest.mark.parametrize(
    ("native", "standing", "then"),
    [
        (0, GRANT, 1), (1, GRANT, 1), (2, GRANT, 2),
        (0, GRANT_EXPERT, 2), (1, GRANT_EXPERT, 2),
    ],
)  # fmt: skip
def test_a_grant_gives_at_least_its_level(native: int, standing: str, then: int) -> None:
    assert level(native, standing) == then


@pytest.mark.rules("TC-R.63", "TC-3.9")
@pytest.mark.parametrize(
    ("native", "standing", "then"),
    [
        (0, (LOSE, GAIN), 1),
        (0, (GAIN, LOSE), 0),
        (2, (GAIN, LOSE), 1),
        (2, (LOSE, GAIN), 2),
        (1, (LOSE, GRANT), 0),
        (0, (GRANT, GRANT), 1),
        (0, (GAIN, GAIN, GAIN, LOSE), 1),
        (0, (SUPPRESS, GRANT_EXPERT, GAIN), 0),
    ],
)
def test_grants_come_first_then_steps_in_their_order_and_suppression_wins(
    native: int, standing: tuple[str, ...], then: int
) -> None:
    assert level(native, *standing) == then


@pytest.mark.rules("TC-R.63")
@pytest.mark.parametrize(("order", "then"), [(("loss", "gear"), 2), (("gear", "loss"), 1)])
def test_gains_and_losses_count_in_the_order_in_which_they_came(
    order: tuple[str, ...], then: int
) -> None:
    texts = {
        "verb-gun": "[{key: a, always: [{skill-level: {skill: tech, of: {host: self}}}]}]",
        "verb-event": f"[{{key: loss, do: [{{until: round-end, hold: [{LOSE}]}}]}},"
        " {key: gear, do: [{put-into-play: {kind: gear, in: hand}}]}]",
    }
    lying = {"crew:0": ["verb-crew"], "hand:0": ["verb-gun"], "pending": ["verb-event"]}
    trial = Trial(lying, texts, {"verb-crew": NATIVE[2]})
    for key in order:
        trial.do("verb-event", key)
    assert skills.level(trial.reader, trial.card("verb-crew"), "tech") == then


@pytest.mark.rules("TC-19.1", "TC-19.2")
def test_all_skills_of_a_crew_with_their_levels() -> None:
    trial = Trial({"crew:0": ["verb-alien"]})
    found = skills.skills(trial.reader, trial.card("verb-alien"))
    assert found == {"combat": 1, "medical": 2}


@pytest.mark.rules("TC-7.3", "TC-R.46")
def test_an_exerted_and_wounded_crew_keeps_its_skills_and_gear_its_grants() -> None:
    gear = "[{key: a, always: [{grant-skill: {skill: combat, of: {host: {kind: crew}}}}]}]"
    hurt = Lying("verb-crew", exerted=True, counters={"wound": 2})
    tool = Lying("verb-gun", on="verb-crew", exerted=True)
    trial = Trial({"crew:0": [hurt, tool]}, {"verb-gun": gear})
    found = skills.skills(trial.reader, trial.card("verb-crew"))
    assert found == {"combat": 1, "tech": 1}


@pytest.mark.rules("TC-C.15", "TC-R.9", "TC-L.30")
def test_a_skill_gained_for_a_while() -> None:
    text = "[{key: a, do: [{until: round-end, hold: [{grant-skill: admin}]}]}]"
    trial = Trial({"crew:0": ["verb-crew"]}, {"verb-crew": text})
    crew = trial.card("verb-crew")
    assert skills.level(trial.reader, crew, "admin") == 0
    trial.do("verb-crew")
    assert skills.level(trial.reader, crew, "admin") == 1
    assert [lasting.until for lasting in trial.board.lasting] == ["round-end"]


@pytest.mark.rules("TC-19.3", "TC-L.16")
@pytest.mark.parametrize(
    ("skill", "degree", "count"),
    [
        ("medical", "trained", 1),
        ("medical", "expert", 1),
        ("tech", "expert", 0),
        ("tech", "trained", 1),
    ],
)
def test_expert_counts_as_trained_where_crew_are_counted(
    skill: str, degree: str, count: int
) -> None:
    wanted = f"{{skilled: {{skill: {skill}, level: {degree}}}}}"
    do = f"{{gain: {{counter: vp, count: {{count: {{kind: crew, where: {wanted}}}}}}}}}"
    trial = event(do, {"crew:0": ["verb-crew", "verb-alien"]}).do("verb-event")
    assert trial.held(0).get("vp", 0) == count


@pytest.mark.rules("TC-L.17")
def test_levels_and_skills_as_numbers() -> None:
    lying = {"crew:0": ["verb-alien"]}
    do = "{gain: {counter: vp, count: {level: {skill: medical, of: {kind: crew}}}}}"
    assert event(do, lying).do("verb-event").held(0) == {"vp": 2}
    do = "{gain: {counter: vp, count: {skills: {kind: crew}}}}"
    assert event(do, lying).do("verb-event").held(0) == {"vp": 2}
