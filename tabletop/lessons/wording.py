"""Answers in words: what a seat did, or is to do."""

from __future__ import annotations

from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseCards, ChooseOption, ChooseSeat
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.view import Handles, rename_action
from tabletop.session.match import Match


def move_in_words(match: Match, seat: SeatId, answer: Answer) -> Message:
    """Say an answer to what is asked now, in the handles of the seat whose answer it is."""
    decision = match.view(seat).decision
    handle = Handles(match.position, seat).handle
    if isinstance(answer, Action):
        action = rename_action(answer, handle)
        labels = [offer.label for offer in match.offers(seat) if offer.action == action]
        return labels[0] if labels else say("{verb}", verb=answer.verb)
    if isinstance(decision, ChooseCards):
        assert isinstance(answer, tuple)
        cards = tuple(CardName(handle(CardId(card))) for card in answer)
        return say("choose {cards}", cards=cards) if cards else say("choose no card")
    if isinstance(decision, ChooseOption):
        return next((one.label for one in decision.options if one.key == answer), say("choose"))
    if isinstance(decision, ChooseSeat):
        assert isinstance(answer, int)
        return say("choose {seat}", seat=SeatName(SeatId(answer)))
    return say("choose {number}", number=str(answer))
