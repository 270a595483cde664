"""Which abilities of which cards have been carried out: a game whose rules take note of that.

Cards are data, so a text that never runs is like a line of code that no test runs. An ability
counts as carried out

* when what it does begins: not when its targets are chosen or its cost is paid;
* where it asks for something and does nothing (a requirement): when all that it asks for was met;
* where it holds: when its condition is met and there are cards that it holds of. What happens
  instead of something else counts only when it does, where it says what.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.context import Address, Outcome
from tabletop.effects.interpret import RUN, Running, Walk
from tabletop.effects.language import Language
from tabletop.effects.nodes import Cards
from tabletop.effects.reader import Held, Reader
from tabletop.effects.replacing import REPLACE, Replacing
from tabletop.engine.events import Event
from tabletop.engine.frames import At, Frame, Next, Procedure
from tabletop.engine.ids import CardId, DefId
from tabletop.engine.table import Table
from tabletop.games import registry
from tabletop.games.definition import GameDefinition

LOOK_EVERY: Final = 3

Carried = tuple[DefId, str]
"""An ability: its printed card and its key."""


def every_ability(game: GameDefinition) -> Iterator[Carried]:
    """List all abilities of a game's cards, those of further sides too."""
    for definition in game.pack.definitions:
        whole = game.rules.definitions[definition.id]
        for side in (whole, *whole.sides):
            for ability in abilities_of(side):
                yield definition.id, ability.key


NOTHING_YET: Final = Replacing(())


@dataclass(slots=True)
class _Notes:
    """What was carried out, and of the abilities that only ask, which parts were met."""

    seen: set[Carried]
    met: dict[Carried, set[str | int]] = field(default_factory=dict)
    replacing: Replacing = NOTHING_YET
    """What was last looked at of events that something may happen instead of."""
    waits: dict[Carried, int] = field(default_factory=dict)
    """How many events to let pass before looking again whether an ability holds."""

    def ran(self, address: Address, ability: Ability, came: Next | Running) -> None:
        """Note that a node ran."""
        ability_of = (address.definition, address.ability)
        match address.path:
            case ("do" | "always", *_):
                self.seen.add(ability_of)
            case ("cost", number) if not ability.do and _was_met(came):
                met = self.met.setdefault(ability_of, set())
                met.add(number)
                if len(met) == len(ability.cost):
                    self.seen.add(ability_of)
            case _:
                pass

    def replaced(self, table: Table, now: Replacing) -> None:
        """Note what happens instead of an event, unless it was declined: then that waits on."""
        before, self.replacing = self.replacing, now
        if now.used and (now.todo != before.todo or len(now.used) <= len(before.used)):
            source, *key, _ = now.used[-1].split()
            if len(key) == 1:
                self.seen.add((table.board.cards[CardId(int(source))].definition, key[0]))

    def hold(self, table: Table, language: Language) -> None:
        """Note the abilities that hold on a table, by cards in play."""
        reader = language.reader(table)
        for card, ability in reader.active:
            known = (table.board.cards[card].definition, ability.key)
            if ability.always and known not in self.seen and self._looks_at(known):
                held = [
                    one
                    for kind in {type(standing) for standing in ability.always}
                    for one in reader.of(kind)
                    if one.context.source == card and one.ability is ability
                ]
                if all(_at_work(reader, one) for one in held):
                    self.seen.add(known)

    def _looks_at(self, known: Carried) -> bool:
        """Tell whether to look now: every so many events will do, and takes far less time."""
        left = self.waits.get(known, 0)
        self.waits[known] = left - 1 if left else LOOK_EVERY
        return not left


def _was_met(came: Next | Running) -> bool:
    return isinstance(came, Next) and isinstance(came.value, Outcome) and came.value.whole


def _at_work(reader: Reader, held: Held) -> bool:
    if getattr(held.standing, "do", ()):
        return False
    condition, context = held.ability.if_, held.context
    if condition is not None and not condition.holds(reader, context):
        return False
    cards = getattr(held.standing, "of", None)
    return not isinstance(cards, Cards) or bool(reader.seen(context, cards.cards(reader, context)))


def _language(game: GameDefinition) -> Language | None:
    """Give the language of a game's cards, also where its own notes tell what effects change."""
    if game.language is None and game.pack.info.bundled:
        language: Language | None = registry.language_of(registry.module_of(game.pack.info))
        return language
    return game.language


def noting(game: GameDefinition, seen: set[Carried]) -> GameDefinition:
    """Give the same game with rules that put every ability that is carried out on a list."""
    runs, language, observe = game.rules.procedures.get(RUN), _language(game), game.rules.observe
    if runs is None:
        return game
    step, notes = runs.steps[runs.first], _Notes(seen)

    def run(at: At[Walk]) -> Next | Running:
        came = step(at)
        address = at.locals.address
        ability = find_ability(at.definitions[address.definition], address.ability)
        notes.ran(address, ability, came)
        return came

    def observed(before: Table, event: Event, after: Table) -> tuple[Event | Frame, ...]:
        caused = () if observe is None else observe(before, event, after)
        if language is not None:
            notes.hold(after, language)
        return caused

    procedures = {**game.rules.procedures, RUN: Procedure(RUN, Walk, run)}
    replacing = procedures.get(REPLACE)
    if replacing is not None:
        look, *others = (replacing.steps[name] for name in replacing.steps)

        def each(at: At[Replacing]) -> Next | Running:
            notes.replaced(at.table, at.locals)
            came: Next | Running = look(at)
            return came

        procedures[REPLACE] = Procedure(REPLACE, Replacing, each, *others)
    return replace(
        game, rules=replace(game.rules, procedures=MappingProxyType(procedures), observe=observed)
    )
