"""Capability icons of Ships (section 20)."""

from __future__ import annotations

import pytest

from tabletop.games.traveller_ccg import capabilities
from tests.games.traveller_ccg.verbs import Trial, event


@pytest.mark.rules("TC-20.3")
@pytest.mark.parametrize(
    ("wanted", "there"),
    [
        ("cargo", True),
        ("passenger", True),
        ("cargo-passenger", True),
        ("survey", False),
        ("passenger-survey", False),
    ],
)
def test_an_advanced_icon_counts_as_itself_and_as_both_parts(wanted: str, there: bool) -> None:
    trial = Trial({}, facts={"plain-scout": {"capabilities": ("cargo-passenger",)}})
    assert capabilities.has(trial.reader, trial.card("plain-scout"), wanted) is there


@pytest.mark.rules("TC-18.2", "TC-L.6", "TC-1.24")
def test_granted_icons_come_after_the_native_ones() -> None:
    grant = "{grant-capability: {capability: survey, count: 2, of: {host: {kind: ship}}}}"
    lying = {"ship:0": ["plain-trader", "verb-array"]}
    trial = Trial(lying, {"verb-array": f"[{{key: a, always: [{grant}]}}]"})
    ship = trial.card("plain-trader")
    native = ("cargo-passenger", "cargo")
    assert capabilities.native(trial.reader, ship) == native
    assert capabilities.capabilities(trial.reader, ship) == (*native, "survey", "survey")


@pytest.mark.rules("TC-20.3", "TC-L.23")
@pytest.mark.parametrize(("wanted", "gained"), [("cargo", 1), ("military", 0)])
def test_a_condition_on_the_icons_of_a_ship(wanted: str, gained: int) -> None:
    so = f"{{capable: {{capability: {wanted}, of: {{ship: you}}}}}}"
    trial = event(
        f"{{if: {so}, then: [{{gain: {{counter: vp}}}}]}}",
        facts={"plain-scout": {"capabilities": ("cargo-passenger",)}},
    )
    assert trial.do("verb-event").held(0).get("vp", 0) == gained
