from __future__ import annotations

import codecs
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
    assert "there is no such file or folder" in str(faults.faults[0])


CARD = "- id: a\n  count: 2\n"
"""What the mistakes below stand under."""

SAID: dict[str, tuple[str, str]] = {
    "a line too far in": (f"{CARD}   source: b\n", "3:4 this line is too far in"),
    "a line too far out": (f"{CARD} source: b\n", "3:2 this line is indented by 1"),
    "a key at the edge": (f"{CARD}source: b\n", "3:1 this line is indented by 0"),
    "a line between": (
        "- id: a\n  abilities:\n    - key: b\n   rule: c\n",
        "4:4 this line is indented by 3; the keys that it could stand among are indented by 2",
    ),
    "no colon": (f"{CARD}  source original\n  x: y\n", "3:3 a colon and a space are missing"),
    "no space": (f"{CARD}  source:original\n  x: y\n", "3:3 a colon and a space are missing"),
    "a colon in a text": ("- a: b: c\n", "1:7 a text with ': ' in it has to stand in quotes"),
    "a bracket left open": (f"{CARD}  emblem: [a, b\n- id: b\n", "3:11 this [ is not closed by ]"),
    "a brace left open": (f"{CARD}  facts: {{a: 1\n  name: b\n", "3:10 this { is not closed by }"),
    "no comma": ("- {a: 1 b: 2}\n", "1:10 expected a comma or } here."),
    "a quote left open": (f'{CARD}  name: "b\n  x: y\n', "3:9 the quote that begins here is never"),
    "an apostrophe": ("- id: 'a's b'\n", "1:10 nothing can follow the quote that ends a text; an"),
    "a quote in quotes": ('- id: "a"b"\n', "1:10 nothing can follow the quote that ends a text; a"),
    "an escape": ('- id: "a\\q"\n', "1:9 within double quotes"),
    "an at sign": ("- id: @a\n", "1:7 a text can't begin with '@'; put it in quotes."),
    "a star": ("- id: *a\n", "1:7 aliases (*name) can't be used; put a text in quotes."),
    "a remark for a text": ("- id: #1 a\n", "1:7 what stands after # is a remark"),
    "a remark in a text": ("- id: a #1\n", "1:9 what stands after # is a remark"),
    "a dash in a line": ("- id: - a\n", "1:7 no '- ' can stand here"),
    "a word in a card": (f"{CARD}  - b\n", "3:3 expected a key here"),
    "nothing between commas": ("- {a: 1, b: ]}\n", "1:13 a value is missing here."),
    "a wide space": (f"{CARD}\u00a0 a: b\n", "3:1 the space U+00A0 can't indent"),
    "two versions": (f"{CARD}<<<<<<< HEAD\n- id: b\n", "3:1 this line marks two versions"),
}  # fmt: skip


@pytest.mark.parametrize("name", SAID)
def test_says_what_is_wrong_where_the_mistake_is(name: str) -> None:
    text, said = SAID[name]
    faults = FaultList()
    parse_yaml(text.encode(), Path("f.yaml"), faults)
    (fault,) = faults.in_order()
    assert f"{fault.line}:{fault.column} {fault.message}".startswith(said)


def test_a_remark_after_a_key_is_fine() -> None:
    text = "a: # what follows\n  b: 1\nc: '#1'\nd: x#1 # this\n"
    assert parse(text) == ({"a": {"b": 1}, "c": "#1", "d": "x#1"}, [])
