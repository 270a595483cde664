"""Records of Captain's Chair that end at any kind of question, or are damaged there.

What was on record is there again, and the match goes on just as it did; damaged it is whole, or
there is one clear sentence.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer
from tabletop.engine.ids import SeatId
from tabletop.engine.position import Position
from tabletop.games.compared import combinations
from tabletop.games.definition import OptionValue
from tabletop.session.bots import random_answer
from tabletop.session.errors import SaveError
from tabletop.session.invariants import board_faults
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tabletop.session.store import MatchStore, load_record
from tests.robustness.games import chair, load
from tests.robustness.mutation import damaged
from tests.session.playing import bare

PEOPLE = (Player("Ann"), Player("Bo"))
MATCHES = 6
CADETS = 2
ANSWERS = 260
GOES_ON = 3
DAMAGED = int(os.environ.get("TABLETOP_MUTATIONS", "3"))
"""How often the record of each kind of question is damaged."""


class Played(NamedTuple):
    """A match: its record, how long that was after each answer, the answers, how all stood then."""

    record: bytes
    sizes: tuple[int, ...]
    answers: tuple[tuple[SeatId, Answer], ...]
    positions: tuple[Position, ...]


def kind_of(position: Position) -> str:
    """Name the kind of question, with how deep in operations it is asked."""
    if position.pending is None:
        return "over"
    seat = position.pending.seats()[0]
    decision = position.pending.of(seat)
    assert decision is not None
    within = sum(frame.procedure == "captains-chair.operation" for frame in position.frames)
    return f"{decision.name}/{within}"


def played(store: MatchStore, options: Mapping[str, OptionValue], seats: int, seed: int) -> Played:
    """Play a match at random, and keep what was on record after each answer."""
    match = Match.create(chair(), PEOPLE[:seats], options, seed, store)
    path = match.path
    assert path is not None
    sizes, positions = [path.stat().st_size], [match.position]
    answers: list[tuple[SeatId, Answer]] = []
    for number in range(ANSWERS):
        pending = match.position.pending
        if pending is None:
            break
        seat = pending.seats()[0]
        decision = match.view(seat).decision
        assert decision is not None
        answer = random_answer(decision, Chance(seed * 1000 + number))
        assert isinstance(match.answer(seat, answer), Step)
        answers.append((seat, answer))
        sizes.append(path.stat().st_size)
        positions.append(match.position)
    record = path.read_bytes()
    match.close()
    return Played(record, tuple(sizes), tuple(answers), tuple(positions))


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[Played, int]]:
    """Find for each kind of question a match and the number of answers after which it is asked."""
    store = MatchStore(tmp_path_factory.mktemp("chairs"), load)
    found: dict[str, tuple[Played, int]] = {}
    for number, options in _options():
        match = played(store, options, 1 if number < CADETS else 2, number + 1)
        for at, position in enumerate(match.positions):
            found.setdefault(kind_of(position), (match, at))
    return found


def _options() -> Iterator[tuple[int, Mapping[str, OptionValue]]]:
    for number in range(CADETS + MATCHES):
        every = combinations(chair(), 1 if number < CADETS else 2, {})
        yield number, every[number * 7 % len(every)]


def test_a_record_that_ends_at_any_kind_of_question_goes_on_as_it_was(
    places: dict[str, tuple[Played, int]], tmp_path: Path
) -> None:
    assert len(places) > 40, sorted(places)
    path = tmp_path / "cut.match"
    for kind, (match, at) in places.items():
        for torn in (0, 7):
            path.write_bytes(match.record[: match.sizes[at] + torn])
            again = load_record(path, load)
            assert bare(again.position) == bare(match.positions[at]), kind
            for step, (seat, answer) in enumerate(match.answers[at : at + GOES_ON], 1):
                assert isinstance(again.answer(seat, answer), Step), kind
                assert bare(again.position) == bare(match.positions[at + step]), kind


def test_a_record_damaged_at_any_kind_of_question_loads_or_says_why(
    places: dict[str, tuple[Played, int]], tmp_path: Path
) -> None:
    chance = random.Random(9)
    path = tmp_path / "damaged.match"
    loaded = 0
    for match, at in places.values():
        for _ in range(DAMAGED):
            path.write_bytes(damaged(match.record[: match.sizes[at]], chance))
            loaded += _loads_or_says_why(path)
    assert 0 < loaded < len(places) * DAMAGED


def _loads_or_says_why(path: Path) -> bool:
    try:
        match = load_record(path, load)
    except SaveError as error:
        text = str(error)
        assert text.startswith(path.name), text
        assert "\n" not in text
        return False
    assert list(board_faults(match.game.rules, match.position.board)) == []
    for seat in match.position.board.seats:
        assert match.view(seat.id).board.cards
        match.log_for(seat.id)
    for number in range(3):
        pending = match.position.pending
        if pending is None:
            break
        seat_asked = pending.seats()[0]
        decision = match.view(seat_asked).decision
        assert decision is not None
        assert isinstance(match.answer(seat_asked, random_answer(decision, Chance(number))), Step)
    return True
