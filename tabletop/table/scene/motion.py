"""How cards get from where they are to where they belong: eased, interruptible, or not at all.

The model is always shown as it is; a motion only delays how it looks. So a new model in the
middle of a motion starts from wherever things are, and input never has to wait.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QTransform

from tabletop.table.scene.items.card import CardItem

Mode = Literal["full", "reduced", "off"]

TRAVEL: Final = 220.0
SHAKE: Final = 200.0
FADE: Final = 150.0
FRAME: Final = 15


@dataclass
class Way:
    """One card's way: from and to (place, angle, scale, opacity), a face to turn over to, and
    what to do on arrival. ``shake`` trembles after it has arrived.
    """

    item: CardItem
    start: tuple[QPointF, float, float, float]
    end: tuple[QPointF, float, float, float]
    length: float
    flip: Callable[[], None] | None = None
    arrived: Callable[[], None] | None = None
    shake: bool = False
    turned: bool = False
    clock: QElapsedTimer = field(default_factory=QElapsedTimer)


def eased(part: float) -> float:
    """Start and stop softly (a cubic curve)."""
    return 4 * part**3 if part < 0.5 else 1 - (2 - 2 * part) ** 3 / 2


class Motions(QObject):
    """Moves cards. ``mode`` is the player's setting."""

    settled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.mode: Mode = "full"
        self._ways: dict[CardItem, Way] = {}
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._ways)

    def on_its_way(self, item: CardItem) -> bool:
        """Tell whether this card is on its way."""
        return item in self._ways

    def go(
        self,
        item: CardItem,
        place: QPointF,
        angle: float,
        *,
        scale: float = 1.0,
        flip: Callable[[], None] | None = None,
        arrived: Callable[[], None] | None = None,
        shake: bool = False,
    ) -> None:
        """Send a card to a place. ``scale`` is the size it begins with, as a part of its own."""
        self.stop(item)
        start = (item.pos(), _near(item.rotation(), angle), scale, 1.0)
        end = (place, angle, 1.0, 1.0)
        still = item.pos() == place and start[1] == angle and abs(scale - 1) < 0.01
        if self.mode == "off" or (still and flip is None and not shake):
            _arrive(Way(item, start, end, 0.0, flip, arrived))
            return
        length = TRAVEL
        if self.mode == "reduced":
            if flip is not None:
                flip()
                flip = None
            start, length, shake = (place, angle, 1.0, 0.0), FADE, False
        if shake and still:
            length = 0.0
        way = Way(item, start, end, length, flip, arrived, shake)
        way.clock.start()
        self._ways[item] = way
        _pose(item, start, 1.0)
        if not self._timer.isActive():
            self._timer.start()

    def appear(self, item: CardItem) -> None:
        """Let a card fade in where it lies."""
        self.stop(item)
        if self.mode == "off":
            return
        here = (item.pos(), item.rotation(), 1.0)
        way = Way(item, (*here, 0.0), (*here, 1.0), FADE)
        way.clock.start()
        self._ways[item] = way
        _pose(item, way.start, 1.0)
        if not self._timer.isActive():
            self._timer.start()

    def stop(self, item: CardItem) -> None:
        """Leave a card where it is; what was to be done on arrival is done."""
        way = self._ways.pop(item, None)
        if way is None:
            return
        if way.flip is not None:
            way.flip()
        item.setOpacity(1.0)
        item.setTransform(QTransform())
        if way.arrived is not None:
            way.arrived()

    def finish(self) -> None:
        """Bring everything to its end at once."""
        ways, self._ways = list(self._ways.values()), {}
        self._timer.stop()
        for way in ways:
            _arrive(way)
        if ways:
            self.settled.emit()

    def _tick(self) -> None:
        for item, way in list(self._ways.items()):
            passed = float(way.clock.elapsed())
            part = min(1.0, passed / way.length) if way.length else 1.0
            if part < 1.0:
                t = eased(part)
                across = 1.0
                if way.flip is not None and part >= 0.5:
                    way.flip()
                    way.flip, way.turned = None, True
                if way.flip is not None or way.turned:
                    across = max(0.02, abs(1 - 2 * part))
                _pose(item, _between(way.start, way.end, t), across)
            elif way.shake and passed < way.length + SHAKE:
                since = (passed - way.length) / SHAKE
                offset = 7.0 * math.sin(since * 6 * math.pi) * (1 - since)
                place = way.end[0] + QPointF(offset, 0)
                _pose(item, (place, *way.end[1:]), 1.0)
            elif self._ways.pop(item, None) is not None:
                _arrive(way)
        if not self._ways:
            self._timer.stop()
            self.settled.emit()


def _near(angle: float, other: float) -> float:
    """Give an angle as its equal that is nearest to another, so that cards turn the short way."""
    return angle + 360.0 * round((other - angle) / 360.0)


def _between(
    start: tuple[QPointF, float, float, float], end: tuple[QPointF, float, float, float], t: float
) -> tuple[QPointF, float, float, float]:
    return (
        start[0] + (end[0] - start[0]) * t,
        start[1] + (end[1] - start[1]) * t,
        start[2] + (end[2] - start[2]) * t,
        start[3] + (end[3] - start[3]) * t,
    )


def _pose(item: CardItem, pose: tuple[QPointF, float, float, float], across: float) -> None:
    place, angle, scale, opacity = pose
    item.setPos(place)
    item.setRotation(angle)
    item.setOpacity(opacity)
    if scale == 1.0 and across == 1.0:
        item.setTransform(QTransform())
    else:
        item.setTransform(QTransform.fromScale(scale * across, scale))


def _arrive(way: Way) -> None:
    if way.flip is not None:
        way.flip()
    _pose(way.item, way.end, 1.0)
    if way.arrived is not None:
        way.arrived()
