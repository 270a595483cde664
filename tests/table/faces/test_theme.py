"""Themes: what is written can be read, seats differ by shape, every room has what it needs."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.table.icons import outline
from tabletop.table.theme import NAMES, Theme, rooms
from tabletop.table.theme.bridge import paint_strip
from tabletop.table.theme.colours import STYLE_PAIRS, TEXT_PAIRS, contrast, luminance
from tabletop.table.theme.seats import PALETTE, SHAPES, shape_path

GAMES = ("traitors-aboard", "traveller-traders", "captains-chair")
EACH = [(room, name) for room in ("plain", *GAMES) for name in NAMES]


def test_contrast_is_that_of_wcag() -> None:
    assert contrast(QColor("black"), QColor("white")) == pytest.approx(21)
    assert contrast(QColor("#777777"), QColor("white")) == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize(("room", "name"), EACH)
def test_text_is_readable_on_its_ground(room: str, name: str) -> None:
    theme = Theme(room, name)
    least = 7.0 if theme.high_contrast else 4.5
    poor = [
        f"{ink} on {ground}: {contrast(theme.colour(ink), theme.colour(ground)):.2f}"
        for ink, ground in TEXT_PAIRS
        if contrast(theme.colour(ink), theme.colour(ground)) < least
    ]
    assert poor == []


@pytest.mark.parametrize(("room", "name"), EACH)
def test_emblems_are_readable_on_their_pictures(room: str, name: str) -> None:
    theme = Theme(room, name)
    least = 7.0 if theme.high_contrast else 4.5
    poor = [
        f"{kind}: {one} on {other}"
        for kind in theme.styles()
        for one, other in STYLE_PAIRS
        if contrast(getattr(theme.style(kind), one), getattr(theme.style(kind), other)) < least
    ]
    assert poor == []


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("room", "name"), EACH)
def test_no_spot_of_the_ground_is_in_the_way_of_text(room: str, name: str) -> None:
    theme = Theme(room, name)
    image = theme.ground(QSize(640, 360)).toImage()
    inks = [theme.colour("on_ground"), theme.colour("on_ground_dim")]
    spots = [image.pixelColor(x, y) for x in range(24, 616, 7) for y in range(24, 336, 7)]
    for ink in inks:
        poor = [spot for spot in spots if contrast(ink, spot) < 4.5]
        # The thin lines and names of the star chart are the only things that may be brighter.
        assert len(poor) <= len(spots) * 0.02


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["dark", "light", "high-contrast"])
def test_titles_and_what_is_lit_stand_out_on_the_starry_strip(name: str) -> None:
    theme = Theme("captains-chair", name)
    image = QImage(640, 120, QImage.Format.Format_RGB32)
    image.fill(theme.colour("ground"))
    with QPainter(image) as painter:
        paint_strip(painter, QRectF(0, 0, 640, 120), theme)
    spots = [image.pixelColor(x, y) for x in range(8, 632, 5) for y in range(6, 116, 5)]
    for ink, least in (("on_ground", 4.5), ("target", 3.0)):
        poor = [spot for spot in spots if contrast(theme.colour(ink), spot) < least]
        assert len(poor) <= len(spots) * 0.03, ink  # stars


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("name", ["dark", "light", "high-contrast"])
def test_signs_of_running_text_can_be_told_apart_and_read(name: str) -> None:
    theme = Theme("captains-chair", name)
    signs = ("dilithium", "latinum", "glory", "research", "influence", "military")
    found = {sign: theme.sign(sign) for sign in signs}
    for one, other in combinations(signs, 2):
        assert outline(one) != outline(other)
        if name != "high-contrast":
            assert found[one].colour != found[other].colour  # type: ignore[union-attr]
    for sign in found.values():
        assert sign is not None
        assert contrast(sign.colour, theme.colour("panel")) >= 4.5


def test_all_rooms_have_the_same_colours() -> None:
    assert set(rooms()) == {*GAMES, "plain", "traveller-ccg"}
    sets = {frozenset(Theme(room, name).colours()) for room, name in EACH}
    assert len(sets) == 1


def test_an_unknown_room_looks_plain() -> None:
    assert Theme("no-such-room").title == Theme("plain").title


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="dark, light, high-contrast"):
        Theme("plain", "sepia")


def test_seats_differ_by_shape_and_by_colour() -> None:
    box = QRectF(0, 0, 40, 40)
    assert len(set(PALETTE)) == len(set(SHAPES)) == 8
    for one, other in combinations(range(8), 2):
        assert shape_path(one, box) != shape_path(other, box)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("ground", ["#000000", "#ffffff", "#e69f00", "#0072b2"])
def test_a_seats_mark_shows_on_any_ground(ground: str) -> None:
    theme = Theme("plain")
    for seat in range(8):
        image = QImage(40, 40, QImage.Format.Format_RGB32)
        image.fill(QColor(ground))
        painter = QPainter(image)
        theme.paint_seat_shape(painter, QRectF(0, 0, 40, 40), seat)
        painter.end()
        values = [luminance(image.pixelColor(x, y)) for x in range(40) for y in range(40)]
        assert max(values) - min(values) > 0.5


@pytest.mark.usefixtures("qapp")
def test_text_grows_with_the_setting_and_cards_do_not() -> None:
    small, large = Theme("plain"), Theme("plain", text_scale=1.5)
    assert large.font("text", 16).pixelSize() == 24
    assert small.font("text", 16).pixelSize() == 16
    assert large.fixed_font("text", 16).pixelSize() == 16
    assert "font-size: 22px" in large.stylesheet()


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("role", "family"),
    [
        ("text", "Fira Sans"),
        ("strong", "Fira Sans"),
        ("title", "Barlow Condensed"),
        ("display", "Almendra"),
    ],
)
def test_the_bundled_faces_are_used(role: str, family: str) -> None:
    font = Theme("traitors-aboard").font(role, 20)
    assert QFontInfo(font).family().startswith(family)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", ["text", "strong", "label", "title", "number"])
def test_figures_are_tabular(role: str) -> None:
    metrics = QFontMetricsF(Theme("plain").font(role, 32))
    assert len({metrics.horizontalAdvance(figure * 8) for figure in "0123456789"}) == 1


@pytest.mark.usefixtures("qapp")
def test_names_from_all_over_europe_have_their_letters() -> None:
    for role in ("text", "title"):
        metrics = QFontMetricsF(Theme("plain").font(role, 20))
        assert all(metrics.inFontUcs4(ord(letter)) for letter in "ÅéßŁőšžğçñ–−×’")


def test_the_style_sheet_is_understood(qtbot: QtBot, capfd: pytest.CaptureFixture[str]) -> None:
    button = QPushButton("Begin")
    qtbot.addWidget(button)
    for room, name in EACH:
        button.setStyleSheet(Theme(room, name).stylesheet())
        button.grab()
    assert "parse" not in capfd.readouterr().err


def test_the_focus_of_a_button_is_seen(qtbot: QtBot) -> None:
    theme = Theme("plain")
    button = QPushButton("Begin")
    qtbot.addWidget(button)
    button.setStyleSheet(theme.stylesheet())
    button.show()
    without = button.grab().toImage()
    with qtbot.waitExposed(button):
        button.activateWindow()
        button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    assert button.grab().toImage() != without


def test_a_list_to_choose_from_opens_whole(qtbot: QtBot) -> None:
    box = QComboBox()
    qtbot.addWidget(box)
    box.addItems(["A person", "The computer"])
    box.setStyleSheet(Theme("plain").stylesheet())
    with qtbot.waitExposed(box):
        box.show()
        box.activateWindow()
    box.showPopup()
    rows = box.view()
    with qtbot.waitExposed(rows.window()):
        rows.setFocus()
    qtbot.waitUntil(rows.hasFocus)
    assert rows.verticalScrollBar().maximum() == 0
    last = rows.visualRect(box.model().index(1, 0))
    assert rows.viewport().rect().contains(last)
