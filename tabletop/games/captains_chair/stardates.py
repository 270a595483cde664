"""Stardate cards: their glory, emptying them, executing them, and Place Glory (``CC-11.2-8``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.effects.ability import abilities_of
from tabletop.effects.interpret import Running, carry_out
from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardCounted, CardMoved, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.ends import credits_triggered
from tabletop.games.captains_chair.market import open_cards
from tabletop.games.captains_chair.places import BOX, STARDATES, STARDATES_DUE
from tabletop.games.captains_chair.state import GLORY, course

EXECUTE: Final = "execute"
EMPTIED: Final = "stardate-emptied"


def current(table: Table) -> CardId | None:
    """Give the Stardate card whose glory is gained now; none once the credits are triggered."""
    pile = table.board.piles[STARDATES]
    return pile[-1] if pile and course(table).remaining is None else None


def glory_left(board: Board, card: CardId) -> int:
    """Count the glory that lies on a card."""
    return board.cards[card].counters.get(GLORY, 0)


def taken_off(table: Table, count: int) -> tuple[Event, ...]:
    """Take glory off the top Stardate card and, as far as it doesn't do, those after it.

    Between two of them the one is emptied and the other filled (``CC-6.4``, ``CC-R.77``): the
    events for that follow from the taking. What the last one doesn't have is the supply's.
    """
    if current(table) is None:
        return ()
    events: list[Event] = []
    pile = table.board.piles[STARDATES]
    for place, card in enumerate(reversed(pile)):
        left = glory_left(table.board, card) if place == 0 else int(table.fact(card, GLORY, 0))
        off = min(count, left)
        if off > 0:
            events.append(CardCounted(card, GLORY, -off))
        count -= off
        if count == 0 or course(table).cadet:
            break
    return tuple(events)


def observed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Empty the top Stardate card the moment that its last glory leaves (``CC-11.7``)."""
    if not isinstance(event, CardCounted) or event.counter != GLORY or event.change > 0:
        return ()
    if event.card != current(before) or glory_left(after.board, event.card) > 0:
        return ()
    return _emptied(after, event.card)


def _emptied(table: Table, card: CardId) -> tuple[Event, ...]:
    board, active = table.board, course(table).active
    moment = MomentCame(EMPTIED, active, (card,))
    rest = board.piles[STARDATES][:-1]
    if not rest:
        line = say("{card} is empty: it was the last one.", card=CardName(card))
        return (Said(line), *credits_triggered(table), moment, MomentCame("credits", active))
    cadet = course(table).cadet
    due = active if cadet else board.after(active)
    line = say("{card} is empty and goes to {seat}.", card=CardName(card), seat=SeatName(due))
    moved = CardMoved(card, zone_of(STARDATES_DUE, due), face_up=True)
    filled = () if cadet else filling(table, rest[-1])
    return (Said(line), moved, *filled, moment)


def filling(table: Table, card: CardId) -> tuple[Event, ...]:
    """Put as much glory from the supply on a Stardate card as is printed on it (``CC-2.7``)."""
    return (CardCounted(card, GLORY, int(table.fact(card, GLORY, 0))),)


@dataclass(frozen=True, slots=True)
class Executing:
    """Whose Stardate cards are executed."""

    seat: SeatId


def execute(at: At[Executing]) -> Next:
    """Execute the emptied Stardate cards of a player, lowest number first (``CC-R.78``)."""
    seat = at.locals.seat
    due = at.board.piles[zone_of(STARDATES_DUE, seat)]
    if not due:
        return done()
    card = min(due, key=lambda one: int(at.fact(one, "number", 0)))
    line = Said(say("{seat} executes {card}.", seat=SeatName(seat), card=CardName(card)))
    for ability in abilities_of(at.printed(card)):
        if ability.timing == EXECUTE:
            definition = at.board.cards[card].definition
            frame = carry_out(definition, ability.key, card, seat)
            return call(frame, line, then=leave)
    return go(leave, line)


def leave(at: At[Executing]) -> Next:
    """Take the executed card out of the game (``CC-11.2``), and go on with the next."""
    due = at.board.piles[zone_of(STARDATES_DUE, at.locals.seat)]
    card = min(due, key=lambda one: int(at.fact(one, "number", 0)))
    return go(execute, CardMoved(card, BOX, face_up=True))


EXECUTING: Final = Procedure("captains-chair.execute-stardate", Executing, execute, leave)


def execute_stardates(seat: SeatId) -> Frame:
    """Start part 2 of a Clean-Up Step (``CC-11.2``)."""
    return EXECUTING.frame(Executing(seat))


@dataclass(frozen=True, slots=True)
class Placing:
    """Who places glory on the Market."""

    seat: SeatId


def place(at: At[Placing]) -> Next | Running:
    """Move 1 glory from the top Stardate card to a Market card of one's choice (``CC-11.5``)."""
    cards = open_cards(at.board)
    if not cards:
        return done()  # and then no glory is taken (CC-R.79)
    return _choose(at, cards)


async def _choose(at: At[Placing], cards: tuple[CardId, ...]) -> Next:
    seat = at.locals.seat
    prompt = say("{seat}, choose the Market card that 1 glory goes on.", seat=SeatName(seat))
    chosen = cards[0]
    if len(cards) > 1:
        (chosen,) = await ChooseCards("place-glory", seat, prompt, RuleId("CC-11.5"), cards)
    line = say("{seat} places 1 glory on {card}.", seat=SeatName(seat), card=CardName(chosen))
    return done(Said(line), CardCounted(chosen, GLORY, 1), *taken_off(at.table, 1))


PLACE: Final = Procedure("captains-chair.place-glory", Placing, place)


def place_glory(seat: SeatId) -> Frame:
    """Start part 3 of a Clean-Up Step (``CC-11.5``)."""
    return PLACE.frame(Placing(seat))
