"""Which abilities count as carried out: what was done, met or held, not what was tried."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.scenario import run_file
from tabletop.session.carried import Carried, every_ability, noting

SCENARIOS = Path(__file__).parents[1] / "scenarios" / "traveller-ccg"


@cache
def game() -> GameDefinition:
    return registry.load("traveller-ccg")


def carried(path: Path) -> set[str]:
    """Run a scenario and list what was carried out."""
    seen: set[Carried] = set()
    report = run_file(path, lambda _name: noting(game(), seen))
    assert report.failures == ()
    return {f"{card} {key}" for card, key in seen}


def without_branches(name: str, branch: str, folder: Path) -> Path:
    """Copy a scenario with one of its branches only, the last one."""
    text = (SCENARIOS / name).read_text("utf-8")
    start, rest = text.split("branches:\n")
    kept = folder / name
    kept.write_text(
        f"{start}branches:\n  - name: {branch}{rest.split(f'  - name: {branch}')[1]}", "utf-8"
    )
    return kept


def test_what_is_done_counts_by_ability() -> None:
    found = carried(SCENARIOS / "play-two-costs.yaml")
    assert {"tactical-display plot-the-shot", "tactical-display plot-the-dodge"} <= found
    assert not any(ability.startswith("lsp-multi-phased-array") for ability in found)


def test_a_requirement_counts_when_it_is_met_and_not_when_it_is_given_up(tmp_path: Path) -> None:
    met = carried(SCENARIOS / "attempt-complication.yaml")
    assert "bonded-freight complication-requirements" in met
    assert "group-package requirements" not in met
    given_up = carried(without_branches("attempt-complication.yaml", "giving up", tmp_path))
    assert "bonded-freight complication-requirements" not in given_up


def test_what_holds_counts_while_its_condition_is_met_and_of_something(tmp_path: Path) -> None:
    story = """
scenario: Two Ships
game: traveller-ccg
rules: [TC-28.5]
seed: 1
seats: 2
decks:
  0:
    ship: type-s-scout
    captain: {rvd-thruster-plate: 1, lsp-multi-phased-array: 10}
    adventure: {grand-tour: 4}
  1:
    ship: beowulf-free-trader
    captain: {chaff-canisters: 1, lsp-multi-phased-array: 10}
    adventure: {grand-tour: 4}
setup:
  "ship:0": [type-s-scout, {card: rvd-thruster-plate, on: type-s-scout}]
  "ship:1": [beowulf-free-trader, {card: chaff-canisters, on: beowulf-free-trader}]
steps:
  - {seat: 0, discard: []}
  - {seat: 1, discard: []}
  - {seat: 0, first-captain: 0}
"""
    path = tmp_path / "holds.yaml"
    path.write_text(story, "utf-8")
    found = carried(path)
    assert {ability for ability in found if ability.startswith(("rvd", "chaff"))} == {
        "rvd-thruster-plate overtuned",
        "rvd-thruster-plate on-their-tail",
    }


def test_abilities_of_both_sides_are_listed() -> None:
    every = set(every_ability(game()))
    assert ("group-package", "subplot") in every
    assert ("group-package", "complication-requirements") in every
    assert ("flint", "procure") in every


BERTH = """
  - {seat: 0, discard: []}
  - {seat: 1, first-captain: 0}
  - {seat: 0, complicate: {card: safari-party, zone: "slot:0"}}
  - {seat: 1, complicate: {card: safari-party, zone: "slot:0"}}
  - {seat: 1, make-room: {card: safari-party, zone: "slot:0"}}
  - {seat: 0, action: stay-uncommitted}
  - {seat: 1, action: stay-uncommitted}
  - {seat: 0, action: pass, ability: ""}
  - {seat: 1, action: pass, ability: ""}
  - {seat: 0, action: pass, ability: ""}
  - {seat: 1, action: use, card: rika-honami, ability: blade-work}
  - {seat: 1, target: {card: flint, zone: "crew:0"}}
  - {seat: 0, action: pass, ability: ""}
""".strip("\n")
"""Until Rika Honami wounds Flint."""


@pytest.mark.parametrize("taken", [True, False])
def test_what_happens_instead_counts_unless_it_is_declined(tmp_path: Path, taken: bool) -> None:
    story = f"""
scenario: A berth in time
game: traveller-ccg
rules: [TC-L.14]
seed: 1
seats: [Adama, Needa]
decks:
  0:
    ship: subsidized-merchant
    captain: {{emergency-low-berth: 1, flint: 1, lsp-multi-phased-array: 10}}
    adventure: {{safari-party: 8}}
  1:
    ship: beowulf-free-trader
    captain: {{rika-honami: 1}}
    adventure: {{safari-party: 8}}
setup:
  "ship:0": [subsidized-merchant, {{card: emergency-low-berth, on: subsidized-merchant}}]
  "crew:0": [flint]
  "crew:1": [rika-honami]
rest: discard:0
steps:
{BERTH}
  - {{seat: 0, replace: {str(taken).lower()}}}
  - expect:
      "ship:0": [{"subsidized-merchant" if taken else "subsidized-merchant, emergency-low-berth"}]
      cards: [{{card: flint, counters: {{{"" if taken else "wound: 2"}}}}}]
"""
    path = tmp_path / "berth.yaml"
    path.write_text(story, "utf-8")
    assert ("emergency-low-berth on-ice" in carried(path)) is taken
