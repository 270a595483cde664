"""The Resolution Phase, stage by stage (``TC-21``)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tabletop.engine.events import CardFaced, Event, Said, SeatCounted
from tabletop.engine.frames import At, Next, Nothing, Procedure, call
from tabletop.engine.message import CardName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.commitment import pursued
from tabletop.games.traveller_ccg.deliveries import DELIVERY, Deliveries
from tabletop.games.traveller_ccg.infamy import fading
from tabletop.games.traveller_ccg.places import complications_on
from tabletop.games.traveller_ccg.selections import SELECTION, Selecting
from tabletop.games.traveller_ccg.solo.ends import end_of
from tabletop.games.traveller_ccg.stages import begin_stage, end_stage, phase_begins, phase_ends
from tabletop.games.traveller_ccg.state import changed, voyage
from tabletop.games.traveller_ccg.tokens import pool
from tabletop.games.traveller_ccg.victory import check_victory


def begin(at: At[Nothing]) -> Next:
    """Stage 1: Complications are revealed. Nobody has passed yet."""
    state = voyage(at.table)
    fresh = tuple(replace(one, passed=False, eligible=False) for one in state.captains)
    return call(
        begin_stage("resolution", 1),
        changed(replace(state, captains=fresh)),
        phase_begins("resolution"),
        then=reveal,
    )


def reveal(at: At[Nothing]) -> Next:
    """Turn up what is face down on Contracts that somebody pursues, at once (``TC-21.1``)."""
    return call(end_stage(), *_revealed(at.table), then=selections)


def _revealed(table: Table) -> Iterator[Event]:
    found = (pursued(table, seat) for seat in table.board.aboard())
    for contract in dict.fromkeys(card for card in found if card is not None):
        for card in complications_on(table.board, contract):
            if not table.board.cards[card].face_up:
                yield CardFaced(card, face_up=True)
                text = "{card} is revealed on {contract}."
                yield Said(say(text, card=CardName(card), contract=CardName(contract)))


def selections(_at: At[Nothing]) -> Next:
    """Stage 2: Complications, piracy, Actions, passing."""
    return call(begin_stage("resolution", 2), then=select)


def select(_at: At[Nothing]) -> Next:
    """Have selections taken until all have passed (``TC-21.8``)."""
    return call(SELECTION.frame(Selecting()), then=selected)


def selected(_at: At[Nothing]) -> Next:
    """End Stage 2."""
    return call(end_stage(), then=contracts)


def contracts(_at: At[Nothing]) -> Next:
    """Stage 3: Contracts."""
    return call(begin_stage("resolution", 3), then=deliver)


def deliver(_at: At[Nothing]) -> Next:
    """Have eligible captains attempt their Contracts (``TC-21.9``)."""
    return call(DELIVERY.frame(Deliveries()), then=delivered)


def delivered(_at: At[Nothing]) -> Next:
    """End Stage 3."""
    return call(end_stage(), then=infamy)


def infamy(_at: At[Nothing]) -> Next:
    """Stage 4: Infamy fades."""
    return call(begin_stage("resolution", 4), then=fade)


def fade(at: At[Nothing]) -> Next:
    """Take Infamy from those who carried out no piracy (``TC-21.10``)."""
    return call(end_stage(), *fading(at.table), then=pools)


def pools(_at: At[Nothing]) -> Next:
    """Stage 5: Resource Pools are emptied."""
    return call(begin_stage("resolution", 5), then=empty)


def empty(at: At[Nothing]) -> Next:
    """Have all captains discard all tokens that are left, at once (``TC-21.11``)."""
    board = at.board
    left = [(seat, pool(board, seat)) for seat in board.aboard()]
    events: list[Event] = [
        SeatCounted(seat, token, -count) for seat, tokens in left for token, count in tokens.items()
    ]
    if events:
        events.append(Said(say("The tokens left in the Resource Pools are discarded.")))
    return call(end_stage(), *events, then=end)


def end(_at: At[Nothing]) -> Next:
    """The phase ends (``TC-R.8``)."""
    return call(end_of("resolution"), phase_ends("resolution"), then=check)


def check(at: At[Nothing]) -> Next:
    """Stage 6: victory check (``TC-21.12``)."""
    return call(check_victory(), changed(replace(voyage(at.table), stage=6)))


RESOLUTION: Final = Procedure(
    "traveller-ccg.resolution",
    Nothing,
    begin,
    reveal,
    selections,
    select,
    selected,
    contracts,
    deliver,
    delivered,
    infamy,
    fade,
    pools,
    empty,
    end,
    check,
)
