"""The preview: what is hovered, else what is selected, else what the player aims at."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QPixmap, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from tabletop.engine.message import in_words
from tabletop.table.glossary import Glossary, name_of
from tabletop.table.guard import guarded
from tabletop.table.panels.card_text import CardText
from tabletop.table.rich import NO_WORDS, WORD, keywords_in, rich

SIDES = 12
"""Pixels between the edge of a panel and what it says, at text of the usual size."""

LOW = 420
"""In a panel lower than so many pixels the text gets more room than the picture."""

WORDS = "words"
"""Where in a sheet its words are explained."""


class Pictures(Protocol):
    """What the preview needs of whoever draws cards."""

    def face(self, definition: str | None, back: str, side: int, size: QSize) -> QPixmap:
        """Draw a card, or its back when the definition is None, to fit into a size."""

    def icon(self, name: str, pixels: int) -> QPixmap:
        """Draw an icon of running text."""

    def called(self, name: str) -> str:
        """Say what an icon is called; '' where nothing is told."""

    def meaning(self, name: str) -> str:
        """Say what an icon is called and means; '' where nothing is told."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A card as the preview tells of it. ``definition`` is None for one that isn't known.

    ``values`` are its printed numbers and icons. ``states`` say what can be seen of it now;
    ``causes`` what changes it, and why.
    """

    name: str
    definition: str | None = None
    back: str = ""
    side: int = 0
    kind: str = ""
    text: str = ""
    flavour: str = ""
    values: tuple[str, ...] = ()
    states: tuple[str, ...] = ()
    causes: tuple[str, ...] = ()
    can: tuple[str, ...] = ()


class PreviewPanel(QFrame):
    """Shows a sheet: its picture, its whole text, its keywords explained.

    Words of the game's glossary say what they mean when pointed at, and below the card when chosen
    or when all are to be explained.
    """

    rule_asked = Signal(str)

    def __init__(
        self, pictures: Pictures, glossary: Glossary, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self.setAccessibleName(in_words("Preview"))
        self._pictures = pictures
        self._glossary = glossary
        self._explains = False
        self._asked: tuple[int, ...] = ()
        self._goal = ""
        self._selected: Sheet | None = None
        self._shown: Sheet | None = None
        self._picture = QLabel()
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._text = CardText(pictures.called)
        self._text.setObjectName("sheet")
        self._text.setAccessibleName(in_words("What the card says"))
        self._text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._text.anchorClicked.connect(self._clicked)
        column = self._column = QVBoxLayout(self)
        column.addWidget(self._picture)
        column.addWidget(self._text, 1)
        self.set_scale(1.0)
        self._show(None)

    @property
    def shown(self) -> Sheet | None:
        """The sheet that is shown now."""
        return self._shown

    @property
    def words(self) -> str:
        """What the panel says."""
        return self._text.words

    def set_pictures(self, pictures: Pictures) -> None:
        """Have somebody else draw the cards from now on."""
        self._pictures = pictures
        self._text.set_called(pictures.called)
        self._show(self._shown)

    def set_glossary(self, glossary: Glossary) -> None:
        """Explain other words from now on: those of another game, or of another language."""
        self._glossary = glossary
        self._asked = ()
        self._show(self._shown)

    def set_scale(self, scale: float) -> None:
        """Keep more room at the edges where text is larger."""
        self._scale = scale
        side = round(SIDES * scale)
        self._column.setContentsMargins(side, side, side, round(SIDES * 2 / 3 * scale))
        self._column.setSpacing(round(8 * scale))

    def set_goal(self, goal: str) -> None:
        """Say what the player aims at; it is shown while no card is."""
        if goal != self._goal:
            self._goal = goal
            if self._shown is None:
                self._show(None)

    def hover(self, sheet: Sheet | None) -> None:
        """Show what the pointer or the focus is on; None goes back to what is selected."""
        self._show(sheet if sheet is not None else self._selected)

    def select(self, sheet: Sheet | None) -> None:
        """Show a card for as long as it is selected."""
        self._selected = sheet
        self._show(sheet)

    def explain(self) -> None:
        """Explain all words of the card that is shown, and of those after it; again: no more.

        The focus goes to the card's text, and the card stays.
        """
        self._explains = not self._explains
        self._selected = self._shown
        self._show(self._shown)
        if self._explains:
            self._text.setFocus(Qt.FocusReason.ShortcutFocusReason)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Draw the picture again for the new size."""
        super().resizeEvent(event)
        self._draw()

    def _show(self, sheet: Sheet | None) -> None:
        if sheet != self._shown:
            self._asked = ()
        self._shown = sheet
        if sheet is None:
            goal = f"<p>{rich(self._goal)}</p>" if self._goal else ""
            self._text.write(goal + in_words(_IDLE), self._icon)
        else:
            words = words_of(sheet, self._glossary)
            explained = words if self._explains else self._asked
            page = sheet_html(sheet, self._glossary, self._pictures.meaning, explained)
            self._text.write(page, self._icon)
            self._point_out_words()
        # Also where no card is shown any more: the next player must not be read the last one.
        self._text.setAccessibleDescription(self._text.words)
        self._draw()

    def _icon(self, name: str) -> QPixmap:
        return self._pictures.icon(name, self.fontMetrics().height())

    def _point_out_words(self) -> None:
        """Have words of the glossary look like the text they stand in, but for dots under them."""
        document = self._text.document()
        ink = self.palette().text()
        block = document.begin()
        while block.isValid():
            fragments = block.begin()
            while not fragments.atEnd():
                piece = fragments.fragment()
                shape = piece.charFormat()
                href = shape.anchorHref()
                if href.startswith(WORD):
                    term = self._glossary.terms[int(href.removeprefix(WORD))]
                    shape.setToolTip(f"<p>{html.escape(term.meaning)}</p>")
                    shape.setForeground(ink)
                    shape.setUnderlineStyle(shape.UnderlineStyle.DotLine)
                    cursor = QTextCursor(document)
                    cursor.setPosition(piece.position())
                    end = piece.position() + piece.length()
                    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                    cursor.setCharFormat(shape)
                fragments += 1
            block = block.next()

    def _draw(self) -> None:
        if self._shown is None:
            self._picture.hide()
            return
        share = 0.5 if self.height() > LOW * self._scale else 0.36
        height = max(90, min(round(self.height() * share), 520))
        size = QSize(max(60, self.width() - 40), height)
        face = self._pictures.face(self._shown.definition, self._shown.back, self._shown.side, size)
        self._picture.setPixmap(face)
        self._picture.show()

    def _clicked(self, url: QUrl) -> None:
        text = url.toString()
        if text.startswith("rule:"):
            self.rule_asked.emit(text.removeprefix("rule:"))
        elif text.startswith(WORD):
            asked = int(text.removeprefix(WORD))
            self._asked = (asked, *(word for word in self._asked if word != asked))
            self._show(self._shown)
            self._text.scrollToAnchor(WORDS)


_IDLE = "<p><i>Point at a card, or move the focus onto it, to read it here.</i></p>"


def words_of(sheet: Sheet, glossary: Glossary) -> tuple[int, ...]:
    """List the words of a sheet that the glossary explains, by number."""
    lines = (sheet.kind, *sheet.values, *sheet.causes, *sheet.can, sheet.text)
    return glossary.said_in("\n".join(lines))


def sheet_html(
    sheet: Sheet,
    glossary: Glossary = NO_WORDS,
    meaning: Callable[[str], str] = lambda _name: "",
    explained: Sequence[int] = (),
) -> str:
    """Write a sheet: name, kind, values, text, words explained, states and their causes.

    Keywords in its text are always explained, other words of the glossary where ``explained``.
    """

    def marked(text: str) -> str:
        return rich(text, meaning, glossary)

    parts = [f"<h3>{html.escape(sheet.name)}</h3>"]
    if sheet.kind:
        parts.append(f"<p><i>{marked(sheet.kind)}</i></p>")
    if sheet.values:
        parts.append(f"<p>{marked(' · '.join(sheet.values))}</p>")
    parts += _list(in_words("Lies here"), sheet.states)
    parts += [
        in_words("<p><b>Now:</b> {marked}</p>", marked=marked(cause)) for cause in sheet.causes
    ]
    if sheet.text:
        parts.append(f"<p>{marked(sheet.text)}</p>")
    parts += _list(in_words("You can"), sheet.can)
    if sheet.flavour:
        parts.append(f"<p><i>{html.escape(sheet.flavour)}</i></p>")
    keywords = glossary.said_in("".join(f"{{keyword:{word}}}" for word in keywords_in(sheet.text)))
    words = dict.fromkeys((*keywords, *explained))
    if words:
        parts.append(f'<a name="{WORDS}"></a>')
    for word in words:
        term = glossary.terms[word]
        sign = "".join(f"{{{form}}} " for form in term.forms if form.startswith("icon:"))
        called = f"{rich(sign)}<b>{html.escape(name_of(term))}</b>"
        parts.append(f"<p>{called}: {rich(term.meaning, meaning)}</p>")
    return "".join(parts)


def _list(title: str, lines: Sequence[str]) -> list[str]:
    if not lines:
        return []
    return [f"<p><b>{title}:</b> {rich('; '.join(lines))}</p>"]


class LargePreview(QLabel):
    """A card as large as the table allows, for as long as a key is held."""

    def __init__(self, parent: QWidget, face: Callable[[QSize], QPixmap]) -> None:
        super().__init__(parent)
        self.setObjectName("large")
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        room = parent.size()
        self.setPixmap(face(QSize(room.width() * 8 // 10, room.height() * 9 // 10)))
        self.setGeometry(parent.rect())
        self.show()
        self.raise_()
