"""Drawing, Miraculous Catch and Empty Your Pockets (``TA-3.6``, ``TA-4.6``, ``TA-4.7``)."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardMoved, Event, Said
from tabletop.engine.frames import At, Next, Procedure, done, go
from tabletop.engine.ids import RuleId, SeatId
from tabletop.engine.message import DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traitors_aboard.places import DECK, DISCARD, hand, kinds
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage


def drawn(table: Table, seat: SeatId, count: int) -> tuple[Event, ...]:
    """Draw the top cards of the Draw pile, one by one; the last one ends the match (``TA-5.4``)."""
    cards = table.board.top(DECK, count)
    names = tuple(DefName(kind) for kind in kinds(table, cards))
    line = Said(say("You draw: {cards}.", cards=names), (seat,))
    return (line, *(CardMoved(card, hand(seat)) for card in cards)) if cards else ()


@dataclass(frozen=True, slots=True)
class Catch:
    """Who draws how many cards and puts how many back."""

    seat: SeatId
    draw: int
    put_back: int


def draw_catch(at: At[Catch]) -> Next:
    """Draw the cards of a Miraculous Catch (``TA-4.6``, ``TA-R.6``)."""
    return go(put_back, *drawn(at.table, at.locals.seat, at.locals.draw))


async def put_back(at: At[Catch]) -> Next:
    """Put cards of the hand face down on the Draw pile, in any order (``TA-4.6``)."""
    board, seat = at.board, at.locals.seat
    count = min(at.locals.put_back, len(board.piles[hand(seat)]))
    order = await ChooseCards(
        "put-back",
        seat,
        say(
            "{seat}, choose {count} cards to put back on the Draw pile: "
            "the first you choose lies on top.",
            seat=SeatName(seat),
            count=count,
        ),
        RuleId("TA-4.6"),
        board.piles[hand(seat)],
        count,
        count,
        ordered=True,
    )
    given = kinds(at.table, order)
    deed = Deed(voyage(board).number, seat, "miraculous-catch", cards=count)
    return done(
        record(board, deed, (seat, given)),
        *(CardMoved(card, DECK) for card in reversed(order)),
        Said(
            say(
                "{seat} draws {drawn} cards and puts {count} back on the Draw pile.",
                seat=SeatName(seat),
                drawn=at.locals.draw,
                count=count,
            )
        ),
        Said(
            say("You put back, from the top: {cards}.", cards=tuple(DefName(k) for k in given)),
            (seat,),
        ),
    )


@dataclass(frozen=True, slots=True)
class Pockets:
    """Who empties whose pockets, and how many cards are drawn anew."""

    seat: SeatId
    target: SeatId
    draw: int


def empty_pockets(at: At[Pockets]) -> Next:
    """The target discards the whole hand face down (``TA-4.7``)."""
    board, target = at.board, at.locals.target
    lost = board.piles[hand(target)]
    new = board.top(DECK, at.locals.draw)
    deed = Deed(
        voyage(board).number,
        at.locals.seat,
        "empty-your-pockets",
        target=target,
        cards=len(lost),
    )
    return go(
        fill_pockets,
        record(board, deed, (target, kinds(at.table, lost))),
        *(CardMoved(card, DISCARD) for card in lost),
        Said(
            say(
                "{seat} discards {count} cards and draws {drawn}.",
                seat=SeatName(target),
                count=len(lost),
                drawn=len(new),
            )
        ),
    )


def fill_pockets(at: At[Pockets]) -> Next:
    """The target draws anew (``TA-4.7``)."""
    return done(*drawn(at.table, at.locals.target, at.locals.draw))


CATCH = Procedure("traitors.catch", Catch, draw_catch, put_back)
POCKETS = Procedure("traitors.pockets", Pockets, empty_pockets, fill_pockets)
