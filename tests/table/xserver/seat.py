"""Whoever sits before a real screen. The standard library and xdotool are all that this needs, so
that it also runs where the program is installed and nothing else of the project is.
"""

from __future__ import annotations

import json
import os
import socket
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PATIENCE = 25.0


class Seat:
    """Whoever sits before the screen: sees by the program's own description, acts by xdotool.

    ``wrong`` is what the program's watchdog has found while somebody looked.
    """

    def __init__(self, display: str, where: Path) -> None:
        self._env = {**os.environ, "DISPLAY": display}
        self._where = where
        self.wrong: list[str] = []

    def sees(self) -> dict[str, Any]:
        """Say what the window shows now."""
        with socket.socket(socket.AF_UNIX) as plug:
            plug.settimeout(10)
            plug.connect(str(self._where))
            data = b""
            while part := plug.recv(65536):
                data += part
        told: dict[str, Any] = json.loads(data)
        self.wrong += told.get("wrong", ())
        return told

    def until(self, holds: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Wait until something can be seen; gives all that is seen then."""
        end = time.monotonic() + PATIENCE
        seen: dict[str, Any] = {}
        while time.monotonic() < end:
            try:
                seen = self.sees()
            except (OSError, ValueError):
                seen = {}
            if seen and holds(seen):
                return seen
            time.sleep(0.05)
        seen.pop("cards", None)
        seen.pop("zones", None)
        seen["pressable"] = [button["name"] for button in seen.get("pressable", ())]
        raise AssertionError(f"it never came to be; seen at last: {json.dumps(seen)}")

    def _do(self, *words: object) -> None:
        command = ["xdotool", *map(str, words)]
        subprocess.run(command, env=self._env, check=True, timeout=20)

    def take_keyboard(self) -> None:
        """Give the window the keyboard, as a window manager would."""
        self._do("search", "--sync", "--onlyvisible", "--name", "Tabletop", "windowfocus", "--sync")

    def key(self, *keys: str) -> None:
        """Press keys, one after another."""
        self._do("key", "--delay", 40, *keys)

    def type(self, text: str) -> None:
        """Type letters."""
        self._do("type", "--delay", 20, text)

    def click(self, rect: list[int], *, button: int = 1, times: int = 1) -> None:
        """Click into the middle of a rectangle."""
        self._do("mousemove", "--sync", *middle(rect))
        self._do("click", "--repeat", times, "--delay", 60, button)

    def press(self, name: str) -> None:
        """Click the button whose name begins so."""
        seen = self.until(lambda s: [b for b in s["pressable"] if b["name"].startswith(name)])
        found = next(b for b in seen["pressable"] if b["name"].startswith(name))
        self.click(found["rect"])

    def point(self, rect: list[int]) -> None:
        """Move the pointer over something."""
        self._do("mousemove", "--sync", *middle(rect))

    def drag(self, start: list[int], end: list[int]) -> None:
        """Drag from one place to another, as a hand does."""
        (x, y), (to_x, to_y) = middle(start), middle(end)
        self._do("mousemove", "--sync", x, y, "mousedown", 1)
        for part in range(1, 9):
            self._do("mousemove", x + (to_x - x) * part // 8, y + (to_y - y) * part // 8)
        self._do("mouseup", 1)

    def picture(self, out: Path) -> None:
        """Keep what the screen shows."""
        subprocess.run(
            ["import", "-window", "root", str(out)], env=self._env, check=True, timeout=30
        )


def middle(rect: list[int]) -> tuple[int, int]:
    x, y, width, height = rect
    return x + width // 2, y + height // 2
