"""docs/your-own-game.md shows what the example really holds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "your-own-game.md").read_text("utf-8")
EXAMPLE = DOCS / "examples" / "crazy-eights"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("name", ["game", "layout"])
def test_whole_files_are_those_of_the_example(name: str) -> None:
    found = yaml.safe_load((EXAMPLE / f"{name}.yaml").read_text("utf-8"))
    assert found in [yaml.safe_load(block) for block in blocks("yaml")]


@pytest.mark.parametrize("name", ["cards", "rules"])
def test_extracts_are_parts_of_the_example(name: str) -> None:
    whole = yaml.safe_load((EXAMPLE / f"{name}.yaml").read_text("utf-8"))
    shown = [part for block in blocks("yaml") for part in [yaml.safe_load(block)]]
    lists = [part for part in shown if isinstance(part, list)]
    key = {"cards": "id", "rules": "rules"}[name]
    (extract,) = [part for part in lists if key in part[0]]
    for entry in extract:
        if name == "cards":
            assert entry in whole
        else:
            (section,) = [part for part in whole if part["section"] == entry["section"]]
            assert entry["rules"].items() <= section["rules"].items()


def test_code_that_is_shown_stands_in_the_example() -> None:
    code = re.sub(r"\s+", "", (EXAMPLE / "crazy_eights.py").read_text("utf-8"))
    for block in blocks("python"):
        for line in block.splitlines():
            words = re.sub(r"\s+", "", line.partition("#")[0]).rstrip(",")
            assert words.replace("...", "") in code, line


def test_links_lead_somewhere() -> None:
    for link in re.findall(r"\]\(([^)#]+)\)", PAGE):
        assert (DOCS / link).exists(), link
