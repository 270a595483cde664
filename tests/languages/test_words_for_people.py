"""What is told of a mistake is put into words of a language, never written out in the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletop

PACKAGES = ("library", "lessons", "scenario", "session")
TOLD = {
    "Fault": 5,
    "DeckFile": 5,
    "nothing": 4,
    "SaveError": 0,
    "GameFileError": 0,
    "_RefusedError": 0,
    "_DivergedError": 0,
    **dict.fromkeys(("fault", "_fault", "at", "wrong", "doubt", "_place"), -1),
    **dict.fromkeys(("complain", "_complain", "_stop"), -1),
}
"""Which argument of which call people read.

Not here, since they speak to programmers: what selfplay finds (``LawBrokenError``), a rule module
that gives something else than it must (``RulesFaultError``), and what can only be a mistake of the
program (``ValueError``, invariants, codecs); nor steps of scenarios (``ScenarioError``).
"""
KEYWORDS = ("fault", "notice", "message")
"""Arguments that people read wherever they are given."""


def bare(tree: ast.Module) -> Iterator[int]:
    """Give the lines of messages that are not put into words."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        for call in ast.walk(function):
            if isinstance(call, ast.Call):
                yield from (
                    call.lineno for told in _told(call) if _is_written_out(told, function, set())
                )


def _told(call: ast.Call) -> Iterator[ast.expr]:
    name = {ast.Name: "id", ast.Attribute: "attr"}.get(type(call.func), "")
    at = TOLD.get(getattr(call.func, name, ""))
    if at is not None and call.args and at < len(call.args):
        yield call.args[at]
    yield from (word.value for word in call.keywords if word.arg in KEYWORDS)


def _is_written_out(node: ast.expr, function: ast.FunctionDef, seen: set[str]) -> bool:
    match node:
        case ast.Constant(str() as text):
            return _has_words(text)
        case ast.JoinedStr(parts):
            texts = [part.value for part in parts if isinstance(part, ast.Constant)]
            return _has_words(" ".join(map(str, texts)))
        case ast.BinOp(left, _, right):
            parts = [left, right]
        case ast.IfExp(_, one, other):
            parts = [one, other]
        case ast.Name(name) if name not in seen:
            seen = {*seen, name}
            parts = list(_assigned(name, function))
        case _:
            return False
    return any(_is_written_out(part, function, seen) for part in parts)


def _assigned(name: str, function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        match node:
            case ast.Assign([ast.Name(target)], value) | ast.AugAssign(ast.Name(target), _, value):
                if target == name:
                    yield value


def _has_words(text: str) -> bool:
    return len(re.findall(r"[A-Za-z]{2,}", text)) > 1


@pytest.mark.parametrize("package", PACKAGES)
def test_every_mistake_is_put_into_words(package: str) -> None:
    root = Path(tabletop.__file__).parent
    found = [
        f"{path.relative_to(root)}:{line}"
        for path in sorted((root / package).rglob("*.py"))
        for line in bare(ast.parse(path.read_text("utf-8")))
    ]
    assert found == [], "say it by in_words(), and translate it"


@pytest.mark.parametrize(
    "message",
    [
        "report.fault(node, 'BOX', 'it is wrong')",
        "raise SaveError(f'{name} is no match')",
        "message = f'{name} is no match'; yield side.wrong(node, 'A', message + guess)",
        "return StoredMatch(path, fault=f'{name} is no match')",
    ],
)
def test_a_mistake_that_is_written_out_is_found(message: str) -> None:
    assert list(bare(ast.parse(f"def one(): {message}"))) == [1]


def test_what_is_put_into_words_is_none() -> None:
    said = "text = '{file} is no match'; raise SaveError(in_words(text, file=name) + guess)"
    assert list(bare(ast.parse(f"def one(): {said}"))) == []
