"""A small table for trying effects: a deck, a chest, a discard pile, hands, and places in play."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tabletop import effects
from tabletop.effects.source import Marked, Problem
from tabletop.engine import kernel
from tabletop.engine.board import Binding, Board, Result
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.codec import Codec
from tabletop.engine.events import Ended, Event
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.message import say
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Definition
from tabletop.engine.view import with_hidden
from tabletop.library.faults import FaultList
from tabletop.library.strict_yaml import parse_yaml

WORDS = {
    "zones": {
        "deck": "the deck",
        "chest": "the Chest",
        "discard": "the discard pile",
        "hand": "{whose} hand",
        "planks": "{whose} planks",
        "field": "the field",
    },
    "onto": {"planks": "in front of {who}"},
    "counters": {"gold": "{icon:gold}", "wound": "wound|wounds"},
    "flags": {"no-draw": "you do not draw at the end of this turn"},
    "moments": {"turn-end": "the end of the turn", "round-end": "the end of the round"},
    "phases": {"morning": "Morning", "evening": "Evening"},
    "attributes": {"speed": "Speed", "attack": "Attack"},
    "traits": {"ship": "Ship", "rock": "Rock"},
    "keywords": {"armor": "{keyword:armor}"},
    "kinds": {"crew": "Crew", "event": "Event"},
    "timings": {"action": "Action", "reaction": "Reaction", "play": "Play"},
}


def language(**changes: Any) -> effects.Language:
    """Make the language of the small table."""
    settings: dict[str, Any] = {
        "words": WORDS,
        "attributes": {"speed": effects.Bounds(0), "attack": effects.Bounds(0)},
        **changes,
    }
    return effects.Language(**settings)


def marked(text: str) -> Marked:
    """Read YAML as the library does."""
    faults = FaultList()
    read = parse_yaml(text.encode(), Path("small.yaml"), faults)
    assert read is not None, faults
    return read


def parse(text: str, words: effects.Language | None = None) -> tuple[effects.Ability, ...]:
    """Read abilities from YAML that must be right."""
    abilities, problems = (words or language()).parse(marked(text))
    assert problems == (), problems
    return abilities


def mistakes(text: str) -> tuple[Problem, ...]:
    """Read abilities from YAML and give what is wrong with them."""
    return language().parse(marked(text))[1]


def card(
    key: str, text: str = "[]", words: effects.Language | None = None, **facts: Any
) -> Definition:
    """Print a card with abilities."""
    kind = facts.pop("kind", "crew")
    traits = tuple(facts.pop("traits", ()))
    back = facts.pop("back", "card")
    sides = tuple(facts.pop("sides", ()))
    facts["abilities"] = parse(text, words)
    return Definition(DefId(key), key, kind, back, traits, MappingProxyType(facts), sides)


@dataclass(frozen=True, slots=True)
class Trying:
    """The locals of the procedure that carries out one ability and ends the match."""

    frame: Frame


def first(at: At[Trying]) -> Next:
    """Carry the ability out."""
    return call(at.locals.frame, then=last)


def last(at: At[Trying]) -> Next:
    """Stop there; the board keeps what came of it."""
    return done(Ended(Result((), say("Tried."), "")))


TRY = Procedure("try", Trying, first, last)


class Small:
    """A match on the small table, which carries out one ability."""

    def __init__(
        self,
        words: effects.Language,
        lying: dict[str, list[str]],
        *printed: Definition,
        seats: int = 3,
    ) -> None:
        self.language = words
        plain = [Definition(DefId(f"p{i}"), f"P{i}", "crew") for i in range(12)]
        definitions = with_hidden((*printed, *plain))
        zones = [
            Zone(ZoneId("deck"), "deck", None, Sight.NOBODY, True),
            Zone(ZoneId("chest"), "chest", None, Sight.NOBODY, True),
            Zone(ZoneId("discard"), "discard", None, Sight.ALL, True),
            Zone(ZoneId("field"), "field", None, Sight.ALL, False, True),
        ]
        for seat in range(seats):
            owner = SeatId(seat)
            zones.append(Zone(zone_of("hand", owner), "hand", owner, Sight.OWNER, False))
            zones.append(Zone(zone_of("planks", owner), "planks", owner, Sight.ALL, False, True))
        cards: dict[CardId, Card] = {}
        piles: dict[ZoneId, tuple[CardId, ...]] = {}
        self.ids: dict[str, CardId] = {}
        for zone in zones:
            pile = []
            for name in lying.get(zone.id, []):
                key, _, owned = name.partition("@")
                number = CardId(len(cards))
                seat_ = SeatId(int(owned)) if owned else zone.owner
                face_up = zone.sight is Sight.ALL
                cards[number] = Card(number, DefId(key), seat_, seat_, zone.id, face_up)
                pile.append(number)
                self.ids[name] = number
            piles[zone.id] = tuple(pile)
        self.board = Board(
            tuple(Seat(SeatId(seat)) for seat in range(seats)),
            {zone.id: zone for zone in zones},
            piles,
            cards,
            {},
            None,
        )
        self.definitions = definitions
        self.events: list[Event] = []
        hooks = effects.hooks(words)
        self.rules = Rules(
            procedures(TRY, *effects.procedures(words)),
            definitions,
            forbid=hooks.forbid,
            replace=hooks.replace,
            observe=hooks.observe,
            records=(Trying, *effects.RECORDS),
        )
        self.position: Position | None = None

    def run(
        self,
        source: str,
        ability: str,
        seat: int = 0,
        bound: tuple[Binding, ...] = (),
    ) -> Position:
        """Carry out an ability to its first question."""
        number = self.ids[source]
        frame = effects.carry_out(
            self.board.cards[number].definition, ability, number, SeatId(seat), bound
        )
        self.position = self._settled(
            kernel.start(self.rules, self.board, TRY.frame(Trying(frame)), 7, self.events)
        )
        return self.position

    def answer(self, seat: int, answer: Any) -> Position:
        """Answer the question; the position is saved and loaded again before."""
        assert self.position is not None
        position = self.reloaded(self.position)
        following = kernel.submit(self.rules, position, SeatId(seat), answer, self.events)
        assert isinstance(following, Position), following
        self.position = self._settled(following)
        return self.position

    def _settled(self, position: Position) -> Position:
        return kernel.settle(self.rules, position, self.events)

    def reloaded(self, position: Position) -> Position:
        """Save a position and load it again."""
        assert position.pending is not None
        codec = Codec(self.rules.records)
        board, frames, answers, sealed, chance = (
            codec.decode(codec.encode(part))
            for part in (
                position.board,
                position.frames,
                position.pending.answers,
                position.pending.sealed,
                position.chance,
            )
        )
        return kernel.restore(self.rules, board, frames, answers, sealed, chance, position.answered)

    @property
    def now(self) -> Board:
        """The board as it is."""
        assert self.position is not None
        return self.position.board

    def pile(self, zone: str) -> list[str]:
        """List a zone by definition, bottom first."""
        return [self.now.cards[number].definition for number in self.now.piles[ZoneId(zone)]]

    def asked(self) -> str:
        """Give the name of the question, or an empty word when none is asked."""
        assert self.position is not None
        return self.position.pending.decision.name if self.position.pending else ""
