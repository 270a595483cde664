"""Traveller CCG in German: rules, search, keywords, setup and decks say nothing in English."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QLabel

from tabletop.engine.events import SeatCounted
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import fill
from tabletop.engine.tongue import ENGLISH, speak
from tabletop.games import registry
from tabletop.games.definition import GameDefinition
from tabletop.games.traveller_ccg.deeds import lines
from tabletop.library.tongues import load_tongue
from tabletop.table.deckbuilder.page import DeckPage
from tabletop.table.glossary import glossary_of, name_of
from tabletop.table.pages.rules import RulesPage
from tabletop.table.rich import rich, spoken
from tabletop.table.sheets import sheet_of_definition
from tabletop.table.tour import Tour
from tests.games.traveller_ccg.tables import table
from tests.table.app.conftest import offered, shown


@pytest.fixture(autouse=True)
def german() -> Iterator[None]:
    speak(load_tongue("de"))
    yield
    speak(ENGLISH)


@pytest.fixture
def game() -> GameDefinition:
    return registry.load("traveller-ccg")


def test_a_refusal_leads_to_the_german_rule_and_german_words_find_it(
    tour: Tour, game: GameDefinition
) -> None:
    tour.rules(game, "TC-24.12")
    page = shown(tour, RulesPage)
    assert "▶ TC-24.12  Allein gibt es keine Piraterie." in page.text.toPlainText()
    page.search.setText("allein piraterie")
    found = page.text.toPlainText()
    assert "TC-24.12" in found
    assert found.startswith("Piraterie\n")
    assert "TC-24.11" not in found


def test_a_rule_that_another_one_names_opens_with_a_click(tour: Tour, game: GameDefinition) -> None:
    tour.rules(game, "TC-10.3")
    page = shown(tour, RulesPage)
    page.search.setText("tc-10.3")
    assert '<a href="#TC-R.96"' in page.text.toHtml()
    page.text.anchorClicked.emit(QUrl("#TC-R.96"))
    assert page.search.text() == ""
    assert "▶ TC-R.96  Eine Karte oder Fähigkeit" in page.text.toPlainText()


def test_keywords_are_named_and_explained_in_german(game: GameDefinition) -> None:
    glossary = glossary_of(game.pack)
    names = {name_of(term): term for term in glossary.terms}
    assert "Rüstungsbrechend" in names
    assert "Rüstung der Besatzung" in names["Rüstungsbrechend"].meaning
    assert "<b>Verborgen</b>" in rich("{keyword:concealed} (2)", glossary=glossary)
    assert spoken("1 {icon:wound}", lambda _icon: "Wunde") == "1 Wunde"
    sheet = sheet_of_definition(game, DefId("mirrored-cape"))
    assert sheet is not None
    assert sheet.kind == "Ausrüstung, Rüstung, Noble, Protection, Reflec, Eigenkapital"


def test_the_setup_page_tells_of_the_game_in_german(tour: Tour) -> None:
    tour.set_up(offered(tour, "traveller-ccg"))
    said = [part.text() for part in tour.window.page.findChildren(QLabel)]
    assert any(text.startswith("Ein bis vier Kapitäne") for text in said)
    assert not any(text.startswith("One to four captains") for text in said)


def test_the_deck_builder_lists_filters_and_finds_in_german(tour: Tour) -> None:
    tour.decks_of(offered(tour, "traveller-ccg"))
    page = shown(tour, DeckPage)
    assert page.bench.deck.name == "Ein neues Deck"
    kinds = {"Besatzung", "Beziehung", "Heldentat", "Ausbau", "Vertrag", "Schiff"}
    assert kinds <= set(page.pool.pool.kinds)
    assert page.filters.title("wounds") == "Wundenkapazität"
    everything = len(page.filters.items())
    for text in ("typ:heldentat fertigkeit:kampf", "type:heroic-action skill:combat"):
        page.filters.line.setText(text)
        found = page.filters.items()
        assert 0 < len(found) < everything
        assert {item.kind for item in found} == {"Heldentat"}
        assert all("Kampf" in item.facets["skill"] for item in found)
    page.side.setCurrentIndex(1)
    bars = {label for view in page.side.bars for label, _ in view._bars}
    assert {"Verwaltung", "Alleskönner", "Erkundung", "Heldentaten"} <= bars
    faults = page.middle.faults.toPlainText()
    assert "3 Fehler" in faults
    assert "Kapitänsdeck" in faults
    assert not re.search("Deck of|Captain", faults)


def test_the_log_names_points_and_tokens_in_german() -> None:
    board = table(1).board
    events = (
        SeatCounted(SeatId(0), "vp", 2),
        SeatCounted(SeatId(0), "tech-expert", 1),
        SeatCounted(SeatId(0), "cargo-passenger", -1),
    )
    assert [fill(line, lambda _name: "Ann") for line in lines(board, events)] == [
        "Ann erhält 2 SP.",
        "Ann erhält 1 Marker Technik (meisterhaft).",
        "Ann verliert 1 Marker Fracht/Passagier.",
    ]
