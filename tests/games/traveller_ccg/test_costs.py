"""Costs: what is due, whether it can be paid, and paying (section 5)."""

from __future__ import annotations

import pytest

from tabletop.effects.amounts import Number
from tabletop.effects.context import Context
from tabletop.engine.ids import SeatId, zone_of
from tabletop.games.traveller_ccg.costs import Price
from tabletop.games.traveller_ccg.new_complication import NEW_COMPLICATION, Attaching
from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Playing, Zones, acting, procuring, speaking
from tests.games.traveller_ccg.tables import Lying, table
from tests.games.traveller_ccg.verbs import Trial


@pytest.mark.rules("TC-5.1", "TC-6.1", "TC-6.3", "TC-6.4", "TC-E.3", "TC-R.36")
def test_a_card_is_paid_for_by_expending_cards_for_at_least_its_cost() -> None:
    story = procuring({"hand:0": ["plain-mate", "plain-penny"], "deck:0": ["plain-purse"]})
    story.use(0, "plain-mate").pays("plain-penny", "top")
    assert story.asked().name == "procure", "1 and 3 are enough for 2; what is too much is lost"
    assert names(story.table, "discard:0") == ["plain-penny", "plain-purse"]
    assert all(
        story.board.cards[card].face_up for card in story.board.piles[zone_of("discard", SeatId(0))]
    )
    assert names(story.table, "crew:0") == ["plain-mate"]


@pytest.mark.rules("TC-5.2", "TC-R.37")
def test_what_costs_nothing_is_paid_with_nothing() -> None:
    story = acting({"hand:0": ["play-gift", "plain-penny"], "deck:0": ["plain-penny"]})
    story.use(0, "play-gift").passes(0)
    assert story.vp(0) == 1
    assert names(story.table, "discard:0") == ["play-gift"]


@pytest.mark.rules("TC-5.3", "TC-R.33", "TC-E.3")
def test_what_cannot_be_paid_is_refused_and_nothing_moves() -> None:
    lying = {"hand:0": ["plain-mate", "plain-penny"], "deck:0": ["plain-debt"]}
    story = procuring(lying)
    assert story.usable() == []
    refusal = story.why_not(0, "plain-mate", "procure", "procuring")
    assert refusal is not None
    assert refusal.reason.args["have"] == 1
    assert names(story.table, "hand:0") == ["plain-mate", "plain-penny"]


@pytest.mark.rules("TC-6.9", "TC-R.34")
def test_a_card_does_not_pay_for_itself() -> None:
    alone = procuring({"hand:0": ["plain-hand"]})
    assert alone.usable() == [], "its own Expense Value of 2 does not count"
    story = procuring({"hand:0": ["plain-hand", "plain-penny"]}).use(0, "plain-hand")
    assert story.payable() == ["plain-penny"]


@pytest.mark.rules("TC-5.4", "TC-5.6", "TC-3.7", "TC-E.13")
@pytest.mark.parametrize(
    ("levies", "cost"), [([], 0), (["play-levy"], 0), (["play-levy", "play-levy"], 1)]
)
def test_modifiers_are_summed_before_the_cost_is_raised_to_nothing(
    levies: list[str], cost: int
) -> None:
    free = {"connections:0": ["play-guild"], "hand:0": ["play-nothing", "plain-penny"]}
    story = procuring({**free, "crew:0": levies[1:], "crew:1": levies[:1]}).use(0, "play-nothing")
    if cost:
        story.pays("plain-penny")
    else:
        story.passes(0)
    assert names(story.table, "connections:0") == ["play-guild", "play-nothing"]


@pytest.mark.rules("TC-16.2", "TC-25.2", "TC-29.14")
def test_infamy_taxes_what_is_procured_and_joins_the_other_modifiers() -> None:
    lying = {
        "connections:0": ["play-guild"],
        "hand:0": ["plain-friend", "plain-penny", "plain-mate"],
    }
    story = procuring(lying, counters={0: {"infamy": 2}}).use(0, "plain-friend")
    story.pays("plain-penny", "plain-mate")
    assert names(story.table, "connections:0") == ["play-guild", "plain-friend"], "1 - 1 + 2 = 2"


@pytest.mark.rules("TC-16.3")
def test_events_are_not_taxed_even_in_the_procurement_phase() -> None:
    story = procuring({"hand:0": ["play-gift"]}, counters={0: {"infamy": 2}})
    story.use(0, "play-gift").passes(0)
    assert story.vp(0) == 1


@pytest.mark.rules("TC-5.5", "TC-28.16", "TC-R.54", "TC-E.15")
def test_what_is_cancelled_stays_paid() -> None:
    lying = {
        "hand:0": ["play-rush", "plain-penny"],
        "crew:1": ["play-veto"],
        "hand:1": ["plain-debt"],
    }
    story = acting(lying).use(0, "play-rush").answer(0)
    story.pays("plain-penny").use(1, "play-veto", "veto").passes(1, 1)
    assert story.asked().name == "act"
    assert names(story.table, "discard:0") == ["plain-penny", "play-rush"]
    assert names(story.table, "discard:1") == ["play-veto"]
    assert story.board.lasting == ()


@pytest.mark.rules("TC-5.8", "TC-R.41")
def test_all_parts_of_a_cost_are_due_and_judged_together() -> None:
    crew = {"crew:0": ["play-clerk"]}
    for hand, deck, can in (
        (["plain-penny"], [], False),
        (["plain-penny"], ["plain-penny"], True),
        (["plain-penny", "plain-debt"], [], True),
        ([], ["plain-penny"], False),
    ):
        story = acting({**crew, "hand:0": hand, "deck:0": deck})
        assert ("play-clerk file" in story.usable()) == can, (hand, deck)


@pytest.mark.rules("TC-R.41")
def test_paying_leaves_what_the_rest_of_the_cost_needs() -> None:
    lying = {"crew:0": ["play-clerk"], "hand:0": ["plain-penny", "plain-debt"]}
    story = acting(lying).use(0, "play-clerk", "file")
    assert story.payable() == ["plain-penny"], "the other would pay nothing and is to be discarded"
    story.pays("plain-penny").picks("plain-debt")
    assert story.vp(0) == 1


@pytest.mark.rules("TC-R.41")
def test_paying_leaves_a_choice_as_long_as_enough_is_left() -> None:
    lying = {"crew:0": ["play-clerk"], "hand:0": ["plain-penny", "plain-purse"]}
    story = acting(lying).use(0, "play-clerk", "file")
    assert story.payable() == ["plain-penny", "plain-purse"]


@pytest.mark.rules("TC-5.8", "TC-R.38")
def test_all_credits_of_a_cost_are_one_expense() -> None:
    story = acting({"crew:0": ["play-broker"], "hand:0": ["plain-purse"]})
    story.use(0, "play-broker", "fee").pays("plain-purse")
    assert story.vp(0) == 1
    alone = acting({"crew:0": ["play-broker"], "hand:0": ["plain-penny"]})
    assert "play-broker fee" not in alone.usable(), "1 and 2 are 3"


@pytest.mark.rules("TC-R.41", "TC-5.8")
@pytest.mark.parametrize("first", ["discard", "jettison"])
def test_the_payer_says_in_which_order_parts_with_a_choice_are_paid(first: str) -> None:
    lying = {"crew:0": ["play-broker", "plain-hand"], "hand:0": ["plain-penny", "plain-debt"]}
    story = acting(lying).use(0, "play-broker", "sell")
    assert story.asked().name == "cost-order"
    assert [option.key for option in story.asked().options] == ["0", "1"]
    second = "jettison" if first == "discard" else "discard"
    story.answer("0" if first == "discard" else "1")
    cards = {"discard": "plain-debt", "jettison": "plain-hand"}
    for part in (first, second):
        assert story.asked().name == part, "the last part needs no question"
        story.picks(cards[part])
    story.passes(0)
    assert story.vp(0) == 1


@pytest.mark.rules("TC-R.41")
def test_what_one_part_of_a_cost_takes_leaves_enough_for_the_others() -> None:
    lying: Zones = {"crew:0": ["play-broker", Lying("plain-hand", exerted=True)]}
    story = acting(lying).use(0, "play-broker", "purge").answer("0")
    assert names(story.table, "discard:0") == ["plain-hand"], "the other one has to exert"
    assert story.vp(0) == 1


@pytest.mark.rules("TC-R.41", "TC-R.97", "TC-29.10")
def test_gear_that_pays_for_its_own_use_is_still_used() -> None:
    story = acting({"crew:0": ["plain-hand", "play-lighter"]}).use(0, "play-lighter")
    story.pays("play-lighter")
    assert story.vp(0) == 1
    assert story.board.cards[find(story.table, "plain-hand")].turn == 1, "the Crew exerts"


@pytest.mark.rules("TC-R.41", "TC-29.10")
def test_what_is_required_is_judged_before_an_expendable_card_pays() -> None:
    lying = {"crew:0": ["play-broker"], "connections:0": ["play-stock"]}
    story = acting(lying).use(0, "play-broker", "deal").pays("play-stock")
    assert story.vp(0) == 1


@pytest.mark.rules("TC-5.9", "TC-5.10")
def test_a_cost_that_names_nothing_is_the_card_itself() -> None:
    story = speaking({"connections:0": ["play-visage"]}, "ready").use(0, "play-visage")
    assert names(story.table, "discard:0") == ["play-visage"]
    assert story.vp(0) == 1


@pytest.mark.rules("TC-5.11", "TC-E.2", "TC-2.5")
def test_an_ability_can_be_used_again_for_its_full_cost() -> None:
    held = {0: {"starship-operations-trained": 2}, 1: {"starship-operations-trained": 5}}
    story = speaking({"ship:0": ["plain-scout", "play-console"]}, "action", counters=held)
    story.use(0, "play-console", "first").use(0, "play-console", "first")
    assert story.vp(0) == 2
    assert story.usable() == [], "a third time there is no token of one's own"
    refusal = story.why_not(0, "play-console", "first")
    assert refusal is not None


@pytest.mark.rules("TC-5.12", "TC-E.1")
def test_each_ability_is_paid_on_its_own() -> None:
    held = {0: {"starship-operations-trained": 1, "tech-trained": 1}}
    story = speaking({"ship:0": ["plain-scout", "play-console"]}, "action", counters=held)
    story.use(0, "play-console", "first")
    assert story.board.seats[0].counters == {"tech-trained": 1, "vp": 1}
    story.use(0, "play-console", "second")
    assert story.board.seats[0].counters == {"vp": 3}


@pytest.mark.rules("TC-29.9", "TC-10.5", "TC-R.42", "TC-R.94")
def test_a_concealed_target_costs_more_and_is_named_before_the_cost() -> None:
    lying = {
        "hand:0": ["play-shot", "plain-penny", "plain-purse"],
        "crew:1": ["play-shade", "plain-hand"],
    }
    story = acting(lying).use(0, "play-shot").picks("play-shade")
    story.pays("plain-penny")
    assert story.asked().prompt.args["due"] == 2, "1 and 2 for the Concealed one, 1 is paid"
    story.pays("plain-purse")
    assert names(story.table, "pending") == [] or story.asked().name == "react"
    cheap = acting(lying).use(0, "play-shot").picks("plain-hand").pays("plain-penny")
    assert cheap.asked().name in ("react", "act")


@pytest.mark.rules("TC-R.42")
def test_a_concealed_target_that_cannot_be_paid_is_not_allowed() -> None:
    lying = {
        "hand:0": ["play-shot", "plain-penny"],
        "crew:1": ["play-shade", "plain-hand"],
    }
    story = acting(lying).use(0, "play-shot")
    decision = story.asked()
    assert [story.board.cards[card].definition for card in decision.cards] == ["plain-hand"]


@pytest.mark.rules("TC-R.42")
def test_each_concealed_target_costs_its_own_and_two_may_be_too_much() -> None:
    two = ["play-shade", "play-ghost", "plain-hand"]
    lying = {"hand:0": ["play-volley", "plain-purse"], "crew:1": two}
    story = acting(lying).use(0, "play-volley").picks("play-shade", "play-ghost")
    assert story.asked().name == "act", "either could have been paid, both can't"
    assert names(story.table, "hand:0") == ["play-volley", "plain-purse"]
    rich = {"hand:0": ["play-volley", "plain-purse", "plain-penny"], "crew:1": two}
    story = acting(rich).use(0, "play-volley").picks("play-shade", "play-ghost")
    story.pays("plain-purse", "plain-penny")
    assert story.vp(0) == 1


@pytest.mark.rules("TC-29.9")
def test_ones_own_concealed_card_costs_nothing_more() -> None:
    lying = {"hand:0": ["play-shot", "plain-penny"], "crew:0": ["play-shade"]}
    story = acting(lying).use(0, "play-shot").picks("play-shade").pays("plain-penny")
    assert story.asked().name == "act"


@pytest.mark.rules("TC-R.11", "TC-29.9")
def test_targeting_a_captain_costs_what_their_ship_says() -> None:
    lying = {"hand:0": ["play-rush", "plain-penny", "plain-penny"], "ship:1": ["play-cutter"]}
    story = acting(lying).use(0, "play-rush").answer(1).pays("plain-penny", "plain-penny")
    assert story.asked().name == "act"


@pytest.mark.rules("TC-29.7", "TC-6.10", "TC-R.33")
def test_cash_is_paid_from_the_hand_alone() -> None:
    assert acting({"hand:0": ["play-cash"], "deck:0": ["plain-purse"]}).usable() == []
    lying = {"hand:0": ["play-cash", "plain-purse"], "deck:0": ["plain-purse"]}
    story = acting(lying).use(0, "play-cash")
    assert story.payable() == ["plain-purse"]


@pytest.mark.rules("TC-29.8", "TC-6.10", "TC-R.33")
def test_equity_is_paid_from_the_deck_alone() -> None:
    assert acting({"hand:0": ["play-equity", "plain-purse"]}).usable() == []
    lying = {"hand:0": ["play-equity", "plain-purse"], "deck:0": ["plain-penny", "plain-penny"]}
    story = acting(lying).use(0, "play-equity")
    assert story.payable() == ["top"]
    story.pays("top", "top").passes(0)
    assert story.vp(0) == 1


@pytest.mark.rules("TC-29.7", "TC-29.8")
@pytest.mark.parametrize(("keyword", "source"), [("cash", "hand"), ("equity", "deck")])
def test_only_the_cost_of_the_card_is_paid_so_and_not_its_abilities(
    keyword: str, source: str
) -> None:
    facts = {"verb-crew": {"keywords": {keyword: 1}}}
    trial = Trial({"crew:0": ["verb-crew"]}, {}, facts)
    context = Context(trial.card("verb-crew"), SeatId(0))
    assert Price(card=True).only(trial.reader, context) == source
    assert Price(Number(2)).only(trial.reader, context) == "any"


@pytest.mark.rules("TC-6.11", "TC-29.10", "TC-R.40")
def test_an_expendable_card_is_jettisoned_toward_a_credit_cost() -> None:
    lying = {"hand:0": ["plain-mate"], "connections:0": ["play-stock"]}
    story = procuring(lying).use(0, "plain-mate")
    assert story.payable() == ["play-stock"]
    story.pays("play-stock")
    assert names(story.table, "discard:0") == ["play-stock"]
    assert names(story.table, "crew:0") == ["plain-mate"]


@pytest.mark.rules("TC-R.40")
@pytest.mark.parametrize("card", ["play-cash", "play-equity"])
def test_an_expendable_card_does_not_pay_cash_or_equity(card: str) -> None:
    assert acting({"hand:0": [card], "connections:0": ["play-stock"]}).usable() == []


@pytest.mark.rules("TC-R.40")
def test_an_expendable_card_of_another_captain_pays_nothing() -> None:
    assert procuring({"hand:0": ["plain-mate"], "connections:1": ["play-stock"]}).usable() == []


@pytest.mark.rules("TC-5.4")
def test_other_cards_add_costs() -> None:
    lying = {"hand:0": ["play-gift", "plain-penny"], "connections:1": ["play-toll"]}
    story = acting(lying).use(0, "play-gift").picks("plain-penny")
    assert names(story.table, "discard:0") == ["plain-penny", "play-gift"]
    assert story.vp(0) == 1
    alone = acting({"hand:0": ["play-gift"], "connections:1": ["play-toll"]})
    assert alone.usable() == [], "it can't be discarded for itself"


@pytest.mark.rules("TC-5.13")
def test_an_adventure_card_is_attached_for_nothing() -> None:
    lying = {"slot:0": ["plain-run"], "adventure-deck:0": ["plain-haul"], "crew:1": ["play-levy"]}
    at = table(2, lying, phase="adventure")
    story = Playing(at, NEW_COMPLICATION.frame(Attaching(SeatId(0))))
    if not story.over:
        story.picks("plain-run")
    assert story.over
    assert names(story.table, "slot:0") == ["plain-run", "plain-haul"]
    assert names(story.table, "discard:0") == []
