"""Single effects, costs and standing effects, tried on a position that a test lays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tabletop.effects import FACT
from tabletop.effects.ability import Ability
from tabletop.effects.announce import Announcing
from tabletop.effects.interpret import carry_out
from tabletop.effects.reader import Reader
from tabletop.engine.board import Binding, Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.rules import Rules
from tabletop.engine.table import Definition, Table
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.parts import EFFECTS
from tests.effects.small import marked
from tests.games.traveller_ccg.tables import Story, story_rules, table

Zones = Mapping[str, Any]
"""Zones with their cards: names, or ``Lying`` where there is more to say."""


def parse(text: str) -> tuple[Ability, ...]:
    """Read abilities that must be right."""
    abilities, problems = LANGUAGE.parse(marked(text))
    assert not problems, problems
    return abilities


def printed(texts: Mapping[str, str], facts: Mapping[str, Mapping[str, Any]]) -> Rules:
    """Give the rules with cards that have these abilities, and these facts."""
    rules = story_rules()
    definitions = dict(rules.definitions)
    for key in (*texts, *facts):
        old = definitions[DefId(key)]
        given = {**old.facts, **facts.get(key, {})}
        if key in texts:
            given[FACT] = parse(texts[key])
        definitions[old.id] = replace(old, facts=MappingProxyType(given))
    return replace(rules, definitions=MappingProxyType(definitions))


class Trial:
    """A position with cards that say what a test wants; effects are tried on it one by one."""

    def __init__(
        self,
        lying: Zones,
        texts: Mapping[str, str] | None = None,
        facts: Mapping[str, Mapping[str, Any]] | None = None,
        seats: int = 2,
        counters: Mapping[int, Mapping[str, int]] | None = None,
        **state: Any,
    ) -> None:
        self.rules = printed(texts or {}, facts or {})
        self.board: Board = table(seats, lying, counters, **state).board
        self.story: Story | None = None

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.board, self.rules.definitions)

    @property
    def reader(self) -> Reader:
        """The table with all that holds counted."""
        return LANGUAGE.reader(self.table)

    def card(self, name: str, zone: str | None = None) -> CardId:
        """Find a card by name."""
        for where, pile in self.board.piles.items():
            for number in pile:
                if self.board.cards[number].definition == name and zone in (None, where):
                    return number
        raise LookupError(name)

    def definition(self, name: str) -> Definition:
        """Give what is printed on a card."""
        return self.rules.definitions[DefId(name)]

    def do(
        self,
        name: str,
        key: str = "a",
        seat: int = 0,
        chance: Sequence[tuple[int, ...]] = (),
        **bound: str | int,
    ) -> Trial:
        """Carry out what an ability does; names may stand for cards or captains."""
        card = self.card(name)
        bindings = tuple(
            Binding(word, (self.card(what),), (), 1)
            if isinstance(what, str)
            else Binding(word, (), (SeatId(what),))
            for word, what in bound.items()
        )
        frame = carry_out(DefId(name), key, card, SeatId(seat), bindings)
        return self._run(frame, chance)

    def use(self, name: str, key: str = "a", seat: int = 0) -> Trial:
        """Announce an ability, pay for it and carry it out at once."""
        made = Announcing(self.card(name), DefId(name), key, SeatId(seat))
        return self._run(EFFECTS.announce.frame(made), ())

    def _run(self, frame: Frame, chance: Sequence[tuple[int, ...]]) -> Trial:
        self.story = Story(self.table, frame, chance, rules=self.rules)
        self.board = self.story.board
        return self

    def answer(self, answer: Any, seat: int | None = None) -> Trial:
        """Answer what is asked."""
        assert self.story is not None
        self.story.answer(answer, seat)
        self.board = self.story.board
        return self

    def picks(self, *names: str) -> Trial:
        """Choose cards by name."""
        decision = self.asked()
        assert isinstance(decision, ChooseCards), decision.name
        left = list(decision.cards)
        chosen = []
        for name in names:
            found = next(c for c in left if self.board.cards[c].definition == name)
            left.remove(found)
            chosen.append(found)
        return self.answer(tuple(chosen))

    def asked(self) -> Any:
        """Give the question that is asked."""
        assert self.story is not None
        return self.story.asked()

    @property
    def over(self) -> bool:
        """Tell whether it has come to its end."""
        assert self.story is not None
        return self.story.over

    @property
    def value(self) -> Any:
        """Give what came of it."""
        assert self.story is not None
        assert self.over, self.asked().name
        return self.story.value

    @property
    def said(self) -> list[str]:
        """List what the log says."""
        assert self.story is not None
        return self.story.said

    def choices(self) -> list[str]:
        """List by name the cards that can be chosen."""
        return [str(self.board.cards[card].definition) for card in self.asked().cards]

    def names(self, zone: str) -> list[str]:
        """List the cards of a zone by name, bottom first."""
        return [str(self.board.cards[card].definition) for card in self.board.piles[ZoneId(zone)]]

    def counters(self, name: str) -> dict[str, int]:
        """Give the counters on a card."""
        return dict(self.board.cards[self.card(name)].counters)

    def held(self, seat: int) -> dict[str, int]:
        """Give the counters of a captain."""
        return dict(self.board.seats[seat].counters)

    def exerted(self, name: str) -> bool:
        """Tell whether a card is exerted."""
        return self.board.cards[self.card(name)].turn != 0

    def value_of(self, name: str, attribute: str, versus: str | None = None) -> int:
        """Count an attribute of a card."""
        other = None if versus is None else self.card(versus)
        return self.reader.value(self.card(name), attribute, other)


def event(do: str, lying: Zones | None = None, **more: Any) -> Trial:
    """Lay out an Event of seat 0's that does this, waiting on the queue."""
    zones = {**(lying or {}), "pending": ["verb-event"]}
    return Trial(zones, {"verb-event": f"[{{key: a, do: [{do}]}}]"}, **more)
