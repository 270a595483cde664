"""What users of each release have on their disks opens in this one, and is what it was.

``CONTRIBUTING.md`` says how the files of a release are made.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tabletop.games import registry
from tabletop.games.bringing import shelf
from tabletop.lessons.ticks import done
from tabletop.library.gamefile import take_in
from tabletop.session.digests import digests
from tabletop.session.invariants import board_faults
from tabletop.session.journal import parse_journal, seal_lines
from tabletop.session.match import Match
from tabletop.session.report import read_report, reported_game, reported_match
from tabletop.session.store import MatchStore, load_record
from tabletop.table import desk
from tabletop.table.settings import read
from tests.upgrade.make import play
from tests.upgrade.showing import shown

RELEASES = sorted(Path(__file__).parent.glob("v[0-9]*"))
PLAYED_ON = 8


class Release(NamedTuple):
    """A copy of what a release left behind, and what it showed."""

    home: Path
    files: Path
    expected: dict[str, Any]


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def release(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Release:
    folder = tmp_path / "release"
    shutil.copytree(request.param, folder)
    monkeypatch.setenv("TABLETOP_HOME", str(folder / "home"))
    expected = json.loads((folder / "expected.json").read_text("utf-8"))
    return Release(folder / "home", folder / "files", expected)


def is_what_it_was(match: Match, expected: dict[str, Any]) -> None:
    """A match shows what it showed, or says that it has gone back to where it could go on."""
    assert list(board_faults(match.game.rules, match.position.board)) == []
    now = shown(match)
    if match.notice is not None and "safe point" in match.notice:
        assert now["answered"] < expected["answered"]
        assert now["players"] == expected["players"]
        return
    assert now == {key: expected[key] for key in now}


def matches(release: Release) -> Iterator[tuple[Path, dict[str, Any]]]:
    for name, expected in release.expected["matches"].items():
        yield release.home / "matches" / name, expected


def test_there_are_files_of_a_release() -> None:
    assert RELEASES


def test_matches_of_all_games_are_listed_and_none_is_damaged(release: Release) -> None:
    listed = desk.store().list()
    assert {one.path.name for one in listed} == set(release.expected["matches"])
    assert [one.fault for one in listed if one.fault] == []
    over = {name for name, one in release.expected["matches"].items() if one["winners"] is not None}
    assert {one.path.name for one in listed if one.finished} == over
    games = {one["game"] for one in release.expected["matches"].values()}
    assert games == {info.id for info in registry.find_games() if info.bundled}


def test_matches_show_what_they_showed(release: Release) -> None:
    for path, expected in matches(release):
        match = load_record(path, registry.load)
        is_what_it_was(match, expected)
        changed = dict(match.beginning.digests) != digests(match.game)
        assert not changed, "what was read is of today's rules"
        if match.notice is None and not match.finished:
            assert match.history.bookmarks == expected["bookmarks"]
            looked = [[one.at, one.steps, one.seen] for one in match.history.looked_back]
            assert looked == expected["looked back"]


def test_matches_are_played_on(release: Release) -> None:
    for path, expected in matches(release):
        if expected["winners"] is not None:
            continue
        match = desk.store().open(path)
        stood = match.position.answered
        play(match, PLAYED_ON)
        assert match.position.answered == stood + PLAYED_ON
        assert match.may_undo() is None or match.must_agree()
        match.close()
        again = load_record(path, registry.load)
        assert again.notice is None
        assert shown(again) == shown(match)


def test_settings_and_the_last_setup_are_kept(release: Release) -> None:
    settings, note = read(desk.settings_file())
    expected = release.expected["settings"]
    chairs = expected.pop("chairs")
    assert note is None
    now = {**settings._asdict(), "keys": dict(settings.keys)}
    assert {key: now[key] for key in expected} == expected
    choice = desk.remembered("captains-chair")
    assert choice is not None
    assert [[one.name, one.bot] for one in choice.chairs] == chairs


def test_statistics_go_on(release: Release) -> None:
    tallies = desk.store().statistics.tallies()
    over = [one for one in release.expected["matches"].values() if one["winners"] is not None]
    assert sum(tally.played for tally in tallies) == sum(len(one["players"]) for one in over)
    assert sum(tally.won for tally in tallies) == sum(len(one["winners"]) for one in over)


def test_decks_in_all_forms_are_read_whole(release: Release) -> None:
    game = registry.load("traveller-ccg")
    place, expected = shelf(game), release.expected["decks"]
    paths = [place.own_folder / expected["file"]]
    paths += [release.files / "my-traders.o8d", release.files / "my-traders.txt"]
    for path in paths:
        file = place.read(path)
        assert file.faults == (), path.name
        assert file.deck is not None
        found = {key: dict(copies) for key, copies in file.deck.sections.items() if copies}
        assert found == expected["sections"], path.name
    own = place.read(paths[0]).deck
    assert own is not None
    assert (own.name, own.notes) == (expected["name"], expected["notes"])


def test_a_game_in_one_file_is_taken_in(release: Release) -> None:
    info = take_in(release.files / "crazy-eights.tabletop-game")
    assert info.id == "crazy-eights"
    assert info.id in {found.id for found in registry.find_games()}


def test_lessons_that_were_done_stay_done(release: Release) -> None:
    assert done("traitors-aboard")


def test_a_report_shows_its_moment(release: Release) -> None:
    report = read_report(release.files / "problem.tabletop-report")
    game = registry.load(reported_game(report, "it"))
    is_what_it_was(reported_match(report, game, "it"), release.expected["report"])


# A record names cards by their ids, and holds what was answered, not what came of it. So when what
# a card does has changed since, the positions that were saved count, and it is said.


def changed_traitors(tmp_path: Path, old: str, new: str) -> Any:
    """Load a copy of Traitors Aboard in which something is written otherwise."""
    from tabletop.library.loader import load_pack

    info = registry.info_of("traitors-aboard")
    folder = tmp_path / "changed" / info.id
    shutil.copytree(info.folder, folder)
    found = 0
    for path in (folder / "cards").glob("*.yaml"):
        text = path.read_text("utf-8")
        found += text.count(old)
        path.write_text(text.replace(old, new), "utf-8")
    assert found
    module = registry.module_of(info)
    return module.define(load_pack(info._replace(folder=folder), registry.language_of(module)))


def of_traitors(release: Release) -> tuple[Path, dict[str, Any]]:
    return next(
        (path, expected)
        for path, expected in matches(release)
        if expected["game"] == "traitors-aboard" and expected["winners"] is None
    )


def test_where_a_card_does_something_else_now_the_saved_table_counts(
    release: Release, tmp_path: Path
) -> None:
    path, expected = of_traitors(release)
    game = changed_traitors(tmp_path, "draw: {count: 3", "draw: {count: 2")
    match = load_record(path, lambda _name: game)
    assert match.notice is not None
    assert "rules or cards have changed" in match.notice
    assert "anew" not in match.notice, "each answer is proven by a position"
    is_what_it_was(match, expected)
    play(match, PLAYED_ON)


def test_where_a_card_is_gone_the_match_says_so_and_stays_as_it_is(
    release: Release, tmp_path: Path
) -> None:
    from tabletop.session.errors import SaveError

    path, _ = of_traitors(release)
    before = path.read_bytes()
    game = changed_traitors(tmp_path, "- id: spyglass", "- id: looking-glass")
    with pytest.raises(SaveError) as told:
        MatchStore(path.parent, lambda _name: game).open(path)
    assert "can't be continued: rules or cards have changed" in str(told.value)
    assert "spyglass" in str(told.value)
    assert path.read_bytes() == before


def test_a_record_of_a_later_release_is_refused_in_words(release: Release) -> None:
    from tabletop.session.errors import SaveError

    path, _ = of_traitors(release)
    entries = [dict(one) for one in parse_journal(path.read_bytes(), path.name).entries]
    entries[0]["format"] = 99
    path.write_bytes(seal_lines(entries))
    with pytest.raises(SaveError, match="newer version of this program"):
        load_record(path, registry.load)
