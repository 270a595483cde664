"""Targets: what effects choose with the word 'target', when they are announced (section 10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context
from tabletop.effects.find import Find
from tabletop.effects.ops.choose import Choose, ChooseSeatOp
from tabletop.effects.wording.book import is_short
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.places import ship_of

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class Target(Choose):
    """``by`` chooses target cards (``TC-10.1``)."""

    tag: ClassVar[str] = "target"

    def words(self, book: Book) -> Tokens:
        one = self.count == ONE
        noun = (
            self.from_.noun(book, many=not one)
            if isinstance(self.from_, Find)
            else book.say("one of {cards}", cards=self.from_.among(book))
        )
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

    def words(self, book: Book) -> Tokens:
        who = {
            "others": book.say("target opposing captain"),
            "everyone": book.say("target captain"),
        }.get(self.from_.tag)
        if who is None:
            who = book.say("as the target captain {seats}", seats=self.from_.words(book))
        return book.act(self.by, "choose {target}", "{who} must choose {target}", target=who)


OPS = (Target, TargetCaptain)
