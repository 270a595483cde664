"""Missions: completing them, their REWARDs, and what has contributed (section 20)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.context import Context
from tabletop.effects.interpret import Running
from tabletop.effects.nodes import nodes_of
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseCards, ChooseOption, Option
from tabletop.engine.events import CardAttached, CardCounted, CardMoved, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.boards import board_of, tokens_on
from tabletop.games.captains_chair.leaving import leaving
from tabletop.games.captains_chair.objectives import (
    PLACE,
    Need,
    adding,
    context_of,
    deciding_wildcards,
    in_play_first,
    objectives_of,
    parts,
    places,
    unmet,
)
from tabletop.games.captains_chair.operation import carry_out_operation
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.state import COMPLETED, changed, course
from tabletop.games.captains_chair.titles import title

MISSION: Final = "mission"
"""The timing of missions, and the verb of completing one."""
BEAM: Final = "beam"
LATER: Final = "later"
CONTRIBUTES: Final = "contributes"
"""A counter of a beamed card that contributes to the mission being completed (``CC-20.5``)."""
RULE: Final = RuleId("CC-20.3")


def missions_of(table: Table, seat: SeatId) -> tuple[Ability, ...]:
    """List the missions on the side of a captain's board that is up (``CC-4.2``)."""
    card = board_of(table.board, seat)
    if card is None:
        return ()
    return tuple(one for one in abilities_of(table.printed(card)) if one.timing == MISSION)


def is_completed(table: Table, seat: SeatId, key: str) -> bool:
    """Tell whether a Completed Mission token lies on a mission."""
    return key in completed(table, seat)


def completed(table: Table, seat: SeatId) -> tuple[str, ...]:
    """List the missions on which Completed Mission tokens lie."""
    return tuple(tokens_on(table.board, seat, COMPLETED))


def why_not(table: Table, seat: SeatId, key: str) -> Refusal | None:
    """Say why a mission can't be completed now, or None when it can (``CC-20.3``, ``CC-20.6``)."""
    mission = next((one for one in missions_of(table, seat) if one.key == key), None)
    card = board_of(table.board, seat)
    if mission is None or card is None:
        return refuse("CC-20.1", "There is no such mission on your board.")
    if is_completed(table, seat, key):
        return refuse("CC-20.6", "You have completed {mission} already.", mission=title(key))
    reader = read(table)
    lacking = unmet(reader, mission, context_of(card, seat))
    if lacking is not None:
        text = "The objective isn't met yet: {what}."
        return refuse("CC-20.3", text, what=lacking.said(reader))
    return None


def completable(table: Table, seat: SeatId) -> tuple[str, ...]:
    """List the missions that can be completed now and that weren't put off for this turn."""
    return tuple(
        one.key
        for one in missions_of(table, seat)
        if one.key not in course(table).later and why_not(table, seat, one.key) is None
    )


@dataclass(frozen=True, slots=True)
class Completing:
    """Which mission of whom is being completed; at which ``places``, where that was asked."""

    seat: SeatId
    key: str
    places: tuple[CardId, ...] = ()


def name(at: At[Completing]) -> Next | Running:
    """Name the contributing cards where more fit than are needed (``CC-R.58``)."""
    open_places = _places(at)
    if open_places:
        return _place(at, open_places)
    chosen, open_ = _contributors(at)
    return _name(at, chosen, open_) if open_ else _reward(at, chosen)


def _context(at: At[Completing]) -> Context:
    card = board_of(at.board, at.locals.seat)
    assert card is not None
    return context_of(card, at.locals.seat).having(Binding(PLACE, at.locals.places))


def _beams(mission: Ability) -> bool:
    return any(node.tag == BEAM for node in nodes_of(mission.do))


def _places(at: At[Completing]) -> tuple[CardId, ...]:
    """List the Ships or Locations that meet an objective alike, where it makes a difference
    which of them does: cards beamed there are discharged (``CC-20.2``, ``CC-R.58``).
    """
    mission, reader, cards = _mission(at), read(at.table), at.board.cards
    decided = deciding_wildcards(reader, mission, _context(at))
    for objective in objectives_of(mission):
        found = places(objective.condition, reader, decided)
        meeting = (card for there in found.values() for card in there)
        if _beams(mission) or any(cards[card].attached_to is not None for card in meeting):
            return tuple(found)
    return ()


async def _place(at: At[Completing], open_: tuple[CardId, ...]) -> Next:
    seat = at.locals.seat
    text = "{seat}, choose where the objective is met; those beamed that meet it are discharged."
    prompt, rule = say(text, seat=SeatName(seat)), RuleId("CC-R.58")
    chosen = await ChooseCards("contributing-place", seat, prompt, rule, open_)
    return go(name, locals=replace(at.locals, places=(*at.locals.places, *chosen)))


def _contributors(at: At[Completing]) -> tuple[list[CardId], list[Need]]:
    """Give the cards that contribute for sure, and what is to be named cards for.

    It makes a difference only where a beamed card is among them, or where the REWARD beams some;
    those not beamed come first.
    """
    board, mission, reader = at.board, _mission(at), read(at.table)
    sure: list[CardId] = []
    open_: list[Need] = []
    for part in parts(reader, mission, _context(at)):
        for need in part.needs:
            cards = need.among or need.cards
            beamed = any(
                board.cards[one].attached_to is not None for one in need.contributing(cards)
            )
            if len(cards) > need.count and (beamed or _beams(mission)):
                open_.append(need)
            else:
                sure += need.contributing(need.cards)
    return sure, open_


def _mission(at: At[Completing]) -> Ability:
    mine = missions_of(at.table, at.locals.seat)
    return next(one for one in mine if one.key == at.locals.key)


async def _name(at: At[Completing], chosen: list[CardId], open_: list[Need]) -> Next:
    seat, reader, rule = at.locals.seat, read(at.table), RuleId("CC-R.58")
    text = "{seat}, name the cards that meet the objective; of these, those beamed are discharged."
    prompt = say(text, seat=SeatName(seat))
    for need in open_:
        if need.species:
            chosen += await _species(at, need, prompt)
            continue
        cards, count = in_play_first(reader, need.cards), need.count
        named = await ChooseCards("contributing", seat, prompt, rule, cards, count, count)
        chosen += need.contributing(named)
    return _reward(at, chosen)


async def _species(at: At[Completing], need: Need, prompt: Message) -> tuple[CardId, ...]:
    """Have cards of different species named, one by one; of a single one nobody is asked."""
    seat, reader, rule = at.locals.seat, read(at.table), RuleId("CC-R.58")
    context = deciding_wildcards(reader, _mission(at), _context(at))
    chosen: tuple[CardId, ...] = ()
    while cards := adding(reader, context, need, chosen):
        named = cards
        if len(cards) > 1:
            named = await ChooseCards("contributing", seat, prompt, rule, cards)
        chosen += named
    return chosen


def _reward(at: At[Completing], contributing: list[CardId]) -> Next:
    """1st: carry out the REWARD (``CC-20.4``); whatever has contributed is marked."""
    board, seat = at.board, at.locals.seat
    card = board_of(board, seat)
    assert card is not None
    marks = (
        CardCounted(one, CONTRIBUTES, 1)
        for one in dict.fromkeys(contributing)
        if board.zones[board.cards[one].zone].in_play
    )
    line = say("{seat} completes the mission {mission}.", seat=SeatName(seat), mission=said(at))
    frame = carry_out_operation(card, board.cards[card].definition, at.locals.key, seat)
    return call(frame, Said(line), *marks, then=discharge)


def said(at: At[Completing]) -> str:
    """Name the mission that is being completed."""
    return title(at.locals.key)


def discharge(at: At[Completing]) -> Next:
    """2nd: discharge what has contributed and is beamed now; nothing else (``CC-20.4``, 20.5)."""
    board, seat = at.board, at.locals.seat
    marked = [card for card, one in board.cards.items() if CONTRIBUTES in one.counters]
    beamed = [card for card in marked if board.cards[card].attached_to is not None]
    unmarked = (
        CardCounted(card, CONTRIBUTES, -board.cards[card].counters[CONTRIBUTES]) for card in marked
    )
    under = {one for card in beamed for one in board.tree(card) if one != card}
    events: list[Event] = []
    for card in beamed:
        line = say("{card} has contributed and is discharged.", card=CardName(card))
        events.append(Said(line))
        if card not in under:  # else it goes along with what carries it
            events += leaving(board, card, "discharge", seat)
    return go(token, *unmarked, *events)


def token(at: At[Completing]) -> Next:
    """3rd: a Completed Mission token lies on it (``CC-20.4``, ``CC-20.6``)."""
    seat = at.locals.seat
    card = board_of(at.board, seat)
    assert card is not None
    counted = CardCounted(card, f"{COMPLETED}-{at.locals.key}", 1)
    return done(counted, MomentCame("mission-completed", seat, (card,), 1))


COMPLETE: Final = Procedure("captains-chair.mission", Completing, name, discharge, token)


def complete(seat: SeatId, key: str) -> Frame:
    """Start completing a mission whose objective is met."""
    return COMPLETE.frame(Completing(seat, key))


def observed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Unmark a contributing card that ceases to be beamed in the REWARD (``CC-20.5``).

    It isn't discharged then, even if it is beamed again. What leaves play forgets it anyway.
    """
    if not isinstance(event, CardAttached | CardMoved):
        return ()
    was, now = before.board.cards[event.card], after.board.cards[event.card]
    if was.attached_to is None or now.attached_to is not None:
        return ()
    mark = now.counters.get(CONTRIBUTES, 0)
    return (CardCounted(event.card, CONTRIBUTES, -mark),) if mark else ()


@dataclass(frozen=True, slots=True)
class Offering:
    """Who may complete a mission between two operations."""

    seat: SeatId


def choose(at: At[Offering]) -> Next | Running:
    """Offer what can be completed, where anything can (``CC-R.57``)."""
    keys = completable(at.table, at.locals.seat)
    return _choose(at, keys) if keys else done()


async def _choose(at: At[Offering], keys: tuple[str, ...]) -> Next:
    seat = at.locals.seat
    options = tuple(Option(key, say("Complete {mission}", mission=title(key))) for key in keys)
    not_now = Option(LATER, say("Not now"))
    prompt = say("{seat}, complete a mission before you go on?", seat=SeatName(seat))
    key = await ChooseOption(MISSION, seat, prompt, RULE, (*options, not_now))
    if key == LATER:
        state = course(at.table)
        return done(changed(replace(state, later=(*state.later, *keys))))
    return call(complete(seat, key), then=choose)


OFFER: Final = Procedure("captains-chair.missions", Offering, choose)


def offer(seat: SeatId) -> Frame:
    """Let a player complete missions between two operations."""
    return OFFER.frame(Offering(seat))


def _candidates(table: Table, seat: SeatId) -> Iterator[Action]:
    card = board_of(table.board, seat)
    for mission in missions_of(table, seat):
        if not is_completed(table, seat, mission.key):
            yield Action(MISSION, card, mission.key)


def _verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    return why_not(table, seat, action.ability)


def _label(_table: Table, action: Action) -> Message:
    return say("Complete {mission}", mission=title(action.ability))


KIND: Final = ActionKind(MISSION, _label, _candidates, _verify)
"""Completing a mission in the Action Step, without a chip (``CC-9.8``, ``CC-20.3``)."""
