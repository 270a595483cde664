"""Set up: the captains' cards, the deal, the first Contracts (section 12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight
from tabletop.engine.decisions import Mix, Roll
from tabletop.engine.events import CardMoved, Said, Shuffled
from tabletop.engine.frames import NOTHING, At, Frame, Next, Procedure, call, go
from tabletop.engine.ids import AUTOMA, CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Refusal, SeatName, refuse, say
from tabletop.games.definition import Setup
from tabletop.games.traveller_ccg.decks import ADVENTURE, CAPTAIN
from tabletop.games.traveller_ccg.decks import SHIP as SHIP_SECTION
from tabletop.games.traveller_ccg.expending import with_worths
from tabletop.games.traveller_ccg.initiative import highest
from tabletop.games.traveller_ccg.places import (
    ADVENTURE_DECK,
    DECK,
    HAND,
    OPPOSITION_DECK,
    SHIP,
    SLOTS,
    zones,
)
from tabletop.games.traveller_ccg.ready import hand_size
from tabletop.games.traveller_ccg.round import ROUND
from tabletop.games.traveller_ccg.slots import dealt, refill
from tabletop.games.traveller_ccg.solo import challenges
from tabletop.games.traveller_ccg.solo.opposition import deck_of, prepare
from tabletop.games.traveller_ccg.solo.venture import NONE, OPPOSITION, Venture
from tabletop.games.traveller_ccg.solo.venture import SLOTS as SLOT_COUNT
from tabletop.games.traveller_ccg.state import Captain, Voyage, changed, voyage
from tabletop.library.pack import Pack

MOST: Final = 4
"""The most captains who can play (``TC-1.1``)."""


@dataclass(frozen=True, slots=True)
class Brought:
    """What a captain brings: a Ship, captain's cards and adventure cards (``TC-1.2``)."""

    ship: DefId
    captains_cards: tuple[DefId, ...]
    adventure_cards: tuple[DefId, ...]


def begin(pack: Pack, setup: Setup) -> tuple[Board, Frame] | Refusal:
    """Lay out the table. Refuses another number of captains, and one without a Ship.

    Whether decks keep the rules of construction is for ``decks`` to say; a table can be laid with
    any.
    """
    if not 1 <= setup.seats <= MOST:
        return refuse("TC-1.1", "One to {most} captains play, not {n}.", most=MOST, n=setup.seats)
    refusal = challenges.refusal(setup.seats, setup.options)
    if refusal is not None:
        return refusal
    brought: list[Brought] = []
    for seat, deck in enumerate(setup.decks):
        ship = deck.one(SHIP_SECTION)
        if ship is None:
            return refuse("TC-1.2", "Seat {seat} brings no Ship.", seat=seat + 1)
        brought.append(Brought(ship, deck.cards(CAPTAIN), deck.cards(ADVENTURE)))
    definitions = {definition.id: definition for definition in pack.definitions}
    chosen = challenges.venture(setup.options)
    return with_worths(lay_out(brought, chosen), definitions), SETUP.frame(Dealing(SeatId(0)))


def lay_out(brought: Sequence[Brought], taken_on: Venture = NONE) -> Board:
    """Lay out the table: each Ship in play, the decks still unshuffled (``TC-12.1``).

    All begin uncommitted and with nothing (``TC-12.5``). Who plays alone may have fewer slots, and
    the Opposition's deck (``TC-33.10``, ``TC-34.4``).
    """
    slots = taken_on.number(SLOT_COUNT, SLOTS)
    seats = tuple(SeatId(number) for number in range(len(brought)))
    places = {zone.id: zone for zone in zones(len(seats), slots)}
    cards: dict[CardId, Card] = {}
    piles: dict[ZoneId, list[CardId]] = {zone: [] for zone in places}
    for seat, deck in zip(seats, brought, strict=True):
        for kind, definitions in (
            (SHIP, (deck.ship,)),
            (DECK, deck.captains_cards),
            (ADVENTURE_DECK, deck.adventure_cards),
        ):
            zone = zone_of(kind, seat)
            for definition in definitions:
                number = CardId(len(cards))
                face_up = places[zone].sight is Sight.ALL
                cards[number] = Card(number, definition, seat, seat, zone, face_up)
                piles[zone].append(number)
    for definition in deck_of(taken_on):
        number = CardId(len(cards))
        cards[number] = Card(number, definition, AUTOMA, AUTOMA, OPPOSITION_DECK, face_up=False)
        piles[OPPOSITION_DECK].append(number)
    captains = tuple(Captain() for _ in seats)
    return Board(
        seats=tuple(Seat(seat) for seat in seats),
        zones=places,
        piles={zone: tuple(pile) for zone, pile in piles.items()},
        cards=cards,
        counters={},
        state=Voyage(captains, slots=dealt(len(seats), slots), venture=taken_on),
    )


@dataclass(frozen=True, slots=True)
class Dealing:
    """Which captain's cards are dealt next."""

    seat: SeatId


async def shuffle_deck(at: At[Dealing]) -> Next:
    """Shuffle a Captain's Deck and draw a hand of it (``TC-12.2``)."""
    deck = zone_of(DECK, at.locals.seat)
    size = len(at.board.piles[deck])
    order = await Mix(count=size)
    return go(draw_hand, Shuffled(deck, tuple(range(size)), order))


def draw_hand(at: At[Dealing]) -> Next:
    """Draw up to hand size, 7 by default."""
    seat = at.locals.seat
    cards = at.board.top(zone_of(DECK, seat), hand_size(at.table, seat))
    drawn = (CardMoved(card, zone_of(HAND, seat)) for card in cards)
    return go(shuffle_adventures, *drawn)


async def shuffle_adventures(at: At[Dealing]) -> Next:
    """Shuffle an Adventure Deck (``TC-12.3``)."""
    seat = at.locals.seat
    deck = zone_of(ADVENTURE_DECK, seat)
    size = len(at.board.piles[deck])
    order = await Mix(count=size)
    mixed = Shuffled(deck, tuple(range(size)), order)
    if seat + 1 < len(at.board.seats):
        return go(shuffle_deck, mixed, locals=Dealing(SeatId(seat + 1)))
    return call(refill(), mixed, then=draw_lot)


async def draw_lot(at: At[Dealing]) -> Next:
    """See by lot who has priority among equals until there is a first captain (``TC-R.3``)."""
    tied = highest(at.table, at.board.aboard())
    if len(tied) == 1:
        return go(oppose)
    (face,) = await Roll(dice=1, sides=len(tied))
    seat = tied[face - 1]
    line = say("By lot {seat} has the first chance among equals.", seat=SeatName(seat))
    return go(oppose, changed(replace(voyage(at.table), lot=seat)), Said(line))


def oppose(at: At[Dealing]) -> Next:
    """Make the Opposition ready, where there is one (``TC-34.14``)."""
    chosen = voyage(at.table).venture
    return call(prepare(chosen.number(OPPOSITION, 0)), then=first_round)


def first_round(_at: At[Dealing]) -> Next:
    """Begin the first round."""
    return call(ROUND.frame(NOTHING))


SETUP: Final = Procedure(
    "traveller-ccg.setup",
    Dealing,
    shuffle_deck,
    draw_hand,
    shuffle_adventures,
    draw_lot,
    oppose,
    first_round,
)
