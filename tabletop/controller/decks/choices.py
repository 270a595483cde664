"""Choosing a deck for each seat of a match: the ready-made ones and the player's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from tabletop.engine.message import in_words
from tabletop.games.bringing import shelf, words
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.library.decks.record import Deck

READY: Final = "ready:"
OWN: Final = "own:"


@dataclass(frozen=True, slots=True)
class Offered:
    """A deck that a seat can choose. ``key`` names it, also when the setup is remembered.

    ``unread`` says what could not be read of its file.
    """

    key: str
    title: str
    own: bool
    deck: Deck | None
    unread: tuple[str, ...]


def offered(game: GameDefinition) -> tuple[Offered, ...]:
    """List the decks of a game, ready-made ones first; none where players bring none."""
    if game.decks is None:
        return ()
    decks = shelf(game)
    return tuple(
        Offered(
            f"{mark}{file.path.stem}",
            file.title,
            mark == OWN,
            file.deck,
            tuple(fault.message for fault in file.faults),
        )
        for mark, files in ((READY, decks.ready()), (OWN, decks.own()))
        for file in files
    )


def usual(decks: Sequence[Offered], seat: int) -> str:
    """Name the deck that a seat has unless another is chosen: ready-made ones in turn."""
    ready = [one.key for one in decks if not one.own] or [one.key for one in decks]
    return ready[seat % len(ready)] if ready else ""


def faults(
    game: GameDefinition, chosen: Offered, options: Mapping[str, OptionValue]
) -> tuple[str, ...]:
    """List what is wrong with a deck for a match with these options, each with its rule."""
    if game.decks is None:
        return ()
    if chosen.deck is None:
        return chosen.unread
    return tuple(words(fault) for fault in game.decks.check(chosen.deck, options))


def chosen(game: GameDefinition, keys: Sequence[str]) -> tuple[Deck, ...] | str:
    """Give the decks of these keys, seat by seat, or a sentence that says why one can't be had.

    Where players bring none, or none was there to choose, it is an empty tuple.
    """
    known = {one.key: one for one in offered(game)}
    if not any(keys) or game.decks is None:
        return ()
    decks: list[Deck] = []
    for key in keys:
        one = known.get(key)
        if one is None:
            return in_words(
                "The deck {partition} is not there any more; choose another.",
                partition=repr(key.partition(":")[2]),
            )
        if one.deck is None:
            return in_words(
                "The deck {one} can't be read: {join}",
                one=repr(one.title),
                join=" ".join(one.unread),
            )
        decks.append(one.deck)
    return tuple(decks)
