"""Gestures against a small game that asks every kind of question."""

from __future__ import annotations

import itertools
from dataclasses import replace

from tabletop.controller.controller import TableController
from tabletop.controller.gestures import Asked, Done, Picked, Refused
from tabletop.engine.actions import Action
from tabletop.engine.board import Result
from tabletop.engine.chance import Chance
from tabletop.engine.ids import ONLOOKER, CardId, SeatId, ZoneId
from tabletop.engine.message import SeatName, say
from tabletop.session.bots import random_answer
from tabletop.session.match import Match
from tests.controller.answering import answerable

from .small import small_match


def table(**given: int) -> tuple[Match, TableController]:
    match = small_match(**given)
    return match, TableController(match)


def hand(controller: TableController) -> list[CardId]:
    model = controller.model()
    zone = model.zone(ZoneId(f"hand:{controller.seat}"))
    assert zone is not None
    return [card.handle for card in zone.cards]


def named(controller: TableController, name: str) -> CardId:
    model = controller.model()
    return next(c.handle for z in model.zones for c in z.cards if c.name == name)


def test_the_prompt_is_a_sentence_to_a_person() -> None:
    _, controller = table()
    assert controller.model().prompt == "Ann, lay a card, or do something else."
    assert controller.model(SeatId(1)).prompt == "Waiting for Ann."


def test_a_held_card_lights_only_where_it_can_go() -> None:
    _, controller = table()
    targets = controller.pick_up(hand(controller)[0])
    assert set(targets.zones) == {"row:0", "hand:1", "hand:2"}
    assert targets.zones[ZoneId("hand:1")] == "Send it"
    why = targets.refusal(ZoneId("deck"))
    assert why is not None
    assert "can go to My row, Bo's Hand or Cy's Hand" in why.text


def test_a_refused_place_says_why_and_by_which_rule() -> None:
    _, controller = table(hand=8)
    heavy = named(controller, "Letter 8")
    targets = controller.pick_up(heavy)
    assert "row:0" not in targets.zones
    outcome = controller.drop(heavy, ZoneId("row:0"))
    assert isinstance(outcome, Refused)
    assert (outcome.reason.text, outcome.reason.rule) == ("Letter 8 is too heavy.", "S-1")


def test_dropping_a_card_does_it() -> None:
    match, controller = table()
    card = hand(controller)[0]
    name = controller.model().card(card).name  # type: ignore[union-attr]
    assert isinstance(controller.drop(card, ZoneId("row:0")), Done)
    row = controller.model().zone(ZoneId("row:0"))
    assert row is not None
    assert [(c.name, c.turn) for c in row.cards] == [(name, 1)]
    assert match.position.board.state == 1


def test_a_place_answers_the_question_that_follows() -> None:
    match, controller = table()
    before = match.history.cursor
    outcome = controller.drop(hand(controller)[0], ZoneId("hand:2"))
    assert isinstance(outcome, Done)
    assert len(outcome.steps) == 2
    assert match.history.cursor == before + 2
    assert len(match.position.board.piles[ZoneId("hand:2")]) == 6


def test_a_menu_lists_what_can_be_done_and_greys_what_cannot() -> None:
    _, controller = table(hand=8)
    entries = controller.menu(named(controller, "Letter 8"))
    assert [(e.label, e.refusal is None) for e in entries] == [
        ("Send it", True),
        ("Lay Letter 8", False),
    ]


def test_double_click_does_the_one_obvious_thing_or_asks() -> None:
    match, controller = table(hand=8)
    assert isinstance(controller.obvious(named(controller, "Letter 8")), Asked)
    assert isinstance(controller.obvious(hand(controller)[0]), Done)
    assert match.position.board.state == 1


def test_buttons_do_what_needs_no_card_and_grey_with_a_reason() -> None:
    match, controller = table()
    buttons = {b.label: b for b in controller.model().buttons}
    nap = buttons["Nap"]
    assert nap.refusal is not None
    assert (nap.refusal.text, nap.refusal.rule) == ("Nobody is tired.", "S-8")
    assert isinstance(controller.press(nap.key), Refused)
    assert isinstance(controller.press(buttons["Pass"].key), Done)
    assert match.position.board.state == 1


def test_a_discreet_button_looks_as_if_it_could_be_pressed() -> None:
    match, controller = table()
    alarm = next(b for b in controller.model().buttons if b.label == "Raise the alarm")
    assert alarm.refusal is None
    outcome = controller.press(alarm.key)
    assert isinstance(outcome, Refused)
    assert outcome.reason.rule == "S-9"
    assert match.history.cursor == 0


def press(controller: TableController, label: str) -> object:
    return controller.press(next(b.key for b in controller.model().buttons if b.label == label))


def test_picking_cards_with_confirm_and_back() -> None:
    match, controller = table()
    press(controller, "Burn")
    first, second, third = hand(controller)[:3]
    assert controller.model().choice.may_go_back
    assert isinstance(controller.toggle(first), Picked)
    assert isinstance(controller.toggle(second), Picked)
    refused = controller.toggle(third)
    assert isinstance(refused, Refused)
    assert refused.reason.text == "Choose 0 to 2 cards; these are 3."
    picked = {c.handle: c.picked for z in controller.model().zones for c in z.cards if c.picked}
    assert picked == {first: 1, second: 2}
    controller.back()
    controller.toggle(third)
    assert isinstance(press(controller, "Choose these 2 cards"), Done)
    assert len(match.position.board.piles[ZoneId("ash")]) == 2
    assert match.position.board.counters["smoke"] == 2


def test_back_without_picks_leads_to_the_window() -> None:
    match, controller = table()
    press(controller, "Burn")
    assert isinstance(controller.back(), Done)
    assert match.history.cursor == 0
    assert controller.model().choice.asking == "action"
    assert isinstance(controller.back(), Refused)


def test_cards_of_a_stack_are_opened_and_ordered_by_click_and_drag() -> None:
    match, controller = table()
    press(controller, "Sort")
    model = controller.model()
    deck = model.zone(ZoneId("deck"))
    assert deck is not None
    assert len(deck.opened) == 3
    a, b, c = deck.opened
    controller.toggle(c)
    controller.order(a, c)
    assert controller.model().choice.picked == (a, c, b)
    assert isinstance(press(controller, "Keep this order"), Done)
    names = [
        match.position.board.cards[n].definition
        for n in match.position.board.top(ZoneId("deck"), 3)
    ]
    assert names == ["letter-4", "letter-2", "letter-3"]


def test_seats_numbers_and_options() -> None:
    match, controller = table()
    press(controller, "Guess")
    assert [b.label for b in controller.model().buttons][:5] == ["1", "2", "3", "4", "5"]
    assert controller.number_bounds() == (1, 5)
    assert isinstance(controller.choose(9), Refused)
    press(controller, "4")
    assert match.position.board.counters["smoke"] == 4
    controller.seat = SeatId(1)
    press(controller, "Doubt")
    doubt = controller.model().buttons[0]
    assert (doubt.label, doubt.consequence) == ("Doubt it", "costs 1")
    press(controller, "Doubt it")
    controller.seat = SeatId(2)
    card = hand(controller)[0]
    controller.act(controller.menu(card)[1].action)  # type: ignore[arg-type]
    assert [s.name for s in controller.model().seats if s.candidate] == ["Ann", "Bo"]
    assert isinstance(controller.choose(0), Done)


def test_hidden_cards_say_nothing() -> None:
    _, controller = table()
    model = controller.model()
    for zone in model.zones:
        if zone.id in ("deck", "hand:1", "hand:2"):
            for card in zone.cards:
                assert card.definition is None
                assert card.name == "a card"
                assert "Letter" not in card.spoken


def test_waiting_and_the_end() -> None:
    _, controller = table()
    controller.seat = SeatId(1)
    card = hand(controller)[0]
    refused = controller.drop(card, ZoneId("row:1"))
    assert isinstance(refused, Refused)
    assert refused.reason.text == "Now it is for Ann to choose."
    controller.seat = SeatId(0)
    press(controller, "Stop")
    assert controller.model().prompt == "Ann wins. It was enough."
    assert controller.model().choice.asking == "over"
    assert controller.model().buttons == ()


def test_who_wins_is_not_said_twice() -> None:
    match, _ = table()
    position = match.position
    reason = say("{seat} wins with {vp} VP.", seat=SeatName(SeatId(0)), vp=21)
    won = Result((SeatId(0),), reason, "S-5")
    ended = position._replace(board=position.board._replace(result=won))
    match.history.moments[0] = replace(match.history.moments[0], position=ended)
    assert TableController(match).model().prompt == "Ann wins with 21 VP."


def test_every_zone_of_the_layout_has_a_box_inside_the_table() -> None:
    for seats in (1, 2, 4):
        _, controller = table(seats=seats)
        model = controller.model()
        assert len(model.zones) == 2 + 2 * seats
        for zone in model.zones:
            assert 0 <= zone.box.x < zone.box.x + zone.box.width <= 32.001
            assert 0 <= zone.box.y < zone.box.y + zone.box.height <= 18.001
        boxes = [seat.box for seat in model.seats if not seat.me]
        for left, right in itertools.pairwise(boxes):
            assert left.x + left.width <= right.x


def test_what_a_hand_cannot_get_at_becomes_a_button() -> None:
    match, controller = table()
    layout = match.game.pack.layout
    places = tuple(place for place in layout.places if (place.kind, place.of) != ("hand", "me"))
    bare = replace(match.game.pack, layout=replace(layout, places=places))
    match.game = replace(match.game, pack=bare)
    labels = [button.label for button in controller.model().buttons]
    assert "Lay Letter 5" in labels
    press(controller, "Burn")
    assert answerable(controller.model())
    press(controller, "Letter 6")
    assert isinstance(press(controller, "Choose this card"), Done)
    assert len(match.position.board.piles[ZoneId("ash")]) == 1


def test_every_question_can_be_answered_on_the_table() -> None:
    match, controller = table(seats=2)
    for turn in range(200):
        if match.finished:
            break
        seat = match.view(SeatId(0)).waiting[0]
        controller.seat = seat
        assert answerable(controller.model())
        decision = match.view(seat).decision
        assert decision is not None
        answer = random_answer(decision, Chance(turn))
        if isinstance(answer, Action) and answer.verb == "stop":
            answer = Action("pass")
        match.answer(seat, answer)


def test_an_onlooker_is_told_whose_the_lower_half_is() -> None:
    _, controller = table()
    titles = {zone.id: zone.title for zone in controller.model(ONLOOKER).zones}
    assert titles["hand:0"] == "Ann: Hand"  # type: ignore[index]
    assert titles["hand:1"] == "Hand"  # type: ignore[index]
    spoken = {zone.id: zone.spoken for zone in controller.model(ONLOOKER).zones}
    assert spoken["hand:0"] == "Ann: Hand, 5 cards"  # type: ignore[index]
    everything = [c for z in controller.model(ONLOOKER).zones for c in z.cards]
    assert all(card.definition is None for card in everything)
