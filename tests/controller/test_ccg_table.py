"""The table of the Traveller CCG: what each captain sees of the rest besides the cards."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.controller.build import Seen, build
from tabletop.controller.controller import TableController
from tabletop.controller.gestures import Done
from tabletop.controller.model import TableModel
from tabletop.controller.words import Renderer
from tabletop.engine.actions import Action, offers
from tabletop.engine.board import Binding, QueueItem
from tabletop.engine.change import apply
from tabletop.engine.decisions import ChooseAction, ChooseCards, Decision
from tabletop.engine.events import Queued
from tabletop.engine.ids import ONLOOKER, DefId, RuleId, SeatId, ZoneId
from tabletop.engine.message import Refusal, say
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView, view_of
from tabletop.games.bringing import ready_decks
from tabletop.games.traveller_ccg.dropping import drops
from tabletop.games.traveller_ccg.expenses import expense
from tabletop.games.traveller_ccg.state import Activity, Captain, Orders
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.stories import find
from tests.games.traveller_ccg.attempting import on, selecting
from tests.games.traveller_ccg.tables import Lying, Story, game, rules, table

NAMES = ("Ann", "Bo", "Cy", "Di")


def model_of(
    at: Table,
    seat: int = 0,
    decision: Decision[Any] | None = None,
    waiting: tuple[SeatId, ...] = (),
    front: int | None = None,
) -> TableModel:
    """Build what a seat sees of a position that hides nothing from it."""
    view = SeatView(SeatId(seat), at.board, decision, waiting)
    words = Renderer(rules().definitions, NAMES, view)
    shown = None if front is None else SeatId(front)
    return build(Seen(game(), view, words, (), front=shown))


@pytest.mark.rules("TC-31.14", "TC-R.109", "TC-1.21")
def test_everything_of_every_captain_is_on_the_table() -> None:
    at = table(
        4,
        {
            "crew:0": ["plain-hand", "plain-pistol"],
            "crew:2": ["plain-penny"],
            "hand:1": ["plain-hand", "plain-hand"],
            "deck:3": ["plain-hand"],
        },
        counters={1: {"vp": 7, "infamy": 2, "admin-trained": 2, "cargo": 1}},
    )
    model = model_of(at)
    shown = {zone.id for zone in model.zones}
    for seat in range(4):
        kinds = ("ship", "crew", "connections", "hand", "deck")
        assert {f"{kind}:{seat}" for kind in kinds} <= shown
    assert {"discard:0", "adventure-deck:0", "adventure-discard:0"} <= shown
    assert {f"slot:{number}" for number in range(4)} <= shown
    tracks = {track.key: track.value for track in model.tracks}
    assert (tracks["vp:1"], tracks["infamy:1"], tracks["vp:0"]) == (7, 2, 0)
    pool = next(pool for pool in model.pools if pool.seat == 1)
    assert [(token.title, token.count) for token in pool.tokens] == [("Cargo", 1), ("Admin", 2)]
    board = model_of(at, front=3)
    assert {"discard:3", "adventure-deck:3", "crew:0", "hand:0"} <= {z.id for z in board.zones}


@pytest.mark.rules("TC-31.14")
def test_the_whole_table_has_room_for_each_place() -> None:
    model = model_of(table(4))
    boxes = [zone.box for zone in model.zones if zone.cards or zone.kind != "pending"]
    for place, one in enumerate(boxes):
        assert one.x >= 0
        assert one.x + one.width <= model.columns
        assert one.y + one.height <= model.rows
        for other in boxes[:place]:
            apart = (
                one.x + one.width <= other.x + 0.01
                or other.x + other.width <= one.x + 0.01
                or one.y + one.height <= other.y + 0.01
                or other.y + other.height <= one.y + 0.01
            )
            assert apart, (one, other)


@pytest.mark.rules("TC-9.2", "TC-15.4", "TC-R.109")
def test_slots_name_their_captain_and_bear_the_marks_of_pursuers() -> None:
    captains = (
        Captain(activity=Activity("contract", 1)),
        Captain(activity=Activity("piracy")),
        Captain(activity=Activity("contract", 1)),
        Captain(),
    )
    at = table(4, {"slot:1": ["plain-run"]}, captains=captains, phase="adventure", stage=2)
    model = model_of(at)
    slot = model.zone(ZoneId("slot:1"))
    assert slot is not None
    assert slot.title == "Slot of Bo"
    assert slot.marks == (0, 2)
    status = {seat.seat: seat.status for seat in model.seats}
    assert status[SeatId(0)].startswith("pursuing ")
    assert status[SeatId(1)] == "pirate"
    assert status[SeatId(3)] == "uncommitted"
    assert model.line is not None
    assert model.line.words.startswith("Round 1: Adventure Phase, Stage 2; Ann is first captain.")


def _queued(at: Table) -> Table:
    """Put two things on the queue: a Crew's, and above it an Event aimed at that Crew."""
    crew, event = find(at, "plain-hand", "crew:1"), find(at, "play-shot", "pending")
    first = QueueItem(1, event, DefId("play-shot"), "shot", SeatId(1))
    aimed = (Binding("victim", (crew,), (SeatId(1),)), Binding("spent", (event,)))
    second = QueueItem(2, event, DefId("play-shot"), "shot", SeatId(0), aimed)
    board = at.board
    for item in (first, second):
        board = apply(board, Queued(item))
    return Table(board, at.definitions)


@pytest.mark.rules("TC-28.2", "TC-R.106")
def test_the_queue_lists_the_newest_first_with_targets_and_who_may_react() -> None:
    captains = (Captain(), Captain(orders=Orders(decline="phase")), Captain())
    at = table(
        3,
        {
            "crew:1": ["plain-hand"],
            "pending": ["play-shot"],
            "hand:1": ["plain-penny"],
            "hand:2": ["plain-penny"],
        },
        captains=captains,
        phase="action",
        acting=SeatId(0),
    )
    model = model_of(_queued(at), waiting=(SeatId(0),))
    assert [entry.whose for entry in model.queue] == ["Ann", "Bo"]
    assert model.queue[0].targets == ("Plain Hand",)
    assert "Choose target Crew" in model.queue[0].text
    assert model.queue[1].targets == ()
    aimed = [card for zone in model.zones for card in zone.cards if card.aimed_at]
    assert [card.handle for card in aimed] == [find(at, "plain-hand", "crew:1")]
    assert "aimed at" in aimed[0].spoken
    assert model.reacting == (
        "Asked now: Ann",
        "May react: Cy",
        "Pass by their orders: Bo",
    )


def test_with_nothing_pending_nothing_is_told_of_a_queue() -> None:
    model = model_of(table(2))
    assert model.queue == ()
    assert model.reacting == ()


@pytest.mark.rules("TC-6.3")
def test_cards_show_what_they_pay_and_the_deck_can_be_picked() -> None:
    at = table(2, {"hand:0": ["plain-penny"], "deck:0": ["plain-hand", "plain-penny"]})
    penny, top = find(at, "plain-penny", "hand:0"), at.board.piles[ZoneId("deck:0")][-1]
    decision = ChooseCards(
        "pay", SeatId(0), say("Pay."), RuleId("TC-6.2"), (penny, top), least=1, most=1
    )
    model = model_of(at, decision=decision, waiting=(SeatId(0),))
    card = model.card(penny)
    assert card is not None
    assert card.worth == at.fact(penny, "ev", 0)
    assert f"counts for {card.worth}" in card.spoken
    deck = model.zone(ZoneId("deck:0"))
    assert deck is not None
    assert deck.cards[-1].candidate
    assert deck.opened == ()
    assert not [button for button in model.buttons if button.key.startswith("card:")]


def test_exerted_gear_lies_with_its_crew() -> None:
    at = table(2, {"crew:0": ["plain-hand", Lying("plain-pistol", on="plain-hand", exerted=True)]})
    zone = model_of(at).zone(ZoneId("crew:0"))
    assert zone is not None
    assert zone.cards[1].attached_to == zone.cards[0].handle
    assert zone.cards[1].turn == 1


@pytest.mark.rules("TC-6.2", "TC-6.7")
def test_the_prompt_of_a_payment_says_what_is_due_and_what_is_paid() -> None:
    at = table(2, {"hand:0": ["plain-penny", "plain-purse", "plain-hand"]})
    story = Story(at, expense(SeatId(0), 3, say("repairs"), "TC-6.7"))
    names = Renderer(rules().definitions, NAMES, view_of(story.rules, story.position, SeatId(0)))
    prompt = names.text(story.asked(0).prompt)
    assert prompt == "Ann, choose a card to pay for repairs with; 3 more to pay."
    story.answer((find(at, "plain-penny", "hand:0"),))
    prompt = names.text(story.asked(0).prompt)
    assert prompt == "Ann, choose a card to pay for repairs with; 1 paid, 2 more to pay."


@pytest.mark.rules("TC-16.4", "TC-28.1")
def test_cards_can_be_dropped_where_they_would_lie() -> None:
    hand = ["plain-mate", "plain-pistol", "plain-penny"]
    at = table(2, {"crew:0": ["plain-hand"], "hand:0": hand, "crew:1": ["plain-jack"]})

    def places(card: str, ability: str = "procure", zone: str = "hand:0") -> set[str]:
        action = Action("use", find(at, card, zone), ability)
        return set(drops(at, SeatId(0), action))

    assert places("plain-mate") == {"crew:0"}
    assert places("plain-pistol") == {"crew:0"}
    assert places("plain-penny", "play") == {"pending"}
    assert places("plain-hand", "any", "crew:0") == {"pending"}
    assert drops(at, SeatId(0), Action("pass")) == {}


def test_a_card_that_is_held_lights_where_it_can_be_procured() -> None:
    decks = tuple(ready_decks(game()))[:2]
    match = Match.create(game(), (Player("Ann"), Player("Bo")), {}, 3, decks=decks)
    controller, action = _procuring(match)
    assert action.card is not None
    targets = controller.pick_up(action.card)
    card = controller.model().card(action.card)
    assert card is not None
    assert targets.zones
    assert all(f"Procure {card.name}" in label for label in targets.zones.values())
    zone = next(iter(targets.zones))
    outcome = controller.drop(action.card, zone)
    assert isinstance(outcome, Done)
    decision = match.view(controller.seat).decision
    assert decision is None or decision.name != "procure"


def _procuring(match: Match) -> tuple[TableController, Action]:
    """Play on until somebody can procure something."""
    for _ in range(200):
        pending = match.position.pending
        assert pending is not None
        seat = pending.seats()[0]
        controller = TableController(match, seat)
        decision = match.view(seat).decision
        assert decision is not None
        if isinstance(decision, ChooseAction) and decision.name == "procure":
            for action in decision.actions:
                if action.ability == "procure":
                    return controller, action
        chance = bot_chance(match.seed, match.position.answered, seat)
        assert not isinstance(match.answer(seat, random_answer(decision, chance)), Refusal)
    raise AssertionError("nobody could procure anything")


def test_places_have_names_for_whoever_looks_on_too() -> None:
    model = model_of(table(2, {}), seat=ONLOOKER)
    titles = {placed.id: placed.title for placed in model.zones}
    assert titles[ZoneId("hand:0")] == "Ann: Hand"
    assert titles[ZoneId("ship:0")] == "Ann: Ship and Upgrades"
    assert titles[ZoneId("deck:0")] == "Ann: Deck"


@pytest.mark.rules("TC-R.77")
@pytest.mark.parametrize(("tokens", "main"), [(0, False), (1, True)])
def test_an_attempt_that_cannot_succeed_is_no_main_button(tokens: int, main: bool) -> None:
    job = Lying("trial-passenger", on="plain-run", face_up=True)
    story = selecting(
        on(0),
        lying={"slot:0": ["plain-run", job]},
        counters={0: {"admin-trained": tokens}},
    )
    view = view_of(story.rules, story.position, SeatId(0))
    assert view.decision is not None
    names = Renderer(rules().definitions, NAMES, view)
    found = tuple(offers(story.rules.actions, Table(view.board, rules().definitions), SeatId(0)))
    shown = build(Seen(game(), view, names, found))
    (button,) = (one for one in shown.buttons if one.label.startswith("Attempt "))
    assert button.refusal is None
    assert button.main is main
    assert ("as things stand" in shown.hint) is not main
