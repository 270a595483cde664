"""Standard cards of two boxes in one match (section 3)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.library.pack import Pack

ONE_BOX: Final = "to-boldly-go"
MIXED: Final = "mixed"
SECOND: Final = "second"
INCIDENTS_DRAWN: Final = 6
"""How many of all standard Incidents are in a mixed match (``CC-3.3``)."""


def box_of(definition: Definition) -> str:
    """Tell of which box a card is; cards say so only where it isn't this one."""
    return str(definition.facts.get("set", ONE_BOX))


def is_standard(definition: Definition) -> bool:
    """Tell whether a card belongs to no captain (``CC-2.1``)."""
    return definition.facts.get("crew") is None


def second_set(pack: Pack) -> bool:
    """Tell whether there are standard cards of another box."""
    return any(box_of(definition) == SECOND for definition in pack.definitions)


def of_one_box(definitions: Iterable[Definition]) -> tuple[Definition, ...]:
    """Leave standard cards of the other box out."""
    return tuple(
        definition
        for definition in definitions
        if not is_standard(definition) or box_of(definition) == ONE_BOX
    )


def mixed(definitions: Sequence[Definition]) -> tuple[Definition, ...]:
    """Leave out duplicates, and what another box has a replacement for (``CC-3.1``)."""
    replaced = {
        DefId(str(definition.facts["replaces"]))
        for definition in definitions
        if definition.facts.get("mixing") == "replacement"
    }
    return tuple(
        definition
        for definition in definitions
        if definition.facts.get("mixing") != "duplicate" and definition.id not in replaced
    )
