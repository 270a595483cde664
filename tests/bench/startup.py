"""How long the program takes to its start screen, and how much memory a running game takes,
against a bare PySide6 window with 300 pixmap cards. Both are measured in turn, in one go.

Run ``python -m tests.bench.startup``; it exits with 1 when a ratio misses its mark.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from typing import Final

RUNS: Final = 9
MOST_TIME: Final = 1.5
MOST_MEMORY: Final = 2.0

REPORT: Final = """
import os, resource, sys, time
def now():
    ticks = float(open("/proc/self/stat").read().rsplit(")", 1)[1].split()[19])
    up = float(open("/proc/uptime").read().split()[0])
    return up - ticks / os.sysconf("SC_CLK_TCK")
def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6
"""

BARE: Final = (
    REPORT
    + """
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
print(now(), resident())
"""
)

START: Final = (
    REPORT
    + """
from tabletop.table.app import application, open_window
app = application()
tour = open_window()
app.processEvents()
tour.window.grab()
print(now(), resident())
"""
)

GAME: Final = (
    REPORT
    + """
from tabletop.table.app import application, open_window, shut
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
print(now(), resident())
shut(tour)
"""
)


def measure(code: str, home: str) -> tuple[float, float]:
    """Run a program on its own; gives seconds to its first picture, and megabytes then."""
    env = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "TABLETOP_HOME": home}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    env["PYTHONPYCACHEPREFIX"] = f"{home}/bytecode"
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    seconds, memory = done.stdout.split()
    return float(seconds), float(memory)


def main() -> int:
    """Print times, memory and their ratios."""
    bare, start = [], []
    with tempfile.TemporaryDirectory() as home:
        measure(BARE, home), measure(START, home)  # the first runs leave byte code for the others
        for _ in range(RUNS):
            bare.append(measure(BARE, home))
            start.append(measure(START, home))
        game = measure(GAME, home)
    bare_time, bare_memory = (statistics.median(column) for column in zip(*bare, strict=True))
    start_time, _ = (statistics.median(column) for column in zip(*start, strict=True))
    time_ratio, memory_ratio = start_time / bare_time, game[1] / bare_memory
    print(f"bare window with 300 cards: {bare_time * 1000:.0f} ms, {bare_memory:.0f} MB")
    print(f"start screen: {start_time * 1000:.0f} ms; ratio {time_ratio:.2f} (below {MOST_TIME})")
    print(f"running game: {game[1]:.0f} MB; ratio {memory_ratio:.2f} (below {MOST_MEMORY})")
    return int(time_ratio >= MOST_TIME or memory_ratio >= MOST_MEMORY)


if __name__ == "__main__":
    sys.exit(main())
