from __future__ import annotations

import codecs
import errno
import os
from pathlib import Path
from typing import Any

import pytest

from tabletop.effects.source import plain
from tabletop.library.faults import FaultList
from tabletop.library.strict_yaml import MOST_BYTES, MOST_DEPTH, parse_yaml, read_yaml


def parse(data: str | bytes) -> tuple[Any, list[str]]:
    faults = FaultList()
    content = data.encode() if isinstance(data, str) else data
    node = parse_yaml(content, Path("f.yaml"), faults)
    return None if node is None else plain(node), [str(fault) for fault in faults.in_order()]


def test_reads_the_plain_subset() -> None:
    text = "a: 1\nb: [true, false, ~, 1.5, -3, 9_072_000, word]\nc: {d: 'no', e: \"1\"}\n"
    value, faults = parse(text)
    assert not faults
    assert value == {
        "a": 1,
        "b": [True, False, None, 1.5, -3, 9_072_000, "word"],
        "c": {"d": "no", "e": "1"},
    }
    assert type(value["b"][0]) is bool


@pytest.mark.parametrize("text", ["010", "0x1f", "1:30", "2020-01-01", ".inf", "1e5", "1_2"])
def test_odd_numbers_and_dates_stay_words(text: str) -> None:
    assert parse(f"a: {text}") == ({"a": text}, [])


def test_marks_lines_and_columns() -> None:
    node = parse_yaml("a:\n  - b: é x\n    c: [1, 2]\n".encode(), Path("f"), FaultList())
    assert node is not None
    assert isinstance(node.value, dict)
    inner = node.value["a"].value.value[0]
    assert (node.value["a"].key.line, node.value["a"].key.column) == (1, 1)
    assert (inner.value["b"].value.line, inner.value["b"].value.column) == (2, 8)
    assert (inner.value["c"].value.value[1].line, inner.value["c"].value.value[1].column) == (3, 12)


@pytest.mark.parametrize("word", ["yes", "No", "on", "OFF", "True", "FALSE"])
def test_doubtful_words_are_refused_as_values(word: str) -> None:
    _, faults = parse(f"a: {word}")
    assert faults == [
        f"f.yaml:1:4: DOUBTFUL: '{word}' could mean yes or no: "
        f'write true or false, or "{word}" for the word.'
    ]
    assert parse(f"a: '{word}'") == ({"a": word}, [])
    assert parse(f"{word}: 1") == ({word: 1}, [])


REFUSED: dict[str, tuple[str | bytes, str]] = {
    "utf-16 with a mark": (codecs.BOM_UTF16_LE + "a: 1".encode("utf-16-le"), "ENCODING"),
    "utf-16 without": ("a: 1\n".encode("utf-16-be"), "ENCODING"),
    "utf-32": ("a: 1".encode("utf-32"), "ENCODING"),
    "latin-1": ("a: é".encode("latin-1"), "ENCODING"),
    "binary": (bytes(range(256)), "ENCODING"),
    "large": (b"# " + b"x" * MOST_BYTES, "SIZE"),
    "alias": ("a: &x 1\nb: *x", "ALIAS"),
    "bomb": ("a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]", "ALIAS"),
    "circle": ("&a [*a]", "ALIAS"),
    "undefined alias": ("a: *x", "ALIAS"),
    "python tag": ("a: !!python/object/apply:os.system [ls]", "TAG"),
    "plain tag": ("a: !!str 1", "TAG"),
    "directive": ("%YAML 1.1\n---\na: 1", "TAG"),
    "two documents": ("a: 1\n---\nb: 2", "DOCUMENTS"),
    "duplicate key": ("a: 1\nb: 2\na: 3", "DUPLICATE-KEY"),
    "list as key": ("? [a]\n: 1", "KEY"),
    "deep": ("[" * (MOST_DEPTH + 1) + "]" * (MOST_DEPTH + 1), "DEPTH"),
    "very deep": ("[" * 100_000, "YAML"),
    "deep block": ("".join(" " * i + "a:\n" for i in range(500)), "DEPTH"),
    "tab": ("a:\n\tb: 1", "TAB"),
    "control": ("a: \x07", "CONTROL"),
    "escaped control": ('a: "\\x00"', "CONTROL"),
    "next line": ("a: b\x85c: d", "CONTROL"),
    "line separator": ("a: b\u2028c", "CONTROL"),
    "empty": ("", "EMPTY"),
    "comment only": ("# nothing", "EMPTY"),
    "open bracket": ("a: [1, 2", "YAML"),
    "colon": ("a: b: c", "YAML"),
    "indent": ("a: 1\n  b: 2", "YAML"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_refuses(name: str) -> None:
    data, code = REFUSED[name]
    _, faults = parse(data)
    assert faults
    assert f": {code}: " in faults[0]


def test_utf16_is_told_in_clear_words() -> None:
    _, faults = parse("a: 1".encode("utf-16"))
    assert faults == ["f.yaml: ENCODING: the file is in UTF-16; save it as UTF-8."]


def test_a_byte_that_is_not_utf8_has_its_place() -> None:
    _, faults = parse(b"a: 1\nb: \xff\n")
    assert faults[0].startswith("f.yaml:2:4: ENCODING")


def test_a_mark_of_utf8_and_windows_lines_are_fine() -> None:
    assert parse(codecs.BOM_UTF8 + b"a: 1\r\nb: x\r\n") == ({"a": 1, "b": "x"}, [])


def test_a_duplicate_key_names_the_first() -> None:
    _, faults = parse("a: 1\nb: 2\na: 3\n")
    assert faults == ["f.yaml:3:1: DUPLICATE-KEY: the key 'a' stands here already, in line 1."]


def test_a_missing_file_is_a_fault(tmp_path: Path) -> None:
    faults = FaultList()
    assert read_yaml(tmp_path / "none.yaml", faults) is None
    assert os.strerror(errno.ENOENT) in str(faults.faults[0])
