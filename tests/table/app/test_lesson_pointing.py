"""What a lesson points at: the verb it waits for, a frame that follows, zones and tracks."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.engine.ids import ZoneId
from tabletop.games import registry
from tabletop.lessons.reading import read_lesson
from tabletop.table.learning import begin_lesson
from tabletop.table.pages.lesson import LessonPage
from tabletop.table.scene.items.bar import BarItem
from tabletop.table.tour import Tour
from tests.lessons.shipped import NAMES, SHIPPED
from tests.table.app.conftest import shown


def at_lesson(tour: Tour, name: str) -> LessonPage:
    game, path = SHIPPED[NAMES.index(name)]
    begin_lesson(tour, registry.load(game), read_lesson(path))
    return shown(tour, LessonPage)


def note_that_says(page: LessonPage, words: str) -> None:
    """Go on until a note with these words is told and the table has come to rest."""
    while words not in page.note.words:
        page.forward()
    assert page.mine


def proposed(page: LessonPage) -> list[str]:
    return [verb.text() for verb in page.prompt.buttons() if verb.property("primary")]


def test_the_verb_that_a_lesson_waits_for_is_the_one_proposed(tour: Tour) -> None:
    page = at_lesson(tour, "captains-chair-1-first-turn")
    note_that_says(page, "Decline: the shuttle stays")
    assert proposed(page) == ["Decline"]
    assert QApplication.focusWidget() is page.prompt.buttons()[1]
    note_that_says(page, "End your Action Step")
    assert proposed(page) == ["End your Action Step"]


def test_no_verb_is_proposed_while_a_lesson_waits_for_a_card(tour: Tour) -> None:
    page = at_lesson(tour, "captains-chair-1-first-turn")
    note_that_says(page, "choose none")
    assert proposed(page) == ["Discard none"]
    note_that_says(page, "take control of it")
    assert proposed(page) == []


def test_the_frame_follows_its_card_when_the_table_is_laid_out_anew(
    tour: Tour, qtbot: QtBot
) -> None:
    page = at_lesson(tour, "captains-chair-2-market")
    note_that_says(page, "A REACTION answers")
    qtbot.wait(50)
    card = page.tutor.points_at().card
    assert card is not None
    for size in (page.scene.size, page.scene.size * 0.8):
        page.scene.set_size(size)
        item = page.scene.keeper.items[card]
        frame = page.beacon._frames[0].boundingRect()
        assert frame.center().x() == pytest.approx(item.spot.x, abs=2)
        assert frame.center().y() == pytest.approx(item.spot.y, abs=2)


def test_all_zones_of_a_kind_are_framed_together_and_tracks_too(tour: Tour) -> None:
    page = at_lesson(tour, "traveller-ccg-1-first-contract")
    while "Four Contracts" not in page.note.words:
        page.forward()
    slots = [place for name, place in page.scene.zones.items() if name.startswith("slot")]
    frame = page.beacon._frames[0].boundingRect()
    assert len(slots) == 4
    for place in slots:
        assert frame.contains(place.area.x + 2, place.area.y + 2)
        assert frame.contains(*place.area.centre)
    page = at_lesson(tour, "captains-chair-1-first-turn")
    while "three tracks" not in page.note.words:
        page.forward()
    frame = page.beacon._frames[0].boundingRect()
    bars = [bar for bar in page.scene.tracks.values() if isinstance(bar, BarItem)]
    assert len(bars) == 3
    assert all(frame.contains(bar.sceneBoundingRect()) for bar in bars)


def test_a_plank_dropped_on_a_player_answers_for_whom_it_is(tour: Tour) -> None:
    page = at_lesson(tour, "traitors-aboard-1-first-watch")
    note_that_says(page, "Whom do you trust?")
    plank = page.tutor.points_at().card
    assert plank is not None
    presenter = page.presenter
    presenter._follow(page.controller.drop(plank, ZoneId("planks:1")), plank)
    assert "At the very beginning" in page.note.words
    assert not page.mine


def test_while_others_move_the_note_says_that_it_goes_on(tour: Tour, qtbot: QtBot) -> None:
    page = at_lesson(tour, "traitors-aboard-1-first-watch")
    while "Read in the log" not in page.note.words:
        page.forward()
    assert page.note.beside == ""
    page.note.on_button.click()
    assert page.note.beside == "Goes on by itself ..."
    qtbot.waitUntil(lambda: "Whom do you trust?" in page.note.words, timeout=30_000)
    assert page.note.beside == "Your move"
