"""The Opposition's priority lists: which ability, and which target (``TC-34.9``, ``TC-34.10``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from tabletop.effects.reader import Reader
from tabletop.engine.board import Binding
from tabletop.engine.ids import CardId
from tabletop.engine.message import Message, say
from tabletop.games.traveller_ccg.keywords import has
from tabletop.games.traveller_ccg.solo.foreseen import Foreseen, getting_through
from tabletop.games.traveller_ccg.state import WOUND

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Victim:
    """A Crew that an ability can be aimed at, and what the ability would do to it."""

    card: CardId
    wounds: int
    gets_through: int
    exerts: bool
    left: int
    capacity: int
    armored: bool
    gear: int

    @property
    def removed(self) -> bool:
        """Whether it would leave play: Armor and Wounds taken before count (``TC-R.127``)."""
        return self.gets_through >= self.left and self.gets_through > 0


def victim(reader: Reader, source: CardId, card: CardId, foreseen: Foreseen) -> Victim:
    """Work out what there is to know of a target."""
    wounds, capacity = foreseen.wounds.get(card, 0), reader.value(card, "wounds")
    gear = sum("gear" in reader.kinds(other) for other in reader.board.attached(card))
    return Victim(
        card,
        wounds,
        getting_through(reader, source, card, wounds),
        card in foreseen.exerts,
        capacity - reader.board.cards[card].counters.get(WOUND, 0),
        capacity,
        has(reader, card, "armor"),
        gear,
    )


@dataclass(frozen=True, slots=True)
class Attack:
    """An ability that the Opposition can use now, with its legal targets.

    ``name`` is what the ability calls its target, ``bound`` what it has named before. ``picked``
    tells that the captain chooses the target; ``free`` that nothing but Credits was its cost and
    the card sets no limit.
    """

    card: CardId
    ability: str
    name: str
    bound: tuple[Binding, ...]
    victims: tuple[Victim, ...]
    picked: bool
    free: bool

    @property
    def wounds(self) -> int:
        """The most Wounds that it inflicts on any legal target, before Armor (``TC-R.127``)."""
        return max(victim.wounds for victim in self.victims)


@dataclass(frozen=True, slots=True)
class Criterion(Generic[T]):
    """One rule of a list: what ranks first by it, and why that was taken."""

    rank: Callable[[T], tuple[int, ...]]
    why: Callable[[T], Message]


ABILITIES: Final[tuple[Criterion[Attack], ...]] = (
    Criterion(lambda attack: (attack.wounds > 0,), lambda _: say("it wounds")),
    Criterion(
        lambda attack: (attack.wounds,),
        lambda attack: say("it inflicts most Wounds ({count})", count=attack.wounds),
    ),
    Criterion(lambda attack: (not attack.picked,), lambda _: say("it names its target itself")),
)
"""Which ability is used, first rule first (``TC-34.9``)."""

TARGETS: Final[tuple[Criterion[Victim], ...]] = (
    Criterion(lambda victim: (victim.removed,), lambda _: say("it would leave play")),
    Criterion(
        lambda victim: (victim.gets_through, victim.exerts),
        lambda victim: say("the effect on it is greatest ({count})", count=victim.gets_through),
    ),
    Criterion(
        lambda victim: (-victim.capacity,),
        lambda victim: say("lowest Wound Capacity ({count})", count=victim.capacity),
    ),
    Criterion(lambda victim: (not victim.armored,), lambda _: say("no Armor")),
    Criterion(
        lambda victim: (victim.gear,),
        lambda victim: say("most Gear ({count})", count=victim.gear),
    ),
)
"""Which target is taken, first rule first; then chance decides (``TC-34.10``)."""


def ranked(victim: Victim) -> tuple[int, ...]:
    """Give where a target stands by the list of targets; the greatest comes first."""
    return tuple(part for criterion in TARGETS for part in criterion.rank(victim))


BETTER: Final[Criterion[Attack]] = Criterion(
    lambda attack: max(map(ranked, attack.victims)), lambda _: say("it has the better target")
)
"""What breaks a tie of abilities (``TC-R.128``)."""


def narrowed(
    found: Sequence[T], criteria: Sequence[Criterion[T]]
) -> tuple[tuple[T, ...], tuple[Message, ...]]:
    """Keep what ranks first by one rule after another; tell which rules made a difference."""
    left, why = tuple(found), list[Message]()
    for criterion in criteria:
        best = max(criterion.rank(item) for item in left)
        kept = tuple(item for item in left if criterion.rank(item) == best)
        if len(kept) < len(left):
            why.append(criterion.why(kept[0]))
        left = kept
    return left, tuple(why)


def best_attacks(found: Sequence[Attack]) -> tuple[tuple[Attack, ...], tuple[Message, ...]]:
    """Give the abilities that come first, several where only chance can decide, and why."""
    return narrowed(found, (*ABILITIES, BETTER))


def best_victims(found: Sequence[Victim]) -> tuple[tuple[Victim, ...], tuple[Message, ...]]:
    """Give the targets that come first, several where only chance can decide, and why."""
    return narrowed(found, TARGETS)
