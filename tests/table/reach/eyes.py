"""How colours look to eyes that lack one kind of cone, and how far apart two colours look.

The matrices are those of Machado, Oliveira and Fernandes (2009) for a kind that is wholly missing,
applied to linear light; distances are CIE76 in L*a*b*.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtGui import QColor

Matrix = Sequence[Sequence[float]]

KINDS: Final[dict[str, Matrix]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_XYZ: Final[Matrix] = (
    (0.4124, 0.3576, 0.1805),
    (0.2126, 0.7152, 0.0722),
    (0.0193, 0.1192, 0.9505),
)
_WHITE: Final = (0.9505, 1.0, 1.089)


def seen(colour: QColor, kind: str) -> tuple[float, float, float]:
    """Give the linear red, green and blue that a colour is to somebody's eyes."""
    light = [_linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF())]
    red, green, blue = (min(1.0, max(0.0, part)) for part in _times(KINDS[kind], light))
    return red, green, blue


def apart(one: QColor, other: QColor, kind: str) -> float:
    """Say how far apart two colours look: 2 is hardly seen, 100 is black and white."""
    return math.dist(_lab(seen(one, kind)), _lab(seen(other, kind)))


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _times(matrix: Matrix, light: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, light, strict=True)) for row in matrix]


def _lab(light: Sequence[float]) -> tuple[float, float, float]:
    x, y, z = (
        _bent(part / white) for part, white in zip(_times(_TO_XYZ, light), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _bent(part: float) -> float:
    return float(part ** (1 / 3)) if part > 0.008856 else 7.787 * part + 16 / 116
