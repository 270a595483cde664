"""What goes on record and into the log while an Action is carried out (``TA-6.1``, ``TA-6.2``).

Actions are made of the common effects alone. Here this game says of each, just before it happens,
what all at the table witness and what single players know besides.
"""

from __future__ import annotations

from typing import Final

from tabletop.effects import Doing
from tabletop.effects.find import Find
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.move import Draw, Move, PutBack
from tabletop.effects.ops.piles import Rearrange
from tabletop.effects.selectors import Place
from tabletop.engine.events import Arranged, CardMoved, Event, Said
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import DefName, SeatName, say
from tabletop.games.traitors_aboard.drawing import told_of_draw
from tabletop.games.traitors_aboard.places import kinds
from tabletop.games.traitors_aboard.voyage import Deed, record, voyage

LOST: Final = "lost"
"""What card data calls the cards of a hand that is discarded."""

DRAWN: Final = "drawn"
"""What card data calls the cards drawn before some are put back."""

_DISCARDED: Final = {
    0: "The Chest is empty: nothing is discarded.",
    1: "The only card of the Chest goes to the Discard pile, unseen.",
}
_DISCARDED_MORE: Final = "The top {count} cards of the Chest go to the Discard pile, unseen."

_LOOKED: Final = {
    0: "The Chest is empty: there is nothing to see.",
    1: "{seat} looks at the only card of the Chest and puts it back.",
}
_LOOKED_AT_MORE: Final = (
    "{seat} shuffles the top {count} cards of the Chest, looks at them and puts them back."
)


def told(doing: Doing, node: Effect, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Tell of an effect whose events are about to happen."""
    moved = tuple(event for event in events if isinstance(event, CardMoved))
    cards = tuple(event.card for event in moved)
    match node:
        case Move(to=Place(zone="planks")):
            return _put_before(doing, moved)
        case Move(what=Find(in_=Place(zone="chest"))):
            return _taken_from_chest(doing, cards)
        case Move(what=Find(in_=Place(zone="hand") as place)):
            (whose,) = place.zones(doing.reader, doing.context)
            return _emptied(doing, doing.board.zones[whose].owner, cards)
        case Draw():
            return _drawn(doing, moved)
        case PutBack():
            return _put_back(doing, cards[::-1])
        case Rearrange():
            pile = next((event.cards for event in events if isinstance(event, Arranged)), ())
            return _looked(doing, pile[::-1][: node.top.amount(doing.reader, doing.context)])
        case _:
            return ()


def _deed(doing: Doing, cards: int, target: SeatId | None = None) -> Deed:
    what = doing.board.cards[doing.context.source].definition
    number = voyage(doing.board).number
    return Deed(number, doing.context.controller, what, target=target, cards=cards)


def _named(doing: Doing, cards: tuple[CardId, ...]) -> tuple[DefName, ...]:
    return tuple(DefName(kind) for kind in kinds(doing.at.table, cards))


def _put_before(doing: Doing, moved: tuple[CardMoved, ...]) -> tuple[Event, ...]:
    """A Plank goes in front of a player (``TA-4.1``)."""
    target = doing.board.zones[moved[0].to].owner
    return (record(doing.board, _deed(doing, len(moved), target)),)


def _taken_from_chest(doing: Doing, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Cards of the Chest are discarded, seen by nobody (``TA-4.3``, ``TA-R.2``)."""
    line = say(_DISCARDED.get(len(cards), _DISCARDED_MORE), count=len(cards))
    return record(doing.board, _deed(doing, len(cards))), Said(line)


def _emptied(doing: Doing, target: SeatId | None, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """A player discards the whole hand, and alone knows what it was (``TA-4.7``)."""
    assert target is not None
    deed = _deed(doing, len(cards), target)
    return (record(doing.board, deed, (target, kinds(doing.at.table, cards))),)


def _drawn(doing: Doing, moved: tuple[CardMoved, ...]) -> tuple[Event, ...]:
    """A player draws; whose pockets were emptied is told of with that (``TA-4.6``, ``TA-4.7``)."""
    seat = doing.board.zones[moved[0].to].owner
    assert seat is not None
    line = told_of_draw(doing.at.table, seat, tuple(event.card for event in moved))
    lost = next((bound for bound in doing.context.bound if bound.name == LOST), None)
    if lost is None:
        return (line,)
    told = say(
        "{seat} discards {count} cards and draws {drawn}.",
        seat=SeatName(seat),
        count=lost.number,
        drawn=len(moved),
    )
    return Said(told), line


def _put_back(doing: Doing, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """Cards of the hand go back on the Draw pile; their order is the player's own (``TA-4.6``)."""
    seat = doing.context.controller
    line = say(
        "{seat} draws {drawn} cards and puts {count} back on the Draw pile.",
        seat=SeatName(seat),
        drawn=doing.context.get(DRAWN).number,
        count=len(cards),
    )
    own = say("You put back, from the top: {cards}.", cards=_named(doing, cards))
    seen = (seat, kinds(doing.at.table, cards))
    return record(doing.board, _deed(doing, len(cards)), seen), Said(line), Said(own, (seat,))


def _looked(doing: Doing, cards: tuple[CardId, ...]) -> tuple[Event, ...]:
    """The top of the Chest was looked at and put back; ``cards`` from the top (``TA-4.4``)."""
    seat, count = doing.context.controller, len(cards)
    line = say(_LOOKED.get(count, _LOOKED_AT_MORE), seat=SeatName(seat), count=count)
    if not cards:
        return record(doing.board, _deed(doing, 0)), Said(line)
    own = say("You put back, from the top: {cards}.", cards=_named(doing, cards))
    seen = (seat, kinds(doing.at.table, cards))
    return record(doing.board, _deed(doing, count), seen), Said(line), Said(own, (seat,))
