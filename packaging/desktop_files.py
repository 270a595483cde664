"""Lay what a Linux desktop reads into a tree: menu entry, metadata, file types, pictures, manual.

    python packaging/desktop_files.py PREFIX      (such as /usr, /app, or AppDir/usr)

Every package of the program for Linux is made with it, so that they can't differ.
"""

from __future__ import annotations

import gzip
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

HERE = Path(__file__).resolve().parent
APP_ID = "io.github.tabletop_cards.tabletop"
"""The program's name among all programs; the place where it is published, read backwards."""

ICON_NAMES: Mapping[str, tuple[str, str]] = {
    "tabletop": ("apps", APP_ID),
    "match": ("mimetypes", "application-x-tabletop-match"),
    "game": ("mimetypes", "application-x-tabletop-game"),
}


def lay(prefix: Path) -> None:
    """Copy all of it under a prefix, world-readable."""
    share, linux = prefix / "share", HERE / "linux"
    pairs = [
        (linux / f"{APP_ID}.desktop", share / "applications" / f"{APP_ID}.desktop"),
        (linux / f"{APP_ID}.metainfo.xml", share / "metainfo" / f"{APP_ID}.metainfo.xml"),
        (linux / f"{APP_ID}.xml", share / "mime" / "packages" / f"{APP_ID}.xml"),
    ]
    for drawn, (context, name) in ICON_NAMES.items():
        for picture in sorted((HERE / "icons").glob(f"{drawn}-*.png")):
            side = picture.stem.rpartition("-")[2]
            folder = share / "icons" / "hicolor" / f"{side}x{side}" / context
            pairs.append((picture, folder / f"{name}.png"))
    for source, target in pairs:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
        target.chmod(0o644)
    manual = share / "man" / "man1" / "tabletop.1.gz"
    manual.parent.mkdir(parents=True, exist_ok=True)
    manual.write_bytes(gzip.compress((linux / "tabletop.1").read_bytes(), 9, mtime=0))


def main() -> int:
    """Lay the files under the prefix named."""
    if len(sys.argv) != 2:
        print(__doc__, file=sys.stderr)
        return 2
    lay(Path(sys.argv[1]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
