"""Single effects, costs and standing effects, tried on a position that a test lays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from tabletop.effects import FACT
from tabletop.effects.ability import Ability
from tabletop.effects.context import Context
from tabletop.effects.interpret import carry_out
from tabletop.effects.reader import Reader
from tabletop.effects.usable import why_not
from tabletop.engine.board import Binding
from tabletop.engine.events import MomentCame
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.operation import carry_out_operation
from tabletop.games.captains_chair.playable import playable
from tests.effects.small import marked
from tests.games.captains_chair.tables import Story, names, story_rules, table
from tests.games.stories import find

TRIED = "plain-directive"
"""The card that says what is tried; it has been played."""


def parse(text: str) -> tuple[Ability, ...]:
    """Read abilities that must be right."""
    abilities, problems = LANGUAGE.parse(marked(text))
    assert not problems, problems
    return abilities


def printed(texts: Mapping[str, str], facts: Mapping[str, Mapping[str, Any]]) -> Rules:
    """Give the rules with cards that have these abilities, and these facts besides."""
    rules = story_rules()
    definitions = dict(rules.definitions)
    for key in dict.fromkeys((*texts, *facts)):
        old = definitions[DefId(key)]
        given = {**old.facts, **facts.get(key, {})}
        if key in texts:
            given[FACT] = parse(texts[key])
        definitions[old.id] = playable(replace(old, facts=MappingProxyType(given)))
    return replace(rules, definitions=MappingProxyType(definitions))


class Trial:
    """A position with cards that say what a test wants; effects are tried on it one by one."""

    def __init__(
        self,
        lying: Mapping[str, Any],
        texts: Mapping[str, str] | None = None,
        facts: Mapping[str, Mapping[str, Any]] | None = None,
        **more: Any,
    ) -> None:
        self.rules = printed(texts or {}, facts or {})
        self.board = table(lying, **more).board
        self.story: Story | None = None

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.board, self.rules.definitions)

    @property
    def reader(self) -> Reader:
        """The table with all that holds counted."""
        return LANGUAGE.reader(self.table)

    @property
    def position(self) -> Position:
        """The position as it is now."""
        assert self.story is not None
        return self.story.position

    def card(self, name: str, zone: str | None = None) -> CardId:
        """Find a card by name."""
        return find(self.table, name, zone)

    def do(
        self,
        name: str = TRIED,
        key: str = "a",
        seat: int = 0,
        chance: Sequence[tuple[int, ...]] = (),
        **bound: str | int,
    ) -> Trial:
        """Carry out what an ability does; names may stand for cards or captains."""
        bindings = tuple(
            Binding(word, (self.card(what),), (), 1)
            if isinstance(what, str)
            else Binding(word, (), (SeatId(what),))
            for word, what in bound.items()
        )
        frame = carry_out(DefId(name), key, self.card(name), SeatId(seat), bindings)
        return self.run(frame, chance)

    def use(
        self,
        name: str = TRIED,
        key: str = "a",
        seat: int = 0,
        chance: Sequence[tuple[int, ...]] = (),
    ) -> Trial:
        """Carry out an operation, judged and paid for."""
        frame = carry_out_operation(self.card(name), DefId(name), key, SeatId(seat))
        return self.run(frame, chance)

    def run(self, frame: Frame, chance: Sequence[tuple[int, ...]] = ()) -> Trial:
        """Run a frame of the rules."""
        self.story = Story(self.table, frame, chance, rules=self.rules)
        self.board = self.story.board
        return self

    def why_not(self, name: str = TRIED, key: str = "a", seat: int = 0) -> Refusal | None:
        """Say why an operation can't be carried out."""
        printed_ = self.rules.definitions[DefId(name)]
        ability = next(one for one in printed_.facts[FACT] if one.key == key)
        return why_not(self.reader, ability, Context(self.card(name), SeatId(seat)))

    def answer(self, answer: Any, seat: int | None = None) -> Trial:
        """Answer what is asked."""
        assert self.story is not None
        self.story.answer(answer, seat)
        self.board = self.story.board
        return self

    def picks(self, *cards: str) -> Trial:
        """Choose cards by name."""
        assert self.story is not None
        self.story.choose(*cards)
        self.board = self.story.board
        return self

    def asked(self) -> Any:
        """Give the question that is asked."""
        assert self.story is not None
        return self.story.asked()

    def choices(self) -> list[str]:
        """List by name the cards that can be chosen."""
        assert self.story is not None
        return self.story.choices()

    def options(self) -> list[str]:
        """List the keys of the options that can be chosen."""
        return [option.key for option in self.asked().options]

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
        """List what the log says to everybody."""
        assert self.story is not None
        return self.story.said

    def moments(self, name: str) -> list[tuple[int | None, list[str], int]]:
        """List the moments of a name that came: whose, about which cards, with what number."""
        assert self.story is not None
        return [
            (
                event.seat,
                [str(self.board.cards[card].definition) for card in event.cards],
                event.number,
            )
            for event in self.story.events
            if isinstance(event, MomentCame) and event.name == name
        ]

    def names(self, zone: str) -> list[str]:
        """List the cards of a zone by name, bottom first, without ship tokens."""
        return names(self.table, zone)

    def seen(self, seat: int, zone: str) -> list[str]:
        """List the cards of a zone as a seat sees them; those it doesn't know are ``hidden``."""
        view = view_of(self.rules, self.position, SeatId(seat))
        cards = (view.board.cards[card] for card in view.board.piles[ZoneId(zone)])
        return ["hidden" if "hidden:" in card.definition else card.definition for card in cards]

    def counters(self, name: str) -> dict[str, int]:
        """Give the counters on a card."""
        return dict(self.board.cards[self.card(name)].counters)

    def held(self, counter: str, seat: int = 0) -> int:
        """Give a counter of a captain."""
        return self.board.seats[seat].counters.get(counter, 0)

    def exhausted(self, name: str) -> bool:
        """Tell whether a card is exhausted."""
        return self.board.cards[self.card(name)].turn != 0


def effect(do: str, lying: Mapping[str, Any] | None = None, **more: Any) -> Trial:
    """Lay out a card of seat 0's that does this, in the Briefing Room."""
    return operation(f"do: [{do}]", lying, **more)


def operation(text: str, lying: Mapping[str, Any] | None = None, **more: Any) -> Trial:
    """Lay out a card of seat 0's with one PLAY operation, in the Briefing Room."""
    zones = {"briefing:0": [TRIED], **(lying or {})}
    return Trial(zones, {TRIED: f"[{{key: a, timing: play, {text}}}]"}, **more)
