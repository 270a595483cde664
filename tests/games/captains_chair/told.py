"""Views of stories, and messages in words, for tests of what a captain is told."""

from __future__ import annotations

from typing import Any

from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, fill
from tabletop.engine.view import SeatView, view_of
from tests.games.captains_chair.tables import Story


def view_of_story(story: Story, seat: int = 0) -> SeatView:
    """Give what a seat sees of a story."""
    return view_of(story.rules, story.position, SeatId(seat))


def said(message: Message | None) -> str:
    """Put a message into words, cards by their numbers."""
    assert message is not None
    return fill(message, _name)


def _name(argument: Any) -> str:
    seat = getattr(argument, "seat", None)
    return f"seat {seat}" if seat is not None else f"card {argument.card}"
