"""The Clean-Up Step, part by part (section 11)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import (
    CardCounted,
    CardMoved,
    CardTurned,
    Event,
    MomentCame,
    Said,
    SeatCounted,
)
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import RuleId, SeatId, zone_of
from tabletop.engine.message import SeatName, say
from tabletop.games.captains_chair import cadet, missions
from tabletop.games.captains_chair.called import cards_called
from tabletop.games.captains_chair.drawing import DRAWN, discarding
from tabletop.games.captains_chair.hand_size import hand_size
from tabletop.games.captains_chair.places import BRIEFING, DECK, DISCARD, HAND, IN_PLAY
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.resupply import CLEAN_UP as CLEAN_UP_TIMING
from tabletop.games.captains_chair.resupply import carry_out_due
from tabletop.games.captains_chair.rotation import rotate
from tabletop.games.captains_chair.stardates import execute_stardates, place_glory
from tabletop.games.captains_chair.state import CHIPS, CHIPS_OF_A_TURN, SPENT_CHIP, changed, course
from tabletop.games.captains_chair.whose import is_token


@dataclass(frozen=True, slots=True)
class Cleaning:
    """Whose step it is, how many cards they drew, whether the deck was just rotated."""

    seat: SeatId
    drawn: int = 0
    rotated: bool = False


def begin(at: At[Cleaning]) -> Next:
    """Begin the step; a cadet executes an emptied Stardate card first (``CC-25.11``).

    Missions that were put off before are offered once more.
    """
    seat = at.locals.seat
    step = changed(replace(course(at.table), step="clean-up", later=()))
    begun = MomentCame("clean-up-begins", seat)
    if cadet.is_cadet(at.table):
        return call(cadet.new_term(seat), step, begun, then=operations)
    return go(operations, step, begun)


def operations(at: At[Cleaning]) -> Next:
    """Part 1: the CLEAN-UP operations, those of the Briefing Room included (``CC-11.1``)."""
    return call(carry_out_due(at.locals.seat, CLEAN_UP_TIMING), then=stardates)


def stardates(at: At[Cleaning]) -> Next:
    """Part 2: execute the Stardate cards in the own Briefing Room (``CC-11.2``)."""
    if cadet.is_cadet(at.table):
        return call(cadet.clear_one(at.locals.seat), then=last_missions)
    return call(execute_stardates(at.locals.seat), then=last_missions)


def last_missions(at: At[Cleaning]) -> Next:
    """Missions may be completed up to here, where something has happened since (``CC-R.57``)."""
    seat = at.locals.seat
    if missions.completable(at.table, seat):
        return call(missions.offer(seat), then=glory)
    return go(glory)


def glory(at: At[Cleaning]) -> Next:
    """Part 3: place 1 glory on a Market card (``CC-11.5``)."""
    return call(place_glory(at.locals.seat), then=discard)


async def discard(at: At[Cleaning]) -> Next:
    """Part 4a: the Briefing Room's cards, then any of the hand (``CC-11.9``)."""
    seat, board = at.locals.seat, at.board
    hand = board.piles[zone_of(HAND, seat)]
    chosen: tuple[int, ...] = ()
    if hand:
        prompt = say("{seat}, discard any number of cards of your hand.", seat=SeatName(seat))
        rule = RuleId("CC-11.9")
        chosen = await ChooseCards(
            "clean-up-discard", seat, prompt, rule, hand, least=0, most=len(hand)
        )
    played = (
        CardMoved(card, zone_of(DISCARD, seat), face_up=True)
        for card in board.piles[zone_of(BRIEFING, seat)]
        if board.cards[card].attached_to is None
    )
    cards = tuple(card for card in hand if card in chosen)
    return go(draw, *played, *discarding(board, seat, cards))


def draw(at: At[Cleaning]) -> Next:
    """Part 4b: draw up to the hand size, compared before every card (``CC-11.10``, ``CC-R.41``).

    There is no hand limit: with more nothing is discarded.
    """
    cleaning, board = at.locals, at.board
    seat, hand = cleaning.seat, zone_of(HAND, cleaning.seat)
    deck = board.piles[zone_of(DECK, seat)]
    enough = len(board.piles[hand]) >= hand_size(read(at.table), seat)
    if enough or (not deck and cleaning.rotated):
        count = cards_called(cleaning.drawn)
        said = (Said(say("{seat} draws {count}.", seat=SeatName(seat), count=count)),)
        return go(ready, *(said if cleaning.drawn else ()))
    if not deck:
        return call(rotate(seat), then=draw, locals=replace(cleaning, rotated=True))
    following = replace(cleaning, drawn=cleaning.drawn + 1, rotated=False)
    drawn = MomentCame(DRAWN, seat, (deck[-1],))
    return go(draw, CardMoved(deck[-1], hand), drawn, locals=following)


def ready(at: At[Cleaning]) -> Next:
    """Parts 4c and 4d: ready all cards, and hold just 3 chips (``CC-11.11``, ``CC-11.12``)."""
    seat, board = at.locals.seat, at.board
    events: list[Event] = []
    for kind in IN_PLAY:
        for card in board.piles[zone_of(kind, seat)]:
            record = board.cards[card]
            if record.turn and not is_token(board, card):
                events.append(CardTurned(card, 0))
            spent = record.counters.get(SPENT_CHIP, 0)
            if spent:
                events.append(CardCounted(card, SPENT_CHIP, -spent))
    state = course(at.table)
    if state.later:
        events.append(changed(replace(state, later=())))
    missing = CHIPS_OF_A_TURN - board.seats[seat].counters.get(CHIPS, 0)
    if missing:
        events.append(SeatCounted(seat, CHIPS, missing))
    return done(*events)


CLEAN_UP: Final = Procedure(
    "captains-chair.clean-up",
    Cleaning,
    begin,
    operations,
    stardates,
    last_missions,
    glory,
    discard,
    draw,
    ready,
)


def clean_up(seat: SeatId) -> Frame:
    """Start the Clean-Up Step of a player."""
    return CLEAN_UP.frame(Cleaning(seat))
