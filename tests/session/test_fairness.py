"""What chance gave in a match, against what was to be expected."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tabletop.engine.events import Rolled
from tabletop.engine.message import say
from tabletop.games import registry
from tabletop.session.fairness import Drawn, even_odds, fairness, together
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore
from tests.session import trial
from tests.session.playing import ANN, act, play_randomly
from tests.session.saving import PEOPLE


def sailing(seed: int) -> Match:
    """Begin a match of Traitors Aboard: everybody is dealt cards of one deck."""
    people = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Di"))
    return Match.create(registry.load("traitors-aboard"), people, {}, seed)


def test_opening_hands_are_weighed_against_the_deck_as_it_was_at_each_card() -> None:
    match = sailing(5)
    found = fairness(match)
    board = match.position.board
    kinds = [
        [match.game.rules.definitions[board.cards[card].definition].kind for card in pile]
        for pile in (board.piles[zone] for zone in board.piles if zone.startswith("hand:"))
    ]
    for seat, hand in enumerate(kinds):
        assert sum(drawn.count for drawn in found.opening[seat].values()) == len(hand)
        assert sum(d.expected for d in found.opening[seat].values()) == pytest.approx(len(hand))
        for kind, drawn in found.opening[seat].items():
            assert drawn.count == hand.count(kind)
    assert not any(found.later)


def test_over_many_deals_what_comes_is_what_is_to_be_expected() -> None:
    sums = together(hand for seed in range(60) for hand in fairness(sailing(seed)).opening)
    for drawn in sums.values():
        assert drawn.count > 100
        assert drawn.odds > 0.01


def test_a_dealer_who_favours_somebody_is_noticed() -> None:
    loaded = together(
        {"loot": Drawn(3, 1.8, 0.72), "action": Drawn(0, 1.2, 0.72)} for _ in range(20)
    )
    assert loaded["loot"].count == 60
    assert loaded["loot"].expected == pytest.approx(36)
    assert loaded["loot"].odds < 1e-6


def test_draws_of_a_match_count_until_where_it_stands() -> None:
    match = Match.create(trial.load("trial"), PEOPLE, {}, 1)
    before = fairness(match)
    act(match, ANN, "draw")
    assert not before.later[ANN]
    assert fairness(match).later[ANN]["number"].count == 1
    match.history.jump(match.history.cursor - 1)
    assert fairness(match) == before


def test_dice_that_came_up_are_counted() -> None:
    match = Match.create(trial.load("trial"), PEOPLE, {}, 1)
    act(match, ANN, "dare")
    rolls = [
        face
        for moment in match.history.moments
        for event in moment.events
        if isinstance(event, Rolled)
        for face in event.dice
    ]
    assert rolls
    faces = fairness(match).faces
    assert faces == tuple(rolls.count(face) for face in range(1, 7))
    now = match.history.moments[-1]
    other = Rolled(say("A long shot"), (20, 3), sides=20)
    match.history.moments[-1] = replace(now, events=(*now.events, other))
    assert fairness(match).faces == faces, "dice with more faces or fewer are none of these"


@pytest.mark.parametrize(
    ("faces", "odds"),
    [
        ((10, 10, 10, 10, 10, 10), 1.0),
        ((5, 8, 9, 8, 10, 20), 0.0199),
        ((60, 0, 0, 0, 0, 0), 0.0),
        ((0, 0, 0, 0, 0, 0), 1.0),
    ],
)
def test_the_odds_of_uneven_dice_are_pearsons(faces: tuple[int, ...], odds: float) -> None:
    assert even_odds(faces) == pytest.approx(odds, abs=1e-4)


def test_the_odds_of_a_count_are_two_sided() -> None:
    assert Drawn(60, 50, 25).odds == pytest.approx(0.0455, abs=1e-4)
    assert Drawn(40, 50, 25).odds == pytest.approx(0.0455, abs=1e-4)
    assert Drawn(50, 50, 25).odds == 1.0


def test_the_statistics_sum_up_what_chance_gave_to_people(tmp_path: Path) -> None:
    store = MatchStore(tmp_path, trial.load)
    found = []
    for seed in (2, 3):
        match = Match.create(trial.load("trial"), PEOPLE, {}, seed, store)
        play_randomly(match, 300)
        assert match.finished
        found.append(fairness(match))
        match.close()
    faces = tuple(map(sum, zip(*(one.faces for one in found), strict=True)))
    assert store.statistics.faces() == faces
    people, computer = store.statistics.luck()
    assert (people.game, people.computer, computer.computer) == ("trial", False, True)
    for luck in (people, computer):
        seats = [at for at, one in enumerate(PEOPLE) if one.human is not luck.computer]
        for kept, whole in ((luck.opening, "opening"), (luck.later, "later")):
            wanted = together(getattr(one, whole)[seat] for one in found for seat in seats)
            counts = {kind: drawn.count for kind, drawn in kept.items()}
            assert counts == {kind: drawn.count for kind, drawn in wanted.items()}


def test_matches_of_before_and_broken_entries_are_passed_over(tmp_path: Path) -> None:
    store = MatchStore(tmp_path, trial.load)
    match = Match.create(trial.load("trial"), PEOPLE, {}, 2, store)
    play_randomly(match, 300)
    match.close()
    whole = store.statistics.faces()
    data = json.loads(store.statistics.path.read_bytes())
    (entry,) = data.values()
    bad: tuple[Any, ...] = (
        None,
        {},
        {"faces": [1], "seats": []},
        {**entry["chance"], "seats": [{"computer": 1}]},
    )
    for number, chance in enumerate(bad):
        data[str(number)] = {**entry, "chance": chance}
    store.statistics.path.write_text(json.dumps(data))
    assert store.statistics.faces() == whole
    assert [luck.computer for luck in store.statistics.luck()] == [False, True]
