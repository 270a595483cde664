"""What a seat could think of doing now, and why it can't do what it can't."""

from __future__ import annotations

from dataclasses import replace

from tabletop.engine.actions import Offer, offers
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.message import Refusal, SeatName, refuse
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView


def offered(rules: Rules, view: SeatView) -> tuple[Offer, ...]:
    """List what a seat could think of doing, in its handles, each with why not if it can't."""
    found = tuple(offers(rules.actions, Table(view.board, rules.definitions), view.seat))
    asked = view.decision
    if isinstance(asked, ChooseAction):
        late = refuse(asked.rule, "That can't be done now.")
        legal = frozenset(asked.actions)
        return tuple(
            offer if offer.refusal is not None or offer.action in legal else _refused(offer, late)
            for offer in found
        )
    why = not_now(view)
    return tuple(offer if offer.refusal else _refused(offer, why) for offer in found)


def not_now(view: SeatView) -> Refusal:
    """Say why a seat can't do anything of its own now."""
    if view.decision is not None:
        return refuse(view.decision.rule, "First answer what you are asked.")
    if not view.waiting:
        return refuse(None, "The match is over.")
    names = tuple(SeatName(other) for other in view.waiting)
    return refuse(None, "Now it is for {seats} to choose.", seats=names)


def _refused(offer: Offer, why: Refusal) -> Offer:
    return replace(offer, refusal=why, discreet=False)
