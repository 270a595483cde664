"""Bookmarks, going to any moment, and the mark of having looked back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine.ids import SeatId
from tabletop.session.errors import SaveError
from tabletop.session.history import LookedBack
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore, load_record
from tests.session import trial
from tests.session.playing import ANN, BO, act, bare, play_randomly, refused, stepped
from tests.session.saving import begun, entries, file_of, forge, reopened

ALONE = (Player("Ann"), Player("C1", "random"), Player("C2", "random"))
HOT_SEAT = (Player("Ann"), Player("Bo"), Player("Cy"))


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", trial.load)


def alone() -> Match:
    return Match.create(trial.game(), ALONE, {}, 3)


def words(match: Match) -> list[str]:
    return [line.text for line in match.log_for(ANN) if line.text.startswith("Looked back")]


def test_alone_one_goes_to_any_moment_and_on_again() -> None:
    match = alone()
    play_randomly(match, 12)
    there = bare(match.position)
    for at in (3, 9, 0):
        stepped(match.go_to(at))
        assert match.history.cursor == at
    assert match.may_go_to(12) is None
    assert bare(stepped(match.go_to(12)).after) == there
    with pytest.raises(ValueError, match="no moment 13"):
        match.go_to(13)


def test_around_one_screen_the_others_are_asked_before_one_goes_further_back() -> None:
    match = Match.create(trial.game(), HOT_SEAT, {}, 3)
    act(match, ANN, "pass")
    act(match, BO, "pass")
    assert match.may_go_to(0) is not None
    refused(match.go_to(0))
    refused(match.go_to(0, (BO,)))
    assert match.history.cursor == 2
    stepped(match.go_to(0, (BO, SeatId(2))))
    assert match.may_go_to(2) is None
    stepped(match.go_to(2))


def test_what_dice_decided_can_be_taken_back_but_that_is_kept() -> None:
    match = alone()
    act(match, ANN, "dare")
    assert not match.history.looked_back
    stepped(match.undo())
    assert match.history.looked_back == [LookedBack(0, 1, "chance")]
    assert words(match) == [
        "Looked back here: 1 answer taken back after dice or a shuffle had decided."
    ]
    act(match, ANN, "pass")
    assert len(words(match)) == 1


def test_what_nobody_saw_is_taken_back_without_a_mark() -> None:
    match = Match.create(trial.game(), HOT_SEAT, {}, 3)
    act(match, ANN, "pass")
    stepped(match.undo(agreed_by=(BO, SeatId(2))))
    assert match.history.looked_back == []


def test_a_card_that_came_into_sight_leaves_a_mark() -> None:
    match = alone()
    act(match, ANN, "draw")
    stepped(match.undo())
    assert [mark.seen for mark in match.history.looked_back] == ["hidden"]


def test_the_end_of_a_match_shows_everything() -> None:
    match = alone()
    play_randomly(match, 2_000)
    assert match.finished
    stepped(match.undo())
    assert match.history.looked_back[-1].seen == "end"


def test_a_mark_stays_when_its_moment_gets_another_place() -> None:
    match = alone()
    play_randomly(match, 6)
    match.go_to(4)
    match.history.looked_back = [LookedBack(4, 2, "chance")]
    match.go_to(2)
    play_randomly(match, 1, 9)
    assert match.history.looked_back[0] == LookedBack(2, 2, "chance")


def test_a_bookmark_goes_with_the_moments_that_something_else_replaces() -> None:
    match = alone()
    play_randomly(match, 6)
    match.bookmark("before", 2)
    match.bookmark("after", 6)
    match.go_to(4)
    assert set(match.history.bookmarks) == {"before", "after"}
    play_randomly(match, 1, 9)
    assert match.history.bookmarks == {"before": 2}
    with pytest.raises(ValueError, match="no moment 99"):
        match.bookmark("nowhere", 99)


def test_both_are_there_after_a_restart_and_in_a_copy(store: MatchStore, tmp_path: Path) -> None:
    match = begun(store, 8)
    match.bookmark("fork", 3)
    match.bookmark("gone", 4)
    match.forget_bookmark("gone")
    match.forget_bookmark("never there")
    match.bookmark("späť", 8)
    to = 2
    stepped(match.go_to(to, (ANN, BO)))
    looked = list(match.history.looked_back)
    assert looked
    again = reopened(store, match)
    assert again.history.bookmarks == {"fork": 3, "späť": 8}
    assert again.history.looked_back == looked
    again.go_to(5)
    again.save(tmp_path / "copy.match")
    copy = load_record(tmp_path / "copy.match", trial.load)
    assert copy.history.bookmarks == {"fork": 3}
    assert copy.history.looked_back == looked
    assert copy.history.cursor == 5


def test_the_mark_is_on_record_before_the_match_goes_back(store: MatchStore) -> None:
    match = begun(store, 8)
    stepped(match.go_to(1, (ANN, BO)))
    assert [entry["k"] for entry in entries(file_of(match))][-2:] == ["looked", "go"]


def test_under_other_rules_the_mark_is_kept(store: MatchStore, tmp_path: Path) -> None:
    match = begun(store, 10)
    match.history.looked_back = [LookedBack(9, 1, "chance")]
    match.save(tmp_path / "old.match")

    def changed(lines: list[dict[str, object]]) -> list[dict[str, object]]:
        lines[0]["digests"] = {"rules": "other"}
        lines[1]["to"] = "elsewhere"
        return lines

    forge(tmp_path / "old.match", changed)
    found = load_record(tmp_path / "old.match", trial.load)
    assert found.history.looked_back == [LookedBack(0, 1, "chance")]


@pytest.mark.parametrize(
    "line",
    [
        {"k": "looked", "at": 99, "steps": 1, "seen": "chance"},
        {"k": "looked", "at": 1, "steps": 1, "seen": "the future"},
        {"k": "bookmark", "name": 7, "at": 1},
        {"k": "bookmark", "name": "x", "at": 99},
        {"k": "bookmark", "name": "x", "at": "one"},
    ],
)
def test_a_line_that_makes_no_sense_is_never_half_loaded(
    line: dict[str, object], store: MatchStore, tmp_path: Path
) -> None:
    match = begun(store, 4)
    match.save(tmp_path / "odd.match")
    forge(tmp_path / "odd.match", lambda lines: [*lines[:-1], line])
    with pytest.raises(SaveError, match="a line can't be followed"):
        load_record(tmp_path / "odd.match", trial.load)


def test_a_file_of_the_format_before_is_read(store: MatchStore, tmp_path: Path) -> None:
    match = begun(store, 8)
    match.save(tmp_path / "old.match")
    forge(tmp_path / "old.match", lambda lines: [{**lines[0], "format": 1}, *lines[1:]])
    old = load_record(tmp_path / "old.match", trial.load)
    assert bare(old.position) == bare(match.position)
