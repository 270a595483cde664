"""The Action Phase: captains alternate until all have passed in a row (section 17)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects import find_ability
from tabletop.effects.usable import PASS
from tabletop.engine.actions import Action, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Said
from tabletop.engine.frames import At, Next, Procedure, call, go
from tabletop.engine.ids import AUTOMA, RuleId, SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.initiative import clockwise, in_initiative_order
from tabletop.games.traveller_ccg.play import KINDS, announce
from tabletop.games.traveller_ccg.solo.attacks import turn as opposition_turn
from tabletop.games.traveller_ccg.solo.opposition import opposed
from tabletop.games.traveller_ccg.stages import (
    acts,
    begin_stage,
    end_stage,
    phase_begins,
    phase_ends,
)
from tabletop.games.traveller_ccg.state import changed, voyage
from tabletop.games.traveller_ccg.victory import check_victory

RULE: Final = RuleId("TC-17.1")
TAKEN: Final = ("action", "use")
"""Timings of what counts as taking an Action (``TC-17.3``)."""


@dataclass(frozen=True, slots=True)
class Alternating:
    """Whose turn it is, or was the last, and who has passed since the last Action."""

    seat: SeatId | None = None
    passed: tuple[SeatId, ...] = ()


def begin(_at: At[Alternating]) -> Next:
    """Stage 1: captains alternate."""
    return call(begin_stage("action", 1), phase_begins("action"), then=next_turn)


def next_turn(at: At[Alternating]) -> Next:
    """Let the next captain be active, until all have passed one after another (``TC-17.4``).

    After the last pass there is one more window, for effects and not for Actions (``TC-R.74``).
    """
    last, passed = at.locals.seat, at.locals.passed
    opposition = opposed(voyage(at.table).venture)
    if opposition and last != AUTOMA:
        # It is first captain here, and acts by rules whenever it can (``TC-34.6``, ``TC-34.7``).
        return call(
            opposition_turn(),
            acts(at.table, None),
            then=opposition_acted,
            locals=Alternating(AUTOMA, passed),
        )
    if all(seat in passed for seat in at.board.aboard()):
        return call(end_stage(), then=end)
    if last is None or last == AUTOMA:
        seat = in_initiative_order(at.table)[0]
    else:
        seat = clockwise(at.board, SeatId((last + 1) % len(at.board.seats)))[0]
    return go(act, acts(at.table, seat), locals=Alternating(seat, passed))


def opposition_acted(at: At[Alternating]) -> Next:
    """Go on after the Opposition's turn: if it acted, the captain may act again (``TC-17.4``)."""
    passed = () if at.value is True else at.locals.passed
    return go(next_turn, locals=Alternating(AUTOMA, passed))


async def act(at: At[Alternating]) -> Next:
    """Have the active captain take an Action or pass; passing is not final (``TC-17.4``)."""
    seat, passed = at.locals.seat, at.locals.passed
    assert seat is not None
    if not at.board.seats[seat].aboard:
        return go(next_turn)
    prompt = say("{seat}, take an Action, or pass.", seat=SeatName(seat))
    actions = legal(KINDS["acting"], at.table, seat)
    action = await ChooseAction("act", seat, prompt, RULE, actions)
    if action.verb == PASS.verb:
        line = say("{seat} passes.", seat=SeatName(seat))
        return go(next_turn, Said(line), locals=Alternating(seat, (*passed, seat)))
    if not takes_action(at.table, action):
        # Reactions and effects for any time neither use up the turn nor break a run of passes.
        return call(announce(action, seat), then=act)
    return call(announce(action, seat), then=acted)


def acted(at: At[Alternating]) -> Next:
    """After an Action everybody may act again; one that came to nothing was none (``TC-R.74``)."""
    if at.value is False:
        return go(act)
    return go(next_turn, locals=Alternating(at.locals.seat))


def takes_action(table: Table, action: Action) -> bool:
    """Tell whether something that a captain does is an Action."""
    if action.card is None:
        return False
    definition = table.definitions[table.board.cards[action.card].definition]
    return find_ability(definition, action.ability).timing in TAKEN


def end(_at: At[Alternating]) -> Next:
    """The phase ends (``TC-R.8``)."""
    return go(check, phase_ends("action"))


def check(at: At[Alternating]) -> Next:
    """Stage 2: victory check (``TC-17.12``)."""
    return call(check_victory(), changed(replace(voyage(at.table), stage=2)))


ACTION: Final = Procedure(
    "traveller-ccg.action", Alternating, begin, next_turn, opposition_acted, act, acted, end, check
)
