"""Going back: free alone, free around one screen until something can't be unseen, else asked."""

from __future__ import annotations

import pytest

from tabletop.engine.message import SeatName, fill
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.session import trial
from tests.session.playing import ANN, BO, CY, act, bare, play_randomly, refused, stepped

ANN_ALONE = (Player("Ann"), Player("C1", "random"), Player("C2", "random"))
HOT_SEAT = (Player("Ann"), Player("Bo"), Player("Cy"))


def match(players: tuple[Player, ...] = HOT_SEAT, seed: int = 3) -> Match:
    return Match.create(trial.game(), players, {}, seed)


def why(match: Match) -> str:
    refusal = match.may_undo()
    assert refusal is not None

    def name(what: object) -> str:
        return match.players[what.seat].name if isinstance(what, SeatName) else "?"

    return fill(refusal.reason, name)


def test_alone_there_is_no_limit() -> None:
    one = match(ANN_ALONE)
    start = bare(one.position)
    for _ in range(8):
        play_randomly(one, 1)
        trial.play_bots(one)
        if one.finished:
            break
    while one.may_undo() is None:
        stepped(one.undo())
        assert one.bot_seat() is None
    assert bare(one.position) == start
    assert fill(refused(one.undo()).reason, str) == "There is nothing to take back."


def test_dice_fall_the_same_after_undo_and_redo() -> None:
    one = match(ANN_ALONE)
    first = act(one, ANN, "dare")
    stepped(one.undo())
    again = act(one, ANN, "dare")
    assert bare(first.after) == bare(again.after)
    stepped(one.undo())
    assert bare(stepped(one.redo()).after) == bare(first.after)


def test_undo_goes_back_over_what_the_computer_did() -> None:
    one = match(ANN_ALONE)
    before = bare(one.position)
    act(one, ANN, "pass")
    trial.play_bots(one)
    assert one.position.answered > before.answered + 1
    assert bare(stepped(one.undo()).after) == before


def test_redo_ends_where_a_person_is_asked() -> None:
    one = match(ANN_ALONE)
    act(one, ANN, "pass")
    trial.play_bots(one)
    there = bare(one.position)
    stepped(one.undo())
    assert bare(stepped(one.redo()).after) == there
    assert not one.may_redo()
    refused(one.redo())


def test_another_answer_forgets_what_was_taken_back() -> None:
    one = match(ANN_ALONE)
    act(one, ANN, "draw")
    assert one.log_for(ANN)
    stepped(one.undo())
    assert all(line.text.startswith("Looked back") for line in one.log_for(ANN))
    act(one, ANN, "pass")
    assert not one.may_redo()
    assert all(line.text.startswith("Looked back") for line in one.log_for(ANN))


def test_around_one_screen_a_choice_is_free_while_nothing_was_seen() -> None:
    one = match()
    act(one, ANN, "show")
    assert one.may_undo() is None
    stepped(one.answer(ANN, BO))
    assert one.may_undo() is None
    stepped(one.undo())
    stepped(one.undo())
    assert one.history.cursor == 0


def test_a_hidden_card_that_was_seen_needs_the_others() -> None:
    one = match()
    act(one, ANN, "draw")
    assert one.may_undo(holder=ANN) is not None
    assert "something hidden has been seen since; to go back, ask Bo, Cy." in why(one)
    assert one.must_agree() == (BO, CY)
    refused(one.undo())
    refused(one.undo(agreed_by=(BO,)))
    stepped(one.undo(agreed_by=(BO, CY)))
    assert one.history.cursor == 0


def test_dice_that_fell_need_the_others() -> None:
    one = match()
    act(one, ANN, "dare")
    assert why(one).startswith("dice or a shuffle have decided something since")


def test_the_screen_that_changed_hands_needs_the_others() -> None:
    one = match()
    act(one, ANN, "pass")
    assert why(one).startswith("the screen has gone to Bo since")
    assert one.may_undo(holder=ANN) is None
    stepped(one.undo(holder=ANN))


def test_answers_of_others_need_their_consent() -> None:
    one = match((Player("Ann"), Player("C", "random"), Player("Cy")))
    act(one, ANN, "pass")
    trial.play_bots(one)
    assert "C has answered since" in why(one)
    assert one.must_agree() == (CY,)


def test_undoing_an_action_goes_back_to_its_window() -> None:
    one = match(ANN_ALONE)
    act(one, ANN, "show")
    stepped(one.answer(ANN, BO))
    stepped(one.answer(ANN, 1))
    stepped(one.undo("action"))
    assert one.history.cursor == 0


def test_cancel_goes_back_to_the_window_half_way() -> None:
    one = match()
    assert not one.may_cancel()
    window = bare(one.position)
    act(one, ANN, "show")
    stepped(one.answer(ANN, BO))
    assert one.may_cancel()
    assert bare(stepped(one.cancel()).after) == window
    assert not one.may_cancel()


@pytest.mark.parametrize("verb", ["draw", "dare", "pass"])
def test_what_is_done_can_not_be_cancelled(verb: str) -> None:
    one = match()
    act(one, ANN, verb)
    assert not one.may_cancel()
    refused(one.cancel())


def test_a_vote_of_mine_can_be_cancelled_only_while_nobody_else_voted() -> None:
    one = match()
    act(one, ANN, "vote")
    assert one.may_cancel()
    stepped(one.answer(CY, "no"))
    assert not one.may_cancel()


def test_giving_up_can_be_taken_back_alone() -> None:
    one = match((Player("Ann"),))
    act(one, ANN, "pass")
    stepped(one.resign(ANN))
    assert one.finished
    stepped(one.undo())
    assert not one.finished
