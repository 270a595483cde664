"""The kernel: takes a position and an answer, and gives the position at the next decision.

It runs the steps of the topmost frame, has their events happen one by one (``engine.happening``),
and stops as soon as a step asks.
"""

from __future__ import annotations

from collections.abc import Coroutine, Generator
from types import CoroutineType, coroutine
from typing import Any, Final

from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.change import apply_all
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
    Mix,
    Roll,
    Together,
)
from tabletop.engine.events import Event
from tabletop.engine.frames import At, Frame, Next
from tabletop.engine.happening import REST_NAME, Rest, go_on, happen
from tabletop.engine.ids import CHANCE, SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.position import Pending, Position, Running
from tabletop.engine.records import make
from tabletop.engine.rules import Rules

STEP_LIMIT: Final = 20_000
"""Steps without any decision after which the rules are taken to run in a circle."""


class EndlessRulesError(Exception):
    """The rules went on without asking anybody for longer than any real sequence does."""


class StepFaultError(Exception):
    """A step asks what nobody can answer, or does not say how the rules go on."""


class BrokenPositionError(Exception):
    """A position can't be continued: its frames or answers do not fit the rules."""


def start(
    rules: Rules, board: Board, frame: Frame, seed: int, sink: list[Event] | None = None
) -> Position:
    """Begin a match: run the first procedure to its first decision (perhaps one for chance)."""
    return _run(rules, board, [frame], Chance(seed), 0, [] if sink is None else sink)


def submit(
    rules: Rules,
    position: Position,
    seat: SeatId,
    answer: Answer,
    sink: list[Event] | None = None,
    chance: Chance | None = None,
) -> Position | Refusal:
    """Answer the pending decision for a seat.

    Gives the position at the next decision, or a refusal, and then nothing has changed. ``sink``
    gets the events that happened. ``chance`` is the state of chance afterwards, where the answer
    came from it.
    """
    board, frames, pending, before, answered, cache = position
    if pending is None:
        return refuse(None, "The match is over.")
    asked, answers, sealed = pending
    decision = asked if asked.seat == seat else pending.of(seat)
    if decision is None:
        return refuse(None, "It isn't your turn to choose.")
    refusal = decision.check(answer)
    if refusal is not None:
        return refusal
    given: Any = answer
    if type(asked) is Together:
        sealed = (*sealed, (seat, answer))
        if len(sealed) < len(asked.decisions):
            waiting = Pending(asked, answers, sealed)
            return position._replace(pending=waiting, answered=answered + 1, running=None)
        by_seat = dict(sealed)
        given = tuple(by_seat[part.seat] for part in asked.decisions)
    return _run(
        rules,
        board,
        [*frames],
        before if chance is None else chance,
        answered + 1,
        [] if sink is None else sink,
        cache.pop() if cache else _again(rules, board, frames, answers)[0],
        (*answers, given),
    )


def draw(position: Position) -> tuple[Answer, Chance]:
    """Let chance answer the pending roll or shuffle; gives the answer and its state after."""
    decision = position.pending.decision if position.pending else None
    if isinstance(decision, Roll):
        return position.chance.roll(decision.dice, decision.sides)
    if isinstance(decision, Mix):
        return position.chance.permutation(decision.count)
    raise ValueError("chance is not asked")


def settle(rules: Rules, position: Position, sink: list[Event] | None = None) -> Position:
    """Let chance answer until a player is asked or the match is over."""
    while position.pending is not None and position.pending.decision.seat == CHANCE:
        if isinstance(position.pending.decision, Together):
            break
        answer, chance = draw(position)
        following = submit(rules, position, CHANCE, answer, sink, chance)
        assert isinstance(following, Position)
        position = following
    return position


def restore(
    rules: Rules,
    board: Board,
    frames: tuple[Frame, ...],
    answers: tuple[Answer, ...],
    sealed: tuple[tuple[SeatId, Answer], ...],
    chance: Chance,
    answered: int,
) -> Position:
    """Rebuild a position from what a save keeps; the question is asked anew by its step.

    Raises BrokenPositionError when the parts do not fit the rules.
    """
    if board.result is not None:
        return Position(board, (), None, chance, answered)
    try:
        running, decision = _again(rules, board, frames, answers)
    except BrokenPositionError:
        raise
    except Exception as error:
        raise BrokenPositionError(f"the saved step can't be run: {error!r}") from error
    pending = Pending(decision, answers, sealed)
    return Position(board, frames, pending, chance, answered, [running])


def _again(
    rules: Rules, board: Board, frames: tuple[Frame, ...], answers: tuple[Any, ...]
) -> tuple[Running, Decision[Any]]:
    if not frames:
        raise BrokenPositionError("no procedure is running")
    frame = frames[-1]
    begun = _begin(rules, board, frame)
    if isinstance(begun, Next):
        raise BrokenPositionError(f"step {frame.procedure}.{frame.step} asks nothing")
    running = _runner()
    came = running.send(begun)
    for answer in answers:
        if isinstance(came, Next):
            break
        came = running.send(answer)
    if isinstance(came, Next):
        raise BrokenPositionError(
            f"step {frame.procedure}.{frame.step} asks less than was answered"
        )
    return running, came


def _runner() -> Running:
    """Run steps that ask, one after another.

    A step's coroutine is sent in and its questions come out, then the answers are sent in, and
    what the step returns comes out at its end. Without it the end would be an exception, which
    takes longer than most else about a step.
    """
    running: Running = _run_steps()
    next(running)
    return running


@coroutine
def _run_steps() -> Generator[Any, Any, None]:
    came = None
    while True:
        came = yield from (yield came)


def _begin(rules: Rules, board: Board, frame: Frame) -> Next | Coroutine[Decision[Any], Any, Next]:
    procedure, name, locals_, value, happened = frame
    try:
        step = rules.procedures[procedure].steps[name]
    except KeyError as missing:
        raise BrokenPositionError(f"there is no step {procedure}.{name}") from missing
    return step(At(board, rules.definitions, locals_, value, happened))


def _run(
    rules: Rules,
    board: Board,
    frames: list[Frame],
    chance: Chance,
    answered: int,
    sink: list[Event],
    running: Running | None = None,
    answers: tuple[Any, ...] = (),
) -> Position:
    resumed = running is not None
    for _ in range(STEP_LIMIT):
        if board.result is not None:
            return Position(board, (), None, chance, answered)
        came: Any
        if resumed and running is not None:
            resumed = False
            came = running.send(answers[-1])
        else:
            frame = frames[-1]
            if frame.procedure == REST_NAME:
                board = go_on(rules, board, frames, sink)
                continue
            answers = ()
            came = _begin(rules, board, frame)
            if isinstance(came, CoroutineType):
                if running is None:
                    running = _runner()
                came = running.send(came)
        if isinstance(came, Next):
            board = _follow(rules, board, frames, came, sink)
            continue
        # A window with actions is by far the most frequent question.
        if not (type(came) is ChooseAction and came.actions):
            _hold_to_rules(frames[-1], came)
        pending = make(Pending, (came, answers, ()))
        return make(Position, (board, tuple(frames), pending, chance, answered, [running]))
    raise EndlessRulesError(
        "The rules went round in a circle without asking anybody: "
        + " > ".join(f"{frame.procedure}.{frame.step}" for frame in frames[-6:])
    )


def _hold_to_rules(frame: Frame, came: object) -> None:
    """Raise StepFaultError unless a step came to a question that somebody can answer."""
    step = f"{frame.procedure}.{frame.step}"
    if not isinstance(came, Decision):
        raise StepFaultError(
            f"The step {step} must end with go(), call() or done(); it gives {came!r}"
        )
    if not _can_be_answered(came):
        raise StepFaultError(
            f"The step {step} asks for {came.name!r}, and there is nothing to choose"
        )


def _can_be_answered(decision: Decision[Any]) -> bool:
    match decision:
        case ChooseAction():
            return bool(decision.actions)
        case ChooseCards():
            return decision.least <= min(decision.most, len(decision.cards))
        case ChooseSeat():
            return bool(decision.seats)
        case ChooseNumber():
            return decision.low <= decision.high
        case ChooseOption():
            return bool(decision.options)
        case Together():
            return all(_can_be_answered(part) for part in decision.decisions)
        case _:
            return True


def _follow(
    rules: Rules, board: Board, frames: list[Frame], following: Next, sink: list[Event]
) -> Board:
    frame = frames.pop()
    events, step, locals_, called, value = following
    below = 0
    if step is not None:
        if locals_ is None:
            locals_ = frame.locals
        frames.append(make(Frame, (frame.procedure, step, locals_, None, events)))
        below = 1
    elif frames and called is None:
        _hand_back(frames, value)
    if called is not None:
        frames.append(called)
        below = below and 2
    if not events:
        return board
    if rules.observe is None and rules.forbid is None and rules.replace is None:
        return apply_all(board, events, sink)
    return happen(rules, board, frames, Rest(events, (), (), below), sink)


def _hand_back(frames: list[Frame], value: Any) -> None:
    caller = frames[-1]
    if caller.value is not value:
        frames[-1] = Frame(caller.procedure, caller.step, caller.locals, value, caller.happened)
