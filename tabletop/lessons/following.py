"""A lesson played through by the rules: the match with all its moments, and where each step is."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine import kernel
from tabletop.engine.events import Event
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, fill, in_words
from tabletop.games.definition import GameDefinition
from tabletop.lessons.guided import GuidedMatch
from tabletop.lessons.staged import seated, staged
from tabletop.lessons.story import Lesson, LessonError, Step
from tabletop.scenario.answering import answer_of, asked_seat
from tabletop.scenario.beginning import Begun, begin
from tabletop.scenario.story import Said, ScenarioError
from tabletop.session.history import Answered, History, Moment


@dataclass(frozen=True, slots=True)
class Course:
    """A lesson with its match, which stands at the first note. ``begins`` is the moment at which
    each step begins, and after them that of the end.
    """

    lesson: Lesson
    match: GuidedMatch
    begins: tuple[int, ...]

    @property
    def first(self) -> int:
        """The number of the first step that is told."""
        return next(at for at, step in enumerate(self.lesson.steps) if step.note is not None)


def follow(game: GameDefinition, lesson: Lesson) -> Course:
    """Play a lesson through. Raises LessonError with the place of the step that can't be done."""
    if lesson.game != game.id:
        text = "this is a lesson of {of}, not of {game}."
        message = in_words(text, of=lesson.game, game=game.id)
        raise LessonError((lesson.fault(None, "", "GAME", message),))
    try:
        begun = begin(game, lesson.setting)
    except (ScenarioError, kernel.BrokenPositionError) as error:
        raise LessonError((lesson.fault(None, "", "SETTING", f"{error}."),)) from error
    players = seated(game, lesson.setting, lesson.learner)
    history = History(Moment(begun.position, players, begun.board, None, begun.events))
    begins = []
    for step in lesson.steps:
        begins.append(history.cursor)
        if step.move is not None:
            history.push(_moved(game, lesson, begun, history.now, step, step.move))
    unused = begun.chance.unused()
    if unused:
        message = in_words("chance is never asked for {what}.", what=", ".join(unused))
        raise LessonError((lesson.fault(None, "", "CHANCE", message),))
    beginning = staged(game, lesson.setting, begun, players, begun.position)
    match = GuidedMatch(game, beginning, history, None)
    course = Course(lesson, match, (*begins, history.cursor))
    match.go(course.begins[course.first])
    return course


def _moved(
    game: GameDefinition, lesson: Lesson, begun: Begun, now: Moment, step: Step, move: Said
) -> Moment:
    """Carry out a step's move. Raises LessonError when that can't be done."""
    key = "do" if step.doer == "learner" else "see"

    def fault(message: str) -> LessonError:
        return LessonError((lesson.fault(step, key, "STEP", message),))

    sink: list[Event] = []
    try:
        seat = asked_seat(now.position, move)
        if step.doer == "learner" and seat != lesson.learner:
            text = "seat {seat} is asked here, and the learner is seat {learner}."
            raise fault(in_words(text, seat=seat, learner=lesson.learner))
        answer = answer_of(now.position, seat, move)
        following = kernel.submit(game.rules, now.position, seat, answer, sink)
        if isinstance(following, Refusal):
            reason = fill(following.reason, str)
            raise fault(in_words("the rules refuse this: {reason}", reason=reason))
        following = begun.chance.settle(game.rules, following, sink)
    except ScenarioError as error:
        raise fault(f"{error}.") from error
    cause = Answered(SeatId(seat), answer)
    return Moment(following, now.players, now.position.board, cause, tuple(sink))
