"""The standard cards: how many of each type, and what the rulebook says of those it names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tabletop.effects.ability import abilities_of
from tabletop.effects.nodes import children
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.anatomy import UNUSED
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.traits import TRAITS
from tests.games.captains_chair.crews import printed, timed, words
from tests.games.captains_chair.matches import bundled

MARKET = ("person", "ally", "ship", "cargo")
COUNTS = {
    "person": 25,
    "ally": 16,
    "cargo": 18,
    "ship": 13,
    "encounter": 8,
    "location": 20,
    "incident": 6,
}
TRACKS = ("research", "influence", "military")


def standard(*kinds: str) -> tuple[Definition, ...]:
    """List the standard cards, of some types or of all."""
    return tuple(
        card
        for card in bundled().rules.definitions.values()
        if card.kind in (kinds or COUNTS) and card.facts.get("crew") is None
    )


def says(card: Definition) -> list[str]:
    """List what a card says, one operation a line, icons by their names alone."""
    lines = (LANGUAGE.line(ability) for ability in abilities_of(card))
    return [line.replace("{icon:", "").replace("}", "") for line in lines]


@pytest.mark.rules("CC-1.4", "CC-2.1")
def test_there_are_106_standard_cards() -> None:
    assert Counter(card.kind for card in standard()) == COUNTS
    assert sum(COUNTS.values()) == 106


@pytest.mark.rules("CC-R.92", "CC-2.4", "CC-2.5")
def test_six_locations_are_starting_ones() -> None:
    marked = Counter(card.facts["marking"] for card in standard("location"))
    assert marked == {"starting": 6, "other": 14}


@pytest.mark.rules("CC-R.69", "CC-1.2", "CC-14.9")
def test_one_other_card_is_treated_as_a_ship_and_has_the_14th_token() -> None:
    (other,) = (card for card in standard() if words(card, "counts-as"))
    assert (other.name, other.kind) == ("Gomtuu", "ally")
    ships = [*(card.id for card in standard("ship")), other.id]
    assert len(ships) == 14
    assert {f"token-{ship}" for ship in ships} <= set(bundled().rules.definitions)


@pytest.mark.rules("CC-R.75", "CC-11.3", "CC-11.4")
def test_five_stardate_cards_for_two_with_33_glory() -> None:
    cards = [printed(f"stardate-{number}") for number in range(1, 6)]
    assert [card.facts["number"] for card in cards] == [1, 2, 3, 4, 5]
    assert [card.facts["glory"] for card in cards] == [8, 7, 6, 6, 6]
    assert {card.facts["mode"] for card in cards} == {"two-player"}
    cleared = [
        {node.tag for node in words(card, "clear-market", "clear-neutral-zone")} for card in cards
    ]
    both = {"clear-market", "clear-neutral-zone"}
    assert cleared == [{"clear-market"}, both, both, both, set()]


@pytest.mark.rules("CC-25.1", "CC-25.11")
def test_two_stardate_cards_for_cadets() -> None:
    first, second = printed("cadet-stardate-1"), printed("cadet-stardate-2")
    for card in (first, second):
        assert (card.facts["mode"], card.facts["glory"]) == ("cadet", 5)
    assert says(first) == ["EXECUTE: Clear the Market. Clear the Neutral Zone."]
    assert says(second) == []


class Named(NamedTuple):
    """What the rulebook says of a card: its type, traits, facts, and some of its operations.

    ``traits`` are all it has, ``some`` are traits it has among others.
    """

    kind: str
    traits: tuple[str, ...] | None = None
    some: tuple[str, ...] = ()
    facts: Mapping[str, Any] = MappingProxyType({})
    lines: tuple[str, ...] = ()


NAMED = {
    "xindi-reptilian-warship": Named(
        "ship",
        lines=(
            "action-chip PLAY: Mobilize this card. You may gain 1 Cargo, then if that card is an"
            " Anomaly card, beam that card here, then gain 1 glory.",
            "action-chip PLAY: Mobilize this card. Gain 1 glory.",
            "RESUPPLY: Draw cards equal to half of the number of Anomaly cards in play, rounded"
            " down (max. 4).",
            "ACTIVATE: Discard 1 card to beam 1 card from your hand here.",
        ),
    ),
    "dkora-class": Named(
        "ship",
        some=("attack", "ferengi"),
        lines=(
            "action-chip ATTACK PLAY: Mobilize this card. Steal 1 latinum.",
            "ACTIVATE: Spend 1 dilithium to warp this Ship.",
        ),
    ),
    "holographic-drone-ship": Named(
        "ship",
        traits=("weapon", "aenar", "romulan", "hologram"),
        facts={"focus": "influence"},
        lines=(
            "action-chip research 7+ PLAY: Draw 1 card. Copy 1 PLAY operation of 1 Ship without"
            " Time Travel in the Market or 1 Ship without Time Travel in any player's Fleet Zone.",
            "action-chip PLAY: Discard 1 Telepath to mobilize this card, then warp this Ship.",
            "CLEAN-UP: You may discharge this card to gain 2 glory.",
            "ACTIVATE: Warp this Ship.",
        ),
    ),
    "vorcha-attack-cruiser": Named("ship", some=("klingon",)),
    "uss-pasteur": Named("ship"),
    "pakled-freighter": Named("ship"),
    "vice-admiral-pasalk": Named(
        "person",
        traits=("attack", "vulcan", "starfleet"),
        facts={"vp": 1},
        lines=(
            "action-chip ATTACK PLAY: Ready 1 Starfleet in play. Force your opponent to discard 1"
            " card. If your opponent has 1+ Augment in play, ready 1 Starfleet in play, then force"
            " your opponent to discard 1 card, then gain 1 glory.",
            "RESUPPLY: You may discard 1 card to draw 1 card. As many times as the number of"
            " Ongoing cards in play: you may discard 1 card to draw 1 card.",
            "SPECIAL: In your turn, your opponent can't use REACTIONs.",
        ),
    ),
    "phlox": Named(
        "person",
        traits=("nx-01", "doctor"),
        facts={"vp": 1},
        lines=(
            "action-chip PLAY: Return 1 Incident from your hand.",
            "action-chip research 5+ PLAY: Return any number of Incidents from your hand. You may"
            " return 1 Incident from your discard pile. Beam this card onto 1 mobilized Ship.",
            "REACTION: After you send an away team to 1 neutral Location: Spend 1 dilithium to"
            " gain 1 research.",
        ),
    ),
    "riva": Named(
        "person",
        traits=("telepath", "ambassador", "communication"),
        facts={"focus": "influence"},
        lines=(
            "PLAY: Draw 1 card. You may log 1 Attack from your hand or your discard pile to gain 1"
            " glory.",
            "REACTION: When you are attacked: Discard 1 card to ignore the negative effect. Gain"
            " glory equal to the number of traits that this card shares with that card.",
        ),
    ),
    "commander-shran": Named(
        "person", lines=("action-chip PLAY: Scan for 1 Andorian or Weapon. Draw 1 card.",)
    ),
    "degra": Named("person"),
    "laas": Named("person"),
    "artificial-singularity": Named("cargo", some=("anomaly", "ongoing")),
    "cloaking-device": Named(
        "cargo",
        some=("ongoing",),
        lines=(
            "action-chip PLAY: Ready up to 3 Ships in play. Draw 2 cards. Scrap 1 Market"
            " card. Mobilize this card.",
        ),
    ),
    "universal-translator": Named("cargo"),
    "timepiece": Named("cargo"),
    "m-113-creature": Named("cargo", lines=("CLEAN-UP: Log 1 card in your Briefing Room.",)),
    "binars": Named(
        "ally",
        some=("engineer",),
        lines=("action-chip PLAY: Gain 1 Cargo. Log this card.",),
    ),
    "organians": Named("ally", some=("anomaly",)),
    "tellarites": Named("ally", some=("tellarite",), facts={"symbols": ("influence",)}),
    "bolians": Named("ally"),
    "united-earth": Named("ally", some=("human",)),
    "kaelon-ii-science-ministry": Named("ally"),
    "unimatrix-zero": Named("ally"),
    "vadics-splinter-group": Named(
        "ally",
        lines=(
            "action-chip PLAY: You may copy 1 PLAY operation of 1 Person or Cargo of any player"
            " that is not beamed. Choose one: place 1 Person in your Briefing Room; or take 1"
            " Incident.",
        ),
    ),
    "hostile-contact": Named("incident"),
    "power-loss": Named("incident"),
    "archer-iv": Named("location"),
    "denaxi-depot": Named(
        "location",
        lines=(
            "ACTIVATE: Spend 1 latinum and discard 1 card to find 1 Ship (except from your"
            " Reserve).",
        ),
    ),
    "khitomer": Named(
        "location",
        traits=("human", "klingon", "romulan"),
        facts={"focus": "influence"},
        lines=(
            "CONTROL: You may play 1 Starfleet without an action.",
            "REACTION: After your opponent brings 1 Attack into play: Your opponent takes 1"
            " Incident.",
            "REACTION: After you attack or you log 1 card: Gain 1 action-chip.",
        ),
    ),
    "risa": Named("location"),
    "argus-array": Named("location"),
    "vulcan-science-academy": Named("location"),
    "ancient-relay-station": Named("location"),
    "dozaria": Named("location"),
    "tahal-meeroj": Named("location"),
}


@pytest.mark.rules("CC-R.69", "CC-R.93", "CC-R.94", "CC-24.1", "CC-24.2")
@pytest.mark.parametrize("name", NAMED)
def test_a_named_card_is_as_the_rulebook_says(name: str) -> None:
    card, stated = printed(name), NAMED[name]
    assert card.kind == stated.kind
    if stated.traits is not None:
        assert sorted(card.traits) == sorted(stated.traits)
    assert set(stated.some) <= set(card.traits)
    for fact, value in stated.facts.items():
        assert card.facts[fact] == value
    said = says(card)
    assert [line for line in stated.lines if line not in said] == []


@pytest.mark.rules("CC-R.93", "CC-R.104", "CC-L.1")
@pytest.mark.parametrize(
    ("name", "timing", "number"),
    [
        ("xindi-reptilian-warship", "play", 2),
        ("xindi-reptilian-warship", "end-game", 0),
        ("holographic-drone-ship", "play", 2),
        ("phlox", "play", 2),
        ("binars", "play", 2),
        ("khitomer", "reaction", 2),
        ("vice-admiral-pasalk", "play", 1),
    ],
)
def test_a_card_may_have_several_operations_of_a_kind(name: str, timing: str, number: int) -> None:
    assert len(timed(printed(name), timing)) == number


@pytest.mark.rules("CC-14.1", "CC-E.16")
def test_traits_of_tellarites_bolians_and_detmer() -> None:
    three = [printed(name) for name in ("tellarites", "bolians", "lieutenant-detmer")]
    traits = {trait for card in three for trait in card.traits}
    assert traits == {"attack", "tellarite", "starfleet", "human", "pilot"}


@pytest.mark.rules("CC-26.11", "CC-E.21", "CC-E.22")
def test_copies_of_named_cards() -> None:
    assert words(printed("laas"), "copy")
    assert [node.tag for node in words(printed("timepiece"), "copy", "recall")] == [
        "copy",
        "recall",
    ]
    splinter = printed("vadics-splinter-group")
    assert splinter.kind != "ship"
    assert "ongoing" not in splinter.traits


@pytest.mark.rules("CC-E.18", "CC-E.1")
def test_an_engineer_counts_for_power_loss() -> None:
    (have,) = words(printed("power-loss"), "have")
    assert (have.trait, have.least) == (("engineer",), 1)


@pytest.mark.rules("CC-14.2", "CC-14.3", "CC-14.4")
def test_every_trait_of_the_box_is_on_two_standard_cards_at_least() -> None:
    found = Counter(trait for card in standard() for trait in card.traits)
    rare = [trait for trait in TRAITS if trait not in UNUSED and found[trait] < 2]
    assert rare == []
    assert not set(found) & UNUSED


def _looked_for(card: Definition) -> set[str]:
    sides = (card, *card.sides)
    found = (node for side in sides for one in abilities_of(side) for _, node in children(one))
    wanted = (getattr(node, "trait", None) for node in found)
    return {one for trait in wanted for one in ([trait] if isinstance(trait, str) else trait or ())}


@pytest.mark.rules("CC-27.15", "CC-27.21")
def test_what_crews_look_for_is_found_on_several_standard_cards() -> None:
    found = Counter(trait for card in standard() for trait in card.traits)
    definitions = bundled().rules.definitions.values()
    crews = [card for card in definitions if card.facts.get("crew") and card.kind != "token"]
    wanted = {trait for card in crews for trait in _looked_for(card)}
    collected = printed("khan-board").facts["collects"]
    assert [trait for trait in sorted(wanted) if found[trait] < 2] == []
    assert [trait for trait in collected if found[trait] < 3] == []


@pytest.mark.rules("CC-16.2", "CC-16.3", "CC-16.6", "CC-L.3")
def test_symbols_of_all_kinds() -> None:
    symbols = Counter(one for card in standard() for one in card.facts.get("symbols", ()))
    focus = Counter(card.facts["focus"] for card in standard() if card.facts.get("focus"))
    assert all(symbols[track] >= 10 for track in TRACKS)
    assert symbols["wildcard"] >= 2
    assert all(focus[track] >= 4 for track in TRACKS)
    assert focus["best"] >= 2
    variable = {card.name for card in standard() if words(card, "symbols")}
    assert variable == {"Thot Gor", "Vulcan Science Academy", "Azati Prime"}
    assert [card.name for card in standard() if words(card, "worth")] == ["IDIC Medallion"]


@pytest.mark.rules("CC-13.3")
def test_every_incident_says_how_to_get_rid_of_it() -> None:
    for card in standard("incident"):
        plays = timed(card, "play")
        assert len(plays) >= 2
        for play in plays:
            assert any(node.tag == "return-incident" for _, node in children(play))


@pytest.mark.rules("CC-13.4", "CC-10.9")
def test_every_location_does_something_when_controlled() -> None:
    for card in standard("location"):
        assert len(timed(card, "control")) == 1
        assert len(abilities_of(card)) >= 2
