"""Taking names of people and folders out of what is written for others to read."""

from __future__ import annotations

import getpass
import os
import platform
import re
import traceback
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Final

from tabletop.library.folders import user_folder

PACKAGE_PARENT: Final = Path(__file__).resolve().parent.parent.parent
HIDDEN: Final = "<path>"
_QUOTED: Final = re.compile(r"""(['"])(?:[/~]|[A-Za-z]:[\\/])[^'"\n]*\1""")
_BARE: Final = re.compile(
    r"""(?<![\w.<>/~])(?:~?(?:/[^\s'",;:()<>/]+){1,}/?|[A-Za-z]:\\[^\s'",;()<>]+)"""
)


def nameless(text: str, names: Mapping[str, str]) -> str:
    """Give a text without paths, without the computer's names, and with other names for people.

    ``names`` says what stands for whom. Names are found as whole words, however they are written.
    """
    for folder in _folders():
        text = re.sub(re.escape(folder) + r"""[^\s'",;:()<>]*""", HIDDEN, text)
    text = _QUOTED.sub(rf"\1{HIDDEN}\1", text)
    text = _BARE.sub(HIDDEN, text)
    everybody = {**_of_the_computer(), **names}
    for name in sorted(filter(str.strip, everybody), key=len, reverse=True):
        found = rf"(?<!\w){re.escape(name)}(?!\w)"
        other = everybody[name].replace("\\", r"\\")
        text = re.sub(found, other, text, flags=re.IGNORECASE)
    return text


def _folders() -> list[str]:
    """List folders whose names may hold spaces, the longest first."""
    found = {str(folder) for folder in (Path.home(), user_folder(), Path.cwd())}
    return sorted((one for one in found if len(one) > 1), key=len, reverse=True)


def _of_the_computer() -> Mapping[str, str]:
    """Give the names of the account and of the computer, where they are names at all."""
    try:
        account = getpass.getuser()
    except (KeyError, OSError):
        account = ""
    found = {account: "<user>", platform.node(): "<computer>"}
    return {name: other for name, other in found.items() if name not in ("", "root", "localhost")}


def told_mistake(mistake: BaseException) -> str:
    """Write out a mistake with its traceback; of files no more than their place in a package."""
    told = traceback.TracebackException.from_exception(mistake)
    seen: set[int] = set()
    waiting: list[traceback.TracebackException | None] = [told]
    while waiting:
        one = waiting.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        for frame in one.stack:
            frame.filename = short_name(frame.filename)
        waiting += [one.__cause__, one.__context__]
    return "".join(told.format())


def short_name(file: str) -> str:
    """Name a source file by its place in its package, without the folders above that."""
    path = PurePath(file)
    own = os.path.relpath(file, PACKAGE_PARENT)
    if own.startswith("tabletop" + os.sep):
        return PurePath(own).as_posix()
    parts = path.parts
    if "site-packages" in parts:
        last = len(parts) - 1 - parts[::-1].index("site-packages")
        return PurePath(*parts[last + 1 :]).as_posix()
    return path.name
