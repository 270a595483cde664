"""Saves: rebuilt bit for bit, at any decision, in another process; damage is told, never loaded."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tabletop.games.definition import GameDefinition
from tabletop.session.errors import SaveError
from tabletop.session.journal import seal_lines
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore, describe, load_record
from tests.session import trial
from tests.session.playing import ANN, BO, CY, act, bare, play_randomly, stepped
from tests.session.saving import PEOPLE, begun, entries, file_of, forge, reopened


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", trial.load)


def test_every_decision_is_a_checkpoint(store: MatchStore) -> None:
    match = begun(store)
    while not match.finished:
        play_randomly(match, 1, match.position.answered)
        copy = load_record(file_of(match), trial.load)
        assert bare(copy.position) == bare(match.position)
        assert copy.log_for(ANN) == match.log_for(ANN)
        assert [bare(one.position) for one in copy.history.moments] == [
            bare(one.position) for one in match.history.moments
        ]


def test_an_answer_is_on_disk_before_it_is_shown(store: MatchStore) -> None:
    match = begun(store)
    before = file_of(match).stat().st_size
    act(match, ANN, "pass")
    assert file_of(match).stat().st_size > before
    assert entries(file_of(match))[-1]["k"] == "answer"


def test_an_answer_that_can_not_be_written_is_not_taken(store: MatchStore) -> None:
    class Full:
        def write(self, data: bytes) -> int:
            return len(data) // 2

        def truncate(self, size: int) -> None:
            self.size = size

        seek = truncate

    match = begun(store, 3)
    assert match._recorder is not None
    journal = match._recorder.journal
    good, full = journal._file, Full()
    journal._file = full  # type: ignore[assignment]
    position, seat = match.position, match.view(ANN).waiting[0]
    with pytest.raises(SaveError, match="can't be saved"):
        play_randomly(match, 1)
    assert match.position is position
    assert full.size == file_of(match).stat().st_size
    journal._file = good
    play_randomly(match, 1)
    assert seat in (ANN, BO, CY)
    assert bare(reopened(store, match).position) == bare(match.position)


def test_a_match_goes_on_after_it_was_closed(store: MatchStore) -> None:
    match = reopened(store, begun(store, 7))
    assert match.options == {"pace": "fast"}
    assert match.players == PEOPLE
    play_randomly(match, 5)
    assert bare(reopened(store, match).position) == bare(match.position)


def test_what_was_taken_back_stays_so(store: MatchStore) -> None:
    match = Match.create(trial.game(), (Player("Ann"),), {}, 4, store)
    act(match, ANN, "draw")
    act(match, ANN, "dare")
    stepped(match.undo())
    again = reopened(store, match)
    assert bare(again.position) == bare(match.position)
    assert again.may_redo()
    stepped(again.redo())
    act(again, ANN, "pass")
    assert bare(reopened(store, again).position) == bare(again.position)


def test_leaving_and_giving_up_are_on_record(store: MatchStore) -> None:
    match = begun(store, 4)
    stepped(match.leave(ANN))
    again = reopened(store, match)
    assert again.players[0].bot == "random"
    stepped(again.resign(BO))
    last = reopened(store, again)
    assert bare(last.position) == bare(again.position)
    assert last.players == again.players


SCRIPT = """
import sys
from pathlib import Path
from tabletop.session.store import load_record
from tabletop.session.save import fingerprint
from tests.session import trial
from tests.session.playing import play_randomly
match = load_record(Path(sys.argv[1]), trial.load)
play_randomly(match, 9)
print(fingerprint(match.position), match.view(0).board.piles, match.log_for(-3))
"""


@pytest.mark.parametrize("answers", [0, 3, 8])
def test_another_process_with_another_hash_seed_goes_on_the_same(
    store: MatchStore, answers: int
) -> None:
    match = begun(store, answers)
    match.close()
    told = {
        subprocess.run(
            [sys.executable, "-c", SCRIPT, str(store.list()[0].path)],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1


def test_a_cut_last_line_loses_just_that_answer(store: MatchStore) -> None:
    match = begun(store, 6)
    path = file_of(match)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    for cut in range(1, len(lines[-1])):
        path.write_bytes(whole[:-cut])
        copy = load_record(path, trial.load)
        assert bare(copy.position) == bare(match.history.moments[5].position)
    match.close()
    path.write_bytes(whole[:-3])
    again = store.open(path)
    play_randomly(again, 4)
    assert bare(reopened(store, again).position) == bare(again.position)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "x.match is not a saved match."),
        (b"hello\nworld\n", "x.match is not a saved match."),
        (b"\x00\xff\n", "x.match is not a saved match."),
        (b"{}\n", "x.match is damaged in line 1."),
        (b'{"k":"match"}\n', "x.match is damaged in line 1."),
        (seal_lines([{"k": "other"}]), "x.match is not a saved match."),
        (seal_lines([{"k": "match", "format": 99}]), "saved by a newer version"),
        (seal_lines([{"k": "match", "format": 1}]), "first line that can't be read"),
    ],
)
def test_foreign_files_are_refused(tmp_path: Path, content: bytes, sentence: str) -> None:
    path = tmp_path / "x.match"
    path.write_bytes(content)
    with pytest.raises(SaveError, match=sentence):
        load_record(path, trial.load)
    fault = describe(path).fault
    assert fault is not None
    assert sentence in fault


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files there")
def test_a_file_that_would_never_end_is_not_read(store: MatchStore) -> None:
    store.folder.mkdir()
    os.mkfifo(store.folder / "a.match")
    assert [one.fault for one in store.list()] == ["a.match is no ordinary file."]


@pytest.mark.parametrize("version", [True, 0, -1, 1.0, "1", None])
def test_an_odd_number_of_the_format_is_refused(store: MatchStore, version: object) -> None:
    path = file_of(begun(store))
    forge(path, lambda lines: ({**lines[0], "format": version}, *lines[1:]))
    with pytest.raises(SaveError, match="is not a saved match"):
        load_record(path, trial.load)


def test_missing_files_and_folders_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.match", tmp_path):
        with pytest.raises(SaveError, match="can't be read"):
            load_record(path, trial.load)


def test_a_changed_line_is_found(store: MatchStore) -> None:
    match = begun(store, 6)
    path = file_of(match)
    data = path.read_bytes().replace(b'"seat":1', b'"seat":0', 1)
    path.write_bytes(data)
    with pytest.raises(SaveError, match="is damaged in line"):
        load_record(path, trial.load)
    assert [one.path for one in store.damaged()] == [path]
    assert store.unfinished() == ()


def test_a_missing_line_is_found(store: MatchStore) -> None:
    match = begun(store, 6)
    path = file_of(match)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:2] + lines[3:]))
    with pytest.raises(SaveError, match="is damaged in line 3"):
        load_record(path, trial.load)


def test_a_game_that_is_not_here_is_said(store: MatchStore) -> None:
    match = begun(store, 2)

    def nothing(name: str) -> GameDefinition:
        raise LookupError(name)

    with pytest.raises(SaveError, match="needs the game Trial"):
        load_record(file_of(match), nothing)


def test_answers_that_lead_elsewhere_are_noticed(store: MatchStore) -> None:
    match = begun(store, 6)
    match.close()
    path = store.list()[0].path

    def other_seed(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        lines[0]["seed"] += 1
        return lines

    forge(path, other_seed)
    again = load_record(path, trial.load)
    assert again.notice is not None
    assert bare(again.position) == bare(match.position)


def test_a_forged_board_is_refused(store: MatchStore) -> None:
    match = begun(store, 6)
    match.close()
    path = store.list()[0].path

    def no_digest(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        lines[0]["digests"] = {}
        lines[-1]["data"] = lines[-1]["data"][:-9] + "AAAAAAAAA"
        lines[-1]["safe"] = None
        return lines

    forge(path, no_digest)
    with pytest.raises(SaveError, match="can't be continued"):
        load_record(path, trial.load)


def test_a_match_is_open_once_only(store: MatchStore) -> None:
    match = begun(store, 2)
    with pytest.raises(SaveError, match="is open in another window"):
        store.open(file_of(match))
    match.close()
    store.open(file_of_closed(store)).close()


def file_of_closed(store: MatchStore) -> Path:
    return store.list()[0].path


def test_a_save_of_its_own_holds_the_whole_match(store: MatchStore, tmp_path: Path) -> None:
    match = Match.create(trial.game(), PEOPLE, {}, 8)
    play_randomly(match, 200)
    assert match.finished
    path = tmp_path / "elsewhere" / "my.match"
    match.save(path)
    copy = load_record(path, trial.load)
    assert bare(copy.position) == bare(match.position)
    assert describe(path).finished
    assert match.result is not None
    assert describe(path).winners == match.result.winners


def test_a_folder_that_can_not_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = MatchStore(tmp_path / "file" / "matches", trial.load)
    with pytest.raises(SaveError, match="can't be written"):
        begun(store)
    assert store.list() == ()


def test_lists_statistics_and_deleting(store: MatchStore) -> None:
    assert store.list() == ()
    done, waiting = begun(store, 300), begun(store, 3, seed=6)
    assert done.finished
    done_path, waiting_path = file_of(done), file_of(waiting)
    assert [one.path for one in store.unfinished()] == [waiting_path]
    assert [one.path for one in store.list() if one.finished] == [done_path]
    found = store.unfinished()[0]
    assert (found.game, found.title, found.answers) == ("trial", "Trial", 3)
    assert [player.name for player in found.players] == ["Ann", "Bo", "C"]
    assert done.result is not None
    tallies = {one.player: (one.played, one.won) for one in store.statistics.tallies()}
    assert tallies == {
        player.name: (1, int(seat in done.result.winners)) for seat, player in enumerate(PEOPLE)
    }
    waiting.close()
    store.delete(waiting_path)
    assert store.unfinished() == ()
    with pytest.raises(SaveError, match="can't be removed"):
        store.delete(waiting_path)
    with pytest.raises(SaveError, match="not a match of this list"):
        store.delete(Path("/etc/hostname"))


def test_statistics_that_can_not_be_read_are_set_aside(store: MatchStore) -> None:
    store.folder.mkdir(parents=True)
    store.statistics.path.write_text("{")
    with pytest.raises(SaveError, match="no statistics"):
        store.statistics.tallies()
    assert begun(store, 300).finished
    assert len(store.statistics.tallies()) == 3
    assert store.statistics.path.with_suffix(".damaged").read_text() == "{"


def test_statistics_that_can_not_be_written_are_said(store: MatchStore) -> None:
    store.statistics.path = Path("/proc/none/statistics.json")
    match = begun(store, 300)
    assert match.finished
    assert match.notice is not None
    assert "can't be written" in match.notice


def test_a_journal_costs_the_same_late_as_early(store: MatchStore) -> None:
    match = Match.create(trial.game(), (Player("Ann"),), {}, 1, store)
    sizes = []
    for _ in range(50):
        before = file_of(match).stat().st_size
        act(match, ANN, "pass")
        sizes.append(file_of(match).stat().st_size - before)
    assert sorted(sizes)[-2] < 200


def test_the_journal_is_json_line_by_line(store: MatchStore) -> None:
    match = begun(store, 5)
    for line in file_of(match).read_text().splitlines():
        assert "seal" in json.loads(line)
