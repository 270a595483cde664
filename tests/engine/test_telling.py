"""What each seat is told: lines for some, and how open eyes read them."""

from __future__ import annotations

import pytest

from tabletop.engine import events as ev
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.message import say
from tabletop.engine.telling import told
from tabletop.engine.view import OPEN_EYES
from tests.engine.tiny import board, rules

EVENTS = (
    ev.Said(say("A storm comes up.")),
    ev.Said(say("You draw a card."), (SeatId(1),)),
)


@pytest.mark.parametrize(
    ("seat", "lines"),
    [
        (SeatId(0), ["A storm comes up."]),
        (SeatId(1), ["A storm comes up.", "You draw a card."]),
        (ONLOOKER, ["A storm comes up."]),
        (OPEN_EYES, ["A storm comes up.", "To Bo: You draw a card."]),
    ],
)
def test_a_line_for_one_says_to_open_eyes_for_whom_it_was(seat: SeatId, lines: list[str]) -> None:
    found = told(rules(lambda _context: None), board(), EVENTS, seat, ("Ann", "Bo"))
    assert [line.text for line in found] == lines
