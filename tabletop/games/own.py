"""Games of the user's own folder: a rule module by its file, and whatever is wrong with it."""

from __future__ import annotations

import os
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.games.definition import GameDefinition, in_own_words
from tabletop.games.trust import is_confirmed, module_digest, read_module
from tabletop.library import load_pack
from tabletop.library.pack import GameInfo

if TYPE_CHECKING:
    from tabletop.effects.language import Language

_NAME: Final = "tabletop_own_"


class UntrustedModuleError(Exception):
    """A rule module of the user's has not been confirmed; ask, and then ``trust.trust(info)``."""

    def __init__(self, info: GameInfo) -> None:
        self.info = info
        text = (
            "{game} brings its own code, {file}, which has not been run before, or not as it is"
            " now. Run it only if you trust who wrote it."
        )
        super().__init__(in_words(text, game=info.title, file=info.folder / info.module))


class OwnModuleError(Exception):
    """A rule module of the user's can't be used; the message says where and why.

    ``line`` is 0 when the file as a whole is meant.
    """

    def __init__(self, path: Path, line: int, what: str) -> None:
        self.path, self.line, self.what = path, line, what
        super().__init__(f"{path}:{line}: {what}" if line else f"{path}: {what}")


def load_own(info: GameInfo) -> GameDefinition:
    """Load a game of the user's own folder.

    Raises UntrustedModuleError, OwnModuleError, and CardDataError for mistakes in its files.
    """
    path = info.folder / info.module
    try:
        source = read_module(info)
    except OSError as error:
        what = in_words("it can't be read: {reason}.", reason=reason_of(error))
        raise OwnModuleError(path, 0, what) from error
    if not is_confirmed(source):
        raise UntrustedModuleError(info)
    module = run_module(info, source)
    define = getattr(module, "define", None)
    if not callable(define):
        raise OwnModuleError(path, 0, in_words("there is no function define(pack)."))
    pack = load_pack(info, _language(path, module))
    try:
        definition = define(pack)
    except (Exception, SystemExit) as error:
        raise _mistake(path, error) from error
    if not isinstance(definition, GameDefinition):
        raise OwnModuleError(path, 0, in_words("define(pack) must give a GameDefinition."))
    return in_own_words(definition)


def own_language(info: GameInfo) -> Language | None:
    """Give the effect language of a game of the user's own that has been loaded."""
    module = run_module(info, read_module(info))
    return _language(info.folder / info.module, module)


def blame(error: BaseException) -> OwnModuleError | None:
    """Say where in a user's rule module an error comes from; None when it comes from elsewhere."""
    files = [
        frame.f_code.co_filename
        for frame, _ in traceback.walk_tb(error.__traceback__)
        if str(frame.f_globals.get("__name__", "")).startswith(_NAME)
    ]
    return _mistake(Path(files[-1]), error) if files else None


def _language(path: Path, module: ModuleType) -> Language | None:
    from tabletop.effects.language import Language

    language = getattr(module, "LANGUAGE", None)
    if language is None or isinstance(language, Language):
        return language
    text = "LANGUAGE must be a Language of tabletop.effects."
    raise OwnModuleError(path, 0, in_words(text))


def run_module(info: GameInfo, source: bytes) -> ModuleType:
    """Run just this source, once, as a module with a name of its own. Raises OwnModuleError."""
    path = info.folder / info.module
    where = module_digest(os.fsencode(path) + b"\0" + source)
    name = f"{_NAME}{info.id.replace('-', '_')}_{where[:12]}"
    if name in sys.modules:
        return sys.modules[name]
    module = ModuleType(name)
    module.__file__ = str(path)
    sys.modules[name] = module
    try:
        exec(compile(source, str(path), "exec"), module.__dict__)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise _mistake(path, error) from error
    return module


def _mistake(path: Path, error: BaseException) -> OwnModuleError:
    """Say in one line what went wrong in a file, and in which line of it."""
    if isinstance(error, SyntaxError) and error.filename == str(path):
        return OwnModuleError(path, error.lineno or 0, f"{type(error).__name__}: {error.msg}")
    lines = [
        frame.lineno
        for frame in traceback.extract_tb(error.__traceback__)
        if frame.filename == str(path)
    ]
    what = f"{type(error).__name__}: {error}"
    return OwnModuleError(path, (lines[-1] or 0) if lines else 0, what)
