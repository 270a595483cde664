"""Battles on a planet: opponents attack first, then the officers, until one side is beaten."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.actions import legal
from tabletop.engine.decisions import ChooseAction, ChooseCards
from tabletop.engine.events import CardMoved, Event, Said, TableCounted
from tabletop.engine.frames import At, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_traders.crew import active, defeat_officer
from tabletop.games.traveller_traders.fight import roll_attack
from tabletop.games.traveller_traders.names import (
    BATTLE,
    DEFEATED,
    DRAWN,
    ENCOUNTER_DISCARD,
    PLAYER,
)
from tabletop.games.traveller_traders.state import ALL_FIRST, changed, voyage
from tabletop.games.traveller_traders.windows import ATTACK, DEFEND, KINDS


@dataclass(frozen=True, slots=True)
class Battle:
    """How far a round of a battle has come.

    ``waiting`` are the cards still to attack in this half of the round. ``last_rank`` is the rank
    of the officer attacked last (0: none yet). ``volley`` means that the officers left attack
    without being asked.
    """

    waiting: tuple[int, ...] = ()
    last_rank: int = 0
    volley: bool = False


def target_of(table: Table, last_rank: int) -> CardId:
    """Give the officer whom the next opponent attacks (TT-4.2, TT-R.2).

    The first opponent takes the first active officer by rank, each further one the next, round
    again after the last; with the other reading all take the first.
    """
    standing = active(table)
    if voyage(table.board).targets == ALL_FIRST:
        return standing[0]
    later = (card for card in standing if int(table.fact(card, "rank")) > last_rank)
    return next(later, standing[0])


def targets(table: Table) -> tuple[tuple[CardId, CardId], ...]:
    """Pair each opponent of the battle with whom it attacks, as things stand now."""
    pairs: list[tuple[CardId, CardId]] = []
    last_rank = 0
    for opponent in table.board.pile(BATTLE):
        target = target_of(table, last_rank)
        pairs.append((opponent, target))
        last_rank = int(table.fact(target, "rank"))
    return tuple(pairs)


def next_battle(at: At[Nothing]) -> Next:
    """Begin the battle with the name drawn first of those that wait (TT-4.1, TT-R.5)."""
    board = at.board
    waiting = board.pile(DRAWN)
    if not waiting:
        return done(changed(board, window="", attacker=""))
    name = board.card(waiting[0]).definition
    alike = tuple(card for card in waiting if board.card(card).definition == name)
    text = (
        "{count} of them fight together: {opponents}."
        if len(alike) > 1
        else "The {opponents} attacks."
    )
    return call(
        BATTLE_ROUNDS.frame(Battle()),
        *(CardMoved(card, BATTLE, face_up=True) for card in alike),
        Said(say(text, count=len(alike), opponents=tuple(map(CardName, alike)))),
        then=next_battle,
    )


def battle_round(at: At[Battle]) -> Next:
    """Begin a round of the battle, or end the battle when no opponent is left (TT-4.5)."""
    board = at.board
    if not board.pile(BATTLE):
        return done()
    return go(face_attack, changed(board, window=DEFEND, attacker=""))


async def face_attack(at: At[Battle]) -> Next:
    """The player sees who attacks whom, and goes on."""
    board = at.board
    opponents = board.pile(BATTLE)
    await ChooseAction(
        DEFEND,
        PLAYER,
        say(
            "{seat}, face the attack: {opponents}.",
            seat=SeatName(PLAYER),
            opponents=tuple(map(CardName, opponents)),
        ),
        RuleId("TT-4.2"),
        legal(KINDS, at.table, PLAYER),
    )
    return go(opponent_attacks, locals=Battle(waiting=opponents))


async def opponent_attacks(at: At[Battle]) -> Next:
    """One opponent attacks; after the last it is the officers' turn (TT-4.2, TT-4.3)."""
    if not at.locals.waiting:
        return go(officer_turn, locals=Battle(waiting=active(at.table)))
    opponent, *others = at.locals.waiting
    target = target_of(at.table, at.locals.last_rank)
    attack = await roll_attack(at.table, CardId(opponent), target)
    harm = defeat_officer(at.table, target) if attack.hits else ()
    rank = int(at.table.fact(target, "rank"))
    return go(opponent_attacks, *attack.told(), *harm, locals=Battle(tuple(others), rank))


def officer_turn(at: At[Battle]) -> Next:
    """Take the next active officer in rank order, while opponents stand (TT-4.4, TT-R.4)."""
    board = at.board
    if not at.locals.waiting or not board.pile(BATTLE):
        return go(battle_round, locals=Battle())
    officer = board.card(CardId(at.locals.waiting[0])).definition
    return go(officer_attacks, changed(board, window=ATTACK, attacker=officer))


async def officer_attacks(at: At[Battle]) -> Next:
    """One officer attacks an opponent of the player's choice."""
    officer, *others = (CardId(card) for card in at.locals.waiting)
    opponents = at.board.pile(BATTLE)
    target, volley = opponents[0], at.locals.volley
    if not volley:
        action = await ChooseAction(
            ATTACK,
            PLAYER,
            say(
                "{seat}, attack with the {officer}.",
                seat=SeatName(PLAYER),
                officer=CardName(officer),
            ),
            RuleId("TT-4.4"),
            legal(KINDS, at.table, PLAYER),
        )
        volley = action.verb == "volley"
        if not volley and len(opponents) > 1:
            (target,) = await ChooseCards(
                "target",
                PLAYER,
                say("{seat}, choose whom to attack.", seat=SeatName(PLAYER)),
                RuleId("TT-4.4"),
                opponents,
            )
    attack = await roll_attack(at.table, officer, target)
    harm = _beaten(target) if attack.hits else ()
    following = replace(at.locals, waiting=tuple(others), volley=volley)
    return go(officer_turn, *attack.told(), *harm, locals=following)


def _beaten(opponent: CardId) -> tuple[Event, ...]:
    """A defeated opponent is discarded (TT-4.6)."""
    return (
        CardMoved(opponent, ENCOUNTER_DISCARD, face_up=True),
        TableCounted(DEFEATED, 1),
        Said(say("The {opponent} is defeated.", opponent=CardName(opponent))),
    )


BATTLES: Final = Procedure("traders.battles", Nothing, next_battle)
BATTLE_ROUNDS: Final = Procedure(
    "traders.battle",
    Battle,
    battle_round,
    face_attack,
    opponent_attacks,
    officer_turn,
    officer_attacks,
)
