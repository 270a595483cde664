"""What each kind of card must say of itself, and that a card which does not is refused."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from tabletop.games.registry import info_of, load
from tabletop.games.traveller_ccg.game import LANGUAGE
from tabletop.library import CardDataError, load_pack

WHOLE: dict[str, dict[str, Any]] = {
    "ship": {"tonnage": 100, "initiative": 1, "jump": 1, "attack": 0, "defense": 0}
    | {f"{kind}-slots": 1 for kind in ("crew", "computer", "hardpoint", "hull", "internal")}
    | {"capabilities": ["cargo"]},
    "connection": {"subtype": "ally", "cost": 1, "ev": 1},
    "crew": {"cost": 1, "ev": 1, "species": "Human", "wounds": 2, "trained": ["tech"]},
    "event": {"cost": 1, "ev": 1},
    "gear": {"subtype": "weapon", "cost": 1, "ev": 1},
    "heroic-action": {"cost": 1, "ev": 2, "skill": "tech"},
    "upgrade": {"subtype": "hull", "cost": 1, "ev": 1, "tonnage": 100, "structure": 2},
}
OPTIONAL = ("trained",)
DRAW = {"timing": "action", "from": "hand", "do": ["draw"]}
ABILITIES: dict[str, list[dict[str, Any]]] = {
    "event": [{"key": "draw", **DRAW}],
    "heroic-action": [{"key": "trained", **DRAW}, {"key": "expert", **DRAW}],
}
"""What cards of a kind must have besides facts."""


def refused(tmp_path: Path, kind: str, facts: dict[str, Any], **changes: Any) -> str:
    """Load the game with this card alone; tell why it is refused, or "" when it is not."""
    info = info_of("traveller-ccg")
    folder = tmp_path / info.id
    (folder / "cards").mkdir(parents=True)
    for name in ("game.yaml", "layout.yaml", "rules.yaml"):
        shutil.copy(info.folder / name, folder)
    back = kind if kind == "ship" else "captain"
    card: dict[str, Any] = {"id": "one-more", "name": "One More", "source": "original"}
    card |= {"type": kind, "back": back, "facts": facts, "abilities": ABILITIES.get(kind, [])}
    card |= changes
    (folder / "cards" / "more.yaml").write_text(json.dumps([card]))
    try:
        load_pack(info._replace(folder=folder), LANGUAGE)
    except CardDataError as error:
        return "\n".join(str(fault) for fault in error.faults)
    return ""


@pytest.mark.rules("TC-31.2", "TC-31.6", "TC-31.7", "TC-31.8", "TC-31.9", "TC-31.10", "TC-31.11")
@pytest.mark.parametrize("kind", WHOLE)
def test_a_card_with_all_that_its_kind_needs_is_taken(kind: str, tmp_path: Path) -> None:
    assert refused(tmp_path, kind, WHOLE[kind]) == ""


@pytest.mark.rules("TC-31.12", "TC-1.26")
@pytest.mark.parametrize(
    ("kind", "missing"),
    [(kind, name) for kind in WHOLE for name in WHOLE[kind] if name not in OPTIONAL],
)
def test_a_card_that_lacks_an_attribute_is_refused_with_file_and_card(
    kind: str, missing: str, tmp_path: Path
) -> None:
    facts = {name: value for name, value in WHOLE[kind].items() if name != missing}
    why = refused(tmp_path, kind, facts)
    assert "more.yaml" in why
    assert "one-more" in why or "One More" in why
    assert missing in why


@pytest.mark.rules("TC-31.12", "TC-20.2", "TC-19.1")
@pytest.mark.parametrize(
    ("kind", "change"),
    [
        ("gear", {"subtype": "hat"}),
        ("connection", {"subtype": "weapon"}),
        ("crew", {"trained": ["juggling"]}),
        ("heroic-action", {"skill": "jack-of-all-trades"}),
        ("ship", {"capabilities": ["cargo-military"]}),
        ("event", {"keywords": {"invincible": 1}}),
    ],
)
def test_a_subtype_skill_capability_or_keyword_that_there_is_not_is_refused(
    kind: str, change: dict[str, Any], tmp_path: Path
) -> None:
    why = refused(tmp_path, kind, {**WHOLE[kind], **change})
    assert "more.yaml" in why
    assert "One More" in why or "one-more" in why


@pytest.mark.rules("TC-31.5", "TC-31.3", "TC-31.4")
def test_an_adventure_card_is_one_record_with_both_halves() -> None:
    for definition in load("traveller-ccg").pack.definitions:
        if definition.back == "adventure":
            (other,) = definition.sides
            assert (definition.kind, other.kind) == ("contract", "complication")
            assert definition.name != other.name


NEEDS = {"key": "needs", "timing": "contract", "cost": [{"spend": "tech"}]}
TRAP = {"key": "trap", "timing": "complication", "cost": [{"spend": "tech"}]}
PLOT = {"key": "plot", "timing": "subplot", "cost": [{"spend": "tech"}]}
FIGHT = {**TRAP, "cost": [{"defeat": "enemy"}]}
AWARD = [{"gain": {"counter": "vp"}}]
TERMS = {"distance": 1, "complication-slots": 2, "abandonment": 1, "vp": 2}
ENEMY = {"attack": 1, "defense": 1, "initiative": 1, "structure": 1}
PLAIN = {
    "name": "Plain",
    "type": "complication",
    "facts": {"abandonment-modifier": 0},
    "abilities": [TRAP],
}
SNARE = {**TRAP, "key": "snare"}
PLAIN_TOO = {**PLAIN, "abilities": [SNARE]}


def contract(
    tmp_path: Path,
    needs: list[dict[str, Any]],
    trap: list[dict[str, Any]],
    enemy: dict[str, Any] | None = None,
    **changes: Any,
) -> str:
    """Tell why an adventure card with these abilities on its halves is refused."""
    facts = {"abandonment-modifier": 0, **(enemy or {})}
    other = {"name": "Trap", "type": "complication", "facts": facts, "abilities": trap}
    whole = {"back": "adventure", "abilities": needs, "sides": [other], **changes}
    return refused(tmp_path, "contract", TERMS, **whole)


@pytest.mark.rules("TC-31.3", "TC-31.4", "TC-31.5")
def test_adventure_cards_with_all_they_need_are_taken(tmp_path: Path) -> None:
    plot = {**PLOT, "do": AWARD}
    assert contract(tmp_path / "plain", [NEEDS], [TRAP]) == ""
    assert contract(tmp_path / "plots", [NEEDS, plot], [TRAP, {**plot, "key": "other-plot"}]) == ""
    assert contract(tmp_path / "enemy", [NEEDS], [FIGHT], ENEMY) == ""


@pytest.mark.rules("TC-31.3", "TC-31.4", "TC-31.5", "TC-31.12")
@pytest.mark.parametrize(
    ("needs", "trap", "enemy", "changes", "why"),
    [
        ([], [TRAP], {}, {}, "ABILITY one-more: one ability of the timing 'contract'"),
        ([NEEDS, {**NEEDS, "key": "b"}], [TRAP], {}, {}, "all requirements, not 2"),
        ([NEEDS], [], {}, {}, "one ability of the timing 'complication'"),
        (
            [NEEDS, {**TRAP, "key": "b"}],
            [TRAP],
            {},
            {},
            "'b' has one of the timings 'contract', 'subplot'",
        ),
        ([NEEDS, PLOT], [TRAP], {}, {}, "the subplot 'plot' has no award"),
        ([NEEDS, {**PLOT, "cost": [], "do": AWARD}], [TRAP], {}, {}, "'plot' asks for nothing"),
        ([{**NEEDS, "do": AWARD}], [TRAP], {}, {}, "'needs' has requirements alone"),
        ([{**NEEDS, "cost": [{"credits": 2}]}], [TRAP], {}, {}, "Credits are an expense"),
        ([{**NEEDS, "cost": [{"defeat": "enemy"}]}], [TRAP], {}, {}, "Complications alone"),
        ([{**NEEDS, "cost": [{"either": [[{"spend": "tech"}]]}]}], [TRAP], {}, {}, "two ways"),
        ([NEEDS], [FIGHT], {"attack": 1}, {}, "no defense and no initiative and no structure"),
        ([NEEDS], [TRAP], ENEMY, {}, "nothing asks to defeat it"),
        ([NEEDS], [TRAP], {}, {"back": "captain"}, "BACK one-more: a card of the type contract"),
        ([NEEDS], [TRAP], {}, {"sides": [PLAIN, PLAIN_TOO]}, "SIDE one-more: a Contract has one"),
    ],
)
def test_an_adventure_card_that_is_not_whole_is_refused(
    needs: list[dict[str, Any]],
    trap: list[dict[str, Any]],
    enemy: dict[str, Any],
    changes: dict[str, Any],
    why: str,
    tmp_path: Path,
) -> None:
    told = contract(tmp_path, needs, trap, enemy, **changes)
    assert why in told
    assert "\n" not in told, "one mistake, one line"
    assert "more.yaml:" in told


def using(**ability: Any) -> dict[str, Any]:
    return {"abilities": [{"key": "a", **ability}]}


@pytest.mark.rules("TC-31.7", "TC-31.8", "TC-31.10", "TC-31.12")
@pytest.mark.parametrize(
    ("kind", "facts", "changes", "why"),
    [
        ("crew", {}, {"traits": ["driftr"]}, "TRAIT one-more: the game has no trait 'driftr'"),
        ("crew", {"species": "Humn"}, {}, "SPECIES one-more: the game has no Species 'Humn'"),
        ("crew", {"expert": ["tech"]}, {}, "SKILL one-more: the skill 'tech' stands here twice"),
        ("crew", {"keywords": {"armor": -2}}, {}, "1 or more, not -2"),
        ("crew", {}, {"back": "adventure"}, "BACK one-more"),
        ("crew", {}, using(do=["draw"]), "'a' never happens"),
        ("crew", {}, using(timing="use", do=["draw"]), "one of the timings"),
        ("crew", {}, using(timing="subplot", cost=[{"spend": "tech"}], do=AWARD), "timings"),
        ("crew", {}, using(timing="action", cost=[{"expense": 2}], do=["draw"]), "credits: 2"),
        ("crew", {}, using(timing="action", do=[{"exert": "actor"}]), "Heroic Actions alone"),
        ("crew", {}, using(always=[{"grant-keyword": {"keyword": "humaniti"}}]), "only ever"),
        ("event", {}, {"abilities": []}, "an Event has an ability"),
        ("event", {}, using(timing="action", do=["draw"]), "from where it works"),
        ("heroic-action", {}, using(timing="action", do=["draw"]), "'trained' and 'expert'"),
    ],
)
def test_what_a_card_cannot_be_or_say_is_refused(
    kind: str, facts: dict[str, Any], changes: dict[str, Any], why: str, tmp_path: Path
) -> None:
    told = refused(tmp_path, kind, {**WHOLE[kind], **facts}, **changes)
    assert why in told
    assert "\n" not in told, "one mistake, one line"


@pytest.mark.rules("TC-31.5", "TC-31.12")
def test_a_captains_card_has_one_side_and_a_complication_is_none(tmp_path: Path) -> None:
    side = {"name": "Trap", "type": "complication", "facts": {"abandonment-modifier": 0}}
    two = refused(tmp_path / "two", "crew", WHOLE["crew"], sides=[{**side, "abilities": [TRAP]}])
    assert "more.yaml" in two
    assert "SIDE one-more: a card of the type crew has no other side." in two
    facts = {"abandonment-modifier": 0}
    alone = refused(tmp_path / "one", "complication", facts, back="adventure", abilities=[TRAP])
    assert "SIDE one-more: a Complication is the other side of a Contract." in alone
