"""What is called what where cards are searched: their facts, and the words that these have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.engine.message import Message, say
from tabletop.games.decks import Terms
from tabletop.games.traveller_ccg.language.words import COUNTERMEASURE, TRAITS
from tabletop.games.traveller_ccg.names import CAPABILITIES, SKILLS

TITLES: Final = {
    "type": say("Type"),
    "subtype": say("Subtype"),
    "species": say("Species"),
    "skill": say("Skill"),
    "trained": say("Trained in"),
    "expert": say("Expert in"),
    "capability": say("Capability"),
    "keyword": say("Keyword"),
    "requires": say("Requires"),
    "subplot": say("Subplot"),
    "used": say("Used as"),
    "phase": say("Used in"),
    "cost": say("Cost"),
    "ev": say("EV"),
    "vp": say("VP"),
    "tonnage": say("Tonnage"),
    "initiative": say("Initiative"),
    "jump": say("Jump"),
    "attack": say("Attack"),
    "defense": say("Defense"),
    "crew-slots": say("Crew slots"),
    "computer-slots": say("Computer slots"),
    "hardpoint-slots": say("Hardpoint slots"),
    "hull-slots": say("Hull slots"),
    "internal-slots": say("Internal slots"),
    "wounds": say("Wound Capacity"),
    "structure": say("Structure"),
    "distance": say("Distance"),
    "complication-slots": say("Complication slots"),
    "abandonment": say("Abandonment"),
    "abandonment-modifier": say("Abandonment modifier"),
}
KINDS: Final = {
    "ship": say("Ship"),
    "contract": say("Contract"),
    "complication": say("Complication"),
    "connection": say("Connection"),
    "crew": say("Crew"),
    "event": say("Event"),
    "gear": say("Gear"),
    "heroic-action": say("Heroic Action"),
    "upgrade": say("Upgrade"),
}
SUBTYPES: Final = {
    "ally": say("Ally"),
    "locale": say("Locale"),
    "organization": say("Organization"),
    "alteration": say("Alteration"),
    "armor": say("Armor"),
    "gadget": say("Gadget"),
    "vehicle": say("Vehicle"),
    "weapon": say("Weapon"),
    "computer": say("Computer"),
    "hardpoint": say("Hardpoint"),
    "hull": say("Hull"),
    "internal": say("Internal"),
}
KEYWORDS: Final = {
    "armor": say("Armor"),
    "armor-penetration": say("Armor Penetration"),
    "cash": say("Cash"),
    "concealed": say("Concealed"),
    "countermeasure": say("Countermeasure"),
    "critical": say("Critical"),
    "equity": say("Equity"),
    "expendable": say("Expendable"),
    "hardened": say("Hardened"),
    "hindrance": say("Hindrance"),
    "humaniti": say("Humaniti"),
    "infamous": say("Infamous"),
    "integral": say("Integral"),
    "invulnerable": say("Invulnerable"),
    "mechanical": say("Mechanical"),
    "reflec": say("Reflec"),
    "replenish": say("Replenish"),
    "resilient": say("Resilient"),
    "restricted": say("Restricted"),
    "trifling": say("Trifling"),
    "unrestricted": say("Unrestricted"),
    **{
        COUNTERMEASURE + key: say("Countermeasure: {trait}", trait=trait)
        for key, trait in TRAITS.items()
    },
}
ASKED: Final = {
    **SKILLS,
    **CAPABILITIES,
    "damage": say("Damage"),
    "discard": say("Discard"),
    "enemy ship": say("Enemy ship"),
    "exert": say("Exert"),
    "expense": say("Expense"),
    "require": say("Something to control"),
    "wound": say("Wound"),
}
"""What adventure cards ask for."""
USED: Final = {
    "action": say("Action"),
    "anytime": say("Anytime"),
    "reaction": say("Reaction"),
    "use": say("Use"),
}
PHASES: Final = {
    "ready": say("Ready Phase"),
    "adventure": say("Adventure Phase"),
    "procurement": say("Procurement Phase"),
    "action": say("Action Phase"),
    "resource": say("Resource Phase"),
    "resolution": say("Resolution Phase"),
}

_VALUES: Final[Mapping[str, Mapping[str, Message]]] = {
    "type": KINDS,
    "subtype": SUBTYPES,
    "skill": SKILLS,
    "trained": SKILLS,
    "expert": SKILLS,
    "capability": CAPABILITIES,
    "keyword": KEYWORDS,
    "requires": ASKED,
    "subplot": ASKED,
    "used": USED,
    "phase": PHASES,
}
TERMS: Final = Terms(TITLES, _VALUES)
