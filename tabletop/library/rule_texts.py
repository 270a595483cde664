"""Reading a game's rules: ``rules.yaml``, or ``rules.<code>.yaml`` in another language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tabletop.effects.source import Marked
from tabletop.engine.ids import RuleId
from tabletop.engine.message import in_words
from tabletop.library.faults import FaultList
from tabletop.library.models import RULES
from tabletop.library.pack import RuleText
from tabletop.library.shaped import read_shaped

RULES_FILE: Final = "rules.yaml"


def read_rules(path: Path, faults: FaultList) -> dict[RuleId, RuleText] | None:
    """Read rules in their order and refuse one that stands twice; None where nothing is right."""
    file = read_shaped(path, RULES, faults)
    if file is None:
        return None
    found: dict[RuleId, RuleText] = {}
    for section, written in zip(file.values, written_rules(file.root), strict=True):
        for name, text in section["rules"].items():
            rule = RuleId(name)
            if rule in found:
                file.report.fault(
                    written[name],
                    "DUPLICATE-RULE",
                    in_words("{rule} stands here already.", rule=rule),
                )
            found[rule] = RuleText(rule, section["section"], text)
    return found


def written_rules(node: Marked) -> list[dict[str, Marked]]:
    """Find where each rule of a rightly written file stands, section by section."""
    assert isinstance(node.value, tuple)
    sections = []
    for part in node.value:
        assert isinstance(part.value, Mapping)
        rules = part.value["rules"].value.value
        assert isinstance(rules, Mapping)
        sections.append({name: entry.key for name, entry in rules.items()})
    return sections
