"""The Ready Phase: readying, hands, the first captain, restoring, Gear that changes hands."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletop.engine.decisions import ChooseCards, ChooseNumber, ChooseSeat
from tabletop.engine.ids import SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.moving_gear import MOVE_GEAR
from tabletop.games.traveller_ccg.ready import READY
from tabletop.games.traveller_ccg.restoring import RESTORE, Restoring
from tabletop.games.traveller_ccg.stages import Own, Turns
from tabletop.games.traveller_ccg.state import voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.tables import Lying, Story, table
from tests.games.traveller_ccg.verbs import printed

Laid = dict[str, list[str | Lying]]


def decks(seats: int) -> dict[str, list[str]]:
    return {f"deck:{seat}": ["plain-penny"] * 12 for seat in range(seats)}


def ready(at: Table, chance: Sequence[tuple[int, ...]] = ()) -> Story:
    return Story(at, READY.frame(Turns()), chance)


@pytest.mark.rules("TC-14.1", "TC-7.1", "TC-7.2")
def test_everything_exerted_in_play_is_readied_by_itself() -> None:
    at = table(
        2,
        {
            "crew:0": [Lying("plain-hand", exerted=True), Lying("plain-pistol", exerted=True)],
            "ship:1": ["plain-trader", Lying("plain-turret", exerted=True)],
        },
    )
    story = ready(at)
    assert not any(card.turn for card in story.board.cards.values())


@pytest.mark.rules("TC-14.2", "TC-1.15", "TC-R.104", "TC-12.6")
def test_all_discard_in_secret_and_then_draw_up_to_hand_size() -> None:
    hands = {"hand:0": ["plain-purse"] * 9, "hand:1": ["plain-debt"] * 3}
    story = ready(table(2, {**decks(2), **hands}))
    first, second = story.asked(0), story.asked(1)
    assert isinstance(first, ChooseCards)
    assert (first.least, first.most) == (2, 9), "down to 7 at least"
    assert (second.least, second.most) == (0, 3)
    story.refused(first.cards[:1], 0)
    story.answer(second.cards[:1], 1)
    assert len(story.board.piles["discard:1"]) == 0, "nothing is shown before all have chosen"  # type: ignore[index]
    story.answer(first.cards[:4], 0)
    assert names(story.table, "discard:0") == ["plain-purse"] * 4
    assert names(story.table, "discard:1") == ["plain-debt"]
    assert sorted(names(story.table, "hand:0")) == ["plain-penny"] * 2 + ["plain-purse"] * 5
    assert sorted(names(story.table, "hand:1")) == ["plain-debt"] * 2 + ["plain-penny"] * 5


@pytest.mark.rules("TC-30.1", "TC-14.2", "TC-L.36")
def test_these_are_discards_for_what_looks_for_them() -> None:
    at = table(2, {**decks(2), "hand:0": ["plain-purse"] * 8, "crew:0": ["play-rag"]})
    story = ready(at)
    story.answer(story.asked(0).cards[:2], 0)
    assert story.board.seats[0].counters == {"vp": 2}
    first = story.said.index("seat 0 discards plain-purse, plain-purse.")
    assert story.said[first + 1] == "seat 0 gains 1 VP.", "what comes of it is told after it"


@pytest.mark.rules("TC-R.104")
def test_the_choices_are_asked_clockwise_from_the_last_first_captain() -> None:
    hands = {f"hand:{seat}": ["plain-penny"] for seat in range(3)}
    story = ready(table(3, {**decks(3), **hands}, first=SeatId(1)))
    pending = story.position.pending
    assert pending is not None
    assert pending.seats() == (1, 2, 0)
    story = ready(table(3, {**decks(3), **hands}, first=None))
    pending = story.position.pending
    assert pending is not None
    assert pending.seats() == (0, 1, 2)


@pytest.mark.rules("TC-14.3", "TC-1.16", "TC-R.44")
def test_nobody_draws_above_hand_size_nor_from_an_empty_deck() -> None:
    lying = {"hand:0": ["plain-purse"] * 7, "deck:0": ["plain-penny"] * 9}
    lying |= {"hand:1": ["plain-debt"], "deck:1": ["plain-penny"] * 2, "discard:1": ["plain-purse"]}
    story = ready(table(2, lying)).answer((), 0).answer((), 1)
    assert len(story.board.piles["hand:0"]) == 7  # type: ignore[index]
    assert len(story.board.piles["hand:1"]) == 3  # type: ignore[index]
    assert names(story.table, "discard:1") == ["plain-purse"], "an empty deck is not refilled"
    assert story.board.aboard() == (0, 1), "and has no penalty"


@pytest.mark.rules("TC-14.4", "TC-13.5")
def test_the_highest_initiative_names_the_first_captain() -> None:
    story = ready(table(3, first=SeatId(2)))
    asked = story.asked()
    assert isinstance(asked, ChooseSeat)
    assert (asked.seat, asked.seats) == (0, (0, 1, 2))
    story.answer(SeatId(1))
    assert voyage(story.table).first == 1


@pytest.mark.rules("TC-14.5", "TC-R.2", "TC-R.13")
def test_a_tie_for_the_highest_initiative_is_drawn_by_lot_among_those_tied() -> None:
    ships = {"ship:0": ["plain-trader"], "ship:1": ["plain-scout"], "ship:2": ["plain-scout"]}
    story = ready(table(3, ships), chance=[(1,), (2,)])  # the first is for the fourth slot
    assert voyage(story.table).first == 2
    assert "Initiative is tied; by lot seat 2 is first captain." in story.said


@pytest.mark.rules("TC-R.110")
def test_alone_one_is_always_first_captain() -> None:
    assert voyage(ready(table(1, first=None)).table).first == 0


HURT = Lying("plain-hand", counters={"wound": 2})
HOLED = Lying("plain-turret", counters={"structure": 2})


@pytest.mark.rules("TC-14.6", "TC-R.38", "TC-30.9", "TC-5.14")
def test_a_captain_restores_at_a_credit_a_point_and_pays_once_for_all() -> None:
    at = table(
        2, {"crew:0": [HURT], "ship:0": ["plain-scout", HOLED], "hand:0": ["plain-purse"] * 2}
    )
    story = Story(at, RESTORE.frame(Restoring(SeatId(0))))
    crew, turret = find(at, "plain-hand"), find(at, "plain-turret")
    assert set(story.asked().cards) == {crew, turret}
    story.answer((turret, crew))
    asked = story.asked()
    assert isinstance(asked, ChooseNumber)
    assert (asked.low, asked.high) == (1, 2)
    story.answer(2).answer(1)
    story.answer((find(at, "plain-purse"),))
    assert story.over, "3 points are one expense, paid with one card of EV 3"
    assert story.board.cards[turret].counters == {}
    assert story.board.cards[crew].counters == {"wound": 1}


@pytest.mark.rules("TC-14.6", "TC-R.33")
def test_no_more_is_restored_than_can_be_paid() -> None:
    at = table(2, {"crew:0": [HURT, HURT], "hand:0": ["plain-penny"], "deck:0": ["plain-penny"]})
    story = Story(at, RESTORE.frame(Restoring(SeatId(0))))
    crew = story.asked().cards
    assert story.asked().most == 2
    story.answer(crew)
    assert story.asked().name == "pay", "one point each is all that 2 Credits allow"
    poor = table(2, {"crew:0": [HURT], "hand:0": ["plain-debt"]})
    assert Story(poor, RESTORE.frame(Restoring(SeatId(0)))).over, "nothing can be paid at all"


@pytest.mark.rules("TC-29.10", "TC-14.6", "TC-R.40")
def test_an_expendable_card_that_pays_for_its_own_repair_is_gone_and_not_repaired() -> None:
    lying: Laid = {"ship:0": ["plain-scout", Lying("plain-turret", counters={"structure": 2})]}
    rules = printed({}, {"plain-turret": {"keywords": {"expendable": 2}}})
    story = Story(table(2, lying), RESTORE.frame(Restoring(SeatId(0))), rules=rules)
    turret = find(story.table, "plain-turret")
    story.answer((turret,)).answer(2).answer((turret,))
    assert names(story.table, "discard:0") == ["plain-turret"]
    assert story.board.cards[turret].counters == {}


@pytest.mark.rules("TC-14.6")
def test_restoring_may_be_declined() -> None:
    at = table(2, {"crew:0": [HURT], "hand:0": ["plain-purse"]})
    story = Story(at, RESTORE.frame(Restoring(SeatId(0)))).answer(())
    assert story.over
    assert names(story.table, "hand:0") == ["plain-purse"]


@pytest.mark.rules("TC-14.7", "TC-29.27", "TC-R.55")
def test_resilient_cards_restore_everything_free_and_by_themselves() -> None:
    troll = Lying("plain-troll", counters={"wound": 3})
    at = table(2, {"crew:0": [troll], "hand:0": ["plain-purse"]})
    story = Story(at, RESTORE.frame(Restoring(SeatId(0))))
    assert story.over
    assert story.board.cards[find(at, "plain-troll")].counters == {}
    assert names(story.table, "hand:0") == ["plain-purse"]


@pytest.mark.rules("TC-14.8")
def test_mechanical_crew_is_restored_like_others() -> None:
    robot = Lying("plain-robot", counters={"wound": 1})
    at = table(2, {"crew:0": [robot], "hand:0": ["plain-penny"]})
    story = Story(at, RESTORE.frame(Restoring(SeatId(0))))
    story.answer((find(at, "plain-robot"),)).answer((find(at, "plain-penny"),))
    assert story.board.cards[find(at, "plain-robot")].counters == {}


@pytest.mark.rules("TC-14.9", "TC-2.4")
def test_gear_moves_free_between_own_crew_and_of_others_not() -> None:
    at = table(
        2,
        {
            "crew:0": ["plain-hand", Lying("plain-pistol", on="plain-hand"), "plain-mate"],
            "crew:1": ["plain-troll", "plain-vest"],
        },
    )
    story = Story(at, MOVE_GEAR.frame(Own(SeatId(0))))
    pistol, mate = find(at, "plain-pistol"), find(at, "plain-mate")
    assert story.asked().cards == (pistol,)
    story.answer((pistol,))
    assert story.asked().cards == (mate,)
    story.answer((mate,))
    assert story.over, "each Gear moves at most once, and all moves are one set"
    assert story.board.cards[pistol].attached_to == mate


@pytest.mark.rules("TC-29.19", "TC-14.9")
def test_gear_is_not_given_to_a_crew_that_is_invulnerable_to_gear() -> None:
    lying: Laid = {"crew:0": ["plain-hand", Lying("plain-pistol", on="plain-hand"), "plain-mate"]}
    facts = {"plain-mate": {"keywords": {"invulnerable-to-gear": 1}}}
    story = Story(table(2, lying), MOVE_GEAR.frame(Own(SeatId(0))), rules=printed({}, facts))
    assert story.over


@pytest.mark.rules("TC-14.10", "TC-29.15", "TC-29.11")
def test_integral_gear_and_hindrances_stay_where_they_are() -> None:
    at = table(
        2,
        {
            "crew:0": [
                "plain-hand",
                Lying("plain-implant", on="plain-hand"),
                Lying("plain-leech", on="plain-hand"),
                "plain-mate",
            ]
        },
    )
    assert Story(at, MOVE_GEAR.frame(Own(SeatId(0)))).over


@pytest.mark.rules("TC-R.49", "TC-8.5", "TC-14.10")
def test_two_crew_can_swap_weapons_since_limits_are_looked_at_after_the_last_move() -> None:
    at = table(
        2,
        {
            "crew:0": [
                "plain-hand",
                Lying("plain-pistol", on="plain-hand"),
                "plain-mate",
                Lying("plain-blade", on="plain-mate"),
            ]
        },
    )
    hand, mate = find(at, "plain-hand"), find(at, "plain-mate")
    pistol, blade = find(at, "plain-pistol"), find(at, "plain-blade")
    story = Story(at, MOVE_GEAR.frame(Own(SeatId(0))))
    story.answer((pistol, blade)).answer((mate,)).answer((hand,))
    assert story.over
    assert story.board.cards[pistol].attached_to == mate
    assert story.board.cards[blade].attached_to == hand
    assert names(story.table, "discard:0") == []


@pytest.mark.rules("TC-R.49", "TC-8.8")
def test_a_move_over_a_limit_is_cut_back_afterwards() -> None:
    at = table(
        2,
        {
            "crew:0": [
                "plain-hand",
                Lying("plain-pistol", on="plain-hand"),
                "plain-mate",
                Lying("plain-blade", on="plain-mate"),
            ]
        },
    )
    pistol, mate = find(at, "plain-pistol"), find(at, "plain-mate")
    story = Story(at, MOVE_GEAR.frame(Own(SeatId(0))))
    story.answer((pistol,)).answer((mate,))
    story.answer((pistol,))
    assert story.over
    assert names(story.table, "discard:0") == ["plain-pistol"]


@pytest.mark.rules("TC-13.2", "TC-14.6", "TC-14.9")
def test_stages_in_initiative_order_go_clockwise_from_the_first_captain() -> None:
    hurt = {f"crew:{seat}": [HURT] for seat in range(3)}
    story = ready(table(3, {**hurt, **{f"hand:{s}": ["plain-purse"] * 7 for s in range(3)}}))
    for seat in range(3):
        story.answer((), seat)
    story.answer(SeatId(1))
    order = []
    while not story.over:
        if story.asked().name == "restore":
            order.append(story.asked().seat)
        story.answer(() if isinstance(story.asked(), ChooseCards) else story.asked().actions[0])
    assert order == [1, 2, 0]


@pytest.mark.rules("TC-14.11", "TC-4.2")
def test_the_phase_ends_with_a_victory_check() -> None:
    story = ready(table(2, counters={1: {"vp": 20}}))
    story.answer(SeatId(0))
    assert story.position.result is not None
    assert voyage(story.table).stage == 6
