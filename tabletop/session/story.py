"""The history to be read: what each person answered and what came of it, by turn and phase.

It holds no more than a seat was told: the words of a step are the seat's own lines of the log.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, in_words
from tabletop.engine.telling import naming, pieces
from tabletop.engine.view import sees
from tabletop.games.telling import PLAIN
from tabletop.session.log import LogLine, looked_back_lines
from tabletop.session.match import Match


@dataclass(frozen=True, slots=True)
class StoryStep:
    """An answer of a person. ``at`` is the moment in which it was asked for: going back to the step
    is going there.

    ``words`` tell of the answer, ``more`` of what else came of it. ``bookmarks`` are names of the
    moment, ``looked_back`` says that people went back to it after they had seen something.
    ``now`` is where the match stands; what was ``taken_back`` can be done again.
    """

    at: int
    words: str
    more: tuple[str, ...] = ()
    bookmarks: tuple[str, ...] = ()
    looked_back: tuple[str, ...] = ()
    taken_back: bool = False
    now: bool = False


@dataclass(frozen=True, slots=True)
class Passage:
    """The steps of a phase; ``title`` is '' where a turn has none."""

    title: str
    steps: tuple[StoryStep, ...]


@dataclass(frozen=True, slots=True)
class StoryTurn:
    """A turn or round with its phases, in the order in which they came."""

    title: str
    passages: tuple[Passage, ...]


def story(match: Match, seat: SeatId) -> tuple[StoryTurn, ...]:
    """Tell the whole history to a seat, what was taken back included."""
    history = match.history
    last = len(history.moments) - 1
    starts = [at for at in range(last) if history.asked_human(at) is not None]
    lines = match.log.lines(seat, last)
    by_moment: dict[int, list[LogLine]] = {}
    marks = {line for at in range(last + 1) for line in looked_back_lines(history, at)}
    for line in lines:
        if line not in marks:
            by_moment.setdefault(line.moment, []).append(line)
    steps = []
    for at, following in itertools.pairwise((*starts, last)):
        told = [one.text for n in range(at + 1, following + 1) for one in by_moment.get(n, ())]
        steps.append(_step(match, seat, at, told))
    steps.append(_step(match, seat, last, []))
    return tuple(_grouped(match, steps))


def _step(match: Match, seat: SeatId, at: int, told: list[str]) -> StoryStep:
    history = match.history
    return StoryStep(
        at,
        told[0] if told else _asked(match, seat, at),
        tuple(told[1:]),
        tuple(name for name, there in history.bookmarks.items() if there == at),
        tuple(line.text for line in looked_back_lines(history, at)),
        taken_back=at > history.cursor or (at == history.cursor and bool(told)),
        now=at == history.cursor,
    )


def _asked(match: Match, seat: SeatId, at: int) -> str:
    """Say what was asked where nothing is told of the answer, as far as the seat may know."""
    moment = match.history.moments[at]
    who = match.history.asked_human(at)
    pending = moment.position.pending
    if pending is None:
        return in_words("The match is over.")
    if who is None:
        who = pending.seats()[0]
    decision = pending.of(who)
    board = moment.position.board
    if decision is None or seat != who:
        return in_words("{name} decides.", name=moment.players[who].name)
    names = naming(
        match.game.rules,
        tuple(player.name for player in moment.players),
        lambda card: board.cards[card] if sees(board, seat, board.cards[card]) else None,
    )
    return "".join(word.text for word in pieces(decision.prompt, names, match.game.rules.own))


def _grouped(match: Match, steps: list[StoryStep]) -> Iterator[StoryTurn]:
    """Gather steps that follow each other in the same turn, and in it by phase."""
    turn, passages = "", list[Passage]()
    for step in steps:
        title, phase = _titles(match, step.at)
        if passages and title != turn:
            yield StoryTurn(turn, tuple(passages))
            passages = []
        turn = title
        if passages and passages[-1].title == phase:
            passages[-1] = Passage(phase, (*passages[-1].steps, step))
        else:
            passages.append(Passage(phase, (step,)))
    yield StoryTurn(turn, tuple(passages))


def _titles(match: Match, at: int) -> tuple[str, str]:
    moment = match.history.moments[at]
    chapter = match.game.telling.chapter(moment.position.board)
    if chapter is None:
        untold = match.game.telling.chapter is PLAIN.chapter
        return in_words("The match") if untold else in_words("Setup"), ""
    rules = match.game.rules
    names = naming(rules, tuple(player.name for player in moment.players), _no_card)

    def words(message: Message) -> str:
        return "".join(word.text for word in pieces(message, names, rules.own))

    return words(chapter.turn), "" if chapter.phase is None else words(chapter.phase)


def _no_card(_card: object) -> None:
    """A turn is named without cards."""
