"""A language: the nodes that a game's effects may use, and the words that they may use.

A game makes its own from the core's nodes and those it adds; nothing is registered anywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, get_args, get_origin

from tabletop.effects import amounts, conditions, find, patterns, payment, selectors, standing
from tabletop.effects.ability import Ability
from tabletop.effects.customs import USUAL, Customs
from tabletop.effects.layers import NUMBERS
from tabletop.effects.limits import NO_LIMITS, Limits
from tabletop.effects.nodes import CATEGORIES, Node, Vocabulary, bare, fields_of, is_union
from tabletop.effects.ops import choose, copy, flow, move, piles, queue, state
from tabletop.effects.parse import Parser
from tabletop.effects.reader import Reader
from tabletop.effects.source import Mistake
from tabletop.effects.watchful import Watchful, watchful
from tabletop.effects.wording.book import NO_PHRASES, Book
from tabletop.effects.wording.declension import finished
from tabletop.effects.wording.tokens import Tokens, plain_text, sentence
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition, Table
from tabletop.engine.tongue import spoken

if TYPE_CHECKING:
    from tabletop.effects.source import Marked, Problem

CORE: tuple[type[Node], ...] = (
    selectors.You,
    selectors.Others,
    selectors.Everyone,
    selectors.NamedSeats,
    selectors.NamedCards,
    selectors.Owner,
    selectors.Controller,
    selectors.Self,
    selectors.Host,
    selectors.Attached,
    find.Find,
    amounts.Number,
    amounts.NamedNumber,
    amounts.Count,
    amounts.Players,
    amounts.Value,
    amounts.KeywordNumber,
    amounts.Held,
    amounts.CountersOn,
    amounts.Sum,
    amounts.Times,
    conditions.Exists,
    conditions.Compare,
    conditions.Not,
    conditions.Both,
    conditions.Either,
    conditions.Is,
    conditions.Among,
    conditions.Same,
    conditions.Flagged,
    conditions.During,
    standing.Modify,
    standing.Grant,
    standing.GrantKeyword,
    standing.Control,
    standing.Forbid,
    standing.Instead,
    *choose.OPS,
    *move.OPS,
    *piles.OPS,
    *state.OPS,
    *flow.OPS,
    *queue.OPS,
    *copy.OPS,
    payment.Pay,
    *patterns.PATTERNS,
)
"""The nodes that every game has."""

VOCABULARIES = (
    "zones",
    "onto",
    "counters",
    "flags",
    "moments",
    "phases",
    "attributes",
    "traits",
    "keywords",
    "kinds",
    "timings",
    "labels",
    "payments",
)


@dataclass(frozen=True, slots=True)
class Bounds:
    """How far a numeric attribute can go once all is counted, and what it is if not printed."""

    least: int | None = 0
    most: int | None = None
    default: int = 0

    def bounded(self, number: int) -> int:
        """Keep a number within the bounds."""
        if self.least is not None and number < self.least:
            return self.least
        if self.most is not None and number > self.most:
            return self.most
        return number


NO_WORDS: Mapping[str, str] = MappingProxyType({})


def all_right(_card: Definition) -> Iterable[Mistake]:
    """Find nothing wrong with a card, in a game whose cards may be as they like."""
    return ()


def _vocabularies(kinds: Iterable[type[Node]]) -> Iterator[str]:
    """List the vocabularies that fields of nodes take their words from."""
    for kind in kinds:
        for part in fields_of(kind):
            yield from _marked(part.hint)


def _marked(hint: Any) -> Iterator[str]:
    inner, marks = bare(hint)
    yield from (mark.name for mark in marks if isinstance(mark, Vocabulary))
    if is_union(inner) or get_origin(inner) is tuple:
        for part in get_args(inner):
            yield from _marked(part)


def _with_own(ops: tuple[type[Node], ...]) -> tuple[type[Node], ...]:
    """Add a game's own nodes to the core's, but for those in whose place they come."""
    said = {(category, kind.tag) for kind in ops for category in _categories(kind)}
    kept = (
        kind
        for kind in CORE
        if not any((category, kind.tag) in said for category in _categories(kind))
    )
    return (*kept, *ops)


def _categories(kind: type[Node]) -> Iterator[type[Node]]:
    return (category for category in CATEGORIES if issubclass(kind, category))


class Language:
    """The effect language of one game.

    ``words`` are the game's words by vocabulary, each key with what the text says for it; a zone
    may have a gap for its owner (``{whose} hand``), an icon is ``{icon:name}``, a counter may be
    ``wound|wounds``; ops of the game may have vocabularies of their own. ``onto`` says how cards
    go to a zone where that is not 'on' it (``in front of {who}``). ``attributes`` are the numeric
    ones in the order in which they are counted. ``phrases`` are those that the game says otherwise
    than the book. ``called`` names icons and keywords where only words can stand, on buttons and
    in questions. ``customs`` tell what else the language leaves to the game;
    ``judge`` what is wrong with a printed card as a whole, all sides of it. ``classes`` are timings
    that class abilities which are not used at a time: those may be triggered, or hold always.
    ``limits`` are for ``tabletop check`` alone, which tells by them what can never happen.

    A node of the game's own takes the place of the core's that says the same sort of thing by the
    same word: a game in which gaining is more than counting has a ``gain`` of its own.
    """

    def __init__(
        self,
        ops: Iterable[type[Node]] = (),
        words: Mapping[str, Mapping[str, str]] = MappingProxyType({}),
        attributes: Mapping[str, Bounds] = MappingProxyType({}),
        customs: Customs = USUAL,
        phrases: Mapping[str, str] = NO_PHRASES,
        called: Mapping[str, str] = NO_WORDS,
        judge: Callable[[Definition], Iterable[Mistake]] = all_right,
        classes: tuple[str, ...] = (),
        limits: Limits = NO_LIMITS,
    ) -> None:
        self.nodes: tuple[type[Node], ...] = _with_own(tuple(ops))
        known = dict.fromkeys((*VOCABULARIES, *_vocabularies(self.nodes)))
        unknown = [name for name in words if name not in known]
        if unknown:
            raise ValueError(f"there is no vocabulary {', '.join(unknown)}")
        self.words: Mapping[str, Mapping[str, str]] = {
            name: words.get(name, NO_WORDS) for name in known
        }
        self.attributes = attributes
        self.customs = customs
        self.phrases = phrases
        self.called = called
        self.judge = judge
        self.classes = classes
        self.limits = limits
        self._order = {name: NUMBERS + index for index, name in enumerate(attributes)}
        self._parser = Parser(self)
        self._watchful: tuple[Mapping[DefId, Definition], Watchful] | None = None
        self._reader: Reader | None = None

    def parse(self, node: Marked) -> tuple[tuple[Ability, ...], tuple[Problem, ...]]:
        """Read a card's list of abilities; gives those that are right and all mistakes."""
        return self._parser.abilities(node)

    def layer(self, attribute: str) -> int:
        """Give the layer in which an attribute is counted."""
        return self._order[attribute]

    def reader(self, table: Table) -> Reader:
        """Read a table. The last reader is kept, since a table is usually asked many times."""
        kept = self._reader
        if kept is not None and kept.board is table.board:
            return kept
        reader = Reader(table, self)
        if kept is not None and kept.table.definitions is table.definitions:
            reader.follow(kept)
        self._reader = reader
        return reader

    def watchful(self, definitions: Mapping[DefId, Definition]) -> Watchful:
        """Index the cards with abilities that watch or hold; kept for the game's definitions."""
        kept = self._watchful
        if kept is None or kept[0] is not definitions:
            kept = (definitions, watchful(definitions))
            self._watchful = kept
        return kept[1]

    def book(self, tree: Any, phrases: Mapping[str, str] = NO_PHRASES) -> Book:
        """Make the phrase book for a tree, in the language that is spoken."""
        return Book(self, tree, {**self.phrases, **phrases}, spoken())

    def word(self, vocabulary: str, key: str, *, many: bool = False) -> str:
        """Give the game's word as the first of a line; one that is an icon goes by its name."""
        said = self.sentence(self.book(()).noun(vocabulary, key, many=many))
        return said[:1].upper() + said[1:]

    def line(self, ability: Ability) -> str:
        """Write an ability as one line of plain text."""
        return plain_text(self._written(ability))

    def sentence(self, tokens: Tokens) -> str:
        """Write tokens as words alone, for buttons and questions."""
        tongue = spoken()
        if tongue.grammar is not None:
            tokens = finished(tokens, tongue.grammar)
        return sentence(tokens, {key: tongue.phrase(said) for key, said in self.called.items()})

    def text(self, abilities: tuple[Ability, ...]) -> tuple[Tokens, ...]:
        """Write the text of a card's abilities, one paragraph for each."""
        return tuple(self._written(ability) for ability in abilities)

    def _written(self, ability: Ability) -> Tokens:
        book = self.book(ability)
        return book.finish(ability.words(book))
