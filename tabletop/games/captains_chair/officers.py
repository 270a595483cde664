"""Bridge officers: promoting, and how many there may be (``CC-19.6``, ``CC-19.7``, ``CC-R.60``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabletop.effects.context import Context
from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardAttached, CardMoved, CardTurned, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.fleet import tokens_back
from tabletop.games.captains_chair.leaving import leaving
from tabletop.games.captains_chair.places import BRIDGE, DISCARD, HAND
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.standing import Officers, holding
from tabletop.games.captains_chair.traits import PERSON, has_trait, kinds
from tabletop.games.captains_chair.whose import is_in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

LIMIT: Final = RuleId("CC-19.7")


def officers_of(board: Board, seat: SeatId) -> tuple[CardId, ...]:
    """List a captain's bridge officers, without what is beamed onto them."""
    return tuple(
        card for card in board.piles[zone_of(BRIDGE, seat)] if board.cards[card].attached_to is None
    )


def is_officer(board: Board, card: CardId) -> bool:
    """Tell whether a card is a bridge officer."""
    record = board.cards[card]
    return board.zones[record.zone].kind == BRIDGE and record.attached_to is None


def places(reader: Reader, seat: SeatId) -> tuple[str | None, ...]:
    """List the places for officers: one for any Person, and the extra ones with their traits."""
    found: list[str | None] = [None]
    for standing, held in holding(reader, Officers, seat):
        found += [standing.trait] * max(0, standing.extra.amount(reader, held.context))
    return tuple(found)


def fit(reader: Reader, seat: SeatId, officers: tuple[CardId, ...]) -> bool:
    """Tell whether officers can be assigned to the places that a captain has (``CC-R.60``)."""
    context = Context(officers[0], seat) if officers else None
    free = places(reader, seat)
    taken: dict[int, CardId] = {}

    def assign(officer: CardId, tried: set[int]) -> bool:
        assert context is not None
        for number, trait in enumerate(free):
            if number in tried:
                continue
            if trait is not None and not has_trait(reader, context, officer, trait):
                continue
            tried.add(number)
            if number not in taken or assign(taken[number], tried):
                taken[number] = officer
                return True
        return False

    return all(assign(officer, set()) for officer in officers)


def why_not_promoted(reader: Reader, card: CardId) -> Refusal | None:
    """Say why a card can't be promoted, or None when it can (``CC-19.6``)."""
    if PERSON not in kinds(reader, card):
        return refuse("CC-19.6", "Only a Person can be promoted.")
    if is_officer(reader.board, card):
        return refuse("CC-19.6", "{card} is a bridge officer already.", card=CardName(card))
    return None


def promoting(board: Board, card: CardId, seat: SeatId) -> tuple[Event, ...]:
    """Put a Person on the bridge; from hand or discard pile it is brought into play (``CC-26.4``).

    It enters ready (``CC-R.25``); a chip that lies on it comes along (``CC-9.2``).
    """
    kind = board.zones[board.cards[card].zone].kind
    events: list[Event] = [*tokens_back(board, card)]
    if board.cards[card].attached_to is not None:
        events.append(CardAttached(card, None))
    events.append(CardMoved(card, zone_of(BRIDGE, seat), face_up=True))
    if board.cards[card].turn:
        events.append(CardTurned(card, 0))
    events.append(MomentCame("promoted", seat, (card,)))
    if kind in (HAND, DISCARD) or not is_in_play(board, card):
        events.append(MomentCame("brought-into-play", seat, (card,)))
    return tuple(events)


@dataclass(frozen=True, slots=True)
class Crowded:
    """A captain has more officers than places."""

    seat: SeatId


async def leave_one(at: At[Crowded]) -> Next:
    """Have the captain discharge officers one by one until there is a place for each."""
    reader, seat = read(at.table), at.locals.seat
    officers = officers_of(at.board, seat)
    if fit(reader, seat, officers):
        return done()
    prompt = say(
        "{seat}, you have more bridge officers than places: choose one to discharge.",
        seat=SeatName(seat),
    )
    (card,) = await ChooseCards("officer-to-discharge", seat, prompt, LIMIT, officers)
    line = Said(say("{card} leaves the bridge.", card=CardName(card)))
    return go(leave_one, line, *leaving(at.board, card, "discharge", seat))


LIMITING: Final[Procedure[Crowded]] = Procedure("captains-chair.officers", Crowded, leave_one)


def crowded(table: Table) -> Frame | None:
    """Give the frame that restores the limit of officers, if anybody is above it."""
    reader = read(table)
    for seat in table.board.seats:
        officers = officers_of(table.board, seat.id)
        if len(officers) > 1 and not fit(reader, seat.id, officers):
            return LIMITING.frame(Crowded(seat.id))
    return None
