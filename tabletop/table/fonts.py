"""The bundled faces of type, by what they are used for (``assets/fonts/fonts.json``)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from PySide6.QtGui import QFont, QFontDatabase

from tabletop.library.folders import assets_folder


@cache
def _roles() -> Mapping[str, Mapping[str, Any]]:
    data = json.loads((assets_folder() / "fonts" / "fonts.json").read_text(encoding="utf-8"))
    return dict(data)


@cache
def _family(file: str) -> str:
    """Register a font file and give the name of its family."""
    number = QFontDatabase.addApplicationFont(str(assets_folder() / "fonts" / file))
    families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    if not families:
        raise FileNotFoundError(f"the bundled font {file} can't be read")
    return families[0]


@cache
def _font(role: str, size: int) -> QFont:
    record = _roles()[role]
    font = QFont(_family(record["file"]))
    font.setPixelSize(max(1, size))
    font.setWeight(QFont.Weight(record["weight"]))
    font.setItalic(record.get("italic", False))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if "spacing" in record:
        font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, record["spacing"])
    for feature in record.get("features", ()):
        font.setFeature(QFont.Tag(feature), 1)
    return font


def font(role: str, size: float) -> QFont:
    """Give the font of a role (``text``, ``strong``, ``title``, ``number``...) in pixels."""
    return QFont(_font(role, round(size)))


def family(role: str) -> str:
    """Give the name of a role's family, as style sheets need it."""
    return _family(_roles()[role]["file"])


def weight(role: str) -> int:
    """Give how heavy a role's letters are, as style sheets need it."""
    return int(_roles()[role]["weight"])
