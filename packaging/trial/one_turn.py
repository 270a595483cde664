"""Start the installed program on a virtual screen, play one turn by hand, and open what was kept.

    python3 one_turn.py HOME COMMAND...

It needs Xvfb, xdotool and the standard library; ``seat.py`` and ``screen.py`` lie beside it. It is
run where the program is installed and nothing else of the project is, and prints a line for all
that it saw done.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from screen import virtual_screen  # type: ignore[import-not-found]
from seat import Seat  # type: ignore[import-not-found]

Seen = dict[str, Any]
PATIENCE = 60


@contextmanager
def running(display: str, home: Path, command: Sequence[str]) -> Iterator[Any]:
    """Run the program; give who sits before it. It is left by its own key, and must end well."""
    where = home / "told"
    env = {**os.environ, "DISPLAY": display, "HOME": str(home), "TABLETOP_DESCRIBE": str(where)}
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "TABLETOP_HOME", "XDG_DATA_HOME"):
        env.pop(name, None)
    with subprocess.Popen(command, env=env) as process:
        try:
            seat = Seat(display, where)
            seat.until(lambda seen: seen["page"])
            seat.take_keyboard()
            yield seat
            seat.key("ctrl+q")
            code = process.wait(PATIENCE)
        finally:
            if process.poll() is None:
                process.kill()
    if code:
        raise SystemExit(f"the program ended with {code}")


def my_turn(seen: Seen) -> bool:
    """Tell whether the player is to place a card."""
    return "place a Loot card" in seen.get("prompt", "") and not seen["moving"]


def play_a_turn(seat: Any) -> None:
    """Place a card and announce it; then the others play until it is this seat's turn again."""
    seen = seat.until(my_turn)
    mine = [card for card in seen["cards"] if card["zone"] == "hand:0"]
    loot = next(card for card in mine if card["name"].startswith("Loot"))
    seat.drag(loot["rect"], seen["zones"]["chest"])
    seat.until(lambda s: "announce" in s["prompt"].lower())
    seat.press("Announce +1")
    after = seat.until(lambda s: my_turn(s) and s["table"] != seen["table"])
    if after["faults"]:
        raise SystemExit(f"what is on the screen is not what is on the table: {after['faults']}")


def main() -> int:
    """Do all of it."""
    home, command = Path(sys.argv[1]), sys.argv[2:]
    with virtual_screen(1280, 720) as display:
        with running(display, home, command) as seat:
            seat.until(lambda seen: seen["page"] == "StartPage" and "Play" in seen["focus"])
            print("started: the start screen is there, and is left by its key")
        game = ("play", "traitors-aboard", "--seats", "Ann,computer,computer", "--seed", "3")
        with running(display, home, (*command, *game)) as seat:
            play_a_turn(seat)
            print("played: one turn of Traitors Aboard, with the pointer, against the computer")
        kept = list((home / ".local/share/tabletop/matches").glob("*.match"))
        if len(kept) != 1:
            raise SystemExit(f"there should be one match on disk, not {kept}")
        with running(display, home, (*command, str(kept[0]))) as seat:
            seat.until(my_turn)
            print("opened: the match's file goes on where the window was closed")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
