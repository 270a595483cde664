"""What players bring to a match: the decks that there are, and whether they may be played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tabletop.engine.chance import Chance
from tabletop.engine.ids import DefId
from tabletop.engine.message import Refusal, fill, in_words, refuse
from tabletop.games.decks import DeckFault, DeckKind
from tabletop.games.definition import GameDefinition, Setup, chosen
from tabletop.library.decks.folder import Shelf
from tabletop.library.decks.record import Deck, deck


def deck_kind(game: GameDefinition) -> DeckKind:
    """Say what a game's decks are like. Raises LookupError when players bring none to it."""
    if game.decks is None:
        text = "{game} has no decks that players build."
        raise LookupError(in_words(text, game=game.pack.info.title))
    return game.decks


def shelf(game: GameDefinition) -> Shelf:
    """Give the place of a game's decks. Raises LookupError when players bring none to it."""
    return Shelf(game.pack.info, deck_kind(game).sections, game.pack.cards)


def ready_decks(game: GameDefinition) -> tuple[Deck, ...]:
    """List the ready-made decks that can be read; none for a game without decks."""
    if game.decks is None:
        return ()
    return tuple(file.deck for file in shelf(game).ready() if file.deck is not None)


def proposed(game: GameDefinition, seats: int) -> tuple[Deck, ...]:
    """Give each seat a ready-made deck in turn; none for a game without decks."""
    ready = ready_decks(game)
    return tuple(ready[seat % len(ready)] for seat in range(seats)) if ready else ()


def mixed(game: GameDefinition, options: Mapping[str, Any], seed: int) -> Deck:
    """Make a deck of as many different cards as there are, by a seed, so that each card is played
    in the long run. Raises LookupError when players bring no decks to the game.
    """
    kind = deck_kind(game)
    chance, sizes = Chance(seed), kind.sizes(options)
    sections: dict[str, dict[DefId, int]] = {}
    for section in kind.sections:
        known = [entry.id for entry in game.pack.definitions if entry.back in section.backs]
        order, chance = chance.permutation(len(known))
        size = 1 if section.single else sizes.get(section.key, 0)
        copies: dict[DefId, int] = {}
        for number in range(size if known else 0):
            card = known[order[number % len(known)]]
            copies[card] = copies.get(card, 0) + 1
        sections[section.key] = copies
    return deck(f"Mixed {seed}", game.id, sections)


def assembled(
    game: GameDefinition, given: Mapping[str, Any], decks: Sequence[Deck] = ()
) -> Setup | Refusal:
    """Make a match's setup with a deck for each seat, whatever is in it; without decks each seat
    gets one that is proposed, and where none is there to be proposed the game has to see to it.
    Refuses options that the game does not have, and decks for a game without.
    """
    setup = chosen(game.options, given)
    if isinstance(setup, Refusal):
        return setup
    if game.decks is None:
        if decks:
            return refuse(None, "Players bring no decks to this game.")
        return setup
    brought = tuple(decks) or proposed(game, setup.seats)
    if brought and len(brought) != setup.seats:
        return refuse(
            None,
            "Each seat brings a deck: {seats} seats, {decks} decks.",
            seats=setup.seats,
            decks=len(brought),
        )
    return replace(setup, decks=brought)


def set_up(
    game: GameDefinition, given: Mapping[str, Any], decks: Sequence[Deck] = ()
) -> Setup | Refusal:
    """Make the setup of a match to be played; refuse also decks that break the game's rules."""
    setup = assembled(game, given, decks)
    if isinstance(setup, Refusal) or game.decks is None:
        return setup
    for seat, brought in enumerate(setup.decks):
        refusal = _refusal(game.decks, setup, seat, brought)
        if refusal is not None:
            return refusal
    return setup


def _refusal(kind: DeckKind, setup: Setup, seat: int, deck: Deck) -> Refusal | None:
    faults = kind.check(deck, setup.options)
    if not faults:
        return None
    return refuse(
        next((fault.rule for fault in faults if fault.rule), None),
        "Seat {seat} can't play the deck {deck}. {faults}",
        seat=seat + 1,
        deck=deck.name,
        faults=" ".join(map(words, faults)),
    )


def words(fault: DeckFault) -> str:
    """Put a fault of a deck into a sentence with its rule."""
    text = fill(fault.message, str)
    if not fault.rule:
        return text
    end = "." if text.endswith(".") else ""
    return f"{text.removesuffix('.')} ({fault.rule}){end}"
