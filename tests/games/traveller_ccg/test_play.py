"""Playing cards: procuring permanents, targets, the order of a play (16, 10, TC-R.93 to R.97)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId, zone_of
from tabletop.engine.view import view_of
from tabletop.games.traveller_ccg.initiative import initiative
from tabletop.games.traveller_ccg.places import PENDING
from tests.games.stories import find, names
from tests.games.traveller_ccg.playing import Lying, Zones, acting, procuring
from tests.games.traveller_ccg.tables import story_rules

MONEY = {"deck:0": ["plain-purse"] * 4}


@pytest.mark.rules("TC-16.1", "TC-16.4", "TC-R.93", "TC-7.4", "TC-R.45", "TC-2.2")
def test_permanents_are_procured_through_the_queue_and_enter_ready() -> None:
    hand = ["plain-mate", "plain-friend", "plain-turret", "plain-pistol"]
    story = procuring({**MONEY, "hand:0": hand, "hand:1": ["plain-debt"], "crew:0": ["plain-hand"]})
    story.use(0, "plain-mate").pays("top")
    assert names(story.table, "pending") == ["plain-mate"]
    assert names(story.table, "crew:0") == ["plain-hand"]
    story.passes(0, 1)
    assert names(story.table, "crew:0") == ["plain-hand", "plain-mate"]
    story.use(0, "plain-friend").pays("top").passes(0, 1)
    assert names(story.table, "connections:0") == ["plain-friend"]
    story.use(0, "plain-turret").pays("top").passes(0, 1)
    assert names(story.table, "ship:0") == ["plain-scout", "plain-turret"]
    story.use(0, "plain-pistol").picks("plain-hand").pays("top").passes(1)
    pistol = story.board.cards[find(story.table, "plain-pistol")]
    assert pistol.attached_to == find(story.table, "plain-hand")
    assert pistol.turn == 0
    assert pistol.controller == 0


@pytest.mark.rules("TC-16.1")
def test_events_and_heroic_actions_are_not_procured_nor_permanents_outside_the_phase() -> None:
    lying = {
        **MONEY,
        "hand:0": ["play-shot", "play-feat", "plain-mate"],
        "crew:0": ["plain-doctor"],
    }
    assert procuring(lying).usable() == ["plain-mate procure"]
    assert "plain-mate procure" not in acting(lying).usable()


@pytest.mark.rules("TC-16.5", "TC-R.47", "TC-8.4")
def test_what_has_nothing_to_go_on_cannot_be_procured() -> None:
    lying = {**MONEY, "hand:0": ["plain-pistol", "play-barge-gun"], "crew:1": ["plain-hand"]}
    story = procuring(lying)
    assert story.usable() == []
    refusal = story.why_not(0, "plain-pistol", "procure", "procuring")
    assert refusal is not None
    assert "no Crew" in refusal.reason.text
    refusal = story.why_not(0, "play-barge-gun", "procure", "procuring")
    assert refusal is not None
    assert "too small" in refusal.reason.text


@pytest.mark.rules("TC-16.6", "TC-29.11", "TC-2.2", "TC-R.51")
def test_a_hindrance_may_go_on_an_opposing_captains_crew() -> None:
    lying = {**MONEY, "hand:0": ["play-leech"], "crew:1": ["plain-hand"]}
    story = procuring(lying).use(0, "play-leech").picks("plain-hand").pays("top")
    assert names(story.table, "crew:1") == ["plain-hand", "play-leech"]
    leech = story.board.cards[find(story.table, "play-leech")]
    assert leech.controller == 0, "whoever put it there controls it"


@pytest.mark.rules("TC-17.3", "TC-R.51")
def test_a_use_exerts_the_crew_and_belongs_to_the_crews_captain() -> None:
    lying: Zones = {"crew:0": ["plain-hand", Lying("play-knife", on="plain-hand")]}
    story = acting(lying).use(0, "play-knife", "stab")
    assert story.vp(0) == 1
    assert story.board.cards[find(story.table, "plain-hand")].turn == 1
    assert story.board.cards[find(story.table, "play-knife")].turn == 0
    tired: Zones = {
        "crew:0": [Lying("plain-hand", exerted=True), Lying("play-knife", on="plain-hand")]
    }
    assert acting(tired).usable() == []
    leech = Lying("play-leech", on="plain-hand", owner=1, controller=1)
    mine = acting({"crew:0": ["plain-hand", leech]}).use(0, "play-leech", "drain")
    assert mine.vp(0) == 1, "the Crew's captain uses it, whoever controls the Hindrance"


@pytest.mark.rules("TC-17.3")
def test_a_use_is_an_action() -> None:
    lying: Zones = {"crew:0": ["plain-hand", Lying("play-knife", on="plain-hand")]}
    story = acting(lying).use(0, "play-knife")
    assert story.asked().seat == 1, "it was this captain's Action"


@pytest.mark.rules("TC-R.94", "TC-10.2", "TC-28.1")
def test_targets_then_cost_then_the_queue() -> None:
    lying = {
        "hand:0": ["play-shot", "plain-penny"],
        "crew:1": ["plain-hand", "plain-mate"],
        "hand:1": ["plain-debt"],
    }
    story = acting(lying).use(0, "play-shot")
    assert story.asked().name == "victim"
    story.picks("plain-mate")
    assert names(story.table, "hand:0") == ["play-shot", "plain-penny"], "nothing has moved yet"
    assert story.asked().name == "pay"
    story.pays("plain-penny")
    assert names(story.table, "pending") == ["play-shot"]
    (item,) = story.board.queue
    assert item.bound[0].cards == (find(story.table, "plain-mate"),)
    story.passes(1)
    assert story.board.cards[find(story.table, "plain-mate")].counters == {"wound": 1}
    assert names(story.table, "discard:0") == ["plain-penny", "play-shot"]


@pytest.mark.rules("TC-R.95")
def test_a_target_that_is_none_any_more_is_skipped_and_the_effect_fails() -> None:
    lying = {"hand:0": ["play-dart"], "hand:1": ["play-sleep"], "crew:1": ["plain-hand"]}
    story = acting(lying).use(0, "play-dart").picks("plain-hand")
    story.use(1, "play-sleep").picks("plain-hand")
    assert story.vp(0) == 0, "no target was left, so that nothing of it happened"
    assert "play-dart has no target left and does nothing (TC-R.95)." in story.said
    assert names(story.table, "discard:0") == ["play-dart"]


@pytest.mark.rules("TC-R.96", "TC-10.3")
def test_without_a_target_it_is_played_only_after_a_warning_and_fails() -> None:
    story = acting({"hand:0": ["play-dart"]}).use(0, "play-dart")
    assert story.asked().name == "aimless"
    story.answer("no")
    assert names(story.table, "hand:0") == ["play-dart"]
    story.use(0, "play-dart").answer("yes")
    assert story.vp(0) == 0
    assert names(story.table, "discard:0") == ["play-dart"]


@pytest.mark.rules("TC-R.95", "TC-L.11")
def test_another_target_must_be_eligible() -> None:
    lying: Zones = {
        "hand:0": ["play-dart"],
        "crew:1": ["play-veto", "plain-hand", Lying("plain-mate", exerted=True), "plain-doctor"],
    }
    story = acting(lying).use(0, "play-dart").picks("plain-hand").use(1, "play-veto", "swerve")
    assert story.choices() == ["plain-doctor"], "the exerted one is no target, and it had the other"


@pytest.mark.rules("TC-R.95")
def test_without_another_target_it_keeps_the_one_it_had() -> None:
    lying: Zones = {"hand:0": ["play-dart"], "crew:1": ["play-veto", "plain-hand"]}
    story = acting(lying).use(0, "play-dart").picks("plain-hand").use(1, "play-veto", "swerve")
    assert "There is no other target for play-dart." in story.said
    assert story.board.cards[find(story.table, "plain-hand")].turn == 1


@pytest.mark.rules("TC-R.95", "TC-L.11")
def test_a_reaction_gives_an_event_another_target() -> None:
    lying = {
        "hand:0": ["play-dart"],
        "crew:1": ["play-veto", "plain-hand"],
        "crew:0": ["plain-mate"],
    }
    story = acting(lying).use(0, "play-dart").picks("plain-hand").use(1, "play-veto", "swerve")
    decision = story.asked()
    assert decision.name == "retarget"
    assert decision.seat == 1
    assert story.choices() == ["plain-mate"], "plain-hand is the one that it had"
    story.picks("plain-mate")
    assert story.board.cards[find(story.table, "plain-mate")].turn == 1
    assert story.board.cards[find(story.table, "plain-hand")].turn == 0


@pytest.mark.rules("TC-R.97", "TC-E.15")
def test_an_ability_on_the_queue_happens_even_if_its_source_has_left_play() -> None:
    lying = {"hand:0": ["play-gift"], "crew:1": ["play-veto"]}
    story = acting(lying).use(0, "play-gift").use(1, "play-veto", "veto")
    assert story.vp(0) == 0
    assert names(story.table, "discard:1") == ["play-veto"]
    assert "play-gift is cancelled." in story.said


@pytest.mark.rules("TC-E.14", "TC-1.6", "TC-28.1")
def test_an_event_that_nobody_answers_happens_and_is_discarded() -> None:
    story = acting({"hand:0": ["play-rush", "plain-penny"]}).use(0, "play-rush").answer(0)
    story.pays("plain-penny")
    assert initiative(story.table, SeatId(0)) == 5 + 3
    assert names(story.table, "discard:0") == ["plain-penny", "play-rush"]


@pytest.mark.rules("TC-28.16", "TC-R.54")
def test_a_cancelled_permanent_goes_to_its_owners_discard_pile() -> None:
    lying = {**MONEY, "hand:0": ["plain-mate"], "crew:1": ["play-stopper"]}
    story = procuring(lying).use(0, "plain-mate").pays("top").use(1, "play-stopper")
    story.passes(1, 1)
    assert names(story.table, "discard:0") == ["plain-purse", "plain-mate"]
    assert names(story.table, "crew:0") == []


@pytest.mark.rules("TC-R.109", "TC-1.12")
def test_what_waits_on_the_queue_is_open_and_a_hand_is_not() -> None:
    lying = {"hand:0": ["play-gift", "plain-penny"], "hand:1": ["plain-debt"]}
    story = acting(lying).use(0, "play-gift")
    view = view_of(story_rules(), story.position, SeatId(1))
    pile = view.board.piles[PENDING]
    assert [view.board.cards[card].definition for card in pile] == ["play-gift"]
    (hidden,) = view.board.piles[zone_of("hand", SeatId(0))]
    assert view.board.cards[hidden].definition == "hidden:captain"
