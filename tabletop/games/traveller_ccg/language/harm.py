"""Harm: Wounds on Crew, Structure on Upgrades, and restoring both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from tabletop.effects.amounts import ONE
from tabletop.effects.asking import cards_said
from tabletop.effects.context import Context
from tabletop.effects.costs import Claim
from tabletop.effects.interpret import Deed, Doing, Leaf
from tabletop.effects.nodes import Amount, Cards, Seats
from tabletop.effects.selectors import You
from tabletop.engine.events import CardCounted, Event
from tabletop.engine.ids import CardId
from tabletop.engine.message import say
from tabletop.games.traveller_ccg import damage, keywords
from tabletop.games.traveller_ccg.language.picking import claimed, picked
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.state import STRUCTURE, WOUND

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens

NO_RESTORING = ("crew", "gear", "heroic-action")
"""What restores no Wounds of a Mechanical Crew, unless it says so (``TC-29.24``)."""


@dataclass(frozen=True, slots=True)
class Harm(Leaf):
    """So many Wounds or Structure on each of some cards; as a cost nothing protects from it."""

    short: ClassVar[str] = "what"
    cost: ClassVar[bool] = True
    kind: ClassVar[str]
    counter: ClassVar[str]
    prompt: ClassVar[str]

    what: Cards
    count: Amount = ONE
    among: Amount | None = None
    by: Seats = You()

    def fits(self, reader: Reader, card: CardId) -> bool:
        """Tell whether a card can be harmed so."""
        return in_play(reader.board, card) and self.kind in reader.kinds(card)

    def inflicted(
        self, reader: Reader, card: CardId, count: int, source: CardId
    ) -> tuple[Event, ...]:
        """Give what happens to a card that something harms."""
        raise NotImplementedError

    def claims(self, reader: Reader, context: Context) -> tuple[Claim, ...]:
        why = say("There are not enough cards in play that can take it.")
        return claimed(reader, context, self.what, self.among, False, self.fits, why)

    async def perform(self, doing: Doing) -> Deed:
        cards, whole = await picked(
            doing, self.what, self.among, False, self.by, self.fits, self.tag, self.prompt
        )
        count = self.count.amount(doing.reader, doing.context)
        events: list[Event] = []
        if count > 0:
            paying = doing.walk.address.path[:1] == ("cost",)
            for card in cards:
                events += (
                    (CardCounted(card, self.counter, count),)
                    if paying
                    else self.inflicted(doing.reader, card, count, doing.context.source)
                )
        return Deed(tuple(events), whole=whole)

    def words(self, book: Book) -> Tokens:
        return book.act(
            self.by,
            "inflict {counters} on {cards}",
            "{who} inflicts {counters} on {cards}",
            counters=book.many(self.count, book.term("counters", self.counter, self.count)),
            cards=cards_said(book, self.what, self.among, False),
        )


@dataclass(frozen=True, slots=True)
class Wound(Harm):
    """Wounds are inflicted on Crew, less their Armor (``TC-29.1``)."""

    tag: ClassVar[str] = "wound"
    kind: ClassVar[str] = "crew"
    counter: ClassVar[str] = WOUND
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to be wounded."

    def inflicted(
        self, reader: Reader, card: CardId, count: int, source: CardId
    ) -> tuple[Event, ...]:
        return damage.inflict_wounds(reader, card, count, source)


@dataclass(frozen=True, slots=True)
class Damage(Harm):
    """Structure is inflicted on Upgrades, less what they are Hardened (``TC-29.4``)."""

    tag: ClassVar[str] = "damage"
    kind: ClassVar[str] = "upgrade"
    counter: ClassVar[str] = STRUCTURE
    prompt: ClassVar[str] = "{seat}, for {card}: choose {what} to be damaged."

    def inflicted(
        self, reader: Reader, card: CardId, count: int, source: CardId
    ) -> tuple[Event, ...]:
        return damage.inflict_structure(reader, card, count, source)


@dataclass(frozen=True, slots=True)
class Restore(Leaf):
    """Wounds and Structure are taken off cards, so many of each or all (``TC-30.9``)."""

    tag: ClassVar[str] = "restore"
    short: ClassVar[str] = "what"

    what: Cards
    count: Amount | None = None
    among: Amount | None = None
    mechanical: bool = False
    by: Seats = You()

    async def perform(self, doing: Doing) -> Deed:
        source = doing.context.source
        barred = not self.mechanical and any(
            kind in NO_RESTORING for kind in doing.reader.kinds(source)
        )

        def fits(reader: Reader, card: CardId) -> bool:
            counters = reader.board.cards[card].counters
            harmed = counters.get(WOUND, 0) + counters.get(STRUCTURE, 0) > 0
            return harmed and not (barred and keywords.has(reader, card, "mechanical"))

        prompt = "{seat}, for {card}: choose {what} to be restored."
        cards, whole = await picked(
            doing, self.what, self.among, False, self.by, fits, self.tag, prompt
        )
        most = None if self.count is None else self.count.amount(doing.reader, doing.context)
        events: list[Event] = []
        for card in cards:
            events += restored(doing.reader, card, most)
        return Deed(tuple(events), whole=whole)

    def words(self, book: Book) -> Tokens:
        if self.count is None:
            counters = book.say("all {icon:wound} and {icon:structure}")
        else:
            harm = book.say("{icon:wound} or {icon:structure}")
            counters = book.many(self.count, harm)
        return book.act(
            self.by,
            "restore {counters} from {cards}{even}",
            "{who} restores {counters} from {cards}{even}",
            counters=counters,
            cards=cards_said(book, self.what, self.among, False),
            even=book.say(", Mechanical Crew too") if self.mechanical else (),
        )


def restored(reader: Reader, card: CardId, most: int | None) -> tuple[Event, ...]:
    """Take Wounds or Structure off a card, so many at most."""
    events: list[Event] = []
    for counter in (WOUND, STRUCTURE):
        there = reader.board.cards[card].counters.get(counter, 0)
        count = there if most is None else min(there, most)
        if count > 0:
            events.append(CardCounted(card, counter, -count))
    return tuple(events)


OPS = (Wound, Damage, Restore)
