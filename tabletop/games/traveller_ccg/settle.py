"""What is put right after each effect and each payment, before anybody plays (``TC-R.53``).

Cards with Wounds or Structure up to their capacity leave play, and those that say so themselves,
all at once. Then captains cut back what is over a limit; then empty Contract slots are refilled
(``TC-R.24``), and a tie for the fourth slot is settled (``TC-R.22``).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.reader import Reader
from tabletop.effects.replacing import forbidden
from tabletop.effects.standing import Modify
from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardMoved, Event, Said, TableCounted
from tabletop.engine.frames import NOTHING, At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId
from tabletop.engine.message import CardName, DefName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.control import cards_in_play
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.language.states import JettisonSelf
from tabletop.games.traveller_ccg.leaving import leave
from tabletop.games.traveller_ccg.limits import Over, over_limits
from tabletop.games.traveller_ccg.places import SLOT
from tabletop.games.traveller_ccg.slots import LOT, lot_is_due, refill
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND, changed, voyage

VACATED: Final = "slots-vacated"
"""Counts, on the table, the Contracts that left play since slots were last refilled."""
CAPACITIES: Final = {"crew": ("wounds", WOUND), "upgrade": ("structure", STRUCTURE)}

_DOOMED: Final = "doomed"
_OVER: Final = "over"


@dataclass(frozen=True, slots=True)
class Settling:
    """The cards that have just been sent out of play."""

    cards: tuple[CardId, ...] = ()


def doomed(reader: Reader) -> tuple[CardId, ...]:
    """List the cards that must leave play now, each once.

    At or above capacity counts, and so does a capacity of 0 (``TC-30.10``, ``TC-30.11``). Those
    that do something when cards leave come last, so that they see all that go with them.
    """
    if _DOOMED not in reader.kept:
        found_ = dict.fromkeys((*_spent(reader), *_saying_so(reader)))
        going = (card for card in found_ if leaves(reader, card))
        reader.kept[_DOOMED] = tuple(sorted(going, key=lambda card: card in _onlookers(reader)))
    found: tuple[CardId, ...] = reader.kept[_DOOMED]
    return found


def _onlookers(reader: Reader) -> frozenset[CardId]:
    """List the cards that have something happen when cards move."""
    return frozenset(
        card
        for (card, _), ability in reader.watching.items()
        if ability.after is not None and ability.after.event is CardMoved
    )


def leaves(reader: Reader, card: CardId) -> bool:
    """Tell whether a card that must leave play can: "cannot" beats it (``TC-3.2``).

    One that something else happened to instead stays as it is until it is harmed anew.
    """
    if (card, _harm(reader.board, card)) in voyage(reader.table).spared:
        return False
    return forbidden(LANGUAGE, reader.table, leave(reader.board, card)) is None


def _harm(board: Board, card: CardId) -> int:
    counters = board.cards[card].counters
    return counters.get(WOUND, 0) + counters.get(STRUCTURE, 0)


def _spent(reader: Reader) -> Iterator[CardId]:
    capacities = {attribute for attribute, _ in CAPACITIES.values()}
    modified = any(
        isinstance(held.standing, Modify) and held.standing.attribute in capacities
        for held in reader.of(Modify)
    )
    for card in cards_in_play(reader):
        counters = reader.board.cards[card].counters
        harmed = WOUND in counters or STRUCTURE in counters
        if not harmed and not modified:
            continue
        capacity = CAPACITIES.get(reader.table.printed(card).kind)
        if capacity is None:
            continue
        attribute, counter = capacity
        if counters.get(counter, 0) >= reader.value(card, attribute):
            yield card


def _saying_so(reader: Reader) -> Iterator[CardId]:
    for held in reader.of(JettisonSelf):
        assert isinstance(held.standing, JettisonSelf)
        condition = held.ability.if_
        if condition is None or condition.holds(reader, held.context):
            yield from held.standing.of.cards(reader, held.context)


def over(reader: Reader) -> Over | None:
    """Give the first limit that somebody is over."""
    if _OVER not in reader.kept:
        found_ = (_possible(reader, one) for one in over_limits(reader))
        reader.kept[_OVER] = next((one for one in found_ if one.count > 0), None)
    found: Over | None = reader.kept[_OVER]
    return found


def _possible(reader: Reader, excess: Over) -> Over:
    """Leave out the cards that can't go."""
    cards = tuple(card for card in excess.cards if leaves(reader, card))
    return replace(excess, cards=cards, count=min(excess.count, len(cards)))


def unsettled(table: Table) -> Frame | None:
    """Give the frame that puts things right, if anything is wrong."""
    reader = LANGUAGE.reader(table)
    if doomed(reader) or over(reader) is not None or table.board.counters.get(VACATED, 0):
        return settle()
    if lot_is_due(table):
        return settle()
    return None


def look(at: At[Settling]) -> Next:
    """See what is wrong, the gravest first."""
    reader = LANGUAGE.reader(at.table)
    gone = doomed(reader)
    if gone:
        cards, events = at.board.cards, list[Event]()
        for card in gone:
            if cards[card].attached_to not in gone:
                line = say("{card} leaves play.", card=DefName(cards[card].definition))
                events += (Said(line), leave(at.board, card))
        return go(spare, *events, locals=Settling(gone))
    if over(reader) is not None:
        return go(cut)
    vacated = at.board.counters.get(VACATED, 0)
    if vacated:
        return call(refill(), TableCounted(VACATED, -vacated), then=look)
    if lot_is_due(at.table):
        return call(LOT.frame(NOTHING), then=look)
    return done()


TOO_MUCH: Final = MappingProxyType(
    {
        RuleId("TC-8.1"): say("more Crew than your Ship has slots"),
        RuleId("TC-8.2"): say("more than one Crew of the same name"),
        RuleId("TC-8.3"): say("more Upgrades of one subtype than your Ship has slots"),
        RuleId("TC-8.5"): say("more than one Gear of a subtype on one Crew"),
        RuleId("TC-8.6"): say("more than one Connection of a subtype"),
        RuleId("TC-R.30"): say("more Complications on a Contract than it has slots"),
    }
)
"""What a captain has who is over a limit, by its rule."""


async def cut(at: At[Settling]) -> Next:
    """Have a captain who is over a limit choose what goes (``TC-8.8``, ``TC-R.47``)."""
    excess = over(LANGUAGE.reader(at.table))
    assert excess is not None
    which = say("one") if excess.count == 1 else say("{count}", count=excess.count)
    prompt = say(
        "{seat}, you have {much}: choose {which} to leave play.",
        seat=SeatName(excess.seat),
        much=TOO_MUCH[excess.rule],
        which=which,
    )
    chosen = await ChooseCards(
        "limit", excess.seat, prompt, excess.rule, excess.cards, excess.count, excess.count
    )
    events: list[Event] = []
    for card in chosen:
        who, what = SeatName(excess.seat), CardName(card)
        line = say("{seat} gives up {card}, over the limit.", seat=who, card=what)
        events += (Said(line), leave(at.board, card))
    return go(spare, *events, locals=Settling(chosen))


def spare(at: At[Settling]) -> Next:
    """Note the cards that are still there, since something else happened instead."""
    board, state = at.board, voyage(at.table)
    there = tuple(
        (card, _harm(board, card))
        for card in at.locals.cards
        if board.zones[board.cards[card].zone].in_play
    )
    if not there:
        return go(look)
    kept = tuple(one for one in state.spared if one[0] not in at.locals.cards)
    return go(look, changed(replace(state, spared=(*kept, *there))))


SETTLE: Final = Procedure("traveller-ccg.settle", Settling, look, cut, spare)


def settle() -> Frame:
    """Put right whatever is wrong on the table."""
    return SETTLE.frame(Settling())


def vacated(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Note that a Contract left play, so that its slot is refilled (``TC-9.4``)."""
    if not isinstance(event, CardMoved):
        return ()
    record, zones = before.board.cards[event.card], before.board.zones
    if record.attached_to is not None or zones[record.zone].kind != SLOT:
        return ()
    return (TableCounted(VACATED, 1),) if after.board.cards[event.card].zone != record.zone else ()
