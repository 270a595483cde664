"""The examples of docs/captains-chair-language.md are read and say what stands beside them.

``python -m tests.games.captains_chair.test_language_page`` writes the right columns anew; look at
what has changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games.captains_chair.language import LANGUAGE, OPS
from tests.effects.pages import Page, rows

PAGE = Page(
    Path(__file__).parents[3] / "docs" / "captains-chair-language.md",
    LANGUAGE,
    around={
        "players": "do: [GIVEN {gain: {counter: glory, who: EXAMPLE}}]",
        "cards": "do: [GIVEN {log: {what: EXAMPLE}}]",
        "amount": "do: [GIVEN {gain: {counter: glory, count: EXAMPLE}}]",
    },
    given={"chosen": "{choose: {as: chosen, from: {in-play: {kind: ship}}}}"},
    paths={"cards": ("do", "what")},
)


@pytest.mark.parametrize(("heading", "example", "text"), rows(PAGE.path))
def test_an_example_says_what_stands_beside_it(heading: str, example: str, text: str) -> None:
    assert PAGE.says(heading, example) == text


def test_every_node_of_the_game_has_an_example() -> None:
    assert PAGE.without_example(OPS) == []


if __name__ == "__main__":
    PAGE.rewrite()
