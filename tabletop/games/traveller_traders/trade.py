"""Dealing with a Patron: merchandise, four dice for the price, buy or sell or decline (TT-5)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.actions import legal
from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseAction, Mix, Roll
from tabletop.engine.events import CardMoved, Event, Rolled, Said, TableCounted
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.games.traveller_traders import prices
from tabletop.games.traveller_traders.course import here
from tabletop.games.traveller_traders.crew import highest_power, is_grounded
from tabletop.games.traveller_traders.decks import is_empty, renewed, waiting
from tabletop.games.traveller_traders.fight import DICE
from tabletop.games.traveller_traders.grounded import RECOVERY, Recovery
from tabletop.games.traveller_traders.names import (
    CARGO,
    CREDITS,
    ENCOUNTER_DISCARD,
    MERCHANDISE_DECK,
    MERCHANDISE_DISCARD,
    OFFER,
    PATRON,
    PLAYER,
    ROUND,
)
from tabletop.games.traveller_traders.state import Lot, changed, voyage
from tabletop.games.traveller_traders.windows import BUY, GROUNDED, KINDS, SELL


@dataclass(frozen=True, slots=True)
class Deal:
    """Whether the player buys or sells."""

    buying: bool


def meet(at: At[Deal]) -> Next:
    """The fighting is over: whoever is active may deal with the Patron (TT-4.9)."""
    if is_grounded(at.board):
        return go(deal_or_recover, changed(at.board, window=GROUNDED))
    return go(show_goods)


async def deal_or_recover(at: At[Deal]) -> Next:
    """Grounded: the officers left deal now, or the pilots recover first (TT-4.11)."""
    action = await ChooseAction(
        GROUNDED,
        PLAYER,
        say("{seat}, deal with the Patron now, or recover first.", seat=SeatName(PLAYER)),
        RuleId("TT-4.11"),
        legal(KINDS, at.table, PLAYER),
    )
    if action.verb == "recover":
        return call(RECOVERY.frame(Recovery()), then=meet)
    return go(show_goods)


async def show_goods(at: At[Deal]) -> Next:
    """A buyer is shown the top card of the Merchandise deck (TT-5.1, TT-5.4)."""
    board = at.board
    if not at.locals.buying:
        return go(haggle)
    if is_empty(board, MERCHANDISE_DECK):
        order = await Mix(count=waiting(board, MERCHANDISE_DECK))
        return go(show_goods, *renewed(board, MERCHANDISE_DECK, order))
    (goods,) = board.top(MERCHANDISE_DECK, 1)
    told = Said(say("The Patron offers {goods}.", goods=CardName(goods)))
    return go(haggle, CardMoved(goods, OFFER, face_up=True), told)


def _goods(board: Board, *, buying: bool) -> CardId:
    return board.pile(OFFER if buying else CARGO)[0]


async def haggle(at: At[Deal]) -> Next:
    """Roll for the price: the highest Power active comes off, or is added at a sale (TT-5.3)."""
    dice = await Roll(name="price", dice=DICE)
    buying = at.locals.buying
    goods = _goods(at.board, buying=buying)
    modifier = -highest_power(at.table) if buying else highest_power(at.table)
    roll = sum(dice) + modifier
    price = prices.price(int(at.table.fact(goods, "price")), roll)
    text = (
        "The Patron asks {price} credits for {goods}: {percent} per cent."
        if buying
        else "The Patron pays {price} credits for {goods}: {percent} per cent."
    )
    return go(
        answer,
        Rolled(say("Price of {goods}", goods=CardName(goods)), dice, modifier),
        Said(say(text, price=price, goods=CardName(goods), percent=prices.per_cent(roll))),
        changed(at.board, window=BUY if buying else SELL, price=price),
    )


async def answer(at: At[Deal]) -> Next:
    """The player takes the price or declines it (TT-5.2, TT-5.3, TT-R.9)."""
    board = at.board
    buying = at.locals.buying
    goods = _goods(board, buying=buying)
    action = await ChooseAction(
        BUY if buying else SELL,
        PLAYER,
        say(
            "{seat}, buy {goods} for {price} credits, or decline."
            if buying
            else "{seat}, sell {goods} for {price} credits, or decline.",
            seat=SeatName(PLAYER),
            goods=CardName(goods),
            price=voyage(board).price,
        ),
        RuleId("TT-5.2" if buying else "TT-5.3"),
        legal(KINDS, at.table, PLAYER),
    )
    leaves = tuple(
        CardMoved(patron, ENCOUNTER_DISCARD, face_up=True) for patron in board.pile(PATRON)
    )
    deals = {"buy": _bought, "sell": _sold, "decline": _declined}
    return done(*leaves, *deals[action.verb](board, goods))


def _bought(board: Board, goods: CardId) -> tuple[Event, ...]:
    state = voyage(board)
    lot = Lot(
        board.card(goods).definition,
        board.counters.get(ROUND, 0),
        board.card(here(board)).definition,
        state.price,
    )
    return (
        CardMoved(goods, CARGO, face_up=True),
        Said(say("Bought: {goods}, {price} credits.", goods=CardName(goods), price=state.price)),
        changed(board, window="", price=0, lots=(*state.lots, lot)),
        TableCounted(CREDITS, -state.price),
    )


def _sold(board: Board, goods: CardId) -> tuple[Event, ...]:
    """Everything else comes before the money, since the money may end the match (TT-7.1)."""
    state = voyage(board)
    lot = replace(
        state.lots[-1],
        sold_in=board.counters.get(ROUND, 0),
        sold_at=board.card(here(board)).definition,
        price=state.price,
    )
    return (
        CardMoved(goods, MERCHANDISE_DISCARD, face_up=True),
        Said(say("Sold: {goods}, {price} credits.", goods=CardName(goods), price=state.price)),
        changed(board, window="", price=0, lots=(*state.lots[:-1], lot)),
        TableCounted(CREDITS, state.price),
    )


def _declined(board: Board, goods: CardId) -> tuple[Event, ...]:
    """Goods that were not bought are discarded; cargo that was not sold stays in the hold."""
    offered = board.card(goods).zone == OFFER
    discard = (CardMoved(goods, MERCHANDISE_DISCARD, face_up=True),) if offered else ()
    return (*discard, Said(say("Declined.")), changed(board, window="", price=0))


DEAL: Final = Procedure("traders.deal", Deal, meet, deal_or_recover, show_goods, haggle, answer)
