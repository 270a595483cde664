"""What the table shows once a match is over."""

from __future__ import annotations

from tabletop.controller.controller import TableController
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player


def finished() -> Match:
    players = tuple(Player(name, "sailor") for name in ("Ann", "Bo", "Cy", "Di", "Eve"))
    match = Match.create(registry.load("traitors-aboard"), players, {}, 5)
    while not match.finished:
        seat = match.bot_seat()
        assert seat is not None
        match.answer(seat, match.bot_answer(seat))
    return match


def test_the_chest_lies_open_in_a_row_at_the_end_and_not_before() -> None:
    match = finished()
    chest = TableController(match).model().zone(_chest(match))
    assert chest is not None
    assert len(chest.opened) == len(chest.cards) > 1
    assert all(card.definition is not None for card in chest.cards)
    match.history.jump(match.history.cursor - 1)
    chest = TableController(match).model().zone(_chest(match))
    assert chest is not None
    assert chest.opened == ()


def test_nobody_is_told_of_an_aim_any_more() -> None:
    match = finished()
    for seat in range(5):
        assert TableController(match, SeatId(seat)).model().goal == ""


def _chest(match: Match) -> ZoneId:
    return next(zone.id for zone in match.position.board.zones.values() if zone.kind == "chest")
