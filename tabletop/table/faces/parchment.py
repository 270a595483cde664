"""The framed look: parchment and brass in the deck's room, plainer for cards of user's games."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from tabletop.table.faces import body
from tabletop.table.faces.body import Canvas, Words
from tabletop.table.faces.picture import outline_of, paint_picture, paint_rivets
from tabletop.table.faces.text import fit_line
from tabletop.table.theme.colours import faded, mixed
from tabletop.table.theme.grain import Grain


def paint_face(canvas: Canvas) -> None:
    """Paint a card's face."""
    if canvas.height < body.NUMBERS_FROM:
        _paint_small(canvas)
        return
    _paint_paper(canvas)
    width = canvas.rect.width()
    words = body.words_for(canvas, width * 0.8, (0.24, 0.31, 0.4))
    foot = words.height / canvas.height + 0.07 if words.height else 0.045
    typed = canvas.height >= body.TYPE_FROM
    ribbon = 0.055 if typed else 0.0
    window = canvas.part(0.085, 0.155, 0.83, 0.845 - foot - ribbon)
    _paint_window(canvas, window)
    _paint_title(canvas)
    if typed:
        _paint_ribbon(canvas, window.bottom(), ribbon * canvas.height)
    _paint_words(canvas, words, window.bottom() + ribbon * canvas.height)
    _paint_numbers(canvas, window)


def _paint_small(canvas: Canvas) -> None:
    """Paint the name over the picture: all that is read on a small card."""
    painter, theme, rect = canvas.painter, canvas.theme, canvas.rect
    style = theme.style(canvas.sheet.style)
    outline = body.body_path(rect)
    named = canvas.height >= 44
    strip = canvas.part(0, 0.73, 1, 0.27) if named else QRectF()
    paint_picture(
        painter, canvas.part(0.06, 0.05, 0.88, 0.68 if named else 0.9), outline, canvas.sheet, style
    )
    if named:
        painter.save()
        painter.setClipPath(outline)
        painter.fillRect(strip, theme.colour("card"))
        painter.restore()
        room = strip.adjusted(rect.width() * 0.05, 0, -rect.width() * 0.05, -canvas.height * 0.02)
        body.write_small_name(canvas, room, Qt.AlignmentFlag.AlignHCenter)
    _edge(canvas)


def _edge(canvas: Canvas) -> None:
    body.paint_edge(canvas, canvas.theme.colour("card_edge"), 0.008)


def _paint_paper(canvas: Canvas) -> None:
    painter, theme, rect = canvas.painter, canvas.theme, canvas.rect
    paper, shade, trim = (theme.colour(name) for name in ("card", "card_shade", "card_trim"))
    outline = body.body_path(rect)
    painter.fillPath(outline, paper)
    if theme.face == "parchment" and not theme.high_contrast:
        painter.save()
        painter.setClipPath(outline)
        grain = Grain(f"paper {canvas.sheet.id}")
        painter.setPen(Qt.PenStyle.NoPen)
        for _ in range(7):
            spot = QPointF(rect.width() * grain.part(), rect.height() * grain.part())
            reach = rect.height() * grain.between(0.1, 0.3)
            stain = QRadialGradient(spot, reach)
            stain.setColorAt(0, faded(shade, 0.55))
            stain.setColorAt(1, faded(shade, 0.0))
            painter.setBrush(stain)
            painter.drawEllipse(spot, reach, reach)
        burnt = QRadialGradient(rect.center(), rect.height() * 0.66)
        burnt.setColorAt(0.62, faded(shade, 0.0))
        burnt.setColorAt(1, faded(shade, 1.0))
        painter.fillRect(rect, burnt)
        painter.restore()
    _edge(canvas)
    painter.setPen(QPen(trim, max(0.8, canvas.height * 0.005)))
    inset = canvas.height * 0.022
    frame = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(frame, inset, inset)
    if theme.face == "parchment":
        _corners(painter, frame, canvas)


def _corners(painter: QPainter, frame: QRectF, canvas: Canvas) -> None:
    """Paint brass mounts on the corners of the frame."""
    size = canvas.height * 0.052
    painter.save()
    painter.setPen(QPen(canvas.theme.colour("card_edge"), max(0.6, canvas.height * 0.003)))
    brass = QLinearGradient(frame.topLeft(), frame.topLeft() + QPointF(size, size))
    trim = canvas.theme.colour("card_trim")
    brass.setColorAt(0, mixed(trim, canvas.theme.colour("card"), 0.5))
    brass.setColorAt(1, trim)
    for corner, across, down in (
        (frame.topLeft(), 1, 1),
        (frame.topRight(), -1, 1),
        (frame.bottomRight(), -1, -1),
        (frame.bottomLeft(), 1, -1),
    ):
        mount = QPainterPath(corner)
        mount.lineTo(corner + QPointF(across * size, 0))
        mount.quadTo(
            corner + QPointF(across * size * 0.35, down * size * 0.35),
            corner + QPointF(0, down * size),
        )
        mount.closeSubpath()
        painter.fillPath(mount, trim)
        painter.drawPath(mount)
    painter.restore()


def _paint_title(canvas: Canvas) -> None:
    tall = canvas.height
    box = canvas.part(0.09, 0.035, 0.82, 0.112)
    if canvas.sheet.numbers:
        box.setLeft(box.left() + canvas.rect.width() * (0.165 if tall >= 150 else 0.24))
    canvas.fits &= fit_line(
        canvas.painter,
        canvas.fonts,
        box,
        canvas.sheet.name,
        "display" if tall >= 140 else "title",
        (tall * (0.084 if tall >= 140 else 0.12), max(6.5, tall * 0.042)),
        canvas.theme.colour("card_ink"),
        lines=2,
    )


def _paint_window(canvas: Canvas, window: QRectF) -> None:
    painter, theme = canvas.painter, canvas.theme
    style = theme.style(canvas.sheet.style)
    outline = outline_of(canvas.sheet.shape, window)
    shape = outline.boundingRect()
    inset = shape.height() * 0.06
    paint_picture(
        painter, shape.adjusted(inset, inset, -inset, -inset), outline, canvas.sheet, style
    )
    thick = max(1.2, canvas.height * 0.014)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    trim, edge = theme.colour("card_trim"), theme.colour("card_edge")
    join = Qt.PenJoinStyle.MiterJoin
    for colour, width in ((edge, thick), (trim, thick * 0.6)):
        painter.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, join))
        painter.drawPath(outline)
    if canvas.sheet.shape == "porthole":
        centre, radius = shape.center(), shape.width() / 2
        painter.setPen(QPen(trim, thick * 2.6))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(QPen(edge, max(0.8, thick * 0.25)))
        for way in (-1, 1):
            painter.drawEllipse(centre, radius + way * thick * 1.3, radius + way * thick * 1.3)
        paint_rivets(painter, centre, radius, mixed(trim, theme.colour("card"), 0.65))


def _paint_ribbon(canvas: Canvas, top: float, tall: float) -> None:
    """Paint the type of the card on a band under the picture."""
    painter, theme = canvas.painter, canvas.theme
    wide = canvas.rect.width() * 0.52
    box = QRectF(canvas.rect.center().x() - wide / 2, top - tall * 0.5, wide, tall)
    tail = tall * 0.42
    band = QPainterPath(box.topLeft())
    band.lineTo(box.topRight())
    band.lineTo(box.right() - tail, box.center().y())
    band.lineTo(box.bottomRight())
    band.lineTo(box.bottomLeft())
    band.lineTo(box.left() + tail, box.center().y())
    band.closeSubpath()
    painter.setBrush(theme.colour("card_dim"))
    painter.setPen(QPen(theme.colour("card"), max(0.6, canvas.height * 0.003)))
    painter.drawPath(band)
    canvas.fits &= fit_line(
        painter,
        canvas.fonts,
        box.adjusted(tail * 1.6, 0, -tail * 1.6, 0),
        canvas.sheet.label.upper(),
        "title",
        (tall * 0.82, 5.5),
        theme.colour("card"),
    )


def _paint_words(canvas: Canvas, words: Words, top: float) -> None:
    theme = canvas.theme
    room = canvas.rect.bottom() - canvas.height * 0.045 - top
    y = top + max(0.0, (room - words.height) / 2)
    accent = theme.colour("card_trim")
    wide = canvas.rect.width() * 0.8
    x = canvas.rect.center().x() - wide / 2
    for paragraph, colour in ((words.text, "card_ink"), (words.flavour, "card_dim")):
        if paragraph is not None:
            box = QRectF(x, y, wide, paragraph.height)
            paragraph.paint(canvas.painter, box, theme.colour(colour), accent, centred=True)
            y += paragraph.height + max(body.LEAST_TEXT, canvas.height * 0.044) * body.PARAGRAPH_GAP


def _paint_numbers(canvas: Canvas, window: QRectF) -> None:
    """Paint the first number on a medallion in the corner, the second opposite to it."""
    tall = canvas.height
    size = tall * (0.215 if tall < 150 else 0.18)
    first = canvas.rect.topLeft() + QPointF(size * 0.64, size * 0.6)
    spots = (first, QPointF(canvas.rect.right() - size * 0.62, window.bottom() - size * 0.2))
    for number, spot in zip(canvas.sheet.numbers, spots, strict=False):
        _medallion(canvas, spot, size, number.short)


def _medallion(canvas: Canvas, spot: QPointF, size: float, text: str) -> None:
    painter, theme = canvas.painter, canvas.theme
    edge, card = theme.colour("card_edge"), theme.colour("card")
    painter.setPen(QPen(edge, max(0.8, size * 0.05)))
    brass = QLinearGradient(spot - QPointF(0, size / 2), spot + QPointF(0, size / 2))
    trim = theme.colour("card_trim")
    brass.setColorAt(0, mixed(trim, card, 0.55))
    brass.setColorAt(1, trim)
    painter.setBrush(brass)
    painter.drawEllipse(spot, size / 2, size / 2)
    painter.setPen(QPen(edge, max(0.6, size * 0.025)))
    painter.setBrush(card)
    painter.drawEllipse(spot, size * 0.405, size * 0.405)
    box = QRectF(spot.x() - size * 0.37, spot.y() - size * 0.4, size * 0.74, size * 0.8)
    canvas.fits &= fit_line(
        painter, canvas.fonts, box, text, "number", (size * 0.72, 7.0), theme.colour("card_ink")
    )
