"""Whatever a file holds, reading it gives a deck or says why not; nothing is ever raised."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.library.decks.files import DeckFile, parse_deck
from tabletop.library.decks.octgn import read_o8d, write_o8d
from tabletop.library.decks.plain import read_plain, write_plain
from tabletop.library.decks.record import Section, deck
from tabletop.library.pack import CardEntry

SECTIONS = (Section("boss", "Boss", ("boss",), single=True), Section("main", "Main", ("card",)))


def entry(name: str, back: str) -> CardEntry:
    id_ = DefId(name.lower().replace(" ", "-"))
    return CardEntry(Definition(id_, name, "thing", back), 1, "original", "", "", ())


CARDS = {
    card.definition.id: card
    for card in (entry("Old One", "boss"), entry("Two Step", "card"), entry("3 Three", "card"))
}

PIECES = st.sampled_from(
    [
        *("deck", "game", "boss", "main", "notes", "Old One", "two-step", "3 Three", "3", "x2"),
        *(":", " ", "\n", "\n  ", "- ", "{", "}", "[", "]", '"', "#", "//", "&a", "*a", "|"),
        *("<deck>", "</deck>", '<section name="Main">', "</section>", '<card qty="2">', "</card>"),
        *("<notes>", "&lt;", "&x;", "<![CDATA[", "]]>", "<!DOCTYPE d>", "<?xml?>", "\x00", "é"),
    ]
)
TEXTS = st.lists(PIECES, max_size=30).map("".join) | st.text(max_size=60)


def yaml(text: str) -> DeckFile:
    return parse_deck(text, Path("d.yaml"), "g", SECTIONS, CARDS)


def plain(text: str) -> DeckFile:
    return read_plain(text, Path("d.txt"), "g", SECTIONS, CARDS)


def xml(text: str) -> DeckFile:
    return read_o8d(text.encode("utf-8", "replace"), Path("d.o8d"), "g", SECTIONS, CARDS)


@pytest.mark.parametrize("read", [yaml, plain, xml])
@given(text=TEXTS)
@settings(max_examples=150, deadline=None)
def test_anything_can_be_read(read: Callable[[str], DeckFile], text: str) -> None:
    found = read(text)
    assert found.deck is not None or found.faults
    if found.deck is not None:
        for key, copies in found.deck.sections.items():
            assert key in ("boss", "main")
            assert all(1 <= count <= 200 for count in copies.values())


NAMES = st.text(st.characters(codec="utf-8", categories=("L", "N", "P")), min_size=1, max_size=30)


@given(
    name=NAMES,
    main=st.dictionaries(st.sampled_from(["two-step", "3-three"]), st.integers(1, 200)),
    boss=st.booleans(),
)
@settings(max_examples=100, deadline=None)
def test_what_goes_out_comes_in_again(name: str, main: dict[str, int], boss: bool) -> None:
    written = deck(name, "g", {"boss": {"old-one": 1} if boss else {}, "main": main})
    again = plain(write_plain(written, SECTIONS, CARDS))
    assert (again.deck, again.faults) == (written, ())
    o8d = xml(write_o8d(written, SECTIONS, CARDS))
    assert o8d.deck is not None
    assert (o8d.deck.sections, o8d.faults) == (written.sections, ())
