"""Names for the things of a match; new types, so that a card can't be passed for a seat."""

from typing import Final, NewType

SeatId = NewType("SeatId", int)
"""A chair at the table, counted from 0 in clockwise order."""

CardId = NewType("CardId", int)
"""A card of this match. Never shown to a seat: a seat gets handles (``engine.view``)."""

ZoneId = NewType("ZoneId", str)
"""A place for cards, such as ``chest`` or ``hand:0``."""

DefId = NewType("DefId", str)
"""A printed card; many cards of a match may share one definition. Never renamed, only retired."""

RuleId = NewType("RuleId", str)
"""A numbered rule of a game, such as ``TA-4.2``."""

CHANCE: Final = SeatId(-1)
"""The seat that answers for dice and shuffles."""

ONLOOKER: Final = SeatId(-2)
"""A seat that sees what is open to everybody and no more."""

AUTOMA: Final = SeatId(-3)
"""Whoever owns and controls the cards that the rules play against the players; no chair."""


def zone_of(kind: str, seat: SeatId) -> ZoneId:
    """Name the zone of this kind that belongs to a seat: ``hand`` and 2 give ``hand:2``."""
    return ZoneId(f"{kind}:{seat}")
