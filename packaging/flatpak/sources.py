"""Write packaging/flatpak/sources.json: what the Flatpak is built from, with digests.

    python packaging/flatpak/sources.py

A Flatpak is built without a network, from sources that are named beforehand. pip says which wheels
the program needs with the runtime's Python; the program's own is built into packaging/flatpak.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from bundle import build_wheel, platforms  # noqa: E402 it lies in the folder above

PYTHON = "3.12"
"""The Python of the runtime that the manifest names."""


def sources(installs: Iterable[Mapping[str, Any]], own: Path) -> list[dict[str, Any]]:
    """Turn the entries of pip's report into sources; ``own`` is the program's wheel."""
    found: list[dict[str, Any]] = []
    for one in installs:
        url = one["download_info"]["url"]
        if urlsplit(url).scheme == "file":
            continue
        digest = one["download_info"]["archive_info"]["hashes"]["sha256"]
        found.append({"type": "file", "url": url, "sha256": digest, "dest": "wheels"})
    found.sort(key=lambda source: str(source["url"]))
    digest = hashlib.sha256(own.read_bytes()).hexdigest()
    return [{"type": "file", "path": own.name, "sha256": digest, "dest": "wheels"}, *found]


def report(wheel: Path) -> list[dict[str, Any]]:
    """Ask pip what it would install. Raises CalledProcessError."""
    command = [
        sys.executable, "-m", "pip", "install", "--quiet", "--dry-run", "--ignore-installed",
        "--only-binary=:all:", "--python-version", PYTHON, "--implementation", "cp",
        "--target", "unused", "--report", "-",
    ]  # fmt: skip
    for name in platforms():
        command += ["--platform", name]
    told = subprocess.run([*command, str(wheel)], stdout=subprocess.PIPE, text=True, check=True)
    installs: list[dict[str, Any]] = json.loads(told.stdout)["install"]
    return installs


def main() -> int:
    """Build the wheel, ask, and write."""
    for old in HERE.glob("*.whl"):
        old.unlink()
    own = build_wheel(HERE)
    found = sources(report(own), own)
    (HERE / "sources.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    print(f"{len(found)} sources are in {HERE / 'sources.json'}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
