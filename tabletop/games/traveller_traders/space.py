"""The jump to the next system and the ship that waits there (TT-6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.actions import legal
from tabletop.engine.decisions import ChooseAction, Mix
from tabletop.engine.events import CardMoved, Said, TableCounted
from tabletop.engine.frames import At, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import RuleId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.games.traveller_traders.course import following, here, jumped
from tabletop.games.traveller_traders.crew import back_on_duty, officers
from tabletop.games.traveller_traders.decks import is_empty, renewed, waiting
from tabletop.games.traveller_traders.fight import roll_attack
from tabletop.games.traveller_traders.grounded import RECOVERY, Recovery
from tabletop.games.traveller_traders.names import (
    PLAYER,
    SHIPS_DEFEATED,
    SPACE,
    STARSHIP_DECK,
)
from tabletop.games.traveller_traders.repairs import exchange_passed, hit, own_ship, turn_passed
from tabletop.games.traveller_traders.state import changed
from tabletop.games.traveller_traders.windows import BROADSIDE, JUMP, KINDS


def open_departure(at: At[Nothing]) -> Next:
    """Open the window in which the player jumps."""
    return go(depart, changed(at.board, window=JUMP))


async def depart(at: At[Nothing]) -> Next:
    """Jump, or recover first when the ship is grounded (TT-4.11, TT-6.1)."""
    board = at.board
    action = await ChooseAction(
        JUMP,
        PLAYER,
        say(
            "{seat}, take the {ship} to {system}.",
            seat=SeatName(PLAYER),
            ship=CardName(own_ship(board)),
            system=CardName(following(board)),
        ),
        RuleId("TT-6.1"),
        legal(KINDS, at.table, PLAYER),
    )
    if action.verb == "recover":
        return call(RECOVERY.frame(Recovery()), then=open_departure)
    told = Said(
        say(
            "The {ship} jumps to {system}.",
            ship=CardName(own_ship(board)),
            system=CardName(following(board)),
        )
    )
    return go(emerge, told, changed(board, window=""), *jumped(board), *turn_passed(at.table))


async def emerge(at: At[Nothing]) -> Next:
    """Come out of hyperspace before a ship from the Starship deck (TT-6.1, TT-6.4)."""
    board = at.board
    if is_empty(board, STARSHIP_DECK):
        order = await Mix(count=waiting(board, STARSHIP_DECK))
        return go(emerge, *renewed(board, STARSHIP_DECK, order))
    (ship,) = board.top(STARSHIP_DECK, 1)
    return call(
        SPACE_BATTLE.frame(Exchange()),
        CardMoved(ship, SPACE, face_up=True),
        Said(say("The {ship} waits.", ship=CardName(ship))),
        changed(board, window=BROADSIDE),
        then=planetfall,
    )


def planetfall(at: At[Nothing]) -> Next:
    """Inactive officers are active again on the next planet (TT-4.10)."""
    board = at.board
    return done(
        changed(board, window=""),
        Said(say("Planetfall on {system}.", system=CardName(here(board)))),
        *back_on_duty(board, officers(at.table)),
    )


VOYAGE: Final = Procedure("traders.voyage", Nothing, open_departure, depart, emerge, planetfall)


@dataclass(frozen=True, slots=True)
class Exchange:
    """An exchange of fire. ``to_the_end`` means that the player isn't asked any more."""

    to_the_end: bool = False
    we_were_hit: bool = False
    they_were_hit: bool = False


async def fire(at: At[Exchange]) -> Next:
    """The player's ship attacks first (TT-6.2)."""
    board = at.board
    ours, theirs = own_ship(board), board.pile(SPACE)[0]
    to_the_end = at.locals.to_the_end
    if not to_the_end:
        action = await ChooseAction(
            BROADSIDE,
            PLAYER,
            say(
                "{seat}, fire on the {ship}, or fight to the end.",
                seat=SeatName(PLAYER),
                ship=CardName(theirs),
            ),
            RuleId("TT-6.2"),
            legal(KINDS, at.table, PLAYER),
        )
        to_the_end = action.verb == "fight-on"
    attack = await roll_attack(at.table, ours, theirs)
    harm = hit(board, theirs) if attack.hits else ()
    following = Exchange(to_the_end, they_were_hit=attack.hits)
    return go(return_fire, *attack.told(), *harm, locals=following)


async def return_fire(at: At[Exchange]) -> Next:
    """Then the other ship, if it still can."""
    board = at.board
    theirs = board.pile(SPACE)
    if not theirs:
        return go(after_exchange, TableCounted(SHIPS_DEFEATED, 1))
    ours = own_ship(board)
    attack = await roll_attack(at.table, theirs[0], ours)
    harm = hit(board, ours) if attack.hits else ()
    following = replace(at.locals, we_were_hit=attack.hits)
    return go(after_exchange, *attack.told(), *harm, locals=following)


def after_exchange(at: At[Exchange]) -> Next:
    """An exchange is a turn for repairs (TT-R.6); the battle goes on while both ships can."""
    exchange = at.locals
    repaired = exchange_passed(
        at.table, we_were_hit=exchange.we_were_hit, they_were_hit=exchange.they_were_hit
    )
    if not at.board.pile(SPACE):
        return done(*repaired)
    return go(fire, *repaired, locals=Exchange(exchange.to_the_end))


SPACE_BATTLE: Final = Procedure("traders.space-battle", Exchange, fire, return_fire, after_exchange)
