"""Adventure Stage 1 of a captain alone: two Complications, one of them unseen (section 32)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import CardFlipped, Looked, Said
from tabletop.engine.frames import At, Next, Procedure, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.adventure_deck import (
    COMPLICATION_SIDE,
    attached,
    attached_open,
    can_draw,
    next_card,
    reshuffled,
)
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.new_complication import hosts, room_on
from tabletop.games.traveller_ccg.slots import is_full


@dataclass(frozen=True, slots=True)
class Complicating:
    """Who it happens to, and the card that was drawn second."""

    seat: SeatId
    card: CardId | None = None


def likeliest(table: Table) -> tuple[CardId, ...]:
    """List the Contracts that an unseen Complication goes to, several if they have equal VP.

    That is the one of most VP that has a free slot (``TC-32.3``); if all are full, the one of
    least VP (``TC-32.4``).
    """
    reader, there = LANGUAGE.reader(table), hosts(table)
    vp = {card: reader.value(card, "vp") for card in there}
    free = tuple(card for card in there if not is_full(table, card))
    if free:
        most = max(vp[card] for card in free)
        return tuple(card for card in free if vp[card] == most)
    least = min(vp.values(), default=0)
    return tuple(card for card in there if vp[card] == least)


async def unseen(at: At[Complicating]) -> Next:
    """Attach the next adventure card face down, and look at it no more than anybody.

    Of Contracts with equal VP the captain chooses (``TC-R.111``). Without a card or a Contract
    there is none (``TC-R.25``, ``TC-R.26``).
    """
    board, seat = at.board, at.locals.seat
    where = likeliest(at.table)
    if not can_draw(board, seat) or not where:
        return done()
    card = next_card(board, seat)
    if card is None:
        return go(unseen, *await reshuffled(board, seat))
    contract = where[0]
    if len(where) > 1:
        prompt = say(
            "{seat}, choose which of these Contracts, equal in VP, gets the unseen Complication.",
            seat=SeatName(seat),
        )
        rule = RuleId("TC-R.111")
        (contract,) = await ChooseCards("complicate-unseen", seat, prompt, rule, where)
    room = await room_on(at.table, seat, contract, RuleId("TC-32.4"))
    line = say("An unseen Complication is attached to {card}.", card=CardName(contract))
    return go(seen, *room, *attached(board, card, contract, None), Said(line))


async def seen(at: At[Complicating]) -> Next:
    """Draw another adventure card and look at it (``TC-32.5``)."""
    board, seat = at.board, at.locals.seat
    if not can_draw(board, seat) or not hosts(at.table):
        return done()
    card = next_card(board, seat)
    if card is None:
        return go(seen, *await reshuffled(board, seat))
    return go(
        attach,
        CardFlipped(card, COMPLICATION_SIDE),
        Looked((card,), (seat,)),
        locals=replace(at.locals, card=card),
    )


async def attach(at: At[Complicating]) -> Next:
    """Attach it face up to any Contract, also where the other one went (``TC-R.112``)."""
    seat, card = at.locals.seat, at.locals.card
    assert card is not None
    prompt = say(
        "{seat}, choose the Contract that {card} complicates, face up.",
        seat=SeatName(seat),
        card=CardName(card),
    )
    rule = RuleId("TC-32.5")
    (contract,) = await ChooseCards("complicate", seat, prompt, rule, hosts(at.table))
    room = await room_on(at.table, seat, contract)
    line = say(
        "{seat} attaches {card} to {contract}.",
        seat=SeatName(seat),
        card=CardName(card),
        contract=CardName(contract),
    )
    return done(*room, *attached_open(at.board, card, contract), Said(line))


ALONE_COMPLICATIONS: Final = Procedure(
    "traveller-ccg.solo-complications", Complicating, unseen, seen, attach
)
"""Stage 1 for a captain alone."""
