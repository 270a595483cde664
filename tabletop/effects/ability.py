"""Abilities: what a card can do or does, one by one, each with a key."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.nodes import (
    Condition,
    Effect,
    Node,
    Pattern,
    Phase,
    Standing,
    Timing,
    ZoneKind,
)
from tabletop.effects.selectors import Place
from tabletop.effects.wording.tokens import Token, Tokens, capital, joined, word
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
    when it resolves. It works from ``from_``, or from wherever cards are in play, and where
    ``phase`` names parts of the round only in those.
    """

    tag: ClassVar[str] = "ability"

    key: str
    timing: Timing | None = None
    phase: tuple[Phase, ...] = ()
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
        parts = [self._when(book)]
        condition = None if self.if_ is None else self.if_.words(book)
        if condition is not None and self.after is None:
            phrase = "while {condition}, " if self.always else "only if {condition}: "
            parts.append(book.say(phrase, condition=condition))
        if self.after is not None:
            event = self.after.words(book)
            if condition is not None:
                event = book.say("{event}, if {condition}", event=event, condition=condition)
            phrase = "when {event}" if self.after.begins else "after {event}"
            parts.append(book.say(phrase + (", " if self.may else ": "), event=event))
        said = [cost.words(book) for cost in self.cost if not cost.mark]
        if any(said):
            costs = joined([cost for cost in said if cost], book.say(" and ")[0].text)
            phrase = "you may {costs}: " if self.may else "{costs}: "
            phrase = book.language.words["payments"].get(self.timing or "", phrase)
            parts.append(book.say(phrase if self.do else "{costs}.", costs=costs))
        elif self.may:
            parts.append(book.say("you may do this: "))
        if self.targets:
            parts.append(book.say("{chosen} ", chosen=book.sentences(self.targets)))
        if self.do:
            # What is chosen only now must not read as if it had been chosen on announcing.
            late = book.say("as this happens, ") if self.do[0].chooses else ()
            first, rest = (*late, *self.do[0].words(book)), self.do[1:]
            parts.append((*first, *word(". " if rest else "."), *book.sentences(rest)))
        if self.always:
            holds = [standing.words(book) for standing in self.always]
            parts.append((*joined([holds[0], *map(capital, holds[1:])], ". "), *word(".")))
        return _clauses(parts)

    def _when(self, book: Book) -> Tokens:
        """Say in which part of the round, at what time, from where and how often it is used."""
        said: Tokens = ()
        if self.timing is not None:
            said = book.term("timings", self.timing)
        if self.from_ is not None:
            place = Place(self.from_).words(book)
            phrase = "{timing} from {zone}" if said else "from {zone}"
            said = book.say(phrase, timing=said, zone=place)
        if self.limited:
            said = book.say("{said}, once a round" if said else "once a round", said=said)
        if self.key in book.language.words["labels"]:
            label = book.term("labels", self.key)
            said = book.say("{said} {label}", said=said, label=label) if said else label
        marks = [cost.words(book) for cost in self.cost if cost.mark]
        if any(marks):
            mark = joined([mark for mark in marks if mark], " ")
            said = book.say("{mark} {said}", mark=mark, said=said) if said else mark
        if self.phase:
            between = book.say(" or ")[0].text
            phases = joined([book.term("phases", phase) for phase in self.phase], between)
            said = (
                book.say("{phases}: {said}", phases=phases, said=capital(said)) if said else phases
            )
        return book.say("{said}: ", said=said) if said else ()


def _clauses(parts: list[Tokens]) -> Tokens:
    """Put clauses together, with a capital letter where one begins a sentence or what it does."""
    made: list[Token] = []
    for part in parts:
        before = "".join(token.text for token in made[-2:])
        begins = not made or before.endswith((": ", ". ", " - "))
        made.extend(capital(part) if begins else part)
    return tuple(made)


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
