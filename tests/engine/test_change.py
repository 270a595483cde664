"""The one writer keeps its invariants."""

from __future__ import annotations

import pytest

from tabletop.engine import events as ev
from tabletop.engine.board import Lasting, QueueItem, may_see
from tabletop.engine.change import apply
from tabletop.engine.ids import CardId, DefId
from tests.engine.tiny import ANN, BIN, BO, DECK, HANDS, ROW, board, conserved


def test_a_moved_card_lies_on_top_or_at_its_place() -> None:
    table = apply(board(), ev.CardMoved(CardId(4), DECK))
    assert table.pile(DECK) == (0, 1, 2, 3, 4)
    table = apply(table, ev.CardMoved(CardId(5), DECK, place=0))
    assert table.pile(DECK) == (5, 0, 1, 2, 3, 4)
    assert table.top(DECK, 2) == (4, 3)
    assert table.top(DECK, 0) == ()
    assert conserved(table)


def test_an_old_board_is_not_touched() -> None:
    before = board()
    apply(before, ev.CardMoved(CardId(4), DECK))
    assert before.pile(ROW) == (4, 5, 6)


def test_out_of_play_a_card_forgets_turn_counters_and_controller() -> None:
    table = apply(board(), ev.CardTurned(CardId(4), 1))
    table = apply(table, ev.CardCounted(CardId(4), "wounds", 2))
    table = apply(table, ev.ControlChanged(CardId(4), BO))
    assert (table.card(CardId(4)).turn, table.card(CardId(4)).controller) == (1, BO)
    table = apply(table, ev.CardMoved(CardId(4), BIN))
    card = table.card(CardId(4))
    assert (card.turn, dict(card.counters), card.controller) == (0, {}, ANN)


def test_a_card_that_changes_its_owner_keeps_it_wherever_it_goes() -> None:
    table = apply(board(), ev.CardAttached(CardId(5), CardId(4)))
    table = apply(table, ev.OwnerChanged(CardId(4), BO))
    assert (table.card(CardId(4)).owner, table.card(CardId(4)).controller) == (BO, BO)
    table = apply(table, ev.CardMoved(CardId(4), BIN))
    assert (table.card(CardId(4)).owner, table.card(CardId(4)).controller) == (BO, BO)
    nobodys = apply(table, ev.OwnerChanged(CardId(4), None))
    assert (nobodys.card(CardId(4)).owner, nobodys.card(CardId(4)).controller) == (None, None)
    assert nobodys.card(CardId(5)).owner == BO
    assert conserved(nobodys)


def test_attached_cards_follow_their_foundation_and_stay_a_tree() -> None:
    table = apply(board(), ev.CardAttached(CardId(5), CardId(4)))
    table = apply(table, ev.CardAttached(CardId(6), CardId(5)))
    assert tuple(table.tree(CardId(4))) == (4, 5, 6)
    with pytest.raises(ValueError, match="attached to itself"):
        apply(table, ev.CardAttached(CardId(4), CardId(6)))
    gone = apply(table, ev.CardMoved(CardId(4), BIN))
    assert gone.pile(BIN) == (4, 5, 6)
    assert gone.pile(ROW) == ()
    assert [gone.card(CardId(number)).attached_to for number in (4, 5, 6)] == [None] * 3
    freed = apply(table, ev.CardMoved(CardId(5), BIN))
    assert freed.pile(ROW) == (4,)
    assert freed.card(CardId(5)).attached_to is None
    assert conserved(gone)
    assert conserved(freed)


def test_a_card_attached_from_a_hand_comes_to_its_foundation() -> None:
    table = apply(board(), ev.CardAttached(CardId(7), CardId(4)))
    assert table.card(CardId(7)).zone == ROW
    assert conserved(table)


def test_control_of_attachments_goes_along_unless_another_holds_them() -> None:
    table = apply(board(), ev.CardAttached(CardId(6), CardId(4)))
    table = apply(table, ev.CardAttached(CardId(5), CardId(4)))
    table = apply(table, ev.ControlChanged(CardId(4), BO))
    assert [table.card(CardId(number)).controller for number in (4, 5, 6)] == [BO, BO, BO]
    assert [table.card(CardId(number)).owner for number in (4, 5, 6)] == [ANN, BO, ANN]
    table = apply(table, ev.ControlChanged(CardId(5), ANN))
    table = apply(table, ev.ControlChanged(CardId(4), ANN))
    assert table.card(CardId(5)).controller == ANN


def test_a_shuffle_makes_every_seat_lose_track() -> None:
    looked = apply(board(), ev.Looked((CardId(0),), (ANN,)))
    assert may_see(looked, ANN, looked.card(CardId(0)))
    assert not may_see(looked, BO, looked.card(CardId(0)))
    mixed = apply(looked, ev.Shuffled(DECK, (0, 1, 2, 3), (3, 2, 1, 0)))
    assert mixed.pile(DECK) == (3, 2, 1, 0)
    assert not may_see(mixed, ANN, mixed.card(CardId(0)))
    assert all(mixed.card(card).epoch == 1 for card in mixed.pile(DECK))
    part = apply(looked, ev.Shuffled(DECK, (1, 3), (1, 0)))
    assert part.pile(DECK) == (0, 3, 2, 1)
    assert part.card(CardId(2)).epoch == 0


def test_arranging_keeps_the_cards() -> None:
    table = apply(board(), ev.Arranged(DECK, tuple(CardId(n) for n in (1, 0, 2, 3))))
    assert table.pile(DECK) == (1, 0, 2, 3)
    assert table.card(CardId(2)).epoch == 0
    with pytest.raises(ValueError, match="keep its cards"):
        apply(table, ev.Arranged(DECK, (CardId(1),)))


def test_counters_come_and_go() -> None:
    table = apply(board(), ev.SeatCounted(ANN, "vp", 2))
    table = apply(table, ev.TableCounted("round", 1))
    assert table.seat(ANN).counters == {"vp": 2}
    assert table.counters == {"round": 1}
    table = apply(table, ev.SeatCounted(ANN, "vp", -2))
    assert table.seat(ANN).counters == {}


def test_the_queue_is_last_in_first_out_and_remembers_cancels() -> None:
    table = board()
    for number in (1, 2):
        item = QueueItem(number, CardId(4), DefId("e"), "use", ANN)
        table = apply(table, ev.Queued(item))
    table = apply(table, ev.Cancelled(1))
    assert [(item.id, item.cancelled) for item in table.queue] == [(1, True), (2, False)]
    assert table.serial == 2
    table = apply(table, ev.Unqueued(2))
    assert [item.id for item in table.queue] == [1]


def test_a_lasting_effect_ends_with_its_moment() -> None:
    table = apply(board(), ev.LastingBegan(Lasting(1, CardId(4), ANN, None, until="round.end")))
    table = apply(table, ev.LastingBegan(Lasting(2, CardId(4), ANN, None, until="phase.end")))
    table = apply(table, ev.MomentCame("phase.end"))
    assert [lasting.id for lasting in table.lasting] == [1]


def test_a_seat_that_left_is_passed_over() -> None:
    table = apply(board(), ev.SeatLeft(BO))
    assert table.aboard() == (ANN,)
    assert table.after(ANN) == ANN
    assert HANDS[1] in table.piles
