"""Resource tokens: their names in the pool, and which of them can be spent for what (19, 20)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.traveller_ccg.language.words import (
    ANY,
    ANY_CAPABILITY,
    ANY_SKILL,
    CAPABILITIES,
    SKILLS,
)

TOKEN_SKILLS: Final = tuple(skill for skill in SKILLS if skill != "jack-of-all-trades")
"""The skills that have a token; Jack-of-all-Trades has none (``TC-18.7``)."""
LEVELS: Final = ("trained", "expert")
TOKENS: Final = (
    *(f"{skill}-{level}" for skill in TOKEN_SKILLS for level in LEVELS),
    *CAPABILITIES,
)
"""Every kind of resource token, as the counter of a seat that stands for it."""


def counter(word: str, level: str = "trained") -> str:
    """Name the token of a skill at a level, or of a capability. A skill without level is trained
    (``TC-R.66``).
    """
    return word if word in CAPABILITIES else f"{word}-{level}"


def is_expert(token: str) -> bool:
    """Tell whether a token is one of an expert skill."""
    return token.endswith("-expert")


def stands_for(token: str) -> str:
    """Give the skill or capability that a token stands for."""
    return token if token in CAPABILITIES else token.rpartition("-")[0]


def serves(token: str, word: str, level: str = "trained") -> bool:
    """Tell whether a token can be spent where this is asked for.

    An expert token serves for a trained one and never the other way round (``TC-19.3``); an
    advanced one serves for each of its parts (``TC-20.3``, ``TC-20.4``), a basic one for its own
    kind alone (``TC-20.5``).
    """
    what = stands_for(token)
    if what in CAPABILITIES:
        return word in (ANY, ANY_CAPABILITY, what, *what.split("-"))
    return word in (ANY, ANY_SKILL, what) and (level == "trained" or is_expert(token))


def matching(
    board: Board, seat: SeatId, words: tuple[str, ...], level: str = "trained"
) -> tuple[str, ...]:
    """List the kinds of tokens in a captain's pool that serve for any of these."""
    return tuple(
        token for token in pool(board, seat) if any(serves(token, word, level) for word in words)
    )


def pool(board: Board, seat: SeatId) -> dict[str, int]:
    """Give the tokens in a captain's Resource Pool, which is open to all (``TC-1.21``)."""
    held = board.seats[seat].counters
    return {token: held[token] for token in TOKENS if held.get(token, 0) > 0}


def held(board: Board, seat: SeatId, words: tuple[str, ...], level: str = "trained") -> int:
    """Count the tokens in a captain's pool that serve for any of these."""
    counters = board.seats[seat].counters
    return sum(counters[token] for token in matching(board, seat, words, level))


def each(board: Board, seat: SeatId) -> Iterator[tuple[CardId, str]]:
    """Number the tokens of a pool one by one, below all cards, so that costs can claim them.

    A token claimed for one cost serves for no other (``TC-R.67``).
    """
    number = -1 - 10_000 * seat
    for token, count in pool(board, seat).items():
        for _ in range(count):
            yield CardId(number), token
            number -= 1
