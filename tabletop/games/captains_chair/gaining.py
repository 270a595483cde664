"""Gaining a card: looking at it, where it goes, what comes with it (``CC-15.1`` to 15.5).

Which card it is has been chosen before: from the Market, a pile, or the Junk pile.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.context import Outcome
from tabletop.effects.interpret import Running
from tabletop.engine.board import Board, may_see
from tabletop.engine.decisions import ChooseCards, ChooseOption, Option
from tabletop.engine.events import (
    Arranged,
    CardCounted,
    CardMoved,
    Event,
    Looked,
    LookEnded,
    MomentCame,
    Said,
)
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, DefName, Message, SeatName, say
from tabletop.games.captains_chair import play, resources
from tabletop.games.captains_chair.beaming import beaming, why_not_beamed
from tabletop.games.captains_chair.deeds import counted
from tabletop.games.captains_chair.market import pile_of
from tabletop.games.captains_chair.places import BOX, DECK, DISCARD, HAND
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.state import RESOURCES

GAINED_CARD: Final = "gained-card"
PLAY: Final = "play"
ONTO: Final = "onto"
RULE: Final = RuleId("CC-15.1")


@dataclass(frozen=True, slots=True)
class Gaining:
    """A card that is gained, by whom, and where it goes: to ``hand``, ``deck`` or ``discard``,
    ``onto`` a card that it is beamed onto, into ``play``, or where its gainer likes.

    ``under`` are cards of the same pile that were looked at and go under it. ``shown`` tells that
    both players have seen the card.
    """

    card: CardId
    seat: SeatId
    to: str = ""
    onto: CardId | None = None
    under: tuple[CardId, ...] = ()
    shown: bool = False


def look(at: At[Gaining]) -> Next:
    """Look at a card that was taken unseen (``CC-15.1``)."""
    card, seat = at.locals.card, at.locals.seat
    everybody = all(may_see(at.board, one.id, at.board.cards[card]) for one in at.board.seats)
    mine = replace(at.locals, shown=everybody)
    seen = may_see(at.board, seat, at.board.cards[card])
    return go(order, *(() if seen else (Looked((card,), (seat,)),)), locals=mine)


def order(at: At[Gaining]) -> Next | Running:
    """Put the others that were looked at under the pile, in an order of one's own (CC-15.6)."""
    if len(at.locals.under) > 1:
        return _ordered(at)
    return go(where, *_under(at.board, at.locals.under))


async def _ordered(at: At[Gaining]) -> Next:
    seat, under = at.locals.seat, at.locals.under
    text = "{seat}, put the other cards under their pile; the first lies uppermost."
    prompt, count = say(text, seat=SeatName(seat)), len(under)
    rule = RuleId("CC-15.6")
    chosen = await ChooseCards("under", seat, prompt, rule, under, count, count, ordered=True)
    return go(where, *_under(at.board, chosen))


def _under(board: Board, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Put cards under the pile that they lie in, the first uppermost."""
    pile = pile_of(board, cards[0]) if cards else None
    if pile is None:
        return ()
    rest = tuple(card for card in board.piles[pile] if card not in cards)
    return (Arranged(pile, (*reversed(cards), *rest)), LookEnded(cards))


def where(at: At[Gaining]) -> Next | Running:
    """See where it goes: played at once if that can be (``CC-R.51``), else as its gainer likes."""
    card, to = at.locals.card, at.locals.to
    if to == PLAY and play.open_plays(read(at.table), card, at.locals.seat, free=True):
        return go(played)
    if to == ONTO and at.locals.onto is not None:
        if why_not_beamed(read(at.table), card, at.locals.onto) is None:
            return go(put)
    elif to in (HAND, DECK, DISCARD):
        return go(put)
    return _chosen(at)


async def _chosen(at: At[Gaining]) -> Next:
    return go(put, locals=replace(at.locals, to=await _place(at.locals)))


async def _place(state: Gaining) -> str:
    """Have its gainer choose between deck and discard pile (``CC-15.1``)."""
    seat, card = state.seat, state.card
    prompt = say("{seat}, where do you put {card}?", seat=SeatName(seat), card=CardName(card))
    options = (
        Option(DECK, say("Put it on top of your deck")),
        Option(DISCARD, say("Put it on your discard pile")),
    )
    return await ChooseOption("gained-to", seat, prompt, RULE, options, (card,))


def put(at: At[Gaining]) -> Next:
    """Put it there, with the resources on it in one's supply (``CC-15.4``)."""
    state, board = at.locals, at.board
    card, seat = state.card, state.seat
    gained = MomentCame(GAINED_CARD, seat, (card,))
    came = (*_said(at), *_resources(board, card, seat))
    if state.to == ONTO and state.onto is not None:
        return go(over, *came, *beaming(board, card, state.onto, seat), gained)
    seen: tuple[Event, ...] = ()
    if state.to == DECK:
        knowing = tuple(one.id for one in board.seats) if state.shown else (seat,)
        seen = (Looked((card,), knowing),)
    moved = CardMoved(card, zone_of(state.to, seat), face_up=state.to == DISCARD)
    return go(over, *came, moved, *seen, gained)


def played(at: At[Gaining]) -> Next:
    """Play it straight from where it was, with the resources on it in one's supply."""
    state = at.locals
    came = (*_said(at), *_resources(at.board, state.card, state.seat))
    gained = MomentCame(GAINED_CARD, state.seat, (state.card,))
    frame = play.play_card(state.card, state.seat, free=True)
    return call(frame, *came, gained, then=left)


def left(at: At[Gaining]) -> Next | Running:
    """See whether it was played: a reaction to gaining it may have made that impossible."""
    zone = at.board.zones[at.board.cards[at.locals.card].zone]
    unplayed = isinstance(at.value, Outcome) and not at.value.whole
    if unplayed and zone.owner is None and not zone.in_play and zone.id != BOX:
        return _laid_down(at)
    return go(over)


async def _laid_down(at: At[Gaining]) -> Next:
    to = await _place(at.locals)
    moved = CardMoved(at.locals.card, zone_of(to, at.locals.seat), face_up=to == DISCARD)
    return go(over, moved)


def _resources(board: Board, card: CardId, seat: SeatId) -> tuple[Event, ...]:
    counters = board.cards[card].counters
    return tuple(
        event
        for name in RESOURCES
        if counters.get(name, 0)
        for event in (
            Said(counted(seat, name, counters[name])),
            CardCounted(card, name, -counters[name]),
            *resources.received(seat, name, counters[name]),
        )
    )


_TO: Final = {
    HAND: "{seat} gains {card}, to the hand.",
    DECK: "{seat} gains {card}, on top of the deck.",
    DISCARD: "{seat} gains {card}, on the discard pile.",
    PLAY: "{seat} gains {card} and plays it.",
    ONTO: "{seat} gains {card} and beams it.",
}


def _said(at: At[Gaining]) -> tuple[Event, ...]:
    """Say what was gained, by name as far as all know it or will (``CC-R.31``)."""
    state = at.locals
    name = DefName(at.board.cards[state.card].definition)
    if state.shown or state.to in (DISCARD, PLAY, ONTO):
        return (Said(_line(state, name)),)
    return (
        Said(_line(state, say("a card"))),
        Said(say("You gained {card}.", card=name), (state.seat,)),
    )


def _line(state: Gaining, card: DefName | Message) -> Message:
    return say(_TO[state.to], seat=SeatName(state.seat), card=card)


def over(at: At[Gaining]) -> Next:
    """Hand back what was gained."""
    return done(value=(at.locals.card,))


GAIN: Final = Procedure("captains-chair.gain", Gaining, look, order, where, put, played, left, over)


def gain_card(
    card: CardId,
    seat: SeatId,
    to: str = "",
    onto: CardId | None = None,
    under: tuple[CardId, ...] = (),
) -> Frame:
    """Have a player gain a card that has been chosen; the frame's value is it, in a tuple."""
    return GAIN.frame(Gaining(card, seat, to if onto is None else ONTO, onto, under))
