"""What is told of this game's table besides its cards: the stage, activities, slots, the queue."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from tabletop.effects.ability import abilities_of, find_ability
from tabletop.effects.usable import PASS
from tabletop.effects.wording.tokens import plain_text
from tabletop.engine.actions import Action
from tabletop.engine.board import Board, QueueItem
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.telling import Aims, Chapter, Telling, ZoneTold
from tabletop.games.traveller_ccg import orders
from tabletop.games.traveller_ccg.commitment import pursued, pursuers
from tabletop.games.traveller_ccg.complications import ATTEMPT
from tabletop.games.traveller_ccg.deliveries import COMPLETE
from tabletop.games.traveller_ccg.initiative import clockwise, priority
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.odds import standing
from tabletop.games.traveller_ccg.places import SLOT, slot_number
from tabletop.games.traveller_ccg.requirements import warnings
from tabletop.games.traveller_ccg.slots import controller_of_slot
from tabletop.games.traveller_ccg.state import Voyage, voyage
from tabletop.games.traveller_ccg.timing import may_respond, stand_ins
from tabletop.library.pack import Pack

_Definitions = Mapping[DefId, Definition]

PHASE_NAMES: Final = MappingProxyType(
    {
        "ready": say("Ready Phase"),
        "adventure": say("Adventure Phase"),
        "procurement": say("Procurement Phase"),
        "action": say("Action Phase"),
        "resource": say("Resource Phase"),
        "resolution": say("Resolution Phase"),
    }
)
PAYING: Final = "pay"
"""The decision by which cards are expended."""


def moment(definitions: _Definitions, view: SeatView) -> Message | None:
    """Say which round, phase and stage it is, who is first, and whether a fight is on."""
    table = Table(view.board, definitions)
    state = voyage(table)
    if not state.round:
        return None
    said = say("Round {round}: {phase}", round=state.round, phase=PHASE_NAMES[state.phase])
    if state.stage:
        said = say("{said}, Stage {stage}", said=said, stage=state.stage)
    if state.first is not None and len(view.board.aboard()) > 1:
        said = say("{said}; {first} is first captain", said=said, first=SeatName(state.first))
    fight = standing(table)
    if fight is not None:
        return say("{said}. {fight}", said=said, fight=fight)
    return say("{said}.", said=said)


def chapter(board: Board) -> Chapter | None:
    """Name the round and its phase (``TC-13.1``)."""
    state = board.state
    assert isinstance(state, Voyage)
    if not state.round:
        return None
    return Chapter(say("Round {round}", round=state.round), PHASE_NAMES[state.phase])


def activity(definitions: _Definitions, view: SeatView, seat: SeatId) -> Message | None:
    """Say what a captain does this round (``TC-15.4``)."""
    table = Table(view.board, definitions)
    state = voyage(table)
    if not state.round:
        return None
    attempt = state.attempt
    if attempt is not None and attempt.succeeded is None and attempt.attacker == seat:
        if attempt.defender is not None:
            return say("raiding {victim}", victim=SeatName(attempt.defender))
        return say("fighting an enemy ship")
    if attempt is not None and attempt.succeeded is None and attempt.defender == seat:
        return say("under attack")
    record = state.captains[seat].activity
    if record.kind == "piracy":
        return say("pirate")
    if record.kind == "contract":
        contract = pursued(table, seat)
        if contract is not None:
            return say("pursuing {contract}", contract=CardName(contract))
    return say("uncommitted")


def slot(definitions: _Definitions, view: SeatView, zone: ZoneId) -> ZoneTold | None:
    """Say whose a Contract slot is, and mark who pursues its Contract (``TC-9.2``)."""
    if view.board.zones[zone].kind != SLOT:
        return None
    table = Table(view.board, definitions)
    if len(view.board.aboard()) < 2:
        return None
    number = slot_number(zone)
    whose = say("Slot of {seat}", seat=SeatName(controller_of_slot(table, number)))
    return ZoneTold(whose, pursuers(table, number))


def aims(definitions: _Definitions, item: QueueItem) -> Aims:
    """Tell what something on the queue is aimed at: what was chosen when it was announced."""
    ability = find_ability(definitions[item.definition], item.ability)
    names = {getattr(node, "as_", "") for node in ability.targets}
    chosen = [binding for binding in item.bound if binding.name in names]
    cards = tuple(dict.fromkeys(card for binding in chosen for card in binding.cards))
    seats = (seat for binding in chosen if not binding.cards for seat in binding.seats)
    return Aims(tuple(dict.fromkeys(seats)), cards)


def effect(pack: Pack, item: QueueItem) -> str:
    """Write out what something on the queue will do, where that is printed on its card."""
    entry = pack.cards.get(item.definition)
    if entry is None:
        return ""
    printed = entry.definition
    for side in (printed, *printed.sides):
        for ability in abilities_of(side):
            if ability.key == item.ability and ability.timing != "procure":
                return "\n".join(plain_text(text) for text in LANGUAGE.text((ability,)))
    return ""


def reacting(definitions: _Definitions, view: SeatView) -> tuple[Message, ...]:
    """Say who is asked now, who may be asked next, and who passes by orders (``TC-R.106``)."""
    table = Table(view.board, definitions)
    order = clockwise(view.board, priority(table))
    return tuple(_reactions(table, view, order))


def _reactions(table: Table, view: SeatView, order: tuple[SeatId, ...]) -> Iterator[Message]:
    now = tuple(seat for seat in order if seat in view.waiting)
    if now:
        yield say("Asked now: {seats}", seats=tuple(SeatName(seat) for seat in now))
    asleep = tuple(s for s in order if s not in now and orders.declines(table, s))
    may = tuple(s for s in order if s not in (*now, *asleep) and may_respond(table, s))
    if may:
        yield say("May react: {seats}", seats=tuple(SeatName(seat) for seat in may))
    if asleep:
        yield say("Pass by their orders: {seats}", seats=tuple(SeatName(s) for s in asleep))


def worth(definitions: _Definitions, view: SeatView, card: CardId) -> int | None:
    """Tell how many Credits a card pays, while something is paid (``TC-6.3``)."""
    decision = view.decision
    if decision is None or decision.name != PAYING or not view.known(card):
        return None
    reader = LANGUAGE.reader(Table(view.board, definitions))
    expendable = stand_ins(reader, view.seat)
    return expendable[card] if card in expendable else reader.value(card, "ev")


def aside(action: Action) -> Message | None:
    """Put orders and calls behind one button each (``TC-R.106``, ``TC-R.107``)."""
    if action.verb == orders.ORDERS or (action.verb == PASS.verb and action.ability):
        return say("Orders …")
    if action.verb == orders.CALL:
        return say("Speak up …")
    return None


def hopeless(definitions: _Definitions, view: SeatView, action: Action) -> bool:
    """Tell of an attempt that can't succeed as the captain knows things to stand (``TC-R.77``)."""
    timing = {ATTEMPT: "complication", COMPLETE: "contract"}.get(action.verb)
    if timing is None or action.card is None:
        return False
    return warnings(Table(view.board, definitions), view.seat, (action.card,), timing) is not None


def telling(pack: Pack, definitions: _Definitions) -> Telling:
    """Gather what this game tells."""
    return Telling(
        moment=partial(moment, definitions),
        seat=partial(activity, definitions),
        zone=partial(slot, definitions),
        aims=partial(aims, definitions),
        effect=partial(effect, pack),
        reacting=partial(reacting, definitions),
        worth=partial(worth, definitions),
        aside=aside,
        hopeless=partial(hopeless, definitions),
        wake=orders.WAKING,
        chapter=chapter,
    )
