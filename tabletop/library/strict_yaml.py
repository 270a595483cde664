"""YAML at the border: bytes to marked nodes, strictly, with a fault for each mistake.

Only a plain subset is read: mappings with words as keys, lists, words, whole and decimal
numbers, ``true``, ``false`` and nothing. Tags, anchors and aliases, several documents, control
characters and the words that some YAML readers take for yes and no are refused. Nothing recurs,
so no nesting is too deep to be refused in good order.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from tabletop.effects.source import Entry, Marked
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.faults import Fault, FaultList
from tabletop.library.yaml_words import told

MOST_BYTES: Final = 2_000_000
MOST_DEPTH: Final = 32
MOST_NODES: Final = 200_000

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_WHOLE: Final = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,2}(?:_[0-9]{3})+|[1-9][0-9]*)")
_DECIMAL: Final = re.compile(r"[-+]?[0-9]+\.[0-9]+")
_REMARK: Final = re.compile(r"\s*#[^\s#]")
_NOTHING: Final = ("", "~", "null", "Null", "NULL")
_TRUTH: Final = {"true": True, "false": False}
_DOUBTFUL: Final = ("yes", "no", "on", "off", "true", "false")
_BYTE_ORDERS: Final = (
    (b"\xff\xfe\x00\x00", "UTF-32"),
    (b"\x00\x00\xfe\xff", "UTF-32"),
    (b"\xff\xfe", "UTF-16"),
    (b"\xfe\xff", "UTF-16"),
)
_JOINERS: Final = "\u200c\u200d"
"""They join or part the signs of some scripts, and make one picture of several."""
_SPACES: Final = "\n\t\xa0"
_UTF8_MARK: Final = b"\xef\xbb\xbf"

Complain = Callable[[int, int, str, str], None]


def read_yaml(path: Path, faults: FaultList) -> Marked | None:
    """Read a file. Gives None, and says why, when it can't be read as a whole."""
    try:
        if path.is_fifo() or path.is_socket():
            raise OSError(errno.EINVAL, in_words("it is no ordinary file"))
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        reason = reason_of(error)
        faults.faults.append(
            Fault(path, 0, 0, "", "FILE", in_words("it can't be read: {reason}.", reason=reason))
        )
        return None
    return parse_yaml(data, path, faults)


def parse_yaml(data: bytes, path: Path, faults: FaultList) -> Marked | None:
    """Read a file's content; ``path`` is for the faults."""

    def complain(line: int, column: int, code: str, message: str) -> None:
        faults.faults.append(Fault(path, line, column, "", code, message))

    text = _decoded(data, complain)
    if text is None:
        return None
    builder = _Builder(complain, text.splitlines())
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            if not builder.take(event):
                return None
    except yaml.MarkedYAMLError as error:
        line, column, message = told(error, text)
        complain(line, column, "YAML", message)
        return None
    except yaml.YAMLError as error:
        complain(0, 0, "YAML", f"{' '.join(str(error).split())}.")
        return None
    if builder.root is None:
        complain(0, 0, "EMPTY", in_words("the file is empty."))
    return builder.root


def _decoded(data: bytes, complain: Complain) -> str | None:
    if len(data) > MOST_BYTES:
        complain(0, 0, "SIZE", in_words("the file is larger than {most} bytes.", most=MOST_BYTES))
        return None
    for mark, name in _BYTE_ORDERS:
        if data.startswith(mark):
            complain(
                0, 0, "ENCODING", in_words("the file is in {name}; save it as UTF-8.", name=name)
            )
            return None
    data = data.removeprefix(_UTF8_MARK)
    if data[:64].count(0) > len(data[:64]) // 4:
        complain(
            0, 0, "ENCODING", in_words("the file looks like UTF-16 or UTF-32; save it as UTF-8.")
        )
        return None
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = error.start - (before.rfind(b"\n") + 1) + 1
        complain(
            line, column, "ENCODING", in_words("this byte is not UTF-8; save the file as UTF-8.")
        )
        return None
    for line, row in enumerate(text.split("\n"), 1):
        if not row.isprintable() and not _clean(row, line, complain):
            return None
    return text


def _clean(row: str, line: int, complain: Complain) -> bool:
    """Refuse control characters; a tab is left to where it stands, a carriage return to the end."""
    for column, sign in enumerate(row.removesuffix("\r"), 1):
        if sign == "\t":
            if not row[: column - 1].strip():
                complain(line, column, "TAB", in_words("a tab can't indent; use spaces."))
                return False
        elif sign.isspace() and sign != " " and not row[: column - 1].strip():
            message = in_words(
                "the space {sign} can't indent; use ordinary spaces.", sign=_code(sign)
            )
            complain(line, column, "TAB", message)
            return False
        elif not sign.isprintable() and not sign.isspace() and sign not in _JOINERS:
            complain(
                line,
                column,
                "CONTROL",
                in_words("the character {sign} can't be used.", sign=_code(sign)),
            )
            return False
        elif sign in "\r\v\f\x1c\x1d\x1e\x85\u2028\u2029":
            complain(
                line,
                column,
                "CONTROL",
                in_words("the line break {sign} can't be used.", sign=_code(sign)),
            )
            return False
    return True


def _code(sign: str) -> str:
    return f"U+{ord(sign):04X}"


@dataclass(slots=True)
class _Open:
    """A list or mapping that is being read."""

    line: int
    column: int
    items: list[Marked] | None = None
    entries: dict[str, Entry] = field(default_factory=dict)
    key: Marked | None = None


class _Builder:
    """Takes the parser's events one by one and builds the root node."""

    def __init__(self, complain: Complain, lines: list[str]) -> None:
        self.root: Marked | None = None
        self._complain = complain
        self._lines = lines
        self._open: list[_Open] = []
        self._nodes = 0
        self._documents = 0

    def take(self, event: Any) -> bool:
        """Take an event; False when reading can't go on (the reason has been told)."""
        match event:
            case yaml.ScalarEvent():
                return self._allowed(event) and self._add(self._scalar(event))
            case yaml.MappingStartEvent() | yaml.SequenceStartEvent():
                return self._allowed(event) and self._begin(event)
            case yaml.MappingEndEvent() | yaml.SequenceEndEvent():
                return self._end()
            case yaml.AliasEvent():
                return self._stop(
                    event, "ALIAS", in_words("aliases (*name) can't be used; put a text in quotes.")
                )
            case yaml.DocumentStartEvent():
                self._documents += 1
                if self._documents > 1:
                    return self._stop(
                        event, "DOCUMENTS", in_words("a file holds one document only.")
                    )
                if event.version is not None or event.tags:
                    return self._stop(event, "TAG", in_words("directives (%) can't be used."))
        return True

    def _stop(self, event: Any, code: str, message: str) -> bool:
        mark = event.start_mark
        self._complain(mark.line + 1, mark.column + 1, code, message)
        return False

    def _allowed(self, event: Any) -> bool:
        self._nodes += 1
        if self._nodes > MOST_NODES:
            return self._stop(
                event, "SIZE", in_words("there are more than {most} values.", most=MOST_NODES)
            )
        if event.anchor is not None:
            return self._stop(
                event, "ALIAS", in_words("anchors (&name) can't be used; put a text in quotes.")
            )
        if event.tag is not None:
            return self._stop(
                event, "TAG", in_words("tags (!name) can't be used; put a text in quotes.")
            )
        return True

    def _begin(self, event: Any) -> bool:
        if len(self._open) >= MOST_DEPTH:
            return self._stop(
                event, "DEPTH", in_words("nested deeper than {most} levels.", most=MOST_DEPTH)
            )
        if self._is_key():
            return self._stop(event, "KEY", in_words("a key must be a word."))
        mark = event.start_mark
        items: list[Marked] | None = [] if isinstance(event, yaml.SequenceStartEvent) else None
        self._open.append(_Open(mark.line + 1, mark.column + 1, items))
        return True

    def _end(self) -> bool:
        done = self._open.pop()
        value = done.entries if done.items is None else tuple(done.items)
        return self._add(Marked(value, done.line, done.column))

    def _add(self, node: Marked) -> bool:
        if not self._open:
            self.root = node
            return True
        around = self._open[-1]
        if around.items is not None:
            around.items.append(node)
        elif around.key is None:
            around.key = node
        else:
            self._enter(around, around.key, node)
            around.key = None
        return True

    def _enter(self, around: _Open, key: Marked, node: Marked) -> None:
        name = str(key.value)
        if name in around.entries:
            first = around.entries[name].key.line
            self._complain(
                key.line,
                key.column,
                "DUPLICATE-KEY",
                in_words(
                    "the key {key} stands here already, in line {line}.",
                    key=repr(name),
                    line=str(first),
                ),
            )
        else:
            around.entries[name] = Entry(key, node)

    def _scalar(self, event: Any) -> Marked:
        mark = event.start_mark
        line, column = mark.line + 1, mark.column + 1
        text: str = event.value
        if not event.implicit[0] or self._is_key():
            return Marked(self._word(text, line, column), line, column)
        end = event.end_mark
        rest = self._lines[end.line] if end.line < len(self._lines) else ""
        remark = _REMARK.match(rest, end.column)
        if remark is not None:
            message = in_words(
                "what stands after # is a remark: put a text with # in quotes, or a space after it."
            )
            self._complain(end.line + 1, remark.end() - 1, "REMARK", message)
        return Marked(self._plain(text, line, column), line, column)

    def _is_key(self) -> bool:
        return bool(self._open) and self._open[-1].items is None and self._open[-1].key is None

    def _word(self, text: str, line: int, column: int) -> str:
        for sign in text:
            if not (sign.isprintable() or sign in _SPACES or sign in _JOINERS):
                self._complain(
                    line,
                    column,
                    "CONTROL",
                    in_words("the character {sign} can't be used.", sign=_code(sign)),
                )
                break
        return text

    def _plain(self, text: str, line: int, column: int) -> bool | int | float | str | None:
        if text in _NOTHING:
            return None
        if text in _TRUTH:
            return _TRUTH[text]
        if len(text) <= 18 and _WHOLE.fullmatch(text):
            return int(text)
        if len(text) <= 18 and _DECIMAL.fullmatch(text):
            return float(text)
        if text.lower() in _DOUBTFUL:
            message = in_words(
                '{quoted} could mean yes or no: write true or false, or "{word}" for the word.',
                quoted=repr(text),
                word=text,
            )
            self._complain(line, column, "DOUBTFUL", message)
        return self._word(text, line, column)
