"""The examples of docs/traveller-ccg-language.md are read and say what stands beside them.

``python -m tests.games.traveller_ccg.test_language_page`` writes the right columns anew; look at
what has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games.traveller_ccg.language import LANGUAGE, OPS
from tests.effects.pages import Page, rows

PAGE = Page(
    Path(__file__).parents[3] / "docs" / "traveller-ccg-language.md",
    LANGUAGE,
    around={
        "players": "do: [GIVEN {expense: {amount: 1, who: EXAMPLE}}]",
        "cards": "do: [GIVEN {look: {cards: EXAMPLE}}]",
        "amount": "do: [GIVEN {gain: {counter: vp, count: EXAMPLE}}]",
    },
    given={
        "target": "{target-captain: target}",
        "chosen": "{choose: {as: chosen, from: {kind: crew}}}",
        "item": "{choose-queued: {as: item}}",
    },
    naming=("as", "target-captain"),
    beside=", {key: trained, do: [draw]}",
)


@pytest.mark.parametrize(("heading", "example", "text"), rows(PAGE.path))
def test_an_example_says_what_stands_beside_it(heading: str, example: str, text: str) -> None:
    assert PAGE.says(heading, example) == text


def test_every_node_of_the_game_has_an_example() -> None:
    assert PAGE.without_example(OPS) == []


if __name__ == "__main__":
    PAGE.rewrite()
