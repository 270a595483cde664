"""Making records fast: some are made several times for each answer.

Python's own ``frozen=True`` triples the time to make a record, since each field is then set
through ``object.__setattr__``; and a named tuple's constructor takes twice as long as the tuple.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeVar, dataclass_transform

C = TypeVar("C")


@dataclass_transform(frozen_default=True)
def record(kind: type[C]) -> type[C]:
    """Make a class a dataclass that is frozen to the type checker, with a hash."""
    return dataclass(slots=True, unsafe_hash=True)(kind)


make: Final = tuple.__new__
"""Makes a named tuple of a tuple with all its fields, the optional ones too."""
