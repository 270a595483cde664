"""What may be so or not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar, Literal

from tabletop.effects.context import Context
from tabletop.effects.find import Find
from tabletop.effects.layers import KINDS, TRAITS
from tabletop.effects.nodes import Amount, CardKind, Cards, Condition, Flag, Moment, Seats, Trait
from tabletop.effects.selectors import IT, Controller, Owner, Self, You
from tabletop.effects.wording.tokens import joined
from tabletop.engine.cards import Card

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Exists(Condition):
    """There are such cards, at least so many."""

    tag: ClassVar[str] = "any"
    short: ClassVar[str] = "cards"

    cards: Cards
    least: int = 1

    def holds(self, reader: Reader, context: Context) -> bool:
        return len(self.cards.cards(reader, context)) >= self.least

    def words(self, book: Book) -> Tokens:
        cards, yours = self._yours()
        if self.least == 1:
            phrase = "you control {card}" if yours else "there is {card}"
            return book.say(phrase, card=cards.one(book))
        phrase = "you control at least {cards}" if yours else "there are at least {cards}"
        return book.say(phrase, cards=self._several(book, cards))

    def denied(self, book: Book) -> Tokens:
        cards, yours = self._yours()
        if self.least > 1:
            phrase = "you control fewer than {cards}" if yours else "there are fewer than {cards}"
            return book.say(phrase, cards=self._several(book, cards))
        if isinstance(cards, Find) and cards.top is None:
            phrase = "you control {none}" if yours else "there is {none}"
            return book.say(phrase, none=cards.none(book))
        return book.say("there is not {card}", card=cards.one(book))

    def _yours(self) -> tuple[Cards, bool]:
        """Tell whether cards that you control are meant; these are given without saying so."""
        cards = self.cards
        if isinstance(cards, Find) and cards.in_ is None and cards.controlled_by == You():
            return replace(cards, controlled_by=None), True
        return cards, False

    def _several(self, book: Book, cards: Cards) -> Tokens:
        if isinstance(cards, Find) and cards.top is None:
            return book.say("{n} {cards}", n=self.least, cards=cards.plain(book))
        return book.say("{n} of {cards}", n=self.least, cards=cards.among(book))


@dataclass(frozen=True, slots=True)
class Compare(Condition):
    """Two numbers compared."""

    tag: ClassVar[str] = "compare"

    left: Amount
    is_: Literal["less", "at most", "equal", "at least", "more"]
    right: Amount

    def holds(self, reader: Reader, context: Context) -> bool:
        left, right = self.left.amount(reader, context), self.right.amount(reader, context)
        match self.is_:
            case "less":
                return left < right
            case "at most":
                return left <= right
            case "equal":
                return left == right
            case "at least":
                return left >= right
            case "more":
                return left > right

    def words(self, book: Book) -> Tokens:
        phrase = {
            "less": "{left} is less than {right}",
            "at most": "{left} is at most {right}",
            "equal": "{left} is {right}",
            "at least": "{left} is at least {right}",
            "more": "{left} is more than {right}",
        }[self.is_]
        return self._said(book, phrase)

    def denied(self, book: Book) -> Tokens:
        phrase = {
            "less": "{left} is not less than {right}",
            "at most": "{left} is not at most {right}",
            "equal": "{left} is not {right}",
            "at least": "{left} is not at least {right}",
            "more": "{left} is not more than {right}",
        }[self.is_]
        return self._said(book, phrase)

    def _said(self, book: Book, phrase: str) -> Tokens:
        return book.say(phrase, left=self.left.words(book), right=self.right.words(book))


@dataclass(frozen=True, slots=True)
class Not(Condition):
    """The opposite."""

    tag: ClassVar[str] = "not"
    short: ClassVar[str] = "of"

    of: Condition

    def holds(self, reader: Reader, context: Context) -> bool:
        return not self.of.holds(reader, context)

    def words(self, book: Book) -> Tokens:
        return self.of.denied(book)

    def denied(self, book: Book) -> Tokens:
        return book.say("it is not so that {condition}", condition=self.words(book))

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if no:
            return Condition.relative(self, book, many=many, no=no)
        return self.of.relative(book, many=many, no=True)


@dataclass(frozen=True, slots=True)
class Both(Condition):
    """All of several."""

    tag: ClassVar[str] = "all-of"
    short: ClassVar[str] = "of"

    of: tuple[Condition, ...]

    def holds(self, reader: Reader, context: Context) -> bool:
        return all(part.holds(reader, context) for part in self.of)

    def words(self, book: Book) -> Tokens:
        return joined([part.words(book) for part in self.of], book.say(" and ")[0].text)

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if no:
            return Condition.relative(self, book, many=many, no=no)
        parts = [part.relative(book, many=many) for part in self.of]
        return joined(parts, book.say(" and ")[0].text)


@dataclass(frozen=True, slots=True)
class Either(Condition):
    """At least one of several."""

    tag: ClassVar[str] = "any-of"
    short: ClassVar[str] = "of"

    of: tuple[Condition, ...]

    def holds(self, reader: Reader, context: Context) -> bool:
        return any(part.holds(reader, context) for part in self.of)

    def words(self, book: Book) -> Tokens:
        return joined([part.words(book) for part in self.of], book.say(" or ")[0].text)

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if no:
            return Condition.relative(self, book, many=many, no=no)
        parts = [part.relative(book, many=many) for part in self.of]
        return joined(parts, book.say(" or ")[0].text)


@dataclass(frozen=True, slots=True)
class Is(Condition):
    """A card is of a kind, has a trait, lies in a state; all cards meant must be so."""

    tag: ClassVar[str] = "is"

    card: Cards = Self()
    kind: CardKind | None = None
    trait: Trait | None = None
    turned: bool | None = None
    face: Literal["up", "down"] | None = None
    attached: bool | None = None

    def holds(self, reader: Reader, context: Context) -> bool:
        cards = self.card.cards(reader, context)
        return bool(cards) and all(self._fits(reader, reader.board.cards[card]) for card in cards)

    def _fits(self, reader: Reader, card: Card) -> bool:
        return (
            (self.kind is None or self.kind in reader.kinds(card.id))
            and (self.trait is None or self.trait in reader.traits(card.id))
            and (self.turned is None or self.turned == (card.turn != 0))
            and (self.face is None or (self.face == "up") == card.face_up)
            and (self.attached is None or self.attached == (card.attached_to is not None))
        )

    def reads(self, language: Language) -> int:
        if self.trait is not None:
            return TRAITS
        return -1 if self.kind is None else KINDS

    def words(self, book: Book) -> Tokens:
        return self._said(book, "{card} {is} {so}", self.card.words(book))

    def denied(self, book: Book) -> Tokens:
        return self._said(book, "{card} {is} not {so}", self.card.words(book))

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        if self.card != IT:
            return Condition.relative(self, book, many=many, no=no)
        phrase = "that {is} not {so}" if no else "that {is} {so}"
        return self._said(book, phrase, many=many)

    def _said(
        self, book: Book, phrase: str, card: Tokens = (), *, many: bool | None = None
    ) -> Tokens:
        verb = book.verb(self.card, "is", "are") if many is None else ()
        verb = verb or book.say("are" if many else "is")
        several = self.card.many if many is None else many
        so = self._properties(book, several=bool(several))
        return book.say(phrase, **{"card": card, "is": verb, "so": so})

    def _properties(self, book: Book, *, several: bool) -> Tokens:
        said: list[Tokens] = []
        if self.kind is not None or self.trait is not None:
            noun = book.say("cards" if several else "card")
            if self.kind is not None:
                noun = book.say("{kind} {noun}", kind=book.term("kinds", self.kind), noun=noun)
            if self.trait is not None:
                trait = book.term("traits", self.trait)
                noun = book.say("{trait} {noun}", trait=trait, noun=noun)
            said.append(noun if several else book.a(noun))
        if self.turned is not None:
            said.append(book.say("turned sideways") if self.turned else book.say("upright"))
        if self.face is not None:
            said.append(book.say("face up") if self.face == "up" else book.say("face down"))
        if self.attached is not None:
            said.append(book.say("attached") if self.attached else book.say("unattached"))
        return joined(said, book.say(" and ")[0].text)


@dataclass(frozen=True, slots=True)
class Among(Condition):
    """All cards meant on the one side are among those on the other."""

    tag: ClassVar[str] = "among"

    cards: Cards
    of: Cards

    def holds(self, reader: Reader, context: Context) -> bool:
        cards = self.cards.cards(reader, context)
        return bool(cards) and all(card in self.of.cards(reader, context) for card in cards)

    def words(self, book: Book) -> Tokens:
        return self._said(book, "{cards} {is} among {of}")

    def denied(self, book: Book) -> Tokens:
        return self._said(book, "{cards} {is} not among {of}")

    def _said(self, book: Book, phrase: str) -> Tokens:
        verb = book.verb(self.cards, "is", "are")
        cards, of = self.cards.words(book), self.of.among(book)
        return book.say(phrase, **{"cards": cards, "is": verb, "of": of})


@dataclass(frozen=True, slots=True)
class Same(Condition):
    """Both sides mean the same player, or share one."""

    tag: ClassVar[str] = "same"

    seats: Seats
    as_: Seats = You()

    def holds(self, reader: Reader, context: Context) -> bool:
        others = self.as_.controllers(reader, context)
        return any(seat in others for seat in self.seats.controllers(reader, context))

    def words(self, book: Book) -> Tokens:
        return self._said(book)

    def denied(self, book: Book) -> Tokens:
        return self._said(book, no=True)

    def relative(self, book: Book, *, many: bool, no: bool = False) -> Tokens:
        return self._related(book, no=no) or Condition.relative(self, book, many=many, no=no)

    def _related(self, book: Book, *, no: bool) -> Tokens:
        """Say it of a card: ``that you control``; nothing if it is not about ``it`` alone."""
        if not isinstance(self.seats, Controller | Owner) or self.seats.of != IT:
            return ()
        return book.say("that {who}", who=self._has(book, self.as_, type(self.seats), no=no))

    def _has(self, book: Book, who: Seats, how: type[Controller | Owner], *, no: bool) -> Tokens:
        you, one = {
            (Controller, False): ("you control", "{who} controls"),
            (Controller, True): ("you do not control", "{who} does not control"),
            (Owner, False): ("you own", "{who} owns"),
            (Owner, True): ("you do not own", "{who} does not own"),
        }[how, no]
        return book.act(who, you, one)

    def _said(self, book: Book, *, no: bool = False) -> Tokens:
        if isinstance(self.seats, Controller | Owner):
            has = self._has(book, self.as_, type(self.seats), no=no)
            return book.say("{has} {cards}", has=has, cards=self.seats.of.words(book))
        if isinstance(self.as_, Controller | Owner):
            return Same(self.as_, self.seats)._said(book, no=no)
        a, b = self.seats.words(book), self.as_.words(book)
        if self.seats.tag == "you":
            return book.say("you are not {b}" if no else "you are {b}", b=b)
        return book.say("{a} is not {b}" if no else "{a} is {b}", a=a, b=b)


@dataclass(frozen=True, slots=True)
class Flagged(Condition):
    """A flag is set."""

    tag: ClassVar[str] = "flagged"
    short: ClassVar[str] = "flag"

    flag: Flag

    def holds(self, reader: Reader, context: Context) -> bool:
        return reader.board.counters.get(self.flag, 0) > 0

    def words(self, book: Book) -> Tokens:
        return book.term("flags", self.flag)


@dataclass(frozen=True, slots=True)
class During(Condition):
    """The game is in a named part of its round, as its own state tells."""

    tag: ClassVar[str] = "during"
    short: ClassVar[str] = "moment"

    moment: Moment

    def holds(self, reader: Reader, context: Context) -> bool:
        return reader.language.customs.during(reader.table, self.moment)

    def words(self, book: Book) -> Tokens:
        return book.say("it is {moment}", moment=book.noun("moments", self.moment, many=False))

    def denied(self, book: Book) -> Tokens:
        return book.say("it is not {moment}", moment=book.noun("moments", self.moment, many=False))
