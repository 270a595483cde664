"""Deck files in YAML: read as far as they can be, with the place of each mistake."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.games.bringing import shelf
from tabletop.library.decks.files import UNKNOWN, file_name, parse_deck, write_deck
from tabletop.library.decks.folder import Shelf
from tabletop.library.decks.record import Deck, deck
from tests.testdecks import install


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return shelf(install())


def told(decks: Shelf, text: str) -> tuple[Deck | None, list[str]]:
    found = parse_deck(text, Path("d.yaml"), decks.info.id, decks.sections, decks.cards)
    return found.deck, [str(fault) for fault in found.faults]


def test_a_right_file_is_read_whole(decks: Shelf) -> None:
    ash, birch = decks.ready()
    assert ash.faults == birch.faults == ()
    assert ash.deck is not None
    assert ash.deck.name == "Ash's archers"
    assert ash.deck.one("leader") == "captain-ash"
    assert dict(ash.deck.copies("main")) == {
        "old-archer": 2,
        "young-archer": 2,
        "brute": 1,
        "feint": 1,
    }
    assert ash.deck.cards("main")[:3] == ("old-archer", "old-archer", "young-archer")
    assert ash.deck.count("main") == 6
    assert ash.deck.notes == "Two lines\nof advice."


def test_unknown_cards_stay_in_the_deck_and_are_told_with_their_place(decks: Shelf) -> None:
    found, faults = told(
        decks, "deck: A\ngame: high-card\nleader: capt-ash\nmain:\n  brute: 2\n  old-archr: 3\n"
    )
    assert found is not None
    assert dict(found.copies("main")) == {"brute": 2, "old-archr": 3}
    assert found.one("leader") == "capt-ash"
    assert faults == [
        "d.yaml:3:9: UNKNOWN-CARD: the game has no card 'capt-ash'."
        " Did you mean Captain Ash (captain-ash)?",
        "d.yaml:6:3: UNKNOWN-CARD: the game has no card 'old-archr'."
        " Did you mean Old Archer (old-archer)?",
    ]


def test_a_part_of_thousands_of_cards_is_refused_and_guesses_are_few(decks: Shelf) -> None:
    entries = "".join(f"  old-archer-{number}: 1\n" for number in range(15_000))
    _, faults = told(decks, f"deck: A\ngame: high-card\nleader: captain-ash\nmain:\n{entries}")
    assert faults == ["d.yaml:5:3: SIZE: a part of a deck lists at most 2,000 cards, not 15,000."]
    some = "\n".join(entries.splitlines()[:40])
    _, faults = told(decks, f"deck: A\ngame: high-card\nleader: captain-ash\nmain:\n{some}")
    assert sum("Did you mean" in fault for fault in faults) == 30
    assert len(faults) == 40


def test_what_is_wrong_is_left_out_and_the_rest_is_read(decks: Shelf) -> None:
    text = (
        "deck: A\ngame: high-card\nleader: [x]\nmain:\n  brute: 0\n  feint: two\n  wink-2: 1\n"
        "  old-archer: true\nmian: {brute: 1}\nnotes: {}\n"
    )
    found, faults = told(decks, text)
    assert found is not None
    assert {key: dict(copies) for key, copies in found.sections.items()} == {
        "main": {"wink-2": 1},
    }
    places = [fault.split(":", 3)[1:3] for fault in faults]
    assert places == [["3", "9"], ["5", "10"], ["6", "10"], ["8", "15"], ["9", "1"], ["10", "8"]]
    assert "a deck has no key 'mian'." in faults[4]


def test_missing_keys_are_told_and_the_file_names_the_deck(decks: Shelf) -> None:
    found, faults = told(decks, "main: {brute: 1}\n")
    assert found is not None
    assert found.name == "d"
    assert [fault.rsplit(": ", 1)[1] for fault in faults] == [
        "the key 'deck' is missing.",
        "the key 'game' is missing.",
    ]


@pytest.mark.parametrize(
    "text", ["", "- a\n", "deck: [\n", "just words", "&a b: *a\n", "deck: A\ngame: other-game\n"]
)
def test_what_is_no_deck_of_the_game_gives_none(decks: Shelf, text: str) -> None:
    found, faults = told(decks, text)
    assert found is None
    assert faults


def test_a_single_section_may_list_more(decks: Shelf) -> None:
    two = deck("Two", "high-card", {"leader": {"captain-ash": 1, "dame-birch": 1}, "main": {}})
    found, faults = told(decks, write_deck(two, decks.sections))
    assert (found, faults) == (two, [])


signs = st.characters(codec="utf-8", categories=("L", "N", "P")) | st.sampled_from(" \xa0")
names = st.text(signs, max_size=50)
counts = st.dictionaries(
    st.sampled_from(["brute", "feint", "no", "null", "12", "true-card", "y"]),
    st.integers(1, 200),
    max_size=5,
)


def test_signs_that_a_file_cannot_hold_become_spaces(decks: Shelf) -> None:
    odd = deck("A\u2028b", "high-card", {"main": {"brute": 1}}, "c\x07d\u1680e\nf")
    found, faults = told(decks, write_deck(odd, decks.sections))
    assert faults == []
    assert found is not None
    assert (found.name, found.notes) == ("A b", "c d e\nf")


@given(name=names, notes=st.lists(names, max_size=4).map("\n".join), main=counts)
def test_what_is_written_is_read_again(name: str, notes: str, main: dict[str, int]) -> None:
    from tabletop.library.decks.record import Section

    sections = (Section("main", "Main", ("card",)),)
    title = " ".join(name.split()) or "A"
    kept = "\n".join(line.strip() for line in notes.split("\n")).strip()
    written = deck(title, "high-card", {"main": main}, kept)
    found = parse_deck(write_deck(written, sections), Path("d.yaml"), "high-card", sections, {})
    assert [fault for fault in found.faults if fault.code != UNKNOWN] == []
    assert found.deck is not None
    assert found.deck.name == title
    assert found.deck.notes == kept
    assert dict(found.deck.copies("main")) == main


def test_own_decks_lie_in_the_users_folder(decks: Shelf, tmp_path: Path) -> None:
    mine = deck('My: "first" deck', "high-card", {"leader": {"captain-ash": 1}, "main": {}})
    first, second = decks.keep(mine), decks.keep(mine)
    assert first == tmp_path / "home" / "decks" / "high-card" / "my-first-deck.yaml"
    assert second.name == "my-first-deck-2.yaml"
    assert [file.deck for file in decks.own()] == [mine, mine]
    changed = deck("Other", "high-card", {"main": {"brute": 1}})
    decks.keep(changed, first)
    assert [file.title for file in decks.own()] == ['My: "first" deck', "Other"]
    assert sorted(path.name for path in decks.own_folder.iterdir()) == [
        "my-first-deck-2.yaml",
        "my-first-deck.yaml",
    ]


@pytest.mark.parametrize(
    ("name", "file"),
    [("A b", "a-b.yaml"), ("../x", "x.yaml"), ("Ö", "deck.yaml"), ("", "deck.yaml")],
)
def test_files_are_named_after_their_decks(name: str, file: str) -> None:
    assert file_name(name) == file


def test_a_file_that_cannot_be_read_is_told(decks: Shelf, tmp_path: Path) -> None:
    for name in ("no.yaml", "no.txt", "no.o8d"):
        found = decks.read(tmp_path / name)
        assert found.deck is None
        assert found.faults[0].code == "FILE"
        assert found.title == "no"
    os.mkfifo(tmp_path / "pipe.txt")
    assert decks.read(tmp_path / "pipe.txt").faults[0].code == "FILE"
    (tmp_path / "latin.txt").write_bytes(b"1 Br\xfcte\n")
    assert decks.read(tmp_path / "latin.txt").faults[0].code == "ENCODING"
