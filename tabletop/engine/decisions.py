"""Decisions: the closed set of questions that a match can ask, and the only way into it.

A decision is typed data: ``card = await ChooseSeat(...)`` gives a seat, and the type checker
knows. An answer is plain data too, the same for a person, a bot, a save and a scenario. Asking
costs nothing: within a step everything is asked before anything changes.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import field
from typing import Any, Generic, TypeVar

from tabletop.engine.actions import Action
from tabletop.engine.ids import CHANCE, CardId, RuleId, SeatId
from tabletop.engine.message import Message, Refusal, SeatName, refuse
from tabletop.engine.records import record

T = TypeVar("T")

Answer = Action | tuple[int, ...] | int | str
"""What can be answered: an action; cards, seats or dice in order; a number; an option's key."""


@record
class Decision(Generic[T]):
    """A question to one seat.

    ``name`` identifies it for scenarios and bots (``announce``); ``prompt`` is the sentence that
    the prompt line shows, with a gap ``{seat}`` for whoever decides; ``rule`` opens the rules.
    """

    name: str
    seat: SeatId
    prompt: Message
    rule: RuleId | None = None

    def __await__(self) -> Generator[Decision[Any], Answer, T]:
        answer: Any = yield self
        given: T = answer
        return given

    def check(self, answer: Answer) -> Refusal | None:
        """Say why this answer can't be given, or None when it can."""
        raise NotImplementedError


@record
class ChooseAction(Decision[Action]):
    """A window: which action to take, of all that are legal now.

    ``openly`` are those that one may be asked about in front of everybody, since neither offering
    nor taking them tells anything: whoever shares a screen with others need not be alone before it.
    """

    actions: tuple[Action, ...] = ()
    openly: tuple[Action, ...] = ()

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse what is not among the legal actions; the game's kinds give the reason."""
        for action in self.actions:  # comparing by fields takes far longer
            if action is answer:
                return None
        if answer in self.actions:
            return None
        return refuse(self.rule, "That can't be done now.")


@record
class ChooseCards(Decision["tuple[CardId, ...]"]):
    """Some of these cards, at least and at most so many; in an order if ``ordered``."""

    cards: tuple[CardId, ...] = ()
    least: int = 1
    most: int = 1
    ordered: bool = False

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse other cards, one card twice, too few and too many."""
        if not isinstance(answer, tuple) or any(card not in self.cards for card in answer):
            return refuse(self.rule, "Only the cards that are lit can be chosen.")
        if len(set(answer)) < len(answer):
            return refuse(self.rule, "A card can be chosen only once.")
        if not self.least <= len(answer) <= self.most:
            return refuse(
                self.rule,
                "Choose {least} to {most} cards; these are {count}."
                if self.least < self.most
                else "Choose exactly {most} of the cards; these are {count}.",
                least=self.least,
                most=self.most,
                count=len(answer),
            )
        return None


@record
class ChooseSeat(Decision[SeatId]):
    """One of these seats."""

    seats: tuple[SeatId, ...] = ()

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse any other seat."""
        if isinstance(answer, int) and answer in self.seats:
            return None
        return refuse(self.rule, "That player can't be chosen here.")


@record
class ChooseNumber(Decision[int]):
    """A whole number between two bounds, both included."""

    low: int = 0
    high: int = 0

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse numbers out of bounds."""
        if isinstance(answer, int) and self.low <= answer <= self.high:
            return None
        return refuse(
            self.rule, "Choose a number from {low} to {high}.", low=self.low, high=self.high
        )


@record
class Option:
    """One way to answer: its key, what the button says (a verb), and what would follow."""

    key: str
    label: Message
    consequence: Message | None = None


@record
class ChooseOption(Decision[str]):
    """One of a few ways, yes and no among them; ``cards`` are what the question is about."""

    options: tuple[Option, ...] = ()
    cards: tuple[CardId, ...] = ()

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse what is not an option's key."""
        if any(option.key == answer for option in self.options):
            return None
        return refuse(self.rule, "That isn't one of the choices.")


def _chance_prompt() -> Message:
    return Message("Chance decides.")


@record
class Roll(Decision["tuple[int, ...]"]):
    """Chance is asked for dice."""

    name: str = "roll"
    seat: SeatId = CHANCE
    prompt: Message = field(default_factory=_chance_prompt)
    dice: int = 1
    sides: int = 6

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse another number of dice or faces that they do not have."""
        if (
            isinstance(answer, tuple)
            and len(answer) == self.dice
            and all(1 <= face <= self.sides for face in answer)
        ):
            return None
        return refuse(None, "{dice} dice of {sides} are rolled.", dice=self.dice, sides=self.sides)


@record
class Mix(Decision["tuple[int, ...]"]):
    """Chance is asked for a random order of so many things: ``order[i]`` goes to place i."""

    name: str = "mix"
    seat: SeatId = CHANCE
    prompt: Message = field(default_factory=_chance_prompt)
    count: int = 0

    def check(self, answer: Answer) -> Refusal | None:
        """Refuse what is not an order of just these."""
        if isinstance(answer, tuple) and sorted(answer) == list(range(self.count)):
            return None
        return refuse(None, "An order of {count} is needed.", count=self.count)


@record
class Together(Decision["tuple[Answer, ...]"]):
    """Questions to several seats at once; no answer is shown before all are in.

    ``decisions`` are in the order in which the rules take the answers; the answers come so too.
    """

    decisions: tuple[Decision[Any], ...] = ()

    def check(self, answer: Answer) -> Refusal | None:  # noqa: ARG002
        """Is never answered as a whole: the kernel collects the seats' own answers."""
        return refuse(None, "Each seat answers for itself.")


def together(name: str, decisions: tuple[Decision[Any], ...]) -> Together:
    """Ask several seats at once. Raises ValueError when no seat is asked, or one twice."""
    seats = [decision.seat for decision in decisions]
    if not seats or len(set(seats)) < len(seats):
        raise ValueError("simultaneous questions go to different seats, at least one")
    who = tuple(SeatName(seat) for seat in seats)
    return Together(name, CHANCE, Message("Waiting for {seats}.", {"seats": who}), None, decisions)
