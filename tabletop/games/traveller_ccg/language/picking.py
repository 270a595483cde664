"""Some of the cards meant: all of them, or so many that somebody chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tabletop.effects.asking import to_choose
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.interpret import Doing
from tabletop.effects.nodes import Amount, Cards, Seats
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import CardId
from tabletop.engine.message import Message, say
from tabletop.games.traveller_ccg.language.ordering import unpaid

if TYPE_CHECKING:
    from tabletop.effects.context import Context
    from tabletop.effects.reader import Reader

Fits = Callable[["Reader", CardId], bool]


def claimed(
    reader: Reader,
    context: Context,
    what: Cards,
    count: Amount | None,
    up_to: bool,
    fits: Fits,
    why: Message,
) -> tuple[Claim, ...]:
    """Tell what a cost takes that is about these cards."""
    cards = what.cards(reader, context)
    fitting = tuple(card for card in cards if fits(reader, card))
    if up_to:
        return ()
    wanted = max(1, len(cards)) if count is None else max(0, count.amount(reader, context))
    return (Claim(why, wanted, fitting),)


async def picked(
    doing: Doing,
    what: Cards,
    count: Amount | None,
    up_to: bool,
    by: Seats,
    fits: Fits,
    name: str,
    prompt: str,
) -> tuple[tuple[CardId, ...], bool]:
    """Have so many of the cards that fit chosen, or take all; and tell whether that is enough.

    The gap {what} of the question says which cards are meant.
    """
    reader, context = doing.reader, doing.context
    meant = what.cards(reader, context)
    cards = tuple(card for card in meant if fits(reader, card))
    if count is None and not up_to:
        return cards, bool(meant) and len(cards) == len(meant)
    wanted = len(cards) if count is None else max(0, count.amount(reader, context))
    if not up_to:
        cards = tuple(card for card in cards if leaves_enough(doing, card, cards, wanted)) or cards
    most = min(wanted, len(cards))
    least = 0 if up_to else most
    whole = up_to or most == wanted
    choosers = by.seats(reader, context)
    if most == 0 or not choosers:
        return (), whole
    if least == len(cards):
        return cards, whole
    said = to_choose(doing.book, what, by, most, up_to)
    question = doing.prompt(prompt, choosers[0], what=doing.said(said))
    rule = doing.ability.rule_id
    chosen = await ChooseCards(name, choosers[0], question, rule, cards, least, most)
    return chosen, whole


REQUIREMENTS = ("contract", "complication", "subplot")
"""Timings whose costs are requirements, met one by one in the captain's own order."""


def leaves_enough(doing: Doing, card: CardId, cards: tuple[CardId, ...], wanted: int) -> bool:
    """Tell whether the rest of a cost can still be paid when one part of it takes a card.

    Nothing is half paid (``TC-R.41``). Requirements are met one by one, come what may.
    """
    later = unpaid(doing)
    if not later or doing.ability.timing in REQUIREMENTS:
        return True
    more = Claim(say(""), wanted - 1, tuple(other for other in cards if other != card))
    claims = [claim for cost in later for claim in cost.claims(doing.reader, doing.context)]
    taken = Claim(say(""), 1, (card,))
    return unpayable([taken, more, *claims]) is None
