"""Self-play: the laws hold for a sound game, and a broken law is found."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tabletop.effects.payment import Paying
from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.cards import Card
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import ChooseAction, Decision
from tabletop.engine.frames import At, Frame, Next, Procedure, done
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.message import say
from tabletop.session import selfplay
from tabletop.session.invariants import board_faults
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.selfplay import LawBrokenError, Plan, check_redeal, dealt_anew, play
from tests.games.traveller_ccg import tables
from tests.session import trial

GAME = trial.game()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_laws_hold_for_a_sound_game(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "REDEAL_EVERY", 1)
    monkeypatch.setattr(selfplay, "SAVE_EVERY", 1)
    for seed in range(4):
        outcome = play(GAME, Plan(seats, {}, seed, bots=False, check=True))
        assert outcome.faults == ()
        assert outcome.rule in ("TR-3.1", "TR-3.2")


def peeking_window(at: At[trial.OfTurn]) -> Coroutine[Decision[Any], Any, Next]:
    """A window whose prompt tells the colour of the top card of the deck."""

    async def turn() -> Next:
        colour = at.board.cards[at.board.top(trial.DECK, 1)[0]].definition.split("-")[0]
        seat = at.locals.seat
        await ChooseAction("turn", seat, say(colour), None, (Action("pass"),))
        return done()

    return turn()


def picky_window(at: At[trial.OfTurn]) -> Coroutine[Decision[Any], Any, Next]:
    """A window that opens only for a seat that holds a low card."""

    async def turn() -> Next:
        low = next(
            (
                seat.id
                for seat in at.board.seats
                for card in at.board.pile(zone_of("hand", seat.id))
                if at.table.fact(card, "rank") <= 5
            ),
            SeatId(0),
        )
        await ChooseAction("turn", low, say("Low cards first."), None, (Action("pass"),))
        return done()

    return turn()


@pytest.mark.parametrize(
    ("window", "told"), [(peeking_window, "by its decision"), (picky_window, "by its waiting")]
)
def test_a_question_that_depends_on_what_is_hidden_is_found(
    window: Callable[..., Any], told: str
) -> None:
    window.__name__ = "turn"
    game = trial.game(
        procedure=Procedure("game", trial.OfTurn, trial.lay_out, trial.deal, window, trial.end)
    )
    found = []
    for seed in range(8):
        one = Match.create(game, (Player("Ann"), Player("Bo")), {}, seed)
        for chance in range(4):
            for seat in (SeatId(0), SeatId(1)):
                try:
                    check_redeal(game, one.position, seat, Chance(chance))
                except LawBrokenError as error:
                    found.append(str(error))
    assert any(told in one for one in found)


@pytest.mark.parametrize("reserve", [0, 1])
def test_a_hand_that_must_pay_for_two_things_is_not_dealt_anew(reserve: int) -> None:
    hand = ["time-is-money", "glancing-shot", "consultant-call"]
    deck = ["aggravated-assault", "doctor-wishik", "stunner", "hacker-s-chainsaw"]
    at = tables.table(2, {"hand:0": [*hand], "deck:0": [*deck]})
    paying = Paying(SeatId(0), 1, "ev", reserve=reserve)
    frames = (Frame("effects.pay", "pay", paying),)
    position = kernel.restore(tables.rules(), at.board, frames, (), (), Chance(1), 0)
    kept = []
    for chance in range(12):
        other = dealt_anew(tables.game(), position, SeatId(1), Chance(chance))
        now = [other.board.cards[card].definition for card in other.board.piles[ZoneId("hand:0")]]
        kept.append(now == hand)
    assert all(kept) == bool(reserve)


def board() -> Board:
    return Match.create(GAME, (Player("Ann"), Player("Bo")), {}, 1).position.board


def changed(card: int, **changes: object) -> Board:
    one = board()
    cards = dict(one.cards)
    number = CardId(card)
    cards[number] = Card(**{**cards[number]._asdict(), **changes})
    return one._replace(cards=cards)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        (changed(3, zone=ZoneId("shown")), "is elsewhere too"),
        (changed(3, definition=DefId("purple-1")), "unknown purple-1"),
        (changed(3, side=2), "a side that it does not have"),
        (changed(3, owner=SeatId(7)), "belongs to no seat"),
        (changed(3, known_to=(SeatId(7),)), "is known to no seat"),
        (changed(3, attached_to=CardId(3)), "attached to itself"),
        (changed(3, attached_to=CardId(99)), "which lies elsewhere"),
        (board()._replace(piles={}), "piles without a zone"),
        (
            board()._replace(piles={**board().piles, ZoneId("shown"): (CardId(3),)}),
            "is elsewhere too",
        ),
        (
            board()._replace(piles={**board().piles, ZoneId("deck"): ()}),
            "places hold",
        ),
    ],
)
def test_a_board_that_does_not_hold_together_is_found(wrong: Board, fault: str) -> None:
    assert any(fault in one for one in board_faults(GAME.rules, wrong))


def test_a_sound_board_has_no_faults() -> None:
    assert list(board_faults(GAME.rules, board())) == []
