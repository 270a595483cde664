"""Hands that do anything to a running table: drag, cancel, take back, resize, look away, leave.

After each deed the table must be what the match says, something must be there to go on with, and
nobody may have made a mistake.
"""

from __future__ import annotations

import os
import random
from collections import deque
from collections.abc import Callable, Mapping
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QPoint,
    QSize,
    Qt,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QSpinBox, QWidget

from tabletop.engine.ids import CardId
from tabletop.games.bringing import proposed
from tabletop.games.compared import combinations
from tabletop.games.kept import kept
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.session.save import fingerprint
from tabletop.table import desk
from tabletop.table.pages.play import PlayPage
from tabletop.table.scene.same import differences
from tabletop.table.settings import MOTIONS, SCHEMES, TEXT_SIZES
from tabletop.table.tour import Tour
from tabletop.table.watchdog import unanswered
from tests.table.scene.rig import Rig

SEATS: Final[Mapping[str, tuple[tuple[int, int], ...]]] = {
    "traitors-aboard": ((3, 2), (2, 3), (8, 0)),
    "traveller-traders": ((1, 0),),
    "traveller-ccg": ((1, 2), (2, 1), (1, 1)),
    "captains-chair": ((1, 1), (2, 0), (1, 0)),
}
"""For each game how many people and how many computer players sit at its matches, in turn."""
SIZES: Final = ((640, 480), (1024, 600), (1280, 720), (1366, 768), (1920, 1080), (900, 1200))
PAGES: Final = ("rules", "keys", "settings", "cards", "score", "goals", "ledger")
KEYS: Final = (
    Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up,
    Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Home,
    Qt.Key.Key_End, Qt.Key.Key_Menu,
)  # fmt: skip
LAST: Final = 12
"""So many of the last deeds are told when something is wrong."""
THINKING: Final = 10_000
"""Milliseconds that a computer player may think about one answer."""


class WrongError(AssertionError):
    """The table is not what it should be after a deed."""


class LeftError(Exception):
    """A key or a verb has led away from the table, as it may."""


class Hand(Rig):
    """A player's hand at the table of a page."""

    def __init__(self, page: PlayPage) -> None:
        self.match, self.scene, self.view = page.match, page.scene, page.view
        self.controller, self.presenter = page.controller, page.presenter


class Hands:
    """Two hands at a window, moved by chance. ``done`` counts the deeds of each kind."""

    def __init__(self, tour: Tour, chance: random.Random) -> None:
        self.tour = tour
        self.chance = chance
        self.done: dict[str, int] = {}
        self.matches = 0
        self.last: deque[str] = deque(maxlen=LAST)
        self._game = ""

    # --- the match -------------------------------------------------------------------------

    def sit_down(self, game: str) -> None:
        """Begin a match of a game, kept in the user's folder."""
        loaded = kept(game)
        sittings = SEATS[game]
        people, computers = sittings[self.matches % len(sittings)]
        self.matches += 1
        self._game = game
        bot = next(iter(loaded.bots), None)
        players = [Player(f"Person {number + 1}") for number in range(people)]
        players += [Player(f"Computer {number + 1}", bot) for number in range(computers)]
        options = self.chance.choice(combinations(loaded, len(players), {}))
        decks = proposed(loaded, len(players))
        seed = self.chance.getrandbits(32)
        match = Match.create(loaded, tuple(players), options, seed, desk.store(), decks)
        self.tour.play(match)
        self.settle()

    @property
    def page(self) -> PlayPage:
        """The table. Raises LeftError when nobody sits there any more."""
        for page in self.tour.window.pages():
            if isinstance(page, PlayPage):
                return page
        raise LeftError

    def move(self) -> str:
        """Do one thing, and see to it that all is well afterwards; gives what was done."""
        try:
            return self._moved()
        except LeftError:
            self.sit_down(self._game)
            return "left"

    def _moved(self) -> str:
        deeds = DEEDS if self.tour.window.page is self.page else AWAY
        name = self.chance.choices(list(deeds), [weight for weight, _ in deeds.values()])[0]
        self.done[name] = self.done.get(name, 0) + 1
        self.last.append(name)
        try:
            deeds[name][1](self)
            self.settle()
            self.check()
        except WrongError as error:
            size, looks = self.tour.window.size().toTuple(), self.tour.window.settings
            how = f"in {size}, {looks.text} %, {looks.motion} motion, {looks.language}"
            raise WrongError(
                f"{self._game} {how}, after {', '.join(self.last)}: {error}"
            ) from error
        if self.page.match.finished and self.chance.random() < 0.2:
            self.sit_down(self._game)
        return name

    def settle(self) -> None:
        """Let everything happen that is under way."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        for _ in range(3):
            QApplication.processEvents()

    def check(self) -> None:
        """Hold the table against the match. Raises WrongError."""
        page = self.page
        if page.scene.keeper.held is None:
            page.scene.motions.finish()
        for fault in (*differences(page.scene, page.controller), *unanswered(page)):
            raise WrongError(fault)
        curtain = page.sitting.curtain_for is not None
        if curtain != page.curtain.isVisibleTo(page):
            raise WrongError("the curtain is down when it should be up, or the other way")

    def wait_for_computers(self) -> None:
        """Have the computer players play until a person is asked, or all is over."""
        waited, stood = 0, self.page.match.position
        while self.page.sitting.thinking and waited < THINKING:
            QTest.qWait(5)
            now = self.page.match.position
            waited, stood = (waited + 5, stood) if now is stood else (0, now)
        if self.page.sitting.thinking:
            raise WrongError("a computer player never comes to an end")

    # --- the table -------------------------------------------------------------------------

    def hand(self) -> Hand:
        """Give a hand at the table."""
        return Hand(self.page)

    def card(self) -> CardId | None:
        """Choose a card that is drawn; one that can do something rather than another."""
        placed = self.page.scene.keeper.placed
        useful = [h for h, one in placed.items() if one.card.playable or one.card.candidate]
        some = useful if useful and self.chance.random() < 0.7 else list(placed)
        return self.chance.choice(some) if some else None

    def spot(self) -> QPoint:
        """Choose a place on the table: one that is lit rather than another."""
        lit = [zone for zone, item in self.page.scene.zones.items() if item.light == "lit"]
        if lit and self.chance.random() < 0.7:
            return self.hand().point(self.chance.choice(lit))
        size = self.page.view.viewport().size()
        return QPoint(*(self.chance.randrange(max(1, one)) for one in size.toTuple()))

    def drag(self) -> None:
        """Carry a card somewhere; on the way something may come between."""
        hand, card = self.hand(), self.card()
        if card is None:
            return
        hand.take(card)
        for _ in range(self.chance.randrange(4)):
            hand.move(self.spot())
        if self.chance.random() < COMES_BETWEEN:
            self.chance.choice(BETWEEN)(self)
        hand.release(self.spot())

    def click(self) -> None:
        """Click a card, a seat or a place."""
        card = self.card()
        if card is not None and self.chance.random() < 0.7:
            self.hand().click(card)
        else:
            self.hand().click_at(self.spot())

    def double_click(self) -> None:
        """Click a card twice."""
        card = self.card()
        if card is not None:
            self.hand().double_click(card)

    def hover(self) -> None:
        """Point at something."""
        self.hand().move(self.spot(), down=False)

    def entry(self) -> None:
        """Take something from a card's menu, where one is open."""
        buttons = self._buttons(self.page.view.menu)
        if self.page.view.menu.isVisible() and buttons:
            self.chance.choice(buttons).click()

    def verb(self) -> None:
        """Press a verb of the prompt line, or give a number."""
        for spin in self.page.prompt.findChildren(QSpinBox):
            if spin.isVisible():
                spin.setValue(self.chance.randint(spin.minimum(), spin.maximum()))
        buttons = self.page.prompt.buttons()
        if buttons:
            self.chance.choice(buttons).click()

    def notice(self) -> None:
        """Answer what the strip above the table asks."""
        buttons = [
            one for strip in (self.page.notice, self.tour.window.notice) for one in strip.buttons()
        ]
        if buttons:
            self.chance.choice(buttons).click()

    def curtain(self) -> None:
        """Come before the screen."""
        if self.page.curtain.isVisible():
            self.page.curtain.opened.emit()

    def key(self) -> None:
        """Press any key."""
        target = QApplication.focusWidget() or self.page.view
        if not isinstance(target, QLineEdit):
            QTest.keyClick(target, self.chance.choice(KEYS))

    def escape(self) -> None:
        """Cancel."""
        QTest.keyClick(self.page.view, Qt.Key.Key_Escape)

    def undo(self) -> None:
        """Take back."""
        self.chance.choice((self.page.undo, lambda: self.page.sitting.undo("answer")))()

    def redo(self) -> None:
        """Do again."""
        self.page.redo()

    def board(self) -> None:
        """Look at another seat's board."""
        self.page.show_place(self.chance.randrange(4))

    def panels(self) -> None:
        """Use what lies around the table."""
        page = self.page
        self.chance.choice(
            (
                page.explain,
                page.speak,
                page.wake,
                page.go_to_log,
                page.go_to_prompt,
                page.swap.click,
            )
        )()

    # --- the window ------------------------------------------------------------------------

    def resize(self) -> None:
        """Give the window another size."""
        self.tour.window.resize(QSize(*self.chance.choice(SIZES)))

    def dress(self) -> None:
        """Change how everything looks."""
        window = self.tour.window
        chance, now = self.chance, window.settings
        looks = (
            now._replace(scheme=chance.choice(SCHEMES)),
            now._replace(text=chance.choice(TEXT_SIZES)),
            now._replace(motion=chance.choice(MOTIONS)),
            now._replace(language=chance.choice(("en", "de"))),
        )
        window.set_settings(chance.choice(looks))

    def look_away(self) -> None:
        """Go to another window, and perhaps come back."""
        window = self.tour.window
        for kind in (QEvent.Type.WindowDeactivate, QEvent.Type.ApplicationDeactivate):
            QApplication.sendEvent(window, QEvent(kind))
        focus = QApplication.focusWidget()
        if focus is not None:
            focus.clearFocus()
        if self.chance.random() < 0.8:
            QApplication.sendEvent(window, QEvent(QEvent.Type.WindowActivate))
            window.activateWindow()

    def open_page(self) -> None:
        """Lay another page over the table."""
        name = self.chance.choice(PAGES)
        game = self.page.game
        missing = {"score": game.sheet is None, "goals": game.goals is None}
        if missing.get(name) or (name == "ledger" and not game.charts):
            return
        if name == "cards" and not self.page.may_look:
            return
        self.tour.open(name)

    def leave_page(self) -> None:
        """Go back to the table."""
        self.tour.leave()

    def get_up(self) -> None:
        """Leave the table and come back: the match is where it was."""
        path, stood = self.page.match.path, fingerprint(self.page.match.position)
        if path is None or self.page.match.finished:
            return
        self.tour.home()
        self.settle()
        self.tour.resume_file(path)
        self.settle()
        now = fingerprint(self.page.match.position)
        waits = self.page.match.bot_seat() is not None or self.page.sitting.thinking
        if now != stood and not waits and not _answers(now) > _answers(stood):
            raise WrongError(f"the match stood at {stood} and is resumed at {now}")

    @staticmethod
    def _buttons(within: QWidget) -> list[QPushButton]:
        return [one for one in within.findChildren(QPushButton) if one.isVisible()]


def _answers(print_of: str) -> int:
    return int(print_of.partition("/")[0])


Deed = Callable[[Hands], None]

BETWEEN: Final[tuple[Deed, ...]] = (
    Hands.escape, Hands.resize, Hands.dress, Hands.look_away, Hands.undo, Hands.redo, Hands.verb,
    Hands.wait_for_computers,
)  # fmt: skip
"""What may come between while a card is carried."""
COMES_BETWEEN: Final = 0.5

DEEDS: Final[Mapping[str, tuple[float, Deed]]] = {
    "drag": (14, Hands.drag),
    "click": (8, Hands.click),
    "double click": (4, Hands.double_click),
    "hover": (3, Hands.hover),
    "menu entry": (8, Hands.entry),
    "verb": (14, Hands.verb),
    "notice": (6, Hands.notice),
    "curtain": (14, Hands.curtain),
    "key": (8, Hands.key),
    "escape": (3, Hands.escape),
    "undo": (4, Hands.undo),
    "redo": (2, Hands.redo),
    "board": (2, Hands.board),
    "panels": (2, Hands.panels),
    "computers": (6, Hands.wait_for_computers),
    "resize": (2, Hands.resize),
    "looks": (1, Hands.dress),
    "away": (2, Hands.look_away),
    "page": (2, Hands.open_page),
    "up and back": (0.6, Hands.get_up),
}
"""What hands do at the table, and how often."""

AWAY: Final[Mapping[str, tuple[float, Deed]]] = {
    "back": (6, Hands.leave_page),
    "resize": (1, Hands.resize),
    "looks": (0.5, Hands.dress),
    "computers": (1, Hands.wait_for_computers),
    "away": (1, Hands.look_away),
}
"""What hands do while another page lies over the table."""
