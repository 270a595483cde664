"""Setup: what lies where before the first turn (sections 2 to 4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.cards import NO_COUNTERS, Card, Seat, Sight
from tabletop.engine.decisions import Mix, Roll
from tabletop.engine.events import CardMoved, Event, Said, Shuffled
from tabletop.engine.frames import NOTHING, At, Frame, Next, Procedure, call, go
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Refusal, SeatName, say
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.hand_size import hand_size
from tabletop.games.captains_chair.khan import KHAN
from tabletop.games.captains_chair.locations import NEUTRAL_LOCATIONS
from tabletop.games.captains_chair.mixing import (
    INCIDENTS_DRAWN,
    is_standard,
    mixed,
    of_one_box,
)
from tabletop.games.captains_chair.options import (
    CAPTAINS,
    FIRST,
    LOT,
    crew_of,
    mixes,
    refusal,
    side_of,
)
from tabletop.games.captains_chair.places import (
    BOARD,
    BOX,
    CAPTAIN,
    DECK,
    DEVELOPMENTS,
    DISCARD,
    ENCOUNTERS,
    FLEET,
    HAND,
    INCIDENTS,
    JUNK,
    LOCATION_DECK,
    MARKET_TYPES,
    NEUTRAL,
    RESERVE,
    SPACE,
    STARDATES,
    STATUS,
    SUPPLY,
    market,
    pile,
    zones,
)
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.ship_tokens import has_token, token_name
from tabletop.games.captains_chair.state import (
    AWAY_TEAM,
    CHIPS,
    CHIPS_OF_A_TURN,
    GLORY,
    RESOURCES,
    SPARE_TEAM,
    Course,
    changed,
    course,
)
from tabletop.games.captains_chair.turn import TURN
from tabletop.games.definition import Setup
from tabletop.library.pack import Pack

TEAMS: Final = 6
"""Away team tokens of each colour (``CC-1.6``)."""

POSITIONS: Final[Mapping[str, str]] = {
    "mobilized": FLEET,
    "available": DECK,
    "reserve": RESERVE,
    "development": DEVELOPMENTS,
    "discard": DISCARD,
    "controlled-location": SPACE,
}
"""Where crew cards go by their marking (``CC-4.4``); their Incidents are shuffled in (CC-4.5)."""
WITHOUT_POSITION: Final[Mapping[str, str]] = {"captain": CAPTAIN, "status": STATUS, "board": BOARD}
STANDARD: Final[Mapping[str, ZoneId]] = {
    **{kind: pile(kind) for kind in MARKET_TYPES},
    "encounter": ENCOUNTERS,
    "incident": INCIDENTS,
}
"""The piles of the standard cards (``CC-2.1``); Locations go by their marking."""


@dataclass(frozen=True, slots=True)
class Dealing:
    """Which piles are still to be shuffled, and whether cards of two boxes are mixed."""

    unshuffled: tuple[ZoneId, ...]
    mixed: bool = False
    lot: bool = False


def begin(pack: Pack, setup: Setup) -> tuple[Board, Frame] | Refusal:
    """Lay out the table for one captain or two, everything still unshuffled."""
    refused = refusal(setup.seats, setup.options)
    if refused is not None:
        return refused
    both = mixes(setup.options)
    printed = mixed(pack.definitions) if both else of_one_box(pack.definitions)
    copies = tuple(
        definition for definition in printed for _ in range(pack.cards[definition.id].count)
    )
    crews = tuple(crew_of(setup.options, seat) for seat in range(setup.seats))
    sides = tuple(side_of(setup.options, seat) for seat in range(setup.seats))
    lot = setup.seats > 1 and setup.options.get(FIRST) == LOT
    first = SeatId(1 if setup.seats > 1 and setup.options.get(FIRST) == "1" else 0)
    board = lay_out(copies, crews, sides, first)
    todo = (
        *(pile(kind) for kind in MARKET_TYPES),
        ENCOUNTERS,
        INCIDENTS,
        LOCATION_DECK,
        *(zone_of(kind, SeatId(seat)) for seat in range(len(crews)) for kind in (DECK, RESERVE)),
    )
    return board, SETUP.frame(Dealing(todo, both, lot))


def lay_out(
    copies: Iterable[Definition], crews: tuple[str, ...], sides: tuple[int, ...], first: SeatId
) -> Board:
    """Lay the cards of a match in their places, with what the players start with."""
    layer = _Layer({}, {zone.id: [] for zone in zones(len(crews))})
    seats = {crew: SeatId(seat) for seat, crew in enumerate(crews)}
    stardates: list[Definition] = []
    for definition in copies:
        crew = definition.facts.get("crew")
        if definition.kind == "stardate":
            stardates.append(definition)
        elif is_standard(definition):
            layer.standard(definition)
        elif crew in seats:
            seat = seats[crew]
            layer.crew(definition, seat, sides[seat])
    layer.stardates(stardates, "cadet" if len(crews) == 1 else "two-player")
    supply = {**dict.fromkeys(RESOURCES, 1), CHIPS: CHIPS_OF_A_TURN}
    places = {zone.id: zone for zone in zones(len(crews))}
    return Board(
        seats=tuple(Seat(SeatId(seat), True, supply) for seat in range(len(crews))),
        zones=places,
        piles={zone: tuple(cards) for zone, cards in layer.piles.items()},
        cards=layer.cards,
        counters={},
        state=Course(first, first, cadet=len(crews) == 1, crews=crews),
    )


@dataclass(frozen=True, slots=True)
class _Layer:
    """Lays cards one after another."""

    cards: dict[CardId, Card]
    piles: dict[ZoneId, list[CardId]]

    def lay(
        self,
        definition: DefId,
        zone: ZoneId,
        owner: SeatId | None = None,
        counters: Mapping[str, int] = NO_COUNTERS,
        side: int = 0,
        on: CardId | None = None,
    ) -> CardId:
        number = CardId(len(self.cards))
        face_up = zone in _FACE_UP or zone.partition(":")[0] in _FACE_UP_KINDS
        self.cards[number] = Card(
            number, definition, owner, owner, zone, face_up, 0, side, counters, on
        )
        self.piles[zone].append(number)
        return number

    def standard(self, definition: Definition) -> None:
        """Lay a standard card on the pile of its type (``CC-2.1`` to ``CC-2.4``)."""
        if definition.kind == "location":
            starting = definition.facts.get("marking") == "starting"
            self.lay(definition.id, BOX if starting else LOCATION_DECK)
            return
        self.lay(definition.id, STANDARD[definition.kind])
        if has_token(definition):
            self.lay(token_name(definition.id), SUPPLY)

    def crew(self, definition: Definition, seat: SeatId, side: int) -> None:
        """Lay a card of a captain where its marking says (``CC-4.4`` to ``CC-4.12``)."""
        position = definition.facts.get("position")
        if position == "incident":
            self.lay(definition.id, INCIDENTS)
            return
        kind = WITHOUT_POSITION.get(definition.kind) or POSITIONS[str(position)]
        counters: Mapping[str, int] = NO_COUNTERS
        if kind == CAPTAIN:  # CC-4.14, CC-R.88
            teams = int(definition.facts.get("away-teams", 0))
            counters = {AWAY_TEAM: teams, SPARE_TEAM: TEAMS - teams}
        shown = side if kind == BOARD and definition.sides else 0
        zone = zone_of(kind, seat)
        number = self.lay(definition.id, zone, seat, counters, shown)
        if has_token(definition):
            token = token_name(definition.id)
            if kind == FLEET:
                self.lay(token, zone, seat, on=number)
            else:
                self.lay(token, SUPPLY)

    def stardates(self, definitions: Iterable[Definition], mode: str) -> None:
        """Lay the Stardate cards of a mode, #1 on top with its glory (``CC-2.6``, ``CC-2.7``)."""
        chosen = (one for one in definitions if one.facts["mode"] == mode)
        ordered = sorted(chosen, key=lambda one: -int(one.facts["number"]))
        for definition in ordered:
            on_top = definition is ordered[-1]
            glory = int(definition.facts["glory"])
            self.lay(definition.id, STARDATES, counters={GLORY: glory} if on_top else NO_COUNTERS)


def _open_kinds() -> Iterator[str]:
    return (zone.kind for zone in zones(1) if zone.sight is Sight.ALL)


_FACE_UP_KINDS: Final = frozenset(_open_kinds())
_FACE_UP: Final = frozenset(zone.id for zone in zones(1) if zone.sight is Sight.ALL)


async def shuffle(at: At[Dealing]) -> Next:
    """Shuffle the piles, one after another (``CC-2.2`` to ``CC-2.4``, ``CC-4.7``, ``CC-4.9``).

    Of two boxes together only six of all standard Incidents stay, before those of the captains
    are shuffled in (``CC-3.3``, ``CC-4.5``).
    """
    dealing = at.locals
    zone, *others = dealing.unshuffled
    left = replace(dealing, unshuffled=tuple(others))
    cards = at.board.piles[zone]
    events: list[Event] = []
    if zone == INCIDENTS and dealing.mixed:
        standard = [card for card in cards if is_standard(at.printed(card))]
        drawn = await Mix(count=len(standard))
        out = {standard[place] for place in drawn[INCIDENTS_DRAWN:]}
        events += (CardMoved(card, BOX) for card in standard if card in out)
        cards = tuple(card for card in cards if card not in out)
    order = await Mix(count=len(cards))
    events.append(Shuffled(zone, tuple(range(len(cards))), order))
    return go(shuffle if others else explore, *events, locals=left)


async def explore(at: At[Dealing]) -> Next:
    """Lay out the Neutral Zone: one Starting Location goes on the deck, three lie open.

    All others leave the game (``CC-2.4``, ``CC-2.5``).
    """
    starting = [
        card for card in at.board.piles[BOX] if at.fact(card, "marking", "other") == "starting"
    ]
    order = await Mix(count=len(starting))
    drawn = [starting[place] for place in order[: NEUTRAL_LOCATIONS + 1]]
    on_deck = (CardMoved(card, LOCATION_DECK) for card in drawn[:1])
    neutral = (CardMoved(card, NEUTRAL, face_up=True) for card in drawn[1:])
    return go(reveal_market, *on_deck, *neutral)


def reveal_market(at: At[Dealing]) -> Next:
    """Turn up the top card of each Market pile (``CC-2.2``); of two boxes, the second (CC-3.4)."""
    events: list[Event] = []
    for kind in MARKET_TYPES:
        cards = list(at.board.top(pile(kind), 2))
        if at.locals.mixed and cards:
            events.append(CardMoved(cards.pop(0), JUNK, face_up=True))
        events += (CardMoved(card, market(kind), face_up=True) for card in cards[:1])
    return go(draw_lot, *events)


async def draw_lot(at: At[Dealing]) -> Next:
    """See who starts, where that is left to chance (``CC-2.11``)."""
    state = course(at.table)
    if state.crews == (KHAN,):
        return go(draw_rival)
    if not at.locals.lot:
        return go(deal, *_starts(state))
    (face,) = await Roll(dice=1, sides=2)
    seat = SeatId(face - 1)
    state = replace(state, first=seat, active=seat)
    return go(deal, changed(state), *_starts(state))


async def draw_rival(at: At[Dealing]) -> Next:
    """Draw the captain who gives Khan two traits when he trains alone (``CC-27.18``)."""
    state = course(at.table)
    others = tuple(crew for crew in CAPTAINS if crew != KHAN)
    (face,) = await Roll(dice=1, sides=len(others))
    rival = others[face - 1]
    line = say("For Khan, two traits of {captain} count.", captain=CAPTAINS[rival])
    return go(deal, changed(replace(state, rival=rival)), Said(line))


def _starts(state: Course) -> tuple[Event, ...]:
    if state.cadet:
        return ()
    return (Said(say("{seat} is the starting player.", seat=SeatName(state.first))),)


def deal(at: At[Dealing]) -> Next:
    """Draw the starting hands (``CC-4.15``), and begin with the first turn."""
    events: list[Event] = []
    reader = read(at.table)
    for seat in at.board.aboard():
        cards = at.board.top(zone_of(DECK, seat), hand_size(reader, seat))
        events += (CardMoved(card, zone_of(HAND, seat)) for card in cards)
    return call(TURN.frame(NOTHING), *events)


SETUP: Final = Procedure(
    "captains-chair.setup", Dealing, shuffle, explore, reveal_market, draw_lot, draw_rival, deal
)
