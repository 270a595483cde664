"""The window: pages on a stack, a notice above them, shortcuts, and the settings put to work."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from pathlib import Path
from string import Template
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QMainWindow,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.table import desk
from tabletop.table.guard import guarded
from tabletop.table.keys import KEYS, keys_of, usable
from tabletop.table.later import later
from tabletop.table.looks import Looks, MakeFaces, zoom_for
from tabletop.table.pages.parts import Page
from tabletop.table.panels.notice import Notice
from tabletop.table.settings import TEXT_SIZES, Settings, write
from tabletop.table.tongue import speak_as_chosen
from tabletop.table.wishes import when_contrast_changes

if TYPE_CHECKING:
    from tabletop.table.theme import Theme

_PANELS = """
QPushButton[off="true"] { background: transparent; color: $dim; border: 2px dashed $edge; }
QPushButton[off="true"]:focus { border: 5px double $focus; }
QComboBox::down-arrow { width: 0; height: 0; border-left: 5px solid $panel_raised;
  border-right: 5px solid $panel_raised; border-top: 7px solid $dim; margin-right: 8px; }
QTextBrowser#sheet { border: none; background: transparent; padding: 0; }
"""

TITLE = "Tabletop"
MOST_MISTAKES = 8
"""So many of the last mistakes are remembered, to be reported."""


def sheet_of(theme: Theme) -> str:
    """Give the theme's style sheet with what the panels of this window need besides."""
    colours = {name: colour.name() for name, colour in theme.colours().items()}
    return theme.stylesheet() + Template(_PANELS).substitute(colours)


def palette_of(theme: Theme) -> QPalette:
    """Give the colours that a style sheet can't set: those of links and of what is hinted at."""
    palette = QPalette()
    for role, name in (
        (QPalette.ColorRole.Link, "accent_text"),
        (QPalette.ColorRole.LinkVisited, "accent_text"),
        (QPalette.ColorRole.PlaceholderText, "dim"),
        (QPalette.ColorRole.Text, "ink"),
        (QPalette.ColorRole.WindowText, "ink"),
        (QPalette.ColorRole.ButtonText, "ink"),
        (QPalette.ColorRole.Window, "panel"),
        (QPalette.ColorRole.Base, "panel_raised"),
        (QPalette.ColorRole.Button, "panel_raised"),
        (QPalette.ColorRole.Highlight, "accent"),
        (QPalette.ColorRole.HighlightedText, "on_accent"),
    ):
        palette.setColor(role, theme.colour(name))
    return palette


class TableWindow(QMainWindow):
    """Shows one page at a time. What the pages are about is :mod:`tabletop.table.tour`'s affair.

    ``mistakes`` are the last ones of the program, written out; ``dropped`` comes with the path of a
    file that was let go over the window, ``report_wanted`` when a problem should be reported.
    """

    page_changed = Signal()
    closing = Signal()
    language_changed = Signal()
    dropped = Signal(object)
    report_wanted = Signal()

    def __init__(self, settings: Settings, make_faces: MakeFaces) -> None:
        super().__init__()
        self.settings = settings
        self._make_faces = make_faces
        self.mistakes: deque[str] = deque(maxlen=MOST_MISTAKES)
        self.setAcceptDrops(True)
        self.looks = Looks(settings, make_faces)
        self.setWindowTitle(TITLE)
        self.setMinimumSize(QSize(640, 480))
        self.notice = Notice()
        self.notice.left.connect(self._focus_page)
        self._stack = QStackedWidget()
        middle = QWidget()
        middle.setProperty("role", "page")
        middle.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self._stack, 1)
        self.setCentralWidget(middle)
        self._pages: list[QWidget] = []
        self._rooms: dict[QWidget, str] = {}
        self._dressed: Theme | None = None
        self._shortcuts: dict[str, QShortcut] = {}
        self._handlers: dict[str, Callable[[], None]] = {
            "full_screen": self.toggle_full_screen,
            "larger": lambda: self._text(1),
            "smaller": lambda: self._text(-1),
            "mute": self._mute,
            "quit": self._quit,
        }
        self._rezoom = QTimer(self)
        self._rezoom.setSingleShot(True)
        self._rezoom.setInterval(150)
        self._rezoom.timeout.connect(self._resized)
        self._unmuted = settings.volume or 60
        when_contrast_changes(self._contrast_changed)

    # --- pages -----------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        """The page on show."""
        return self._pages[-1]

    def pages(self) -> list[QWidget]:
        """List the pages that lie on each other, the one on show last."""
        return list(self._pages)

    def push(self, page: QWidget, room: str = "") -> None:
        """Lay a page on top; ``room`` gives it a game's look, else that below stays."""
        below = self._rooms[self.page] if self._pages else "plain"
        self._rooms[page] = room or below
        self._pages.append(page)
        self.dress()
        self._stack.addWidget(page)
        self._colour_links(page)
        self._stack.setCurrentWidget(page)
        if isinstance(page, Page):
            page.back.connect(self.pop)
        self._turned()

    def pop(self) -> None:
        """Take the page on top away; the first one stays."""
        if len(self._pages) > 1:
            self._remove()
            self._turned()

    def pop_to(self, page: QWidget) -> None:
        """Take away everything that lies on a page."""
        while len(self._pages) > 1 and self.page is not page:
            self._remove()
        self._turned()

    def replace_first(self, page: QWidget) -> None:
        """Put another page in the place of the one below all others."""
        old, self._pages[0] = self._pages[0], page
        self._rooms[page] = self._rooms.pop(old)
        self._stack.addWidget(page)
        self._colour_links(page)
        self._stack.setCurrentWidget(self.page)
        self._stack.removeWidget(old)
        old.hide()
        old.deleteLater()

    def _remove(self) -> None:
        page = self._pages.pop()
        self._stack.setCurrentWidget(self.page)
        self._stack.removeWidget(page)
        self._rooms.pop(page, None)
        page.hide()
        page.deleteLater()

    def _turned(self) -> None:
        self.dress()
        self._set_shortcuts_on()
        self._focus_page()
        self.page_changed.emit()

    def _focus_page(self) -> None:
        first_focus = getattr(self.page, "first_focus", None)
        if first_focus is not None:
            first_focus()

    # --- looks -----------------------------------------------------------------------------

    def dress(self) -> None:
        """Give the window the look of the page's room."""
        theme = self.looks.theme(self._rooms[self.page])
        if theme is not self._dressed:
            self._dressed = theme
            application = QApplication.instance()
            assert isinstance(application, QApplication)
            application.setPalette(palette_of(theme))
            self.setStyleSheet(sheet_of(theme))
            self._colour_links(self)

    def _colour_links(self, within: QWidget) -> None:
        """Have labels with links read anew: they keep the colours of when they were written."""
        for label in within.findChildren(QLabel):
            if label.textFormat() == Qt.TextFormat.RichText and label.text():
                words = label.text()
                label.clear()
                label.setText(words)

    def set_settings(self, settings: Settings) -> None:
        """Keep settings and put them to work at once."""
        old, self.settings = self.settings, settings
        try:
            write(desk.settings_file(), settings)
        except OSError as error:
            if desk.unkept() is None:
                self.notice.tell(
                    in_words("The settings can't be kept: {error}.", error=reason_of(error))
                )
        if settings.volume:
            self._unmuted = settings.volume
        if settings.full_screen != old.full_screen:
            self.fill_screen()
        seen = ("motion", "scheme", "text")
        if any(getattr(old, name) != getattr(settings, name) for name in seen):
            self._look_anew(self.looks.zoom)
        if dict(settings.keys) != dict(old.keys):
            self.bind_keys({})
        if settings.language != old.language:
            self._speak(settings.language)
        for page in self.pages():
            show_settings = getattr(page, "show_settings", None)
            if show_settings is not None:
                show_settings(settings)

    def _speak(self, language: str) -> None:
        note = speak_as_chosen(language)
        if note is not None:
            self.notice.tell(note)
        self._look_anew(self.looks.zoom)
        self.language_changed.emit()

    def _contrast_changed(self) -> None:
        """Take the colours that the desktop asks for now, unless the player has chosen some."""
        if self.settings.scheme == "system":
            self._look_anew(self.looks.zoom)

    def _look_anew(self, zoom: float) -> None:
        self.looks = Looks(self.settings, self._make_faces, zoom)
        self.dress()
        for page in self.pages():
            set_looks = getattr(page, "set_looks", None)
            if set_looks is not None:
                set_looks(self.looks)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Have larger text in a much larger window, once its size is settled."""
        super().resizeEvent(event)
        if zoom_for(self.width(), self.height()) != self.looks.zoom:
            self._rezoom.start()

    def _resized(self) -> None:
        zoom = zoom_for(self.width(), self.height())
        if zoom != self.looks.zoom:
            self._look_anew(zoom)

    def fill_screen(self) -> None:
        """Fill the screen, or go back to a window, as the settings say."""
        if self.settings.full_screen:
            self.showFullScreen()
        else:
            self.showNormal()

    def toggle_full_screen(self) -> None:
        """Change between window and full screen."""
        self.set_settings(self.settings._replace(full_screen=not self.settings.full_screen))

    def _quit(self) -> None:
        self.close()

    def _text(self, step: int) -> None:
        place = TEXT_SIZES.index(self.settings.text) + step
        if 0 <= place < len(TEXT_SIZES):
            self.set_settings(self.settings._replace(text=TEXT_SIZES[place]))

    def _mute(self) -> None:
        volume = 0 if self.settings.volume else self._unmuted
        self.set_settings(self.settings._replace(volume=volume))

    # --- keys ------------------------------------------------------------------------------

    def bind_keys(self, handlers: Mapping[str, Callable[[], None]]) -> None:
        """Make a shortcut for each of these, and the window's own, by the player's keys."""
        self._handlers.update(handlers)
        for shortcut in self._shortcuts.values():
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts = {}
        changed = usable(self.settings.keys)
        for key in KEYS:
            if key.name in self._handlers and not key.fixed:
                keys = QKeySequence(keys_of(key.name, changed))
                shortcut = QShortcut(keys, self)
                shortcut.activated.connect(self._handlers[key.name])
                self._shortcuts[key.name] = shortcut
        self._set_shortcuts_on()

    def _set_shortcuts_on(self) -> None:
        """Let shortcuts work only where they mean something, so that letters can be typed."""
        if not self._pages:
            return
        offered = getattr(self.page, "shortcuts_of", ("anywhere",))
        for key in KEYS:
            if key.name in self._shortcuts:
                self._shortcuts[key.name].setEnabled(key.where in offered)

    # --- files -----------------------------------------------------------------------------

    @guarded
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:  # noqa: N802 Qt's name
        """Take one file that lies on this computer."""
        if _file_of(event.mimeData()) is not None:
            event.acceptProposedAction()

    @guarded
    def dropEvent(self, event: QDropEvent) -> None:  # noqa: N802 Qt's name
        """Have the file opened once the drag is over."""
        path = _file_of(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            later(self, lambda: self.dropped.emit(path))

    @guarded
    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 Qt's name
        """Have everything put on record before the window goes."""
        self.closing.emit()
        super().closeEvent(event)


def _file_of(dragged: QMimeData) -> Path | None:
    urls = dragged.urls()
    if len(urls) != 1 or not urls[0].isLocalFile():
        return None
    return Path(urls[0].toLocalFile())
