from __future__ import annotations

from collections import Counter

from tabletop.games import registry
from tabletop.games.compared import begins, combinations, compared

GAME = "captains-chair"


def test_each_two_captains_meet_once_on_all_sides_of_their_boards() -> None:
    game = registry.load(GAME)
    every = combinations(game, 2, {})
    assert len(every) == 6 * 5 * 4
    assert len({tuple(sorted(one.items())) for one in every}) == len(every)
    assert all(one["captain-0"] != one["captain-1"] for one in every)
    alone = combinations(game, 1, {})
    assert len(alone) == 6 * 2
    assert all("captain-1" not in one for one in alone)


def test_a_short_series_has_of_all_choices_about_as_many() -> None:
    for count in (12, 30):
        some = combinations(registry.load(GAME), 2, {})[:count]
        for key, choices in (("captain-0", 6), ("captain-1", 6), ("side-0", 2)):
            found = Counter(one[key] for one in some)
            assert len(found) == choices, key
            assert max(found.values()) - min(found.values()) <= 2, (key, found)


def test_captains_meet_ever_others() -> None:
    some = combinations(registry.load(GAME), 2, {})[:15]
    met = Counter((one["captain-0"], one["captain-1"]) for one in some)
    assert len(met) >= 12


def test_what_is_fixed_stays_and_the_rest_goes_with_it() -> None:
    game = registry.load(GAME)
    every = combinations(game, 2, {"captain-1": "khan", "side-0": "expert"})
    assert {one["captain-1"] for one in every} == {"khan"}
    assert {one["captain-0"] for one in every} == {"georgiou", "soval", "kirk", "archer", "rebner"}
    assert {one["side-1"] for one in every} == {"simple", "expert"}
    assert not begins(game, 2, {"captain-0": "khan", "captain-1": "khan"})


def test_a_game_without_such_options_is_played_as_it_is_asked_for() -> None:
    game = registry.load("traitors-aboard")
    assert compared(game, 4) == ()
    assert combinations(game, 4, {}) == ({},)
