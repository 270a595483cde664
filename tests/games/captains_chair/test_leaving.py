"""Discharge, recall, log, destroy; ready and exhaust (sections 10, 17 and 21)."""

from __future__ import annotations

import pytest

from tabletop.games.captains_chair import leaving
from tests.games.captains_chair.tables import Lying, on_card, teams_waiting
from tests.games.captains_chair.verbs import Trial, effect


@pytest.mark.rules("CC-21.1", "CC-L.14")
def test_a_card_of_the_hand_is_logged_unless_other_places_are_named() -> None:
    lying = {"hand:0": ["plain-human"], "discard:0": ["plain-vulcan"]}
    trial = effect("{log: {fitting: {kind: person}}}", lying).do()
    assert trial.names("log:0") == ["plain-human"]
    trial = effect("{log: {fitting: {kind: person}, from: [hand, discard]}}", lying).do()
    assert sorted(trial.choices()) == ["plain-human", "plain-vulcan"]


@pytest.mark.rules("CC-21.3", "CC-R.4")
def test_a_card_logs_itself_at_the_end() -> None:
    trial = effect("{draw: 1}, log", {"deck:0": ["plain-cargo"]}).do()
    assert trial.names("log:0") == ["plain-directive"]
    assert trial.moments("logged") == [(0, ["plain-directive"], 0)]
    assert trial.said[-1] == "seat 0 logs plain-directive."


@pytest.mark.rules("CC-21.2", "CC-19.4", "CC-R.52")
def test_an_opponents_card_goes_to_the_opponents_log_with_all_beamed_there() -> None:
    lying = {"fleet:1": ["plain-ship", Lying("plain-human", on="plain-ship")]}
    trial = effect("{log: {what: {in-play: {kind: ship, whose: opponent}}}}", lying).do()
    assert trial.names("log:1") == ["plain-ship", "plain-human"]
    assert trial.names("tokens") == ["token-plain-ship"]


@pytest.mark.rules("CC-21.5", "CC-17.5")
def test_a_destroyed_location_lets_ships_and_teams_go() -> None:
    lying = {
        "fleet:0": [Lying("plain-ship", at="plain-world"), Lying("plain-human", on="plain-ship")],
        "space:0": [
            Lying("plain-world", counters={"teams-0": 2, "latinum": 3}),
            Lying("plain-cargo", on="plain-world"),
        ],
    }
    trial = effect("{destroy: {what: {in-play: {kind: location}}}}", lying).do()
    assert {"plain-world", "plain-cargo"} <= set(trial.names("box"))
    assert sorted(trial.names("discard:0")) == ["plain-human", "plain-ship"]
    assert teams_waiting(trial.table, 0) == 6
    assert on_card(trial.table, "plain-world", "latinum") == 0
    # All saw what left the game, so it is not looked for in a deck.
    assert set(trial.table.board.cards[trial.card("plain-world")].known_to) == {0, 1}


@pytest.mark.rules("CC-21.6", "CC-6.16", "CC-R.25")
def test_a_recalled_card_comes_back_with_what_is_on_it_and_forgets() -> None:
    lying = {
        "fleet:0": [
            Lying("plain-ship", exhausted=True, counters={"glory": 2}),
            Lying("plain-human", on="plain-ship"),
        ]
    }
    trial = effect("{recall: {what: {in-play: {kind: ship}}}}", lying).do()
    assert sorted(trial.names("hand:0")) == ["plain-human", "plain-ship"]
    assert not trial.exhausted("plain-ship")
    assert trial.counters("plain-ship") == {}
    assert trial.moments("recalled") == [(0, ["plain-ship"], 0), (0, ["plain-human"], 0)]


@pytest.mark.rules("CC-17.4", "CC-17.11", "CC-R.62")
@pytest.mark.parametrize(
    ("card", "way", "refused"),
    [
        ("plain-world", "discharge", True),
        ("plain-world", "recall", True),
        ("plain-world", "log", False),
        ("plain-vulcan", "discharge", True),
        ("plain-vulcan", "recall", False),
        ("plain-captain", "log", True),
        ("plain-captain", "recall", True),
        ("stardate-3", "log", True),
        ("plain-human", "discharge", False),
        ("plain-cargo", "discharge", True),
    ],
)
def test_what_can_leave_how(card: str, way: leaving.Way, refused: bool) -> None:
    trial = Trial(
        {
            "space:0": ["plain-world"],
            "briefing:0": ["plain-vulcan"],
            "bridge:0": ["plain-human"],
            "stardates-due:0": ["stardate-3"],
            "hand:0": ["plain-cargo"],
        }
    )
    why = leaving.why_not(trial.table, trial.card(card), way)
    assert (why is not None) is refused


@pytest.mark.rules("CC-17.4")
def test_a_location_may_discharge_itself() -> None:
    text = "[{key: a, timing: activate, do: [discharge]}]"
    trial = Trial({"space:0": ["plain-world"]}, {"plain-world": text}).do("plain-world")
    assert trial.names("discard:0") == ["plain-world"]


@pytest.mark.rules("CC-10.12", "CC-10.13", "CC-R.103")
def test_readying_turns_exhausted_cards_of_ones_own() -> None:
    lying = {
        "fleet:0": [
            Lying("plain-ship", exhausted=True),
            Lying("plain-cruiser", exhausted=True),
            "plain-raider",
        ],
        "bridge:0": [Lying("plain-human", exhausted=True)],
    }
    do = "{ready: {what: {in-play: {kind: ship}}, count: 3, up-to: true}}"
    trial = effect(do, lying).do()
    assert trial.choices() == ["plain-ship", "plain-cruiser"]
    trial.picks("plain-ship", "plain-cruiser")
    assert not trial.exhausted("plain-ship")
    assert trial.exhausted("plain-human")


@pytest.mark.rules("CC-10.12", "CC-9.5", "CC-R.4", "CC-L.26")
def test_exhausting_is_a_cost_wherever_it_stands() -> None:
    do = "{draw: 1}, {exhaust: {what: {in-play: {kind: ship}}, count: 1}}"
    ready = {"fleet:0": ["plain-ship"], "deck:0": ["plain-cargo"]}
    assert effect(do, ready).why_not() is None
    assert effect(do, ready).do().exhausted("plain-ship")
    tired = {"fleet:0": [Lying("plain-ship", exhausted=True)], "deck:0": ["plain-cargo"]}
    assert effect(do, tired).why_not() is not None


@pytest.mark.rules("CC-R.4", "CC-26.6")
def test_logging_is_a_cost_only_before_to() -> None:
    plain = "{log: {fitting: {kind: person}}}, {draw: 1}"
    assert effect(plain, {"deck:0": ["plain-cargo"]}).why_not() is None
    bought = "{do: [{log: {fitting: {kind: person}}}], to: [{draw: 1}]}"
    assert effect(bought, {"deck:0": ["plain-cargo"]}).why_not() is not None
    lying = {"deck:0": ["plain-cargo"], "hand:0": ["plain-human"]}
    assert effect(bought, lying).do().names("hand:0") == ["plain-cargo"]


@pytest.mark.rules("CC-L.6", "CC-R.6")
def test_what_was_logged_can_be_counted() -> None:
    lying = {"hand:0": ["plain-human", "plain-vulcan", "plain-cargo"]}
    do = "{log: {fitting: {kind: person}, count: 2, up-to: true, as: gone}}"
    do += ", {gain: {counter: latinum, count: gone}}"
    assert effect(do, lying).do().picks("plain-human", "plain-vulcan").held("latinum") == 2
    assert effect(do, lying).do().answer(()).held("latinum") == 0


@pytest.mark.rules("CC-R.62")
def test_the_captain_card_may_be_exhausted_but_not_logged() -> None:
    trial = effect("{exhaust: {what: {in-play: {kind: captain}}}}").do()
    assert trial.board.cards[trial.board.piles["captain:0"][0]].turn == 1  # type: ignore[index]
    trial = effect("{log: {what: {in-play: {kind: captain}}}}").do()
    assert trial.names("log:0") == []


@pytest.mark.rules("CC-9.15", "CC-L.8", "CC-L.14")
def test_a_card_is_played_without_an_action() -> None:
    texts = {
        "plain-directive": "[{key: a, timing: play, do: [{play-card: {fitting: {kind: cargo}}}]}]",
        "plain-cargo": "[{key: b, timing: play, cost: [chip], do: [{gain: {counter: latinum}}]}]",
    }
    lying = {"briefing:0": ["plain-directive"], "hand:0": ["plain-cargo", "plain-human"]}
    trial = Trial(lying, texts, counters={0: {"chips": 0}}).do()
    assert trial.held("latinum") == 1
    assert trial.names("briefing:0") == ["plain-directive", "plain-cargo"]
    assert trial.moments("played") == [(0, ["plain-cargo"], 0)]


@pytest.mark.rules("CC-L.6")
def test_nothing_is_played_where_nothing_fits() -> None:
    trial = effect("{play-card: {fitting: {kind: cargo}}}", {"hand:0": ["plain-human"]}).do()
    assert trial.names("hand:0") == ["plain-human"]
