"""What a player has set for this program, kept in the user's folder as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Literal, NamedTuple

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of

Motion = Literal["full", "reduced", "off"]
MotionChoice = Literal["system", "full", "reduced", "off"]
Scheme = Literal["dark", "light", "high-contrast"]
SchemeChoice = Literal["system", "dark", "light", "high-contrast"]

MOTIONS: Final[tuple[MotionChoice, ...]] = ("system", "full", "reduced", "off")
SCHEMES: Final[tuple[SchemeChoice, ...]] = ("system", "dark", "light", "high-contrast")
TEXT_SIZES: Final = (100, 125, 150, 175, 200)

NO_KEYS: Final[Mapping[str, str]] = MappingProxyType({})


class Settings(NamedTuple):
    """The settings page, as data. ``text`` and ``volume`` are in per cent; ``keys`` holds the
    shortcuts that differ from :data:`tabletop.table.keys.KEYS`, by the name of what they do.
    ``language`` is a code, or ``system``; so may be ``motion`` and ``scheme``.
    """

    motion: MotionChoice = "system"
    scheme: SchemeChoice = "system"
    text: int = 100
    volume: int = 60
    full_screen: bool = False
    keys: Mapping[str, str] = NO_KEYS
    language: str = "system"


def _valid(name: str, value: Any) -> bool:
    match name:
        case "motion":
            return value in MOTIONS
        case "scheme":
            return value in SCHEMES
        case "text":
            return value in TEXT_SIZES and not isinstance(value, bool)
        case "volume":
            return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= 100
        case "language":
            return isinstance(value, str)
        case "full_screen":
            return isinstance(value, bool)
        case _:
            return isinstance(value, dict) and all(
                isinstance(key, str) and isinstance(keys, str) for key, keys in value.items()
            )


def read(path: Path) -> tuple[Settings, str | None]:
    """Read settings; what can't be used keeps its default, and the second value says so."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return Settings(), None
    except (OSError, UnicodeDecodeError) as error:
        return Settings(), in_words(
            "The settings in {path} can't be read ({error}); the usual ones apply.",
            path=path,
            error=reason_of(error),
        )
    try:
        data = json.loads(text)
    except ValueError:
        data = None
    if not isinstance(data, dict):
        return Settings(), in_words(
            "The settings in {path} can't be read; the usual ones apply.", path=path
        )
    known = Settings._fields
    good = {name: data[name] for name in known if name in data and _valid(name, data[name])}
    bad = sorted(set(data) - set(good))
    note = (
        in_words("Settings that can't be used were left out: {join}.", join=", ".join(bad))
        if bad
        else None
    )
    return Settings(**good), note


def write(path: Path, settings: Settings) -> None:
    """Keep settings. Raises OSError when they can't be written."""
    path.parent.mkdir(parents=True, exist_ok=True)
    data = {**settings._asdict(), "keys": dict(settings.keys)}
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(data, indent=2) + "\n", "utf-8")
    fresh.replace(path)
