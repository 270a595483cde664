"""Draw the program's picture in all sizes: assets/app/tabletop-<side>.png.

QT_QPA_PLATFORM=offscreen python packaging/make_app_icon.py
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from tabletop.table.faces.posters import app_picture

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)


def main() -> int:
    folder = Path(__file__).resolve().parent.parent / "assets" / "app"
    application = QGuiApplication([])
    for side in SIDES:
        if not app_picture(side).save(str(folder / f"tabletop-{side}.png")):
            return 1
    application.quit()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
