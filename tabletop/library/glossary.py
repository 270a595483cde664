"""Reading a game's glossary: what the words and icons of its texts mean."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tabletop.engine.message import in_words
from tabletop.library.faults import FaultList
from tabletop.library.models import GLOSSARY
from tabletop.library.pack import Term
from tabletop.library.shaped import read_shaped

GLOSSARY_FILE: Final = "glossary.yaml"


def read_glossary(path: Path, faults: FaultList) -> tuple[Term, ...]:
    """Read a glossary and refuse a word that it explains twice."""
    file = read_shaped(path, GLOSSARY, faults)
    if file is None:
        return ()
    assert isinstance(file.root.value, tuple)
    found: list[Term] = []
    lines: dict[str, int] = {}
    for section, part in zip(file.values, file.root.value, strict=True):
        assert isinstance(part.value, Mapping)
        written = part.value["words"].value.value
        assert isinstance(written, Mapping)
        for key, meaning in section["words"].items():
            term = Term(tuple(key.split("|")), meaning, section["section"])
            for form in term.forms:
                if form in lines:
                    text = "{word} is explained already, in line {line}."
                    message = in_words(text, word=repr(form), line=str(lines[form]))
                    file.report.fault(written[key].key, "DUPLICATE-WORD", message)
                lines[form] = written[key].key.line
            found.append(term)
    return tuple(found)
