"""Which rule is shown where: rule ids of a checklist, held against scenarios and tests.

An id counts where it stands at the start of a list item or a table row of the checklist. A
scenario names ids under ``rules:``; a test carries them in ``@pytest.mark.rules("...")`` (read
from the syntax tree, so an id in a comment does not count).
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tabletop.library.faults import CardDataError
from tabletop.scenario.reading import read_scenario, scenario_files

RULE_ID: Final = re.compile(r"[A-Z]{2,3}-(?:[A-Z]+|[0-9]+)(?:\.[0-9]+[a-z]?)?")
_ITEM: Final = re.compile(rf"\s*(?:[-*]|\|)\s*[*`]*({RULE_ID.pattern})(?![\w.]*\w)")
UNSHOWABLE: Final = "Rules that no program can show"


@dataclass(frozen=True, slots=True)
class Covered:
    """A rule id, and where it is shown; ``reason`` says why no program can show it."""

    rule: str
    places: tuple[str, ...]
    reason: str | None = None

    @property
    def uncovered(self) -> bool:
        """Tell whether nothing shows the rule although something could."""
        return not self.places and self.reason is None


def checklist_ids(text: str) -> tuple[str, ...]:
    """List the rule ids of a checklist, in its order, each once.

    They all begin alike: a ship NX-01 in a table is no rule where the others are CC-1.1 and so on.
    """
    found = [match.group(1) for line in text.splitlines() if (match := _ITEM.match(line))]
    games = Counter(rule.partition("-")[0] for rule in found)
    game = games.most_common(1)[0][0] if games else ""
    return tuple(dict.fromkeys(rule for rule in found if rule.partition("-")[0] == game))


def unshowable(text: str) -> Mapping[str, str]:
    """Read from ``docs/rulings.md`` the rules that no program can show, with the reasons."""
    reasons: dict[str, str] = {}
    inside = False
    for line in text.splitlines():
        if line.startswith("#"):
            inside = UNSHOWABLE.lower() in line.lower()
        elif inside and (match := _ITEM.match(line)):
            reason = line[match.end() :].strip(" |:*`").strip()
            if reason:
                reasons[match.group(1)] = reason
    return reasons


def scenario_rules(folders: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """List the rule ids that scenarios name, each with its file."""
    for path in scenario_files(folders):
        try:
            scenario = read_scenario(path)
        except CardDataError:
            continue
        for rule in scenario.rules:
            yield rule, str(path)


def test_rules(folders: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """List the rule ids that pytest tests carry, each with its file and test."""
    for folder in folders:
        for path in sorted(folder.rglob("test_*.py")):
            yield from _marked(path)


def _marked(path: Path) -> Iterator[tuple[str, str]]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                for rule in _ids(decorator):
                    yield rule, f"{path}::{node.name}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.param":
            for keyword in node.keywords:
                if keyword.arg == "marks":
                    for mark in ast.walk(keyword.value):
                        for rule in _ids(mark):
                            yield rule, f"{path}:{node.lineno}"


def _ids(decorator: ast.AST) -> Iterator[str]:
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rules":
        for argument in decorator.args:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield argument.value


def coverage(
    ids: Iterable[str], shown: Iterable[tuple[str, str]], reasons: Mapping[str, str]
) -> tuple[Covered, ...]:
    """Hold rule ids against where they are shown."""
    places: dict[str, dict[str, None]] = {}
    for rule, place in shown:
        places.setdefault(rule, {})[place] = None
    return tuple(Covered(rule, tuple(places.get(rule, ())), reasons.get(rule)) for rule in ids)
