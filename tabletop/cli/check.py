"""``tabletop check``: all mistakes in card data and layouts, at once."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator
from pathlib import Path

from tabletop.cli.errors import CommandError
from tabletop.games import registry, trust
from tabletop.library.faults import CardDataError, Fault, FaultList
from tabletop.library.finding import GAME_FILE, survey
from tabletop.library.loader import look_into
from tabletop.library.pack import GameInfo
from tabletop.library.schemas import schema_texts


def command(arguments: Namespace) -> int:
    """Check games; 1 with a line for each mistake. ``--schema`` writes the schemas instead."""
    if arguments.schema is not None:
        return _write_schemas(arguments.schema)
    faults = FaultList()
    games = list(_games(arguments.paths, faults))
    checked = [info for info in games if _check(info, faults, arguments.trust)]
    for fault in faults.in_order():
        print(fault)
    count = len(faults.in_order())
    cards = f"{len(checked)} of {len(games)} games are right"
    print(f"{count} mistakes; {cards}" if count else cards)
    return 1 if count or len(checked) < len(games) else 0


def _games(paths: Iterable[Path], faults: FaultList) -> Iterator[GameInfo]:
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
        info = look_into(folder, faults, bundled=_is_bundled(folder))
        if info is not None:
            yield info


def _folders(path: Path) -> tuple[Path, ...]:
    """Find the games that a path means: a game's folder, a file in one, or a folder of games."""
    if not path.exists():
        raise CommandError(f"{path}: there is no such file or folder")
    for folder in (path, *path.absolute().parents):
        if (folder / GAME_FILE).is_file():
            return (folder,)
    inside = tuple(sorted(file.parent for file in path.glob(f"*/{GAME_FILE}")))
    if not inside:
        raise CommandError(f"{path}: there is no game here ({GAME_FILE})")
    return inside


def _is_bundled(folder: Path) -> bool:
    """Tell whether a folder's rules belong to this program, though it may be a copy."""
    text = (folder / GAME_FILE).read_bytes()
    return any(f"module: {module}".encode() in text for module in registry.BUNDLED)


def _check(info: GameInfo, faults: FaultList, trusted: bool) -> bool:
    if trusted and not info.bundled:
        trust.trust(info)
    try:
        registry.load(info)
    except CardDataError as error:
        faults.faults.extend(error.faults)
        return False
    except registry.UntrustedModuleError as error:
        message = f"{error} It is checked with --trust."
        faults.faults.append(Fault(info.folder, 0, 0, "", "TRUST", message))
        return False
    return True


def _write_schemas(folder: Path) -> int:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schema_texts().items():
        path = folder / name
        path.write_text(text, encoding="utf-8")
        print(path)
    return 0
