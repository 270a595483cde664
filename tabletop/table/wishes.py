"""What the desktop says that whoever sits before it wants, as far as Qt tells it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tabletop.table.settings import Motion, Scheme

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints, QStyleHints


def motion_of_desktop() -> Motion:
    """Say how much is to move: less where the desktop's own windows don't move either."""
    # Here, since Qt's whole class of styles is wrapped for it, and a start screen needs none.
    from PySide6.QtWidgets import QApplication, QStyle

    moves = QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animate)
    return "full" if moves else "reduced"


def scheme_of_desktop() -> Scheme:
    """Say in which colours to draw: in those of high contrast where the desktop asks for them, else
    dark, as the rooms are meant.
    """
    style = QGuiApplication.styleHints()
    hints = hints_of(style)
    if hints is not None and hints.contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "high-contrast"
    return "dark"


def when_contrast_changes(do: Callable[[], None]) -> None:
    """Have something done whenever the desktop asks for another contrast."""
    style = QGuiApplication.styleHints()
    hints = hints_of(style)
    if hints is not None:
        hints.contrastPreferenceChanged.connect(do)


def hints_of(style: QStyleHints) -> QAccessibilityHints | None:
    """Give what Qt knows of contrast; nothing before its version 6.10. PySide forgets it together
    with ``style``.
    """
    told = getattr(style, "accessibility", None)
    return None if told is None else told()
