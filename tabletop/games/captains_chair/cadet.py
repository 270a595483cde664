"""Cadet Training Mode: one player against eleven turns (section 25)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.effects.interpret import Running
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.market import junked, open_cards
from tabletop.games.captains_chair.places import STARDATES, STARDATES_DUE
from tabletop.games.captains_chair.stardates import execute_stardates, filling
from tabletop.games.captains_chair.state import course

LAST_TURN: Final = 11
"""The turns of a training (``CC-25.12``, ``CC-28.4``)."""

RANKS: Final = (
    (121, say("a veteran of Starfleet Academy")),
    (100, say("a skilled captain")),
    (70, say("a captain who understands the game")),
)
"""From so many VP on one is this, the best first (``CC-25.13``)."""


def is_cadet(table: Table) -> bool:
    """Tell whether this is Cadet Training Mode (``CC-R.108``)."""
    return course(table).cadet


def rank(points: int) -> Message | None:
    """Give the rank that is reached with so many VP; under 70 none (``CC-25.13``, ``CC-R.102``)."""
    return next((title for least, title in RANKS if points >= least), None)


def verdict(points: int) -> Message:
    """Say what so many VP come to."""
    reached = rank(points)
    if reached is None:
        return say("{points} VP: no rank yet, which takes 70.", points=points)
    return say("{points} VP: {rank}.", points=points, rank=reached)


@dataclass(frozen=True, slots=True)
class Training:
    """The cadet."""

    seat: SeatId


def execute(at: At[Training]) -> Next:
    """Execute the first Stardate card in the turn after it was emptied (``CC-25.10``, ``25.11``).

    It comes before the CLEAN-UP operations (``CC-R.96``).
    """
    seat = at.locals.seat
    if not at.board.piles[zone_of(STARDATES_DUE, seat)]:
        return done()
    return call(execute_stardates(seat), then=fill)


def fill(at: At[Training]) -> Next:
    """Put the glory on the second Stardate card."""
    rest = at.board.piles[STARDATES]
    return done(*filling(at.table, rest[-1])) if rest else done()


NEW_TERM: Final = Procedure("captains-chair.new-term", Training, execute, fill)


def new_term(seat: SeatId) -> Frame:
    """Start what a Clean-Up Step of a cadet begins with."""
    return NEW_TERM.frame(Training(seat))


def clear(at: At[Training]) -> Next | Running:
    """Clear 1 Market card of the cadet's choice, if there is one (``CC-25.9``, ``CC-R.97``)."""
    cards = open_cards(at.board)
    if not cards:
        return done()
    return _choose(at, cards)


async def _choose(at: At[Training], cards: tuple[CardId, ...]) -> Next:
    seat, chosen = at.locals.seat, cards[0]
    if len(cards) > 1:
        prompt = say("{seat}, clear 1 card of the Market.", seat=SeatName(seat))
        (chosen,) = await ChooseCards("clear-market", seat, prompt, RuleId("CC-25.9"), cards)
    line = Said(say("{seat} clears {card}.", seat=SeatName(seat), card=CardName(chosen)))
    return done(line, junked(chosen))  # its slot is refilled, what lay on it is gone


CLEAR_ONE: Final = Procedure("captains-chair.clear-one", Training, clear)


def clear_one(seat: SeatId) -> Frame:
    """Start what comes before a cadet's Place Glory."""
    return CLEAR_ONE.frame(Training(seat))
