"""The history as one reads it: steps by turn and phase, in the words of who looks."""

from __future__ import annotations

import itertools

import pytest

from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.view import view_of
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.story import StoryStep, StoryTurn, story
from tests.session import trial
from tests.session.playing import ANN, BO, act, play_randomly

GAMES = {
    "traitors-aboard": ("Ann", "Bo", "computer"),
    "traveller-traders": ("Ann",),
    "traveller-ccg": ("Ann", "computer"),
    "captains-chair": ("Ann", "Bo"),
}


def played(game: str, answers: int) -> Match:
    definition = registry.load(game)
    bot = next(iter(definition.bots))
    players = tuple(Player(name, bot if name == "computer" else None) for name in GAMES[game])
    match = Match.create(definition, players, {}, 5)
    for _ in range(answers):
        if match.position.pending is None:
            break
        seat = match.position.pending.seats()[0]
        match.answer(seat, match.bot_answer(seat))
    return match


def steps(told: tuple[StoryTurn, ...]) -> list[StoryStep]:
    return [step for turn in told for passage in turn.passages for step in passage.steps]


@pytest.mark.parametrize(
    ("game", "title", "phase"),
    [
        ("traitors-aboard", "Turn 4: Bo", ""),
        ("traveller-traders", "Round 1", "Sale Prospecting"),
        ("traveller-ccg", "Round 1", "Adventure Phase"),
        ("captains-chair", "Turn 2: Bo", "Action Step"),
    ],
)
def test_each_game_names_its_turns_and_phases(game: str, title: str, phase: str) -> None:
    told = story(played(game, 40), ANN)
    turns = {turn.title: {passage.title for passage in turn.passages} for turn in told}
    assert phase in turns[title], turns


@pytest.mark.parametrize("game", GAMES)
def test_turn_and_phase_are_the_same_for_whoever_sees_nothing(game: str) -> None:
    match = played(game, 60)
    chapter = match.game.telling.chapter
    for moment in match.history.moments:
        onlooker = view_of(match.game.rules, moment.position, ONLOOKER).board
        assert chapter(moment.position.board) == chapter(onlooker)


@pytest.mark.parametrize("game", GAMES)
def test_each_answer_of_a_person_is_one_step_and_the_last_is_now(game: str) -> None:
    match = played(game, 50)
    found = steps(story(match, ANN))
    people = [at for at in range(match.history.cursor) if match.history.asked_human(at) is not None]
    assert [step.at for step in found] == [*people, match.history.cursor]
    assert [step.now for step in found] == [*(False for _ in people), True]
    assert all(step.words for step in found)


def test_what_was_taken_back_can_still_be_seen_with_its_marks() -> None:
    match = Match.create(trial.game(), (Player("Ann"), Player("Bo"), Player("Cy")), {}, 3)
    act(match, ANN, "dare")
    act(match, BO, "pass")
    match.bookmark("risk", 0)
    match.undo(agreed_by=(ANN, BO, SeatId(2)))
    match.undo(agreed_by=(ANN, BO, SeatId(2)))
    found = steps(story(match, ANN))
    assert [step.taken_back for step in found] == [True, True, True]
    assert found[0].now
    assert found[0].bookmarks == ("risk",)
    assert found[0].looked_back[0].startswith("Looked back here")
    assert all("Looked back" not in part for step in found for part in (step.words, *step.more))


def test_a_step_tells_a_seat_no_more_than_the_log_and_its_own_questions() -> None:
    match = played("traveller-ccg", 80)
    pending = match.position.pending
    asking = pending.seats() if pending is not None else ()
    for seat in (ONLOOKER, SeatId(1)):
        lines = {line.text for line in match.log_for(seat)}
        for step in steps(story(match, seat)):
            asked = step.words.endswith("decides.") or (step.now and seat in asking)
            assert asked or {step.words, *step.more} <= lines, step


def test_a_game_that_names_no_turns_has_one_group() -> None:
    match = Match.create(trial.game(), (Player("Ann"), Player("Bo"), Player("Cy")), {}, 3)
    play_randomly(match, 6)
    told = story(match, ANN)
    assert [turn.title for turn in told] == ["The match"]
    ats = [step.at for step in steps(told)]
    assert all(one < other for one, other in itertools.pairwise(ats))
