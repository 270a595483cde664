"""What each seat is told: lines for some, and how open eyes read them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine import events as ev
from tabletop.engine.ids import ONLOOKER, CardId, DefId, SeatId
from tabletop.engine.message import CardName, say
from tabletop.engine.telling import told
from tabletop.engine.view import OPEN_EYES
from tests.engine.tiny import BIN, board, rules

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


def test_a_double_sided_card_is_called_by_the_side_that_is_up() -> None:
    known = rules(lambda _context: None)
    printed = known.definitions[DefId("e")]
    back = replace(printed, name="Reverse")
    definitions = {**known.definitions, printed.id: replace(printed, sides=(back,))}
    line = ev.Said(say("{card} lies there.", card=CardName(CardId(4))))
    events = (line, ev.CardFlipped(CardId(4), 1), line, ev.CardMoved(CardId(4), BIN), line)
    found = told(replace(known, definitions=definitions), board(), events, ONLOOKER, ("Ann", "Bo"))
    assert [one.text for one in found] == [
        "E lies there.",
        "Reverse lies there.",
        "E lies there.",
    ]
