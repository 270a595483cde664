"""What the player should see before a decision counts: odds and expected prices (TT-B.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabletop.engine.ids import CardId, DefId
from tabletop.engine.message import CardName, Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.traveller_traders import odds
from tabletop.games.traveller_traders.combat import targets
from tabletop.games.traveller_traders.crew import active, highest_power, power
from tabletop.games.traveller_traders.names import (
    BATTLE,
    CARGO,
    CREDITS,
    EARNED,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    GOAL,
    OFFER,
    PATRONS,
    SPACE,
)
from tabletop.games.traveller_traders.repairs import own_ship
from tabletop.games.traveller_traders.state import PRINCE, voyage
from tabletop.games.traveller_traders.windows import (
    ATTACK,
    BROADSIDE,
    BUY,
    DEFEND,
    GROUNDED,
    PROSPECT,
    SELL,
)


def _attack(table: Table, attacker: CardId, defender: CardId) -> Message:
    chance = odds.beats(power(table, attacker), power(table, defender))
    return say(
        "{attacker} on {defender}: {chance}",
        attacker=CardName(attacker),
        defender=CardName(defender),
        chance=odds.in_words(chance),
    )


def _defend(table: Table) -> Message:
    pairs = tuple(_attack(table, opponent, officer) for opponent, officer in targets(table))
    return say("Chances of a hit: {attacks}.", attacks=pairs)


def _officers(table: Table) -> Message:
    """All opponents of a battle are alike, so that one stands for all."""
    opponent = table.board.pile(BATTLE)[0]
    pairs = tuple(_attack(table, officer, opponent) for officer in active(table))
    return say("Chances of a hit: {attacks}.", attacks=pairs)


def _broadside(table: Table) -> Message:
    ours, theirs = own_ship(table.board), table.board.pile(SPACE)[0]
    pairs = (_attack(table, ours, theirs), _attack(table, theirs, ours))
    return say("Chances of a hit: {attacks}.", attacks=pairs)


def expected_sale(table: Table, goods: CardId) -> int:
    """Give the average price that Patrons pay the officers who are active now."""
    base = int(table.fact(goods, "price"))
    return round(base * odds.average_per_cent(highest_power(table)) / 100)


def _buying(table: Table) -> Message:
    goods, price = table.board.pile(OFFER)[0], voyage(table.board).price
    base, modifier = int(table.fact(goods, "price")), highest_power(table)
    return say(
        "Patrons pay {average} credits for it on average; the chance of more than you pay: {gain}.",
        average=expected_sale(table, goods),
        gain=odds.in_words(odds.pays_at_least(base, modifier, price + 1)),
    )


def _selling(table: Table) -> Message:
    state = voyage(table.board)
    goods = table.board.pile(CARGO)[0]
    base, modifier = int(table.fact(goods, "price")), highest_power(table)
    return say(
        "You paid {cost}. Patrons pay {average} on average; the chance that another pays more: "
        "{more}.",
        cost=state.lots[-1].cost if state.lots else 0,
        average=expected_sale(table, goods),
        more=odds.in_words(odds.pays_at_least(base, modifier, state.price + 1)),
    )


def _prospect(table: Table) -> Message:
    """Every Patron lies in the deck or open in its discard pile while one is looked for."""
    board = table.board
    deck = len(board.pile(ENCOUNTER_DECK))
    if deck == 0:
        return say("The Encounter deck is empty and will be shuffled anew.")
    seen = sum(table.printed(card).kind == "patron" for card in board.pile(ENCOUNTER_DISCARD))
    return say(
        "{patrons} of the {deck} cards of the Encounter deck are Patrons.",
        patrons=PATRONS - seen,
        deck=deck,
    )


def _grounded(table: Table) -> Message:
    text = "The best Power on duty is {power}; recovering draws seven Encounter cards first."
    return say(text, power=highest_power(table))


_HINTS: Final[Mapping[str, Callable[[Table], Message | None]]] = {
    PROSPECT: _prospect,
    DEFEND: _defend,
    ATTACK: _officers,
    BROADSIDE: _broadside,
    BUY: _buying,
    SELL: _selling,
    GROUNDED: _grounded,
}


def hint(definitions: Mapping[DefId, Definition], view: SeatView) -> Message | None:
    """Give the odds of what is about to be decided, from the seat's view."""
    if view.decision is None:
        return None
    table = Table(view.board, definitions)
    tell = _HINTS.get(voyage(view.board).window)
    return None if tell is None else tell(table)


def goal(view: SeatView) -> Message:
    """Say how far it is to the goal."""
    board = view.board
    prince = voyage(board).mode == PRINCE
    have = board.counters.get(EARNED if prince else CREDITS, 0)
    return say("{have} of {goal} credits.", have=have, goal=GOAL)
