"""A game on the start screen: its picture, what it is, and verbs to begin with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QFrame,
    QLabel,
    QVBoxLayout,
)

from tabletop.engine.message import in_words
from tabletop.lessons.ticks import how_many_done
from tabletop.library.info import GameInfo
from tabletop.library.own_words import summary_of
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.later import later
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import bar_button, label
from tabletop.table.panels.flow import FlowLayout

Form: TypeAlias = Literal["tall", "wide", "brief"]
FORMS: Final[tuple[Form, ...]] = ("tall", "wide", "brief")
"""From the one that shows most: all below the picture; beside a small one; and without saying what
the game is about.
"""
LEAST: Final = {"tall": 270, "wide": 400, "brief": 230}
"""Pixels that a tile needs in width, at text of the usual size."""
MARGIN: Final = 12
GAP: Final = 8
BESIDE: Final = 12
SMALL: Final = 0.36
"""The part of the width that a picture takes beside words."""

Verb: TypeAlias = tuple[str, Callable[[], None]]


class PosterButton(QAbstractButton):
    """A game's picture that is pressed to play it."""

    def __init__(self, info: GameInfo, looks: Looks) -> None:
        super().__init__()
        self._info = info
        self._looks = looks
        self._pixmap: QPixmap | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(in_words("Play {title}", title=info.title))
        self.setAccessibleDescription(summary_of(info))

    @guarded_giving(QSize())
    def sizeHint(self) -> QSize:  # noqa: N802 Qt's name
        """Take the size that it was given."""
        return self.size()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 Qt's name
        """Paint the picture, framed twice while it has the focus; it is drawn a moment later."""
        if self._pixmap is None or self._pixmap.size() != self._pixels():
            later(self, self._draw)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        frame = QRectF(self.rect())
        outline = QPainterPath()
        outline.addRoundedRect(frame.adjusted(1, 1, -1, -1), 12, 12)
        painter.setPen(Qt.PenStyle.NoPen)
        if self._pixmap is None:
            painter.setBrush(self._looks.theme(self._info.room).colour("ground"))
            painter.drawPath(outline)
        else:
            painter.setClipPath(outline)
            painter.drawPixmap(frame, self._pixmap, QRectF(self._pixmap.rect()))
            painter.setClipping(False)
        if self.isDown() or self.underMouse():
            painter.setBrush(QColor(0, 0, 0, 70) if self.isDown() else QColor(255, 255, 255, 22))
            painter.drawPath(outline)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            ring = frame.adjusted(9, 9, -9, -9)
            self._looks.theme(self._info.room).paint_focus(painter, ring, 10)
        painter.end()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Play with Enter as well as with the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _pixels(self) -> QSize:
        return self.size() * self.devicePixelRatioF()

    def _draw(self) -> None:
        size = self._pixels()
        if self._pixmap is None or self._pixmap.size() != size:
            self._pixmap = self._looks.poster(self._info, size)
            self._pixmap.setDevicePixelRatio(self.devicePixelRatioF())
            self.update()

    @guarded_giving(False)
    def event(self, event: QEvent) -> bool:
        """Paint again when the pointer comes or goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)


class GameTile(QFrame):
    """What is offered of a game. ``verbs`` are words and what is done for them; the first is the
    one that is proposed, and what a press on the ``poster`` does.
    """

    def __init__(self, info: GameInfo, looks: Looks, verbs: Sequence[Verb]) -> None:
        super().__init__()
        self.setProperty("role", "raised")
        self.poster = PosterButton(info, looks)
        self.poster.clicked.connect(lambda: verbs[0][1]())
        self._summary = label(summary_of(info))
        told = _players(info) + ("" if info.bundled else in_words(" · your own game"))
        self._words = (
            label(info.title, "heading"),
            self._summary,
            label(told + _lessons_done(info), "dim"),
        )
        words = QVBoxLayout()
        words.setSpacing(GAP)
        for one in self._words:
            words.addWidget(one)
        words.addStretch(1)
        self._head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._beside = round(BESIDE * looks.scale)
        self._head.addWidget(self.poster, 0, Qt.AlignmentFlag.AlignTop)
        self._head.addLayout(words, 1)
        self._flow = FlowLayout(gap=6)
        for said, do in verbs:
            verb = bar_button(said)
            verb.setProperty("primary", do is verbs[0][1])
            verb.setAccessibleName(f"{said}: {info.title}")
            verb.clicked.connect(lambda _=False, do=do: do())
            self._flow.addWidget(verb)
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        column.setSpacing(GAP)
        column.addLayout(self._head, 1)
        column.addLayout(self._flow)

    def needs(self, form: Form, width: int) -> int:
        """Tell how high the tile is in a form, at a width."""
        inner = width - 2 * MARGIN
        picture = _picture(form, inner)
        beside = inner if form == "tall" else inner - picture.width() - self._beside
        words = self._words_high(form, beside)
        high = picture.height() + GAP + words if form == "tall" else max(picture.height(), words)
        return high + GAP + self._flow.heightForWidth(inner) + 2 * MARGIN

    def take(self, form: Form, width: int) -> None:
        """Take a form, at a width."""
        kinds = QBoxLayout.Direction
        self._head.setDirection(kinds.TopToBottom if form == "tall" else kinds.LeftToRight)
        self._head.setSpacing(GAP if form == "tall" else self._beside)
        self._summary.setVisible(form != "brief")
        self.poster.setFixedSize(_picture(form, width - 2 * MARGIN))
        self.setFixedWidth(width)

    def _words_high(self, form: Form, width: int) -> int:
        shown = [one for one in self._words if form != "brief" or one is not self._summary]
        heights = sum(_height(one, width) for one in shown)
        return heights + GAP * (len(shown) - 1)


def _picture(form: Form, inner: int) -> QSize:
    width = inner if form == "tall" else round(inner * SMALL)
    return QSize(width, round(width * 9 / 16))


def _height(words: QLabel, width: int) -> int:
    words.ensurePolished()
    return words.heightForWidth(max(1, width))


def _players(info: GameInfo) -> str:
    if info.most_seats > info.least_seats:
        return in_words(
            "{least_seats} to {most_seats} players",
            least_seats=info.least_seats,
            most_seats=info.most_seats,
        )
    if info.most_seats == 1:
        return in_words("1 player")
    return in_words("{most_seats} players", most_seats=info.most_seats)


def _lessons_done(info: GameInfo) -> str:
    """Say how many lessons of a game are done, where it has any."""
    done, lessons = how_many_done(info)
    if not lessons:
        return ""
    return in_words(" · {done} of {lessons} lessons done", done=done, lessons=lessons)
