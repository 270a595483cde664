"""Damaging saved matches in many ways: bytes anywhere, lines, and values under good seals."""

from __future__ import annotations

import random
from typing import Any

from tabletop.session.journal import parse_journal, seal_lines

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "x" * 5000,
    "\x00",
    [],
    {},
    [[]],
    {"$": "Action"},
    {"$": "Nothing"},
    {"$": "map", "of": [[1, 2]]},
)


def damaged(data: bytes, chance: random.Random) -> bytes:
    """Damage a save in one of many ways."""
    return chance.choice((_bytes, _cut, _lines, _forged, _forged, _forged))(data, chance)


def _bytes(data: bytes, chance: random.Random) -> bytes:
    changed = bytearray(data)
    for _ in range(chance.randint(1, 4)):
        changed[chance.randrange(len(changed))] = chance.randrange(256)
    return bytes(changed)


def _cut(data: bytes, chance: random.Random) -> bytes:
    start, end = sorted(chance.randrange(len(data)) for _ in range(2))
    return chance.choice((data[:end], data[start:], data[:start] + data[end:]))


def _lines(data: bytes, chance: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return b"".join(lines * chance.choice((1, 1, 2)))


def _forged(data: bytes, chance: random.Random) -> bytes:
    """Change values and seal the lines anew, so that the checksums hold."""
    entries: list[Any] = [dict(one) for one in parse_journal(data, "x").entries]
    if chance.random() < 0.5:
        entries[0]["digests"] = {"rules": "other"}
    for _ in range(chance.randint(1, 3)):
        _change(entries, chance)
    return seal_lines(entries)


def _change(entries: list[Any], chance: random.Random) -> None:
    node: Any = entries
    while True:
        keys = list(range(len(node))) if isinstance(node, list) else list(node)
        if not keys:
            return
        key = chance.choice(keys)
        inner = node[key]
        if isinstance(inner, list | dict) and inner and chance.random() < 0.8:
            node = inner
            continue
        if node is entries and chance.random() < 0.5:
            del entries[key if key else -1]
        elif isinstance(inner, str) and chance.random() < 0.4:
            node[key] = inner[: chance.randrange(len(inner) + 1)]
        elif isinstance(inner, int) and not isinstance(inner, bool) and chance.random() < 0.5:
            node[key] = inner + chance.choice((-1, 1, 100))
        else:
            node[key] = chance.choice(ODD)
        return
