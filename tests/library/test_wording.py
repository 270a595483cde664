"""All card texts of the bundled games lie in a reviewed file each.

``python -m tests.library.test_wording`` writes them anew; look at what has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games import registry
from tabletop.library.finding import survey
from tabletop.library.folders import carddata_folder
from tabletop.library.pack import GameInfo, Pack

BUNDLED = [info for info in survey().games if info.bundled]


def golden(info: GameInfo) -> Path:
    return carddata_folder() / info.id / "wording.golden.txt"


def card_texts(pack: Pack) -> str:
    """List every card with its text, in the order of their ids."""
    parts = []
    for entry in sorted(pack.cards.values(), key=lambda entry: entry.definition.id):
        lines = [f"{entry.definition.id}: {entry.definition.name}", *entry.text.splitlines()]
        for side, text in zip(entry.definition.sides, entry.side_texts, strict=True):
            lines += [f"{side.id}: {side.name}", *text.splitlines()]
        parts.append("\n".join(line.rstrip() for line in lines))
    return "\n\n".join(parts) + "\n"


@pytest.mark.parametrize("info", BUNDLED, ids=lambda info: info.id)
def test_card_texts_are_as_reviewed(info: GameInfo) -> None:
    texts = card_texts(registry.load(info).pack)
    assert texts == golden(info).read_text("utf-8")


@pytest.mark.parametrize("info", BUNDLED, ids=lambda info: info.id)
def test_every_rule_that_a_card_names_stands_in_the_rules(info: GameInfo) -> None:
    pack = registry.load(info).pack
    for entry in pack.cards.values():
        assert set(entry.rules) <= set(pack.rules)


if __name__ == "__main__":
    for one in BUNDLED:
        golden(one).write_text(card_texts(registry.load(one).pack), "utf-8")
