"""Numbers that this game counts besides the common ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.layers import GRANTED, KEYWORDS
from tabletop.effects.nodes import Amount, Cards, Seats
from tabletop.effects.selectors import Self, You
from tabletop.games.traveller_ccg import skills, tokens
from tabletop.games.traveller_ccg.infamy import infamy
from tabletop.games.traveller_ccg.language.kinds import Level, Skill, TokenWord
from tabletop.games.traveller_ccg.language.words import NO_COUNTERS
from tabletop.games.traveller_ccg.state import INFAMY, voyage

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Half(Amount):
    """Half of a number; fractions are rounded up (``TC-3.6``)."""

    tag: ClassVar[str] = "half"
    short: ClassVar[str] = "of"

    of: Amount
    into: int = 2

    def amount(self, reader: Reader, context: Context) -> int:
        return -(-self.of.amount(reader, context) // self.into)

    def words(self, book: Book) -> Tokens:
        whole = self.of.words(book)
        if self.into == 2:
            return book.say("half of {whole}, rounded up", whole=whole)
        return book.say("{whole} divided by {n}, rounded up", whole=whole, n=self.into)


@dataclass(frozen=True, slots=True)
class TokensHeld(Amount):
    """How many tokens that serve for this lie in Resource Pools."""

    tag: ClassVar[str] = "tokens"
    short: ClassVar[str] = "token"

    token: TokenWord
    level: Level = "trained"
    of: Seats = You()

    def amount(self, reader: Reader, context: Context) -> int:
        seats = self.of.seats(reader, context)
        return sum(tokens.held(reader.board, seat, (self.token,), self.level) for seat in seats)

    def words(self, book: Book) -> Tokens:
        return book.say(
            "the number of {token} tokens in {whose} Resource Pool",
            token=token_said(book, self.token, self.level),
            whose=book.whose(self.of),
        )


@dataclass(frozen=True, slots=True)
class InfamyOf(Amount):
    """How much Infamy captains have, Infamous cards counted (``TC-25.4``)."""

    tag: ClassVar[str] = "infamy"
    short: ClassVar[str] = "of"

    of: Seats = You()

    def amount(self, reader: Reader, context: Context) -> int:
        return sum(infamy(reader, seat) for seat in self.of.seats(reader, context))

    def reads(self, language: Language) -> int:
        return KEYWORDS

    def words(self, book: Book) -> Tokens:
        counter = book.term("counters", INFAMY)
        phrase = "{whose} {counter} (Infamous cards included)"
        return book.say(phrase, whose=book.whose(self.of), counter=counter)


@dataclass(frozen=True, slots=True)
class DamageDone(Amount):
    """How much damage one side has inflicted in the attempt that goes on."""

    tag: ClassVar[str] = "inflicted"
    short: ClassVar[str] = "by"

    by: Literal["attacker", "defender", "you"] = "you"

    def amount(self, reader: Reader, context: Context) -> int:
        attempt = voyage(reader.table).attempt
        if attempt is None:
            return 0
        if self.by == "attacker" or (self.by == "you" and attempt.attacker == context.controller):
            return attempt.inflicted
        if self.by == "defender" or attempt.defender == context.controller:
            return attempt.returned
        return 0

    def words(self, book: Book) -> Tokens:
        return book.say(
            {
                "attacker": "the damage the attacker has inflicted in this attempt",
                "defender": "the damage the defender has inflicted in this attempt",
                "you": "the damage you have inflicted in this attempt",
            }[self.by]
        )


@dataclass(frozen=True, slots=True)
class LevelOf(Amount):
    """At what level cards have a skill: 1 for trained, 2 for expert; the sum for several."""

    tag: ClassVar[str] = "level"
    short: ClassVar[str] = "skill"

    skill: Skill
    of: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        cards = self.of.cards(reader, context)
        return sum(skills.level(reader, card, self.skill) for card in cards)

    def reads(self, language: Language) -> int:
        return GRANTED

    def words(self, book: Book) -> Tokens:
        skill = book.term("skills", self.skill)
        return book.say("the level of {its}", its=self.of.its(book, skill))


@dataclass(frozen=True, slots=True)
class SkillsOf(Amount):
    """How many skills cards have."""

    tag: ClassVar[str] = "skills"
    short: ClassVar[str] = "of"

    of: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        return sum(len(skills.skills(reader, card)) for card in self.of.cards(reader, context))

    def reads(self, language: Language) -> int:
        return GRANTED

    def words(self, book: Book) -> Tokens:
        return book.say("the number of skills of {cards}", cards=self.of.words(book))


@dataclass(frozen=True, slots=True)
class AnyCounters(Amount):
    """How many counters lie on cards, whatever their names (``TC-1.22``)."""

    tag: ClassVar[str] = "any-counters"
    short: ClassVar[str] = "on"

    on: Cards = Self()

    def amount(self, reader: Reader, context: Context) -> int:
        return sum(
            count
            for card in self.on.cards(reader, context)
            for name, count in reader.board.cards[card].counters.items()
            if name not in NO_COUNTERS
        )

    def words(self, book: Book) -> Tokens:
        return book.say("the number of counters of any kind on {cards}", cards=self.on.words(book))


@dataclass(frozen=True, slots=True)
class RoundNumber(Amount):
    """The number of the round, counted from 1."""

    tag: ClassVar[str] = "round"

    def amount(self, reader: Reader, context: Context) -> int:
        return voyage(reader.table).round

    def reads(self, language: Language) -> int:
        return -1

    def words(self, book: Book) -> Tokens:
        return book.say("the number of this round")


def token_said(book: Book, token: str, level: str) -> Tokens:
    """Say a kind of token: ``{icon:tech} {icon:expert}``; trained need not be said."""
    phrase = "{token} {icon:expert}" if level == "expert" else "{token}"
    return book.say(phrase, token=book.term("tokens", token))


OPS = (
    Half,
    TokensHeld,
    InfamyOf,
    DamageDone,
    LevelOf,
    SkillsOf,
    AnyCounters,
    RoundNumber,
)
