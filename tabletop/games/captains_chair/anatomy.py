"""What each kind of card must be and may say (``CC-13``, ``CC-14``, ``CC-24``).

A card that is not so is refused. What an effect may say its own types tell; here stands what only
a card as a whole shows: positions, backs, traits that come with operations, operations that could
never be used.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.nodes import Node, children
from tabletop.effects.source import Mistake
from tabletop.engine.message import in_words
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.places import MARKET_TYPES
from tabletop.games.captains_chair.state import TRACK_END, TRACKS
from tabletop.games.captains_chair.symbols import STEPS
from tabletop.games.captains_chair.traits import TRAITS

UNUSED: Final = frozenset(
    (
        *("betazoid", "ex-b", "hirogen", "jem-hadar", "reman", "synthetic", "talaxian"),
        *("transcendent", "trill", "vau-n-akat", "vorta"),
        *("crossover", "historical", "maquis", "shady", "surprise", "lower-decks"),
    )
)
"""Traits of other boxes and of solo play (``CC-14.2`` to ``CC-14.4``)."""
MOST_TRAITS: Final = 5
MOST_SYMBOLS: Final = 3

IN_DECKS: Final = (*MARKET_TYPES, "encounter", "incident", "directive")
"""Types of cards that are played from the hand; a Location may be as well."""
APART: Final = ("captain", "status", "board", "stardate")
"""Cards with a place of their own, which is no position (``CC-4.4``)."""
OWN_BACKS: Final = (*APART, "location")
USUAL_BACK: Final = "card"
"""The back of all that can lie in a deck (``CC-24.5``)."""
STAYING: Final = ("person", "ship", "location", "captain", "status")
"""Types whose trigger operations can come to work (``CC-10.1``); so do Ongoing cards."""

USED: Final = ("play", "activate", "resupply", "clean-up", "control", "end-game", "execute")
"""Kinds of operations that somebody carries out."""
HELD: Final = ("passive", "special")
CHIPS_FOR: Final = ("play", "activate", "reaction")
TRIGGERS: Final = ("activate", "passive", "reaction", "resupply")
"""Kinds that don't work in the Briefing Room (``CC-10.1``, ``CC-7.1``)."""
ONLY_ON: Final[Mapping[str, tuple[str, ...]]] = {
    "control": ("location",),
    "mission": ("board",),
    "execute": ("stardate",),
}
"""Kinds of operations that only some types have."""
ONLY_IN: Final[Mapping[str, tuple[str, ...]]] = {
    "score": ("end-game",),
    "worth": (*HELD, "end-game"),
    "objective": ("mission",),
}
"""Effects that only some kinds of operations have, by their word."""
POSITIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "incident": ("incident",),
    "controlled-location": ("location",),
}
"""Positions that only some types have (``CC-4.5``, ``CC-4.10``)."""

Found = Iterator[Mistake]


def mistakes(card: Definition) -> Found:
    """Give all that is wrong with a card as a whole, with both its sides."""
    back = back_of(card)
    if card.back != back:
        message = in_words(
            "a card of the type {kind} has the back {back} here, not {other_back}.",
            kind=card.kind,
            back=repr(back),
            other_back=repr(card.back),
        )
        yield Mistake(("back",), "BACK", message)
    yield from _side(card, ())
    for number, side in enumerate(card.sides):
        if side.kind != card.kind:
            message = in_words(
                "the other side is of the type {kind}, this one {other_kind}.",
                kind=side.kind,
                other_kind=card.kind,
            )
            yield Mistake(("sides", number, "type"), "SIDE", message)
        yield from _side(side, ("sides", number))


def back_of(card: Definition) -> str:
    """Tell which back a card has: one that can lie in a deck never shows its type by it."""
    if card.kind not in OWN_BACKS:
        return USUAL_BACK
    in_deck = card.kind == "location" and card.facts.get("crew") is not None
    if in_deck and card.facts.get("position") != "controlled-location":
        return USUAL_BACK
    return card.kind


def _side(side: Definition, where: tuple[str | int, ...]) -> Found:
    for found in _own(side):
        yield replace(found, path=(*where, *found.path))


def _own(side: Definition) -> Found:
    yield from _traits(side)
    yield from _facts(side)
    abilities = abilities_of(side)
    for number, ability in enumerate(abilities):
        for message in _ability(side, ability):
            yield Mistake(("abilities", number), "ABILITY", message)
    for message in _together(side, abilities):
        yield Mistake(("abilities",), "ABILITY", message)


def _traits(side: Definition) -> Found:
    for number, trait in enumerate(side.traits):
        if trait not in TRAITS:
            message = in_words("the game has no trait {trait}.", trait=repr(trait))
            yield Mistake(("traits", number), "TRAIT", message)
        elif trait in UNUSED:
            message = in_words("the trait {trait} belongs to another box.", trait=repr(trait))
            yield Mistake(("traits", number), "TRAIT", message)
    for trait, count in Counter(side.traits).items():
        if count > 1:
            message = in_words(
                "the trait {trait} stands here twice; no card has one twice.", trait=repr(trait)
            )
            yield Mistake(("traits",), "TRAIT", message)
    if len(side.traits) > MOST_TRAITS:
        message = in_words("a card has {most} traits at most.", most=MOST_TRAITS)
        yield Mistake(("traits",), "TRAIT", message)
    attack = any("attack" in marks(ability) for ability in abilities_of(side))
    if attack != ("attack" in side.traits):
        message = in_words("a card has the trait 'attack' just when it has an ATTACK operation.")
        yield Mistake(("traits",), "TRAIT", message)
    lasting = side.kind != "ship" and any(
        ability.timing == "play" and "mobilize" in tags(ability) for ability in abilities_of(side)
    )
    if "ongoing" in side.traits and not lasting:
        message = in_words(
            "a card with the trait 'ongoing' is no Ship and mobilizes itself when played."
        )
        yield Mistake(("traits",), "TRAIT", message)
    elif lasting and "ongoing" not in side.traits and not _as_ship(side):
        message = in_words(
            "it mobilizes itself, so it is a Ship, treated as one, or has the trait 'ongoing'."
        )
        yield Mistake(("traits",), "TRAIT", message)


def _facts(side: Definition) -> Found:
    if len(side.facts.get("symbols", ())) > MOST_SYMBOLS:
        message = in_words("a card has {most} specialty symbols at most.", most=MOST_SYMBOLS)
        yield Mistake(("facts", "symbols"), "SYMBOLS", message)
    if side.kind == "board":
        yield from _board(side)
    if side.kind in APART:
        return
    crew, position = side.facts.get("crew"), side.facts.get("position")
    if crew is not None and position is None:
        message = in_words("a card of a captain's crew says where it is put at the start.")
        yield Mistake(("facts",), "POSITION", message)
    elif crew is None and position is not None:
        message = in_words("only cards of a captain's crew have a position.")
        yield Mistake(("facts", "position"), "POSITION", message)
    elif side.kind not in POSITIONS.get(str(position), (side.kind,)):
        message = in_words(
            "a card of the type {kind} can't have the position {position}.",
            kind=side.kind,
            position=repr(position),
        )
        yield Mistake(("facts", "position"), "POSITION", message)
    elif position == "mobilized" and not _stays_in_fleet(side):
        message = in_words("only a Ship or a card with the trait 'ongoing' can be mobilized.")
        yield Mistake(("facts", "position"), "POSITION", message)
    marking = side.facts.get("marking")
    if side.kind == "location" and (crew is None) != (marking is not None):
        message = in_words(
            "a Location is marked 'starting' or 'other', unless it is of a captain's crew."
        )
        yield Mistake(("facts",), "MARKING", message)


def _board(side: Definition) -> Found:
    """Tell of tracks with more or fewer multipliers than steps, and of traits nobody has."""
    for track in TRACKS:
        multipliers = side.facts.get(track)
        if multipliers is not None and len(multipliers) != len(STEPS):
            message = in_words(
                "a track has {count} multipliers, not {other_count}.",
                count=len(STEPS),
                other_count=len(multipliers),
            )
            yield Mistake(("facts", track), "TRACK", message)
    for number, trait in enumerate(side.facts.get("collects", ())):
        if trait not in TRAITS or trait in UNUSED:
            message = in_words("no card of the game has the trait {trait}.", trait=repr(trait))
            yield Mistake(("facts", "collects", number), "TRAIT", message)


def _ability(side: Definition, ability: Ability) -> Iterator[str]:
    """Tell what is wrong with an operation, on a card of this type."""
    key, timing = ability.key, str(ability.timing)
    if ability.timing is None:
        yield in_words("{key} is no kind of operation: it needs a 'timing'.", key=repr(key))
        return
    if ability.limited:
        yield in_words(
            "{key} is 'limited' to once a round; this game has no rounds ('first-time').",
            key=repr(key),
        )
    if timing == "reaction" and ability.after is None:
        yield in_words("the REACTION {key} doesn't say after what ('after').", key=repr(key))
    elif timing in HELD and ability.after is None and not ability.always:
        yield in_words("{key} never happens: it needs 'after' or 'always'.", key=repr(key))
    elif timing in USED and (ability.after is not None or ability.always):
        yield in_words(
            "{key} is carried out at its time; 'after' and 'always' belong to other kinds.",
            key=repr(key),
        )
    if side.kind not in ONLY_ON.get(timing, (side.kind,)):
        yield in_words(
            "a card of the type {kind} has no operation of the kind {timing}.",
            kind=side.kind,
            timing=repr(timing),
        )
    if timing in TRIGGERS and side.kind not in STAYING and not _stays_in_fleet(side):
        yield in_words(
            "{key} could never be used: the card only ever lies in the Briefing Room.",
            key=repr(key),
        )
    found = tags(ability)
    for tag, timings in ONLY_IN.items():
        if tag in found and timing not in timings:
            yield in_words(
                "{key} says {tag}, which has no meaning in an operation of this kind.",
                key=repr(key),
                tag=repr(tag),
            )
    if timing == "end-game" and "score" not in found:
        yield in_words("the END-GAME operation {key} scores nothing ('score').", key=repr(key))
    yield from _marks(ability, timing, found)


def _marks(ability: Ability, timing: str, found: frozenset[str]) -> Iterator[str]:
    key, said = ability.key, marks(ability)
    for mark in dict.fromkeys(mark for mark in said if said.count(mark) > 1):
        yield in_words("{key} has the mark {mark} twice.", key=repr(key), mark=repr(mark))
    for cost in ability.cost:
        if cost.tag == "barrier" and not 0 < getattr(cost, "at", 1) <= TRACK_END:
            yield in_words(
                "{key} has a barrier that is on no track: these go from 1 to {last}.",
                key=repr(key),
                last=TRACK_END,
            )
    if "chip" in said and timing not in CHIPS_FOR:
        yield in_words("{key} costs no action chip, since nobody decides to use it.", key=repr(key))
    hostile = bool(found & {"hostile", "force"})
    if "attack" in said and not hostile:
        yield in_words(
            "the ATTACK {key} has no part that harms the opponent ('hostile').", key=repr(key)
        )
    if hostile and "attack" not in said:
        yield in_words(
            "{key} harms the opponent, so it has the mark 'attack' among its costs.", key=repr(key)
        )


def _together(side: Definition, abilities: tuple[Ability, ...]) -> Iterator[str]:
    """Tell of operations that a card has too many or too few of."""
    timings = Counter(ability.timing for ability in abilities)
    development = side.facts.get("position") == "development"
    if timings["development"] != development:
        yield in_words("a Development has one development cost, and no other card has any.")
    if timings["control"] > 1:
        yield in_words("a Location has one CONTROL operation at most.")
    crew = side.facts.get("crew") is not None
    if side.kind == "location" and timings["play"] and not crew:
        yield in_words("a Location that is in no deck can't be played.")
    unplayable = any("unplayable" in tags(ability) for ability in abilities)
    if side.kind in IN_DECKS and not timings["play"] and not unplayable:
        yield in_words("it has no PLAY operation, and doesn't say that it can't be played.")
    if side.kind == "board":
        yield from _missions(side, [one.key for one in abilities if one.timing == "mission"])


def _missions(side: Definition, keys: list[str]) -> Iterator[str]:
    """The Simple side has one mission without VP, the Expert one three with (``CC-R.87``)."""
    worth = list(side.facts.get("missions", {}))
    if len(keys) not in (1, 3):
        yield in_words(
            "a board has 1 mission on its Simple side and 3 on the other, not {count}.",
            count=len(keys),
        )
    if len(keys) > 1 and sorted(worth) != sorted(keys):
        yield in_words("each mission of the Expert side is worth VP: 'missions' has the same keys.")


def tags(ability: Ability) -> frozenset[str]:
    """List the words of all that an operation says."""
    return frozenset(node.tag for _, node in children(ability))


def marks(ability: Ability) -> tuple[str, ...]:
    """List the marks before an operation: chip, barrier, attack (``CC-24.2``)."""
    return tuple(cost.tag for cost in ability.cost if cost.mark)


def _as_ship(side: Definition) -> bool:
    return any(_is_ship(node) for ability in abilities_of(side) for _, node in children(ability))


def _is_ship(node: Node) -> bool:
    return node.tag == "counts-as" and getattr(node, "kind", "") == "ship"


def _stays_in_fleet(side: Definition) -> bool:
    return side.kind == "ship" or "ongoing" in side.traits or _as_ship(side)
