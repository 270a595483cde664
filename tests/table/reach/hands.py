"""A player who has a keyboard and nothing else: real key events on whatever has the focus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from tabletop.controller.model import Button, TableModel
from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, ChooseNumber, ChooseSeat
from tabletop.engine.ids import CardId
from tabletop.table.pages.play import PlayPage
from tabletop.table.window import TableWindow

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
Key = Qt.Key
PATIENCE = 30_000
FAR = 80
"""Nothing on the table or a page is so many keys away."""


class Hands:
    """Presses keys. What is looked at is the focus and the model; nothing is done but by keys."""

    def __init__(self, window: TableWindow, qtbot: QtBot) -> None:
        self._window = window
        self._qtbot = qtbot

    @property
    def page(self) -> PlayPage:
        page = self._window.page
        assert isinstance(page, PlayPage)
        return page

    @property
    def focus(self) -> QWidget:
        return QApplication.activePopupWidget() or QApplication.focusWidget() or self._window

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.focus, key, modifier)

    def type(self, words: str) -> None:
        QTest.keyClicks(self.focus, words)

    def tab_to(self, holds: Callable[[QWidget], bool]) -> None:
        """Go on with Tab until what has the focus is what is wanted."""
        for _ in range(FAR):
            if holds(self.focus):
                return
            self.key(Key.Key_Tab)
        raise AssertionError(f"Tab doesn't lead there, but to {self.focus.accessibleName()!r}")

    def press(self, begins: str) -> None:
        """Press a button whose name begins so."""
        self.tab_to(lambda w: isinstance(w, QPushButton) and w.accessibleName().startswith(begins))
        self.key(Key.Key_Return)

    # --- at the table ----------------------------------------------------------------------

    def play_to_the_end(self, most: int) -> int:
        """Answer whatever is asked as the game's computer player would; give how many answers."""
        given = 0
        while not self.page.match.finished:
            if self._ready() and self.page.presenter.enabled:
                assert given < most, "this game takes too long"
                self._answer_one()
                given += 1
        return given

    def _ready(self) -> bool:
        """Wait until a player is asked, and do what has to be done before that."""
        clock = QElapsedTimer()
        clock.start()
        while not clock.hasExpired(PATIENCE):
            page = self.page
            if page.match.finished or page.presenter.enabled:
                return True
            if not page.curtain.isHidden():
                self.key(Key.Key_Return)
                return False
            self._qtbot.wait(1)
        raise AssertionError(f"nobody is asked: {self.page.prompt.sentence}")

    def _answer_one(self) -> None:
        page = self.page
        position = page.match.position
        self.give(page.match.bot_answer(page.seat))
        assert page.match.position is not position, f"no key answered {page.prompt.sentence!r}"

    def give(self, answer: Answer) -> None:
        """Give an answer by keys."""
        decision = self.page.match.view(self.page.seat).decision
        match decision:
            case ChooseAction():
                assert isinstance(answer, Action)
                self._act(answer)
            case ChooseCards():
                assert isinstance(answer, tuple)
                self._choose_cards(decision, answer)
            case ChooseSeat():
                self._verb(f"seat:{answer}")
            case ChooseNumber():
                self._number(int(str(answer)))
            case _:
                self._verb(f"option:{answer}")

    def _model(self) -> TableModel:
        return self.page.controller.model()

    def _act(self, action: Action) -> None:
        offers = self.page.match.offers(self.page.seat)
        number = next(n for n, offer in enumerate(offers) if offer.action == action)
        if any(button.key == f"action:{number}" for button in self._model().buttons):
            self._verb(f"action:{number}")
            return
        assert action.card is not None
        self.go_to(action.card)
        self.key(Key.Key_Return)
        menu = self.page.view.menu
        entries = self.page.controller.menu(action.card)
        wanted = next(n for n, entry in enumerate(entries) if entry.action == action)
        for _ in range(FAR):
            if menu.rows[wanted].hasFocus():
                break
            self.key(Key.Key_Down)
        self.key(Key.Key_Return)

    def _choose_cards(self, decision: ChooseCards, cards: tuple[int, ...]) -> None:
        for card in map(CardId, cards):
            if any(button.key == f"card:{card}" for button in self._model().buttons):
                self._verb(f"card:{card}")
            else:
                self.go_to(card)
                self.key(Key.Key_Return)
        if not decision.least == decision.most == 1:
            self._verb("confirm")

    def _number(self, number: int) -> None:
        if any(button.key == f"number:{number}" for button in self._model().buttons):
            self._verb(f"number:{number}")
            return
        self.key(Key.Key_P, CTRL)
        self.tab_to(lambda widget: isinstance(widget, QSpinBox))
        self.key(Key.Key_A, CTRL)
        self.type(str(number))
        self.press("Choose this number")

    def _verb(self, key: str) -> None:
        """Press a verb of the prompt line, or one of the menu that it stands in."""
        every = self._model().buttons
        button = next(button for button in every if button.key == key)
        alike = [one for one in every if _begin(one) == _begin(button)]
        self.key(Key.Key_P, CTRL)
        if button.group:
            self.press(button.group)
            self._entry(button.label)
            return
        found = [
            widget
            for widget in self.page.prompt.buttons()
            if widget.accessibleName().startswith(_begin(button)) and not widget.property("flat")
        ]
        wanted = found[alike.index(button)]
        self.tab_to(lambda widget: widget is wanted)
        self.key(Key.Key_Return)

    def _entry(self, words: str) -> None:
        """Choose an entry of the menu that has opened."""
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        for _ in range(FAR):
            self.key(Key.Key_Down)
            if menu.activeAction().text().replace("&&", "&").startswith(words):
                break
        self.key(Key.Key_Return)

    def go_to(self, card: CardId) -> None:
        """Bring the focus to a card: Tab to its zone, then arrows."""
        page, focus = self.page, self.page.view.focus
        if not page.view.hasFocus():
            self.key(Key.Key_T, CTRL)
        zone = self._model().zone_of(card)
        assert zone is not None
        for _ in range(FAR):
            zones = [stop.zone for stop in page.view.focus.stops()]
            here = zones.index(focus.at.zone) if focus.at.zone in zones else -1
            if here == zones.index(zone.id):
                break
            self.key(Key.Key_Tab, NONE if here < zones.index(zone.id) else SHIFT)
        seen = set()
        while focus.at.card != card:
            step = (focus.at.card, self._towards(card))
            assert step not in seen, f"arrows don't lead to {card} in {zone.id}"
            seen.add(step)
            self.key(step[1])

    def _towards(self, card: CardId) -> Qt.Key:
        placed = self.page.scene.keeper.placed
        here = placed[self.page.view.focus.at.card or card].spot
        there = placed[card].spot
        across, down = there.x - here.x, there.y - here.y
        if abs(across) >= abs(down):
            return Key.Key_Right if across > 0 else Key.Key_Left
        return Key.Key_Down if down > 0 else Key.Key_Up


def _begin(button: Button) -> str:
    return ". ".join(part for part in (button.label.rstrip("."), button.consequence) if part)
