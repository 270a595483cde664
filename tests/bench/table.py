"""How fast the table is with 300 cards, offscreen at 1920x1080: drag, light, undo.

Times are processor time of this process, so that other work on the machine does not count; on a
quiet machine a clock shows the same. Run ``python -m tests.bench.table``; it exits with 1 when a
figure misses its mark.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

from tabletop.library.layout import Place
from tabletop.session.match import Match
from tests.bench.figures import Figure, report
from tests.controller.small import small_match
from tests.table.scene.rig import Rig

CARDS: Final = 300
SIZE: Final = (1920, 1080)
STEPS: Final = 300
MOST_OF_BARE: Final = 25.0
"""A move of the hand, with all that is asked about what lies under it, may cost so many times what
it costs to put one of 300 pixmaps elsewhere.
"""

PLACES: Final = (
    Place("hand", "others", "Hand", "spread", 0, 0, 32, 8),
    Place("deck", "table", "Deck", "spread", 0, 8, 13, 6),
    Place("ash", "table", "Ashes", "spread", 14, 8, 4, 6),
    Place("row", "me", "My row", "row", 19, 8, 13, 6),
    Place("hand", "me", "My hand", "spread", 0, 14, 32, 4),
)


def crowded() -> Match:
    """A match with 300 cards, all of them lying open to the eye."""
    match = small_match(seats=4, hand=60, deck=60)
    layout = replace(match.game.pack.layout, places=PLACES)
    match.game = replace(match.game, pack=replace(match.game.pack, layout=layout))
    return match


def timed(action: Callable[[], None]) -> float:
    """Run something and paint what it changed; in milliseconds."""
    begin = time.process_time()
    action()
    QApplication.processEvents()
    return (time.process_time() - begin) * 1000


def p95(times: list[float]) -> float:
    """Give the time that 95 of 100 stay below."""
    return sorted(times)[int(len(times) * 0.95)]


def drag(table: Rig) -> list[float]:
    """Carry a card over the whole table."""
    card = table.zone("hand:0")[5].handle
    table.take(card)
    QApplication.processEvents()
    times = [timed(partial(table.move, QPoint(*_way(step)))) for step in range(STEPS)]
    table.key(Qt.Key.Key_Escape)
    table.scene.motions.finish()
    QApplication.processEvents()
    return times


def bare_drag() -> list[float]:
    """Carry one of 300 pixmaps over a bare scene of the same size, as ``drag`` does a card."""
    scene = QGraphicsScene(0, 0, *SIZE)
    items = []
    for number in range(CARDS):
        picture = QPixmap(90, 126)
        picture.fill(QColor.fromHsv(number, 120, 200))
        items.append(scene.addPixmap(picture))
        items[-1].setPos(number % 20 * 92, number // 20 * 64)
    view = QGraphicsView(scene)
    view.resize(*SIZE)
    view.show()
    QApplication.processEvents()
    held = items[5]
    held.setZValue(1)
    return [timed(partial(held.setPos, *_way(step))) for step in range(STEPS)]


def _way(step: int) -> tuple[int, int]:
    """Give where the hand is after so many steps of a drag."""
    return 100 + (step * 37) % (SIZE[0] - 200), 60 + (step * 13) % (SIZE[1] - 120)


def lighting(table: Rig) -> tuple[list[float], list[float]]:
    """Take cards up: how long until the targets are lit, and until that is painted."""
    lit, painted = [], []
    for number in range(40):
        card = table.zone("hand:0")[number].handle
        table.scene.keeper.hold(card)
        begin = time.process_time()
        table.scene.picked.emit(card)
        lit.append((time.process_time() - begin) * 1000)
        QApplication.processEvents()
        painted.append((time.process_time() - begin) * 1000)
        table.scene.let_go()
        table.scene.motions.finish()
        QApplication.processEvents()
    return lit, painted


def undo(table: Rig) -> list[float]:
    """Undo and do again: how long until the table shows it, without motion."""
    table.drag(table.zone("hand:0")[0].handle, "row:0")
    times = []
    for _ in range(20):
        for going in (table.match.undo, table.match.redo):

            def show(go: Callable[[], object] = going) -> None:
                go()
                table.presenter.refresh()

            times.append(timed(show))
    return times


def measure() -> tuple[Figure, ...]:
    """Lay out the table and do everything on it."""
    app = QApplication.instance() or QApplication([])
    table = Rig(crowded(), size=SIZE)
    table.view.show()
    table.view.activateWindow()
    app.processEvents()
    cards = len(table.scene.keeper.items)
    assert cards == CARDS, cards
    lit, painted = lighting(table)
    moves = drag(table)
    undone = undo(table)
    bare = p95(bare_drag())
    whole = []
    for _ in range(20):
        table.view.viewport().update()
        whole.append(timed(lambda: None))
    return (
        Figure("table, 300 cards: repaint of a move in a drag, p95", p95(moves), 8.0),
        Figure(
            "table, 300 cards: repaint of a move in a drag, p95",
            p95(moves),
            MOST_OF_BARE,
            against=bare,
            beside="bare scene of 300 pixmaps",
        ),
        Figure("table, 300 cards: light the targets, p95", p95(lit), 5.0),
        Figure("table, 300 cards: undo until shown, p95", p95(undone), 20.0),
        Figure("table, 300 cards: light until painted, p95", p95(painted), None),
        Figure("table, 300 cards: whole table painted, p95", p95(whole), None),
    )


def main() -> int:
    """Print the figures; 1 when a goal is missed."""
    return report(measure())


if __name__ == "__main__":
    sys.exit(main())
