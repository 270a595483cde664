"""Whether the rules that a rule module names stand in ``rules.yaml``."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tabletop.games.definition import GameDefinition
from tabletop.library.faults import Fault, did_you_mean
from tabletop.library.models import RULE


def rule_faults(game: GameDefinition) -> Iterator[Fault]:
    """List rules that the module of a user's game names and nobody wrote. A word is taken for a
    rule's id when it begins like those that there are.
    """
    info, rules = game.pack.info, game.pack.rules
    if info.bundled:
        return
    begins = tuple({f"{rule.partition('-')[0]}-" for rule in rules})
    path = info.folder / info.module
    for node in ast.walk(ast.parse(path.read_bytes())):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        rule = node.value
        if rule.startswith(begins) and re.fullmatch(RULE.pattern, rule) and rule not in rules:
            message = f"rules.yaml has no rule {rule!r}.{did_you_mean(rule, rules)}"
            yield Fault(path, node.lineno, node.col_offset + 1, "", "RULE", message)
