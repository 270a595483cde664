"""What a game's rules need of the language: its procedures, its hooks, its records for saves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tabletop.effects.announce import Announcing, announcing
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.interpret import Walk, running
from tabletop.effects.language import Language
from tabletop.effects.loops import Chain, Happening, Idle
from tabletop.effects.payment import Paying, paying_
from tabletop.effects.queue import Window, resolving
from tabletop.effects.refill import Refill
from tabletop.effects.replacing import Replacing, forbidden, replaced, replacing
from tabletop.effects.triggers import Triggered, Triggers, observed, reacting
from tabletop.effects.usable import Used, Waiting
from tabletop.engine.frames import Procedure
from tabletop.engine.rules import Forbid, Observe, Replace

RECORDS: tuple[type, ...] = (
    Address,
    Announcing,
    Chain,
    Context,
    Happening,
    Idle,
    Outcome,
    Paying,
    Refill,
    Replacing,
    Triggered,
    Triggers,
    Used,
    Waiting,
    Walk,
    Window,
)
"""The records that frames of the language hold; a game adds them to its ``Rules.records``."""


@dataclass(frozen=True, slots=True)
class Effects:
    """The procedures of a language by name, for a game that starts them itself."""

    announce: Procedure[Announcing]
    queue: Procedure[Window]
    pay: Procedure[Paying]
    all: tuple[Procedure[Any], ...]


@dataclass(frozen=True, slots=True)
class Hooks:
    """What a game's rules take for ``forbid``, ``replace`` and ``observe``.

    A game with hooks of its own calls these from them.
    """

    forbid: Forbid
    replace: Replace
    observe: Observe


def effects_of(language: Language) -> Effects:
    """Make the procedures that carry out the effects of a language."""
    announce = announcing(language)
    queue = resolving(language, announce)
    pay = paying_(language)
    others = (running(language), replacing(language), reacting(language, announce))
    return Effects(announce, queue, pay, (announce, queue, pay, *others, language.customs.refill))


def procedures(language: Language) -> tuple[Procedure[Any], ...]:
    """List the procedures that carry out the effects of a language."""
    return effects_of(language).all


def hooks(language: Language) -> Hooks:
    """Make the hooks by which cards in play, and what lasts, take part in every event."""
    instead = replacing(language)
    triggers = reacting(language, announcing(language))
    return Hooks(
        lambda table, event: forbidden(language, table, event),
        lambda table, event: replaced(language, instead, table, event),
        lambda before, event, after: observed(language, triggers, before, event, after),
    )
