"""The words that may stand in a game's card files, for an editor that completes them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.effects.ability import Ability
from tabletop.effects.language import Language
from tabletop.effects.nodes import fields_of
from tabletop.library.abilities import Abilities
from tabletop.library.models import CARD
from tabletop.library.pack import Pack


def words_of(pack: Pack | None, language: Abilities) -> tuple[str, ...]:
    """List keys, effects and the game's own words, with the ids of its cards."""
    return tuple(dict.fromkeys(_words(pack, language)))


def _words(pack: Pack | None, language: Abilities) -> Iterator[str]:
    yield from CARD.fields
    if isinstance(language, Language):
        yield from (kind.tag for kind in language.nodes if kind.tag)
        for kind in (*language.nodes, Ability):
            yield from (part.key for part in fields_of(kind))
        for vocabulary in language.words.values():
            yield from vocabulary
    if pack is not None:
        for definition in pack.definitions:
            yield definition.id
            yield definition.kind
            yield from definition.traits
            yield from definition.facts
        yield from pack.rules
