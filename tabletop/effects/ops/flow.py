"""How effects are joined: may, do this to do that, if, one of several, for each, repeat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.costs import unpayable
from tabletop.effects.find import its
from tabletop.effects.interpret import Doing, Running
from tabletop.effects.nodes import Amount, Cards, Condition, Effect, Seats
from tabletop.effects.selectors import You
from tabletop.effects.wording.book import is_short
from tabletop.effects.wording.tokens import capital, joined
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.frames import Next
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message, Refusal, refuse, say

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def first_refusal(effects: tuple[Effect, ...], reader: Reader, context: Context) -> Refusal | None:
    """Say why the first of some effects can't be done, if it can't.

    Those after it may depend on what it brings about, so they are not judged before, unless the
    game does so by itself (``Customs.judging``).
    """
    judging = reader.language.customs.judging
    if judging is not None:
        return judging.steps(effects, reader, context)
    return effects[0].feasible(reader, context) if effects else None


def said_effects(doing: Doing, effects: tuple[Effect, ...]) -> Message:
    """Put effects into a sentence for a question."""
    return doing.said(capital(doing.book.steps(effects)))


def yes_or_no(doing: Doing, seat: SeatId, name: str, what: Message) -> ChooseOption:
    """Ask a seat whether it wants something."""
    return ChooseOption(
        name,
        seat,
        doing.prompt("{seat}, for {card}: do you want this? {what}.", seat, what=what),
        doing.ability.rule_id,
        (Option("yes", say("Do it")), Option("no", say("Decline"))),
    )


@dataclass(frozen=True, slots=True)
class May(Effect):
    """``who`` may have something done, if it is feasible."""

    tag: ClassVar[str] = "may"
    short: ClassVar[str] = "do"

    do: tuple[Effect, ...]
    who: Seats = You()

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage == 0:
            seats = self.who.seats(doing.reader, doing.context)
            impossible = first_refusal(self.do, doing.reader, doing.context) is not None
            if impossible or not seats:
                return doing.end(whole=False)
            return self._ask(doing, seats[0])
        return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)

    async def _ask(self, doing: Doing, seat: SeatId) -> Next:
        if await yes_or_no(doing, seat, "may", said_effects(doing, self.do)) == "no":
            return doing.end(whole=False)
        return doing.child(1, "do")

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.who, "you may {do}", "{who} may choose to {do}", do=book.steps(self.do)
        )


@dataclass(frozen=True, slots=True)
class DoTo(Effect):
    """Pay something to get something: the second only if the first was done whole."""

    tag: ClassVar[str] = "do"
    short: ClassVar[str] = "do"

    do: tuple[Effect, ...]
    to: tuple[Effect, ...]

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        judging = reader.language.customs.judging
        if judging is not None:
            return judging.steps((self,), reader, context)
        claims = [claim for cost in self.do for claim in cost.claims(reader, context)]
        return unpayable(claims) or first_refusal(self.do, reader, context)

    def run(self, doing: Doing) -> Next:
        if doing.stage == 0:
            if self.feasible(doing.reader, doing.context) is not None:
                return doing.end(whole=False)
            return doing.child(1, "do")
        if doing.stage == 1:
            if not doing.outcome.whole:
                return doing.end(whole=False, bound=doing.outcome.bound)
            return doing.child(2, "to", bound=doing.outcome.bound)
        return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)

    def words(self, book: Book) -> Tokens:
        return book.say("{do} to {to}", do=book.steps(self.do), to=book.steps(self.to))


@dataclass(frozen=True, slots=True)
class If(Effect):
    """Something is done only if something is so, and perhaps something else if not."""

    tag: ClassVar[str] = "if"
    short: ClassVar[str] = "condition"

    condition: Condition
    then: tuple[Effect, ...]
    else_: tuple[Effect, ...] = ()

    def run(self, doing: Doing) -> Next:
        if doing.stage == 0:
            so = self.condition.holds(doing.reader, doing.context)
            return doing.child(1, "then" if so else "else_")
        return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)

    def words(self, book: Book) -> Tokens:
        parts = {"condition": self.condition.words(book), "then": book.steps(self.then)}
        if not self.else_:
            return book.say("if {condition}, {then}", **parts)
        otherwise = book.steps(self.else_)
        return book.say(
            "if {condition}, {then}, otherwise {otherwise}", **parts, otherwise=otherwise
        )


@dataclass(frozen=True, slots=True)
class ChooseOne(Effect):
    """``by`` chooses one of several ways, out of those that can be gone."""

    tag: ClassVar[str] = "choose-one"
    short: ClassVar[str] = "of"

    of: tuple[tuple[Effect, ...], ...]
    by: Seats = You()

    def _open(self, reader: Reader, context: Context) -> tuple[int, ...]:
        return tuple(
            number
            for number, way in enumerate(self.of)
            if first_refusal(way, reader, context) is None
        )

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self._open(reader, context):
            return None
        return refuse(None, "None of the choices is possible.")

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage > 0:
            return doing.end(whole=doing.outcome.whole, bound=doing.outcome.bound)
        ways = self._open(doing.reader, doing.context)
        seats = self.by.seats(doing.reader, doing.context)
        if not ways or not seats:
            return doing.end(whole=False)
        if len(ways) == 1:
            return doing.child(1, "of", ways[0])
        return self._ask(doing, seats[0], ways)

    async def _ask(self, doing: Doing, seat: SeatId, ways: tuple[int, ...]) -> Next:
        options = tuple(Option(str(way), said_effects(doing, self.of[way])) for way in ways)
        prompt = doing.prompt("{seat}, for {card}: choose one.", seat)
        way = await ChooseOption("choose-one", seat, prompt, doing.ability.rule_id, options)
        return doing.child(1, "of", int(way))

    def words(self, book: Book) -> Tokens:
        ways = joined([book.steps(way) for way in self.of], book.say("; or ")[0].text)
        return book.act(self.by, "choose one: {ways}", "{who} chooses one: {ways}", ways=ways)


@dataclass(frozen=True, slots=True)
class ForEach(Effect):
    """Something is done for each of some cards, which is then ``it``."""

    tag: ClassVar[str] = "for-each"
    short: ClassVar[str] = "cards"

    cards: Cards
    do: tuple[Effect, ...]

    def run(self, doing: Doing) -> Next:
        cards = doing.memo if doing.stage else self.cards.cards(doing.reader, doing.context)
        if doing.stage == len(cards):
            return doing.end()
        context = doing.context.having(its(CardId(cards[doing.stage])))
        return doing.child(doing.stage + 1, "do", memo=tuple(cards), context=context)

    def words(self, book: Book) -> Tokens:
        return book.say(
            "for each of {cards}: {do}", cards=self.cards.among(book), do=book.steps(self.do)
        )


@dataclass(frozen=True, slots=True)
class ForEachSeat(Effect):
    """Something is done for each of some players, who is then ``they``."""

    tag: ClassVar[str] = "for-each-seat"
    short: ClassVar[str] = "seats"

    seats: Seats
    do: tuple[Effect, ...]

    def run(self, doing: Doing) -> Next:
        seats = doing.memo if doing.stage else self.seats.seats(doing.reader, doing.context)
        stage = doing.stage
        while stage < len(seats) and not doing.board.seats[seats[stage]].aboard:
            stage += 1
        if stage == len(seats):
            return doing.end()
        context = doing.context.having(Binding("they", (), (SeatId(seats[stage]),)))
        return doing.child(stage + 1, "do", memo=tuple(seats), context=context)

    def words(self, book: Book) -> Tokens:
        return book.say(
            "for {seats} in turn: {do}", seats=self.seats.words(book), do=book.steps(self.do)
        )


@dataclass(frozen=True, slots=True)
class Repeat(Effect):
    """Something is done so many times; with ``up_to`` until ``by`` has had enough."""

    tag: ClassVar[str] = "repeat"
    short: ClassVar[str] = "times"

    times: Amount
    do: tuple[Effect, ...]
    up_to: bool = False
    by: Seats = You()

    def run(self, doing: Doing) -> Next | Running:
        if doing.stage == 0:
            times = max(0, self.times.amount(doing.reader, doing.context))
        else:
            times = doing.memo[0]
        bound = doing.outcome.bound if doing.stage else ()
        seats = self.by.seats(doing.reader, doing.context)
        if doing.stage == times or not seats:
            return doing.end(bound=bound)
        if not self.up_to:
            return doing.child(doing.stage + 1, "do", memo=(times,), bound=bound)
        if first_refusal(self.do, doing.reader, doing.context) is not None:
            return doing.end(bound=bound)
        return self._ask(doing, seats[0], times, bound)

    async def _ask(
        self, doing: Doing, seat: SeatId, times: int, bound: tuple[Binding, ...]
    ) -> Next:
        if await yes_or_no(doing, seat, "again", said_effects(doing, self.do)) == "no":
            return doing.end(bound=bound)
        return doing.child(doing.stage + 1, "do", memo=(times,), bound=bound)

    def words(self, book: Book) -> Tokens:
        times = (
            book.count(self.times, "{n} time", "{n} times")
            if is_short(self.times)
            else book.say("as many times as {n}", n=self.times.words(book))
        )
        do = book.steps(self.do)
        if not self.up_to:
            return book.say("{times}: {do}", times=times, do=do)
        return book.act(
            self.by,
            "up to {times}, as often as you like: {do}",
            "up to {times}, as often as {who} likes: {do}",
            times=times,
            do=do,
        )


OPS = (May, DoTo, If, ChooseOne, ForEach, ForEachSeat, Repeat)
