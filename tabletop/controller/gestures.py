"""What comes of a gesture, as records."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from tabletop.controller.model import MenuEntry, Reason
from tabletop.engine.ids import CardId, ZoneId
from tabletop.session.match import Step


@dataclass(frozen=True, slots=True)
class Targets:
    """Where a held card can go, each place with what would happen there; everywhere else
    ``elsewhere`` is the reason, save where ``reasons`` knows a better one.
    """

    handle: CardId
    zones: Mapping[ZoneId, str]
    cards: Mapping[CardId, str]
    reasons: Mapping[ZoneId, Reason]
    elsewhere: Reason

    def refusal(self, zone: ZoneId) -> Reason | None:
        """Say why the card can't go there, or None when it can."""
        return None if zone in self.zones else self.reasons.get(zone, self.elsewhere)


@dataclass(frozen=True, slots=True)
class Done:
    """It was done. ``steps`` are what the match made of it, in order."""

    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Refused:
    """It can't be done, and nothing has changed."""

    reason: Reason


@dataclass(frozen=True, slots=True)
class Asked:
    """More than one thing could be meant: the player says which."""

    entries: tuple[MenuEntry, ...]


@dataclass(frozen=True, slots=True)
class Picked:
    """Something was picked or put back, or put in another order; the answer isn't given yet."""


Outcome = Done | Refused | Asked | Picked
