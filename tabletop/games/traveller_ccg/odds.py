"""What a captain should see before a window closes: how piracy or a fight stands (``TC-R.82``)."""

from __future__ import annotations

from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, Message, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.fighting import asks_for_a_fight
from tabletop.games.traveller_ccg.piracy import values
from tabletop.games.traveller_ccg.places import complications_on, ship_of
from tabletop.games.traveller_ccg.requirements import requirements
from tabletop.games.traveller_ccg.state import Attempt, voyage


def standing(table: Table) -> Message | None:
    """Say what damage would be done if nothing else were played, where a fight is going on."""
    attempt = voyage(table).attempt
    if attempt is None:
        return None
    seats = [seat for seat in (attempt.attacker, attempt.defender) if seat is not None]
    if not all(table.board.seats[seat].aboard for seat in seats):
        return None
    if len(seats) == 1:
        return _against_the_enemy(table, attempt)
    if attempt.succeeded is not None:
        seats.reverse()
    ours, theirs = (ship_of(table.board, seat) for seat in seats)
    return _exchange(table, ours, theirs)


def _exchange(table: Table, ours: CardId, theirs: CardId) -> Message:
    attack, defense = values(table, ours, theirs)
    return say(
        "{ours} on {theirs}: Attack {attack} against Defense {defense}, {damage} damage.",
        ours=CardName(ours),
        theirs=CardName(theirs),
        attack=attack,
        defense=defense,
        damage=max(0, attack - defense),
    )


def _against_the_enemy(table: Table, attempt: Attempt) -> Message | None:
    """Say how both sides would fire, if only one enemy ship can be meant."""
    seat = attempt.defender if attempt.attacker is None else attempt.attacker
    assert seat is not None
    contract = pursued(table, seat)
    enemies = () if contract is None else tuple(_enemies(table, contract))
    if len(enemies) != 1:
        return None
    ship = ship_of(table.board, seat)
    there, back = _exchange(table, ship, enemies[0]), _exchange(table, enemies[0], ship)
    return say("{there} {back}", there=there, back=back)


def _enemies(table: Table, contract: CardId) -> tuple[CardId, ...]:
    return tuple(
        card
        for card in complications_on(table.board, contract)
        if table.board.cards[card].face_up
        and any(
            asks_for_a_fight(cost)
            for ability in requirements(table, card, "complication")
            for cost in ability.cost
        )
    )
