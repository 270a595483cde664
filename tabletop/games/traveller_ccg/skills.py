"""Skills of Crew and their levels (section 19)."""

from __future__ import annotations

from typing import Final, Literal

from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.arrivals import order_of
from tabletop.games.traveller_ccg.language.skills import GrantSkill, SkillLevel, SuppressSkill
from tabletop.games.traveller_ccg.language.words import SKILLS

UNSKILLED: Final = 0
TRAINED: Final = 1
EXPERT: Final = 2
Degree = Literal[0, 1, 2]

DEGREES: Final[dict[str, Degree]] = {"trained": TRAINED, "expert": EXPERT}
JACK: Final = "jack-of-all-trades"
_KEPT: Final = "skills"


def native(reader: Reader, crew: CardId, skill: str) -> Degree:
    """Give the printed level of a skill (``TC-1.24``, ``TC-19.2``)."""
    if skill in reader.table.fact(crew, "expert", ()):
        return EXPERT
    return TRAINED if skill in reader.table.fact(crew, "trained", ()) else UNSKILLED


def level(reader: Reader, crew: CardId, skill: str) -> Degree:
    """Give the level at which a Crew has a skill now (``TC-R.63``).

    Of the native level and those granted the highest counts; then gains and losses in the order
    they came, each within unskilled to expert; a suppressed skill is unskilled whatever else.
    """
    found = native(reader, crew, skill)
    for granted, _ in reader.touching(GrantSkill, crew):
        if granted.skill == skill:
            found = max(found, DEGREES[granted.level])
    steps = [one for one in reader.touching(SkillLevel, crew) if one[0].skill == skill]
    if len(steps) > 1:
        steps.sort(key=lambda one: order_of(reader.table, one[1]))
    for change, _ in steps:
        found = stepped(found, change.by)
    for suppressed, _ in reader.touching(SuppressSkill, crew):
        if suppressed.skill == skill:
            return UNSKILLED
    return found


def stepped(degree: Degree, by: int) -> Degree:
    """Gain or lose levels, step by step (``TC-19.4``, ``TC-19.5``)."""
    raised = max(UNSKILLED, min(EXPERT, degree + by))
    return EXPERT if raised == EXPERT else TRAINED if raised == TRAINED else UNSKILLED


def skills(reader: Reader, crew: CardId) -> dict[str, Degree]:
    """Give every skill that a Crew has with its level, in the order of the rulebook."""
    kept: dict[CardId, dict[str, Degree]] = reader.kept.setdefault(_KEPT, {})
    if crew not in kept:
        kept[crew] = _skills(reader, crew)
    return kept[crew]


def _skills(reader: Reader, crew: CardId) -> dict[str, Degree]:
    possible = {
        *reader.table.fact(crew, "trained", ()),
        *reader.table.fact(crew, "expert", ()),
        *(granted.skill for granted, _ in reader.touching(GrantSkill, crew)),
        *(change.skill for change, _ in reader.touching(SkillLevel, crew)),
    }
    found = {skill: level(reader, crew, skill) for skill in SKILLS if skill in possible}
    return {skill: degree for skill, degree in found.items() if degree}
