"""Names of the places, cards and counters of this game, as its card data and layout spell them."""

from __future__ import annotations

from typing import Final

from tabletop.engine.ids import DefId, SeatId, ZoneId

PLAYER: Final = SeatId(0)
"""The one seat of the game."""

CREW: Final = ZoneId("crew")
SHIP: Final = ZoneId("ship")
CARGO: Final = ZoneId("cargo")
REMOVED: Final = ZoneId("removed")
COURSE: Final = ZoneId("course")

ENCOUNTER_DECK: Final = ZoneId("encounter-deck")
ENCOUNTER_DISCARD: Final = ZoneId("encounter-discard")
DRAWN: Final = ZoneId("drawn")
"""Opponents that were drawn and wait for their battle, in the order of the draw."""
BATTLE: Final = ZoneId("battle")
PATRON: Final = ZoneId("patron")

MERCHANDISE_DECK: Final = ZoneId("merchandise-deck")
MERCHANDISE_DISCARD: Final = ZoneId("merchandise-discard")
OFFER: Final = ZoneId("offer")

STARSHIP_DECK: Final = ZoneId("starship-deck")
STARSHIP_DISCARD: Final = ZoneId("starship-discard")
SPACE: Final = ZoneId("space")

CAPTAIN: Final = DefId("captain")
FIRST_OFFICER: Final = DefId("first-officer")
SECOND_OFFICER: Final = DefId("second-officer")
THIRD_OFFICER: Final = DefId("third-officer")
BEOWULF: Final = DefId("beowulf")
SUBSIDIZED_MERCHANT: Final = DefId("subsidized-merchant")
REGINA_COURSE: Final = DefId("regina-course")

CREDITS: Final = "credits"
EARNED: Final = "earned"
ROUND: Final = "round"
DEFEATED: Final = "opponents"
SHIPS_DEFEATED: Final = "starships"
HERE: Final = "here"
"""Lies on the stop of the course where the ship is."""
QUIET: Final = "quiet"
"""Lies on a damaged ship: its turns without damage since it was last hit or repaired."""

PATRONS: Final = 4
"""How many Patrons the Encounter deck holds (TT-1.2)."""
GOAL: Final = 73_000_000
START_CREDITS: Final = 1_000_000
FREIGHT: Final = 873_000
"""What each round of Merchant Prince pays for passengers and freight."""
