"""No colour is the only sign, whatever colours somebody's eyes can tell apart; all text is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Final

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from tabletop.engine.ids import SeatId
from tabletop.table.scene.items.card import Marks
from tabletop.table.settings import TEXT_SIZES
from tabletop.table.theme import NAMES, Theme, rooms
from tabletop.table.theme.colours import TEXT_PAIRS, contrast
from tabletop.table.theme.seats import PALETTE, SHAPES
from tests.table.reach.eyes import KINDS, apart
from tests.table.scene.conftest import rig
from tests.table.scene.rig import Rig

__all__ = ["rig"]

EASILY = 15
"""Two colours that are so far apart are told apart at a glance."""

STATES: Final = {
    "plain": Marks(),
    "can be used": Marks(playable=True),
    "can be chosen": Marks(lit=True),
    "picked": Marks(lit=True, number=1),
    "picked second": Marks(lit=True, number=2),
    "asked about": Marks(asked_about=True),
    "aimed at": Marks(aimed_at=True),
    "of another": Marks(owner=SeatId(1)),
    "of a third": Marks(owner=SeatId(2)),
}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", rooms())
def test_text_is_read_in_every_room_and_better_in_high_contrast(room: str, name: str) -> None:
    theme = Theme(room, name)
    least = 7.0 if theme.high_contrast else 4.5
    poor = [pair for pair in TEXT_PAIRS if contrast(*(theme.colour(one) for one in pair)) < least]
    assert poor == []


@pytest.mark.parametrize("kind", KINDS)
def test_seats_differ_in_colour_for_all_eyes_and_in_shape(kind: str) -> None:
    for one, other in combinations(PALETTE, 2):
        assert apart(QColor(one), QColor(other), kind) >= EASILY, (one, other)
    assert len(set(SHAPES)) == len(SHAPES) == len(PALETTE)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("room", rooms())
def test_what_is_lit_and_the_focus_stand_out_for_all_eyes(room: str, name: str, kind: str) -> None:
    theme = Theme(room, name)
    for one, other in (("target", "ground"), ("focus", "focus_gap"), ("accent", "ground")):
        assert apart(theme.colour(one), theme.colour(other), kind) >= 2 * EASILY, (one, other)


def test_eyes_that_lack_cones_are_simulated() -> None:
    red, green = QColor("#c04040"), QColor("#508030")
    assert apart(red, green, "all cones") > 60
    assert apart(red, green, "deuteranopia") < 25
    assert apart(QColor("#ffffff"), QColor("#000000"), "protanopia") > 90


def test_states_of_a_card_differ_where_all_colours_are_one(
    rig: Callable[..., Rig], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = rig()
    real = Theme.colour
    signs = ("target", "accent", "on_ground_dim", "danger", "good", "focus", "zone")
    monkeypatch.setattr(
        Theme, "colour", lambda theme, name: real(theme, "ink" if name in signs else name)
    )
    monkeypatch.setattr(Theme, "seat_colour", lambda theme, _seat: real(theme, "ink"))
    item = table.scene.keeper.items[table.zone("hand:0")[0].handle]
    pictures = {}
    for state, marks in STATES.items():
        item.mark(marks, table.scene.theme)
        area = item.mapRectToScene(item.outline()).adjusted(-24, -24, 24, 24)
        pictures[state] = picture(table, area)
    for one, other in combinations(STATES, 2):
        assert different(pictures[one], pictures[other]) > 60, (one, other)


def picture(table: Rig, area: QRectF) -> QImage:
    image = QImage(area.size().toSize(), QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    with QPainter(image) as painter:
        table.scene.render(painter, QRectF(image.rect()), area)
    return image


def different(one: QImage, other: QImage) -> int:
    """Count the pixels that clearly differ."""
    pairs = zip(one.constBits(), other.constBits(), strict=True)
    return sum(abs(a - b) > 60 for a, b in pairs)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", TEXT_SIZES)
def test_what_chooses_one_of_several_is_round_at_every_size_of_text(text: int) -> None:
    """Qt leaves out a radius of more than half a side; it would look like a box to tick."""
    sheet = Theme("plain", "dark", text / 100).stylesheet()
    side = re.search(r"QRadioButton::indicator \{ width: (\d+)px", sheet)
    radius = re.search(r"QRadioButton::indicator \{ border-radius: (\d+)px", sheet)
    assert side is not None
    assert radius is not None
    whole = int(side[1]) + 4
    assert whole * 0.4 <= int(radius[1]) <= whole / 2
