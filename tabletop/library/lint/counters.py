"""Counters that are put on cards or given to players, and that nothing ever looks at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabletop.effects.checks_walk import place_of, words_of
from tabletop.effects.nodes import children
from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault
from tabletop.library.layout import Layout
from tabletop.library.lint.sheets import Side

PUTTING: Final = ("gain", "put-counters", "add-counters")
"""Effects that only put counters down."""


def counter_faults(sides: Iterable[Side], layout: Layout) -> Iterator[Fault]:
    """Find counters that are put and never read: by no card, and shown nowhere on the table."""
    put: dict[str, list[tuple[Side, str, Marked]]] = {}
    read = {*_shown(layout)}
    for side in sides:
        for ability, written in side.abilities():
            for path, node in children(ability):
                for _, counter in words_of(node, "counters"):
                    if node.tag in PUTTING:
                        at = place_of(written, ability, path)
                        put.setdefault(counter, []).append((side, ability.key, at))
                    else:
                        read.add(counter)
    for counter, places in put.items():
        if counter not in read:
            for side, key, at in places:
                text = "{ability} puts {counter}, which nothing ever looks at."
                message = in_words(text, ability=repr(key), counter=repr(counter))
                yield side.doubt(at, "UNUSED", message)


def _shown(layout: Layout) -> Iterator[str]:
    for table in (layout, *((layout.alone,) if layout.alone is not None else ())):
        for part in (*table.tracks, *table.tokens):
            yield part.counter
