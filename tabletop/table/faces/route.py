"""A course on a card: its stops as a line of stations."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from tabletop.table.faces.body import Canvas
from tabletop.table.faces.patterns import paint_pattern
from tabletop.table.faces.text import fit_line
from tabletop.table.theme import Style


def paint_route(canvas: Canvas, rect: QRectF, style: Style) -> None:
    """Paint the stops of a course from the top down, with their names where there is room."""
    painter = canvas.painter
    paint_pattern("parsecs", painter, canvas.rect, style.line, canvas.sheet.id)
    stops = tuple(str(stop) for stop in canvas.sheet.facts.get("stops", ()))
    if not stops:
        return
    step = rect.height() / len(stops)
    x = rect.left() + rect.width() * 0.16
    painter.setPen(QPen(style.accent, max(1.0, canvas.height * 0.008)))
    painter.drawLine(QPointF(x, rect.top() + step / 2), QPointF(x, rect.bottom() - step / 2))
    for number, stop in enumerate(stops):
        y = rect.top() + step * (number + 0.5)
        size = min(step * 0.3, canvas.height * 0.018)
        painter.setBrush(style.accent if number == 0 else style.art)
        painter.setPen(QPen(style.accent, max(1.0, canvas.height * 0.006)))
        painter.drawEllipse(QPointF(x, y), size, size)
        if step >= 8:
            box = QRectF(x + size * 3, y - step / 2, rect.right() - x - size * 3, step)
            name = stop.replace("-", " ").title()
            fit_line(
                painter,
                canvas.fonts,
                box,
                name,
                "label",
                (min(step * 0.8, 17.0), 6.0),
                style.emblem,
                Qt.AlignmentFlag.AlignLeft,
            )
