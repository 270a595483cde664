"""All that a captain can do in a window, for the highlights, menus and refusals of the table."""

from __future__ import annotations

from typing import Final

from tabletop.engine.actions import ActionKind
from tabletop.games.captains_chair.action import KINDS as ACTIONS
from tabletop.games.captains_chair.reactions import KINDS as REACTIONS

KINDS: Final[tuple[ActionKind, ...]] = (*ACTIONS, *REACTIONS)
