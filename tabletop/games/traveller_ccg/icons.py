"""Icons on adventure cards: which tokens their requirements ask for (``TC-28.17``, ``TC-20.3``)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.nodes import children
from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId
from tabletop.engine.table import Definition
from tabletop.games.traveller_ccg import capabilities
from tabletop.games.traveller_ccg.language.tokens import Spend

Part = Literal["card", "subplot"]


def asking(printed: Definition, part: Part) -> tuple[Ability, ...]:
    """List the abilities whose cost are requirements: of the card itself, or of its subplots."""
    timings = ("subplot",) if part == "subplot" else ("contract", "complication")
    return tuple(one for one in abilities_of(printed) if one.timing in timings)


def required(printed: Definition, part: Part) -> Iterator[str]:
    """List what the tokens stand for that an adventure card asks for."""
    for ability in asking(printed, part):
        for _, node in children(ability.cost):
            if isinstance(node, Spend):
                yield from node.token


def requires(reader: Reader, card: CardId, word: str, part: Part) -> bool:
    """Tell whether an adventure card that lies open asks for such a token.

    An advanced icon counts as both of its parts (``TC-20.3``). A face-down Complication has no
    requirement (``TC-R.29``).
    """
    if not reader.board.cards[card].face_up:
        return False
    return any(
        word in capabilities.parts(icon) for icon in required(reader.table.printed(card), part)
    )


def has_subplot(reader: Reader, card: CardId) -> bool:
    """Tell whether an adventure card that lies open has a subplot."""
    return reader.board.cards[card].face_up and bool(asking(reader.table.printed(card), "subplot"))
