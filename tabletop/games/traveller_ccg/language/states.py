"""Cards in play exert, ready and leave: exert, ready, jettison, disperse, remove."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.asking import cards_said
from tabletop.effects.context import Context, bound_as
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, CardsName, Seats, Standing
from tabletop.effects.selectors import Self, You
from tabletop.engine.events import CardTurned, Event
from tabletop.engine.ids import CardId
from tabletop.engine.message import say
from tabletop.games.traveller_ccg.language.picking import claimed, picked
from tabletop.games.traveller_ccg.leaving import leave
from tabletop.games.traveller_ccg.places import DISPERSED, in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


@dataclass(frozen=True, slots=True)
class OfCards(Leaf):
    """Something that happens to cards: to all meant, or to so many that somebody chooses."""

    short: ClassVar[str] = "what"
    verb: ClassVar[tuple[str, str]]
    """How it is said: of you, and of somebody else."""
    prompt: ClassVar[str]
    impossible: ClassVar[str]

    what: Cards = Self()
    count: Amount | None = None
    up_to: bool = False
    by: Seats = You()
    as_: CardsName | None = None

    def fits(self, reader: Reader, card: CardId) -> bool:
        """Tell whether it can happen to a card."""
        raise NotImplementedError

    def happens(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        """Give what happens to a card."""
        raise NotImplementedError

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        why = say(self.impossible)
        return claimed(reader, context, self.what, self.count, self.up_to, self.fits, why)

    async def perform(self, doing: Doing) -> Deed:
        cards, whole = await picked(
            doing,
            self.what,
            self.count,
            self.up_to,
            self.by,
            self.fits,
            self.tag,
            self.prompt,
        )
        events = tuple(event for card in cards for event in self.happens(doing, card))
        bound = bound_as(self.as_, cards)
        return Deed(events, bound, whole)

    def words(self, book: Book) -> Tokens:
        you, others = self.verb
        cards = cards_said(book, self.what, self.count, self.up_to)
        return book.act(self.by, you, others, cards=cards)


@dataclass(frozen=True, slots=True)
class Exert(OfCards):
    """Ready cards exert (``TC-7.2``)."""

    tag: ClassVar[str] = "exert"
    cost: ClassVar[bool] = True
    verb: ClassVar[tuple[str, str]] = ("exert {cards}", "{who} exerts {cards}")
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to exert."
    impossible: ClassVar[str] = "Only a ready card in play can exert."

    def fits(self, reader: Reader, card: CardId) -> bool:
        return in_play(reader.board, card) and reader.board.cards[card].turn == 0

    def happens(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return (CardTurned(card, 1),)


@dataclass(frozen=True, slots=True)
class Ready(OfCards):
    """Exerted cards ready (``TC-7.2``)."""

    tag: ClassVar[str] = "ready"
    verb: ClassVar[tuple[str, str]] = ("ready {cards}", "{who} readies {cards}")
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to ready."
    impossible: ClassVar[str] = "Only an exerted card in play can ready."

    def fits(self, reader: Reader, card: CardId) -> bool:
        return in_play(reader.board, card) and reader.board.cards[card].turn != 0

    def happens(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return (CardTurned(card, 0),)


def removable(reader: Reader, card: CardId) -> bool:
    """Tell whether a card can leave play: all but Ships can (``TC-1.19``)."""
    return in_play(reader.board, card) and reader.table.printed(card).kind != "ship"


ADVENTURE = ("contract", "complication")


@dataclass(frozen=True, slots=True)
class Jettison(OfCards):
    """Captain's cards go from play to their owners' discard piles (``TC-30.3``)."""

    tag: ClassVar[str] = "jettison"
    cost: ClassVar[bool] = True
    verb: ClassVar[tuple[str, str]] = ("jettison {cards}", "{who} jettisons {cards}")
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to jettison."
    impossible: ClassVar[str] = "There are not enough cards in play to jettison."

    def fits(self, reader: Reader, card: CardId) -> bool:
        kinds = reader.kinds(card)
        return removable(reader, card) and not any(kind in ADVENTURE for kind in kinds)

    def happens(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return (leave(doing.board, card),)


@dataclass(frozen=True, slots=True)
class Disperse(OfCards):
    """Cards, wherever they are, go out of the game into the dispersed region (``TC-30.4``)."""

    tag: ClassVar[str] = "disperse"
    cost: ClassVar[bool] = True
    verb: ClassVar[tuple[str, str]] = ("disperse {cards}", "{who} disperses {cards}")
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to disperse."
    impossible: ClassVar[str] = "There are not enough cards to disperse."

    def fits(self, reader: Reader, card: CardId) -> bool:
        return reader.table.printed(card).kind != "ship"

    def happens(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return (leave(doing.board, card, DISPERSED),)


@dataclass(frozen=True, slots=True)
class Remove(OfCards):
    """Adventure cards leave play for their owners' adventure discard piles (``TC-R.62``)."""

    tag: ClassVar[str] = "remove"
    cost: ClassVar[bool] = True
    verb: ClassVar[tuple[str, str]] = (
        "remove {cards} from play",
        "{who} removes {cards} from play",
    )
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to remove from play."
    impossible: ClassVar[str] = "There are not enough adventure cards in play."

    def fits(self, reader: Reader, card: CardId) -> bool:
        kinds = reader.kinds(card)
        return in_play(reader.board, card) and any(kind in ADVENTURE for kind in kinds)

    def happens(self, doing: Doing, card: CardId) -> tuple[Event, ...]:
        return (leave(doing.board, card),)


@dataclass(frozen=True, slots=True)
class JettisonSelf(Standing):
    """Cards are jettisoned as soon as the condition of the ability is met (``TC-R.53``)."""

    tag: ClassVar[str] = "jettison"
    short: ClassVar[str] = "of"

    of: Cards = Self()

    def words(self, book: Book) -> Tokens:
        return book.say("jettison {cards}", cards=self.of.words(book))


OPS = (Exert, Ready, Jettison, Disperse, Remove, JettisonSelf)
