"""Every operation and mission of Georgiou's, Soval's and Kirk's crews, carried out."""

from __future__ import annotations

import pytest

from tests.games.captains_chair.action_steps import Lies, goes_on, in_action, offered
from tests.games.captains_chair.crews import crew, printed, timed
from tests.games.captains_chair.tables import Lying, counter, on_card

CAPTAINS = ("georgiou", "soval", "kirk")
STARTING = {"georgiou": "uss-shenzhou", "soval": "seleya", "kirk": "uss-enterprise-refit"}
PLENTY = dict.fromkeys(("dilithium", "latinum", "glory"), 5) | dict.fromkeys(
    ("research", "influence", "military"), 9
)
ACTIVATED_IN = {
    "captain": "captain:0",
    "person": "bridge:0",
    "ship": "fleet:0",
    "cargo": "fleet:0",
    "location": "space:0",
}
MARKET = ("person", "ally", "ship", "cargo")


def plenty(captain: str, card: str, zone: str) -> Lies:
    """Lay out a position in which any cost can be paid, with a card in a zone."""
    hand = ["plain-incident", "plain-human", "kamran-gant", "plain-cargo", "timeship-aeon"]
    lying: Lies = {
        "captain:0": [next(str(one.id) for one in crew(captain) if one.kind == "captain")],
        "bridge:0": [],
        "fleet:0": ["plain-cruiser", *([] if card == STARTING[captain] else [STARTING[captain]])],
        "hand:0": hand,
        "discard:0": ["plain-incident", "plain-vulcan", "plain-ally", "plain-ship", "kolinahr"],
        "deck:0": ["plain-cargo"] * 5,
        "reserve:0": ["plain-ally"],
        "neutral": ["plain-world", "plain-moon", Lying("risa", counters={"teams-1": 1})],
        "space:0": ["plain-star"],
        "encounters": ["plain-encounter"] * 3,
        "hand:1": ["plain-cargo", "plain-incident"],
        **{f"{kind}-pile": [f"plain-{kind}"] * 4 for kind in MARKET},
        **{f"market-{kind}": [f"plain-{kind}"] for kind in MARKET},
    }
    if card not in lying[zone]:
        lying[zone] = [*(one for one in lying[zone] if one != card), card]
    return lying


def operations(verb: str) -> list[tuple[str, str, str]]:
    """List the operations of a kind on the cards of the three crews."""
    return [
        (captain, str(card.id), one.key)
        for captain in CAPTAINS
        for card in crew(captain)
        for one in timed(card, verb)
    ]


@pytest.mark.rules("CC-9.10", "CC-9.11")
@pytest.mark.parametrize("captain", CAPTAINS)
def test_every_play_is_carried_out(captain: str) -> None:
    for mine, card, key in operations("play"):
        if mine != captain:
            continue
        lying = plenty(captain, card, "hand:0")
        story = in_action(lying, captains=(captain, "plain"), counters={0: PLENTY})
        assert key in offered(story, "play", card), f"{card}: {key}"
        goes_on(story.act("play", card, key))
        one = next(one for one in timed(printed(card), "play") if one.key == key)
        chips = 3 - any(cost.tag == "chip" for cost in one.cost)
        gained = card == "the-kobayashi-maru"
        assert counter(story.table, 0, "chips") == chips + gained, f"{card}: {key}"


@pytest.mark.rules("CC-10.2")
@pytest.mark.parametrize("captain", CAPTAINS)
def test_every_activate_is_carried_out_once(captain: str) -> None:
    for mine, card, key in operations("activate"):
        if mine != captain:
            continue
        zone = ACTIVATED_IN[printed(card).kind]
        lying = plenty(captain, card, zone)
        story = in_action(lying, captains=(captain, "plain"), counters={0: PLENTY})
        assert offered(story, "activate", card) == [key], f"{card}: {key}"
        goes_on(story.act("activate", card, key))
        assert offered(story, "activate", card) == [], f"{card} is exhausted"


MISSIONS = [
    (
        "georgiou",
        0,
        "first-contact",
        {"research": 5},
        {"fleet:0": ["uss-shenzhou"], "bridge:0": ["connor"], "briefing:0": ["class-c-shuttle"]},
    ),
    (
        "georgiou",
        1,
        "the-brightest-star",
        {"research": 7},
        {"space:0": ["plain-star", "kaminar"]},
    ),
    (
        "georgiou",
        1,
        "many-peoples",
        {"research": 4, "influence": 2},
        {"bridge:0": ["ambassador-sarek"], "space:0": ["the-binary-stars", "kaminar"]},
    ),
    (
        "soval",
        0,
        "the-envoy",
        {"influence": 6},
        {"fleet:0": ["seleya"], "bridge:0": ["muroc"], "space:0": ["vulcan", "plain-star"]},
    ),
    (
        "soval",
        1,
        "the-awakening",
        {"research": 7},
        {
            "space:0": ["vulcan"],
            "bridge:0": ["subcommander-t-pol"],
            "briefing:0": ["kolinahr", "vulcan-science-directorate"],
        },
    ),
    (
        "soval",
        1,
        "cease-fire",
        {"influence": 6},
        {
            "space:0": ["vulcan", "plain-star"],
            "bridge:0": ["v-lar"],
            "fleet:0": ["seleya", Lying("plain-human", on="seleya")],
        },
    ),
    ("soval", 1, "the-high-command", {"military": 6}, {"fleet:0": ["seleya", "ti-mur"]}),
    ("kirk", 0, "boldly-go", {"research": 4, "influence": 4, "military": 4}, {}),
    (
        "kirk",
        1,
        "the-search-for-spock",
        {"research": 5},
        {
            "fleet:0": [
                "uss-enterprise-refit",
                Lying("spock", on="uss-enterprise-refit"),
                Lying("leonard-mccoy", on="uss-enterprise-refit"),
            ]
        },
    ),
    (
        "kirk",
        1,
        "the-undiscovered-country",
        {"influence": 5},
        {"space:0": ["plain-star", "kirk-vulcan"], "bridge:0": ["chancellor-gorkon"]},
    ),
    (
        "kirk",
        1,
        "battle-stations",
        {"military": 5},
        {"fleet:0": ["uss-enterprise-refit", "uss-excelsior"], "bridge:0": ["sulu"]},
    ),
]


@pytest.mark.rules("CC-20.1", "CC-20.3", "CC-20.4")
@pytest.mark.parametrize(
    ("captain", "side", "key", "tracks", "more"), MISSIONS, ids=[one[2] for one in MISSIONS]
)
def test_missions_are_completed_once_their_objective_is_met(
    captain: str, side: int, key: str, tracks: dict[str, int], more: Lies
) -> None:
    board = f"{captain}-board"
    lying: Lies = {
        "space:0": ["plain-star"],
        "deck:0": ["plain-cargo"] * 4,
        "encounters": ["plain-encounter"],
        **{f"market-{kind}": [f"plain-{kind}"] for kind in MARKET},
        **more,
    }
    for track, least in tracks.items():
        short = {0: {**tracks, track: least - 1}}
        story = in_action(lying, captains=(captain, "plain"), sides=(side, 0), counters=short)
        assert key not in offered(story, "mission", board), f"{track} is too low"
    story = in_action(lying, captains=(captain, "plain"), sides=(side, 0), counters={0: tracks})
    assert key in offered(story, "mission", board)
    goes_on(story.act("mission", board, key))
    assert on_card(story.table, board, f"completed-{key}") == 1
    for zone in more:
        fewer = {**lying, zone: more[zone][:-1]}
        if fewer[zone] or zone != "fleet:0":
            poor = in_action(
                fewer, captains=(captain, "plain"), sides=(side, 0), counters={0: tracks}
            )
            assert key not in offered(poor, "mission", board), f"{more[zone][-1]} is needed"
