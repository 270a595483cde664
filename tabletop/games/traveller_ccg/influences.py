"""What changes a card now: each modifier with its source and how long it holds, for the preview."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabletop.effects.modifiers import modifiers
from tabletop.effects.reader import Held, Reader
from tabletop.effects.standing import Grant, GrantKeyword
from tabletop.engine.ids import CardId
from tabletop.engine.message import Argument, CardName, Message, say
from tabletop.games.traveller_ccg.language.skills import (
    GrantCapability,
    GrantSkill,
    SkillLevel,
    SuppressSkill,
)
from tabletop.games.traveller_ccg.language.words import MOMENTS
from tabletop.games.traveller_ccg.names import capability_name, skill_name


@dataclass(frozen=True, slots=True)
class Influence:
    """One thing that changes a card: ``what`` (``attack``, ``tech``, ``armor``), by how much or to
    what, from which card, until when ("" for as long as it holds).
    """

    what: str
    change: str
    source: CardId
    until: str = ""
    only_against_some: bool = False


def influences(reader: Reader, card: CardId, versus: CardId | None = None) -> list[Influence]:
    """List everything that changes a card now; ``versus`` is the Ship it fights."""
    return [
        *_values(reader, card, versus),
        *_skills(reader, card),
        *_icons(reader, card),
        *_keywords(reader, card),
        *_traits(reader, card),
    ]


def _values(reader: Reader, card: CardId, versus: CardId | None) -> Iterator[Influence]:
    for attribute in reader.language.attributes:
        for one in modifiers(reader, card, attribute, versus):
            if versus is not None and not one.counts:
                continue
            change = f"{one.by:+d}" if one.to is None else f"= {one.to + one.by}"
            against = one.versus and versus is None
            yield Influence(attribute, change, one.source, one.until, against)


def _skills(reader: Reader, card: CardId) -> Iterator[Influence]:
    for grant, held in reader.touching(GrantSkill, card):
        yield _from(reader, held, skill_name(grant.skill), grant.level)
    for step, held in reader.touching(SkillLevel, card):
        yield _from(reader, held, skill_name(step.skill), f"{step.by:+d} level")
    for lost, held in reader.touching(SuppressSkill, card):
        yield _from(reader, held, skill_name(lost.skill), "suppressed")


def _icons(reader: Reader, card: CardId) -> Iterator[Influence]:
    for grant, held in reader.touching(GrantCapability, card):
        yield _from(reader, held, capability_name(grant.capability), f"{grant.count:+d}")


def _keywords(reader: Reader, card: CardId) -> Iterator[Influence]:
    for grant, held in reader.touching(GrantKeyword, card):
        number = grant.number.amount(reader, held.context)
        yield _from(reader, held, grant.keyword.replace("-", " "), f"{number:+d}")


def _traits(reader: Reader, card: CardId) -> Iterator[Influence]:
    for grant, held in reader.touching(Grant, card):
        for word in (grant.trait, grant.kind):
            if word is not None:
                yield _from(reader, held, word, "lost" if grant.lose else "gained")


def _from(reader: Reader, held: Held, what: str, change: str) -> Influence:
    ends = {lasting.id: lasting.until for lasting in reader.board.lasting}
    return Influence(what, change, held.context.source, ends.get(held.lasting, ""))


def told(influence: Influence) -> Message:
    """Say what one thing does to a card: ``attack +1 from Turret, until the end of the round``."""
    parts: dict[str, Argument] = {
        "what": influence.what.replace("-", " "),
        "change": influence.change,
        "source": CardName(influence.source),
    }
    if influence.until:
        until = MOMENTS.get(influence.until, influence.until).partition("|")[0]
        return say("{what} {change} from {source}, until {until}.", until=until, **parts)
    if influence.only_against_some:
        return say("{what} {change} from {source}, against some Ships.", **parts)
    return say("{what} {change} from {source}.", **parts)
