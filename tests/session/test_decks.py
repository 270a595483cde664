"""A match with decks: on record whole, so that it replays whatever becomes of the files."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from tabletop.engine.message import Refusal
from tabletop.games import registry
from tabletop.games.bringing import assembled, proposed, set_up, shelf
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.record import Deck, deck
from tabletop.session.errors import SaveError, SetupRefusedError
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore, load_record
from tests.session.saving import entries, file_of, forge
from tests.session.trial import play_bots
from tests.testdecks import install

BOTS = (Player("Ann", "first"), Player("Bo", "first"))


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> GameDefinition:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return install()


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    return MatchStore(tmp_path / "matches", registry.load)


def mine(**main: int) -> Deck:
    cards = main or {"brute": 2, "feint": 2, "wink-2": 2}
    return deck("Mine", "high-card", {"leader": {"dame-birch": 1}, "main": cards})


def test_without_decks_each_seat_gets_a_ready_made_one(game: GameDefinition) -> None:
    match = Match.create(game, (*BOTS, Player("Cy", "first")), {}, 1)
    names = ["Ash's archers", "Birch's brutes", "Ash's archers"]
    assert [one.name for one in match.decks] == names
    assert match.decks == proposed(game, 3)


def test_the_record_carries_the_lists(game: GameDefinition, store: MatchStore) -> None:
    decks = shelf(game)
    path = decks.keep(mine())
    match = Match.create(game, BOTS, {}, 3, store, (mine(), proposed(game, 2)[1]))
    play_bots(match)
    match.close()
    decks.keep(mine(brute=6), path)  # changed after the match
    (game.pack.info.folder / "decks" / "birch.yaml").unlink()
    again = load_record(file_of_path(store), registry.load)
    assert again.notice is None
    assert again.decks == match.decks
    assert again.position._replace(running=None) == match.position._replace(running=None)


def file_of_path(store: MatchStore) -> Path:
    (path,) = store.folder.glob("*.match")
    return path


def test_a_match_in_the_middle_goes_on_with_its_decks(
    game: GameDefinition, store: MatchStore
) -> None:
    people = (Player("Ann"), Player("Bo", "first"))
    match = Match.create(game, people, {}, 3, store, (mine(), mine()))
    match.close()
    again = store.open(file_of_path(store))
    assert again.decks == (mine(), mine())
    assert {again.position.board.cards[card].definition for card in again.position.board.cards} == {
        "brute",
        "feint",
        "wink-2",
    }
    again.close()


def test_a_rematch_is_played_with_the_same_decks(game: GameDefinition) -> None:
    match = Match.create(game, BOTS, {}, 1, decks=(mine(), mine()))
    play_bots(match)
    assert match.rematch().decks == (mine(), mine())


def test_records_of_games_without_decks_stay_as_they_were(store: MatchStore) -> None:
    game = registry.load("traveller-traders")
    match = Match.create(game, (Player("Ann"),), {}, 1, store)
    assert "decks" not in entries(file_of(match))[0]
    assert match.decks == ()
    match.close()


@pytest.mark.parametrize("decks", [5, [5], [{}], [{"name": "A"}], {"a": 1}])
def test_a_record_with_broken_decks_is_refused(
    game: GameDefinition, store: MatchStore, decks: object
) -> None:
    match = Match.create(game, BOTS, {}, 3, store)
    path = file_of(match)
    match.close()
    forge(path, lambda lines: [{**lines[0], "decks": decks}, *lines[1:]])
    with pytest.raises(SaveError, match="has a first line that can't be read"):
        load_record(path, registry.load)


def test_a_deck_that_breaks_rules_begins_no_match(game: GameDefinition) -> None:
    with pytest.raises(SetupRefusedError) as error:
        Match.create(game, BOTS, {}, 1, decks=(mine(), mine(brute=3)))
    assert str(error.value) == (
        "Seat 2 can't play the deck Mine. Brute, the Tall: at most 2, not 3 (HC-1.1)."
        " It has 6 cards, not 3 (HC-1.1)."
    )
    assert error.value.refusal.rule == "HC-1.1"
    with pytest.raises(SetupRefusedError, match=r"It has 4 cards, not 6 \(HC-1.2\)"):
        Match.create(game, BOTS, {"short": True}, 1)


def test_each_seat_brings_one(game: GameDefinition) -> None:
    with pytest.raises(SetupRefusedError, match="2 seats, 1 decks"):
        Match.create(game, BOTS, {}, 1, decks=(mine(),))
    other = registry.load("traveller-traders")
    with pytest.raises(SetupRefusedError, match="Players bring no decks to this game"):
        Match.create(other, (Player("Ann"),), {}, 1, decks=(mine(),))


def test_a_setup_that_is_only_assembled_takes_any_deck(game: GameDefinition) -> None:
    odd = mine(brute=1)
    setup = assembled(game, {"seats": 1}, (odd,))
    assert not isinstance(setup, Refusal)
    assert setup.decks == (odd,)
    assert isinstance(set_up(game, {"seats": 1}, (odd,)), Refusal)
    assert isinstance(set_up(game, {"seats": 1, "colour": "red"}, (mine(),)), Refusal)


def test_a_game_without_decks_has_no_shelf() -> None:
    with pytest.raises(LookupError, match="has no decks that players build"):
        shelf(registry.load("traitors-aboard"))


def test_decks_go_to_workers() -> None:
    assert pickle.loads(pickle.dumps(mine())) == mine()
