from __future__ import annotations

import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from tabletop.engine.decisions import Answer
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.position import Position
from tabletop.engine.view import OPEN_EYES
from tabletop.games import registry
from tabletop.games.bringing import proposed
from tabletop.games.traveller_traders import endings, game, hints
from tabletop.session.fairness import fairness
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.pages.ledger import LedgerPage
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.pages.rules import RulesPage
from tabletop.table.panels.seat_figures import SeatFigures
from tabletop.table.scene.describe import describe, faults
from tabletop.table.scene.items.track import TrackItem
from tabletop.table.tour import Tour
from tests.table.app.conftest import play_on, play_to_the_end, shown, traders, traitors


def said(page: PlayPage) -> str:
    """Everything that can be read, heard or pointed at on a page."""
    parts = [describe(page.scene), page.preview.words, page.log.toPlainText()]
    parts += [page.window().windowTitle(), QGuiApplication.clipboard().text()]
    for widget in page.findChildren(QWidget):
        parts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    return "\n".join(parts)


def captains(*people: str, bots: int) -> Match:
    game = registry.load("traveller-ccg")
    players = [Player(name) for name in people]
    players += [Player(f"Computer {n + 1}", next(iter(game.bots))) for n in range(bots)]
    return Match.create(game, tuple(players), {}, 5, decks=proposed(game, len(players)))


def pending_seats(match: Match) -> tuple[SeatId, ...]:
    return () if match.position.pending is None else match.position.pending.seats()


def may_act(page: PlayPage) -> bool:
    return page.presenter.enabled


def verb(page: PlayPage) -> str:
    return next(b.key for b in page.controller.model().buttons if b.refusal is None)


def test_a_verb_of_the_prompt_line_answers(tour: Tour, qtbot: QtBot) -> None:
    page = tour.play(traders())
    before = page.match.position.answered
    button = next(b for b in page.prompt.buttons() if not b.property("off"))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.match.position.answered > before
    assert page.log.toPlainText()
    assert faults(page.scene) == ()


def test_what_cant_be_done_gives_its_reason_and_opens_the_rule(tour: Tour) -> None:
    page = tour.play(traders())
    off = next(b for b in page.prompt.buttons() if b.property("off"))
    off.click()
    assert page.prompt.refusal
    page.prompt.rule_asked.emit("TT-5.1")
    rules = tour.window.page
    assert isinstance(rules, RulesPage)
    assert "▶ TT-5.1" in rules.text.toPlainText()


def test_computer_players_play_by_themselves_until_a_person_is_asked(
    tour: Tour, qtbot: QtBot
) -> None:
    page = tour.play(traitors("Ann", bots=3))
    qtbot.waitUntil(lambda: page.presenter.enabled, timeout=5000)
    assert page.match.bot_seat() is None
    assert page.seat == SeatId(0)
    assert page.curtain.isHidden()


def test_it_says_who_is_thinking_and_undo_meanwhile_is_safe(
    tour: Tour, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = traitors("Ann", bots=2)
    page = tour.play(match)
    qtbot.waitUntil(lambda: page.presenter.enabled, timeout=5000)
    gate = threading.Event()
    think = match.bot_answer

    def slowly(seat: SeatId | None = None, position: Position | None = None) -> Answer:
        gate.wait(5)
        return think(seat, position)

    monkeypatch.setattr(match, "bot_answer", slowly)
    stood = match.history.cursor
    while page.match.bot_seat() is None:
        seat = SeatId(0)
        step = match.answer(seat, think(seat))
        page.presenter.refresh((step,))  # type: ignore[arg-type]
        page.sitting._answered((step,))  # type: ignore[arg-type]
    assert page.prompt.sentence.endswith("is thinking …")
    page.undo()
    assert match.history.cursor == stood
    gate.set()
    qtbot.wait(200)
    assert match.history.cursor == stood
    assert page.presenter.enabled
    assert faults(page.scene) == ()


def test_whoever_is_asked_with_the_computer_can_answer_before_it_has_thought(
    tour: Tour, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = captains("Ann", bots=1)
    think = match.bot_answer
    while len(pending_seats(match)) < 2:
        seat = pending_seats(match)[0]
        match.answer(seat, think(seat))
    gate = threading.Event()

    def slowly(seat: SeatId | None = None, position: Position | None = None) -> Answer:
        gate.wait(5)
        return think(seat, position)

    monkeypatch.setattr(match, "bot_answer", slowly)
    page = tour.play(match)
    page.sitting.open_curtain()
    assert page.sitting.thinking
    page.sitting.answer(SeatId(0), think(SeatId(0)))
    gate.set()
    qtbot.waitUntil(lambda: not page.sitting.thinking, timeout=5000)
    assert page.presenter.enabled


def test_leaving_while_the_computer_thinks_is_safe(tour: Tour, qtbot: QtBot) -> None:
    for _ in range(5):
        tour.play(traitors("Ann", bots=5))
        tour.home()
    qtbot.wait(100)
    assert tour.window.page is tour.start


def test_undo_and_redo_give_the_same_table(tour: Tour) -> None:
    page = tour.play(traders())
    first = describe(page.scene)
    page.presenter.press(verb(page))
    page.scene.dice.clear()
    second = describe(page.scene)
    assert second != first
    page.undo()
    assert describe(page.scene) == first
    page.redo()
    assert describe(page.scene) == second
    for _ in range(20):
        page.undo()
        page.redo()
    assert faults(page.scene) == ()


@pytest.mark.rules("TA-6.3")
def test_the_curtain_shows_nothing_secret(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    page = tour.play(match)
    asked = match.position.pending
    assert asked is not None
    assert page.seat == ONLOOKER
    assert page.curtain.isVisible()
    name = match.players[asked.seats()[0]].name
    assert f"{name}, are you there?" in page.curtain.words
    assert not may_act(page)
    for secret in ("Pirate", "Mutineer", "Plank", "Loot", "Spyglass", "Catch"):
        assert secret not in said(page)
    page.curtain._open.click()
    assert page.seat == asked.seats()[0]
    assert may_act(page)
    assert "You are a" in page.preview.words


@pytest.mark.rules("TA-6.3")
def test_the_next_player_is_asked_for_and_sees_nothing_of_the_last_one(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    page = tour.play(match)
    page.curtain._open.click()
    mine = page.seat
    hand = {card.name for zone in page.controller.model().zones for card in zone.cards}
    assert len(hand) > 1
    while match.view(mine).decision is not None:
        step = match.answer(mine, match.bot_answer(mine))
        page.presenter.refresh((step,))  # type: ignore[arg-type]
        page.sitting._answered((step,))  # type: ignore[arg-type]
    assert page.curtain.isVisible()
    assert page.seat == ONLOOKER
    assert page.preview.shown is None
    assert "You draw" not in said(page)


@pytest.mark.rules("TA-5.5")
def test_the_end_says_who_won_and_why_and_opens_everything(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_to_the_end(match)
    page = tour.play(match)
    assert page.seat == OPEN_EYES
    assert page.curtain.isHidden()
    assert page.end.isVisible()
    assert match.result is not None
    words = " ".join(label.text() for label in page.end.findChildren(type(tour.start.heading)))
    assert match.result.rule in words
    assert "(hidden)" not in describe(page.scene)
    assert "a card" not in describe(page.scene)


def test_the_end_shows_the_seed_and_whether_chance_was_fair(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_to_the_end(match)
    page = tour.play(match)
    words = " ".join(label.text() for label in page.end.findChildren(type(tour.start.heading)))
    assert f"The seed was {match.seed}." in words
    assert "Dice:" not in words
    drawn = next(
        table
        for table in page.end.findChildren(SeatFigures)
        if table.accessibleName() == "Opening hands (to be expected)"
    )
    rows = [[cell.text for cell in row] for row in drawn.shown.rows]
    opening = [hand["action"] for hand in fairness(match).opening]
    counts = [f"{one.count} ({one.expected:.1f})" for one in opening]
    assert rows[0] == ["Ann", "Bo", "Cy"]
    assert rows[1:3] in ([["Action"], counts], [["Action", *counts], rows[2]])


def test_the_end_says_how_the_dice_fell(tour: Tour) -> None:
    match = traders()
    play_to_the_end(match)
    page = tour.play(match)
    faces = fairness(match).faces
    assert sum(faces) > 5
    (told,) = (
        label.text()
        for label in page.end.findChildren(type(tour.start.heading))
        if label.text().startswith("Dice: ")
    )
    assert f"1 ×{faces[0]}, " in told


def test_rematch_replay_and_ledger_follow_the_end(tour: Tour) -> None:
    match = traders()
    play_to_the_end(match)
    page = tour.play(match)
    page.end.ledger.emit()
    shown(tour, LedgerPage)
    tour.window.pop()
    page.end.replay.emit()
    shown(tour, ReplayPage)
    tour.window.pop()
    page.end.rematch.emit()
    again = shown(tour, PlayPage)
    assert not again.match.finished
    assert again.match.players == match.players


def test_others_are_asked_before_what_was_seen_is_taken_back(tour: Tour) -> None:
    match = traitors("Ann", "Bo", "Cy")
    play_on(match, 6)
    page = tour.play(match)
    page.curtain._open.click()
    stood = match.history.cursor
    page.undo()
    assert match.history.cursor == stood
    agree, play_on_button = page.notice.buttons()
    assert "agree" in agree.text()
    assert play_on_button.text() == "Play on"
    agree.click()
    assert match.history.cursor < stood


def test_resigning_is_asked_about(tour: Tour) -> None:
    match = traders()
    page = tour.play(match)
    page._ask_resign()
    assert match.result is None
    page.notice.buttons()[0].click()
    assert match.position.pending is None
    assert page.end.isVisible()


def test_a_copy_is_saved_and_never_over_the_match_itself(tour: Tour, tmp_path: Path) -> None:
    page = tour.play(traders())
    page.save_to(tmp_path / "my copy.match")
    assert (tmp_path / "my copy.match").is_file()
    assert "my copy.match" in page.notice.words
    from tabletop.session.players import Player

    tour.play_at_once("traveller-traders", (Player("Ann"),), {}, 1)
    kept = tour.window.page
    assert isinstance(kept, PlayPage)
    assert kept.match.path is not None
    kept.save_to(kept.match.path)
    assert "choose another one" in kept.notice.words


def test_names_in_the_log_open_the_preview(tour: Tour) -> None:
    match = traders()
    play_on(match, 5)
    page = tour.play(match)
    page.log.card_named.emit("captain")
    assert page.preview.shown is not None
    assert page.preview.shown.definition == "captain"


def test_f4_goes_to_the_words_of_the_card(tour: Tour, qtbot: QtBot) -> None:
    page = tour.play(traders())
    page.swap.setChecked(True)
    page.log.card_named.emit("captain")
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_F4)
    assert page.preview.isAncestorOf(page.focusWidget())
    assert page.preview.shown is not None


def test_space_holds_a_large_preview(tour: Tour, qtbot: QtBot) -> None:
    page = tour.play(traders())
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Right)
    QTest.keyPress(page.view, Qt.Key.Key_Space)
    assert page._large is not None
    assert page._large.isVisible()
    QTest.keyRelease(page.view, Qt.Key.Key_Space)
    assert page._large is None


def test_typed_letters_do_nothing_at_the_table(tour: Tour, qtbot: QtBot) -> None:
    page = tour.play(traders())
    before = page.match.position
    QTest.keyClicks(page.view, "pqrendyx")
    assert page.match.position is before


def test_settings_count_at_once_at_the_table(tour: Tour) -> None:

    page = tour.play(traders())
    for text in (200, 100):
        for scheme in ("light", "high-contrast", "dark"):
            settings = tour.window.settings._replace(text=text, scheme=scheme)
            tour.window.set_settings(settings)
            assert page.scene.theme.name == scheme
            assert faults(page.scene) == ()
    tour.window.set_settings(tour.window.settings._replace(motion="reduced"))
    assert page.scene.motions.mode == "reduced"


def test_larger_text_leaves_numbers_their_room_and_cuts_no_title_that_fits_otherwise(
    tour: Tour,
) -> None:
    page = tour.play(traders())

    def numbers() -> dict[str, float]:
        """Give how much of its box each number fills."""
        return {
            key: one._value.font().pixelSize() / one.area.height
            for key, one in page.scene.tracks.items()
            if isinstance(one, TrackItem)
        }

    def cut() -> set[str]:
        shown = ((zone, item._title.text()) for zone, item in page.scene.zones.items())
        return {zone for zone, words in shown if words.endswith("…")}

    before = numbers()
    assert cut() == set()
    tour.window.set_settings(tour.window.settings._replace(text=150))
    QApplication.processEvents()
    assert all(part > 0.85 * before[track] for track, part in numbers().items())
    assert cut() == set()


@pytest.mark.rules("TT-7.1", "TT-8.1", "TT-R.10")
def test_after_a_win_one_sails_on_as_a_merchant_prince(
    tour: Tour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """73 million are won too rarely to be waited for; here the liner is cheap."""
    for module in (endings, game, hints):
        monkeypatch.setattr(module, "GOAL", 1_400_000)
    match = traders(279)
    page = tour.play(match)
    play_to_the_end(match)
    page.sitting.changed.emit()
    purse = match.position.board.counters["credits"]
    assert purse >= 1_400_000
    verbs = {b.text(): b for b in page.end.findChildren(QPushButton)}
    assert "Won!" in [words.text() for words in page.end.findChildren(QLabel)]
    verbs["Sail on as a Merchant Prince"].click()
    following = shown(tour, PlayPage)
    assert following is not page
    board = following.match.position.board
    assert following.match.options["mode"] == "prince"
    assert board.counters["credits"] == purse - 1_400_000 + 873_000
    main = next(b for b in following.prompt.buttons() if b.property("primary"))
    assert main.text().startswith("Jump to ")
    main.click()
    assert following.match.position.answered > 0
    assert faults(following.scene) == ()
