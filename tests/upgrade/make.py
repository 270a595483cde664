"""Makes the files of a release as its users have them: ``python -m tests.upgrade.make``.

Run it once for each release, right before that is made, and add what it wrote: the folder
``tests/upgrade/v0_1`` for version 0.1.x. It holds a user's folder (``home``), files that were
passed on (``files``), and what all of it shows (``expected.json``). Folders of releases that are
out are never made anew.
"""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import tabletop
from tabletop.games import registry
from tabletop.games.bringing import proposed, ready_decks, shelf
from tabletop.games.compared import combinations
from tabletop.lessons.ticks import tick
from tabletop.library.decks.octgn import write_o8d
from tabletop.library.decks.plain import write_plain
from tabletop.library.decks.record import deck
from tabletop.library.gamefile import write_game_file
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.report import Report, without_names, write_report
from tabletop.session.store import MatchStore
from tabletop.table.pages.choice import Chair, Choice
from tests.upgrade.showing import shown

HERE: Final = Path(__file__).parent
EXAMPLE: Final = HERE.parents[1] / "docs" / "examples" / "crazy-eights"
SEATS: Final[Mapping[str, int]] = {
    "traitors-aboard": 4,
    "traveller-traders": 1,
    "traveller-ccg": 2,
    "captains-chair": 2,
}
MIDDLE: Final[Mapping[str, int]] = {
    "traitors-aboard": 40,
    "traveller-traders": 6,
    "traveller-ccg": 60,
    "captains-chair": 45,
}
"""So many answers more are in a match that waits to be continued."""
SETTINGS: Final = {"motion": "reduced", "scheme": "light", "text": 125, "language": "de"}


def main(version: str = tabletop.__version__) -> Path:
    """Make the folder of a version; gives it."""
    folder = HERE / f"v{'_'.join(version.split('.')[:2])}"
    shutil.rmtree(folder, ignore_errors=True)
    home, files = folder / "home", folder / "files"
    files.mkdir(parents=True)
    os.environ["TABLETOP_HOME"] = str(home)
    expected: dict[str, Any] = {"version": version, "matches": _matches(home)}
    expected["decks"] = _decks(files)
    expected["settings"] = _settings(home)
    expected["report"] = _report(files)
    write_game_file(EXAMPLE, files / "crazy-eights.tabletop-game")
    tick("traitors-aboard", "1-first-watch")
    (folder / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", "utf-8")
    return folder


def begin(game: str, seed: int, store: MatchStore | None) -> Match:
    """Begin a match of people; the computer thinks for them where it can."""
    loaded, seats = registry.load(game), SEATS[game]
    people = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Di")[:seats])
    options = combinations(loaded, seats, {})[0]
    return Match.create(loaded, people, options, seed, store, proposed(loaded, seats))


def play(match: Match, answers: int) -> None:
    """Give so many answers, fewer when the match ends before."""
    from tests.session.playing import play_randomly

    for _ in range(answers):
        if match.position.pending is None:
            return
        if match.game.bots:
            seat = match.position.pending.seats()[0]
            match.answer(seat, match.bot_answer(seat))
        else:
            play_randomly(match, 1, match.position.answered)


def _matches(home: Path) -> dict[str, Any]:
    """Play of each game one match into the middle and one to its end."""
    store, found = MatchStore(home / "matches", registry.load), {}
    for number, game in enumerate(SEATS):
        for answers in (MIDDLE[game], 100_000):
            match = begin(game, 5 + number, store)
            play(match, 4)
            match.bookmark("Here it began", match.history.cursor)
            play(match, 5)
            match.undo("answer", agreed_by=tuple(match.position.board.aboard()))
            play(match, answers)
            path = match.path
            assert path is not None
            looked = [[one.at, one.steps, one.seen] for one in match.history.looked_back]
            found[path.name] = {
                **shown(match),
                "bookmarks": dict(match.history.bookmarks),
                "looked back": looked,
            }
            match.close()
    return found


def _decks(files: Path) -> dict[str, Any]:
    """Keep a deck among the user's own, and pass it on in the other two forms."""
    game = registry.load("traveller-ccg")
    place, ready = shelf(game), ready_decks(game)[0]
    mine = deck("My Traders", ready.game, ready.sections, "Äußerst vorsichtig\nspielen.")
    kept = place.keep(mine)
    (files / "my-traders.o8d").write_text(write_o8d(mine, place.sections, place.cards), "utf-8")
    (files / "my-traders.txt").write_text(write_plain(mine, place.sections, place.cards), "utf-8")
    sections = {key: dict(copies) for key, copies in mine.sections.items()}
    return {"name": mine.name, "file": kept.name, "notes": mine.notes, "sections": sections}


def _settings(home: Path) -> dict[str, Any]:
    """Set something, and keep the last setup of a game."""
    from tabletop.table import desk
    from tabletop.table.settings import Settings, write

    kept = Settings(**SETTINGS, keys={"undo": "Ctrl+Backspace"})  # type: ignore[arg-type]
    write(desk.settings_file(), kept)
    chairs = (Chair("Ann", ""), Chair("Computer", "captain"))
    desk.remember("captains-chair", Choice(chairs, {"captain-0": "kirk"}))
    return {**SETTINGS, "keys": dict(kept.keys), "chairs": [[one.name, one.bot] for one in chairs]}


def _report(files: Path) -> dict[str, Any]:
    """Report a problem in the middle of a match."""
    match = begin("traitors-aboard", 9, None)
    play(match, 12)
    record = without_names(match).record()
    write_report(files / "problem.tabletop-report", Report({"version": "0.1"}, record, "It broke."))
    return shown(without_names(match))


if __name__ == "__main__":
    print(main(*sys.argv[1:2]))
