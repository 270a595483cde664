"""A game's charts: the ledger as a table, and its line as a plot."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt

from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.games.definition import Chart
from tabletop.table.pages.parts import Page, label
from tabletop.table.panels.figures import FigureTable
from tabletop.table.plots import Ink, Plot, line
from tabletop.table.words import plain


class LedgerPage(Page):
    """Shows a game's charts, one below the other."""

    def __init__(self, title: str, charts: Sequence[Chart], ink: Ink) -> None:
        super().__init__(title)
        for chart in charts:
            words = plain(chart.title)
            self.body.addWidget(label(words, "heading"))
            if len(chart.line) > 1:
                self.body.addWidget(Plot(line(chart.line, chart.axes), _told(chart), ink))
            if chart.rows:
                headings = [plain(heading) for heading in chart.headings]
                self.body.addWidget(
                    FigureTable(words, headings, chart.rows, wide=min(1, len(headings) - 1))
                )
            else:
                self.body.addWidget(label(in_words("Nothing has been written in it yet."), "dim"))
        if not charts:
            self.body.addWidget(label(in_words("This game keeps no ledger."), "dim"))
        self.body.addStretch(1)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)


def _told(chart: Chart) -> str:
    """Say in words what a chart's line shows."""
    return in_words(
        "A plot: {axes} over {axes2}, from {line} to {line2}",
        axes=chart.axes[1],
        axes2=chart.axes[0],
        line=spoken().part(chart.line[0][1], 0),
        line2=spoken().part(chart.line[-1][1], 0),
    )
