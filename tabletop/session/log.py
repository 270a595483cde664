"""The log: what each seat was told, line by line, in the words that it could know then."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.engine.rules import Rules
from tabletop.engine.telling import Word, told
from tabletop.session.history import History, Replaced, Resigned, Seen


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line and the moment of the history that it belongs to."""

    moment: int
    words: tuple[Word, ...]
    dice: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """The whole sentence."""
        return "".join(word.text for word in self.words)


_LOOKED_BACK: Final[Mapping[Seen, str]] = {
    "chance": "Looked back here: {count} taken back after dice or a shuffle had decided.",
    "hidden": "Looked back here: {count} taken back after something hidden had been seen.",
    "end": "Looked back here: {count} taken back after the end had been seen.",
}


def looked_back_lines(history: History, at: int) -> Iterator[LogLine]:
    """Tell each time that people went back to a moment after they had seen something."""
    for mark in history.looked_back:
        if mark.at == at:
            count = in_words("1 answer" if mark.steps == 1 else "{steps} answers", steps=mark.steps)
            yield LogLine(at, (Word(in_words(_LOOKED_BACK[mark.seen], count=count)),))


class Log:
    """The lines of a match for each seat, made when they are first wanted."""

    def __init__(self, rules: Rules, history: History) -> None:
        self._rules = rules
        self._history = history
        self._made: dict[tuple[int, SeatId], tuple[LogLine, ...]] = {}

    def forget_after(self, moment: int) -> None:
        """Drop the lines of moments that something else will take the place of."""
        for key in [key for key in self._made if key[0] > moment]:
            del self._made[key]

    def lines(self, seat: SeatId, until: int | None = None) -> tuple[LogLine, ...]:
        """List what a seat (an onlooker, open eyes) was told up to a moment."""
        last = self._history.cursor if until is None else until
        found: list[LogLine] = []
        for at in range(last + 1):
            key = (at, seat)
            if key not in self._made:
                self._made[key] = self._of_moment(at, seat)
            found.extend(self._made[key])
            found.extend(looked_back_lines(self._history, at))
        return tuple(found)

    def _of_moment(self, at: int, seat: SeatId) -> tuple[LogLine, ...]:
        moment = self._history.moments[at]
        names = tuple(player.name for player in moment.players)
        match moment.cause:
            case Resigned(who):
                return (LogLine(at, (Word(names[who], seat=who), Word(in_words(" gives up.")))),)
            case Replaced(who, _):
                left = self._history.moments[at - 1].players[who].name
                text = in_words(" leaves; the computer plays on for them.")
                return (LogLine(at, (Word(left, seat=who), Word(text))),)
        if not moment.events:
            return ()
        lines = told(self._rules, moment.before, moment.events, seat, names)
        return tuple(LogLine(at, line.words, line.dice) for line in lines)
