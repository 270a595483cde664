"""What a captain should see before a window closes: how piracy or a fight stands (``TC-R.82``)."""

from __future__ import annotations

from tabletop.engine.message import CardName, Message, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.piracy import values
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.state import voyage


def standing(table: Table) -> Message | None:
    """Say what damage would be done if nothing else were played, where piracy is going on."""
    attempt = voyage(table).attempt
    if attempt is None or attempt.attacker is None or attempt.defender is None:
        return None
    sides = attempt.attacker, attempt.defender
    if not all(table.board.seats[seat].aboard for seat in sides):
        return None
    if attempt.succeeded is not None:
        sides = sides[::-1]
    ours, theirs = (ship_of(table.board, seat) for seat in sides)
    attack, defense = values(table, ours, theirs)
    return say(
        "{ours} on {theirs}: Attack {attack} against Defense {defense}, {damage} damage.",
        ours=CardName(ours),
        theirs=CardName(theirs),
        attack=attack,
        defense=defense,
        damage=max(0, attack - defense),
    )
