"""Away teams: where they wait, where they can be sent, removing them (``CC-18``)."""

from __future__ import annotations

from tabletop.engine.board import Board
from tabletop.engine.events import CardCounted, Event, MomentCame
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.table import Table
from tabletop.games.captains_chair.fleet import reachable, ships_at
from tabletop.games.captains_chair.places import NEUTRAL, SPACE, captain_of
from tabletop.games.captains_chair.state import AWAY_TEAM, SPARE_TEAM, course, teams
from tabletop.games.captains_chair.whose import other


def waiting(board: Board, seat: SeatId) -> int:
    """Count the away teams on the captain card."""
    return board.cards[captain_of(board, seat)].counters.get(AWAY_TEAM, 0)


def teams_at(board: Board, location: CardId, seat: SeatId) -> int:
    """Count a captain's away teams at a Location."""
    return board.cards[location].counters.get(teams(seat), 0)


def opposing_teams(table: Table, location: CardId, seat: SeatId) -> int:
    """Count the opponent's away teams at a Location; a cadet's has a virtual one (``CC-25.3``)."""
    board, opponent = table.board, other(table.board, seat)
    if opponent is None:
        return int(course(table).cadet and board.cards[location].zone == NEUTRAL)
    return teams_at(board, location, opponent)


def with_teams(board: Board, seat: SeatId) -> tuple[CardId, ...]:
    """List the Locations at which a captain has away teams."""
    return tuple(card for card in reachable(board, seat) if teams_at(board, card, seat) > 0)


def can_land(board: Board, location: CardId, seat: SeatId) -> bool:
    """Tell whether away teams may be sent to a Location as far as ship tokens go (``CC-18.1``)."""
    if location not in reachable(board, seat):
        return False
    opponent = other(board, seat)
    if board.zones[board.cards[location].zone].kind == SPACE or opponent is None:
        return True
    theirs, own = ships_at(board, location, opponent), ships_at(board, location, seat)
    return len(theirs) <= len(own)


def origins(board: Board, location: CardId, seat: SeatId) -> tuple[CardId, ...]:
    """List where an away team for a Location can come from (``CC-18.2``, ``CC-R.65``).

    It comes from the captain card; only when none waits there, from another Location.
    """
    if waiting(board, seat) > 0:
        return (captain_of(board, seat),)
    return tuple(card for card in with_teams(board, seat) if card != location)


def why_not_sent(board: Board, location: CardId, seat: SeatId) -> Refusal | None:
    """Say why no away team can be sent to a Location, or None when one can."""
    if location not in reachable(board, seat):
        return refuse("CC-18.1", "Away teams go to your own and to neutral Locations.")
    if not can_land(board, location, seat):
        return refuse("CC-18.1", "Your opponent has more Ships there than you.")
    if not origins(board, location, seat):
        return refuse("CC-18.2", "You have no away team that could be sent there.")
    return None


def sending(board: Board, location: CardId, seat: SeatId, origin: CardId) -> tuple[Event, ...]:
    """Move one away team to a Location, from the captain card or from another Location."""
    there = AWAY_TEAM if origin == captain_of(board, seat) else teams(seat)
    return (
        CardCounted(origin, there, -1),
        CardCounted(location, teams(seat), 1),
        MomentCame("team-sent", seat, (location,), 1),
    )


def returning(
    board: Board, location: CardId, owner: SeatId, count: int, by: SeatId | None = None
) -> tuple[Event, ...]:
    """Return away teams from a Location to their owner's captain card (``CC-18.3``)."""
    count = min(count, teams_at(board, location, owner))
    if count <= 0:
        return ()
    return (
        CardCounted(location, teams(owner), -count),
        CardCounted(captain_of(board, owner), AWAY_TEAM, count),
        MomentCame("team-removed", owner if by is None else by, (location,), count),
    )


def mustering(board: Board, seat: SeatId, count: int) -> tuple[Event, ...]:
    """Bring spare away teams into use on the captain card (``CC-27.3``)."""
    captain = captain_of(board, seat)
    count = min(count, board.cards[captain].counters.get(SPARE_TEAM, 0))
    if count <= 0:
        return ()
    return (CardCounted(captain, SPARE_TEAM, -count), CardCounted(captain, AWAY_TEAM, count))
