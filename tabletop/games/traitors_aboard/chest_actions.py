"""Good Riddance and Spyglass: what Actions do to the Chest (``TA-4.3`` to ``TA-4.5``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.engine.decisions import ChooseCards, Mix
from tabletop.engine.events import Arranged, CardMoved, Looked, LookEnded, Said, Shuffled
from tabletop.engine.frames import At, Next, Procedure, done, go
from tabletop.engine.ids import RuleId, SeatId
from tabletop.engine.message import DefName, SeatName, say
from tabletop.games.traitors_aboard.places import CHEST, DISCARD, kinds
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage


@dataclass(frozen=True, slots=True)
class AtChest:
    """Who acts on how many of the Chest's top cards."""

    seat: SeatId
    count: int


_DISCARDED: Final = {
    0: "The Chest is empty: nothing is discarded.",
    1: "The only card of the Chest goes to the Discard pile, unseen.",
}
_DISCARDED_MORE: Final = "The top {count} cards of the Chest go to the Discard pile, unseen."

_LOOKED: Final = {1: "{seat} looks at the only card of the Chest and puts it back."}
_LOOKED_AT_MORE: Final = (
    "{seat} shuffles the top {count} cards of the Chest, looks at them and puts them back."
)


def take_from_chest(at: At[AtChest]) -> Next:
    """Send the top cards of the Chest to the Discard pile, seen by nobody (``TA-4.3``).

    Takes what is there when there are fewer (``TA-R.2``).
    """
    board, seat = at.board, at.locals.seat
    cards = board.top(CHEST, at.locals.count)
    deed = Deed(voyage(board).number, seat, "good-riddance", cards=len(cards))
    told = Said(say(_DISCARDED.get(len(cards), _DISCARDED_MORE), count=len(cards)))
    return done(record(board, deed), *(CardMoved(card, DISCARD) for card in cards), told)


async def shuffle_top(at: At[AtChest]) -> Next:
    """Shuffle the top cards of the Chest before they are looked at (``TA-4.5``)."""
    board, seat = at.board, at.locals.seat
    cards = board.top(CHEST, at.locals.count)
    if not cards:
        deed = Deed(voyage(board).number, seat, "spyglass")
        return done(record(board, deed), Said(say("The Chest is empty: there is nothing to see.")))
    order = await Mix(count=len(cards))
    size = len(board.piles[CHEST])
    places = tuple(range(size - len(cards), size))
    return go(put_on_top, Shuffled(CHEST, places, order), Looked(cards, (seat,)))


async def put_on_top(at: At[AtChest]) -> Next:
    """Look at the cards alone and put them back in any order (``TA-4.4``)."""
    board, seat = at.board, at.locals.seat
    cards = board.top(CHEST, at.locals.count)
    order = await ChooseCards(
        "arrange",
        seat,
        say(
            "{seat}, look at these cards and put them back on the Chest: "
            "the first you choose lies on top.",
            seat=SeatName(seat),
        ),
        RuleId("TA-4.4"),
        cards,
        len(cards),
        len(cards),
        ordered=True,
    )
    beneath = board.piles[CHEST][: -len(cards)]
    seen = kinds(at.table, order)
    deed = Deed(voyage(board).number, seat, "spyglass", cards=len(cards))
    return done(
        Arranged(CHEST, (*beneath, *reversed(order))),
        LookEnded(cards),
        record(board, deed, (seat, seen)),
        Said(
            say(
                _LOOKED.get(len(cards), _LOOKED_AT_MORE),
                seat=SeatName(seat),
                count=len(cards),
            )
        ),
        Said(
            say(
                "You put back, from the top: {cards}.",
                cards=tuple(DefName(kind) for kind in seen),
            ),
            (seat,),
        ),
    )


RIDDANCE = Procedure("traitors.riddance", AtChest, take_from_chest)
SPYGLASS = Procedure("traitors.spyglass", AtChest, shuffle_top, put_on_top)
