"""Choices at setup that a series of trial games compares: in which order it goes through them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations as combinations_of
from itertools import product

from tabletop.engine.message import Refusal
from tabletop.games.bringing import set_up
from tabletop.games.definition import GameDefinition, GameOption, OptionValue
from tabletop.library.decks.record import Deck


def compared(game: GameDefinition, seats: int) -> tuple[GameOption, ...]:
    """List the options with so many players whose choices are compared."""
    return tuple(
        option
        for option in game.options
        if option.compared is not None and (not option.seats or seats in option.seats)
    )


def combinations(
    game: GameDefinition,
    seats: int,
    fixed: Mapping[str, OptionValue],
) -> tuple[Mapping[str, OptionValue], ...]:
    """List all that can be chosen together, besides what is fixed, each once. Next comes always
    what has been there the least, so that a short series too has of each choice about as many.

    Without options that are compared there is one: what is fixed.
    """
    free = [option for option in compared(game, seats) if option.key not in fixed]
    keys = [option.key for option in free]
    values = [[value for value, _ in option.choices] for option in free]
    every = [{**fixed, **dict(zip(keys, chosen, strict=True))} for chosen in product(*values)]
    allowed = [one for one in every if begins(game, seats, one)] or [dict(fixed)]
    ordered: list[Mapping[str, OptionValue]] = []
    had: Counter[object] = Counter()
    while allowed:
        rarest = min(allowed, key=lambda one: _had(had, one, keys))
        allowed.remove(rarest)
        ordered.append(rarest)
        had.update(one for size in (1, 2) for one in _parts(rarest, keys, size))
    return tuple(ordered)


def _parts(
    options: Mapping[str, OptionValue], keys: list[str], size: int
) -> Iterator[tuple[tuple[str, OptionValue], ...]]:
    return combinations_of([(key, options[key]) for key in keys], size)


def _had(
    had: Mapping[object, int], options: Mapping[str, OptionValue], keys: list[str]
) -> tuple[int, ...]:
    """Count how often the single choices have been there, and how often each two of them."""
    return tuple(sum(had[one] for one in _parts(options, keys, size)) for size in (1, 2))


def begins(
    game: GameDefinition,
    seats: int,
    options: Mapping[str, OptionValue],
    decks: Sequence[Deck] = (),
) -> bool:
    """Tell whether a match can begin with these options."""
    setup = set_up(game, {**options, "seats": seats}, tuple(decks))
    return not isinstance(setup, Refusal) and not isinstance(game.begin(setup), Refusal)
