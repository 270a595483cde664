"""Motions and replays: what moved as far as a seat may follow it, and any moment from any eyes."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import ONLOOKER, ZoneId
from tabletop.engine.view import OPEN_EYES
from tabletop.session.match import Match
from tabletop.session.motions import dice_of, motions, shuffled_of
from tabletop.session.players import Player
from tabletop.session.replay import Replay
from tests.session import trial
from tests.session.playing import ANN, BO, act, bare, play_randomly, stepped

PEOPLE = (Player("Ann"), Player("Bo"))
RULES = trial.game().rules


def match(seed: int = 3) -> Match:
    return Match.create(trial.game(), PEOPLE, {}, seed)


def test_who_draws_sees_the_card_and_the_others_its_back() -> None:
    one = match()
    step = act(one, ANN, "draw")
    (mine,) = motions(RULES, step.before, step.after, ANN)
    (other,) = motions(RULES, step.before, step.after, BO)
    assert (mine.origin, mine.to) == (other.origin, other.to) == ("deck", "hand:0")
    assert mine.after in one.view(ANN).board.pile(ZoneId("hand:0"))
    assert mine.shown in trial.NAMES
    assert other.after is None
    assert other.shown == "hidden:card"


def test_a_card_out_of_a_hidden_hand_is_not_linked_to_one_in_it() -> None:
    one = match()
    act(one, ANN, "show")
    stepped(one.answer(ANN, BO))
    step = stepped(one.answer(ANN, 1))
    (mine,) = motions(RULES, step.before, step.after, ANN)
    (other,) = motions(RULES, step.before, step.after, BO)
    assert mine.before is not None
    assert other.before is None
    assert other.after in one.view(BO).board.pile(ZoneId("shown"))
    assert other.shown == mine.shown != "hidden:card"


def test_nothing_moves_when_nothing_moved() -> None:
    step = act(match(), ANN, "pass")
    assert motions(RULES, step.before, step.after, ANN) == ()


def test_going_back_moves_the_cards_back() -> None:
    one = match()
    act(one, ANN, "draw")
    step = stepped(one.undo(agreed_by=(BO,)))
    (motion,) = motions(RULES, step.before, step.after, ANN)
    assert (motion.origin, motion.to) == ("hand:0", "deck")


def test_dice_and_shuffles_for_the_eyes() -> None:
    one = match()
    assert shuffled_of(one.history.moments[0].events) == ("deck",)
    (dice,) = dice_of(act(one, ANN, "dare").events)
    assert len(dice.dice) == 1


def test_a_replay_shows_every_moment_and_leaves_the_match_alone() -> None:
    one = match()
    play_randomly(one, 300)
    assert one.finished
    end = one.position
    replay = Replay(one)
    seen = [bare(replay.position)]
    while replay.at < replay.last:
        step = replay.step()
        assert bare(step.before) == seen[-1]
        seen.append(bare(step.after))
    assert seen == [bare(moment.position) for moment in one.history.moments]
    assert one.position is end
    replay.jump(-5)
    assert replay.at == 0
    assert replay.log_for(ANN) == ()
    replay.jump(10_000)
    assert replay.at == replay.last
    assert replay.log_for(ANN) == one.log_for(ANN)


def test_all_is_open_only_when_the_match_is_over() -> None:
    one = match()
    play_randomly(one, 3)
    replay = Replay(one)
    assert replay.eyes() == (ANN, BO, ONLOOKER)
    with pytest.raises(ValueError, match="only when the match is over"):
        replay.view(OPEN_EYES)
    play_randomly(one, 300)
    board = replay.view(OPEN_EYES).board
    assert not any(card.definition.startswith("hidden:") for card in board.cards.values())
    assert any(
        card.definition.startswith("hidden:") for card in replay.view(BO).board.cards.values()
    )
