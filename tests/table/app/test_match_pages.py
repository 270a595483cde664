"""Pages about the match on the table: the score line by line, what can be completed, all cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from tabletop.engine.ids import SeatId
from tabletop.engine.tongue import ENGLISH, speak
from tabletop.games import registry
from tabletop.library.tongues import load_tongue
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.pages.cards import CardsPage
from tabletop.table.pages.goals import GoalsPage
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.score import ScorePage
from tabletop.table.pages.setup import SetupPage
from tabletop.table.tour import Tour

from .conftest import offered, shown, traitors

GAME = "captains-chair"


def match_of(seats: int, answers: int, seed: int = 3) -> Match:
    players = tuple(Player(name) for name in ("Ann", "Bo")[:seats])
    match = Match.create(registry.load(GAME), players, {"side-0": "expert"}, seed)
    for _ in range(answers):
        pending = match.position.pending
        if pending is None:
            break
        seat = pending.seats()[0]
        decision = match.view(seat).decision
        assert decision is not None
        match.answer(seat, random_answer(decision, bot_chance(seed, match.position.answered, seat)))
    return match


def sit(tour: Tour, match: Match) -> PlayPage:
    page = tour.play(match)
    if not page.curtain.isHidden():
        page.curtain.opened.emit()
    return page


def words_in(widget: QWidget) -> str:
    return "\n".join(found.text() for found in widget.findChildren(QLabel))


@pytest.mark.rules("CC-23.13")
def test_the_score_adds_up_and_each_line_opens_to_its_cards(tour: Tour) -> None:
    page = sit(tour, match_of(1, 130))
    before = page.match.position
    QTest.keyClick(tour.window, Qt.Key.Key_F9)
    score = shown(tour, ScorePage)
    assert page.game.sheet is not None
    (account,) = page.game.sheet(page.match.view(SeatId(0))).accounts
    assert [row.line.points for row in score.rows] == [line.points for line in account.lines]
    assert str(account.total) in words_in(score).split()
    row = next(row for row in score.rows if row.line.key == "printed")
    said = [part.points for part in row.line.parts]
    assert sum(said) == row.line.points
    row.button.click()
    names = {page.controller.words().card(card) for card in row.line.cards}
    assert names <= {found.accessibleName() for found in row.findChildren(QLabel)}
    row.button.click()
    assert all(found.isHidden() for found in row.findChildren(QWidget) if found is row.behind)
    QTest.keyClick(score, Qt.Key.Key_Escape)
    assert shown(tour, PlayPage) is page
    assert page.match.position is before


def test_lines_with_nothing_behind_them_do_not_open(tour: Tour) -> None:
    sit(tour, match_of(1, 0))
    tour.open("score")
    score = shown(tour, ScorePage)
    glory = next(row for row in score.rows if row.line.key == "glory")
    assert not glory.button.isEnabled()
    score.open_all()
    opened = [row for row in score.rows if row.button.isChecked()]
    assert opened
    assert all(row.line.parts or row.line.cards for row in opened)


@pytest.mark.rules("CC-20.1", "CC-20.3")
def test_goals_are_ticked_off_as_far_as_they_are_met(tour: Tour) -> None:
    page = sit(tour, match_of(2, 150))
    QTest.keyClick(tour.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    told = words_in(shown(tour, GoalsPage))
    assert page.game.goals is not None
    for seat in (SeatId(0), SeatId(1)):
        for goal in page.game.goals(page.match.view(page.seat), seat):
            assert page.controller.words().text(goal.title) in told
            for condition in goal.conditions:
                words = page.controller.words().text(condition.label)
                mark = "✓" if condition.met else "○"
                assert f"{mark}  {words[:1].upper()}{words[1:]}" in told


@pytest.mark.rules("CC-22.4")
def test_all_cards_and_open_piles_can_be_searched(tour: Tour) -> None:
    match = match_of(2, 150)
    page = sit(tour, match)
    QTest.keyClick(tour.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    cards = shown(tour, CardsPage)
    titles = [group.title for group in cards.groups]
    assert "All cards: Person" in titles
    other = "Bo" if page.seat == 0 else "Ann"
    assert f"{other}: Fleet" in titles
    assert not any(title.startswith(f"{other}: Hand") for title in titles)
    junk = next(group for group in cards.groups if group.title == "Junk")
    assert sum(junk.cards.values()) == len(match.position.board.piles["junk"])  # type: ignore[index]
    persons = next(group for group in cards.groups if group.title == "All cards: Person")
    assert sum(persons.cards.values()) == 25
    cards.search.setText("vulcan person")
    everything = [
        cards.list.topLevelItem(at).text(0)  # type: ignore[union-attr]
        for at in range(cards.list.topLevelItemCount())
    ]
    assert everything
    assert "Vulcan" in cards.preview.words
    cards.search.setText("no card says this")
    assert cards.list.topLevelItemCount() == 0


def test_nobody_looks_behind_a_curtain(tour: Tour) -> None:
    page = tour.play(match_of(2, 40))
    assert not page.curtain.isHidden()
    for name in ("score", "goals", "cards"):
        tour.open(name)
        assert shown(tour, PlayPage) is page


def test_a_game_without_a_score_has_no_button_for_it(tour: Tour) -> None:
    page = tour.play(traitors("Ann", bots=3))
    labels = {found.text() for found in page.bar.findChildren(QPushButton)}
    assert "Menu" in labels
    assert not labels & {"Score", "Goals"}
    tour.open("score")
    assert shown(tour, PlayPage) is page


@pytest.mark.rules("CC-2.8")
@pytest.mark.parametrize(("proposal", "computers"), [(1, [False, True]), (2, [False, False])])
def test_a_match_begins_with_one_click(tour: Tour, proposal: int, computers: list[bool]) -> None:
    tour.set_up(offered(tour, GAME))
    page = shown(tour, SetupPage)
    page.proposals[proposal].click()
    match = shown(tour, PlayPage).match
    assert match.position.board.state.crews == ("georgiou", "soval")
    assert [player.bot is not None for player in match.players] == computers


def test_a_captain_is_chosen_by_its_card(tour: Tour) -> None:
    tour.set_up(offered(tour, GAME))
    page = shown(tour, SetupPage)
    face = next(row for row in page.faces if row.option.key == "captain-0")
    kirk = [value for value, _ in face.option.choices].index("kirk")
    face.buttons[kirk].click()
    assert page.choice().options["captain-0"] == "kirk"


@pytest.fixture
def german() -> Iterator[None]:
    speak(load_tongue("de"))
    yield
    speak(ENGLISH)


def test_pages_call_types_tracks_and_missions_in_the_language_that_is_spoken(
    german: None, tour: Tour
) -> None:
    page = sit(tour, match_of(2, 150))
    QTest.keyClick(tour.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    cards = shown(tour, CardsPage)
    titles = {group.title for group in cards.groups}
    assert {"Alle Karten: Verbündeter", "Alle Karten: Fracht", "Karten von Archer"} <= titles
    cards.search.setText("schiff angriff borg")
    assert "Angriff" in cards.preview.words
    assert "Attack" not in cards.preview.words
    cards.search.setText("julian bashir")
    assert "Forschung" in cards.preview.words
    QTest.keyClick(cards, Qt.Key.Key_Escape)
    QTest.keyClick(tour.window, Qt.Key.Key_F9)
    assert "Schwerpunkt Forschung: " in words_of_buttons(shown(tour, ScorePage))
    QTest.keyClick(tour.window.page, Qt.Key.Key_Escape)
    assert shown(tour, PlayPage) is page
    QTest.keyClick(tour.window, Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert "  Dass du " in words_in(shown(tour, GoalsPage))


def words_of_buttons(widget: QWidget) -> str:
    return "\n".join(found.text() for found in widget.findChildren(QPushButton))
