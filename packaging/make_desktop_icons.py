"""Draw what a desktop shows: the program's picture and those of its file types, in all sizes.

QT_QPA_PLATFORM=offscreen python packaging/make_desktop_icons.py

They go to packaging/icons: PNG for Linux, and an .ico and an .icns with the same pictures inside.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QPainterPath, QPen, QPixmap

from tabletop.table import icons
from tabletop.table.faces.posters import app_picture

FOLDER = Path(__file__).resolve().parent / "icons"
SIDES = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)
ICO_SIDES = (16, 24, 32, 48, 64, 128, 256)
ICNS_KINDS = {
    "icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024,
}  # fmt: skip

PAPER, EDGE, FOLD, INK = "#fbf6ea", "#8a7a5c", "#e2d5b8", "#24414b"


def document(side: int, mark: Callable[[QPainter, QRectF], None]) -> QPixmap:
    """Draw a sheet of paper with a folded corner and a mark on it."""
    picture = QPixmap(side, side)
    picture.fill(Qt.GlobalColor.transparent)
    unit = side / 64
    with QPainter(picture) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        sheet, fold = QPainterPath(), QPainterPath()
        sheet.addPolygon([QPointF(x * unit, y * unit) for x, y in (
            (10, 2), (40, 2), (54, 16), (54, 62), (10, 62), (10, 2),
        )])  # fmt: skip
        fold.addPolygon([QPointF(x * unit, y * unit) for x, y in (
            (40, 2), (54, 16), (40, 16), (40, 2),
        )])  # fmt: skip
        painter.setPen(QPen(QColor(EDGE), max(1.0, 1.2 * unit)))
        painter.setBrush(QColor(PAPER))
        painter.drawPath(sheet)
        painter.setBrush(QColor(FOLD))
        painter.drawPath(fold)
        mark(painter, QRectF(15 * unit, 21 * unit, 34 * unit, 34 * unit))
    return picture


def match_document(side: int) -> QPixmap:
    """Draw the picture of a match: the program's own on a sheet."""

    def mark(painter: QPainter, area: QRectF) -> None:
        whole = app_picture(max(1, round(area.width())))
        painter.drawPixmap(area, whole, QRectF(whole.rect()))

    return document(side, mark)


def game_document(side: int) -> QPixmap:
    """Draw the picture of a game in one file: cards in a hand, on a sheet."""

    def mark(painter: QPainter, area: QRectF) -> None:
        icons.paint(painter, "card-draw", area, QColor(INK))

    return document(side, mark)


DRAWN: Mapping[str, Callable[[int], QPixmap]] = {
    "tabletop": app_picture,
    "match": match_document,
    "game": game_document,
}


def png(picture: QPixmap) -> bytes:
    """Give a picture as the bytes of a PNG file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(buffer, "PNG")
    return bytes(buffer.data().data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Put PNGs into Windows' container of icons."""
    head, start = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    body = b""
    for side, data in pictures.items():
        byte = side % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", byte, byte, 0, 0, 1, 32, len(data), start + len(body))
        body += data
    return head + body


def icns(pictures: Mapping[str, bytes]) -> bytes:
    """Put PNGs into macOS's container of icons."""
    body = b"".join(
        kind.encode() + struct.pack(">I", 8 + len(data)) + data for kind, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def main() -> int:
    """Write all of them."""
    application = QGuiApplication([])
    FOLDER.mkdir(exist_ok=True)
    for name, draw in DRAWN.items():
        for side in SIDES:
            (FOLDER / f"{name}-{side}.png").write_bytes(png(draw(side)))
        (FOLDER / f"{name}.ico").write_bytes(ico({side: png(draw(side)) for side in ICO_SIDES}))
        (FOLDER / f"{name}.icns").write_bytes(
            icns({kind: png(draw(side)) for kind, side in ICNS_KINDS.items()})
        )
    application.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
