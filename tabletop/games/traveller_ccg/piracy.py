"""Piracy: an attempt in the rulebook's steps, with windows between them (``TC-24``).

It is a procedure, not something queued (``TC-R.82``). Values are read when a window has closed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.interpret import Running
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.decisions import ChooseNumber
from tabletop.engine.events import MomentCame, Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.costs import concealed
from tabletop.games.traveller_ccg.damage import inflict_structure
from tabletop.games.traveller_ccg.eligibility import not_selecting
from tabletop.games.traveller_ccg.expenses import can_raise, expense, pay_credits
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.moments import ATTEMPT_ENDS
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.state import (
    UNCOMMITTED,
    Attempt,
    captain,
    changed,
    taking_up,
    voyage,
    with_captain,
)
from tabletop.games.traveller_ccg.timing import settle
from tabletop.games.traveller_ccg.windows import open_window

ATTACK: Final = "attack"
DAMAGE_RULE: Final = RuleId("TC-24.4")


@dataclass(frozen=True, slots=True)
class Raid:
    """A piracy attempt: who attacks whom, and the damage that is being dealt now.

    ``returning`` tells that the defender strikes back. ``upgrades`` are the points assigned to
    each Upgrade, ``owed`` those that are an expense. ``ships`` are the attacker's and the other's.
    """

    attacker: SeatId
    defender: SeatId
    ships: tuple[CardId, CardId]
    returning: bool = False
    upgrades: tuple[tuple[CardId, int], ...] = ()
    owed: int = 0

    @property
    def sides(self) -> tuple[SeatId, SeatId]:
        """Who deals the damage now, and who takes it."""
        return (self.defender, self.attacker) if self.returning else (self.attacker, self.defender)

    @property
    def fire(self) -> tuple[CardId, CardId]:
        """The Ship that fires now, and the one that is hit."""
        return self.ships[::-1] if self.returning else self.ships


def values(table: Table, ours: CardId, theirs: CardId) -> tuple[int, int]:
    """Give the Attack Value of one ship and the Defense Value of another, against each other.

    Conditional bonuses look at the ships of this attempt (``TC-24.10``).
    """
    reader = LANGUAGE.reader(table)
    return reader.value(ours, "attack", theirs), reader.value(theirs, "defense", ours)


def raid(table: Table, attacker: SeatId, ship: CardId) -> Raid:
    """Name a piracy attempt of a captain against a Ship."""
    owner = table.board.cards[ship].owner
    assert owner is not None
    return Raid(attacker, owner, (ship_of(table.board, attacker), ship))


def _candidates(table: Table, seat: SeatId) -> Iterable[Action]:
    return (
        Action(ATTACK, ship_of(table.board, other))
        for other in table.board.aboard()
        if other != seat
    )


def _verify(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    """Only a declared pirate, once (``TC-24.1``), and only what can be targeted (``TC-R.42``)."""
    refusal = not_selecting(table, seat)
    if refusal is not None:
        return refusal
    if captain(table, seat).activity.kind != "piracy":
        return refuse("TC-24.1", "Only a captain who declared piracy this round can attack.")
    if action.card not in [other.card for other in _candidates(table, seat)]:
        return refuse("TC-24.2", "Piracy targets the Ship of an opposing captain.")
    assert action.card is not None
    more = concealed(LANGUAGE.reader(table), seat, action.card)
    raised = can_raise(table, seat)
    if more > raised:
        return refuse(
            "TC-R.42",
            "{card} is Concealed: to target it costs {more}; you can raise {raised}.",
            card=CardName(action.card),
            more=more,
            raised=raised,
        )
    return None


def _label(_table: Table, action: Action) -> Message:
    assert action.card is not None
    return say("Attack {card}", card=CardName(action.card))


PIRACY_KIND: Final = ActionKind(ATTACK, _label, _candidates, _verify)
"""Resolving one's piracy attempt, as a selection of Resolution Stage 2."""


def target(at: At[Raid]) -> Next:
    """Step 1: the pirate targets a Ship, at a cost if it is Concealed (``TC-R.42``)."""
    attempt = at.locals
    ship = attempt.ships[1]
    due = concealed(LANGUAGE.reader(at.table), attempt.attacker, ship)
    if due <= 0:
        return go(declare)
    why = say("targeting {card}", card=CardName(ship))
    return call(pay_credits(attempt.attacker, due, why, RuleId("TC-R.42")), then=declare)


def declare(at: At[Raid]) -> Next:
    """Open a window once the target is named, before damage is figured (``TC-R.82``)."""
    attempt = at.locals
    state = replace(voyage(at.table), attempt=Attempt(attempt.attacker, attempt.defender))
    told = say(
        "{attacker} attacks {defender}.",
        attacker=SeatName(attempt.attacker),
        defender=SeatName(attempt.defender),
    )
    return go(
        first_window,
        changed(state),
        Said(told),
        MomentCame("piracy-begins", attempt.attacker, attempt.ships[1:]),
    )


def first_window(_at: At[Raid]) -> Next:
    """Let both sides play what changes Attack and Defense Values."""
    return call(open_window(), then=fire)


def fire(at: At[Raid]) -> Next | Running:
    """Step 2: damage is the Attack Value less the other's Defense Value (``TC-24.3``)."""
    attempt = at.locals
    if _illegal(at):
        return go(end)
    attack, defense = values(at.table, *attempt.fire)
    return _assign(at, attack, defense)


def _illegal(at: At[Raid]) -> bool:
    attempt = at.locals
    return not all(at.board.seats[seat].aboard for seat in attempt.sides)


async def _assign(at: At[Raid], attack: int, defense: int) -> Next:
    """Have whoever deals damage split it on Upgrades and an expense (``TC-24.4``, ``TC-24.5``)."""
    attempt = at.locals
    dealer, taker = attempt.sides
    damage = left = max(0, attack - defense)
    assigned: list[tuple[CardId, int]] = []
    for upgrade in at.board.attached(attempt.fire[1]):
        if not left:
            break
        prompt = say(
            "{seat}, how many of {left} damage go to {card}? The rest is an expense of {other}.",
            seat=SeatName(dealer),
            left=left,
            card=CardName(upgrade),
            other=SeatName(taker),
        )
        points = await ChooseNumber("damage", dealer, prompt, DAMAGE_RULE, 0, left)
        if points:
            assigned.append((upgrade, points))
            left -= points
    told = say(
        "Attack {attack} against Defense {defense}: {seat} inflicts {damage} damage.",
        attack=attack,
        defense=defense,
        seat=SeatName(dealer),
        damage=damage,
    )
    record = voyage(at.table).attempt
    assert record is not None
    record = (
        replace(record, returned=damage) if attempt.returning else replace(record, inflicted=damage)
    )
    return go(
        strike,
        changed(replace(voyage(at.table), attempt=record)),
        Said(told),
        locals=replace(attempt, upgrades=tuple(assigned), owed=left),
    )


def strike(at: At[Raid]) -> Next:
    """Put Structure on Upgrades; the points on one are one source (``TC-R.83``)."""
    attempt = at.locals
    reader, source = LANGUAGE.reader(at.table), attempt.fire[0]
    events = [
        event
        for upgrade, points in attempt.upgrades
        for event in inflict_structure(reader, upgrade, points, source)
    ]
    return go(charge, *events)


def charge(at: At[Raid]) -> Next:
    """Have what is left met as one expense (``TC-R.83``)."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=charge)
    attempt = at.locals
    _, taker = attempt.sides
    if not attempt.owed:
        return go(inflicted)
    why = say("the damage of piracy")
    return call(expense(taker, attempt.owed, why, DAMAGE_RULE), then=inflicted)


def inflicted(at: At[Raid]) -> Next:
    """Tell of the damage; then step 3 tells of success, or all is over (``TC-24.8``)."""
    attempt = at.locals
    record = voyage(at.table).attempt
    assert record is not None
    damage = record.returned if attempt.returning else record.inflicted
    dealer, _ = attempt.sides
    following = end if attempt.returning else judge
    if not damage or not at.board.seats[dealer].aboard:
        return go(following)
    return go(following, MomentCame("damage-inflicted", dealer, attempt.fire[1:], damage))


def judge(at: At[Raid]) -> Next:
    """Step 3: it succeeded if Attack exceeded Defense; either way it was carried out.

    Only the values count, not what stuck (``TC-R.83``, ``TC-R.81``).
    """
    attempt = at.locals
    state = voyage(at.table)
    assert state.attempt is not None
    succeeded = state.attempt.inflicted > 0
    pirate = replace(state.captains[attempt.attacker], pirated=True)
    known = replace(state, attempt=replace(state.attempt, succeeded=succeeded))
    name = SeatName(attempt.attacker)
    text = "{seat}'s piracy succeeds." if succeeded else "{seat}'s piracy fails."
    return go(
        second_window,
        changed(with_captain(known, attempt.attacker, pirate)),
        Said(say(text, seat=name)),
        MomentCame(
            "piracy-succeeded" if succeeded else "piracy-failed",
            attempt.attacker,
            attempt.ships[1:],
        ),
    )


def second_window(_at: At[Raid]) -> Next:
    """Open a window once success is known (``TC-R.82``)."""
    return call(open_window(), then=third_window)


def third_window(at: At[Raid]) -> Next:
    """Step 4: the defender strikes back (``TC-24.7``), unless bankrupt (``TC-R.85``).

    A window comes before it, and the values are read anew (``TC-R.84``).
    """
    if _illegal(at):
        return go(end)
    told = Said(say("{seat} returns fire.", seat=SeatName(at.locals.defender)))
    return call(open_window(), told, then=fire, locals=replace(at.locals, returning=True))


def end(at: At[Raid]) -> Next:
    """Step 5: the attempt is over and the pirate uncommitted (``TC-24.8``, ``TC-21.6``)."""
    attempt = at.locals
    record = voyage(at.table).attempt
    state = replace(voyage(at.table), attempt=None)
    told: list[Said] = []
    if at.board.seats[attempt.attacker].aboard:
        state = taking_up(state, attempt.attacker, UNCOMMITTED)
        text = "The attempt is over: {seat} is uncommitted."
        if record is not None and record.succeeded is None:
            text = (
                "The attempt ends without a target, as if it had not been: {seat} is uncommitted."
            )
        told.append(Said(say(text, seat=SeatName(attempt.attacker))))
    return done(
        changed(state), *told, MomentCame(ATTEMPT_ENDS, attempt.attacker, attempt.ships[1:])
    )


PIRACY: Final = Procedure(
    "traveller-ccg.piracy",
    Raid,
    target,
    declare,
    first_window,
    fire,
    strike,
    charge,
    inflicted,
    judge,
    second_window,
    third_window,
    end,
)
