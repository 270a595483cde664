"""The examples of docs/captains-chair-language.md are read and say what stands beside them.

``python -m tests.games.captains_chair.test_language_page`` writes the right columns anew; look at
what has changed.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tabletop.effects import plain_text
from tabletop.effects.ability import Ability
from tabletop.effects.nodes import children
from tabletop.effects.source import Marked
from tabletop.effects.wording.tokens import capital
from tabletop.games.captains_chair.language import LANGUAGE, OPS
from tests.effects.pages import rows
from tests.effects.small import marked

DOCS = Path(__file__).parents[3] / "docs" / "captains-chair-language.md"

AROUND = {
    "players": "do: [GIVEN {gain: {counter: glory, who: EXAMPLE}}]",
    "cards": "do: [GIVEN {log: {what: EXAMPLE}}]",
    "amount": "do: [GIVEN {gain: {counter: glory, count: EXAMPLE}}]",
    "condition": "do: [GIVEN {if: EXAMPLE, then: [draw]}]",
    "effect": "do: [GIVEN EXAMPLE]",
    "cost": "cost: [EXAMPLE], do: [draw]",
    "event": "after: EXAMPLE, do: [draw]",
    "what holds": "always: [EXAMPLE]",
}
"""Where an example stands in an ability, by the heading of its table."""

PATHS: dict[str, tuple[str, ...]] = {
    "players": ("do", "who"),
    "cards": ("do", "what"),
    "amount": ("do", "count"),
    "condition": ("do", "condition"),
    "effect": ("do",),
    "cost": ("cost",),
    "event": ("after",),
    "what holds": ("always",),
}

GIVEN = {"chosen": "{choose: {as: chosen, from: {in-play: {kind: ship}}}}"}
"""What gives a name that an example uses."""


def read(node: Marked) -> tuple[Ability, ...]:
    abilities, problems = LANGUAGE.parse(node)
    assert not problems, problems
    return abilities


def parsed(heading: str, example: str) -> tuple[Ability, Any]:
    """Read an example in an ability; gives that, and what the example is there."""
    if heading == "ability":
        (ability,) = read(marked(f"[{example}]"))
        return ability, ability
    if re.match(r"[a-z-]+: ", example):
        example = f"{{{example}}}"
    used = set(re.findall(r"(?<![:\w-])[a-z]+(?![\w-]*:)", example))
    given = [GIVEN[name] for name in GIVEN if name in used]
    text = AROUND[heading].replace("GIVEN", "".join(f"{one}, " for one in given))
    text = text.replace("EXAMPLE", example)
    (ability,) = read(marked(f"[{{key: a, {text}}}]"))
    node: Any = ability
    for step in PATHS[heading]:
        node = getattr(node, step)
        node = node[-1] if isinstance(node, tuple) else node
    return ability, node


def says(heading: str, example: str) -> str:
    ability, node = parsed(heading, example)
    return plain_text(capital(node.words(LANGUAGE.book(ability))))


@pytest.mark.parametrize(("heading", "example", "text"), rows(DOCS))
def test_an_example_says_what_stands_beside_it(heading: str, example: str, text: str) -> None:
    assert says(heading, example) == text


def test_every_node_of_the_game_has_an_example() -> None:
    seen = {
        type(node)
        for heading, example, _ in rows(DOCS)
        for _, node in children(parsed(heading, example)[0])
    }
    assert [kind.__name__ for kind in OPS if kind not in seen] == []


if __name__ == "__main__":
    page = DOCS.read_text("utf-8")
    for one in rows(DOCS):
        old = f"| `{one[1]}` | {one[2]} |" if one[2] else f"| `{one[1]}` | |"
        page = page.replace(old, f"| `{one[1]}` | {says(*one[:2])} |")
    DOCS.write_text(page, "utf-8")
