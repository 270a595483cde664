"""All that a captain can do in a window, for the highlights, menus and refusals of the table."""

from __future__ import annotations

from typing import Final

from tabletop.engine.actions import ActionKind
from tabletop.games.traveller_ccg.activities import KINDS as ACTIVITIES
from tabletop.games.traveller_ccg.collecting import KINDS as COLLECTING
from tabletop.games.traveller_ccg.complications import COMPLICATION_KIND
from tabletop.games.traveller_ccg.deliveries import CONTRACT_KIND
from tabletop.games.traveller_ccg.piracy import PIRACY_KIND
from tabletop.games.traveller_ccg.play import OFFERED

KINDS: Final[tuple[ActionKind, ...]] = tuple(
    dict.fromkeys(
        (
            *ACTIVITIES,
            *COLLECTING,
            COMPLICATION_KIND,
            PIRACY_KIND,
            CONTRACT_KIND,
            *OFFERED,
        )
    )
)
