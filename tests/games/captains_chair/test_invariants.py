"""Whatever is answered, a match keeps its order: cards, tokens, teams, owners (``CC-R.52``)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tabletop.engine.board import Board
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
)
from tabletop.engine.ids import zone_of
from tabletop.games.captains_chair.officers import officers_of
from tabletop.games.captains_chair.places import CAPTAIN, captain_of
from tabletop.games.captains_chair.ship_tokens import token_name
from tabletop.games.captains_chair.state import AWAY_TEAM, SPARE_TEAM, teams
from tabletop.games.captains_chair.whose import is_token
from tests.games.captains_chair.matches import begun

OWN = ("bridge", "briefing", "deck", "discard", "fleet", "hand", "log", "reserve", "space")
TEAMS = 6


def any_answer(asked: Decision[Any], dice: random.Random) -> Answer:
    """Answer a question at random, seldom by doing nothing."""
    match asked:
        case ChooseAction():
            busy = [one for one in asked.actions if one.card is not None]
            some = busy if busy and dice.random() < 0.85 else asked.actions
            return dice.choice(list(some))
        case ChooseCards():
            count = dice.randint(asked.least, min(asked.most, len(asked.cards)))
            return tuple(dice.sample(list(asked.cards), count))
        case ChooseSeat():
            return dice.choice(asked.seats)
        case ChooseNumber():
            return dice.randint(asked.low, asked.high)
        case ChooseOption():
            return dice.choice(asked.options).key
    raise AssertionError(asked)


def check(board: Board) -> None:
    """See that the table is in order."""
    for number, card in board.cards.items():
        assert number in board.piles[card.zone]
        assert all(count > 0 for count in card.counters.values()), card
        if card.attached_to is not None:
            assert board.cards[card.attached_to].zone == card.zone
        if is_token(board, number) and board.zones[card.zone].in_play:
            assert card.attached_to is not None, card
    for seat in board.seats:
        assert all(count >= 0 for count in seat.counters.values()), seat
        captain = board.cards[captain_of(board, seat.id)]
        waiting = captain.counters.get(AWAY_TEAM, 0) + captain.counters.get(SPARE_TEAM, 0)
        out = sum(card.counters.get(teams(seat.id), 0) for card in board.cards.values())
        assert waiting + out == TEAMS
        for kind in OWN:
            for number in board.piles[zone_of(kind, seat.id)]:
                card = board.cards[number]
                assert is_token(board, number) or card.owner == seat.id, card
                if kind == "fleet" and card.attached_to is None and not is_token(board, number):
                    name = token_name(card.definition)
                    tokens = [one for one in board.cards.values() if one.definition == name]
                    assert all(one.attached_to is not None for one in tokens), card


@pytest.mark.rules("CC-18.3", "CC-17.6", "CC-17.10", "CC-R.52", "CC-19.4")
@pytest.mark.parametrize(
    ("captains", "seed"),
    [(("kirk", "khan"), 1), (("archer", "rebner"), 2), (("soval",), 3)],
)
def test_a_match_keeps_its_order_whatever_is_answered(captains: tuple[str, ...], seed: int) -> None:
    options = {f"captain_{number}": key for number, key in enumerate(captains)}
    story = begun(seats=len(captains), seed=seed, **options)  # type: ignore[arg-type]
    dice = random.Random(seed)
    for _ in range(2_000):
        pending = story.position.pending
        if pending is None or pending.decision.name == "over":
            break
        (asked, *_rest) = pending.asked()
        story.answer(any_answer(asked, dice), asked.seat)
        check(story.board)
    assert story.board.result is not None
    for seat in story.board.seats:
        assert len(officers_of(story.board, seat.id)) <= 3
        assert story.board.piles[zone_of(CAPTAIN, seat.id)]
