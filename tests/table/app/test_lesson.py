from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction, ChooseCards
from tabletop.games import registry
from tabletop.table.lesson import LEARNER
from tabletop.table.pages.play import PlayPage
from tabletop.table.tour import Tour

GAMES = ["traveller-traders", "traitors-aboard", "traveller-ccg"]


@pytest.mark.parametrize("name", GAMES)
def test_the_guided_turn_can_be_followed_to_its_end(tour: Tour, qtbot: QtBot, name: str) -> None:
    game = registry.load(name)
    lesson = game.pack.lesson
    assert lesson is not None
    tour.learn(game.pack.info)
    page = tour.window.page
    assert isinstance(page, PlayPage)
    assert page.match.path is None
    heard = []
    for _ in range(len(lesson.steps) * 4):
        words = page.notice.words
        if words.startswith("That was the guided turn"):
            break
        heard.append(words)
        if page.notice.buttons()[0].text() == "Go on":
            page.notice.buttons()[0].click()
            continue
        qtbot.waitUntil(lambda: page.presenter.enabled, timeout=5000)
        step = next(step for step in lesson.steps if step.text in words)
        answered = page.match.position.answered
        _do(page, step.action, step.decision, step.card, step.point)
        assert page.match.position.answered > answered, f"stuck at: {words}"
        QApplication.processEvents()
    assert page.notice.words.startswith("That was the guided turn")
    assert all(any(step.text in words for words in heard) for step in lesson.steps)


def _do(page: PlayPage, action: str, decision: str, card: str | None, point: str = "") -> None:
    """Do what the step asks for. What has to be chosen besides, a computer player chooses; where
    one can pass, or pay with the deck, that is done.
    """
    match = page.match
    view = match.view(LEARNER)
    asked = view.decision
    assert asked is not None
    answer = match.bot_answer(LEARNER)
    told = decision in ("", asked.name)
    if isinstance(asked, ChooseAction):
        able = [offer.action for offer in match.offers(LEARNER) if offer.refusal is None]
        fitting = [one for one in able if action and told and one.verb == action]
        named = [
            one
            for one in fitting
            if one.card is not None and view.board.cards[one.card].definition == card
        ]
        idle = [one for one in able if one == Action("pass")]
        answer = (*named[-1:], *fitting, *idle, answer)[0]
    if isinstance(asked, ChooseCards):
        lying = {one: view.board.cards[one] for one in asked.cards}
        meant = [one for one, found in lying.items() if told and found.definition == card]
        there = f"{point}:0" if told else "deck:0"
        placed = [one for one, found in lying.items() if found.zone == there]
        assert isinstance(answer, tuple)
        answer = ((*meant, *placed, *answer)[0],) if asked.least else ()
    step = match.answer(LEARNER, answer)
    page.presenter.refresh((step,))  # type: ignore[arg-type]
    page.sitting._answered((step,))  # type: ignore[arg-type]


def test_who_fights_one_by_one_instead_of_all_at_once_is_led_to_the_end_too(
    tour: Tour, qtbot: QtBot
) -> None:
    game = registry.load("traveller-traders")
    lesson = game.pack.lesson
    assert lesson is not None
    tour.learn(game.pack.info)
    page = tour.window.page
    assert isinstance(page, PlayPage)
    ways = {"volley": "attack", "fight-on": "fire"}
    heard = []
    for _ in range(80):
        words = page.notice.words
        if words.startswith("That was the guided turn"):
            break
        heard.append(words)
        if page.notice.buttons()[0].text() == "Go on":
            page.notice.buttons()[0].click()
            continue
        step = next(step for step in lesson.steps if step.text in words)
        _do(page, ways.get(step.action, step.action), step.decision, step.card)
        QApplication.processEvents()
    assert page.notice.words.startswith("That was the guided turn")
    buying = next(step for step in lesson.steps if step.action == "buy")
    assert any(buying.text in words for words in heard)
