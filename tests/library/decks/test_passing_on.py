"""Decks that come in and go out as plain text and as files of OCTGN."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.games.bringing import shelf
from tabletop.library.decks import octgn, plain
from tabletop.library.decks.files import DeckFile
from tabletop.library.decks.folder import Shelf
from tabletop.library.decks.record import Deck
from tests.testdecks import install


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    monkeypatch.setenv("TABLETOP_HOME", str(tmp_path / "home"))
    return shelf(install())


def text(decks: Shelf, words: str) -> DeckFile:
    return plain.read_plain(words, Path("d.txt"), decks.info.id, decks.sections, decks.cards)


def xml(decks: Shelf, words: str | bytes) -> DeckFile:
    data = words.encode() if isinstance(words, str) else words
    return octgn.read_o8d(data, Path("d.o8d"), decks.info.id, decks.sections, decks.cards)


def content(file: DeckFile) -> dict[str, dict[str, int]]:
    assert file.deck is not None
    return {key: {str(k): n for k, n in c.items()} for key, c in file.deck.sections.items() if c}


def ash(decks: Shelf) -> Deck:
    found = decks.ready()[0].deck
    assert found is not None
    return found


def test_text_as_it_is_written(decks: Shelf) -> None:
    assert plain.write_plain(ash(decks), decks.sections, decks.cards) == (
        "Deck: Ash's archers\n// Two lines\n// of advice.\n\nLeader (1)\n1 Captain Ash\n\n"
        "Main deck (6)\n2 Old Archer\n2 Young Archer\n1 Brute, the Tall\n1 Feint\n"
    )


@pytest.mark.parametrize("at", [0, 1])
def test_both_ways_round(decks: Shelf, at: int) -> None:
    deck = decks.ready()[at].deck
    assert deck is not None
    again = text(decks, plain.write_plain(deck, decks.sections, decks.cards))
    assert (again.deck, again.faults) == (deck, ())
    o8d = xml(decks, octgn.write_o8d(deck, decks.sections, decks.cards))
    assert o8d.faults == ()
    assert o8d.deck is not None
    assert (o8d.deck.sections, o8d.deck.notes) == (deck.sections, deck.notes)
    assert o8d.deck.name == "d"  # the format keeps no name


def test_text_in_many_hands(decks: Shelf) -> None:
    words = (
        "\ufeffName: Mine\r\n# a note\nMAIN DECK:\n2x old  archer\n Young Archer x1\n1 × feint\n"
        "fighters (2)\n1 brute\n1 Captain Ash\n"
    )
    found = text(decks, words)
    assert found.faults == ()
    assert found.title == "Mine"
    assert content(found) == {
        "leader": {"captain-ash": 1},
        "main": {"old-archer": 2, "young-archer": 1, "feint": 1, "brute": 1},
    }


def test_text_says_what_it_could_not_take(decks: Shelf) -> None:
    found = text(decks, "Mane deck\n3 Old Acher\n1 Zzz\n0 Feint\n2 Brute, the Tall\n999999 Feint\n")
    assert content(found) == {"main": {"brute": 2}}
    assert [str(fault).removeprefix("d.txt:") for fault in found.faults] == [
        "1:1: HEADING: 'Mane deck' is neither a card with its number nor a heading."
        " Did you mean 'Main deck'?",
        "2:3: UNKNOWN-CARD: the game has no card 'Old Acher'."
        " Did you mean Old Archer (old-archer)?",
        "3:3: UNKNOWN-CARD: the game has no card 'Zzz'.",
        "4:1: VALUE: a deck holds 1 to 200 copies, not 0.",
        "6:1: VALUE: a deck holds 1 to 200 copies, not 999,999.",
    ]


def test_a_heading_puts_cards_where_they_do_not_belong(decks: Shelf) -> None:
    """The validator says so; the text is taken at its word."""
    assert content(text(decks, "Leader\n1 Feint\n")) == {"leader": {"feint": 1}}


def test_o8d_by_name_with_strange_sections_and_ids(decks: Shelf) -> None:
    found = xml(
        decks,
        '<deck game="x"><section name="main deck"><card qty="2" id="1">Wink &amp; Nod &lt;2></card>'
        '</section><section name="Side"><card id="0">Captain Ash</card><card qty="x">Feint</card>'
        '<card qty="1" id="7">Nobody</card></section><notes><![CDATA[a\nb]]></notes></deck>',
    )
    assert content(found) == {"leader": {"captain-ash": 1}, "main": {"wink-2": 2}}
    assert found.deck is not None
    assert found.deck.notes == "a\nb"
    assert [fault.code for fault in found.faults] == ["SECTION", "VALUE", "UNKNOWN-CARD"]
    assert [fault.line for fault in found.faults] == [1, 1, 1]


BOMB = (
    '<!DOCTYPE deck [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
    '<deck><section name="Main deck"><card qty="1">&b;</card></section></deck>'
)
OUTSIDE = '<!DOCTYPE deck [<!ENTITY f SYSTEM "file:///etc/passwd">]><deck><notes>&f;</notes></deck>'


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (BOMB, "declares a document type or entities"),
        (OUTSIDE, "declares a document type or entities"),
        ("<deck>" + "<a>" * 20 + "</a>" * 20 + "</deck>", "nested deeper than 8"),
        ("<html/>", "begins with <html>"),
        ("<deck>" + "<card/>" * 2001 + "</deck>", "more than 2,000 cards"),
        ("<deck>", "no element found"),
        ("", "no element found"),
        ("<deck>&nbsp;</deck>", "undefined entity"),
        (b"\xff\xfe\x00", ""),
        (b'<?xml version="1.0" encoding="klingon"?><deck/>', "save it as UTF-8"),
        (b'<?xml version="1.0" encoding="utf-7"?><deck/>', "save it as UTF-8"),
        (b"<deck>" + b" " * 500_001 + b"</deck>", "larger than 500,000 bytes"),
    ],
)
def test_o8d_that_is_no_deck_is_refused(decks: Shelf, words: str | bytes, reason: str) -> None:
    found = xml(decks, words)
    assert found.deck is None
    assert reason in found.faults[0].message


def test_long_text_is_refused(decks: Shelf) -> None:
    assert text(decks, "1 Feint\n" * 70_000).faults[0].code == "SIZE"


def test_text_that_is_no_deck_is_given_up_soon(decks: Shelf) -> None:
    (fault,) = text(decks, "1 Nobody\n" * 40_000).faults
    assert (fault.line, fault.code) == (202, "VALUE")
    assert fault.message.startswith("this is no deck: 200 lines")
    (fault, *_) = text(decks, "9" * 400_000).faults
    assert "SIZE: a line has at most 4,000 signs; this one has 400,000." in str(fault)


def test_the_ending_says_what_a_file_is(decks: Shelf, tmp_path: Path) -> None:
    deck = ash(decks)
    (tmp_path / "a.txt").write_text(plain.write_plain(deck, decks.sections, decks.cards), "utf-8")
    (tmp_path / "b.O8D").write_text(octgn.write_o8d(deck, decks.sections, decks.cards), "utf-8")
    for name in ("a.txt", "b.O8D"):
        found = decks.read(tmp_path / name)
        assert found.faults == ()
        assert found.deck is not None
        assert found.deck.sections == deck.sections
