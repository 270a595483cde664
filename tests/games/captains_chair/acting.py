"""An Action Step of seat 0, with cards that say what a test wants, to play and activate them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.engine.actions import Action, offers
from tabletop.engine.frames import NOTHING, Frame
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Refusal, SeatName, fill
from tabletop.engine.table import Table
from tabletop.games.captains_chair.action import ACTION, KINDS
from tabletop.games.captains_chair.kinds import KINDS as ALL_KINDS
from tests.games.captains_chair.tables import Story, counter, names, on_card, table
from tests.games.captains_chair.verbs import printed
from tests.games.stories import find

Laid = Mapping[str, Sequence[Any]]
"""Zones and their cards."""


class Acting(Story):
    """A position in which seat 0 acts; or any other frame runs."""

    def __init__(
        self,
        lying: Laid,
        texts: Mapping[str, str] | None = None,
        *,
        frame: Frame | None = None,
        facts: Mapping[str, Mapping[str, Any]] | None = None,
        chance: Sequence[tuple[int, ...]] = (),
        **more: Any,
    ) -> None:
        rules = printed(texts or {}, facts or {})
        laid = Table(table(lying, **more).board, rules.definitions)
        super().__init__(laid, ACTION.frame(NOTHING) if frame is None else frame, chance, 1, rules)

    @property
    def question(self) -> str:
        """Give the name of what is asked, and nothing at the end."""
        return "" if self.over else str(self.asked().name)

    def can(self) -> list[str]:
        """List what can be done in the window: verb, card, operation."""
        return [self._spelled(action) for action in self.asked().actions]

    def _spelled(self, action: Action) -> str:
        card = None if action.card is None else str(self.board.cards[action.card].definition)
        return " ".join(word for word in (action.verb, card, action.ability) if word)

    def options(self) -> list[str]:
        """List the keys of the options of a question."""
        return [option.key for option in self.asked().options]

    def why_not(
        self, verb: str, card: str, ability: str = "", zone: str | None = None, seat: int = 0
    ) -> tuple[str, str]:
        """Give the sentence and the rule of why something can't be done; empty when it can."""
        action = Action(verb, find(self.table, card, zone), ability)
        kind = next(one for one in (*KINDS, *ALL_KINDS) if one.verb == verb)
        refusal = kind.verify(self.table, SeatId(seat), action)
        return ("", "") if refusal is None else self.words(refusal)

    def words(self, refusal: Refusal) -> tuple[str, str]:
        """Give the sentence and the rule of a refusal."""
        return fill(refusal.reason, self._word), str(refusal.rule)

    def labels(self, seat: int = 0) -> dict[str, str]:
        """Give what is written on the buttons of a seat."""
        return {
            self._spelled(offer.action): fill(offer.label, self._word)
            for offer in offers(ALL_KINDS, self.table, SeatId(seat))
        }

    def _word(self, argument: Any) -> str:
        if isinstance(argument, CardName):
            return str(self.board.cards[argument.card].definition)
        return f"seat {argument.seat}" if isinstance(argument, SeatName) else str(argument)

    def held(self, name: str, seat: int = 0) -> int:
        """Give a counter of a seat."""
        return counter(self.table, seat, name)

    def on(self, card: str, name: str) -> int:
        """Give a counter of a card."""
        return on_card(self.table, card, name)

    def pile(self, zone: str) -> list[str]:
        """List the cards of a zone."""
        return names(self.table, zone)

    def card(self, name: str, zone: str | None = None) -> CardId:
        """Find a card."""
        return find(self.table, name, zone)

    def exhausted(self, name: str) -> bool:
        """Tell whether a card is exhausted."""
        return self.board.cards[self.card(name)].turn != 0

    def moments(self, *wanted: str) -> list[str]:
        """List the moments of these names in the order in which they came."""
        came = (getattr(event, "name", "") for event in self.events)
        return [name for name in came if name in wanted]

    def going_on(self, kind: type) -> int:
        """Count the lasting records of a kind."""
        return sum(isinstance(one.body, kind) for one in self.board.lasting)
