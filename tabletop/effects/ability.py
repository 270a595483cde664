"""Abilities: what a card can do or does, one by one, each with a key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.nodes import Condition, Effect, Node, Pattern, Standing, Timing, ZoneKind
from tabletop.effects.selectors import Place
from tabletop.effects.wording.tokens import Tokens, capital, joined, word
from tabletop.engine.ids import RuleId
from tabletop.engine.table import Definition

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book

FACT = "abilities"
"""The fact of a definition under which its abilities lie."""


@dataclass(frozen=True, slots=True)
class Ability(Node):
    """One thing that a card can do or does.

    ``key`` names it on its card. With ``timing`` somebody uses it, for its ``cost``; with
    ``after`` it is triggered, and ``may`` be declined; ``always`` holds as long as the card is in
    play and ``if_`` is so. ``targets`` are chosen when it is announced, ``do`` is carried out
    when it resolves. It works from ``from_``, or from wherever cards are in play.
    """

    tag: ClassVar[str] = "ability"

    key: str
    timing: Timing | None = None
    from_: ZoneKind | None = None
    if_: Condition | None = None
    cost: tuple[Effect, ...] = ()
    after: Pattern | None = None
    may: bool = False
    limited: bool = False
    targets: tuple[Effect, ...] = ()
    do: tuple[Effect, ...] = ()
    always: tuple[Standing, ...] = ()
    rule: str | None = None

    @property
    def rule_id(self) -> RuleId | None:
        """The rule that the ability is an instance of."""
        return None if self.rule is None else RuleId(self.rule)

    def words(self, book: Book) -> Tokens:
        parts: list[Tokens] = []
        if self.timing is not None:
            parts.append(book.say("{timing}: ", timing=book.term("timings", self.timing)))
        if self.limited:
            parts.append(book.say("Once a round: "))
        if self.from_ is not None:
            place = Place(self.from_)
            parts.append(book.say("From {zone}: ", zone=place.words(book)))
        if self.if_ is not None:
            condition = self.if_.words(book)
            phrase = "While {condition}: " if self.always else "Only if {condition}: "
            parts.append(book.say(phrase, condition=condition))
        if self.after is not None:
            parts.append(book.say("After {event}: ", event=self.after.words(book)))
        if self.cost:
            costs = joined([cost.words(book) for cost in self.cost], book.say(" and ")[0].text)
            parts.append(book.say("{costs}: ", costs=capital(costs)))
        if self.may:
            parts.append(book.say("you may do this: "))
        if self.targets:
            parts.append(book.say("As it is announced: {it} ", it=book.sentences(self.targets)))
        if self.do:
            parts.append(book.sentences(self.do))
        if self.always:
            said = [capital(standing.words(book)) for standing in self.always]
            parts.append((*joined(said, ". "), *word(".")))
        return capital(tuple(token for part in parts for token in part))


def abilities_of(definition: Definition) -> tuple[Ability, ...]:
    """List the abilities printed on a card (on the side that this definition is)."""
    found: tuple[Ability, ...] = definition.facts.get(FACT, ())
    return found


def find_ability(definition: Definition, key: str) -> Ability:
    """Find an ability by its key, on any side of a card. Raises LookupError if there is none."""
    for side in (definition, *definition.sides):
        for ability in abilities_of(side):
            if ability.key == key:
                return ability
    raise LookupError(f"{definition.id} has no ability {key!r}")
