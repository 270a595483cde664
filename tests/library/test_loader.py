from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine.ids import DefId, RuleId
from tabletop.library.faults import FaultList
from tabletop.library.layout import Place
from tabletop.library.loader import look_into
from tests.library.folders import CARDS, GAME, LAYOUT, RULES, faults_of, load, told, write


def test_loads_a_right_folder(tmp_path: Path) -> None:
    pack = load(write(tmp_path))
    assert (pack.info.id, pack.info.least_seats, pack.info.most_seats) == ("small", 1, 4)
    owl = pack.cards[DefId("owl")]
    assert owl.count == 3
    assert owl.source == "original"
    assert dict(owl.definition.facts) == {"power": 1, "kind": "feather"}
    assert pack.cards[DefId("calm")].text == "Keep calm."
    assert pack.cards[DefId("calm")].rules == (RuleId("SM-1.1"),)
    assert pack.layout.places[0] == Place("deck", "table", "Deck", "stack", 0, 0, 3, 3)
    assert pack.layout.room == "plain"
    assert pack.rules[RuleId("SM-1.1")].section == "All"
    assert pack.keywords == {"stun": "Turn it."}
    assert pack.lesson is None


def test_reads_further_sides(tmp_path: Path) -> None:
    card = (
        "- {id: moon, name: Moon, type: spell, source: original, "
        "sides: [{name: Full Moon, type: beast, facts: {power: 2}, rules: [SM-1.1]}]}\n"
    )
    entry = load(write(tmp_path, cards=card)).cards[DefId("moon")]
    (side,) = entry.definition.sides
    assert (side.id, side.name, side.kind, side.facts["power"]) == (
        "moon.2",
        "Full Moon",
        "beast",
        2,
    )
    assert entry.side_texts == ("Keep calm.",)


def test_reads_a_folder_of_card_files_and_a_lesson(tmp_path: Path) -> None:
    lesson = (
        "title: First turn\nseats: 2\nseed: 4\noptions: {fast: true}\n"
        "steps: [{text: Look., point: hand, card: ox}, {text: Go., action: play}]\n"
    )
    folder = write(tmp_path, lesson=lesson)
    (folder / "cards").mkdir()
    more = "- {id: elk, name: Elk, type: beast, facts: {power: 4}, source: original}\n"
    (folder / "cards" / "more.yaml").write_text(more)
    pack = load(folder)
    assert list(pack.cards) == ["ox", "owl", "calm", "elk"]
    assert pack.lesson is not None
    assert pack.lesson.options == {"fast": True}
    assert [step.action for step in pack.lesson.steps] == ["", "play"]


def test_the_digest_changes_with_any_content(tmp_path: Path) -> None:
    before = load(write(tmp_path)).digest
    assert load(write(tmp_path)).digest == before
    assert load(write(tmp_path, cards=CARDS + "# more\n")).digest != before
    assert load(write(tmp_path, layout=LAYOUT.replace("height: 5", "height: 4"))).digest != before


def test_tells_all_mistakes_of_all_files_at_once(tmp_path: Path) -> None:
    folder = write(
        tmp_path,
        game=GAME.replace("summary", "sumary").replace("[1, 4]", "[4, 1]"),
        cards=CARDS.replace("power: 5", "power: 12").replace("name: Owl", "name: Ox"),
        layout=LAYOUT.replace("show: hand", "show: hnd"),
        rules=RULES.replace("Keep calm.", "3"),
    )
    faults = FaultList()
    assert look_into(folder, faults, bundled=False) is None
    assert [str(fault).replace(f"{folder}/", "") for fault in faults.in_order()] == [
        "cards.yaml:1:50: VALUE ox: expected a whole number from 0 to 9, not the number 12.",
        "cards.yaml:2:19: DUPLICATE-NAME owl: "
        "a card with the name 'Ox' stands in cards.yaml, line 1.",
        "game.yaml:1:1: MISSING: the key 'summary' is missing: a text of at most 300 signs.",
        "game.yaml:3:1: UNKNOWN-KEY: there is no key 'sumary' here. Did you mean 'summary'?",
        "layout.yaml:5:45: CHOICE: 'hnd' can't stand here. Did you mean 'hand'?",
        "rules.yaml:2:19: VALUE: expected a text of at most 2000 signs, not the number 3.",
    ]


WRONG: dict[str, tuple[str, str, str]] = {
    "missing fact": ("cards", "facts: {power: 5}", "facts: {}"),
    "unknown fact": ("cards", "power: 5", "power: 5, pwer: 1"),
    "word for a number": ("cards", "power: 5", "power: five"),
    "truth for a number": ("cards", "power: 5", "power: true"),
    "fact out of its choices": ("cards", "kind: feather", "kind: scale"),
    "unknown type": ("cards", "type: spell", "type: spel"),
    "unknown rule": ("cards", "SM-1.1", "SM-1.2"),
    "unknown source": ("cards", "source: rulebook", "source: book"),
    "duplicate id": ("cards", "id: owl", "id: ox"),
    "bad id": ("cards", "id: owl", "id: Owl!"),
    "count": ("cards", "count: 3", "count: 0"),
    "abilities without a language": ("cards", "count: 3", "abilities: []"),
    "number for a name": ("cards", "name: Owl", "name: 7"),
    "doubtful word": ("cards", "name: Owl", "name: On"),
    "fact declaration": ("game", "int 0..9", "integer"),
    "seats": ("game", "[1, 4]", "[4, 1]"),
    "id is not the folder": ("game", "id: small", "id: tall"),
    "module is not there": ("game", "small.py", "other.py"),
    "module elsewhere": ("game", "small.py", "os.path"),
    "box off the table": ("layout", "x: 0, y: 5", "x: 1, y: 5"),
    "boxes over one another": ("layout", "y: 5, width", "y: 2, width"),
    "zone twice": ("layout", "kind: hand, of: me", "kind: deck, of: table"),
    "no places": ("layout", LAYOUT.partition("places:")[2], " []\n"),
    "rule id": ("rules", "SM-1.1", "sm 1"),
    "rules as a list": ("rules", "{SM-1.1: Keep calm.}", "[a]"),
}


@pytest.mark.parametrize("name", WRONG)
def test_refuses(name: str, tmp_path: Path) -> None:
    file, old, new = WRONG[name]
    right = {"game": GAME, "cards": CARDS, "layout": LAYOUT, "rules": RULES}[file]
    assert old in right
    faults = faults_of(write(tmp_path, **{file: right.replace(old, new)}))
    assert faults
    assert faults[0].file.name == f"{file}.yaml" or name == "rule id"
    assert faults[0].line > 0
    assert faults[0].message.endswith((".", "?"))


def test_duplicates_are_found_across_files(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "cards").mkdir()
    (folder / "cards" / "b.yaml").write_text(
        "- {id: ox, name: Yak, type: spell, source: original}\n"
    )
    assert told(folder) == [
        "cards/b.yaml:1:8: DUPLICATE-ID ox: a card with the id 'ox' stands in cards.yaml, line 1."
    ]


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "layout.yaml").unlink()
    (folder / "cards.yaml").unlink()
    assert [fault.code for fault in faults_of(folder)] == ["FILE", "FILE"]


def test_cards_are_not_blamed_for_rules_that_cannot_be_read(tmp_path: Path) -> None:
    assert [line.split(":")[0] for line in told(write(tmp_path, rules="- [\n"))] == ["rules.yaml"]


def test_without_declared_types_any_plain_facts_will_do(tmp_path: Path) -> None:
    game = GAME.partition("types:")[0]
    card = "- {id: a, name: A, type: any, source: original, facts: {x: 1, y: [a, b], z: true}}\n"
    facts = load(write(tmp_path, game=game, cards=card)).cards[DefId("a")].definition.facts
    assert dict(facts) == {"x": 1, "y": ("a", "b"), "z": True}
    nested = card.replace("x: 1", "x: {y: 1}")
    assert "VALUE a" in told(write(tmp_path, game=game, cards=nested))[0]
