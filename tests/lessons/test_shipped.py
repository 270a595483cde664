"""The lessons that come with the program tell what happens, and can be done to their end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabletop.engine.decisions import ChooseAction
from tabletop.engine.message import Refusal
from tabletop.engine.view import Handles, rename_answer
from tabletop.games import registry
from tabletop.lessons.checking import lesson_faults
from tabletop.lessons.following import follow
from tabletop.lessons.reading import lesson_in, read_lesson
from tabletop.lessons.tutor import Tutor
from tabletop.library.faults import FaultList
from tests.lessons.shipped import NAMES, SHIPPED, language_files

RULES = re.compile(r"\b[A-Z]{2}-[A-Z0-9.]*[0-9]")

every = pytest.mark.parametrize(("game", "path"), SHIPPED, ids=NAMES)


@every
def test_nothing_is_wrong_with_it(game: str, path: Path) -> None:
    assert [str(fault) for fault in lesson_faults(registry.load(game), path)] == []


@every
def test_each_move_of_the_learner_is_offered_and_taken_and_no_other(game: str, path: Path) -> None:
    tutor = Tutor(follow(registry.load(game), read_lesson(path)))
    match, learner = tutor.course.match, tutor.course.lesson.learner
    moves = 0
    while not tutor.over:
        if tutor.waits_for == "table":
            tutor.forward()
            continue
        wanted, decision = match.wanted, match.view(learner).decision
        assert wanted is not None
        assert decision is not None
        mine = rename_answer(decision, wanted.answer, Handles(match.position, learner).handle)
        assert decision.check(mine) is None
        if isinstance(decision, ChooseAction):
            other = next((one for one in decision.actions if one != mine), None)
            if other is not None and other.card is None:
                cursor = match.history.cursor
                assert isinstance(match.answer(learner, other), Refusal)
                assert match.history.cursor == cursor
        assert not isinstance(match.answer(learner, mine), Refusal)
        tutor.catch_up()
        moves += 1
    assert moves, "the learner makes some of the moves"


@every
def test_it_teaches_by_rules_and_is_neither_too_short_nor_too_long(game: str, path: Path) -> None:
    lesson = read_lesson(path)
    texts = [note.text for note in lesson.notes]
    assert 8 <= len(texts) <= 30
    assert max(map(len, texts)) <= 420
    assert sum(bool(re.search(r"\([A-Z]{2}-", text)) for text in texts) >= len(texts) / 2


@every
def test_it_is_told_in_german_too(game: str, path: Path, speaking_german: None) -> None:
    assert [file.name for file in language_files(path)] == [f"{path.stem}.de.yaml"]
    german, english = read_lesson(path), lesson_in(path, FaultList())
    assert english is not None
    assert german.title != english.title
    for told, meant in zip(german.notes, english.notes, strict=True):
        assert told.text != meant.text
        assert sorted(RULES.findall(told.text)) == sorted(RULES.findall(meant.text))
