"""All shortcuts, and where most of them are changed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit, QLineEdit

from tabletop.engine.message import in_words
from tabletop.table.announcing import announce
from tabletop.table.keys import KEYS, PLACES, Key, keys_of, usable, why_not
from tabletop.table.pages.parts import SIDES, Halves, Page, button, label

_PLAIN = QKeySequence.SequenceFormat.PortableText
_NATIVE = QKeySequence.SequenceFormat.NativeText


class KeysPage(Page):
    """The legend, which is also where keys are set. ``changed`` carries all that differ."""

    changed = Signal(object)

    def __init__(self, changed: Mapping[str, str]) -> None:
        super().__init__(in_words("Keys"), width=0)
        self._changed = usable(changed)
        self._edits: dict[str, QKeySequenceEdit] = {}
        hint = in_words(
            "To change keys, click into their field or go there with Tab, and press others. Tab "
            "goes on to the next field."
        )
        self.body.addWidget(label(hint, "dim"))
        self._note = label("", "danger")
        self._note.setContentsMargins(SIDES, 0, SIDES, 8)
        self._note.hide()
        self.column.insertWidget(1, self._note)
        halves = Halves()
        self.body.addWidget(halves)
        for number, (place, words) in enumerate(PLACES.items()):
            column = halves.right if number % 2 else halves.left
            column.addWidget(label(in_words(words), "heading"))
            grid = QGridLayout()
            grid.setColumnStretch(1, 1)
            grid.setHorizontalSpacing(16)
            grid.setVerticalSpacing(6)
            for row, key in enumerate(key for key in KEYS if key.where == place):
                self._add(grid, row, key)
            column.addLayout(grid)
        reset = button(in_words("Set all keys back"))
        reset.clicked.connect(self._reset)
        self.body.addWidget(reset, 0, Qt.AlignmentFlag.AlignLeft)
        self.body.addStretch(1)

    def _add(self, grid: QGridLayout, row: int, key: Key) -> None:
        words = in_words(key.words)
        grid.addWidget(label(words), row, 1)
        if key.fixed:
            called = ", ".join(map(_called, key.keys.split(", ")))
            grid.addWidget(label(called, "strong"), row, 0)
            return
        edit = QKeySequenceEdit(QKeySequence(keys_of(key.name, self._changed)))
        edit.setMaximumSequenceLength(1)
        for named in (edit, *edit.findChildren(QLineEdit)):
            named.setAccessibleName(in_words("Keys for: {key}", key=words))
        edit.setMinimumWidth(140)
        edit.editingFinished.connect(lambda key=key: self._edited(key))
        grid.addWidget(edit, row, 0)
        self._edits[key.name] = edit

    def _edited(self, key: Key) -> None:
        edit = self._edits[key.name]
        keys = edit.keySequence().toString(_PLAIN)
        if keys == keys_of(key.name, self._changed):
            return
        called = edit.keySequence().toString(_NATIVE)
        refusal = why_not(key.name, keys, self._changed, called)
        self._tell(refusal or "")
        if refusal is not None:
            edit.setKeySequence(QKeySequence(keys_of(key.name, self._changed)))
            return
        self._changed.pop(key.name, None)
        if keys != key.keys:
            self._changed[key.name] = keys
        self.changed.emit(dict(self._changed))

    def _tell(self, refusal: str) -> None:
        """Say above the list why keys were refused; '' says nothing."""
        self._note.setText(refusal)
        self._note.setVisible(bool(refusal))
        announce(self, refusal, at_once=True)

    def _reset(self) -> None:
        self._changed.clear()
        self._tell("")
        for name, edit in self._edits.items():
            edit.setKeySequence(QKeySequence(keys_of(name, {})))
        self.changed.emit({})


def _called(keys: str) -> str:
    """Write fixed keys as the system does, or in words."""
    words = {
        "Arrows": in_words("Arrows"),
        "Ctrl+Wheel": in_words("Ctrl+Wheel"),
        "as at the table": in_words("as at the table"),
    }
    return words.get(keys) or QKeySequence(keys).toString(_NATIVE) or keys
