"""Any position of Traveller CCG, laid out for a test, and how to go on from it.

``table(2, {"crew:0": ["plain-hand"], "deck:1": ["plain-penny"] * 3})`` gives a board whose zones
hold these cards, bottom first, and nothing else but a Ship for each captain. A card may say more
than its name: ``Lying("plain-pistol", on="plain-hand")`` is attached to the one before it in its
zone of that name. Besides the real cards there are those of ``cards/``, which have no text.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from tabletop.effects.language import Language
from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight
from tabletop.engine.decisions import Answer, ChooseAction, Mix, Roll
from tabletop.engine.events import Event, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import AUTOMA, CHANCE, CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import Refusal, fill, say
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.games.definition import GameDefinition
from tabletop.games.registry import info_of
from tabletop.games.traveller_ccg.expending import with_worths
from tabletop.games.traveller_ccg.game import define
from tabletop.games.traveller_ccg.language import OPS
from tabletop.games.traveller_ccg.language.words import BOUNDS, CALLED, PHRASES, WORDS
from tabletop.games.traveller_ccg.places import zones
from tabletop.games.traveller_ccg.slots import dealt
from tabletop.games.traveller_ccg.state import Captain, Voyage
from tabletop.games.traveller_ccg.timing import CUSTOMS
from tabletop.library import load_pack

CARDS = Path(__file__).parent / "cards"
UNJUDGED = Language(OPS, WORDS, BOUNDS, CUSTOMS, PHRASES, CALLED)
"""Lets cards of the tests be plainer than any card may be (``anatomy``)."""
SHIPS = ("plain-scout", "plain-trader", "plain-hulk", "plain-hulk")
"""Who has which Ship, unless the test says otherwise: Initiative 5, 3, 3, 3."""


@cache
def game() -> GameDefinition:
    """Load the game with the cards of the tests besides its own."""
    info = info_of("traveller-ccg")
    above = tempfile.mkdtemp(prefix="tabletop-")
    atexit.register(shutil.rmtree, above, ignore_errors=True)
    folder = Path(above) / info.id
    shutil.copytree(info.folder, folder)
    for path in CARDS.glob("*.yaml"):
        shutil.copy(path, folder / "cards" / f"test-{path.name}")
    return define(load_pack(info._replace(folder=folder), UNJUDGED))


def rules() -> Rules:
    """Give the rules of the game."""
    return game().rules


@dataclass(frozen=True)
class Lying:
    """A card with what there is to say of it besides its name.

    ``owner`` and ``controller`` are those of the zone unless given; cards in Contract slots are
    seat 0's unless given, those of the Opposition the automa's. ``on`` names the card before it
    that it is attached to.
    """

    card: str
    on: str | None = None
    owner: int | None = None
    controller: int | None = None
    face_up: bool | None = None
    exerted: bool = False
    counters: Mapping[str, int] = field(default_factory=dict)
    known_to: tuple[int, ...] = ()


def table(
    seats: int = 2,
    lying: Mapping[str, Sequence[str | Lying]] | None = None,
    counters: Mapping[int, Mapping[str, int]] | None = None,
    **state: Any,
) -> Table:
    """Lay out a position.

    ``lying`` maps zones to their cards, ``counters`` seats to theirs (``{0: {"vp": 3}}``);
    ``state`` replaces fields of the record (``phase="action", first=SeatId(0)``).
    """
    lying = dict(lying or {})
    for seat in range(seats):
        zone = f"ship:{seat}"
        there = list(lying.get(zone, ()))
        if not there or _kind(there[0]) != "ship":
            lying[zone] = [SHIPS[seat], *there]
    places = {zone.id: zone for zone in zones(seats)}
    unknown = set(lying) - set(places)
    assert not unknown, f"no such zones: {unknown}"
    cards: dict[CardId, Card] = {}
    piles: dict[ZoneId, tuple[CardId, ...]] = {}
    for name in places:
        piles[name] = _laid(cards, name, lying.get(name, ()), seats)
    given = counters or {}
    held = [Seat(SeatId(seat), True, dict(given.get(seat, {}))) for seat in range(seats)]
    record = Voyage(tuple(Captain() for _ in range(seats)), slots=dealt(seats))
    record = replace(record, **{"round": 1, "first": SeatId(0), **state})
    board = Board(tuple(held), places, piles, cards, {}, record)
    return Table(with_worths(board, rules().definitions), rules().definitions)


def _kind(card: str | Lying) -> str:
    name = card if isinstance(card, str) else card.card
    return rules().definitions[DefId(name)].kind


def _laid(
    cards: dict[CardId, Card], name: ZoneId, wanted: Sequence[str | Lying], seats: int
) -> tuple[CardId, ...]:
    zone = next(zone for zone in zones(seats) if zone.id == name)
    pile: list[CardId] = []
    for entry in wanted:
        item = Lying(entry) if isinstance(entry, str) else entry
        number = CardId(len(cards))
        owner = item.owner if item.owner is not None else zone.owner
        if owner is None and zone.kind in ("slot", "pending", "dispersed"):
            owner = 0
        if zone.kind.startswith("opposition") and owner is None:
            owner = AUTOMA
        controller = owner if item.controller is None else item.controller
        if zone.kind in ("crew", "ship", "connections") and item.controller is None:
            controller = zone.owner
        on = None
        if item.on is not None:
            on = next(c for c in reversed(pile) if cards[c].definition == item.on)
        elif pile and _attaches(zone.kind, item.card):
            on = pile[0]
        side = 1 if zone.kind == "slot" and on is not None else 0
        face_up = item.face_up
        if face_up is None:
            face_up = zone.sight is Sight.ALL and not side
        cards[number] = Card(
            number,
            DefId(item.card),
            None if owner is None else SeatId(owner),
            None if controller is None else SeatId(controller),
            name,
            face_up,
            turn=1 if item.exerted else 0,
            side=side,
            counters=dict(item.counters),
            attached_to=on,
            known_to=tuple(SeatId(seat) for seat in item.known_to),
        )
        pile.append(number)
    return tuple(pile)


def _attaches(kind: str, card: str) -> bool:
    """Tell whether a card that names no foundation lies on the first of its zone all the same."""
    return kind in ("slot", "ship") or (kind == "crew" and _kind(card) == "gear")


def find(at: Table, card: str, zone: str | None = None) -> CardId:
    """Find the first card of this name, in a zone if one is given."""
    for name, pile in at.board.piles.items():
        if zone is None or name == zone:
            for number in pile:
                if at.board.cards[number].definition == card:
                    return number
    raise LookupError(f"no {card} in {zone or 'play'}")


def names(at: Table, zone: str) -> list[str]:
    """List the cards of a zone by name, bottom first."""
    return [str(at.board.cards[number].definition) for number in at.board.piles[ZoneId(zone)]]


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


OVER = "over"
STORY = Procedure("tests.story", Told, run, end)


@cache
def story_rules() -> Rules:
    """Give the rules of the game with a procedure in which a frame of it can run alone."""
    known = rules()
    return replace(known, procedures={**known.procedures, STORY.name: STORY})


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

    def answer(self, answer: Answer, seat: int | None = None) -> Story:
        """Answer the pending question (of a seat)."""
        decision = self.asked(seat)
        self._submit(decision.seat, answer)
        self._settle()
        return self

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
