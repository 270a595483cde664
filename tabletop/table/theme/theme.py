"""A theme: a room in one of the colour themes, at a size of text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap

from tabletop.library.folders import assets_folder
from tabletop.table import fonts
from tabletop.table.theme import seats
from tabletop.table.theme.signs import Sign
from tabletop.table.theme.stylesheet import stylesheet

NAMES: Final = ("dark", "light", "high-contrast")
"""The colour themes; each room has all of them."""

_PLAIN: Final = "plain"


class Style(NamedTuple):
    """The colours of a card's picture: its ground, the lines on it, the emblem, the highlights."""

    art: QColor
    line: QColor
    emblem: QColor
    accent: QColor


@cache
def _room(name: str) -> Mapping[str, Any]:
    file = assets_folder() / "themes" / f"{name}.json"
    if not file.is_file():
        return _room(_PLAIN)
    return dict(json.loads(file.read_text(encoding="utf-8")))


def rooms() -> tuple[str, ...]:
    """List the rooms that there are data for."""
    folder = assets_folder() / "themes"
    return tuple(sorted(file.stem for file in folder.glob("*.json")))


MOST_PIXELS: Final = 3_000_000
"""A ground of more pixels than this is drawn smaller and enlarged."""


class Theme:
    """What everything on the screen asks for its looks.

    ``room`` is the room that a game's layout names; one that there is no data for looks plain.
    ``name`` is one of :data:`NAMES`. ``text_scale`` makes all text of the program larger.
    """

    def __init__(self, room: str, name: str = "dark", text_scale: float = 1.0) -> None:
        if name not in NAMES:
            raise ValueError(f"there is no theme {name!r}; there are {', '.join(NAMES)}")
        self.room = room
        self.name = name
        self.text_scale = text_scale
        self._data = _room(room)
        self._colours = {key: QColor(value) for key, value in self._data[name].items()}

    @property
    def title(self) -> str:
        """What the room is called."""
        return str(self._data["title"])

    @property
    def face(self) -> str:
        """The manner in which this room's cards are drawn."""
        return str(self._data["face"])

    @property
    def high_contrast(self) -> bool:
        """Whether pictures give way to plain black and white."""
        return self.name == "high-contrast"

    def colour(self, name: str) -> QColor:
        """Give a colour by what it is used for (``ink``, ``panel``, ``accent``, ``target``...)."""
        return QColor(self._colours[name])

    def colours(self) -> Mapping[str, QColor]:
        """Give all colours by name."""
        return self._colours

    def style(self, name: str) -> Style:
        """Give the colours of a kind of card; a style that the room lacks is its first one."""
        if self.high_contrast:
            card, ink = self.colour("card"), self.colour("card_ink")
            dark = card.lightnessF() < 0.5
            return Style(card, QColor("#4d4d4d" if dark else "#c4c4c4"), ink, ink)
        styles = self._data["styles"]
        record = styles.get(name) or next(iter(styles.values()))
        return Style(**{key: QColor(value) for key, value in record.items()})

    def sign(self, name: str) -> Sign | None:
        """Give the colour and the shape that an icon has in this room, if it has its own."""
        record = self._data.get("signs", {}).get(name)
        if record is None:
            return None
        colour = self.colour("ink") if self.high_contrast else QColor(record[self.name])
        return Sign(colour, str(record["shape"]))

    def stripe(self, name: str) -> QColor | None:
        """Give the colour of the stripe beside a part of a card's text that has this name."""
        record = self._data.get("stripes", {}).get(name)
        if record is None:
            return None
        return QColor(record["light" if self.name == "light" else "dark"])

    def styles(self) -> tuple[str, ...]:
        """List the styles of this room's cards."""
        return tuple(self._data["styles"])

    def font(self, role: str, px: float) -> QFont:
        """Give a font by role, at the size of the text setting.

        Roles are ``text``, ``strong``, ``flavour``, ``label``, ``title``, ``number`` and
        ``display`` (the room's own face, for titles only).
        """
        return self.fixed_font(role, px * self.text_scale)

    def fixed_font(self, role: str, px: float) -> QFont:
        """Give a font by role in just this size, for what is drawn to scale, such as a card."""
        return fonts.font(str(self._data["display"]) if role == "display" else role, px)

    def stylesheet(self) -> str:
        """Give the style sheet for all widgets."""
        return stylesheet(self._colours, self.text_scale, str(self._data["display"]))

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the room's table."""
        from tabletop.table.theme import grounds

        grounds.paint(str(self._data["ground"]), painter, QRectF(rect), self)

    def ground(self, size: QSize, ratio: float = 1.0) -> QPixmap:
        """Draw the ground as a picture, to be kept while the size stays the same.

        A very large one is drawn at half its resolution: nothing on it is sharp anyhow, and its
        wide lights would take longer than all the cards.
        """
        whole = QSize(round(size.width() * ratio), round(size.height() * ratio))
        part = 0.5 if whole.width() * whole.height() > MOST_PIXELS else 1.0
        picture = QPixmap(round(whole.width() * part), round(whole.height() * part))
        with QPainter(picture) as painter:
            painter.scale(ratio * part, ratio * part)
            self.paint_ground(painter, QRectF(0, 0, size.width(), size.height()))
        if part < 1:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        picture.setDevicePixelRatio(ratio)
        return picture

    def seat_colour(self, seat: int) -> QColor:
        """Give a seat's colour."""
        return seats.seat_colour(seat)

    def seat_shape(self, seat: int) -> str:
        """Name a seat's shape, for accessible texts."""
        return seats.seat_shape(seat)

    def paint_seat_shape(self, painter: QPainter, rect: QRectF, seat: int) -> None:
        """Paint a seat's mark."""
        seats.paint_seat_shape(painter, QRectF(rect), seat)

    def paint_focus(self, painter: QPainter, rect: QRectF, radius: float = 6.0) -> None:
        """Paint the double ring that marks what has the keyboard's focus, around ``rect``."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width, out in (("focus_gap", 7.0, 3.5), ("focus", 2.0, 2.0), ("focus", 2.0, 6)):
            painter.setPen(QPen(self.colour(colour), width))
            ring = QRectF(rect).adjusted(-out, -out, out, out)
            painter.drawRoundedRect(ring, radius + out, radius + out)
        painter.restore()
