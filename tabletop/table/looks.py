"""How everything looks now: the player's settings, the theme of each room, the faces of cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from tabletop.table import icons
from tabletop.table.settings import Settings
from tabletop.table.theme import Theme

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition
    from tabletop.library.pack import GameInfo
    from tabletop.table.scene.faces import Faces

MakeFaces = Callable[["GameDefinition", Theme], "Faces"]

CARD = 63 / 88
"""Width by height of a card."""


class Looks:
    """Made anew whenever a setting that can be seen changes."""

    def __init__(self, settings: Settings, make_faces: MakeFaces) -> None:
        self.settings = settings
        self._make_faces = make_faces
        self._themes: dict[str, Theme] = {}
        self._faces: dict[str, Faces] = {}

    def theme(self, room: str) -> Theme:
        """Give the theme of a room."""
        if room not in self._themes:
            scale = self.settings.text / 100
            self._themes[room] = Theme(room, self.settings.scheme, scale)
        return self._themes[room]

    def faces(self, game: GameDefinition) -> Faces:
        """Give what draws a game's cards."""
        if game.id not in self._faces:
            self._faces[game.id] = self._make_faces(game, self.theme(game.pack.layout.room))
        return self._faces[game.id]

    def poster(self, info: GameInfo, size: QSize) -> QPixmap:
        """Draw a game's picture for the start screen: its room, its emblems, its name."""
        theme = self.theme(info.room)
        picture = QPixmap(size)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(0, 0, size.width(), size.height())
        theme.paint_ground(painter, whole)
        height = whole.height()
        accent = theme.colour("accent")
        for place, name in enumerate(info.emblem[:3]):
            side = height * (0.62 if place == 0 else 0.34)
            across = (0.5, 0.16, 0.84)[place]
            middle = QPointF(whole.width() * across, height * 0.40)
            box = QRectF(0, 0, side, side)
            box.moveCenter(middle)
            colour = QColor(accent)
            colour.setAlphaF(1.0 if place == 0 else 0.6)
            shadow = box.translated(side * 0.02, side * 0.03)
            icons.paint(painter, name, shadow, QColor(0, 0, 0, 150))
            icons.paint(painter, name, box, colour)
        shade = QLinearGradient(0, height * 0.55, 0, height)
        shade.setColorAt(0, QColor(0, 0, 0, 0))
        shade.setColorAt(1, QColor(0, 0, 0, 215))
        painter.fillRect(whole, shade)
        font = theme.fixed_font("display", height * 0.17)
        painter.setFont(font)
        while painter.fontMetrics().horizontalAdvance(info.title) > whole.width() * 0.92:
            font.setPixelSize(font.pixelSize() - 1)
            painter.setFont(font)
        painter.setPen(QColor("#fff6e0"))
        foot = whole.adjusted(0, height * 0.72, 0, -height * 0.04)
        painter.drawText(foot, Qt.AlignmentFlag.AlignCenter, info.title)
        painter.end()
        return picture


class FacePictures:
    """Draws for the preview: a whole card, fitted into a size."""

    def __init__(self, looks: Looks, game: GameDefinition, ratio: Callable[[], float]) -> None:
        self._looks = looks
        self._game = game
        self._ratio = ratio

    def face(self, definition: str | None, back: str, side: int, size: QSize) -> QPixmap:
        """Draw a card, or its back when the definition is None, to fit into a size."""
        from tabletop.engine.ids import DefId

        ratio = self._ratio()
        height = min(float(size.height()), size.width() / CARD)
        pixels = QSize(round(height * CARD * ratio), round(height * ratio))
        name = None if definition is None else DefId(definition)
        drawn = self._looks.faces(self._game).card(name, back, side, pixels, ratio, ())
        picture = QPixmap(drawn)
        picture.setDevicePixelRatio(ratio)
        return picture

    def icon(self, name: str, pixels: int) -> QPixmap:
        """Draw an icon of running text in the colour of the text."""
        ink = self._looks.theme(self._game.pack.layout.room).colour("ink")
        return icons.pixmap(name, QSize(pixels, pixels), ink, self._ratio())
