"""Whole matches: they end, keep their cards, and are the same from a seed, a save and a replay."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabletop.engine import kernel
from tabletop.engine.actions import legal
from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.position import Position
from tabletop.engine.redeal import redeal
from tabletop.engine.table import Table
from tabletop.engine.view import OPEN_EYES, view_of
from tabletop.games.traveller_traders.names import PLAYER
from tests.games.traveller_traders.driving import begun, by_chance, by_trader, game, through

MODES = ({"mode": "traders"}, {"mode": "prince"}, {"mode": "traders", "targets": "all-first"})


def check_cards(board: Board, expected: Sequence[str]) -> None:
    lying = sorted(card for pile in board.piles.values() for card in pile)
    assert lying == sorted(board.cards)
    assert all(card in board.pile(board.card(card).zone) for card in board.cards)
    assert sorted(card.definition for card in board.cards.values()) == expected


@pytest.mark.rules("TT-7.2")
@pytest.mark.parametrize("options", MODES)
def test_random_matches_end_and_keep_every_card(options: dict[str, str]) -> None:
    for seed in range(70):
        expected = sorted(card.definition for card in begun(seed, options).board.cards.values())
        for position in through(begun(seed, options), by_chance(seed + 1000)):
            check_cards(position.board, expected)
        assert position.result is not None
        assert position.result.rule


def saved_and_loaded(position: Position) -> Position:
    rules = game().rules
    codec = Codec(rules.records)
    pending = position.pending
    assert pending is not None
    parts = (position.board, position.frames, pending.answers, pending.sealed, position.chance)
    board, frames, answers, sealed, chance = codec.decode(codec.encode(parts))
    return kernel.restore(rules, board, frames, answers, sealed, chance, position.answered)


def test_a_save_at_any_decision_goes_on_the_same() -> None:
    for seed in range(12):
        options = MODES[seed % 3]
        for position in through(begun(seed, options), by_chance(seed)):
            if position.pending is None:
                break
            again = saved_and_loaded(position)
            assert again._replace(running=None) == position._replace(running=None)


def test_the_same_seed_and_answers_give_the_same_match() -> None:
    for seed in range(5):
        first = list(through(begun(seed), by_trader))[-1]
        second = list(through(begun(seed), by_trader))[-1]
        assert first.board == second.board
        assert first.chance == second.chance


def test_what_is_offered_does_not_depend_on_closed_cards() -> None:
    rules = game().rules
    for seed in range(6):
        for position in through(begun(seed), by_chance(seed)):
            other, _ = redeal(rules, position.board, PLAYER, Chance(seed + 7))
            offered = [
                legal(rules.actions, Table(board, rules.definitions), PLAYER)
                for board in (position.board, other)
            ]
            assert offered[0] == offered[1]


def test_the_window_offers_what_is_legal_from_the_view() -> None:
    rules = game().rules
    for position in through(begun(4), by_trader):
        view = view_of(rules, position, PLAYER)
        if isinstance(view.decision, ChooseAction):
            table = Table(view.board, rules.definitions)
            found = legal(rules.actions, table, PLAYER)
            assert sorted(map(str, found)) == sorted(map(str, view.decision.actions))


def test_the_decks_are_closed_and_the_rest_is_open() -> None:
    for position in through(begun(2), by_trader):
        seen = view_of(game().rules, position, PLAYER).board
        eyes = view_of(game().rules, position, OPEN_EYES).board
        for zone in seen.piles:
            hidden = [c for c in seen.pile(zone) if seen.card(c).definition.startswith("hidden:")]
            assert len(hidden) == (len(eyes.pile(zone)) if zone.endswith("-deck") else 0)


def test_the_trader_plays_every_mode_to_its_end() -> None:
    for options in MODES:
        for seed in range(15):
            *_, last = through(begun(seed, options), by_trader)
            assert last.result is not None
