"""Plots: lines and bars, drawn by matplotlib, which is imported only when one is shown."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from tabletop.engine.tongue import spoken
from tabletop.table.guard import guarded
from tabletop.table.theme import Theme

DOTS = 100
"""Dots to the inch; only the ratio to the size matters."""


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of a plot."""

    ground: str
    text: str
    line: str


def ink_of(theme: Theme) -> Ink:
    """Give the colours of plots in a theme."""
    ground, text, line = (theme.colour(name).name() for name in ("panel", "ink", "accent_text"))
    return Ink(ground, text, line)


Paint = Callable[[Any, Ink, float], None]
"""Paints into matplotlib's axes, with colours and a size of letters in points."""


def line(points: Sequence[tuple[float, float]], axes: tuple[str, str]) -> Paint:
    """Paint a line through points; ``axes`` name what goes across and what goes up."""

    def paint(area: Any, ink: Ink, letters: float) -> None:
        from matplotlib.ticker import FuncFormatter, MaxNLocator

        across, up = [x for x, _ in points], [y for _, y in points]
        area.plot(across, up, color=ink.line, marker="o", markersize=4, linewidth=2)
        area.set_xlabel(axes[0], color=ink.text, fontsize=letters)
        area.set_ylabel(axes[1], color=ink.text, fontsize=letters)
        area.yaxis.set_major_formatter(FuncFormatter(lambda value, _: spoken().part(value, 0)))
        area.xaxis.set_major_locator(MaxNLocator(integer=True))

    return paint


def bars(
    names: Sequence[str], came: Sequence[float], expected: Sequence[float], legend: tuple[str, str]
) -> Paint:
    """Paint for each name a bar for what came, and a mark across it for what was to be expected;
    ``legend`` calls the two by name.
    """

    def paint(area: Any, ink: Ink, letters: float) -> None:
        places = range(len(names))
        area.bar(places, came, width=0.6, color=ink.line, label=legend[0])
        area.scatter(
            places, expected, marker="_", s=900, linewidths=3, color=ink.text, label=legend[1]
        )
        area.set_xticks(list(places), list(names))
        area.set_ylim(bottom=0, top=1.1 * max((*came, *expected, 1)))
        shown = area.legend(
            loc="lower right",
            bbox_to_anchor=(1, 1),
            ncols=2,
            fontsize=letters,
            frameon=False,
            markerscale=0.3,
        )
        for words in shown.get_texts():
            words.set_color(ink.text)

    return paint


def picture(paint: Paint, size: QSize, ink: Ink, pixels: float = 14) -> QPixmap:
    """Draw a plot of a size with letters so many pixels high."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(size.width() / DOTS, size.height() / DOTS), dpi=DOTS)
    FigureCanvasAgg(figure)
    figure.set_facecolor(ink.ground)
    area = figure.add_subplot()
    area.set_facecolor(ink.ground)
    letters = pixels * 72 / DOTS
    area.tick_params(colors=ink.text, labelsize=letters * 0.9)
    area.grid(visible=True, axis="y", color=ink.text, alpha=0.15)
    for side, spine in area.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(ink.text)
    paint(area, ink, letters)
    figure.tight_layout()
    data = io.BytesIO()
    figure.savefig(data, format="png", facecolor=ink.ground)
    pixmap = QPixmap()
    pixmap.loadFromData(data.getvalue())
    return pixmap


class Plot(QLabel):
    """A plot that is drawn again when its size changes; ``told`` says it in words."""

    def __init__(self, paint: Paint, told: str, ink: Ink, height: int = 340) -> None:
        super().__init__()
        self._paint = paint
        self._ink = ink
        self.setMinimumWidth(280)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(height)
        self.setAccessibleName(told)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Draw for the new size and the screen's own pixel ratio."""
        super().resizeEvent(event)
        ratio = self.devicePixelRatioF()
        pixels = self.fontMetrics().height() * 0.8 * ratio
        drawn = picture(self._paint, self.size() * ratio, self._ink, pixels)
        drawn.setDevicePixelRatio(ratio)
        self.setPixmap(drawn)
