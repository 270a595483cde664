"""What other languages say for a game's own texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import fill, say
from tabletop.engine.telling import naming, pieces
from tabletop.engine.tongue import ENGLISH, Own, Tongue, sense, speaking
from tabletop.games import registry
from tabletop.library.faults import FaultList
from tabletop.library.finding import read_game
from tabletop.library.folders import carddata_folder
from tabletop.library.own_words import summary_of, words_of
from tabletop.library.pack import Term
from tabletop.library.tongues import load_tongue
from tabletop.table.rich import RULE
from tests.library.folders import load, told, write

FINISHED = ("captains-chair", "traitors-aboard", "traveller-ccg", "traveller-traders")
"""The games whose rules and notes are translated whole."""


@pytest.mark.parametrize("game", FINISHED)
def test_rules_and_notes_are_translated_whole(game: str) -> None:
    pack = registry.load(game).pack
    told = FaultList()
    words = words_of(carddata_folder() / game, told, "de")
    assert not told.faults
    assert list(words.rules) == list(pack.rules)
    shown = {pack.info.summary, *pack.keywords.values()}
    shown |= {place.title for place in pack.layout.places if place.title}
    shown |= {track.title for track in pack.layout.tracks if track.title}
    assert not shown - set(words.texts)


def test_a_pack_is_read_in_the_language_that_is_spoken(speaking_german: None) -> None:
    pack = registry.load("traitors-aboard").pack
    assert pack.rules[RuleId("TA-5.2")].text == (
        "Wenn kein Meuterer mehr an Bord ist, haben die Piraten gewonnen."
    )
    assert pack.cards[DefId("plank")].text.endswith("\nMit 3 Planken geht ein Spieler über Bord.")
    assert pack.cards[DefId("plank")].definition.name == "Plank"
    assert "Truhe" in {place.title for place in pack.layout.places}
    assert summary_of(pack.info).startswith("Piraten füllen eine Truhe")


def test_a_games_own_words_go_before_those_of_all(speaking_german: None) -> None:
    rules = registry.load("traveller-traders").rules
    crew = say("Crew")
    assert fill(crew, str) == "Besatzung"
    assert fill(crew, str, rules.own) == "Mannschaft"
    name = naming(rules, (), lambda _: None)
    (word,) = pieces(say("{what}", what=crew), name, rules.own)
    assert word.text == "Mannschaft"
    with speaking(ENGLISH):
        assert fill(crew, str, rules.own) == "Crew", "German words are none of English"


def test_words_can_be_meant_in_another_sense(german: Tongue) -> None:
    record = sense("Play", "a record")
    assert (german.said("Play"), german.said(record)) == ("Spielen", "Abspielen")
    assert ENGLISH.said(record) == "Play"
    assert german.said(sense("Play", "a trumpet")) == "Spielen", "where there is no other word"
    own = Own("de", {"Play": "Los"})
    assert german.said(sense("Play", "a trumpet"), own) == "Los"


def test_a_glossary_of_the_language_stands_for_the_english_one(
    tmp_path: Path, speaking_german: None
) -> None:
    english = "- section: Verbs\n  words: {beam|beams: To put it there., Owl: A bird.}\n"
    german = "- section: Verben\n  words: {beamen|beamt: Dorthin bringen.}\n"
    folder = write(tmp_path, glossary=english)
    assert [term.name for term in load(folder).glossary] == ["beam", "Owl"]
    write(tmp_path, glossary=english, **{"glossary.de": german})
    assert load(folder).glossary == (Term(("beamen", "beamt"), "Dorthin bringen.", "Verben"),)


def test_the_digest_of_a_pack_knows_no_language(speaking_german: None) -> None:
    german = registry.load("traitors-aboard").pack.digest
    assert german == _english_digest()


def _english_digest() -> str:
    from tabletop.engine.tongue import ENGLISH, speak, spoken

    before = spoken()
    speak(ENGLISH)
    try:
        return registry.load("traitors-aboard").pack.digest
    finally:
        speak(before)


def test_a_game_without_such_a_file_is_told_in_english(tmp_path: Path) -> None:
    assert words_of(tmp_path, FaultList(), "de").said("Your hand") == "Your hand"


def test_a_broken_file_stops_a_game_and_no_start_screen(
    tmp_path: Path, speaking_german: None
) -> None:
    folder = write(tmp_path, **{"words.de": "texts: [Hand]\n"})
    (fault,) = told(folder)
    assert fault.startswith("words.de.yaml:1:8: VALUE")
    info, _ = read_game(folder, bundled=False, faults=FaultList())
    assert info is not None
    assert summary_of(info) == "A small game."


@pytest.mark.parametrize("code", ["en", "de"])
@pytest.mark.parametrize("game", FINISHED)
def test_rules_that_rules_name_are_there(game: str, code: str) -> None:
    with speaking(load_tongue(code)):
        rules = registry.load(game).pack.rules
    assert not {
        (rule.id, named)
        for rule in rules.values()
        for named in RULE.findall(rule.text)
        if named not in rules
    }
