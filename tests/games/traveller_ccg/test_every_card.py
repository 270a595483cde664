"""Every ability of every card of the captains can be used, and does something.

Seat 0 has experts, tokens and money, seat 1 something of everything; what an ability is to do then
is there to be done.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.standing import Forbid, Instead
from tabletop.engine.decisions import ChooseAction, ChooseCards, ChooseNumber, ChooseOption
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.language.costs import AddCost
from tabletop.games.traveller_ccg.language.states import JettisonSelf
from tabletop.games.traveller_ccg.state import Activity, Attempt, Captain
from tabletop.games.traveller_ccg.tokens import TOKENS
from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Lying, Playing, acting, speaking
from tests.games.traveller_ccg.tables import table
from tests.games.traveller_ccg.test_cards import pack
from tests.games.traveller_ccg.test_named_cards import ship_value

EXPERTS = {
    "admin": "wabapawap-speaker-of-the-tree",
    "combat": "htyewkhta",
    "medical": "aminah-darzi-m-d",
    "psionics": "tlayskaa",
    "science": "ilesh-varadkar",
    "social": "anton-deveraux",
    "starship-operations": "ishkaa-nadir",
    "tech": "paloma-reyes",
    "underworld": "tamsin-vey",
}
"""Crew who are expert in something."""
FRIENDS = ("baroness-ekarr", "belter-hideout", "patent-of-nobility")
IN_HAND = ("uugaki-sen", "cargo-refit", "stunner", "tukera-charter", "jury-rig")
ZONES = {"crew": "crew:0", "upgrade": "ship:0", "gear": "crew:0", "connection": "connections:0"}
USED = ("action", "reaction", "anytime", "use")
Lies = list[str | Lying]


def printed() -> Iterator[tuple[Definition, Ability]]:
    """List the abilities that captains use, with their cards."""
    for entry in pack().cards.values():
        if entry.definition.back != "adventure":
            for ability in abilities_of(entry.definition):
                if ability.timing in USED:
                    yield entry.definition, ability


CASES = {f"{card.id} {ability.key}": (card, ability) for card, ability in printed()}


def laid(card: Definition, bearer: str = "hrrkhna-voss") -> dict[str, Lies]:
    """Lay out both captains' cards, with this one where it works."""
    own = Lying(card.id, counters=dict.fromkeys(("bookkeeping", "research", "charge"), 3))
    ship = card.id if card.kind == "ship" else "hypatia-laboratory-ship"
    subtype = card.facts.get("subtype")
    damaged = "heavy-beam-laser" if subtype != "hardpoint" else "bonded-superdense-hull"
    usual = "tech" if card.id == EXPERTS["underworld"] else "underworld"
    expert = EXPERTS[card.facts.get("skill", usual)]
    friends = [
        one for one in FRIENDS if pack().cards[DefId(one)].definition.facts["subtype"] != subtype
    ]
    zones: dict[str, Lies] = {
        "ship:0": [ship, Lying(damaged, counters={"structure": 1}, exerted=True)],
        "crew:0": [
            Lying("gb-7", exerted=True),
            expert,
            Lying("cloth-armor", on=expert),
            "hrrkhna-voss",
        ],
        "connections:0": [Lying(friends[0], exerted=True), *friends[1:]],
        "hand:0": [*IN_HAND],
        "deck:0": [*["plain-purse"] * 12, "knoukh", "finch-and-cho-cpas"],
        "discard:0": ["crystaliron-plating", "bose-okonjo", *["plain-purse"] * 6],
        "adventure-deck:0": ["mail-contract"] * 3,
        "ship:1": ["beowulf-free-trader", "lsp-multi-phased-array", "sandcaster-turret"],
        "crew:1": [
            Lying("flint", counters={"wound": 1}),
            Lying("cloth-armor", on="flint"),
            Lying("rika-honami", exerted=True),
        ],
        "connections:1": ["baroness-ekarr"],
        "hand:1": ["plain-penny", "plain-purse"],
        "deck:1": ["plain-purse"] * 8,
        **_contracts(),
    }
    if card.kind in ("event", "heroic-action"):
        zones["hand:0"].append(own)
    elif card.kind == "gear":
        zones["crew:0"].append(Lying(card.id, on=bearer))
    elif card.kind != "ship":
        zone = zones[ZONES[card.kind]]
        zone[:] = [one for one in zone if card.id not in (one, getattr(one, "card", ""))]
        zone.append(own)
    return zones


def _contracts() -> dict[str, Lies]:
    """Contracts with Complications of all kinds, one of them face down."""
    faced = (
        ("group-package", "bonded-freight", "border-patrol"),
        ("safari-party", "military-payroll"),
        ("grand-tour", "archive-recovery", "witness-relocation"),
        ("vaccine-run", "group-package"),
    )
    zones: dict[str, Lies] = {
        f"slot:{slot}": [contract, *(Lying(one, face_up=True) for one in complications)]
        for slot, (contract, *complications) in enumerate(faced)
    }
    zones["slot:1"].append(Lying("mail-contract", face_up=False))
    return zones


def begun(card: Definition, ability: Ability) -> Playing:
    """Begin where the ability can be used."""
    tokens = dict.fromkeys(TOKENS, 2)
    more: dict[str, Any] = {
        "counters": {0: {**tokens, "infamy": 3, "vp": 5}, 1: {"infamy": 2, "vp": 9}},
        "captains": (Captain(Activity("contract", 0)), Captain(Activity("contract", 1))),
    }
    if ability.timing in ("action", "use"):
        return acting(laid(card), **more)
    attempt = Attempt(SeatId(0), SeatId(1), inflicted=1, succeeded=True)
    phase = ability.phase[0] if ability.phase else "resolution"
    return speaking(laid(card), phase, attempt=attempt, **more)


def played_out(story: Playing) -> Playing:
    """Answer everything until the ability has happened; nobody responds."""
    for _ in range(60):
        decision = story.asked()
        assert decision.name != "aimless", "it has no target"
        match decision:
            case ChooseAction() if decision.name == "react":
                story.passes(decision.seat)
            case ChooseAction():
                return story
            case ChooseCards(cards=cards, least=least, most=most):
                count = max(least, min(1, most, len(cards)))
                story.answer(_best(story, cards)[:count])
            case ChooseOption(options=options):
                story.answer(options[0].key)
            case ChooseNumber(high=high):
                story.answer(high)
            case _:
                story.answer(1 if decision.name == "target" else decision.seat)
    raise AssertionError("it never ends")


def _best(story: Playing, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Prefer cards that suffered something, then seat 1's, to those of seat 0."""

    def wish(card: CardId) -> tuple[bool, bool]:
        record = story.board.cards[card]
        return not record.counters, record.controller != 1

    return tuple(sorted(cards, key=wish))


def answers(ability: Ability) -> bool:
    """Tell whether an ability is about something on the queue; test_named_cards has those."""
    return any(target.tag == "choose-queued" for target in ability.targets)


@pytest.mark.parametrize("case", [name for name, (_, one) in CASES.items() if not answers(one)])
def test_every_ability_can_be_used_and_does_something(case: str) -> None:
    card, ability = CASES[case]
    story = begun(card, ability)
    before = story.board
    story.use(0, card.id, ability.key)
    played_out(story)
    said = " ".join(story.said)
    assert card.id in said
    assert "nothing" not in said.replace("finds nothing", "")
    assert story.board != before
    assert find(story.table, card.id) is not None


HOLDING = {
    f"{entry.definition.id} {ability.key}": (entry.definition, ability, number)
    for entry in pack().cards.values()
    for ability in abilities_of(entry.definition)
    for number, standing in enumerate(ability.always)
    if not isinstance(standing, Forbid | Instead | JettisonSelf | AddCost)
}


@pytest.mark.parametrize("case", HOLDING)
def test_whatever_holds_is_about_some_card(case: str) -> None:
    card, ability, number = HOLDING[case]
    standing = ability.always[number]
    touched = []
    for bearer in ("hrrkhna-voss", "tamsin-vey"):
        zones = laid(card, bearer)
        attempt = Attempt(SeatId(1), SeatId(0))
        pursuing = (Captain(Activity("contract", 0)), Captain(Activity("piracy")))
        at = table(2, zones, attempt=attempt, captains=pursuing)
        reader = LANGUAGE.reader(at)
        own = find(at, card.id)
        for other in at.board.cards:
            for _, held in reader.touching(type(standing), other):
                if held.context.source == own and held.standing == standing:
                    touched.append(str(at.board.cards[other].definition))
    assert touched


def test_the_cases_are_those_of_the_game() -> None:
    assert len(CASES) > 150
    assert DefId("tactical-display") in {card.id for card, _ in CASES.values()}


@pytest.mark.parametrize(
    ("card", "stopped"), [("injunction", "time-is-money"), ("not-today", "breakthrough")]
)
def test_a_card_cancels_what_another_captain_plays(card: str, stopped: str) -> None:
    zones: dict[str, Lies] = {
        "crew:0": ["ilesh-varadkar"],
        "hand:0": [stopped],
        "deck:0": ["plain-purse"] * 3,
        "hand:1": [card],
        "deck:1": ["plain-purse"] * 3,
    }
    story = _announced(acting(zones), stopped, "expert" if stopped == "breakthrough" else "play")
    story.use(1, card).pays("top")
    played_out(story)
    assert story.vp(0) == 0
    assert ship_value(story, 0, "initiative") == 5
    assert stopped in names(story.table, "discard:0")


def test_mistaken_identity_gives_an_event_another_target() -> None:
    zones: dict[str, Lies] = {
        "hand:0": ["time-is-money"],
        "hand:1": ["mistaken-identity"],
        "deck:1": ["plain-purse"],
    }
    story = _announced(acting(zones), "time-is-money", "play")
    story.use(1, "mistaken-identity").pays("top").answer(1)
    assert (ship_value(story, 0, "initiative"), ship_value(story, 1, "initiative")) == (5, 6)


def _announced(story: Playing, card: str, ability: str) -> Playing:
    """Seat 0 plays a card, on themselves if it has a target, and seat 1 may respond."""
    story.use(0, card, ability)
    while story.asked().name != "react":
        if story.asked().name == "pay":
            story.pays("top")
        elif story.asked().name == "target":
            story.answer(0)
        else:
            story.picks("ilesh-varadkar")
    return story
