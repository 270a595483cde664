"""Setup: what lies where before the first turn (sections 1, 2 and 4)."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.engine.cards import Sight
from tabletop.engine.events import MomentCame
from tabletop.engine.ids import SeatId, ZoneId, zone_of
from tabletop.engine.view import view_of
from tabletop.games.captains_chair.mixing import is_standard
from tabletop.games.captains_chair.options import CAPTAINS
from tabletop.games.captains_chair.places import MARKET_TYPES, market, pile
from tabletop.games.captains_chair.ship_tokens import TOKEN
from tabletop.games.captains_chair.state import course
from tests.games.captains_chair.matches import begun, bundled, refused
from tests.games.captains_chair.tables import Story, carrier, counter, names
from tests.games.stories import find

CREWS = {"georgiou": 23, "soval": 24, "archer": 23, "kirk": 25, "rebner": 22, "khan": 22}
SHIP_TOKENS = {"georgiou": 2, "soval": 2, "archer": 2, "kirk": 4, "rebner": 4, "khan": 2}


def printed(story: Story, zone: str) -> list[str]:
    """List what type the cards of a zone are."""
    board = story.board
    return [story.table.printed(card).kind for card in board.piles[ZoneId(zone)]]


def copies(kind: str | None = None, crew: str | None = None) -> int:
    """Count the cards of the box."""
    return sum(
        entry.count
        for entry in bundled().pack.cards.values()
        if kind in (None, entry.definition.kind) and crew == entry.definition.facts.get("crew")
    )


@pytest.mark.rules("CC-1.1")
@pytest.mark.parametrize("crew", CREWS)
def test_each_captain_has_a_crew_and_a_board_of_two_sides(crew: str) -> None:
    boards = [
        entry.definition
        for entry in bundled().pack.cards.values()
        if entry.definition.kind == "board" and entry.definition.facts["crew"] == crew
    ]
    assert len(boards) == 1
    assert len(boards[0].sides) == 1
    assert copies(crew=crew) - 1 == CREWS[crew]


@pytest.mark.rules("CC-1.2", "CC-14.9")
def test_ships_have_tokens() -> None:
    tokens = [one for one in bundled().rules.definitions.values() if one.kind == TOKEN]
    definitions = bundled().rules.definitions
    owners = Counter(definitions[one.facts["ship"]].facts.get("crew") for one in tokens)
    expected: dict[str | None, int] = {None: 14}
    expected.update(SHIP_TOKENS.items())
    assert owners == expected


@pytest.mark.rules("CC-1.4", "CC-2.1")
def test_standard_cards() -> None:
    kinds = ("ally", "cargo", "person", "ship", "encounter", "location", "incident")
    assert [copies(kind) for kind in kinds] == [16, 18, 25, 13, 8, 20, 6]


@pytest.mark.rules("CC-1.5", "CC-R.75")
def test_stardate_cards_of_two_players_and_of_cadets() -> None:
    cards = [
        entry.definition.facts
        for entry in bundled().pack.cards.values()
        if entry.definition.kind == "stardate"
    ]
    two = sorted((one["number"], one["glory"]) for one in cards if one["mode"] == "two-player")
    assert two == [(1, 8), (2, 7), (3, 6), (4, 6), (5, 6)]
    assert [one["glory"] for one in cards if one["mode"] == "cadet"] == [5, 5]


@pytest.mark.rules("CC-2.2")
def test_the_market_shows_the_top_card_of_each_pile() -> None:
    story = begun()
    for kind in MARKET_TYPES:
        assert printed(story, market(kind)) == [kind]
        assert set(printed(story, pile(kind))) == {kind}
        assert story.board.zones[pile(kind)].sight is Sight.NOBODY
        assert story.board.cards[story.board.piles[market(kind)][0]].face_up
        together = len(story.board.piles[pile(kind)]) + 1
        assert together == copies(kind)


@pytest.mark.rules("CC-2.3", "CC-4.5")
def test_encounters_and_incidents_lie_shuffled_and_the_junk_pile_is_empty() -> None:
    story = begun(captain_0="georgiou", captain_1="khan")
    assert len(story.board.piles[ZoneId("encounters")]) == copies("encounter")
    own = sum(
        entry.count
        for entry in bundled().pack.cards.values()
        if entry.definition.facts.get("position") == "incident"
        and entry.definition.facts.get("crew") in ("georgiou", "khan")
    )
    assert own > 0
    assert len(story.board.piles[ZoneId("incidents")]) == copies("incident") + own
    assert names(story.table, "junk") == []
    first, second = (
        names(begun(captain_1="khan", seed=seed).table, "incidents") for seed in (1, 2)
    )
    assert first != second
    assert sorted(first) == sorted(second)


@pytest.mark.rules("CC-2.4", "CC-2.5", "CC-R.92")
def test_one_starting_location_lies_on_the_location_deck_and_three_are_neutral() -> None:
    story = begun()

    def marking(zone: str) -> list[str]:
        cards = story.board.piles[ZoneId(zone)]
        return [story.table.fact(card, "marking") for card in cards]

    deck = marking("location-deck")
    assert deck[-1] == "starting"
    assert set(deck[:-1]) == {"other"}
    assert len(deck) == 15
    assert marking("neutral") == ["starting"] * 3
    assert all(story.board.cards[card].face_up for card in story.board.piles[ZoneId("neutral")])
    assert marking("box") == ["starting"] * 2


@pytest.mark.rules("CC-2.6", "CC-2.7")
def test_stardates_lie_in_order_and_only_the_first_has_its_glory() -> None:
    story = begun()
    board = story.board
    assert names(story.table, "stardates") == [f"stardate-{n}" for n in (5, 4, 3, 2, 1)]
    glory = [
        board.cards[card].counters.get("glory", 0) for card in board.piles[ZoneId("stardates")]
    ]
    assert glory == [0, 0, 0, 0, 8]


@pytest.mark.rules("CC-2.8", "CC-2.9")
def test_georgiou_and_soval_are_proposed_and_the_supply_has_their_tokens() -> None:
    story = begun()
    for seat, crew in ((0, "georgiou"), (1, "soval")):
        captain = story.board.piles[zone_of("captain", SeatId(seat))][0]
        assert story.table.fact(captain, "crew") == crew
    tokens = [card for card in story.board.cards if story.table.printed(card).kind == TOKEN]
    assert len(tokens) == 14 + SHIP_TOKENS["georgiou"] + SHIP_TOKENS["soval"]


@pytest.mark.rules("CC-2.10", "CC-4.3", "CC-4.13")
def test_players_begin_with_three_chips_and_one_of_each_resource_off_no_stardate() -> None:
    at = begun().table
    for seat in (0, 1):
        have = [counter(at, seat, name) for name in ("chips", "dilithium", "latinum", "glory")]
        assert have == [3, 1, 1, 1]
        assert [counter(at, seat, name) for name in ("research", "influence", "military")] == (
            [0, 0, 0]
        )


@pytest.mark.rules("CC-2.11")
def test_the_starting_player_is_chosen_or_drawn() -> None:
    assert course(begun().table).active == SeatId(0)
    assert course(begun(first="1").table).active == SeatId(1)
    lots = {course(begun(first="lot", seed=seed).table).first for seed in range(6)}
    assert lots == {SeatId(0), SeatId(1)}


@pytest.mark.rules("CC-2.11")
def test_in_a_rematch_the_other_player_may_start() -> None:
    ((_, changed),) = bundled().again(begun().board)
    assert course(begun(first=changed["first"]).table).active == SeatId(1)
    assert bundled().again(begun(1).board) == ()


@pytest.mark.rules("CC-4.1", "CC-4.2", "CC-R.87")
def test_each_board_lies_on_the_side_that_its_player_chose() -> None:
    story = begun(side_1="expert")
    for seat, missions in ((0, 1), (1, 3)):
        board = story.board.piles[zone_of("board", SeatId(seat))][0]
        abilities = story.table.printed(board).facts["abilities"]
        assert sum(one.timing == "mission" for one in abilities) == missions


@pytest.mark.rules("CC-4.4", "CC-4.6", "CC-4.7", "CC-4.8", "CC-4.9", "CC-4.10", "CC-4.11")
@pytest.mark.parametrize("crew", CREWS)
def test_crew_cards_lie_where_their_marking_says(crew: str) -> None:
    other = "soval" if crew != "soval" else "kirk"
    story = begun(captain_0=crew, captain_1=other)
    zones = {
        "available": ("deck:0", "hand:0"),
        "reserve": ("reserve:0",),
        "development": ("developments:0",),
        "mobilized": ("fleet:0",),
        "controlled-location": ("space:0",),
        "discard": ("discard:0",),
        "incident": ("incidents",),
    }
    for entry in bundled().pack.cards.values():
        facts = entry.definition.facts
        if facts.get("crew") != crew or "position" not in facts:
            continue
        there = [name for zone in zones[facts["position"]] for name in names(story.table, zone)]
        assert there.count(str(entry.definition.id)) == entry.count, entry.definition.id
    assert [story.table.printed(c).kind for c in story.board.piles[ZoneId("captain:0")]] == [
        "captain"
    ]
    assert story.board.zones[ZoneId("reserve:0")].sight is Sight.NOBODY


@pytest.mark.rules("CC-4.11", "CC-R.63", "CC-R.68")
def test_mobilized_ships_have_their_token_on_them_and_nothing_was_brought_into_play() -> None:
    story = begun(captain_1="kirk", captain_0="soval")
    ships = [name for name in names(story.table, "fleet:0") if name.startswith("seleya")]
    assert len(ships) == 1
    assert carrier(story.table, f"token-{ships[0]}") == ships[0]
    assert names(story.table, "space:0") == ["vulcan"]
    moments = [event.name for event in story.events if isinstance(event, MomentCame)]
    assert "brought-into-play" not in moments
    assert "control-taken" not in moments


@pytest.mark.rules("CC-4.14", "CC-R.88", "CC-27.3")
@pytest.mark.parametrize(
    ("crew", "teams"),
    [("georgiou", 4), ("soval", 4), ("kirk", 4), ("archer", 2), ("rebner", 3), ("khan", 3)],
)
def test_the_captain_card_gets_its_away_teams(crew: str, teams: int) -> None:
    story = begun(captain_0=crew, captain_1="soval" if crew != "soval" else "kirk")
    counters = story.board.cards[story.board.piles[ZoneId("captain:0")][0]].counters
    assert counters["away-team"] == teams
    assert counters["spare-team"] == 6 - teams


@pytest.mark.rules("CC-4.15", "CC-27.4", "CC-27.8", "CC-27.9", "CC-R.91")
@pytest.mark.parametrize(("crew", "cards"), [("georgiou", 5), ("rebner", 3), ("khan", 6)])
def test_the_starting_hand_is_as_large_as_the_cards_in_play_say(crew: str, cards: int) -> None:
    assert len(names(begun(captain_0=crew).table, "hand:0")) == cards


@pytest.mark.rules("CC-4.16", "CC-22.1", "CC-22.2", "CC-22.3", "CC-R.30", "CC-R.35")
def test_what_is_secret_and_what_is_open() -> None:
    story = begun()
    view = view_of(story.rules, story.position, SeatId(0))

    def known(zone: str) -> set[bool]:
        return {view.known(card) for card in view.board.piles[ZoneId(zone)]}

    for secret in ("hand:1", "deck:0", "deck:1", "reserve:0", "reserve:1", "person-pile"):
        assert known(secret) == {False}, secret
        assert len(view.board.piles[ZoneId(secret)]) == len(story.board.piles[ZoneId(secret)])
    for open_ in ("hand:0", "developments:1", "fleet:1", "captain:1", "market-ship", "neutral"):
        assert known(open_) == {True}, open_
    for zone in ("junk", "log:1", "discard:1"):
        assert view.board.zones[ZoneId(zone)].sight is Sight.ALL


@pytest.mark.rules("CC-27.22")
def test_both_can_not_have_the_same_captain() -> None:
    refusal = refused(captain_0="kirk", captain_1="kirk")
    assert refusal.rule == "CC-27.22"


@pytest.mark.rules("CC-2.8")
def test_no_more_than_two_captains_play() -> None:
    assert refused(3).rule == "CC-2.8"


@pytest.mark.rules("CC-25.1", "CC-R.108")
def test_one_captain_alone_is_a_cadet() -> None:
    story = begun(1, captain_0="kirk")
    assert course(story.table).cadet
    assert names(story.table, "stardates") == ["cadet-stardate-2", "cadet-stardate-1"]
    top = story.board.piles[ZoneId("stardates")][-1]
    assert story.board.cards[top].counters == {"glory": 5}


@pytest.mark.rules("CC-27.18")
def test_khan_alone_gets_two_traits_of_a_captain_by_lot() -> None:
    rivals = {course(begun(1, seed=seed, captain_0="khan").table).rival for seed in range(12)}
    assert len(rivals) > 2
    assert rivals <= set(CAPTAINS) - {"khan"}


@pytest.mark.rules("CC-1.6", "CC-1.7", "CC-27.10")
def test_khan_has_no_reserve_and_cards_of_nobody_belong_to_nobody() -> None:
    story = begun(captain_0="khan", captain_1="soval")
    assert names(story.table, "reserve:0") == []
    market_card = story.board.piles[market("person")][0]
    assert story.board.cards[market_card].owner is None
    assert is_standard(story.table.printed(market_card))
    hand = story.board.cards[story.board.piles[ZoneId("hand:0")][0]]
    assert hand.owner == SeatId(0)
    assert find(story.table, "stardate-1", "stardates")
