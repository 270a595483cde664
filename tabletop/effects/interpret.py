"""The interpreter: procedures that walk an effect's tree, each running node a frame of plain data.

A frame keeps the address of its node, the context, and how far the node has got. The tree itself
is never saved: it is looked up on the printed card. A node's ``run`` does one part and says how
to go on; a :class:`Leaf` asks and then gives events, and everything else calls its children.
"""

from __future__ import annotations

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.nodes import Effect, at_path
from tabletop.engine.board import Binding, Board
from tabletop.engine.decisions import Decision
from tabletop.engine.events import Event, Said
from tabletop.engine.frames import At, Frame, Next, Procedure
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say

if TYPE_CHECKING:
    from tabletop.effects.language import Language
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

Running = Coroutine[Decision[Any], Any, Next]

RUN = "effects.run"


@dataclass(frozen=True, slots=True)
class Walk:
    """Where in a tree a frame is. ``stage`` and ``memo`` are the node's own notes on how far it
    has got, ``given`` the names that it has bound so far, ``proposed`` the events that it asked
    for last.
    """

    address: Address
    context: Context
    stage: int = 0
    memo: tuple[int, ...] = ()
    given: tuple[Binding, ...] = ()
    proposed: tuple[Any, ...] = ()


class Doing:
    """What a node is given to run with: the table, its frame, and the ways to go on."""

    def __init__(self, at: At[Walk], language: Language) -> None:
        self.at = at
        self.walk = at.locals
        self.language = language
        self.context = at.locals.context
        self.stage = at.locals.stage
        self.memo = at.locals.memo

    @property
    def board(self) -> Board:
        """The board."""
        return self.at.board

    @property
    def reader(self) -> Reader:
        """The table with all continuous effects counted."""
        return self.language.reader(self.at.table)

    @property
    def ability(self) -> Ability:
        """The ability that the running node belongs to."""
        address = self.walk.address
        return find_ability(self.at.definitions[address.definition], address.ability)

    @property
    def outcome(self) -> Outcome:
        """What came of the child that ran last."""
        return self.at.value if isinstance(self.at.value, Outcome) else Outcome()

    def prompt(self, text: str, seat: SeatId, **args: Any) -> Message:
        """Make a question's sentence, with the gaps {seat} and {card} filled; {card} is the card
        that the effect belongs to.
        """
        return say(text, **{"seat": SeatName(seat), "card": CardName(self.context.source), **args})

    def said(self, tokens: Tokens) -> Message:
        """Put a piece of card text into a question, in words alone."""
        return Message(self.language.sentence(tokens))

    @property
    def book(self) -> Book:
        """The phrase book for the running ability."""
        return self.language.book(self.ability)

    def go(
        self,
        stage: int,
        *events: Event,
        memo: tuple[int, ...] | None = None,
        bound: tuple[Binding, ...] = (),
    ) -> Next:
        """Let events happen and come back at this stage, with these names bound besides."""
        return Next(events, "run", self._on(stage, memo, bound, events))

    def tell(self, node: Effect, *events: Event) -> tuple[Event, ...]:
        """Give what the game tells before these events of a node happen."""
        return self.language.customs.told(self, node, events)

    def child(
        self,
        stage: int,
        *path: str | int,
        memo: tuple[int, ...] | None = None,
        bound: tuple[Binding, ...] = (),
        context: Context | None = None,
    ) -> Next:
        """Run a child and come back at this stage.

        ``context`` is for the child alone; else it gets this node's with ``bound``, which stays.
        """
        walk = self._on(stage, memo, bound, ())
        inner = walk.context if context is None else context
        frame = Frame(RUN, "run", Walk(self.walk.address.down(*path), inner))
        return Next((), "run", walk, frame)

    def call(self, stage: int, frame: Frame, memo: tuple[int, ...] | None = None) -> Next:
        """Run any other procedure and come back at this stage."""
        return Next((), "run", self._on(stage, memo, (), ()), frame)

    def end(self, *events: Event, whole: bool = True, bound: tuple[Binding, ...] = ()) -> Next:
        """Be finished, and hand out all names that were bound."""
        given = _merged(self.walk.given, bound)
        return Next(events, value=Outcome(whole, given))

    def _on(
        self,
        stage: int,
        memo: tuple[int, ...] | None,
        bound: tuple[Binding, ...],
        events: tuple[Event, ...],
    ) -> Walk:
        walk = self.walk
        return Walk(
            walk.address,
            walk.context.having(*bound),
            stage,
            walk.memo if memo is None else memo,
            _merged(walk.given, bound),
            events,
        )


def _merged(old: tuple[Binding, ...], new: tuple[Binding, ...]) -> tuple[Binding, ...]:
    if not new:
        return old
    names = {binding.name for binding in new}
    return (*(binding for binding in old if binding.name not in names), *new)


@dataclass(frozen=True, slots=True)
class Deed:
    """What a leaf does: its events, the names it binds, and whether it did all it should.

    ``moved`` names what to call the cards that in the end did move.
    """

    events: tuple[Event, ...] = ()
    bound: tuple[Binding, ...] = ()
    whole: bool = True
    moved: str | None = None


class Leaf(Effect):
    """An effect without children: it asks, if it must, and then gives events, all at once."""

    __slots__ = ()
    replaceable: ClassVar[bool] = True

    async def perform(self, doing: Doing) -> Deed:
        """Ask what is to be asked and give the events."""
        raise NotImplementedError

    def run(self, doing: Doing) -> Next | Running:
        """Perform; and, when the events have happened or not, tell what came of it."""
        if doing.stage == 0:
            return self._start(doing)
        proposed = [event for event in doing.walk.proposed if not isinstance(event, Said)]
        happened = doing.at.happened
        whole = doing.memo[0] == 1 and all(event in happened for event in proposed)
        return doing.end(whole=whole, bound=self._moved(doing))

    def _moved(self, doing: Doing) -> tuple[Binding, ...]:
        name = getattr(self, "as_", None)
        if name is None or len(doing.memo) < 2:
            return ()
        happened = doing.at.happened
        cards = tuple(
            CardId(event.card)
            for event in doing.walk.proposed
            if hasattr(event, "card") and event in happened
        )
        return (Binding(name, tuple(dict.fromkeys(cards)), (), len(cards)),)

    async def _start(self, doing: Doing) -> Next:
        deed = await self.perform(doing)
        memo = (int(deed.whole), 1) if deed.moved is not None else (int(deed.whole),)
        following = doing.go(1, *deed.events, memo=memo, bound=deed.bound)
        told = doing.tell(self, *deed.events)
        return following._replace(events=(*told, *following.events))


def run_steps(steps: tuple[Effect, ...], doing: Doing) -> Next:
    """Run effects one after another; each sees the names that those before it bound."""
    whole = doing.memo[0] if doing.memo else 1
    bound: tuple[Binding, ...] = ()
    if doing.stage > 0:
        whole = min(whole, int(doing.outcome.whole))
        bound = doing.outcome.bound
    if doing.stage == len(steps):
        return doing.end(whole=whole == 1, bound=bound)
    return doing.child(doing.stage + 1, doing.stage, memo=(whole,), bound=bound)


def running(language: Language) -> Procedure[Walk]:
    """Make the procedure that runs the nodes of a language."""

    def run(at: At[Walk]) -> Next | Running:
        doing = Doing(at, language)
        address = at.locals.address
        ability = find_ability(at.definitions[address.definition], address.ability)
        node = at_path(ability, address.path)
        if isinstance(node, tuple):
            return run_steps(node, doing)
        assert isinstance(node, Effect)
        return node.run(doing)

    return Procedure(RUN, Walk, run)


def carry_out(
    definition: DefId,
    ability: str,
    source: CardId,
    controller: SeatId,
    bound: tuple[Binding, ...] = (),
    copied: bool = False,
) -> Frame:
    """Make the frame that carries out an ability's effect; its value is an :class:`Outcome`.

    ``source`` is the card that ``self`` means.
    """
    address = Address(definition, ability, ("do",))
    return Frame(RUN, "run", Walk(address, Context(source, controller, bound, copied)))
