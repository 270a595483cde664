"""``tabletop check``: all mistakes in card data and layouts, at once, and what is doubtful."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop.cli.decks import deck_faults
from tabletop.cli.errors import CommandError
from tabletop.cli.rule_names import rule_faults
from tabletop.cli.tables import table_faults
from tabletop.games import registry, trust
from tabletop.games.checking import card_faults, folder_of, is_bundled
from tabletop.lessons.checking import lessons_faults
from tabletop.library.faults import CardDataError, Fault, FaultList
from tabletop.library.finding import GAME_FILE, survey
from tabletop.library.lint.translations import translation_faults
from tabletop.library.loader import look_into, pack_files
from tabletop.library.pack import GameInfo
from tabletop.library.schemas import schema_texts


def command(arguments: Namespace) -> int:
    """Check games; 1 with a line for each mistake. ``--schema`` writes the schemas instead."""
    if arguments.schema is not None:
        return _write_schemas(arguments.schema)
    faults = FaultList()
    games = list(_games(arguments.paths, faults))
    checked = [_check(info, faults, arguments.trust) for info in games]
    told = faults.in_order()
    for fault in told:
        print(fault)
    wrong = sum(not fault.doubt for fault in told)
    counted = [_counted(wrong, "mistake"), _counted(len(told) - wrong, "warning")]
    right = f"{sum(checked)} of {len(games)} games are right"
    print("; ".join([*filter(None, [", ".join(filter(None, counted))]), right]))
    return 1 if wrong or not all(checked) else 0


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' if number > 1 else ''}" if number else ""


def _games(paths: Iterable[Path], faults: FaultList) -> Iterator[GameInfo | None]:
    """Find the games to check; None for one whose ``game.yaml`` is wrong, which has been told."""
    given = list(paths)
    if not given:
        found = survey()
        faults.faults.extend(found.faults)
        yield from found.games
        return
    folders: dict[Path, None] = {}
    for path in given:
        folders.update(dict.fromkeys(_folders(path)))
    for folder in folders:
        yield look_into(folder, faults, bundled=is_bundled(folder))


def _folders(path: Path) -> tuple[Path, ...]:
    """Find the games that a path means: a game's folder, a file in one, or a folder of games."""
    if not path.exists():
        raise CommandError(f"{path}: there is no such file or folder")
    around = folder_of(path)
    if around is not None:
        return (around,)
    inside = tuple(sorted(file.parent for file in path.glob(f"*/{GAME_FILE}")))
    if not inside:
        raise CommandError(f"{path}: there is no game here ({GAME_FILE})")
    return inside


def _check(info: GameInfo | None, faults: FaultList, trusted: bool) -> bool:
    if info is None:
        return False
    if trusted and not info.bundled:
        trust.trust(info)
    found = list(faults_of(info))
    faults.faults.extend(found)
    return all(fault.doubt for fault in found)


def faults_of(info: GameInfo) -> Iterator[Fault]:
    """List all mistakes and warnings of a game whose ``game.yaml`` is right."""
    try:
        game = registry.load(info)
    except CardDataError as error:
        yield from error.faults
        return
    except registry.UntrustedModuleError as error:
        message = f"{error} It is checked with --trust."
        yield Fault(info.folder, 0, 0, "", "TRUST", message)
        return
    except registry.OwnModuleError as error:
        yield Fault(error.path, error.line, 1, "", "MODULE", error.what)
        return
    yield from card_faults(game)
    yield from table_faults(game)
    yield from rule_faults(game)
    yield from deck_faults(game)
    yield from lessons_faults(game)
    yield from translation_faults(game.pack, pack_files(info.folder))


def _write_schemas(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schema_texts().items():
        path = folder / name
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0
