"""What a player's own panel says: the Role and its aim, and what the player knows of the Chest."""

from __future__ import annotations

from tabletop.engine.message import Message, say
from tabletop.engine.view import SeatView
from tabletop.games.traitors_aboard.knowledge import (
    Candidates,
    Values,
    announced_total,
    chest_model,
)
from tabletop.games.traitors_aboard.loot import signed
from tabletop.games.traitors_aboard.places import CHEST, MUTINEER, PIRATE, role_of, target


def goal(view: SeatView) -> Message | None:
    """Tell a player its Role and aim; nobody else's panel says it (``TA-2.2``)."""
    board, seat = view.board, view.seat
    if seat < 0:
        return None
    needed = target(board)
    kind = role_of(board, seat)
    if not board.seats[seat].aboard:
        return say(
            "You are overboard, and were a {role}. Your side can still win; give advice.",
            role="Pirate" if kind == PIRATE else "Mutineer",
        )
    if kind == PIRATE:
        return say(
            "You are a Pirate. Bring the Chest to {target} or more and call the count at the "
            "beginning of your turn, or throw every Mutineer overboard.",
            target=needed,
        )
    if kind == MUTINEER:
        return say(
            "You are a Mutineer. Keep the Chest below {target} unnoticed: you win by a count that "
            "fails, when the Draw pile runs out, or when as many Mutineers as Pirates are aboard.",
            target=needed,
        )
    return None


def hint(values: Values, view: SeatView) -> Message | None:
    """Remind a player of what was announced and of what it saw itself, from the top."""
    board, seat = view.board, view.seat
    if seat < 0 or not board.piles[CHEST]:
        return None
    model = chest_model(board, seat, values)
    cards = tuple(_remembered(card) for card in reversed(model.cards))
    return say(
        "The Chest holds {held}, announced {total} of {target}. "
        "What you know yourself, from the top: {cards}.",
        held=say("1 card") if len(cards) == 1 else say("{count} cards", count=len(cards)),
        total=f"{announced_total(board):.3g}",
        target=target(board),
        cards=cards,
    )


def _remembered(card: Candidates) -> str:
    known = {part.value for part in card}
    if len(known) == 1:
        (value,) = known
        if value is not None:
            return signed(value)
    return "?"
