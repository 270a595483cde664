"""The German phrase book: whole, with the same gaps, and as clear as the English one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tabletop.effects import Language, plain_text
from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.language import CORE
from tabletop.effects.nodes import Node, fields_of
from tabletop.effects.wording.declension import declined, finished, marked
from tabletop.engine.tongue import ENGLISH, Tongue, speak
from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.library.folders import carddata_folder
from tests.effects.samples import instances, values
from tests.effects.small import language
from tests.effects.test_wording_is_injective import ONLY_LATER, WITHOUT_MEANING
from tests.languages.asked import phrases_of_cards, phrases_of_nodes

FINISHED = ("captains-chair", "traitors-aboard", "traveller-ccg")
"""The games whose card texts are German throughout."""

NAMES = ("traits", "labels", "species", "skills", "capabilities")
"""Vocabularies of names, which are as they are printed on the cards."""

SMALL = language()
KINDS: tuple[type[Node], ...] = (*CORE, Ability)
GAP = re.compile(r"\{(?!icon:|keyword:)(\w+)(?::\w+)?\}")
ICONS = re.compile(r"(\{(icon|keyword):[\w-]+\}( \(\{n\}\))?)+")
NO_PHRASE = ("", "many")


def own_words(tongue: Language) -> set[str]:
    return {word for words in tongue.words.values() for word in words.values()}


def test_every_phrase_of_the_common_effects_has_its_german_one(german: Tongue) -> None:
    asked = phrases_of_nodes(SMALL, CORE)
    missing = [
        phrase
        for phrase in asked
        if phrase not in german.phrases and phrase not in (*NO_PHRASE, *own_words(SMALL))
    ]
    assert not missing


def test_german_phrases_have_the_same_gaps(german: Tongue) -> None:
    wrong = {
        phrase: there
        for phrase, there in german.phrases.items()
        if set(GAP.findall(phrase)) != set(GAP.findall(there))
    }
    assert not wrong


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: f"{kind.__name__}")
@pytest.mark.parametrize("which", [0, 1, 2])
def test_a_changed_field_changes_the_german_words(
    kind: type[Node], which: int, speaking_german: None
) -> None:
    base: Any = instances(kind, SMALL, which)
    for part in fields_of(kind):
        place = (kind.tag, part.name)
        if place in WITHOUT_MEANING or (place in ONLY_LATER and which == 0):
            continue
        said: dict[str, Any] = {}
        for value in values(part.hint, SMALL):
            node = replace(base, **{part.name: value})
            book = SMALL.book(node)
            text = plain_text(book.finish(node.words(book)))
            assert text not in said, f"{part.name}: {said[text]!r}, {value!r} both say: {text}"
            assert not set("<>") & set(text)
            said[text] = value


def loaded(game: str) -> tuple[GameDefinition, Language]:
    definition = registry.load(game)
    return definition, registry.language_of(registry.module_of(definition.pack.info))


@pytest.mark.parametrize("game", FINISHED)
def test_every_phrase_of_a_games_cards_has_its_german_one(game: str, german: Tongue) -> None:
    definition, spoken_here = loaded(game)
    asked = phrases_of_cards(spoken_here, definition)
    names = {word for name in NAMES for word in spoken_here.words.get(name, {}).values()}
    parts = {part for whole in german.phrases for part in (whole, *whole.split("|"))}
    assert not [
        p for p in asked if p not in (*NO_PHRASE, *names, *parts) and not ICONS.fullmatch(p)
    ]


def golden(game: str) -> Iterator[str]:
    definition, spoken_here = loaded(game)
    for entry in definition.pack.cards.values():
        for side in (entry.definition, *entry.definition.sides):
            lines = [plain_text(text) for text in spoken_here.text(abilities_of(side))]
            if lines:
                yield "\n".join((f"{side.id}: {side.name}", *lines, ""))


@pytest.mark.parametrize("game", FINISHED)
def test_german_card_texts_are_as_they_were_read(game: str, german: Tongue) -> None:
    speak(german)
    try:
        text = "\n".join(golden(game))
    finally:
        speak(ENGLISH)
    path = carddata_folder() / game / "wording.de.golden.txt"
    assert text == path.read_text("utf-8"), "read the new texts, then write them into the file"


@pytest.mark.parametrize(
    ("text", "case", "said"),
    [
        ("<der> <f:Karte>", "nom", "die Karte"),
        ("<der> <f:Karte>", "dat", "der Karte"),
        ("<ein> <m:Stapel>", "acc", "einen Stapel"),
        ("<der> <n:Schiff>", "gen", "des Schiffs"),
        ("<p:Spieler>", "dat", "Spielern"),
        ("<p:Karten>", "dat", "Karten"),
        ("<der> <m:Name|Namen|Namen|Namens>", "gen", "des Namens"),
        ("<der> <anderer> <f:Karte>", "dat", "der anderen Karte"),
        ("<anderer> <p:Karten>", "nom", "andere Karten"),
        ("<Ein> <n:Schiff>", "nom", "Ein Schiff"),
        ("in <der> <m:Stapel>", "dat", "im Stapel"),
        ("<der> <+>dieses Spielers<-> <f:Hand>", "dat", "der Hand dieses Spielers"),
        ("<p:Karten>, <^welcher> bereit sind", "dat", "Karten, die bereit sind"),
        ("<der:gen> <f:Hand>", "nom", "der Hand"),
    ],
)
def test_words_change_with_gender_and_case(text: str, case: str, said: str, german: Tongue) -> None:
    assert german.grammar is not None
    tokens = declined(marked(text), case, german.grammar)
    assert plain_text(finished(tokens, german.grammar)) == said


def test_what_follows_a_noun_goes_with_it_and_not_with_its_attribute(german: Tongue) -> None:
    assert german.grammar is not None
    captain = declined(marked("<der> <m:Kapitän>"), "gen", german.grammar)
    text = (*marked("<ein> <f:Karte> "), *captain, *marked(", <^welcher> bereit ist<,>"))
    held = (*declined(text, "acc", german.grammar), *marked(" als Ziel"))
    assert plain_text(finished(held, german.grammar)) == (
        "eine Karte des Kapitäns, die bereit ist, als Ziel"
    )


@pytest.mark.parametrize("after", ["", ".", ": zieh", ", sonst"])
def test_a_clause_is_closed_once(after: str, german: Tongue) -> None:
    assert german.grammar is not None
    text = marked(f"die Karte, die liegt<,>{after}")
    assert plain_text(finished(text, german.grammar)) == f"die Karte, die liegt{after}"
