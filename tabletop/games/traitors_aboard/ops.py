"""What this game's Action cards do, as words of the effect language."""

# The faces of a node (words, perform, frame) are documented once, in effects/nodes.py.
# ruff: noqa: D102

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.context import Context
from tabletop.effects.interpret import Deed as Done
from tabletop.effects.interpret import Doing, Leaf, Running
from tabletop.effects.nodes import Effect, Seats, SeatsName
from tabletop.effects.selectors import NamedSeats
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseSeat
from tabletop.engine.events import CardMoved
from tabletop.engine.frames import Frame, Next
from tabletop.engine.ids import SeatId
from tabletop.engine.message import CardName
from tabletop.games.traitors_aboard.chest_actions import RIDDANCE, SPYGLASS, AtChest
from tabletop.games.traitors_aboard.hand_actions import CATCH, POCKETS, Catch, Pockets
from tabletop.games.traitors_aboard.overboard import THROWN_BY
from tabletop.games.traitors_aboard.places import PLANK, others_aboard, planks
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage

if TYPE_CHECKING:
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

TARGET = NamedSeats("target")


def _only(who: Seats, doing: Doing) -> SeatId:
    (seat,) = who.seats(doing.reader, doing.context)
    return seat


@dataclass(frozen=True, slots=True)
class Aim(Leaf):
    """Another player who is aboard is chosen (``TA-4.1``, ``TA-4.7``)."""

    tag: ClassVar[str] = "aim"
    short: ClassVar[str] = "as_"

    as_: SeatsName = "target"

    async def perform(self, doing: Doing) -> Done:
        seat = doing.context.controller
        rule = doing.ability.rule_id
        chosen = await ChooseSeat(
            "target",
            seat,
            doing.prompt(
                "{seat}, choose a player for {card}.", seat, card=CardName(doing.context.source)
            ),
            rule,
            others_aboard(doing.board, seat),
        )
        return Done(bound=(Binding(self.as_, seats=(chosen,)),))

    def words(self, book: Book) -> Tokens:
        return book.say("another player who is aboard")


@dataclass(frozen=True, slots=True)
class PutBefore(Leaf):
    """The card goes in front of a player (``TA-4.1``)."""

    tag: ClassVar[str] = "put-before"
    short: ClassVar[str] = "who"

    who: Seats = TARGET

    async def perform(self, doing: Doing) -> Done:
        target = _only(self.who, doing)
        context: Context = doing.context
        deed = Deed(voyage(doing.board).number, context.controller, PLANK, target=target, cards=1)
        moved = CardMoved(context.source, planks(target), face_up=True)
        return Done((record(doing.board, deed), moved))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "put this card in front of {who}; with {count} Planks a player goes overboard",
            who=self.who.words(book),
            count=THROWN_BY,
        )


class Called(Effect):
    """An effect that a procedure of the game carries out."""

    __slots__ = ()

    def frame(self, doing: Doing) -> Frame:
        """Begin the procedure."""
        raise NotImplementedError

    def run(self, doing: Doing) -> Next | Running:
        """Run the procedure, and then be done."""
        return doing.call(1, self.frame(doing)) if doing.stage == 0 else doing.end()


@dataclass(frozen=True, slots=True)
class DiscardFromChest(Called):
    """The top cards of the Chest are discarded unseen (``TA-4.3``)."""

    tag: ClassVar[str] = "discard-from-chest"
    short: ClassVar[str] = "count"

    count: int

    def frame(self, doing: Doing) -> Frame:
        return RIDDANCE.frame(AtChest(doing.context.controller, self.count))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "discard the top {count} cards of the Chest without looking at them", count=self.count
        )


@dataclass(frozen=True, slots=True)
class LookIntoChest(Called):
    """The top cards of the Chest are shuffled, seen and put back (``TA-4.4``, ``TA-4.5``)."""

    tag: ClassVar[str] = "look-into-chest"
    short: ClassVar[str] = "count"

    count: int

    def frame(self, doing: Doing) -> Frame:
        return SPYGLASS.frame(AtChest(doing.context.controller, self.count))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "take the top {count} cards of the Chest and shuffle them, look at them alone, "
            "and put them back on top in any order",
            count=self.count,
        )


@dataclass(frozen=True, slots=True)
class DrawAndPutBack(Called):
    """Cards are drawn, and some of the hand go back on the Draw pile (``TA-4.6``)."""

    tag: ClassVar[str] = "draw-and-put-back"

    draw: int
    put_back: int

    def frame(self, doing: Doing) -> Frame:
        return CATCH.frame(Catch(doing.context.controller, self.draw, self.put_back))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "draw {draw} cards, then put {back} cards of your hand on the Draw pile in any order; "
            "you draw none at the end of this turn",
            draw=self.draw,
            back=self.put_back,
        )


@dataclass(frozen=True, slots=True)
class EmptyPockets(Called):
    """A player discards the whole hand and draws anew (``TA-4.7``)."""

    tag: ClassVar[str] = "empty-pockets"

    draw: int
    who: Seats = TARGET

    def frame(self, doing: Doing) -> Frame:
        seat, target = doing.context.controller, _only(self.who, doing)
        return POCKETS.frame(Pockets(seat, target, self.draw))

    def words(self, book: Book) -> Tokens:
        return book.say(
            "{who} discards the whole hand, then draws {draw} cards",
            who=self.who.words(book),
            draw=self.draw,
        )


OPS = (Aim, PutBefore, DiscardFromChest, LookIntoChest, DrawAndPutBack, EmptyPockets)
