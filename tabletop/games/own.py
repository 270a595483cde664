"""Games of the user's own folder: a rule module by its file, and whatever is wrong with it."""

from __future__ import annotations

import sys
import traceback
from pathlib import Path
from types import ModuleType

from tabletop.games.definition import GameDefinition
from tabletop.games.trust import is_confirmed, module_digest, read_module
from tabletop.library import load_pack
from tabletop.library.pack import GameInfo


class UntrustedModuleError(Exception):
    """A rule module of the user's has not been confirmed; ask, and then ``trust.trust(info)``."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        super().__init__(
            f"{info.title} brings its own code, {info.folder / info.module}, which has not been"
            " run before. Run it only if you trust who wrote it."
        )


class OwnModuleError(Exception):
    """A rule module of the user's can't be used; the message says where and why."""


def load_own(info: GameInfo) -> GameDefinition:
    """Load a game of the user's own folder.

    Raises UntrustedModuleError, OwnModuleError, and CardDataError for mistakes in its files.
    """
    path = info.folder / info.module
    try:
        source = read_module(info)
    except OSError as error:
        raise OwnModuleError(f"{path}: it can't be read: {error.strerror}.") from error
    if not is_confirmed(source):
        raise UntrustedModuleError(info)
    module = run_module(info, source)
    define = getattr(module, "define", None)
    if not callable(define):
        raise OwnModuleError(f"{path}: there is no function define(pack).")
    pack = load_pack(info, getattr(module, "LANGUAGE", None))
    try:
        definition = define(pack)
    except (Exception, SystemExit) as error:
        raise OwnModuleError(_where(path, error)) from error
    if not isinstance(definition, GameDefinition):
        raise OwnModuleError(f"{path}: define(pack) must give a GameDefinition.")
    return definition


def run_module(info: GameInfo, source: bytes) -> ModuleType:
    """Run just this source, once, as a module with a name of its own. Raises OwnModuleError."""
    path = info.folder / info.module
    name = f"tabletop_own_{info.id.replace('-', '_')}_{module_digest(source)[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:
        exec(compile(source, str(path), "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise OwnModuleError(_where(path, error)) from error
    return module


def _where(path: Path, error: BaseException) -> str:
    """Say in one line what went wrong in a file, and in which line of it."""
    what = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return f"{path}:{error.lineno}: {type(error).__name__}: {error.msg}"
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == str(path)
    ]
    return f"{path}:{lines[-1]}: {what}" if lines else f"{path}: {what}"
