"""Any position of Captain's Chair, laid out for a test, and how to go on from it.

``table({"hand:0": ["plain-person"], "fleet:0": ["plain-ship"]})`` gives a board whose zones hold
these cards, bottom first. What every match has is there besides unless the test says otherwise: a
captain and a board for each seat, the Stardate cards (8 glory on the first), a few Incidents, three
action chips. A card may say more than its name: ``Lying("plain-cargo", on="plain-ship")`` is beamed
onto the one before it in its zone of that name, ``Lying("plain-ship", at="plain-world")`` has its
token at that Location. Besides the real cards there are those of ``cards/``, which have no text.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, Self

from tabletop.effects.language import Language
from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.decisions import Answer, ChooseAction, Mix, Roll
from tabletop.engine.events import Event, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import CHANCE, CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Refusal, fill, say
from tabletop.engine.position import Position
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
from tabletop.games.registry import info_of
from tabletop.library import load_pack

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
    info = info_of("captains-chair")
    above = tempfile.mkdtemp(prefix="tabletop-")
    atexit.register(shutil.rmtree, above, ignore_errors=True)
    folder = Path(above) / info.id
    shutil.copytree(info.folder, folder)
    for path in CARDS.glob("*.yaml"):
        shutil.copy(path, folder / "cards" / f"test-{path.name}")
    return game_module.define(load_pack(info._replace(folder=folder), UNJUDGED))


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


def find(at: Table, card: str, zone: str | None = None) -> CardId:
    """Find the first card of this name, in a zone if one is given."""
    for name, pile in at.board.piles.items():
        if zone is None or name == zone:
            for number in pile:
                if at.board.cards[number].definition == card:
                    return number
    raise LookupError(f"no {card} in {zone or 'any zone'}")


def names(at: Table, zone: str) -> list[str]:
    """List the cards of a zone by name, bottom first; ship tokens are no cards."""
    found = (str(at.board.cards[number].definition) for number in at.board.piles[ZoneId(zone)])
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


@dataclass(frozen=True)
class Told:
    """The frame that a story is about."""

    frame: Frame


def run(at: At[Told]) -> Next:
    """Run the frame."""
    return call(at.locals.frame, then=end)


async def end(at: At[Told]) -> Next:
    """Wait, so that the test can look at what came of it; ``at.value`` stays in the position."""
    await ChooseAction(OVER, SeatId(0), say("The story is over."), None, (Action(OVER),))
    return done()


OVER: Final = "over"
STORY: Final = Procedure("tests.story", Told, run, end)


@dataclass(frozen=True)
class Events:
    """Events that a story begins with."""

    events: tuple[Event, ...]


def happen(at: At[Events]) -> Next:
    """Let the events happen."""
    return done(*at.locals.events)


HAPPENING: Final = Procedure("tests.happening", Events, happen)


def happening(*events: Event) -> Frame:
    """Make a frame that lets events happen, with whatever the rules say to them."""
    return HAPPENING.frame(Events(events))


def with_stories(known: Rules) -> Rules:
    """Give rules with procedures in which a frame of theirs can run alone."""
    more: dict[str, Procedure[Any]] = {STORY.name: STORY, HAPPENING.name: HAPPENING}
    return replace(known, procedures={**known.procedures, **more})


@cache
def story_rules() -> Rules:
    """Give the rules of the game with the cards of the tests, for stories."""
    return with_stories(rules())


class Story:
    """A frame that runs from a position: answer it, look at it."""

    def __init__(
        self,
        at: Table,
        frame: Frame,
        chance: Sequence[tuple[int, ...]] = (),
        seed: int = 1,
        rules: Rules | None = None,
    ) -> None:
        self.rules = story_rules() if rules is None else rules
        self.events: list[Event] = []
        self._chance = list(chance)
        begun = STORY.frame(Told(frame))
        self.position = kernel.start(self.rules, at.board, begun, seed, self.events)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer: what the test forced first, then the seed."""
        while self._chance:
            pending = self.position.pending
            if pending is None or not isinstance(pending.decision, Roll | Mix):
                return
            self._submit(CHANCE, self._chance.pop(0))
        self.position = kernel.settle(self.rules, self.position, self.events)

    def _submit(self, seat: SeatId, answer: Answer) -> None:
        following = kernel.submit(self.rules, self.position, seat, answer, self.events)
        assert isinstance(following, Position), fill(following.reason, str)
        self.position = following

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.position.board, self.rules.definitions)

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self.position.board

    @property
    def over(self) -> bool:
        """Tell whether the frame has come to its end, or the match."""
        pending = self.position.pending
        return pending is None or pending.decision.name == OVER

    @property
    def value(self) -> Any:
        """Give what the frame handed back."""
        assert self.over
        return self.position.frames[-1].value

    def asked(self, seat: int | None = None) -> Any:
        """Give the pending question (to a seat)."""
        pending = self.position.pending
        assert pending is not None, "nothing is asked"
        if seat is None:
            (decision,) = pending.asked()
            return decision
        theirs = pending.of(SeatId(seat))
        assert theirs is not None, f"seat {seat} is not asked; {pending.seats()} are"
        return theirs

    def answer(self, answer: Answer, seat: int | None = None) -> Self:
        """Answer the pending question (of a seat)."""
        decision = self.asked(seat)
        self._submit(decision.seat, answer)
        self._settle()
        return self

    def choose(self, *cards: str, seat: int | None = None) -> Self:
        """Answer a question for cards by their names."""
        free = list(self.asked(seat).cards)
        chosen = []
        for name in cards:
            card = next(c for c in free if self.board.cards[c].definition == name)
            free.remove(card)
            chosen.append(card)
        return self.answer(tuple(chosen), seat)

    def choices(self, seat: int | None = None) -> list[str]:
        """Name the cards that the pending question is about."""
        return [str(self.board.cards[card].definition) for card in self.asked(seat).cards]

    def act(self, verb: str, card: str | None = None, ability: str | None = None) -> Self:
        """Take the one action of a window that fits."""
        found = [
            action
            for action in self.asked().actions
            if action.verb == verb
            and (card is None or self._definition(action) == card)
            and ability in (None, action.ability)
        ]
        assert len(found) == 1, f"{verb} {card} {ability}: {found} of {self.asked().actions}"
        return self.answer(found[0])

    def _definition(self, action: Action) -> str | None:
        return None if action.card is None else str(self.board.cards[action.card].definition)

    def refused(self, answer: Answer, seat: int | None = None) -> Refusal:
        """Try an answer that is refused."""
        decision = self.asked(seat)
        found = kernel.submit(self.rules, self.position, decision.seat, answer)
        assert isinstance(found, Refusal)
        return found

    @property
    def said(self) -> list[str]:
        """List what was said to everybody."""
        return [
            fill(event.message, self._name)
            for event in self.events
            if isinstance(event, Said) and event.to is None
        ]

    def _name(self, argument: Any) -> str:
        seat, card = getattr(argument, "seat", None), getattr(argument, "card", None)
        if seat is not None:
            return f"seat {seat}"
        if card is not None:
            return str(self.board.cards[card].definition)
        return str(argument.definition)
