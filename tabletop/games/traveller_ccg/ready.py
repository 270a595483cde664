"""The Ready Phase (section 14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, cast

from tabletop.engine.decisions import ChooseCards, ChooseSeat, Roll, together
from tabletop.engine.events import CardMoved, CardTurned, Event, Said
from tabletop.engine.frames import At, Next, Procedure, call, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.initiative import highest, in_initiative_order
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.moving_gear import MOVE_GEAR
from tabletop.games.traveller_ccg.names import cards_said
from tabletop.games.traveller_ccg.places import DECK, DISCARD, HAND, ship_of
from tabletop.games.traveller_ccg.restoring import RESTORE, Restoring
from tabletop.games.traveller_ccg.solo.ends import end_of
from tabletop.games.traveller_ccg.solo.venture import HAND_SIZE
from tabletop.games.traveller_ccg.stages import (
    Own,
    Turns,
    begin_stage,
    end_stage,
    in_turn,
    phase_begins,
    phase_ends,
)
from tabletop.games.traveller_ccg.state import changed, voyage
from tabletop.games.traveller_ccg.victory import check_victory

USUAL_HAND: Final = 7


def begin(_at: At[Turns]) -> Next:
    """Stage 1: ready what is exerted."""
    return call(begin_stage("ready", 1), phase_begins("ready"), then=ready_all)


def ready_all(at: At[Turns]) -> Next:
    """Ready all exerted cards at once; nobody has a choice (``TC-14.1``)."""
    board = at.board
    turned = (
        CardTurned(card.id, 0)
        for card in board.cards.values()
        if card.turn and board.zones[card.zone].in_play
    )
    return call(end_stage(), *turned, then=hands)


def hands(_at: At[Turns]) -> Next:
    """Stage 2: discard and draw."""
    return call(begin_stage("ready", 2), then=discard)


def hand_size(table: Table, seat: SeatId) -> int:
    """Give how many cards a captain draws up to and may keep (``TC-1.15``, ``TC-33.12``)."""
    size = LANGUAGE.reader(table).value(ship_of(table.board, seat), "hand-size")
    return max(0, size - USUAL_HAND + voyage(table).venture.number(HAND_SIZE, USUAL_HAND))


async def discard(at: At[Turns]) -> Next:
    """Have everybody discard in secret: what is too many, and what they do not want.

    Nobody sees another's choice before their own is made (``TC-14.2``, ``TC-R.104``).
    """
    order = in_initiative_order(at.table)
    asked = tuple(_unwanted(at.table, seat) for seat in order if _hand(at.table, seat))
    if not asked:
        return go(draw)
    given = await together("discard", asked)
    told: list[Event] = []
    moved: list[Event] = []
    for decision, answer in zip(asked, given, strict=True):
        cards = cast("tuple[CardId, ...]", answer)
        if cards:
            # All see them now, and the log says so before what comes of it.
            names = tuple(DefName(at.board.cards[card].definition) for card in cards)
            told.append(
                Said(say("{seat} discards {cards}.", seat=SeatName(decision.seat), cards=names))
            )
        pile = zone_of(DISCARD, decision.seat)
        moved.extend(CardMoved(card, pile, face_up=True) for card in cards)
    return go(draw, *told, *moved)


def _hand(table: Table, seat: SeatId) -> tuple[CardId, ...]:
    return table.board.piles[zone_of(HAND, seat)]


def _unwanted(table: Table, seat: SeatId) -> ChooseCards:
    hand = _hand(table, seat)
    size = hand_size(table, seat)
    excess = max(0, len(hand) - size)
    text = "{seat}, choose the cards you discard, if any; then you draw up to {size} cards."
    if excess:
        text = "{seat}, you keep {size} cards at most: choose what you discard, at least {excess}."
    prompt = say(text, seat=SeatName(seat), excess=excess, size=size)
    return ChooseCards("discard", seat, prompt, RuleId("TC-14.2"), hand, excess, len(hand))


def draw(at: At[Turns]) -> Next:
    """Draw up to hand size, or until the deck is empty; nobody above it draws (``TC-14.3``)."""
    return call(end_stage(), *_drawn(at.table), then=choose_first)


def _drawn(table: Table) -> Iterator[Event]:
    for seat in table.board.aboard():
        missing = hand_size(table, seat) - len(_hand(table, seat))
        cards = table.board.top(zone_of(DECK, seat), missing)
        yield from (CardMoved(card, zone_of(HAND, seat)) for card in cards)
        if cards:
            count = cards_said(len(cards))
            yield Said(say("{seat} draws {count}.", seat=SeatName(seat), count=count))
            own = say("You draw {cards}.", cards=tuple(CardName(card) for card in cards))
            yield Said(own, (seat,))


def choose_first(_at: At[Turns]) -> Next:
    """Stage 3: who is first captain."""
    return call(begin_stage("ready", 3), then=first_captain)


async def first_captain(at: At[Turns]) -> Next:
    """Let the captain of highest Initiative choose the first one; chance picks one of those tied.

    The first captain holds for the round, whatever Initiative does (``TC-13.5``, ``TC-R.2``).
    """
    aboard = at.board.aboard()
    best = highest(at.table, aboard)
    if len(best) > 1:
        (face,) = await Roll(dice=1, sides=len(best))
        first = best[face - 1]
        line = say("Initiative is tied; by lot {first} is first captain.", first=SeatName(first))
    elif len(aboard) == 1:
        first = aboard[0]
        line = say("{first} is first captain.", first=SeatName(first))
    else:
        prompt = say("{seat}, choose the first captain of the round.", seat=SeatName(best[0]))
        first = await ChooseSeat("first-captain", best[0], prompt, RuleId("TC-14.4"), aboard)
        line = say(
            "{seat}, of highest Initiative, makes {first} first captain.",
            seat=SeatName(best[0]),
            first=SeatName(first),
        )
    state = replace(voyage(at.table), first=first)
    return call(end_stage(), changed(state), Said(line), then=restore)


def restore(_at: At[Turns]) -> Next:
    """Stage 4: Wounds and Structure are restored."""
    return call(begin_stage("ready", 4), then=restore_next, locals=Turns())


def restore_next(at: At[Turns]) -> Next:
    """One captain after another restores (``TC-14.6``)."""
    return in_turn(at, lambda seat: RESTORE.frame(Restoring(seat)), restore_next, move)


def move(_at: At[Turns]) -> Next:
    """Stage 5: Gear is moved."""
    return call(begin_stage("ready", 5), then=move_next, locals=Turns())


def move_next(at: At[Turns]) -> Next:
    """One captain after another moves Gear (``TC-14.9``)."""
    return in_turn(at, lambda seat: MOVE_GEAR.frame(Own(seat)), move_next, end)


def end(_at: At[Turns]) -> Next:
    """The phase ends (``TC-R.8``)."""
    return call(end_of("ready"), phase_ends("ready"), then=check)


def check(at: At[Turns]) -> Next:
    """Stage 6: victory check (``TC-14.11``)."""
    return call(check_victory(), changed(replace(voyage(at.table), stage=6)))


READY: Final = Procedure(
    "traveller-ccg.ready",
    Turns,
    begin,
    ready_all,
    hands,
    discard,
    draw,
    choose_first,
    first_captain,
    restore,
    restore_next,
    move,
    move_next,
    end,
    check,
)
