"""What a report of a problem says: of the program, of the window, and of what went wrong."""

from __future__ import annotations

import json
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QLabel, QPlainTextEdit

from tabletop.engine.message import in_words
from tabletop.session.report import Report
from tabletop.table.pages.parts import Page, label

WIDEST: Final = 900
"""The greatest width of the picture, in pixels."""


class ReportPage(Page):
    """Shows a report to whoever mends it."""

    def __init__(self, report: Report) -> None:
        super().__init__(in_words("Report of a problem"))
        about = dict(report.about)
        faults = [str(fault) for fault in about.pop("faults", ())]
        self._text(in_words("What was found"), "\n".join(faults))
        self._text(in_words("The last mistakes"), report.mistakes)
        self._text(in_words("The program"), json.dumps(about, indent=1, ensure_ascii=False))
        image = QImage.fromData(report.picture or b"")
        if not image.isNull():
            self.body.addWidget(label(in_words("The table"), "heading"))
            shown = QLabel()
            picture = QPixmap.fromImage(image)
            width = min(WIDEST, picture.width())
            smooth = Qt.TransformationMode.SmoothTransformation
            shown.setPixmap(picture.scaledToWidth(width, smooth))
            shown.setAccessibleName(in_words("Picture of the table"))
            self.body.addWidget(shown)
        self.body.addStretch(1)

    def _text(self, title: str, words: str) -> None:
        if not words:
            return
        self.body.addWidget(label(title, "heading"))
        text = QPlainTextEdit(words)
        text.setReadOnly(True)
        text.setAccessibleName(title)
        text.setMinimumHeight(160)
        self.body.addWidget(text)
