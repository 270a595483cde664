"""What holds of skills and capability icons: granted, raised, lowered, suppressed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.layers import GRANTED
from tabletop.effects.nodes import Cards, Standing
from tabletop.effects.selectors import Self
from tabletop.engine.message import Message, say
from tabletop.games.traveller_ccg.language.kinds import Capability, Level, Skill
from tabletop.games.traveller_ccg.names import CAPABILITIES, LEVELS, SKILLS

if TYPE_CHECKING:
    from tabletop.effects.context import Context
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class GrantSkill(Standing):
    """Crew have a skill at least at a level (``TC-19.7``)."""

    tag: ClassVar[str] = "grant-skill"
    short: ClassVar[str] = "skill"

    skill: Skill
    level: Level = "trained"
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return GRANTED

    def change(self, reader: Reader, context: Context) -> Message | None:
        return say("{skill} {level}", skill=SKILLS[self.skill], level=LEVELS[self.level])

    def words(self, book: Book) -> Tokens:
        return book.say(
            "{cards} {have} {skill}",
            cards=self.of.words(book),
            have=book.verb(self.of, "has", "have"),
            skill=skill_said(book, self.skill, self.level),
        )


@dataclass(frozen=True, slots=True)
class SkillLevel(Standing):
    """Crew gain levels of a skill, or lose them (``TC-19.4``, ``TC-19.5``)."""

    tag: ClassVar[str] = "skill-level"
    short: ClassVar[str] = "skill"

    skill: Skill
    by: int = 1
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return GRANTED

    def change(self, reader: Reader, context: Context) -> Message | None:
        return say("{skill} {by} level", skill=SKILLS[self.skill], by=f"{self.by:+d}")

    def words(self, book: Book) -> Tokens:
        verbs = ("gains", "gain") if self.by >= 0 else ("loses", "lose")
        one = abs(self.by) == 1
        return book.say(
            "{cards} {gain} 1 level of {skill}" if one else "{cards} {gain} {n} levels of {skill}",
            cards=self.of.words(book),
            gain=book.verb(self.of, *verbs),
            n=abs(self.by),
            skill=book.term("skills", self.skill),
        )


@dataclass(frozen=True, slots=True)
class SuppressSkill(Standing):
    """Crew count as unskilled in a skill (``TC-19.6``)."""

    tag: ClassVar[str] = "suppress-skill"
    short: ClassVar[str] = "skill"

    skill: Skill
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return GRANTED

    def change(self, reader: Reader, context: Context) -> Message | None:
        return say("{skill} suppressed", skill=SKILLS[self.skill])

    def words(self, book: Book) -> Tokens:
        return book.say(
            "the {skill} of {cards} is suppressed",
            skill=book.term("skills", self.skill),
            cards=self.of.words(book),
        )


@dataclass(frozen=True, slots=True)
class GrantCapability(Standing):
    """Ships have capability icons besides their own."""

    tag: ClassVar[str] = "grant-capability"
    short: ClassVar[str] = "capability"

    capability: Capability
    count: int = 1
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return GRANTED

    def change(self, reader: Reader, context: Context) -> Message | None:
        what = CAPABILITIES[self.capability]
        return say("{what} {count}", what=what, count=f"{self.count:+d}")

    def words(self, book: Book) -> Tokens:
        return book.say(
            "{cards} {have} {capability}" if self.count == 1 else "{cards} {have} {n} {capability}",
            cards=self.of.words(book),
            have=book.verb(self.of, "has", "have"),
            n=self.count,
            capability=book.term("capabilities", self.capability),
        )


def skill_said(book: Book, skill: str, level: str) -> Tokens:
    """Say a skill at a level: ``{icon:tech} {icon:trained}``."""
    phrase = "{skill} {icon:expert}" if level == "expert" else "{skill} {icon:trained}"
    return book.say(phrase, skill=book.term("skills", skill))


OPS = (GrantSkill, SkillLevel, SuppressSkill, GrantCapability)
