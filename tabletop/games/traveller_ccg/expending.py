"""Expending: what a captain can raise, and the frames that pay (section 6)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.costs import Claim, Kept
from tabletop.effects.payment import PAY, Paying, Source, worths
from tabletop.effects.reader import Reader
from tabletop.engine.board import Board
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId, zone_of
from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.places import DECK
from tabletop.games.traveller_ccg.state import Captain, Voyage, captain

EV: Final = "ev"
EXPENSE: Final = "traveller-ccg.expense"
RAISED: Final = RuleId("TC-R.33")


@dataclass(frozen=True, slots=True)
class Owing:
    """An expense that a captain has incurred: how much, for what, and by which rule."""

    seat: SeatId
    amount: int
    why: Message
    rule: str


def deck_worth(reader: Reader, seat: SeatId) -> int:
    """Add up the Expense Value of a captain's deck.

    Its owner doesn't see the deck, but knows what they brought and what lies elsewhere
    (``TC-R.33``); so what lies in the deck is never looked at, by the rules neither.
    """
    board, deck = reader.board, zone_of(DECK, seat)
    elsewhere = sum(
        int(reader.table.definitions[card.definition].facts.get(EV, 0))
        for card in board.cards.values()
        if card.owner == seat and card.zone != deck
    )
    return captain(reader.table, seat).worth - elsewhere


def with_worths(board: Board, definitions: Mapping[DefId, Definition]) -> Board:
    """Note what the cards of each captain are worth together, before the first is drawn."""
    state = board.state
    assert isinstance(state, Voyage)
    captains = tuple(
        replace(
            record,
            worth=sum(
                int(definitions[card.definition].facts.get(EV, 0))
                for card in board.cards.values()
                if card.owner == seat
            ),
        )
        for seat, record in enumerate(state.captains)
    )
    return board._replace(state=replace(state, captains=captains))


def redacted(state: Voyage, seat: SeatId) -> Voyage:
    """Leave out what the cards of other captains are worth."""
    captains = tuple(
        record if number == seat else replace(record, worth=Captain().worth)
        for number, record in enumerate(state.captains)
    )
    return replace(state, captains=captains)


def raising(
    reader: Reader,
    seat: SeatId,
    only: Source = "any",
    barred: CardId | None = None,
    *,
    expendable: bool = True,
) -> tuple[Mapping[CardId, int], int]:
    """Give what each card at hand pays toward a Credit cost, and what the deck does (``TC-R.33``).

    Expendable cards give nothing toward other expenses, nor toward the cost of a Cash or Equity
    card (``TC-R.40``).
    """
    key = f"raising {seat} {only} {expendable}"
    if key not in reader.kept:
        paying = Paying(seat, 0, EV, only, stand_ins=expendable)
        deck = 0 if only == "hand" else deck_worth(reader, seat)
        reader.kept[key] = (worths(reader, paying), deck)
    cards, deck = reader.kept[key]
    if barred in cards:
        cards = {card: worth for card, worth in cards.items() if card != barred}
    return cards, deck


def claim(
    reader: Reader,
    seat: SeatId,
    due: int,
    only: Source = "any",
    barred: CardId | None = None,
    *,
    expendable: bool = True,
) -> Claim:
    """Claim cards worth so many Credits."""
    cards, deck = raising(reader, seat, only, barred, expendable=expendable)
    text = {
        "any": "That costs {due}; you can raise {have}.",
        "hand": "That costs {due}, and only from your hand: you can raise {have}.",
        "deck": "That costs {due}, and only from your deck: you can raise {have}.",
    }[only]
    why = say(text, due=due, have=sum(cards.values()) + deck)
    return Claim(why, due, worths=cards, have=deck, rule=RAISED)


def paying_frame(
    seat: SeatId,
    due: int,
    why: Message,
    only: Source = "any",
    barred: CardId | None = None,
    kept: tuple[Kept, ...] = (),
    *,
    expendable: bool = True,
    reserve: int = 0,
) -> Frame:
    """Make the frame that has cards expended one by one; its value is whether it was enough."""
    paying = Paying(seat, due, EV, only, barred, expendable, kept, why=why, reserve=reserve)
    return Frame(PAY, "pay", paying)


def expense_frame(owing: Owing) -> Frame:
    """Make the frame of an expense that must be met (``expenses``)."""
    return Frame(EXPENSE, "incur", owing)
