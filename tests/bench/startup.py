"""How long the program takes to its start screen, and how much memory a running game takes,
against a bare PySide6 window with 300 pixmap cards.

All programs are run in turn, round by round, each in a process of its own with warm byte code, so
that what else the machine does falls on all of them. Ours is run as players start it, by its
``main``; only the loop that its window then lives in is cut short. A time goes from the start of
the process until its window is painted; the best round and the median are told. The goal holds for
the best: other work only ever adds to a time.

Two bare windows are measured. One is what a PySide6 programmer would write for 300 cards: each
pixmap a filled rounded rectangle with a number. The other fills its pixmaps with one colour, writes
no text at all, and so never loads a font or the enumerations of ``Qt``; any program with
words on its screen does both. The start screen is to keep to its goal against either.

Run ``python -m tests.bench.startup``; it exits with 1 when a ratio misses its mark.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Final

from tests.bench.figures import Figure, report

ROUNDS: Final = 15
MOST_TIME: Final = 1.5
MOST_MEMORY: Final = 2.0

CLOCK: Final = """
import os, time
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
def tell():
    seconds = time.monotonic() - float(os.environ["BENCH_BEGUN"])
    print(seconds, time.process_time(), resident(), flush=True)
    os._exit(0)
"""

DRAWN: Final = """
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication([])
scene = QGraphicsScene(0, 0, 1280, 720)
for n in range(300):
    picture = QPixmap(63, 88)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setBrush(QColor.fromHsv(n, 120, 200))
    painter.drawRoundedRect(QRectF(1, 1, 61, 86), 5, 5)
    painter.drawText(QRectF(4, 4, 55, 80), Qt.AlignmentFlag.AlignHCenter, str(n))
    painter.end()
    scene.addPixmap(picture).setPos(n % 20 * 64, n // 20 * 48)
view = QGraphicsView(scene)
view.resize(1280, 720)
view.show()
app.processEvents()
view.grab()
tell()
"""

FLAT: Final = """
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication([])
scene = QGraphicsScene(0, 0, 1280, 720)
for n in range(300):
    picture = QPixmap(63, 88)
    picture.fill(QColor.fromHsv(n, 120, 200))
    scene.addPixmap(picture).setPos(n % 20 * 64, n // 20 * 48)
view = QGraphicsView(scene)
view.resize(1280, 720)
view.show()
app.processEvents()
view.grab()
tell()
"""

BEGIN: Final = """
import sys
from PySide6.QtWidgets import QApplication
def once(app):
    app.processEvents()
    window = app.activeWindow()
    until_ready(app, window)
    window.grab()
    tell()
QApplication.exec = once
from tabletop.__main__ import main
sys.argv = ["tabletop"]
main()
"""

START: Final = (
    """
def until_ready(app, window):
    pass
"""
    + BEGIN
)

PICTURES: Final = (
    """
def until_ready(app, window):
    while any(tile._pixmap is None for tile in window.page._tiles):
        app.processEvents()
"""
    + BEGIN
)

GAME: Final = """
from tabletop.table.app import application, open_window
from tabletop.session.players import Player
app = application()
tour = open_window(pace=0)
players = tuple(Player(f"P{n}", "sailor" if n else None) for n in range(8))
tour.play_at_once("traitors-aboard", players, {}, 1)
end = time.monotonic() + 3
while time.monotonic() < end:
    app.processEvents()
    time.sleep(0.01)
tour.window.grab()
tell()
"""

PROGRAMS: Final = {"drawn": DRAWN, "flat": FLAT, "start": START, "pictures": PICTURES}


def run(code: str, home: str) -> tuple[float, float, float]:
    """Run a program on its own: seconds to its first picture, those of the processor, megabytes.

    The user's folder is found as for any user, without the variable that names another.
    """
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": home}
    for name in ("PYTHONDONTWRITEBYTECODE", "TABLETOP_HOME"):
        env.pop(name, None)
    env["PYTHONPYCACHEPREFIX"] = f"{home}/bytecode"
    env["BENCH_BEGUN"] = str(time.monotonic())  # the same clock in all processes
    done = subprocess.run(
        [sys.executable, "-c", CLOCK + code], env=env, capture_output=True, text=True, check=True
    )
    seconds, processor, memory = (float(word) for word in done.stdout.split())
    return seconds, processor, memory


def measure(rounds: int = ROUNDS) -> tuple[Figure, ...]:
    """Run all programs in turn, and a game at the end."""
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in PROGRAMS}
    with tempfile.TemporaryDirectory() as home:
        for code in PROGRAMS.values():
            run(code, home)  # leaves byte code for the others
        for _ in range(rounds):
            for name, code in PROGRAMS.items():
                found[name].append(run(code, home))
        run(GAME, home)
        game = run(GAME, home)[2]
    figures = []
    for bare, goal in (("drawn", MOST_TIME), ("flat", MOST_TIME)):
        against, beside = found[bare], f"bare window, {bare} cards"
        for name, column, best in (
            ("start screen, best", 0, min),
            ("start screen, median", 0, statistics.median),
            ("start screen, processor time, best", 1, min),
        ):
            ours, theirs = (
                [one[column] * 1000 for one in which] for which in (found["start"], against)
            )
            held = goal if (column, best) == (0, min) else None
            figures.append(Figure(f"{name}", best(ours), held, against=best(theirs), beside=beside))
    pictures = min(one[0] * 1000 for one in found["pictures"])
    figures.append(Figure("start screen with all its pictures, best", pictures, None))
    memory = statistics.median(one[2] for one in found["drawn"])
    figures.append(
        Figure(
            "running game, memory",
            game,
            MOST_MEMORY,
            "MB",
            against=memory,
            beside="bare window, drawn cards",
        )
    )
    return tuple(figures)


def main() -> int:
    """Print times, memory and their ratios."""
    return report(measure())


if __name__ == "__main__":
    sys.exit(main())
