"""Whole boards of other seats, pools, and what the game tells, on the small game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.controller.controller import TableController
from tabletop.controller.gestures import Done
from tabletop.controller.questions import wake
from tabletop.engine.actions import Action, Offer
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.engine.message import Message, SeatName, refuse, say
from tabletop.games.definition import GameDefinition
from tabletop.games.telling import Telling, ZoneTold
from tabletop.library.layout import Space
from tabletop.session.match import Match

from .small import LAYOUT, small_match

ANN, BO, CY = SeatId(0), SeatId(1), SeatId(2)


def _stays() -> GameDefinition:
    """Give the small game with boards: the hand stays mine, all else can be another's."""
    game = small_match().game
    places = tuple(
        replace(place, stays=True) if (place.kind, place.of) == ("hand", "me") else place
        for place in LAYOUT.places
    )
    layout = replace(LAYOUT, places=places, boards=True, line=Space(2, 10, 28, 0.5))
    telling = Telling(
        moment=lambda _view: say("Noon."),
        seat=lambda _view, seat: say("{seat} writes", seat=SeatName(seat)),
        zone=lambda view, zone: (
            ZoneTold(say("A pyre"), (BO,)) if view.board.zones[zone].kind == "ash" else None
        ),
        aside=lambda action: say("Later …") if action.verb == "pass" else None,
    )
    return replace(game, pack=replace(game.pack, layout=layout), telling=telling)


@pytest.fixture
def controller() -> TableController:
    match: Match = small_match()
    match.game = _stays()
    return TableController(match)


def test_another_board_takes_the_lower_half_and_mine_its_strip(
    controller: TableController,
) -> None:
    before = controller.model()
    mine, theirs = before.zone(ZoneId("row:0")), before.zone(ZoneId("row:1"))
    assert mine is not None
    assert theirs is not None
    assert controller.show_board(BO)
    after = controller.model()
    shown, folded = after.zone(ZoneId("row:1")), after.zone(ZoneId("row:0"))
    assert shown is not None
    assert folded is not None
    assert (shown.box, folded.box) == (mine.box, theirs.box)
    assert after.front == BO
    assert [seat.seat for seat in after.seats if seat.me] == [BO]
    assert {seat.seat for seat in after.seats} == {ANN, BO, CY}


def test_my_hand_stays_mine_and_theirs_stays_hidden(controller: TableController) -> None:
    before = controller.model().zone(ZoneId("hand:0"))
    controller.show_board(BO)
    model = controller.model()
    assert model.zone(ZoneId("hand:0")) == before
    other = model.zone(ZoneId("hand:1"))
    assert other is None or all(card.definition is None for card in other.cards)
    ids = [zone.id for zone in model.zones]
    assert len(ids) == len(set(ids))


def test_looking_changes_nothing_for_the_match_or_for_others(controller: TableController) -> None:
    theirs = controller.model(CY)
    position = controller.match.position
    controller.show_board(BO)
    assert controller.model(CY) == theirs
    assert controller.match.position is position
    hand = controller.model().zone(ZoneId("hand:0"))
    assert hand is not None
    assert isinstance(controller.drop(hand.cards[0].handle, ZoneId("row:0")), Done)


def test_my_own_board_comes_back(controller: TableController) -> None:
    before = controller.model()
    assert controller.show_board(CY)
    assert not controller.show_board(CY)
    assert controller.show_board(None)
    assert controller.model() == before
    assert not controller.show_board(ANN)
    assert not controller.show_board(SeatId(9))


def test_without_boards_nothing_can_be_turned_over() -> None:
    controller = TableController(small_match())
    assert not controller.show_board(BO)
    assert controller.model().front is None


def test_the_line_says_how_far_it_is_and_whose_board_is_shown(
    controller: TableController,
) -> None:
    line = controller.model().line
    assert line is not None
    assert line.words.startswith("Noon.")
    assert "Bo's board" not in line.words
    controller.show_board(BO)
    line = controller.model().line
    assert line is not None
    assert "Bo's board" in line.words


def test_seats_say_what_they_are_up_to_and_zones_what_they_are(
    controller: TableController,
) -> None:
    model = controller.model()
    assert {seat.status for seat in model.seats} == {"Ann writes", "Bo writes", "Cy writes"}
    ash = model.zone(ZoneId("ash"))
    assert ash is not None
    assert (ash.title, ash.marks) == ("A pyre", (BO,))
    assert all(seat.status in seat.spoken for seat in model.seats)


def test_what_should_not_be_in_the_way_is_in_a_group_after_the_rest(
    controller: TableController,
) -> None:
    buttons = controller.model().buttons
    grouped = [button for button in buttons if button.group]
    assert [button.group for button in grouped] == ["Later …"]
    assert list(buttons[-len(grouped) :]) == grouped


def test_only_an_action_that_can_be_taken_wakes() -> None:
    action = Action("orders", ability="everybody")
    label: Message = say("Ask everybody again")
    open_, shut = Offer(action, label, None), Offer(action, label, refuse("R-1", "No."))
    assert wake((open_,), action) == "action:0"
    assert wake((shut,), action) == ""
    assert wake((open_,), None) == ""


def test_the_board_that_is_only_looked_at_is_marked_and_keeps_its_titles(
    controller: TableController,
) -> None:
    controller.show_board(BO)
    model = controller.model()
    assert [seat.seat for seat in model.seats if seat.guest] == [BO]
    row = model.zone(ZoneId("row:1"))
    assert row is not None
    assert row.title == "My row"
    assert row.spoken.startswith("Bo: ")
