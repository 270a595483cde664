"""The words of the game: what card data may say, and what card text says for it.

Icons are ``{icon:name}``. A word may be ``one|many``; a moment may be
``in general|of yours|of {who}``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.effects.language import Bounds
from tabletop.games.captains_chair.places import MARKET_TYPES, market, pile
from tabletop.games.captains_chair.state import CHIPS, RESOURCES, TRACKS
from tabletop.games.captains_chair.titles import TITLES
from tabletop.games.captains_chair.traits import TRAITS

KINDS: Final[Mapping[str, str]] = {
    "ally": "Ally|Allies",
    "captain": "captain card|captain cards",
    "cargo": "Cargo",
    "directive": "Directive|Directives",
    "encounter": "Encounter|Encounters",
    "incident": "Incident|Incidents",
    "location": "Location|Locations",
    "person": "Person|Persons",
    "ship": "Ship|Ships",
    "stardate": "Stardate card|Stardate cards",
    "status": "status card|status cards",
}

COUNTERS: Final[Mapping[str, str]] = {
    **{name: f"{{icon:{name}}}" for name in (*RESOURCES, *TRACKS)},
    CHIPS: "{icon:action-chip}",
}

SYMBOLS: Final[Mapping[str, str]] = {
    **{name: f"{{icon:{name}}}" for name in TRACKS},
    "wildcard": "wildcard",
    "best": "Best Focus",
}
"""Specialty and focus symbols (``CC-16.2``, ``CC-16.3``)."""

MARKET: Final[Mapping[str, str]] = {name: KINDS[name] for name in MARKET_TYPES}
"""The types that the Market has (``CC-13.1``)."""

ZONES: Final[Mapping[str, str]] = {
    "hand": "{whose} hand",
    "deck": "{whose} deck",
    "discard": "{whose} discard pile",
    "reserve": "{whose} Reserve",
    "developments": "{whose} Development pile",
    "log": "{whose} Computer Log",
    "captain": "{whose} captain card",
    "status": "{whose} status card",
    "board": "{whose} board",
    "bridge": "{whose} bridge",
    "space": "{whose} Space Zone",
    "fleet": "{whose} Fleet Zone",
    "briefing": "{whose} Briefing Room",
    **{market(name): "the Market" for name in MARKET_TYPES},
    **{pile(name): f"the {MARKET[name].partition('|')[0]} pile" for name in MARKET_TYPES},
    "junk": "the Junk pile",
    "encounters": "the Encounter pile",
    "incidents": "the Incident pile",
    "location-deck": "the Location deck",
    "neutral": "the Neutral Zone",
    "stardates": "the Stardate pile",
    "box": "the box",
}

MOMENTS: Final[Mapping[str, str]] = {
    "turn-begins": "a turn begins|the beginning of {whose} turn",
    "resupply-begins": "a Resupply Step begins|the beginning of {whose} Resupply Step",
    "control-begins": "a Control Step begins|the beginning of {whose} Control Step",
    "action-begins": "an Action Step begins|the beginning of {whose} Action Step",
    "clean-up-begins": "a Clean-Up Step begins|the beginning of {whose} Clean-Up Step",
    "turn-ends": "the end of the turn|the end of {whose} turn",
    "final-scoring": "Final Scoring",
    "credits": "the credits are triggered",
    "attacked": "an attack|you are attacked|{who} is attacked",
    "attack-done": "an attack is done|you attack|{who} attacks",
    "brought-into-play": (
        "{it} comes into play|you bring {it} into play|{who} brings {it} into play"
    ),
    "played": "{it} is played|you play {it}|{who} plays {it}",
    "mobilized": "{it} is mobilized|you mobilize {it}|{who} mobilizes {it}",
    "promoted": "{it} is promoted|you promote {it}|{who} promotes {it}",
    "beamed": "{it} is beamed|you beam {it}|{who} beams {it}",
    "warped": "{it} warps|you warp {it}|{who} warps {it}",
    "discharged": "{it} is discharged|you discharge {it}|{who} discharges {it}",
    "recalled": "{it} is recalled|you recall {it}|{who} recalls {it}",
    "logged": "{it} is logged|you log {it}|{who} logs {it}",
    "destroyed": "{it} is destroyed|you destroy {it}|{who} destroys {it}",
    "discarded": "{it} is discarded|you discard {it}|{who} discards {it}",
    "drawn": "{it} is drawn|you draw {it}|{who} draws {it}",
    "rotated": "a deck is rotated|you rotate your deck|{who} rotates their deck",
    "recruited": "{it} is recruited|you recruit {it}|{who} recruits {it}",
    "gained-card": "{it} is gained|you gain {it}|{who} gains {it}",
    "gained-resource": "a resource is gained|you gain a resource|{who} gains a resource",
    "incident-taken": "an Incident is taken|you take an Incident|{who} takes an Incident",
    "incident-returned": "an Incident is returned|you return an Incident|{who} returns an Incident",
    "incident-given": "an Incident is given|you give an Incident|{who} gives an Incident",
    "encounter-taken": "an Encounter is taken|you take an Encounter|{who} takes an Encounter",
    "team-sent": "an away team is sent to {it}|you send an away team to {it}|"
    "{who} sends an away team to {it}",
    "team-removed": "an away team is removed from {it}|you remove an away team from {it}|"
    "{who} removes an away team from {it}",
    "control-taken": "{it} is controlled|you take control of {it}|{who} takes control of {it}",
    "secured": "{it} is secured|you secure {it}|{who} secures {it}",
    "mission-completed": "a mission is completed|you complete a mission|{who} completes a mission",
    "track-gained": "a specialty is gained|you gain a specialty|{who} gains a specialty",
    "stardate-emptied": "a Stardate card is emptied",
    **{
        f"gained-{name}": f"{{icon:{name}}} is gained|you gain {{icon:{name}}}|"
        f"{{who}} gains {{icon:{name}}}"
        for name in (*RESOURCES, *TRACKS)
    },
}
"""Moments; ``{it}`` is the card that one is about."""

TIMINGS: Final[Mapping[str, str]] = {
    "play": "PLAY",
    "activate": "ACTIVATE",
    "passive": "PASSIVE",
    "reaction": "REACTION",
    "resupply": "RESUPPLY",
    "clean-up": "CLEAN-UP",
    "control": "CONTROL",
    "end-game": "END-GAME",
    "special": "SPECIAL",
    "mission": "OBJECTIVE",
    "execute": "EXECUTE",
    "development": "DEV COST",
}

CALLED: Final[Mapping[str, str]] = {
    **{name: name for name in RESOURCES},
    **{name: name.capitalize() for name in TRACKS},
    "action-chip": "action chip|action chips",
}
"""What icons are called where only words can stand."""

BOUNDS: Final[Mapping[str, Bounds]] = {}

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "zones": ZONES,
    "onto": {
        "deck": "on top of {whose} deck",
        "reserve": "on top of {whose} Reserve",
        "briefing": "in {whose} Briefing Room",
        "discard": "on {whose} discard pile",
        "incidents": "under the Incident pile",
    },
    "counters": COUNTERS,
    "moments": MOMENTS,
    "traits": TRAITS,
    "kinds": KINDS,
    "timings": TIMINGS,
    "labels": TITLES,
    "payments": {"mission": "{costs}. REWARD: ", "development": "{costs}. "},
    "market": MARKET,
    "resources": {name: COUNTERS[name] for name in RESOURCES},
    "symbols": SYMBOLS,
    "tracks": {name: SYMBOLS[name] for name in TRACKS},
}

PHRASES: Final[Mapping[str, str]] = {
    "{said} {label}": "{label} - {said}",
    "{costs}: ": "{costs} to ",
    "{kind} {noun}": "{kind}",
    "{noun} that {who}": "{noun} {who}",
    "turn {cards} sideways": "exhaust {cards}",
    "turn {cards} upright": "ready {cards}",
    "turned sideways": "exhausted",
    "upright": "ready",
    "{what} is turned sideways": "{what} is exhausted",
    "{what} is turned upright": "{what} is readied",
    "discard {cards}, face up": "put {cards} on the discard pile",
    "put {cards} face down {onto}": "put {cards} {onto}",
}
"""The common phrases that this game says in its rulebook's terms."""
