"""The start screen: the games with their pictures, and matches to go on with."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.library.info import GameInfo
from tabletop.table.guard import guarded
from tabletop.table.looks import Looks
from tabletop.table.pages.parts import SIDES, Page, button, empty, label
from tabletop.table.pages.tile import FORMS, LEAST, Form, GameTile, PosterButton, Verb
from tabletop.table.panels.flow import FlowLayout


class Unfinished(NamedTuple):
    """A match that can be gone on with. ``when`` is in words."""

    path: Path
    game: str
    title: str
    players: str
    when: str


GAP = 24


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
        self._links = QWidget()
        row = QHBoxLayout(self._links)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self._elsewhere = (
            ("saves", in_words("Saved matches")),
            ("statistics", in_words("Statistics")),
            ("workbench", in_words("Card workbench")),
            ("settings", in_words("Settings")),
            ("keys", in_words("Keys")),
            ("about", in_words("About")),
            ("quit", in_words("Quit")),
        )
        for name, words in self._elsewhere:
            link = button(words)
            link.clicked.connect(lambda _=False, name=name: self.opened.emit(name))
            row.addWidget(link)
        self.menu_button = button(in_words("Menu"))
        self.menu_button.clicked.connect(self.open_menu)
        self.menu_button.hide()
        self.top.addWidget(self._links, 0, Qt.AlignmentFlag.AlignTop)
        self.top.addWidget(self.menu_button, 0, Qt.AlignmentFlag.AlignTop)
        self._continue = QVBoxLayout()
        self._continue.setSpacing(8)
        self.body.addLayout(self._continue)
        self.body.addStretch(1)
        self._games = QWidget()
        self._grid = FlowLayout(self._games, gap=GAP, even=True)
        self.body.addWidget(self._games)
        self.body.addStretch(2)
        self._plates: list[GameTile] = []
        self._first: QAbstractButton | None = None

    def set_looks(self, looks: Looks) -> None:
        """Draw everything anew after a setting has changed."""
        self._looks = looks
        self.show_games(self._games_shown)

    @property
    def _tiles(self) -> list[PosterButton]:
        return [plate.poster for plate in self._plates]

    def open_menu(self) -> None:
        """Open the menu that holds the ways to other pages where they have no room in a row."""
        menu = QMenu(self)
        menu.setAccessibleName(in_words("Menu"))
        for name, words in self._elsewhere:
            entry = menu.addAction(words)
            entry.triggered.connect(lambda _=False, name=name: self.opened.emit(name))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.menu_button.mapToGlobal(QPoint(0, self.menu_button.height())))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Give the tiles the width that there is."""
        super().resizeEvent(event)
        self._fit()

    def _refit(self) -> None:
        """Fit, unless it has no size yet."""
        if self.parentWidget() is not None:
            self._fit()

    def _fit(self) -> None:
        """Give the links a row or a menu, and the tiles that form in which all can be seen."""
        self.heading.ensurePolished()
        self._links.ensurePolished()
        besides = self.heading.sizeHint().width() + 2 * SIDES + self.top.spacing()
        in_row = self._links.sizeHint().width() <= self.width() - besides
        self._links.setVisible(in_row)
        self.menu_button.setHidden(in_row)
        if not self._plates:
            return
        layout = self.layout()
        if layout is not None:
            layout.activate()
        form, columns = self._form()
        for plate in self._plates:
            plate.take(form, self._wide(columns))

    def _form(self) -> tuple[Form, int]:
        """Choose the form that shows most of those in which all tiles are in sight; where none is,
        that which shows most tiles. Give how many are side by side, too.
        """
        form, columns = FORMS[-1], 1
        for form in FORMS:
            columns = self._columns(form)
            if self._high(form, columns) <= self._room():
                break
        return form, columns

    def _columns(self, form: Form) -> int:
        least = LEAST[form] * self._looks.scale
        fit = max(1, int((self._across() + GAP) // (least + GAP)))
        rows = -(-len(self._plates) // fit)
        return -(-len(self._plates) // rows)

    def _high(self, form: Form, columns: int) -> int:
        needs = [plate.needs(form, self._wide(columns)) for plate in self._plates]
        rows = [max(needs[first : first + columns]) for first in range(0, len(needs), columns)]
        return sum(rows) + GAP * (len(rows) - 1)

    def _across(self) -> int:
        bar = 0 if self.area is None else self.area.verticalScrollBar().sizeHint().width()
        return self.width() - 2 * SIDES - bar

    def _wide(self, columns: int) -> int:
        return (self._across() - GAP * (columns - 1)) // columns

    def _room(self) -> int:
        """Tell how high the tiles can be while nothing scrolls."""
        margins = self.body.contentsMargins()
        taken = margins.top() + margins.bottom() + 3 * self.body.spacing()
        above = self._continue.sizeHint().height()
        high = self.height() if self.area is None else self.area.height()
        return high - taken - above

    def show_games(self, games: Sequence[GameInfo]) -> None:
        """Show the games, each on a tile of its own."""
        self._games_shown = tuple(games)
        while (item := self._grid.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        again = self._first in self._tiles
        self._plates = [GameTile(info, self._looks, self._verbs(info)) for info in games]
        for plate in self._plates:
            self._grid.addWidget(plate)
        self._refit()
        if again:
            self._first = None
        if self._first is None and self._plates:
            self._first = self._plates[0].poster

    def show_done(self) -> None:
        """Say anew how many lessons are done."""
        self.show_games(self._games_shown)

    def show_unfinished(self, matches: Sequence[Unfinished]) -> None:
        """Show the matches that can be gone on with, the latest first."""
        empty(self._continue)
        self._first = self._tiles[0] if self._tiles else None
        if not matches:
            self._refit()
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
        self._refit()

    def first_focus(self) -> None:
        """Begin on the latest match, else on the first game."""
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    def _verbs(self, info: GameInfo) -> tuple[Verb, ...]:
        verbs = [
            (in_words("Play"), self.play),
            (in_words("Learn"), self.learn),
            (in_words("Rules"), self.rules),
        ]
        if (info.folder / "decks").is_dir():
            verbs.append((in_words("Decks"), self.decks))
        return tuple((words, partial(signal.emit, info)) for words, signal in verbs)
