"""What a captain should see before deciding: chips left, the purse, a mission that is ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from tabletop.engine.ids import DefId, SeatId, zone_of
from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair import cadet, missions
from tabletop.games.captains_chair.hand_size import hand_size
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.payment import purse_of, resources
from tabletop.games.captains_chair.places import HAND
from tabletop.games.captains_chair.state import CHIPS
from tabletop.games.captains_chair.titles import title


def _acting(table: Table, seat: SeatId) -> Message:
    """Say what is left to act with (``CC-9.1``, ``CC-28.3``)."""
    chips = table.board.seats[seat].counters.get(CHIPS, 0)
    cards = len(table.board.piles[zone_of(HAND, seat)])
    left = say(
        "{chips} left, {cards} in your hand.",
        chips=say("1 action chip" if chips == 1 else "{n} action chips", n=chips),
        cards=say("1 card" if cards == 1 else "{n} cards", n=cards),
    )
    ready = tuple(
        title(one.key)
        for one in missions.missions_of(table, seat)
        if missions.why_not(table, seat, one.key) is None
    )
    if not ready:
        return left
    return say("You can complete {missions}: see your board. {left}", missions=ready, left=left)


def _purse(table: Table, seat: SeatId) -> Message:
    """Say what there is to pay with; glory stands in (``CC-6.4``, ``CC-R.13``)."""
    text = "You have {what}. 1 glory can stand for 1 latinum or up to 2 dilithium."
    return say(text, what=resources(purse_of(table, seat)))


def _drawing(table: Table, seat: SeatId) -> Message:
    """Say what comes after the cards that one discards oneself (``CC-11.9``, ``CC-11.10``)."""
    text = "What you have played is discarded by itself. Then you draw up to {n} cards in hand."
    return say(text, n=hand_size(LANGUAGE.reader(table), seat))


def _controlling(table: Table, _seat: SeatId) -> Message:
    """Say what taking control costs (``CC-8.3``, ``CC-8.4``)."""
    told = say("Away teams there come home, and ships there are discharged.")
    if cadet.is_cadet(table):
        return told
    return say("{told} The other captain gains 1 glory for each own marker there.", told=told)


def _sending(table: Table, _seat: SeatId) -> Message:
    """Say what away teams are for (``CC-8.1``, ``CC-25.5``)."""
    if cadet.is_cadet(table):
        return say("Three markers, away teams and ships, secure a neutral Location.")
    text = (
        "Three markers, away teams and ships, secure a neutral Location, if the other captain has "
        "at least two fewer there."
    )
    return say(text)


def _always(text: str) -> Callable[[Table, SeatId], Message]:
    return lambda _table, _seat: say(text)


_HINTS: Final[Mapping[str, Callable[[Table, SeatId], Message | None]]] = MappingProxyType(
    {
        "act": _acting,
        "pay": _purse,
        "clean-up-discard": _drawing,
        "place-glory": _always("Whoever gains that card gets the glory on it."),
        "clear-market": _always("It goes to the Junk, and the next one of its pile comes."),
        "gained-to": _always("A card on top of the deck is the next one that you draw."),
        "send": _sending,
        "control": _controlling,
        "trigger": _always("Using a REACTION exhausts its card."),
        "mission": _always("A mission costs no action chip. You can also complete it later."),
    }
)


def hint(definitions: Mapping[DefId, Definition], view: SeatView) -> Message | None:
    """Say what counts for the pending decision."""
    if view.decision is None or view.seat < 0:
        return None
    tell = _HINTS.get(view.decision.name)
    return None if tell is None else tell(Table(view.board, definitions), view.seat)
