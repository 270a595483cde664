"""What other languages say in a game, held against what it says in English."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import Fault, FaultList, did_you_mean
from tabletop.library.glossary import GLOSSARY_FILE, read_glossary
from tabletop.library.own_words import glossary_file, rules_file, words_file, words_of
from tabletop.library.pack import Pack
from tabletop.library.rule_texts import RULES_FILE, read_rules, written_rules
from tabletop.library.shapes import short
from tabletop.library.strict_yaml import read_yaml


def translation_faults(pack: Pack, files: tuple[Path, ...]) -> Iterator[Fault]:
    """List what is wrong or doubtful in the files of other languages beside these of the game.

    What they lack is only doubtful, since it is said in English.
    """
    folder = pack.info.folder
    for language in _languages(folder):
        told = FaultList()
        words_of(folder, told, language)
        yield from told.faults
        if not told.faults:
            yield from _rule_faults(folder, folder / rules_file(language))
            yield from _glossary_faults(folder, folder / glossary_file(language))
            yield from _text_faults(files, folder / words_file(language))


def _languages(folder: Path) -> list[str]:
    """List the languages that a game has files of, by what stands before ``.yaml``."""
    names = (rules_file("*"), words_file("*"), glossary_file("*"))
    return sorted({path.name.split(".")[1] for name in names for path in folder.glob(name)})


def _rule_faults(folder: Path, path: Path) -> Iterator[Fault]:
    """Hold rules against the English ones: each is there, none more, under one heading for one."""
    if not path.is_file():
        return
    english = read_rules(folder / RULES_FILE, FaultList()) or {}
    said = read_rules(path, FaultList()) or {}
    places = _places(path)
    headings: dict[str, str] = {}
    line = 1
    for rule, text in english.items():
        if rule not in said:
            message = in_words("the rule {rule} is missing; it is told in English.", rule=rule)
            yield Fault(path, line, 1, "", "MISSING-RULE", message, doubt=True)
            continue
        line = places[rule].line
        heading = headings.setdefault(text.section, said[rule].section)
        if said[rule].section != heading:
            message = in_words(
                "{rule} belongs under {heading}, with the others of {section}.",
                rule=rule,
                heading=repr(heading),
                section=repr(text.section),
            )
            yield Fault(path, line, places[rule].column, "", "HEADING", message)
    for rule in said:
        if rule not in english:
            message = in_words("there is no rule {rule}.", rule=repr(rule))
            message += did_you_mean(rule, english)
            yield Fault(path, places[rule].line, places[rule].column, "", "RULE", message)


def _glossary_faults(folder: Path, path: Path) -> Iterator[Fault]:
    """Find icons that only the English glossary explains; words differ, but icons are the same."""
    if path.is_file():
        explained = _icons(path)
        for icon in _icons(folder / GLOSSARY_FILE):
            if icon not in explained:
                message = in_words("{icon} is not explained, as it is in English.", icon=icon)
                yield Fault(path, 1, 1, "", "MISSING-ICON", message, doubt=True)


def _icons(glossary: Path) -> list[str]:
    terms = read_glossary(glossary, FaultList())
    return [form for term in terms for form in term.forms if form.startswith("icon:")]


def _places(path: Path) -> Mapping[str, Marked]:
    node = read_yaml(path, FaultList())
    sections = () if node is None else written_rules(node)
    return {name: key for section in sections for name, key in section.items()}


def _text_faults(files: tuple[Path, ...], path: Path) -> Iterator[Fault]:
    """Find texts that the game does not say (any more)."""
    node = read_yaml(path, FaultList()) if path.is_file() else None
    if node is None:
        return
    assert isinstance(node.value, Mapping)
    if "texts" in node.value:
        texts = node.value["texts"].value
        assert isinstance(texts.value, Mapping)
        known = {text for file in files for text in _said_in(file)}
        for text, entry in texts.value.items():
            if text not in known:
                message = in_words("nothing in this game says {text}.", text=short(text))
                message += did_you_mean(text, known)
                yield Fault(
                    path, entry.key.line, entry.key.column, "", "NEVER-SAID", message, doubt=True
                )


def _said_in(file: Path) -> Iterator[str]:
    """List all texts of a file."""
    node = read_yaml(file, FaultList())
    waiting = [] if node is None else [node]
    while waiting:
        value = waiting.pop().value
        if isinstance(value, str):
            yield value.strip()
        elif isinstance(value, tuple):
            waiting += value
        elif isinstance(value, Mapping):
            waiting += [entry.value for entry in value.values()]
