"""A computer trader: knows the odds, takes cheap lots and fair prices, and mends before it jumps.

It reads its seat's view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from tabletop.engine.actions import Action
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_traders import odds
from tabletop.games.traveller_traders.crew import highest_power, on_duty, power
from tabletop.games.traveller_traders.hints import expected_sale
from tabletop.games.traveller_traders.names import (
    CAPTAIN,
    CARGO,
    FIRST_OFFICER,
    OFFER,
    THIRD_OFFICER,
)
from tabletop.games.traveller_traders.state import voyage
from tabletop.games.traveller_traders.windows import BUY, GROUNDED, JUMP, SELL

_PLAIN: Final[Mapping[str, str]] = {
    "prospect": "prospect",
    "defend": "defend",
    "attack": "volley",
    "broadside": "fight-on",
}


def trader(rules: Rules, view: SeatView, chance: Chance) -> Answer:  # noqa: ARG001
    """Answer the seat's decision."""
    decision = view.decision
    table = Table(view.board, rules.definitions)
    if isinstance(decision, ChooseCards):
        return (min(decision.cards, key=lambda card: power(table, card)),)
    if not isinstance(decision, ChooseAction):
        raise TypeError(f"a trader isn't asked for a {type(decision).__name__}")
    return _pick(decision, _verb(table, decision))


def _pick(decision: ChooseAction, verb: str) -> Action:
    return next((action for action in decision.actions if action.verb == verb), decision.actions[0])


def _verb(table: Table, decision: ChooseAction) -> str:
    match decision.name:
        case name if name == BUY:
            return "buy" if _worth_buying(table) else "decline"
        case name if name == SELL:
            return "sell" if _worth_selling(table) else "decline"
        case name if name == GROUNDED:
            return "deal"
        case name if name == JUMP:
            can_jump = any(action.verb == "jump" for action in decision.actions)
            return "jump" if can_jump else "recover"
        case name:
            return _PLAIN[name]


def fit_to_fight(table: Table) -> bool:
    """Tell whether the crew can afford the battles of another search."""
    return all(on_duty(table.board, rank) for rank in (CAPTAIN, FIRST_OFFICER, THIRD_OFFICER))


def _worth_buying(table: Table) -> bool:
    """Another search costs battles: a tired crew leaves with any lot, to be healed by planetfall.

    A fit one wants a lot with a profit in it.
    """
    goods, price = table.board.pile(OFFER)[0], voyage(table.board).price
    return not fit_to_fight(table) or expected_sale(table, goods) > price


def _worth_selling(table: Table) -> bool:
    goods, price = table.board.pile(CARGO)[0], voyage(table.board).price
    base, modifier = int(table.fact(goods, "price")), highest_power(table)
    likely_more = odds.pays_at_least(base, modifier, price + 1) > Fraction(4, 5)
    return not (fit_to_fight(table) and likely_more)
