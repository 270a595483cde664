"""Matches around one screen, played at random on the real table, and searched as they go on.

``python -m tests.secrets.playing [ANSWERS] [SEED]`` plays so many answers of each kind of match.
"""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from tabletop.engine.chance import Chance
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.view import OPEN_EYES
from tabletop.games.bringing import proposed
from tabletop.games.compared import combinations
from tabletop.games.definition import GameDefinition
from tabletop.session.bots import random_answer
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tabletop.session.selfplay import dealt_anew
from tabletop.table.app import make_faces
from tabletop.table.pages.play import PlayPage
from tabletop.table.pages.replay import ReplayPage
from tabletop.table.pages.table import TablePage
from tabletop.table.settings import Settings
from tabletop.table.tour import Tour
from tabletop.table.window import TableWindow
from tests.secrets.knowing import Knowledge
from tests.secrets.names import NAME
from tests.secrets.showing import Said, around_it, on_the_table, within

SENSIBLE: Final = 0.7
"""So many answers of people are those of a computer player, lest matches end at once."""
PEOPLE: Final = ("Ann", "Bo", "Cy", "Di")


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of match: the game, how many people, how many computer players; ``side_pages`` are
    opened now and then. Where ``announced``, players may say that a card is of any kind there is,
    so that the names of these are no secret; what each card is stays one.
    """

    game: str
    people: int
    bots: int = 0
    side_pages: tuple[str, ...] = ()
    announced: bool = False


KINDS: Final = (
    Kind("traitors-aboard", 4, announced=True),
    Kind("traitors-aboard", 2, 2, announced=True),
    Kind("traveller-traders", 1, 0, ("ledger",)),
    Kind("traveller-ccg", 3),
    Kind("traveller-ccg", 2, 1),
    Kind("captains-chair", 2, 0, ("score", "goals")),
    Kind("captains-chair", 1, 1, ("score", "goals")),
)


@dataclass
class Search:
    """A match on a table, what each seat may know of it, and what was found out too much."""

    tour: Tour
    page: PlayPage
    kind: Kind
    knowledge: Knowledge
    leaks: list[str] = field(default_factory=list)
    moments: int = 0
    compared: int = 0

    def look(self, page: TablePage | None = None, more: Iterable[Said] = ()) -> None:
        """Search all that is said now for names that whoever looks may not know."""
        table = self.page if page is None else page
        match, seat = table.controller.match, table.seat
        if seat == OPEN_EYES:  # the match is over, and there are no secrets any more
            return
        # What was put away goes when an event loop comes round, and here there is none.
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        board = match.position.board
        now, ever = self.knowledge.now(board, seat), self.knowledge.ever(seat)
        self.moments += 1
        for allowed, said in (
            (now, on_the_table(table)),
            (now | ever, around_it(self.tour.window)),
        ):
            self._search(said, allowed, seat)
        self._search(more, now | ever, seat)
        self._search((Said("log", line.text) for line in match.log_for(seat)), now | ever, seat)
        visible = self.knowledge.visible(board, seat)
        model = table.scene.model
        assert model is not None
        for zone in model.zones:
            for card in zone.cards:
                if card.definition is not None and card.definition not in visible:
                    self.leaks.append(f"seat {seat}: {zone.id} shows {card.definition}")

    def _search(self, said: Iterable[Said], allowed: frozenset[str], seat: SeatId) -> None:
        for where, text in said:
            for name in NAME.findall(text):
                if name not in allowed:
                    at = text.index(name)
                    around = text[max(0, at - 80) : at + 40]
                    self.leaks.append(f"seat {seat}: {where} says {name}: ...{around}...")

    def deal_anew(self, seed: int) -> None:
        """Show the table as if what can't be seen were something else: it must look the same."""
        page, history = self.page, self.page.match.history
        now = history.moments[history.cursor]
        if now.position.pending is None or page.seat == OPEN_EYES:
            return
        if page.match.bot_seat() is not None:  # who would play on meanwhile
            return
        page.presenter.hovered.emit(None)
        page.scene.dice.clear()  # on a slow machine they go between the looks, by themselves
        page.view.bubble.hide()
        before = self._appearance()
        other = dealt_anew(page.game, now.position, page.seat, Chance(seed))
        history.moments[history.cursor] = replace(now, position=other)
        after = self._appearance()
        history.moments[history.cursor] = now
        self._appearance()
        self.compared += 1
        said, picture = Counter(before[0]), before[1]
        for one in [*(said - Counter(after[0])), *(Counter(after[0]) - said)]:
            self.leaks.append(f"seat {page.seat}, dealt anew something else is said: {one}")
        if picture != after[1]:
            self.leaks.append(f"seat {page.seat}, dealt anew the table looks different")

    def _appearance(self) -> tuple[list[Said], QImage]:
        """Give what is said now, and how the table looks."""
        page = self.page
        page.presenter.refresh(animate=False)
        page.sitting.changed.emit()
        QApplication.processEvents()
        said = [*on_the_table(page), *around_it(self.tour.window)]
        return said, page.view.grab().toImage()


def begin(tour: Tour, kind: Kind, game: GameDefinition, seed: int) -> Search:
    """Sit down at a match."""
    bot = next(iter(game.bots), None)
    players = [Player(name) for name in PEOPLE[: kind.people]]
    players += [Player(f"Computer {number}", bot) for number in range(kind.bots)]
    every = combinations(game, len(players), {})
    options = dict(every[seed % len(every)])
    decks = proposed(game, len(players))
    match = Match.create(game, tuple(players), options, seed, decks=decks)
    search = Search(tour, tour.play(match), kind, _knowledge(match, kind))
    search.knowledge.learn(match.history.now)
    return search


def _knowledge(match: Match, kind: Kind) -> Knowledge:
    printed = match.game.pack.cards.values()
    said = [
        one.definition.id for one in printed if kind.announced and one.definition.kind != "role"
    ]
    return Knowledge(match.game, len(match.players), said)


def play(search: Search, answers: int, chance: random.Random) -> int:
    """Play on at random, by people and computers, and search at each step; gives how many answers
    there were until the match was over.
    """
    page, match, kind = search.page, search.page.match, search.kind
    for number in range(answers):
        if match.position.pending is None:
            break
        search.look()
        if page.curtain.isVisible():
            page.curtain.opened.emit()
            search.look()
        _poke(search, chance)
        if number % 5 == 0:
            search.deal_anew(number)
        if kind.side_pages and number % 7 == 0:
            search.tour.open(chance.choice(kind.side_pages))
            search.look()
            search.tour.window.pop_to(page)
        _answer(search, chance)
        if number % 6 == 5:
            _take_back(search)
    else:
        number = answers
    search.look()
    return number


def _answer(search: Search, chance: random.Random) -> None:
    page, match = search.page, search.page.match
    assert match.position.pending is not None
    seat = chance.choice(match.position.pending.seats())
    if page.game.bots and (not match.players[seat].human or chance.random() < SENSIBLE):
        answer = match.bot_answer(seat)
    else:
        decision = match.view(seat).decision
        assert decision is not None
        answer = random_answer(decision, Chance(chance.getrandbits(32)))
    step = match.answer(seat, answer)
    assert isinstance(step, Step), step
    search.knowledge.learn(match.history.now)
    page.presenter.refresh((step,))
    page.presenter.answered.emit((step,))
    QApplication.processEvents()


def _take_back(search: Search) -> None:
    """Take something back as a person does, with the others' leave where it is needed."""
    page = search.page
    if page.match.bot_seat() is not None or not page.curtain.isHidden():
        return
    page.undo()
    search.look()
    if page.notice.isVisible():
        buttons = page.notice.buttons()
        buttons[0].click()
        search.look()


def _poke(search: Search, chance: random.Random) -> None:
    """Point at cards, look at them, try to move them, and ask what is read aloud."""
    page = search.page
    model = page.scene.model
    assert model is not None
    handles = [card.handle for zone in model.zones for card in zone.cards]
    heard: list[str] = []
    page.presenter.said.connect(heard.append)
    page.presenter.refused.connect(lambda words, _rule: heard.append(words))
    for handle in chance.sample(handles, min(4, len(handles))):
        _touch(search, handle, heard)
    page.presenter.speak()
    page.log.selectAll()
    page.log.copy()
    search.look(more=[Said("heard", words) for words in heard])
    QGuiApplication.clipboard().clear()
    page.presenter.said.disconnect(heard.append)


def _touch(search: Search, handle: CardId, heard: list[str]) -> None:
    """Point at a card, and ask what can be done with it and where it can go."""
    page = search.page
    heard.append(repr(page.controller.menu(handle)))
    heard.append(repr(page.controller.pick_up(handle)))
    page.presenter.hovered.emit(handle)
    heard += [said.text for said in within(page.preview)]
    page.presenter.hovered.emit(None)


def look_back(search: Search, steps: int) -> None:
    """Leave the table, and look back at the whole match through each seat's eyes in turn, at so
    many of its moments.
    """
    match, tour = search.page.match, search.tour
    leave(tour)
    page = ReplayPage(match, tour.window.looks, all_eyes=True)
    tour.push(page, "replay", match.game.pack.layout.room)
    page.begin()
    last = match.history.cursor
    for seat in range(len(match.players)):
        page.jump(0)
        page.watch(SeatId(seat))
        past = Search(tour, search.page, search.kind, _knowledge(match, search.kind))
        for number, moment in enumerate(match.history.moments[: last + 1]):
            past.knowledge.learn(moment)
            if number % max(1, last // steps) == 0:
                page.jump(number)
                past.look(page)
        search.leaks += [f"looking back, {leak}" for leak in past.leaks]
        search.moments += past.moments
    leave(tour)


def leave(tour: Tour) -> None:
    """Go to the start screen; what lay above is gone for good, and what was copied."""
    tour.home()
    QGuiApplication.clipboard().clear()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def a_window() -> Tour:
    """Open a window at its start screen."""
    window = TableWindow(Settings(motion="off"), make_faces)
    tour = Tour(window, pace=0)
    tour.begin()
    window.resize(QSize(1280, 720))
    window.show()
    return tour
