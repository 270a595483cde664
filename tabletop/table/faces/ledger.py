"""The typographic look of the traders' room: black sheets, thin rules, one block of colour."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPen

from tabletop.table.faces import body
from tabletop.table.faces.body import Canvas, Words
from tabletop.table.faces.picture import paint_picture
from tabletop.table.faces.route import paint_route
from tabletop.table.faces.text import fit_line
from tabletop.table.theme.colours import faded

_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


def paint_face(canvas: Canvas) -> None:
    """Paint a card's face."""
    painter, theme, rect = canvas.painter, canvas.theme, canvas.rect
    painter.fillPath(body.body_path(rect), theme.colour("card"))
    if canvas.height < body.NUMBERS_FROM:
        _paint_small(canvas)
        return
    words = body.words_for(canvas, rect.width() * 0.84, (0.24, 0.33, 0.42))
    ruled = canvas.height >= body.TEXT_FROM and any(
        number.whole != number.short for number in canvas.sheet.numbers
    )
    row = 0.062 if ruled else 0.0
    foot = words.height / canvas.height + 0.075 if words.height else 0.0
    foot += row + (0.03 if ruled and not words.height else 0.0)
    head = 0.275 if canvas.height < 150 else 0.235
    block = canvas.part(0, head, 1, 1 - head - foot)
    _paint_block(canvas, block, open_below=foot > 0)
    _paint_head(canvas, head)
    if ruled:
        _paint_row(canvas, block.bottom() + canvas.height * 0.012, row * canvas.height)
    _paint_words(canvas, words, block.bottom() + (row + 0.03) * canvas.height)
    _edge(canvas)


def _edge(canvas: Canvas) -> None:
    body.paint_edge(canvas, canvas.theme.colour("card_edge"), 0.006)


def _paint_small(canvas: Canvas) -> None:
    named = canvas.height >= 44
    _paint_block(canvas, canvas.part(0, 0.3 if named else 0, 1, 0.7 if named else 1), False)
    if named:
        body.write_small_name(canvas, canvas.part(0.06, 0.03, 0.88, 0.26), _LEFT)
    _edge(canvas)


def _paint_block(canvas: Canvas, block: QRectF, open_below: bool) -> None:
    """Paint the picture from edge to edge; it ends the card unless something is written below."""
    painter, sheet = canvas.painter, canvas.sheet
    outline = QPainterPath()
    outline.addRect(block)
    if not open_below:
        outline = outline.intersected(body.body_path(canvas.rect))
    style = canvas.theme.style(sheet.style)
    inset = min(block.width(), block.height()) * 0.07
    inner = block.adjusted(inset, inset, -inset, -inset)
    if sheet.shape == "route":
        painter.fillPath(outline, style.art)
        painter.save()
        painter.setClipPath(outline)
        paint_route(canvas, inner, style)
        painter.restore()
    else:
        paint_picture(painter, inner, outline, sheet, style)
    painter.setPen(QPen(canvas.theme.colour("card_trim"), max(1.0, canvas.height * 0.007)))
    painter.drawLine(block.topLeft(), block.topRight())


def _paint_head(canvas: Canvas, head: float) -> None:
    """Write the type, the name under it, and the number large at their right."""
    painter, theme, sheet = canvas.painter, canvas.theme, canvas.sheet
    tall = canvas.height
    typed = tall >= body.TYPE_FROM
    numbered = bool(sheet.numbers)
    short = sheet.numbers[0].short if numbered else ""
    share = 0.0 if not numbered else 0.22 if len(short) < 3 else 0.38
    stacked = not typed and share > 0.3
    if typed:
        label = canvas.part(0.07, 0.035, 0.5, 0.05)
        canvas.fits &= fit_line(
            painter,
            canvas.fonts,
            label,
            sheet.label.upper(),
            "title",
            (tall * 0.045, 5.5),
            theme.colour("card_trim"),
            _LEFT,
        )
    top = 0.088 if typed else 0.03
    name = canvas.part(0.07, top, 0.86 if stacked else 0.85 - share, head - top - 0.02)
    if stacked:
        name = canvas.part(0.07, 0.02, 0.88, 0.115)
    large = tall >= 180
    canvas.fits &= fit_line(
        painter,
        canvas.fonts,
        name,
        sheet.name,
        "display" if large else "title",
        (tall * (0.075 if large else 0.105), max(6.5, tall * 0.03)),
        theme.colour("card_ink"),
        _LEFT,
        lines=1 if stacked else 2 if typed else 3,
    )
    if numbered:
        warm = theme.colour("card_ink" if theme.high_contrast else "card_trim")
        above = 0.05 if typed else 0.105 if stacked else 0.0
        wide = 0.8 if stacked else share
        box = canvas.part(0.93 - wide, 0.03 + above, wide, head - 0.045 - above)
        canvas.fits &= fit_line(
            painter, canvas.fonts, box, short, "number", (tall * 0.24, 8.0), warm, _RIGHT
        )
        if typed:
            box = canvas.part(0.5, 0.035, 0.43, 0.05)
            words = sheet.numbers[0].label.upper()
            canvas.fits &= fit_line(
                painter,
                canvas.fonts,
                box,
                words,
                "label",
                (tall * 0.042, 5.5),
                theme.colour("card_dim"),
                _RIGHT,
            )


def _paint_row(canvas: Canvas, top: float, tall: float) -> None:
    """Write the numbers in full as a line of a ledger: what, and right of it how much."""
    painter, theme = canvas.painter, canvas.theme
    number = canvas.sheet.numbers[0]
    box = QRectF(
        canvas.rect.left() + canvas.rect.width() * 0.08, top, canvas.rect.width() * 0.84, tall
    )
    whole = QRectF(box)
    whole.setLeft(box.left() + box.width() * 0.36)
    label = QRectF(box)
    label.setRight(whole.left())
    canvas.fits &= fit_line(
        painter,
        canvas.fonts,
        label,
        number.label,
        "label",
        (tall * 0.72, 8.0),
        theme.colour("card_dim"),
        _LEFT,
    )
    canvas.fits &= fit_line(
        painter,
        canvas.fonts,
        whole,
        number.whole,
        "number",
        (tall * 0.76, 8.0),
        theme.colour("card_ink"),
        _RIGHT,
    )
    painter.setPen(QPen(faded(theme.colour("card_edge"), 0.9), max(0.7, canvas.height * 0.003)))
    painter.drawLine(box.bottomLeft(), box.bottomRight())


def _paint_words(canvas: Canvas, words: Words, top: float) -> None:
    theme = canvas.theme
    wide = canvas.rect.width() * 0.84
    box = QRectF(canvas.rect.left() + canvas.rect.width() * 0.08, top, wide, words.height)
    for paragraph, colour in ((words.text, "card_ink"), (words.flavour, "card_dim")):
        if paragraph is not None:
            paragraph.paint(
                canvas.painter, box, theme.colour(colour), theme.colour("card_trim"), centred=False
            )
            step = (
                paragraph.height + max(body.LEAST_TEXT, canvas.height * 0.044) * body.PARAGRAPH_GAP
            )
            box = box.translated(QPointF(0, step))
