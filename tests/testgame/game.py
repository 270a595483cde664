"""Lanes: its rules, and the table at the beginning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.effects import RECORDS
from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.chance import Chance
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.rules import Rules, procedures
from tests.testgame.out import OUT, Out
from tests.testgame.parts import EFFECTS, HOOKS
from tests.testgame.raid import RAID, Raid
from tests.testgame.rounds import KINDS, TURN, Turn
from tests.testgame.state import ANNOUNCED, GONE, Voyage
from tests.testgame.words import CARDS, DEFINITIONS

RULES = Rules(
    procedures(TURN, RAID, OUT, *EFFECTS.all),
    DEFINITIONS,
    KINDS,
    forbid=HOOKS.forbid,
    replace=HOOKS.replace,
    observe=HOOKS.observe,
    records=(*RECORDS, Voyage, Turn, Raid, Out),
)
"""The rules of Lanes."""

SECRET = ("deck", "reserve")
DECK = tuple(card.id for card in CARDS if card.kind != "development")
DEVELOPMENTS = (DefId("colony"), DefId("academy"))


def zones(seats: int) -> tuple[Zone, ...]:
    """List the places of the table."""
    found = [
        Zone(ANNOUNCED, "announced", None, Sight.ALL, ordered=True),
        Zone(GONE, "gone", None, Sight.NOBODY, ordered=False),
    ]
    for number in range(seats):
        seat = SeatId(number)
        for kind, sight, ordered, in_play in (
            ("deck", Sight.NOBODY, True, False),
            ("hand", Sight.OWNER, False, False),
            ("discard", Sight.ALL, True, False),
            ("fleet", Sight.ALL, True, True),
            ("log", Sight.ALL, True, False),
            ("reserve", Sight.NOBODY, True, False),
            ("developments", Sight.ALL, False, False),
        ):
            found.append(Zone(zone_of(kind, seat), kind, seat, sight, ordered, in_play))
    return tuple(found)


def lay(lying: Mapping[str, Sequence[str]], seats: int = 3, points: Sequence[int] = ()) -> Board:
    """Lay out a table: which cards lie in which zone, bottom first, owned as the zone is."""
    places = zones(seats)
    cards: dict[CardId, Card] = {}
    piles: dict[ZoneId, tuple[CardId, ...]] = {}
    for zone in places:
        pile = []
        for key in lying.get(zone.id, ()):
            number = CardId(len(cards))
            cards[number] = Card(
                number, DefId(key), zone.owner, zone.owner, zone.id, zone.sight is Sight.ALL
            )
            pile.append(number)
        piles[zone.id] = tuple(pile)
    held = [{"vp": number} if number else {} for number in (*points, *([0] * seats))]
    return Board(
        tuple(Seat(SeatId(number), True, held[number]) for number in range(seats)),
        {zone.id: zone for zone in places},
        piles,
        cards,
        {},
        Voyage(SeatId(0)),
    )


def deal(seed: int, seats: int = 3, copies: int = 1, hand: int = 6, deck: int = 99) -> Board:
    """Deal a whole game: each seat has a deck of its own, a hand and a reserve."""
    chance = Chance(seed ^ 0x5EED)
    lying: dict[str, list[str]] = {}
    for seat in range(seats):
        order, chance = chance.permutation(len(DECK) * copies)
        keys = [str(DECK[place % len(DECK)]) for place in order]
        lying[f"hand:{seat}"] = keys[:hand]
        lying[f"reserve:{seat}"] = keys[hand : hand + 2]
        lying[f"deck:{seat}"] = keys[hand + 2 : hand + 2 + deck]
        lying[f"developments:{seat}"] = list(DEVELOPMENTS)
    return lay(lying, seats)


def first() -> Frame:
    """Begin with the first seat's turn."""
    return TURN.frame(Turn())
