"""What a captain's own panel says, what the buttons say, and the statistics at the end."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.build import Seen, build
from tabletop.controller.words import Renderer
from tabletop.engine.actions import offers
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.message import CardName, DefName, SeatName, fill
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tabletop.games.traveller_ccg.activities import CHOOSE_ACTIVITY, Choosing
from tabletop.games.traveller_ccg.elimination import bankrupt
from tabletop.games.traveller_ccg.procurement import PROCURE
from tabletop.games.traveller_ccg.stages import Own
from tabletop.games.traveller_ccg.state import Activity, Captain
from tests.games.stories import find
from tests.games.traveller_ccg.tables import Lying, Story, game, table

Piles = dict[str, list[str | Lying]]
CONTRACTS: Piles = {
    "slot:0": ["plain-run"],
    "slot:1": ["plain-haul"],
    "deck:0": ["plain-penny"] * 9,
}


def activity(**state: Any) -> Story:
    captains = (Captain(Activity("contract", 0)), Captain())
    given = {"phase": "adventure", "stage": 2, "acting": SeatId(0), "captains": captains, **state}
    return Story(table(2, CONTRACTS, **given), CHOOSE_ACTIVITY.frame(Choosing(SeatId(0))))


def hint(story: Story, seat: int = 0) -> str | None:
    message = game().hint(view_of(game().rules, story.position, SeatId(seat)))
    return None if message is None else fill(message, str)


def goal(story: Story, seat: int) -> str | None:
    message = game().goal(view_of(game().rules, story.position, SeatId(seat)))
    return None if message is None else fill(message, str)


@pytest.mark.rules("TC-4.1")
def test_the_panel_tells_how_far_it_is_to_victory() -> None:
    story = Story(table(3, {}, {1: {"vp": 4}}), bankrupt(SeatId(2)))
    assert goal(story, 0) == "0 of 20 VP; they are checked at the end of each phase."
    assert goal(story, 1) == "4 of 20 VP; they are checked at the end of each phase."
    assert goal(story, 2) == "You are bankrupt and out of the game."
    assert goal(story, ONLOOKER) is None


def test_before_an_activity_is_chosen_one_reads_what_leaving_costs_and_what_one_has() -> None:
    assert hint(activity()) == "Leaving your Contract costs 2. You can raise 9 Credits."
    assert hint(activity(), 1) is None, "nothing is asked of the other"
    free = activity(captains=(Captain(), Captain()))
    assert hint(free) == "You can raise 9 Credits."


@pytest.mark.rules("TC-16.2")
def test_before_procuring_one_reads_what_infamy_costs() -> None:
    at = table(2, {"deck:0": ["plain-purse"]}, {0: {"infamy": 2}}, acting=SeatId(0))
    story = Story(at, PROCURE.frame(Own(SeatId(0))))
    said = "Your Infamy, Infamous cards counted, makes each card 2 dearer. You can raise 3 Credits."
    assert hint(story) == said


@pytest.mark.rules("TC-15.8", "TC-15.10")
def test_the_buttons_say_what_an_activity_costs_in_all() -> None:
    story = activity()

    def name(argument: SeatName | CardName | DefName) -> str:
        assert isinstance(argument, CardName)
        return story.table.printed(argument.card).name

    kinds = [kind for kind in game().rules.actions if kind.verb in VERBS]
    at = Table(story.board, game().rules.definitions)
    said = {fill(offer.label, name) for offer in offers(kinds, at, SeatId(0))}
    assert said == {
        "Pursue Plain Run",
        "Pursue Plain Haul for 5 Credits",
        "Declare piracy for 3 Credits",
        "Stay uncommitted for 2 Credits",
    }


VERBS = ("pursue", "declare-piracy", "stay-uncommitted")


def test_notes_say_what_lies_on_a_card_and_who_pursues_a_contract() -> None:
    hurt = Lying("plain-hand", exerted=True, counters={"wound": 2})
    at = table(2, {**CONTRACTS, "crew:0": [hurt]}, captains=(Captain(Activity("contract", 0)),) * 2)
    story = Story(at, PROCURE.frame(Own(SeatId(0))))
    view = view_of(game().rules, story.position, SeatId(1))
    by_name = {card.definition: handle for handle, card in view.board.cards.items()}

    def notes(card: str) -> list[str]:
        handle = by_name[at.board.cards[find(at, card)].definition]
        return [fill(note, str) for note in game().notes(view, handle)]

    assert notes("plain-hand") == ["Exerted.", "2 of 3 Wounds."]
    assert notes("plain-run") == ["Pursued by SeatName(seat=0), SeatName(seat=1)."]
    assert notes("plain-haul") == []


def test_a_card_says_once_how_it_lies_and_what_it_is_on() -> None:
    crew = [Lying("plain-hand", exerted=True), Lying("plain-pistol", on="plain-hand")]
    at = table(2, {"crew:0": crew})
    story = Story(at, PROCURE.frame(Own(SeatId(0))))
    view = view_of(game().rules, story.position, SeatId(0))
    model = build(Seen(game(), view, Renderer(game().rules.definitions, ("A", "B"), view), ()))
    cards = {card.name: card for zone in model.zones for card in zone.cards}
    assert (cards["Plain Hand"].states, cards["Plain Hand"].notes) == ((), ("Exerted.",))
    pistol = cards["Plain Pistol"]
    assert (pistol.states, pistol.notes) == ((), ("Attached to Plain Hand.",))


def test_the_statistics_tell_of_every_captain() -> None:
    story = Story(table(3, {"hand:0": ["plain-penny"]}, {0: {"vp": 7}}), bankrupt(SeatId(1)))
    told = {fill(figure.label, str): figure.values for figure in game().figures(story.board)}
    assert told["Victory Points"] == ("7", "0", "0")
    assert told["Bankrupt"] == ("no", "yes", "no")
    assert told["Cards in hand"] == ("1", "0", "0")
    assert told["Rounds"] == ("1",)


def cards_said(**state: Any) -> set[str]:
    """Give what the buttons of the first captain's own cards say."""
    piles: Piles = {
        "hand:0": ["plain-mate", "play-shot"],
        "crew:0": ["play-clerk"],
        "deck:0": ["plain-purse"] * 3,
    }
    at = table(2, piles, {0: {"infamy": state.pop("infamy", 0)}}, acting=SeatId(0), **state)

    def name(argument: SeatName | CardName | DefName) -> str:
        assert isinstance(argument, CardName)
        return at.printed(argument.card).name

    kinds = [kind for kind in game().rules.actions if kind.verb == "use"]
    found = offers(kinds, at, SeatId(0))
    return {fill(one.label, name) for one in found if one.action.card is not None}


@pytest.mark.rules("TC-5.4", "TC-16.3")
def test_the_buttons_say_what_playing_a_card_costs_with_the_tax() -> None:
    plain, taxed = cards_said(phase="procurement"), cards_said(phase="procurement", infamy=3)
    assert {"Procure Plain Mate for 2 Credits", "Play Play Shot for 1 Credit"} <= plain
    assert "Procure Plain Mate for 5 Credits" in taxed
    assert "Play Play Shot for 1 Credit" in taxed, "what is not procured is not taxed"


@pytest.mark.rules("TC-5.4")
def test_the_buttons_say_what_using_an_ability_costs_and_nothing_where_it_is_free() -> None:
    said = [one for one in cards_said(phase="action") if one.startswith("Use Play Clerk")]
    priced = [one for one in said if one.startswith("Use Play Clerk for 1 Credit: ")]
    assert priced
    assert len(said) > 2
    assert not any("0 Credits" in one for one in said)
