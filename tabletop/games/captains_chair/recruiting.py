"""Recruiting: the top card of the Reserve, or a Development for its cost (``CC-12.4`` to 12.8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.interpret import RUN, Running, Walk
from tabletop.effects.usable import why_not
from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardMoved, Event, Looked, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, DefName, Refusal, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.places import DECK, DEVELOPMENTS, RESERVE
from tabletop.games.captains_chair.reading import read

COST: Final = "development"
"""The timing of what a Development's development cost is (``CC-24.1``)."""
RECRUITED: Final = "recruited"


def from_reserve(board: Board, seat: SeatId, aside: int = 0) -> tuple[Event, ...]:
    """Put the top card of the Reserve face down on the deck, for its owner's eyes only.

    With an empty Reserve nothing happens (``CC-12.7``, ``CC-R.34``). It goes beneath the cards
    of the deck that are set ``aside``.
    """
    reserve = board.piles[zone_of(RESERVE, seat)]
    if not reserve:
        return ()
    card = reserve[-1]
    place = len(board.piles[zone_of(DECK, seat)]) - aside
    text = "{seat} recruits a card of their Reserve."
    return (
        Said(say(text, seat=SeatName(seat))),
        CardMoved(card, zone_of(DECK, seat), place=place),
        Looked((card,), (seat,)),
        Said(say("It is {card}.", card=DefName(board.cards[card].definition)), (seat,)),
        MomentCame(RECRUITED, seat, (card,)),
    )


@dataclass(frozen=True, slots=True)
class Recruiting:
    """Who recruits a Development: which may be chosen, whether for its cost, whether it must be.

    ``chosen`` is the one that is being paid for.
    """

    seat: SeatId
    among: tuple[CardId, ...] | None = None
    free: bool = False
    may: bool = False
    aside: int = 0
    chosen: CardId | None = None


def cost_of(table: Table, card: CardId) -> Ability | None:
    """Find the development cost of a card."""
    return next((one for one in abilities_of(table.printed(card)) if one.timing == COST), None)


def why_not_recruited(table: Table, seat: SeatId, card: CardId) -> Refusal | None:
    """Say why a Development can't be recruited for its cost, or None when it can (CC-12.5)."""
    ability = cost_of(table, card)
    if ability is None:
        return None
    return why_not(read(table), ability, Context(card, seat))


def choose(at: At[Recruiting]) -> Next | Running:
    """Choose one that can be paid for; with none there is no question (``CC-R.39``)."""
    seat, among = at.locals.seat, at.locals.among
    cards = tuple(
        card
        for card in at.board.piles[zone_of(DEVELOPMENTS, seat)]
        if (among is None or card in among)
        and (at.locals.free or why_not_recruited(at.table, seat, card) is None)
    )
    if not cards:
        text = "{seat} has no Development to recruit."
        return done(Said(say(text, seat=SeatName(seat))), value=())
    return _ask(at, cards)


async def _ask(at: At[Recruiting], cards: tuple[CardId, ...]) -> Next:
    seat, may = at.locals.seat, at.locals.may
    text = (
        "{seat}, your deck is rotated and your Reserve is empty: choose a Development to recruit,"
        " or none."
        if may
        else "{seat}, choose a Development to recruit."
    )
    chosen = cards
    if may or len(cards) > 1:
        prompt = say(text, seat=SeatName(seat))
        rule = RuleId("CC-12.4" if may else "CC-12.6")
        chosen = await ChooseCards("development", seat, prompt, rule, cards, int(not may), 1)
    if not chosen:
        return done(Said(say("{seat} recruits no Development.", seat=SeatName(seat))), value=())
    mine = replace(at.locals, chosen=chosen[0])
    line = say(
        "{seat} recruits {card}, for free." if at.locals.free else "{seat} recruits {card}.",
        seat=SeatName(seat),
        card=CardName(chosen[0]),
    )
    return go(put if at.locals.free else pay, Said(line), locals=mine)


def _part(at: At[Recruiting], part: str) -> Frame | None:
    """Give what pays a part of the cost: what is paid, or the side effects (``CC-12.8``)."""
    card = at.locals.chosen
    assert card is not None
    ability = cost_of(at.table, card)
    if ability is None or not getattr(ability, part):
        return None
    address = Address(at.board.cards[card].definition, ability.key, (part,))
    return Frame(RUN, "run", Walk(address, Context(card, at.locals.seat)))


def pay(at: At[Recruiting]) -> Next:
    """Pay its cost."""
    frame = _part(at, "cost")
    return go(suffer) if frame is None else call(frame, then=suffer)


def suffer(at: At[Recruiting]) -> Next:
    """Let its side effects happen; what could not be paid after all isn't recruited."""
    if isinstance(at.value, Outcome) and not at.value.whole:
        return done(value=())
    frame = _part(at, "do")
    return go(put) if frame is None else call(frame, then=put)


def put(at: At[Recruiting]) -> Next:
    """Put it face down on top of the deck; both players know which it is (``CC-R.34``)."""
    seat, card = at.locals.seat, at.locals.chosen
    assert card is not None
    deck = zone_of(DECK, seat)
    place = len(at.board.piles[deck]) - at.locals.aside
    everybody = tuple(one.id for one in at.board.seats)
    return done(
        CardMoved(card, deck, place=place),
        Looked((card,), everybody),
        MomentCame(RECRUITED, seat, (card,)),
        value=(card,),
    )


RECRUIT: Final = Procedure("captains-chair.recruit", Recruiting, choose, pay, suffer, put)


def offer(seat: SeatId, aside: int = 0) -> Frame:
    """Let a player whose deck is rotated recruit 1 Development (``CC-12.4``, ``CC-R.43``)."""
    return RECRUIT.frame(Recruiting(seat, may=True, aside=aside))


def recruit_development(seat: SeatId, among: tuple[CardId, ...], free: bool = False) -> Frame:
    """Have a player recruit 1 of these Developments; its value is the card, in a tuple."""
    return RECRUIT.frame(Recruiting(seat, among, free))
