"""Records of Traveller CCG that end anywhere: in a payment, a queue, a fight, a common choice.

What was on record is there again, and the captains go on just as they did; under changed cards the
match goes on or there is one clear sentence.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tabletop.engine.position import Position
from tabletop.games.definition import GameDefinition
from tabletop.games.traveller_ccg.game import LANGUAGE, define
from tabletop.library.loader import load_pack
from tabletop.session.errors import SaveError
from tabletop.session.invariants import board_faults
from tabletop.session.match import Match
from tabletop.session.store import MatchStore, load_record
from tests.robustness.games import CAPTAINS, captains, load, sailing
from tests.session.playing import bare

ANSWERS = 400
FIGHTS = ("traveller-ccg.piracy", "traveller-ccg.enemy-ship")
PLACES = ("pay", "pay+fight", "react+queue", "react+queue+fight", "discard+together", "activity")
"""Where records are cut; each of them comes in the match that is played."""


class Played(NamedTuple):
    """A match: its record, how long that was after each answer, and how the table stood then."""

    record: bytes
    sizes: tuple[int, ...]
    positions: tuple[Position, ...]

    def cut(self, place: str) -> int:
        """Find after how many answers the match first stood at such a place."""
        return next(at for at, one in enumerate(self.positions) if kind_of(one) == place)


def kind_of(position: Position) -> str:
    """Say what goes on."""
    if position.pending is None:
        return "over"
    seats = position.pending.seats()
    decision = position.pending.of(seats[0])
    assert decision is not None
    kind = decision.name
    kind += "+together" if len(seats) > 1 else ""
    kind += "+queue" if position.board.queue else ""
    fights = any(frame.procedure in FIGHTS for frame in position.frames)
    return kind + ("+fight" if fights else "")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Played:
    store = MatchStore(tmp_path_factory.mktemp("captains"), load)
    match = Match.create(captains(), CAPTAINS, {}, 3, store)
    path = match.path
    assert path is not None
    sizes, positions = [path.stat().st_size], [match.position]
    for _ in zip(range(ANSWERS), sailing(match), strict=False):
        sizes.append(path.stat().st_size)
        positions.append(match.position)
    record = path.read_bytes()
    match.close()
    return Played(record, tuple(sizes), tuple(positions))


def cut_record(played: Played, answers: int, more: int, folder: Path) -> Path:
    """Keep the record of so many answers, and a torn piece of the next line."""
    path = folder / "cut.match"
    path.write_bytes(played.record[: played.sizes[answers] + more])
    return path


@pytest.mark.parametrize("place", PLACES)
def test_a_record_that_ends_anywhere_goes_on_as_it_was(
    played: Played, place: str, tmp_path: Path
) -> None:
    answers = played.cut(place)
    for more in (0, 7):
        match = load_record(cut_record(played, answers, more, tmp_path), load)
        assert bare(match.position) == bare(played.positions[answers])
        for count, _ in zip(range(1, 6), sailing(match), strict=False):
            assert bare(match.position) == bare(played.positions[answers + count])


def swapped(old: str, new: str) -> Callable[[str], str]:
    """Make a change of card data."""

    def change(text: str) -> str:
        return text.replace(old, new)

    return change


def dearer(text: str) -> str:
    return text.replace("cost: 1,", "cost: 2,")


def wordless(text: str) -> str:
    """Take all that is done in the Action Phase by Crew for something else."""
    return text.replace("phase: [action]", "phase: [resource]")


def renamed(text: str) -> str:
    """Give every second card another id."""
    blocks = text.split("- id: ")
    return "- id: ".join(
        block if number % 2 else block.replace("\n", "-x\n", 1) if number else block
        for number, block in enumerate(blocks)
    )


CHANGES: dict[str, Callable[[str], str]] = {
    "dearer": dearer,
    "wordless": wordless,
    "renamed": renamed,
    "weaker": swapped("attack: 1", "attack: 0"),
}


@pytest.fixture(scope="module", params=CHANGES)
def changed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> object:
    folder = tmp_path_factory.mktemp("changed") / "traveller-ccg"
    info = captains().pack.info
    shutil.copytree(info.folder, folder)
    before = {path: path.read_text("utf-8") for path in (folder / "cards").glob("*.yaml")}
    after = {path: CHANGES[request.param](text) for path, text in before.items()}
    assert before != after
    for path, text in after.items():
        path.write_text(text, "utf-8")
    return define(load_pack(info._replace(folder=folder), LANGUAGE))


@pytest.mark.parametrize("place", PLACES)
def test_under_changed_cards_a_match_goes_on_or_says_why_not(
    played: Played, changed: GameDefinition, place: str, tmp_path: Path
) -> None:
    path = cut_record(played, played.cut(place), 0, tmp_path)
    match, why = None, ""
    try:
        match = load_record(path, lambda _name: changed)
    except SaveError as error:
        why = str(error)
    if match is None:
        assert why.startswith("cut.match can't be continued")
        assert "\n" not in why
        return
    assert match.notice is None or "cards have changed" in match.notice
    assert list(board_faults(match.game.rules, match.position.board)) == []
    for seat in match.position.board.seats:
        match.log_for(seat.id)
        assert match.view(seat.id).board.cards
    for _ in zip(range(12), sailing(match), strict=False):
        continue
