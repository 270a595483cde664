"""What a game's rules need of the language: its procedures and its records for saves."""

from __future__ import annotations

from typing import Any

from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.interpret import Walk, running
from tabletop.effects.language import Language
from tabletop.effects.refill import Refill
from tabletop.engine.frames import Procedure

RECORDS: tuple[type, ...] = (Address, Context, Outcome, Walk, Refill)
"""The records that frames of the language hold; a game adds them to its ``Rules.records``."""


def procedures(language: Language) -> tuple[Procedure[Any], ...]:
    """List the procedures that carry out the effects of a language."""
    return (running(language), language.refill)
