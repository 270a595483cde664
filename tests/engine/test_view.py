"""Views: what a seat may know, and that nothing can be followed into the dark."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace
from typing import Any

import pytest

from tabletop.engine import events as ev
from tabletop.engine.actions import Action, ActionKind, offers
from tabletop.engine.board import Result
from tabletop.engine.chance import Chance
from tabletop.engine.change import apply
from tabletop.engine.decisions import ChooseAction, ChooseCards, Decision, Option
from tabletop.engine.decisions import ChooseOption as Ask
from tabletop.engine.frames import NOTHING, Frame, done
from tabletop.engine.ids import ONLOOKER, CardId, SeatId
from tabletop.engine.message import CardName, Message, refuse, say
from tabletop.engine.position import Pending, Position
from tabletop.engine.redeal import redeal
from tabletop.engine.table import Table
from tabletop.engine.view import (
    MATCHES_KEPT,
    OPEN_EYES,
    Handles,
    SeatView,
    names_in_match,
    names_of,
    rename_answer,
    view_of,
)
from tests.engine.tiny import ANN, BIN, BO, DECK, HANDS, ROW, board, rules

RULES = rules(lambda at: done())


def at(table: Any, decision: Decision[Any] | None = None) -> Position:
    pending = None if decision is None else Pending(decision)
    return Position(table, (Frame("story", "begin", NOTHING),), pending, Chance(99))


def kinds(view: SeatView, zone: str) -> list[str]:
    pile = view.board.piles[zone]  # type: ignore[index]
    return [view.board.cards[card].definition for card in pile]


def test_a_seat_sees_its_hand_and_the_open_cards_and_nothing_else() -> None:
    view = view_of(RULES, at(board()), ANN)
    assert kinds(view, "hand:0") == ["h", "i"]
    assert kinds(view, "hand:1") == ["hidden:card"] * 3
    assert kinds(view, "deck") == ["hidden:card"] * 4
    assert kinds(view, "row") == ["e", "f", "g"]
    onlooker = view_of(RULES, at(board()), ONLOOKER)
    assert kinds(onlooker, "hand:0") == ["hidden:card"] * 2
    assert kinds(view_of(RULES, at(board()), OPEN_EYES), "deck") == ["a", "b", "c", "d"]


def test_no_true_number_and_no_common_handle_reaches_a_view() -> None:
    position = at(board())
    ann, bo = (set(view_of(RULES, position, seat).board.cards) for seat in (ANN, BO))
    assert not ann & bo
    assert not ann & set(position.board.cards)


def test_a_card_can_not_be_followed_into_a_hand_and_out_again() -> None:
    table = board()
    seen = Handles(at(table), BO).handle(CardId(4))
    table = apply(table, ev.CardMoved(CardId(4), HANDS[0]))
    inside = Handles(at(table), BO).handle(CardId(4))
    table = apply(table, ev.CardMoved(CardId(4), ROW, face_up=True))
    outside = Handles(at(table), BO).handle(CardId(4))
    assert len({seen, inside, outside}) >= 2
    assert seen != outside


def test_a_look_ends_without_a_trace() -> None:
    table = apply(board(), ev.Looked((CardId(3),), (ANN,)))
    assert kinds(view_of(RULES, at(table), ANN), "deck")[-1] == "d"
    assert kinds(view_of(RULES, at(table), BO), "deck")[-1] == "hidden:card"
    during = Handles(at(table), ANN).handle(CardId(3))
    table = apply(table, ev.LookEnded((CardId(3),)))
    assert kinds(view_of(RULES, at(table), ANN), "deck")[-1] == "hidden:card"
    assert Handles(at(table), ANN).handle(CardId(3)) != during


def test_the_order_of_a_strange_hand_tells_nothing() -> None:
    table = board()
    views = []
    for first, second in ((CardId(4), CardId(5)), (CardId(5), CardId(4))):
        moved = apply(apply(table, ev.CardMoved(first, HANDS[1])), ev.CardMoved(second, HANDS[1]))
        views.append(view_of(RULES, at(moved), ANN).board.piles[HANDS[1]])
    assert views[0] == views[1]


def test_questions_go_by_handles_and_answers_come_back() -> None:
    label = Message("{card}", {"card": CardName(CardId(7))})
    questions: list[tuple[Decision[Any], Any]] = [
        (ChooseCards("pick", ANN, label, None, (CardId(7),)), (CardId(7),)),
        (ChooseAction("act", ANN, label, None, (Action("play", CardId(7)),)),
         Action("play", CardId(7))),
        (Ask("ask", ANN, label, None, (Option("yes", label, label),), (CardId(7),)), "yes"),
    ]  # fmt: skip
    for question, answer in questions:
        position = at(board(), question)
        view = view_of(RULES, position, ANN)
        handles = Handles(position, ANN)
        assert view.decision is not None
        assert view.decision != question
        assert view.decision.prompt.args["card"] == CardName(handles.handle(CardId(7)))
        asked = rename_answer(question, answer, handles.handle)
        assert view.decision.check(asked) is None
        assert rename_answer(view.decision, asked, handles.card) == answer
        assert view_of(RULES, position, BO).decision is None
        assert view_of(RULES, position, BO).waiting == (ANN,)


def test_a_redeal_changes_what_is_hidden_and_only_that() -> None:
    position = at(board())
    looks = {}
    for seed in range(6):
        other, _ = redeal(RULES, position.board, ANN, Chance(seed))
        view = view_of(RULES, position._replace(board=other), ANN)
        assert view == view_of(RULES, position, ANN)
        looks[tuple(card.definition for card in other.cards.values())] = 1
    assert len(looks) > 1
    assert sorted(c.definition for c in other.cards.values()) == list("abcdefghijkl")


def test_a_card_that_is_kept_stays_what_it_is_in_every_redeal() -> None:
    position = at(board())
    hidden = CardId(0)
    for seed in range(6):
        other, _ = redeal(RULES, position.board, ANN, Chance(seed), (hidden,))
        assert other.cards[hidden] == position.board.cards[hidden]


def test_attached_cards_and_names_in_a_view_go_by_handles() -> None:
    table = apply(board(), ev.CardAttached(CardId(5), CardId(4)))
    position = at(table, ChooseCards("x", ANN, say("x"), None, (CardId(4),)))
    view = view_of(RULES, position, SeatId(1))
    handles = Handles(position, BO)
    assert view.board.attached(handles.handle(CardId(4))) == (handles.handle(CardId(5)),)
    assert ROW in view.board.piles
    assert view.board.piles[BIN] == ()
    assert len(view.board.piles[DECK]) == 4


def test_which_side_of_an_unknown_card_is_up_is_not_told() -> None:
    table = apply(board(), ev.CardFaced(CardId(4), face_up=False))
    table = apply(table, ev.CardFlipped(CardId(4), 1))
    table = apply(table, ev.Looked((CardId(4),), (ANN,)))
    sides = {}
    for seat in (ANN, BO):
        handles = Handles(at(table), seat)
        sides[seat] = view_of(RULES, at(table), seat).board.cards[handles.handle(CardId(4))].side
    assert sides == {ANN: 1, BO: 0}


def test_what_single_seats_remember_is_left_out_for_the_others() -> None:
    secretive = replace(RULES, redact=lambda state, seat: state[seat] if seat >= 0 else None)
    position = at(board()._replace(state=("ann's notes", "bo's notes")))
    assert view_of(secretive, position, ANN).board.state == "ann's notes"
    assert view_of(secretive, position, BO).board.state == "bo's notes"
    assert view_of(secretive, position, ONLOOKER).board.state is None
    assert view_of(secretive, position, OPEN_EYES).board.state == ("ann's notes", "bo's notes")


def test_an_offer_says_that_its_refusal_is_not_to_be_shown_before_it_is_tried() -> None:
    kind = ActionKind(
        "call",
        lambda table, action: say("Call"),
        lambda table, seat: (Action("call"),),
        lambda table, seat, action: refuse(None, "No."),
        discreet=True,
    )
    plain = replace(kind, discreet=False)
    told = tuple(offers((kind, plain), Table(board(), {}), ANN))
    assert [(offer.discreet, offer.refusal) for offer in told] == [
        (True, refuse(None, "No.")),
        (False, refuse(None, "No.")),
    ]


def test_the_reason_of_the_end_names_cards_by_handles() -> None:
    over = Result((ANN,), say("{card} won.", card=CardName(CardId(7))), "X-1.1")
    position = at(board()._replace(result=over))
    view = view_of(RULES, position, BO)
    assert view.board.result is not None
    named = view.board.result.reason.args["card"]
    assert named == CardName(Handles(position, BO).handle(CardId(7)))


def test_what_was_seen_before_changes_nothing_in_what_is_seen_now() -> None:
    events = (
        ev.CardAttached(CardId(5), CardId(4)),
        ev.CardFaced(CardId(4), face_up=False),
        ev.CardFaced(CardId(4), face_up=True),
        ev.Looked((CardId(3),), (ANN,)),
        ev.CardMoved(CardId(3), HANDS[0]),
        ev.LookEnded((CardId(3),)),
        ev.CardMoved(CardId(4), HANDS[1]),
        ev.CardMoved(CardId(4), ROW, face_up=True),
    )
    table, boards = board(), [board()]
    for event in events:
        table = apply(table, event)
        boards.append(table)
    for seat in (ANN, BO, ONLOOKER):
        alone = []
        for each in boards:
            names_in_match.cache_clear()
            alone.append(view_of(RULES, at(each), seat))
        names_in_match.cache_clear()
        assert [view_of(RULES, at(each), seat) for each in boards] == alone
        assert [view_of(RULES, at(each), seat) for each in reversed(boards)] == alone[::-1]


def test_matches_that_are_over_are_let_go_with_all_their_cards() -> None:
    first = weakref.ref(names_of(1, ANN))
    assert names_of(1, ANN) is first()
    for seed in range(2, 2 + MATCHES_KEPT):
        for seat in (ANN, BO, ONLOOKER, OPEN_EYES):
            names_of(seed, seat)
    gc.collect()
    assert first() is None


def test_handles_that_nobody_has_used_yet_are_found() -> None:
    handle = Handles(at(board()), BO).handle(CardId(7))
    names_in_match.cache_clear()
    assert Handles(at(board()), BO).card(handle) == CardId(7)
    with pytest.raises(KeyError):
        Handles(at(board()), ANN).card(handle)
