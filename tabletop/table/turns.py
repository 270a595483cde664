"""Who sits before the screen: whose eyes the table is drawn for, and when the curtain falls."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.view import OPEN_EYES
from tabletop.session.players import Player, humans


@dataclass(frozen=True, slots=True)
class Screen:
    """What the screen shows. While ``curtain`` names a seat, that player is asked for and the
    table behind shows no more than an onlooker sees. ``asked`` is asked in front of whoever looks.
    """

    eyes: SeatId
    curtain: SeatId | None = None
    asked: SeatId | None = None


def screen_for(
    players: Sequence[Player],
    waiting: Sequence[SeatId],
    eyes: SeatId,
    *,
    over: bool,
    openly: Collection[SeatId] = (),
) -> Screen:
    """Say what the screen shows next, after it was drawn for ``eyes``.

    Around one screen the eyes change only through the curtain, for a reaction as for a turn. What
    the seats ``openly`` are asked they can say in front of somebody else, or else come and look.
    """
    people = humans(tuple(players))
    if over:
        return Screen(OPEN_EYES)
    if not people:
        return Screen(ONLOOKER)
    if len(people) == 1:
        return Screen(people[0])
    asked = [seat for seat in waiting if seat in people]
    if eyes in asked:
        return Screen(eyes)
    if asked and eyes in people and asked[0] in openly:
        return Screen(eyes, asked=asked[0])
    if asked:
        return Screen(ONLOOKER, asked[0])
    return Screen(eyes if eyes in people else ONLOOKER)
