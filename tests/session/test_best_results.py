"""The best result of each kind, kept beside the matches."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from tabletop.engine.board import Board
from tabletop.engine.message import SeatName, say
from tabletop.engine.tongue import Tongue, speaking
from tabletop.games.definition import Feat, GameDefinition
from tabletop.session.match import Match
from tabletop.session.statistics import Best
from tabletop.session.store import MatchStore
from tests.session import trial
from tests.session.playing import play_randomly
from tests.session.saving import PEOPLE


def keeping(kind: str, worth: int) -> GameDefinition:
    """Make the little game keep each of its matches, as a result of a kind and worth so much."""

    def feat(board: Board) -> Feat:
        assert board.result is not None
        told = say("{worth} by {who}", worth=worth, who=SeatName(board.result.winners[0]))
        return Feat(say(kind), (worth,), told)

    return replace(trial.load("trial"), feat=feat)


def finished(store: MatchStore, game: GameDefinition, seed: int) -> str:
    """Play a match to its end; gives the names of those who won it."""
    match = Match.create(game, PEOPLE, {}, seed, store)
    play_randomly(match, 300)
    assert match.result is not None
    won = [PEOPLE[seat].name for seat in match.result.winners]
    match.close()
    return ", ".join(won)


def test_the_best_result_of_each_kind_is_kept(tmp_path: Path) -> None:
    store = MatchStore(tmp_path, trial.load)
    finished(store, trial.load("trial"), 1)
    assert store.statistics.best() == ()
    first = finished(store, keeping("Easy", 5), 2)
    second = finished(store, keeping("Easy", 7), 3)
    finished(store, keeping("Easy", 7), 4)
    hard = finished(store, keeping("Hard", 9), 5)
    assert first
    assert store.statistics.best() == (
        Best("trial", "Hard", hard, f"9 by {hard.split(', ')[0]}"),
        Best("trial", "Easy", second, f"7 by {second.split(', ')[0]}"),
    )
    assert MatchStore(tmp_path, trial.load).statistics.best() == store.statistics.best()


def test_what_is_no_result_in_the_file_is_passed_over(tmp_path: Path) -> None:
    store = MatchStore(tmp_path, trial.load)
    finished(store, keeping("Easy", 5), 2)
    data = json.loads(store.statistics.path.read_bytes())
    (entry,) = data.values()
    bad = [{}, 3, {**entry["feat"], "worth": ["much"]}, {**entry["feat"], "of": None}]
    bad.append({**entry["feat"], "told": {"text": "{gap}", "args": {}}})
    for number, feat in enumerate(bad):
        data[str(number)] = {**entry, "feat": feat}
    store.statistics.path.write_text(json.dumps(data))
    assert len(store.statistics.best()) == 1
    assert sum(one.played for one in store.statistics.tallies()) == 6 * len(PEOPLE)


def test_results_are_told_in_the_language_that_is_spoken_and_compared_in_any(
    tmp_path: Path,
) -> None:
    german = Tongue("de", {"Easy": "Leicht", "{worth} by {who}": "{worth} von {who}"})
    store = MatchStore(tmp_path, trial.load)
    with speaking(german):
        finished(store, keeping("Easy", 5), 2)
    second = finished(store, keeping("Easy", 7), 3)
    who = second.split(", ")[0]
    assert store.statistics.best() == (Best("trial", "Easy", second, f"7 by {who}"),)
    with speaking(german):
        assert store.statistics.best() == (Best("trial", "Leicht", second, f"7 von {who}"),)


def test_results_that_an_earlier_version_kept_in_words_still_count(tmp_path: Path) -> None:
    store = MatchStore(tmp_path, trial.load)
    finished(store, keeping("Easy", 5), 2)
    data = json.loads(store.statistics.path.read_bytes())
    (entry,) = data.values()
    data["older"] = {**entry, "feat": {"of": "Easy", "worth": [9], "player": "Zoë", "told": "9"}}
    store.statistics.path.write_text(json.dumps(data))
    assert store.statistics.best() == (Best("trial", "Easy", "Zoë", "9"),)
