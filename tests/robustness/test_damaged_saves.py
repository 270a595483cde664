"""500 damaged saves: each loads rightly, or gives one clear sentence; nothing else, and soon."""

from __future__ import annotations

import base64
import json
import os
import random
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tabletop.session.errors import SaveError
from tabletop.session.invariants import board_faults
from tabletop.session.journal import parse_journal, seal_lines
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.store import MatchStore, describe, load_record
from tests.robustness.games import CAPTAINS, captains, chair, load, sailing
from tests.robustness.mutation import ODD, damaged
from tests.session import trial
from tests.session.playing import play_randomly

PEOPLE = (Player("Ann"), Player("Bo"), Player("C", "random"))


@pytest.fixture(scope="module")
def saves(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, ...]:
    store = MatchStore(tmp_path_factory.mktemp("matches"), load)
    whole = []
    for answers in (0, 5, 60, 300, 12, 45, 20, 90):
        if answers in (12, 45, 20, 90):
            game = captains() if answers in (12, 45) else chair()
            match = Match.create(game, CAPTAINS, {}, 3, store)
            for _ in zip(range(answers), sailing(match), strict=False):
                continue
        else:
            match = Match.create(trial.game(), PEOPLE, {}, answers, store)
            play_randomly(match, answers)
        path = match.path
        assert path is not None
        match.close()
        whole.append(path.read_bytes())
    return tuple(whole)


def loads_or_says_why(path: Path) -> bool:
    """Load a save; it is whole, or there is one clear sentence."""
    start = time.process_time()
    try:
        match = load_record(path, load)
    except SaveError as error:
        text = str(error)
        assert text.startswith(path.name), text
        assert "\n" not in text
        assert len(text) < 600
        whole = False
    else:
        assert list(board_faults(match.game.rules, match.position.board)) == []
        for seat in match.position.board.seats:
            assert match.view(seat.id).board.cards
            match.log_for(seat.id)
        play_randomly(match, 3)
        whole = True
    assert describe(path).path == path
    assert time.process_time() - start < 5
    return whole


def test_500_damaged_saves(saves: tuple[bytes, ...], tmp_path: Path) -> None:
    chance = random.Random(20)
    path = tmp_path / "damaged.match"
    loaded = 0
    count = int(os.environ.get("TABLETOP_MUTATIONS", "500"))
    for _ in range(count):
        path.write_bytes(damaged(chance.choice(saves), chance))
        loaded += loads_or_says_why(path)
    assert 0 < loaded < count


def positions(saves: tuple[bytes, ...]) -> Iterator[tuple[list[dict[str, Any]], dict[str, Any]]]:
    for save in saves:
        entries = [dict(one) for one in parse_journal(save, "x").entries]
        entries[0]["digests"] = {}
        last = max(at for at, one in enumerate(entries) if one["k"] == "position")
        word = entries[last]["data"]
        data = json.loads(zlib.decompress(base64.b85decode(word)))
        yield [*entries[:last], {**entries[last], "safe": None}], data


def places(node: Any) -> Iterator[tuple[Any, Any]]:
    keys = range(len(node)) if isinstance(node, list) else list(node)
    for key in keys:
        yield node, key
        if isinstance(node[key], list | dict):
            yield from places(node[key])


def test_positions_with_a_value_changed(saves: tuple[bytes, ...], tmp_path: Path) -> None:
    chance = random.Random(4)
    path = tmp_path / "forged.match"
    loaded = tried = 0
    for entries, data in positions(saves):
        found = list(places(data))
        for node, key in chance.sample(found, min(len(found), 50)):
            was = node[key]
            node[key] = chance.choice(ODD)
            word = base64.b85encode(zlib.compress(json.dumps(data).encode())).decode()
            node[key] = was
            path.write_bytes(seal_lines([*entries[:-1], {**entries[-1], "data": word}]))
            tried += 1
            loaded += loads_or_says_why(path)
    assert tried > 200
    assert loaded < tried


def test_a_position_that_swells_when_unpacked_is_refused(
    saves: tuple[bytes, ...], tmp_path: Path
) -> None:
    entries, _ = next(positions(saves))
    bomb = base64.b85encode(zlib.compress(b" " * 200_000_000, 9)).decode()
    path = tmp_path / "bomb.match"
    path.write_bytes(seal_lines([*entries[:-1], {**entries[-1], "data": bomb}]))
    assert not loads_or_says_why(path)


def test_deep_nesting_is_refused(saves: tuple[bytes, ...], tmp_path: Path) -> None:
    path = tmp_path / "deep.match"
    lines = saves[1].splitlines(keepends=True)
    path.write_bytes(b'{"k":' + b"[" * 200_000 + b"]" * 200_000 + b"}\n" + b"".join(lines[1:]))
    assert not loads_or_says_why(path)
