"""The Adventure Phase: Complications, activities and what they cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects.payment import payable
from tabletop.engine.actions import Action, legal
from tabletop.engine.events import CardMoved
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import fill
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.activities import (
    CHOOSE_ACTIVITY,
    FREE,
    KINDS,
    PIRACY,
    Choosing,
    jumps,
)
from tabletop.games.traveller_ccg.adventure import ADVENTURE
from tabletop.games.traveller_ccg.commitment import abandonment
from tabletop.games.traveller_ccg.new_complication import NEW_COMPLICATION, Attaching
from tabletop.games.traveller_ccg.places import complications_on, contract_in
from tabletop.games.traveller_ccg.round import between_rounds
from tabletop.games.traveller_ccg.stages import Turns
from tabletop.games.traveller_ccg.state import Activity, Captain, voyage
from tests.games.stories import find, names
from tests.games.traveller_ccg.tables import Lying, Story, table
from tests.games.traveller_ccg.verbs import Trial

Piles = dict[str, list[str | Lying]]

MONEY: Piles = {"deck:0": ["plain-penny"] * 9, "deck:1": ["plain-penny"] * 9}
DECKS: Piles = {"adventure-deck:0": ["plain-run"] * 6, "adventure-deck:1": ["plain-run"] * 6}
ONE_EACH: Piles = {"slot:0": ["plain-run"], "slot:2": [Lying("plain-haul", owner=1)]}
FULL: list[str | Lying] = ["plain-haul", Lying("plain-run", owner=1)]
"""A Contract with its only slot taken."""


def attaching(at: Table, seat: int = 0) -> Story:
    return Story(at, NEW_COMPLICATION.frame(Attaching(SeatId(seat))))


@pytest.mark.rules("TC-15.1", "TC-R.28", "TC-R.29", "TC-30.6")
def test_a_captain_looks_at_a_new_complication_and_attaches_it_face_down_anywhere() -> None:
    at = table(2, {**ONE_EACH, "adventure-deck:0": ["plain-errand", "plain-haul"]})
    story = attaching(at)
    mine, theirs = contract_in(at.board, 0), contract_in(at.board, 2)
    assert theirs is not None
    assert story.asked().cards == (mine, theirs)
    (drawn,) = at.board.top("adventure-deck:0", 1)  # type: ignore[arg-type]
    assert story.board.cards[drawn].known_to == (0,), "looked at, and nobody else"
    assert story.table.printed(drawn).name == "Plain Strike"
    story.answer((theirs,))
    assert story.over
    assert complications_on(story.board, theirs) == (drawn,)
    there = story.board.cards[drawn]
    assert (there.face_up, there.side, there.known_to) == (False, 1, (0,))
    assert "Strike" not in "".join(story.said)
    assert names(story.table, "adventure-deck:0") == ["plain-errand"]


@pytest.mark.rules("TC-15.1")
def test_it_is_not_optional() -> None:
    story = attaching(table(2, {**ONE_EACH, **DECKS}))
    assert (story.asked().least, story.asked().most) == (1, 1)


@pytest.mark.rules("TC-15.2", "TC-15.3", "TC-R.27")
def test_room_is_made_on_a_full_contract_by_one_that_lies_there_already() -> None:
    at = table(2, {"slot:0": FULL, "adventure-deck:0": ["plain-errand"]})
    contract, old = contract_in(at.board, 0), at.board.piles["slot:0"][1]  # type: ignore[index]
    assert contract is not None
    story = attaching(at).answer((contract,))
    assert story.asked().cards == (old,), "never the new one"
    assert story.board.cards[old].known_to == (), "no look is granted"
    story.answer((old,))
    assert names(story.table, "adventure-discard:1") == ["plain-run"]
    assert story.board.cards[old].face_up
    assert len(complications_on(story.board, contract)) == 1


@pytest.mark.rules("TC-R.30")
def test_a_contract_without_slots_can_not_be_chosen() -> None:
    at = table(2, {"slot:0": ["plain-errand"], "slot:1": ["plain-run"], **DECKS})
    assert attaching(at).asked().cards == (contract_in(at.board, 1),)


@pytest.mark.rules("TC-R.26", "TC-R.25")
def test_without_a_contract_or_without_a_card_nothing_is_drawn() -> None:
    story = attaching(table(2, DECKS))
    assert story.over
    assert len(story.board.piles["adventure-deck:0"]) == 6  # type: ignore[index]
    assert attaching(table(2, ONE_EACH)).over


@pytest.mark.rules("TC-1.17")
def test_the_discard_pile_is_shuffled_when_the_deck_is_empty() -> None:
    at = table(2, {**ONE_EACH, "adventure-discard:0": ["plain-errand"]})
    story = attaching(at)
    assert story.asked().name == "complicate"
    assert names(story.table, "adventure-discard:0") == []


@pytest.mark.rules("TC-1.17")
@pytest.mark.parametrize(("order", "drawn"), [((0, 1), "plain-haul"), ((1, 0), "plain-errand")])
def test_the_new_deck_lies_as_it_was_shuffled(order: tuple[int, ...], drawn: str) -> None:
    at = table(2, {**ONE_EACH, "adventure-discard:0": ["plain-errand", "plain-haul"]})
    story = Story(at, NEW_COMPLICATION.frame(Attaching(SeatId(0))), chance=(order,))
    story.answer(story.asked().cards[:1])
    assert names(story.table, "slot:0") == ["plain-run", drawn]


@pytest.mark.rules("TC-R.25", "TC-13.2")
def test_slots_that_stayed_empty_are_tried_again_at_the_start_of_the_phase() -> None:
    at = table(2, {"adventure-deck:1": ["plain-run"] * 9}, first=SeatId(1))
    story = Story(at, ADVENTURE.frame(Turns()))
    assert names(story.table, "slot:2") == ["plain-run", "plain-run"]
    assert names(story.table, "slot:0") == []
    assert story.asked().seat == 1, "the first captain begins"


def on(seats: int, *slots: int | None, pirates: Sequence[int] = ()) -> dict[str, Any]:
    """Have captains pursue the Contracts of these slots, in Adventure Stage 2, seat 0 acting."""
    captains = []
    for seat in range(seats):
        slot = slots[seat] if seat < len(slots) else None
        activity = Activity() if slot is None else Activity("contract", slot)
        captains.append(Captain(Activity("piracy") if seat in pirates else activity))
    return {
        "phase": "adventure",
        "stage": 2,
        "acting": SeatId(0),
        "captains": tuple(captains),
    }


def choosing(at: Table) -> Story:
    return Story(at, CHOOSE_ACTIVITY.frame(Choosing(SeatId(0))))


def pursue(at: Table, slot: int) -> Action:
    contract = contract_in(at.board, slot)
    assert contract is not None
    return Action("pursue", contract)


def why_not(at: Table, slot: int) -> tuple[str | None, str]:
    """Give the rule and the sentence that refuse the pursuit of a Contract."""
    (kind,) = (kind for kind in KINDS if kind.verb == "pursue")
    refusal = kind.verify(at, SeatId(0), pursue(at, slot))
    assert refusal is not None
    return refusal.rule, fill(refusal.reason, str)


def pay(story: Story, count: int) -> Story:
    """Expend so many cards from the top of the deck."""
    for _ in range(count):
        assert story.asked().name == "pay"
        (top,) = story.board.top("deck:0", 1)  # type: ignore[arg-type]
        story.answer((top,))
    return story


def left(story: Story, card: CardId | None) -> bool:
    """Tell whether a Contract has left play, wherever it is since."""
    return any(
        isinstance(event, CardMoved) and event.card == card and event.to == "adventure-discard:0"
        for event in story.events
    )


def doing(story: Story, seat: int = 0) -> Activity:
    return voyage(story.table).captains[seat].activity


@pytest.mark.rules("TC-15.4", "TC-15.5", "TC-24.1")
def test_there_are_three_activities_and_being_uncommitted_costs_nothing() -> None:
    at = table(2, {**ONE_EACH, **MONEY}, **on(2))
    story = choosing(at)
    offered = {action for action in story.asked().actions if action.verb not in ("call", "orders")}
    assert offered == {pursue(at, 0), pursue(at, 2), PIRACY, FREE}
    story.answer(FREE)
    assert story.over
    assert doing(story) == Activity()
    assert names(story.table, "discard:0") == []


@pytest.mark.rules("TC-15.7", "TC-3.6", "TC-R.38", "TC-9.6")
def test_a_pursuit_costs_a_credit_for_each_jump_and_a_part_of_one_is_one() -> None:
    at = table(2, {**ONE_EACH, **MONEY, "ship:0": ["plain-trader"]}, **on(2))
    haul = contract_in(at.board, 2)
    assert haul is not None
    assert jumps(at, SeatId(0), haul) == 2, "Distance 3 with Jump 2"
    story = pay(choosing(at).answer(pursue(at, 2)), 2)
    assert story.over
    assert doing(story) == Activity("contract", 2)
    assert len(names(story.table, "discard:0")) == 2


@pytest.mark.rules("TC-R.100", "TC-28.9", "TC-15.7")
def test_what_shortens_the_way_can_be_used_before_the_choice_of_a_contract() -> None:
    ship = ["plain-trader", "navigation-database"]
    at = table(2, {**ONE_EACH, **MONEY, "ship:0": ship}, **on(2))
    story = choosing(at)
    used = [action for action in story.asked().actions if action.verb == "use"]
    assert [action.ability for action in used] == ["short-cuts"]
    haul = contract_in(at.board, 2)
    assert haul is not None
    story.answer(used[0]).answer((haul,))
    while story.asked().name != "activity":
        pay(story, 1) if story.asked().name == "pay" else story.answer(Action("pass"))
    assert jumps(story.table, SeatId(0), haul) == 1, "Distance 3 less 2"
    assert not any(action.verb == "use" for action in story.asked().actions), "it is exerted"
    before = len(names(story.table, "discard:0"))
    story = pay(story.answer(pursue(story.table, 2)), 1)
    assert doing(story) == Activity("contract", 2)
    assert len(names(story.table, "discard:0")) == before + 1


@pytest.mark.rules("TC-R.70")
def test_distance_0_is_free_and_without_jump_nothing_else_can_be_reached() -> None:
    lying: Piles = {"slot:0": ["plain-errand"], "slot:1": ["plain-run"], "ship:0": ["plain-hulk"]}
    at = table(2, {**lying, **MONEY}, **on(2))
    story = choosing(at)
    assert pursue(at, 0) in story.asked().actions
    assert pursue(at, 1) not in story.asked().actions
    assert why_not(at, 1) == ("TC-R.70", "Your Ship has no Jump to get there.")
    story.answer(pursue(at, 0))
    assert (story.over, doing(story)) == (True, Activity("contract", 0))


@pytest.mark.rules("TC-15.6", "TC-R.69", "TC-15.16")
def test_going_on_with_the_same_contract_is_free() -> None:
    at = table(2, {**ONE_EACH, "ship:0": ["plain-hulk"]}, **on(2, 0))
    story = choosing(at).answer(pursue(at, 0))
    assert (story.over, doing(story)) == (True, Activity("contract", 0))
    far = table(2, ONE_EACH, **on(2, 0))
    mine, other = (contract_in(far.board, slot) for slot in (0, 2))
    assert mine is not None
    assert other is not None
    assert jumps(far, SeatId(0), mine) == 0
    assert jumps(far, SeatId(0), other), "all others lie further away"


@pytest.mark.rules("TC-15.5", "TC-15.14", "TC-R.71", "TC-3.7")
def test_leaving_a_contract_costs_its_abandonment_with_what_lies_open_on_it() -> None:
    open_, closed = Lying("plain-run", face_up=True), Lying("plain-run")
    at = table(2, {"slot:0": ["plain-run", open_, closed], **MONEY}, **on(2, 0))
    contract = contract_in(at.board, 0)
    assert contract is not None
    assert abandonment(at, contract) == 3, "2, and 1 for the face-up one; the other tells nothing"
    story = pay(choosing(at).answer(FREE), 3)
    assert story.over
    assert doing(story) == Activity()
    assert left(story, contract), "nobody pursues it any more"


@pytest.mark.rules("TC-3.7", "TC-3.8", "TC-15.14")
def test_abandonment_is_never_below_0() -> None:
    at = table(2, {"slot:0": ["plain-errand", Lying("plain-haul", face_up=True)]}, **on(2, 0))
    contract = contract_in(at.board, 0)
    assert contract is not None
    assert abandonment(at, contract) == 0


@pytest.mark.rules("TC-3.7", "TC-3.8", "TC-15.14")
def test_what_changes_an_abandonment_is_one_sum_with_its_complications() -> None:
    lying: Piles = {
        "slot:0": ["plain-run", Lying("plain-run", face_up=True)],
        "crew:0": ["verb-crew"],
    }
    holds = "{modify: {attribute: abandonment, by: -4, of: {kind: contract}}}"
    trial = Trial(lying, {"verb-crew": f"[{{key: a, always: [{holds}]}}]"})
    contract = trial.card("plain-run")
    assert abandonment(trial.table, contract) == 0, "2 - 4 + 1 is -1, and not 0 + 1"


@pytest.mark.rules("TC-15.8", "TC-R.68", "TC-15.15")
def test_taking_another_contract_costs_abandonment_first_then_jumps_then_the_refill() -> None:
    lying: Piles = {"slot:0": ["plain-run"], "slot:1": ["plain-run"], **MONEY}
    at = table(2, {**lying, "adventure-deck:0": ["plain-errand"] * 2}, **on(2, 0))
    story = choosing(at)
    assert {action.card for action in story.asked().actions if action.card is not None} == {
        contract_in(at.board, 0),
        contract_in(at.board, 1),
    }, "among Contracts now in play"
    story.answer(pursue(at, 1))
    pay(story, 2)
    assert names(story.table, "slot:0") == ["plain-run"], "not replaced before all is paid"
    pay(story, 1)
    assert story.over
    assert doing(story) == Activity("contract", 1)
    assert names(story.table, "slot:0") == ["plain-errand"]
    assert len(names(story.table, "discard:0")) == 3


@pytest.mark.rules("TC-15.15", "TC-15.9")
def test_a_contract_that_another_still_pursues_stays() -> None:
    at = table(2, {"slot:0": ["plain-run"], **MONEY}, **on(2, 0, 0))
    story = pay(choosing(at).answer(FREE), 2)
    assert names(story.table, "slot:0") == ["plain-run"]
    assert doing(story, 1) == Activity("contract", 0)


@pytest.mark.rules("TC-15.10", "TC-25.1")
def test_declaring_piracy_costs_a_credit_and_brings_an_infamy_at_once() -> None:
    story = pay(choosing(table(2, MONEY, **on(2))).answer(PIRACY), 1)
    assert doing(story) == Activity("piracy")
    assert story.board.seats[0].counters == {"infamy": 1}


@pytest.mark.rules("TC-15.11", "TC-R.68")
def test_declaring_piracy_from_a_contract_costs_its_abandonment_as_well() -> None:
    at = table(2, {"slot:0": ["plain-run"], **MONEY}, **on(2, 0))
    story = pay(choosing(at).answer(PIRACY), 3)
    assert doing(story) == Activity("piracy")
    assert left(story, contract_in(at.board, 0))


@pytest.mark.rules("TC-15.12", "TC-R.33", "TC-5.3")
def test_what_can_not_be_paid_in_all_is_not_available() -> None:
    lying: Piles = {"slot:0": ["plain-run"], "slot:1": ["plain-run"], "hand:0": ["plain-penny"]}
    at = table(2, {**lying, "deck:0": ["plain-penny"]}, **on(2, 0))
    actions = legal(KINDS, at, SeatId(0))
    assert actions == (pursue(at, 0), FREE), "2 Credits leave the Contract, and no more"
    text = "That costs 3 Credits in all; you can raise 2."
    assert why_not(at, 1) == ("TC-15.12", text)


@pytest.mark.rules("TC-6.5", "TC-R.68", "TC-E.4", "TC-R.41")
def test_one_card_does_not_pay_for_leaving_and_for_jumping_too() -> None:
    lying: Piles = {"slot:0": ["plain-run"], "slot:1": ["plain-run"]}
    one = table(2, {**lying, "hand:0": ["plain-purse"]}, **on(2, 0))
    assert pursue(one, 1) not in legal(KINDS, one, SeatId(0)), "3 Credits, but on one card"
    text = "No card pays for both: 2 Credits to leave, and 1 Credit besides."
    assert why_not(one, 1) == ("TC-6.5", text)
    two = table(2, {**lying, "hand:0": ["plain-purse", "plain-penny"]}, **on(2, 0))
    assert pursue(two, 1) in legal(KINDS, two, SeatId(0))
    deck = table(2, {**lying, "deck:0": ["plain-penny"] * 3}, **on(2, 0))
    assert pursue(deck, 1) in legal(KINDS, deck, SeatId(0))


@pytest.mark.rules("TC-R.68", "TC-R.41", "TC-6.5")
def test_leaving_is_paid_with_cards_that_leave_enough_for_the_jumps() -> None:
    lying: Piles = {
        "slot:0": ["plain-run"],
        "slot:1": ["plain-haul"],
        "hand:0": ["plain-purse", "plain-penny", "plain-penny"],
    }
    at = table(2, lying, **on(2, 0))
    purse = find(at, "plain-purse")
    story = choosing(at).answer(pursue(at, 1))
    assert purse not in story.asked().cards, "3 for the 3 jumps, 1 and 1 for leaving"
    for _ in range(2):
        story.answer(story.asked().cards[:1])
    story.answer((purse,))
    assert doing(story) == Activity("contract", 1)


@pytest.mark.parametrize(
    ("cards", "deck", "first", "second", "possible"),
    [
        ((3,), 0, 2, 1, False),
        ((3,), 1, 2, 1, True),
        ((2, 1), 0, 2, 1, True),
        ((1, 1, 1), 0, 2, 1, True),
        ((4, 4), 0, 4, 5, False),
        ((), 3, 2, 1, True),
        ((), 0, 0, 0, True),
    ],
)
@pytest.mark.rules("TC-6.5", "TC-15.12")
def test_two_costs_are_payable_each_with_cards_of_its_own(
    cards: tuple[int, ...], deck: int, first: int, second: int, possible: bool
) -> None:
    assert payable(cards, deck, first, second) is possible


@pytest.mark.rules("TC-24.12")
def test_there_is_no_piracy_alone() -> None:
    at = table(1, {"deck:0": ["plain-penny"] * 3}, **on(1))
    assert PIRACY not in legal(KINDS, at, SeatId(0))


@pytest.mark.rules("TC-15.4")
def test_activities_are_chosen_only_in_their_stage_and_in_turn() -> None:
    state = on(2)
    for other in ({"phase": "action"}, {"stage": 1}, {"acting": SeatId(1)}):
        at = table(2, {**ONE_EACH, **MONEY}, **{**state, **other})
        assert legal(KINDS, at, SeatId(0)) == ()


@pytest.mark.rules("TC-R.72", "TC-15.16", "TC-R.9")
def test_a_piracy_declared_ends_with_the_round_and_a_commitment_does_not() -> None:
    at = table(2, ONE_EACH, **on(2, None, 2, pirates=(0,)))
    state = between_rounds(voyage(at))
    assert [captain.activity for captain in state.captains] == [Activity(), Activity("contract", 2)]


@pytest.mark.rules("TC-R.9", "TC-28.13")
def test_what_is_limited_to_once_a_round_can_be_used_again_in_the_next() -> None:
    state = replace(voyage(table(2, **on(2))), used=((SeatId(0), "play-once"),))
    assert between_rounds(state).used == ()


@pytest.mark.rules("TC-R.16")
def test_who_pursues_a_contract_that_leaves_is_uncommitted_and_pays_nothing() -> None:
    from tabletop.games.traveller_ccg.commitment import abandon

    at = table(3, {"slot:0": ["plain-run"]}, **on(3, 0, 0))
    story = Story(at, abandon(SeatId(0), 0))
    assert names(story.table, "slot:0") == ["plain-run"]
    story = Story(story.table, abandon(SeatId(1), 0))
    assert doing(story, 1) == Activity()


@pytest.mark.rules("TC-R.68")
def test_whose_deck_comes_badly_has_left_and_that_is_all() -> None:
    lying: Piles = {"slot:0": ["plain-run"], "slot:1": ["plain-run"]}
    at = table(2, {**lying, "deck:0": ["plain-purse", "plain-penny"]}, **on(2, 0))
    story = choosing(at).answer(pursue(at, 1))
    story.answer((find(at, "plain-penny"),)).answer((find(at, "plain-purse"),))
    assert story.over
    assert doing(story) == Activity()
    assert left(story, contract_in(at.board, 0))


@pytest.mark.rules("TC-15.1", "TC-13.2", "TC-R.1")
def test_each_captain_attaches_one_complication_in_initiative_order() -> None:
    decks: Piles = {f"adventure-deck:{seat}": ["plain-haul"] * 3 for seat in range(3)}
    slots: Piles = {f"slot:{number}": ["plain-run"] for number in range(4)}
    story = Story(table(3, {**slots, **decks}, first=SeatId(1)), ADVENTURE.frame(Turns()))
    order = []
    while story.asked().name == "complicate":
        asked = story.asked()
        assert voyage(story.table).acting == asked.seat
        order.append(asked.seat)
        story.answer(asked.cards[-1 - asked.seat :][:1])
    assert order == [1, 2, 0]
    assert [len(names(story.table, f"adventure-deck:{seat}")) for seat in range(3)] == [2, 2, 2]


@pytest.mark.rules("TC-15.4", "TC-13.2", "TC-15.13")
def test_each_captain_chooses_one_activity_in_initiative_order() -> None:
    at = table(3, {**ONE_EACH}, first=SeatId(1))
    story = Story(at, ADVENTURE.frame(Turns()))
    order = []
    while not story.over:
        asked = story.asked()
        if asked.name == "activity":
            order.append(asked.seat)
            story.answer(FREE)
        else:
            story.answer(asked.actions[0])
    assert order == [1, 2, 0]
    state = voyage(story.table)
    assert (state.phase, state.stage) == ("adventure", 3)
