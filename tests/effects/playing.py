"""Abilities that are used on the small table: announced, put on the queue, answered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from tabletop import effects
from tabletop.effects.announce import Announcing
from tabletop.effects.queue import Window
from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.board import Result
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Ended, Event, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import fill, say
from tabletop.engine.position import Position
from tabletop.engine.rules import procedures
from tabletop.engine.table import Definition
from tests.effects.small import Small


@dataclass(frozen=True, slots=True)
class Turn:
    """Frames that run one after another."""

    frames: tuple[Frame, ...]


def following(at: At[Turn]) -> Next:
    """Run the next frame, or stop there."""
    if not at.locals.frames:
        return done(Ended(Result((), say("Played."), "")))
    frame, *rest = at.locals.frames
    return call(frame, then=following, locals=Turn(tuple(rest)))


TURN = Procedure("turn", Turn, following)


class Played(Small):
    """A match on the small table, in which abilities are used one after another."""

    def __init__(
        self,
        words: effects.Language,
        lying: dict[str, list[str]],
        *printed: Definition,
        seats: int = 3,
        extra: tuple[Procedure[Any], ...] = (),
    ) -> None:
        super().__init__(words, lying, *printed, seats=seats)
        self.effects = effects.effects_of(words)
        self.rules = replace(
            self.rules,
            procedures=procedures(TURN, *extra, *self.effects.all),
            records=(*self.rules.records, Turn),
        )

    def use(self, *uses: tuple[str, str, int]) -> Played:
        """Have abilities used, each with the queue after it: card, ability, seat."""
        frames: list[Frame] = []
        for card, ability, seat in uses:
            number = self.ids[card]
            definition = self.board.cards[number].definition
            announced = Announcing(number, definition, ability, SeatId(seat), queued=True)
            frames += (self.effects.announce.frame(announced), self.effects.queue.frame(Window()))
        return self.begin(*frames)

    def begin(self, *frames: Frame) -> Played:
        """Run frames to the first question."""
        turn = TURN.frame(Turn(frames))
        self.position = kernel.settle(
            self.rules, kernel.start(self.rules, self.board, turn, 7, self.events), self.events
        )
        return self

    def act(self, seat: int, verb: str, card: str | None = None, ability: str = "") -> Played:
        """Take an action in the window that is open to a seat."""
        number = None if card is None else self.ids[card]
        assert self.decision(seat).name == "react"
        self.answer(seat, Action(verb, number, ability))
        return self

    def decision(self, seat: int) -> Any:
        """Give the question to a seat."""
        assert self.position is not None
        assert self.position.pending is not None, "nothing is asked"
        decision = self.position.pending.of(SeatId(seat))
        assert decision is not None, f"not {seat} but {self.position.pending.seats()} is asked"
        return decision

    def actions(self, seat: int) -> list[str]:
        """List what a seat can do in its window: verb, card, ability."""
        decision = self.decision(seat)
        assert isinstance(decision, ChooseAction)
        return [" ".join(self._words(action)) for action in decision.actions]

    def _words(self, action: Action) -> list[str]:
        card = [] if action.card is None else [self._named(action.card)]
        return [word for word in (action.verb, *card, action.ability) if word]

    def _named(self, card: CardId) -> str:
        return str(self.now.cards[card].definition)

    @property
    def over(self) -> bool:
        """Tell whether all has been played."""
        assert isinstance(self.position, Position)
        return self.position.pending is None

    def gold(self, seat: int) -> int:
        """Count a seat's gold."""
        return self.now.seats[seat].counters.get("gold", 0)

    @property
    def said(self) -> list[str]:
        """List what was said."""
        return [fill(event.message, self._word) for event in self.events if isinstance(event, Said)]

    def _word(self, argument: Any) -> str:
        card = getattr(argument, "card", None)
        return f"seat {argument.seat}" if card is None else self._named(card)


Events = list[Event]
