"""What a captain sees before deciding, notes on cards, and ways to begin at once."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tabletop.controller.build import Seen, build
from tabletop.controller.controller import TableController
from tabletop.controller.gestures import Done
from tabletop.controller.words import Renderer
from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, ChooseOption, Decision
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.games import registry
from tabletop.games.captains_chair.action import ACTION
from tabletop.games.captains_chair.choices import CONFIRMING
from tabletop.games.captains_chair.clean_up import clean_up
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.notes import notes
from tabletop.games.captains_chair.panel import hint
from tabletop.games.captains_chair.payment import pay
from tabletop.games.definition import Setup, chosen
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.captains_chair.matches import begun, bundled
from tests.games.captains_chair.tables import Lying, Story, game, rules, table
from tests.games.captains_chair.told import said, view_of_story
from tests.games.captains_chair.verbs import effect, printed

ME = SeatId(0)
WORLDS = {"neutral": ["plain-world", "plain-moon"]}


@pytest.mark.rules("CC-28.3", "CC-9.1")
def test_the_action_step_says_how_many_chips_and_cards_are_left() -> None:
    story = begun(1)
    told = hint(story.rules.definitions, view_of_story(story))
    assert said(told) == "3 action chips left, 5 cards in your hand."


@pytest.mark.rules("CC-11.9", "CC-11.10", "CC-8.3")
def test_what_follows_from_a_decision_is_said_with_it() -> None:
    match = Match.create(registry.load("captains-chair"), (Player("Ann"), Player("Bo")), {}, 3)
    told: dict[str, str] = {}
    for _ in range(500):
        pending = match.position.pending
        if pending is None or {"clean-up-discard", "control"} <= told.keys():
            break
        seat = pending.seats()[0]
        view = match.view(seat)
        assert view.decision is not None
        line = hint(match.game.rules.definitions, view)
        if line is not None:
            told[view.decision.name] = said(line)
        chance = bot_chance(3, match.position.answered, seat)
        match.answer(seat, random_answer(view.decision, chance))
    assert told["clean-up-discard"].endswith("Then you draw up to 5 cards in hand.")
    assert "The other captain gains 1 glory" in told["control"]


@pytest.mark.rules("CC-R.13")
def test_a_payment_with_glory_is_a_choice_with_the_cheapest_first() -> None:
    at = table(counters={0: {"dilithium": 2, "latinum": 1, "glory": 3}})
    story = Story(at, pay(ME, {"dilithium": 2}))
    assert [option.key for option in story.asked().options] == ["dilithium-2", "glory-1"]
    told = said(hint(story.rules.definitions, view_of_story(story)))
    assert "2 dilithium, 1 latinum, 3 glory" in told


@pytest.mark.rules("CC-8.1", "CC-25.5")
def test_what_away_teams_are_sent_for_reckons_with_the_other_captain() -> None:
    told = []
    for seats in (2, 1):
        trial = effect("{send: {count: 1}}", WORLDS, seats=seats).do()
        assert trial.story is not None
        told.append(said(hint(trial.rules.definitions, view_of_story(trial.story))))
    assert told[0].endswith("if the other captain has at least two fewer there.")
    assert told[1].endswith("secure a neutral Location.")


@pytest.mark.rules("CC-8.1")
@pytest.mark.parametrize(("others", "secured"), [(1, True), (2, False)])
def test_a_note_says_who_has_secured_a_location(others: int, secured: bool) -> None:
    at = table({"neutral": [Lying("plain-world", counters={"teams-0": 3, "teams-1": others})]})
    view = view_of_story(Story(at, pay(ME, {})))
    (world,) = view.board.piles[ZoneId("neutral")]
    told = [said(line) for line in notes(rules().definitions, view, world)]
    assert ("Secured by seat 0." in told) is secured


@pytest.mark.rules("CC-28.1")
def test_notes_say_what_lies_on_a_card_and_where_a_ship_is() -> None:
    at = table(
        {
            "neutral": [Lying("plain-world", counters={"teams-0": 2, "teams-1": 1})],
            "fleet:0": [Lying("plain-ship", at="plain-world", exhausted=True)],
            "market-cargo": [Lying("plain-cargo", counters={"glory": 2})],
        }
    )
    view = view_of_story(Story(at, pay(ME, {})))

    def of(card: str, zone: str) -> list[str]:
        pile, cards = view.board.piles[ZoneId(zone)], view.board.cards
        handle = next(one for one in pile if cards[one].definition == card)
        return [said(line) for line in notes(rules().definitions, view, handle)]

    world = of("plain-world", "neutral")
    assert "2 away teams of seat 0." in world
    assert "1 away team of seat 1." in world
    assert any(line.startswith("Ships of seat 0") for line in world)
    assert of("plain-cargo", "market-cargo") == ["2 glory on it."]
    ship = of("plain-ship", "fleet:0")
    assert ship[0] == "Exhausted."
    assert any(line.startswith("At ") for line in ship)


@pytest.mark.rules("CC-2.8", "CC-28.4")
def test_the_proposed_ways_to_begin_are_a_cadet_and_georgiou_against_soval() -> None:
    game = bundled()
    crews = []
    for proposal in game.proposed:
        setup = chosen(game.options, {**proposal.options, "seats": proposal.seats})
        assert isinstance(setup, Setup)
        board, _ = game.begin(setup)  # type: ignore[misc]
        crews.append(board.state.crews)
    assert crews == [("georgiou",), ("georgiou", "soval"), ("georgiou", "soval")]
    assert [proposal.computers for proposal in game.proposed] == [0, 1, 0]
    cards = game.options[0].cards
    assert {game.pack.cards[card].definition.facts["crew"] for card in cards.values()} == set(cards)


@pytest.mark.rules("CC-9.10")
def test_a_card_with_several_plays_offers_each_and_says_why_not() -> None:
    match = Match.create(registry.load("captains-chair"), (Player("Ann"),), {}, 26)
    controller = TableController(match)
    model = controller.model()
    hand = next(zone for zone in model.zones if zone.kind == "hand")
    shuttle = next(card for card in hand.cards if card.definition == "class-c-shuttle")
    before = controller.menu(shuttle.handle)
    assert len(before) == 3
    assert not any(entry.label.startswith("Class-C Shuttle") for entry in before)
    for card in ("kamran-gant", "georgiou-recruitment", "commander-burnham"):
        window = match.view(ME).decision
        assert isinstance(window, ChooseAction)
        played = next(one for one in window.actions if _is(match, one, card))
        match.answer(ME, played)
        while (asked := match.view(ME).decision) is not None and asked.name != "act":
            match.answer(ME, simple_answer(asked))
    after = controller.menu(shuttle.handle)
    refused = [entry for entry in after if entry.refusal is not None]
    assert len(refused) == 2
    assert all("chip" in entry.refusal.text for entry in refused if entry.refusal is not None)
    labels = [button.label for button in controller.model().buttons]
    assert labels == ["End your Action Step"]


def simple_answer(asked: Decision[Any]) -> Answer:
    """Give the last option, or the first card."""
    if isinstance(asked, ChooseOption):
        return asked.options[-1].key
    assert isinstance(asked, ChooseCards)
    return asked.cards[:1]


def _is(match: Match, action: Action, card: str) -> bool:
    board = match.view(ME).board
    return action.card is not None and board.cards[action.card].definition == card


@pytest.mark.rules("CC-28.1")
def test_the_button_says_what_happens_to_the_cards_that_are_picked() -> None:
    at = table({"hand:0": ["plain-human", "plain-vulcan"]})
    story = Story(at, clean_up(ME))
    assert story.asked().name == "clean-up-discard"
    view = view_of_story(story)
    assert isinstance(view.decision, ChooseCards)
    cards = view.decision.cards
    words = Renderer(rules().definitions, ("Ann", "Bo"), view)

    def confirm(picked: int) -> str:
        seen = Seen(game(), view, words, (), cards[:picked])
        return next(one.label for one in build(seen).buttons if one.key == "confirm")

    assert [confirm(count) for count in range(3)] == [
        "Discard none",
        "Discard this card",
        "Discard these 2 cards",
    ]


def test_a_button_is_told_for_questions_that_are_asked() -> None:
    tags = {node.tag for node in LANGUAGE.nodes}
    named = {"clean-up-discard", "contributing", "development", "scan-junk"}
    assert set(CONFIRMING) - named <= tags


@pytest.mark.rules("CC-10.5")
def test_the_reaction_of_the_only_card_that_can_react_is_the_first_button() -> None:
    texts = {
        "plain-cargo": "[{key: a, timing: play, do: [{gain: {counter: research}}]}]",
        "plain-human": "[{key: r, timing: reaction, after: {comes: {moment: brought-into-play,"
        " whose: you}}, do: [{gain: {counter: glory}}]}]",
    }
    at = table({"hand:0": ["plain-cargo"], "bridge:0": ["plain-human"]})
    definition = replace(
        game(), rules=printed(texts, {}), begin=lambda _setup: (at.board, ACTION.frame(NOTHING))
    )
    match = Match.create(definition, (Player("Ann"), Player("Bo")), seed=1)
    controller = TableController(match)
    assert isinstance(controller.press(controller.model().buttons[0].key), Done)
    labels = [button.label for button in controller.model().buttons]
    assert len(labels) >= 2
    assert "REACTION" in labels[0]
    assert labels[-1] in ("Go on without a reaction", "Go back")
