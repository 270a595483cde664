"""What things are called in sentences for the log, for prompts and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from tabletop.engine.message import Message, numbered, say
from tabletop.games.traveller_ccg.state import DAMAGE, INFAMY, STRUCTURE, VP, WOUND

SKILLS: Final = MappingProxyType(
    {
        "admin": say("Admin"),
        "combat": say("Combat"),
        "jack-of-all-trades": say("Jack-of-all-Trades"),
        "medical": say("Medical"),
        "psionics": say("Psionics"),
        "science": say("Science"),
        "social": say("Social"),
        "starship-operations": say("Starship Operations"),
        "tech": say("Tech"),
        "underworld": say("Underworld"),
    }
)
CAPABILITIES: Final = MappingProxyType(
    {
        "cargo": say("Cargo"),
        "military": say("Military"),
        "passenger": say("Passenger"),
        "survey": say("Survey"),
        "cargo-passenger": say("Cargo/Passenger"),
        "military-passenger": say("Military/Passenger"),
        "military-survey": say("Military/Survey"),
        "passenger-survey": say("Passenger/Survey"),
    }
)
LEVELS: Final = MappingProxyType({"trained": say("trained"), "expert": say("expert")})
_ANY: Final = MappingProxyType(
    {
        "any": say("any"),
        "any-skill": say("any skill"),
        "any-capability": say("any capability"),
    }
)
"""Words that stand for any of several kinds of token."""
_COUNTED: Final = MappingProxyType(
    {
        VP: ("{count} VP", "{count} VP"),
        INFAMY: ("{count} Infamy", "{count} Infamy"),
        WOUND: ("{count} Wound", "{count} Wounds"),
        STRUCTURE: ("{count} Structure", "{count} Structure"),
        DAMAGE: ("{count} damage", "{count} damage"),
        "counter": ("{count} counter", "{count} counters"),
        "bookkeeping": ("{count} Bookkeeping counter", "{count} Bookkeeping counters"),
        "charge": ("{count} Charge counter", "{count} Charge counters"),
        "research": ("{count} Research counter", "{count} Research counters"),
    }
)
"""What is counted on cards and for captains: one of it, and several."""


def credits_said(amount: int) -> Message:
    """Say so many Credits."""
    return numbered(amount, "{count} Credit", "{count} Credits")


def token_name(token: str) -> Message:
    """Name a resource token by its counter: ``tech-expert`` is the token of expert Tech."""
    if token in CAPABILITIES:
        return CAPABILITIES[token]
    skill, _, level = token.rpartition("-")
    if level == "expert":
        return say("expert {skill}", skill=SKILLS[skill])
    return say("trained {skill}", skill=SKILLS[skill])


def token_names(tokens: Iterable[str]) -> tuple[Message, ...]:
    """Name several tokens, those of one kind together."""
    return tuple(
        token_name(token)
        if count == 1
        else say("{count} {token}", count=count, token=token_name(token))
        for token, count in Counter(tokens).items()
    )


def any_of(kinds: Iterable[str], level: str) -> Message:
    """Name the kinds of token that serve; a capability has no level, and trained needs no word."""
    first, *others = (_kind(kind, level) for kind in kinds)
    for other in others:
        first = say("{one} or {other}", one=first, other=other)
    return first


def _kind(kind: str, level: str) -> Message:
    if kind in SKILLS:
        name = SKILLS[kind]
        return say("expert {skill}", skill=name) if level == "expert" else name
    if kind == "any-skill" and level == "expert":
        return say("expert {skill}", skill=_ANY[kind])
    return CAPABILITIES[kind] if kind in CAPABILITIES else _ANY[kind]


def counters_said(counter: str, count: int) -> Message:
    """Say how many counters lie on a card, or how much a captain has of something."""
    one, many = _COUNTED[counter]
    return numbered(count, one, many)


def challenge_said(points: int) -> Message:
    """Say so many challenge points."""
    return numbered(points, "{count} challenge point", "{count} challenge points")


def cards_said(count: int) -> Message:
    """Say how many cards."""
    return numbered(count, "{count} card", "{count} cards")
