"""What a player's own panel says: the Role and its aim, and what the player knows of the Chest;
and whose turn it is.
"""

from __future__ import annotations

from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.view import SeatView
from tabletop.games.telling import Chapter
from tabletop.games.traitors_aboard.knowledge import (
    Candidates,
    Values,
    announced_total,
    chest_model,
)
from tabletop.games.traitors_aboard.loot import signed
from tabletop.games.traitors_aboard.places import CHEST, MUTINEER, PIRATE, role_of, target
from tabletop.games.traitors_aboard.voyage import NOBODY, voyage

UNKNOWN: Final = "?"


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


def chapter(board: Board) -> Chapter | None:
    """Name the turn and whose it is (``TA-3.7``); a turn is one deed and has no phases."""
    state = voyage(board)
    if state.turn == NOBODY:
        return None
    seat = SeatName(state.turn)
    return Chapter(say("Turn {number}: {seat}", number=state.number, seat=seat))


def hint(values: Values, view: SeatView) -> Message | None:
    """Remind a player of what was announced and of what it saw itself, from the top.

    While the cards of the Chest lie open before the player there is nothing to remember: a
    Spyglass has just shuffled them.
    """
    board, seat, decision = view.board, view.seat, view.decision
    if seat < 0 or not board.piles[CHEST]:
        return None
    if isinstance(decision, ChooseCards) and set(decision.cards) & set(board.piles[CHEST]):
        return None
    return say(
        "By what was announced the Chest is worth {total}; the target is {target}. {known}",
        total=_rounded(announced_total(board)),
        target=target(board),
        known=_known(tuple(_remembered(card) for card in _from_top(board, seat, values))),
    )


def _rounded(total: float) -> Message:
    """Write a sum as a whole number; it is not one where some of the cards that a Spyglass mixed
    are gone, so that what was said of the rest can only be guessed at.
    """
    whole = round(total)
    return say("{total}" if total == whole else "about {total}", total=whole)


def _from_top(board: Board, seat: SeatId, values: Values) -> tuple[Candidates, ...]:
    return tuple(reversed(chest_model(board, seat, values).cards))


def _known(cards: tuple[str, ...]) -> Message:
    if set(cards) == {UNKNOWN}:
        one = "You have not seen the card in it yourself."
        return say(one if len(cards) == 1 else "You have seen none of its cards yourself.")
    return say("You know yourself, from the top: {cards}.", cards=cards)


def _remembered(card: Candidates) -> str:
    known = {part.value for part in card}
    if len(known) == 1:
        (value,) = known
        if value is not None:
            return signed(value)
    return UNKNOWN
