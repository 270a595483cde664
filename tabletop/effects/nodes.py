"""The nodes that effects are made of: frozen records, one category for each thing one can say.

A node class states its fields once. Reading card data, the JSON Schema, walking the tree and the
check of names all go by them; what it does and its words stand beside them in the class.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from dataclasses import MISSING, dataclass, fields
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from tabletop.effects.context import Context
from tabletop.engine.board import Binding
from tabletop.engine.events import Event
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message, Refusal
from tabletop.engine.records import once

if TYPE_CHECKING:
    from tabletop.effects.costs import Claim
    from tabletop.effects.interpret import Doing, Running
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens
    from tabletop.engine.frames import Next


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Marks a field whose words come from a list of the game's: zones, counters, traits..."""

    name: str


@dataclass(frozen=True, slots=True)
class Introduces:
    """Marks a field that gives a name to what a node finds: cards, seats or a number."""

    sort: str


@dataclass(frozen=True, slots=True)
class Refers:
    """Marks a field that uses a name which another node gave."""

    sort: str


ZoneKind = Annotated[str, Vocabulary("zones")]
Counter = Annotated[str, Vocabulary("counters")]
Flag = Annotated[str, Vocabulary("flags")]
Moment = Annotated[str, Vocabulary("moments")]
Phase = Annotated[str, Vocabulary("phases")]
Attribute = Annotated[str, Vocabulary("attributes")]
Trait = Annotated[str, Vocabulary("traits")]
Keyword = Annotated[str, Vocabulary("keywords")]
CardKind = Annotated[str, Vocabulary("kinds")]
Timing = Annotated[str, Vocabulary("timings")]
CardsName = Annotated[str, Introduces("cards")]
SeatsName = Annotated[str, Introduces("seats")]
NumberName = Annotated[str, Introduces("number")]


class Node:
    """Anything that an effect is made of.

    ``tag`` is the node's word in card data, ``short`` the field that a bare value stands for.
    """

    __slots__ = ()
    tag: ClassVar[str] = ""
    short: ClassVar[str] = ""

    def words(self, book: Book) -> Tokens:
        """Say it."""
        raise NotImplementedError

    def reads(self, language: Language) -> int:
        """Give the highest layer of computed values that this node itself looks at."""
        return -1


class Seats(Node):
    """Which players."""

    __slots__ = ()

    def seats(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        """List them."""
        raise NotImplementedError

    def controllers(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        """List them where cards that they control are meant, or what they do: with the automa,
        which is no player (``ids.AUTOMA``), if it is one of them.
        """
        return self.seats(reader, context)

    def plural(self, book: Book) -> Tokens:
        """Say it where they are counted."""
        return self.words(book)


class Cards(Node):
    """Which cards."""

    __slots__ = ()

    many: ClassVar[bool] = False
    """Whether the words for it are a plural."""

    def cards(self, reader: Reader, context: Context) -> tuple[CardId, ...]:
        """List them, in the order of the table."""
        raise NotImplementedError

    def includes(self, reader: Reader, context: Context, card: CardId) -> bool:
        """Tell whether a card is one of them."""
        return card in self.cards(reader, context)

    def one(self, book: Book) -> Tokens:
        """Say it where any single one of them is meant."""
        return self.words(book)

    def among(self, book: Book) -> Tokens:
        """Say it after 'one of'."""
        return self.words(book)

    def plain(self, book: Book) -> Tokens:
        """Say it after 'the number of'."""
        return self.words(book)

    def its(self, book: Book, what: Tokens) -> Tokens:
        """Say that something is theirs."""
        return book.say("the {what} of {cards}", what=what, cards=self.words(book))


class Amount(Node):
    """A number."""

    __slots__ = ()

    def amount(self, reader: Reader, context: Context) -> int:
        """Work it out."""
        raise NotImplementedError


class Condition(Node):
    """Something that is so or is not."""

    __slots__ = ()

    def holds(self, reader: Reader, context: Context) -> bool:
        """Tell whether it is so."""
        raise NotImplementedError

    def denied(self, book: Book) -> Tokens:
        """Say the opposite."""
        return book.say("it is not so that {condition}", condition=self.words(book))

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        """Say it, or its opposite, after the noun that it is about; ``many`` for a plural."""
        if no:
            return book.say("where {condition}", condition=self.denied(book))
        return book.say("where {condition}", condition=self.words(book))


class Effect(Node):
    """Something that is done."""

    __slots__ = ()
    cost: ClassVar[bool] = False
    """Whether it can be a cost."""
    chooses: ClassVar[bool] = False
    """Whether it chooses what others are about."""
    finds_one: ClassVar[bool] = False
    """Whether it names a single card whatever its ``count`` is, which counts something else."""
    mark: ClassVar[bool] = False
    """Whether it stands as a mark before the ability that it is a cost of."""

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        """Say why it can't be done at all, from what the reader sees; None when it can."""
        return None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        """List what it takes, where it is a cost; all costs are judged together."""
        return ()

    def run(self, doing: Doing) -> Next | Running:
        """Do the next part of it (see ``interpret``)."""
        raise NotImplementedError


class Pattern(Node):
    """A kind of event. ``event`` is the class of what it can match, so that most need no look."""

    __slots__ = ()
    event: ClassVar[type]

    def match(
        self, before: Reader, event: Event, after: Reader, context: Context
    ) -> tuple[Binding, ...] | None:
        """Give the names that the event binds if it is of this kind, else None.

        ``before`` and ``after`` are the table on both sides of the event; for an event that has
        only been proposed both are the table before it.
        """
        raise NotImplementedError

    @property
    def begins(self) -> bool:
        """Tell whether the event is only the beginning of what its words tell of: then a card says
        'when' and not 'after'.
        """
        return False

    def cannot(self, book: Book) -> Tokens:
        """Say that it can't happen."""
        return book.say("it can't happen that {event}", event=self.words(book))


class Standing(Node):
    """Something that holds as long as a card is in play, or for a while."""

    __slots__ = ()

    def change(self, reader: Reader, context: Context) -> Message | None:
        """Say what it makes of the cards that it is about, its ``of``: ``Tech +1 level``.

        None where it makes nothing of cards, or where their numbers tell it.
        """
        return None


CATEGORIES: tuple[type[Node], ...] = (Seats, Cards, Amount, Condition, Effect, Pattern, Standing)


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a node class as card data knows it."""

    name: str
    key: str
    hint: Any
    required: bool
    default: Any


_FIELDS: dict[type[Any], tuple[Field, ...]] = {}


def fields_of(kind: type[Any]) -> tuple[Field, ...]:
    """List the fields of a node class with their types; ``from_`` is ``from`` in card data."""
    if kind not in _FIELDS:
        hints = get_type_hints(kind, include_extras=True)
        _FIELDS[kind] = tuple(
            Field(
                part.name,
                part.name.rstrip("_").replace("_", "-"),
                hints[part.name],
                part.default is MISSING,
                None if part.default is MISSING else part.default,
            )
            for part in fields(kind)
        )
    return _FIELDS[kind]


def bare(hint: Any) -> tuple[Any, tuple[Any, ...]]:
    """Take the marks off a type: the type itself and its marks."""
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        return inner, tuple(marks)
    return hint, ()


def is_union(hint: Any) -> bool:
    """Tell whether a type is a union."""
    return get_origin(hint) in (Union, types.UnionType)


def children(
    node: Any, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[tuple[str | int, ...], Node]]:
    """Walk a tree, each node before those that it is made of, with their paths."""
    if isinstance(node, Node):
        yield path, node
        for part in fields_of(type(node)):
            yield from children(getattr(node, part.name), (*path, part.name))
    elif isinstance(node, tuple):
        for index, item in enumerate(node):
            yield from children(item, (*path, index))


@once
def nodes_of(tree: Any) -> tuple[Node, ...]:
    """List the nodes of a printed tree, each before those that it is made of."""
    return tuple(node for _, node in children(tree))


def at_path(node: Any, path: tuple[str | int, ...]) -> Any:
    """Find what is at a path in a tree. Raises LookupError when nothing is."""
    for step in path:
        if isinstance(step, int):
            node = node[step]
        else:
            try:
                node = getattr(node, step)
            except AttributeError as missing:
                raise LookupError(f"an effect has no part {step!r}") from missing
    return node
