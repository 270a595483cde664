"""What the captain's position makes things worth: resources, tracks, markers, Locations (in VP)."""

from __future__ import annotations

from typing import Final

from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.games.captains_chair import away, locations
from tabletop.games.captains_chair.bots import aims
from tabletop.games.captains_chair.bots.mind import Mind
from tabletop.games.captains_chair.places import (
    BOARD,
    BRIEFING,
    DISCARD,
    HAND,
    INCIDENTS,
    LOG,
    NEUTRAL,
)
from tabletop.games.captains_chair.state import TRACK_END, TRACKS
from tabletop.games.captains_chair.symbols import STEPS

SPENDABLE: Final = {"latinum": 0.7, "dilithium": 0.5}
"""What a resource is worth while there is time to spend it."""
PLENTY: Final = 3
"""More than so many pieces of a resource are worth less and less."""
CHIP: Final = 1.1
DRAWN: Final = 0.7
INCIDENT: Final = -1.3
ALARM: Final = 2
"""So few Incidents in the pile make a Red Alert likely."""
LOST_ALERT: Final = -12.0


def resource(mind: Mind, counter: str) -> float:
    """Weigh one piece of a resource, or one step on a track."""
    if counter == "glory":
        return 1.0
    if counter == "chips":
        return CHIP
    if counter in TRACKS:
        return track(mind, counter)
    soon = min(1.0, mind.turns / 2)
    plenty = PLENTY / max(PLENTY, mind.held(counter))
    return SPENDABLE.get(counter, 0.3) * (0.1 + 0.9 * soon * plenty**2)


def track(mind: Mind, of: str) -> float:
    """Weigh a step on a track: what focus cards will be worth, objectives, barriers."""
    at = mind.held(of)
    if mind.is_khan or at >= TRACK_END:
        return 0.0
    return 0.15 + focus_cards(mind, of) * _slope(mind, of, at) + aims.on_track(mind.aims, of)


def _slope(mind: Mind, of: str, at: int) -> float:
    """Give how much the multiplier rises per step up to its next one."""
    now = 0
    for step, multiplier in _printed(mind, of):
        if step <= at:
            now = multiplier
        else:
            sure = 1.0 if mind.completed else 0.6
            return float(sure * (multiplier - now) / (step - at))
    return 0.0


def _printed(mind: Mind, of: str) -> tuple[tuple[int, int], ...]:
    """List the steps of a track that have multipliers on the captain's board, with these."""
    board = mind.board.piles[zone_of(BOARD, mind.seat)]
    printed = tuple(mind.table.fact(board[0], of) or ()) if board else ()
    return tuple(zip(STEPS, printed, strict=False))


def multiplier_at(mind: Mind, of: str, at: float) -> float:
    """Give the multiplier at a step, as if it rose evenly between the steps that have one."""
    before, worth = 0, 0
    for step, multiplier in _printed(mind, of):
        if at < step:
            return worth + (multiplier - worth) * (at - before) / (step - before)
        before, worth = step, multiplier
    return float(worth)


def focus_cards(mind: Mind, of: str) -> float:
    """Count the own cards with a focus symbol, those in the closed deck guessed from the others."""
    known = [
        card
        for kind in (HAND, DISCARD, BRIEFING, LOG)
        for card in mind.board.piles[zone_of(kind, mind.seat)]
    ]
    known += [card for card in mind.in_play if card not in known]
    found = sum(mind.table.fact(card, "focus") in (of, "best") for card in known)
    return 0.8 + 1.3 * found


def incident(mind: Mind) -> float:
    """Weigh taking an Incident."""
    left = len(mind.board.piles[INCIDENTS])
    if left > ALARM:
        return INCIDENT
    if mind.state.cadet:
        return LOST_ALERT
    return INCIDENT + LOST_ALERT / left if incidents(mind, mind.seat) >= theirs(mind) else INCIDENT


def theirs(mind: Mind) -> int:
    """Count the Incidents of the opponent that can be seen."""
    return 0 if mind.other is None else incidents(mind, mind.other)


def incidents(mind: Mind, seat: SeatId) -> int:
    """Count the Incidents of a player that can be seen."""
    return sum(
        mind.kind(card) == "incident"
        for zone, pile in mind.board.piles.items()
        if mind.board.zones[zone].owner == seat
        for card in pile
    )


def marker(mind: Mind, location: CardId, count: int = 1) -> float:
    """Weigh putting markers at a Location: VP there at the end, and its control on the way."""
    key = (f"marker-{count}", location)
    if key not in mind.weighed:
        mind.weighed[key] = _marker(mind, location, count)
    return mind.weighed[key]


def _marker(mind: Mind, location: CardId, count: int) -> float:
    if mind.card(location).zone != NEUTRAL:
        return 0.15
    mine = locations.markers(mind.board, location, mind.seat)
    need = max(
        locations.MARKERS,
        locations.opposing_markers(mind.table, location, mind.seat) + locations.MORE,
    )
    at_end = 1.0 if mind.turns < 1 else 0.3
    if mine >= need:
        return at_end
    share = (mine + count) / need
    if mind.turns < 1:
        return at_end * count
    return at_end * count + control(mind, location) * min(1.0, share) * 0.55


def control(mind: Mind, location: CardId) -> float:
    """Weigh having a Location."""
    from tabletop.games.captains_chair.bots.worth import keeping

    return 1.5 + keeping(mind, location) + needed(mind, location)


def needed(mind: Mind, card: CardId) -> float:
    """Weigh what a card in play gives to objectives that are not met yet."""
    known = mind.weighed.get(("needed", card))
    if known is None:
        known = aims.in_play(mind.aims, mind.reader, mind.seat, card)
        mind.weighed["needed", card] = known
    return known


def teams_waiting(mind: Mind) -> int:
    """Count the away teams on the captain card."""
    return away.waiting(mind.board, mind.seat)


def best_marker(mind: Mind, places: tuple[CardId, ...]) -> float:
    """Weigh the best of some Locations for one more marker."""
    return max((marker(mind, place) for place in places), default=0.0)
