"""The start screen: the games with their pictures, and matches to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.message import in_words
from tabletop.lessons.ticks import how_many_done
from tabletop.library.info import GameInfo
from tabletop.library.own_words import summary_of
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import Page, button, card_frame, empty, label
from tabletop.table.panels.flow import FlowLayout


class Unfinished(NamedTuple):
    """A match that can be gone on with. ``when`` is in words."""

    path: Path
    game: str
    title: str
    players: str
    when: str


LEAST_TILE = 300


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

    def set_width(self, width: int) -> None:
        """Take another size, in the proportion of the picture."""
        if width != self.width():
            self._pixmap = None
            self.setFixedSize(width, round(width * 9 / 16))

    @guarded_giving(QSize())
    def sizeHint(self) -> QSize:  # noqa: N802 Qt's name
        """Take the size that it was made with."""
        return self.size()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002, N802 Qt's name
        """Paint the picture, framed twice while it has the focus; it is drawn a moment later."""
        if self._pixmap is None or self._pixmap.devicePixelRatio() != self.devicePixelRatioF():
            QTimer.singleShot(0, self, self._draw)
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

    def _draw(self) -> None:
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._pixmap is None or self._pixmap.size() != size:
            self._pixmap = self._looks.poster(self._info, size)
            self._pixmap.setDevicePixelRatio(ratio)
            self.update()

    @guarded_giving(False)
    def event(self, event: QEvent) -> bool:
        """Paint again when the pointer comes or goes."""
        if event.type() in (QEvent.Type.Enter, QEvent.Type.Leave):
            self.update()
        return super().event(event)


class StartPage(Page):
    """Choose a game, go on with a match, or open another page."""

    play = Signal(object)
    learn = Signal(object)
    rules = Signal(object)
    decks = Signal(object)
    resume = Signal(object)
    opened = Signal(str)

    def __init__(self, looks: Looks) -> None:
        super().__init__(in_words("Tabletop"), width=0)
        self.heading.setProperty("role", "display")
        self._looks = looks
        self._games_shown: tuple[GameInfo, ...] = ()
        self.back_button.hide()
        links = QWidget()
        row = FlowLayout(links, right=True)
        for name, words in (
            ("saves", in_words("Saved matches")),
            ("statistics", in_words("Statistics")),
            ("workbench", in_words("Card workbench")),
            ("settings", in_words("Settings")),
            ("keys", in_words("Keys")),
            ("about", in_words("About")),
            ("quit", in_words("Quit")),
        ):
            link = button(words)
            link.clicked.connect(lambda _=False, name=name: self.opened.emit(name))
            row.addWidget(link)
        links.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self.top.addWidget(links, 3)
        self._continue = QVBoxLayout()
        self._continue.setSpacing(8)
        self.body.addLayout(self._continue)
        self.body.addStretch(1)
        self._games = QWidget()
        self._grid = FlowLayout(self._games, gap=24, even=True)
        self.body.addWidget(self._games)
        self.body.addStretch(2)
        self._tiles: list[PosterButton] = []
        self._first: QAbstractButton | None = None

    def set_looks(self, looks: Looks) -> None:
        """Draw everything anew after a setting has changed."""
        self._looks = looks
        self.show_games(self._games_shown)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Give the tiles the width that there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        width = self._tile_width()
        for tile in self._tiles:
            tile.set_width(width)
            plate = tile.parentWidget()
            if plate is not None:
                plate.setFixedWidth(width + 24)

    def _tile_width(self) -> int:
        """Fit as many tiles side by side as have room, and let them fill it."""
        room = self.width() - 2 * 24 - 16
        count = max(1, min(len(self._games_shown), room // (LEAST_TILE + 48)))
        wide = (room - 24 * (count - 1)) // count - 28
        below = 130 + round(210 * self._looks.scale)
        high = round((self.height() - below) * 16 / 9)
        return max(LEAST_TILE, min(wide, max(high, LEAST_TILE)))

    def show_games(self, games: Sequence[GameInfo]) -> None:
        """Show the games, each on a tile of its own."""
        self._games_shown = tuple(games)
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        again = self._first in self._tiles
        self._tiles = []
        for info in games:
            self._grid.addWidget(self._tile(info))
        self._fit()
        if again:
            self._first = None
        if self._first is None and self._tiles:
            self._first = self._tiles[0]

    def show_done(self) -> None:
        """Say anew how many lessons are done."""
        self.show_games(self._games_shown)

    def show_unfinished(self, matches: Sequence[Unfinished]) -> None:
        """Show the matches that can be gone on with, the latest first."""
        empty(self._continue)
        self._first = self._tiles[0] if self._tiles else None
        if not matches:
            return
        latest = matches[0]
        go = button(
            in_words("Continue {latest}", latest=latest.title),
            main=True,
            hint=f"{latest.players}, {latest.when}",
        )
        go.clicked.connect(lambda: self.resume.emit(latest))
        self._first = go
        verbs = QWidget()
        row = FlowLayout(verbs)
        row.addWidget(go)
        if len(matches) > 1:
            more = button(in_words("All {matches} unfinished matches", matches=len(matches)))
            more.clicked.connect(lambda: self.opened.emit("saves"))
            row.addWidget(more)
        self._continue.addWidget(verbs)
        self._continue.addWidget(label(f"{latest.players} · {latest.when}", "dim"))

    def first_focus(self) -> None:
        """Begin on the latest match, else on the first game."""
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _tile(self, info: GameInfo) -> QWidget:
        plate = card_frame()
        column = QVBoxLayout(plate)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        picture = PosterButton(info, self._looks)
        picture.clicked.connect(lambda: self.play.emit(info))
        self._tiles.append(picture)
        column.addWidget(picture)
        column.addWidget(label(info.title, "heading"))
        column.addWidget(label(summary_of(info)))
        seats = (
            in_words(
                "{least_seats} to {most_seats} players",
                least_seats=info.least_seats,
                most_seats=info.most_seats,
            )
            if info.most_seats > info.least_seats
            else (
                in_words("1 player")
                if info.most_seats == 1
                else in_words("{most_seats} players", most_seats=info.most_seats)
            )
        )
        own = "" if info.bundled else in_words(" · your own game")
        column.addWidget(label(seats + own + _lessons_done(info), "dim"))
        column.addStretch(1)
        verbs = QWidget()
        row = FlowLayout(verbs)
        for words, signal, main in (
            (in_words("Play"), self.play, True),
            (in_words("Learn"), self.learn, False),
            (in_words("Rules"), self.rules, False),
            *(
                ((in_words("Decks"), self.decks, False),)
                if (info.folder / "decks").is_dir()
                else ()
            ),
        ):
            verb = button(words, main=main)
            verb.setAccessibleName(f"{words}: {info.title}")
            verb.clicked.connect(lambda _=False, signal=signal: signal.emit(info))
            row.addWidget(verb)
        column.addWidget(verbs)
        return plate


def _lessons_done(info: GameInfo) -> str:
    """Say how many lessons of a game are done, where it has any."""
    done, lessons = how_many_done(info)
    if not lessons:
        return ""
    return in_words(" · {done} of {lessons} lessons done", done=done, lessons=lessons)
