"""What things are called in sentences for the log, for prompts and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from types import MappingProxyType
from typing import Final

from tabletop.engine.message import Message, say
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
_COUNTERS: Final = MappingProxyType(
    {
        VP: say("VP"),
        INFAMY: say("Infamy"),
        WOUND: say("Wound"),
        STRUCTURE: say("Structure"),
        DAMAGE: say("damage"),
        "counter": say("counter"),
        "bookkeeping": say("Bookkeeping counter"),
        "charge": say("Charge counter"),
        "research": say("Research counter"),
    }
)


def credits_said(amount: int) -> Message:
    """Say so many Credits."""
    return say("1 Credit") if amount == 1 else say("{amount} Credits", amount=amount)


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


def counter_name(counter: str) -> Message:
    """Name a counter on a card, or what a captain has so many of."""
    return _COUNTERS[counter]
