"""The bundled icons: outlines of game-icons.net, painted in any colour at any size.

A sign (``signs.json``) is what a game's texts call an icon: one outline by another name, or two
side by side, the second one lower.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from functools import cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPixmap, QTransform

from tabletop.library.folders import assets_folder

GRID = 512.0
"""Icons are drawn on a square of this size."""

_PART = 0.6
"""How large each half of a sign of two is."""

_COMMAND = re.compile(r"([MLCZ])([^MLCZ]*)")


@cache
def _outlines() -> Mapping[str, str]:
    text = (assets_folder() / "icons" / "icons.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


@cache
def _signs() -> Mapping[str, Sequence[str]]:
    text = (assets_folder() / "icons" / "signs.json").read_text(encoding="utf-8")
    return dict(json.loads(text))


def known(name: str) -> bool:
    """Tell whether there is an icon or a sign of this name."""
    return name in _signs() or name in _outlines()


def names() -> tuple[str, ...]:
    """List all bundled icons."""
    return tuple(_outlines())


@cache
def outline(name: str) -> QPainterPath:
    """Give the outline of an icon on a square of 512 units. Raises KeyError for other names."""
    sign = _signs().get(name, ())
    if len(sign) == 1:
        return _drawn(sign[0])
    if sign:
        first = QTransform.fromScale(_PART, _PART).map(_drawn(sign[0]))
        second = QTransform.fromScale(_PART, _PART).map(_drawn(sign[1]))
        low = GRID * (1 - _PART)
        return first.united(second.translated(low, low))
    return _drawn(name)


def _drawn(name: str) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for letter, numbers in _COMMAND.findall(_outlines()[name]):
        values = [float(number) for number in numbers.split()]
        if letter == "M":
            path.moveTo(*values)
        elif letter == "L":
            path.lineTo(*values)
        elif letter == "C":
            path.cubicTo(*values)
        else:
            path.closeSubpath()
    return path


def placed(name: str, rect: QRectF, turn: float = 0.0) -> QPainterPath:
    """Give the outline of an icon, fitted into a square in the middle of ``rect``."""
    side = min(rect.width(), rect.height())
    move = QTransform()
    move.translate(rect.center().x(), rect.center().y())
    move.rotate(turn)
    move.scale(side / GRID, side / GRID)
    move.translate(-GRID / 2, -GRID / 2)
    return move.map(outline(name))


def paint(painter: QPainter, name: str, rect: QRectF, colour: QColor, turn: float = 0.0) -> None:
    """Paint an icon into the middle of ``rect``."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(placed(name, rect, turn), colour)
    painter.restore()


def pixmap(name: str, size: QSize, colour: QColor, ratio: float = 1.0) -> QPixmap:
    """Draw an icon as a picture, for buttons and lists."""
    picture = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        paint(painter, name, QRectF(0, 0, size.width(), size.height()), colour)
    return picture


def icon(name: str, colour: QColor, faded: QColor | None = None) -> QIcon:
    """Make a QIcon in the sizes that buttons use; ``faded`` is its colour when disabled."""
    result = QIcon()
    for side in (16, 24, 32, 48, 64):
        result.addPixmap(pixmap(name, QSize(side, side), colour))
        if faded is not None:
            result.addPixmap(pixmap(name, QSize(side, side), faded), QIcon.Mode.Disabled)
    return result
