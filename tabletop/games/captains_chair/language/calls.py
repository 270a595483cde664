"""Rules that effects start. They import the language, so it looks for them only when it runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.context import Context
    from tabletop.effects.reader import Reader
    from tabletop.engine.message import Refusal


def gain_card(
    card: CardId, seat: SeatId, to: str, onto: CardId | None, under: tuple[CardId, ...]
) -> Frame:
    """Start gaining a card that has been chosen."""
    from tabletop.games.captains_chair import gaining

    return gaining.gain_card(card, seat, to, onto, under)


def open_plays(reader: Reader, card: CardId, seat: SeatId) -> tuple[str, ...]:
    """List the PLAY operations that a card can be played with, without an action (``CC-9.15``)."""
    from tabletop.games.captains_chair import play

    return play.open_plays(reader, card, seat, free=True)


def play_card(card: CardId, seat: SeatId) -> Frame:
    """Start playing a card without an action (``CC-9.15``)."""
    from tabletop.games.captains_chair import play

    return play.play_card(card, seat, free=True)


def why_not_copied(reader: Reader, ability: Ability, context: Context) -> Refusal | None:
    """Say why an operation can't be copied, or None when it can (``CC-R.73``)."""
    from tabletop.games.captains_chair import copying

    return copying.why_not_copied(reader, ability, context)


def copied(source: CardId, definition: DefId, key: str, seat: SeatId) -> Frame:
    """Start the operation of another card for the card that copies it (``CC-26.10``)."""
    from tabletop.games.captains_chair import copying

    return copying.copied(source, definition, key, seat)
