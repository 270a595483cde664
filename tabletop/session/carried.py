"""Which abilities of which cards have been carried out: a game whose rules take note of that.

Cards are data, so a text that never runs is like a line of code that no test runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from types import MappingProxyType

from tabletop.effects.ability import abilities_of
from tabletop.effects.interpret import RUN, Running, Walk
from tabletop.effects.reader import Reader
from tabletop.engine.board import Board
from tabletop.engine.frames import At, Next, Procedure
from tabletop.engine.ids import DefId
from tabletop.engine.table import Table
from tabletop.games.definition import GameDefinition

Carried = tuple[DefId, str]
"""An ability: its printed card and its key."""


def every_ability(game: GameDefinition) -> Iterator[Carried]:
    """List all abilities of a game's cards, those of further sides too."""
    for definition in game.pack.definitions:
        whole = game.rules.definitions[definition.id]
        for side in (whole, *whole.sides):
            for ability in abilities_of(side):
                yield definition.id, ability.key


def noting(game: GameDefinition, seen: set[Carried]) -> GameDefinition:
    """Give the same game with rules that put every ability they run, or pay for, on a list."""
    runs = game.rules.procedures.get(RUN)
    if runs is None:
        return game
    step = runs.steps[runs.first]

    def run(at: At[Walk]) -> Next | Running:
        address = at.locals.address
        seen.add((address.definition, address.ability))
        return step(at)

    noted = Procedure(RUN, Walk, run)
    procedures = MappingProxyType({**game.rules.procedures, RUN: noted})
    return replace(game, rules=replace(game.rules, procedures=procedures))


def note_holding(game: GameDefinition, board: Board, seen: set[Carried]) -> None:
    """Note the abilities that hold on a board now, by cards in play."""
    if game.language is None:
        return
    reader = Reader(Table(board, game.rules.definitions), game.language)
    for card, ability in reader.active:
        known = (board.cards[card].definition, ability.key)
        if not ability.always or known in seen:
            continue
        if all(
            held.ability.if_ is None or held.ability.if_.holds(reader, held.context)
            for standing in ability.always
            for held in reader.of(type(standing))
            if held.context.source == card and held.ability is ability
        ):
            seen.add(known)
