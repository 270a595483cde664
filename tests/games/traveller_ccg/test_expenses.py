"""Expenses, expending and bankruptcy (section 6), as seen from what pays."""

from __future__ import annotations

import pytest

from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.events import CardMoved
from tabletop.engine.ids import SeatId
from tabletop.engine.message import say
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tabletop.games.traveller_ccg.expenses import can_raise, expense, pay_credits
from tabletop.games.traveller_ccg.state import Captain, Orders, captain, voyage, with_captain
from tests.games.stories import names
from tests.games.traveller_ccg.playing import Playing, Zones, acting, procuring
from tests.games.traveller_ccg.tables import rules, table

ME = SeatId(0)


def owing(lying: Zones, amount: int, seats: int = 2, seat: int = 0) -> Playing:
    """Have a captain owe an expense."""
    at = table(seats, lying, phase="resolution")
    return Playing(at, expense(SeatId(seat), amount, say("damage"), "TC-24.4"))


@pytest.mark.rules("TC-6.2", "TC-R.35")
def test_cards_come_one_by_one_from_hand_and_deck_in_any_order() -> None:
    lying = {"hand:0": ["plain-penny", "plain-debt"], "deck:0": ["plain-purse", "plain-penny"]}
    story = owing(lying, 5)
    assert story.payable() == ["plain-penny", "plain-debt", "top"]
    story.pays("top")
    assert names(story.table, "discard:0") == ["plain-penny"], "it is turned over before the next"
    assert story.payable() == ["plain-penny", "plain-debt", "top"]
    story.pays("plain-penny").pays("top")
    assert story.over
    assert story.value is True
    assert names(story.table, "discard:0") == ["plain-penny", "plain-penny", "plain-purse"]
    assert names(story.table, "hand:0") == ["plain-debt"]


@pytest.mark.rules("TC-6.4", "TC-R.36")
def test_it_stops_as_soon_as_it_is_enough_and_a_card_of_0_pays_while_it_is_not() -> None:
    story = owing({"hand:0": ["plain-debt", "plain-purse", "plain-penny"]}, 2)
    story.pays("plain-debt")
    assert story.payable() == ["plain-purse", "plain-penny"]
    story.pays("plain-purse")
    assert story.over, "the surplus is lost, and no further card may be expended"
    assert names(story.table, "hand:0") == ["plain-penny"]


@pytest.mark.rules("TC-R.37")
def test_an_expense_of_0_is_none() -> None:
    story = owing({"hand:0": ["plain-penny"]}, 0)
    assert story.over
    assert story.value is True


@pytest.mark.rules("TC-6.5", "TC-6.6", "TC-E.4", "TC-R.38")
@pytest.mark.parametrize(
    ("hand", "paid", "alive"),
    [
        (["plain-purse"], ["plain-purse"], False),
        (["plain-purse", "plain-penny"], ["plain-purse", "plain-penny"], False),
        (["plain-purse", "plain-penny"], ["plain-penny", "plain-purse"], True),
        (["plain-penny", "plain-penny", "plain-penny"], ["plain-penny"] * 3, True),
    ],
)
def test_one_card_counts_for_one_expense(hand: list[str], paid: list[str], alive: bool) -> None:
    story = acting({"hand:0": ["play-two-fines"], "hand:1": hand, "hand:2": ["plain-penny"]}, 3)
    story.use(0, "play-two-fines").answer(1)
    while story.asked().name == "react":
        story.passes(story.asked().seat)
    while not story.over and story.asked().name == "pay":
        story.pays(paid.pop(0))
    assert story.board.seats[1].aboard == alive


@pytest.mark.rules("TC-6.7", "TC-4.8", "TC-4.9", "TC-R.44", "TC-4.11")
def test_nobody_may_decline_and_whoever_has_no_card_left_is_bankrupt() -> None:
    story = owing({"hand:0": ["plain-penny"], "deck:0": ["plain-debt"]}, 2, seats=3)
    assert story.asked().least == 1
    story.pays("plain-penny").pays("top")
    assert not story.board.seats[0].aboard
    assert story.over
    assert story.value is False


@pytest.mark.rules("TC-4.10", "TC-R.44")
def test_with_two_captains_the_other_has_won() -> None:
    story = owing({}, 1)
    assert story.position.result is not None
    assert story.position.result.winners == (1,)


@pytest.mark.rules("TC-R.44")
def test_without_any_card_what_costs_nothing_can_still_be_done() -> None:
    story = acting({"crew:0": ["play-clerk"], "hand:0": []})
    assert story.usable() == ["play-clerk rest"]


@pytest.mark.rules("TC-6.8", "TC-30.5", "TC-30.1")
def test_expending_is_neither_a_discard_nor_a_draw() -> None:
    lying = {"hand:0": ["plain-penny"], "deck:0": ["plain-penny", "plain-purse"]}
    story = owing(lying, 4).pays("top", "plain-penny")
    assert story.over
    moved = [event for event in story.events if isinstance(event, CardMoved)]
    assert [event.to for event in moved] == ["discard:0", "discard:0"], "none came to the hand"
    assert names(story.table, "deck:0") == ["plain-penny"]


@pytest.mark.rules("TC-6.8", "TC-30.1", "TC-L.36")
def test_expending_sets_off_nothing_that_looks_for_discards_and_discarding_does() -> None:
    lying = {"crew:0": ["play-rag"], "hand:0": ["plain-penny", "play-rid", "plain-debt"]}
    story = acting(lying).use(0, "play-rid")
    story.pays("plain-penny").passes(0).picks("plain-debt")
    assert story.vp(0) == 1, "only the one that was discarded counts"
    assert sorted(names(story.table, "discard:0")) == ["plain-debt", "plain-penny", "play-rid"]


@pytest.mark.rules("TC-R.40")
def test_expendable_cards_are_no_help_with_an_expense() -> None:
    lying = {"connections:0": ["play-stock"], "hand:0": ["plain-penny"]}
    story = owing(lying, 2, seats=3)
    assert story.payable() == ["plain-penny"]
    story.pays("plain-penny")
    assert not story.board.seats[0].aboard


@pytest.mark.rules("TC-R.39", "TC-5.7")
def test_nothing_can_be_played_while_a_cost_is_paid() -> None:
    lying = {
        "hand:0": ["plain-mate", "plain-purse"],
        "hand:1": ["play-gift"],
        "crew:1": ["play-veto"],
    }
    story = procuring(lying).use(0, "plain-mate")
    assert story.asked().name == "pay"
    assert not story.board.queue
    story.pays("plain-purse")
    assert story.asked().name == "react", "only now it is on the queue"
    assert story.asked().seat == 1
    assert [item.ability for item in story.board.queue] == ["procure"]


@pytest.mark.rules("TC-R.106")
def test_orders_to_pass_end_when_an_expense_is_owed() -> None:
    at = table(2, {"hand:0": ["plain-penny"]}, phase="resolution")
    asleep = Captain(orders=Orders(decline="round"), worth=1)
    board = at.board._replace(state=with_captain(voyage(at), ME, asleep))
    story = Playing(Table(board, at.definitions), expense(ME, 1, say("damage"), "TC-24.4"))
    assert captain(story.table, ME).orders == Orders()


def seen(board: Board, seat: int) -> Table:
    """Give the table as a captain sees it."""
    position = Position(board, (), None, Chance(7), 0)
    return Table(view_of(rules(), position, SeatId(seat)).board, rules().definitions)


@pytest.mark.rules("TC-R.33")
def test_what_can_be_raised_is_known_to_the_captain_without_seeing_the_deck() -> None:
    lying = {
        "hand:0": ["plain-penny", "plain-debt"],
        "deck:0": ["plain-purse", "plain-penny"],
        "discard:0": ["plain-purse"],
        "crew:0": ["plain-hand"],
        "connections:0": ["play-stock"],
    }
    at = table(2, lying)
    for known in (at, seen(at.board, 0)):
        assert can_raise(known, ME) == 1 + 4 + 2
        assert can_raise(known, ME, "hand") == 1
        assert can_raise(known, ME, "deck") == 4
        assert can_raise(known, ME, expendable=False) == 5
    assert seen(at.board, 1).board.state.captains[0].worth == 0, "nobody else knows it"


@pytest.mark.rules("TC-5.14", "TC-R.38")
def test_credits_for_anything_else_are_paid_the_same_way() -> None:
    lying = {"hand:0": ["plain-penny"], "connections:0": ["play-stock"]}
    at = table(2, lying, phase="adventure")
    story = Playing(at, pay_credits(ME, 2, say("two jumps"), "TC-15.7"))
    assert story.payable() == ["plain-penny", "play-stock"]
    story.pays("plain-penny")
    assert not any("two jumps" in line for line in story.said), "nothing is paid before it is"
    story.pays("play-stock")
    assert story.over
    assert story.value is True
    assert story.said[-1] == "seat 0 pays 2 Credits for two jumps."
