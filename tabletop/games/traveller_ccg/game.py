"""Traveller CCG, put together from its rules."""

from __future__ import annotations

from functools import partial

from tabletop.engine.events import Event
from tabletop.engine.frames import Frame
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Table
from tabletop.engine.view import with_hidden
from tabletop.games.definition import GameDefinition
from tabletop.games.traveller_ccg import belonging
from tabletop.games.traveller_ccg.arrivals import arrived
from tabletop.games.traveller_ccg.bots.captain import play
from tabletop.games.traveller_ccg.commitment import released
from tabletop.games.traveller_ccg.decks import deck_kind
from tabletop.games.traveller_ccg.expending import redacted
from tabletop.games.traveller_ccg.figures import figures
from tabletop.games.traveller_ccg.kinds import KINDS
from tabletop.games.traveller_ccg.language import LANGUAGE as LANGUAGE
from tabletop.games.traveller_ccg.notes import notes
from tabletop.games.traveller_ccg.panel import goal, hint
from tabletop.games.traveller_ccg.parts import HOOKS
from tabletop.games.traveller_ccg.playable import playable
from tabletop.games.traveller_ccg.procedures import PROCEDURES, RECORDS
from tabletop.games.traveller_ccg.settle import vacated
from tabletop.games.traveller_ccg.setup import begin
from tabletop.games.traveller_ccg.solo.challenges import OPTIONS, stake
from tabletop.games.traveller_ccg.solo.records import feat
from tabletop.games.traveller_ccg.telling import telling
from tabletop.games.traveller_ccg.trial import trial
from tabletop.library.pack import Pack


def observe(before: Table, event: Event, after: Table) -> tuple[Event | Frame, ...]:
    """After each event: the Contract that left play, its captains, then what cards watch for."""
    return (
        *vacated(before, event, after),
        *released(before, event, after),
        *arrived(before, event, after),
        *HOOKS.observe(before, event, after),
    )


def define(pack: Pack) -> GameDefinition:
    """Make the game from its folder of card data."""
    definitions = with_hidden(playable(definition) for definition in pack.definitions)
    return GameDefinition(
        pack=pack,
        rules=Rules(
            procedures=procedures(*PROCEDURES),
            definitions=definitions,
            actions=KINDS,
            forbid=belonging.forbidden,
            replace=belonging.replaced,
            observe=observe,
            redact=redacted,
            records=RECORDS,
            automa="The Opposition",
        ),
        options=OPTIONS,
        begin=partial(begin, pack),
        bots={"captain": play},
        figures=figures,
        feat=feat,
        stake=stake,
        goal=partial(goal, definitions),
        hint=partial(hint, definitions),
        notes=partial(notes, definitions),
        decks=deck_kind(pack),
        telling=telling(pack, definitions),
        trial=partial(trial, pack),
    )
