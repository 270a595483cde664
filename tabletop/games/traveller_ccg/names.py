"""What things are called in sentences for the log, for prompts and buttons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from tabletop.engine.message import Message, say
from tabletop.games.traveller_ccg.language.words import CAPABILITIES

_WORDS: Final = {
    "jack-of-all-trades": "Jack-of-all-Trades",
    "starship-operations": "Starship Operations",
}


def credits_said(amount: int) -> Message:
    """Say so many Credits."""
    return say("1 Credit") if amount == 1 else say("{amount} Credits", amount=amount)


def skill_name(skill: str) -> str:
    """Name a skill."""
    return _WORDS.get(skill, skill.capitalize())


def capability_name(capability: str) -> str:
    """Name a capability, an advanced one by its parts."""
    return "/".join(part.capitalize() for part in capability.split("-"))


def token_name(token: str) -> str:
    """Name a resource token by its counter: ``tech-expert`` is the token of expert Tech."""
    if token in CAPABILITIES:
        return capability_name(token)
    skill, _, level = token.rpartition("-")
    return f"{level} {skill_name(skill)}"


def token_names(tokens: Iterable[str]) -> tuple[str, ...]:
    """Name several tokens, those of one kind together."""
    return tuple(
        token_name(token) if count == 1 else f"{count} {token_name(token)}"
        for token, count in Counter(tokens).items()
    )
