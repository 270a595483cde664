"""Marks that stand before an operation: the action chip, a barrier, ATTACK (``CC-24.2``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Effect, Node, Vocabulary
from tabletop.engine.board import Binding
from tabletop.engine.events import CardCounted, CardTurned, Event, SeatCounted
from tabletop.engine.message import CardName, refuse
from tabletop.games.captains_chair.called import called
from tabletop.games.captains_chair.khan import has_tracks
from tabletop.games.captains_chair.prospect import Prospect
from tabletop.games.captains_chair.state import CHIPS, SPENT_CHIP
from tabletop.games.captains_chair.symbols import barrier_met

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Track = Annotated[str, Vocabulary("tracks")]

FREE_CHIP = Binding("free-chip", (), (), 1)
"""Names, in an operation, that its action chip isn't paid (``CC-9.15``, ``CC-10.11``)."""


@dataclass(frozen=True, slots=True)
class Chip(Leaf):
    """The operation costs an action chip, which lies on its card from then on (``CC-9.2``)."""

    tag: ClassVar[str] = "chip"
    cost: ClassVar[bool] = True
    mark: ClassVar[bool] = True

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take a chip, unless this is done without an action."""
        if not context.get(FREE_CHIP.name).number:
            prospect.spend_chips(1)

    async def perform(self, doing: Doing) -> Deed:
        context, board = doing.context, doing.board
        if context.get(FREE_CHIP.name).number:
            return Deed()
        if board.seats[context.controller].counters.get(CHIPS, 0) < 1:
            return Deed(whole=False)
        events: list[Event] = [SeatCounted(context.controller, CHIPS, -1)]
        if board.zones[board.cards[context.source].zone].in_play:
            events.append(CardCounted(context.source, SPENT_CHIP, 1))
        return Deed(tuple(events))

    def words(self, book: Book) -> Tokens:
        return book.term("counters", CHIPS)


@dataclass(frozen=True, slots=True)
class Barrier(Leaf):
    """The operation needs a marker to stand at a value or beyond it (``CC-10.14``)."""

    tag: ClassVar[str] = "barrier"
    cost: ClassVar[bool] = True
    mark: ClassVar[bool] = True

    track: Track
    at: int

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Refuse a captain who doesn't meet it."""
        seat = context.controller
        if barrier_met(reader, seat, self.track, self.at):
            return
        if not has_tracks(reader.table, seat):
            text = "You meet no specialty barrier until your captain card is flipped."
            prospect.refuse(refuse("CC-27.12", text))
            return
        prospect.refuse(
            refuse(
                "CC-10.14",
                "That needs {track} at {least} or more; yours is at {now}.",
                track=called(self.track),
                least=self.at,
                now=reader.board.seats[seat].counters.get(self.track, 0),
            )
        )

    async def perform(self, doing: Doing) -> Deed:
        seat = doing.context.controller
        return Deed(whole=barrier_met(doing.reader, seat, self.track, self.at))

    def words(self, book: Book) -> Tokens:
        # In words it is no number of what comes after it: '5+ action chip'.
        return book.say("{track} {n}+", track=book.term("tracks", self.track), n=str(self.at))


@dataclass(frozen=True, slots=True)
class Attack(Leaf):
    """The operation is an attack on the opponent (``CC-9.7``)."""

    tag: ClassVar[str] = "attack"
    cost: ClassVar[bool] = True
    mark: ClassVar[bool] = True

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take nothing."""

    async def perform(self, doing: Doing) -> Deed:
        return Deed()

    def words(self, book: Book) -> Tokens:
        return book.say("ATTACK")


@dataclass(frozen=True, slots=True)
class ExhaustThis(Leaf):
    """ACTIVATE and REACTION exhaust their card, which goes without saying (``CC-10.2``)."""

    tag: ClassVar[str] = "exhaust-this"
    cost: ClassVar[bool] = True

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Refuse an exhausted card."""
        if reader.board.cards[context.source].turn:
            text = "{card} is exhausted."
            prospect.refuse(refuse("CC-10.12", text, card=CardName(context.source)))

    async def perform(self, doing: Doing) -> Deed:
        if doing.board.cards[doing.context.source].turn:
            return Deed(whole=False)
        return Deed((CardTurned(doing.context.source, 1),))

    def words(self, book: Book) -> Tokens:
        return ()


def attacks(costs: tuple[Effect, ...]) -> bool:
    """Tell whether an operation with these costs is an attack."""
    return any(isinstance(cost, Attack) for cost in costs)


OPS: tuple[type[Node], ...] = (Chip, Barrier, Attack)
