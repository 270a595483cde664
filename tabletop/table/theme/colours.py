"""Colours: reading them from data, and how well one is read on another."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

TEXT_PAIRS: Final = (
    ("ink", "panel"),
    ("ink", "panel_raised"),
    ("dim", "panel"),
    ("dim", "panel_raised"),
    ("accent_text", "panel"),
    ("accent_text", "panel_raised"),
    ("danger", "panel"),
    ("danger", "panel_raised"),
    ("good", "panel"),
    ("good", "panel_raised"),
    ("on_accent", "accent"),
    ("on_ground", "ground"),
    ("on_ground", "ground_glow"),
    ("on_ground_dim", "ground"),
    ("on_ground_dim", "ground_glow"),
    ("card_ink", "card"),
    ("card_ink", "card_shade"),
    ("card_dim", "card"),
    ("card_dim", "card_shade"),
    ("die_ink", "die"),
)
"""Which colours are written on which: each pair must be read easily in every theme."""

STYLE_PAIRS: Final = (("emblem", "art"),)
"""The same within a card's style: the emblem on the ground of its picture."""


def luminance(colour: QColor) -> float:
    """Give the relative luminance of a colour, as WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    return (
        0.2126 * linear(colour.redF())
        + 0.7152 * linear(colour.greenF())
        + 0.0722 * linear(colour.blueF())
    )


def contrast(one: QColor, other: QColor) -> float:
    """Give the contrast of two colours, from 1 (the same) to 21 (black on white)."""
    bright, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (bright + 0.05) / (dark + 0.05)


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Mix two colours; ``share`` is how much of the other one (0 to 1)."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
        one.alphaF() + (other.alphaF() - one.alphaF()) * share,
    )


def faded(colour: QColor, alpha: float) -> QColor:
    """Give a colour with this opacity (0 to 1)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def readable_on(ground: QColor) -> QColor:
    """Choose black or white, whichever is read better on this colour."""
    black, white = QColor("#000000"), QColor("#ffffff")
    return black if contrast(black, ground) >= contrast(white, ground) else white
