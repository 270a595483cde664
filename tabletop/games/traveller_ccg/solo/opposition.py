"""The Opposition of The Dirty Half-Dozen: its deck, its Crew in play, what they cost (34).

It owns a deck of Crew and nothing else, and it is no captain (``TC-R.122``): the automa controls
its cards (``engine.ids.AUTOMA``), and the rules play them (``attacks``).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.decisions import Mix
from tabletop.engine.events import CardMoved, Event, Said, Shuffled
from tabletop.engine.frames import At, Frame, Next, Procedure, done, go
from tabletop.engine.ids import DefId
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_ccg.places import OPPOSITION, OPPOSITION_DECK, OPPOSITION_DISCARD
from tabletop.games.traveller_ccg.solo.venture import HALF_DOZEN, Venture

HALF_DOZEN_CREW: Final = (
    DefId("doctor-wishik"),
    DefId("flint"),
    DefId("rika-honami"),
    DefId("vorn-drusus"),
    DefId("wabapawap-speaker-of-the-tree"),
    DefId("walter-glen-imc"),
)
"""The Opposition Deck (``TC-34.4``)."""


def deck_of(venture: Venture) -> tuple[DefId, ...]:
    """List the cards of the Opposition Deck; none but in one scenario."""
    return HALF_DOZEN_CREW if venture.scenario == HALF_DOZEN else ()


def opposed(venture: Venture) -> bool:
    """Tell whether there is an Opposition."""
    return bool(deck_of(venture))


@dataclass(frozen=True, slots=True)
class Joining:
    """How many of the deck's cards are still to be put into play."""

    count: int = 1


async def shuffle(at: At[Joining]) -> Next:
    """Shuffle the Opposition Deck before the game (``TC-34.4``)."""
    size = len(at.board.piles[OPPOSITION_DECK])
    if not size:
        return done()
    order = await Mix(count=size)
    return go(join, Shuffled(OPPOSITION_DECK, tuple(range(size)), order))


async def join(at: At[Joining]) -> Next:
    """Put the top card of the deck into play, ready; an empty deck is made of its discard pile.

    With all six in play there is nothing to draw (``TC-34.5``, ``TC-R.123``, ``TC-R.124``).
    """
    left = at.locals.count
    if not left:
        return done()
    board = at.board
    top = board.top(OPPOSITION_DECK, 1)
    if top:
        line = say("{card} joins the Opposition.", card=CardName(top[0]))
        entering = CardMoved(top[0], OPPOSITION, face_up=True)
        return go(join, entering, Said(line), locals=Joining(left - 1))
    if not board.piles[OPPOSITION_DISCARD]:
        return done()
    return go(join, *await _renewed(board))


async def _renewed(board: Board) -> tuple[Event, ...]:
    cards = board.piles[OPPOSITION_DISCARD]
    order = await Mix(count=len(cards))
    return (
        *(CardMoved(card, OPPOSITION_DECK) for card in cards),
        Shuffled(OPPOSITION_DECK, tuple(range(len(cards))), order),
        Said(say("The Opposition's discard pile is shuffled into a new Opposition Deck.")),
    )


PREPARE: Final = Procedure("traveller-ccg.prepare-opposition", Joining, shuffle, join)
"""Shuffles the deck and puts so many of its cards into play (``TC-34.14``)."""

JOIN: Final = Procedure("traveller-ccg.join-opposition", Joining, join)


def prepare(count: int) -> Frame:
    """Make the Opposition ready, with so many Crew in play at the start (``TC-34.14``)."""
    return PREPARE.frame(Joining(count))


def reinforce() -> Frame:
    """Put another Crew of the Opposition into play (``TC-34.5``)."""
    return JOIN.frame(Joining())
