"""Making records fast, and working out once what is asked of the same ones again and again.

Some are made several times for each answer.

Python's own ``frozen=True`` triples the time to make a record, since each field is then set
through ``object.__setattr__``; and a named tuple's constructor takes twice as long as the tuple.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import Final, TypeVar, dataclass_transform

C = TypeVar("C")
A = TypeVar("A")
R = TypeVar("R")

MOST_KEPT: Final = 5_000
"""More abilities than all games have together. A card author's game is loaded again and again
while the program runs, and nothing of those that are gone must be kept for ever.
"""


@dataclass_transform(frozen_default=True)
def record(kind: type[C]) -> type[C]:
    """Make a class a dataclass that is frozen to the type checker, with a hash."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


make: Final = tuple.__new__
"""Makes a named tuple of a tuple with all its fields, the optional ones too."""


def once(work: Callable[[A], R]) -> Callable[[A], R]:
    """Work something out once for each frozen thing, and find it by which thing it is.

    For the parts of printed cards: there are many and they stay, and to compare them takes about
    as long as to work it out again.
    """
    known: dict[int, tuple[A, R]] = {}

    @wraps(work)
    def found(thing: A) -> R:
        kept = known.get(id(thing))
        if kept is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            # The thing is kept too, so no other one gets its id.
            kept = known[id(thing)] = (thing, work(thing))
        return kept[1]

    return found
