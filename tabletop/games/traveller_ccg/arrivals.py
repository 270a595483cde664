"""In which order what changes skills came to a Crew, which matters for its levels (``TC-R.63``).

What lasts has a number that tells. Of the few cards that raise or lower skills as long as they are
in play it is put on record when they enter play, or are attached to another card.
"""

from __future__ import annotations

from dataclasses import replace

from tabletop.effects.ability import abilities_of
from tabletop.effects.reader import Held
from tabletop.engine.events import CardAttached, CardMoved, Event
from tabletop.engine.ids import CardId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.state import changed, voyage


def arrived(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Put on record that a card that raises or lowers skills has come where it is."""
    if not isinstance(event, CardMoved | CardAttached):
        return ()
    card = event.card
    was, now, zones = before.board.cards[card], after.board.cards[card], after.board.zones
    entered = zones[now.zone].in_play and not zones[was.zone].in_play
    moved = now.attached_to is not None and now.attached_to != was.attached_to
    if not (entered or moved) or not _steps(after, card):
        return ()
    state = voyage(after)
    others = tuple(one for one in state.came if one[0] != card)
    return (changed(replace(state, came=(*others, (card, after.board.serial)))),)


def _steps(table: Table, card: CardId) -> bool:
    # The language reads skills, and these read the order of arrivals.
    from tabletop.games.traveller_ccg.language.skills import SkillLevel

    return any(
        isinstance(standing, SkillLevel)
        for ability in abilities_of(table.printed(card))
        for standing in ability.always
    )


def order_of(table: Table, held: Held) -> tuple[int, int, int]:
    """Give what sorts things that hold by when they came; those of old come first."""
    if held.lasting:
        return held.lasting, 0, 0
    came = voyage(table).came
    for place, (card, serial) in enumerate(came):
        if card == held.context.source:
            return serial, 1, place
    return 0, 0, 0
