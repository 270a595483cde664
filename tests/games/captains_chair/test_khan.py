"""Khan's own rules: collecting, no tracks, the flipped captain card (``CC-27.8`` on)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.events import MomentCame
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import khan
from tests.games.captains_chair.acting import Acting
from tests.games.captains_chair.tables import Lying, names, teams_waiting
from tests.games.captains_chair.verbs import Trial
from tests.games.stories import happening

KHAN = SeatId(0)
PRINTED = ("human", "vulcan", "klingon", "engineer")


def trial(
    lying: dict[str, list[Any]] | None = None,
    rival: str = "archer",
    facts: dict[str, Any] | None = None,
    **more: Any,
) -> Trial:
    """Lay out Khan against another captain, his board showing few traits."""
    given = {"khan-board": {"collects": PRINTED}, **(facts or {})}
    return Trial(lying or {}, facts=given, captains=("khan", rival), **more)


def gained(at: Trial, card: str) -> Trial:
    """Have Khan gain a card, as its moment tells."""
    return at.run(happening(MomentCame("gained-card", KHAN, (at.card(card),))))


def board(*collected: str) -> dict[str, list[Any]]:
    """Lay out Khan's board with traits collected."""
    return {"board:0": [Lying("khan-board", counters={f"collected-{one}": 1 for one in collected})]}


@pytest.mark.rules("CC-27.15", "CC-15.14")
def test_a_gained_card_flips_the_token_of_a_trait() -> None:
    at = gained(trial({"discard:0": ["plain-vulcan"]}), "plain-vulcan")
    assert at.over
    assert at.counters("khan-board") == {"collected-vulcan": 1}
    assert "seat 0 collects the trait Vulcan." in at.said


@pytest.mark.rules("CC-27.15")
def test_one_trait_of_a_card_is_chosen_and_none_twice() -> None:
    at = trial({"discard:0": ["plain-human", "plain-human"]}, rival="kirk")
    gained(at, "plain-human")
    assert at.options() == ["human", "captain-starfleet"]
    at.answer("human")
    assert at.counters("khan-board") == {"collected-human": 1}
    # Human is printed and one of Kirk's two; the token of the board is his first choice.
    gained(at, "plain-human")
    assert at.options() == ["captain-starfleet", "captain-human"]


@pytest.mark.rules("CC-27.15")
def test_nothing_is_collected_where_nothing_matches() -> None:
    at = gained(trial({"discard:0": ["plain-cargo"]}), "plain-cargo")
    assert at.over
    assert at.counters("khan-board") == {}


@pytest.mark.rules("CC-27.15", "CC-R.47")
def test_a_wildcard_is_one_trait_of_his_choice() -> None:
    at = trial({"discard:0": ["plain-wildcard"], **board("human", "vulcan")})
    gained(at, "plain-wildcard")
    assert "klingon" in at.options()
    assert "vulcan" not in at.options()
    assert khan.collected(at.answer("klingon").board, KHAN) == 3


@pytest.mark.rules("CC-27.15", "CC-L.29")
def test_a_location_that_comes_under_control_counts_too() -> None:
    lying: dict[str, list[Any]] = {"neutral": ["khitomer", "plain-moon", "plain-star"]}
    at = trial(lying)
    from tabletop.games.captains_chair.locations import take_control

    at.run(take_control(at.card("khitomer"), KHAN))
    assert at.options() == ["human", "klingon"]


@pytest.mark.rules("CC-27.16")
@pytest.mark.parametrize("moment", ["encounter-taken", "incident-taken", "incident-given"])
def test_taken_and_given_cards_collect_nothing(moment: str) -> None:
    at = trial({"hand:0": ["plain-vulcan"]})
    at.run(happening(MomentCame(moment, KHAN, (at.card("plain-vulcan"),))))
    assert at.counters("khan-board") == {}


@pytest.mark.rules("CC-27.15")
def test_nobody_else_collects() -> None:
    at = trial({"discard:1": ["plain-vulcan"]})
    at.run(happening(MomentCame("gained-card", SeatId(1), (at.card("plain-vulcan"),))))
    assert at.counters("khan-board") == {}


@pytest.mark.rules("CC-27.17", "CC-R.90", "CC-E.23")
@pytest.mark.parametrize(
    ("rival", "traits"),
    [("archer", {"nx-01", "pilot", "starfleet"}), ("kirk", {"starfleet", "human"})],
)
def test_two_traits_are_of_the_opponents_captain(rival: str, traits: set[str]) -> None:
    at = trial(rival=rival)
    assert set(khan.captain_traits(at.table, KHAN)) == traits


@pytest.mark.rules("CC-27.17", "CC-R.90")
def test_the_two_are_fixed_when_they_are_collected() -> None:
    at = trial(board("captain-pilot", "captain-nx-01"))
    assert not [one for one in khan.uncollected(at.table, KHAN) if one.startswith("captain-")]
    one = trial(board("captain-pilot"))
    left = [one for one in khan.uncollected(one.table, KHAN) if one.startswith("captain-")]
    assert left == ["captain-nx-01", "captain-starfleet"]


@pytest.mark.rules("CC-L.18", "CC-27.18")
def test_effects_collect_from_cards_anywhere() -> None:
    texts = {"plain-directive": "[{key: a, timing: play, do: [{collect: {from: {in: junk}}}]}]"}
    lying = {
        "briefing:0": ["plain-directive"],
        "junk": ["plain-vulcan", "plain-cargo", "plain-klingon"],
    }
    at = Trial(
        lying,
        texts,
        {"khan-board": {"collects": PRINTED}},
        captains=("khan", "archer"),
    ).do()
    assert sorted(at.choices()) == ["plain-klingon", "plain-vulcan"]
    assert at.picks("plain-klingon").counters("khan-board") == {"collected-klingon": 1}


@pytest.mark.rules("CC-27.8", "CC-27.14", "CC-R.25", "CC-L.25")
def test_the_flipped_captain_keeps_teams_and_state() -> None:
    lying: dict[str, list[Any]] = {
        "captain:0": [Lying("khan-noonien-singh", exhausted=True, counters={"away-team": 2})],
        "briefing:0": ["plain-directive"],
    }
    texts = {"plain-directive": "[{key: a, timing: play, do: [flip]}]"}
    at = Trial(lying, texts, captains=("khan", "archer")).do()
    assert khan.is_flipped(at.board, KHAN)
    assert teams_waiting(at.table, 0) == 2
    assert at.exhausted("khan-noonien-singh")
    assert names(at.table, "captain:0") == ["khan-noonien-singh"]


@pytest.mark.rules("CC-27.13", "CC-R.89")
@pytest.mark.parametrize(
    ("flipped", "collected", "worth"), [(0, 12, 0), (1, 8, 1), (1, 9, 3), (1, 12, 3)]
)
def test_focus_symbols_are_worth_one_or_three_once_he_is_wrathful(
    flipped: int, collected: int, worth: int
) -> None:
    traits = tuple(f"trait{number}" for number in range(collected))
    lying = {"captain:0": [Lying("khan-noonien-singh", side=flipped)], **board(*traits)}
    assert khan.focus_worth(trial(lying).table, KHAN) == worth


@pytest.mark.rules("CC-27.11")
def test_khan_has_no_tracks() -> None:
    at = trial()
    assert not khan.has_tracks(at.table, KHAN)
    assert khan.has_tracks(at.table, SeatId(1))
    texts = {"plain-directive": "[{key: a, timing: play, do: [{gain: {counter: research}}]}]"}
    lying = {"briefing:0": ["plain-directive"]}
    at = Trial(lying, texts, captains=("khan", "archer")).do()
    assert at.held("research") == 0


@pytest.mark.rules("CC-L.23", "CC-R.89")
def test_collected_traits_are_asked_for_and_counted() -> None:
    text = (
        "[{key: a, timing: play, do: [{if: {collected: 2}, then: [{gain: {counter: latinum}}]},"
        "{if: {collected: 3}, then: [{gain: {counter: latinum}}]},"
        "{if: captain-flipped, then: [{gain: {counter: latinum}}]},"
        "{gain: {counter: dilithium, count: collected}}]}]"
    )
    lying = {"briefing:0": ["plain-directive"], **board("human", "vulcan")}
    at = Trial(lying, {"plain-directive": text}, captains=("khan", "archer")).do()
    assert at.held("latinum") == 1
    assert at.held("dilithium") == 2


@pytest.mark.rules("CC-27.10", "CC-R.73")
def test_nor_can_he_put_a_card_on_one_that_he_copies_from_archer() -> None:
    lying = {
        "hand:0": ["obsidian-order", "plain-cargo"],
        "deck:0": ["plain-ally"] * 3,
        "discard:1": ["elizabeth-cutler"],
    }
    story = Acting(lying, captains=("khan", "archer"))
    story.act("play", "obsidian-order", "impersonate")
    assert (story.pile("reserve:0"), story.held("research")) == ([], 0)
    assert story.held("latinum") == 1


@pytest.mark.rules("CC-27.10", "CC-R.43")
def test_khan_has_no_reserve_to_recruit_from() -> None:
    lying = {"briefing:0": ["plain-directive"], "developments:0": ["joachim"]}
    texts = {"plain-directive": "[{key: a, timing: play, do: [{recruit: 1}]}]"}
    at = Trial(lying, texts, captains=("khan", "archer")).do()
    assert at.names("deck:0") == []
