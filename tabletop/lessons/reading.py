"""From a YAML file to a lesson, strictly: every mistake with its place, all at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from tabletop.effects.source import Entry, Marked
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.engine.tongue import ENGLISH, spoken
from tabletop.lessons.story import Lesson, LessonError, Note, Step
from tabletop.library.faults import FaultList
from tabletop.library.lesson_files import words_file
from tabletop.library.lesson_shapes import LESSON, LESSON_WORDS
from tabletop.library.shaped import read_shaped
from tabletop.scenario.reading import SETTING, Reader


def read_lesson(path: Path) -> Lesson:
    """Read a lesson in the language that is spoken. Raises LessonError with every mistake in it."""
    faults = FaultList()
    lesson = lesson_in(path, faults)
    code = spoken().code
    if lesson is not None and code != ENGLISH.code and words_file(path).is_file():
        lesson = in_words_of(lesson, code, faults)
    if lesson is None or faults.faults:
        raise LessonError(faults.in_order())
    return lesson


def lesson_in(path: Path, faults: FaultList) -> Lesson | None:
    """Read a lesson as it is written; None where there are mistakes, which are collected."""
    file = read_shaped(path, LESSON, faults)
    if file is None:
        return None
    values, root = file.values, file.root
    assert isinstance(root.value, Mapping)
    reader = Reader(path, faults)
    told = {name: entry.value for name, entry in root.value.items() if name in SETTING}
    setting = reader.setting(told)
    marked = root.value["steps"].value.value
    assert isinstance(marked, tuple)
    steps = tuple(
        _step(value, node, reader) for value, node in zip(values["steps"], marked, strict=True)
    )
    learner = SeatId(values["learner"])
    if learner >= len(setting.players):
        reader.wrong(root.value["learner"].value, in_words("there is no seat of this number."))
    if not any(step.note is not None for step in steps):
        message = in_words("a lesson begins at its first text; there is none.")
        reader.wrong(root.value["steps"].value, message)
    lesson = Lesson(
        path, values["title"], values["summary"], values["game"], learner, setting, steps
    )
    return None if faults.faults else lesson


def in_words_of(lesson: Lesson, code: str, faults: FaultList) -> Lesson:
    """Say a lesson in another language, by the file that lies beside it."""
    path = words_file(lesson.path, code)
    file = read_shaped(path, LESSON_WORDS, faults)
    if file is None:
        return lesson
    words = file.values
    count = len(lesson.notes)
    if len(words["notes"]) != count:
        text = "the lesson has {count} texts; these are {found}."
        message = in_words(text, count=count, found=len(words["notes"]))
        file.report.fault(file.root, "NOTES", message)
        return lesson
    texts = iter(words["notes"])
    steps = tuple(
        step if step.note is None else replace(step, note=replace(step.note, text=next(texts)))
        for step in lesson.steps
    )
    return replace(lesson, title=words["title"], summary=words["summary"], steps=steps)


def _step(values: Mapping[str, Any], node: Marked, reader: Reader) -> Step:
    assert isinstance(node.value, Mapping)
    entries: Mapping[str, Entry] = node.value
    places = {name: (one.value.line, one.value.column) for name, one in entries.items()}
    places[""] = (node.line, node.column)
    moves = [name for name in ("do", "see") if name in entries]
    note = None
    if values["text"]:
        note = Note(values["text"], values["point"], values["card"], values["panel"])
    elif not moves or "do" in moves or len(entries) > 1:
        text = "this step needs a text: only what is seen can do without."
        reader.wrong(node, in_words(text))
    if len(moves) > 1:
        reader.wrong(entries["see"].key, in_words("a step is either done or seen."))
    if not moves:
        return Step(note, None, "table", places)
    answer = entries[moves[0]].value
    move = reader.said(answer, reader.entries(answer), ())
    return Step(note, move, "learner" if moves[0] == "do" else "table", places)
