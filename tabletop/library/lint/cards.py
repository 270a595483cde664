"""What is printed, card beside card: two alike, one that lacks what all like it have."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from tabletop.effects.ability import FACT, Ability
from tabletop.effects.language import Language
from tabletop.effects.nodes import fields_of
from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault, did_you_mean, nearest
from tabletop.library.lint.sheets import Side, child
from tabletop.library.pack import CardEntry

ENOUGH: Final = 5
"""So many cards of a type that all have something say that it belongs to them."""
USUAL: Final = ("abilities", "traits", "flavour", "emblem", "note", "rules", "back", "count")
"""Keys that a card may go without; where all others of its type have one, it was forgotten."""
NOT_THERE: Final = {"card": "there is no card {name}.", "trait": "there is no trait {name}."}


def alike(sides: Iterable[Side]) -> Iterator[Fault]:
    """Find cards that are another one once more, but for what they are called.

    Cards without abilities may be alike on purpose, as long as they look different.
    """
    seen: dict[Any, Side] = {}
    looks: dict[Any, Side] = {}
    for side in sides:
        if side.printed is not side.entry.definition:
            continue
        key = _content(side.entry)
        other = seen.setdefault(key, side)
        same = looks.setdefault((key, side.entry.flavour, side.entry.emblem), side)
        does = any(one.facts.get(FACT) for one in _faces(side.entry))
        if other is not side and (does or same is not side):
            twin = (other if does else same).card
            text = "this card is {twin} once more, but for its name and its looks."
            message = in_words(text, twin=repr(twin))
            yield side.doubt(side.written("id"), "ALIKE", message)


def _faces(entry: CardEntry) -> tuple[Any, ...]:
    return (entry.definition, *entry.definition.sides)


def _content(entry: CardEntry) -> Any:
    """Give all that the rules see of a card, its id and its names apart."""
    sides = tuple(
        (
            face.kind,
            tuple(sorted(face.traits)),
            tuple(sorted((name, _frozen(value)) for name, value in face.facts.items())),
        )
        for face in _faces(entry)
    )
    return (entry.definition.back, sides, entry.rules, entry.text if entry.rules else "")


def _frozen(value: Any) -> Any:
    if isinstance(value, Mapping):
        return str(sorted(value.items()))
    if isinstance(value, tuple) and value and isinstance(value[0], Ability):
        kept = [part.name for part in fields_of(Ability) if part.name != "key"]
        return str([[getattr(ability, name) for name in kept] for ability in value])
    return str(value)


def lacking(sides: Iterable[Side], declared: Mapping[str, Mapping[str, str]]) -> Iterator[Fault]:
    """Find a card that lacks what all others of its type have.

    Where a game declares the facts of its types, that tells which can be left out.
    """
    by_kind: dict[str, list[Side]] = defaultdict(list)
    for side in sides:
        by_kind[side.printed.kind].append(side)
    for kind, group in by_kind.items():
        inner = any(side.printed is not side.entry.definition for side in group)
        for key in USUAL if not inner else USUAL[:-2]:
            without = [side for side in group if side.written(key) is None]
            if len(without) == 1 and len(group) > ENOUGH:
                text = "all other cards of the type {kind} have {key}; it has none."
                message = in_words(text, kind=repr(kind), key=repr(key))
                yield without[0].doubt(None, "LACKING", message)
        if kind not in declared:
            yield from _lacking_facts(kind, group)


def _lacking_facts(kind: str, group: list[Side]) -> Iterator[Fault]:
    """Find the one card that lacks a fact, and one that has a fact of its own."""
    having = Counter(name for side in group for name in side.printed.facts if name != FACT)
    for name, count in having.items():
        at_all = [side for side in group if name in side.printed.facts]
        if count == len(group) - 1 and count >= ENOUGH:
            (side,) = (side for side in group if name not in side.printed.facts)
            text = "all other cards of the type {kind} have the fact {name}."
            message = in_words(text, kind=repr(kind), name=repr(name))
            yield side.doubt(side.written("facts"), "LACKING", message)
        elif count == 1 and len(group) > ENOUGH:
            text = "no other card of the type {kind} has the fact {name}."
            message = in_words(text, kind=repr(kind), name=repr(name))
            guess = nearest(name, [other for other in having if other != name])
            if guess:
                yield at_all[0].doubt(at_all[0].written("facts"), "FACT", message + guess)


def traits(sides: Iterable[Side], language: Language | None) -> Iterator[Fault]:
    """Find printed traits that the game does not have, and those that stand there twice.

    Where a game lists none, one that a single card has is doubtful, since nothing can be about it.
    """
    known = {} if language is None else language.words["traits"]
    having: dict[str, list[tuple[Side, Marked]]] = defaultdict(list)
    for side in sides:
        written = side.written("traits")
        nodes = written.value if written is not None and isinstance(written.value, tuple) else ()
        seen: set[str] = set()
        for trait, node in zip(side.printed.traits, nodes, strict=True):
            having[trait].append((side, node))
            if known and trait not in known:
                message = in_words("the game has no trait {trait}.", trait=repr(trait))
                yield side.wrong(node, "TRAIT", message + did_you_mean(trait, known))
            if trait in seen:
                message = in_words("the trait {trait} stands here twice.", trait=repr(trait))
                yield side.wrong(node, "TRAIT", message)
            seen.add(trait)
    for trait, places in having.items() if not known else ():
        if len(places) == 1:
            side, node = places[0]
            message = in_words("no other card has the trait {trait}.", trait=repr(trait))
            guess = nearest(trait, [other for other in having if other != trait])
            yield side.doubt(node, "TRAIT", message + guess)


def emblem(side: Side) -> Iterator[Fault]:
    """Find an icon that stands twice in one picture."""
    written = side.written("emblem")
    nodes = written.value if written is not None and isinstance(written.value, tuple) else ()
    seen: set[object] = set()
    for node in nodes:
        if node.value in seen:
            message = in_words("the icon {icon} stands here twice.", icon=repr(node.value))
            yield side.doubt(node, "ICON", message)
        seen.add(node.value)


def references(
    side: Side, declared: Mapping[str, Mapping[str, str]], ids: Iterable[str], words: Iterable[str]
) -> Iterator[Fault]:
    """Find facts that are to name a card, or a trait, and name none."""
    known = {"card": tuple(ids), "trait": tuple(words)}
    facts = side.written("facts")
    for name, kind in declared.get(side.printed.kind, {}).items():
        what = kind.removesuffix("?").removeprefix("list of ")
        written = None if facts is None else child(facts, name)
        if what not in known or written is None:
            continue
        parts: tuple[Marked, ...] = (
            written.value if isinstance(written.value, tuple) else (written,)
        )
        for node in parts:
            if node.value not in known[what]:
                message = in_words(NOT_THERE[what], name=repr(node.value))
                message += did_you_mean(str(node.value), known[what])
                yield side.wrong(node, what.upper(), message)
