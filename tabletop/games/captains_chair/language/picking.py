"""Some of the cards meant: all of them, or so many that somebody chooses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tabletop.effects.amounts import ONE
from tabletop.effects.asking import cards_said
from tabletop.effects.context import Context
from tabletop.effects.find import Find
from tabletop.effects.interpret import Doing
from tabletop.effects.nodes import Amount, Cards
from tabletop.effects.selectors import Self
from tabletop.effects.wording.book import is_short
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import CardId, RuleId, ZoneId, zone_of
from tabletop.engine.message import Message
from tabletop.games.captains_chair.language.fitting import ANY, Fitting, alternatives
from tabletop.games.captains_chair.language.nouns import Nouned
from tabletop.games.captains_chair.traits import ALL_DECIDED
from tabletop.games.captains_chair.whose import is_token

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


def lying(reader: Reader, context: Context, zones: tuple[str, ...]) -> tuple[CardId, ...]:
    """List the cards of zones, each your own or the table's; no tokens, none that is beamed."""
    piles = reader.board.piles
    cards = reader.board.cards
    found = (
        card
        for kind in zones
        for card in piles.get(zone_of(kind, context.controller), piles.get(ZoneId(kind), ()))
    )
    return tuple(
        card
        for card in found
        if cards[card].attached_to is None and not is_token(reader.board, card)
    )


def meant(
    reader: Reader,
    context: Context,
    what: Cards | None,
    fitting: Fitting | None,
    zones: tuple[str, ...],
) -> tuple[CardId, ...]:
    """List the cards that can be picked: those named, or those of some places that fit."""
    if what is not None:
        cards = what.cards(reader, context)
        if zones:
            board = reader.board
            cards = tuple(c for c in cards if board.zones[board.cards[c].zone].kind in zones)
        return cards if fitting is None else fitting.those(reader, context, cards)
    if not zones:
        return (context.source,)
    fits = ANY if fitting is None else fitting
    return fits.those(reader, context, lying(reader, context, zones))


FORCED: Final = Binding("forced", (), (), 1)
"""Binds that somebody is forced to do this: then no Wildcard need be what is looked for, nor need
glory stand in for what is to be spent."""


async def picked(
    doing: Doing,
    eligible: Callable[[Reader, Context], tuple[CardId, ...]],
    wanted: int | None,
    up_to: bool,
    name: str,
    prompt: str,
    what: Message,
) -> tuple[tuple[CardId, ...], bool]:
    """Have so many of some cards chosen, or take all, and tell whether that was enough.

    The gap {what} of the question says which cards are meant. Who is forced need not treat a
    Wildcard as what is looked for (``CC-14.7``).
    """
    reader, context = doing.reader, doing.context
    cards = sure = eligible(reader, context)
    if context.get(FORCED.name).number:
        sure = eligible(reader, context.having(ALL_DECIDED))
    if wanted is None and not up_to and len(sure) == len(cards):
        return cards, bool(cards)
    number = len(cards) if wanted is None else max(0, wanted)
    most = min(number, len(cards))
    least = 0 if up_to else min(number, len(sure))
    if most == 0:
        return (), up_to
    if least == len(cards):
        return cards, most == number
    seat = doing.context.controller
    question = doing.prompt(prompt, seat, what=what)
    chosen = await ChooseCards(name, seat, question, doing.ability.rule_id, cards, least, most)
    return chosen, up_to or most == number


async def one_of(
    doing: Doing, name: str, rule: str, text: str, cards: tuple[CardId, ...]
) -> CardId:
    """Have the player choose one of some cards; of a single one nobody is asked."""
    if len(cards) == 1:
        return cards[0]
    prompt = doing.prompt(text, doing.context.controller)
    (chosen,) = await ChooseCards(name, doing.context.controller, prompt, RuleId(rule), cards)
    return chosen


def chosen_words(book: Book, what: Cards, count: Amount | None, up_to: bool) -> Tokens:
    """Say which cards: ``1 Klingon in play``, ``up to 2 of your Ships``, ``this card``."""
    if count is None:
        return cards_said(book, what, count, up_to)
    if isinstance(what, Self):
        return what.words(book)
    if is_short(count) and isinstance(what, Find | Nouned) and getattr(what, "top", None) is None:
        cards = book.many(count, what.noun(book, many=count != ONE))
        return book.say("up to {cards}", cards=cards) if up_to else cards
    return cards_said(book, what, count, up_to)


def from_words(
    book: Book,
    fitting: Fitting | None,
    zones: tuple[str, ...],
    count: Amount | None,
    up_to: bool,
    owner: str = "your",
) -> Tokens:
    """Say which cards of which places: ``1 Person from your hand or Briefing Room``."""
    fits, number = ANY if fitting is None else fitting, ONE if count is None else count
    noun = fits.noun(book, many=number != ONE)
    if count is None and up_to:
        said = book.say("any number of {cards}", cards=fits.noun(book, many=True))
    else:
        said = book.many(number, noun)
        said = book.say("up to {cards}", cards=said) if up_to else said
    if not zones:
        return said
    return book.say("{cards} from {places}", cards=said, places=places(book, zones, owner))


def places(book: Book, zones: tuple[str, ...], owner: str = "your") -> Tokens:
    """Say the names of zones: ``your hand or your discard pile``."""
    said = []
    for kind in zones:
        name = book.term("zones", kind)
        gap = len(name) == 1 and "{whose}" in name[0].text
        said.append(book.say(name[0].text, whose=book.say(owner)) if gap else name)
    return alternatives(book, said)
