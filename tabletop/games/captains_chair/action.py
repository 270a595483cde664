"""The Action Step: plays, ACTIVATEs and missions in any order, as long as one likes (CC-9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.context import Context
from tabletop.effects.usable import why_not
from tabletop.engine.actions import Action, ActionKind, Follow, legal
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, ZoneId, zone_of
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair import missions
from tabletop.games.captains_chair.helmets import why_not_usable
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.operation import carry_out_operation
from tabletop.games.captains_chair.places import BRIEFING, HAND, TRIGGERING
from tabletop.games.captains_chair.play import play_card, plays, why_never, why_not_played
from tabletop.games.captains_chair.state import changed, course
from tabletop.games.captains_chair.timing import called
from tabletop.games.captains_chair.whose import cards_in_play

PLAY: Final = "play"
ACTIVATE: Final = "activate"
END: Final = "end"
RULE: Final = RuleId("CC-9.3")


def _label(table: Table, action: Action) -> Message:
    assert action.card is not None
    if not action.ability:
        return say("Play {card}", card=CardName(action.card))
    ability = find_ability(table.printed(action.card), action.ability)
    return called(table, action.card, ability)


def _plays(table: Table, seat: SeatId) -> Iterator[Action]:
    """List each PLAY operation of each card of the hand; a card without any as a whole."""
    for card in table.board.piles[zone_of(HAND, seat)]:
        found = plays(table, card)
        yield from (Action(PLAY, card, one.key) for one in found)
        if not found:
            yield Action(PLAY, card)


def _why_not_played(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    card = action.card
    if card is None or table.board.cards[card].zone != zone_of(HAND, seat):
        return refuse("CC-9.10", "Only a card of your hand can be played.")
    never = why_never(table, card)
    if never is not None:
        return never
    ability = next((one for one in plays(table, card) if one.key == action.ability), None)
    if ability is None:
        return refuse("CC-9.10", "{card} has no such operation.", card=CardName(card))
    return why_not_played(LANGUAGE.reader(table), card, ability, seat)


def _played_onto(_table: Table, seat: SeatId, _action: Action) -> dict[ZoneId, tuple[Follow, ...]]:
    return {zone_of(BRIEFING, seat): ()}


def _activates(table: Table, seat: SeatId) -> Iterator[Action]:
    """List the ACTIVATEs of a captain's cards in play, also of those where it can't be used."""
    for card in cards_in_play(table.board, seat):
        for one in abilities_of(table.printed(card)):
            if one.timing == ACTIVATE:
                yield Action(ACTIVATE, card, one.key)


def _why_not_activated(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    card = action.card
    if card is None or card not in cards_in_play(table.board, seat):
        return refuse("CC-10.1", "Only cards that you have in play can be activated.")
    ability = next(
        (
            one
            for one in abilities_of(table.printed(card))
            if one.timing == ACTIVATE and one.key == action.ability
        ),
        None,
    )
    if ability is None:
        return refuse("CC-10.2", "{card} has no ACTIVATE.", card=CardName(card))
    return why_off(table, card, ability) or why_not(
        LANGUAGE.reader(table), ability, Context(card, seat)
    )


def why_off(table: Table, card: CardId, ability: Ability) -> Refusal | None:
    """Say why a trigger operation can't be used where its card lies (``CC-9.13``, ``CC-10.1``)."""
    record = table.board.cards[card]
    if record.attached_to is not None:
        host = CardName(record.attached_to)
        text = "{card} is beamed onto {host}: its operations can't be used."
        return refuse("CC-19.2", text, card=CardName(card), host=host)
    if table.board.zones[record.zone].kind not in TRIGGERING:
        text = "{card} is in the Briefing Room: its operations can't be used there."
        return refuse("CC-9.13", text, card=CardName(card))
    return why_not_usable(table, card, ability)


PLAY_KIND: Final = ActionKind(PLAY, _label, _plays, _why_not_played, _played_onto)
ACTIVATE_KIND: Final = ActionKind(ACTIVATE, _label, _activates, _why_not_activated)
END_KIND: Final = ActionKind(
    END,
    lambda _table, _action: say("End your Action Step"),
    lambda _table, _seat: (Action(END),),
    lambda _table, _seat, _action: None,
    obvious=False,
)
KINDS: Final = (PLAY_KIND, ACTIVATE_KIND, missions.KIND, END_KIND)


def operating(table: Table, seat: SeatId, action: Action) -> Frame:
    """Give the frame of what a captain does in the Action Step."""
    if action.verb == missions.MISSION:
        return missions.complete(seat, action.ability)
    assert action.card is not None
    if action.verb == PLAY:
        return play_card(action.card, seat, key=action.ability)
    definition = table.board.cards[action.card].definition
    return carry_out_operation(action.card, definition, action.ability, seat)


async def act(at: At[Nothing]) -> Next:
    """Let the active player play, activate, complete a mission, or end the step (``CC-9.3``)."""
    seat = course(at.table).active
    text = "{seat}, play a card, activate one in play, or end your Action Step."
    prompt = say(text, seat=SeatName(seat))
    action = await ChooseAction("act", seat, prompt, RULE, legal(KINDS, at.table, seat))
    if action.verb == END:
        return done()
    line: tuple[Said, ...] = ()
    if action.verb == ACTIVATE and action.card is not None:
        text = "{seat} activates {card}."
        line = (Said(say(text, seat=SeatName(seat), card=CardName(action.card))),)
    return call(operating(at.table, seat, action), *line, then=act)


def begin(at: At[Nothing]) -> Next:
    """The step begins."""
    state = course(at.table)
    begun = changed(replace(state, step="action"))
    return go(act, begun, MomentCame("action-begins", state.active))


ACTION: Final = Procedure("captains-chair.action", Nothing, begin, act)
