"""The decks of a scenario: ready-made ones by the names of their files, or lists of its own."""

from __future__ import annotations

from typing import Any

from tabletop.games.bringing import proposed, shelf
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.record import Deck, Section, deck
from tabletop.library.faults import did_you_mean
from tabletop.scenario.story import ScenarioError, Setting


def setting_decks(game: GameDefinition, setting: Setting) -> tuple[Deck, ...]:
    """Give the deck of each seat; one that the setting says nothing of gets a proposed one.

    They may hold anything: a scenario needs no more cards than it is about.
    """
    if not setting.decks:
        return ()
    if game.decks is None:
        raise ScenarioError("a game to which players bring decks", game.id)
    seats = len(setting.players)
    strange = [seat for seat in setting.decks if seat >= seats]
    if strange:
        raise ScenarioError("a seat of the match", str(strange[0]))
    ready = {file.path.stem: file.deck for file in shelf(game).ready() if file.deck is not None}
    others = proposed(game, seats)
    found: list[Deck] = []
    for seat in range(seats):
        if seat in setting.decks:
            found.append(_deck(game, setting.decks[seat], ready, f"deck of seat {seat}"))
        elif others:
            found.append(others[seat])
        else:
            raise ScenarioError("a deck for each seat", f"none for seat {seat}")
    return tuple(found)


def _deck(game: GameDefinition, said: Any, ready: dict[str, Deck], name: str) -> Deck:
    assert game.decks is not None
    if isinstance(said, str):
        return _ready(said, ready)
    if not isinstance(said, dict):
        raise ScenarioError("a deck's name, or its sections", repr(said))
    keys = ("like", *(section.key for section in game.decks.sections))
    for key in said:
        if key not in keys:
            raise ScenarioError("a key of a deck", f"{key!r}.{did_you_mean(key, keys)}")
    like = _ready(str(said["like"]), ready).sections if "like" in said else {}
    parts = {
        section.key: _part(game, section, dict(like.get(section.key, {})), said.get(section.key))
        for section in game.decks.sections
    }
    return deck(name, game.id, parts)


def _ready(name: str, ready: dict[str, Deck]) -> Deck:
    if name not in ready:
        raise ScenarioError("a ready-made deck", f"{name!r}.{did_you_mean(name, ready)}")
    return ready[name]


def _part(
    game: GameDefinition, section: Section, copies: dict[Any, int], said: Any
) -> dict[str, int]:
    """Take the cards of a section besides those that it is like; a single one in place of it."""
    if said is None:
        return copies
    listed = {said: 1} if isinstance(said, str) else said
    if not isinstance(listed, dict) or any(type(count) is not int for count in listed.values()):
        raise ScenarioError(f"{section.key}: cards with their numbers", repr(said))
    for card in listed:
        if card not in game.pack.cards:
            known = did_you_mean(card, map(str, game.pack.cards))
            raise ScenarioError("a card of the game", f"{card!r}.{known}")
    kept = {} if section.single else copies
    return {**kept, **{card: kept.get(card, 0) + count for card, count in listed.items()}}
