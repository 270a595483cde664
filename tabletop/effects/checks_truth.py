"""What can be told of a condition from what is written: that it never is so, or always is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from math import inf
from typing import Any, Final

from tabletop.effects.ability import Ability
from tabletop.effects.amounts import Count, CountersOn, Held, KeywordNumber, Number, Sum, Value
from tabletop.effects.checks_walk import Path
from tabletop.effects.conditions import Both, Compare, Either, Exists, Is, Not
from tabletop.effects.language import Language
from tabletop.effects.nodes import Amount, Condition, Node, fields_of
from tabletop.effects.selectors import IT, Self

Span = tuple[float, float]
ANY_NUMBER: Final[Span] = (-inf, inf)


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of the cards that a condition is about.

    ``kinds`` are the types that the card itself can be of, ``traits`` its traits; ``it`` are the
    types of what is looked at in ``where``. Types and traits in ``given`` can come to any card.
    """

    language: Language
    kinds: frozenset[str]
    traits: frozenset[str]
    given: frozenset[str] = frozenset()
    it: frozenset[str] | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """A condition that never is so, or always is, with the way to it."""

    path: Path
    condition: Condition
    holds: bool


def verdicts(ability: Ability, known: Known) -> Iterator[Verdict]:
    """List the conditions of an ability whose answer is known; of several in one, the innermost,
    though with its 'not'.
    """
    yield from _walk(ability, (), known)


def _walk(node: Any, path: Path, known: Known) -> Iterator[Verdict]:
    if isinstance(node, tuple):
        for number, part in enumerate(node):
            yield from _walk(part, (*path, number), known)
        return
    if not isinstance(node, Node):
        return
    found: list[Verdict] = []
    for part in fields_of(type(node)):
        inside = known
        if part.name == "where":
            kinds = getattr(node, "kind", None)
            told = (kinds,) if isinstance(kinds, str) else kinds or ()
            inside = replace(known, it=frozenset(told) or None)
        found.extend(_walk(getattr(node, part.name), (*path, part.name), inside))
    holds = truth(node, known) if isinstance(node, Condition) else None
    if isinstance(node, Condition) and holds is not None and (not found or isinstance(node, Not)):
        yield Verdict(path, node, holds)
    else:
        yield from found


def truth(condition: Condition, known: Known) -> bool | None:
    """Tell whether a condition is always so (True) or never (False), if either."""
    match condition:
        case Not(of):
            inner = truth(of, known)
            return None if inner is None else not inner
        case Both(of):
            return _all(of, known)
        case Either(of):
            parts = [truth(part, known) for part in of]
            if True in parts or _denied(of):
                return True
            return False if parts and all(part is False for part in parts) else None
        case Is():
            return _is(condition, known)
        case Compare():
            return _compared(condition, known)
        case Exists(_, least) if least < 1:
            return True
    return None


def _all(parts: tuple[Condition, ...], known: Known) -> bool | None:
    told = [truth(part, known) for part in parts]
    if False in told or _denied(parts) or _states_differ(parts) or _spans_differ(parts, known):
        return False
    return True if parts and all(told) else None


def _denied(parts: tuple[Condition, ...]) -> bool:
    """Tell whether one of them is the opposite of another."""
    return any(Not(part) in parts for part in parts)


def _states_differ(parts: tuple[Condition, ...]) -> bool:
    """Tell whether a card would have to lie in two ways at once."""
    lies: dict[tuple[object, str], object] = {}
    for part in parts:
        for name in ("turned", "face", "attached") if isinstance(part, Is) else ():
            state = getattr(part, name)
            assert isinstance(part, Is)
            if state is not None and lies.setdefault((part.card, name), state) != state:
                return True
    return False


def _spans_differ(parts: tuple[Condition, ...], known: Known) -> bool:
    """Tell whether a number would have to be in two ranges that have nothing in common."""
    spans: dict[Amount, Span] = {}
    for part in parts:
        if not isinstance(part, Compare):
            continue
        low, high = span(part.right, known)
        wanted = _ASKED[part.is_](low, high)
        least, most = spans.get(part.left, ANY_NUMBER)
        spans[part.left] = (max(least, wanted[0]), min(most, wanted[1]))
    return any(low > high for low, high in spans.values())


_ASKED: Final[Mapping[str, Any]] = {
    "less": lambda _, high: (-inf, high - 1),
    "at most": lambda _, high: (-inf, high),
    "equal": lambda low, high: (low, high),
    "at least": lambda low, _: (low, inf),
    "more": lambda low, _: (low + 1, inf),
}


def _is(condition: Is, known: Known) -> bool | None:
    if isinstance(condition.card, Self):
        kinds, traits = known.kinds, known.traits
    elif condition.card == IT and known.it is not None:
        kinds, traits = known.it, None
    else:
        return None
    kind, trait = condition.kind, condition.trait
    if kind is not None and kind not in kinds and kind not in known.given:
        return False
    if trait is not None and traits is not None and trait not in (*traits, *known.given):
        return False
    told = kind is not None and kinds == {kind}
    states = (condition.turned, condition.face, condition.attached)
    return True if told and trait is None and states == (None, None, None) else None


def _compared(condition: Compare, known: Known) -> bool | None:
    if condition.left == condition.right:
        return condition.is_ in ("at most", "equal", "at least")
    low, high = span(condition.left, known)
    least, most = span(condition.right, known)
    never, always = {
        "less": (low >= most, high < least),
        "at most": (low > most, high <= least),
        "equal": (low > most or high < least, low == high == least == most),
        "at least": (high < least, low >= most),
        "more": (high <= least, low > most),
    }[condition.is_]
    if always:
        return True
    return False if never else None


def span(amount: Amount, known: Known) -> Span:
    """Give the least and the most that an amount can come to."""
    match amount:
        case Number(number):
            return (number, number)
        case Count() | KeywordNumber():
            return (0, inf)
        case Held(counter) | CountersOn(counter):
            return (0, known.language.limits.most.get(counter, inf))
        case Value(attribute):
            bounds = known.language.attributes[attribute]
            low = -inf if bounds.least is None else bounds.least
            return (low, inf if bounds.most is None else bounds.most)
        case Sum(of):
            spans = [span(part, known) for part in of]
            return (sum(low for low, _ in spans), sum(high for _, high in spans))
    return ANY_NUMBER
