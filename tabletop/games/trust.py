"""Which rule modules of the user's own folder may run: those that the user has confirmed.

A rule module is code. The digest of its file is kept when the user confirms it; a changed file
asks again.
"""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path

from tabletop.library.folders import user_folder
from tabletop.library.pack import GameInfo


def module_digest(source: bytes) -> str:
    """Give the digest of a rule module's source."""
    return hashlib.sha256(source).hexdigest()


def read_module(info: GameInfo) -> bytes:
    """Read the source of a user's rule module. Raises OSError."""
    return (info.folder / info.module).read_bytes()


def is_trusted(info: GameInfo) -> bool:
    """Tell whether a game's code may run: it is bundled, or was confirmed just as it is now."""
    return info.bundled or is_confirmed(read_module(info))


def is_confirmed(source: bytes) -> bool:
    """Tell whether just this source was confirmed."""
    return module_digest(source) in _confirmed()


def trust(info: GameInfo) -> None:
    """Keep the user's word that a game's code, as it is now, may run."""
    digests = _confirmed()
    digest = module_digest(read_module(info))
    if digest in digests:
        return
    path = _file()
    path.parent.mkdir(parents=True, exist_ok=True)
    written = path.with_suffix(".new")
    written.write_text(json.dumps({"confirmed": [*digests, digest]}, indent=1), "utf-8")
    os.replace(written, path)  # noqa: PTH105 the same thing, and atomic on every system


def _file() -> Path:
    return user_folder() / "trusted.json"


def _confirmed() -> tuple[str, ...]:
    """List the digests that were confirmed; a file that can't be read confirms nothing."""
    path = _file()
    if not path.is_file():
        return ()
    try:
        data = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return ()
    digests = data.get("confirmed") if isinstance(data, dict) else None
    if not isinstance(digests, list):
        return ()
    return tuple(digest for digest in digests if isinstance(digest, str))
