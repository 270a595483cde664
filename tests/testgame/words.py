"""The language of Lanes, and its cards."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Any

from tabletop.effects import Bounds, Customs, Language, plain_text
from tabletop.effects.announce import Announcing
from tabletop.effects.source import Marked, plain
from tabletop.engine.board import QueueItem
from tabletop.engine.events import CardMoved, Event
from tabletop.engine.ids import DefId, RuleId, SeatId, zone_of
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import with_hidden
from tabletop.library.faults import FaultList
from tabletop.library.strict_yaml import read_yaml
from tests.testgame.rotation import ROTATE
from tests.testgame.state import ANNOUNCED, Voyage


def acting(table: Table) -> SeatId:
    """Give the seat whose turn it is."""
    state = table.board.state
    assert isinstance(state, Voyage)
    return state.acting


def spent(table: Table, item: QueueItem) -> tuple[Event, ...]:
    """Discard a card that was announced and has found no other place."""
    card = table.board.cards[item.source]
    if card.zone != ANNOUNCED:
        return ()
    assert card.owner is not None
    return (CardMoved(card.id, zone_of("discard", card.owner), face_up=True),)


def shown(table: Table, announced: Announcing) -> tuple[Event, ...]:
    """Show a card of the hand that is announced."""
    if table.board.zones[table.board.cards[announced.source].zone].kind != "hand":
        return ()
    return (CardMoved(announced.source, ANNOUNCED, face_up=True),)


LANGUAGE = Language(
    words={
        "zones": {
            "hand": "{whose} hand",
            "deck": "{whose} deck",
            "discard": "{whose} discard pile",
            "fleet": "{whose} fleet",
            "log": "{whose} log",
            "reserve": "{whose} reserve",
        },
        "onto": {"fleet": "into {whose} fleet", "log": "into {whose} log"},
        "counters": {"vp": "{icon:vp}"},
        "moments": {
            "raid-end": "the end of the raid",
            "raid-hit": "a hit",
            "round-end": "the end of the round",
        },
        "attributes": {"initiative": "Initiative", "attack": "Attack", "worth": "Credit|Credits"},
        "traits": {"raider": "Raider"},
        "kinds": {
            "ship": "Ship",
            "upgrade": "Upgrade",
            "event": "Event",
            "crew": "Crew",
            "development": "Development",
        },
        "timings": {"action": "Action", "reaction": "Reaction", "play": "PLAY"},
    },
    attributes={"initiative": Bounds(0), "attack": Bounds(0), "worth": Bounds(0, 2)},
    customs=Customs(
        acting=acting,
        spent=spent,
        shown=shown,
        refill=ROTATE,
        queue_rule=RuleId("L-3"),
        payment_rule=RuleId("L-2"),
    ),
)


def _card(node: Marked) -> Definition:
    entries = node.value
    assert isinstance(entries, dict)
    rest: dict[str, Any] = {
        key: plain(entry.value)
        for key, entry in entries.items()
        if key not in ("abilities", "sides")
    }
    facts: dict[str, Any] = dict(rest.get("facts", {}))
    if "abilities" in entries:
        abilities, problems = LANGUAGE.parse(entries["abilities"].value)
        assert not problems, problems
        facts["abilities"] = abilities
        facts["text"] = "\n".join(plain_text(text) for text in LANGUAGE.text(abilities))
    sides: tuple[Definition, ...] = ()
    if "sides" in entries:
        marked = entries["sides"].value.value
        assert isinstance(marked, tuple)
        sides = tuple(_card(side) for side in marked)
    return Definition(
        DefId(rest["id"]),
        rest["id"].replace("-", " ").title(),
        rest["kind"],
        "card",
        tuple(rest.get("traits", ())),
        MappingProxyType(facts),
        sides,
    )


def _cards() -> tuple[Definition, ...]:
    faults = FaultList()
    read = read_yaml(Path(__file__).with_name("cards.yaml"), faults)
    assert read is not None, faults
    assert isinstance(read.value, tuple)
    return tuple(_card(node) for node in read.value)


CARDS = _cards()
DEFINITIONS = with_hidden(CARDS)
