"""Pages whose tables set examples of card data beside what the card then says."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tabletop.effects import plain_text
from tabletop.effects.ability import Ability
from tabletop.effects.language import Language
from tabletop.effects.nodes import Node, children
from tabletop.effects.wording.tokens import capital
from tests.effects.small import marked

ROW = re.compile(r"\| `([^`]+)` \| (.*)\|$")

AROUND: Mapping[str, str] = MappingProxyType(
    {
        "effect": "do: [GIVEN EXAMPLE]",
        "condition": "do: [GIVEN {if: EXAMPLE, then: [draw]}]",
        "cost": "cost: [EXAMPLE], do: [draw]",
        "event": "after: EXAMPLE, do: [draw]",
        "what holds": "always: [EXAMPLE]",
    }
)
"""Where an example stands in an ability, by the heading of its table."""

PATHS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "players": ("do", "who"),
        "cards": ("do", "cards"),
        "amount": ("do", "count"),
        "condition": ("do", "condition"),
        "effect": ("do",),
        "cost": ("cost",),
        "event": ("after",),
        "what holds": ("always",),
    }
)
"""The way from the ability to the example."""


def rows(page: Path) -> list[tuple[str, str, str]]:
    """List the heading, the example and the text of each row of the tables with texts."""
    found, heading = [], ""
    for line in page.read_text("utf-8").splitlines():
        if line.startswith("| ") and line.endswith("| the card says |"):
            heading = line.split("|")[1].strip()
        elif not line.startswith("|"):
            heading = ""
        row = ROW.match(line)
        if heading and row:
            found.append((heading, row[1], row[2].strip()))
    return found


@dataclass(frozen=True)
class Page:
    """The page of a game's language.

    ``around`` says where examples stand under the headings that each game has its own effects for,
    ``paths`` the way to them where it is another; ``given`` is what gives a name that an example
    uses, unless the example gives it by one of the keys ``naming``. ``beside`` is another ability.
    """

    path: Path
    language: Language
    around: Mapping[str, str]
    given: Mapping[str, str]
    paths: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    naming: tuple[str, ...] = ("as",)
    beside: str = ""

    def parsed(self, heading: str, example: str) -> tuple[Ability, Any]:
        """Read an example in an ability; gives that, and what the example is there."""
        if heading == "ability":
            (ability,) = self._read(f"[{example}]")
            return ability, ability
        if re.match(r"[a-z-]+: ", example):
            example = f"{{{example}}}"
        keys = "|".join(self.naming)
        own = re.findall(rf"(?:{keys}): ([a-z]+)", example) if heading == "effect" else []
        used = set(re.findall(r"(?<![:\w-])[a-z]+(?![\w-]*:)", example)) - set(own)
        given = [self.given[name] for name in self.given if name in used]
        text = {**AROUND, **self.around}[heading]
        text = text.replace("GIVEN", "".join(f"{one}, " for one in given))
        ability, *_ = self._read(f"[{{key: a, {text.replace('EXAMPLE', example)}}}{self.beside}]")
        node: Any = ability
        for step in {**PATHS, **self.paths}[heading]:
            node = getattr(node, step)
            node = node[-1] if isinstance(node, tuple) else node
        return ability, node

    def _read(self, text: str) -> tuple[Ability, ...]:
        abilities, problems = self.language.parse(marked(text))
        assert not problems, problems
        return abilities

    def says(self, heading: str, example: str) -> str:
        """Give what the card says."""
        ability, node = self.parsed(heading, example)
        return plain_text(capital(node.words(self.language.book(ability))))

    def without_example(self, ops: Iterable[type[Node]]) -> list[str]:
        """List the nodes that no row has."""
        seen = {
            type(node)
            for heading, example, _ in rows(self.path)
            for _, node in children(self.parsed(heading, example)[0])
        }
        return [kind.__name__ for kind in ops if kind not in seen]

    def rewrite(self) -> None:
        """Write the right columns anew."""
        page = self.path.read_text("utf-8")
        for heading, example, text in rows(self.path):
            old = f"| `{example}` | {text} |" if text else f"| `{example}` | |"
            page = page.replace(old, f"| `{example}` | {self.says(heading, example)} |")
        self.path.write_text(page, "utf-8")
