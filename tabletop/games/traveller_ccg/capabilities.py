"""Capability icons of Ships, basic and advanced (section 20)."""

from __future__ import annotations

from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.language.skills import GrantCapability


def parts(capability: str) -> tuple[str, ...]:
    """List what a capability counts as: itself, and both of its parts (``TC-20.3``)."""
    basic = tuple(capability.split("-"))
    return basic if len(basic) == 1 else (capability, *basic)


def native(reader: Reader, ship: CardId) -> tuple[str, ...]:
    """List the printed icons of a Ship."""
    found: tuple[str, ...] = tuple(reader.table.fact(ship, "capabilities", ()))
    return found


def capabilities(reader: Reader, ship: CardId) -> tuple[str, ...]:
    """List the icons of a Ship, native and granted; each gives a token (``TC-18.2``)."""
    found = list(native(reader, ship))
    for standing, _ in reader.touching(GrantCapability, ship):
        found += [standing.capability] * standing.count
    return tuple(found)


def has(reader: Reader, ship: CardId, capability: str) -> bool:
    """Tell whether a Ship has an icon, as such or as a part of an advanced one."""
    return any(capability in parts(icon) for icon in capabilities(reader, ship))
