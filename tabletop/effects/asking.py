"""Which cards are meant or are to be chosen, in the words of card texts and of questions."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from tabletop.effects.amounts import ONE
from tabletop.effects.find import Find
from tabletop.effects.selectors import You
from tabletop.effects.wording.book import is_short

if TYPE_CHECKING:
    from tabletop.effects.nodes import Amount, Cards, Seats
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def addressed(cards: Cards, by: Seats) -> Cards:
    """Say whose cards are meant to ``by``, who chooses: 'you' is then not the card's controller."""
    you = You()
    if by == you or not isinstance(cards, Find):
        return cards
    if cards.controlled_by == by:
        return replace(cards, controlled_by=you)
    return replace(cards, controlled_by=None) if cards.controlled_by == you else cards


def to_choose(book: Book, cards: Cards, by: Seats, count: int, up_to: bool) -> Tokens:
    """Say what ``by`` is to choose: ``a Crew you control``, ``up to 2 of the Crew in play``."""
    cards = addressed(cards, by)
    if count == 1 and not up_to:
        return cards.one(book)
    phrase = "up to {n} of {cards}" if up_to else "{n} of {cards}"
    return book.say(phrase, n=count, cards=cards.among(book))


def hand_cards(book: Book, fitting: Find | None, count: int, up_to: bool) -> Tokens:
    """Say which cards of a hand are to be chosen: ``a card``, ``up to 2 Crew``."""
    one = count == 1
    noun = book.say("card" if one else "cards") if fitting is None else fitting.of_hand(book, one)
    if one and not up_to:
        return book.a(noun)
    return book.say("up to {n} {cards}" if up_to else "{n} {cards}", n=count, cards=noun)


def cards_said(book: Book, what: Cards, count: Amount | None, up_to: bool) -> Tokens:
    """Say which cards: ``a Crew you control``, ``up to 2 of the Crew you control``."""
    if count is None:
        if up_to:
            return book.say("any number of {cards}", cards=what.among(book))
        return what.words(book)
    if count == ONE and not up_to:
        return what.one(book)
    if is_short(count):
        phrase = "up to {n} of {cards}" if up_to else "{n} of {cards}"
    else:
        phrase = "up to as many of {cards} as {n}" if up_to else "as many of {cards} as {n}"
    return book.say(phrase, n=count.words(book), cards=what.among(book))
