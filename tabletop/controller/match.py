"""What the controller needs of a match; ``tabletop.session`` has the real one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tabletop.engine.actions import Offer
from tabletop.engine.decisions import Answer
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.view import SeatView
from tabletop.games.definition import GameDefinition


class NamedPlayer(Protocol):
    """Whoever sits on a chair, as far as names go."""

    @property
    def name(self) -> str:
        """What the player is called."""


class TableMatch(Protocol):
    """A match that is played at a table. Everything a seat says or is told is in its handles."""

    @property
    def game(self) -> GameDefinition:
        """The game that is played."""

    @property
    def players(self) -> Sequence[NamedPlayer]:
        """Who plays, by seat."""

    @property
    def position(self) -> Position:
        """Where the match stands."""

    def view(self, seat: SeatId) -> SeatView:
        """Give what a seat may know."""

    def offers(self, seat: SeatId) -> tuple[Offer, ...]:
        """List what a seat could think of doing now, with the reasons for what it can't."""

    def answer(self, seat: SeatId, answer: Answer) -> Any | Refusal:
        """Answer for a seat; gives the step that was made, or a refusal."""

    def cancel(self) -> Any | Refusal:
        """Go back to the last window, while nothing has been decided for good."""

    def may_cancel(self) -> Refusal | None:
        """Say why one can't go back to the last window, or None when one can."""
