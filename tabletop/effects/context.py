"""Contexts: what ``self``, ``it``, ``you`` and other names stand for while an effect runs.

An effect is a tree that belongs to a printed card; the names in it are symbols. Copying an
effect is running the same tree with another context.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from tabletop.engine.board import Binding
from tabletop.engine.ids import CardId, DefId, SeatId


@dataclass(frozen=True, slots=True)
class Address:
    """Where a node of an effect tree is: a printed card, one of its abilities, a path in it."""

    definition: DefId
    ability: str
    path: tuple[str | int, ...] = ()

    def down(self, *steps: str | int) -> Address:
        """Give the address of a node further down."""
        return Address(self.definition, self.ability, (*self.path, *steps))


@dataclass(frozen=True, slots=True)
class Context:
    """Who carries an effect out and what its names stand for.

    ``source`` is what ``self`` means, ``controller`` is ``you``. ``copied`` marks a tree that
    runs for another card than the one it is printed on: a copy does not copy again.
    """

    source: CardId
    controller: SeatId
    bound: tuple[Binding, ...] = ()
    copied: bool = False

    def get(self, name: str) -> Binding:
        """Give what a name stands for; a name never bound stands for nothing."""
        for binding in self.bound:
            if binding.name == name:
                return binding
        return Binding(name)

    def having(self, *bindings: Binding) -> Context:
        """Give the context in which these names stand for this, too."""
        if not bindings:
            return self
        new = {binding.name for binding in bindings}
        kept = tuple(binding for binding in self.bound if binding.name not in new)
        return replace(self, bound=(*kept, *bindings))


def bound_as(
    name: str | None, cards: tuple[CardId, ...] = (), number: int | None = None
) -> tuple[Binding, ...]:
    """Bind cards, or a number, to the name that an effect gives them, if it gives one."""
    if name is None:
        return ()
    return (Binding(name, cards, (), len(cards) if number is None else number),)


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of an effect: whether it happened in full, and the names that it bound."""

    whole: bool = True
    bound: tuple[Binding, ...] = ()
