"""Targets: what effects choose with the word 'target', when they are announced (section 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.asking import addressed
from tabletop.effects.context import Context
from tabletop.effects.find import Find
from tabletop.effects.ops.choose import Choose, ChooseSeatOp
from tabletop.effects.wording.book import is_short
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.places import ship_of

if TYPE_CHECKING:
    from tabletop.effects.nodes import Cards
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Target(Choose):
    """``by`` chooses target cards (``TC-10.1``)."""

    tag: ClassVar[str] = "target"

    def wanted(self, book: Book, count: int) -> Tokens:
        noun = _noun(book, addressed(self.from_, self.by), many=count != 1)
        if count == 1 and not self.up_to:
            return book.say("target {noun}", noun=noun)
        phrase = "up to {n} target {noun}" if self.up_to else "{n} target {noun}"
        return book.say(phrase, n=count, noun=noun)

    def words(self, book: Book) -> Tokens:
        one = self.count == ONE
        noun = _noun(book, self.from_, many=not one)
        if one and not self.up_to:
            phrase = "choose target {noun}"
        elif is_short(self.count):
            phrase = "choose up to {n} target {noun}" if self.up_to else "choose {n} target {noun}"
        else:
            phrase = (
                "choose up to as many target {noun} as {n}"
                if self.up_to
                else "choose as many target {noun} as {n}"
            )
        n = self.count.words(book)
        return book.act(self.by, phrase, "{who} must " + phrase, noun=noun, n=n)


def _noun(book: Book, cards: Cards, *, many: bool) -> Tokens:
    if isinstance(cards, Find):
        return cards.noun(book, many=many)
    return book.say("one of {cards}", cards=cards.among(book))


@dataclass(frozen=True, slots=True)
class TargetCaptain(ChooseSeatOp):
    """``by`` chooses a target captain; what protects their Ship protects them (``TC-R.11``)."""

    tag: ClassVar[str] = "target-captain"

    def eligible(self, reader: Reader, context: Context) -> tuple[SeatId, ...]:
        return tuple(
            seat
            for seat in self.from_.seats(reader, context)
            if reader.seen(context, (ship_of(reader.board, seat),))
        )

    def target(self, book: Book) -> Tokens:
        who = {
            "others": book.say("target opposing captain"),
            "everyone": book.say("target captain"),
        }.get(self.from_.tag)
        if who is None:
            who = book.say("as the target captain {seats}", seats=self.from_.words(book))
        return who

    def words(self, book: Book) -> Tokens:
        target = self.target(book)
        return book.act(self.by, "choose {target}", "{who} must choose {target}", target=target)


OPS = (Target, TargetCaptain)
