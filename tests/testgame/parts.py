"""The language's procedures, as Lanes uses them."""

from __future__ import annotations

from tabletop.effects import effects_of, hooks
from tests.testgame.words import LANGUAGE

EFFECTS = effects_of(LANGUAGE)
HOOKS = hooks(LANGUAGE)
