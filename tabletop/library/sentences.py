"""The sentences that another language has to say, found in the program's own source.

``python -m tabletop.library.sentences de`` writes ``assets/languages/tabletop_de.ts`` anew: what
was translated stays, what is new is unfinished, what is no longer said goes. The file is Qt's own
format, for Qt Linguist; Qt's ``lupdate`` can't write it, since it doesn't know :func:`say`.
"""

from __future__ import annotations

import ast
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from tabletop.engine.tongue import SENSE
from tabletop.library.faults import FaultList
from tabletop.library.finding import GAME_FILE
from tabletop.library.folders import assets_folder, carddata_folder
from tabletop.library.resolving import Source, strings
from tabletop.library.strict_yaml import read_yaml
from tabletop.library.tongues import languages_folder, read_sentences

PACKAGE: Final = Path(__file__).resolve().parent.parent
SAID: Final = {
    "say": (0,),
    "Message": (0,),
    "prompt": (0,),
    "in_words": (0,),
    "refuse": (1,),
    "counted": (1, 2),
    "numbered": (1, 2),
    "Key": (2,),
    "Name": (1,),
    "Raw": (0,),
}
"""Which arguments of which calls are sentences or words for a reader."""


def sources(package: Path = PACKAGE) -> dict[str, Source]:
    """Read all modules of the program, by the part that they belong to: ``games.traveller_ccg``."""
    found: dict[str, list[tuple[str, ast.Module]]] = {}
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package)
        if place.parts[0] == "_data":
            continue
        part = ".".join(place.parts[: 2 if place.parts[0] == "games" else 1])
        tree = ast.parse(path.read_text("utf-8"))
        found.setdefault(part.removesuffix(".py"), []).append((place.as_posix(), tree))
    return {part: Source(tuple(modules)) for part, modules in found.items()}


def sentences(source: Source) -> dict[str, tuple[str, int]]:
    """List what the modules of a part say, and where each sentence stands first."""
    found: dict[str, tuple[str, int]] = {}
    for file, tree in source.modules:
        for call, argument in said_in(tree):
            for text in strings(argument, source):
                if any(letter.isalpha() for letter in _without_gaps(text)):
                    found.setdefault(text, (file, call.lineno))
    return found


def all_sentences() -> dict[str, dict[str, tuple[str, int]]]:
    """List what the whole program says, by part; labels of card faces are one of their own."""
    found = {part: said for part, source in sources().items() if (said := sentences(source))}
    return {**found, "faces": dict(face_words()), "keywords": dict(keyword_names())}


def keyword_names() -> Iterator[tuple[str, tuple[str, int]]]:
    """List what the keywords of the bundled games are called, from their ``game.yaml``."""
    for path in sorted(carddata_folder().glob(f"*/{GAME_FILE}")):
        node = read_yaml(path, FaultList())
        keywords = node.value.get("keywords") if node and isinstance(node.value, Mapping) else None
        if keywords is not None and isinstance(keywords.value.value, Mapping):
            for name, entry in keywords.value.value.items():
                place = (f"../carddata/{path.parent.name}/{GAME_FILE}", entry.key.line)
                yield name.replace("-", " ").title(), place


def face_words() -> Iterator[tuple[str, tuple[str, int]]]:
    """List what card faces say: labels, meanings of icons, spellings, from ``assets/faces``."""
    for path in sorted((assets_folder() / "faces").glob("*.json")):
        data = json.loads(path.read_text("utf-8"))
        place = (f"../assets/faces/{path.name}", 1)
        for words in data.get("icons", {}).values():
            yield from ((text, place) for text in words)
        yield from ((text, place) for text in data.get("spelled", {}).values())
        yield from ((text, place) for text in _labels(data))


def _labels(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if key == "label":
                yield value
            else:
                yield from _labels(value)
    elif isinstance(part, list):
        for one in part:
            yield from _labels(one)


def said_in(tree: ast.Module) -> Iterator[tuple[ast.Call, ast.expr]]:
    """Find the calls of a module that say something, each with the argument that is said."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Name(name):
                own = True
            case ast.Attribute(ast.Name(owner), name):
                own = owner not in ("book", "self") or name == "prompt"
            case ast.Attribute(_, name):
                own = name == "prompt"
            case _:
                continue
        if own:
            yield from ((node, node.args[at]) for at in SAID.get(name, ()) if at < len(node.args))


def _without_gaps(text: str) -> str:
    parts = text.replace("}", "{").split("{")
    return "".join(parts[::2])


def written(language: str, translations: dict[str, str]) -> str:
    """Write a ``.ts`` file of all sentences with these translations."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    done: set[str] = set()
    for part, said in all_sentences().items():
        new = {text: place for text, place in said.items() if text not in done}
        if not new:
            continue
        done |= set(new)
        lines += ["<context>", f"    <name>{part}</name>"]
        for text, (file, _) in new.items():
            known = translations.get(text)
            mark = "" if known else ' type="unfinished"'
            words, _, meant = text.partition(SENSE)
            lines += [
                "    <message>",
                f'        <location filename="../../tabletop/{file}"/>',
                f"        <source>{escape(words)}</source>",
                *([f"        <comment>{escape(meant)}</comment>"] if meant else ()),
                f"        <translation{mark}>{escape(known or '')}</translation>",
                "    </message>",
            ]
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def main(arguments: list[str]) -> int:
    """Write the ``.ts`` file of each language that is named."""
    for code in arguments:
        path = languages_folder() / f"tabletop_{code}.ts"
        known = read_sentences(path) if path.exists() else {}
        path.write_text(written(code, known), "utf-8")
        missing = path.read_text("utf-8").count('type="unfinished"')
        sys.stdout.write(f"{path}: {missing} sentences are to be translated.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
