"""The lessons that there are for a game."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.lessons.reading import read_lesson
from tabletop.lessons.story import Lesson, LessonError
from tabletop.library.faults import Fault
from tabletop.library.info import GameInfo
from tabletop.library.lesson_files import lesson_files, own_lesson_files


@dataclass(frozen=True, slots=True)
class Shelf:
    """Lessons in their order, the game's before the user's own, and what is wrong with others."""

    lessons: tuple[Lesson, ...]
    faults: tuple[Fault, ...]


def lessons_of(info: GameInfo) -> Shelf:
    """Read the lessons of a game, and the user's own of it."""
    lessons: list[Lesson] = []
    faults: list[Fault] = []
    for path in (*lesson_files(info.folder), *own_lesson_files()):
        try:
            lesson = read_lesson(path)
        except LessonError as error:
            faults += error.faults
            continue
        if lesson.game == info.id:
            lessons.append(lesson)
    return Shelf(tuple(lessons), tuple(faults))
