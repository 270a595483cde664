"""Card entries: from marked YAML to printed cards, with the checks that span several cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.table import Definition
from tabletop.library.abilities import Abilities, read_abilities
from tabletop.library.facts import fact_shapes, read_facts
from tabletop.library.faults import FaultList, did_you_mean
from tabletop.library.models import CARD
from tabletop.library.pack import CardEntry, RuleText
from tabletop.library.shapes import WRONG, Record, Report, read, short, shown
from tabletop.library.strict_yaml import read_yaml


@dataclass(slots=True)
class CardReader:
    """Reads the card files of one game. ``entries`` are those that are right, by id."""

    types: Mapping[str, Record] | None
    rules: Mapping[RuleId, RuleText]
    keywords: Mapping[str, str]
    abilities: Abilities
    faults: FaultList
    entries: dict[DefId, CardEntry] = field(default_factory=dict)
    ids: dict[str, tuple[Path, int]] = field(default_factory=dict)
    names: dict[str, tuple[Path, int]] = field(default_factory=dict)

    def read_file(self, path: Path) -> None:
        """Read one file, a list of cards."""
        node = read_yaml(path, self.faults)
        if node is None:
            return
        report = Report(path, self.faults)
        if not isinstance(node.value, tuple):
            report.fault(node, "VALUE", f"expected a list of cards, not {shown(node)}.")
            return
        if not node.value:
            report.fault(node, "VALUE", "there are no cards here.")
        for card in node.value:
            self._card(card, report)

    def _card(self, node: Marked, report: Report) -> None:
        report = report.of(_name_of(node))
        values = read(CARD, node, report)
        self._once(node, "id", self.ids, report)
        self._once(node, "name", self.names, report)
        if values is WRONG:
            return
        before = len(self.faults.faults)
        sides = []
        side_texts = []
        assert isinstance(node.value, Mapping)
        if values["sides"]:
            parts = node.value["sides"].value.value
            assert isinstance(parts, tuple)
            for number, (side, part) in enumerate(zip(values["sides"], parts, strict=True), 2):
                printed, text = self._side(f"{values['id']}.{number}", side, part, values, report)
                sides.append(printed)
                side_texts.append(text)
        front, text = self._side(values["id"], values, node, values, report)
        if len(self.faults.faults) > before:
            return
        whole = Definition(
            front.id, front.name, front.kind, front.back, front.traits, front.facts, tuple(sides)
        )
        self.entries[whole.id] = CardEntry(
            whole,
            values["count"],
            values["source"],
            text,
            values["flavour"],
            values["emblem"],
            tuple(RuleId(rule) for rule in values["rules"]),
            tuple(side_texts),
        )

    def _side(
        self,
        id_: str,
        side: Mapping[str, Any],
        node: Marked,
        whole: Mapping[str, Any],
        report: Report,
    ) -> tuple[Definition, str]:
        kind = side["type"]
        facts = dict(read_facts(side["facts"], self._declared(kind, node, report), report))
        text = ""
        if side["abilities"] is not None:
            facts["abilities"], text = read_abilities(self.abilities, side["abilities"], report)
            self._keywords_known(text, side["abilities"], report)
        self._rules_known(side["rules"], node, report)
        if not text:
            known = [self.rules[rule] for rule in side["rules"] if rule in self.rules]
            text = " ".join(rule.text for rule in known)
        printed = Definition(DefId(id_), side["name"], kind, whole["back"], side["traits"], facts)
        return printed, text

    def _declared(self, kind: str, node: Marked, report: Report) -> Record | None:
        if self.types is None:
            return None
        if kind in self.types:
            return self.types[kind]
        where = _value(node, "type")
        message = f"game.yaml declares no type {short(kind)}.{did_you_mean(kind, self.types)}"
        report.fault(where, "TYPE", message)
        return None

    def _rules_known(self, rules: tuple[str, ...], node: Marked, report: Report) -> None:
        for rule in rules:
            if rule not in self.rules:
                message = f"rules.yaml has no rule {rule}.{did_you_mean(rule, self.rules)}"
                report.fault(_value(node, "rules"), "RULE", message)

    def _keywords_known(self, text: str, node: Marked, report: Report) -> None:
        for part in text.split("{keyword:")[1:]:
            word = part.partition("}")[0]
            if word not in self.keywords:
                message = f"the keyword {short(word)} is not explained in game.yaml."
                report.fault(node, "KEYWORD", message + did_you_mean(word, self.keywords))

    def _once(
        self, node: Marked, key: str, seen: dict[str, tuple[Path, int]], report: Report
    ) -> None:
        where = _value(node, key)
        if not isinstance(where.value, str):
            return
        if where.value in seen:
            path, line = seen[where.value]
            report.fault(
                where,
                f"DUPLICATE-{key.upper()}",
                f"a card with the {key} {short(where.value)} stands in {path.name}, line {line}.",
            )
        else:
            seen[where.value] = (report.file, where.line)


def declared_types(
    types: Mapping[str, Mapping[str, Any]] | None,
) -> Mapping[str, Record] | None:
    """Turn ``types`` of game.yaml into the shapes of facts."""
    if types is None:
        return None
    return {name: fact_shapes(values["facts"]) for name, values in types.items()}


def _value(node: Marked, key: str) -> Marked:
    if isinstance(node.value, Mapping) and key in node.value:
        return node.value[key].value
    return node


def _name_of(node: Marked) -> str:
    value = _value(node, "id").value
    return value if isinstance(value, str) and len(value) <= 80 else ""
