"""The history of a match: its moments, and where among them it stands.

Going back is a smaller cursor; the moments after it stay until something else is answered.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from tabletop.engine.board import Board
from tabletop.engine.decisions import Answer
from tabletop.engine.events import Event
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.engine.position import Position
from tabletop.session.players import Players


@dataclass(frozen=True, slots=True)
class Answered:
    """A seat answered; cards are named by their numbers in the match, never by handles."""

    seat: SeatId
    answer: Answer


@dataclass(frozen=True, slots=True)
class Resigned:
    """A player gave up, and the match ended with it."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class Replaced:
    """A player left, and from now on the computer answers for the seat."""

    seat: SeatId
    bot: str


Cause = Answered | Resigned | Replaced


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of the match, what led to it from the one before, and who played then.

    ``before`` is the board to which the ``events`` happened.
    """

    position: Position
    players: Players
    before: Board
    cause: Cause | None = None
    events: tuple[Event, ...] = ()


Seen = Literal["chance", "hidden", "end"]
"""What people had seen before they went back: dice or a shuffle, a hidden card, the end."""


@dataclass(frozen=True, slots=True)
class LookedBack:
    """People went back to a moment, by so many moments, after something had been seen."""

    at: int
    steps: int
    seen: Seen


class History:
    """The moments of a match, the first one included; never empty.

    ``bookmarks`` name moments. ``looked_back`` keeps what people had seen and then took back,
    also where other moments have taken the place of those.
    """

    def __init__(self, first: Moment) -> None:
        self.moments = [first]
        self.cursor = 0
        self.bookmarks: dict[str, int] = {}
        self.looked_back: list[LookedBack] = []

    @property
    def now(self) -> Moment:
        """The moment where the match stands."""
        return self.moments[self.cursor]

    def push(self, moment: Moment) -> None:
        """Go on to a new moment; what had been taken back before is forgotten."""
        self.forget_taken_back()
        self.moments.append(moment)
        self.cursor += 1

    def jump(self, cursor: int) -> None:
        """Stand at another moment. Raises ValueError when there is none."""
        if not 0 <= cursor < len(self.moments):
            raise ValueError(in_words("there is no moment {number}", number=cursor))
        self.cursor = cursor

    def forget_taken_back(self) -> None:
        """Forget what was taken back; it can't be done again then, and its bookmarks go too."""
        if self.cursor + 1 == len(self.moments):
            return
        del self.moments[self.cursor + 1 :]
        self.bookmarks = {name: at for name, at in self.bookmarks.items() if at < len(self.moments)}
        self.looked_back = [
            replace(mark, at=min(mark.at, self.cursor)) for mark in self.looked_back
        ]

    def bookmark(self, name: str, at: int) -> None:
        """Name a moment; a name that stood elsewhere is moved. Raises ValueError for none."""
        if not 0 <= at < len(self.moments):
            raise ValueError(in_words("there is no moment {number}", number=at))
        self.bookmarks[name] = at

    def look_back(self, mark: LookedBack) -> None:
        """Keep that something seen was taken back. Raises ValueError for no such moment."""
        if not 0 <= mark.at < len(self.moments):
            raise ValueError(in_words("there is no moment {number}", number=mark.at))
        self.looked_back.append(mark)

    def asked_human(self, at: int) -> SeatId | None:
        """Name the person whose answer led on from this moment, if a person's did."""
        if at + 1 >= len(self.moments):
            return None
        cause = self.moments[at + 1].cause
        if isinstance(cause, Answered) and self.moments[at].players[cause.seat].human:
            return cause.seat
        return None
