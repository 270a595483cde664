"""The captain's ledger: each lot with its profit, and credits over the rounds (TT-B.1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import DefId
from tabletop.engine.message import say
from tabletop.engine.table import Definition
from tabletop.engine.tongue import spoken
from tabletop.games.definition import Chart, Figure
from tabletop.games.traveller_traders.names import (
    CREDITS,
    DEFEATED,
    EARNED,
    PLAYER,
    REMOVED,
    ROUND,
    SHIPS_DEFEATED,
)
from tabletop.games.traveller_traders.state import PRINCE, Lot, voyage

Definitions = Mapping[DefId, Definition]

_OPEN: Final = "in the hold"


def profit(lot: Lot) -> int:
    """Give what a sold lot brought; a lot still in the hold has brought nothing yet."""
    return lot.price - lot.cost if lot.sold_at else 0


def _number(value: int) -> str:
    return spoken().number(value)


def _gain(value: int) -> str:
    """Write a gain or a loss with its sign; nothing has none."""
    return f"{'+' if value > 0 else ''}{_number(value)}"


def ledger(definitions: Definitions, board: Board) -> Chart:
    """Write the ledger."""

    def name(card: str) -> str:
        return definitions[DefId(card)].name

    def row(lot: Lot) -> tuple[str, ...]:
        bought = (str(lot.bought_in), name(lot.merchandise), name(lot.bought_at), _number(lot.cost))
        if not lot.sold_at:
            return (*bought, _OPEN, "", "")
        return (*bought, name(lot.sold_at), _number(lot.price), _gain(profit(lot)))

    state = voyage(board)
    purse = (*state.purse, board.counters.get(CREDITS, 0))
    return Chart(
        title=say("Captain's ledger"),
        headings=(
            say("Round"),
            say("Merchandise"),
            say("Bought on"),
            say("for"),
            say("Sold on"),
            say("for"),
            say("Profit"),
        ),
        rows=tuple(row(lot) for lot in state.lots),
        line=tuple((float(number), float(total)) for number, total in enumerate(purse)),
        axes=("Rounds", "Credits"),
    )


def figures(definitions: Definitions, board: Board) -> tuple[Figure, ...]:
    """Give the statistics of a match."""
    state = voyage(board)
    counters = board.counters
    lost = sum(
        definitions[board.card(card).definition].kind == "officer" for card in board.pile(REMOVED)
    )
    lines = [
        Figure(say("Rounds"), (_number(counters.get(ROUND, 0)),)),
        Figure(say("Credits"), (_number(counters.get(CREDITS, 0)),)),
        Figure(say("Starships defeated"), (_number(counters.get(SHIPS_DEFEATED, 0)),)),
    ]
    if state.mode == PRINCE:
        earned = Figure(say("Earned with the liner"), (_number(counters.get(EARNED, 0)),))
        return (*lines, earned)
    sold = [lot for lot in state.lots if lot.sold_at]
    lines += [
        Figure(say("Opponents defeated"), (_number(counters.get(DEFEATED, 0)),)),
        Figure(say("Officers lost"), (str(lost),)),
        Figure(say("Lots sold"), (str(len(sold)),)),
    ]
    if sold:
        lines.append(Figure(say("Profit"), (_gain(sum(map(profit, sold))),)))
        best = max(sold, key=profit)
        words = f"{definitions[DefId(best.merchandise)].name}, {_gain(profit(best))}"
        lines.append(Figure(say("Best lot"), (words,)))
    return tuple(lines)


def has_won(board: Board) -> bool:
    """Tell whether the match ended with a win."""
    return board.result is not None and PLAYER in board.result.winners
