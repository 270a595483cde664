"""Components and setup (sections 1 and 2 of the rules)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.ids import ONLOOKER
from tabletop.engine.message import Refusal
from tabletop.engine.view import view_of
from tabletop.games.definition import chosen
from tests.games.traitors_aboard.play import asked, begin, game, kinds_in, seats_of, setup


def counts() -> dict[str, int]:
    return {entry.definition.id: entry.count for entry in game().pack.cards.values()}


@pytest.mark.rules("TA-1.1")
def test_eight_roles() -> None:
    roles = [e for e in game().pack.cards.values() if e.definition.kind == "role"]
    assert {e.definition.id: e.count for e in roles} == {"pirate": 6, "mutineer": 2}


@pytest.mark.rules("TA-1.2")
def test_forty_two_loot_cards() -> None:
    loot = [e for e in game().pack.cards.values() if e.definition.kind == "loot"]
    assert {e.definition.facts["value"]: e.count for e in loot} == {1: 20, 0: 10, -2: 12}


@pytest.mark.rules("TA-1.3")
def test_thirty_four_actions() -> None:
    actions = [e for e in game().pack.cards.values() if e.definition.kind == "action"]
    assert {e.definition.id: e.count for e in actions} == {
        "plank": 22,
        "good-riddance": 3,
        "empty-your-pockets": 3,
        "spyglass": 3,
        "miraculous-catch": 3,
    }
    assert all(e.source == "rulebook" for e in game().pack.cards.values())


def test_loot_and_actions_have_one_back_and_roles_another() -> None:
    backs = {e.definition.kind: e.definition.back for e in game().pack.cards.values()}
    assert backs["loot"] == backs["action"] != backs["role"]


@pytest.mark.rules("TA-2.1")
@pytest.mark.parametrize(
    ("seats", "pirates", "mutineers", "planks", "target"),
    [
        (3, 2, 1, 12, 5),
        (4, 3, 1, 14, 8),
        (5, 4, 1, 16, 11),
        (6, 4, 2, 18, 6),
        (7, 5, 2, 20, 9),
        (8, 6, 2, 22, 12),
    ],
)
def test_what_is_used_by_how_many(
    seats: int, pirates: int, mutineers: int, planks: int, target: int
) -> None:
    board = begin(seats, 1).board
    used = Counter(
        card.definition for card in board.cards.values() if board.zones[card.zone].kind != "box"
    )
    assert used == {**counts(), "pirate": pirates, "mutineer": mutineers, "plank": planks}
    boxed = Counter(kinds_in(board, "box"))
    assert boxed == +Counter(
        {"pirate": 6 - pirates, "mutineer": 2 - mutineers, "plank": 22 - planks}
    )
    assert board.counters == {"target": target}


@pytest.mark.rules("TA-2.2")
@pytest.mark.parametrize("seats", range(3, 9))
def test_one_role_each_that_only_its_owner_sees(seats: int) -> None:
    position = begin(seats, 5)
    for seat in (*seats_of(position.board), ONLOOKER):
        board = view_of(game().rules, position, seat).board
        for owner in seats_of(board):
            (role,) = kinds_in(board, f"role:{owner}")
            assert (role in ("pirate", "mutineer")) == (owner == seat)


@pytest.mark.rules("TA-2.2")
def test_any_seat_may_get_the_mutineer() -> None:
    dealt = {
        next(s for s in seats_of(p.board) if kinds_in(p.board, f"role:{s}") == ["mutineer"])
        for p in (begin(4, seed) for seed in range(40))
    }
    assert dealt == {0, 1, 2, 3}


@pytest.mark.rules("TA-2.3")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_cards_each_and_the_rest_is_the_draw_pile(seats: int) -> None:
    board = begin(seats, 2).board
    assert all(len(kinds_in(board, f"hand:{seat}")) == 3 for seat in seats_of(board))
    planks = {3: 12, 4: 14, 5: 16, 6: 18, 7: 20, 8: 22}[seats]
    assert len(kinds_in(board, "deck")) == 42 + 12 + planks - 3 * seats
    assert not any(card.face_up for card in board.cards.values())


@pytest.mark.rules("TA-2.3")
def test_loot_and_actions_are_shuffled_together() -> None:
    tops = {tuple(kinds_in(begin(3, seed).board, "deck")[-6:]) for seed in range(12)}
    assert len(tops) == 12
    assert {kind for top in tops for kind in top} >= {"loot-plus", "plank", "loot-minus"}


@pytest.mark.rules("TA-2.4")
def test_chest_and_discard_pile_start_empty() -> None:
    board = begin(6, 3).board
    assert kinds_in(board, "chest") == kinds_in(board, "discard") == kinds_in(board, "shown") == []
    assert all(kinds_in(board, f"planks:{seat}") == [] for seat in seats_of(board))


@pytest.mark.rules("TA-2.5")
@pytest.mark.parametrize("seats", [0, 1, 2, 9, 12])
def test_too_few_and_too_many_players_are_refused(seats: int) -> None:
    refused = game().begin(setup(seats))
    assert isinstance(refused, Refusal)
    assert refused.rule == "TA-2.5"
    assert refused.reason.args["seats"] == seats
    assert (game().pack.info.least_seats, game().pack.info.most_seats) == (3, 8)


@pytest.mark.rules("TA-2.6")
def test_the_first_player_is_chosen_or_random() -> None:
    assert [asked(begin(4, 1, first=f"seat-{n}")) for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert {asked(begin(3, seed)) for seed in range(20)} == {0, 1, 2}


@pytest.mark.rules("TA-2.6")
def test_a_seat_that_is_not_there_can_not_go_first() -> None:
    refused = game().begin(setup(4, first="seat-5"))
    assert isinstance(refused, Refusal)
    assert refused.rule == "TA-2.6"
    unknown = chosen(game().options, {"seats": 4, "first": "seat-9"})
    assert isinstance(unknown, Refusal)


def test_the_goal_is_told_to_its_owner_and_to_no_onlooker() -> None:
    position = begin(5, 4)
    for seat in seats_of(position.board):
        goal = game().goal(view_of(game().rules, position, seat))
        (role,) = kinds_in(position.board, f"role:{seat}")
        assert goal is not None
        assert f"You are a {role.title()}" in goal.text
        assert goal.args["target"] == 11
    assert game().goal(view_of(game().rules, position, ONLOOKER)) is None
