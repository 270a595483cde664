"""Objectives: whether each part is met, by which cards, and what Wildcards stand for (20.1, 20.2).

A Wildcard is one trait for the whole of an objective, whichever meets most of it (``CC-14.5``).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice, product
from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import Ability
from tabletop.effects.conditions import Both, Either, Exists
from tabletop.effects.context import Context
from tabletop.effects.nodes import Condition, nodes_of
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.captains_chair import khan
from tabletop.games.captains_chair.helmets import helmets_on
from tabletop.games.captains_chair.language.conditions import (
    AnySpecies,
    Collected,
    DifferentSpecies,
    Have,
    TrackAt,
)
from tabletop.games.captains_chair.language.fitting import Fitting
from tabletop.games.captains_chair.language.missions import Objective
from tabletop.games.captains_chair.language.states import OfCard, WearsHelmet
from tabletop.games.captains_chair.language.together import Together
from tabletop.games.captains_chair.traits import (
    ALL_DECIDED,
    RED,
    WILDCARD,
    any_species,
    deciding,
    different_species,
    printed_traits,
)
from tabletop.games.captains_chair.whose import cards_in_play

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

Cards = tuple[CardId, ...]

PLACE: Final = "place"
"""What was chosen of several Ships or Locations that meet an objective alike."""
ATTEMPTS: Final = 2_000
"""So many ways for Wildcards are tried; more than any table has."""


@dataclass(frozen=True, slots=True)
class Need:
    """So many of these cards meet a part of an objective.

    With ``species`` any of ``among`` do that have so many different ones together; ``cards`` are
    a choice of these. ``with_`` gives what meets it together with some of them: worn Helmets.
    """

    cards: tuple[CardId, ...]
    count: int
    among: tuple[CardId, ...] = ()
    species: int = 0
    with_: tuple[tuple[CardId, tuple[CardId, ...]], ...] = ()

    def contributing(self, named: tuple[CardId, ...]) -> tuple[CardId, ...]:
        """List what contributes if these of its cards do, what they wear included."""
        worn = (card for wearer, cards in self.with_ if wearer in named for card in cards)
        return (*named, *worn)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of an objective: whether it is met, and by which cards."""

    objective: Objective
    met: bool
    needs: tuple[Need, ...]
    progress: tuple[int, int] | None = None

    @property
    def cards(self) -> tuple[CardId, ...]:
        """The cards that meet it, each once."""
        return tuple(dict.fromkeys(card for need in self.needs for card in need.cards))


def objectives_of(mission: Ability) -> tuple[Objective, ...]:
    """List the parts of a mission's OBJECTIVE."""
    return tuple(cost for cost in mission.cost if isinstance(cost, Objective))


def parts(reader: Reader, mission: Ability, context: Context) -> tuple[Part, ...]:
    """Tell of each part of an objective whether it is met, and by which cards."""
    decided = deciding_wildcards(reader, mission, context)
    return tuple(
        Part(
            one,
            one.condition.holds(reader, decided),
            needs(one.condition, reader, decided),
            progress(one.condition, reader, decided),
        )
        for one in objectives_of(mission)
    )


def unmet(reader: Reader, mission: Ability, context: Context) -> Objective | None:
    """Give the first part of an objective that is not met, or None when all of it is."""
    decided = deciding_wildcards(reader, mission, context)
    objectives = objectives_of(mission)
    return next((one for one in objectives if not one.condition.holds(reader, decided)), None)


def deciding_wildcards(reader: Reader, mission: Ability, context: Context) -> Context:
    """Give the context in which Wildcards are what meets most of an objective."""
    objectives = objectives_of(mission)
    best, most = context, -1
    for decided in islice(_ways(reader, objectives, context), ATTEMPTS):
        count = sum(one.condition.holds(reader, decided) for one in objectives)
        if count > most:
            best, most = decided, count
        if most == len(objectives):
            break
    return best


def _ways(reader: Reader, objectives: tuple[Objective, ...], context: Context) -> Iterator[Context]:
    """List what the Wildcards in play may stand for: one of the traits asked for each."""
    wild = {}
    for card in cards_in_play(reader.board, context.controller):
        traits = printed_traits(reader, card)
        if WILDCARD in traits:
            could_be = tuple(trait for trait in _wanted(objectives) if trait not in traits)
            if could_be:
                wild[card] = could_be
    if not wild:
        yield context
        return
    for choice in product(*wild.values()):
        yield context.having(*deciding(dict(zip(wild, choice, strict=True))), ALL_DECIDED)


def _wanted(objectives: tuple[Objective, ...]) -> tuple[str, ...]:
    """List the traits that are asked for, each once."""
    nodes = (node for objective in objectives for node in nodes_of(objective))
    traits = (trait for node in nodes if isinstance(node, Fitting) for trait in node.trait)
    return tuple(dict.fromkeys(trait for trait in traits if trait not in RED))


def needs(condition: Condition, reader: Reader, context: Context) -> tuple[Need, ...]:
    """List which cards meet a condition, as far as it is about cards."""
    match condition:
        case Have():
            cards = condition.cards(reader, context)
            return (Need(cards, condition.least, with_=_worn(condition, reader, cards)),)
        case Exists():
            return (Need(condition.cards.cards(reader, context), condition.least),)
        case OfCard():
            cards = condition.card.cards(reader, context)
            so = tuple(card for card in cards if condition.is_so(reader, context, card))
            return (Need(so, len(so), with_=_worn(condition, reader, so)),)
        case Together():
            return _together(condition, reader, context)
        case AnySpecies():
            species = (c for c in _in_play(reader, context) if any_species(reader, context, c))
            return (Need(tuple(species), condition.least),)
        case DifferentSpecies():
            found = _different(reader, context, condition.least)
            among = (c for c in _in_play(reader, context) if any_species(reader, context, c))
            return (Need(found, len(found), tuple(among), condition.least),)
        case Both():
            return tuple(need for one in condition.of for need in needs(one, reader, context))
        case Either():
            held = (one for one in condition.of if one.holds(reader, context))
            return next((needs(one, reader, context) for one in held), ())
    return ()


def _worn(condition: Condition, reader: Reader, cards: Cards) -> tuple[tuple[CardId, Cards], ...]:
    """Give the Helmets that cards wear, where a condition asks for these."""
    if not any(isinstance(node, WearsHelmet) for node in nodes_of(condition)):
        return ()
    return tuple((card, helmets_on(reader, card)) for card in cards)


def _in_play(reader: Reader, context: Context) -> tuple[CardId, ...]:
    cards = tuple(cards_in_play(reader.board, context.controller))
    return in_play_first(reader, cards)


def _together(condition: Together, reader: Reader, context: Context) -> tuple[Need, ...]:
    """List what is together at the place that was chosen, else at the first one that has all of
    it, else at the fullest.
    """
    best: tuple[Need, ...] = ()
    most = -1
    for place, found in _by_place(condition, reader, context):
        met = sum(len(need.cards) >= need.count for need in found)
        if met == len(found) and place in context.get(PLACE).cards:
            return found
        if met > most:
            best, most = found, met
    return best


def _by_place(
    condition: Together, reader: Reader, context: Context
) -> Iterator[tuple[CardId, tuple[Need, ...]]]:
    """Give each Ship or Location with what is there of each sort."""
    for group in condition.groups(reader, context):
        there = (condition.there(reader, context, one, group) for one in condition.of)
        needed = zip(there, condition.of, strict=True)
        yield group[0], tuple(Need(cards, one.least) for cards, one in needed)


def places(condition: Condition, reader: Reader, context: Context) -> Mapping[CardId, Cards]:
    """List the Ships or Locations any one of which meets a condition by itself, with the cards
    there that do; none where there is nothing to choose between.
    """
    match condition:
        case Together():
            full = {
                place: tuple(card for need in found for card in need.cards)
                for place, found in _by_place(condition, reader, context)
                if all(len(need.cards) >= need.count for need in found)
            }
            decided = any(place in context.get(PLACE).cards for place in full)
            return {} if decided or len(full) < 2 else full
        case Both():
            several = (places(one, reader, context) for one in condition.of)
            return next(filter(None, several), {})
        case Either():
            held = (one for one in condition.of if one.holds(reader, context))
            return next((places(one, reader, context) for one in held), {})
    return {}


def _different(reader: Reader, context: Context, least: int) -> tuple[CardId, ...]:
    """Choose cards that have so many different species together, beamed ones last."""
    chosen: tuple[CardId, ...] = ()
    for card in _in_play(reader, context):
        before = different_species(reader, context, chosen)
        if before >= least:
            break
        if different_species(reader, context, (*chosen, card)) > before:
            chosen = (*chosen, card)
    return chosen


def adding(
    reader: Reader, context: Context, need: Need, chosen: tuple[CardId, ...]
) -> tuple[CardId, ...]:
    """List the cards of which 1 is to be named next, as it brings another species to those chosen:
    just one where it can't be done without it, none if these have enough.
    """
    before = different_species(reader, context, chosen)
    if before >= need.species:
        return ()
    more = [
        card
        for card in need.among
        if card not in chosen and different_species(reader, context, (*chosen, card)) > before
    ]
    for card in more:
        others = (*chosen, *(one for one in more if one != card))
        if different_species(reader, context, others) < need.species:
            return (card,)
    return tuple(more)


def progress(condition: Condition, reader: Reader, context: Context) -> tuple[int, int] | None:
    """Tell how much there is of how much, where a condition counts something."""
    match condition:
        case TrackAt():
            now = reader.board.seats[context.controller].counters.get(condition.of, 0)
            return now, condition.least
        case Have():
            return len(condition.cards(reader, context)), condition.least
        case Collected():
            return khan.collected(reader.board, context.controller), condition.least
        case AnySpecies():
            found = needs(condition, reader, context)[0].cards
            return len(found), condition.least
        case DifferentSpecies():
            cards = cards_in_play(reader.board, context.controller)
            return different_species(reader, context, cards), condition.least
    return None


def in_play_first(reader: Reader, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Order cards so that those come first that lose nothing by being named (``CC-R.58``)."""
    return tuple(sorted(cards, key=lambda card: reader.board.cards[card].attached_to is not None))


def context_of(card: CardId, seat: SeatId) -> Context:
    """Give the context of the missions of a captain board."""
    return Context(card, seat)
