"""Final Scoring, line by line (section 23)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabletop.engine import change
from tabletop.engine.events import CardCounted, CardMoved, Looked, Shuffled
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.engine.message import fill
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tabletop.games.captains_chair.final_scoring import final_scoring
from tabletop.games.captains_chair.rotation import rotate
from tabletop.games.captains_chair.scoring import forecast, sheet
from tabletop.games.captains_chair.state import Course, course
from tabletop.games.sheet import Account
from tests.games.captains_chair.acting import Acting
from tests.games.captains_chair.matches import begun
from tests.games.captains_chair.tables import Laid, Lying, Story, game, table
from tests.games.stories import find, happening

DONE = [Lying("plain-board", counters={"completed-anything": 1})]


def account(lying: Mapping[str, Laid], seat: int = 0, **more: Any) -> Account:
    """Score a position for a seat."""
    found = sheet(table(lying, **more)).accounts
    return next(one for one in found if one.seat == seat)


def points(of: Account, key: str) -> int:
    """Give the points of a line."""
    return of.line(key).points


@pytest.mark.rules("CC-23.3", "CC-6.1")
def test_one_vp_for_each_glory_of_the_supply_and_none_for_other_resources() -> None:
    have = {0: {"glory": 7, "latinum": 5, "dilithium": 4}}
    lying: dict[str, Laid] = {"bridge:0": [Lying("plain-vulcan", counters={"glory": 3})]}
    found = account(lying, counters=have)
    assert points(found, "glory") == 7
    assert found.total == 7


@pytest.mark.rules("CC-23.4")
def test_markers_at_neutral_locations_count_and_none_elsewhere() -> None:
    found = account(
        {
            "neutral": [
                Lying("plain-world", counters={"teams-0": 2, "teams-1": 1}),
                Lying("plain-moon", counters={"teams-1": 1}),
            ],
            "space:0": [Lying("plain-star", counters={"teams-0": 2})],
            "fleet:0": [
                Lying("plain-ship", at="plain-world"),
                Lying("plain-cruiser", at="plain-star"),
                "plain-raider",
            ],
        }
    )
    assert points(found, "markers") == 3
    assert found.total == 3


@pytest.mark.rules("CC-23.5", "CC-10.9")
def test_end_game_operations_of_cards_in_play_that_are_not_beamed() -> None:
    lying: dict[str, Laid] = {
        "space:0": [Lying("score-world", exhausted=True)],
        "bridge:0": ["score-officer"],
        "fleet:0": ["plain-raider", Lying("plain-klingon", on="plain-raider")],
    }
    found = account(lying)
    assert points(found, "end-game") == 2 * 2 + 4
    assert [part.points for part in found.line("end-game").parts] == [4, 4]
    for zone in ("hand:0", "log:0", "briefing:0", "deck:0"):
        assert points(account({zone: ["score-officer"]}), "end-game") == 0
    beamed: dict[str, Laid] = {"fleet:0": ["plain-ship", Lying("score-officer", on="plain-ship")]}
    assert points(account(beamed), "end-game") == 0
    neutral: dict[str, Laid] = {"neutral": ["score-world"], "bridge:0": ["plain-klingon"]}
    assert account(neutral).total == 0


@pytest.mark.rules("CC-23.1", "CC-23.2", "CC-23.6", "CC-R.84")
def test_printed_vp_of_all_cards_but_those_of_reserve_and_developments() -> None:
    zones = ("hand:0", "deck:0", "discard:0", "log:0", "briefing:0", "space:0", "bridge:0")
    found = account({zone: ["plain-ally"] for zone in zones})
    assert points(found, "printed") == len(zones)
    beamed: dict[str, Laid] = {
        "neutral": ["plain-world", Lying("plain-ally", on="plain-world", owner=0)]
    }
    assert points(account(beamed), "printed") == 1
    assert account({zone: ["plain-ally"] for zone in ("reserve:0", "developments:0")}).total == 0


@pytest.mark.rules("CC-23.7", "CC-L.3")
@pytest.mark.parametrize("zone", ["hand:0", "log:0", "space:0"])
def test_vp_with_an_asterisk_count_out_of_play_too(zone: str) -> None:
    found = account({zone: ["score-star"], "fleet:0": ["plain-ship", "plain-cruiser"]})
    assert points(found, "worth") == 2
    assert found.total == 2


@pytest.mark.rules("CC-16.3", "CC-16.4", "CC-20.7", "CC-23.8", "CC-R.85")
@pytest.mark.parametrize(("marker", "each"), [(2, 0), (3, 1), (8, 2), (12, 4), (15, 5)])
def test_focus_symbols_times_the_highest_multiplier_reached(marker: int, each: int) -> None:
    lying: dict[str, Laid] = {"hand:0": ["plain-expert"], "log:0": ["plain-expert"]}
    counters = {0: {"research": marker}}
    assert points(account({**lying, "board:0": DONE}, counters=counters), "focus-research") == (
        2 * each
    )
    assert points(account(lying, counters=counters), "focus-research") == 0


@pytest.mark.rules("CC-16.3", "CC-23.9")
def test_best_focus_is_worth_the_highest_multiplier_of_any_track() -> None:
    counters = {0: {"military": 9, "research": 3}}
    found = account({"hand:0": ["plain-best"], "board:0": DONE}, counters=counters)
    assert points(found, "focus-best") == 3
    assert points(account({"hand:0": ["plain-best"]}, counters=counters), "focus-best") == 0


@pytest.mark.rules("CC-23.10", "CC-R.87")
@pytest.mark.parametrize(("side", "vp"), [(0, 0), (1, 7)])
def test_missions_are_worth_vp_on_the_expert_side(side: int, vp: int) -> None:
    at = table(captains=("georgiou", "plain"), sides=(side, 0))
    board = at.board.piles[ZoneId("board:0")][0]
    story = Story(at, happening(CardCounted(board, "completed-reinforcements-called", 1)))
    line = sheet(story.table).accounts[0].line("missions")
    assert (line.points, [part.points for part in line.parts]) == (vp, [vp] if vp else [])


@pytest.mark.rules("CC-23.11")
def test_a_wildcard_is_no_other_trait() -> None:
    found = account({"space:0": ["score-world"], "bridge:0": ["plain-wildcard"]})
    assert points(found, "end-game") == 0


@pytest.mark.rules("CC-23.11")
def test_a_wildcard_is_no_further_species() -> None:
    def archers(*officers: str) -> int:
        return points(account({"bridge:0": officers}, captains=("archer", "plain")), "end-game")

    assert archers("plain-vulcan") == archers() + 1
    assert archers("plain-wildcard") == archers()


@pytest.mark.rules("CC-27.5", "CC-R.85")
@pytest.mark.parametrize("side", [0, 1])
def test_rebner_scores_no_research_or_influence(side: int) -> None:
    at = table(
        {"hand:0": ["plain-expert"]},
        captains=("rebner", "plain"),
        sides=(side, 0),
        counters={0: {"research": 15, "influence": 15, "military": 15}},
    )
    board = at.board.piles[ZoneId("board:0")][0]
    story = Story(at, happening(CardCounted(board, "completed-anything", 1)))
    found = sheet(story.table).accounts[0]
    assert points(found, "focus-research") == 0
    assert table_of(story, "military") > 0


def table_of(story: Story, track: str) -> int:
    """Give a multiplier of seat 0."""
    from tabletop.games.captains_chair.reading import read
    from tabletop.games.captains_chair.symbols import multiplier

    return multiplier(read(story.table), SeatId(0), track)


@pytest.mark.rules("CC-R.86")
@pytest.mark.parametrize(
    ("crew", "steps"),
    [
        ("georgiou", ([1, 2, 3, 5, 6], [0, 1, 2, 3, 4], [1, 2, 3, 4, 5])),
        ("soval", ([1, 2, 3, 5, 6], [1, 2, 3, 4, 5], [0, 1, 2, 3, 4])),
        ("kirk", ([1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5])),
        ("archer", ([1, 2, 3, 4, 5], [1, 2, 3, 5, 6], [0, 1, 2, 3, 4])),
        ("rebner", ([0] * 5, [0] * 5, [1, 2, 4, 5, 7])),
    ],
)
def test_multipliers_of_the_expert_sides(crew: str, steps: tuple[list[int], ...]) -> None:
    for number, marker in enumerate((3, 6, 9, 12, 15)):
        tracks = ("research", "influence", "military")
        at = table(
            captains=(crew, "plain"), sides=(1, 0), counters={0: dict.fromkeys(tracks, marker)}
        )
        story = Story(at, happening())
        assert [table_of(story, track) for track in tracks] == [row[number] for row in steps]


@pytest.mark.rules("CC-27.13", "CC-R.89")
@pytest.mark.parametrize(
    ("side", "collected", "completed", "each"),
    [(0, 10, True, 0), (1, 8, True, 1), (1, 9, True, 3), (1, 9, False, 0)],
)
def test_khans_focus_symbols(side: int, collected: int, completed: bool, each: int) -> None:
    traits = ("human", "klingon", "vulcan", "romulan", "augment", "weapon", "spy", "pilot")
    marks = {f"collected-{name}": 1 for name in (*traits, "doctor", "ops")[:collected]}
    if completed:
        marks["completed-anything"] = 1
    at = table(
        {
            "captain:0": [Lying("khan-noonien-singh", side=side)],
            "board:0": [Lying("khan-board", counters=marks)],
            "hand:0": ["plain-expert", "plain-best"],
        }
    )
    found = sheet(at).accounts[0]
    assert points(found, "focus-research") + points(found, "focus-best") == 2 * each


SOVAL: dict[str, Laid] = {
    "hand:0": ["t-pau", "phlox"],
    "deck:0": ["vice-admiral-pasalk"],
    "discard:0": ["riva"],
    "fleet:0": ["holographic-drone-ship"],
    "space:0": ["khitomer"],
    "log:0": ["minister-kuvak"],
}


@pytest.mark.rules("CC-E.20", "CC-23.13", "CC-23.5", "CC-23.8")
@pytest.mark.parametrize(("completed", "total"), [(True, 24), (False, 8)])
def test_the_scoring_example(completed: bool, total: int) -> None:
    at = table(SOVAL, captains=("soval", "georgiou"), counters={0: {"influence": 12}})
    board = at.board.piles[ZoneId("board:0")][0]
    marks = (CardCounted(board, "completed-anything", 1),) if completed else ()
    found = sheet(Story(at, happening(*marks)).table).accounts[0]
    printed = found.line("printed")
    ends = found.line("end-game")
    assert (printed.points, ends.points) == (6, 2)
    assert points(found, "focus-influence") == (16 if completed else 0)
    assert found.total == total
    assert {str(at.board.cards[card].definition) for card in printed.cards} == (
        {"t-pau", "phlox", "vice-admiral-pasalk"}
    )
    behind = {str(at.board.cards[card].definition) for card in ends.cards}
    assert behind == {"soval", "phlox", "riva"}
    assert len(found.line("focus-influence").cards) == 4


@pytest.mark.rules("CC-23.12", "CC-5.2")
@pytest.mark.parametrize(("glory", "winners"), [((3, 1), [0]), ((1, 3), [1]), ((2, 2), [0, 1])])
def test_most_vp_win_and_with_equal_vp_both(glory: tuple[int, int], winners: list[int]) -> None:
    at = table(counters={seat: {"glory": have} for seat, have in enumerate(glory)})
    story = Story(at, final_scoring())
    result = story.board.result
    assert result is not None
    assert list(result.winners) == winners
    assert [story.board.seats[seat].counters["vp"] for seat in (0, 1)] == list(glory)
    values = {fill(one.label, str): one.values for one in game().figures(story.board)}
    assert values["VP"] == tuple(str(have) for have in glory)


@pytest.mark.rules("CC-23.13", "CC-22.1")
def test_a_forecast_shows_no_secret_and_counts_what_it_can_not_see() -> None:
    at = table(
        {
            "hand:1": ["plain-ally", "plain-ally"],
            "deck:1": ["plain-ally"] * 3,
            "log:1": ["plain-ally"],
            "hand:0": ["plain-ally"],
        }
    )
    story = Story(at, happening())
    seen = view_of(story.rules, story.position, SeatId(0))
    show = game().sheet
    assert show is not None
    mine, theirs = show(seen).accounts
    assert (points(mine, "printed"), mine.unknown) == (1, 0)
    assert (points(theirs, "printed"), theirs.unknown) == (1, 5)
    assert not show(seen).final
    shown = view_of(story.rules, Story(at, final_scoring()).position, SeatId(0))
    last = show(shown)
    assert last.final
    assert points(last.accounts[1], "printed") == 6
    assert last.accounts[1].unknown == 0


@pytest.mark.rules("CC-23.13", "CC-22.1", "CC-22.3")
@pytest.mark.parametrize("captain", ["kirk", "soval", "khan"])
def test_the_crew_in_deck_and_hand_counts_since_all_know_which_cards_there_are(
    captain: str,
) -> None:
    other = "georgiou" if captain != "georgiou" else "soval"
    story = begun(captain_0=captain, captain_1=other, side_0="expert")
    true = sheet(story.table)
    for viewer in (0, 1):
        seen = view_of(story.rules, story.position, SeatId(viewer))
        told = forecast(story.rules.definitions, seen)
        assert [one.unknown for one in told.accounts] == [0, 0]
        assert [one.total for one in told.accounts] == [one.total for one in true.accounts]


@pytest.mark.rules("CC-22.1", "CC-22.3")
def test_recruited_and_gained_cards_that_are_out_of_sight_are_told_of_as_unseen() -> None:
    story = begun(captain_0="kirk", captain_1="georgiou")
    board = story.board
    reserve = board.piles[ZoneId("reserve:0")][-1]
    gained = board.piles[ZoneId("ally-pile")][-1]
    deck = ZoneId("deck:0")
    for card in (reserve, gained):
        board = change.apply(board, CardMoved(card, deck))
    position = story.position._replace(board=board)
    mine = forecast(story.rules.definitions, view_of(story.rules, position, SeatId(0))).accounts
    assert next(one for one in mine if one.seat == 0).unknown == 2


@pytest.mark.rules("CC-22.2", "CC-23.13")
def test_what_was_shuffled_into_a_deck_from_an_open_pile_is_known_to_be_there() -> None:
    story = begun(captain_0="kirk", captain_1="georgiou")
    board = story.board
    tops = (board.piles[ZoneId(zone)][-1] for zone in ("reserve:0", "ally-pile"))
    for card in (*board.piles[ZoneId("deck:0")], *tops):
        board = change.apply(board, CardMoved(card, ZoneId("discard:0"), face_up=True))
    turned = Story(Table(board, story.rules.definitions), rotate(SeatId(0)), rules=story.rules)
    for viewer, unseen in ((0, 0), (1, 1)):  # only the owner saw which card was recruited
        seen = view_of(turned.rules, turned.position, SeatId(viewer))
        accounts = forecast(turned.rules.definitions, seen).accounts
        assert next(one for one in accounts if one.seat == 0).unknown == unseen


@pytest.mark.rules("CC-22.1", "CC-22.2")
def test_what_was_shuffled_in_is_forgotten_when_nobody_can_tell_any_more() -> None:
    story = Acting({"discard:0": ["laas", "sulu", "ion-storm"]}, frame=rotate(SeatId(0)))

    def left(card: str, zone: str) -> tuple[tuple[str, ...], ...]:
        event = CardMoved(find(story.table, card), ZoneId(zone), place=0)
        return course(Story(story.table, happening(event), rules=story.rules).table).stowed

    assert left("laas", "hand:0") == (("laas", "sulu", "ion-storm"), ())
    assert left("laas", "discard:0") == (("laas", "sulu", "ion-storm"), ())
    assert left("laas", "hand:1") == (("sulu", "ion-storm"), ())
    assert left("laas", "reserve:0") == ()  # which card it was must not show
    assert left("ion-storm", "incidents") == (("laas", "sulu"), ())


@pytest.mark.rules("CC-22.1", "CC-15.22", "CC-23.13")
def test_who_has_searched_a_deck_knows_what_is_in_it_after_it_is_shuffled() -> None:
    story = begun(captain_0="kirk", captain_1="georgiou")
    deck = ZoneId("deck:0")
    gained = CardMoved(story.board.piles[ZoneId("ally-pile")][-1], deck)
    looked = Looked((*story.board.piles[deck], gained.card), (SeatId(0),))
    count = len(story.board.piles[deck]) + 1
    mixed = Shuffled(deck, tuple(range(count)), tuple(range(count)))
    found = Story(story.table, happening(gained, looked, mixed), rules=story.rules)
    for viewer, unseen in ((0, 0), (1, 1)):
        seen = view_of(found.rules, found.position, SeatId(viewer))
        accounts = forecast(found.rules.definitions, seen).accounts
        assert next(one for one in accounts if one.seat == 0).unknown == unseen
        record = seen.board.state
        assert isinstance(record, Course)
        assert [len(names) for names in record.noted] == [count if viewer == 0 else 0, 0]
    given = CardMoved(gained.card, ZoneId("hand:1"))
    left = course(Story(found.table, happening(given), rules=story.rules).table).noted
    assert [len(names) for names in left] == [count - 1, 0]


@pytest.mark.rules("CC-22.1", "CC-22.3", "CC-27.2")
def test_of_a_crew_with_a_card_on_its_reserve_only_what_was_shuffled_in_is_told() -> None:
    story = begun(captain_0="archer", captain_1="georgiou")
    card = story.board.piles[ZoneId("hand:0")][0]
    placed = Story(story.table, happening(CardMoved(card, ZoneId("reserve:0"))), rules=story.rules)
    for viewer, unseen in ((0, 4), (1, 8)):  # the deck; and the hand, which its owner sees
        seen = view_of(placed.rules, placed.position, SeatId(viewer))
        accounts = forecast(placed.rules.definitions, seen).accounts
        assert next(one for one in accounts if one.seat == 0).unknown == unseen


@pytest.mark.rules("CC-20.1", "CC-22.2")
def test_what_a_mission_needs_is_ticked_off() -> None:
    at = table(
        {"board:0": ["mission-board"], "bridge:0": ["plain-klingon"]},
        counters={0: {"research": 2}},
    )
    story = Story(at, happening())
    tell = game().goals
    assert tell is not None
    for viewer in (0, 1):
        seen = view_of(story.rules, story.position, SeatId(viewer))
        goals = {goal.key: goal for goal in tell(seen, SeatId(0))}
        goal = goals["the-long-way-home"]
        assert fill(goal.title, str) == "The Long Way Home"
        assert [part.met for part in goal.conditions] == [False, True]
        assert [part.progress for part in goal.conditions] == [(2, 3), (1, 1)]
        assert len(goal.conditions[1].cards) == 1
        assert "draw 1 card" in fill(goal.reward, str).lower()
        assert not goal.met
        assert not goal.reached
    assert tell(seen, SeatId(1)) == ()


@pytest.mark.rules("CC-R.83")
def test_the_accounts_begin_with_the_starting_player() -> None:
    at = table(first=SeatId(1))
    assert [one.seat for one in sheet(at).accounts] == [1, 0]
    assert find(at, "plain-board", "board:1")
    with pytest.raises(LookupError):
        sheet(at).accounts[0].line("nothing")
