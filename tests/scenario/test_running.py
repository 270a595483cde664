"""Scenarios: answers by name, cards in place, chance by the hand, and exact reports."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tabletop.games import registry
from tabletop.scenario import Report, run_file
from tests.session import trial

HEAD = """
scenario: A trial
game: trial
rules: [TR-2.1]
seats: 2
setup:
  hand:0: [red-1, red-5]
  hand:1: [blue-2, blue-3]
  deck: {top: [blue-9], bottom: [red-2]}
"""


def run(tmp_path: Path, text: str, head: str = HEAD) -> Report:
    file = tmp_path / "story.yaml"
    file.write_text(dedent(head) + dedent(text))
    return run_file(file, trial.load)


def failure(report: Report) -> tuple[str, str]:
    assert len(report.failures) == 1, str(report)
    return report.failures[0].expected, report.failures[0].found


def test_a_story_that_holds(tmp_path: Path) -> None:
    report = run(
        tmp_path,
        """
        chance: {roll: [[4], any]}
        steps:
          - expect:
              hand:0: [red-5, red-1]
              deck: {top: [blue-9], bottom: [red-2]}
              count: {deck: 16, "hand:1": 2}
              asked: {seat: 0, decision: turn, prompt: "Ann, it is your turn",
                      actions: [dare, draw, pass, show, vote]}
              sees: {seat: 1, zone: "hand:0", cards: [hidden, hidden]}
          - refused: {seat: 0, action: show, card: red-1, reason: "red 1 is too low", rule: TR-1.2}
          - offered: {seat: 0, action: show, card: red-5}
          - unoffered: {seat: 0, action: show, card: red-1}
          - {seat: 0, action: show, card: red-5}
          - refused: {seat: 0, whom: 0, reason: "can't be chosen"}
          - {whom: 1}
          - {seat: 0, loudness: 3}
          - expect:
              shown: [red-5]
              seats: {0: {points: 1}}
              state: {turns: 1}
              said: "Ann shows Bo red 5!!!"
              cards: {card: red-5, zone: shown, face_up: true}
          - {seat: 1, action: dare}
          - expect: {seats: {1: {points: 1}}, said: "Bo's dare: 4"}
          - {seat: 0, action: draw}
          - expect:
              told:
                - {seat: 0, text: "You draw blue 9"}
                - {seat: 1, text: "Ann draws a card", not: blue}
              unsaid: blue 9
          - {seat: 1, action: vote}
          - {seat: 1, ballot: "yes"}
          - {seat: 0, ballot: true}
          - expect: {seats: {1: {points: 2}}}
          - {seat: 0, action: pass}
          - {seat: 1, action: dare}
        """,
    )
    assert report.ok, str(report)


def test_answers_that_are_not_asked_for_fail(tmp_path: Path) -> None:
    steps = "steps: [{seat: 1, action: pass}]"
    assert failure(run(tmp_path, steps)) == (
        "seat 1 to be asked for an action (pass)",
        "seats (0,) asked",
    )
    assert failure(run(tmp_path, "steps: [{seat: 0, whom: 1}]")) == (
        "seat 0 to be asked for 'whom'",
        "'turn'",
    )


def test_an_impossible_action_gives_the_reason(tmp_path: Path) -> None:
    expected, found = failure(run(tmp_path, "steps: [{seat: 0, action: show, card: red-1}]"))
    assert expected == "show red-1 to be possible"
    assert "(refused: red 1 is too low to be shown.)" in found


def test_what_differs_is_shown_with_its_line(tmp_path: Path) -> None:
    report = run(tmp_path, "steps:\n  - expect: {'hand:0': [red-1], count: {deck: 3}}\n")
    assert report.failures[0].line == 11
    expected, found = failure(report)
    assert expected == "hand:0: ['red-1']; cards in deck: 3"
    assert found == "['red-1', 'red-5']; 16"


@pytest.mark.parametrize(
    ("check", "found"),
    [
        ("ended: {winners: [0]}", "False"),
        ("said: hello", "nothing"),
        ("seats: {0: {points: 2}}", "0"),
        ("state: {turns: 4}", "0"),
        ("nowhere: []", "'nowhere'"),
        ("asked: nobody", "['turn']"),
        ("sees: {seat: 0, zone: 'hand:0', cards: [hidden, red-1]}", "['red-1', 'red-5']"),
        ("cards: {card: red-5, zone: deck}", "[{'card': 'red-5', 'zone': 'hand:0'}]"),
    ],
)
def test_each_check_can_fail(tmp_path: Path, check: str, found: str) -> None:
    assert failure(run(tmp_path, f"steps:\n  - expect: {{{check}}}\n"))[1] == found


def test_forced_chance_that_is_never_asked_for_fails(tmp_path: Path) -> None:
    report = run(tmp_path, "chance: {roll: [[6]]}\nsteps: [{action: pass}]")
    assert failure(report) == ("chance to be asked for roll: [6]", "never asked")


def test_forced_dice_must_be_dice(tmp_path: Path) -> None:
    report = run(tmp_path, "chance: {roll: [[7]]}\nsteps: [{action: dare}]")
    assert failure(report) == ("1 dice of 6 are rolled.", "roll: [7]")


def test_a_shuffle_can_be_forced_by_names(tmp_path: Path) -> None:
    head = "scenario: x\ngame: trial\nrules: []\nseats: 2\n"
    text = """
    chance: {mix: [{top: [red-1, blue-1, red-2, blue-2, red-7], bottom: [blue-10]}]}
    steps:
      - expect:
          hand:0: [red-1, red-2]
          hand:1: [blue-1, blue-2]
          deck: {top: [red-7], bottom: [blue-10]}
    """
    assert run(tmp_path, text, head).ok
    identity = """
    chance: {mix: [identity]}
    steps:
      - expect: {"hand:0": [blue-10, blue-8]}
    """
    assert run(tmp_path, identity, head).ok


def test_branches_go_on_from_the_same_steps(tmp_path: Path) -> None:
    text = """
    steps: [{action: dare}]
    chance: {roll: [[1]]}
    branches:
      - name: wins
        chance: {roll: [[6]]}
        steps: [{seat: 1, action: dare}, {expect: {seats: {1: {points: 1}}}}]
      - name: fails
        steps: [{seat: 1, action: show, card: red-5}]
      - name: passes
        steps: [{seat: 1, action: pass}, {expect: {seats: {1: {points: 0}}}}]
    """
    report = run(tmp_path, text)
    assert [one.branch for one in report.failures] == ["fails"]
    assert "[fails]" in str(report)


def test_setup_counters_and_state(tmp_path: Path) -> None:
    text = """
    rest: deck
    state: {turns: 59}
    counters: {noise: 4}
    seat_counters: {0: {points: 2}}
    steps:
      - expect: {counters: {noise: 4}, seats: {0: {points: 2}}}
      - {action: pass}
      - expect: {ended: {winners: [], rule: TR-3.2, reason: "60 turns"}, asked: nobody}
    """
    assert run(tmp_path, text).ok


def test_too_many_cards_need_a_place(tmp_path: Path) -> None:
    head = HEAD.replace("[red-1, red-5]", "[red-1]")
    steps = "steps: [{expect: {count: {'hand:0': 1, deck: 17}}}]"
    assert "rest" in failure(run(tmp_path, steps, head))[0]
    assert run(tmp_path, f"rest: deck\n{steps}", head).ok


def test_details_of_cards(tmp_path: Path) -> None:
    head = """
    scenario: x
    game: trial
    rules: []
    setup:
      shown: [red-3, {card: red-4, turn: 1, counters: {hits: 2}, on: red-3, known_to: [0]}]
    """
    text = """
    steps:
      - expect:
          shown: [red-3, red-4]
          cards: [{card: red-4, turn: 1, counters: {hits: 2}, on: red-3},
                  {card: red-3, attached: [red-4], face_up: true}]
    """
    assert run(tmp_path, text, head).ok


def test_mistakes_in_the_file_are_told_at_once(tmp_path: Path) -> None:
    text = "stepps: []\nseed: many\nsteps: [{seat: 0}, {seat: 0, action: pass, crad: x}]\n"
    report = run(tmp_path, text)
    found = "\n".join(one.found for one in report.failures)
    assert "unknown key 'stepps'. Did you mean 'steps'?" in found
    assert "a whole number is expected" in found
    assert "one action or one decision" in found
    assert "unknown key 'crad'. Did you mean 'card'?" in found
    assert "story.yaml:12:" in found


def test_a_missing_file_and_an_unknown_game_are_failures(tmp_path: Path) -> None:
    assert not run_file(tmp_path / "none.yaml", trial.load).ok
    report = run(tmp_path, "steps: []", HEAD.replace("game: trial", "game: chess"))
    assert failure(report)[0] == "a game that is here"


def test_what_lies_on_a_card_that_is_laid_elsewhere_is_put_away(tmp_path: Path) -> None:
    file = tmp_path / "story.yaml"
    text = dedent("""
        scenario: A Ship leaves its token behind
        game: captains-chair
        rules: [CC-17.10]
        seats: 2
        setup: {"discard:0": [uss-shenzhou]}
        steps:
          - expect: {discard:0: [uss-shenzhou], box: {bottom: [token-uss-shenzhou]}}
    """)
    file.write_text(text)
    expected, found = failure(run_file(file, registry.load))
    assert "a key 'rest'" in expected
    assert found == "token-uss-shenzhou lies on uss-shenzhou"
    file.write_text(text + "rest: box\n")
    assert not run_file(file, registry.load).failures


def test_cards_that_are_alike_can_be_told_apart(tmp_path: Path) -> None:
    story = """
        scenario: Two Planks
        game: traitors-aboard
        rules: [TA-4.1]
        seats: 4
        options: {first: seat-1}
        setup: {"hand:0": [plank, plank, loot-plus]}
        steps:
          - {seat: 0, action: use, card: plank, copy: COPY}
          - {seat: 0, target: 1}
        """
    file = tmp_path / "story.yaml"
    for copy, right in ((1, True), (2, True), (3, False)):
        file.write_text(dedent(story.replace("COPY", str(copy))))
        assert run_file(file).ok == right
    assert failure(run_file(file)) == ("a copy 3", "2 that are alike")
