"""Errors of ten kinds, as card authors make them, planted in the data of real cards.

Each way takes a card file's data (plain lists and mappings) and changes one thing in it; it tells
what, or gives None where the file has nothing that could be so.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from tabletop.effects.language import Language
from tabletop.effects.nodes import fields_of

Data = dict[str, Any]
Spot = tuple[Any, Any]
"""A mapping or list, and the key or number of something in it."""


@dataclass(frozen=True, slots=True)
class Field:
    """Where an error is planted: the cards of a file, the game's language, its types' facts."""

    ran: random.Random
    cards: list[Data]
    language: Language | None
    facts: dict[str, dict[str, str]]

    def card(self) -> Data:
        """Pick a card."""
        return self.ran.choice(self.cards)

    def having(self, *keys: str) -> Data | None:
        """Pick a card that has all these keys."""
        found = [card for card in self.cards if all(key in card for key in keys)]
        return self.ran.choice(found) if found else None

    def spot(self, spots: list[Spot]) -> Spot | None:
        """Pick a spot, if there is any."""
        return self.ran.choice(spots) if spots else None

    def misspelt(self, word: str) -> str:
        """Misspell a word as fingers do: a letter left out, doubled, or two exchanged."""
        letters = [at for at, sign in enumerate(word) if sign.isalpha()]
        for _ in range(20):
            at = self.ran.choice(letters)
            changed = self.ran.choice(
                (
                    word[:at] + word[at + 1 :],
                    word[: at + 1] + word[at:],
                    word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :],
                )
            )
            if changed not in (word, ""):
                return changed
        return word + word[-1]


def spots(data: Any, *, outer: str = "") -> Iterator[tuple[Spot, str]]:
    """Walk over all values in data, each with the nearest key around it."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield (data, key), key
            yield from spots(value, outer=key)
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield (data, at), outer
            yield from spots(value, outer=outer)


def within(card: Data, *keys: str) -> list[tuple[Spot, str]]:
    """List the spots inside some parts of a card."""
    return [found for key in keys if key in card for found in spots(card[key], outer=key)]


def misspelt_key(field: Field) -> str | None:
    """A key of a card, a fact or an effect is misspelt."""
    card = field.card()
    places = [
        spot
        for spot, _ in [*spots(card)]
        if isinstance(spot[0], dict) and any(sign.isalpha() for sign in spot[1])
    ]
    # Half of them among what is typed most: the effects.
    inner = [spot for spot, _ in within(card, "abilities") if isinstance(spot[0], dict)]
    spot = field.spot(inner if inner and field.ran.random() < 0.5 else places)
    if spot is None:
        return None
    holder, key = spot
    new = field.misspelt(key)
    if new in holder:
        return None
    holder[new] = holder.pop(key)
    return f"{card.get('id')}: the key {key!r} is {new!r}"


def wrong_type(field: Field) -> str | None:
    """A number is a word, a word a number or a mapping, a truth a word."""
    card = field.card()
    places = [spot for spot, _ in spots(card) if not isinstance(spot[0][spot[1]], dict | list)]
    spot = field.spot(places)
    if spot is None:
        return None
    holder, key = spot
    value = holder[key]
    if isinstance(value, bool):
        new: Any = "sometimes"
    elif isinstance(value, int):
        new = field.ran.choice(("many", {"much": value}, f"{value} or more"))
    else:
        new = field.ran.choice((7, {"is": value}, True))
    holder[key] = new
    return f"{card.get('id')}: {key!r} is {new!r} instead of {value!r}"


REFERRING = (
    *("rules", "rule", "emblem", "type", "back", "stops", "in", "zone", "to", "from", "named"),
    *("title", "kind", "timing", "as-above", "moment", "phase", "skill", "subtype", "species"),
)


def wrong_reference(field: Field) -> str | None:
    """A rule, icon, type, back, zone, card or timing is named that there is not."""
    card = field.card()
    places = [
        spot for spot, key in spots(card) if key in REFERRING and isinstance(spot[0][spot[1]], str)
    ]
    spot = field.spot(places)
    if spot is None:
        return None
    holder, key = spot
    old = holder[key]
    digits = [at for at, sign in enumerate(old) if sign.isdigit()]
    new = old[:-1] + "99" if digits and old[:2].isupper() else field.misspelt(old)
    holder[key] = new
    return f"{card.get('id')}: {old!r} is called {new!r}"


def _abilities(card: Data) -> list[Data]:
    sides = (card, *card.get("sides", ()))
    return [ability for side in sides for ability in side.get("abilities", ())]


def _namings(ability: Data) -> list[Spot]:
    named = [spot for spot, _ in spots(ability) if spot[1] in ("as", "choose-seat")]
    return [spot for spot in named if isinstance(spot[0][spot[1]], str)]


def swapped_name(field: Field) -> str | None:
    """A name in an ability is exchanged for another, or given in another way than it is used."""
    found = [
        (card, ability, spot)
        for card in field.cards
        for ability in _abilities(card)
        for spot in _namings(ability)
    ]
    if not found:
        return None
    card, ability, (holder, key) = field.ran.choice(found)
    name = holder[key]
    uses = [
        spot
        for spot, _ in spots(ability)
        if spot[0][spot[1]] == name
        and not (spot[0] is holder and spot[1] == key)
        and spot[1] not in ("as", "choose-seat", "key")
    ]
    others = [n for n in ("target", "chosen", "victim", "drawn", "gone", "gained") if n != name]
    given = {spot[0][spot[1]] for spot in _namings(ability)}
    new = field.ran.choice([other for other in others if other not in given])
    if uses and field.ran.random() < 0.5:
        at, step = field.ran.choice(uses)
        at[step] = new
    else:
        holder[key] = new
    return f"{card['id']}: the name {name!r} is {new!r} in one place"


def _costs(card: Data) -> list[Spot]:
    return [
        spot
        for ability in _abilities(card)
        for spot, _ in spots(ability.get("cost", []), outer="cost")
        if type(spot[0][spot[1]]) is int
    ]


def impossible_cost(field: Field) -> str | None:
    """A cost is far more than there ever is, or less than nothing."""
    found = [(card, spot) for card in field.cards for spot in _costs(card)]
    if not found:
        return None
    card, (holder, key) = field.ran.choice(found)
    old = holder[key]
    new = field.ran.choice((40, 60, 99, 200, 25 * old + 25, 0, -old))
    holder[key] = new
    return f"{card['id']}: the cost {key!r} is {new} instead of {old}"


def duplicate_card(field: Field) -> str | None:
    """A card was copied, called otherwise, and never changed."""
    card = field.card()
    copied = deepcopy(card)
    copied["id"] = f"{card['id']}-again"
    copied["name"] = f"{card['name']} Again"
    if _abilities(card) and field.ran.random() < 0.5:
        copied["flavour"] = "Another day, another card."
    if field.ran.random() < 0.5:
        copied = dict(sorted(copied.items()))
    field.cards.append(copied)
    return f"{card['id']}: it stands here once more"


def missing_field(field: Field) -> str | None:
    """Something that is needed was left out: of the card, its facts, an ability or an effect."""
    card = field.card()
    places: list[Spot] = [(card, key) for key in ("id", "name", "type", "source") if key in card]
    declared = field.facts.get(str(card.get("type")), {})
    facts = card.get("facts", {})
    places += [(facts, key) for key in facts if not declared.get(key, "?").endswith("?")]
    places += [(ability, "key") for ability in _abilities(card)]
    if field.language is not None:
        needed = {
            (kind.tag, part.key)
            for kind in field.language.nodes
            for part in fields_of(kind)
            if part.required
        }
        places += [
            (holder[key], inner)
            for (holder, key), _ in within(card, "abilities")
            if isinstance(holder, dict) and isinstance(holder[key], dict)
            for inner in holder[key]
            if (key, inner) in needed
        ]
    holder, key = field.ran.choice(places)
    del holder[key]
    return f"{card.get('id')}: {key!r} is missing"


def contradicting_condition(field: Field) -> str | None:
    """A condition that can never be so was added to an ability, or to what is looked for."""
    found = [(card, ability) for card in field.cards for ability in _abilities(card)]
    if not found or field.language is None:
        return None
    card, ability = field.ran.choice(found)
    kinds = list(field.language.words["kinds"])
    own = {card.get("type"), *(side["type"] for side in card.get("sides", ()))}
    some = {"compare": {"left": {"count": {"in": "hand"}}, "is": "at least", "right": 3}}
    ways: list[Any] = [
        {"all-of": [some, {"not": some}]},
        {"all-of": [some, {"compare": {**some["compare"], "is": "less", "right": 2}}]},
        {"all-of": [{"is": {"card": "self", "turned": now}} for now in (True, False)]},
        {"compare": {**some["compare"], "is": "less", "right": 0}},
        {"compare": {"left": 2, "is": "more", "right": 3}},
        {"all-of": [{"is": {"card": "self", "face": up}} for up in ("up", "down")]},
        {"any": {"in": "hand"}, "least": 5000},
    ]
    strange = [kind for kind in kinds if kind not in own]
    if strange:
        ways += 3 * [{"is": {"card": "self", "kind": field.ran.choice(strange)}}]
    condition = field.ran.choice(ways)
    if "if" in ability:
        condition = {"all-of": [ability["if"], condition]}
    ability["if"] = condition
    return f"{card['id']}: only if {condition}"


def unused_parameter(field: Field) -> str | None:
    """Something is given a name, chosen or declared that nothing ever uses."""
    found = [(card, ability) for card in field.cards for ability in _abilities(card)]
    if not found or field.language is None:
        card = field.card()
        name = field.ran.choice(("range", "weight", "bonus", "level"))
        card.setdefault("facts", {})[name] = 3
        return f"{card['id']}: the fact {name!r} is read by nothing"
    card, ability = field.ran.choice(found)
    naming = {
        kind.tag
        for kind in field.language.nodes
        if any(part.key == "as" and not part.required for part in fields_of(kind))
    }
    places = [
        spot
        for spot, _ in [*spots(ability.get("do", [])), *spots(ability.get("cost", []))]
        if spot[1] in naming
        and "as" not in spot[0]
        and not (isinstance(spot[0][spot[1]], dict) and "as" in spot[0][spot[1]])
    ]
    spot = field.spot(places)
    if spot is None:
        name = "spare"
        ability["targets"] = [*ability.get("targets", ()), {"choose-seat": name}]
        return f"{card['id']}: a player {name!r} is chosen for nothing"
    holder, key = spot
    value = holder[key]
    if isinstance(value, dict) and len(holder) == 1:
        value["as"] = "spare"
    else:
        holder["as"] = "spare"
    return f"{card['id']}: the name 'spare' of {key!r} is used by nothing"


def unknown_word(field: Field) -> str | None:
    """A trait, counter or keyword is named that the game does not have, or that no card has."""
    card = field.card()
    places = [
        spot
        for spot, key in spots(card)
        if key in ("trait", "traits", "counter", "keyword", "without")
        and isinstance(spot[0][spot[1]], str)
    ]
    if not places:
        card["traits"] = [field.ran.choice(("nautical", "swift", "rusty"))]
        return f"{card.get('id')}: a trait that nothing else has or speaks of"
    holder, key = field.ran.choice(places)
    old = holder[key]
    new = field.misspelt(old) if field.ran.random() < 0.7 else "unheard-of"
    holder[key] = new
    return f"{card.get('id')}: {old!r} is {new!r}"


KINDS: dict[str, Callable[[Field], str | None]] = {
    "misspelt key": misspelt_key,
    "wrong type": wrong_type,
    "wrong reference": wrong_reference,
    "swapped name": swapped_name,
    "impossible cost": impossible_cost,
    "duplicate card": duplicate_card,
    "missing field": missing_field,
    "contradicting condition": contradicting_condition,
    "unused parameter": unused_parameter,
    "unknown trait or counter": unknown_word,
}
