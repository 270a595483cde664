"""Enemy ships that a Complication has one defeat (``TC-26``).

The steps are those of piracy, but it is none (``TC-R.89``): no Infamy, no triggers of piracy, and
nobody becomes uncommitted. One attempt is one exchange (``TC-R.87``).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import CardCounted, MomentCame, Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import RuleId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.games.traveller_ccg.expenses import expense
from tabletop.games.traveller_ccg.fighting import ENEMY_NAME, Fight, defeated
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.moments import attempt_over
from tabletop.games.traveller_ccg.piracy import values
from tabletop.games.traveller_ccg.places import in_play, ship_of
from tabletop.games.traveller_ccg.state import DAMAGE, Attempt, changed, voyage
from tabletop.games.traveller_ccg.windows import open_window

ROLE_RULE: Final = RuleId("TC-26.2")
EXPENSE_RULE: Final = RuleId("TC-26.5")


def begin(at: At[Fight]) -> Next:
    """One that is as good as destroyed already needs no fight (``TC-26.3``)."""
    if defeated(LANGUAGE.reader(at.table), at.locals.card):
        return done(value=True)
    return go(role)


async def role(at: At[Fight]) -> Next:
    """Let the captain choose to be attacker or defender (``TC-26.2``)."""
    battle = at.locals
    seat, card = SeatName(battle.seat), CardName(battle.card)
    ship = ship_of(at.board, battle.seat)
    given, taken = values(at.table, ship, battle.card), values(at.table, battle.card, ship)
    options = (
        Option(
            "attacker",
            say("Attack"),
            say(
                "You fire first, Attack {attack} against Defense {defense}; if it is destroyed it "
                "can't reply.",
                attack=given[0],
                defense=given[1],
            ),
        ),
        Option(
            "defender",
            say("Defend"),
            say(
                "It fires first, Attack {attack} against Defense {defense}, then you.",
                attack=taken[0],
                defense=taken[1],
            ),
        ),
    )
    prompt = say("{seat}, choose your part in the fight with {card}.", seat=seat, card=card)
    attacking = (
        await ChooseOption("role", battle.seat, prompt, ROLE_RULE, options, (battle.card,))
        == "attacker"
    )
    attempt = Attempt(battle.seat, None) if attacking else Attempt(None, battle.seat)
    text = "{seat} attacks {card}." if attacking else "{card} attacks {seat}."
    return go(
        window,
        changed(replace(voyage(at.table), attempt=attempt)),
        Said(say(text, seat=seat, card=card)),
        locals=replace(battle, attacking=attacking),
    )


def window(_at: At[Fight]) -> Next:
    """Open a window before each fire, as in piracy (``TC-R.82``)."""
    return call(open_window(), then=fire)


def fire(at: At[Fight]) -> Next:
    """Work out the damage: Attack less Defense, all effects counted (``TC-24.3``)."""
    battle = at.locals
    if not at.board.seats[battle.seat].aboard or not in_play(at.board, battle.card):
        return go(end)
    ship = ship_of(at.board, battle.seat)
    dealer, taker = (ship, battle.card) if battle.captain_fires else (battle.card, ship)
    attack, defense = values(at.table, dealer, taker)
    damage = max(0, attack - defense)
    state = voyage(at.table)
    assert state.attempt is not None
    attempt = (
        replace(state.attempt, inflicted=damage)
        if battle.fired == 0
        else replace(state.attempt, returned=damage)
    )
    told = say(
        "Attack {attack} against Defense {defense}: {dealer} inflicts {damage} damage.",
        attack=attack,
        defense=defense,
        dealer=CardName(dealer),
        damage=damage,
    )
    record = changed(replace(state, attempt=attempt))
    if not damage:
        return go(following, record, Said(told))
    if battle.captain_fires:
        # It lies on the Complication over attempts and rounds (TC-26.4, TC-R.90).
        hit = CardCounted(battle.card, DAMAGE, damage)
        inflicted = MomentCame("damage-inflicted", battle.seat, (battle.card,), damage)
        return go(following, record, Said(told), hit, inflicted)
    # Enemy ships never target Upgrades (TC-26.5).
    due = expense(battle.seat, damage, say("the damage of an enemy ship"), EXPENSE_RULE)
    return call(due, record, Said(told), then=following)


def following(at: At[Fight]) -> Next:
    """Let the other side fire, unless it is destroyed (``TC-R.88``) or has done so."""
    battle = replace(at.locals, fired=at.locals.fired + 1)
    there = at.board.seats[battle.seat].aboard and in_play(at.board, battle.card)
    if battle.fired == 2 or not there or defeated(LANGUAGE.reader(at.table), battle.card):
        return go(end, locals=battle)
    return go(window, locals=battle)


def end(at: At[Fight]) -> Next:
    """Tell whether the requirement is met (``TC-26.3``, ``TC-26.6``).

    What lasts as long as the attempt ends here too, though no piracy has ended.
    """
    battle = at.locals
    won = in_play(at.board, battle.card) and defeated(LANGUAGE.reader(at.table), battle.card)
    over = attempt_over(at.board)
    return done(changed(replace(voyage(at.table), attempt=None)), *over, value=won)


ENEMY: Final = Procedure(ENEMY_NAME, Fight, begin, role, window, fire, following, end)
