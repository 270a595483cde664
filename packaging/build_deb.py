"""Build the Debian package. No root, no chroot, and no Debian are needed, only dpkg-deb.

    python packaging/build_deb.py FOLDER [--release 12|13] [--wheel FILE] [--fast]

Debian 12 has neither PySide6 nor a matplotlib that is new enough, so the package carries its Python
parts in /usr/lib/tabletop, on every release alike, and runs them with the system's Python, the one
of that release: compiled parts are for one version of Python. Everything below (graphics, fonts,
windows) is Debian's own.
"""

from __future__ import annotations

import argparse
import email.utils
import gzip
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from bundle import ROOT, bundle  # noqa: E402 it lies beside this file
from desktop_files import lay  # noqa: E402

PYTHONS = {"12": "3.11", "13": "3.13"}
"""The Python of each release of Debian."""

PACKAGE = "tabletop-cards"
MAINTAINER = "The Tabletop developers <tabletop@localhost.localdomain>"

SYSTEM = (
    "libc6 (>= 2.34)",
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgcc-s1",
    "libgl1",
    "libglib2.0-0t64 | libglib2.0-0",
    "libgssapi-krb5-2",
    "libstdc++6",
    "libwayland-client0",
    "libwayland-cursor0",
    "libwayland-egl1",
    "libx11-6",
    "libx11-xcb1",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-image0",
    "libxcb-keysyms1",
    "libxcb-randr0",
    "libxcb-render-util0",
    "libxcb-render0",
    "libxcb-shape0",
    "libxcb-shm0",
    "libxcb-sync1",
    "libxcb-util1",
    "libxcb-xfixes0",
    "libxcb-xkb1",
    "libxcb1",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
    "zlib1g",
)
"""What Qt is linked with; the trial in a bare Debian finds what is missing here."""

START = """\
#!/usr/bin/python3 -I
# Isolated from what a player has installed for Python; the parts lie in a folder of their own.
import sys

sys.path.insert(0, "/usr/lib/tabletop")

from tabletop.__main__ import main

sys.exit(main())
"""

POSTINST = """\
#!/bin/sh
set -e
if [ "$1" = configure ] && command -v py3compile >/dev/null 2>&1; then
    py3compile -p tabletop-cards /usr/lib/tabletop
fi
"""

PRERM = """\
#!/bin/sh
set -e
# Also what the program compiled itself, of which dpkg knows nothing.
find /usr/lib/tabletop -type d -name __pycache__ -prune -exec rm -rf {} +
"""

COPYRIGHT_HEAD = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tabletop
Comment: The program is an unofficial fan work. What lies beside it in /usr/lib/tabletop comes from
 the Python Package Index under the licences named below; each folder *.dist-info there holds their
 texts. Qt and PySide6 are used unchanged, as shared libraries, under the LGPL.

Files: *
Copyright: The Tabletop developers
License: MIT
"""


def version() -> str:
    """Read the program's version from its source."""
    text = (ROOT / "tabletop" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def architecture() -> str:
    """Give Debian's name of this kind of machine."""
    names = {"x86_64": "amd64", "aarch64": "arm64"}
    return names.get(platform.machine(), platform.machine())


def licences(parts: Path) -> str:
    """Write the copyright file: the program's licence, and that of each part it carries."""
    lines = [COPYRIGHT_HEAD]
    own = (ROOT / "LICENSE").read_text(encoding="utf-8").splitlines()
    lines += [f" {line}" if line else " ." for line in own]
    for info in sorted(parts.glob("*.dist-info")):
        told = email.message_from_string((info / "METADATA").read_text(encoding="utf-8"))
        name = told["Name"]
        if name == PACKAGE:
            continue
        kinds = [one for one in told.get_all("Classifier", []) if one.startswith("License ::")]
        long = (told["License"] or "").strip().partition("\n")[0]
        classed = "; ".join(kind.rpartition(" :: ")[2] for kind in kinds)
        lines += [
            "", f"Files: usr/lib/tabletop/{name.replace('-', '_')}*",
            f"Copyright: {told['Author'] or told['Author-email'] or f'the authors of {name}'}",
            f"License: {told['License-Expression'] or classed or long or 'see its dist-info'}",
        ]  # fmt: skip
    return "\n".join(lines) + "\n"


def control(release: str, size: int) -> str:
    """Write what dpkg reads."""
    python = PYTHONS[release]
    following = f"3.{int(python.partition('.')[2]) + 1}"
    needs = ", ".join((f"python3 (>= {python})", f"python3 (<< {following})", *SYSTEM))
    return f"""\
Package: {PACKAGE}
Version: {version()}-1~deb{release}
Architecture: {architecture()}
Maintainer: {MAINTAINER}
Installed-Size: {size}
Depends: {needs}
Recommends: pipewire-bin | pulseaudio-utils | alsa-utils
Section: games
Priority: optional
Description: desktop card table that knows the rules
 A table for card games. Every rule is enforced, every refusal says why and
 names its rule, what a card says is written from what it does, and a match is
 saved after each answer.
 .
 It comes with games for one player and for several around one screen, any of
 them played by the computer, and takes in games that players write themselves.
"""


def write(path: Path, text: str, mode: int = 0o644) -> None:
    """Write a file with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(mode)


def write_documents(root: Path, release: str) -> None:
    """Write the folder that Debian asks for: licences and what has changed."""
    docs = root / "usr/share/doc" / PACKAGE
    write(docs / "copyright", licences(root / "usr/lib/tabletop"))
    stamp = int(os.environ.get("SOURCE_DATE_EPOCH", (ROOT / "CHANGELOG.md").stat().st_mtime))
    entry = (
        f"{PACKAGE} ({version()}-1~deb{release}) unstable; urgency=medium\n\n"
        "  * What changed for players and authors is in changelog.gz.\n\n"
        f" -- {MAINTAINER}  {email.utils.formatdate(stamp)}\n"
    )
    for name, text in (
        ("changelog.gz", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")),
        ("changelog.Debian.gz", entry),
    ):
        (docs / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))
        (docs / name).chmod(0o644)


def build(folder: Path, release: str, wheel: Path | None = None, *, fast: bool = False) -> Path:
    """Build the package into a folder; gives its path. A fast one is not made small."""
    with tempfile.TemporaryDirectory() as place:
        root = Path(place) / PACKAGE
        parts = root / "usr/lib/tabletop"
        parts.mkdir(parents=True)
        bundle(parts, PYTHONS[release], wheel)
        write(root / "usr/bin/tabletop", START, 0o755)
        lay(root / "usr")
        write_documents(root, release)
        size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
        write(root / "DEBIAN/control", control(release, size))
        write(root / "DEBIAN/postinst", POSTINST, 0o755)
        write(root / "DEBIAN/prerm", PRERM, 0o755)
        for path in (root, *root.rglob("*")):
            if path.is_dir():
                path.chmod(0o755)
        for path in parts.rglob("*"):
            if path.is_file():
                path.chmod(0o644)
        folder.mkdir(parents=True, exist_ok=True)
        out = folder / f"{PACKAGE}_{version()}-1~deb{release}_{architecture()}.deb"
        subprocess.run(
            [
                "dpkg-deb", "--root-owner-group", "-Znone" if fast else "-Zxz",
                "--build", str(root), str(out),
            ],
            check=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
    return out


def main() -> int:
    """Build the package for the release named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--release", choices=tuple(PYTHONS), default="12")
    parser.add_argument("--wheel", type=Path)
    parser.add_argument("--fast", action="store_true", help="don't spend time on a small file")
    asked = parser.parse_args()
    if shutil.which("dpkg-deb") is None:
        print("build_deb: dpkg-deb is not here", file=sys.stderr)
        return 1
    print(build(asked.folder, asked.release, asked.wheel, fast=asked.fast))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
