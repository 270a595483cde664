"""A match: answers in handles, refusals with reasons, computer seats, resigning and leaving."""

from __future__ import annotations

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Refusal, fill
from tabletop.session.bots import random_answer
from tabletop.session.errors import SetupRefusedError
from tabletop.session.match import Match, Step
from tabletop.session.players import Player, name_players
from tests.session import trial

ANN, BO, CY = SeatId(0), SeatId(1), SeatId(2)
PEOPLE = (Player("Ann"), Player("Bo"), Player("Cy"))


def match(*players: Player, seed: int = 3) -> Match:
    return Match.create(trial.game(), players or PEOPLE, {}, seed)


def stepped(result: Step | Refusal) -> Step:
    assert isinstance(result, Step), result
    return result


def refused(result: Step | Refusal) -> Refusal:
    assert isinstance(result, Refusal), result
    return result


def test_answers_come_in_the_handles_of_the_seat() -> None:
    one = match()
    view = one.view(ANN)
    assert isinstance(view.decision, ChooseAction)
    shows = [action for action in view.decision.actions if action.verb == "show"]
    assert shows
    handle = shows[0].card
    assert handle is not None
    assert handle not in one.position.board.cards
    stepped(one.answer(ANN, shows[0]))
    stepped(one.answer(ANN, 1))
    stepped(one.answer(ANN, 2))
    assert one.position.board.seats[0].counters == {"points": 1}
    assert one.position.board.cards[one.position.board.pile(trial.SHOWN)[0]].face_up


def test_a_handle_from_elsewhere_is_refused() -> None:
    one = match()
    refusal = refused(one.answer(ANN, Action("show", CardId(12345))))
    assert fill(refusal.reason, str) == "That card isn't there any more."
    assert one.position.answered == 1


def test_a_seat_that_is_not_asked_learns_who_is() -> None:
    refusal = refused(match().answer(BO, Action("pass")))
    assert fill(refusal.reason, lambda name: f"<{name}>") == (
        "Now it is for <SeatName(seat=0)> to choose."
    )


def test_a_refused_action_says_why_by_the_rules() -> None:
    for seed in range(40):
        one = match(seed=seed)
        low = [offer for offer in one.offers(ANN) if offer.refusal is not None]
        if low:
            refusal = refused(one.answer(ANN, low[0].action))
            assert refusal == low[0].refusal
            assert refusal.rule == "TR-1.2"
            return
    pytest.fail("no seed dealt a card of rank 1")


def test_offers_outside_of_a_window_are_greyed() -> None:
    one = match()
    assert all(offer.refusal for offer in one.offers(BO))
    stepped(one.answer(ANN, Action("vote")))
    assert all(offer.refusal for offer in one.offers(ANN))


def test_simultaneous_answers_are_sealed_until_all_are_in() -> None:
    one = match()
    stepped(one.answer(ANN, Action("vote")))
    assert one.view(ANN).waiting == (ANN, BO, CY)
    stepped(one.answer(CY, "yes"))
    assert one.view(CY).decision is None
    assert one.view(ANN).waiting == (ANN, BO)
    assert one.log_for(ANN) == ()
    stepped(one.answer(ANN, "yes"))
    stepped(one.answer(BO, "no"))
    assert one.position.board.seats[0].counters == {"points": 1}


def test_the_log_names_cards_to_those_who_knew_them_then() -> None:
    one = match()
    stepped(one.answer(ANN, Action("draw")))
    own, other = one.log_for(ANN), one.log_for(BO)
    assert len(own) == 2
    assert own[0].text.startswith("You draw ")
    assert own[1].text.startswith("Ann draws red") or own[1].text.startswith("Ann draws blue")
    assert [line.text for line in other] == ["Ann draws a card."]
    named = next(word for word in own[0].words if word.definition)
    assert named.text in own[0].text


def test_bots_play_until_a_person_is_asked() -> None:
    one = match(Player("Ann"), Player("C", "random"), Player("D", "random"))
    assert one.bot_seat() is None
    stepped(one.answer(ANN, Action("pass")))
    assert one.bot_seat() == BO
    assert one.bot_answer() == one.bot_answer()
    trial.play_bots(one)
    assert one.finished or one.view(ANN).decision is not None


def test_all_computer_matches_end_and_repeat() -> None:
    def play() -> Match:
        one = match(*(Player(f"C{seat}", "random") for seat in range(3)), seed=9)
        trial.play_bots(one)
        return one

    first, second = play(), play()
    assert first.finished
    assert first.position._replace(running=None) == second.position._replace(running=None)


def test_random_play_matches_every_kind_of_question() -> None:
    one = match()
    for _ in range(500):
        if one.finished:
            break
        seat = one.view(ANN).waiting[-1]
        decision = one.view(seat).decision
        assert decision is not None
        stepped(one.answer(seat, random_answer(decision, one.position.chance)))
    assert one.finished


def test_setup_is_refused_with_a_reason() -> None:
    with pytest.raises(SetupRefusedError, match="1 to 4"):
        match(*(Player("x") for _ in range(5)))
    with pytest.raises(SetupRefusedError, match="no option"):
        Match.create(trial.game(), PEOPLE, {"speed": 1}, 1)


def test_resigning_of_two_ends_the_match() -> None:
    one = match(Player("Ann"), Player("Bo"))
    stepped(one.resign(ANN))
    assert one.finished
    assert one.result is not None
    assert one.result.winners == (BO,)
    assert one.log_for(BO)[-1].text == "Ann gives up."


def test_resigning_of_many_leaves_the_seat_to_the_computer() -> None:
    one = match()
    stepped(one.resign(ANN))
    assert not one.finished
    assert one.bot_seat() == ANN
    assert one.players[0].bot == "random"
    assert one.log_for(BO)[-1].text == "Ann leaves; the computer plays on for them."


def test_a_rematch_has_the_same_people_and_another_seed() -> None:
    one = match()
    again = one.rematch(seed=77)
    assert again.players == one.players
    assert again.seed == 77
    assert again.position.answered == 1


def test_players_by_name() -> None:
    bots = {"random": object(), "bold": object()}
    assert name_players(["Ann", "computer", "computer:bold"], bots) == (
        Player("Ann"),
        Player("Computer 2", "random"),
        Player("Computer 3", "bold"),
    )
    with pytest.raises(ValueError, match="no computer player 'shy'"):
        name_players(["computer:shy"], bots)
