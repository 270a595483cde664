"""The file of a match: whole from its beginning, one writer, and what fails is said."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from tabletop.session.errors import SaveError
from tabletop.session.journal import Journal
from tabletop.session.store import MatchStore
from tests.session import trial
from tests.session.playing import bare
from tests.session.saving import begun, entries, file_of


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", trial.load)


@pytest.mark.skipif(sys.platform == "win32", reason="the system refuses it there")
def test_a_match_that_is_being_played_is_not_deleted(store: MatchStore) -> None:
    match = begun(store, 2)
    path = file_of(match)
    with pytest.raises(SaveError, match="is open in another window"):
        store.delete(path)
    match.close()
    store.delete(path)
    assert store.list() == ()


def test_a_full_disk_at_the_end_loses_nothing_and_gives_the_file_back(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = begun(store, 6)
    path = file_of(match)

    def full(_journal: Journal, _entry: object, *, sync: bool = False) -> None:
        raise SaveError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(Journal, "append", full)
        with pytest.raises(SaveError, match="the disk is full"):
            match.close()
    match.close()
    assert bare(store.open(path).position) == bare(match.position)


def test_a_match_that_is_only_opened_was_saved_when_it_was(store: MatchStore) -> None:
    match = begun(store, 2)
    path = file_of(match)
    match.close()
    os.utime(path, (1_000_000, 1_000_000))
    journal, _ = Journal.go_on(path)
    journal.close()
    assert [stored.saved for stored in store.list()] == [1_000_000]
    assert bare(store.open(path).position) == bare(match.position)


def test_a_match_appears_whole_so_that_a_kill_at_its_beginning_leaves_no_damaged_file(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def killed(_file: Path, _target: Path) -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        begun(store)
    assert store.list() == ()


def test_no_match_begins_over_another(tmp_path: Path) -> None:
    Journal.create(tmp_path / "a.match", [{"k": "one"}]).close()
    with pytest.raises(SaveError, match="there is a file of that name"):
        Journal.create(tmp_path / "a.match", [{"k": "two"}])


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can't be replaced there")
def test_a_file_that_was_replaced_before_it_was_locked_is_not_written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.match"
    first = Journal.create(path, [{"k": "one"}])
    lock = Journal._lock

    def late(journal: Journal) -> None:
        monkeypatch.setattr(Journal, "_lock", lock)
        first.replace([{"k": "two"}])
        lock(journal)

    monkeypatch.setattr(Journal, "_lock", late)
    with pytest.raises(SaveError, match="just changed in another window"):
        Journal.go_on(path)


def test_replacing_a_journal_is_all_or_nothing(tmp_path: Path) -> None:
    journal = Journal.create(tmp_path / "a.match", [{"k": "one"}])
    journal.replace([{"k": "two"}, {"k": "three"}])
    journal.append({"k": "four"})
    journal.close()
    assert [entry["k"] for entry in entries(tmp_path / "a.match")] == ["two", "three", "four"]
    assert list(tmp_path.iterdir()) == [tmp_path / "a.match"]
