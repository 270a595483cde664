"""All shortcuts, and where most of them are changed."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QGridLayout, QKeySequenceEdit

from tabletop.engine.message import in_words
from tabletop.table.keys import KEYS, PLACES, Key, clash, keys_of
from tabletop.table.pages.parts import Halves, Page, button, label


class KeysPage(Page):
    """The legend, which is also where keys are set. ``changed`` carries all that differ."""

    changed = Signal(object)

    def __init__(self, changed: Mapping[str, str]) -> None:
        super().__init__(in_words("Keys"), width=0)
        self._changed = dict(changed)
        self._edits: dict[str, QKeySequenceEdit] = {}
        self.body.addWidget(
            label(in_words("Click into a field and press other keys to change them."), "dim")
        )
        self._note = label("", "danger")
        self._note.hide()
        self.body.addWidget(self._note)
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
        grid.addWidget(label(in_words(key.words)), row, 1)
        if key.fixed:
            grid.addWidget(label(key.keys, "strong"), row, 0)
            return
        edit = QKeySequenceEdit(QKeySequence(keys_of(key.name, self._changed)))
        edit.setMaximumSequenceLength(1)
        edit.setAccessibleName(in_words("Keys for: {key}", key=in_words(key.words)))
        edit.setMaximumWidth(220)
        edit.setMinimumWidth(140)
        edit.editingFinished.connect(lambda key=key: self._edited(key))
        grid.addWidget(edit, row, 0)
        self._edits[key.name] = edit

    def _edited(self, key: Key) -> None:
        edit = self._edits[key.name]
        keys = edit.keySequence().toString(QKeySequence.SequenceFormat.PortableText)
        other = clash(key.name, keys, self._changed) if keys else None
        if not keys or other is not None:
            edit.setKeySequence(QKeySequence(keys_of(key.name, self._changed)))
            if other is not None:
                self._note.setText(
                    in_words("{keys} is taken: {other}.", keys=keys, other=in_words(other.words))
                )
                self._note.show()
            return
        self._note.hide()
        self._changed.pop(key.name, None)
        if keys != key.keys:
            self._changed[key.name] = keys
        self.changed.emit(dict(self._changed))

    def _reset(self) -> None:
        self._changed.clear()
        self._note.hide()
        for name, edit in self._edits.items():
            edit.setKeySequence(QKeySequence(keys_of(name, {})))
        self.changed.emit({})
