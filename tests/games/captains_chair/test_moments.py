"""Moments: what cards are triggered by (``CC-L.27``, ``CC-L.29``, ``CC-L.30``)."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.engine.events import MomentCame
from tabletop.engine.ids import SeatId
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial
from tests.games.stories import happening

WATCHER = "plain-expert"


def watched(event: str, do: str, lying: dict[str, list[Any]], seat: int = 0) -> int:
    """Count how often a PASSIVE of seat 0 is triggered by what a captain does."""
    texts = {
        WATCHER: (
            f"[{{key: p, timing: passive, after: {event}, do: [{{gain: {{counter: latinum}}}}]}}]"
        ),
        "plain-directive": f"[{{key: a, timing: play, do: [{do}]}}]",
    }
    zones = {"bridge:0": [WATCHER], f"briefing:{seat}": ["plain-directive"], **lying}
    return Trial(zones, texts).do(seat=seat).held("latinum")


LOG = "{log: {fitting: {}, count: 2}}"


@pytest.mark.rules("CC-R.22", "CC-L.27", "CC-26.5")
def test_a_moment_is_about_a_card_that_fits_and_by_somebody() -> None:
    hand = {"hand:0": ["plain-human", "plain-cargo"]}
    yours = "{comes: {moment: logged, whose: you, about: FIT}}"
    assert watched(yours.replace("FIT", "{kind: person}"), LOG, hand) == 1
    assert watched(yours.replace("FIT", "{}"), LOG, hand) == 2
    assert watched(yours.replace("FIT", "{trait: vulcan}"), LOG, hand) == 0
    theirs = {"hand:1": ["plain-human", "plain-cargo"]}
    assert watched(yours.replace("FIT", "{}"), LOG, theirs, 1) == 0
    opposing = "{comes: {moment: logged, whose: opponent, about: {kind: cargo}}}"
    assert watched(opposing, LOG, theirs, 1) == 1
    assert watched("{comes: {moment: logged}}", LOG, theirs, 1) == 2


@pytest.mark.rules("CC-R.47", "CC-14.7")
def test_an_opponents_wildcard_is_not_what_one_waits_for() -> None:
    event = "{comes: {moment: logged, about: {trait: klingon}}}"
    assert watched(event, LOG, {"hand:1": ["plain-wildcard", "plain-cargo"]}, 1) == 0
    assert watched(event, LOG, {"hand:0": ["plain-wildcard", "plain-cargo"]}) == 1


@pytest.mark.rules("CC-L.29", "CC-L.21")
def test_a_condition_is_about_the_card_or_location_of_the_moment() -> None:
    event = (
        "{comes: {moment: team-sent, whose: you,"
        " where: {among: {cards: it, of: {locations: neutral}}}}}"
    )
    assert watched(event, "{send: 1}", {"neutral": ["plain-world"]}) == 1
    assert watched(event, "{send: 1}", {"space:0": ["plain-world"]}) == 0


@pytest.mark.rules("CC-L.27", "CC-L.30")
def test_one_of_several_moments_triggers() -> None:
    event = "{any-of: [{comes: {moment: logged, whose: you}}, {comes: {moment: destroyed}}]}"
    hand = {"hand:0": ["plain-human"]}
    assert watched(event, "{destroy: {fitting: {}}}", hand) == 1
    assert watched(event, "{log: {fitting: {}}}", hand) == 1
    assert watched(event, "{discard: 1}", hand) == 0


@pytest.mark.rules("CC-L.27", "CC-R.20")
@pytest.mark.parametrize(
    ("moment", "do"),
    [
        ("mobilized", "{play-card: {fitting: {kind: ship}}}"),
        ("played", "{play-card: {fitting: {kind: ship}}}"),
        ("brought-into-play", "{play-card: {fitting: {kind: ship}}}"),
        ("beamed", "{beam: {fitting: {kind: ship}, onto: {in-play: {kind: cargo}}}}"),
        ("logged", "{log: {fitting: {kind: ship}}}"),
        ("destroyed", "{destroy: {fitting: {kind: ship}}}"),
    ],
)
def test_what_happens_to_a_card_is_a_moment_of_its_own(moment: str, do: str) -> None:
    lying = {"hand:0": ["plain-ship"], "fleet:0": ["plain-ongoing"]}
    texts = {
        WATCHER: f"[{{key: p, timing: passive, after: {{comes: {{moment: {moment}, whose: you,"
        " about: {kind: ship}}}, do: [{gain: {counter: latinum}}]}]",
        "plain-directive": f"[{{key: a, timing: play, do: [{do}]}}]",
        "plain-ship": "[{key: b, timing: play, do: [mobilize]}]",
    }
    zones = {"bridge:0": [WATCHER], "briefing:0": ["plain-directive"], **lying}
    assert Trial(zones, texts).do().held("latinum") == 1


@pytest.mark.rules("CC-R.22", "CC-21.4", "CC-E.18")
def test_a_card_that_logged_itself_was_brought_into_play_all_the_same() -> None:
    texts = {
        WATCHER: "[{key: p, timing: passive, after: {comes: {moment: brought-into-play,"
        " whose: you, about: {kind: ally}}}, do: [{gain: {counter: latinum}}]}]",
        "plain-directive": "[{key: a, timing: play, do: [{play-card: {fitting: {kind: ally}}}]}]",
        "plain-ally": "[{key: b, timing: play, do: [log]}]",
    }
    zones = {
        "bridge:0": [WATCHER],
        "briefing:0": ["plain-directive"],
        "hand:0": ["plain-ally"],
    }
    trial = Trial(zones, texts).do()
    assert trial.names("log:0") == ["plain-ally"]
    assert trial.held("latinum") == 1


@pytest.mark.rules("CC-10.1", "CC-19.2", "CC-17.1", "CC-26.1")
@pytest.mark.parametrize(
    ("lying", "works"),
    [
        ({"bridge:0": ["plain-expert"]}, True),
        ({"briefing:0": ["plain-directive", "plain-expert"]}, False),
        ({"fleet:0": ["plain-ship", Lying("plain-expert", on="plain-ship")]}, False),
        ({"hand:0": ["plain-cargo", "plain-expert"]}, False),
    ],
)
def test_trigger_operations_work_in_the_play_area_alone(
    lying: dict[str, list[Any]], works: bool
) -> None:
    texts = {
        WATCHER: "[{key: p, timing: passive, after: {comes: {moment: logged}},"
        " do: [{gain: {counter: latinum}}]}]",
        "plain-directive": "[{key: a, timing: play, do: [{log: {fitting: {kind: cargo}}}]}]",
    }
    zones = {"briefing:0": ["plain-directive"], "hand:0": ["plain-cargo"], **lying}
    assert Trial(zones, texts).do().held("latinum") == int(works)


@pytest.mark.rules("CC-L.22", "CC-L.23")
def test_what_was_done_this_turn_is_remembered_until_it_ends() -> None:
    texts = {
        WATCHER: "[{key: p, timing: passive, after: {comes: {moment: logged, whose: you}},"
        " if: {first-time: logged}, do: [{gain: {counter: latinum}}]}]",
        "plain-directive": "[{key: a, timing: play, do: [{log: {fitting: {}, count: 2}},"
        "{gain: {counter: dilithium, count: {this-turn: {what: logged, kind: person}}}},"
        "{gain: {counter: research, count: {this-turn: {what: logged}}}}]}]",
    }
    zones = {
        "bridge:0": [WATCHER],
        "briefing:0": ["plain-directive"],
        "hand:0": ["plain-human", "plain-cargo"],
    }
    trial = Trial(zones, texts).do()
    assert trial.held("latinum") == 1
    assert trial.held("dilithium") == 1
    assert trial.held("research") == 2
    trial.run(happening(MomentCame("turn-ends", SeatId(0))))
    trial.do()
    assert trial.held("research") == 2
