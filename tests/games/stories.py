"""A part of a match that a test runs alone: a frame from a position, and how it goes on from there.

A game's own tests have their ``Story``, which knows the game's rules with the cards of its tests.
"""

from __future__ import annotations

import atexit
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, Self

from tabletop.effects.language import Language
from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.decisions import Answer, ChooseAction, Mix, Roll
from tabletop.engine.events import Event, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import CHANCE, CardId, SeatId, ZoneId
from tabletop.engine.message import Refusal, fill, say
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.tongue import ENGLISH, speaking
from tabletop.games.registry import info_of
from tabletop.library import load_pack
from tabletop.library.pack import Pack


def pack_with(game: str, cards: Path, language: Language) -> Pack:
    """Load the cards of a game and those of a folder besides, in an effect language that may be
    laxer; told in English, whichever test asks first.
    """
    info = info_of(game)
    above = tempfile.mkdtemp(prefix="tabletop-")
    atexit.register(shutil.rmtree, above, ignore_errors=True)
    folder = Path(above) / info.id
    shutil.copytree(info.folder, folder)
    for path in cards.glob("*.yaml"):
        shutil.copy(path, folder / "cards" / f"test-{path.name}")
    with speaking(ENGLISH):
        return load_pack(info._replace(folder=folder), language)


def find(at: Table, card: str, zone: str | None = None) -> CardId:
    """Find the first card of this name, in a zone if one is given."""
    for name, pile in at.board.piles.items():
        if zone is None or name == zone:
            for number in pile:
                if at.board.cards[number].definition == card:
                    return number
    raise LookupError(f"no {card} in {zone or 'any zone'}")


def names(at: Table, zone: str) -> list[str]:
    """List the cards of a zone by name, bottom first."""
    return [str(at.board.cards[number].definition) for number in at.board.piles[ZoneId(zone)]]


@dataclass(frozen=True)
class Told:
    """The frame that a story is about."""

    frame: Frame


def run(at: At[Told]) -> Next:
    """Run the frame."""
    return call(at.locals.frame, then=end)


async def end(at: At[Told]) -> Next:
    """Wait, so that the test can look at what came of it; ``at.value`` stays in the position."""
    await ChooseAction(OVER, SeatId(0), say("The story is over."), None, (Action(OVER),))
    return done()


OVER: Final = "over"
STORY: Final = Procedure("tests.story", Told, run, end)


@dataclass(frozen=True)
class Events:
    """Events that a story begins with."""

    events: tuple[Event, ...]


def happen(at: At[Events]) -> Next:
    """Let the events happen."""
    return done(*at.locals.events)


HAPPENING: Final = Procedure("tests.happening", Events, happen)


def happening(*events: Event) -> Frame:
    """Make a frame that lets events happen, with whatever the rules say to them."""
    return HAPPENING.frame(Events(events))


def with_stories(known: Rules) -> Rules:
    """Give rules with procedures in which a frame of theirs can run alone."""
    more: dict[str, Procedure[Any]] = {STORY.name: STORY, HAPPENING.name: HAPPENING}
    return replace(known, procedures={**known.procedures, **more})


class Story:
    """A frame that runs from a position: answer it, look at it."""

    def __init__(
        self,
        at: Table,
        frame: Frame,
        rules: Rules,
        chance: Sequence[tuple[int, ...]] = (),
        seed: int = 1,
    ) -> None:
        self.rules = rules
        self.events: list[Event] = []
        self._chance = list(chance)
        begun = STORY.frame(Told(frame))
        self.position = kernel.start(self.rules, at.board, begun, seed, self.events)
        self._settle()

    def _settle(self) -> None:
        """Let chance answer: what the test forced first, then the seed."""
        while self._chance:
            pending = self.position.pending
            if pending is None or not isinstance(pending.decision, Roll | Mix):
                return
            self._submit(CHANCE, self._chance.pop(0))
        self.position = kernel.settle(self.rules, self.position, self.events)

    def _submit(self, seat: SeatId, answer: Answer) -> None:
        following = kernel.submit(self.rules, self.position, seat, answer, self.events)
        assert isinstance(following, Position), fill(following.reason, str)
        self.position = following

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return Table(self.position.board, self.rules.definitions)

    @property
    def board(self) -> Board:
        """The board as it is now."""
        return self.position.board

    @property
    def over(self) -> bool:
        """Tell whether the frame has come to its end, or the match."""
        pending = self.position.pending
        return pending is None or pending.decision.name == OVER

    @property
    def value(self) -> Any:
        """Give what the frame handed back."""
        assert self.over
        return self.position.frames[-1].value

    def asked(self, seat: int | None = None) -> Any:
        """Give the pending question (to a seat)."""
        pending = self.position.pending
        assert pending is not None, "nothing is asked"
        if seat is None:
            (decision,) = pending.asked()
            return decision
        theirs = pending.of(SeatId(seat))
        assert theirs is not None, f"seat {seat} is not asked; {pending.seats()} are"
        return theirs

    def answer(self, answer: Answer, seat: int | None = None) -> Self:
        """Answer the pending question (of a seat)."""
        decision = self.asked(seat)
        self._submit(decision.seat, answer)
        self._settle()
        return self

    def choose(self, *cards: str, seat: int | None = None) -> Self:
        """Answer a question for cards by their names."""
        free = list(self.asked(seat).cards)
        chosen = []
        for name in cards:
            card = next(c for c in free if self.board.cards[c].definition == name)
            free.remove(card)
            chosen.append(card)
        return self.answer(tuple(chosen), seat)

    def choices(self, seat: int | None = None) -> list[str]:
        """Name the cards that the pending question is about."""
        return [str(self.board.cards[card].definition) for card in self.asked(seat).cards]

    def act(self, verb: str, card: str | None = None, ability: str | None = None) -> Self:
        """Take the one action of a window that fits."""
        found = [
            action
            for action in self.asked().actions
            if action.verb == verb
            and (card is None or self._definition(action) == card)
            and ability in (None, action.ability)
        ]
        assert len(found) == 1, f"{verb} {card} {ability}: {found} of {self.asked().actions}"
        return self.answer(found[0])

    def _definition(self, action: Action) -> str | None:
        return None if action.card is None else str(self.board.cards[action.card].definition)

    def refused(self, answer: Answer, seat: int | None = None) -> Refusal:
        """Try an answer that is refused."""
        decision = self.asked(seat)
        found = kernel.submit(self.rules, self.position, decision.seat, answer)
        assert isinstance(found, Refusal)
        return found

    @property
    def said(self) -> list[str]:
        """List what was said to everybody."""
        return [
            fill(event.message, self._name)
            for event in self.events
            if isinstance(event, Said) and event.to is None
        ]

    def _name(self, argument: Any) -> str:
        seat, card = getattr(argument, "seat", None), getattr(argument, "card", None)
        if seat is not None:
            return f"seat {seat}"
        if card is not None:
            return str(self.board.cards[card].definition)
        return str(argument.definition)
