"""A game's charts: the ledger as a table, and its line as a plot."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from tabletop.engine.message import in_words
from tabletop.games.definition import Chart
from tabletop.table.guard import guarded
from tabletop.table.pages.parts import Page, label
from tabletop.table.pages.statistics import FigureTable
from tabletop.table.words import plain


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a plot."""

    ground: str
    text: str
    line: str


def plot(chart: Chart, size: QSize, ink: Ink, pixels: float = 14) -> QPixmap:
    """Draw a chart's line with matplotlib, which is imported only now."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure
    from matplotlib.ticker import FuncFormatter, MaxNLocator

    dots = 100
    figure = Figure(figsize=(size.width() / dots, size.height() / dots), dpi=dots)
    FigureCanvasAgg(figure)
    figure.set_facecolor(ink.ground)
    axes = figure.add_subplot()
    axes.set_facecolor(ink.ground)
    points = pixels * 72 / dots
    across, up = [x for x, _ in chart.line], [y for _, y in chart.line]
    axes.plot(across, up, color=ink.line, marker="o", markersize=4, linewidth=2)
    axes.set_xlabel(chart.axes[0], color=ink.text, fontsize=points)
    axes.set_ylabel(chart.axes[1], color=ink.text, fontsize=points)
    axes.tick_params(colors=ink.text, labelsize=points * 0.9)
    axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:,.0f}"))
    axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    axes.grid(visible=True, color=ink.text, alpha=0.15)
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(ink.text)
    figure.tight_layout()
    data = io.BytesIO()
    figure.savefig(data, format="png", facecolor=ink.ground)
    pixmap = QPixmap()
    pixmap.loadFromData(data.getvalue())
    return pixmap


class Plot(QLabel):
    """A plot that is drawn again when its size changes."""

    def __init__(self, chart: Chart, ink: Ink) -> None:
        super().__init__()
        self._chart = chart
        self._ink = ink
        self.setMinimumSize(280, 240)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(340)
        self.setAccessibleName(
            in_words(
                "A plot: {axes} over {axes2}, from {line} to {line2}",
                axes=chart.axes[1],
                axes2=chart.axes[0],
                line=f"{chart.line[0][1]:,.0f}",
                line2=f"{chart.line[-1][1]:,.0f}",
            )
        )

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Draw for the new size and the screen's own pixel ratio."""
        super().resizeEvent(event)
        ratio = self.devicePixelRatioF()
        pixels = self.fontMetrics().height() * 0.8 * ratio
        picture = plot(self._chart, self.size() * ratio, self._ink, pixels)
        picture.setDevicePixelRatio(ratio)
        self.setPixmap(picture)


class LedgerPage(Page):
    """Shows a game's charts, one below the other."""

    def __init__(self, title: str, charts: Sequence[Chart], ink: Ink) -> None:
        super().__init__(title)
        for chart in charts:
            words = plain(chart.title)
            self.body.addWidget(label(words, "heading"))
            if len(chart.line) > 1:
                self.body.addWidget(Plot(chart, ink))
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
