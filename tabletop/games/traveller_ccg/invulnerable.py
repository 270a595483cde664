"""Invulnerable: to effects of a kind the card does not exist (``TC-29.16`` to ``TC-29.23``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tabletop.effects.context import Context
from tabletop.effects.reader import Reader
from tabletop.effects.standing import GrantKeyword
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.control import cards_in_play
from tabletop.games.traveller_ccg.language.words import INVULNERABLE

_KEPT: Final = "invulnerable"


def sees(reader: Reader, context: Context, card: CardId) -> bool:
    """Tell whether a card exists for an effect; it always does for its own abilities."""
    to = immune(reader).get(card)
    if to is None or context.source == card:
        return True
    return not any(kind in to for kind in reader.kinds(context.source))


def immune(reader: Reader) -> Mapping[CardId, frozenset[str]]:
    """List the cards in play that are Invulnerable, with the types they are so to.

    This is read as if nothing were Invulnerable to anything: else it would go round in circles.
    """
    if _KEPT not in reader.kept:
        reader.kept[_KEPT] = _immune(reader.unfiltered)
    found: Mapping[CardId, frozenset[str]] = reader.kept[_KEPT]
    return found


def _immune(reader: Reader) -> Mapping[CardId, frozenset[str]]:
    granted = any(
        isinstance(held.standing, GrantKeyword) and held.standing.keyword.startswith(INVULNERABLE)
        for held in reader.of(GrantKeyword)
    )
    found: dict[CardId, frozenset[str]] = {}
    for card in cards_in_play(reader):
        printed = reader.table.fact(card, "keywords", {})
        if not granted and not any(key.startswith(INVULNERABLE) for key in printed):
            continue
        keywords = reader.keywords(card)
        kinds = frozenset(
            key.removeprefix(INVULNERABLE) for key in keywords if key.startswith(INVULNERABLE)
        )
        if kinds:
            found[card] = kinds
    return found
