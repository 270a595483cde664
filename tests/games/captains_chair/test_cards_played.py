"""Every operation of every card, carried out where all that it asks for is at hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import pytest

from tabletop.effects.ability import Ability, abilities_of
from tabletop.engine.chance import Chance
from tabletop.engine.message import fill
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.anatomy import APART
from tabletop.session.bots import random_answer
from tests.games.captains_chair.crews import words
from tests.games.captains_chair.matches import bundled
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial

CARRIED_OUT = ("play", "activate", "reaction", "resupply", "clean-up", "control")
PLENTY: Final[Mapping[str, Sequence[str | Lying]]] = {
    "hand:0": [
        *("riva", "data", "xindi-prototype", "romulan-ale", "tal-shiar", "jhamel", "kor"),
        *("self-sealing-stem-bolts", "kira-nerys", "borg-nanoprobes", "lieutenant-saru"),
        *(
            "hostile-contact",
            "power-loss",
            "galor-class",
            "julian-bashir",
            "cloaking-device",
            "orb-of-time",
            "syrran",
        ),
    ],
    "deck:0": ["dkora-class", "plain-person", "plain-cargo", "plain-ally", "plain-person"],
    "discard:0": ["quark", "tribbles", "bolians", "uss-pasteur", "ion-storm", "environmental-suit"],
    "reserve:0": ["plain-person", "plain-ship"],
    "developments:0": ["the-red-angel"],
    "briefing:0": ["universal-translator", "organians", "arik-soong"],
    "bridge:0": ["miles-obrien"],
    "fleet:0": [
        Lying("kumari", at="dozaria"),
        Lying("gomtuu", on="kumari"),
        "vorcha-attack-cruiser",
    ],
    "space:0": ["dozaria", "risa"],
    "neutral": [
        Lying("archer-iv", counters={"teams-0": 1, "teams-1": 2}),
        Lying("andoria", counters={"teams-1": 1}),
        "ferenginar",
    ],
    "hand:1": ["saboteur-aboard", "plain-person", "plain-cargo"],
    "deck:1": ["plain-person"] * 3,
    "discard:1": ["phlox"],
    "bridge:1": ["malik"],
    "fleet:1": ["bajoran-lightship", "plain-ship"],
    "market-person": ["dvana-tendi"],
    "market-ally": ["united-earth"],
    "market-ship": ["dderidex-class"],
    "market-cargo": ["bloodwine"],
    "person-pile": ["degra", "laas", "guinan"],
    "ally-pile": ["orion-syndicate", "binars"],
    "ship-pile": ["xindi-reptilian-warship", "borg-sphere"],
    "cargo-pile": ["m-113-creature", "idic-medallion"],
    "junk": ["mobile-emitter", "agonizer"],
    "encounters": ["vger", "verubin-nebula", "guardian-of-forever"],
    "location-deck": ["boreth", "romulus", "tahal-meeroj"],
}
"""Zones and their cards, besides the one that is tried."""
BEAMED = ("artificial-singularity", "timepiece", "ketracel-white")
"""What is beamed onto the card that is tried, if it carries cards."""
SUPPLY = {"dilithium": 8, "latinum": 8, "glory": 4, "research": 10, "influence": 10, "military": 10}


def where(card: Definition, ability: Ability) -> str:
    """Tell in which zone of seat 0's a card can use an operation."""
    if ability.timing == "play":
        return "briefing:0"
    if ability.timing == "clean-up" and card.kind != "ship":
        return "briefing:0"
    return {"person": "bridge:0", "location": "space:0"}.get(card.kind, "fleet:0")


def laid_out(card: Definition, ability: Ability) -> Trial:
    """Lay out plenty of cards, and this one where the operation works."""
    zones: dict[str, list[Lying]] = {}
    for zone, entries in PLENTY.items():
        laid = [Lying(one) if isinstance(one, str) else one for one in entries]
        zones[zone] = [one for one in laid if card.id not in (one.card, one.on)]
    place = where(card, ability)
    helmets = ["big-helmet" for _ in words(card, "only-with-helmet")]
    beamed = [
        Lying(name, on=card.id) for name in (*BEAMED, *helmets) if place in ("fleet:0", "space:0")
    ]
    zones[place] = [
        *zones.get(place, []),
        Lying(card.id),
        *(one for one in beamed if one.card != card.id),
    ]
    return Trial(zones, counters={0: SUPPLY, 1: {"dilithium": 3, "latinum": 3, "glory": 3}})


OPERATIONS = [
    pytest.param(card, ability, id=f"{card.id}-{ability.key}")
    for card in bundled().rules.definitions.values()
    if card.kind not in APART
    for ability in abilities_of(card)
    if ability.timing in CARRIED_OUT
]


@pytest.mark.rules("CC-9.4", "CC-9.10", "CC-10.2", "CC-10.9", "CC-R.1")
@pytest.mark.parametrize(("card", "ability"), OPERATIONS)
def test_every_operation_can_be_carried_out_to_its_end(card: Definition, ability: Ability) -> None:
    happened = 0
    for seed in (1, 2):
        trial = laid_out(card, ability)
        refusal = trial.why_not(card.id, ability.key)
        assert refusal is None, fill(refusal.reason, str)
        trial.use(card.id, ability.key)
        assert trial.story is not None
        answered = 0
        while not trial.over:
            pending = trial.position.pending
            assert pending is not None
            decision = pending.asked()[0]
            trial.answer(random_answer(decision, Chance(seed, answered)), decision.seat)
            answered += 1
            assert answered < 60
        happened += len(trial.story.events)
    assert happened
