"""When cards can be used, who uses them, and what becomes of them: this game's customs (28)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.customs import Added, Customs, Titles, Windows, holds_cards
from tabletop.effects.interpret import Doing
from tabletop.effects.nodes import Effect
from tabletop.effects.reader import Reader
from tabletop.effects.usable import USE as USE_VERB
from tabletop.effects.usable import awaited
from tabletop.engine.actions import Action, Follow
from tabletop.engine.board import QueueItem
from tabletop.engine.events import CardMoved, Event, Said
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId, ZoneId
from tabletop.engine.message import Argument, CardName, Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg import orders
from tabletop.games.traveller_ccg.control import controlled
from tabletop.games.traveller_ccg.leaving import attachments_first, leave
from tabletop.games.traveller_ccg.places import HAND, PENDING, home, in_play
from tabletop.games.traveller_ccg.state import PHASES, changed, voyage

REACTION: Final = "reaction"
ANYTIME: Final = "anytime"
ACTION: Final = "action"
USE: Final = "use"
PROCURE: Final = "procure"

REACTIONS: Final = (REACTION,)
"""Timings that can be added to a queue (``TC-28.2``, ``TC-28.8``)."""
IDLE: Final = (ANYTIME,)
"""Timings that can be used besides whenever nothing is pending (``TC-28.9``)."""
ACTIONS: Final = (ACTION, USE)
"""Timings of Actions (``TC-17.3``)."""

USED: Final = (ACTION, REACTION, ANYTIME, USE)
"""Timings of abilities that are used, and not only carried out by the rules (``TC-28.4``)."""

ROUND_END: Final = "round-end"
TARGETS: Final = ("target", "target-captain")
"""Tags of what chooses with the word 'target' (``TC-10.1``)."""


def acting(table: Table) -> SeatId:
    """Give who has the first chance to respond (``TC-28.14``)."""
    # The language is made of these customs, so what reads it is looked up when asked.
    from tabletop.games.traveller_ccg.initiative import priority

    return priority(table)


def leading(table: Table) -> SeatId:
    """Give whose triggers happen first: they go in initiative order (``TC-R.98``)."""
    from tabletop.games.traveller_ccg.initiative import in_initiative_order

    return in_initiative_order(table)[0]


def user(reader: Reader, card: CardId, ability: Ability) -> SeatId | None:
    """Give who uses an ability: its card's controller, for a Use the Crew's (``TC-R.51``)."""
    if ability.timing == USE:
        host = reader.board.cards[card].attached_to
        return None if host is None else reader.controller(host)
    return reader.controller(card)


def during(table: Table, name: str) -> bool:
    """Tell whether a phase of the round is on."""
    return name in PHASES and voyage(table).phase == name


def called(table: Table, card: CardId, ability: Ability) -> Message:
    """Say on a button what one does, procure, play or use a card, and what is due for it now."""
    what = _does(card, ability)
    price = _price(table, card, ability)
    if price is not None:
        what = say("{does} for {price}", does=what, price=price)
    uses = [one for one in abilities_of(table.printed(card)) if one.timing in USED]
    if ability.timing == PROCURE or ability.from_ == HAND or len(uses) < 2:
        return what
    return say("{does}: {what}", does=what, what=_in_short(ability))


def _does(card: CardId, ability: Ability) -> Message:
    if ability.timing == PROCURE:
        return say("Procure {card}", card=CardName(card))
    if ability.from_ == HAND:
        if ability.key in ("trained", "expert"):
            level = say("trained") if ability.key == "trained" else say("expert")
            return say("Play {card}, {level}", card=CardName(card), level=level)
        return say("Play {card}", card=CardName(card))
    return say("Use {card}", card=CardName(card))


def _price(table: Table, card: CardId, ability: Ability) -> Message | None:
    """Say how many Credits a play or an ability costs now (``TC-5.4``); None for nothing."""
    from tabletop.games.traveller_ccg.language import LANGUAGE
    from tabletop.games.traveller_ccg.names import credits_said
    from tabletop.games.traveller_ccg.pricing import credits_due

    reader = LANGUAGE.reader(table)
    seat = user(reader, card, ability)
    if seat is None:
        return None
    trigger = awaited(reader, seat, Action(USE_VERB, card, ability.key))
    context = Context(card, seat, trigger.bound if trigger is not None else ())
    due = credits_due(reader, ability, context)
    return credits_said(due) if due else None


def _in_short(ability: Ability) -> Message:
    """Say what an ability does, where a card has several."""
    from tabletop.games.traveller_ccg.language import LANGUAGE

    return Message(LANGUAGE.sentence(LANGUAGE.book(ability).steps((*ability.targets, *ability.do))))


def shown(table: Table, announced: Announcing) -> tuple[Event, ...]:
    """Put a card that is played on the table, to wait on the queue (``TC-R.94``)."""
    card, who = announced.source, SeatName(announced.controller)
    zone = table.board.zones[table.board.cards[card].zone]
    text = "{seat} uses {card}"
    if zone.kind == HAND:
        text = "{seat} procures {card}" if announced.ability == PROCURE else "{seat} plays {card}"
    does, aims = say(text, seat=who, card=CardName(card)), _aims(table, announced)
    line = (
        say("{does}, aimed at {aims}.", does=does, aims=aims) if aims else say("{does}.", does=does)
    )
    moved = (CardMoved(card, PENDING, face_up=True),) if zone.kind == HAND else ()
    return (*moved, Said(line))


def _aims(table: Table, announced: Announcing) -> tuple[Argument, ...]:
    """Name the targets, which all may know before they respond."""
    ability = find_ability(table.definitions[announced.definition], announced.ability)
    chosen = [
        announced.context.get(getattr(node, "as_", ""))
        for node in ability.targets
        if node.tag in TARGETS
    ]
    return (
        *(SeatName(seat) for binding in chosen for seat in binding.seats),
        *(CardName(card) for binding in chosen for card in binding.cards),
    )


def spent(table: Table, item: QueueItem) -> tuple[Event, ...]:
    """Discard a card that was played and has found no other place (``TC-17.11``, ``TC-R.54``)."""
    told: tuple[Event, ...] = ()
    if item.cancelled:
        told = (Said(say("{card} is cancelled.", card=CardName(item.source))),)
    if table.board.cards[item.source].zone != PENDING:
        return told
    return (*told, CardMoved(item.source, home(table.board, item.source), face_up=True))


def paid(table: Table, card: CardId) -> tuple[Event, ...]:
    """Expend a card, or jettison one in play that is Expendable (``TC-6.3``, ``TC-6.11``).

    To expend is not to discard (``TC-6.8``).
    """
    board = table.board
    if in_play(board, card):
        return (leave(board, card),)
    return (replace(leave(board, card), spent=True),)


def stand_ins(reader: Reader, seat: SeatId) -> Mapping[CardId, int]:
    """Tell what the Expendable cards of a captain give toward a Credit cost (``TC-29.10``)."""
    return {
        card: keywords["expendable"]
        for card in controlled(reader, seat)
        if "expendable" in (keywords := reader.keywords(card))
    }


def title_used(table: Table, seat: SeatId, title: DefId) -> bool:
    """Tell whether a captain has used a Limited transient of this title (``TC-R.101``)."""
    return (seat, title) in voyage(table).used


def use_title(table: Table, seat: SeatId, title: DefId) -> tuple[Event, ...]:
    """Note that a captain uses a Limited transient."""
    state = voyage(table)
    return (changed(replace(state, used=(*state.used, (seat, title)))),)


def may_respond(table: Table, seat: SeatId) -> bool:
    """Tell whether a captain could have a Reaction, as far as all can see (``TC-R.105``)."""
    return holds_cards(table, seat)


def settle(table: Table) -> Frame | None:
    """Give what puts right limits, Wounds and Structure, if anything is over them (``TC-R.53``)."""
    from tabletop.games.traveller_ccg.settle import unsettled

    return unsettled(table)


def added(reader: Reader, ability: Ability, context: Context) -> tuple[Added, ...]:
    """Give the costs that other cards add to a play or an ability (``TC-5.4``)."""
    from tabletop.games.traveller_ccg.pricing import added_costs

    return added_costs(reader, ability, context)


def aimless(node: Effect) -> bool:
    """Tell what may be used without an eligible target, and then fails (``TC-R.96``)."""
    return node.tag in TARGETS


BARRED: Final[Mapping[str, str]] = MappingProxyType(
    {"phase": "TC-28.11", "limited": "TC-28.13", "idle": "TC-R.102", "cost": "TC-5.3"}
)
"""The rules by which abilities can't be used that are there."""


def because(ability: Ability, why: str) -> RuleId | None:
    """Name the rule that bars an ability; procuring has its own phase (``TC-16.1``)."""
    own = ability.timing == PROCURE and why == "phase"
    return None if own or why not in BARRED else RuleId(BARRED[why])


def sees(reader: Reader, context: Context, card: CardId) -> bool:
    """Tell whether a card exists for an effect: not one Invulnerable to its kind (``TC-29.16``)."""
    from tabletop.games.traveller_ccg import invulnerable

    return invulnerable.sees(reader, context, card)


def follows(reader: Reader, card: CardId) -> bool:
    """Tell whether an attached card follows its foundation: no Hindrance does (``TC-R.52``)."""
    return "hindrance" not in reader.table.fact(card, "keywords", {})


def closed(reader: Reader, card: CardId) -> str | None:
    """Have a face-down card on a Contract be a Complication and nothing else (``TC-R.29``)."""
    return None if reader.board.cards[card].attached_to is None else "complication"


def told(doing: Doing, node: Effect, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Give the lines of the log for what an effect does."""
    from tabletop.games.traveller_ccg import deeds

    return deeds.told(doing, node, events)


def drops(table: Table, seat: SeatId, action: Action) -> Mapping[ZoneId, tuple[Follow, ...]]:
    """Give the places where a card can be dropped to be used so."""
    from tabletop.games.traveller_ccg import dropping

    return dropping.drops(table, seat, action)


CUSTOMS: Final = Customs(
    acting=acting,
    leading=leading,
    user=user,
    called=called,
    drops=drops,
    windows=Windows(
        reactions=REACTIONS,
        idle=IDLE,
        may_respond=may_respond,
        declines=orders.declines,
        kinds=(orders.PASSING, orders.ORDERING),
        took=orders.took,
        ended=orders.queue_ended,
        wait=True,
    ),
    spent=spent,
    shown=shown,
    paid=paid,
    stand_ins=stand_ins,
    settle=settle,
    told=told,
    during=during,
    ahead=attachments_first,
    sees=sees,
    follows=follows,
    closed=closed,
    titles=Titles(title_used, use_title),
    added=added,
    aimless=aimless,
    because=because,
    round_end=ROUND_END,
    queue_rule=RuleId("TC-R.99"),
    target_rule=RuleId("TC-R.95"),
    payment_rule=RuleId("TC-6.2"),
)
"""What the effect language leaves to this game."""
