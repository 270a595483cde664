"""Dice that tumble over the table and settle on what was rolled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from tabletop.table.scene import z_order
from tabletop.table.scene.arrange import Area
from tabletop.table.scene.items.chip import Chip
from tabletop.table.theme import Theme

TUMBLE: Final = 700
STAY: Final = 2600
PIPS: Final = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


@lru_cache(maxsize=128)
def die(face: int, side: int, ground: str, ink: str, ratio: float) -> QPixmap:
    """Draw a die; a face above 6 shows its number."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(ink), 1.5))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(QRectF(1, 1, side - 2, side - 2), side * 0.18, side * 0.18)
    painter.setBrush(QColor(ink))
    painter.setPen(Qt.PenStyle.NoPen)
    if face in PIPS:
        for across, down in PIPS[face]:
            centre = QPointF(side * (0.5 + 0.25 * across), side * (0.5 + 0.25 * down))
            painter.drawEllipse(centre, side * 0.085, side * 0.085)
    else:
        painter.setPen(QColor(ink))
        font = painter.font()
        font.setPixelSize(round(side * 0.55))
        painter.setFont(font)
        painter.drawText(QRectF(0, 0, side, side), Qt.AlignmentFlag.AlignCenter, str(face))
    painter.end()
    return picture


class DiceTray(QGraphicsRectItem):
    """Rolled dice, with what they were rolled for and what they add up to."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setPen(QPen(Qt.PenStyle.NoPen))
        self.setZValue(z_order.DICE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.dice: tuple[int, ...] = ()
        self.spoken = ""
        self._theme = theme
        self._area = Area(0, 0, 100, 100)
        self._side, self._ratio = 40, 1.0
        self._items: list[QGraphicsPixmapItem] = []
        self._caption: QGraphicsItem | None = None
        self._tumble = QVariantAnimation()
        self._tumble.setStartValue(0.0)
        self._tumble.setEndValue(1.0)
        self._tumble.valueChanged.connect(self._pose)
        self._tumble.finished.connect(self._settled)
        self._stay = QTimer()
        self._stay.setSingleShot(True)
        self._stay.setInterval(STAY)
        self._stay.timeout.connect(self.clear)
        self.hide()

    @property
    def tumbling(self) -> bool:
        """Whether the dice have not settled yet."""
        return self._tumble.state() is QVariantAnimation.State.Running

    def set_theme(self, theme: Theme) -> None:
        """Draw later rolls in another theme."""
        self._theme = theme

    def lie_in(self, area: Area) -> None:
        """Roll within this rectangle from now on."""
        self._area = area

    def roll(
        self, label: str, dice: Sequence[int], modifier: int, *, motion: bool, ratio: float
    ) -> None:
        """Show a roll; without motion the dice lie there at once."""
        self.clear()
        self.dice = tuple(dice)
        total = sum(dice) + modifier
        extra = f" {'+' if modifier > 0 else '−'} {abs(modifier)}" if modifier else ""
        words = f"{label}: {' + '.join(map(str, dice))}{extra} = {total}"
        if len(dice) == 1 and not modifier:
            words = f"{label}: {total}"
        self.spoken = words
        side = round(min(56.0, self._area.height * 0.5, self._area.width / (len(dice) + 1)))
        theme = self._theme
        caption = Chip(
            words,
            theme.font("number", 15),
            theme.colour("ink"),
            theme.colour("panel"),
            theme.colour("edge"),
            self,
        )
        x, y = self._area.centre
        caption.setPos(x, y + side * 0.5 + 22)
        self._caption = caption
        ground, ink = theme.colour("card").name(), theme.colour("card_ink").name()
        for face in dice:
            item = QGraphicsPixmapItem(die(face, side, ground, ink, ratio), self)
            item.setOffset(-side / 2, -side / 2)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._items.append(item)
        self._side, self._ratio = side, ratio
        self.show()
        if motion:
            caption.hide()
            self._tumble.setDuration(TUMBLE)
            self._tumble.start()
        else:
            self._pose(1.0)
            self._settled()

    def _pose(self, part: float) -> None:
        theme = self._theme
        ground, ink = theme.colour("card").name(), theme.colour("card_ink").name()
        x, y = self._area.centre
        left = 1.0 - (1.0 - part) ** 3
        for place, item in enumerate(self._items):
            end = x + (place - (len(self._items) - 1) / 2) * (self._side + 10)
            start = self._area.x - self._side * (1 + place)
            bounce = abs(math.sin((1 - part) * 3 * math.pi + place)) * 40 * (1 - part)
            item.setPos(start + (end - start) * left, y - bounce)
            item.setRotation((1 - left) * (360 + 90 * place) * (1 if place % 2 else -1))
            face = self.dice[place]
            if part < 0.75:
                face = (face + place + int(part * 14)) % 6 + 1
            item.setPixmap(die(face, self._side, ground, ink, self._ratio))

    def _settled(self) -> None:
        if self._caption is not None:
            self._caption.show()
        self._stay.start()

    def clear(self) -> None:
        """Take the dice away."""
        self._tumble.stop()
        self._stay.stop()
        scene = self.scene()
        for item in (*self._items, self._caption):
            if item is not None and scene is not None:
                scene.removeItem(item)
        self._items, self._caption, self.dice, self.spoken = [], None, (), ""
        self.hide()
