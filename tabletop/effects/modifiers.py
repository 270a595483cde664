"""Why a number is what it is: everything that sets it or adds to it now, one by one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tabletop.effects.standing import Modify
from tabletop.engine.board import Binding
from tabletop.engine.ids import CardId

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader


@dataclass(frozen=True, slots=True)
class Modifier:
    """Something that changes an attribute of a card: ``source`` adds ``by`` to it, or sets it to
    ``to``.

    ``until`` is the moment with which it ends, "" while it holds for good. ``versus`` marks what
    counts only against certain cards; ``counts`` tells whether it does now.
    """

    source: CardId
    by: int = 0
    to: int | None = None
    until: str = ""
    versus: bool = False
    counts: bool = True


def modifiers(
    reader: Reader, card: CardId, attribute: str, versus: CardId | None = None
) -> tuple[Modifier, ...]:
    """List what changes an attribute of a card now, in the order in which it is counted."""
    ends = {lasting.id: lasting.until for lasting in reader.board.lasting}
    found: list[Modifier] = []
    for standing, held in reader.touching(Modify, card):
        if standing.attribute != attribute:
            continue
        counts = standing.against is None
        if standing.against is not None and versus is not None:
            both = held.context.having(Binding("it", (card,)), Binding("other", (versus,)))
            counts = standing.against.holds(reader, both)
        found.append(
            Modifier(
                held.context.source,
                0 if standing.by is None else standing.by.amount(reader, held.context),
                None if standing.to is None else standing.to.amount(reader, held.context),
                ends.get(held.lasting, ""),
                standing.against is not None,
                counts,
            )
        )
    return tuple(found)
