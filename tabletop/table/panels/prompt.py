"""The prompt line: a sentence to whoever must act, and verbs to answer with."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QMenu,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from tabletop.engine.message import in_words
from tabletop.table.guard import guarded
from tabletop.table.later import later
from tabletop.table.panels.flow import FlowLayout

MARGIN = 8
HINT, HINT_BELOW = 1, 3
"""Where the hint stands in the column: below the sentence, or below the verbs."""
REFUSED = "✕"
"""The sign before a refusal. It may come from another font, which makes its line higher."""
WIDE = 10_000
"""So many pixels that any words take one line."""
MOST_OFF = 2
"""More verbs than this that can't be done now are shown only when they are asked for."""


@dataclass(frozen=True, slots=True)
class Verb:
    """A button of the prompt line. ``reason`` says why its verb can't be done now; '' means it can.

    ``name`` comes back when it is pressed; ``consequence`` is shown before it counts. Verbs of a
    ``group`` are behind one button of that name.
    """

    name: str
    words: str
    reason: str = ""
    consequence: str = ""
    main: bool = False
    group: str = ""


class _VerbButton(QPushButton):
    """A verb. A click takes no focus from the table; ``keyed`` comes when a key is pressed."""

    keyed = Signal()

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setAutoDefault(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 Qt's name
        """Tell of the key before it does what it does."""
        self.keyed.emit()
        super().keyPressEvent(event)


class PromptLine(QScrollArea):
    """Says who must do what, what would follow, and why something was refused.

    It is as high as its words and verbs need, up to a limit; past that it scrolls. Room for a
    line below the sentence and for a row of verbs is kept even while it is empty, so that the
    table does not change its size with each question or refusal. A click on a verb takes no focus
    from the table. ``focus_lost`` comes when a verb that had it has made way for others, ``keyed``
    when a key was pressed on a verb.
    """

    pressed = Signal(str)
    number_given = Signal(int)
    rule_asked = Signal(str)
    focus_lost = Signal()
    keyed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._limit = 10_000
        self._grown = (0, 0)
        self._row = 0
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(in_words("Prompt line"))
        inner = self._inner = QFrame()
        inner.setProperty("role", "panel")
        self.setWidget(inner)
        self._sentence = _label("prompt")
        self._hint = _label("dim")
        self._refusal = _label("danger")
        self._refusal.setTextFormat(Qt.TextFormat.RichText)
        self._refusal.linkActivated.connect(self.rule_asked)
        self._refusal.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            | Qt.TextInteractionFlag.LinksAccessibleByMouse
        )
        self._short_refusal = _label("danger")
        self._short_refusal.setParent(inner)
        self._short_refusal.setTextFormat(Qt.TextFormat.RichText)
        self._short_refusal.setText(f"{REFUSED} <a href='rule'>Rule</a>")
        self._short_refusal.hide()
        self._verbs = QWidget()
        self._verbs.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._flow = FlowLayout(self._verbs)
        column = self.column = QVBoxLayout(inner)
        for part in (self._sentence, self._hint, self._refusal, self._verbs):
            column.addWidget(part)
        column.addStretch(1)
        self._margin = MARGIN
        self.set_scale(1.0)
        self._shown: tuple[tuple[Verb, ...], tuple[int, int] | None] = ((), None)

    @property
    def sentence(self) -> str:
        """What the line says now."""
        return self._sentence.text()

    @property
    def refusal(self) -> str:
        """The reason that is shown for what was refused, without its link."""
        return self._refusal.accessibleName() if not self._refusal.isHidden() else ""

    def say(
        self,
        sentence: str,
        hint: str = "",
        verbs: Sequence[Verb] = (),
        bounds: tuple[int, int] | None = None,
    ) -> None:
        """Show a sentence with its verbs; an earlier refusal goes. ``bounds`` ask for a number."""
        self._sentence.setText(sentence)
        self._sentence.setAccessibleName(sentence)
        self._hint.setText(hint)
        self._refusal.hide()
        self._hint.setVisible(bool(hint))
        if (tuple(verbs), bounds) != self._shown:
            self._show_verbs(tuple(verbs), bounds)
        self.fit()

    def refuse(self, reason: str, rule: str | None) -> None:
        """Show why something can't be done, with the rule that opens there; the hint makes way."""
        link = in_words(' <a href="{rule}">Read rule {rule}</a>', rule=rule) if rule else ""
        self._refusal.setText(f"{REFUSED} {_escaped(reason)}{link}")
        self._refusal.setAccessibleName(reason)
        self._hint.hide()
        self._refusal.show()
        self.fit()
        self.ensureWidgetVisible(self._refusal)

    def set_scale(self, scale: float) -> None:
        """Keep more room at the edges where text is larger."""
        self._margin = round(MARGIN * scale)
        side = round(2 * MARGIN * scale)
        self.column.setContentsMargins(side, self._margin, side, self._margin)
        self.column.setSpacing(round(6 * scale))

    def set_limit(self, height: int) -> None:
        """Take at most this height."""
        self._limit = height
        self.fit()

    def fit(self) -> None:
        """Be as high as everything needs at this width, up to the limit. Past it the hint makes way
        for the verbs, which then are what is in sight below the sentence.
        """
        self._place_hint(HINT)
        self.column.invalidate()
        wanted = self.column.totalHeightForWidth(self.width()) + 2
        over = wanted > self._limit
        if over:
            self._place_hint(HINT_BELOW)
            bar = self.verticalScrollBar().sizeHint().width()
            wanted = self.column.totalHeightForWidth(self.width() - bar) + 2
        self.setFixedHeight(min(self._kept(wanted), self._limit))

    def _place_hint(self, place: int) -> None:
        if self.column.indexOf(self._hint) != place:
            self.column.removeWidget(self._hint)
            self.column.insertWidget(place, self._hint)

    def _kept(self, wanted: int) -> int:
        """Give the height to keep: one that was needed before at this width stays, up to one line
        more than a sentence, a line below it and a row of verbs take.
        """
        self._short_refusal.ensurePolished()
        refusal = self._short_refusal.heightForWidth(WIDE)
        line = max(self._hint.fontMetrics().lineSpacing(), refusal)
        shown = [b.sizeHint().height() for b in self.buttons() if not b.isHidden()]
        self._row = max(shown, default=self._row or 2 * line)
        plain = self._sentence.heightForWidth(WIDE) + line + self._row
        frame = self._inner.contentsMargins()
        plain += 2 * self.column.spacing() + 2 * self._margin + frame.top() + frame.bottom() + 2
        width, height = self._grown
        grown = max(wanted, height if width == self.width() else 0)
        self._grown = (self.width(), min(grown, plain + line))
        return max(wanted, plain, self._grown[1])

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Another width needs another height."""
        super().resizeEvent(event)
        self.fit()

    @guarded
    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 Qt's name
        """Another size of text needs another height."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self._grown, self._row = (0, 0), 0
            later(self, self.fit)

    def buttons(self) -> list[QPushButton]:
        """List the verbs on show, in order."""
        found = []
        for index in range(self._flow.count()):
            item = self._flow.itemAt(index)
            widget = item.widget() if item is not None else None
            if isinstance(widget, QPushButton):
                found.append(widget)
        return found

    def take_focus(self) -> None:
        """Put the focus on the first verb that can be pressed; to go back is the last of them."""
        ready = [b for b in self.buttons() if not b.property("off") and not b.isHidden()]
        if ready:
            ready[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_verbs(self, verbs: tuple[Verb, ...], bounds: tuple[int, int] | None) -> None:
        had_focus = any(button.hasFocus() for button in self.buttons())
        while (item := self._flow.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        if bounds is not None:
            self._add_number(*bounds)
        off = [verb for verb in verbs if verb.reason and not verb.group]
        hidden = off if len(off) > MOST_OFF else []
        for verb in verbs:
            if verb.group:
                continue
            button = self._button(verb)
            button.setHidden(verb in hidden)
            self._flow.addWidget(button)
        if hidden:
            self._add_more(len(hidden))
        for group in dict.fromkeys(verb.group for verb in verbs if verb.group):
            self._flow.addWidget(self._group(group, [v for v in verbs if v.group == group]))
        self._shown = (verbs, bounds)
        self._verbs.setVisible(bool(verbs) or bounds is not None)
        self._verbs.updateGeometry()
        if had_focus:
            self.focus_lost.emit()

    def _button(self, verb: Verb) -> QPushButton:
        button = _VerbButton(_button_words(verb), self._verbs)
        button.keyed.connect(self.keyed)
        button.setToolTip(verb.reason or verb.consequence)
        why_not = in_words("Not now: {reason}", reason=verb.reason) if verb.reason else ""
        parts = (verb.words.rstrip("."), verb.consequence, why_not)
        button.setAccessibleName(". ".join(part for part in parts if part))
        button.setProperty("primary", verb.main)
        button.setProperty("off", bool(verb.reason))
        button.clicked.connect(lambda _=False, name=verb.name: self.pressed.emit(name))
        return button

    def _group(self, title: str, verbs: Sequence[Verb]) -> QPushButton:
        """Make a button that opens a menu of verbs that should not be in the way."""
        button = _VerbButton(title.replace("&", "&&"), self._verbs)
        button.setAccessibleName(title)
        button.setProperty("flat", True)
        menu = QMenu(button)
        menu.setAccessibleName(title)
        menu.setToolTipsVisible(True)
        for verb in verbs:
            entry = menu.addAction(_button_words(verb))
            entry.setEnabled(not verb.reason)
            entry.setToolTip(verb.reason or verb.consequence)
            entry.triggered.connect(lambda _=False, name=verb.name: self.pressed.emit(name))
        button.setMenu(menu)
        return button

    def _add_more(self, count: int) -> None:
        more = _VerbButton(in_words("{count} that can't be done now", count=count), self._verbs)
        more.setAccessibleName(
            in_words("Show {count} more that can't be done now, and why not", count=count)
        )
        more.setProperty("flat", True)

        def show() -> None:
            more.hide()
            for button in self.buttons():
                button.setHidden(button is more)
            self.fit()

        more.clicked.connect(show)
        self._flow.addWidget(more)

    def _add_number(self, low: int, high: int) -> None:
        box = QSpinBox()
        box.setRange(low, high)
        box.setAccessibleName(in_words("A number from {low} to {high}", low=low, high=high))
        choose = _VerbButton(in_words("Choose this number"))
        choose.setAccessibleName(in_words("Choose this number"))
        choose.setProperty("primary", True)
        choose.clicked.connect(lambda: self.number_given.emit(box.value()))
        self._flow.addWidget(box)
        self._flow.addWidget(choose)


def _button_words(verb: Verb) -> str:
    words = f"{verb.words.rstrip('.')}: {verb.consequence}" if verb.consequence else verb.words
    return words.replace("&", "&&")


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    return label


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
