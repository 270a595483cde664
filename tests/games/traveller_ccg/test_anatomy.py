"""What each kind of card must say of itself, and that a card which does not is refused."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

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


def refused(tmp_path: Path, kind: str, facts: dict[str, Any]) -> str:
    """Load the game with this card alone; tell why it is refused, or "" when it is not."""
    info = info_of("traveller-ccg")
    folder = tmp_path / info.id
    (folder / "cards").mkdir(parents=True)
    for name in ("game.yaml", "layout.yaml", "rules.yaml"):
        shutil.copy(info.folder / name, folder)
    back = kind if kind == "ship" else "captain"
    card = {"id": "one-more", "name": "One More", "type": kind, "back": back, "source": "original"}
    (folder / "cards" / "more.yaml").write_text(yaml.safe_dump([{**card, "facts": facts}]))
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
