"""The glossary explains every trait, type, operation, place, resource and symbol of card texts."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path

import pytest

from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.engine.tongue import ENGLISH, speak
from tabletop.games import registry
from tabletop.games.captains_chair.language.words import COUNTERS, KINDS, SYMBOLS, TIMINGS
from tabletop.games.captains_chair.traits import COMMON, SPECIES, TRAITS
from tabletop.library.faults import FaultList
from tabletop.library.folders import carddata_folder
from tabletop.library.glossary import read_glossary
from tabletop.library.pack import CardEntry
from tabletop.library.tongues import load_tongue
from tabletop.table import icons
from tabletop.table.faces.sheet import sheet_of
from tabletop.table.glossary import Glossary

FILE = carddata_folder() / "captains-chair" / "glossary.yaml"
GERMAN = FILE.with_name("glossary.de.yaml")
VERBS = (
    *("ready", "exhaust", "copy", "force", "send", "remove", "warp", "beam", "mobilize", "promote"),
    *("discharge", "recall", "log", "destroy", "find", "gain", "scan", "scrap", "take", "give"),
    *("return", "steal", "recruit", "rotate", "discard", "place", "spend", "lose", "draw", "play"),
)


def glossary(path: Path = FILE) -> Glossary:
    faults = FaultList()
    found = Glossary(read_glossary(path, faults))
    assert not faults.faults
    return found


@pytest.mark.parametrize(
    "words",
    [KINDS, TIMINGS, TRAITS, COUNTERS, SYMBOLS],
    ids=["kinds", "timings", "traits", "counters", "symbols"],
)
def test_each_word_of_the_language_is_explained_as_a_whole(words: Mapping[str, str]) -> None:
    known = glossary()
    for word in words.values():
        for form in word.split("|"):
            assert [part for part, term in known.parts(form) if term is not None] == [form]


def test_each_verb_is_explained_as_such() -> None:
    known = glossary()
    assert [verb for verb in VERBS if not known.meaning(verb)] == []


@pytest.mark.rules("CC-14.2", "CC-14.3")
def test_a_trait_is_told_from_what_else_it_might_be() -> None:
    known = glossary()
    unlike = {name for name in SPECIES.values() if not known.meaning(name).startswith("A species")}
    assert unlike == set()
    unlike = {name for name in COMMON.values() if not known.meaning(name).startswith("A trait")}
    assert unlike == set()
    assert known.meaning("Attack") != known.meaning("attack")


def test_a_line_of_card_text_is_explained_word_for_word() -> None:
    line = "REACTION: After you beam 1 non-Vulcan Person onto a Ship, gain 1 {icon:glory}."
    said = [part for part, term in glossary().parts(line) if term is not None]
    assert said == ["REACTION", "beam", "Vulcan", "Person", "Ship", "gain", "{icon:glory}"]


def test_icons_can_be_drawn_and_explained_each_in_its_own_shape() -> None:
    names = [word[6:-1] for word in COUNTERS.values()]
    shapes = [icons.outline(name) for name in names]
    assert all(one != other for one, other in combinations(shapes, 2))
    assert [name for name in names if not glossary().meaning(f"icon:{name}")] == []


@pytest.mark.parametrize("path", [FILE, GERMAN], ids=["english", "german"])
def test_every_meaning_is_short_enough_to_point_at(path: Path) -> None:
    for term in glossary(path).terms:
        assert len(term.meaning) <= 240, term.name
        assert re.search(r"[.]$", term.meaning), term.name


def test_german_explains_each_word_in_the_same_place() -> None:
    english, german = glossary().terms, glossary(GERMAN).terms
    assert len(english) == len(german)
    for one, other in zip(english, german, strict=True):
        icons_of_one, icons_of_other = (
            [form for form in term.forms if form.startswith("icon:")] for term in (one, other)
        )
        assert icons_of_one == icons_of_other, one.name


def test_german_card_texts_are_explained_as_the_english_ones() -> None:
    english, german = glossary(), glossary(GERMAN)
    told = registry.load("captains-chair").pack.cards
    speak(load_tongue("de"))
    try:
        said = registry.load("captains-chair").pack.cards
    finally:
        speak(ENGLISH)
    for key, card in told.items():
        known = set(german.said_in(said[key].text))
        missing = {english.terms[at].name for at in english.said_in(card.text) if at not in known}
        assert missing - {"wears"} == set(), (key, said[key].text)  # It may be "mit Helm".


def test_german_words_in_two_parts_are_explained_as_one() -> None:
    line = "Wirf 1 Karte ab; dafür: gib 1 Zwischenfall aus deiner Hand zurück."
    known = glossary(GERMAN)
    said = [(part, known.terms[at].name) for part, at in known.parts(line) if at is not None]
    assert said == [
        ("Wirf", "abwerfen"),
        ("ab", "abwerfen"),
        ("gib", "zurückgeben"),
        ("Zwischenfall", "Zwischenfall"),
        ("Hand", "Hand"),
        ("zurück", "zurückgeben"),
    ]


@pytest.mark.parametrize("trait", TRAITS)
def test_a_card_spells_its_traits_as_texts_do(trait: str) -> None:
    printed = Definition(DefId("somebody"), "Somebody", "person", traits=(trait,))
    entry = CardEntry(printed, 1, "original", "", "", ())
    assert sheet_of("captains-chair", entry).tags == (TRAITS[trait],)
