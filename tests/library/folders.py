"""Small game folders for tests, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path

from tabletop.library.faults import CardDataError, Fault, FaultList
from tabletop.library.finding import read_game
from tabletop.library.loader import load_pack
from tabletop.library.pack import Pack

GAME = """\
id: small
title: Small
summary: A small game.
credit: Nobody's.
seats: [1, 4]
module: small.py
keywords: {stun: Turn it.}
types:
  beast: {facts: {power: int 0..9, kind: one of fur feather?}}
  spell: {}
"""
CARDS = """\
- {id: ox, name: Ox, type: beast, facts: {power: 5}, source: rulebook}
- {id: owl, name: Owl, type: beast, facts: {power: 1, kind: feather}, source: original, count: 3}
- {id: calm, name: Calm, type: spell, source: original, rules: [SM-1.1]}
"""
LAYOUT = """\
columns: 10
rows: 10
places:
  - {kind: deck, of: table, title: Deck, show: stack, x: 0, y: 0, width: 3, height: 3}
  - {kind: hand, of: me, title: Hand, show: hand, x: 0, y: 5, width: 10, height: 5}
"""
RULES = """\
- section: All
  rules: {SM-1.1: Keep calm.}
"""


def write(root: Path, **files: str) -> Path:
    """Write a right game folder with some files replaced: ``cards="..."``."""
    folder = root / "small"
    folder.mkdir(exist_ok=True)
    content = {"game": GAME, "cards": CARDS, "layout": LAYOUT, "rules": RULES, **files}
    for name, text in content.items():
        (folder / f"{name}.yaml").write_text(text, encoding="utf-8")
    (folder / "small.py").write_text("", encoding="utf-8")
    return folder


def load(folder: Path) -> Pack:
    faults = FaultList()
    info, _ = read_game(folder, bundled=False, faults=faults)
    if info is None:
        raise CardDataError(faults.in_order())
    return load_pack(info)


def faults_of(folder: Path) -> tuple[Fault, ...]:
    try:
        load(folder)
    except CardDataError as error:
        return error.faults
    return ()


def told(folder: Path) -> list[str]:
    """List the mistakes, with the file's bare name."""
    return [str(fault).replace(f"{folder}/", "") for fault in faults_of(folder)]
