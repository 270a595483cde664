"""The example of docs/your-own-game.md: found in a user's folder, and playing by its rules."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.engine import kernel
from tabletop.engine.actions import Action, offers
from tabletop.engine.change import apply
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import ChooseAction, ChooseOption
from tabletop.engine.events import CardMoved, Event
from tabletop.engine.ids import CardId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tabletop.games import registry, trust
from tabletop.games.definition import GameDefinition, Setup
from tabletop.library.folders import HOME_VARIABLE
from tabletop.session.selfplay import Plan, play

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "crazy-eights"
STOCK, PILE = ZoneId("stock"), ZoneId("pile")
ANN, BO = SeatId(0), SeatId(1)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GameDefinition]:
    home = tmp_path_factory.mktemp("home")
    shutil.copytree(EXAMPLE, home / "games" / "crazy-eights")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(HOME_VARIABLE, str(home))
        assert [info.id for info in registry.find_games()][-1] == "crazy-eights"
        trust.trust(registry.info_of("crazy-eights"))
        yield registry.load("crazy-eights")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("bots", [True, False])
def test_whole_games_keep_every_law(game: GameDefinition, seats: int, bots: bool) -> None:
    for seed in range(2):
        outcome = play(game, Plan(seats, {}, seed, bots=bots, check=True))
        assert outcome.faults == ()
        assert outcome.rule == "CE-3.3"


def test_a_match_goes_on_to_the_points_chosen(game: GameDefinition) -> None:
    position = begun(game, 2, goal=100)
    best = 0
    while position.pending is not None:
        decision: Any = position.pending.decision
        actions = decision.actions if isinstance(decision, ChooseAction) else ()
        plays = [action for action in actions if action.card is not None]
        answer = (plays or actions)[0] if actions else decision.options[0].key
        position = answered(game, position, answer)
        best = max(points(position))
    assert best >= 100
    assert position.result is not None
    assert all(points(position)[seat] == best for seat in position.result.winners)


def begun(game: GameDefinition, seats: int, goal: int = 0, seed: int = 1) -> Position:
    table = game.begin(Setup(seats, {"goal": goal}))
    assert not isinstance(table, Refusal)
    return kernel.settle(game.rules, kernel.start(game.rules, *table, seed))


def answered(
    game: GameDefinition, position: Position, answer: Any, sink: list[Event] | None = None
) -> Position:
    assert position.pending is not None
    seat = position.pending.decision.seat
    following = kernel.submit(game.rules, position, seat, answer, sink)
    assert not isinstance(following, Refusal), following
    return kernel.settle(game.rules, following, sink)


def points(position: Position) -> list[int]:
    return [seat.counters.get("points", 0) for seat in position.board.seats]


def stage(game: GameDefinition, *, pile: str, stock: str = "", **hands: str) -> Position:
    """Lay cards by their ids; those that are not named lie at the bottom of the pile."""
    position = begun(game, len(hands))
    board = position.board
    number = {card.definition: card.id for card in board.cards.values()}
    for card in board.cards:
        board = apply(board, CardMoved(card, PILE, face_up=True))
    places = {STOCK: stock, **{zone_of("hand", SeatId(at)): hands[f"h{at}"] for at in (0, 1)}}
    for zone, names in places.items():
        for name in names.split():
            board = apply(board, CardMoved(number[_id(name)], zone))
    top = number[_id(pile)]
    board = apply(board, CardMoved(top, PILE, face_up=True))
    facts = game.rules.definitions[board.cards[top].definition].facts
    suit, rank = facts["suit"], facts["rank"]
    state = type(board.state)(0, suit, rank)
    board = board._replace(state=state)
    return kernel.restore(game.rules, board, position.frames, (), (), position.chance, 0)


RANKS = (
    *("ace", "two", "three", "four", "five", "six", "seven"),
    *("eight", "nine", "ten", "jack", "queen", "king"),
)


def _id(short: str) -> Any:
    """Give the id for ``8C``, ``13H``."""
    suit = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}[short[-1]]
    return f"{RANKS[int(short[:-1]) - 1]}-of-{suit}"


def playing(position: Position, short: str) -> Action:
    (card,) = (card.id for card in position.board.cards.values() if card.definition == _id(short))
    return Action("play", card)


def legal(position: Position) -> tuple[Action, ...]:
    assert position.pending is not None
    decision = position.pending.decision
    assert isinstance(decision, ChooseAction)
    return decision.actions


@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 5), (5, 5)])
def test_the_deal(game: GameDefinition, seats: int, each: int) -> None:
    for seed in range(30):
        board = begun(game, seats, seed=seed).board
        hands = [len(board.pile(zone_of("hand", seat.id))) for seat in board.seats]
        assert hands == [each] * seats
        (top,) = board.pile(PILE)
        assert game.rules.definitions[board.cards[top].definition].facts["rank"] != 8


@pytest.mark.parametrize("seats", [1, 6])
def test_other_numbers_of_players_are_refused(game: GameDefinition, seats: int) -> None:
    refusal = game.begin(Setup(seats, {"goal": 0}))
    assert isinstance(refusal, Refusal)
    assert refusal.rule == "CE-1.1"


def test_suit_rank_and_eights_fit(game: GameDefinition) -> None:
    position = stage(game, pile="5C", stock="2D 3D", h0="9C 5H 8D 7S", h1="2S")
    assert set(legal(position)) == {
        playing(position, "9C"),
        playing(position, "5H"),
        playing(position, "8D"),
        Action("draw"),
    }
    table = Table(position.board, game.rules.definitions)
    no = {offer.action: offer.refusal for offer in offers(game.rules.actions, table, ANN)}
    refusal = no[playing(position, "7S")]
    assert refusal is not None
    assert refusal.rule == "CE-2.2"


def test_an_eight_names_the_suit(game: GameDefinition) -> None:
    position = stage(game, pile="5C", stock="2D 3D", h0="8D 7S", h1="9H 5D 4C")
    position = answered(game, position, playing(position, "8D"))
    assert position.pending is not None
    assert isinstance(position.pending.decision, ChooseOption)
    assert position.pending.decision.seat == ANN
    position = answered(game, position, "hearts")
    assert position.pending is not None
    assert position.pending.decision.seat == BO
    assert set(legal(position)) == {playing(position, "9H"), Action("draw")}


def test_the_pile_becomes_the_stock_but_for_its_top(game: GameDefinition) -> None:
    position = stage(game, pile="5C", stock="2D", h0="7S 7H", h1="9H")
    before = set(position.board.pile(PILE))
    top = position.board.pile(PILE)[-1]
    position = answered(game, position, Action("draw"))
    assert position.board.pile(PILE) == (top,)
    assert set(position.board.pile(STOCK)) == before - {top}
    assert not any(position.board.cards[card].face_up for card in position.board.pile(STOCK))


def test_only_who_can_do_nothing_passes_and_all_passing_ends_it(game: GameDefinition) -> None:
    position = stage(game, pile="5C", h0="7S 5H", h1="9H")
    assert legal(position) == (playing(position, "5H"),)
    position = stage(game, pile="5C", h0="7S", h1="9H")
    assert legal(position) == (Action("pass"),)
    position = answered(game, position, Action("pass"))
    position = answered(game, position, Action("pass"))
    assert position.result is not None
    assert position.result.winners == ()


def test_going_out_scores_what_the_others_hold(game: GameDefinition) -> None:
    position = stage(game, pile="5C", stock="2D 3D", h0="9C", h1="8H 13S 10D 1C 6C")
    position = answered(game, position, playing(position, "9C"))
    assert points(position) == [50 + 10 + 10 + 1 + 6, 0]
    assert position.result is not None
    assert position.result.winners == (ANN,)
    assert [figure.values for figure in game.figures(position.board)] == [("77", "0"), ("0", "5")]


def test_a_last_eight_goes_out_without_a_suit(game: GameDefinition) -> None:
    position = stage(game, pile="5C", stock="2D 3D", h0="8C", h1="2H")
    position = answered(game, position, playing(position, "8C"))
    assert position.result is not None


def test_a_drawn_card_is_seen_by_its_player_only(game: GameDefinition) -> None:
    position = answered(
        game, stage(game, pile="5C", stock="2D 3D", h0="7S", h1="9H"), Action("draw")
    )
    for seat, knows in ((ANN, True), (BO, False)):
        view = view_of(game.rules, position, seat)
        hand = view.board.pile(zone_of("hand", ANN))
        assert [view.known(CardId(card)) for card in hand] == [knows] * 2


def test_a_position_does_not_grow_with_the_match(game: GameDefinition) -> None:
    codec = Codec(game.rules.records)
    position = begun(game, 2, goal=200)
    sizes = []
    for number in range(2000):
        if position.pending is None:
            break
        if number % 100 == 0:
            sizes.append(len(json.dumps(codec.encode(position._replace(running=None)))))
        decision: Any = position.pending.decision
        choices = decision.actions if isinstance(decision, ChooseAction) else decision.options
        picked = choices[number % len(choices)]
        position = answered(game, position, picked if isinstance(picked, Action) else picked.key)
    assert len(sizes) > 10
    assert max(sizes) < 1.5 * min(sizes)
