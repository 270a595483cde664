"""Captains who play cards, for tests of plays, prices, payments and windows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.effects.usable import PASS, USE
from tabletop.engine import kernel
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.play import KINDS
from tabletop.games.traveller_ccg.procurement import PROCURE
from tabletop.games.traveller_ccg.stages import Own
from tabletop.games.traveller_ccg.windows import SPEAK, Speaking
from tests.games.stories import Told
from tests.games.traveller_ccg.tables import Lying, Story, story_rules, table

Zones = Mapping[str, Sequence[str | Lying]]


class Playing(Story):
    """A story with short ways to say what captains do."""

    def answer(self, answer: Answer, seat: int | None = None) -> Playing:
        """Answer the pending question (of a seat), after the position went through a save."""
        self.position = reloaded(self.position)
        super().answer(answer, seat)
        return self

    def use(self, seat: int, card: str, ability: str = "") -> Playing:
        """Use an ability of a card in the window that is open to a captain."""
        decision = self.asked()
        assert decision.seat == seat, f"{decision.seat} is asked {decision.name}"
        assert isinstance(decision, ChooseAction), decision.name
        fitting = [
            action
            for action in decision.actions
            if action.verb == USE
            and self._named(action.card) == card
            and ability in ("", action.ability)
        ]
        assert fitting, f"{card} can't be used: {self.usable()}"
        self.answer(fitting[0])
        return self

    def do(self, seat: int, verb: str, ability: str = "") -> Playing:
        """Take an action without a card."""
        decision = self.asked()
        assert decision.seat == seat, f"{decision.seat} is asked {decision.name}"
        self.answer(Action(verb, ability=ability))
        return self

    def passes(self, *seats: int) -> Playing:
        """Have captains pass, one after another."""
        for seat in seats:
            self.do(seat, PASS.verb)
        return self

    def pays(self, *cards: str) -> Playing:
        """Pay with cards of the hand or in play, or with the ``top`` of the deck."""
        for card in cards:
            assert self.asked().name == "pay", self.asked().name
            self.picks(card)
        return self

    def picks(self, *cards: str) -> Playing:
        """Choose cards by name, or by ``top`` that on top of the deck."""
        decision = self.asked()
        assert isinstance(decision, ChooseCards), decision.name
        left = list(decision.cards)
        chosen: list[CardId] = []
        for name in cards:
            found = next(
                card
                for card in left
                if (name == "top" and self.board.cards[card].zone.startswith("deck"))
                or (
                    self._named(card) == name and not self.board.cards[card].zone.startswith("deck")
                )
            )
            left.remove(found)
            chosen.append(found)
        self.answer(tuple(chosen))
        return self

    def usable(self) -> list[str]:
        """List what can be used in the window that is open, by card and ability."""
        decision = self.asked()
        assert isinstance(decision, ChooseAction), decision.name
        return [
            f"{self._named(action.card)} {action.ability}"
            for action in decision.actions
            if action.verb == USE
        ]

    def payable(self) -> list[str]:
        """List the cards that can be paid with next; that on the deck is the ``top``."""
        decision = self.asked()
        assert decision.name == "pay", decision.name
        cards = self.board.cards
        return [
            "top" if cards[card].zone.startswith("deck") else self._named(card)
            for card in decision.cards
        ]

    def why_not(self, seat: int, card: str, ability: str, kinds: str = "acting") -> Refusal | None:
        """Say why an ability can't be used by a captain."""
        for kind in KINDS[kinds]:
            refusal = self._verified(kind, seat, card, ability)
            if refusal is not None:
                return refusal
        return None

    def _verified(self, kind: ActionKind, seat: int, card: str, ability: str) -> Refusal | None:
        if kind.verb != USE:
            return None
        actions = [
            action
            for action in kind.candidates(self.table, SeatId(seat))
            if self._named(action.card) == card and action.ability == ability
        ]
        return kind.verify(self.table, SeatId(seat), actions[0]) if actions else None

    def _named(self, card: CardId | None) -> str:
        assert card is not None
        return str(self.board.cards[card].definition)

    def vp(self, seat: int) -> int:
        """Count a captain's Victory Points."""
        return self.board.seats[seat].counters.get("vp", 0)


def reloaded(position: Position) -> Position:
    """Save a position and load it again."""
    assert position.pending is not None
    codec = Codec((*story_rules().records, Told))
    board, frames, answers, sealed, chance = (
        codec.decode(codec.encode(part))
        for part in (
            position.board,
            position.frames,
            position.pending.answers,
            position.pending.sealed,
            position.chance,
        )
    )
    return kernel.restore(story_rules(), board, frames, answers, sealed, chance, position.answered)


def acting(lying: Zones, seats: int = 2, **more: Any) -> Playing:
    """Begin the Action Phase; seat 0 acts first."""
    at = table(seats, lying, phase="action", **more)
    return Playing(at, ACTION.frame(Alternating()))


def procuring(lying: Zones, seats: int = 2, **more: Any) -> Playing:
    """Let seat 0 procure."""
    at = table(seats, lying, phase="procurement", acting=SeatId(0), **more)
    return Playing(at, PROCURE.frame(Own(SeatId(0))))


def speaking(lying: Zones, phase: str, seats: int = 2, seat: int = 0, **more: Any) -> Playing:
    """Let a captain use something while nothing is pending in a phase."""
    at = table(seats, lying, phase=phase, acting=SeatId(0), **more)
    return Playing(at, SPEAK.frame(Speaking(SeatId(seat))))


__all__ = ["Lying", "Playing", "Zones", "acting", "procuring", "speaking"]
