"""What each kind of card must be: cards that aren't so are refused, each for its reason."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.source import mark
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.anatomy import USUAL_BACK, mistakes
from tabletop.games.captains_chair.language import LANGUAGE

PLAY = {"key": "play", "timing": "play", "do": [{"draw": 1}]}
CHIP = {**PLAY, "cost": ["chip"]}
STRIKE = {
    "key": "strike",
    "timing": "play",
    "cost": ["attack"],
    "do": [{"hostile": [{"force": [{"discard": 1}]}]}],
}
LASTING = {"key": "stay", "timing": "play", "do": ["mobilize"]}
ACTIVATE = {"key": "use", "timing": "activate", "do": [{"draw": 1}]}
CONTROL = {"key": "control", "timing": "control", "do": [{"draw": 1}]}
COST = {"key": "cost", "timing": "development", "cost": [{"spend": {"dilithium": 1}}]}
SCORE = {"key": "end", "timing": "end-game", "do": [{"score": 1}]}
MISSION = {
    "key": "mission",
    "timing": "mission",
    "cost": [{"objective": {"track": {"of": "research", "least": 3}}}],
    "do": [{"draw": 1}],
}
AS_SHIP = {"key": "hull", "timing": "special", "always": [{"counts-as": "ship"}]}
CREW: dict[str, Any] = {"crew": "kirk", "position": "available"}
STARTING: dict[str, Any] = {"marking": "starting"}


def card(kind: str, *abilities: dict[str, Any], **changes: Any) -> Definition:
    """Make a card, with the back of its type."""
    parsed, problems = LANGUAGE.parse(mark(list(abilities)))
    assert problems == ()
    facts = {**changes.get("facts", {}), "abilities": parsed}
    traits = tuple(changes.get("traits", ()))
    back = changes.get("back", kind if kind in ("location", "stardate", "board") else USUAL_BACK)
    sides = changes.get("sides", ())
    return Definition(DefId("one-more"), "One More", kind, back, traits, facts, sides)


def codes(made: Definition) -> list[str]:
    """List what is wrong with a card."""
    return [found.code for found in mistakes(made)]


@pytest.mark.rules("CC-13.1", "CC-14.4", "CC-14.9", "CC-17.6")
@pytest.mark.parametrize(
    "made",
    [
        card("person", CHIP, ACTIVATE, traits=["human"]),
        card("person", STRIKE, traits=["attack"]),
        card("ship", LASTING, ACTIVATE),
        card("cargo", LASTING, ACTIVATE, traits=["ongoing"]),
        card("ally", AS_SHIP, LASTING, ACTIVATE),
        card("directive", PLAY, facts=CREW),
        card("person", PLAY, COST, facts={**CREW, "position": "development"}),
        card("location", CONTROL, ACTIVATE, SCORE, facts=STARTING),
        card("location", PLAY, CONTROL, facts=CREW, back=USUAL_BACK),
        card("stardate", {"key": "go", "timing": "execute", "do": ["clear-market"]}),
        card("board", MISSION),
        card("cargo", {"key": "no", "timing": "special", "always": ["unplayable"]}),
    ],
)
def test_right_cards_are_taken(made: Definition) -> None:
    assert codes(made) == []


@pytest.mark.rules("CC-24.5")
@pytest.mark.parametrize(
    ("kind", "back", "facts"),
    [
        ("person", "location", {}),
        ("location", USUAL_BACK, STARTING),
        ("location", "location", CREW),
    ],
)
def test_a_card_has_the_back_of_its_type(kind: str, back: str, facts: dict[str, Any]) -> None:
    assert codes(
        card(kind, *([PLAY] if kind == "person" or "crew" in facts else []), back=back, facts=facts)
    ) == ["BACK"]


@pytest.mark.rules("CC-14.1", "CC-14.2", "CC-14.3", "CC-14.4", "CC-26.17")
@pytest.mark.parametrize(
    "traits",
    [
        ["drone"],
        ["betazoid"],
        ["lower-decks"],
        ["surprise"],
        ["human", "vulcan", "klingon", "romulan", "alien", "spy"],
    ],
)
def test_traits_are_those_of_this_box_and_five_at_most(traits: list[str]) -> None:
    assert codes(card("person", PLAY, traits=traits)) == ["TRAIT"]


@pytest.mark.rules("CC-14.4", "CC-17.6")
@pytest.mark.parametrize(
    ("kind", "ability", "traits"),
    [
        ("person", PLAY, ["attack"]),
        ("person", STRIKE, []),
        ("cargo", PLAY, ["ongoing"]),
        ("cargo", LASTING, []),
        ("ship", LASTING, ["ongoing"]),
    ],
)
def test_red_traits_come_with_operations(
    kind: str, ability: dict[str, Any], traits: list[str]
) -> None:
    assert codes(card(kind, ability, traits=traits)) == ["TRAIT"]


@pytest.mark.rules("CC-4.4", "CC-4.5", "CC-4.10", "CC-4.11")
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("person", {"crew": "kirk"}),
        ("person", {"position": "available"}),
        ("person", {**CREW, "position": "incident"}),
        ("person", {**CREW, "position": "controlled-location"}),
        ("person", {**CREW, "position": "mobilized"}),
    ],
)
def test_cards_of_a_crew_have_a_position_that_suits_them(kind: str, facts: dict[str, Any]) -> None:
    assert codes(card(kind, PLAY, facts=facts)) == ["POSITION"]


@pytest.mark.rules("CC-2.4")
@pytest.mark.parametrize("facts", [{}, {**CREW, "marking": "other"}])
def test_a_location_is_marked_unless_it_is_of_a_crew(facts: dict[str, Any]) -> None:
    back = USUAL_BACK if facts else "location"
    assert codes(card("location", CONTROL, facts=facts, back=back)) == ["MARKING"]


@pytest.mark.rules("CC-16.2")
def test_three_specialty_symbols_at_most() -> None:
    assert codes(card("person", PLAY, facts={"symbols": ("research",) * 4})) == ["SYMBOLS"]


@pytest.mark.rules("CC-10.1", "CC-10.5", "CC-12.5", "CC-13.5", "CC-17.2", "CC-23.5", "CC-24.2")
@pytest.mark.parametrize(
    ("kind", "abilities", "facts"),
    [
        ("person", [{"key": "do", "do": [{"draw": 1}]}], {}),
        ("person", [{**ACTIVATE, "timing": "reaction"}], {}),
        ("person", [{"key": "p", "timing": "passive", "do": [{"draw": 1}]}], {}),
        ("person", [{"key": "p", "timing": "special", "do": [{"draw": 1}]}], {}),
        ("person", [CONTROL], {}),
        ("cargo", [ACTIVATE], {}),
        ("person", [{**ACTIVATE, "timing": "resupply", "cost": ["chip"]}], {}),
        ("person", [{**SCORE, "timing": "activate"}], {}),
        ("person", [{**SCORE, "do": [{"draw": 1}]}], {}),
        ("person", [COST], {}),
        ("person", [{**ACTIVATE, "do": [{"hostile": [{"steal": {"counter": "glory"}}]}]}], {}),
        ("person", [{**ACTIVATE, "cost": ["chip", "chip"]}], {}),
        ("person", [{**ACTIVATE, "limited": True}], {}),
        ("person", [], {**CREW, "position": "development"}),
    ],
)
def test_operations_that_could_never_be_used_are_refused(
    kind: str, abilities: list[dict[str, Any]], facts: dict[str, Any]
) -> None:
    assert "ABILITY" in codes(card(kind, PLAY, *abilities, facts=facts))


@pytest.mark.rules("CC-R.11", "CC-9.14", "CC-13.4", "CC-R.87")
@pytest.mark.parametrize(
    "made",
    [
        card("person", ACTIVATE),
        card("location", PLAY, facts=STARTING),
        card("location", CONTROL, {**CONTROL, "key": "again"}, facts=STARTING),
        card("board", MISSION, {**MISSION, "key": "b"}, facts={"missions": {"mission": 3, "b": 4}}),
        card("board", *({**MISSION, "key": key} for key in "abc"), facts={"missions": {"a": 3}}),
        card("person", {**STRIKE, "do": [{"draw": 1}]}, traits=["attack"]),
    ],
)
def test_a_card_has_the_operations_that_its_type_needs(made: Definition) -> None:
    assert codes(made) == ["ABILITY"]


@pytest.mark.rules("CC-L.3")
def test_both_sides_are_looked_at_and_are_of_one_type() -> None:
    other = card("person", PLAY, traits=["drone"])
    found = list(mistakes(card("person", PLAY, sides=(other,))))
    assert [(one.path[:2], one.code) for one in found] == [(("sides", 0), "TRAIT")]
    assert codes(card("person", PLAY, sides=(card("cargo", PLAY),))) == ["SIDE"]


@pytest.mark.rules("CC-10.14", "CC-16.1")
@pytest.mark.parametrize(("at", "found"), [(1, []), (15, []), (0, ["ABILITY"]), (16, ["ABILITY"])])
def test_a_barrier_stands_on_its_track(at: int, found: list[str]) -> None:
    barrier = {**PLAY, "cost": [{"barrier": {"track": "military", "at": at}}]}
    assert codes(card("person", barrier)) == found


@pytest.mark.rules("CC-24.4", "CC-27.15")
@pytest.mark.parametrize(
    ("facts", "found"),
    [
        ({"research": (0, 1, 2, 3, 4), "collects": ("vulcan", "weapon")}, []),
        ({"military": (1, 2, 3)}, ["TRACK"]),
        ({"collects": ("vulcan", "smurf", "betazoid")}, ["TRAIT", "TRAIT"]),
    ],
)
def test_a_board_has_whole_tracks_and_traits_that_cards_have(
    facts: dict[str, Any], found: list[str]
) -> None:
    assert codes(card("board", MISSION, facts=facts)) == found
