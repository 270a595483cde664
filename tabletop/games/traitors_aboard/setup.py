"""Setup: what is used by how many players, and the deal (section 2 of the rules)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.decisions import Mix, Roll
from tabletop.engine.events import CardMoved, Event, MomentCame, Said, Shuffled, StateChanged
from tabletop.engine.frames import At, Frame, Next, Procedure, call, go
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Refusal, SeatName, refuse, say
from tabletop.games.definition import GameOption, Setup
from tabletop.games.traitors_aboard.places import (
    BOX,
    CHEST,
    DECK,
    DISCARD,
    MUTINEER,
    PIRATE,
    PLANK,
    ROLE,
    SHOWN,
    hand,
    planks,
    role,
)
from tabletop.games.traitors_aboard.turn import HAND_SIZE, TURN, Turn
from tabletop.games.traitors_aboard.voyage import Voyage, voyage
from tabletop.library.pack import Pack

LEAST: Final = 3
MOST: Final = 8


@dataclass(frozen=True, slots=True)
class Crew:
    """What a number of players uses, and what the Chest must hold for the Pirates."""

    pirates: int
    mutineers: int
    planks: int
    target: int


CREWS: Final[Mapping[int, Crew]] = {
    3: Crew(2, 1, 12, 5),
    4: Crew(3, 1, 14, 8),
    5: Crew(4, 1, 16, 11),
    6: Crew(4, 2, 18, 6),
    7: Crew(5, 2, 20, 9),
    8: Crew(6, 2, 22, 12),
}
"""By the number of players (``TA-2.1``)."""

RANDOM: Final = "random"

FIRST: Final = GameOption(
    "first",
    say("First player"),
    say("The most talkative player goes first; or leave it to chance."),
    (
        (RANDOM, say("At random")),
        *((f"seat-{number}", say("Seat {number}", number=number)) for number in range(1, MOST + 1)),
    ),
    "TA-2.6",
)


@dataclass(frozen=True, slots=True)
class Deal:
    """Who goes first; None leaves it to chance."""

    first: SeatId | None = None


def begin(pack: Pack, setup: Setup) -> tuple[Board, Frame] | Refusal:
    """Lay out the table for a crew; what it does not use is out of the game (``TA-2.1``)."""
    crew = CREWS.get(setup.seats)
    if crew is None:
        return refuse(
            "TA-2.5",
            "Traitors Aboard is for {least} to {most} players, not {seats}.",
            least=LEAST,
            most=MOST,
            seats=setup.seats,
        )
    chosen = str(setup.options.get(FIRST.key, RANDOM))
    first = None if chosen == RANDOM else SeatId(int(chosen.removeprefix("seat-")) - 1)
    if first is not None and first >= setup.seats:
        return refuse("TA-2.6", "There is no seat {number} to go first.", number=first + 1)
    return _table(pack, setup.seats, crew), DEAL.frame(Deal(first))


def _zones(seats: int) -> tuple[Zone, ...]:
    zones = [
        Zone(CHEST, "chest", None, Sight.NOBODY, ordered=True),
        Zone(DECK, "deck", None, Sight.NOBODY, ordered=True),
        Zone(DISCARD, "discard", None, Sight.NOBODY, ordered=False),
        Zone(SHOWN, "shown", None, Sight.ALL, ordered=True),
        Zone(BOX, "box", None, Sight.NOBODY, ordered=False),
    ]
    for number in range(seats):
        seat = SeatId(number)
        zones += (
            Zone(role(seat), "role", seat, Sight.OWNER, ordered=True),
            Zone(hand(seat), "hand", seat, Sight.OWNER, ordered=False),
            Zone(planks(seat), "planks", seat, Sight.ALL, ordered=True),
        )
    return tuple(zones)


def _table(pack: Pack, seats: int, crew: Crew) -> Board:
    used = {PIRATE: crew.pirates, MUTINEER: crew.mutineers, PLANK: crew.planks}
    zones = _zones(seats)
    piles: dict[ZoneId, list[CardId]] = {zone.id: [] for zone in zones}
    cards: dict[CardId, Card] = {}
    roles = 0
    for entry in pack.cards.values():
        kind = entry.definition.id
        for copy in range(entry.count):
            number = CardId(len(cards))
            zone = BOX
            if copy < used.get(kind, entry.count):
                zone = DECK
                if entry.definition.kind == ROLE:
                    zone, roles = role(SeatId(roles)), roles + 1
            cards[number] = Card(number, kind, None, None, zone, face_up=False)
            piles[zone].append(number)
    return Board(
        seats=tuple(Seat(SeatId(number)) for number in range(seats)),
        zones={zone.id: zone for zone in zones},
        piles={zone: tuple(pile) for zone, pile in piles.items()},
        cards=cards,
        counters={"target": crew.target},
        state=Voyage(),
    )


async def deal_roles(at: At[Deal]) -> Next:
    """Shuffle the Roles used and deal one to each player, face down (``TA-2.2``)."""
    board = at.board
    seats = [seat.id for seat in board.seats]
    roles = [board.piles[role(seat)][0] for seat in seats]
    order = await Mix(count=len(roles))
    return go(
        shuffle,
        *(CardMoved(roles[source], role(seat)) for seat, source in zip(seats, order, strict=True)),
    )


async def shuffle(at: At[Deal]) -> Next:
    """Shuffle all Loot and the used Actions together (``TA-2.3``)."""
    size = len(at.board.piles[DECK])
    order = await Mix(count=size)
    return go(deal_hands, Shuffled(DECK, tuple(range(size)), order))


def deal_hands(at: At[Deal]) -> Next:
    """Deal 3 cards to each player; the rest is the Draw pile (``TA-2.3``)."""
    board = at.board
    seats = [seat.id for seat in board.seats]
    cards = board.top(DECK, HAND_SIZE * len(seats))
    moves: list[Event] = [
        CardMoved(card, hand(seats[index % len(seats)])) for index, card in enumerate(cards)
    ]
    return go(choose_first, *moves)


async def choose_first(at: At[Deal]) -> Next:
    """Begin with the player chosen, or with one at random (``TA-2.6``)."""
    first = at.locals.first
    if first is None:
        (face,) = await Roll(dice=1, sides=len(at.board.seats))
        first = SeatId(face - 1)
    state = replace(voyage(at.board), turn=first, number=1)
    return call(
        TURN.frame(Turn()),
        StateChanged(state),
        Said(say("{seat} goes first.", seat=SeatName(first))),
        MomentCame("turn", first, number=1),
    )


DEAL: Final = Procedure("traitors.deal", Deal, deal_roles, shuffle, deal_hands, choose_first)
