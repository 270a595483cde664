"""What a game's cards do is made of the common effects; an op of a game's own needs a reason."""

from __future__ import annotations

import importlib

import pytest

from tabletop.effects.language import CORE, Language
from tabletop.games.registry import BUNDLED

ALLOWED: dict[str, dict[str, str]] = {
    "tabletop.games.traitors_aboard.game": {},
    "tabletop.games.traveller_traders.game": {},
    "tabletop.games.traveller_ccg.game": {
        "abandon": "TC-15.14: abandoning has a price of its own and empties the slot",
        "activity": "TC-15.4: what captains are up to is the game's own record",
        "acting": "TC-13.4: whose move it is",
        "actor": "TC-17.8: the Crew that performs a Heroic Action",
        "add-cost": "TC-5.4: costs other than Credits that cards add",
        "add-counters": "TC-1.23: counters take the name that the card gives its own",
        "any-counters": "TC-1.22: counters of whatever name",
        "attach-complication": "TC-1.7: an adventure card lies as its other half",
        "attacker": "TC-24.2: a side of a piracy attempt",
        "capable": "TC-20.3: an advanced icon counts as both parts",
        "carries": "TC-7.9: Gear on a Crew, of a subtype",
        "commit": "TC-15.6: a commitment is the game's own record",
        "credits": "TC-5.8: Credits are paid by expending, with tax and Concealed",
        "damage": "TC-29.4: Hardened, Critical, Countermeasure",
        "defeat": "TC-26.3: a fight with an enemy ship",
        "defender": "TC-24.2: a side of a piracy attempt",
        "discard-at-random": "TC-R.13: chance picks",
        "disperse": "TC-30.4: out of the game, but no Ship",
        "either": "TC-22.4: one of several requirements",
        "exert": "TC-7.2: only a ready card in play",
        "expense": "TC-6.7: an expense can bankrupt",
        "fights": "TC-24.2, TC-26.2: attacker or defender, of a captain or an enemy",
        "first-captain": "TC-13.5: of the round",
        "gain-token": "TC-R.66: levels of skills",
        "grant-capability": "TC-18.2: icons that give tokens",
        "grant-skill": "TC-19.7: at least at a level",
        "half": "TC-3.6: fractions are rounded up",
        "harmed": "TC-30.9: Wounds or Structure",
        "has-subplot": "TC-28.17: linked icons",
        "in-force": "TC-C.29: whether what a card did lasts still",
        "infamy": "TC-25.4: Infamous cards count",
        "inflicted": "TC-24.3: damage of the attempt",
        "jettison": "TC-30.3, TC-R.53: to the owner's discard pile",
        "keyed": "TC-29.11: Hindrance has two more keywords",
        "level": "TC-R.63: levels of skills",
        "move-complication": "TC-7.9: from Contract to Contract",
        "move-to": "TC-29.15: Integral stays",
        "non-human": "TC-29.13: Humaniti is both",
        "phase": "TC-13.1: phases and stages are the game's own record",
        "pick-at-random": "TC-R.13: chance picks",
        "piracy": "TC-24.6: whether it succeeded",
        "pursued": "TC-15.6: the Contract of a captain",
        "pursues": "TC-15.6: who is on a Contract",
        "pursuing": "TC-15.9: several may be",
        "put-into-play": "TC-16.4: what each type goes on",
        "ready": "TC-7.2: only an exerted card in play",
        "remove": "TC-R.62: adventure cards go to their own piles",
        "remove-counters": "TC-R.57: of whatever name, by choice",
        "replenish": "TC-29.25: by lot, under the deck",
        "replenish-this": "TC-29.26: under its owner's deck",
        "require": "TC-22.3: nothing is spent",
        "requires": "TC-28.17: linked icons",
        "restore": "TC-29.24: Mechanical",
        "reveal": "TC-R.29: a Complication is turned up",
        "round": "TC-13.6: the number of the round",
        "search": "TC-30.7: shown to all, then shuffled",
        "ship": "TC-1.18: a captain's Ship stands for both",
        "skill-level": "TC-19.4: steps of levels",
        "skilled": "TC-19.3: expert counts as trained",
        "skills": "TC-19.1: how many",
        "slot-controller": "TC-R.21: who controls a slot",
        "species": "TC-29.12: Humaniti counts as Human",
        "spend": "TC-19.3, TC-20.4: what serves for what",
        "subtype": "TC-8.5: subtypes",
        "suppress-skill": "TC-19.6: unskilled whatever else",
        "target": "TC-10.1: effects target only where they say so",
        "target-captain": "TC-R.11: what protects the Ship protects the captain",
        "titled": "TC-8.2: by name",
        "tokens": "TC-1.21: what serves in a pool",
        "wound": "TC-29.1: Armor",
    },
}
"""For each game the ops of its own by their tags, with the rule that no common effect carries."""


@pytest.mark.parametrize("module", BUNDLED)
def test_a_game_has_no_ops_of_its_own_but_those_with_a_reason(module: str) -> None:
    language = getattr(importlib.import_module(module), "LANGUAGE", None)
    nodes = language.nodes if isinstance(language, Language) else ()
    assert {node.tag for node in nodes if node not in CORE} == set(ALLOWED[module])
    assert all(ALLOWED[module].values())
