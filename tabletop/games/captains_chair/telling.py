"""What is told of the table besides its cards: the step, chips, Stardate, Incidents (CC-28.3)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, numbered, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair import cadet, missions, scoring
from tabletop.games.captains_chair.choices import CONFIRMING
from tabletop.games.captains_chair.ends import turns_left
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.places import INCIDENTS
from tabletop.games.captains_chair.stardates import current, glory_left
from tabletop.games.captains_chair.state import CHIPS, Course, course
from tabletop.games.captains_chair.symbols import STEPS as STEPS_OF_TRACKS
from tabletop.games.captains_chair.symbols import board_fact
from tabletop.games.captains_chair.titles import title
from tabletop.games.captains_chair.unseen import supposing
from tabletop.games.telling import Chapter, Telling

_Definitions = Mapping[DefId, Definition]

STEPS: Final[Mapping[str, Message]] = MappingProxyType(
    {
        "resupply": say("Resupply Step"),
        "control": say("Control Step"),
        "action": say("Action Step"),
        "clean-up": say("Clean-Up Step"),
    }
)


def moment(definitions: _Definitions, view: SeatView) -> Message | None:
    """Say whose turn and which step it is, and how far the match is (``CC-28.3``, ``CC-28.4``)."""
    table = Table(view.board, definitions)
    state = course(table)
    if not state.turn:
        return None
    return say(
        "{turn}, {step}: {seat}. {stardate}. {incidents} in the pile.",
        turn=_turn(state),
        step=STEPS[state.step],
        seat=SeatName(state.active),
        stardate=_stardate(table),
        incidents=numbered(
            len(view.board.piles[INCIDENTS]), "{count} Incident", "{count} Incidents"
        ),
    )


def chapter(board: Board) -> Chapter | None:
    """Name the turn, whose it is, and its step (``CC-5.1``)."""
    state = board.state
    assert isinstance(state, Course)
    if not state.turn:
        return None
    turn = say("{turn}: {seat}", turn=_turn(state), seat=SeatName(state.active))
    return Chapter(turn, STEPS[state.step])


def _turn(state: Course) -> Message:
    if state.cadet:
        return say("Turn {turn} of {last}", turn=state.turn, last=cadet.LAST_TURN)
    return say("Turn {turn}", turn=state.turn)


def _stardate(table: Table) -> Message:
    """Say how much glory the top Stardate card has, or how many turns are left."""
    left = turns_left(course(table))
    if left is not None:
        if left == 0:
            return say("The credits roll: this is the last turn")
        if left == 1:
            return say("The credits roll: 1 more turn")
        return say("The credits roll: {left} more turns", left=left)
    card = current(table)
    if card is None:
        return say("No Stardate card is left")
    return say("{card}: {glory} glory", card=CardName(card), glory=glory_left(table.board, card))


def standing(definitions: _Definitions, view: SeatView, seat: SeatId) -> Message | None:
    """Say how many action chips a player has left and what they would score now."""
    table = Table(view.board, definitions)
    if not course(table).turn:
        return None
    chips = view.board.seats[seat].counters.get(CHIPS, 0)
    account = scoring.account(LANGUAGE.reader(supposing(table)), seat)
    said = say(
        "{chips} chip, {points} VP so far" if chips == 1 else "{chips} chips, {points} VP so far",
        chips=chips,
        points=account.total,
    )
    if not account.unknown:
        return said
    text = "{said}, 1 card unseen" if account.unknown == 1 else "{said}, {unknown} cards unseen"
    return say(text, said=said, unknown=account.unknown)


def goal(definitions: _Definitions, view: SeatView) -> Message | None:
    """Say which missions a player can complete now, and which are left (``CC-20.3``)."""
    if view.seat < 0:
        return None
    table, seat = Table(view.board, definitions), view.seat
    left = tuple(
        title(one.key)
        for one in missions.missions_of(table, seat)
        if not missions.is_completed(table, seat, one.key)
    )
    if not left:
        return say("You have completed all your missions.")
    ready = tuple(title(key) for key in _ready(table, seat))
    if ready:
        return say("You can complete: {missions}.", missions=ready)
    return say("Missions left: {missions}.", missions=left)


def _ready(table: Table, seat: SeatId) -> tuple[str, ...]:
    keys = (one.key for one in missions.missions_of(table, seat))
    return tuple(key for key in keys if missions.why_not(table, seat, key) is None)


def steps(
    definitions: _Definitions, view: SeatView, seat: SeatId, counter: str
) -> tuple[tuple[int, str], ...] | None:
    """Give the multipliers along a track of a captain board and where they stand (``CC-16.4``).

    Each is so many VP for a focus of the track. Khan's board has no tracks (``CC-27.12``).
    """
    printed = board_fact(LANGUAGE.reader(Table(view.board, definitions)), seat, counter)
    if not printed:
        return None
    return tuple((at, f"{worth}") for at, worth in zip(STEPS_OF_TRACKS, printed, strict=False))


def telling(definitions: _Definitions) -> Telling:
    """Make what this game tells."""
    return Telling(
        moment=partial(moment, definitions),
        seat=partial(standing, definitions),
        steps=partial(steps, definitions),
        chapter=chapter,
        confirming=CONFIRMING,
    )
