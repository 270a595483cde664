"""Write assets/icons/icons.json from npm's @iconify-json/game-icons.

    npm install --prefix /tmp/icons @iconify-json/game-icons
    python packaging/make_icons.py /tmp/icons

Only the icons that the program or the card data name are taken: those of assets/icons/names.txt,
of assets/icons/signs.json and the tables in assets/faces, and every ``emblem`` and ``icon`` in
carddata, unless it is a sign. Each becomes a path of absolute commands (M, L, C, Z), so that the
program needs no SVG reader.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

from tabletop.library.faults import FaultList
from tabletop.library.strict_yaml import read_yaml

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "assets" / "icons"


class PathPen(BasePen):
    """Collects outlines as text with one decimal."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[str] = []

    def _add(self, letter: str, *points: tuple[float, float]) -> None:
        numbers = (f"{number:.1f}".removesuffix(".0") for point in points for number in point)
        self.parts.append(letter + " ".join(numbers))

    def _moveTo(self, pt: tuple[float, float]) -> None:  # noqa: N802 fontTools' name
        self._add("M", pt)

    def _lineTo(self, pt: tuple[float, float]) -> None:  # noqa: N802
        self._add("L", pt)

    def _curveToOne(self, pt1: Any, pt2: Any, pt3: Any) -> None:  # noqa: N802
        self._add("C", pt1, pt2, pt3)

    def _closePath(self) -> None:  # noqa: N802
        self.parts.append("Z")

    def _endPath(self) -> None:  # noqa: N802
        """An open outline needs no mark."""


def unmarked(node: Any) -> Any:
    """Leave out where in its file each part of card data stands."""
    value = getattr(node, "value", node)
    if isinstance(value, tuple):
        return [unmarked(part) for part in value]
    if hasattr(value, "items"):
        return {name: unmarked(getattr(part, "value", part)) for name, part in value.items()}
    return value


def named_in(data: Any) -> Iterator[str]:
    """Walk card data for the values of ``emblem``, ``emblems`` and ``icon``."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key in ("emblem", "icon"):
                yield from [value] if isinstance(value, str) else value
            elif key == "emblems":
                for names in value.values():
                    yield from names
            else:
                yield from named_in(value)
    elif isinstance(data, list):
        for part in data:
            yield from named_in(part)


def wanted() -> set[str]:
    names = set((ICONS / "names.txt").read_text(encoding="utf-8").split())
    signs = json.loads((ICONS / "signs.json").read_text(encoding="utf-8"))
    for file in (ROOT / "assets" / "faces").glob("*.json"):
        names.update(named_in(json.loads(file.read_text(encoding="utf-8"))))
    for file in (ROOT / "carddata").glob("**/*.yaml"):
        names.update(named_in(unmarked(read_yaml(file, FaultList()))))
    return (names - set(signs)) | {name for parts in signs.values() for name in parts}


def main() -> int:
    source = Path(sys.argv[1]) / "node_modules/@iconify-json/game-icons/icons.json"
    data = json.loads(source.read_text(encoding="utf-8"))
    known = data["icons"]
    known |= {name: known[alias["parent"]] for name, alias in data.get("aliases", {}).items()}
    missing = sorted(wanted() - set(known))
    if missing:
        print("no such icons:", ", ".join(missing), file=sys.stderr)
    outlines = {}
    for name in sorted(wanted() & set(known)):
        pen = PathPen()
        parse_path(known[name]["body"].split(' d="')[1].split('"')[0], pen)
        outlines[name] = "".join(pen.parts)
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(path)}" for name, path in outlines.items())
    (ICONS / "icons.json").write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    print(len(outlines), "icons")
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
