"""What may be so of a card: skills, subtype, Species, harm, Gear, icons of its requirements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.find import Find
from tabletop.effects.layers import GRANTED, KEYWORDS
from tabletop.effects.nodes import Cards, Condition, Keyword
from tabletop.effects.selectors import IT
from tabletop.effects.wording.tokens import joined
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg import capabilities, icons, keywords, skills
from tabletop.games.traveller_ccg.language.kinds import (
    Capability,
    Level,
    Skill,
    Species,
    Subtype,
    TokenWord,
)
from tabletop.games.traveller_ccg.language.skills import skill_said
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


class OfCard(Condition):
    """Something that is so of all cards meant, said after a noun where ``it`` is meant."""

    __slots__ = ()
    of: Cards

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        """Tell whether it is so of one card."""
        raise NotImplementedError

    def holds(self, reader: Reader, context: Context) -> bool:
        cards = self.of.cards(reader, context)
        return bool(cards) and all(self.fits(reader, card, context) for card in cards)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        """Give how one and several are so, and are not so, and what fills the gaps."""
        raise NotImplementedError

    def words(self, book: Book) -> Tokens:
        return self._said(book, no=False)

    def denied(self, book: Book) -> Tokens:
        return self._said(book, no=True)

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if self.of != IT:
            return Condition.relative(self, book, many=many, no=no)
        one, several, not_one, not_several, parts = self.phrases(book)
        phrase = (not_several if no else several) if many else (not_one if no else one)
        return book.say("that {so}", so=book.say(phrase, **parts))

    def _said(self, book: Book, *, no: bool) -> Tokens:
        one, several, not_one, not_several, parts = self.phrases(book)
        many = bool(book.verb(self.of, "", "many"))
        phrase = (not_several if no else several) if many else (not_one if no else one)
        return book.say("{cards} {so}", cards=self.of.words(book), so=book.say(phrase, **parts))


@dataclass(frozen=True, slots=True)
class Skilled(OfCard):
    """Crew have a skill, at least at a level."""

    tag: ClassVar[str] = "skilled"
    short: ClassVar[str] = "skill"

    skill: Skill
    level: Level = "trained"
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return skills.level(reader, card, self.skill) >= skills.DEGREES[self.level]

    def reads(self, language: Language) -> int:
        return GRANTED

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        skill = book.term("skills", self.skill)
        if self.level == "expert":
            skill = skill_said(book, self.skill, self.level)
        parts = {"skill": skill}
        return ("has {skill}", "have {skill}", "has no {skill}", "have no {skill}", parts)


@dataclass(frozen=True, slots=True)
class OfSubtype(OfCard):
    """Cards are of a subtype: Weapon, Hull, Ally."""

    tag: ClassVar[str] = "subtype"
    short: ClassVar[str] = "subtype"

    subtype: Subtype
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return bool(reader.table.fact(card, "subtype", "") == self.subtype)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        one = book.noun("subtypes", self.subtype, many=False)
        parts = {"a": book.a(one), "many": book.noun("subtypes", self.subtype, many=True)}
        return ("is {a}", "are {many}", "is not {a}", "are not {many}", parts)


@dataclass(frozen=True, slots=True)
class OfSpecies(OfCard):
    """Crew are of a Species; ``human`` includes those with Humaniti."""

    tag: ClassVar[str] = "species"
    short: ClassVar[str] = "species"

    species: Species
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        if self.species == "human":
            return keywords.is_human(reader, card)
        return keywords.species(reader, card) == self.species

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        parts = {"species": book.term("species", self.species)}
        return ("is {species}", "are {species}", "is not {species}", "are not {species}", parts)


@dataclass(frozen=True, slots=True)
class NonHuman(OfCard):
    """Crew are of any Species but Human; Humaniti changes nothing (``TC-29.13``)."""

    tag: ClassVar[str] = "non-human"
    short: ClassVar[str] = "of"

    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return keywords.is_non_human(reader, card)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        return ("is non-Human", "are non-Human", "is not non-Human", "are not non-Human", {})


@dataclass(frozen=True, slots=True)
class Titled(OfCard):
    """Cards have this title."""

    tag: ClassVar[str] = "titled"
    short: ClassVar[str] = "title"

    title: str
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        known = reader.board.cards[card].face_up or not in_play(reader.board, card)
        return known and reader.table.printed(card).name == self.title

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        parts = {"title": book.say(self.title)}
        return ("is {title}", "are {title}", "is not {title}", "are not {title}", parts)


@dataclass(frozen=True, slots=True)
class Harmed(OfCard):
    """Cards have Wounds or Structure on them."""

    tag: ClassVar[str] = "harmed"
    short: ClassVar[str] = "of"

    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        counters = reader.board.cards[card].counters
        return counters.get(WOUND, 0) + counters.get(STRUCTURE, 0) > 0

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        return (
            "has {icon:wound} or {icon:structure}",
            "have {icon:wound} or {icon:structure}",
            "has no {icon:wound} or {icon:structure}",
            "have no {icon:wound} or {icon:structure}",
            {},
        )


@dataclass(frozen=True, slots=True)
class Keyed(OfCard):
    """Cards have a keyword, printed or granted."""

    tag: ClassVar[str] = "keyed"
    short: ClassVar[str] = "keyword"

    keyword: Keyword
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return keywords.has(reader, card, self.keyword)

    def reads(self, language: Language) -> int:
        return KEYWORDS

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        parts = {"keyword": book.term("keywords", self.keyword)}
        return ("has {keyword}", "have {keyword}", "has no {keyword}", "have no {keyword}", parts)


@dataclass(frozen=True, slots=True)
class Carries(OfCard):
    """Cards have something attached to them directly."""

    tag: ClassVar[str] = "carries"
    short: ClassVar[str] = "what"

    what: Find
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        attached = reader.board.attached(card)
        return any(self.what.includes(reader, context, other) for other in attached)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        parts = {"what": self.what.one(book), "none": self.what.none(book)}
        return (
            "has {what} attached",
            "have {what} attached",
            "has {none} attached",
            "have {none} attached",
            parts,
        )


@dataclass(frozen=True, slots=True)
class Capable(OfCard):
    """Ships have a capability icon, as such or as part of an advanced one (``TC-20.3``)."""

    tag: ClassVar[str] = "capable"
    short: ClassVar[str] = "capability"

    capability: Capability
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return capabilities.has(reader, card, self.capability)

    def reads(self, language: Language) -> int:
        return GRANTED

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        parts = {"icon": book.term("capabilities", self.capability)}
        return ("has {icon}", "have {icon}", "has no {icon}", "have no {icon}", parts)


@dataclass(frozen=True, slots=True)
class Requires(OfCard):
    """Adventure cards ask for a token: the linked pair of the card and the icon (``TC-28.17``).

    Of several tokens one is enough. ``part`` says whose requirements: the card's own, or those of
    a subplot. A face-down Complication has none (``TC-R.29``).
    """

    tag: ClassVar[str] = "requires"
    short: ClassVar[str] = "token"

    token: tuple[TokenWord, ...]
    part: Literal["card", "subplot"] = "card"
    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return any(icons.requires(reader, card, token, self.part) for token in self.token)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        linked = "{icon:linked}{icon}"
        phrase = linked if self.part == "card" else "{icon:subplot}" + linked
        pairs = [book.say(phrase, icon=book.term("tokens", token)) for token in self.token]
        pair = joined(pairs, book.say(" or ")[0].text)
        return (
            "requires {icon}",
            "require {icon}",
            "does not require {icon}",
            "do not require {icon}",
            {"icon": pair},
        )


@dataclass(frozen=True, slots=True)
class HasSubplot(OfCard):
    """Adventure cards have a subplot."""

    tag: ClassVar[str] = "has-subplot"
    short: ClassVar[str] = "of"

    of: Cards = IT

    def fits(self, reader: Reader, card: CardId, context: Context) -> bool:
        return icons.has_subplot(reader, card)

    def phrases(self, book: Book) -> tuple[str, str, str, str, dict[str, Tokens]]:
        return (
            "has {icon:subplot}",
            "have {icon:subplot}",
            "has no {icon:subplot}",
            "have no {icon:subplot}",
            {},
        )


OPS = (
    Skilled,
    OfSubtype,
    OfSpecies,
    NonHuman,
    Titled,
    Harmed,
    Keyed,
    Carries,
    Capable,
    Requires,
    HasSubplot,
)
