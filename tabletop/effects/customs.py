"""What the language must know of a game's rules: who acts, who may react, where spent cards go."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from tabletop.effects.context import Address, Context
from tabletop.effects.refill import NO_REFILL, Refill
from tabletop.engine.actions import Action, ActionKind, Follow
from tabletop.engine.board import QueueItem
from tabletop.engine.events import CardMoved, Event
from tabletop.engine.frames import Frame, Procedure
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId, ZoneId, zone_of
from tabletop.engine.message import CardName, Message, say
from tabletop.engine.table import Table

if TYPE_CHECKING:
    from tabletop.effects.ability import Ability
    from tabletop.effects.announce import Announcing
    from tabletop.effects.interpret import Doing
    from tabletop.effects.nodes import Effect
    from tabletop.effects.reader import Reader
    from tabletop.engine.message import Refusal


def first_aboard(table: Table) -> SeatId:
    """Take the first seat for the acting one, in a game where nobody acts for long."""
    aboard = table.board.aboard()
    return aboard[0] if aboard else SeatId(0)


def holds_cards(table: Table, seat: SeatId) -> bool:
    """Tell whether a seat holds cards: then it is asked, whatever they are."""
    return any(
        zone.owner == seat and not zone.in_play and zone.kind == "hand" and table.board.piles[key]
        for key, zone in table.board.zones.items()
    )


def nowhere(_table: Table, _item: QueueItem) -> tuple[Event, ...]:
    """Leave the card of an item where it is."""
    return ()


def as_it_lies(_table: Table, _announced: Announcing) -> tuple[Event, ...]:
    """Leave a card that is announced where it is."""
    return ()


def untold(_doing: Doing, _node: Effect, _events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Tell nothing besides what happens, for games whose log needs no words of its own."""
    return ()


def never(_table: Table, _moment: str) -> bool:
    """Tell that no named part of a round is ever on, for games without such."""
    return False


def its_controller(reader: Reader, card: CardId, _ability: Ability) -> SeatId | None:
    """Have a card's abilities used by whoever controls it."""
    return reader.you(card)


def use_it(_table: Table, card: CardId, _ability: Ability) -> Message:
    """Say on a button that a card is used."""
    return say("Use {card}", card=CardName(card))


def by_menu_only(
    _table: Table, _seat: SeatId, _action: Action
) -> Mapping[ZoneId, tuple[Follow, ...]]:
    """Let cards be used by their menu only; dropping one means nothing."""
    return {}


def settled(_table: Table) -> Frame | None:
    """Have nothing to put right, in a game without standing limits."""
    return None


def to_the_discard_pile(table: Table, card: CardId) -> tuple[Event, ...]:
    """Put a card that was paid with face up on its owner's discard pile."""
    owner = table.board.cards[card].owner
    assert owner is not None
    return (CardMoved(card, zone_of("discard", owner), face_up=True),)


def no_stand_ins(_reader: Reader, _seat: SeatId) -> Mapping[CardId, int]:
    """Have no cards in play that can be paid with."""
    return MappingProxyType({})


def asks_always(_table: Table, _seat: SeatId) -> bool:
    """Have nobody pass without being asked."""
    return False


def wherever(_table: Table, _card: CardId, _ability: Ability) -> bool:
    """Have abilities work wherever their cards lie as they should."""
    return True


def asks_about_all(_table: Table, _seat: SeatId, _card: CardId) -> bool:
    """Have seats asked about all their triggers."""
    return False


def nothing_besides(_table: Table, _seat: SeatId, _cards: tuple[CardId, ...]) -> tuple[Action, ...]:
    """Have nothing to do in a window for triggers but to use one, or pass."""
    return ()


def means_nothing(_table: Table, _seat: SeatId, _action: Action) -> tuple[Event, ...]:
    """Have further actions of windows change nothing."""
    return ()


def by_itself(_ability: Ability, _why: str) -> RuleId | None:
    """Have no rule of its own for what an ability can't be used by."""
    return None


def nothing_more(_reader: Reader, _ability: Ability, _context: Context) -> tuple[Added, ...]:
    """Have no costs besides those that an ability says."""
    return ()


def needs_targets(_node: Effect) -> bool:
    """Have nothing used that has no target."""
    return False


def goes_on(_table: Table) -> tuple[Event, ...]:
    """Have nothing end with a queue."""
    return ()


@dataclass(frozen=True, slots=True)
class Added:
    """Costs that are added to those of an ability: where they are printed, and what they are."""

    address: Address
    costs: tuple[Effect, ...]


def sees_all(_reader: Reader, _context: Context, _card: CardId) -> bool:
    """Have nothing hidden from effects."""
    return True


def alone(_table: Table, _event: Event) -> tuple[Event, ...]:
    """Have nothing come before an event."""
    return ()


def all_follow(_reader: Reader, _card: CardId) -> bool:
    """Have whatever is attached to a card change hands with it."""
    return True


def unknown(_reader: Reader, _card: CardId) -> str | None:
    """Have face-down cards in play be of no other type than their printed one."""
    return None


@dataclass(frozen=True, slots=True)
class Windows:
    """How a game's windows go, in which seats react or use what can be used at any time.

    ``reactions`` are the timings that may be used while something is on the queue, ``idle`` those
    that may be used besides in a window while nothing is. ``may_respond`` tells from what is open
    to all whether a seat is asked, besides those with such an ability in play; ``declines``
    whether it has given orders to pass for it. ``kinds`` are further actions of these windows
    and ``took`` what they bring; one with the verb of passing passes as well. ``ended`` is
    what ends with a queue. Where triggers with a cost ``wait``, they can be used in the next
    window like reactions; else one opens at once: there ``besides`` are further actions, for the
    cards whose triggers can be used, and ``hushed`` tells for which cards a seat is not asked. With
    ``anew`` those who passed are asked again once somebody has used one; ``openly`` a seat can be
    asked in front of the others, and pass so, since they see whose cards may be used.
    """

    reactions: tuple[str, ...] = ("reaction",)
    idle: tuple[str, ...] = ()
    may_respond: Callable[[Table, SeatId], bool] = holds_cards
    declines: Callable[[Table, SeatId], bool] = asks_always
    kinds: tuple[ActionKind, ...] = ()
    took: Callable[[Table, SeatId, Action], tuple[Event, ...]] = means_nothing
    ended: Callable[[Table], tuple[Event, ...]] = goes_on
    wait: bool = False
    besides: Callable[[Table, SeatId, tuple[CardId, ...]], tuple[Action, ...]] = nothing_besides
    hushed: Callable[[Table, SeatId, CardId], bool] = asks_about_all
    anew: bool = False
    openly: bool = False


@dataclass(frozen=True, slots=True)
class Judging:
    """How a game judges by itself what can be done: of an ``ability``, its costs and all that it
    does (as all can see, for the last argument), and of ``steps`` that are a part of one.
    """

    ability: Callable[[Reader, Ability, Context, bool], Refusal | None]
    steps: Callable[[tuple[Effect, ...], Reader, Context], Refusal | None]


@dataclass(frozen=True, slots=True)
class Titles:
    """How a game remembers which limited abilities of cards that are not in play were used.

    Such a card is spent, and the next one of its name is as good as it: ``used`` tells whether
    a seat has used one, ``mark`` gives what remembers it, if anything does.
    """

    used: Callable[[Table, SeatId, DefId], bool]
    mark: Callable[[Table, SeatId, DefId], tuple[Event, ...]]


def _usual_windows() -> Windows:
    return Windows()


@dataclass(frozen=True, slots=True)
class Customs:
    """How a game does what the language leaves open.

    ``acting`` is the seat with the first chance to react, ``leading`` that whose triggers happen
    first, where that is another. ``user`` gives who uses an ability of a card, ``called`` what its
    button says, ``drops`` where it can be dropped to be used. ``spent`` gives what happens to the
    card of an item that leaves the queue, ``shown`` what happens to a card whose ability is paid
    for and about to go on the queue, ``paid`` what happens to a card that was paid with,
    ``stand_ins`` the cards in play that can be paid with where that is allowed, with what each is
    worth. ``settle`` gives the frame that puts right what cards in play may not be, if anything is
    wrong: it runs after each effect, each payment and before each window. ``refill`` runs when a
    card must be drawn from an empty pile. ``told`` is asked before the events of an effect happen,
    with what is running, and gives what comes before them: lines of the log, what goes on record; a
    draw is asked for all cards that lie there at once. ``during`` tells whether a named part of the
    round is on. Limited abilities come back at the moment ``round_end``. ``added`` gives the costs
    that other cards add to an ability's own. ``aimless`` tells of a choice of targets whether the
    ability may be used even where there is none: after a warning, and then it fails. ``because``
    names the rule by which one can't be used: its ``phase``, that it is ``limited``, ``idle`` or
    its ``cost``; else it is the ability's own. ``ahead``
    gives what comes before an event that nothing happens instead of. ``sees`` tells whether a card
    exists for an effect, ``follows`` whether an attached card changes hands with what it is
    attached to; ``closed`` gives as what a face-down card in play counts, which then has no traits.
    ``works`` tells of an ability that watches or holds whether it does, its card lying where it
    should. With ``carried`` abilities that were triggered, or that an effect has carried out, are
    so by the frame that it gives, which pays for them, too. With ``judging`` the game judges by
    itself what can be done, where the language looks only at costs and at what comes first. With
    ``nested`` off a trigger that must happen does not do so again out of itself.
    """

    acting: Callable[[Table], SeatId] = first_aboard
    leading: Callable[[Table], SeatId] | None = None
    user: Callable[[Reader, CardId, Ability], SeatId | None] = its_controller
    called: Callable[[Table, CardId, Ability], Message] = use_it
    drops: Callable[[Table, SeatId, Action], Mapping[ZoneId, tuple[Follow, ...]]] = by_menu_only
    windows: Windows = field(default_factory=_usual_windows)
    spent: Callable[[Table, QueueItem], tuple[Event, ...]] = nowhere
    shown: Callable[[Table, Announcing], tuple[Event, ...]] = as_it_lies
    paid: Callable[[Table, CardId], tuple[Event, ...]] = to_the_discard_pile
    stand_ins: Callable[[Reader, SeatId], Mapping[CardId, int]] = no_stand_ins
    settle: Callable[[Table], Frame | None] = settled
    refill: Procedure[Refill] = NO_REFILL
    told: Callable[[Doing, Effect, tuple[Event, ...]], tuple[Event, ...]] = untold
    during: Callable[[Table, str], bool] = never
    ahead: Callable[[Table, Event], tuple[Event, ...]] = alone
    sees: Callable[[Reader, Context, CardId], bool] = sees_all
    follows: Callable[[Reader, CardId], bool] = all_follow
    closed: Callable[[Reader, CardId], str | None] = unknown
    titles: Titles | None = None
    added: Callable[[Reader, Ability, Context], tuple[Added, ...]] = nothing_more
    aimless: Callable[[Effect], bool] = needs_targets
    because: Callable[[Ability, str], RuleId | None] = by_itself
    works: Callable[[Table, CardId, Ability], bool] = wherever
    carried: Callable[[Announcing], Frame] | None = None
    judging: Judging | None = None
    nested: bool = True
    round_end: str = "round-end"
    queue_rule: RuleId | None = None
    target_rule: RuleId | None = None
    payment_rule: RuleId | None = None


USUAL: Final = Customs()
