"""Where lessons lie: with their game, or in the user's own folder.

The start screen needs it, so it imports little.
"""

from __future__ import annotations

from pathlib import Path

from tabletop.engine.tongue import spoken
from tabletop.library.folders import user_folder


def lesson_files(folder: Path) -> tuple[Path, ...]:
    """List the lessons of a game's folder, in the order of their names."""
    return tuple(path for path in sorted((folder / "lessons").glob("*.yaml")) if is_lesson(path))


def own_lessons_folder() -> Path:
    """Name the folder of the user's own lessons; it need not exist yet."""
    return user_folder() / "lessons"


def own_lesson_files() -> tuple[Path, ...]:
    """List the user's own lessons, of whatever game."""
    return tuple(path for path in sorted(own_lessons_folder().glob("*.yaml")) if is_lesson(path))


def words_file(path: Path, code: str | None = None) -> Path:
    """Name the file with a lesson's words in a language, else in the one that is spoken."""
    return path.with_name(f"{path.stem}.{code or spoken().code}.yaml")


def is_lesson(path: Path) -> bool:
    """Tell a lesson from its words in another language (``first.de.yaml``)."""
    return "." not in path.stem and path.is_file()
