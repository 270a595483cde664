"""Hands and piles: drawing, discarding, replenishing, searching, looking, revealing."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects.context import Outcome
from tabletop.engine.decisions import Mix
from tabletop.engine.events import CardMoved, Looked, Shuffled
from tabletop.engine.ids import ONLOOKER, SeatId, ZoneId
from tabletop.engine.view import view_of
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, event

PENNIES = ["plain-penny", "plain-purse", "plain-debt"]


def events(trial: Trial, kind: type[Any]) -> list[Any]:
    """List what happened of one kind."""
    assert trial.story is not None
    return [one for one in trial.story.events if isinstance(one, kind)]


@pytest.mark.rules("TC-L.3", "TC-1.16", "TC-30.1")
def test_drawing_gives_what_there_is() -> None:
    trial = event("{draw: {count: 4, who: everyone}}", {"deck:0": PENNIES, "deck:1": PENNIES * 2})
    trial.do("verb-event")
    assert trial.names("hand:0") == PENNIES[::-1]
    assert len(trial.names("hand:1")) == 4
    assert trial.value == Outcome(False)


@pytest.mark.rules("TC-L.3", "TC-30.1")
def test_discarding_by_choice_of_the_owner_and_of_a_kind() -> None:
    do = "{discard: {count: 1, who: others, fitting: {kind: crew}}}"
    trial = event(do, {"hand:1": [*PENNIES, "verb-crew", "verb-alien"]}).do("verb-event")
    assert trial.asked().seat == SeatId(1)
    assert trial.choices() == ["verb-crew", "verb-alien"]
    assert trial.picks("verb-alien").names("discard:1") == ["verb-alien"]


@pytest.mark.rules("TC-L.3", "TC-R.13")
def test_discarding_at_random() -> None:
    do = "{discard-at-random: {count: 2, who: others}}"
    trial = event(do, {"hand:1": PENNIES}).do("verb-event", chance=[(2, 0, 1)])
    assert trial.names("discard:1") == ["plain-debt", "plain-penny"]
    assert trial.value == Outcome()
    short = event(do, {"hand:1": PENNIES[:1]}).do("verb-event")
    assert short.names("discard:1") == ["plain-penny"]
    assert short.value == Outcome(False)


@pytest.mark.rules("TC-L.3")
def test_the_card_that_says_so_is_not_discarded_itself() -> None:
    text = "[{key: a, do: [{discard-at-random: 1}]}]"
    trial = Trial({"hand:0": ["verb-event", "plain-penny"]}, {"verb-event": text}).do("verb-event")
    assert trial.names("hand:0") == ["verb-event"]


@pytest.mark.rules("TC-29.25", "TC-R.58", "TC-L.10", "TC-R.13")
def test_replenish_puts_random_cards_of_the_discard_pile_under_the_deck() -> None:
    lying = {"discard:0": PENNIES, "deck:0": ["plain-hand"]}
    trial = event("{replenish: 2}", lying).do("verb-event", chance=[(1, 2, 0)])
    assert trial.names("deck:0") == ["plain-debt", "plain-purse", "plain-hand"]
    assert trial.names("discard:0") == ["plain-penny"]
    assert not any(trial.board.cards[card].face_up for card in trial.board.piles[ZoneId("deck:0")])
    assert len(trial.said) == 1


@pytest.mark.rules("TC-R.58", "TC-29.25")
def test_replenish_with_too_few_cards_takes_what_there_is() -> None:
    trial = event("{replenish: {count: 3, who: others}}", {"discard:1": ["plain-penny"]})
    trial.do("verb-event")
    assert trial.names("deck:1") == ["plain-penny"]
    assert trial.value == Outcome(False)


@pytest.mark.rules("TC-29.26", "TC-R.58", "TC-C.29")
def test_replenish_this_card_puts_it_under_its_owners_deck() -> None:
    trial = event("replenish-this", {"deck:0": PENNIES}).do("verb-event")
    assert trial.names("deck:0") == ["verb-event", *PENNIES]
    assert trial.names("pending") == []
    lying = {"crew:0": [Lying("verb-crew", owner=1, controller=0), "verb-gun"]}
    trial = event("{replenish-this: {kind: crew}}", lying).do("verb-event")
    assert trial.names("deck:1") == ["verb-crew"]
    assert trial.names("discard:0") == ["verb-gun"], "what was on it goes its own way"


SEARCH = "{search: {as: found, for: {kind: crew}, then: [{move: {what: found, to: hand}}]}}"


@pytest.mark.rules("TC-30.7", "TC-R.59", "TC-L.10")
def test_a_search_shows_what_it_finds_and_then_shuffles() -> None:
    trial = event(SEARCH, {"deck:0": [*PENNIES, "verb-crew", "verb-alien"]}).do("verb-event")
    assert trial.choices() == ["verb-crew", "verb-alien"]
    assert (trial.asked().least, trial.asked().most) == (0, 1)
    (looked,) = events(trial, Looked)
    assert looked.seats == (0,)
    assert len(looked.cards) == 5
    trial.picks("verb-crew")
    assert trial.names("hand:0") == ["verb-crew"]
    assert "seat 0 finds verb-crew." in trial.said
    (shuffled,) = events(trial, Shuffled)
    assert (shuffled.zone, len(shuffled.places)) == ("deck:0", 4)
    order = [type(one) for one in events(trial, object) if isinstance(one, CardMoved | Shuffled)]
    assert order[-2:] == [CardMoved, Shuffled]


@pytest.mark.rules("TC-R.59")
def test_a_search_may_find_nothing_and_shuffles_all_the_same() -> None:
    for lying in ({"deck:0": [*PENNIES, "verb-crew"]}, {"deck:0": PENNIES}):
        trial = event(SEARCH, lying).do("verb-event")
        assert not trial.over, "whether there is anything to find is the searcher's secret"
        trial.answer(())
        assert trial.names("hand:0") == []
        assert "seat 0 finds nothing." in trial.said
        assert len(events(trial, Shuffled)) == 1


@pytest.mark.rules("TC-R.59", "TC-1.12", "TC-R.103")
def test_only_the_searcher_sees_the_pile_and_afterwards_nobody_does() -> None:
    trial = event(SEARCH, {"deck:0": [*PENNIES, "verb-crew"]}).do("verb-event")
    assert trial.story is not None
    for seat, sees in ((SeatId(0), True), (SeatId(1), False), (ONLOOKER, False)):
        view = view_of(trial.rules, trial.story.position, seat)
        pile = view.board.piles[ZoneId("deck:0")]
        assert all(view.known(card) is sees for card in pile)
    trial.picks("verb-crew")
    view = view_of(trial.rules, trial.story.position, SeatId(0))
    assert not any(view.known(card) for card in view.board.piles[ZoneId("deck:0")])


@pytest.mark.rules("TC-30.7", "TC-L.10")
def test_a_search_elsewhere_for_several_and_by_another_captain() -> None:
    then = "then: [{put-into-play: {what: found, who: others}}]"
    place = "in: {zone: discard, of: others}"
    do = f"{{search: {{as: found, for: {{kind: crew}}, {place}, count: 2, who: others, {then}}}}}"
    lying = {"discard:1": ["verb-crew", "plain-penny", "verb-alien", "verb-cousin"]}
    trial = event(do, lying).do("verb-event")
    assert (trial.asked().seat, trial.asked().most) == (1, 2)
    trial.picks("verb-crew", "verb-cousin")
    assert trial.names("crew:1") == ["verb-crew", "verb-cousin"]


@pytest.mark.rules("TC-L.10", "TC-30.6", "TC-1.14")
@pytest.mark.parametrize(
    ("do", "zone", "count"),
    [
        ("{look: {in: {zone: hand, of: others}}}", "hand:1", 2),
        ("{look: {in: deck, top: 1}}", "deck:0", 1),
    ],
)
def test_looking_shows_cards_to_the_looker_only(do: str, zone: str, count: int) -> None:
    lying = {"hand:1": PENNIES[:2], "deck:0": PENNIES}
    trial = event(do, lying).do("verb-event")
    assert trial.story is not None
    for seat, known in ((SeatId(0), count), (ONLOOKER, 0)):
        view = view_of(trial.rules, trial.story.position, seat)
        assert sum(view.known(card) for card in view.board.piles[ZoneId(zone)]) == known


@pytest.mark.rules("TC-L.10", "TC-R.28")
def test_looking_at_a_face_down_complication() -> None:
    do = "{look: {kind: complication, where: {is: {card: it, face: down}}}}"
    trial = event(do, {"slot:0": ["verb-job", "verb-run"]}).do("verb-event")
    assert trial.board.cards[trial.card("verb-run")].known_to == (0,)


@pytest.mark.rules("TC-L.10", "TC-L.13", "TC-R.29")
def test_revealing_turns_a_complication_up_and_names_a_card_of_a_hand() -> None:
    trial = event("{reveal: {kind: complication}}", {"slot:0": ["verb-job", "verb-run"]})
    trial.do("verb-event")
    assert trial.board.cards[trial.card("verb-run")].face_up
    trial = event("{reveal: {in: hand}}", {"hand:0": ["plain-penny"]}).do("verb-event")
    assert trial.said == ["plain-penny is revealed."]
    assert trial.names("hand:0") == ["plain-penny"]


@pytest.mark.rules("TC-L.26", "TC-R.13")
def test_a_card_picked_at_random() -> None:
    do = "{pick-at-random: {as: lot, from: {kind: crew}, count: 1}}, {exert: lot}"
    lying = {"crew:0": ["verb-crew", "verb-alien", "verb-cousin"]}
    trial = event(do, lying).do("verb-event", chance=[(1, 0, 2)])
    assert [trial.exerted(name) for name in lying["crew:0"]] == [False, True, False]
    one = event(do, {"crew:0": ["verb-crew"]}).do("verb-event")
    assert one.exerted("verb-crew")
    assert not events(one, Mix)


@pytest.mark.rules("TC-L.10")
def test_shuffling_and_rearranging() -> None:
    trial = event("{shuffle: deck}", {"deck:0": PENNIES}).do("verb-event", chance=[(2, 1, 0)])
    assert trial.names("deck:0") == PENNIES[::-1]
    trial = event("{rearrange: {pile: deck, top: 2}}", {"deck:0": PENNIES}).do("verb-event")
    trial.picks("plain-purse", "plain-debt")
    assert trial.names("deck:0") == ["plain-penny", "plain-debt", "plain-purse"]


@pytest.mark.rules("TC-L.9", "TC-30.1", "TC-6.8")
def test_cards_from_the_deck_go_to_the_discard_pile_face_up() -> None:
    do = "{move: {what: {in: deck, top: 2}, to: discard, face: up}}"
    trial = event(do, {"deck:0": PENNIES}).do("verb-event")
    assert trial.names("discard:0") == ["plain-debt", "plain-purse"]
    assert all(trial.board.cards[card].face_up for card in trial.board.piles[ZoneId("discard:0")])
