"""Ship tokens: one for every Ship, made with the cards and no cards themselves (``CC-1.2``)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.games.captains_chair.traits import SHIP, printed_kinds
from tabletop.games.captains_chair.whose import TOKENS

TOKEN: Final = "token"


def token_name(ship: DefId) -> DefId:
    """Name the token of a Ship."""
    return DefId(f"{TOKENS}{ship}")


def has_token(definition: Definition) -> bool:
    """Tell whether a card has a ship token: a Ship, or what is treated as one (``CC-14.9``)."""
    return SHIP in printed_kinds(definition)


def tokens(definitions: Iterable[Definition]) -> Iterator[Definition]:
    """Make the tokens of all Ships among these cards (``CC-24.4``)."""
    for definition in definitions:
        if has_token(definition):
            facts = {"ship": definition.id}
            yield Definition(token_name(definition.id), definition.name, TOKEN, TOKEN, (), facts)
