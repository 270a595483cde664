"""A table of two seats with a deck, two hands, an open row and a discard pile, for engine tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.frames import Nothing, Procedure
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Definition
from tabletop.engine.view import with_hidden

ANN, BO = SeatId(0), SeatId(1)
DECK, ROW, BIN = ZoneId("deck"), ZoneId("row"), ZoneId("bin")
HANDS = (ZoneId("hand:0"), ZoneId("hand:1"))
DEFINITIONS = with_hidden(
    Definition(DefId(name), name.title(), "letter") for name in "abcdefghijkl"
)


@dataclass(frozen=True, slots=True)
class Score:
    """The open record of the tiny game."""

    turns: int = 0


def board() -> Board:
    zones = (
        Zone(DECK, "deck", None, Sight.NOBODY, ordered=True),
        Zone(ROW, "row", None, Sight.ALL, ordered=True, in_play=True),
        Zone(BIN, "bin", None, Sight.NOBODY, ordered=True),
        Zone(HANDS[0], "hand", ANN, Sight.OWNER, ordered=False),
        Zone(HANDS[1], "hand", BO, Sight.OWNER, ordered=False),
    )
    spread = {DECK: (0, 1, 2, 3), ROW: (4, 5, 6), BIN: (), HANDS[0]: (7, 8), HANDS[1]: (9, 10, 11)}
    cards = {}
    for zone, numbers in spread.items():
        for number in numbers:
            owner = SeatId(number % 2)
            definition = DefId("abcdefghijkl"[number])
            cards[CardId(number)] = Card(
                CardId(number), definition, owner, owner, zone, face_up=zone == ROW
            )
    return Board(
        seats=(Seat(ANN), Seat(BO)),
        zones={zone.id: zone for zone in zones},
        piles={zone: tuple(CardId(number) for number in pile) for zone, pile in spread.items()},
        cards=cards,
        counters={},
        state=Score(),
    )


def rules(*steps: Callable[..., Any], **hooks: Any) -> Rules:
    """Make rules of one procedure, ``story``, with these steps."""
    story = Procedure("story", Nothing, *steps)
    return Rules(procedures(story), DEFINITIONS, records=(Score,), **hooks)


def conserved(table: Board) -> bool:
    """Tell whether each card lies in exactly one pile, the one that it names."""
    seen = [number for pile in table.piles.values() for number in pile]
    return sorted(seen) == sorted(table.cards) and all(
        table.cards[number].zone == zone for zone, pile in table.piles.items() for number in pile
    )
