"""Looking back at a match: any moment of it, from any seat's eyes, and all open when it is over."""

from __future__ import annotations

from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.position import Position
from tabletop.engine.view import OPEN_EYES, SeatView, view_of
from tabletop.session.log import LogLine
from tabletop.session.match import Match, Step


class Replay:
    """A match and the moment of it that is shown. The match itself is left where it stands."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.at = 0

    @property
    def last(self) -> int:
        """The number of the last moment; the first is 0."""
        return self.match.history.cursor

    @property
    def position(self) -> Position:
        """The position of the moment that is shown."""
        return self.match.history.moments[self.at].position

    def jump(self, at: int) -> Step:
        """Show another moment; the nearest, where there is none so early or late."""
        moments = self.match.history.moments
        start = self.at
        self.at = min(max(at, 0), self.last)
        events = moments[self.at].events if self.at == start + 1 else ()
        return Step(moments[start].position, moments[self.at].position, events)

    def step(self, count: int = 1) -> Step:
        """Show a later moment, or with a number below 0 an earlier one."""
        return self.jump(self.at + count)

    def eyes(self) -> tuple[SeatId, ...]:
        """List through whose eyes one may look."""
        seats = tuple(SeatId(seat) for seat in range(len(self.match.players)))
        return (OPEN_EYES, *seats, ONLOOKER) if self.match.finished else (*seats, ONLOOKER)

    def view(self, seat: SeatId) -> SeatView:
        """Make what a seat knew at this moment. Raises ValueError for eyes that must stay shut."""
        if seat not in self.eyes():
            raise ValueError("all is open only when the match is over")
        return view_of(self.match.game.rules, self.position, seat)

    def log_for(self, seat: SeatId) -> tuple[LogLine, ...]:
        """List what a seat had been told by this moment."""
        return self.match.log.lines(seat, self.at)
