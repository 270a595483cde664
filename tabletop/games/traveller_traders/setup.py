"""Setting up: the cards, the purse and the course (TT-2.1, TT-8.1), then the first round."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.decisions import Mix
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, go
from tabletop.engine.ids import CardId, DefId, ZoneId
from tabletop.engine.message import Refusal, refuse
from tabletop.games.definition import Setup
from tabletop.games.traveller_traders.course import stops
from tabletop.games.traveller_traders.decks import shuffled
from tabletop.games.traveller_traders.merchant_prince import PRINCE_ROUND
from tabletop.games.traveller_traders.names import (
    BATTLE,
    BEOWULF,
    CARGO,
    COURSE,
    CREDITS,
    CREW,
    DRAWN,
    ENCOUNTER_DECK,
    ENCOUNTER_DISCARD,
    HERE,
    MERCHANDISE_DECK,
    MERCHANDISE_DISCARD,
    OFFER,
    PATRON,
    PLAYER,
    REGINA_COURSE,
    REMOVED,
    SECOND_OFFICER,
    SHIP,
    SPACE,
    STARSHIP_DECK,
    STARSHIP_DISCARD,
    START_CREDITS,
    SUBSIDIZED_MERCHANT,
)
from tabletop.games.traveller_traders.options import (
    ENGINEER_LOST,
    MODE,
    PLACE,
    PURSE,
    ROUTE,
    TARGETS,
)
from tabletop.games.traveller_traders.round import ROUND_OF_TRADE
from tabletop.games.traveller_traders.state import PRINCE, Voyage, voyage
from tabletop.library.pack import CardEntry, Pack

_IN_PLAY: Final = (CREW, SHIP, BATTLE, SPACE, COURSE)
_DECKS: Final = (ENCOUNTER_DECK, MERCHANDISE_DECK, STARSHIP_DECK)
_OPEN: Final = (
    CARGO,
    OFFER,
    DRAWN,
    PATRON,
    ENCOUNTER_DISCARD,
    MERCHANDISE_DISCARD,
    STARSHIP_DISCARD,
    REMOVED,
)

_DECK_OF_BACK: Final[Mapping[str, ZoneId]] = MappingProxyType(
    {
        "encounter": ENCOUNTER_DECK,
        "merchandise": MERCHANDISE_DECK,
        "starship": STARSHIP_DECK,
    }
)


def begin(pack: Pack, setup: Setup) -> tuple[Board, Frame] | Refusal:
    """Lay out the table. Refuses more than one player, and another course for the Beowulf."""
    if setup.seats != 1:
        return refuse("TT-2.1", "This game is for one player.")
    prince = setup.options[MODE.key] == PRINCE
    route = DefId(str(setup.options[ROUTE.key]))
    if not prince and route != REGINA_COURSE:
        return refuse("TT-8.4", "The Beowulf keeps to the Regina course; only a liner leaves it.")
    engineer = not (prince and setup.options[ENGINEER_LOST.key])
    cards = _laid_out(pack, prince=prince, engineer=engineer)
    cards += _chart(pack, route, int(setup.options[PLACE.key]))
    numbered = tuple(card._replace(id=CardId(number)) for number, card in enumerate(cards))
    zones = _zones()
    board = Board(
        seats=(Seat(PLAYER),),
        zones=MappingProxyType({zone.id: zone for zone in zones}),
        piles={
            zone.id: tuple(card.id for card in numbered if card.zone == zone.id) for zone in zones
        },
        cards={card.id: card for card in numbered},
        counters={CREDITS: int(setup.options[PURSE.key]) if prince else START_CREDITS},
        state=Voyage(str(setup.options[MODE.key]), str(setup.options[TARGETS.key])),
    )
    return board, SETUP.frame(NOTHING)


def _zones() -> tuple[Zone, ...]:
    return (
        *(Zone(zone, zone, None, Sight.ALL, ordered=True, in_play=True) for zone in _IN_PLAY),
        *(Zone(zone, zone, None, Sight.NOBODY, ordered=True) for zone in _DECKS),
        *(Zone(zone, zone, None, Sight.ALL, ordered=True) for zone in _OPEN),
    )


def _card(definition: DefId, zone: ZoneId, *, face_up: bool = True) -> Card:
    return Card(CardId(0), definition, None, None, zone, face_up)


def _laid_out(pack: Pack, *, prince: bool, engineer: bool) -> list[Card]:
    cards: list[Card] = []
    for entry in pack.cards.values():
        zone = _where(entry, prince=prince, engineer=engineer)
        if zone is not None:
            face_up = zone not in _DECKS
            cards += [_card(entry.definition.id, zone, face_up=face_up)] * entry.count
    return cards


def _where(entry: CardEntry, *, prince: bool, engineer: bool) -> ZoneId | None:
    """Say where a card starts; None for one that this mode leaves in the box (TT-8.1)."""
    card = entry.definition
    if card.kind == "officer":
        return CREW if engineer or card.id != SECOND_OFFICER else None
    if card.kind == "ship":
        return SHIP if card.id == (SUBSIDIZED_MERCHANT if prince else BEOWULF) else None
    deck = _DECK_OF_BACK.get(card.back)
    return None if prince and deck != STARSHIP_DECK else deck


def _chart(pack: Pack, route: DefId, place: int) -> list[Card]:
    systems = stops(pack.cards[route].definition)
    start = place % len(systems)
    return [
        _card(system, COURSE)._replace(counters={HERE: 1} if number == start else {})
        for number, system in enumerate(systems)
    ]


async def shuffle_encounters(at: At[Nothing]) -> Next:
    """Shuffle the Encounter deck, if this mode has one."""
    order = await Mix(count=len(at.board.pile(ENCOUNTER_DECK)))
    return go(shuffle_merchandise, shuffled(ENCOUNTER_DECK, order))


async def shuffle_merchandise(at: At[Nothing]) -> Next:
    """Shuffle the Merchandise deck."""
    order = await Mix(count=len(at.board.pile(MERCHANDISE_DECK)))
    return go(shuffle_starships, shuffled(MERCHANDISE_DECK, order))


async def shuffle_starships(at: At[Nothing]) -> Next:
    """Shuffle the Starship deck, and begin the first round."""
    order = await Mix(count=len(at.board.pile(STARSHIP_DECK)))
    following = PRINCE_ROUND if voyage(at.board).mode == PRINCE else ROUND_OF_TRADE
    return call(following.frame(NOTHING), shuffled(STARSHIP_DECK, order))


def first_step(at: At[Nothing]) -> Next:
    """Merchant Prince is played with the Starship deck alone (TT-8.1)."""
    return go(shuffle_starships if voyage(at.board).mode == PRINCE else shuffle_encounters)


SETUP: Final = Procedure(
    "traders.setup",
    Nothing,
    first_step,
    shuffle_encounters,
    shuffle_merchandise,
    shuffle_starships,
)
