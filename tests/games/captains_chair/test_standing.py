"""What holds by cards in play: hand size, symbols, barriers, multipliers (``CC-L.24``)."""

from __future__ import annotations

import pytest

from tabletop.effects.changes import changes
from tabletop.engine.ids import SeatId
from tabletop.engine.message import fill
from tabletop.games.captains_chair import symbols
from tabletop.games.captains_chair.hand_size import hand_size
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial, operation

YOU = SeatId(0)


def passive(what: str, timing: str = "passive") -> str:
    """Write an operation that holds always."""
    return f"[{{key: p, timing: {timing}, always: [{what}]}}]"


@pytest.mark.rules("CC-4.15", "CC-L.24", "CC-R.41")
def test_hand_size_is_set_first_and_added_to_then() -> None:
    lying = {
        "fleet:0": ["plain-ship", "plain-ongoing"],
        "space:0": ["plain-world", "plain-moon"],
        "fleet:1": ["plain-raider"],
    }
    count = "{hand-size: {by: {count-of: {kind: location, max: 1}}}}"
    texts = {
        "plain-ship": passive(count),
        "plain-ongoing": passive("{hand-size: {to: 3}}"),
        "plain-raider": passive("{hand-size: 4}"),
    }
    assert hand_size(Trial(lying, texts).reader, YOU) == 4
    assert hand_size(Trial({}).reader, YOU) == 5
    less = {"plain-ongoing": passive("{hand-size: {to: 3, by: -4}}")}
    assert hand_size(Trial({"fleet:0": ["plain-ongoing"]}, less).reader, YOU) == 0


@pytest.mark.rules("CC-9.13", "CC-R.24", "CC-10.4")
def test_a_passive_of_the_briefing_room_is_off_and_of_an_exhausted_card_on() -> None:
    texts = {"plain-human": passive("{hand-size: 1}")}
    assert hand_size(Trial({"briefing:0": ["plain-human"]}, texts).reader, YOU) == 5
    tired = {"bridge:0": [Lying("plain-human", exhausted=True)]}
    assert hand_size(Trial(tired, texts).reader, YOU) == 6


@pytest.mark.rules("CC-16.2", "CC-R.24", "CC-L.24", "CC-L.3")
def test_symbols_of_a_card_may_vary() -> None:
    texts = {"plain-expert": passive("{symbols: {add: influence, count: 2}}")}
    officer = Trial({"bridge:0": ["plain-expert"]}, texts)
    card = officer.card("plain-expert")
    assert symbols.symbols_of(officer.reader, card) == ("research", "influence", "influence")
    assert symbols.in_play(officer.reader, YOU, "influence") == 2
    played = Trial({"briefing:0": ["plain-expert"]}, texts)
    assert symbols.in_play(played.reader, YOU, "influence") == 0
    assert symbols.in_play(played.reader, YOU, "research") == 1


def test_a_preview_tells_symbols_and_traits_that_a_card_has_from_elsewhere() -> None:
    officers = "of: {in-play: {kind: person, in: bridge}}"
    more = f"{{symbols: {{add: influence, count: 2, {officers}}}}}"
    texts = {"plain-ship": passive(f"{more}, {{also-trait: {{trait: pilot, {officers}}}}}")}
    trial = Trial({"bridge:0": ["plain-expert"], "fleet:0": ["plain-ship"]}, texts)
    found = changes(trial.reader, trial.card("plain-expert"))
    assert [fill(one, lambda _name: "Ship") for one in found] == [
        "Influence +2 from Ship.",
        "Pilot from Ship.",
    ]
    assert changes(trial.reader, trial.card("plain-ship")) == ()


@pytest.mark.rules("CC-16.2", "CC-16.6", "CC-17.1", "CC-L.22")
def test_symbols_in_play_are_counted_without_beamed_and_neutral_cards() -> None:
    lying = {
        "bridge:0": ["plain-expert", "plain-human"],
        "fleet:0": ["plain-ship", Lying("plain-vulcan", on="plain-ship")],
        "neutral": ["plain-world"],
        "bridge:1": ["plain-expert"],
    }
    facts = {
        "plain-human": {"symbols": ("wildcard", "military")},
        "plain-vulcan": {"symbols": ("research",)},
        "plain-world": {"symbols": ("research",)},
    }
    do = "do: [{gain: {counter: latinum, count: {symbols: research}}}]"
    assert operation(do, lying, facts=facts).do().held("latinum") == 2
    on = "do: [{gain: {counter: latinum, count: {symbols: {of: research, on: {in: bridge}}}}}]"
    assert operation(on, lying, facts=facts).do().held("latinum") == 2
    capped = "do: [{gain: {counter: latinum, count: {symbols: {of: research, max: 1}}}}]"
    assert operation(capped, lying, facts=facts).do().held("latinum") == 1


@pytest.mark.rules("CC-16.5", "CC-16.6", "CC-R.48", "CC-L.19")
def test_conditions_tell_symbols_and_focus_of_cards() -> None:
    lying = {"bridge:0": ["plain-expert", "plain-best", "plain-human"]}
    facts = {"plain-human": {"symbols": ("wildcard",)}}
    by_symbol = "do: [{log: {what: {in-play: {where: {symbol: {symbol: research}}}}}}]"
    trial = operation(by_symbol, lying, facts=facts).do()
    assert sorted(trial.names("log:0")) == ["plain-expert", "plain-human"]
    by_focus = "do: [{log: {what: {in-play: {where: {focus: {focus: research}}}}}}]"
    trial = operation(by_focus, lying, facts=facts).do()
    assert sorted(trial.names("log:0")) == ["plain-best", "plain-expert"]


@pytest.mark.rules("CC-10.14", "CC-16.5", "CC-L.24")
def test_a_barrier_is_met_from_its_value_on() -> None:
    for at, met in ((4, False), (5, True), (9, True)):
        trial = Trial({}, counters={0: {"research": at}})
        assert symbols.barrier_met(trial.reader, YOU, "research", 5) is met


@pytest.mark.rules("CC-27.12", "CC-L.24")
@pytest.mark.parametrize(("are", "at", "met"), [("met", 0, True), ("unmet", 15, False)])
def test_a_card_may_meet_all_barriers_or_none(are: str, at: int, met: bool) -> None:
    lying = {"fleet:0": ["plain-ship"]}
    trial = Trial(
        lying, {"plain-ship": passive(f"{{barriers: {are}}}")}, counters={0: {"research": at}}
    )
    assert symbols.barrier_met(trial.reader, YOU, "research", 5) is met
    assert symbols.barrier_met(trial.reader, SeatId(1), "research", 0)


@pytest.mark.rules("CC-16.3", "CC-16.4", "CC-R.85", "CC-R.86", "CC-L.23")
@pytest.mark.parametrize(
    ("at", "side", "worth"), [(2, 0, 0), (3, 0, 1), (8, 0, 2), (15, 0, 5), (12, 1, 5), (15, 1, 6)]
)
def test_a_multiplier_is_reached_at_its_step(at: int, side: int, worth: int) -> None:
    trial = Trial({}, counters={0: {"research": at}}, sides=(side, 0))
    assert symbols.multiplier(trial.reader, YOU, "research") == worth


@pytest.mark.rules("CC-27.5", "CC-L.24")
def test_multipliers_may_be_nought_and_the_best_is_known() -> None:
    lying = {"fleet:0": ["plain-ship"]}
    texts = {
        "plain-ship": passive("{multipliers: {of: [research, influence], to: 0}}"),
        "plain-directive": (
            "[{key: a, timing: play, do: [{gain: {counter: latinum, count: multiplier}},"
            "{gain: {counter: dilithium, count: {multiplier: research}}}]}]"
        ),
    }
    counters = {0: {"research": 15, "influence": 9, "military": 6}}
    trial = Trial({"briefing:0": ["plain-directive"], **lying}, texts, counters=counters).do()
    assert trial.held("latinum") == 2
    assert trial.held("dilithium") == 0


REACT = (
    "[{key: r, timing: reaction, after: {comes: {moment: mobilized}},"
    " do: [{gain: {counter: latinum}}]}]"
)


@pytest.mark.rules("CC-L.18", "CC-R.24", "CC-10.10")
@pytest.mark.parametrize(
    ("zone", "active", "barred"),
    [("bridge:0", 0, True), ("briefing:0", 0, True), ("bridge:0", 1, False)],
)
def test_the_opponent_may_be_kept_from_reacting(zone: str, active: int, barred: bool) -> None:
    lying = {
        zone: ["plain-human"],
        "bridge:1": ["plain-vulcan"],
        "briefing:1": ["plain-raider"],
    }
    texts = {
        "plain-human": passive("no-reactions", "special"),
        "plain-vulcan": REACT,
        "plain-raider": "[{key: a, timing: play, do: [mobilize]}]",
    }
    trial = Trial(lying, texts, active=SeatId(active)).do("plain-raider", seat=1)
    assert trial.over is barred


@pytest.mark.rules("CC-9.14", "CC-L.3")
def test_a_card_that_cannot_be_played_may_be_promoted() -> None:
    texts = {
        "plain-human": "[{key: n, timing: special, always: [unplayable]},"
        "{key: b, timing: play, do: [{draw: 1}]}]",
        "plain-directive": "[{key: a, timing: play, do: [{play-card: {fitting: {kind: person}}},"
        "{promote: {fitting: {kind: person}}}]}]",
    }
    lying = {"briefing:0": ["plain-directive"], "hand:0": ["plain-human"]}
    trial = Trial(lying, texts).do()
    assert trial.names("bridge:0") == ["plain-human"]
    assert trial.moments("played") == []
