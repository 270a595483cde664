"""What is on the table is what the model says: sizes, motion, fuzz."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from tabletop.controller.model import ZoneModel
from tabletop.engine.chance import Chance
from tabletop.engine.ids import DefId, SeatId, ZoneId
from tabletop.games import registry
from tabletop.session.bots import random_answer
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tabletop.table.scene.items.dice import Throw
from tabletop.table.scene.items.token import Tokens
from tabletop.table.theme import Theme

from .rig import Rig

Make = Callable[..., Rig]

SIZES = [(1024, 420), (1280, 540), (1920, 860), (3840, 1900), (600, 900)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("hand", [1, 5, 30])
def test_everything_fits_at_every_size(rig: Make, size: tuple[int, int], hand: int) -> None:
    table = rig(seats=4, hand=hand, deck=60)
    table.view.resize(*size)
    table.view.grab()
    assert table.faults() == ()
    spots = [table.scene.keeper.placed[c.handle].spot for c in table.zone("hand:0")]
    lefts = [spot.x for spot in spots]
    assert lefts == sorted(lefts)
    assert len(set(lefts)) == hand


def test_a_stack_is_drawn_as_its_top_cards_with_a_count(rig: Make) -> None:
    table = rig(deck=60)
    shown = [i for i in table.scene.keeper.items.values() if i.isVisible()]
    in_deck = {card.handle for card in table.zone("deck")}
    assert sum(item.handle in in_deck for item in shown) == 4
    assert "zone deck (60)" in table.describe()


@pytest.mark.parametrize("mode", ["full", "reduced", "off"])
def test_motion_ends_where_the_model_says(rig: Make, qtbot: QtBot, mode: str) -> None:
    table = rig(motion=mode)
    card = table.zone("hand:0")[0].handle
    table.presenter._follow(table.controller.drop(card, table.model.zones[-2].id), card)
    assert table.scene.motions.running == (mode != "off")
    qtbot.waitUntil(lambda: not table.scene.motions.running, timeout=2000)
    assert table.faults() == ()


def test_a_motion_can_be_interrupted_by_the_next(rig: Make, qtbot: QtBot) -> None:
    table = rig(motion="full")
    for _ in range(6):
        seat = table.sit_at_pending()
        card = table.zone(f"hand:{seat}")[0].handle
        table.presenter._follow(table.controller.drop(card, f"row:{seat}"), card)  # type: ignore[arg-type]
        qtbot.wait(40)
    table.match.history.jump(2)
    table.presenter.refresh()
    qtbot.wait(30)
    table.match.history.jump(5)
    table.presenter.refresh()
    qtbot.waitUntil(lambda: not table.scene.motions.running, timeout=2000)
    assert table.faults() == ()


def test_a_card_that_changes_its_handle_travels_from_where_it_lay(rig: Make) -> None:
    table = rig(motion="full")
    card = table.zone("hand:0")[0].handle
    lay = table.scene.keeper.items[card].pos()
    table.presenter._follow(table.controller.drop(card, "hand:1"), card)  # type: ignore[arg-type]
    leaving = [w for w in table.scene.motions._ways.values() if w.start[0] == lay]
    assert leaving
    table.scene.motions.finish()
    assert table.faults() == ()


def test_a_card_that_was_turning_over_when_another_player_sat_down_is_seen_again(
    rig: Make,
) -> None:
    people = (Player("Ann"), Player("Bo"), Player("Cy"))
    game = registry.load("traitors-aboard")
    table = rig(Match.create(game, people, {"first": "seat-1"}, 1), motion="full")
    hand = "hand:0"
    loot = next(card.handle for card in table.zone(hand) if card.name.startswith("Loot"))
    table.presenter._follow(table.controller.drop(loot, ZoneId("chest")), loot)
    before = {card.handle for card in table.zone(hand)}
    table.button("Announce +1")
    (drawn,) = {card.handle for card in table.zone(hand)} - before
    assert table.scene.motions.on_its_way(table.scene.keeper.items[drawn])
    table.presenter.sit(SeatId(1))
    table.presenter.sit(SeatId(0))
    assert drawn in table.scene.keeper.items
    assert table.faults() == ()


def test_dice_settle_on_what_was_rolled(rig: Make, qtbot: QtBot) -> None:
    table = rig(motion="full")
    table.button("Roll")
    dice = table.scene.dice
    assert dice.isVisible()
    assert dice.tumbling
    (throw,) = dice.throws
    total = sum(throw.dice) + 2
    assert dice.spoken == f"A roll: {' + '.join(map(str, throw.dice))} + 2 = {total}"
    assert throw.caption == f"A roll: {total - 2} + 2 = {total}"
    qtbot.waitUntil(lambda: not dice.tumbling, timeout=2000)
    assert f"dice: {dice.spoken}" in table.describe()
    assert len(dice.childItems()) == 5
    dice.clear()
    assert dice.childItems() == []
    assert "dice" not in table.describe()


def test_many_rolls_lie_in_lines(rig: Make) -> None:
    table = rig()
    table.scene.show_dice([Throw(f"Roll {n}", (1, 2, 3, 4), n) for n in range(9)])
    assert [throw.label for throw in table.scene.dice.throws] == [f"Roll {n}" for n in range(3, 9)]
    table_rect = table.scene.sceneRect()
    assert table_rect.contains(table.scene.dice.sceneBoundingRect())


def test_faces_are_drawn_again_only_for_another_size(rig: Make) -> None:
    table = rig()
    drawn = table.faces.drawn
    for _ in range(3):
        table.presenter.refresh()
    assert table.faces.drawn == drawn
    table.view.set_zoom(2.0)
    table.scene.sharpen()
    assert table.faces.drawn > drawn
    item = table.scene.keeper.items[table.zone("hand:0")[0].handle]
    assert item.pixmap().height() == round(
        item.spot.height * table.scene.keeper.pictures.resolution
    )


def test_random_play_keeps_the_scene_equal_to_the_model(rig: Make) -> None:
    table = rig(seats=4, hand=6, motion="full")
    chance = Chance(7)
    for turn in range(120):
        waiting = table.match.view(SeatId(0)).waiting
        if not waiting:
            table.match.history.jump(0)
            continue
        seat = waiting[0]
        decision = table.match.view(seat).decision
        assert decision is not None
        number, chance = chance.below(10)
        table.presenter.sit(SeatId(turn % 4))
        if number == 0 and table.match.may_redo():
            table.match.redo()
        elif number == 1:
            table.match.history.jump(max(0, table.match.history.cursor - 3))
        else:
            _, chance = chance.below(1000)
            step = table.match.answer(seat, random_answer(decision, chance))
            assert isinstance(step, Step)
            table.presenter.refresh([step])
            if number % 2:
                table.scene.motions.finish()
                assert table.faults() == ()
            continue
        table.presenter.refresh()
        table.scene.motions.finish()
        assert table.faults() == ()


def test_random_hands_never_break_the_table(rig: Make) -> None:
    """Press, drag, drop, right and wrong, for a while: the scene stays what the model says."""
    table = rig(seats=3, hand=6)
    chance = Chance(3)
    places = ["deck", "ash", "row:0", "row:1", "hand:0", "hand:1", "hand:2"]
    for _ in range(80):
        if table.match.finished:
            table.match.history.jump(0)
        table.sit_at_pending()
        visible = [i.handle for i in table.scene.keeper.items.values() if i.isVisible()]
        which, chance = chance.below(len(visible))
        where, chance = chance.below(len(places))
        table.drag(visible[which], places[where])
        if table.model.choice.asking not in ("action", "over") and table.model.buttons:
            press, chance = chance.below(len(table.model.buttons))
            table.presenter.press(table.model.buttons[press].key)
        assert table.faults() == ()


def test_text_grows_with_a_large_table_and_with_the_setting(rig: Make) -> None:
    table = rig()
    seen = []
    for width, height, setting in (
        (1600, 600, 1.0),
        (2200, 1300, 1.0),
        (1600, 600, 1.5),
        (3600, 2100, 1.0),
        (1600, 320, 2.0),
        (600, 1300, 1.0),
    ):
        table.view.resize(width, height)
        table.scene.set_looks(Theme("plain", "dark", setting), table.faces)
        seen.append(table.scene.inks.text_scale)
        assert table.faults() == ()
    assert seen == [1.0, 2.0, 1.5, 2.5, 1.25, 1.0]


def test_another_theme_draws_everything_anew(rig: Make) -> None:
    table = rig()
    for name in ("light", "high-contrast", "dark"):
        table.scene.set_looks(Theme("plain", name), table.faces)
        table.view.set_looks()
        assert table.faults() == ()
        assert not table.view.grab().isNull()


def test_a_point_on_a_fan_belongs_to_the_card_on_top(rig: Make) -> None:
    table = rig(hand=30)
    cards = table.zone("hand:0")
    first, second = (table.scene.keeper.items[card.handle] for card in cards[:2])
    left = QPointF(first.pos().x() - first.spot.width / 2 + 3, first.pos().y())
    right = QPointF(second.pos().x() - second.spot.width / 2 + 3, second.pos().y())
    assert table.scene.card_at(left) is first
    assert table.scene.card_at(right) is second


def test_a_hovered_card_of_a_fan_is_shown_whole_and_its_neighbour_can_be_reached(rig: Make) -> None:
    table = rig(hand=30)
    cards = table.zone("hand:0")
    first, second = (table.scene.keeper.items[card.handle] for card in cards[:2])
    table.move(table.point(cards[0].handle), down=False)
    assert first.zValue() > second.zValue()
    edge = QPointF(second.pos().x() - second.spot.width / 2 + 3, second.pos().y())
    assert table.scene.card_at(edge) is second
    table.move(table.view.mapFromScene(edge), down=False)
    assert first.zValue() < second.zValue()


def test_a_stack_that_one_may_look_at_is_spread_by_a_click(rig: Make) -> None:
    table = rig()
    table.button("Burn")
    for card in table.zone("hand:0")[:2]:
        table.click(card.handle)
    table.button("Choose these 2 cards")
    table.sit_at_pending()
    table.click(table.zone("ash")[-1].handle)
    known = replace(table.model, zones=tuple(_known(zone) for zone in table.model.zones))
    table.scene.show_model(known, animate=False)
    ash = next(zone for zone in known.zones if zone.id == "ash")
    table.presenter._zone_clicked(ash.id)
    assert (table.scene.spread, table.scene.lights.dimmed) == ("ash", True)
    xs = {table.scene.keeper.placed[card.handle].spot.x for card in ash.cards}
    assert len(xs) == 2
    assert table.faults() == ()
    table.key(Qt.Key.Key_Escape)
    assert (table.scene.spread, table.scene.lights.dimmed) == (None, False)


def _known(zone: ZoneModel) -> ZoneModel:
    """As if the seat knew what lies there."""
    cards = tuple(replace(card, definition=DefId("letter-1")) for card in zone.cards)
    return replace(zone, cards=cards) if zone.id == "ash" else zone


def test_counters_lie_on_a_card_as_stacked_tokens(rig: Make) -> None:
    table = rig()
    zone = table.model.zone(ZoneId("hand:0"))
    assert zone is not None
    first = replace(zone.cards[0], counters=(("coins", 3), ("wound", 1)))
    zones = tuple(
        replace(other, cards=(first, *zone.cards[1:])) if other.id == zone.id else other
        for other in table.model.zones
    )
    table.scene.show_model(replace(table.model, zones=zones), animate=False)
    item = table.scene.keeper.items[first.handle]
    tokens = [child for child in item.childItems() if isinstance(child, Tokens)]
    assert [(one.name, one.count) for one in tokens] == [("coins", 3), ("wound", 1)]
    assert "Letter 5 [playable] [coins 3] [wound 1]" in table.describe()


def test_qt_keeps_its_references_over_many_moves(rig: Make) -> None:
    """One release of PySide lost a reference to None with each call that returns nothing."""
    table = rig()
    item = table.scene.keeper.items[table.zone("hand:0")[0].handle]
    before = sys.getrefcount(None)
    for step in range(300):
        item.setPos(step, step)
    assert sys.getrefcount(None) > before - 100
