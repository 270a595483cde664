"""What the table says of Planks (how near the throw overboard is) and of who is out."""

from __future__ import annotations

from typing import Final

from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message, SeatName, say
from tabletop.engine.view import SeatView
from tabletop.games.traitors_aboard.overboard import THROWN_BY
from tabletop.games.traitors_aboard.places import PLANK, others_aboard, planks

_LEFT: Final = {1: "One more Plank throws", 2: "Two more Planks throw"}


def notes(view: SeatView, card: CardId) -> tuple[Message, ...]:
    """Tell what Planks before a player come to, whom a Plank in hand would throw overboard
    (``TA-4.2``), and that the owner of an open Role is out of the ship.
    """
    here = view.board.cards[card]
    zone = view.board.zones[here.zone]
    owner = zone.owner
    if owner is None:
        return ()
    if zone.kind == "planks":
        return _lying(view, owner)
    if zone.kind == "role" and not view.board.seats[owner].aboard:
        return (_overboard(view, owner),)
    if zone.kind == "hand" and owner == view.seat and here.definition == PLANK:
        return _would_throw(view)
    return ()


def _lying(view: SeatView, owner: SeatId) -> tuple[Message, ...]:
    left = THROWN_BY - len(view.board.piles[planks(owner)])
    if left not in _LEFT:
        return ()
    who = say("you") if owner == view.seat else say("{seat}", seat=SeatName(owner))
    return (say("{planks} {who} overboard.", planks=say(_LEFT[left]), who=who),)


def _overboard(view: SeatView, owner: SeatId) -> Message:
    if owner == view.seat:
        return say("You are overboard: you take no turn and see no hidden card, but may advise.")
    return say(
        "{seat} is overboard: no turn and no hidden cards, but a voice, and still on this side.",
        seat=SeatName(owner),
    )


def _would_throw(view: SeatView) -> tuple[Message, ...]:
    return tuple(
        say("{seat} has two Planks: this one would throw {seat} overboard.", seat=SeatName(seat))
        for seat in others_aboard(view.board, view.seat)
        if len(view.board.piles[planks(seat)]) == THROWN_BY - 1
    )
