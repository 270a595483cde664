"""What is wrong with a text that is no YAML, in the words of whoever writes cards, and where.

The parser stops where it can't go on, which is often the line after the mistake, and says so in
words of its grammar.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import yaml

from tabletop.engine.message import in_words

_OPENING: Final = "[{"


def told(error: yaml.MarkedYAMLError, text: str) -> tuple[int, int, str]:
    """Give line and column, from 1 on, and a sentence; 0 and 0 where the parser knows no place."""
    problem = error.problem or ""
    found, around = error.problem_mark, error.context_mark or error.problem_mark
    if found is None or around is None:
        return 0, 0, f"{problem}." if problem else in_words("the text ends too soon.")
    lines = text.splitlines()
    for sign, tell in _TOLD.items():
        if sign in problem:
            return tell(found, around, lines)
    context = f" {error.context}" if error.context else ""
    return _place(found, f"{problem}{context}.")


def _place(mark: Any, message: str) -> tuple[int, int, str]:
    return mark.line + 1, mark.column + 1, message


def _line(mark: Any, lines: list[str]) -> str:
    return lines[mark.line] if mark.line < len(lines) else ""


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def _colon(found: Any, _around: Any, lines: list[str]) -> tuple[int, int, str]:
    """A colon where none can be: in a text, or after a key that is part of the line above."""
    line = _line(found, lines)
    if ": " in line[: found.column]:
        return _place(found, _in_quotes(line))
    message = in_words(
        "this line is too far in: it goes on with the line above. Begin it below the first letter "
        "of the key above."
    )
    return found.line + 1, _indent(line) + 1, message


def _in_quotes(line: str) -> str:
    """Say that a text needs quotes, with this one as the example where that is plain."""
    key, _, value = line.strip().removeprefix("- ").partition(": ")
    short = value if len(value) <= 40 else f"{value[:37]}..."
    if not value or '"' in short:
        return in_words("a text with ': ' in it has to stand in quotes.")
    text = "a text with ': ' in it has to stand in quotes, as {example}."
    return in_words(text, example=f'{key}: "{short}"')


def _no_colon(_found: Any, around: Any, lines: list[str]) -> tuple[int, int, str]:
    """A key without its colon; the parser notices it in the next line."""
    line = _line(around, lines)
    if line.startswith(("<<<<<<<", "=======", ">>>>>>>")):
        text = "this line marks two versions of a file that were not merged."
        return _place(around, in_words(text))
    return _place(around, in_words("a colon and a space are missing here after the key."))


def _no_dash(found: Any, around: Any, lines: list[str]) -> tuple[int, int, str]:
    """A line that is too far out for the part of a list above it, and begins no other."""
    here = _indent(_line(found, lines))
    if here != found.column:
        return _place(found, in_words("expected '- ' here."))
    message = in_words(
        "this line is indented by {here}, as no key above it is: indent it by {keys}, where the "
        "keys above begin, or begin something new with '- ', indented by {dash}.",
        here=str(here),
        keys=str(around.column + 2),
        dash=str(around.column),
    )
    return _place(found, message)


def _no_key(found: Any, around: Any, lines: list[str]) -> tuple[int, int, str]:
    """Something among the keys of a mapping that is none."""
    line = _line(found, lines)
    before = line[: found.column].rstrip()
    if before.endswith("'"):
        message = in_words(
            "nothing can follow the quote that ends a text; an apostrophe within single quotes is "
            "written twice: ''."
        )
        return _place(found, message)
    if before.endswith('"'):
        message = in_words(
            "nothing can follow the quote that ends a text; a quote within double quotes is "
            'written \\".'
        )
        return _place(found, message)
    here = _indent(line)
    if here != found.column or here == around.column:
        text = "expected a key here, with a colon and a space after it."
        return _place(found, in_words(text))
    message = in_words(
        "this line is indented by {here}; the keys that it could stand among are indented by "
        "{keys}, from line {line} on.",
        here=str(here),
        keys=str(around.column),
        line=str(around.line + 1),
    )
    return _place(found, message)


def _not_closed(found: Any, around: Any, lines: list[str]) -> tuple[int, int, str]:
    """A list or mapping on one line that misses its end, or a comma."""
    line = _line(around, lines)
    sign = line[around.column : around.column + 1]
    if sign not in _OPENING or not sign:
        return _place(found, in_words("expected a comma or a closing bracket here."))
    end = "]" if sign == "[" else "}"
    if found.line == around.line:
        return _place(found, in_words("expected a comma or {end} here.", end=end))
    text = "this {sign} is not closed by {end}, or a comma is missing within it."
    return _place(around, in_words(text, sign=sign, end=end))


def _no_value(found: Any, _around: Any, _lines: list[str]) -> tuple[int, int, str]:
    return _place(found, in_words("a value is missing here."))


def _no_beginning(found: Any, _around: Any, lines: list[str]) -> tuple[int, int, str]:
    sign = _line(found, lines)[found.column : found.column + 1]
    if sign == "\t":
        return _place(found, in_words("a tab can't stand here; use spaces."))
    text = "a text can't begin with {sign}; put it in quotes."
    return _place(found, in_words(text, sign=repr(sign)))


def _quote(_found: Any, around: Any, _lines: list[str]) -> tuple[int, int, str]:
    return _place(around, in_words("the quote that begins here is never closed."))


def _escape(found: Any, _around: Any, _lines: list[str]) -> tuple[int, int, str]:
    text = "within double quotes a \\ begins a sign by its code; write \\\\ for a \\ itself."
    return _place(found, in_words(text))


def _dash(found: Any, _around: Any, _lines: list[str]) -> tuple[int, int, str]:
    text = "no '- ' can stand here: put it on a line of its own, or in quotes."
    return _place(found, in_words(text))


_TOLD: Final[dict[str, Callable[[Any, Any, list[str]], tuple[int, int, str]]]] = {
    "mapping values are not allowed": _colon,
    "sequence entries are not allowed": _dash,
    "could not find expected ':'": _no_colon,
    "expected '-' indicator": _no_dash,
    "did not find expected key": _no_key,
    "expected ',' or": _not_closed,
    "did not find expected node content": _no_value,
    "cannot start any token": _no_beginning,
    "unexpected end of stream": _quote,
    "unknown escape character": _escape,
}
