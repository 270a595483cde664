"""The pending question of a seat, as what the table shows of it: choice, buttons, candidates."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from tabletop.controller.model import Button, Choice, MenuEntry, Reason
from tabletop.controller.words import Renderer, counted
from tabletop.engine.actions import NOT_THERE, Action, Offer
from tabletop.engine.decisions import (
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
)
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Message, Refusal, in_words
from tabletop.engine.tongue import spoken
from tabletop.games.telling import Confirming

MOST_NUMBER_BUTTONS: Final = 12
FEW: Final = 3
"""So many actions of the only card that can answer have buttons, too."""
CONFIRM: Final = "confirm"
BACK: Final = "back"
NUMBER: Final = "number"
CARD: Final = "card"


def candidates(decision: Decision[Any] | None) -> tuple[CardId, ...]:
    """List the cards that a question can be answered with."""
    return decision.cards if isinstance(decision, ChooseCards) else ()


def asked_about(decision: Decision[Any] | None) -> tuple[CardId, ...]:
    """List the cards that a question speaks of, whether they can be picked or not."""
    return decision.cards if isinstance(decision, (ChooseCards, ChooseOption)) else ()


def seats(decision: Decision[Any] | None) -> tuple[SeatId, ...]:
    """List the seats that a question can be answered with."""
    return decision.seats if isinstance(decision, ChooseSeat) else ()


def at_once(decision: Decision[Any] | None) -> bool:
    """Tell whether picking one card is the whole answer, so that it needs no confirmation."""
    return isinstance(decision, ChooseCards) and decision.least == decision.most == 1


def choice(
    decision: Decision[Any] | None, picked: tuple[CardId, ...], over: bool, may_go_back: bool
) -> Choice:
    """Say what is being chosen."""
    back = may_go_back or bool(picked)
    match decision:
        case ChooseAction():
            return Choice("action", may_go_back=back)
        case ChooseCards():
            return Choice(
                "cards", decision.least, decision.most, decision.ordered, picked, may_go_back=back
            )
        case ChooseSeat():
            return Choice("seat", 1, 1, may_go_back=back)
        case ChooseNumber():
            return Choice("number", low=decision.low, high=decision.high, may_go_back=back)
        case ChooseOption():
            return Choice("option", 1, 1, may_go_back=back)
        case _:
            return Choice("over" if over else "nothing")


def reason(refusal: Refusal, words: Renderer) -> Reason:
    """Put a refusal into words."""
    return Reason(words.text(refusal.reason), refusal.rule)


def open_refusal(offer: Offer) -> Refusal | None:
    """Give the refusal that is shown before anything is tried; a discreet offer shows none."""
    return None if offer.discreet else offer.refusal


def entry(offer: Offer, words: Renderer) -> MenuEntry:
    """Put an offer into words."""
    refusal = open_refusal(offer)
    why = None if refusal is None else reason(refusal, words)
    return MenuEntry(offer.action, words.text(offer.label), why, offer.obvious)


def unnamed(entry: MenuEntry, name: str) -> MenuEntry:
    """Leave the name of a card out of an entry of its own menu."""
    words = entry.label.removeprefix(name)
    return replace(entry, label=words[:1].upper() + words[1:])


@dataclass(frozen=True, slots=True)
class Asked:
    """A pending question with all that its buttons depend on. ``reachable`` are the cards that
    can be got at on the table; whatever needs another card becomes a button, so that nothing
    that is asked can't be answered. ``aside`` names the group of an action that is not to be in
    the way; ``hopeless`` tells of one that is not to be proposed. ``confirming`` says what picked
    cards are chosen for, by the name of the question.
    """

    decision: Decision[Any] | None
    offers: Sequence[Offer]
    picked: tuple[CardId, ...]
    reachable: frozenset[CardId]
    may_go_back: bool
    aside: Callable[[Action], Message | None] = lambda _action: None
    hopeless: Callable[[Action], bool] = lambda _action: False
    confirming: Mapping[str, Confirming] = field(default_factory=dict)


def buttons(asked: Asked, words: Renderer) -> tuple[Button, ...]:
    """List the buttons that answer a question, or help to."""
    decision, picked = asked.decision, asked.picked
    found: list[Button] = []
    match decision:
        case ChooseAction():
            found += _action_buttons(asked, words)
        case ChooseCards():
            found += [
                Button(f"{CARD}:{card}", words.card(card), main=card in picked)
                for card in decision.cards
                if card not in asked.reachable
            ]
            if not at_once(decision):
                found.append(_confirm(decision, picked, asked.confirming, words))
        case ChooseSeat():
            found += [Button(f"seat:{seat}", words.seat(seat)) for seat in decision.seats]
        case ChooseNumber():
            found += _number_buttons(decision)
        case ChooseOption():
            found += [
                Button(
                    f"option:{option.key}",
                    words.text(option.label),
                    "" if option.consequence is None else words.text(option.consequence),
                    main=number == 0,
                )
                for number, option in enumerate(decision.options)
            ]
    if decision is not None and (asked.may_go_back or picked):
        found.append(
            Button(BACK, in_words("Put the last one back") if picked else in_words("Go back"))
        )
    return tuple(found)


def _action_buttons(asked: Asked, words: Renderer) -> list[Button]:
    """List the actions that need no card of the table, and first the few that a single card can
    do: where only one card can answer, nobody should have to guess that it must be clicked.
    """
    found = []
    possible = [offer for offer in asked.offers if open_refusal(offer) is None]
    obvious = [offer for offer in possible if offer.obvious]
    cards = [offer for offer in possible if offer.action.card in asked.reachable]
    single = cards[0] if len(cards) == 1 else None
    lone = cards if len(cards) <= FEW and len({offer.action.card for offer in cards}) == 1 else []
    for number, offer in enumerate(asked.offers):
        if _out_of_place(offer):
            continue
        if offer in lone or offer.action.card not in asked.reachable:
            said = entry(offer, words)
            group = asked.aside(offer.action)
            alone = len(obvious) == 1 and offer is obvious[0] and cards in ([], lone)
            found.append(
                Button(
                    f"action:{number}",
                    said.label,
                    refusal=said.refusal,
                    main=(offer is single or alone) and not asked.hopeless(offer.action),
                    group="" if group is None else words.text(group),
                )
            )
    return sorted(found, key=_rank)


def _out_of_place(offer: Offer) -> bool:
    """Tell of something without a card that belongs to another window: it needs no button here."""
    if offer.action.card is not None or offer.refusal is None:
        return False
    return offer.refusal.reason.text == NOT_THERE.reason.text


def _rank(button: Button) -> tuple[bool, bool, bool]:
    """Order buttons: what is asked for first, then what stands aside, then what can't be done."""
    return (bool(button.group), button.refusal is not None, not button.main)


def wake(offers: Sequence[Offer], action: Action | None) -> str:
    """Give the key of the button that has nobody pass by themselves any more; '' for none."""
    for number, offer in enumerate(offers):
        if action is not None and offer.action == action and offer.refusal is None:
            return f"action:{number}"
    return ""


def _number_buttons(decision: ChooseNumber) -> list[Button]:
    if decision.high - decision.low >= MOST_NUMBER_BUTTONS:
        return []
    return [
        Button(f"{NUMBER}:{n}", spoken().number(n)) for n in range(decision.low, decision.high + 1)
    ]


def _confirm(
    decision: ChooseCards,
    picked: tuple[CardId, ...],
    confirming: Mapping[str, Confirming],
    words: Renderer,
) -> Button:
    count = len(picked)
    refusal = None
    if count < decision.least:
        missing = counted(decision.least - count, in_words("more card"), in_words("more cards"))
        refusal = Reason(in_words("Choose {missing} first.", missing=missing), decision.rule)
    if decision.ordered and decision.most > 1:
        label = in_words("Keep this order")
    elif decision.name in confirming and (count or decision.least == 0):
        label = words.text(_said(confirming[decision.name], count))
    elif count == 0 and decision.least == 0:
        label = in_words("Choose none")
    elif count:
        label = (
            in_words("Choose this card")
            if count == 1
            else in_words("Choose these {count} cards", count=count)
        )
    else:
        label = in_words("Choose {counted}", counted=counted(decision.least, "card", "cards"))
    return Button(CONFIRM, label, refusal=refusal, main=True)


def _said(confirming: Confirming, count: int) -> Message:
    if count > 1:
        return Message(confirming.more.text, {"count": count})
    return confirming.one if count else confirming.none
