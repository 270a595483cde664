"""What missions are worth to a computer captain, and how far each is from its objective."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Final

from tabletop.effects.ability import Ability
from tabletop.effects.nodes import Condition, children
from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair import khan, missions
from tabletop.games.captains_chair.boards import board_of
from tabletop.games.captains_chair.language.conditions import Collected, Have, TrackAt
from tabletop.games.captains_chair.language.counts import owned
from tabletop.games.captains_chair.language.khan import Flip
from tabletop.games.captains_chair.language.together import Together
from tabletop.games.captains_chair.objectives import Part, context_of, parts
from tabletop.games.captains_chair.places import BOARD, DECK
from tabletop.games.captains_chair.state import TRACKS
from tabletop.games.captains_chair.symbols import STEPS

BEST: Final = "best"
REWARD: Final = 4.0
"""What a REWARD is worth, about."""
FIRST: Final = 0.9
"""The share of what focus symbols bring that the first completed mission stands for."""
STEP: Final = 0.5
"""How far a step on a track is, measured in turns' work; a card is 1."""
TRAIT: Final = 0.9
LOCATION: Final = 1.6
GROWTH: Final = 0.7
"""How many steps a track rises in a turn."""


@dataclass(frozen=True, slots=True)
class Aim:
    """A mission that isn't completed: what it is worth, what it lacks, how far that is."""

    mission: Ability
    worth: float
    lacking: tuple[Part, ...]
    distance: float
    turns: float

    def nearer(self, by: float) -> float:
        """Weigh coming so much nearer to the objective."""
        return self.worth * (
            chance(self.distance - by, self.turns) - chance(self.distance, self.turns)
        )

    def now(self) -> float:
        """Weigh completing it now rather than, perhaps, later."""
        return self.worth * (1.1 - chance(self.distance, self.turns))


def chance(distance: float, turns: float) -> float:
    """Guess how likely it is to come so far in so many turns."""
    return exp(-max(0.0, distance) / (0.6 + 1.2 * turns))


def aims_of(reader: Reader, seat: SeatId, turns: float) -> tuple[Aim, ...]:
    """List the missions that aren't completed."""
    table = reader.table
    board = board_of(table.board, seat)
    if board is None:
        return ()
    done = missions.completed(table, seat)
    open_ = [one for one in missions.missions_of(table, seat) if one.key not in done]
    printed = table.fact(board, "missions") or {}
    first = FIRST * focus_worth(reader, seat, turns)
    opens = _opening(reader, seat, open_, bool(done))
    found = []
    for one in open_:
        lacking = tuple(
            part for part in parts(reader, one, context_of(board, seat)) if not part.met
        )
        far = sum(missing(part) for part in lacking)
        worth = REWARD + float(printed.get(one.key, 0))
        # Any mission will do as the first one: each has its share of what that brings.
        worth += first / len(opens) ** 0.5 if one.key in opens else 0.0
        found.append(Aim(one, worth, lacking, far, turns))
    return tuple(found)


def _opening(reader: Reader, seat: SeatId, open_: list[Ability], done: bool) -> tuple[str, ...]:
    """List the missions that make focus symbols count (``CC-23.8``, ``CC-27.13``)."""
    if not khan.is_khan(reader.table, seat):
        return () if done else tuple(one.key for one in open_)
    if khan.is_flipped(reader.board, seat):
        return ()
    flips = (one.key for one in open_ if any(isinstance(n, Flip) for _, n in children(one.do)))
    return tuple(flips)


def missing(part: Part) -> float:
    """Measure how far a part of an objective is."""
    condition = part.objective.condition
    there, least = part.progress if part.progress is not None else (0, 1)
    return max(1, least - there) * _each(condition)


def _each(condition: Condition) -> float:
    match condition:
        case TrackAt():
            return STEP
        case Collected():
            return TRAIT
        case Have() if condition.kind == ("location",):
            return LOCATION
        case Together():
            return 2.0
    return 1.0


def on_the_way(part: Part) -> bool:
    """Tell whether a part isn't met by cards that could be played."""
    return isinstance(part.objective.condition, TrackAt | Collected)


def on_track(aims: tuple[Aim, ...], track: str) -> float:
    """Weigh a step on a track for the missions that ask for it."""
    return sum(
        aim.nearer(STEP)
        for aim in aims
        for part in aim.lacking
        if isinstance(part.objective.condition, TrackAt) and part.objective.condition.of == track
    )


def trait(aims: tuple[Aim, ...]) -> float:
    """Weigh a collected trait."""
    return sum(
        aim.nearer(TRAIT)
        for aim in aims
        for part in aim.lacking
        if isinstance(part.objective.condition, Collected)
    )


def in_play(aims: tuple[Aim, ...], reader: Reader, seat: SeatId, card: CardId) -> float:
    """Weigh having a card in play to stay, for the missions that ask for such cards."""
    context = context_of(card, seat)
    total = 0.0
    for aim in aims:
        for part in aim.lacking:
            condition = part.objective.condition
            sorts = condition.of if isinstance(condition, Together) else (condition,)
            for sort in sorts:
                if isinstance(sort, Have) and anywhere(sort).fits(reader, context, card):
                    total += aim.nearer(_each(sort))
                    break
    return total


def anywhere(sort: Have) -> Have:
    """Give what is asked of a card, leaving out where it must be."""
    return replace(sort, where=None, at=None, beamed_onto=None, in_=None, beamed=None)


def focus_worth(reader: Reader, seat: SeatId, turns: float) -> float:
    """Guess what focus symbols will bring at the end."""
    table = reader.table
    cards = owned(table.board, seat)
    known = [card for card in cards if not table.printed(card).kind.startswith("hidden")]
    symbols = [table.fact(card, "focus") for card in known]
    if khan.is_khan(table, seat):
        total = 3.0 * sum(symbol is not None for symbol in symbols)
    else:
        later = {track: multiplier(reader, seat, track, GROWTH * turns) for track in TRACKS}
        later[BEST] = max(later.values())
        total = float(sum(later[symbol] for symbol in symbols if symbol is not None))
    unknown = len(table.board.piles[zone_of(DECK, seat)])
    return total * (len(known) + unknown) / max(1, len(known))


def multiplier(reader: Reader, seat: SeatId, track: str, more: float = 0.0) -> int:
    """Give the multiplier of a track, as it will be after some more steps."""
    board = reader.board.piles[zone_of(BOARD, seat)]
    printed = tuple(reader.table.fact(board[0], track) or ()) if board else ()
    at = reader.board.seats[seat].counters.get(track, 0) + more
    return max((m for step, m in zip(STEPS, printed, strict=False) if step <= at), default=0)
