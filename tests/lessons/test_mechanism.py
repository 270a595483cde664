"""Lessons: read strictly, played by the rules, followed move by move, made from any replay."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, fill
from tabletop.engine.view import Handles
from tabletop.games import registry
from tabletop.lessons.checking import lesson_faults
from tabletop.lessons.following import follow
from tabletop.lessons.guided import alike
from tabletop.lessons.reading import read_lesson
from tabletop.lessons.story import LessonError
from tabletop.lessons.ticks import done, tick
from tabletop.lessons.tutor import Tutor
from tabletop.lessons.writing import skeleton
from tabletop.session.match import Match, Step
from tabletop.session.players import Player

ME = SeatId(0)
LESSON = """\
title: Planks
summary: How one throws somebody overboard.
game: traitors-aboard
seats: 4
options: {first: seat-1}
setup: {"hand:0": [plank, plank, loot-plus]}
steps:
  - text: These are your cards. (TA-3.1)
    point: hand
  - text: Use a Plank. (TA-4.1)
    do: {seat: 0, action: use, card: plank}
  - text: Bo it is.
    do: {seat: 0, target: 1}
  - text: Bo thinks about it.
    point: planks:1
    card: plank
  - see: {seat: 1, action: place, card: loot-plus}
"""


def written(folder: Path, text: str = LESSON, name: str = "planks") -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(dedent(text))
    return path


def tutor_of(folder: Path, text: str = LESSON) -> Tutor:
    lesson = read_lesson(written(folder, text))
    return Tutor(follow(registry.load(lesson.game), lesson))


def faults(folder: Path, text: str) -> list[str]:
    path = written(folder, text)
    found = lesson_faults(registry.load("traitors-aboard"), path)
    return [str(fault).replace(f"{folder}/", "") for fault in found]


def with_bo(text: str) -> str:
    """Give Bo a card to place."""
    return text.replace("loot-plus]}", 'loot-plus], "hand:1": [loot-plus, plank, plank]}')


def planks(tutor: Tutor) -> list[Action]:
    decision = tutor.course.match.view(ME).decision
    assert isinstance(decision, ChooseAction)
    board = tutor.course.match.view(ME).board
    return [
        one
        for one in decision.actions
        if one.card is not None and board.cards[one.card].definition == "plank"
    ]


def test_it_waits_for_the_learner_and_goes_on_by_itself_elsewhere(tmp_path: Path) -> None:
    tutor = tutor_of(tmp_path, with_bo(LESSON))
    match = tutor.course.match
    assert (tutor.waits_for, tutor.told, tutor.may_go_back) == ("table", 1, False)
    tutor.forward()
    assert tutor.waits_for == "learner"
    assert isinstance(match.answer(ME, planks(tutor)[0]), Step)
    tutor.catch_up()
    assert tutor.number == 2
    assert isinstance(match.answer(ME, 1), Step)
    tutor.catch_up()
    assert (tutor.number, tutor.waits_for) == (3, "table")
    tutor.forward()
    assert tutor.note is None
    tutor.forward()
    assert tutor.over
    assert match.history.cursor == 3


def test_another_move_is_refused_with_what_to_do_and_changes_nothing(tmp_path: Path) -> None:
    tutor = tutor_of(tmp_path, with_bo(LESSON))
    tutor.forward()
    match = tutor.course.match
    decision = match.view(ME).decision
    assert isinstance(decision, ChooseAction)
    other = next(one for one in decision.actions if one.verb == "place")
    refusal = match.answer(ME, other)
    assert isinstance(refusal, Refusal)
    said = fill(refusal.reason, lambda name: "Plank" if hasattr(name, "card") else str(name))
    assert said.startswith("Not in this lesson. It waits for this: ")
    assert "Plank" in said
    assert match.history.cursor == 0


def test_what_the_rules_refuse_has_their_reason(tmp_path: Path) -> None:
    tutor = tutor_of(tmp_path, with_bo(LESSON))
    tutor.forward()
    match = tutor.course.match
    match.answer(ME, planks(tutor)[0])
    refusal = match.answer(ME, 0)
    assert isinstance(refusal, Refusal)
    assert "can't be chosen" in refusal.reason.text


def test_a_card_that_is_no_different_may_stand_for_the_one_meant(tmp_path: Path) -> None:
    for copy in (0, 1):
        tutor = tutor_of(tmp_path, with_bo(LESSON))
        tutor.forward()
        assert isinstance(tutor.course.match.answer(ME, planks(tutor)[copy]), Step)


def test_cards_are_alike_in_any_order_unless_the_order_counts(tmp_path: Path) -> None:
    board = tutor_of(tmp_path, with_bo(LESSON)).course.match.position.board
    plank, other, loot = board.piles[next(zone for zone in board.piles if zone == "hand:0")]
    assert alike(board, (plank, loot), (loot, other), ordered=False)
    assert not alike(board, (plank, loot), (loot, other), ordered=True)
    assert alike(board, (plank, loot), (other, loot), ordered=True)
    assert not alike(board, (plank,), (loot,), ordered=False)


def test_back_goes_to_the_note_before_and_on_does_the_move(tmp_path: Path) -> None:
    tutor = tutor_of(tmp_path, with_bo(LESSON))
    for _ in range(5):
        tutor.forward()
    assert tutor.over
    numbers = []
    while tutor.may_go_back:
        tutor.back()
        numbers.append((tutor.number, tutor.course.match.history.cursor))
    assert numbers == [(3, 2), (2, 1), (1, 0), (0, 0)]


def test_it_points_at_what_the_move_is_about_unless_told_otherwise(tmp_path: Path) -> None:
    tutor = tutor_of(tmp_path, with_bo(LESSON))
    assert (tutor.points_at().zones, tutor.points_at().card) == (("hand:0",), None)
    tutor.forward()
    position = tutor.course.match.position
    handle = tutor.points_at().card
    assert handle is not None
    card = Handles(position, ME).card(handle)
    assert (position.board.cards[card].definition, position.board.cards[card].zone) == (
        "plank",
        "hand:0",
    )
    tutor.forward()
    tutor.forward()
    assert tutor.points_at().zones == ("planks:1",)


def test_what_comes_before_the_first_text_has_happened(tmp_path: Path) -> None:
    text = with_bo(LESSON).replace(
        """\
  - text: These are your cards. (TA-3.1)
    point: hand
  - text: Use a Plank. (TA-4.1)
    do:""",
        "  - see:",
    )
    tutor = tutor_of(tmp_path, text)
    assert (tutor.number, tutor.course.match.history.cursor) == (1, 1)
    assert not tutor.may_go_back


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("target: 1}", "target: 0}", "planks.yaml:13:9: STEP: the rules refuse this: "),
        (
            "use, card: plank",
            "use, card: spyglass",
            "planks.yaml:11:9: STEP: expected use spyglass",
        ),
        ("do: {seat: 0, target", "see: {seat: 0, aim", "planks.yaml:13:10: STEP: expected seat 0"),
        ("card: plank\n  - see", "card: planck\n  - see", "planks.yaml:16:11: CARD: there is no "),
        (
            "card: plank\n  - see",
            "card: spyglass\n  - see",
            "planks.yaml:16:11: POINT: the learner",
        ),
        ("point: hand", "point: hnd", "planks.yaml:9:12: POINT: there is no zone 'hnd'. Did you"),
        ("(TA-4.1)", "(TA-44.1)", "planks.yaml:10:11: RULE: there is no rule TA-44.1."),
        ("do: {seat: 0, target: 1}", "do: {seat: 1, target: 1}", "planks.yaml:13:9: STEP: seat 1"),
        (
            "options: {first: seat-1}",
            "options: {frst: seat-1}",
            "planks.yaml:1:1: SETTING: expected",
        ),
        (
            "    do: {seat: 0, target: 1}",
            "    doo: {}",
            "planks.yaml:13:5: UNKNOWN-KEY: there is no",
        ),
        ("game: traitors-aboard", "game: traveller-ccg", "planks.yaml:1:1: GAME: this is a lesson"),
        ("  - text: Bo it is.\n    do:", "  - do:", "planks.yaml:12:5: SCENARIO: this step needs"),
    ],
)
def test_mistakes_stand_where_they_are(tmp_path: Path, old: str, new: str, fault: str) -> None:
    text = with_bo(LESSON)
    assert old in text
    assert faults(tmp_path, text) == []
    found = faults(tmp_path, text.replace(old, new))
    assert len(found) == 1, found
    assert found[0].startswith(fault)


def test_words_in_another_language_lie_beside_it(tmp_path: Path, speaking_german: None) -> None:
    path = written(tmp_path, with_bo(LESSON))
    german = "title: Planken\nsummary: Über Bord.\nnotes: [Eins., Zwei., Drei., Vier.]\n"
    written(tmp_path, german, "planks.de")
    lesson = read_lesson(path)
    assert (lesson.title, lesson.notes[3].text) == ("Planken", "Vier.")
    written(tmp_path, german.replace(", Vier.", ""), "planks.de")
    with pytest.raises(LessonError, match="die Lektion hat 4 Texte; das sind 3"):
        read_lesson(path)


@pytest.mark.parametrize("game", ["traitors-aboard", "traveller-traders", "captains-chair"])
def test_a_skeleton_of_any_match_plays_the_very_same_match(tmp_path: Path, game: str) -> None:
    definition = registry.load(game)
    seats = max(2, definition.pack.info.least_seats)
    seats = min(seats, definition.pack.info.most_seats)
    bot = next(iter(definition.bots))
    players = tuple(Player(f"P{n}", bot if n else None) for n in range(seats))
    match = Match.create(definition, players, {}, 77)
    for _ in range(60):
        pending = match.position.pending
        if pending is not None:
            seat = pending.seats()[0]
            match.answer(seat, match.bot_answer(seat))
    path = written(tmp_path, skeleton(match))
    assert list(lesson_faults(definition, path)) == []
    course = follow(definition, read_lesson(path))
    again = course.match.history.moments
    assert len(again) == len(match.history.moments)
    assert again[-1].position.board == match.position.board
    assert again[-1].position.chance == match.position.chance


def test_a_lesson_that_is_done_stays_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    assert done("traitors-aboard") == frozenset()
    tick("traitors-aboard", "planks")
    tick("traitors-aboard", "count")
    assert done("traitors-aboard") == {"planks", "count"}
    for damaged in ("[", "[1]"):
        (tmp_path / "home" / "lessons-done.json").write_text(damaged)
        assert done("traitors-aboard") == frozenset()
        tick("traitors-aboard", "planks")
        assert done("traitors-aboard") == {"planks"}
        assert (tmp_path / "home" / "lessons-done.damaged").read_text() == damaged
