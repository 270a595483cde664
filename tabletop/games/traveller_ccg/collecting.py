"""Resource Stage 1: a captain collects tokens from Ship and Crew (``TC-18.1`` to ``TC-18.9``)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.usable import PASS
from tabletop.engine.actions import Action, ActionKind, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import Event, MomentCame, Said, SeatCounted
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.capabilities import capabilities
from tabletop.games.traveller_ccg.control import crew_of
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.names import SKILLS, token_name, token_names
from tabletop.games.traveller_ccg.places import ship_of
from tabletop.games.traveller_ccg.play import KINDS as PLAY_KINDS
from tabletop.games.traveller_ccg.play import announce
from tabletop.games.traveller_ccg.skills import EXPERT, JACK, level, skills
from tabletop.games.traveller_ccg.state import voyage
from tabletop.games.traveller_ccg.tokens import LEVELS, TOKEN_SKILLS, counter

RULE: Final = RuleId("TC-18.1")
TAKE: Final = Action("collect")
REJECT: Final = "reject"
DECLARE: Final = "declare"

Due = tuple[tuple[CardId, str], ...]
"""Tokens that are due: the card that each comes from, and its counter."""


@dataclass(frozen=True, slots=True)
class Collecting:
    """Who collects, the tokens rejected, and those declared of Jack-of-all-Trades."""

    seat: SeatId
    rejected: tuple[str, ...] = ()
    declared: Due = ()


def due(table: Table, seat: SeatId) -> Due:
    """List the tokens that come by themselves (``TC-18.2``, ``TC-18.3``, ``TC-18.4``).

    A token for each icon of the Ship, and for each skill of each Crew at its level; exerted or
    wounded cards give theirs too (``TC-R.46``).
    """
    reader, ship = LANGUAGE.reader(table), ship_of(table.board, seat)
    found = [(ship, capability) for capability in capabilities(reader, ship)]
    for crew in crew_of(reader, seat):
        for skill, degree in skills(reader, crew).items():
            if skill != JACK:
                found.append((crew, counter(skill, LEVELS[degree - 1])))
    return tuple(found)


def open_to(table: Table, crew: CardId) -> tuple[str, ...]:
    """List the skills that a Jack-of-all-Trades can be declared for (``TC-18.7``, ``TC-R.64``).

    Not Psionics, and none that the Crew has itself at any level.
    """
    reader = LANGUAGE.reader(table)
    if not level(reader, crew, JACK):
        return ()
    return tuple(
        skill for skill in TOKEN_SKILLS if skill != "psionics" and not level(reader, crew, skill)
    )


def allowed(table: Table, crew: CardId) -> int:
    """Tell how many tokens a Jack-of-all-Trades collects: two of expert (``TC-18.8``)."""
    return 2 if level(LANGUAGE.reader(table), crew, JACK) == EXPERT else 1


def _in_stage(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    state = voyage(table)
    if (state.phase, state.stage, state.acting) == ("resource", 1, seat):
        return None
    return refuse("TC-18.1", "Tokens are collected in Stage 1 of the Resource Phase, in turn.")


def _rejectable(table: Table, seat: SeatId) -> Iterator[Action]:
    if table.board.seats[seat].aboard:
        for token in dict.fromkeys(token for _, token in due(table, seat)):
            yield Action(REJECT, None, token)


def _declarable(table: Table, seat: SeatId) -> Iterator[Action]:
    for crew in crew_of(LANGUAGE.reader(table), seat):
        for skill in open_to(table, crew):
            yield Action(DECLARE, crew, skill)


def _reject_label(_table: Table, action: Action) -> Message:
    return say("Reject {token}", token=token_name(action.ability))


def _declare_label(_table: Table, action: Action) -> Message:
    return say("Collect {skill}", skill=SKILLS[action.ability])


KINDS: Final = (
    ActionKind(
        TAKE.verb,
        lambda _table, _action: say("Collect the tokens"),
        lambda _table, _seat: (TAKE,),
        _in_stage,
        obvious=False,
    ),
    ActionKind(REJECT, _reject_label, _rejectable, _in_stage, obvious=False),
    ActionKind(DECLARE, _declare_label, _declarable, _in_stage),
)
"""What a captain can do about tokens besides using cards."""


async def collect(at: At[Collecting]) -> Next:
    """Let a captain reject tokens, declare those of Jack-of-all-Trades, then collect.

    Effects that give tokens for a cost are used here too; what is not elected is not collected
    (``TC-18.5``, ``TC-18.6``, ``TC-18.9``).
    """
    seat, so_far = at.locals.seat, at.locals
    if not at.board.seats[seat].aboard:
        return done()
    actions = tuple(
        action for action in legal(KINDS, at.table, seat) if _open(at.table, so_far, action)
    )
    others = tuple(
        action
        for action in legal(PLAY_KINDS["anytime"], at.table, seat)
        if action.verb != PASS.verb
    )
    prompt = say("{seat}, collect the tokens of your Ship and Crew.", seat=SeatName(seat))
    action = await ChooseAction("collect", seat, prompt, RULE, (*actions, *others))
    if action == TAKE:
        return done(*collected(at.table, so_far))
    if action.verb == REJECT:
        return go(collect, locals=replace(so_far, rejected=(*so_far.rejected, action.ability)))
    if action.verb == DECLARE and action.card is not None:
        declared = (*so_far.declared, (action.card, action.ability))
        return go(collect, locals=replace(so_far, declared=declared))
    return call(announce(action, seat), then=collect)


def _open(table: Table, so_far: Collecting, action: Action) -> bool:
    """Tell whether an action is still left after what has been rejected and declared."""
    if action.verb == REJECT:
        there = Counter(token for _, token in due(table, so_far.seat))
        return there[action.ability] > so_far.rejected.count(action.ability)
    if action.verb == DECLARE and action.card is not None:
        own = [skill for crew, skill in so_far.declared if crew == action.card]
        return action.ability not in own and len(own) < allowed(table, action.card)
    return True


def collected(table: Table, so_far: Collecting) -> tuple[Event, ...]:
    """Put the tokens into the pool, without those rejected, with those declared."""
    seat = so_far.seat
    tokens = list(due(table, seat))
    for token in so_far.rejected:
        rejected = next((item for item in tokens if item[1] == token), None)
        if rejected is not None:
            tokens.remove(rejected)
    mine = crew_of(LANGUAGE.reader(table), seat)
    for crew, skill in so_far.declared:
        if crew in mine and skill in open_to(table, crew):
            tokens.append((crew, counter(skill)))
    events: list[Event] = []
    if so_far.rejected:
        names = token_names(so_far.rejected)
        events.append(Said(say("{seat} rejects {tokens}.", seat=SeatName(seat), tokens=names)))
    for card in dict.fromkeys(card for card, _ in tokens):
        own = [token for other, token in tokens if other == card]
        line = say(
            "{seat} collects {tokens} from {card}.",
            seat=SeatName(seat),
            tokens=token_names(own),
            card=CardName(card),
        )
        events.append(Said(line))
        events.extend(SeatCounted(seat, token, 1) for token in own)
        events.append(MomentCame("token-collected", seat, (card,), len(own)))
    return tuple(events)


COLLECT: Final = Procedure("traveller-ccg.collect", Collecting, collect)
"""A captain's Stage 1."""
