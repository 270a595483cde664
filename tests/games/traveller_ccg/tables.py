"""Any position of Traveller CCG, laid out for a test, and how to go on from it.

``table(2, {"crew:0": ["plain-hand"], "deck:1": ["plain-penny"] * 3})`` gives a board whose zones
hold these cards, bottom first, and nothing else but a Ship for each captain. A card may say more
than its name: ``Lying("plain-pistol", on="plain-hand")`` is attached to the one before it in its
zone of that name. Besides the real cards there are those of ``cards/``, which have no text.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from tabletop.effects.language import Language
from tabletop.engine.board import Board
from tabletop.engine.cards import Card, Seat, Sight
from tabletop.engine.frames import Frame
from tabletop.engine.ids import AUTOMA, CardId, DefId, SeatId, ZoneId
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.games.definition import GameDefinition
from tabletop.games.traveller_ccg.expending import with_worths
from tabletop.games.traveller_ccg.game import define
from tabletop.games.traveller_ccg.language import OPS
from tabletop.games.traveller_ccg.language.words import BOUNDS, CALLED, PHRASES, WORDS
from tabletop.games.traveller_ccg.places import zones
from tabletop.games.traveller_ccg.slots import dealt
from tabletop.games.traveller_ccg.state import Captain, Voyage
from tabletop.games.traveller_ccg.timing import CUSTOMS
from tests.games import stories
from tests.games.stories import pack_with, with_stories

CARDS = Path(__file__).parent / "cards"
UNJUDGED = Language(OPS, WORDS, BOUNDS, CUSTOMS, PHRASES, CALLED)
"""Lets cards of the tests be plainer than any card may be (``anatomy``)."""
SHIPS = ("plain-scout", "plain-trader", "plain-hulk", "plain-hulk")
"""Who has which Ship, unless the test says otherwise: Initiative 5, 3, 3, 3."""


@cache
def game() -> GameDefinition:
    """Load the game with the cards of the tests besides its own."""
    return define(pack_with("traveller-ccg", CARDS, UNJUDGED))


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


@cache
def story_rules() -> Rules:
    """Give the rules of the game with a procedure in which a frame of it can run alone."""
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
