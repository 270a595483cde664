"""Saves under other rules or cards: as much as holds is kept, and what is lost is said."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.engine.board import Board
from tabletop.engine.frames import At, Frame, Next, Procedure, go
from tabletop.engine.message import Refusal
from tabletop.games.definition import GameDefinition, Setup
from tabletop.session import record
from tabletop.session.bots import random_bot
from tabletop.session.errors import SaveError
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore, load_record
from tests.session import trial
from tests.session.playing import ANN, BO, act, bare, play_randomly, stepped
from tests.session.saving import PEOPLE, begun, entries, file_of, forge, reopened


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", trial.load)


def new_cards(name: str) -> GameDefinition:
    return trial.game(digest="cards-2")


def new_rules(name: str) -> GameDefinition:
    """Rules whose window is in a step of another name, so that no position fits."""

    async def another_turn(at: At[trial.OfTurn]) -> Next:
        return await trial.turn(at)

    def deal(at: At[trial.OfTurn]) -> Next:
        return go(another_turn, *trial.deal(at).events)

    steps = (trial.lay_out, deal, another_turn, trial.end)
    return trial.game("cards-2", Procedure("game", trial.OfTurn, *steps))


def new_show(name: str) -> GameDefinition:
    """Rules in which showing a card is another procedure, so that only windows fit."""
    game = trial.game("cards-2")
    rules = {key: value for key, value in game.rules.procedures.items() if key != "show"}
    object.__setattr__(game.rules, "procedures", rules)
    return game


def test_under_other_cards_the_position_is_used_and_it_says_so(store: MatchStore) -> None:
    match = begun(store, 6)
    match.close()
    path = store.list()[0].path
    again = MatchStore(store.folder, new_cards).open(path)
    assert bare(again.position) == bare(match.position)
    assert again.notice == ("This match goes on where it stood, since rules or cards have changed.")
    play_randomly(again, 5)
    last = reopened(MatchStore(store.folder, new_cards), again)
    assert bare(last.position) == bare(again.position)
    assert last.notice is None


def shown(match: Match) -> list[Any]:
    return [bare(moment.position) for moment in match.history.moments]


@pytest.mark.parametrize("answers", [20, 500])
def test_under_other_cards_all_that_was_shown_is_still_there(
    store: MatchStore, answers: int
) -> None:
    match = begun(store, answers)
    assert match.finished == (answers == 500)
    match.close()
    path = store.list()[0].path
    copy = load_record(path, new_cards)
    assert shown(copy) == shown(match)
    assert [line.text for line in copy.log_for(ANN)] == [line.text for line in match.log_for(ANN)]
    MatchStore(store.folder, new_cards).open(path).close()
    again = load_record(path, new_cards)
    assert shown(again) == shown(match)
    assert again.notice is None


def test_after_other_cards_what_was_taken_back_can_not_come_again(store: MatchStore) -> None:
    match = Match.create(trial.game(), (Player("Ann"),), {}, 4, store)
    for _ in range(3):
        act(match, ANN, "pass")
    stepped(match.undo())
    match.close()
    again = MatchStore(store.folder, new_cards).open(store.list()[0].path)
    assert not again.may_redo()
    act(again, ANN, "dare")
    last = reopened(MatchStore(store.folder, new_cards), again)
    assert shown(last) == shown(again)


def new_deck(name: str) -> GameDefinition:
    """Cards that lie in another order at the beginning, so that answers come to other boards."""

    def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:
        begun = trial.begin(setup)
        assert not isinstance(begun, Refusal)
        board, frame = begun
        turned = {**board.piles, trial.DECK: tuple(reversed(board.piles[trial.DECK]))}
        return board._replace(piles=turned), frame

    return replace(trial.game("cards-2"), begin=begin)


@pytest.mark.parametrize("answers", [6, 500])
def test_where_the_answers_come_to_other_boards_the_position_counts(
    store: MatchStore, answers: int
) -> None:
    match = begun(store, answers)
    match.close()
    copy = load_record(store.list()[0].path, new_deck)
    assert shown(copy) == shown(match)[-1:]
    end = "Only the end of this match can be shown, since rules or cards have changed."
    on = "This match goes on where it stood, since rules or cards have changed."
    assert copy.notice == (end if match.finished else on)


def test_where_a_computer_player_is_gone_another_plays_and_else_a_person(
    store: MatchStore,
) -> None:
    match = begun(store, 6)
    match.close()
    path = store.list()[0].path
    other = replace(trial.game("cards-2"), bots={"other": random_bot})
    assert [one.bot for one in load_record(path, lambda _: other).players] == [None, None, "other"]
    none = replace(trial.game("cards-2"), bots={})
    copy = load_record(path, lambda _: none)
    assert [one.bot for one in copy.players] == [None, None, None]
    assert shown(copy) == shown(match)


def test_answers_after_the_position_are_followed_under_other_cards(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(record, "POSITION_EVERY", 4)
    match = begun(store, 7)
    kinds = [entry["k"] for entry in entries(file_of(match))]
    assert kinds.count("position") == 2
    assert kinds[-1] == "answer"
    copy = load_record(file_of(match), new_cards)
    assert bare(copy.position) == bare(match.position)


def test_what_was_taken_back_after_the_position_stays_so_under_other_cards(
    store: MatchStore,
) -> None:
    match = Match.create(trial.game(), (Player("Ann"),), {}, 4, store)
    act(match, ANN, "pass")
    match.close()
    match = store.open(store.list()[0].path)
    act(match, ANN, "draw")
    act(match, ANN, "dare")
    stepped(match.undo())
    copy = load_record(file_of(match), new_cards)
    assert bare(copy.position) == bare(match.position)
    act(match, ANN, "pass")
    copy = load_record(file_of(match), new_cards)
    assert bare(copy.position) == bare(match.position)


def test_where_the_position_does_not_fit_the_last_safe_point_is_used(store: MatchStore) -> None:
    match = Match.create(trial.game(), PEOPLE, {}, 5, store)
    act(match, ANN, "pass")
    act(match, BO, "show")
    safe = bare(match.history.moments[1].position)
    match.close()
    again = MatchStore(store.folder, new_show).open(store.list()[0].path)
    assert bare(again.position) == safe
    assert again.notice is not None
    assert "at its last safe point, 1 answer earlier" in again.notice


def test_without_a_position_other_rules_are_refused(store: MatchStore) -> None:
    match = begun(store, 3)
    match.close()
    path = store.list()[0].path

    def elsewhere(lines: list[dict[str, Any]]) -> Iterable[dict[str, Any]]:
        next(line for line in lines if line["k"] == "answer")["to"] = "elsewhere"
        return (line for line in lines if line["k"] != "position")

    forge(path, elsewhere)
    with pytest.raises(SaveError, match="no position was saved"):
        load_record(path, new_cards)


def test_where_nothing_fits_it_is_refused_with_a_reason(store: MatchStore) -> None:
    match = begun(store)
    act(match, ANN, "pass")
    path = file_of(match)
    match.close()
    before = path.read_bytes()
    with pytest.raises(SaveError, match=r"there is no step game\.turn"):
        MatchStore(store.folder, new_rules).open(path)
    assert path.read_bytes() == before
    store.open(path).close()


@pytest.mark.parametrize("answers", [1, 3])
def test_answers_that_no_saved_position_proves_are_carried_out_anew_and_it_says_so(
    store: MatchStore, answers: int
) -> None:
    match = begun(store, 6)
    match.close()
    path = store.list()[0].path
    going_on = store.open(path)
    play_randomly(going_on, answers, seed=9)
    killed = path.read_bytes()  # as it is when the process ends without closing the match
    going_on.close()
    path.write_bytes(killed)
    again = load_record(path, new_cards)
    many = "answer was" if answers == 1 else f"{answers} answers were"
    assert again.notice == (
        f"This match goes on after its last {many} carried out anew, "
        "since rules or cards have changed."
    )
