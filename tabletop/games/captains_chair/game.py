"""Captain's Chair, put together from its rules."""

from __future__ import annotations

from functools import partial

from tabletop.engine.rules import Rules, procedures
from tabletop.engine.view import with_hidden
from tabletop.games.captains_chair.bots.captain import play
from tabletop.games.captains_chair.figures import feat, figures
from tabletop.games.captains_chair.goals import goals
from tabletop.games.captains_chair.kinds import KINDS
from tabletop.games.captains_chair.language import LANGUAGE as LANGUAGE
from tabletop.games.captains_chair.memory import redacted
from tabletop.games.captains_chair.notes import notes
from tabletop.games.captains_chair.options import PROPOSALS, again, options
from tabletop.games.captains_chair.panel import hint
from tabletop.games.captains_chair.parts import HOOKS
from tabletop.games.captains_chair.playable import playable
from tabletop.games.captains_chair.procedures import PROCEDURES, RECORDS
from tabletop.games.captains_chair.scoring import forecast
from tabletop.games.captains_chair.setup import begin
from tabletop.games.captains_chair.ship_tokens import tokens
from tabletop.games.captains_chair.telling import goal, telling
from tabletop.games.captains_chair.trial import trial
from tabletop.games.definition import GameDefinition
from tabletop.library.pack import Pack

GUARDED = frozenset(("trigger",))
"""Only whether a REACTION is asked for must tell nothing (``CC-R.28``, ``CC-R.29``)."""


def define(pack: Pack) -> GameDefinition:
    """Make the game from its folder of card data."""
    definitions = with_hidden(
        (*(playable(one) for one in pack.definitions), *tokens(pack.definitions))
    )
    return GameDefinition(
        pack=pack,
        rules=Rules(
            procedures=procedures(*PROCEDURES),
            definitions=definitions,
            actions=KINDS,
            forbid=HOOKS.forbid,
            replace=HOOKS.replace,
            observe=HOOKS.observe,
            records=RECORDS,
            guarded=GUARDED,
            redact=redacted,
        ),
        options=options(pack),
        begin=partial(begin, pack),
        bots={"captain": play},
        figures=figures,
        feat=feat,
        again=again,
        language=LANGUAGE,
        sheet=partial(forecast, definitions),
        goals=partial(goals, definitions),
        goal=partial(goal, definitions),
        telling=telling(definitions),
        proposed=PROPOSALS,
        notes=partial(notes, definitions),
        hint=partial(hint, definitions),
        trial=partial(trial, pack),
    )
