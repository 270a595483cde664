"""A turn: place Loot or use an Action, draw, and on to the left (section 3 of the rules)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.context import Outcome
from tabletop.engine.actions import Action, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import CardMoved, MomentCame, Said, StateChanged, TableCounted
from tabletop.engine.frames import At, Next, Procedure, call, go
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.games.traitors_aboard.count import called
from tabletop.games.traitors_aboard.drawing import drawn
from tabletop.games.traitors_aboard.intentions import CALL, KINDS, PLACE, STATE
from tabletop.games.traitors_aboard.loot import VALUES, ask_announcement, placed
from tabletop.games.traitors_aboard.places import DISCARD, NO_DRAW, SHOWN, hand
from tabletop.games.traitors_aboard.statements import ask_claim, stated
from tabletop.games.traitors_aboard.use import aiming, effect
from tabletop.games.traitors_aboard.voyage import voyage

HAND_SIZE: Final = 3


@dataclass(frozen=True, slots=True)
class Turn:
    """The Action that is being used, if any."""

    card: CardId | None = None


async def choose(at: At[Turn]) -> Next:
    """Ask for the one thing that a turn is; it can't be passed (``TA-3.1``).

    Everybody is asked in the same words, whatever the Role (``TA-3.8``).
    """
    seat = voyage(at.board).turn
    action = await ChooseAction(
        "turn",
        seat,
        say("{seat}, place a Loot card in the Chest or use an Action card.", seat=SeatName(seat)),
        RuleId("TA-3.1"),
        legal(KINDS, at.table, seat),
    )
    if action.card is not None:
        if action.verb == PLACE:
            key = await ask_announcement(seat, action.card)
            return go(draw, *placed(at.table, seat, action.card, VALUES[key]))
        return call(aiming(at.table, action.card, seat), then=show, locals=Turn(action.card))
    if action.verb == STATE:
        size = len(at.board.piles[hand(seat)])
        claims: tuple[str, ...] = ()
        for number in range(1, size + 1):
            claims = (*claims, await ask_claim(at.table, seat, number, size))
        return go(choose, *stated(at.table, seat, claims))
    assert action == Action(CALL)
    return go(choose, *called(at.table, seat))


def show(at: At[Turn]) -> Next:
    """Show an Action to all and carry it out (``TA-3.5``); its target is chosen by now."""
    seat, card, aimed = voyage(at.board).turn, at.locals.card, at.value
    assert card is not None
    assert isinstance(aimed, Outcome)
    name = CardName(card)
    targets = tuple(SeatName(target) for binding in aimed.bound for target in binding.seats)
    line = (
        say(
            "{seat} uses {card} on {target}.",
            seat=SeatName(seat),
            card=CardName(card),
            target=targets,
        )
        if targets
        else say("{seat} uses {card}.", seat=SeatName(seat), card=name)
    )
    return call(
        effect(at.table, card, seat, aimed.bound),
        CardMoved(card, SHOWN, face_up=True),
        Said(line),
        then=put_away,
        locals=Turn(),
    )


def put_away(at: At[Turn]) -> Next:
    """Discard the Action face down after its effect; a Plank stays where it is (``TA-3.5``)."""
    return go(draw, *(CardMoved(card, DISCARD) for card in at.board.piles[SHOWN]))


def draw(at: At[Turn]) -> Next:
    """Draw to hold 3 cards again, but none after a Miraculous Catch (``TA-3.6``)."""
    seat = voyage(at.board).turn
    if at.board.counters.get(NO_DRAW, 0):
        return go(pass_on, TableCounted(NO_DRAW, -1))
    missing = HAND_SIZE - len(at.board.piles[hand(seat)])
    return go(pass_on, *drawn(at.table, seat, missing))


def pass_on(at: At[Turn]) -> Next:
    """Let the next player to the left who is aboard begin a turn (``TA-3.7``)."""
    state = voyage(at.board)
    following = at.board.after(state.turn)
    number = state.number + 1
    return go(
        choose,
        StateChanged(replace(state, turn=following, number=number, beginning=True)),
        MomentCame("turn", following, number=number),
    )


TURN: Final = Procedure("traitors.turn", Turn, choose, show, put_away, draw, pass_on)
