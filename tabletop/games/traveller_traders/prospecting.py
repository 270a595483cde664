"""Prospecting: Encounter cards are drawn until a Patron comes (TT-3.2, TT-3.3)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.actions import legal
from tabletop.engine.decisions import ChooseAction, Mix
from tabletop.engine.events import CardMoved, Said
from tabletop.engine.frames import At, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import RuleId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.games.traveller_traders.course import here
from tabletop.games.traveller_traders.decks import is_empty, renewed, waiting
from tabletop.games.traveller_traders.grounded import RECOVERY, Recovery
from tabletop.games.traveller_traders.names import DRAWN, ENCOUNTER_DECK, PATRON, PLAYER
from tabletop.games.traveller_traders.state import changed
from tabletop.games.traveller_traders.windows import KINDS, PROSPECT


def open_prospect(at: At[Nothing]) -> Next:
    """Open the window in which the player goes looking."""
    return go(prospect, changed(at.board, window=PROSPECT))


async def prospect(at: At[Nothing]) -> Next:
    """The player goes looking; a grounded crew may recover before (TT-4.11)."""
    action = await ChooseAction(
        PROSPECT,
        PLAYER,
        say(
            "{seat}, look for a Patron on {system}.",
            seat=SeatName(PLAYER),
            system=CardName(here(at.board)),
        ),
        RuleId("TT-3.2"),
        legal(KINDS, at.table, PLAYER),
    )
    if action.verb == "recover":
        return call(RECOVERY.frame(Recovery()), then=open_prospect)
    return go(draw, changed(at.board, window=""))


async def draw(at: At[Nothing]) -> Next:
    """Draw one card: an opponent waits for its battle, a Patron ends the search."""
    board = at.board
    if is_empty(board, ENCOUNTER_DECK):
        order = await Mix(count=waiting(board, ENCOUNTER_DECK))
        return go(draw, *renewed(board, ENCOUNTER_DECK, order))
    (card,) = board.top(ENCOUNTER_DECK, 1)
    if at.table.printed(card).kind == "patron":
        count = len(board.pile(DRAWN))
        told = Said(say(_PATRON_WAITS.get(count, _PATRON_BEHIND), count=count))
        return done(CardMoved(card, PATRON, face_up=True), told)
    return go(
        draw,
        CardMoved(card, DRAWN, face_up=True),
        Said(say("The {card} stands in the way.", card=CardName(card))),
    )


_PATRON_WAITS: Final = {0: "A Patron waits.", 1: "A Patron waits behind one opponent."}
_PATRON_BEHIND: Final = "A Patron waits behind {count} opponents."

PROSPECTING: Final = Procedure("traders.prospecting", Nothing, open_prospect, prospect, draw)
