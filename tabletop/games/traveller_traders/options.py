"""Choices at setup, and what a match played on after a win brings with it."""

from __future__ import annotations

from typing import Final

from tabletop.engine.message import say
from tabletop.games.definition import GameOption
from tabletop.games.traveller_traders.names import REGINA_COURSE
from tabletop.games.traveller_traders.state import ALL_FIRST, IN_TURN, PRINCE, TRADERS
from tabletop.library.pack import Pack

MODE: Final = GameOption(
    "mode",
    say("Game"),
    say("Traveller Traders, or its sequel by itself."),
    ((TRADERS, say("Traveller Traders")), (PRINCE, say("Merchant Prince"))),
    "TT-8.1",
)

TARGETS: Final = GameOption(
    "targets",
    say("Several opponents"),
    say("How several opponents of one battle pick their targets."),
    (
        (IN_TURN, say("spread over the officers by rank")),
        (ALL_FIRST, say("all take the first active officer")),
    ),
    "TT-R.2",
)

ENGINEER_LOST: Final = GameOption(
    "engineer_lost",
    say("2nd Officer"),
    say("Whether the 2nd Officer, who repairs the ship, was lost before Merchant Prince began."),
    ((0, say("aboard")),),
    "TT-6.6",
    carried=1,
)

PURSE: Final = GameOption(
    "purse",
    say("Credits at the start of Merchant Prince"),
    say("What the liner left over; it does not count towards the goal."),
    ((0, say("none")),),
    "TT-R.10",
    carried=1_000_000_000,
)

PLACE: Final = GameOption(
    "place",
    say("First stop"),
    say("The number of the stop on the course where the ship is, from 0."),
    ((0, say("the first of the course")),),
    "TT-2.1",
    carried=100,
)

ROUTE: Final = GameOption(
    "route", say("Course"), say("The liner of Merchant Prince may take another."), (), "TT-8.4"
)


def options(pack: Pack) -> tuple[GameOption, ...]:
    """List the choices; the routes are those of the card data, the rulebook's first."""
    routes = sorted(
        (entry.definition for entry in pack.cards.values() if entry.definition.kind == "route"),
        key=lambda route: route.id != REGINA_COURSE,
    )
    choices = tuple((str(route.id), say(route.name)) for route in routes)
    route = GameOption(ROUTE.key, ROUTE.label, ROUTE.help, choices, ROUTE.rule)
    return (MODE, TARGETS, route, ENGINEER_LOST, PURSE, PLACE)
