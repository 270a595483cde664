"""The words of the game: what card data may say, and what card text says for it.

Icons are ``{icon:name}``. A word may be ``one|many``. Traits, Species and counters of single cards
are added here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.effects.language import Bounds
from tabletop.games.traveller_ccg.state import DAMAGE, INFAMY, STRUCTURE, VP, WOUND

SKILLS: Final[Mapping[str, str]] = {
    "admin": "{icon:admin}",
    "combat": "{icon:combat}",
    "jack-of-all-trades": "{icon:jack-of-all-trades}",
    "medical": "{icon:medical}",
    "psionics": "{icon:psionics}",
    "science": "{icon:science}",
    "social": "{icon:social}",
    "starship-operations": "{icon:starship-operations}",
    "tech": "{icon:tech}",
    "underworld": "{icon:underworld}",
}
"""The skills (``TC-19.1``)."""

BASIC: Final = ("cargo", "military", "passenger", "survey")
ADVANCED: Final = ("cargo-passenger", "military-passenger", "military-survey", "passenger-survey")
CAPABILITIES: Final[Mapping[str, str]] = {name: f"{{icon:{name}}}" for name in (*BASIC, *ADVANCED)}
"""The capabilities, basic and advanced (``TC-20.1``, ``TC-20.2``)."""

ANY: Final = "any"
ANY_SKILL: Final = "any-skill"
ANY_CAPABILITY: Final = "any-capability"
TOKENS: Final[Mapping[str, str]] = {
    **{key: word for key, word in SKILLS.items() if key != "jack-of-all-trades"},
    **CAPABILITIES,
    ANY: "resource",
    ANY_SKILL: "skill",
    ANY_CAPABILITY: "capability",
}
"""Resource tokens by what they stand for, and words for any of them."""

SUBTYPES: Final[Mapping[str, str]] = {
    "ally": "Ally|Allies",
    "locale": "Locale|Locales",
    "organization": "Organization|Organizations",
    "alteration": "Alteration|Alterations",
    "armor": "Armor",
    "gadget": "Gadget|Gadgets",
    "vehicle": "Vehicle|Vehicles",
    "weapon": "Weapon|Weapons",
    "computer": "Computer|Computers",
    "hardpoint": "Hardpoint|Hardpoints",
    "hull": "Hull|Hulls",
    "internal": "Internal|Internals",
}

SPECIES: Final[Mapping[str, str]] = {
    "human": "Human",
    "aslan": "Aslan",
    "vargr": "Vargr",
    "hiver": "Hiver",
    "k-kree": "K’kree",
    "droyne": "Droyne",
    "zhodani": "Zhodani",
    "newt": "Newt",
    "bwap": "Bwap",
    "virushi": "Virushi",
    "dolphin": "Dolphin",
    "ael-yael": "Ael Yael",
    "robot": "Robot",
}

TRAITS: Final[Mapping[str, str]] = {
    name: name.capitalize()
    for name in (
        *("imperial", "vilani", "solomani", "zhodani", "noble", "law", "navy", "marine", "scout"),
        *("merchant", "megacorporation", "mercenary", "scholar", "official", "belter", "drifter"),
        *("criminal", "corsair", "starport", "startown", "passenger", "hazard", "robot"),
        *("blade", "cybernetic", "drive", "grav", "heavy", "laser", "missile", "protection"),
        *("sand", "sensor", "slug", "software", "tool"),
    )
}

KINDS: Final[Mapping[str, str]] = {
    "ship": "Ship|Ships",
    "contract": "Contract|Contracts",
    "complication": "Complication|Complications",
    "connection": "Connection|Connections",
    "crew": "Crew",
    "event": "Event|Events",
    "gear": "Gear",
    "heroic-action": "Heroic Action|Heroic Actions",
    "upgrade": "Upgrade|Upgrades",
}

INVULNERABLE: Final = "invulnerable-to-"
COUNTERMEASURE: Final = "countermeasure-"
IMMUNITIES: Final[Mapping[str, str]] = {
    "crew": "crew abilities",
    "event": "Events",
    "gear": "Gear",
    "heroic-action": "Heroic Actions",
    "upgrade": "Upgrades",
    "connection": "Connections",
    "ship": "Ships",
}
"""What a card can be Invulnerable to: effects of the cards of a type (``TC-29.16``)."""

NUMBERED: Final = (
    "armor",
    "armor-penetration",
    "concealed",
    "critical",
    "expendable",
    "hardened",
    "restricted",
)
"""Keywords with a number."""

KEYWORDS: Final[Mapping[str, str]] = {
    **{key: f"{{keyword:{key}}} ({{n}})" for key in NUMBERED},
    **{
        key: f"{{keyword:{key}}}"
        for key in (
            *("cash", "equity", "hindrance", "humaniti", "infamous", "integral", "mechanical"),
            *("reflec", "resilient", "trifling", "unrestricted"),
        )
    },
    **{INVULNERABLE + kind: f"{{keyword:invulnerable}} to {it}" for kind, it in IMMUNITIES.items()},
    **{
        COUNTERMEASURE + key: f"{{keyword:countermeasure}} against {it}"
        for key, it in TRAITS.items()
    },
}
"""The keywords (section 29); Replenish is an effect. Those without a number have 1."""

PRINTED_ONLY: Final = ("hindrance", "humaniti", "restricted", "unrestricted")
"""Keywords that no card grants another."""

COUNTERS: Final[Mapping[str, str]] = {
    VP: "{icon:vp}",
    INFAMY: "{icon:infamy}",
    WOUND: "{icon:wound}",
    STRUCTURE: "{icon:structure}",
    DAMAGE: "damage",
    "counter": "unnamed counter|unnamed counters",
    "bookkeeping": "Bookkeeping counter|Bookkeeping counters",
    "charge": "Charge counter|Charge counters",
    "research": "Research counter|Research counters",
}
NO_COUNTERS: Final = (VP, INFAMY, WOUND, STRUCTURE, DAMAGE)
"""What is counted without being counters in the sense of the rules (``TC-1.22``)."""

PHASES: Final[Mapping[str, str]] = {
    "ready": "Ready Phase",
    "adventure": "Adventure Phase",
    "procurement": "Procurement Phase",
    "action": "Action Phase",
    "resource": "Resource Phase",
    "resolution": "Resolution Phase",
}

MOMENTS: Final[Mapping[str, str]] = {
    **{f"{key}-begins": f"the {word} begins" for key, word in PHASES.items()},
    **{f"{key}-ends": f"the end of the {word}" for key, word in PHASES.items()},
    "phase-ends": "the end of the phase",
    "stage-ends": "the end of the stage",
    "round-end": "the end of the round",
    "game-end": "the end of the game",
    "piracy-declared": "piracy is declared|you declare piracy|{who} declares piracy",
    "piracy-begins": "a piracy attempt begins|the beginning of {whose} piracy attempt",
    "damage-inflicted": (
        "damage is inflicted in a fight|you inflict damage in a fight"
        "|{who} inflicts damage in a fight"
    ),
    "piracy-succeeded": "a piracy attempt succeeds|{whose} successful piracy attempt",
    "piracy-failed": "a piracy attempt fails|{whose} unsuccessful piracy attempt",
    "piracy-end": "the end of the piracy attempt|the end of {whose} piracy attempt",
    "complication-resolved": (
        "a Complication is resolved|you resolve a Complication|{who} resolves a Complication"
    ),
    "contract-resolved": "a Contract is resolved|you resolve a Contract|{who} resolves a Contract",
    "subplot-resolved": "a subplot is resolved|you resolve a subplot|{who} resolves a subplot",
    "attempt-failed": "an attempt fails|you fail in an attempt|{who} fails in an attempt",
    "contract-abandoned": (
        "a Contract is abandoned|you abandon a Contract|{who} abandons a Contract"
    ),
    "token-collected": "a token is collected|you collect a token|{who} collects a token",
    "expense-incurred": "an expense is incurred|you incur an expense|{who} incurs an expense",
    "restored": "harm is restored|you restore harm|{who} restores harm",
    "effect-ends": "the end of this effect",
}

ATTRIBUTES: Final[Mapping[str, str]] = {
    "tonnage": "Tonnage",
    "jump": "{icon:jump}",
    "initiative": "{icon:initiative}",
    "attack": "{icon:attack}",
    "defense": "{icon:defense}",
    "crew-slots": "Crew slot|Crew slots",
    "computer-slots": "Computer slot|Computer slots",
    "hardpoint-slots": "Hardpoint slot|Hardpoint slots",
    "hull-slots": "Hull slot|Hull slots",
    "internal-slots": "Internal slot|Internal slots",
    "hand-size": "maximum hand size",
    "threshold": "{icon:vp} threshold",
    "wounds": "Wound Capacity",
    "structure": "Structure Capacity",
    "distance": "{icon:distance}",
    "abandonment": "{icon:abandonment}",
    "abandonment-modifier": "{icon:abandonment} modifier",
    "complication-slots": "Complication slot|Complication slots",
    "vp": "{icon:vp}",
    "ev": "{icon:ev}",
    "cost": "cost",
}
BOUNDS: Final[Mapping[str, Bounds]] = {
    **{name: Bounds(0) for name in ATTRIBUTES},
    "hand-size": Bounds(0, default=7),
    "threshold": Bounds(0, default=20),
    # One sum with the modifiers of the Complications (``TC-15.14``).
    "abandonment": Bounds(None),
    "abandonment-modifier": Bounds(None),
    # The tax and what targets cost join the sum before it is raised to zero (``TC-16.2``).
    "cost": Bounds(None),
}
"""Every value, in the order in which they are counted; modifiers are summed in full and only the
final value is raised to zero (``TC-3.7``)."""

TIMINGS: Final[Mapping[str, str]] = {
    "action": "{icon:action}",
    "reaction": "{icon:reaction}",
    "anytime": "Any time",
    "use": "{icon:use}",
    "contract": "Contract",
    "complication": "Complication",
    "subplot": "{icon:subplot}",
    "procure": "Procure",
    "collect": "Collect",
}

ZONES: Final[Mapping[str, str]] = {
    "hand": "{whose} hand",
    "deck": "{whose} deck",
    "discard": "{whose} discard pile",
    "adventure-deck": "{whose} Adventure Deck",
    "adventure-discard": "{whose} adventure discard pile",
    "dispersed": "the dispersed region",
    "pending": "the queue",
    "crew": "{whose} Crew",
    "ship": "{whose} Ship",
    "connections": "{whose} Connections",
}

CALLED: Final[Mapping[str, str]] = {
    **{name: name.replace("-", " ").title() for name in SKILLS},
    "jack-of-all-trades": "Jack-of-all-Trades",
    **{name: "/".join(part.capitalize() for part in name.split("-")) for name in CAPABILITIES},
    "vp": "VP",
    "ev": "EV",
    "infamy": "Infamy",
    "credits": "Credit|Credits",
    "wound": "Wound|Wounds",
    "structure": "Structure",
    "token": "token|tokens",
    "jump": "Jump",
    "initiative": "Initiative",
    "attack": "Attack",
    "defense": "Defense",
    "distance": "Distance",
    "abandonment": "Abandonment",
    "action": "Action",
    "reaction": "Reaction",
    "use": "Use",
    "limited": "(once a round)",
    "subplot": "Subplot",
    "linked": "",
    **{key: key.replace("-", " ").title() for key in NUMBERED},
    **{
        key: key.capitalize()
        for key in (
            *("cash", "equity", "hindrance", "humaniti", "infamous", "integral", "mechanical"),
            *("reflec", "resilient", "trifling", "unrestricted", "invulnerable", "countermeasure"),
        )
    },
}
"""What icons and keywords are called where only words can stand."""

WORDS: Final[Mapping[str, Mapping[str, str]]] = {
    "zones": ZONES,
    "onto": {
        "dispersed": "into the dispersed region",
        "discard": "into {whose} discard pile",
        "adventure-discard": "into {whose} adventure discard pile",
        "deck": "on top of {whose} deck",
        "adventure-deck": "on top of {whose} Adventure Deck",
    },
    "counters": COUNTERS,
    "moments": MOMENTS,
    "attributes": ATTRIBUTES,
    "traits": TRAITS,
    "keywords": KEYWORDS,
    "kinds": KINDS,
    "timings": TIMINGS,
    "labels": {"trained": "{icon:trained}", "expert": "{icon:expert}"},
    "skills": SKILLS,
    "capabilities": CAPABILITIES,
    "tokens": TOKENS,
    "subtypes": SUBTYPES,
    "species": SPECIES,
    "phases": PHASES,
}

PHRASES: Final[Mapping[str, str]] = {
    "another player": "an opposing captain",
    "each other player": "each opposing captain",
    "each player": "each captain",
    "any player": "any captain",
    "any player's": "any captain's",
    "that player": "that captain",
    "a player": "a captain",
    "the player concerned": "the captain concerned",
    "other players": "opposing captains",
    "players": "captains",
    "{card} of a player": "{card} of a captain",
    "no other player can gain {counter}": "no opposing captain can gain {counter}",
    "no other player can lose {counter}": "no opposing captain can lose {counter}",
    "no player can gain {counter}": "no captain can gain {counter}",
    "no player can lose {counter}": "no captain can lose {counter}",
    "{kind} {noun}": "{kind}",
    "{noun} in play": "{noun}",
    "{noun} that {who}": "{noun} {who}",
    "the card that this card is attached to": "the card this is attached to",
    "another player has": "an opposing captain has",
    "{what} is announced": "{what} is played or used",
    "{said} on {what}": "{said} ({what})",
    "turned sideways": "exerted",
    "upright": "ready",
    "{what} is turned sideways": "{what} exerts",
    "{what} is turned upright": "{what} readies",
    "{what} can't be turned sideways": "{what} can't exert",
    "{what} can't be turned upright": "{what} can't ready",
    "turn {cards} sideways": "turn {cards} exerted",
    "turn {cards} upright": "turn {cards} ready",
    "discard {cards}, face up": "put {cards} into the discard pile",
    "discard {cards}, face down": "put {cards} face down into the discard pile",
    "put {cards} face down {onto}": "put {cards} {onto}",
    "put {cards} face down under {place}": "put {cards} on the bottom of {place}",
    "put {cards} face up under {place}": "put {cards} face up on the bottom of {place}",
    "{timing} from {zone}": "{timing}",
    "do the same as this card's “{ability}” ability": "as above",
    "{said}, once a round": "{said} {icon:limited}",
    "once a round": "{icon:limited}",
    "{said}: ": "{said} - ",
}
"""The common phrases that this game says in its rulebook's terms."""
