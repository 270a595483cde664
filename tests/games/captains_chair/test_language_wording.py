"""Whatever changes what a node of this game does changes its words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args, get_origin

import pytest

from tabletop.effects import plain_text
from tabletop.effects.conditions import Not
from tabletop.effects.find import Find
from tabletop.effects.nodes import CATEGORIES, Cards, Condition, Node, bare, fields_of, is_union
from tabletop.effects.selectors import Self
from tabletop.games.captains_chair.language import LANGUAGE, OPS
from tabletop.games.captains_chair.language.conditions import Have
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.marks import Attack
from tabletop.games.captains_chair.language.moments import Comes
from tests.effects.samples import values as common_values

WITHOUT_MEANING = ("as_",)
"""Fields that change nothing until something refers to them."""
INSTEAD = {"to": "onto", "kind": "named"}
"""Fields that mean nothing where another one says already which cards, or where to."""
OF_THESE = {"PlaceCards", "ReturnIncident", "Give"}
"""What is done to cards that are named is done to just these."""
PICKING = {"fitting", "count", "up_to", "from_", "any"}
"""Fields that say which cards are picked."""
SILENT = ("Hostile",)
"""Nodes that nobody hears of in the text."""

OWN: dict[type[Node], list[Any]] = {
    Fitting: [Fitting(kind=("ship",)), Fitting(trait=("klingon",))],
    Have: [Have(kind=("ship",)), Have(trait=("klingon",), least=2)],
    Comes: [Comes("logged"), Comes("promoted")],
    Attack: [Attack()],
}


def values(hint: Any) -> list[Any]:
    """Give different values for a field of this type, of the game's own classes too."""
    inner, _ = bare(hint)
    if inner in OWN:
        return OWN[inner]
    if is_union(inner):
        (part,) = (part for part in get_args(inner) if part is not type(None))
        return [None, *values(part)]
    if get_origin(inner) is tuple:
        return [(value,) for value in values(get_args(inner)[0])]
    if inner is Cards:
        # Where nothing is named this card is meant; both say the same.
        return [value for value in common_values(hint, LANGUAGE) if value != Self()]
    return common_values(hint, LANGUAGE)


def instance(kind: type[Node], which: int) -> Any:
    """Make a node of a class; ``which`` takes another of the values everywhere."""
    given = {}
    for part in fields_of(kind):
        choice = values(part.hint)
        given[part.name] = choice[min(which, len(choice) - 1)]
    return kind(**given)


def is_idle(base: Any, name: str) -> bool:
    """Tell whether a field means nothing because of what others say."""
    if name in WITHOUT_MEANING or getattr(base, INSTEAD.get(name, ""), None) is not None:
        return True
    if name in PICKING and type(base).__name__ in OF_THESE:
        return bool(base.what)
    if name in ("count", "up_to") and hasattr(base, "what") and hasattr(base, "fitting"):
        return not (base.what or base.fitting)
    return False


def words(node: Node) -> str:
    return plain_text(node.words(LANGUAGE.book(node)))


@pytest.mark.parametrize("kind", OPS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_changed_field_changes_the_words(kind: type[Node], which: int) -> None:
    base: Any = instance(kind, which)
    for part in fields_of(kind):
        if is_idle(base, part.name):
            continue
        said: dict[str, Any] = {}
        for value in values(part.hint):
            text = words(replace(base, **{part.name: value}))
            assert text not in said, f"{part.name}: {said[text]!r}, {value!r} both say: {text}"
            said[text] = value


CONDITIONS = [kind for kind in OPS if issubclass(kind, Condition)]


@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("which", [0, 1, 2])
def test_so_it_does_where_it_is_denied_or_follows_a_noun(kind: type[Node], which: int) -> None:
    base: Any = instance(kind, which)
    for part in fields_of(kind):
        if is_idle(base, part.name):
            continue
        nodes = [replace(base, **{part.name: value}) for value in values(part.hint)]
        for around in (Not, lambda node: Find(where=node), lambda node: Find(where=Not(node))):
            said = [words(around(node)) for node in nodes]
            assert len(set(said)) == len(said), said
            assert not set(said) & {words(node) for node in nodes}


@pytest.mark.parametrize("category", CATEGORIES, ids=lambda kind: str(kind.__name__))
@pytest.mark.parametrize("which", [0, 1])
def test_no_two_ops_of_a_category_say_the_same(category: type[Node], which: int) -> None:
    said: dict[str, str] = {}
    for kind in OPS:
        if issubclass(kind, category) and kind.__name__ not in SILENT:
            text = words(instance(kind, which))
            assert text not in said, f"{kind.__name__} and {said[text]} both say: {text}"
            said[text] = kind.__name__
