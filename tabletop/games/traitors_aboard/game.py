"""Traitors Aboard, put together from its rules."""

from __future__ import annotations

from functools import partial
from typing import Final

from tabletop.effects.runtime import RECORDS
from tabletop.effects.runtime import procedures as effect_procedures
from tabletop.engine.events import Event
from tabletop.engine.frames import Frame
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Table
from tabletop.engine.view import with_hidden
from tabletop.games.definition import GameDefinition
from tabletop.games.telling import Telling
from tabletop.games.traitors_aboard.bots.sailor import play
from tabletop.games.traitors_aboard.ending import ends
from tabletop.games.traitors_aboard.figures import figures
from tabletop.games.traitors_aboard.intentions import KINDS
from tabletop.games.traitors_aboard.language import LANGUAGE as LANGUAGE
from tabletop.games.traitors_aboard.notes import notes
from tabletop.games.traitors_aboard.overboard import thrown
from tabletop.games.traitors_aboard.panel import chapter, goal, hint
from tabletop.games.traitors_aboard.places import LOOT
from tabletop.games.traitors_aboard.setup import DEAL, FIRST, Deal, begin
from tabletop.games.traitors_aboard.trial import trial
from tabletop.games.traitors_aboard.turn import TURN, Turn
from tabletop.games.traitors_aboard.voyage import Deed, Note, Voyage, redact
from tabletop.library.pack import Pack

RECORDS_OF_GAME: Final = (Deal, Turn, Voyage, Deed, Note)


def observe(_before: Table, event: Event, after: Table) -> tuple[Event | Frame, ...]:
    """After each single event: throw overboard, or end the match (``TA-4.2``, ``TA-R.1``)."""
    return ends(event, after) or thrown(event, after)


def define(pack: Pack) -> GameDefinition:
    """Make the game from its folder of card data."""
    rules = Rules(
        procedures=procedures(DEAL, TURN, *effect_procedures(LANGUAGE)),
        definitions=with_hidden(pack.definitions),
        actions=KINDS,
        observe=observe,
        redact=redact,
        records=(*RECORDS, *RECORDS_OF_GAME),
    )
    values = {
        definition.id: int(definition.facts["value"])
        for definition in pack.definitions
        if definition.kind == LOOT
    }
    return GameDefinition(
        pack=pack,
        rules=rules,
        options=(FIRST,),
        begin=partial(begin, pack),
        bots={"sailor": play},
        figures=partial(figures, values),
        goal=goal,
        hint=partial(hint, values),
        notes=notes,
        telling=Telling(chapter=chapter),
        trial=partial(trial, pack),
    )
