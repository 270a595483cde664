"""The languages that come with the program: their sentences and phrases, from disk.

A language is two files in ``assets/languages``: ``tabletop_<code>.ts``, Qt's own format, with the
sentences, and ``phrases_<code>.yaml`` with the grammar and the phrases of card texts. The ``.ts``
file is read as it is, so there is nothing to build and nothing that could be older than it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from tabletop.engine.tongue import ENGLISH, Grammar, Tongue, sense
from tabletop.library.folders import assets_folder

SYSTEM: Final = "system"
"""The choice of whatever language the system speaks."""


def languages_folder() -> Path:
    """Find the files of the languages."""
    return assets_folder() / "languages"


def known_languages() -> tuple[str, ...]:
    """List the codes of the languages there are, English first."""
    found = sorted(path.stem.partition("_")[2] for path in languages_folder().glob("*.ts"))
    return ("en", *found)


def load_tongue(code: str) -> Tongue:
    """Read a language. Raises OSError or ValueError when its files can't be read."""
    if code == ENGLISH.code:
        return ENGLISH
    phrases, grammar, signs = read_phrases(languages_folder() / f"phrases_{code}.yaml")
    texts = read_sentences(languages_folder() / f"tabletop_{code}.ts")
    return Tongue(code, texts, phrases, grammar, signs)


def tongue_for(choice: str) -> Tongue:
    """Read the language that a player chose; English where there is no such language."""
    code = system_language() if choice == SYSTEM else choice
    return load_tongue(code if code in known_languages() else ENGLISH.code)


def system_language() -> str:
    """Give the code of the language that the system speaks."""
    named = (os.environ.get(name) for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    said = next((name for name in named if name), None) or _of_the_platform() or "en"
    found = re.match(r"[a-z]+", said.lower())
    return found[0] if found else "en"


def _of_the_platform() -> str | None:
    import locale

    return locale.getlocale()[0]


def read_sentences(path: Path) -> dict[str, str]:
    """Read the finished translations of a ``.ts`` file, by what they translate."""
    from xml.etree import ElementTree as ET

    try:
        root = ET.parse(path).getroot()
    except ET.ParseError as error:
        raise ValueError(f"{path}: {error}") from error
    found: dict[str, str] = {}
    for message in root.iter("message"):
        source, said = message.find("source"), message.find("translation")
        if source is None or said is None or said.get("type") in ("vanished", "obsolete"):
            continue
        meant = message.findtext("comment")
        if source.text and said.text:
            found[sense(source.text, meant) if meant else source.text] = said.text
    return found


def read_phrases(path: Path) -> tuple[dict[str, str], Grammar, str]:
    """Read a phrase book: all phrases of all its parts, the grammar, and the signs of numbers."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    data = yaml.load(path.read_text("utf-8"), loader)
    phrases: dict[str, str] = {}
    for part in data["phrases"].values():
        phrases.update(part)
    grammar = data["grammar"]
    described = Grammar(
        tuple(grammar["cases"]),
        {
            said: {gender: tuple(forms.split("|")) for gender, forms in by_gender.items()}
            for said, by_gender in (*grammar["agreeing"].items(), *_adjectives(grammar))
        },
        {
            (gender, case): ending
            for gender, by_case in grammar["endings"].items()
            for case, ending in by_case.items()
        },
        {ending: "".join(letters) for ending, letters in grammar["after"].items()},
        dict(grammar["contracted"]),
        tuple(grammar.get("adjectives", {}).get("mixed after", ())),
        grammar.get("attribute", ""),
    )
    return phrases, described, data.get("signs of numbers", ENGLISH.signs)


def _adjectives(grammar: Mapping[str, Any]) -> Iterator[tuple[str, dict[str, str]]]:
    """Give the forms of regular adjectives: alone, behind an article, and behind ``ein``."""
    told = grammar.get("adjectives", {"stems": (), "endings": {}})
    for stem in told["stems"]:
        for kind, by_gender in told["endings"].items():
            forms = {
                gender: "|".join(f"{stem}{ending}" for ending in endings.split("|"))
                for gender, endings in by_gender.items()
            }
            yield stem if kind == "first" else f"{stem} {kind}", forms
