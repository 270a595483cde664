"""Card entries: from marked YAML to printed cards, with the checks that span several cards."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from tabletop.effects.language import Language
from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import in_words
from tabletop.engine.table import Definition
from tabletop.engine.tongue import spoken
from tabletop.library.abilities import Abilities, read_abilities
from tabletop.library.facts import fact_shapes, read_facts
from tabletop.library.faults import FaultList, did_you_mean
from tabletop.library.models import CARD, WORD
from tabletop.library.pack import CardEntry, RuleText
from tabletop.library.shapes import WRONG, Record, Report, otherwise, read, short
from tabletop.library.strict_yaml import read_yaml

_GAP: Final = re.compile(r"\{(\w+)\}")


@dataclass(slots=True)
class CardReader:
    """Reads the card files of one game. ``entries`` are those that are right, by id.

    What is None could not be read itself, and no card is blamed for it. ``namesakes`` is the fact
    whose cards may have the same name where they differ in it.
    """

    types: Mapping[str, Record] | None
    rules: Mapping[RuleId, RuleText] | None
    keywords: Mapping[str, str] | None
    abilities: Abilities
    faults: FaultList
    namesakes: str = ""
    said: Callable[[str], str] = str
    """What a note says in the language that is spoken."""
    entries: dict[DefId, CardEntry] = field(default_factory=dict)
    ids: dict[str, tuple[Path, int]] = field(default_factory=dict)
    names: dict[str, tuple[Path, int]] = field(default_factory=dict)

    def read_file(self, path: Path) -> bool:
        """Read one file, a list of cards; False when it holds none that could be read."""
        return self.read_root(read_yaml(path, self.faults), path)

    def read_root(self, node: Marked | None, path: Path) -> bool:
        """Read what YAML gave of a file, if anything; ``path`` is for the faults."""
        if node is None:
            return False
        report = Report(path, self.faults)
        if not isinstance(node.value, tuple):
            report.fault(node, "VALUE", otherwise(in_words("a list of cards"), node))
            return False
        if not node.value:
            report.fault(node, "VALUE", in_words("there are no cards here."))
        for card in node.value:
            self._card(card, report)
        return bool(node.value)

    def _card(self, node: Marked, report: Report) -> None:
        """Read one card; what can be checked is checked, although something else is wrong."""
        report = report.of(_name_of(node))
        before = len(self.faults.faults)
        values = read(CARD, node, report)
        self._once(node, "id", self.ids, report)
        self._once(node, "name", self.names, report, self._deck(node))
        facts, text = self._does(node, report)
        parts = _value(node, "sides").value
        inner = [self._does(part, report) for part in parts] if isinstance(parts, tuple) else []
        self._keys_once(node, parts if isinstance(parts, tuple) else (), report)
        if values is WRONG or len(self.faults.faults) > before:
            return
        back = values["back"]
        sides = tuple(
            _printed(f"{values['id']}.{number}", side, back, facts)
            for number, (side, (facts, _)) in enumerate(zip(values["sides"], inner, strict=True), 2)
        )
        definition = _printed(values["id"], values, back, facts, sides)
        if isinstance(self.abilities, Language):
            for mistake in self.abilities.judge(definition):
                report.fault(_at(node, mistake.path), mistake.code, mistake.message)
        self.entries[definition.id] = CardEntry(
            definition,
            values["count"],
            values["source"],
            text,
            values["flavour"],
            values["emblem"],
            tuple(RuleId(rule) for rule in values["rules"]),
            tuple(text for _, text in inner),
            tuple(side["flavour"] for side in values["sides"]),
            tuple(side["emblem"] for side in values["sides"]),
        )

    def _keys_once(self, node: Marked, parts: tuple[Marked, ...], report: Report) -> None:
        """Refuse an ability's key that an earlier side of the card has: by card and key it is
        looked up what goes on.
        """
        sides = [
            [_child(ability, "key") for ability in source.value]
            for source in (_child(side, "abilities") for side in (node, *parts))
            if source is not None and isinstance(source.value, tuple)
        ]
        taken: set[object] = set()
        for keys in sides:
            here = [key for key in keys if key is not None and isinstance(key.value, str)]
            for key in here:
                if key.value in taken:
                    text = "The key {key} is used on another side of this card."
                    message = in_words(text, key=repr(key.value))
                    report.fault(key, "EFFECT-KEY-TWICE", message)
            taken.update(key.value for key in here)

    def _does(self, node: Marked, report: Report) -> tuple[Mapping[str, Any], str]:
        """Read a side's facts and abilities, and give its text."""
        kind = _child(node, "type")
        declared = None if kind is None else self._declared(kind, report)
        before = len(self.faults.faults)
        facts = dict(read_facts(node, declared, report))
        facts_told = len(self.faults.faults) == before
        self._keywords_of_the_language(node, report)
        text = ""
        source = _child(node, "abilities")
        if source is not None:
            facts["abilities"], text = read_abilities(self.abilities, source, report)
            self._keywords_known(text, source, report)
            for ability in source.value if isinstance(source.value, tuple) else ():
                rule = _child(ability, "rule")
                if rule is not None:
                    self._rule_text(rule, report)
        note = _child(node, "note")
        if note is not None and isinstance(note.value, str):
            self._keywords_known(note.value, note, report)
            if facts_told:  # else each gap would be a mistake too
                text = "\n".join(filter(None, (text, self._note(note, facts, report))))
        rules = _child(node, "rules")
        if rules is not None and isinstance(rules.value, tuple):
            texts = [self._rule_text(rule, report) for rule in rules.value]
            text = text or " ".join(texts)
        return facts, text

    def _note(self, note: Marked, facts: Mapping[str, Any], report: Report) -> str:
        return _filled(replace(note, value=self.said(str(note.value))), facts, report)

    def _declared(self, kind: Marked, report: Report) -> Record | None:
        if self.types is None or not isinstance(kind.value, str):
            return None
        if kind.value in self.types:
            return self.types[kind.value]
        if not re.fullmatch(WORD.pattern, kind.value):
            return None  # which has been told
        message = in_words("game.yaml declares no type {kind}.", kind=short(kind.value))
        report.fault(kind, "TYPE", message + did_you_mean(kind.value, self.types))
        return None

    def _rule_text(self, rule: Marked, report: Report) -> str:
        if not isinstance(rule.value, str) or self.rules is None:
            return ""
        if rule.value in self.rules:
            return self.rules[RuleId(rule.value)].text
        message = in_words("rules.yaml has no rule {rule}.", rule=short(rule.value))
        report.fault(rule, "RULE", message + did_you_mean(rule.value, self.rules))
        return ""

    def _keywords_of_the_language(self, node: Marked, report: Report) -> None:
        """Refuse keywords that the game's language does not know, where it knows any."""
        facts = _child(node, "facts")
        written = None if facts is None else _child(facts, "keywords")
        if written is None or not isinstance(written.value, Mapping):
            return
        known = self.abilities.words["keywords"] if isinstance(self.abilities, Language) else {}
        for word, entry in written.value.items() if known else ():
            if word not in known:
                message = in_words("the game has no keyword {word}.", word=short(word))
                report.fault(entry.key, "KEYWORD", message + did_you_mean(word, known))

    def _keywords_known(self, text: str, node: Marked, report: Report) -> None:
        for part in text.split("{keyword:")[1:]:
            word = part.partition("}")[0]
            if self.keywords is not None and word not in self.keywords:
                text = "the keyword {word} is not explained in game.yaml."
                message = in_words(text, word=short(word))
                report.fault(node, "KEYWORD", message + did_you_mean(word, self.keywords))

    def _deck(self, node: Marked) -> str:
        """Tell which deck a card is of, where cards of several may have the same name."""
        facts = _child(node, "facts")
        deck = None if facts is None else _child(facts, self.namesakes)
        return "" if deck is None else f" of {deck.value}"

    def _once(
        self,
        node: Marked,
        key: str,
        seen: dict[str, tuple[Path, int]],
        report: Report,
        deck: str = "",
    ) -> None:
        where = _value(node, key)
        if not isinstance(where.value, str):
            return
        known = where.value + deck
        if known in seen:
            path, line = seen[known]
            message = in_words(
                "a card with the {key} {value} stands in {file}, line {line}.",
                key=in_words(key),
                value=short(where.value),
                file=path.name,
                line=str(line),
            )
            report.fault(where, f"DUPLICATE-{key.upper()}", message)
        else:
            seen[known] = (report.file, where.line)


def _filled(note: Marked, facts: Mapping[str, Any], report: Report) -> str:
    """Fill the gaps of a note with the card's facts; numbers get their thousands marked."""

    def fact(gap: re.Match[str]) -> str:
        value = facts.get(gap[1])
        if isinstance(value, str):
            return value
        if isinstance(value, int) and not isinstance(value, bool):
            return spoken().number(value)
        text = "the card has no number and no word called {name}."
        message = in_words(text, name=short(gap[1]))
        known = [name for name, fact in facts.items() if isinstance(fact, int | str)]
        report.fault(note, "NOTE", message + did_you_mean(gap[1], known))
        return gap[0]

    return _GAP.sub(fact, str(note.value))


def declared_types(
    types: Mapping[str, Mapping[str, Any]] | None,
) -> Mapping[str, Record] | None:
    """Turn ``types`` of game.yaml into the shapes of facts."""
    if types is None:
        return None
    return {name: fact_shapes(values["facts"]) for name, values in types.items()}


def _printed(
    id_: str,
    side: Mapping[str, Any],
    back: str,
    facts: Mapping[str, Any],
    sides: tuple[Definition, ...] = (),
) -> Definition:
    traits = side["traits"]
    return Definition(DefId(id_), side["name"], side["type"], back, traits, facts, sides)


def _child(node: Marked, key: str) -> Marked | None:
    if isinstance(node.value, Mapping) and key in node.value:
        return node.value[key].value
    return None


def _value(node: Marked, key: str) -> Marked:
    """Give the value of a key, or the whole where there is none, for its place."""
    return _child(node, key) or node


def _at(node: Marked, path: tuple[str | int, ...]) -> Marked:
    """Follow a path as far as something is written there."""
    for step in path:
        inside = _child(node, step) if isinstance(step, str) else None
        if isinstance(step, int) and isinstance(node.value, tuple) and step < len(node.value):
            inside = node.value[step]
        if inside is None:
            return node
        node = inside
    return node


def _name_of(node: Marked) -> str:
    value = _value(node, "id").value
    return value if isinstance(value, str) and len(value) <= 80 else ""
