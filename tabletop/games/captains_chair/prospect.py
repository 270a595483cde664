"""What a captain will surely have as an operation goes on, and whether that pays for all of it.

An operation is judged before it begins (``CC-R.1``): one part after another takes from this what
it costs, and adds what it surely gives. A node of the language says so by a method ``foresee``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

from tabletop.effects.amounts import Number
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.ops.flow import DoTo, Repeat
from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import Message, Refusal, refuse
from tabletop.games.captains_chair.payment import lacking, payable, purse, purse_of
from tabletop.games.captains_chair.places import DECK, DISCARD, HAND, RESERVE
from tabletop.games.captains_chair.state import CHIPS, RESOURCES

if TYPE_CHECKING:
    from tabletop.effects.context import Context
    from tabletop.effects.nodes import Effect
    from tabletop.effects.reader import Reader


class Prospect:
    """What a captain will have; ``refusal`` is why the operation can't be paid for, if it can't.

    ``as_all_see`` judges by what is open to everybody: any card of a hand may be what is needed
    (``CC-R.28``). The card ``source`` is none of the hand: it is what is being played.
    """

    def __init__(
        self, reader: Reader, seat: SeatId, source: CardId, *, as_all_see: bool = False
    ) -> None:
        self.reader = reader
        self.seat = seat
        self.source = source
        self.as_all_see = as_all_see
        self.refusal: Refusal | None = None
        self._purses = frozenset((purse_of(reader.table, seat),))
        self._chips = reader.board.seats[seat].counters.get(CHIPS, 0)
        self._claims: list[Claim] = []
        self._unseen: list[CardId] = []
        self._drawn = 0

    @property
    def board(self) -> Board:
        """The board as it is before the operation."""
        return self.reader.board

    def refuse(self, refusal: Refusal | None) -> None:
        """Note why it can't be done; what was noted first stays."""
        self.refusal = self.refusal or refusal

    def gain(self, counter: str, count: int) -> None:
        """Add resources or chips that it surely gives (``CC-R.15``)."""
        if counter in RESOURCES:
            self._purses = frozenset(one.having(counter, count) for one in self._purses)
        elif counter == CHIPS:
            self._chips += count

    def spend(self, amounts: Mapping[str, int]) -> None:
        """Take one payment of resources, however the glory is divided (``CC-R.14``)."""
        due = purse(amounts)
        left = payable(self._purses, due)
        if left:
            self._purses = left
        else:
            self.refuse(lacking(max(self._purses), due))

    def spend_all(self, counter: str) -> None:
        """Leave none of a resource (``CC-6.9``)."""
        self._purses = frozenset(one._replace(**{counter: 0}) for one in self._purses)

    def spend_chips(self, count: int) -> None:
        """Take action chips that are available (``CC-9.1``)."""
        if self._chips < count:
            self.refuse(refuse("CC-9.1", "That takes an action chip, and you have none left."))
        self._chips -= count

    @property
    def hand(self) -> tuple[CardId, ...]:
        """The cards of the hand that can be paid with."""
        cards = self.board.piles[zone_of(HAND, self.seat)]
        return tuple(card for card in cards if card != self.source)

    def draw(self, count: int) -> None:
        """Add cards of unknown kind to the hand, as far as there are any to draw."""
        piles = (self.board.piles[zone_of(kind, self.seat)] for kind in (DECK, DISCARD, RESERVE))
        left = max(0, sum(len(pile) for pile in piles) - self._drawn)
        drawn = min(count, left)
        self._drawn += drawn
        self.receive(drawn)

    def receive(self, count: int) -> None:
        """Add cards to the hand that can pay only where any card will do."""
        for _ in range(count):
            self._unseen.append(CardId(-1 - len(self._unseen)))

    def from_hand(
        self, count: int, why: Message, rule: RuleId, fitting: Collection[CardId] | None = None
    ) -> None:
        """Take so many cards of the hand: any, one that was drawn before too, or fitting ones."""
        open_ = (*self.hand, *self._unseen)
        cards = open_
        if fitting is not None:
            cards = tuple(card for card in self.hand if card in fitting)
        self.claim(Claim(why, count, cards, open_=open_, rule=rule))

    def costs(self, effects: Iterable[Effect], context: Context) -> None:
        """Take what stands where it is a cost: in ``cost``, or before 'to'."""
        for effect in effects:
            if not self._foreseen(effect, context):
                for claim in effect.claims(self.reader, context):
                    self.claim(claim)
                self._bring(effect, context)

    def parts(self, effects: Iterable[Effect], context: Context) -> None:
        """Take what the parts of an operation cost, and add what they surely give."""
        for effect in effects:
            if not self._foreseen(effect, context):
                self._bring(effect, context)

    def _foreseen(self, effect: Effect, context: Context) -> bool:
        """Take and add what an effect says that it does, if its kind says so; tell whether."""
        own = foresees(effect)
        if own is not None:
            own.foresee(self, self.reader, context)
            return True
        match effect:
            case DoTo():
                self.costs(effect.do, context)
                self.parts(effect.to, context)
            case Repeat() if not effect.up_to and isinstance(effect.times, Number):
                for _ in range(effect.times.number):
                    self.parts(effect.do, context)
            case _:
                return False
        return True

    def _bring(self, effect: Effect, context: Context) -> None:
        """Add the cards that an effect surely brings into the hand, of unknown kind."""
        own = brings(effect)
        if own is not None:
            self.receive(own.brought(self.reader, context))

    def claim(self, claim: Claim) -> None:
        """Take what a cost claims, together with all that was claimed before."""
        self._claims.append(claim)
        self.refuse(unpayable(self._claims, self.as_all_see))


class Foreseeing(Protocol):
    """A node that says what it takes and surely gives, or why it can't be paid for."""

    def foresee(self, prospect: Prospect, reader: Reader, context: Context) -> None:
        """Take from a prospect and add to it."""


def foresees(node: Any) -> Foreseeing | None:
    """Give a node as one that foresees, if it does."""
    # Asked all the time: isinstance() with a protocol looks up its attributes anew each time.
    return node if hasattr(node, "foresee") else None


class Bringing(Protocol):
    """A node, a cost or none, that surely brings cards into the hand."""

    def brought(self, reader: Reader, context: Context) -> int:
        """Say how many."""


def brings(node: Any) -> Bringing | None:
    """Give a node as one that brings cards into the hand, if it does."""
    return node if hasattr(node, "brought") else None
