"""Start-up and memory against any other program: ``python -m tests.bench.against "COMMAND ..."``.

Both are started in turns on the same virtual screen (Xvfb), as a user starts them. A start ends
when the program has put its first window on the screen, or has ended without one (a program of the
command line); what it holds then, its children included, is its memory. Whatever is still open is
ended then.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Final

from tests.bench.figures import Figure, report
from tests.table.xserver.screen import virtual_screen

ROUNDS: Final = 5
PATIENCE: Final = 30.0
LEAST: Final = 100
"""A window that is at least so wide and high is one; smaller ones serve programs for themselves."""

WINDOW: Final = re.compile(r"^ +0x[0-9a-f]+ .* (\d+)x(\d+)\+-?\d+\+-?\d+ ", re.MULTILINE)


def has_window(display: str) -> bool:
    """Tell whether a window is on the screen."""
    told = subprocess.run(
        ["xwininfo", "-display", display, "-root", "-children"],
        capture_output=True,
        text=True,
        check=False,
    )
    return any(min(map(int, size)) >= LEAST for size in WINDOW.findall(told.stdout))


def resident(process: int) -> float:
    """Sum up the memory of a process and all that it has started, in megabytes."""
    parents = {}
    for entry in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            rest = entry.read_text().rpartition(")")[2].split()
            parents[int(entry.parent.name)] = int(rest[1])
    family = {process}
    while more := {one for one, parent in parents.items() if parent in family} - family:
        family |= more
    pages = 0
    for one in family:
        with suppress(OSError):
            pages += int(Path(f"/proc/{one}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def start(command: list[str], display: str, home: str) -> tuple[float, float]:
    """Start a program until its window is there; gives the milliseconds and megabytes."""
    env = {**os.environ, "DISPLAY": display, "HOME": home, "XDG_DATA_HOME": home}
    for name in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY", "TABLETOP_HOME", "PYTHONDONTWRITEBYTECODE"):
        env.pop(name, None)
    begun = time.monotonic()
    program = subprocess.Popen(
        command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    memory = 0.0
    try:
        while time.monotonic() - begun < PATIENCE:
            memory = max(memory, resident(program.pid))
            if has_window(display):
                return (time.monotonic() - begun) * 1000, resident(program.pid)
            if program.poll() is not None:
                return (time.monotonic() - begun) * 1000, memory
            time.sleep(0.005)
        raise TimeoutError(f"{shlex.join(command)}: no window within {PATIENCE:.0f} s")
    finally:
        program.terminate()
        try:
            program.wait(5)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()
        while has_window(display):
            time.sleep(0.01)


def missing() -> str | None:
    """Say what this needs and isn't there."""
    absent = [tool for tool in ("Xvfb", "xwininfo") if shutil.which(tool) is None]
    return f"{' and '.join(absent)} not installed" if absent else None


def measure(command: str) -> tuple[Figure, ...]:
    """Start both in turns; the best start and the median memory are told."""
    name = Path(shlex.split(command)[0]).name
    what = f"start-up until the window is there, to {name}", f"memory then, to {name}"
    why = missing()
    if why is not None:
        return tuple(Figure(one, None, None, beside=why) for one in what)
    programs = ([sys.executable, "-m", "tabletop"], shlex.split(command))
    found: list[list[tuple[float, float]]] = [[], []]
    with virtual_screen(1920, 1080) as display, tempfile.TemporaryDirectory() as home:
        for number in range(ROUNDS + 1):
            for which, program in enumerate(programs):
                taken = start(program, display, home)
                if number:  # the first time leaves byte code and caches
                    found[which].append(taken)
    (our_times, our_memory), (times, memory) = (
        ([one[0] for one in starts], [one[1] for one in starts]) for starts in found
    )
    return (
        Figure(what[0], min(our_times), 1.0, against=min(times), beside=name),
        Figure(what[1], median(our_memory), 1.0, "MB", against=median(memory), beside=name),
    )


def main(arguments: list[str]) -> int:
    """Measure against the program of the command line; 1 when that is quicker or smaller."""
    if not arguments:
        print('python -m tests.bench.against "COMMAND ..."', file=sys.stderr)
        return 2
    return report(measure(shlex.join(arguments) if len(arguments) > 1 else arguments[0]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
