"""Moments of this game, for triggers: who did something, and to which card (``CC-L.27``)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from tabletop.effects.context import Context
from tabletop.effects.nodes import Condition, Moment, Node, Pattern, Seats
from tabletop.effects.patterns import concerning
from tabletop.effects.selectors import You
from tabletop.effects.wording.tokens import joined
from tabletop.engine.board import Binding
from tabletop.engine.events import Event, MomentCame
from tabletop.games.captains_chair.language.fitting import Fitting

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader
    from tabletop.effects.wording.book import Book
    from tabletop.effects.wording.tokens import Tokens


BEGINNINGS: Final = ("attacked",)
"""Moments that come before what they tell of has any effect (``CC-R.19``)."""
OF_LOCATIONS: Final = ("team-sent", "team-removed", "secured", "control-taken")
"""Moments that are about a Location."""


@dataclass(frozen=True, slots=True)
class Comes(Pattern):
    """A moment comes, for a player or for all, perhaps about a card that fits.

    ``about`` is judged by the card's types and traits at that moment (``CC-R.22``). The card is
    ``it``, who did it ``they``, how much it was ``it`` as a number.
    """

    tag: ClassVar[str] = "comes"
    event: ClassVar[type] = MomentCame
    short: ClassVar[str] = "moment"

    moment: Moment
    whose: Seats | None = None
    about: Fitting | None = None
    where: Condition | None = None

    @property
    def begins(self) -> bool:
        return self.moment in BEGINNINGS

    def match(
        self, before: Reader, event: Event, after: Reader, context: Context
    ) -> tuple[Binding, ...] | None:
        if not isinstance(event, MomentCame) or event.name != self.moment:
            return None
        if self.whose is not None and event.seat not in self.whose.seats(after, context):
            return None
        card = event.cards[0] if event.cards else None
        if self.about is not None and (card is None or not self.about.fits(after, context, card)):
            return None
        bound = concerning(card, event.seat, event.number)
        if self.where is not None and not self.where.holds(after, context.having(*bound)):
            return None
        return bound

    def words(self, book: Book) -> Tokens:
        known = book.language.words["moments"][self.moment]
        general, *theirs = known.split("|")
        it = self._it(book)
        if self.whose is None or not theirs:
            said = book.say(general, it=it)
            if self.whose is not None:
                who = book.one_of(self.whose)
                said = book.say("{said} for {who}", said=said, who=who)
        else:
            yours = self.whose == You()
            who = book.one_of(self.whose)
            phrase = theirs[0] if yours else theirs[-1]
            said = book.say(phrase, it=it, who=who, whose=book.whose(self.whose))
        if self.about is not None and "{it}" not in known:
            said = book.say("{said} for {it}", said=said, it=it)
        if self.where is None:
            return said
        return book.say("{said}, if {where}", said=said, where=self.where.words(book))

    def _it(self, book: Book) -> Tokens:
        """Say what the moment is about."""
        if self.about is not None:
            return self.about.words(book)
        if self.moment in OF_LOCATIONS:
            return book.say("1 {noun}", noun=book.noun("kinds", "location", many=False))
        return book.say("1 card")


@dataclass(frozen=True, slots=True)
class OneOf(Pattern):
    """One of several moments comes."""

    tag: ClassVar[str] = "any-of"
    event: ClassVar[type] = MomentCame
    short: ClassVar[str] = "of"

    of: tuple[Pattern, ...]

    def match(
        self, before: Reader, event: Event, after: Reader, context: Context
    ) -> tuple[Binding, ...] | None:
        for one in self.of:
            bound = one.match(before, event, after, context)
            if bound is not None:
                return bound
        return None

    def words(self, book: Book) -> Tokens:
        return joined([one.words(book) for one in self.of], book.say(" or ")[0].text)


OPS: tuple[type[Node], ...] = (Comes, OneOf)
