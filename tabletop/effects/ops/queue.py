"""The queue in effects: choosing something on it, cancelling, giving it another target."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.ability import find_ability
from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import CardKind, CardsName, Refers, Seats
from tabletop.effects.ops.choose import Choose, ChooseSeatOp
from tabletop.effects.selectors import You
from tabletop.engine.board import Binding, QueueItem
from tabletop.engine.decisions import ChooseCards, ChooseOption, ChooseSeat, Option
from tabletop.engine.events import Cancelled, Retargeted, Said
from tabletop.engine.ids import SeatId
from tabletop.engine.message import CardName, Refusal, refuse, say

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class ChooseQueued(Leaf):
    """``by`` chooses something on the queue, perhaps only what certain players announced.

    With ``kind`` only what cards of that kind do.
    """

    chooses: ClassVar[bool] = True
    tag: ClassVar[str] = "choose-queued"

    as_: CardsName
    kind: CardKind | None = None
    of: Seats | None = None
    by: Seats = You()

    def _items(self, reader: Reader, context: Context) -> tuple[QueueItem, ...]:
        seats = None if self.of is None else self.of.controllers(reader, context)
        return tuple(
            item
            for item in reader.board.queue
            if not item.cancelled
            and (seats is None or item.controller in seats)
            and (self.kind is None or self.kind in reader.kinds(item.source))
            and reader.seen(context, (item.source,))
        )

    def feasible(self, reader: Reader, context: Context) -> Refusal | None:
        if self._items(reader, context):
            return None
        return refuse(None, "There is nothing on the queue for it.")

    async def perform(self, doing: Doing) -> Deed:
        items = self._items(doing.reader, doing.context)
        choosers = self.by.seats(doing.reader, doing.context)
        if not items or not choosers:
            return Deed(whole=False)
        chosen = items[-1]
        if len(items) > 1:
            options = tuple(
                Option(str(item.id), say("{card}", card=CardName(item.source))) for item in items
            )
            prompt = doing.prompt(
                "{seat}, for {card}: choose what on the queue is meant.", choosers[0]
            )
            rule = doing.ability.rule_id
            key = await ChooseOption(self.as_, choosers[0], prompt, rule, options)
            chosen = next(item for item in items if str(item.id) == key)
        seats = (chosen.controller,)
        return Deed(bound=(Binding(self.as_, (chosen.source,), seats, chosen.id),))

    def words(self, book: Book) -> Tokens:
        what = book.say("something")
        if self.kind is not None:
            kind = book.noun("kinds", self.kind, many=False)
            what = book.a(book.say("{kind} {noun}", kind=kind, noun=book.say("card")))
        if self.of is None:
            what = book.say("{what} on the queue", what=what)
        else:
            who = book.act(self.of, "you have", "{who} has")
            if self.of.tag == "others":
                who = book.say("another player has")
            what = book.say("{what} that {who} on the queue", what=what, who=who)
        return book.act(self.by, "choose {what}", "{who} chooses {what}", what=what)


def queued(doing: Doing, name: str) -> QueueItem | None:
    """Find the item of the queue that a name stands for, if it is still there."""
    wanted = doing.context.get(name).number
    return next((item for item in doing.board.queue if item.id == wanted), None)


@dataclass(frozen=True, slots=True)
class Cancel(Leaf):
    """An item of the queue will not happen; what was paid for it stays paid."""

    tag: ClassVar[str] = "cancel"
    short: ClassVar[str] = "item"

    item: Annotated[str, Refers("cards")]

    async def perform(self, doing: Doing) -> Deed:
        item = queued(doing, self.item)
        if item is None or item.cancelled:
            return Deed(whole=False)
        return Deed((Cancelled(item.id),))

    def words(self, book: Book) -> Tokens:
        return book.say("cancel {item}", item=book.name(self.item, "cards"))


@dataclass(frozen=True, slots=True)
class Retarget(Leaf):
    """``by`` gives an item of the queue other eligible targets: for its first choice of cards or
    of a player. Where it had one, that is no other; several are chosen anew.
    """

    tag: ClassVar[str] = "retarget"
    short: ClassVar[str] = "item"

    item: Annotated[str, Refers("cards")]
    by: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        item = queued(doing, self.item)
        choosers = self.by.seats(doing.reader, doing.context)
        if item is None or not choosers:
            return Deed(whole=False)
        ability = find_ability(doing.at.definitions[item.definition], item.ability)
        theirs = Context(item.source, item.controller, item.bound)
        for target in ability.targets:
            if isinstance(target, Choose):
                return await self._cards(doing, item, target, theirs, choosers[0])
            if isinstance(target, ChooseSeatOp):
                return await self._player(doing, item, target, theirs, choosers[0])
        return Deed(whole=False)

    async def _cards(
        self, doing: Doing, item: QueueItem, target: Choose, theirs: Context, chooser: SeatId
    ) -> Deed:
        had = theirs.get(target.as_).cards
        cards = target.from_.cards(doing.reader, theirs)
        if len(had) == 1:
            cards = tuple(card for card in cards if card not in had)
        count = min(len(cards), len(had))
        if count == 0:
            return _nothing_else(item)
        prompt = doing.prompt(
            "{seat}, for {card}: choose the new target of {item}.",
            chooser,
            item=CardName(item.source),
        )
        rule = doing.ability.rule_id
        chosen = await ChooseCards("retarget", chooser, prompt, rule, cards, count, count)
        return _aimed(item, theirs, Binding(target.as_, chosen, (), count))

    async def _player(
        self, doing: Doing, item: QueueItem, target: ChooseSeatOp, theirs: Context, chooser: SeatId
    ) -> Deed:
        had = theirs.get(target.as_).seats
        seats = tuple(seat for seat in target.eligible(doing.reader, theirs) if seat not in had)
        if not seats:
            return _nothing_else(item)
        prompt = doing.prompt(
            "{seat}, for {card}: choose the new target of {item}.",
            chooser,
            item=CardName(item.source),
        )
        rule = doing.ability.rule_id
        chosen = await ChooseSeat("retarget", chooser, prompt, rule, seats)
        return _aimed(item, theirs, Binding(target.as_, (), (chosen,)))

    def words(self, book: Book) -> Tokens:
        item = book.name(self.item, "cards")
        return book.act(
            self.by,
            "choose another target for {item}",
            "{who} chooses another target for {item}",
            item=item,
        )


def _aimed(item: QueueItem, theirs: Context, target: Binding) -> Deed:
    """Give an item of the queue another target."""
    return Deed((Retargeted(replace(item, bound=theirs.having(target).bound)),))


def _nothing_else(item: QueueItem) -> Deed:
    """Say that an item keeps its target, since there is no other."""
    return Deed(
        (Said(say("There is no other target for {card}.", card=CardName(item.source))),),
        whole=False,
    )


OPS = (ChooseQueued, Cancel, Retarget)
