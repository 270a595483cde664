"""A match of Lanes told decision by decision; it is saved and loaded again before each answer."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tabletop.effects.reader import Reader
from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import ChooseAction, ChooseCards, Decision
from tabletop.engine.events import Event
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tests.testgame.game import RULES, first, lay
from tests.testgame.words import LANGUAGE

CODEC = Codec(RULES.records)


def save(position: Position) -> str:
    """Write what a save keeps of a position."""
    assert position.pending is not None
    parts = (
        position.board,
        position.frames,
        position.pending.answers,
        position.pending.sealed,
        position.chance,
        position.answered,
    )
    return json.dumps([CODEC.encode(part) for part in parts])


def load(saved: str) -> Position:
    """Make a position of a save, as another process would."""
    board, frames, answers, sealed, chance, answered = (
        CODEC.decode(part) for part in json.loads(saved)
    )
    return kernel.restore(RULES, board, frames, answers, sealed, chance, answered)


class Story:
    """A match that begins with named cards in named places."""

    def __init__(
        self,
        lying: Mapping[str, Sequence[str]],
        points: Sequence[int] = (),
        seats: int = 3,
        attached: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        board = lay(lying, seats, points)
        cards = dict(board.cards)
        by_name = {str(card.definition): card.id for card in cards.values()}
        for card, host in attached.items():
            number = by_name[card]
            cards[number] = cards[number]._replace(attached_to=by_name[host])
        self.events: list[Event] = []
        self.saves = 0
        self.position = kernel.settle(
            RULES,
            kernel.start(RULES, board._replace(cards=cards), first(), 5, self.events),
            self.events,
        )

    @property
    def board(self) -> Board:
        return self.position.board

    @property
    def reader(self) -> Reader:
        return LANGUAGE.reader(Table(self.position.board, RULES.definitions))

    def card(self, name: str) -> CardId:
        """Find the card of a name; of several the first (``corsair@1`` is owned by seat 1)."""
        key, _, owner = name.partition("@")
        return next(
            card.id
            for card in self.board.cards.values()
            if card.definition == key and (not owner or card.owner == int(owner))
        )

    def pile(self, zone: str) -> list[str]:
        return [self.board.cards[card].definition for card in self.board.piles[ZoneId(zone)]]

    def vp(self, seat: int) -> int:
        return int(self.board.seats[seat].counters.get("vp", 0))

    def asked(self, seat: int) -> Decision[Any]:
        pending = self.position.pending
        assert pending is not None
        decision = pending.of(SeatId(seat))
        assert decision is not None, f"{seat} is not asked but {pending.seats()}"
        return decision

    def submit(self, seat: int, answer: Any) -> Position | Refusal:
        """Answer after the position went through a save; both ways must be the same."""
        loaded = load(save(self.position))
        assert save(loaded) == save(self.position)
        self.saves += 1
        heard: list[Event] = []
        following = kernel.submit(RULES, loaded, SeatId(seat), answer, heard)
        if isinstance(following, Refusal):
            return following
        following = kernel.settle(RULES, following, heard)
        direct = kernel.submit(RULES, self.position, SeatId(seat), answer)
        assert isinstance(direct, Position)
        direct = kernel.settle(RULES, direct)
        assert direct.board == following.board
        assert direct.frames == following.frames
        self.events.extend(heard)
        self.position = following
        return following

    def answer(self, seat: int, name: str, answer: Any) -> None:
        """Give an answer to a question of this name; cards go by their definition."""
        decision = self.asked(seat)
        assert decision.name == name, f"{decision.name} is asked, not {name}"
        if isinstance(decision, ChooseCards) and not isinstance(answer, tuple):
            names = [answer] if isinstance(answer, str) else answer
            answer = tuple(self._among(decision, key) for key in names)
        following = self.submit(seat, answer)
        assert isinstance(following, Position), following

    def _among(self, decision: ChooseCards, name: str) -> CardId:
        key, _, owner = name.partition("@")
        for card in decision.cards:
            record = self.board.cards[card]
            if record.definition == key and (not owner or record.owner == int(owner)):
                return card
            if name == "top" and record.zone.startswith("deck"):
                return card
        raise AssertionError(f"{name} is not among {decision.cards}")

    def use(self, seat: int, card: str, ability: str = "", window: str = "turn") -> None:
        """Use an ability of a card, in the turn or in a window."""
        decision = self.asked(seat)
        assert isinstance(decision, ChooseAction)
        assert decision.name == window, decision.name
        key, _, owner = card.partition("@")
        fitting = [
            action
            for action in decision.actions
            if action.card is not None
            and self.board.cards[action.card].definition == key
            and (not owner or self.board.cards[action.card].owner == int(owner))
            and ability in ("", action.ability)
        ]
        assert fitting, f"{card} can't be used: {decision.actions}"
        following = self.submit(seat, fitting[0])
        assert isinstance(following, Position), following

    def react(self, seat: int, card: str) -> None:
        self.use(seat, card, window="react")

    def do(self, seat: int, verb: str, window: str = "turn") -> None:
        """Take an action without a card."""
        decision = self.asked(seat)
        assert decision.name == window, decision.name
        following = self.submit(seat, Action(verb))
        assert isinstance(following, Position), following

    def passes(self, *seats: int) -> None:
        """Have seats pass in the window of the queue."""
        for seat in seats:
            self.do(seat, "pass", "react")

    def can_use(self, seat: int, card: str) -> bool:
        decision = self.asked(seat)
        assert isinstance(decision, ChooseAction)
        return any(
            action.card is not None and self.board.cards[action.card].definition == card
            for action in decision.actions
        )
