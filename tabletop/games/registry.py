"""The games of this program, by an explicit list, and those of the user's own folder."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any, Final

from tabletop.engine.message import in_words
from tabletop.engine.tongue import sense
from tabletop.games.definition import GameDefinition, in_own_words
from tabletop.games.own import OwnModuleError, UntrustedModuleError, load_own, own_language
from tabletop.library import CardDataError, find_games, load_pack
from tabletop.library.pack import GameInfo

__all__ = [
    "BUNDLED",
    "OwnModuleError",
    "UnknownGameError",
    "UntrustedModuleError",
    "find_games",
    "info_of",
    "language_for",
    "language_of",
    "load",
    "module_of",
]

BUNDLED: Final = (
    "tabletop.games.captains_chair.game",
    "tabletop.games.traitors_aboard.game",
    "tabletop.games.traveller_ccg.game",
    "tabletop.games.traveller_traders.game",
)
"""The rule modules that belong to this program."""


class UnknownGameError(LookupError):
    """There is no game of this id."""


def info_of(game: str) -> GameInfo:
    """Find a game by its id. Raises UnknownGameError, or CardDataError when it is left out."""
    from tabletop.library.finding import survey

    found = survey()
    for info in found.games:
        if info.id == game:
            return info
    faults = [fault for fault in found.faults if game in (fault.file.name, fault.file.parent.name)]
    if faults:
        raise CardDataError(faults)
    known = ", ".join(info.id for info in found.games) or in_words(sense("none", "games"))
    text = "There is no game {game}; the games are: {known}."
    raise UnknownGameError(in_words(text, game=repr(game), known=known))


def load(game: str | GameInfo) -> GameDefinition:
    """Load a game: its rule module, and then its cards.

    Raises UnknownGameError, CardDataError for mistakes in its files, UntrustedModuleError for a
    rule module of the user's that was not confirmed (``trust``), and OwnModuleError when such a
    module can't be used.
    """
    info = info_of(game) if isinstance(game, str) else game
    if not info.bundled:
        return load_own(info)
    module = module_of(info)
    definition: GameDefinition = module.define(load_pack(info, language_of(module)))
    return in_own_words(definition)


def module_of(info: GameInfo) -> ModuleType:
    """Import the rule module of a bundled game. Raises UnknownGameError when it isn't listed."""
    if info.module not in BUNDLED:
        text = "{module} is not a rule module of this program."
        raise UnknownGameError(in_words(text, module=info.module))
    return importlib.import_module(info.module)


def language_of(module: ModuleType) -> Any:
    """Give the effect language of a rule module, or None when its cards have no abilities."""
    return getattr(module, "LANGUAGE", None)


def language_for(info: GameInfo) -> Any:
    """Give the effect language of a game that has been loaded, or None where it has none."""
    return language_of(module_of(info)) if info.bundled else own_language(info)
