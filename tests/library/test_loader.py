from __future__ import annotations

import os
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


def test_reads_further_sides(tmp_path: Path) -> None:
    card = (
        "- {id: moon, name: Moon, type: spell, source: original, "
        "sides: [{name: Full Moon, type: beast, facts: {power: 2}, rules: [SM-1.1], "
        "flavour: It howls., emblem: [moon]}]}\n"
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
    assert entry.side_flavours == ("It howls.",)
    assert entry.side_emblems == (("moon",),)


def test_no_two_sides_of_a_card_use_one_key(tmp_path: Path) -> None:
    ability = "abilities: [{key: howl, do: [{draw: 1}]}]"
    cards = (
        f"- {{id: moon, name: Moon, type: spell, source: original, {ability},\n"
        f"   sides: [{{name: Full Moon, type: spell, {ability}}}]}}\n"
    )
    faults = [fault.partition("cards.yaml")[2] for fault in told(write(tmp_path, cards=cards))]
    (fault,) = (fault for fault in faults if "EFFECT-KEY-TWICE" in fault)
    said = " EFFECT-KEY-TWICE moon: The key 'howl' is used on another side of this card."
    assert fault == f":2:61:{said}"


def test_cards_of_different_decks_may_have_the_same_name(tmp_path: Path) -> None:
    cards = "".join(
        f"- {{id: {card}, name: Owl, type: beast, source: original, "
        f"facts: {{power: 1, kind: {kind}}}}}\n"
        for card, kind in (("brown-owl", "feather"), ("odd-owl", "fur"), ("old-owl", "fur"))
    )
    folder = write(tmp_path, game=GAME + "namesakes: kind\n", cards=cards)
    assert [fault.partition("cards.yaml")[2] for fault in told(folder)] == [
        ":3:23: DUPLICATE-NAME old-owl: a card with the name 'Owl' stands in cards.yaml, line 2."
    ]
    assert len(told(write(tmp_path, cards=cards))) == 2, "without it all three have the same name"


def test_reads_a_folder_of_card_files(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "cards").mkdir()
    more = "- {id: elk, name: Elk, type: beast, facts: {power: 4}, source: original}\n"
    (folder / "cards" / "more.yaml").write_text(more)
    assert list(load(folder).cards) == ["ox", "owl", "calm", "elk"]


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
    "bounds of a fact": ("game", "int 0..9", "int 9..0"),
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


def test_files_that_nobody_reads_because_of_their_names_are_told(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "cards").mkdir()
    (folder / "cards" / "more.yml").write_text("")
    (folder / "lessons").mkdir()
    (folder / "lessons" / "first.YAML").write_text("")
    (folder / "glossary.yml").write_text("")
    assert told(folder) == [
        "cards/more.yml: FILE: this is not read; call it more.yaml.",
        "glossary.yml: FILE: this is not read; call it glossary.yaml.",
        "lessons/first.YAML: FILE: this is not read; call it first.yaml.",
    ]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files there")
def test_a_file_that_would_never_end_is_not_read(tmp_path: Path) -> None:
    folder = write(tmp_path)
    (folder / "layout.yaml").unlink()
    os.mkfifo(folder / "layout.yaml")
    assert told(folder) == ["layout.yaml: FILE: it can't be read: it is no ordinary file."]


def test_a_misspelt_key_is_one_mistake(tmp_path: Path) -> None:
    assert told(write(tmp_path, cards=CARDS.replace("name: Ox", "nmae: Ox"))) == [
        "cards.yaml:1:12: UNKNOWN-KEY ox: there is no key 'nmae' here. Did you mean 'name'?"
    ]


def test_names_of_all_scripts_and_pictures_of_several_signs_are_read(tmp_path: Path) -> None:
    for name in ("\U0001f3f4\u200d\u2620\ufe0f Pirate", "Jäger", "海賊", "שלום", "O'Brien"):
        pack = load(write(tmp_path, cards=CARDS.replace("name: Ox", f'name: "{name}"')))
        assert pack.cards[DefId("ox")].definition.name == name


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


def test_a_note_stands_on_the_card_with_its_facts_filled_in(tmp_path: Path) -> None:
    ox = 'facts: {power: 5}, note: "Power {power}. {keyword:stun}", rules: [SM-1.1],'
    cards = CARDS.replace("facts: {power: 5},", ox)
    pack = load(write(tmp_path, cards=cards))
    assert pack.cards[DefId("ox")].text == "Power 5. {keyword:stun}"
    assert pack.cards[DefId("calm")].text == "Keep calm."
    game = GAME.replace("0..9", "0..9000")
    large = load(write(tmp_path, game=game, cards=cards.replace("5}", "5000}")))
    assert large.cards[DefId("ox")].text.startswith("Power 5,000.")
    wrong = cards.replace("Power {power}", "Power {pwer}").replace("keyword:stun", "keyword:stn")
    assert told(write(tmp_path, cards=wrong)) == [
        "cards.yaml:1:60: KEYWORD ox: the keyword 'stn' is not explained in game.yaml."
        " Did you mean 'stun'?",
        "cards.yaml:1:60: NOTE ox: the card has no number and no word called 'pwer'."
        " Did you mean 'power'?",
    ]


def test_one_mistake_is_told_once(tmp_path: Path) -> None:
    owl = "- {id: owl, name: Owl, type: beast, source: original, facts: {powr: 1}, "
    (fault,) = told(write(tmp_path, cards=f"{owl} note: 'Has {{power}}.'}}\n"))
    assert "there is no key 'powr' here. Did you mean 'power'?" in fault
    (fault,) = told(write(tmp_path, cards="- owl\n"))
    assert "expected a mapping with the keys id, name, type, source, not 'owl'." in fault


def test_says_what_can_stand_there(tmp_path: Path) -> None:
    owl = "- {id: owl, name: Owl, type: beast, source: original, facts: {power: 1}, "
    (fault,) = told(write(tmp_path, cards=f"{owl} emblem: [owl, owl, owl, owl, owl]}}\n"))
    assert "expected a list of 1 to 4, each the name of an icon; these are 5." in fault
    (fault,) = told(write(tmp_path, cards=f"{owl} note: 'Has {{zzz}}.'}}\n"))
    assert fault.endswith("called 'zzz'. Expected one of 'power'.")
