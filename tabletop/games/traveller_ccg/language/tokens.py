"""Resource tokens: gaining them, and spending or losing them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, NumberName, Refers, Seats
from tabletop.effects.reader import Reader
from tabletop.effects.selectors import You
from tabletop.effects.wording.tokens import joined
from tabletop.engine import change
from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import SeatCounted
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg import names
from tabletop.games.traveller_ccg import tokens as pools
from tabletop.games.traveller_ccg.language.amounts import token_said
from tabletop.games.traveller_ccg.language.kinds import Level, TokenWord
from tabletop.games.traveller_ccg.language.ordering import unpaid
from tabletop.games.traveller_ccg.language.picking import REQUIREMENTS
from tabletop.games.traveller_ccg.language.words import (
    ANY,
    ANY_CAPABILITY,
    ANY_SKILL,
    CAPABILITIES,
)

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def _label(token: str) -> Option:
    return Option(token, names.token_name(token))


@dataclass(frozen=True, slots=True)
class GainToken(Leaf):
    """Captains add tokens to their Resource Pools (``TC-R.66``).

    Where several kinds are listed each captain chooses one. ``level_of`` is what was spent: the
    token is of the level of that (``as`` of ``spend``).
    """

    tag: ClassVar[str] = "gain-token"
    short: ClassVar[str] = "token"

    token: tuple[TokenWord, ...]
    level: Level = "trained"
    level_of: Annotated[str, Refers("number")] | None = None
    count: Amount = ONE
    who: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        level = self.level
        if self.level_of is not None:
            level = "expert" if doing.context.get(self.level_of).number > 1 else "trained"
        kinds = tuple(dict.fromkeys(kind for word in self.token for kind in _kinds(word)))
        found = tuple(pools.counter(kind, level) for kind in kinds)
        count = self.count.amount(doing.reader, doing.context)
        events = []
        for seat in self.who.seats(doing.reader, doing.context):
            token = found[0]
            if len(found) > 1:
                prompt = doing.prompt("{seat}, for {card}: choose the token you gain.", seat)
                options = tuple(_label(token) for token in found)
                rule = doing.ability.rule_id
                token = await ChooseOption("gain-token", seat, prompt, rule, options)
            if count > 0:
                events.append(SeatCounted(seat, token, count))
        return Deed(tuple(events), whole=count >= 0)

    def words(self, book: Book) -> Tokens:
        kinds = kinds_said(book, self.token, "trained" if self.level_of else self.level)
        tokens = book.many(self.count, book.say("{kinds} {icon:token}", kinds=kinds))
        if self.level_of is not None:
            phrase = "{tokens} of the same level as the token spent"
            if not book.is_clear(self.level_of, "number"):
                phrase += " as {name}"
            tokens = book.say(phrase, tokens=tokens, name=f"“{self.level_of}”")
        return book.act(self.who, "gain {tokens}", "{who} gains {tokens}", tokens=tokens)


def _kinds(word: str) -> tuple[str, ...]:
    """Spell out the words that stand for several kinds."""
    return {
        ANY: (*pools.TOKEN_SKILLS, *CAPABILITIES),
        ANY_SKILL: pools.TOKEN_SKILLS,
        ANY_CAPABILITY: tuple(CAPABILITIES),
    }.get(word, (word,))


def kinds_said(book: Book, kinds: tuple[str, ...], level: str) -> Tokens:
    """Say which kinds of tokens: ``{icon:admin} or {icon:social}``."""
    said = [token_said(book, kind, level) for kind in kinds]
    return joined(said, book.say(" or ")[0].text)


@dataclass(frozen=True, slots=True)
class Spend(Leaf):
    """Captains discard tokens out of their Resource Pools (``TC-30.2``), as a cost or otherwise.

    Any token that serves for one of those listed will do; ``by`` chooses where several kinds
    would. ``as`` is the level of the last one spent: 1 trained, 2 expert.
    """

    tag: ClassVar[str] = "spend"
    short: ClassVar[str] = "token"
    cost: ClassVar[bool] = True

    token: tuple[TokenWord, ...]
    level: Level = "trained"
    count: Amount = ONE
    who: Seats = You()
    by: Seats | None = None
    as_: NumberName | None = None

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        count = self.count.amount(reader, context)
        found: list[Claim] = []
        for seat in self.who.seats(reader, context):
            fitting = self._fitting(reader.board, seat)
            one_by_one = pools.each(reader.board, seat)
            cards = tuple(number for number, token in one_by_one if token in fitting)
            why = say(
                "Tokens needed: {count} {kinds}; you have {have}.",
                count=count,
                kinds=names.any_of(self.token, self.level),
                have=len(cards),
            )
            found.append(Claim(why, count, cards))
        return tuple(found)

    def _fitting(self, board: Board, seat: SeatId) -> tuple[str, ...]:
        return pools.matching(board, seat, self.token, self.level)

    async def perform(self, doing: Doing) -> Deed:
        count = self.count.amount(doing.reader, doing.context)
        events, whole, level = [], True, 0
        for seat in self.who.seats(doing.reader, doing.context):
            board = doing.board
            for left in range(count, 0, -1):
                fitting = self._fitting(board, seat)
                if not fitting:
                    whole = False
                    break
                token = await self._choose(doing, board, seat, fitting, left - 1)
                level = 2 if pools.is_expert(token) else 1
                events.append(SeatCounted(seat, token, -1))
                board = without(board, seat, token)
        bound = bound_as(self.as_, number=level)
        return Deed(tuple(events), bound, whole)

    async def _choose(
        self, doing: Doing, board: Board, seat: SeatId, fitting: tuple[str, ...], left: int
    ) -> str:
        """Have one of the kinds chosen, of those that leave enough for the rest of a cost."""
        kinds = tuple(
            token for token in fitting if self._leaves_enough(doing, board, seat, token, left)
        )
        kinds = kinds or fitting
        if len(kinds) == 1:
            return kinds[0]
        choosers = (seat,) if self.by is None else self.by.seats(doing.reader, doing.context)
        prompt = doing.prompt("{seat}, for {card}: choose the token to discard.", choosers[0])
        options = tuple(_label(token) for token in kinds)
        return await ChooseOption("spend", choosers[0], prompt, doing.ability.rule_id, options)

    def _leaves_enough(
        self, doing: Doing, board: Board, seat: SeatId, token: str, left: int
    ) -> bool:
        """Tell whether the costs that are still to be paid can be, once this token is gone."""
        rest = without(board, seat, token)
        if pools.held(rest, seat, self.token, self.level) < left:
            return False
        later = unpaid(doing)
        if later is None or doing.ability.timing in REQUIREMENTS:
            return True
        reader = Reader(Table(rest, doing.at.definitions), doing.language)
        claims = [claim for cost in later for claim in cost.claims(reader, doing.context)]
        mine = [Claim(say("{left}", left=left), left, _numbers(rest, seat, self))] if left else []
        return unpayable([*mine, *claims]) is None

    def words(self, book: Book) -> Tokens:
        kinds = kinds_said(book, self.token, self.level)
        tokens = book.many(self.count, book.say("{kinds} {icon:token}", kinds=kinds))
        said = book.act(self.who, "discard {tokens}", "{who} discards {tokens}", tokens=tokens)
        if self.by is None:
            return said
        return book.say("{said} chosen by {by}", said=said, by=self.by.words(book))


def _numbers(board: Board, seat: SeatId, spend: Spend) -> tuple[CardId, ...]:
    fitting = pools.matching(board, seat, spend.token, spend.level)
    return tuple(number for number, token in pools.each(board, seat) if token in fitting)


def without(board: Board, seat: SeatId, token: str) -> Board:
    """Give the board as it is when a token has been spent."""
    return change.apply(board, SeatCounted(seat, token, -1))


OPS = (GainToken, Spend)
