"""The program's picture, for windows and task bars."""

from __future__ import annotations

from PySide6.QtGui import QIcon

from tabletop.library.folders import assets_folder


def app_icon() -> QIcon:
    """Give the program's icon in all its sizes."""
    icon = QIcon()
    for file in sorted((assets_folder() / "app").glob("tabletop-*.png")):
        icon.addFile(str(file))
    return icon
