"""What holds continuously: modifiers, granted words, control, restrictions and replacements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE, Number
from tabletop.effects.layers import CONTROL, KEYWORDS, KINDS, TRAITS
from tabletop.effects.nodes import (
    Amount,
    Attribute,
    CardKind,
    Cards,
    Condition,
    Effect,
    Keyword,
    Pattern,
    Seats,
    Standing,
    Trait,
)
from tabletop.effects.selectors import Self, You
from tabletop.effects.wording.tokens import Token
from tabletop.engine.message import Message, say

if TYPE_CHECKING:
    from tabletop.effects.context import Context
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Modify(Standing):
    """An attribute of cards is set, or added to; ``against`` only in comparison with some card.

    In ``against`` the card itself is ``it`` and the one it is compared with is ``other``.
    """

    tag: ClassVar[str] = "modify"

    attribute: Attribute
    by: Amount | None = None
    to: Amount | None = None
    of: Cards = Self()
    against: Condition | None = None

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return language.layer(self.attribute)

    def words(self, book: Book) -> Tokens:
        attribute = book.term("attributes", self.attribute, self.by)
        parts = {"attribute": attribute, "cards": self.of.words(book)}
        said = book.say("the {attribute} of {cards} changes", **parts)
        if self.to is not None:
            its = self.of.its(book, attribute)
            said = book.say("{its} is {to}", its=its, to=self.to.words(book))
        if self.by is not None:
            added = self.by.words(book)
            get = book.verb(self.of, "has", "have")
            if self.to is not None:
                said = book.say("{said}, and {by} more", said=said, by=added)
            elif isinstance(self.by, Number):
                signed = (Token("number", f"{self.by.number:+d}"),)
                said = book.say("{cards} {get} {by} {attribute}", **parts, get=get, by=signed)
            else:
                said = book.say(
                    "{cards} {get} {by} added to {attribute}", **parts, get=get, by=added
                )
        if self.against is not None:
            against = self.against.words(book)
            said = book.say("{said} against another card if {against}", said=said, against=against)
        return said


@dataclass(frozen=True, slots=True)
class Grant(Standing):
    """Cards have a type or trait besides their printed ones, or lose one."""

    tag: ClassVar[str] = "grant"

    trait: Trait | None = None
    kind: CardKind | None = None
    lose: bool = False
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in: that of types, if it is about both."""
        return TRAITS if self.kind is None else KINDS

    def change(self, reader: Reader, context: Context) -> Message | None:
        named = (("kinds", self.kind), ("traits", self.trait))
        what = tuple(reader.language.word(words, key) for words, key in named if key is not None)
        return say("No longer {what}" if self.lose else "{what}", what=what)

    def words(self, book: Book) -> Tokens:
        many = book.verb(self.of, "", "many") != ()
        noun = book.say("cards" if many else "card")
        for vocabulary, key in (("kinds", self.kind), ("traits", self.trait)):
            if key is not None:
                noun = book.say("{word} {noun}", word=book.term(vocabulary, key), noun=noun)
        verb = book.verb(self.of, "is", "are")
        phrase = "{cards} {are} no longer {what}" if self.lose else "{cards} {are} also {what}"
        what = noun if many else book.a(noun)
        return book.say(phrase, cards=self.of.words(book), are=verb, what=what)


@dataclass(frozen=True, slots=True)
class GrantKeyword(Standing):
    """Cards have a keyword, with a number that adds to one they have."""

    tag: ClassVar[str] = "grant-keyword"
    short: ClassVar[str] = "keyword"

    keyword: Keyword
    number: Amount = ONE
    of: Cards = Self()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return KEYWORDS

    def change(self, reader: Reader, context: Context) -> Message | None:
        number = self.number.amount(reader, context)
        word = reader.language.word("keywords", self.keyword)
        return say("{what} {number}", what=word, number=f"{number:+d}")

    def words(self, book: Book) -> Tokens:
        return book.say(
            "{cards} {have} {keyword}",
            cards=self.of.words(book),
            have=book.verb(self.of, "has", "have"),
            keyword=book.keyword(self.keyword, self.number),
        )


@dataclass(frozen=True, slots=True)
class Control(Standing):
    """Somebody controls cards as long as this holds."""

    tag: ClassVar[str] = "control"

    of: Cards
    by: Seats = You()

    def layer(self, language: Language) -> int:
        """The layer that it counts in."""
        return CONTROL

    def change(self, reader: Reader, context: Context) -> Message | None:
        return say("Controlled by another player")

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.by,
            "you control {cards}",
            "{who} controls {cards}",
            cards=self.of.words(book),
        )


@dataclass(frozen=True, slots=True)
class Forbid(Standing):
    """Events of a kind can't happen. 'Cannot' prevails over whatever says that something does."""

    tag: ClassVar[str] = "forbid"
    short: ClassVar[str] = "event"

    event: Pattern

    def words(self, book: Book) -> Tokens:
        return self.event.cannot(book)


@dataclass(frozen=True, slots=True)
class Instead(Standing):
    """Something happens instead of events of a kind; where it ``may``, the player is asked.

    The player asked is the one whom the event concerns, ``they``, or else you.
    """

    tag: ClassVar[str] = "instead-of"

    event: Pattern
    do: tuple[Effect, ...] = ()
    may: bool = False

    def words(self, book: Book) -> Tokens:
        event = self.event.words(book)
        if not self.may:
            if not self.do:
                return book.say("when {event}, nothing happens instead", event=event)
            what = book.steps(self.do)
            return book.say("when {event}, do this instead: {what}", event=event, what=what)
        asked = getattr(self.event, "who", None)
        for part in ("what", "on"):
            asked = asked or getattr(getattr(self.event, part, None), "controlled_by", None)
        yours = asked is not None and asked.tag == "you"
        if not self.do:
            if yours:
                return book.say("when {event}, you may prevent it", event=event)
            who = book.say("that player")
            return book.say("when {event}, {who} may prevent it", event=event, who=who)
        what = book.steps(self.do)
        if yours:
            return book.say("when {event}, you may do this instead: {what}", event=event, what=what)
        return book.say(
            "when {event}, {who} may do this instead: {what}",
            event=event,
            who=book.say("that player"),
            what=what,
        )
