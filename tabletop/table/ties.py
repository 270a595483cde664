"""What stays on one line in a text with icons: an icon and the number that it belongs to.

An icon in a list of parts is :data:`ICON`, which is also the sign that Qt's documents hold in its
place.
"""

from __future__ import annotations

import re
from typing import Final

ICON: Final = "\ufffc"
_BEFORE: Final = re.compile(r"[(+\-−]*\d+\+?")
_BEHIND: Final = re.compile(r"[+\-−]?\d+\+?[,.;:)]*|[-–]")
_PART: Final = re.compile(rf"{ICON}|[^\s{ICON}]+")


def belong(before: str, after: str) -> bool:
    """Tell whether no line may break at the space between two parts: ``3`` and an icon."""
    if after == ICON:
        return before == ICON or _BEFORE.fullmatch(before) is not None
    return before == ICON and _BEHIND.fullmatch(after) is not None


def tied(text: str) -> list[tuple[int, int]]:
    """List where a text holds icons with what belongs to them, as beginnings and ends."""
    groups: list[list[re.Match[str]]] = []
    for part in _PART.finditer(text):
        last = groups[-1][-1] if groups else None
        between = "\n" if last is None else text[last.end() : part.start()]
        if last is not None and (not between or (between == " " and belong(last[0], part[0]))):
            groups[-1].append(part)
        else:
            groups.append([part])
    return [
        (group[0].start(), group[-1].end())
        for group in groups
        if any(part[0] == ICON for part in group) and len(group) > 1
    ]
