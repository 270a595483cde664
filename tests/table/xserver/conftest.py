"""A real X server, the real program on it, and a real pointer and keyboard."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tabletop.table.watchdog import DEBUG
from tests.table.xserver.screen import virtual_screen
from tests.table.xserver.seat import Seat

SCREEN = (1280, 720)


@pytest.fixture
def display() -> Iterator[str]:
    if shutil.which("Xvfb") is None or shutil.which("xdotool") is None:
        pytest.skip("Xvfb or xdotool is not installed")
    with virtual_screen(*SCREEN) as name:
        yield name


@pytest.fixture
def start(display: str, tmp_path: Path) -> Iterator[Callable[..., Seat]]:
    running: list[subprocess.Popen[bytes]] = []
    seats: list[Seat] = []

    def begin(*arguments: str) -> Seat:
        where = tmp_path / "told"
        env = {
            **os.environ,
            "DISPLAY": display,
            "QT_QPA_PLATFORM": "xcb",
            "TABLETOP_HOME": str(tmp_path / "home"),
            "TABLETOP_DESCRIBE": str(where),
            DEBUG: "1",
        }
        env.pop("WAYLAND_DISPLAY", None)
        running.append(subprocess.Popen([sys.executable, "-m", "tabletop", *arguments], env=env))
        seat = Seat(display, where)
        seats.append(seat)
        seat.until(lambda seen: seen["page"])
        seat.take_keyboard()
        return seat

    yield begin
    try:
        for seat, process in zip(seats, running, strict=True):
            if process.poll() is None:
                seat.sees()
    finally:
        for process in running:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait(10)
    assert [fault for seat in seats for fault in seat.wrong] == []
