"""The watchdog barks at planted faults, is silent at a sound table, and offers a way out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from tabletop.engine.ids import CardId, SeatId
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.report import read_report
from tabletop.table.pages.choices import ChoicesPage
from tabletop.table.pages.play import PlayPage
from tabletop.table.scene.items.card import CardItem
from tabletop.table.scene.items.token import Tokens
from tabletop.table.tour import Tour
from tabletop.table.watchdog import DEBUG
from tests.session.playing import bare
from tests.table.app.conftest import play_on, shown, traitors
from tests.table.conftest import Watched


def at_table(tour: Tour, game: str, names: tuple[str, ...], answers: int) -> PlayPage:
    match = Match.create(registry.load(game), tuple(map(Player, names)), {}, 5)
    play_on(match, answers)
    page = tour.play(match)
    if not page.curtain.isHidden():
        page.curtain.opened.emit()
    QApplication.processEvents()
    return page


@pytest.fixture
def page(tour: Tour, watched: Watched) -> PlayPage:
    """A table of Captain's Chair: cards with tokens, pools, tracks, stacks."""
    made = at_table(tour, "captains-chair", ("Ann", "Bo"), 20)
    assert watched.taken() == []
    return made


def any_card(page: PlayPage) -> CardItem:
    return next(item for item in page.scene.keeper.items.values() if item.isVisible())


def bearing(page: PlayPage) -> CardItem:
    """A card with tokens on it."""
    return next(
        item
        for item in page.scene.keeper.items.values()
        if any(isinstance(child, Tokens) for child in item.childItems())
    )


def move(page: PlayPage) -> None:
    item = any_card(page)
    item.setPos(item.pos() + QPointF(7, 0))


def turn(page: PlayPage) -> None:
    any_card(page).setRotation(45)


def hide(page: PlayPage) -> None:
    any_card(page).setVisible(False)


def lose(page: PlayPage) -> None:
    page.scene.removeItem(any_card(page))


def double(page: PlayPage) -> None:
    again = CardItem(CardId(987_654))
    page.scene.addItem(again)


def other_face(page: PlayPage) -> None:
    item = any_card(page)
    assert item.drawn is not None
    item.drawn = ("another", *item.drawn[1:])


def old_state(page: PlayPage) -> None:
    item = any_card(page)
    assert item.model is not None
    item.model = replace(item.model, states=("exhausted",))


def fewer_tokens(page: PlayPage) -> None:
    item = bearing(page)
    page.scene.removeItem(next(c for c in item.childItems() if isinstance(c, Tokens)))


def wrong_count(page: PlayPage) -> None:
    token = next(c for c in bearing(page).childItems() if isinstance(c, Tokens))
    token.count += 1


def wrong_badge(page: PlayPage) -> None:
    next(zone for zone in page.scene.zones.values() if zone.badge.isVisible()).badge.say("99")


def no_badge(page: PlayPage) -> None:
    next(zone for zone in page.scene.zones.values() if zone.badge.isVisible()).badge.hide()


def other_zone(page: PlayPage) -> None:
    keeper = page.scene.keeper
    handle, placed = next(iter(keeper.placed.items()))
    elsewhere = next(zone for zone in page.scene.zones if zone != placed.zone)
    keeper.placed = {**keeper.placed, handle: replace(placed, zone=elsewhere)}


def wrong_pool(page: PlayPage) -> None:
    pool = next(iter(page.scene.pools.values()), None)
    if pool is None:
        page.scene.seats.popitem()
    else:
        page.scene.removeItem(pool.childItems()[-1])
        page.scene.pools.popitem()


def wrong_track(page: PlayPage) -> None:
    track = next(iter(page.scene.tracks.values()))
    assert track.model is not None
    key, area = track.model.key, page.scene.area(track.model.box)
    track.show_track(replace(track.model, value=77), area)
    assert key


def wrong_line(page: PlayPage) -> None:
    assert page.scene.line is not None
    page.scene.line.words = "Turn 99"


def not_lit(page: PlayPage) -> None:
    lit = next(i for i in page.scene.keeper.items.values() if i.marks.playable or i.marks.lit)
    lit.mark(replace(lit.marks, playable=False, lit=False), page.scene.inks)


def behind(page: PlayPage) -> None:
    """The match has gone on, and nobody has told the table."""
    seat = page.seat
    page.match.answer(seat, page.match.bot_answer(seat))


DRAWN = (
    move,
    turn,
    hide,
    lose,
    double,
    other_face,
    old_state,
    fewer_tokens,
    wrong_count,
    wrong_badge,
    no_badge,
    other_zone,
    wrong_pool,
    wrong_track,
    wrong_line,
    not_lit,
    behind,
)


def test_it_finds_whatever_is_drawn_wrongly(page: PlayPage, watched: Watched) -> None:
    missed = []
    for plant in DRAWN:
        page.scene.set_looks(page.scene.theme, page.scene.keeper.pictures.faces)
        page.presenter.refresh(animate=False)
        for item in list(page.scene.items()):
            if isinstance(item, CardItem) and item.handle not in page.scene.keeper.items:
                page.scene.removeItem(item)
        before = watched.taken()
        assert before == [], f"not sound before {plant.__name__}: {before}"
        plant(page)
        for one in watched.dogs:
            dog = one()
            if dog is not None:
                dog.look()
        if not watched.taken():
            missed.append(plant.__name__)
        page.scene.keeper.items.clear()
        for item in list(page.scene.items()):
            if isinstance(item, CardItem):
                page.scene.removeItem(item)
    assert missed == []


def no_verbs(page: PlayPage) -> None:
    for button in page.prompt.findChildren(QPushButton):
        button.setEnabled(False)
    for item in page.scene.keeper.items.values():
        item.mark(replace(item.marks, playable=False, lit=False), page.scene.inks)


def deaf(page: PlayPage) -> None:
    page.presenter.enabled = False


def nobody_called(page: PlayPage) -> None:
    page.sitting.eyes = SeatId(1 - page.seat)


def stuck_curtain(page: PlayPage) -> None:
    page.curtain.show()
    for button in page.curtain.findChildren(QPushButton):
        button.setEnabled(False)


@pytest.mark.parametrize("plant", [no_verbs, deaf, nobody_called, stuck_curtain])
def test_it_finds_a_question_that_nothing_can_answer(
    plant: Callable[[PlayPage], None], page: PlayPage, watched: Watched
) -> None:
    plant(page)
    page.way_out.watchdog.look()
    (fault,) = watched.taken()
    assert "seat" in fault or "curtain" in fault
    assert page.way_out.faults == (fault,)


def test_lit_cards_that_can_not_be_seen_are_no_answer(tour: Tour, watched: Watched) -> None:
    page = at_table(tour, "captains-chair", ("Ann", "Bo"), 20)
    while page.scene.model is not None and page.scene.model.choice.asking != "cards":
        play_on(page.match, 1)
        page.sitting._look()
        if not page.curtain.isHidden():
            page.curtain.opened.emit()
    assert watched.taken() == []
    for item in page.scene.keeper.items.values():
        item.setVisible(False)
    for button in page.prompt.buttons():
        button.setEnabled(False)
    page.way_out.watchdog.look()
    assert "nothing on the table can answer" in watched.taken()[0]


def test_without_debugging_only_questions_are_looked_at(page: PlayPage, watched: Watched) -> None:
    move(page)
    page.way_out.watchdog.look()
    assert watched.taken() == []
    assert page.notice.isHidden()


def test_in_debugging_the_table_is_compared_too(
    tour: Tour, watched: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(DEBUG, "1")
    page = at_table(tour, "captains-chair", ("Ann", "Bo"), 20)
    move(page)
    page.way_out.watchdog.look()
    assert "lies beside its place" in watched.taken()[0]
    assert "lies beside its place" in page.notice.words


def verbs(page: PlayPage) -> dict[str, QPushButton]:
    return {button.text(): button for button in page.notice.buttons()}


def test_a_player_is_offered_ways_out_and_one_goes_back(page: PlayPage, watched: Watched) -> None:
    good = bare(page.match.position)
    seat = page.seat
    page.match.answer(seat, page.match.bot_answer(seat))
    page.sitting._look()
    deaf(page)
    page.way_out.watchdog.look()
    watched.taken()
    assert page.notice.words.startswith("The table is not as it should be")
    assert next(iter(verbs(page))) == "Back to the last good moment"
    assert {"List all choices", "Report the problem…", "Close"} <= set(verbs(page))
    verbs(page)["Back to the last good moment"].click()
    for button in page.notice.buttons() if not page.notice.isHidden() else ():
        if "agree" in button.text():
            button.click()
    assert bare(page.match.position) == good


def test_the_list_of_all_choices_answers_where_the_table_does_not(
    tour: Tour, page: PlayPage, watched: Watched
) -> None:
    deaf(page)
    page.way_out.watchdog.look()
    watched.taken()
    answered = page.match.position.answered
    verbs(page)["List all choices"].click()
    choices = shown(tour, ChoicesPage)
    assert choices.list.count() > 0
    assert choices.do.isEnabled()
    choices.do.click()
    assert shown(tour, PlayPage) is page
    assert page.match.position.answered > answered


def test_the_report_says_what_was_found(
    tour: Tour, page: PlayPage, watched: Watched, tmp_path: object
) -> None:
    deaf(page)
    page.way_out.watchdog.look()
    (fault,) = watched.taken()
    verbs(page)["Report the problem…"].click()
    dialog = tour.window.findChild(QFileDialog)
    assert dialog is not None
    file = f"{tmp_path}/x.tabletop-report"
    dialog.fileSelected.emit(file)
    dialog.close()
    from pathlib import Path

    assert read_report(Path(file)).about["faults"] == [fault]


def test_several_cards_are_chosen_in_order(tour: Tour, watched: Watched) -> None:
    page = at_table(tour, "traveller-ccg", ("Ann", "Bo"), 0)
    for _ in range(200):
        decision = page.match.view(page.seat).decision
        if decision is not None and getattr(decision, "most", 1) > 1:
            break
        play_on(page.match, 1)
        page.sitting._look()
        if not page.curtain.isHidden():
            page.curtain.opened.emit()
    decision = page.match.view(page.seat).decision
    assert decision is not None
    tour.open("choices")
    choices = shown(tour, ChoicesPage)
    for row in range(getattr(decision, "most", 1) - 1, -1, -1):
        item = choices.list.item(row)
        item.setSelected(True)
    assert isinstance(choices.answer, tuple)
    wanted = getattr(decision, "cards", ())[: len(choices.answer)]
    assert choices.answer == tuple(reversed(wanted))
    assert watched.taken() == []


def test_nobody_lists_the_choices_of_somebody_behind_the_curtain(tour: Tour, qtbot: QtBot) -> None:
    page = tour.play(traitors("Ann", "Bo", "Cy"))
    assert not page.curtain.isHidden()
    tour.open("choices")
    assert shown(tour, PlayPage) is page
