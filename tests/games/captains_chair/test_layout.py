"""The table for two and the one for a cadet: everything is somewhere, and one sees whose it is."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tabletop.controller.controller import TableController
from tabletop.controller.model import Box, TableModel
from tabletop.engine.cards import Sight
from tabletop.engine.ids import SeatId
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.captains_chair.matches import bundled

ANN, BO = SeatId(0), SeatId(1)


def played(seats: int, answers: int, seed: int, **options: str) -> Match:
    players = tuple(Player(name) for name in ("Ann", "Bo")[:seats])
    given: Mapping[str, str] = {key.replace("_", "-"): one for key, one in options.items()}
    match = Match.create(bundled(), players, given, seed)
    for _ in range(answers):
        pending = match.position.pending
        if pending is None:
            break
        seat = pending.seats()[0]
        decision = match.view(seat).decision
        assert decision is not None
        answer = random_answer(decision, bot_chance(seed, match.position.answered, seat))
        match.answer(seat, answer)
    return match


def inside(inner: Box, outer: Box) -> bool:
    return (
        inner.x >= outer.x - 0.01
        and inner.y >= outer.y - 0.01
        and inner.x + inner.width <= outer.x + outer.width + 0.01
        and inner.y + inner.height <= outer.y + outer.height + 0.01
    )


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width - 0.01
        and other.x < one.x + one.width - 0.01
        and one.y < other.y + other.height - 0.01
        and other.y < one.y + one.height - 0.01
    )


@pytest.mark.rules("CC-28.1", "CC-28.3")
@pytest.mark.parametrize(("seats", "answers"), [(1, 0), (1, 120), (2, 0), (2, 200)])
def test_all_that_may_be_seen_has_a_place_on_the_table(seats: int, answers: int) -> None:
    match = played(seats, answers, 3)
    model = TableController(match).model()
    shown = {zone.id for zone in model.zones}
    mine = (None, ANN)
    for zone in match.position.board.zones.values():
        if zone.owner in mine and zone.sight is not Sight.NOBODY:
            hidden = zone.kind in ("status", "stardates-due") and zone.id not in shown
            assert zone.id in shown or (hidden and not match.position.board.piles[zone.id])
    for zone_id in ("incidents", "encounters", "location-deck", "deck:0", "reserve:0"):
        assert zone_id in shown


@pytest.mark.rules("CC-16.1", "CC-16.4")
@pytest.mark.parametrize("seats", [1, 2])
def test_tracks_supplies_and_chips_of_everybody_are_there(seats: int) -> None:
    model = TableController(played(seats, 60, 3)).model()
    keys = {track.key: track for track in model.tracks}
    for seat in range(seats):
        for name in ("chips", "dilithium", "latinum", "glory"):
            assert f"{name}:{seat}" in keys
        for name in ("research", "influence", "military"):
            bar = keys[f"{name}:{seat}"]
            assert bar.most == 15
            assert [at for at, _ in bar.steps] == [3, 6, 9, 12, 15]


@pytest.mark.rules("CC-27.12")
def test_khan_has_no_tracks() -> None:
    model = TableController(played(2, 0, 3, captain_1="khan")).model()
    bars = {track.key for track in model.tracks if track.most}
    assert bars == {"research:0", "influence:0", "military:0"}


def test_the_other_captain_is_a_strip_that_opens_to_a_whole_board() -> None:
    match = played(2, 120, 3)
    controller = TableController(match, ANN)
    folded = controller.model()
    strip = next(seat for seat in folded.seats if not seat.me)
    theirs = [zone for zone in folded.zones if zone.owner == BO]
    assert all(inside(zone.box, strip.box) for zone in theirs)
    assert {zone.show for zone in theirs} == {"titles", "stack"}
    own = next(seat for seat in folded.seats if seat.me)
    shared = [zone for zone in folded.zones if zone.owner is None]
    assert not any(overlap(zone.box, own.box) for zone in shared)
    ours = [zone for zone in folded.zones if zone.owner != BO]
    assert not any(overlap(zone.box, strip.box) for zone in ours)
    controller.show_board(BO)
    open_ = controller.model()
    fleet = next(zone for zone in open_.zones if zone.id == "fleet:1")
    assert fleet.show == "carriers"
    assert next(zone for zone in open_.zones if zone.id == "hand:0").show == "hand"


@pytest.mark.rules("CC-28.4")
def test_a_cadet_has_a_table_of_its_own_with_larger_cards() -> None:
    two = TableController(played(2, 0, 3)).model()
    one = TableController(played(1, 0, 3)).model()
    assert len(one.seats) == 1
    assert one.line is not None
    assert one.line.words.startswith("Turn 1 of 11")

    def high(model: TableModel, kind: str) -> float:
        return next(zone for zone in model.zones if zone.kind == kind).box.height

    for kind in ("hand", "neutral", "market-ship", "captain"):
        owner_two, owner_one = high(two, kind), high(one, kind)
        assert owner_one > owner_two or kind == "captain"


@pytest.mark.rules("CC-18.4", "CC-28.1")
def test_markers_and_ships_in_the_neutral_zone_tell_whose_they_are() -> None:
    for seed in range(1, 6):
        match = played(2, 230, seed)
        model = TableController(match).model()
        neutral = next(zone for zone in model.zones if zone.id == "neutral")
        assert neutral.ground == "stars"
        board = match.position.board
        for card in neutral.cards:
            for marker in card.markers:
                assert marker.seat in (ANN, BO)
                held = match.view(ANN).board.cards[card.handle].counters
                assert held[f"teams-{marker.seat}"] == marker.count
            if card.attached_to is not None:
                assert card.owner in (ANN, BO)
                assert card.name != "a card"
        assert board is match.position.board
