"""A few cards to build decks from: ships, plain captain's cards, and adventure cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tabletop.effects.ability import Ability
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg.language.tokens import Spend
from tabletop.library.decks.record import Deck, deck
from tabletop.library.pack import CardEntry


def asking(*tokens: str | tuple[str, ...]) -> tuple[Ability, ...]:
    """Make an ability of a Contract that asks for these tokens, or for one of several."""
    costs = (Spend((token,) if isinstance(token, str) else token) for token in tokens)
    return (Ability("contract", timing="contract", cost=tuple(costs)),)


def entry(
    id_: str,
    kind: str,
    back: str,
    facts: Mapping[str, Any] | None = None,
    sides: tuple[Definition, ...] = (),
    name: str = "",
) -> CardEntry:
    title = name or id_.replace("-", " ").title()
    printed = Definition(DefId(id_), title, kind, back, (), MappingProxyType(facts or {}), sides)
    return CardEntry(printed, 1, "original", "", "", ())


def adventure(number: int, *tokens: str | tuple[str, ...]) -> CardEntry:
    id_ = f"run-{number}"
    facts = {"distance": 1, "complication-slots": 2, "abandonment": 1, "vp": 1 + number % 3}
    other = Definition(DefId(f"{id_}.2"), f"Snag {number}", "complication", "adventure")
    return entry(id_, "contract", "adventure", {**facts, "abilities": asking(*tokens)}, (other,))


def crew(number: int, **more: Any) -> CardEntry:
    facts = {
        "cost": number % 5,
        "ev": 1 + number % 3,
        "species": "Human",
        "wounds": 2,
        "trained": ("tech",) if number % 2 else ("admin", "combat"),
        **more,
    }
    return entry(f"crew-{number}", "crew", "captain", facts)


def _gear(id_: str, **keywords: int | None) -> CardEntry:
    facts = {"subtype": "weapon", "cost": 1, "ev": 2, "keywords": keywords}
    return entry(id_, "gear", "captain", facts)


CARDS: Mapping[DefId, CardEntry] = {
    card.definition.id: card
    for card in (
        entry("scout", "ship", "ship", {"capabilities": ("passenger-survey",), "initiative": 6}),
        entry("trader", "ship", "ship", {"capabilities": ("cargo-passenger", "cargo")}),
        *(crew(number) for number in range(60)),
        crew(60, expert=("medical",), trained=()),
        _gear("rare", restricted=1),
        _gear("plenty", restricted=5),
        _gear("common", unrestricted=None),
        entry("bluff", "event", "captain", {"cost": 2, "ev": 2}),
        entry("stunt", "heroic-action", "captain", {"cost": 1, "ev": 2, "skill": "tech"}),
        *(adventure(number, "cargo") for number in range(20)),
        *(adventure(number, "military") for number in range(20, 30)),
        adventure(30, "passenger", ("cargo", "survey")),
        adventure(31, ("military", "tech")),
        adventure(32, "tech"),
        adventure(33, "any-capability"),
    )
}


def copies(prefix: str, kinds: int, each: int, first: int = 0) -> dict[str, int]:
    return {f"{prefix}-{number}": each for number in range(first, first + kinds)}


def legal(
    ship: str = "trader",
    captain: Mapping[str, int] | None = None,
    adventure: Mapping[str, int] | None = None,
) -> Deck:
    return deck(
        "Legal",
        "traveller-ccg",
        {
            "ship": {ship: 1},
            "captain": captain or copies("crew", 20, 3),
            "adventure": adventure or copies("run", 10, 2),
        },
    )
