"""What the desktop says that whoever sits before it wants, as far as Qt tells it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QStyle

from tabletop.table.settings import Motion


def motion_of_desktop() -> Motion:
    """Say how much is to move: less where the desktop's own windows don't move either."""
    moves = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animate)
    return "full" if moves else "reduced"
