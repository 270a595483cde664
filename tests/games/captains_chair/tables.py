"""Any position of Captain's Chair, laid out for a test, and how to go on from it.

``table({"hand:0": ["plain-person"], "fleet:0": ["plain-ship"]})`` gives a board whose zones hold
these cards, bottom first. What every match has is there besides unless the test says otherwise: a
captain and a board for each seat, the Stardate cards (8 glory on the first), a few Incidents, three
action chips. A card may say more than its name: ``Lying("plain-cargo", on="plain-ship")`` is beamed
onto the one before it in its zone of that name, ``Lying("plain-ship", at="plain-world")`` has its
token at that Location. Besides the real cards there are those of ``cards/``, which have no text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final

from tabletop.effects.language import Language
from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.games.captains_chair import game as game_module
from tabletop.games.captains_chair.language import OPS
from tabletop.games.captains_chair.language.words import BOUNDS, CALLED, PHRASES, WORDS
from tabletop.games.captains_chair.places import BOARD, BOX, CAPTAIN, STARDATES, SUPPLY, zones
from tabletop.games.captains_chair.ship_tokens import token_name
from tabletop.games.captains_chair.state import AWAY_TEAM, CHIPS, GLORY, SPARE_TEAM, Course
from tabletop.games.captains_chair.timing import CLASSES, CUSTOMS
from tabletop.games.definition import GameDefinition
from tests.games import stories
from tests.games.stories import find, pack_with, with_stories

CARDS: Final = Path(__file__).parent / "cards"
PLAIN: Final = "plain"
"""A captain and a board without text."""
UNJUDGED: Final = Language(OPS, WORDS, BOUNDS, CUSTOMS, PHRASES, CALLED, classes=CLASSES)
"""Lets cards of the tests be plainer than any card may be (``anatomy``)."""
ALWAYS: Final[Mapping[str, Sequence[str]]] = {
    STARDATES: [f"stardate-{number}" for number in (5, 4, 3, 2, 1)],
    "incidents": ["plain-incident"] * 4,
}
"""What lies in the common zones of which a test says nothing."""


@cache
def game() -> GameDefinition:
    """Load the game with the cards of the tests besides its own."""
    return game_module.define(pack_with("captains-chair", CARDS, UNJUDGED))


def rules() -> Rules:
    """Give the rules of the game."""
    return game().rules


@dataclass(frozen=True)
class Lying:
    """A card with what there is to say of it besides its name.

    ``owner`` is that of the zone unless given. ``on`` names the card before it that it is beamed
    onto; ``at`` the Location, neutral or controlled, where the token of a Ship is.
    """

    card: str
    on: str | None = None
    at: str | None = None
    owner: int | None = None
    face_up: bool | None = None
    exhausted: bool = False
    side: int = 0
    counters: Mapping[str, int] = field(default_factory=dict)
    known_to: tuple[int, ...] = ()


Laid = Sequence[str | Lying]


def table(
    lying: Mapping[str, Laid] | None = None,
    *,
    seats: int = 2,
    captains: Sequence[str] = (PLAIN, PLAIN),
    sides: Sequence[int] = (0, 0),
    counters: Mapping[int, Mapping[str, int]] | None = None,
    **state: Any,
) -> Table:
    """Lay out a position.

    ``lying`` maps zones to their cards, ``counters`` seats to theirs (``{0: {"glory": 3}}``);
    ``captains`` are ``plain`` or keys of crews (``soval``), ``sides`` those of their boards (1 is
    the Expert one); ``state`` replaces fields of the record (``step="control"``). With one seat it
    is Cadet Training Mode.
    """
    places = {zone.id: zone for zone in zones(seats)}
    wanted: dict[str, Laid] = {**ALWAYS, **(lying or {})}
    unknown = set(wanted) - set(places)
    assert not unknown, f"no such zones: {unknown}"
    layer = _Layer({}, {zone: [] for zone in places}, places)
    for seat in range(seats):
        for kind in (CAPTAIN, BOARD):
            zone = f"{kind}:{seat}"
            if not any(_kind(entry) == kind for entry in wanted.get(zone, ())):
                side = sides[seat] if kind == BOARD else 0
                first = Lying(_of_crew(kind, captains[seat]), side=side)
                wanted[zone] = [first, *wanted.get(zone, ())]
    for zone in places:
        for entry in wanted.get(zone, ()):
            layer.lay(zone, Lying(entry) if isinstance(entry, str) else entry)
    layer.put_tokens()
    given = counters or {}
    held = tuple(
        Seat(SeatId(seat), True, {CHIPS: 3, **given.get(seat, {})}) for seat in range(seats)
    )
    crews = tuple("georgiou" if one == PLAIN else one for one in captains[:seats])
    record = Course(SeatId(0), SeatId(0), cadet=seats == 1, turn=1, step="action", crews=crews)
    piles = {zone: tuple(cards) for zone, cards in layer.piles.items()}
    board = Board(held, places, piles, layer.cards, {}, replace(record, **state))
    return Table(board, rules().definitions)


def _kind(card: str | Lying) -> str:
    name = card if isinstance(card, str) else card.card
    return rules().definitions[DefId(name)].kind


def _of_crew(kind: str, crew: str) -> str:
    """Find the captain or the board of a crew."""
    if crew == PLAIN:
        return f"plain-{kind}"
    for name, definition in rules().definitions.items():
        fits = definition.kind == kind and definition.facts.get("crew") == crew
        if fits and not name.startswith("plain-"):
            return name
    raise LookupError(f"there is no {kind} of {crew}")


@dataclass(frozen=True)
class _Layer:
    """Lays cards one after another, and the tokens of Ships last."""

    cards: dict[CardId, Card]
    piles: dict[ZoneId, list[CardId]]
    places: Mapping[ZoneId, Zone]
    ships: list[tuple[CardId, Lying]] = field(default_factory=list)

    def lay(self, name: ZoneId, item: Lying) -> CardId:
        zone = self.places[name]
        number = CardId(len(self.cards))
        owner = zone.owner if item.owner is None else SeatId(item.owner)
        pile = self.piles[name]
        on = None
        if item.on is not None:
            on = next(c for c in reversed(pile) if self.cards[c].definition == item.on)
        face_up = zone.sight is Sight.ALL if item.face_up is None else item.face_up
        self.cards[number] = Card(
            number,
            DefId(item.card),
            owner,
            owner,
            name,
            face_up,
            turn=1 if item.exhausted else 0,
            side=item.side,
            counters=self._counters(zone, item),
            attached_to=on,
            known_to=tuple(SeatId(seat) for seat in item.known_to),
        )
        pile.append(number)
        if token_name(DefId(item.card)) in rules().definitions:
            self.ships.append((number, item))
        return number

    def _counters(self, zone: Zone, item: Lying) -> dict[str, int]:
        """Give the counters of a card: away teams of captains and the first Stardate's glory."""
        facts = rules().definitions[DefId(item.card)].facts
        if zone.kind == CAPTAIN and _kind(item) == CAPTAIN:
            waiting = int(facts["away-teams"])
            return {AWAY_TEAM: waiting, SPARE_TEAM: 6 - waiting, **item.counters}
        if zone.id == STARDATES and item.card == "stardate-1":
            return {GLORY: int(facts["glory"]), **item.counters}
        return dict(item.counters)

    def put_tokens(self) -> None:
        """Put the token of each Ship on it, at its Location, or into the supply."""
        for ship, item in self.ships:
            record = self.cards[ship]
            zone, on = ZoneId(SUPPLY), None
            if self.places[record.zone].kind == "fleet" and record.attached_to is None:
                on = ship
                if item.at is not None:
                    on = next(c for c, one in self.cards.items() if one.definition == item.at)
                zone = self.cards[on].zone
            if zone == BOX:
                continue
            token = self.lay(zone, Lying(token_name(record.definition), owner=record.owner))
            self.cards[token] = self.cards[token]._replace(attached_to=on, face_up=True)


def names(at: Table, zone: str) -> list[str]:
    """List the cards of a zone by name, bottom first; ship tokens are no cards."""
    found = stories.names(at, zone)
    return [name for name in found if zone == SUPPLY or not name.startswith("token-")]


def carrier(at: Table, card: str) -> str | None:
    """Name what a card is beamed onto, or where a token lies."""
    on = at.board.cards[find(at, card)].attached_to
    return None if on is None else str(at.board.cards[on].definition)


def counter(at: Table, seat: int, name: str) -> int:
    """Give a counter of a seat."""
    return at.board.seats[seat].counters.get(name, 0)


def on_card(at: Table, card: str, name: str) -> int:
    """Give a counter of the first card of this name."""
    return at.board.cards[find(at, card)].counters.get(name, 0)


def teams_waiting(at: Table, seat: int) -> int:
    """Count the away teams on a captain card."""
    captain = at.board.piles[zone_of(CAPTAIN, SeatId(seat))][0]
    return at.board.cards[captain].counters.get(AWAY_TEAM, 0)


@cache
def story_rules() -> Rules:
    """Give the rules of the game with the cards of the tests, for stories."""
    return with_stories(rules())


class Story(stories.Story):
    """A frame of the game that runs from a position, with the cards of the tests by default."""

    def __init__(
        self,
        at: Table,
        frame: Frame,
        chance: Sequence[tuple[int, ...]] = (),
        seed: int = 1,
        rules: Rules | None = None,
    ) -> None:
        super().__init__(at, frame, story_rules() if rules is None else rules, chance, seed)
