"""The queue: what was announced and hasn't happened yet, newest on top, and who may react."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tabletop.controller.model import QueueEntry
from tabletop.engine.message import in_words
from tabletop.table.panels.card_text import CardText
from tabletop.table.panels.preview import SIDES, Pictures
from tabletop.table.rich import rich, spoken

MOST = 0.42
"""The panel takes at most this part of the height that its column has; past that it scrolls."""


class QueuePanel(QFrame):
    """Lists the queue; it is not there while nothing waits."""

    card_named = Signal(str)

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAccessibleName(in_words("Queue"))
        self._pictures = pictures
        self._shown: tuple[tuple[QueueEntry, ...], tuple[str, ...]] = ((), ())
        self._limit = 300
        self._title = QLabel(in_words("Waits to happen"))
        self._title.setProperty("role", "heading")
        self._text = CardText(pictures.called)
        self._text.setObjectName("sheet")
        self._text.setAccessibleName(in_words("What waits to happen, the newest first"))
        self._text.anchorClicked.connect(self._clicked)
        self._text.document().documentLayout().documentSizeChanged.connect(lambda _size: self.fit())
        self._text.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._title)
        column.addWidget(self._text)
        self.set_scale(1.0)
        self.hide()

    @property
    def words(self) -> str:
        """What the panel says."""
        return self._text.words

    def set_pictures(self, pictures: Pictures) -> None:
        """Have somebody else draw the icons from now on."""
        self._pictures = pictures
        self._text.set_called(pictures.called)
        self._write()

    def set_scale(self, scale: float) -> None:
        """Keep more room at the edges where text is larger."""
        side, small = round(SIDES * scale), round(SIDES * 2 / 3 * scale)
        self._column.setContentsMargins(side, small, side, small)
        self._column.setSpacing(round(4 * scale))

    def show_queue(self, entries: Sequence[QueueEntry], reacting: Sequence[str]) -> None:
        """Show what waits, what happens first on top; without anything the panel goes."""
        shown = (tuple(entries), tuple(reacting))
        if shown != self._shown:
            self._shown = shown
            self._write()
        self.setVisible(bool(entries))

    def set_limit(self, height: int) -> None:
        """Give the height of the column that the panel is in."""
        self._limit = max(80, round(height * MOST))
        self.fit()

    def fit(self) -> None:
        """Be as high as the words need, up to the limit."""
        around = max(8, self._text.height() - self._text.viewport().height())
        wanted = math.ceil(self._text.document().size().height()) + around
        if self._text.maximumHeight() != min(wanted, self._limit):
            self._text.setFixedHeight(min(wanted, self._limit))

    def _write(self) -> None:
        entries, reacting = self._shown
        height = round(self.fontMetrics().height() * 0.85)
        page = "".join([*map(self._entry, entries), _reacting_html(reacting)])
        self._text.write(page, lambda name: self._pictures.icon(name, height))
        said = [f"{e.spoken}. {spoken(e.text, self._pictures.called)}" for e in entries]
        self._text.setAccessibleDescription(" ".join([*said, *reacting]))
        self.fit()

    def _entry(self, entry: QueueEntry) -> str:
        name = html.escape(entry.name)
        if entry.definition is not None:
            name = f'<a href="card:{html.escape(entry.definition)}">{name}</a>'
        first = f"<b>{name}</b> · {html.escape(entry.whose)}"
        if entry.cancelled:
            first = in_words("<s>{first}</s> cancelled", first=first)
        parts = [first]
        if entry.targets:
            parts.append(f"→ {html.escape(', '.join(entry.targets))}")
        if entry.text and not entry.cancelled:
            parts.append(f"<small>{rich(entry.text, self._pictures.meaning)}</small>")
        return f"<p style='margin: 0 0 6px 0'>{'<br>'.join(parts)}</p>"

    def _clicked(self, url: QUrl) -> None:
        text = url.toString()
        if text.startswith("card:"):
            self.card_named.emit(text.removeprefix("card:"))


def _reacting_html(lines: Sequence[str]) -> str:
    if not lines:
        return ""
    words = "<br>".join(html.escape(line) for line in lines)
    return f"<p style='margin: 0'><i>{words}</i></p>"
