"""What is wrong with lessons: files that can't be read, moves that can't be made, empty notes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tabletop.engine.message import in_words
from tabletop.games.definition import GameDefinition
from tabletop.lessons.following import follow
from tabletop.lessons.reading import in_words_of, lesson_in
from tabletop.lessons.story import Lesson, LessonError, Note, Step
from tabletop.lessons.tutor import Tutor
from tabletop.library.faults import Fault, FaultList, did_you_mean
from tabletop.library.lesson_files import lesson_files

_RULE: Final = re.compile(r"\b[A-Z]{2,4}-(?:[A-Z]\.)?[1-9][0-9]*(?:\.[0-9]+)*\b")


def lessons_faults(game: GameDefinition) -> Iterator[Fault]:
    """List what is wrong with the lessons that come with a game."""
    for path in lesson_files(game.pack.info.folder):
        yield from lesson_faults(game, path)


def lesson_faults(game: GameDefinition, path: Path) -> Iterator[Fault]:
    """List what is wrong with a lesson, in all its languages."""
    faults = FaultList()
    lesson = lesson_in(path, faults)
    if lesson is not None:
        for words in sorted(path.parent.glob(f"{path.stem}.*.yaml")):
            told = in_words_of(lesson, words.suffixes[0].removeprefix("."), faults)
            faults.faults += _rule_faults(game, told, words)
        faults.faults += _note_faults(game, lesson)
        faults.faults += _step_faults(game, lesson)
    yield from faults.in_order()


def _note_faults(game: GameDefinition, lesson: Lesson) -> Iterator[Fault]:
    """Find cards that the game does not have, and rules that can't be read."""
    for step in lesson.steps:
        note = step.note
        if note is None:
            continue
        if note.card and note.card not in game.pack.cards:
            guess = did_you_mean(note.card, map(str, game.pack.cards))
            message = in_words("there is no card {name}.", name=repr(note.card))
            yield lesson.fault(step, "card", "CARD", message + guess)
        for rule in _unknown_rules(game, note):
            message = in_words("there is no rule {rule}.", rule=rule)
            yield lesson.fault(step, "text", "RULE", message)


def _rule_faults(game: GameDefinition, lesson: Lesson, words: Path) -> Iterator[Fault]:
    for number, note in enumerate(lesson.notes, 1):
        for rule in _unknown_rules(game, note):
            text = "note {number}: there is no rule {rule}."
            message = in_words(text, number=number, rule=rule)
            yield Fault(words, 0, 0, "", "RULE", message)


def _unknown_rules(game: GameDefinition, note: Note) -> list[str]:
    return [rule for rule in _RULE.findall(note.text) if rule not in game.pack.rules]


def _step_faults(game: GameDefinition, lesson: Lesson) -> Iterator[Fault]:
    """Play the lesson through, and look at what its notes point at."""
    try:
        course = follow(game, lesson)
    except LessonError as error:
        yield from error.faults
        return
    tutor = Tutor(course)
    while not tutor.over:
        if tutor.note is not None:
            yield from _pointing_faults(tutor, lesson.steps[tutor.number], tutor.note)
        tutor.forward()


def _pointing_faults(tutor: Tutor, step: Step, note: Note) -> Iterator[Fault]:
    lesson, pointed = tutor.course.lesson, tutor.points_at()
    unknown = note.card and note.card not in tutor.course.match.game.pack.cards
    if note.panel or unknown or not (note.zone or note.card):
        return
    if note.card and pointed.card is None:
        text = "the learner sees no {card} at this step."
        if note.zone:
            text = "the learner sees no {card} in {zone} at this step."
        message = in_words(text, card=note.card, zone=note.zone)
        yield lesson.fault(step, "card", "POINT", message)
    elif note.zone and not pointed.zones:
        board = tutor.course.match.view(lesson.learner).board
        kinds = sorted({zone.kind for zone in board.zones.values()})
        message = in_words("there is no zone {zone}.", zone=repr(note.zone))
        yield lesson.fault(step, "point", "POINT", message + did_you_mean(note.zone, kinds))
