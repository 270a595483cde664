"""Mistakes in card data are told in the language that is spoken."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine.tongue import Tongue, speaking
from tabletop.games.bringing import shelf
from tabletop.library.faults import FaultList
from tabletop.library.models import CARD
from tabletop.library.shapes import Report, read
from tabletop.library.strict_yaml import parse_yaml
from tabletop.session.errors import SaveError
from tabletop.session.journal import read_journal
from tabletop.session.store import MatchStore
from tests.effects.small import language
from tests.lessons import test_mechanism
from tests.library import folders
from tests.lint import test_lint
from tests.session import trial
from tests.session.saving import begun
from tests.testdecks import install

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


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("name: One: Two\n", "ein Text, in dem ': ' steht, gehört in Anführungszeichen, etwa"),
        ("one: 1\none: 2\n", "der Schlüssel 'one' steht hier schon, in Zeile 1."),
        ("one: yes\n", "'yes' könnte ja oder nein heißen: schreibe true oder false, oder"),
        ("one: [1, 2\ntwo: 3\n", "[ wird hier nicht mit ] geschlossen, oder dazwischen fehlt"),
        ("one: a #b\n", "was hinter # steht, ist eine Bemerkung: setze einen Text mit # in"),
    ],
)
def test_mistakes_in_yaml_are_told_in_german(
    text: str, message: str, speaking_german: None
) -> None:
    faults = FaultList()
    parse_yaml(text.encode(), PLACE, faults)
    assert faults.faults
    assert faults.faults[0].message.startswith(message)


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        (
            "if: {is: {card: self, kind: event}}, do: [draw]",
            "kann auf dieser Karte nie zutreffen.",
        ),
        (
            "if: {any: {kind: crew}, least: 9}, do: [draw]",
            "'a' verlangt mindestens 9 solche Karten",
        ),
        (
            "do: [{draw: {count: 1, as: found}}]",
            "'a' vergibt den Namen 'found' und benutzt ihn nie",
        ),
        (
            "do: [{draw: {count: {count: {in: chest, kind: crew}}}}]",
            "'a': keine Karte, die 'crew' ist, liegt jemals in der Zone 'chest'.",
        ),
        (
            "do: [{draw: {count: {count: {in: hand, kind: event, trait: rock}}}}]",
            "'a': es gibt keine Karte, die 'event' und 'rock' ist.",
        ),
        ("do: [{draw: 30}]", "'a' sagt 30 (draw), mehr als 3 Mal so viel wie jede andere Karte."),
    ],
)
def test_what_abilities_can_not_mean_is_told_in_german(
    ability: str, message: str, tmp_path: Path, speaking_german: None
) -> None:
    found = test_lint.told(tmp_path, test_lint.card(ability))
    assert any(message in fault for fault in found), found


def test_the_same_is_found_in_every_language(
    tmp_path: Path, german: Tongue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fact that nearly is another one is doubtful, in whatever words the other is proposed."""
    monkeypatch.setattr(test_lint, "GAME", test_lint.GAME.partition("types:")[0])
    monkeypatch.setattr(test_lint, "CARDS", "")
    facts = ["power: 1", "power: 2", "power: 3", "power: 4", "power: 5", "power: 6, powre: 7"]
    cards = "".join(
        f"- {{id: c{at}, name: C{at}, type: crew, source: original, facts: {{{fact}}}}}\n"
        for at, fact in enumerate(facts)
    )
    english = test_lint.told(tmp_path, cards)
    assert "FACT" in codes(english)
    with speaking(german):
        assert codes(test_lint.told(tmp_path, cards)) == codes(english)


def codes(found: list[str]) -> list[str]:
    return [fault.partition(" ")[0] for fault in found]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("width: 10,", "width: 11,", "BOX: dieses Feld ragt über den Tisch von 10 mal 10 Zellen"),
        ("y: 5,", "y: 2,", "OVERLAP: dieses Feld liegt über dem von Zeile 4."),
        ("hand, of: me", "deck, of: table", "DUPLICATE-PLACE: das wird schon gezeigt, in Zeile 4."),
    ],
)
def test_mistakes_in_layouts_are_told_in_german(
    old: str, new: str, message: str, tmp_path: Path, speaking_german: None
) -> None:
    folder = folders.write(tmp_path, layout=folders.LAYOUT.replace(f"{old}", new))
    found = folders.told(folder)
    assert any(message in fault for fault in found), found


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        (
            "a.yaml",
            "deck: A\ngame: high-card\nmain: 3\n",
            "erwartet wird eine Liste von Karten mit ihrer Anzahl, nicht",
        ),
        ("a.yaml", "deck: A\ngame: other\n", "das ist ein Deck von other, nicht von high-card."),
        ("a.yaml", "deck: A\n", "der Schlüssel 'game' fehlt."),
        ("a.txt", "2 Old Archr\n", "das Spiel hat keine Karte 'Old Archr'. Meintest du Old Archer"),
        ("a.txt", "900 Old Archer\n", "ein Deck enthält 1 bis 200 Exemplare, nicht 900."),
        ("a.o8d", "<dck/>", "kein Deck von OCTGN: sie beginnt mit <dck>, nicht mit <deck>."),
    ],
)
def test_mistakes_in_decks_are_told_in_german(
    name: str,
    text: str,
    message: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    speaking_german: None,
) -> None:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    path = tmp_path / name
    path.write_text(text, "utf-8")
    found = shelf(install()).read(path).faults
    assert any(message in fault.message for fault in found), found


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("target: 1}", "target: 0}", "STEP: die Regeln lehnen das ab: "),
        ("point: hand", "point: hnd", "POINT: es gibt keine Zone 'hnd'. Meintest du 'hand'?"),
        ("(TA-4.1)", "(TA-44.1)", "RULE: es gibt keine Regel TA-44.1."),
        ("seat: 0, target", "seat: 1, target", "STEP: hier wird Platz 1 gefragt, und wer lernt"),
        ("game: traitors-aboard", "game: high-card", "GAME: das ist eine Lektion von high-card"),
    ],
)
def test_mistakes_in_lessons_are_told_in_german(
    old: str, new: str, message: str, tmp_path: Path, speaking_german: None
) -> None:
    lesson = test_mechanism.with_bo(test_mechanism.LESSON)
    found = test_mechanism.faults(tmp_path, lesson.replace(old, new))
    assert any(message in fault for fault in found), found


def test_why_a_match_is_not_read_is_told_in_german(tmp_path: Path, speaking_german: None) -> None:
    path = tmp_path / "one.match"
    with pytest.raises(SaveError, match=r"one.match kann nicht gelesen werden: es gibt keine"):
        read_journal(path)
    path.write_bytes(b"{}\n")
    with pytest.raises(SaveError, match=r"one.match ist in Zeile 1 beschädigt\."):
        read_journal(path)


def test_where_a_match_goes_on_is_told_in_german(tmp_path: Path, german: Tongue) -> None:
    store = MatchStore(tmp_path / "matches", trial.load)
    begun(store, 6).close()
    path = store.list()[0].path
    other = MatchStore(store.folder, lambda _: trial.game(digest="cards-2"))
    with speaking(german):
        notice = other.open(path).notice
    assert notice == (
        "Diese Partie geht dort weiter, wo sie stand, denn Regeln oder Karten haben sich geändert."
    )
