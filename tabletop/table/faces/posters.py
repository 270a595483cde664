"""Posters of the games for the start screen, and the picture of the program itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from tabletop.library.pack import GameInfo
from tabletop.table import icons
from tabletop.table.faces.body import RATIO, body_path
from tabletop.table.faces.patterns import paint_pattern
from tabletop.table.faces.sheet import table_of
from tabletop.table.faces.text import fit_line
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import faded, mixed
from tabletop.table.theme.grain import Grain
from tabletop.table.theme.signs import sign_path

_PAPER: Final = QColor("#fff4da")
_DARK: Final = QColor("#05070c")


def poster(info: GameInfo, theme: Theme, size_px: QSize) -> QPixmap:
    """Draw a game's poster, in real pixels: its scene, and its title along the foot."""
    picture = QPixmap(size_px)
    picture.fill(_DARK)
    with QPainter(picture) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        rect = QRectF(0, 0, size_px.width(), size_px.height())
        scene = table_of(info.id).get("poster", {}).get("scene", "cards")
        _SCENES.get(scene, _paint_cards)(painter, rect, info, theme)
        _paint_title(painter, rect, info.title, theme)
    return picture


def _paint_title(painter: QPainter, rect: QRectF, title: str, theme: Theme) -> None:
    foot = QLinearGradient(0, rect.height() * 0.5, 0, rect.height())
    foot.setColorAt(0, faded(_DARK, 0.0))
    foot.setColorAt(0.55, faded(_DARK, 0.78))
    foot.setColorAt(1, faded(_DARK, 0.94))
    painter.fillRect(rect, foot)
    box = QRectF(
        rect.width() * 0.06, rect.height() * 0.74, rect.width() * 0.88, rect.height() * 0.2
    )
    fit_line(
        painter,
        theme.fixed_font,
        box,
        title,
        "display",
        (rect.height() * 0.165, rect.height() * 0.06),
        _PAPER,
    )


def _paint_ship(painter: QPainter, rect: QRectF, info: GameInfo, theme: Theme) -> None:  # noqa: ARG001
    """A ship before a low moon, on a sea that runs in layers towards the eye."""
    wide, tall = rect.width(), rect.height()
    sky = QLinearGradient(0, 0, 0, tall)
    for place, colour in ((0, "#0b1430"), (0.45, "#22305c"), (0.72, "#a5603a"), (1, "#3a1d18")):
        sky.setColorAt(place, QColor(colour))
    painter.fillRect(rect, sky)
    paint_pattern("stars", painter, QRectF(0, 0, wide, tall * 0.5), faded(_PAPER, 0.8), info.id)
    moon = QPointF(wide * 0.57, tall * 0.4)
    halo = QRadialGradient(moon, tall * 0.7)
    halo.setColorAt(0, QColor(255, 214, 140, 190))
    halo.setColorAt(0.45, QColor(255, 170, 90, 60))
    halo.setColorAt(1, QColor(255, 170, 90, 0))
    painter.fillRect(rect, halo)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#ffe3a3"))
    painter.drawEllipse(moon, tall * 0.31, tall * 0.31)
    painter.setBrush(QColor(226, 176, 104, 90))
    for x, y, size in ((-0.1, -0.08, 0.07), (0.12, -0.14, 0.04), (0.15, 0.05, 0.05)):
        painter.drawEllipse(moon + QPointF(tall * x, tall * y), tall * size, tall * size * 0.8)
    side = tall * 0.66
    hull = QRectF(moon.x() - side * 0.62, tall * 0.08, side, side)
    icons.paint(painter, "caravel", hull, QColor("#1a0f12"))
    for layer, colour in enumerate(("#31415f", "#22324f", "#16233c", "#0c1527")):
        _paint_swell(painter, rect, tall * (0.66 + 0.085 * layer), layer, QColor(colour))
    lamp = QPointF(hull.left() + side * 0.9, tall * 0.5)
    glow = QRadialGradient(lamp, tall * 0.16)
    glow.setColorAt(0, QColor(255, 200, 100, 230))
    glow.setColorAt(1, QColor(255, 180, 80, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(lamp, tall * 0.16, tall * 0.16)
    fin = QRectF(wide * 0.08, tall * 0.52, tall * 0.24, tall * 0.24)
    icons.paint(painter, "shark-fin", fin, QColor("#0c1527"))


def _paint_swell(painter: QPainter, rect: QRectF, top: float, layer: int, colour: QColor) -> None:
    long = rect.width() / (5.5 - layer)
    high = rect.height() * (0.018 + 0.008 * layer)
    swell = QPainterPath(QPointF(-long * (0.3 + 0.37 * layer), top))
    while swell.currentPosition().x() < rect.right():
        x = swell.currentPosition().x()
        swell.cubicTo(
            QPointF(x + long * 0.3, top - high * 2.2),
            QPointF(x + long * 0.55, top - high * 2.2),
            QPointF(x + long * 0.62, top - high * 0.4),
        )
        swell.quadTo(QPointF(x + long * 0.8, top + high), QPointF(x + long, top))
    painter.setPen(QPen(mixed(colour, QColor("#ffcf86"), 0.28), max(1.0, rect.height() * 0.005)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(swell)
    swell.lineTo(rect.right(), rect.bottom())
    swell.lineTo(rect.left(), rect.bottom())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(swell, colour)


def _paint_chart(painter: QPainter, rect: QRectF, info: GameInfo, theme: Theme) -> None:  # noqa: ARG001
    """A lit planet low in the dark, the jump ahead as a line, a ship on its way."""
    wide, tall = rect.width(), rect.height()
    painter.fillRect(rect, QColor("#07080b"))
    paint_pattern("stars", painter, QRectF(0, 0, wide, tall / 2), QColor("#c9b48a"), "far stars")
    amber = QColor("#f0a030")
    centre, radius = QPointF(wide * 0.83, tall * 0.98), tall * 0.78
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring, share in ((1.16, 0.4), (1.42, 0.28), (1.72, 0.2), (2.05, 0.14)):
        painter.setPen(QPen(faded(amber, share), max(1.0, tall * 0.005)))
        painter.drawEllipse(centre, radius * ring, radius * ring)
    globe = QPainterPath()
    globe.addEllipse(centre, radius, radius)
    painter.save()
    painter.setClipPath(globe)
    painter.fillPath(globe, QColor("#c47a1d"))
    grain = Grain("poster planet")
    painter.setPen(Qt.PenStyle.NoPen)
    y = centre.y() - radius
    painter.translate(centre)
    painter.rotate(-18)
    painter.translate(-centre)
    while y < centre.y() + radius:
        band = tall * grain.between(0.02, 0.1)
        painter.setBrush(mixed(QColor("#f3b75a"), QColor("#70400c"), grain.part()))
        painter.drawRect(QRectF(centre.x() - radius * 1.2, y, radius * 2.4, band))
        y += band
    painter.restore()
    night = QRadialGradient(centre - QPointF(radius * 0.5, radius * 0.55), radius * 1.5)
    night.setColorAt(0, QColor(7, 8, 11, 0))
    night.setColorAt(0.55, QColor(7, 8, 11, 110))
    night.setColorAt(1, QColor(7, 8, 11, 245))
    painter.fillPath(globe, night)
    painter.setPen(QPen(QColor("#ffd899"), max(1.0, tall * 0.006)))
    painter.drawEllipse(centre, radius, radius)
    stops = ((0.07, 0.56), (0.2, 0.32), (0.37, 0.4), (0.5, 0.16))
    points = [QPointF(wide * x, tall * y) for x, y in stops]
    painter.setPen(QPen(amber, max(1.0, tall * 0.008), Qt.PenStyle.DashLine))
    painter.drawPolyline(points)
    painter.setPen(QPen(amber, max(1.0, tall * 0.009)))
    for number, point in enumerate(points):
        painter.setBrush(amber if number == 0 else QColor("#07080b"))
        painter.drawEllipse(point, tall * 0.022, tall * 0.022)
    side = tall * 0.4
    angle = math.degrees(math.atan2(-0.24 * tall, 0.13 * wide))
    box = QRectF(0, 0, side, side)
    box.moveCenter(QPointF(wide * 0.42, tall * 0.33))
    halo = icons.placed("spaceship", box, angle + 90)
    painter.strokePath(halo, QPen(QColor("#07080b"), side * 0.03))
    painter.fillPath(halo, QColor("#f4ecdb"))


def _paint_cockpit(painter: QPainter, rect: QRectF, info: GameInfo, theme: Theme) -> None:  # noqa: ARG001
    """Out of a cockpit's window: a world ahead, the course on the glass."""
    wide, tall = rect.width(), rect.height()
    amber, cyan, steel = QColor("#f2a93b"), QColor("#5cd6e6"), QColor("#22313d")
    sky = QLinearGradient(0, 0, 0, tall)
    sky.setColorAt(0, QColor("#060b12"))
    sky.setColorAt(1, QColor("#12283a"))
    painter.fillRect(rect, sky)
    paint_pattern("stars", painter, rect, QColor("#c9dbe6"), "cockpit stars")
    centre, radius = QPointF(wide * 0.3, tall * 0.62), tall * 0.42
    world = QRadialGradient(centre - QPointF(radius * 0.45, radius * 0.5), radius * 1.5)
    for place, colour in ((0, "#bfe6ea"), (0.35, "#3f8fa3"), (0.75, "#123a4c"), (1, "#071521")):
        world.setColorAt(place, QColor(colour))
    painter.setPen(QPen(faded(cyan, 0.8), max(1.0, tall * 0.006)))
    painter.setBrush(world)
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for ring, share in ((1.2, 0.5), (1.5, 0.3), (1.85, 0.18)):
        painter.setPen(QPen(faded(cyan, share), max(1.0, tall * 0.004)))
        painter.drawEllipse(centre, radius * ring, radius * ring * 0.92)
    side = tall * 0.34
    box = QRectF(wide * 0.58, tall * 0.14, side, side)
    halo = icons.placed("scout-ship", box, -110)
    painter.strokePath(halo, QPen(QColor("#060b12"), side * 0.05))
    painter.fillPath(halo, QColor("#e8f0f4"))
    course = QPainterPath(QPointF(wide * 0.98, tall * 0.1))
    course.quadTo(QPointF(wide * 0.7, tall * 0.62), centre + QPointF(radius * 0.8, radius * 0.1))
    painter.setPen(QPen(amber, max(1.0, tall * 0.009), Qt.PenStyle.DashLine))
    painter.drawPath(course)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(steel)
    for strut in (
        ((0, 0), (wide * 0.05, 0), (wide * 0.16, tall), (0, tall)),
        ((wide, 0), (wide * 0.95, 0), (wide * 0.84, tall), (wide, tall)),
        ((0, 0), (wide, 0), (wide, tall * 0.05), (0, tall * 0.05)),
        ((0, tall), (wide * 0.1, tall * 0.8), (wide * 0.9, tall * 0.8), (wide, tall)),
    ):
        painter.drawPolygon([QPointF(x, y) for x, y in strut])


def _paint_bridge(painter: QPainter, rect: QRectF, info: GameInfo, theme: Theme) -> None:  # noqa: ARG001
    """A bridge at night: an empty chair before a wide viewer, stars ahead, signs on the rail."""
    wide, tall = rect.width(), rect.height()
    painter.fillRect(rect, QColor("#0b0c1c"))
    view = QPainterPath(QPointF(wide * 0.07, tall * 0.1))
    view.quadTo(QPointF(wide * 0.5, tall * 0.03), QPointF(wide * 0.93, tall * 0.1))
    view.lineTo(wide * 0.86, tall * 0.6)
    view.quadTo(QPointF(wide * 0.5, tall * 0.66), QPointF(wide * 0.14, tall * 0.6))
    view.closeSubpath()
    sky = QRadialGradient(QPointF(wide * 0.5, tall * 0.34), wide * 0.5)
    for place, colour in ((0, "#4a4690"), (0.35, "#23244f"), (1, "#0a0a1a")):
        sky.setColorAt(place, QColor(colour))
    painter.fillPath(view, sky)
    painter.save()
    painter.setClipPath(view)
    paint_pattern("stars", painter, QRectF(0, 0, wide, tall * 0.7), QColor("#dcdcf6"), "viewer")
    _paint_streaks(painter, QPointF(wide * 0.5, tall * 0.34), wide)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#8f88d8"), max(1.0, tall * 0.01)))
    painter.drawPath(view)
    floor = QColor("#8f88d8")
    for ring, share in ((0.3, 0.5), (0.46, 0.35), (0.66, 0.22)):
        painter.setPen(QPen(faded(floor, share), max(1.0, tall * 0.006)))
        painter.drawEllipse(QPointF(wide * 0.5, tall * 1.02), wide * ring, tall * ring * 0.62)
    _paint_chair(painter, QPointF(wide * 0.5, tall * 0.72), tall)
    for number, (shape, colour) in enumerate(
        (("hexagon", "#5fd8a8"), ("diamond", "#f2c45a"), ("shield", "#ff8474"))
    ):
        side = tall * 0.075
        box = QRectF(0, 0, side, side)
        box.moveCenter(QPointF(wide * (0.5 + 0.05 * (number - 1)), tall * 0.1))
        painter.fillPath(sign_path(shape, box), QColor(colour))


def _paint_streaks(painter: QPainter, centre: QPointF, wide: float) -> None:
    """Stars that pass by, away from where the ship goes."""
    grain = Grain("streaks")
    for _ in range(46):
        angle, near = grain.between(0, 2 * math.pi), grain.between(0.06, 0.36)
        way = QPointF(math.cos(angle), math.sin(angle) * 0.62)
        start, end = centre + way * (near * wide), centre + way * (near * 1.16 * wide)
        painter.setPen(QPen(faded(QColor("#e9e8ff"), grain.between(0.2, 0.75)), 1.2 + near * 3))
        painter.drawLine(start, end)


def _paint_chair(painter: QPainter, seat: QPointF, tall: float) -> None:
    """The chair from behind: a high back, two arms, a foot."""
    dark, edge = QColor("#07070f"), QColor("#b9b1ff")
    back = QPainterPath()
    unit = tall * 0.1
    back.moveTo(seat.x() - unit * 0.8, seat.y() + unit * 1.2)
    back.lineTo(seat.x() - unit * 1.05, seat.y() - unit * 1.2)
    back.quadTo(
        QPointF(seat.x(), seat.y() - unit * 2.2),
        QPointF(seat.x() + unit * 1.05, seat.y() - unit * 1.2),
    )
    back.lineTo(seat.x() + unit * 0.8, seat.y() + unit * 1.2)
    back.closeSubpath()
    chair = QPainterPath(back)
    chair.setFillRule(Qt.FillRule.WindingFill)
    for side in (-1, 1):
        arm = QRectF(0, 0, unit * 0.8, unit * 0.5)
        arm.moveCenter(QPointF(seat.x() + side * unit * 1.5, seat.y() + unit * 0.55))
        chair.addRoundedRect(arm, unit * 0.2, unit * 0.2)
    chair.addRect(QRectF(seat.x() - unit * 1.5, seat.y() + unit * 1.0, unit * 3, unit * 0.5))
    chair.addRect(QRectF(seat.x() - unit * 0.3, seat.y() + unit * 1.4, unit * 0.6, unit * 1.6))
    painter.strokePath(chair, QPen(edge, max(1.5, unit * 0.12)))
    painter.fillPath(chair, dark)


def _paint_cards(painter: QPainter, rect: QRectF, info: GameInfo, theme: Theme) -> None:
    """A fan of three cards on the room's table, with the game's own emblems."""
    theme.paint_ground(painter, rect)
    tall = rect.height() * 0.62
    wide = tall * RATIO
    names = [name for name in info.emblem if icons.known(name)] or ["card-random"]
    for place, turn in ((0, -16.0), (2, 16.0), (1, 0.0)):
        painter.save()
        painter.translate(rect.width() / 2, rect.height() * 0.86)
        painter.rotate(turn)
        card = QRectF(-wide / 2, -tall * 1.22, wide, tall)
        painter.fillPath(body_path(card.translated(tall * 0.015, tall * 0.02)), faded(_DARK, 0.4))
        painter.fillPath(body_path(card), theme.colour("card"))
        painter.setPen(QPen(theme.colour("card_edge"), max(1.0, tall * 0.008)))
        painter.drawPath(body_path(card))
        inset = wide * 0.14
        name = names[(place + 2) % 3 % len(names)]
        icons.paint(
            painter, name, card.adjusted(inset, inset, -inset, -inset), theme.colour("card_ink")
        )
        painter.restore()


_SCENES: Final[Mapping[str, Callable[[QPainter, QRectF, GameInfo, Theme], None]]] = {
    "ship": _paint_ship,
    "chart": _paint_chart,
    "cockpit": _paint_cockpit,
    "bridge": _paint_bridge,
    "cards": _paint_cards,
}


def app_picture(side: int) -> QPixmap:
    """Draw the program's own picture: two cards on a dark table, a wave on one, a planet behind."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = side / 64
        ground = QLinearGradient(0, 0, 0, side)
        ground.setColorAt(0, QColor("#24414b"))
        ground.setColorAt(1, QColor("#0f1d24"))
        tile = QPainterPath()
        tile.addRoundedRect(QRectF(unit, unit, 62 * unit, 62 * unit), 14 * unit, 14 * unit)
        painter.fillPath(tile, ground)
        wide = 27 * unit
        tall = wide / RATIO
        for turn, paper, icon, ink in (
            (-15.0, "#15161a", "ringed-planet", "#f0a030"),
            (13.0, "#f1e1bd", "pirate-flag", "#2b1a0b"),
        ):
            painter.save()
            painter.translate(side / 2, side * 1.02)
            painter.rotate(turn)
            card = QRectF(-wide / 2, -tall * 1.36, wide, tall)
            painter.fillPath(body_path(card.translated(unit, unit)), QColor(0, 0, 0, 110))
            painter.fillPath(body_path(card), QColor(paper))
            painter.setPen(QPen(QColor("#e9b95e"), max(1.0, unit)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(body_path(card))
            inset = wide * 0.1
            icons.paint(painter, icon, card.adjusted(inset, 0, -inset, 0), QColor(ink))
            painter.restore()
    return picture
