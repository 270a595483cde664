"""The cockpit's cards: a name plate, a lit window, icons in a column, values on plates below.

Every type has the same anatomy: name above; the icons of skills, capabilities or requirements at
the left of the picture; type, species and traits under it; the text; and at the foot the values,
those that matter most in the two corners.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from tabletop.table import icons
from tabletop.table.faces import body
from tabletop.table.faces.body import Canvas
from tabletop.table.faces.picture import paint_picture
from tabletop.table.faces.sheet import Sign, Stat
from tabletop.table.faces.text import fit_line
from tabletop.table.theme import Style
from tabletop.table.theme.colours import contrast, mixed, readable_on
from tabletop.table.theme.signs import sign_path

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
NUMBERS_FROM: Final = 74
"""Cards of this height and more show the values of their corners; lower ones only their name."""
CORNERS_UNTIL: Final = 150
"""Cards lower than this show only the two values of the corners."""
CUT: Final = 0.3
"""How much of a plate's height its cut corner takes."""


def paint_face(canvas: Canvas) -> None:
    """Paint a card's face."""
    painter, theme, tall = canvas.painter, canvas.theme, canvas.height
    painter.fillPath(body.body_path(canvas.rect), theme.colour("card"))
    style = theme.style(canvas.sheet.style)
    if tall < NUMBERS_FROM:
        _paint_small(canvas, style)
        return
    written = tall >= body.TEXT_FROM
    typed = tall >= body.TYPE_FROM
    head = _head(tall)
    foot = 0.085 if written else 0.13 if typed else 0.2
    lines = _stat_lines(canvas)
    foot_all = foot * len(lines) + 0.02 if lines else 0.03
    words = body.words_for(canvas, canvas.rect.width() * 0.88, (0.28, 0.38, 0.47))
    text = words.height / tall + 0.035 if words.height else 0.0
    kind = 0.075 if written else 0.07 if typed else 0.0
    if written and canvas.sheet.tags:
        kind += 0.05
    window = canvas.part(0, head, 1, max(0.12, 1 - head - kind - text - foot_all))
    _paint_window(canvas, window, style)
    _paint_name(canvas, head, style)
    _paint_signs(canvas, window, style)
    if typed:
        _paint_kind(canvas, QRectF(window.left(), window.bottom(), window.width(), kind * tall))
    _paint_words(canvas, words, window.bottom() + (kind + 0.015) * tall)
    _paint_stats(canvas, lines, 1 - foot_all, foot)
    _edge(canvas, style)


def _head(tall: float) -> float:
    """Give the part of the height that the name takes."""
    return 0.115 if tall >= body.TEXT_FROM else 0.15 if tall >= body.TYPE_FROM else 0.25


def pips_floor(rect: QRectF, pips: int) -> float:
    """Tell how far down the pips of a card lie: on its picture, clear of its values."""
    if rect.height() < NUMBERS_FROM:
        return rect.bottom()
    return rect.top() + rect.height() * (_head(rect.height()) + (0.17 if pips <= 5 else 0.32))


def _edge(canvas: Canvas, style: Style) -> None:
    body.paint_edge(canvas, mixed(canvas.theme.colour("card_edge"), style.accent, 0.25), 0.007)


def _paint_small(canvas: Canvas, style: Style) -> None:
    named = canvas.height >= 44
    window = canvas.part(0, 0.32 if named else 0, 1, 0.68 if named else 1)
    _paint_window(canvas, window, style)
    if named:
        body.write_small_name(canvas, canvas.part(0.06, 0.02, 0.88, 0.29), _LEFT)
    _edge(canvas, style)


def _paint_window(canvas: Canvas, window: QRectF, style: Style) -> None:
    outline = QPainterPath()
    outline.addRect(window)
    outline = outline.intersected(body.body_path(canvas.rect))
    inset = min(window.width(), window.height()) * 0.06
    signs = _sign_side(canvas, window) if canvas.sheet.signs else 0.0
    inner = window.adjusted(inset + signs * 0.8, inset, -inset, -inset)
    paint_picture(canvas.painter, inner, outline, canvas.sheet, style)
    painter = canvas.painter
    painter.setPen(QPen(style.accent, max(1.0, canvas.height * 0.008)))
    painter.drawLine(window.topLeft(), window.topRight())


def _paint_name(canvas: Canvas, head: float, style: Style) -> None:
    """Write the name beside a bar in the colour of the type."""
    tall = canvas.height
    bar = canvas.part(0, 0, 0.035, head)
    outline = QPainterPath()
    outline.addRect(bar)
    canvas.painter.fillPath(outline.intersected(body.body_path(canvas.rect)), style.accent)
    large = tall >= body.TEXT_FROM
    canvas.fits &= fit_line(
        canvas.painter,
        canvas.fonts,
        canvas.part(0.075, 0.012, 0.885, head - 0.02),
        canvas.sheet.name,
        "display" if large else "title",
        (tall * (0.068 if large else 0.11), max(6.5, tall * 0.03)),
        canvas.theme.colour("card_ink"),
        _LEFT,
        lines=1 if large else 2,
    )


def _sign_side(canvas: Canvas, window: QRectF) -> float:
    count = max(1, len(canvas.sheet.signs))
    return min(canvas.height * 0.125, window.height() * 0.92 / count, window.width() * 0.3)


def _paint_signs(canvas: Canvas, window: QRectF, style: Style) -> None:
    """Stand the icons in a column at the left of the window; an expert skill has a bright plate."""
    side = _sign_side(canvas, window)
    x = window.left() + canvas.rect.width() * 0.04
    y = window.top() + window.height() * 0.04
    for sign in canvas.sheet.signs:
        box = QRectF(x, y, side * 0.94, side * 0.94)
        _paint_sign(canvas, box, sign, style)
        y += side


def _paint_sign(canvas: Canvas, box: QRectF, sign: Sign, style: Style) -> None:
    painter, dark = canvas.painter, canvas.theme.colour("card")
    own = canvas.theme.sign(sign.icon)
    accent = style.accent if own is None else own.colour
    ground = accent if sign.strong else dark
    painter.setPen(QPen(accent, max(0.8, box.height() * 0.06)))
    painter.setBrush(ground)
    if own is None:
        painter.drawRoundedRect(box, box.height() * 0.16, box.height() * 0.16)
    else:
        painter.drawPath(sign_path(own.shape, box))
    if icons.known(sign.icon):
        inset = box.height() * (0.12 if own is None else 0.24)
        ink = readable_on(ground) if sign.strong else canvas.theme.colour("card_ink")
        icons.paint(painter, sign.icon, box.adjusted(inset, inset, -inset, -inset), ink)


def _paint_kind(canvas: Canvas, row: QRectF) -> None:
    """Write the type with its icon, and below it species, traits and keywords."""
    painter, theme, sheet = canvas.painter, canvas.theme, canvas.sheet
    tagged = canvas.height >= body.TEXT_FROM and bool(sheet.tags)
    first = QRectF(row)
    if tagged:
        first.setHeight(row.height() * 0.56)
    pad = canvas.rect.width() * 0.06
    side = first.height() * 0.8
    icon = QRectF(row.left() + pad, first.center().y() - side / 2, side, side)
    if icons.known(sheet.badge):
        icons.paint(painter, sheet.badge, icon, theme.colour("card_trim"))
    words = sheet.label
    if sheet.subtype:
        words = f"{words} · {sheet.subtype}"
    label = QRectF(first)
    label.setLeft(icon.right() + pad * 0.6)
    label.setRight(row.right() - pad)
    trim = theme.colour("card_ink" if theme.high_contrast else "card_trim")
    canvas.fits &= fit_line(
        painter, canvas.fonts, label, words.upper(), "title",
        (first.height() * 0.8, 5.5), trim, _LEFT,
    )  # fmt: skip
    if tagged:
        second = QRectF(row.left() + pad, first.bottom(), row.width() - 2 * pad, 0)
        second.setBottom(row.bottom())
        canvas.fits &= fit_line(
            painter, canvas.fonts, second, " · ".join(sheet.tags), "label",
            (second.height() * 0.92, 5.5), theme.colour("card_dim"), _LEFT,
        )  # fmt: skip


def _paint_words(canvas: Canvas, words: body.Words, top: float) -> None:
    if not words.height:
        return
    rect, theme = canvas.rect, canvas.theme
    box = QRectF(rect.left() + rect.width() * 0.06, top, rect.width() * 0.88, words.height)
    if words.text is not None:
        ink, trim = theme.colour("card_ink"), theme.colour("card_trim")
        words.text.paint(canvas.painter, box, ink, trim, centred=False)
        words.text.paint_stripes(canvas.painter, box, theme.stripe)
    if words.flavour is not None:
        box.setTop(box.bottom() - words.flavour.height)
        dim = theme.colour("card_dim")
        words.flavour.paint(canvas.painter, box, dim, dim, centred=False)


def _stat_lines(canvas: Canvas) -> tuple[tuple[Stat, ...], ...]:
    """Share the values out: the two of the corners, or as many as the foot has room for."""
    stats = canvas.sheet.stats
    if not stats:
        return ()
    if canvas.height < CORNERS_UNTIL:
        return (stats[:2],)
    if canvas.height < body.TEXT_FROM or len(stats) <= 5:
        return (stats[:4] if canvas.height < body.TEXT_FROM else stats,)
    return (stats[:4], stats[4:])


def _paint_stats(
    canvas: Canvas, lines: tuple[tuple[Stat, ...], ...], top: float, high: float
) -> None:
    for number, line in enumerate(lines):
        few = max(2 if canvas.height < CORNERS_UNTIL else 3, len(line))
        share = 0.92 / few
        for place, stat in enumerate(line):
            if canvas.height < CORNERS_UNTIL and place == 1:
                x = 0.96 - share * 0.94
            else:
                x = 0.04 + place * share
            box = canvas.part(x, top + number * high, share * 0.94, high * 0.9)
            _paint_stat(canvas, box, stat, strong=number == 0 and place < 2)


def _paint_stat(canvas: Canvas, box: QRectF, stat: Stat, *, strong: bool) -> None:
    """Paint a plate with a cut corner: the icon, and the value beside it."""
    painter, theme = canvas.painter, canvas.theme
    ground = theme.colour("card_trim") if strong else theme.colour("card_shade")
    ink = readable_on(ground) if strong else theme.colour("card_ink")
    if strong and contrast(ink, ground) < 4.5:
        ground, ink = theme.colour("card_shade"), theme.colour("card_ink")
    cut = box.height() * CUT
    plate = QPainterPath(box.topLeft() + QPointF(cut, 0))
    for corner in (
        box.topRight(),
        box.bottomRight() - QPointF(0, cut),
        box.bottomRight() - QPointF(cut, 0),
        box.bottomLeft(),
        box.topLeft() + QPointF(0, cut),
    ):
        plate.lineTo(corner)
    plate.closeSubpath()
    painter.fillPath(plate, ground)
    if theme.high_contrast:
        painter.setPen(QPen(QColor(theme.colour("card_edge")), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(plate)
    side = min(box.height() * 0.72, box.width() * 0.4)
    pad = (box.width() - side) * 0.1
    icon = QRectF(box.left() + pad, box.center().y() - side / 2, side, side)
    if icons.known(stat.icon):
        icons.paint(painter, stat.icon, icon, ink)
    number = QRectF(icon.right() + pad * 0.5, box.top(), 0, box.height())
    number.setRight(box.right() - pad * 0.8)
    canvas.fits &= fit_line(
        painter, canvas.fonts, number, stat.value, "number", (box.height() * 0.95, 6.0), ink
    )
