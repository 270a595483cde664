"""The missions as goals: which parts of their OBJECTIVEs are met, and what they bring (20.1)."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.effects.ability import Ability
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair import missions, scoring
from tabletop.games.captains_chair.boards import board_of
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.objectives import context_of, parts
from tabletop.games.captains_chair.state import course
from tabletop.games.captains_chair.titles import title
from tabletop.games.sheet import Condition, Goal


def goals(
    definitions: Mapping[DefId, Definition], view: SeatView, seat: SeatId
) -> tuple[Goal, ...]:
    """Tell of a player's missions which parts of their OBJECTIVEs are met (``CC-20.1``).

    Boards and all that is in play are open, so that both players see them (``CC-22.2``).
    """
    table = Table(view.board, definitions)
    board = board_of(table.board, seat)
    if board is None:
        return ()
    return tuple(_goal(table, seat, board, one) for one in missions.missions_of(table, seat))


def _goal(table: Table, seat: SeatId, board: CardId, mission: Ability) -> Goal:
    reader = LANGUAGE.reader(table)
    conditions = tuple(
        Condition(part.objective.said(reader), part.met, part.cards, part.progress)
        for part in parts(reader, mission, context_of(board, seat))
    )
    reached = missions.is_completed(table, seat, mission.key)
    return Goal(
        mission.key,
        say("{mission}", mission=title(mission.key)),
        conditions,
        _reward(mission),
        scoring.worth(table, board, mission.key) if table.board.cards[board].side else None,
        reached,
        None if reached else _not_now(table, seat),
    )


def _reward(mission: Ability) -> Message:
    """Say what the REWARD is."""
    book = LANGUAGE.book(mission)
    return say("{what}", what=LANGUAGE.sentence(book.sentences(mission.do)))


def _not_now(table: Table, seat: SeatId) -> Message | None:
    """Say when missions can't be completed (``CC-20.3``)."""
    if course(table).active != seat:
        return say("Missions are completed in one's own turn.")
    return None
