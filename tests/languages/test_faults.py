"""Mistakes in card data are told in the language that is spoken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.library.faults import FaultList
from tabletop.library.models import CARD
from tabletop.library.shapes import Report, read
from tabletop.library.strict_yaml import parse_yaml
from tests.effects.small import language

PLACE = Path("cards.yaml")


def told(text: str) -> list[str]:
    """Read one card; gives what is told of it."""
    faults = FaultList()
    node = parse_yaml(text.encode(), PLACE, faults)
    if node is not None:
        read(CARD, node, Report(PLACE, faults))
    return [fault.message for fault in faults.faults]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nmae: One\n", "hier gibt es keinen Schlüssel 'nmae'. Meintest du 'name'?"),
        ("name: [One]\n", "erwartet wird ein Text in einer Zeile von höchstens 60 Zeichen, nicht"),
        ("name: One\n", "der Schlüssel 'id' fehlt: eine Kennung aus kleinen Buchstaben,"),
        ("emblem: []\n", "erwartet wird eine Liste von 1 bis 4, jeweils der Name eines Symbols;"),
        ("name: &a One\n", "Anker (&name) gehen nicht; setze Text in Anführungszeichen."),
        ("\tname: One\n", "ein Tabulator kann nicht einrücken; nimm Leerzeichen."),
        ("", "die Datei ist leer."),
    ],
)
def test_mistakes_are_told_in_german(text: str, message: str, speaking_german: None) -> None:
    assert any(fault.startswith(message) for fault in told(text)), told(text)


def test_the_same_mistakes_are_told_in_english() -> None:
    assert told("") == ["the file is empty."]
    assert "there is no key 'nmae' here. Did you mean 'name'?" in told("nmae: One\n")


def test_mistakes_in_effects_are_told_in_german(speaking_german: None) -> None:
    root = parse_yaml(b"[{key: one, do: [{drow: 1}]}]", PLACE, FaultList())
    assert root is not None
    _, problems = language().parse(root)
    (problem,) = problems
    assert problem.message == (
        "Es gibt kein 'drow'; erwartet wird eine Wirkung (meintest du 'draw'?)."
    )
