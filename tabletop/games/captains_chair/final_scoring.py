"""Final Scoring: everything is laid open and added up, and the match is over (section 23)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.context import Address
from tabletop.effects.interpret import RUN, Walk
from tabletop.engine.board import Result
from tabletop.engine.events import Ended, Event, Looked, MomentCame, Said, SeatCounted
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair import cadet, scoring
from tabletop.games.captains_chair.places import DECK, HAND
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.state import VP, course
from tabletop.games.sheet import Account, Sheet


@dataclass(frozen=True, slots=True)
class Scoring:
    """Whether it decides a tied Red Alert (``CC-5.5``), and how many END-GAME operations have
    been carried out.
    """

    red_alert: bool = False
    carried_out: int = 0


def reveal(at: At[Scoring]) -> Next:
    """Lay open what counts: hands and decks (``CC-23.2``)."""
    seats = tuple(seat.id for seat in at.board.seats)
    cards: list[CardId] = []
    for seat in seats:
        cards += (*at.board.piles[zone_of(HAND, seat)], *at.board.piles[zone_of(DECK, seat)])
    shown = (Looked(tuple(cards), seats),) if cards else ()
    return go(operate, *shown, MomentCame("final-scoring"))


def operate(at: At[Scoring]) -> Next:
    """Carry out END-GAME operations, the starting player's first (``CC-23.5``, ``CC-R.83``).

    They do nothing but score, and what they score stands on the sheet with all else.
    """
    reader, number = read(at.table), at.locals.carried_out
    first = course(at.table).first
    seats = (SeatId((first + turn) % len(at.board.seats)) for turn in range(len(at.board.seats)))
    due = tuple((seat, *one) for seat in seats for one in scoring.end_game(reader, seat))
    if number >= len(due):
        return go(score)
    seat, card, ability = due[number]
    address = Address(at.board.cards[card].definition, ability.key, ("do",))
    frame = Frame(RUN, "run", Walk(address, scoring.in_final_scoring(card, seat)))
    return call(frame, then=operate, locals=replace(at.locals, carried_out=number + 1))


def score(at: At[Scoring]) -> Next:
    """Add up, the starting player first, and tell who has won (``CC-23.12``, ``CC-R.83``)."""
    sheet = scoring.sheet(at.table)
    lines = [line for account in sheet.accounts for line in _told(account)]
    totals = (SeatCounted(account.seat, VP, account.total) for account in sheet.accounts)
    return done(*lines, *totals, Ended(result(at.table, sheet, red_alert=at.locals.red_alert)))


def _told(account: Account) -> tuple[Event, ...]:
    seat = SeatName(account.seat)
    lines = tuple(
        Said(say("{what}: {points} VP.", what=line.label, points=line.points))
        for line in account.lines
        if line.points
    )
    total = say("{seat} has {points} VP.", seat=seat, points=account.total)
    return (Said(say("Final Scoring of {seat}:", seat=seat)), *lines, Said(total))


def result(table: Table, sheet: Sheet, *, red_alert: bool = False) -> Result:
    """Tell who wins by a score sheet: most VP, and with equal VP all of them (``CC-23.12``).

    A cadet has won with any rank (``CC-25.13``, ``CC-R.102``).
    """
    points = {account.seat: account.total for account in sheet.accounts}
    if cadet.is_cadet(table):
        ((seat, total),) = points.items()
        ranked = (seat,) if cadet.rank(total) is not None else ()
        return Result(ranked, cadet.verdict(total), "CC-25.13")
    most = max(points.values())
    winners = tuple(seat for seat, total in sorted(points.items()) if total == most)
    rule = "CC-R.82" if red_alert else "CC-23.12"
    return Result(winners, _reason(points, winners, red_alert=red_alert), rule)


def _reason(points: dict[SeatId, int], winners: tuple[SeatId, ...], *, red_alert: bool) -> Message:
    most, least = max(points.values()), min(points.values())
    if len(winners) > 1:
        text = "Both win, with {most} VP each."
        if red_alert:
            text = "Red Alert, with as many Incidents each: both win, with {most} VP each."
        return say(text, most=most)
    text = "{seat} wins with {most} VP against {least}."
    if red_alert:
        text = "Red Alert, with as many Incidents each: {seat} wins with {most} VP against {least}."
    return say(text, seat=SeatName(winners[0]), most=most, least=least)


FINAL_SCORING: Final = Procedure("captains-chair.final-scoring", Scoring, reveal, operate, score)


def final_scoring(*, red_alert: bool = False) -> Frame:
    """Start Final Scoring; after a tied Red Alert it decides as well (``CC-5.5``)."""
    return FINAL_SCORING.frame(Scoring(red_alert))
