"""Wounds and Structure from one source, less what protects the card (``TC-29.1`` and on)."""

from __future__ import annotations

from tabletop.effects.reader import Reader
from tabletop.engine.events import CardCounted, Event, Said
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, say
from tabletop.games.traveller_ccg.keywords import number
from tabletop.games.traveller_ccg.language.words import COUNTERMEASURE
from tabletop.games.traveller_ccg.names import counters_said
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND

LASER = "laser"


def wounds_after_armor(reader: Reader, crew: CardId, count: int, source: CardId | None) -> int:
    """Give how many of so many Wounds from a source get through a Crew's Armor.

    Armor Penetration lowers the sum of the Armor that can be penetrated (``TC-29.2``); Armor from
    a source with Reflec counts in full against a Laser (``TC-29.3``, ``TC-R.133``).
    """
    laser = source is not None and LASER in reader.traits(source)
    safe = soft = 0
    for origin, armor in reader.keyword_sources(crew, "armor"):
        if laser and "reflec" in reader.keywords(origin):
            safe += armor
        else:
            soft += armor
    lowered = number(reader, source, "armor-penetration") if source is not None else 0
    return max(0, count - safe - max(0, soft - lowered))


def structure_after_hardened(
    reader: Reader, upgrade: CardId, count: int, source: CardId | None
) -> int:
    """Give how many of so many Structure from a source get through an Upgrade's Hardened.

    Critical lowers the sum of the Hardened without a Countermeasure against a trait of the
    source (``TC-29.5``, ``TC-29.6``, ``TC-R.133``).
    """
    traits = () if source is None else reader.traits(source)
    safe = soft = 0
    for origin, hardened in reader.keyword_sources(upgrade, "hardened"):
        if any(COUNTERMEASURE + trait in reader.keywords(origin) for trait in traits):
            safe += hardened
        else:
            soft += hardened
    lowered = number(reader, source, "critical") if source is not None else 0
    return max(0, count - safe - max(0, soft - lowered))


def inflict_wounds(
    reader: Reader, crew: CardId, count: int, source: CardId | None
) -> tuple[Event, ...]:
    """Inflict Wounds on a Crew from one source."""
    return _inflicted(crew, WOUND, wounds_after_armor(reader, crew, count, source), count)


def inflict_structure(
    reader: Reader, upgrade: CardId, count: int, source: CardId | None
) -> tuple[Event, ...]:
    """Inflict Structure on an Upgrade from one source."""
    left = structure_after_hardened(reader, upgrade, count, source)
    return _inflicted(upgrade, STRUCTURE, left, count)


def _inflicted(card: CardId, counter: str, left: int, count: int) -> tuple[Event, ...]:
    if left <= 0:
        return (Said(say("{card} takes no harm.", card=CardName(card))),) if count > 0 else ()
    line = say("{card} takes {what}.", card=CardName(card), what=counters_said(counter, left))
    return (Said(line), CardCounted(card, counter, left))
