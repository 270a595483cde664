"""Dice that tumble over the table and settle on what was rolled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QFontMetricsF, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from tabletop.table.faces.small import die
from tabletop.table.scene import z_order
from tabletop.table.scene.items.chip import Chip
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import faded

TUMBLE: Final = 700
STAY: Final = 2600
STAY_LONGER: Final = 700
"""So much longer for each further roll."""

MOST_THROWS: Final = 6
SETTLES: Final = 0.75
"""The part of the tumble after which the dice show what was rolled."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice of one roll: what they were rolled for, how they fell, and what is added to them."""

    label: str
    dice: tuple[int, ...]
    modifier: int = 0

    @property
    def total(self) -> int:
        """What the roll comes to."""
        return sum(self.dice) + self.modifier

    @property
    def spoken(self) -> str:
        """The roll in words."""
        if len(self.dice) == 1 and not self.modifier:
            return f"{self.label}: {self.total}"
        extra = ""
        if self.modifier:
            extra = f" {'+' if self.modifier > 0 else '−'} {abs(self.modifier)}"
        return f"{self.label}: {' + '.join(map(str, self.dice))}{extra} = {self.total}"

    @property
    def caption(self) -> str:
        """The roll in short, beside its dice."""
        if not self.modifier:
            return f"{self.label}: {self.total}"
        sign = "+" if self.modifier > 0 else "−"
        return f"{self.label}: {sum(self.dice)} {sign} {abs(self.modifier)} = {self.total}"


class DiceTray(QGraphicsPathItem):
    """Rolled dice, each roll on a line of its own with what it was for and what it comes to."""

    def __init__(self, theme: Theme, clocks: QObject) -> None:
        """``clocks`` owns what makes the dice move; it must not outlive them."""
        super().__init__()
        self.setZValue(z_order.DICE)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.throws: tuple[Throw, ...] = ()
        self._theme = theme
        self._area = Area(0, 0, 100, 100)
        self._side, self._ratio = 40, 1.0
        self._dice: list[tuple[QGraphicsPixmapItem, QPointF, int]] = []
        self._captions: list[Chip] = []
        self._tumble = QVariantAnimation(clocks)
        self._tumble.setStartValue(0.0)
        self._tumble.setEndValue(1.0)
        self._tumble.setDuration(TUMBLE)
        self._tumble.valueChanged.connect(self._pose)
        self._tumble.finished.connect(self._settled)
        self._stay = QTimer(clocks)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self.clear)
        self.hide()

    @property
    def tumbling(self) -> bool:
        """Whether the dice have not settled yet."""
        return self._tumble.state() is QVariantAnimation.State.Running

    @property
    def spoken(self) -> str:
        """All rolls on show, in words."""
        return "; ".join(throw.spoken for throw in self.throws)

    def set_theme(self, theme: Theme) -> None:
        """Draw later rolls in another theme."""
        self.clear()
        self._theme = theme

    def lie_in(self, area: Area) -> None:
        """Roll around the middle of this rectangle from now on."""
        if area != self._area:
            self._area = area
            self.clear()

    def roll(self, throws: Sequence[Throw], *, motion: bool, ratio: float) -> None:
        """Show rolls, the last of them if they are many; without motion they lie there at once."""
        self.clear()
        self.throws = tuple(throws)[-MOST_THROWS:]
        if not self.throws:
            return
        theme = self._theme
        lines = len(self.throws)
        self._ratio = ratio
        self._side = round(max(18.0, min(52.0, self._area.height * 1.6 / lines - 10)))
        self._lay_out()
        ground = QPainterPath()
        ground.addRoundedRect(self.childrenBoundingRect().adjusted(-14, -12, 14, 12), 14, 14)
        self.setPath(ground)
        self.setBrush(faded(theme.colour("panel"), 0.9))
        self.setPen(QPen(theme.colour("edge"), 1.5))
        self._stay.setInterval(STAY + STAY_LONGER * (lines - 1))
        self.show()
        if motion:
            for caption in self._captions:
                caption.hide()
            self._tumble.start()
        else:
            self._settled()

    def _lay_out(self) -> None:
        theme, side = self._theme, self._side
        most = max(len(throw.dice) for throw in self.throws)
        step = side + 8.0
        font = theme.font("number", 16)
        width = QFontMetricsF(font)
        text = max(width.horizontalAdvance(throw.caption) for throw in self.throws) + 24
        x, y = self._area.centre
        left = x - (most * step + text) / 2
        top = y - (side + 10.0) * (len(self.throws) - 1) / 2
        for line, throw in enumerate(self.throws):
            down = top + line * (side + 10.0)
            for place, face in enumerate(throw.dice):
                item = QGraphicsPixmapItem(self)
                item.setOffset(-side / 2, -side / 2)
                item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
                at = QPointF(round(left + step * (place + 0.5)), round(down))
                item.setPos(at)
                item.setPixmap(self._face(face))
                self._dice.append((item, at, face))
            ink, ground = theme.colour("ink"), theme.colour("panel")
            caption = Chip(throw.caption, font, ink, ground, None, self)
            caption.setPos(left + most * step + text / 2, down)
            self._captions.append(caption)

    def _face(self, face: int) -> QPixmap:
        return die(face, self._side, self._theme, self._ratio)

    def _pose(self, part: float) -> None:
        left = (1.0 - part) ** 3
        for place, (item, end, face) in enumerate(self._dice):
            bounce = abs(math.sin((1 - part) * 3 * math.pi + place)) * 30 * (1 - part)
            item.setPos(end.x() - left * 260, end.y() - bounce)
            item.setRotation(left * (360 + 90 * (place % 4)) * (1 if place % 2 else -1))
            shown = (face + place + int(part * 14)) % 6 + 1 if part < SETTLES else face
            item.setPixmap(self._face(shown))

    def _settled(self) -> None:
        for item, end, face in self._dice:
            item.setPos(end)
            item.setRotation(0)
            item.setPixmap(self._face(face))
        for caption in self._captions:
            caption.show()
        self._stay.start()

    def clear(self) -> None:
        """Take the dice away."""
        self._tumble.stop()
        self._stay.stop()
        scene = self.scene()
        items: list[QGraphicsItem] = [*self._captions, *(item for item, _, _ in self._dice)]
        for item in items:
            if scene is not None:
                scene.removeItem(item)
        self._dice, self._captions, self.throws = [], [], ()
        self.hide()
