"""Install the Debian package in a bare Debian, start it on a virtual screen, play, remove it.

    python packaging/try_deb.py [--release 12|13] [--deb FILE]

It finds out what this machine allows. As root, with debootstrap and Debian's packages in reach, it
does all of that in a fresh chroot, as a user without rights, and leaves nothing behind. Else it
unpacks the package and plays from there, where the system's Python and libraries allow it. It
prints what was done and what was skipped, and why. Exit code 0 says that nothing failed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from build_deb import PACKAGE, PYTHONS, build  # noqa: E402 it lies beside this file

RELEASES: Mapping[str, str] = {"12": "bookworm", "13": "trixie"}
XSERVER = HERE.parent / "tests" / "table" / "xserver"
PARTS = (HERE / "trial" / "one_turn.py", XSERVER / "seat.py", XSERVER / "screen.py")
TOOLS = ("xvfb", "xauth", "xdotool", "desktop-file-utils", "shared-mime-info", "libglib2.0-bin")
ROOM = 6_000_000_000
PLAYER = "player"
HOME = f"/home/{PLAYER}"
BARE = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root"}
PASSED_ON = ("http_proxy", "https_proxy", "no_proxy", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY")


class TrialError(Exception):
    """Something that must hold does not."""


def say(words: str) -> None:
    """Print a line with the time that has passed."""
    print(f"[{time.monotonic() - STARTED:4.0f} s] {words}", flush=True)


STARTED = time.monotonic()


class Chroot:
    """A fresh Debian in a folder. /proc is mounted for one command and gone after it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(self, script: str, *, player: bool = False, quiet: bool = False) -> str:
        """Run a script inside; gives what it printed. Raises TrialError."""
        user = ["--userspec", f"{PLAYER}:{PLAYER}"] if player else []
        env = {**BARE, "DEBIAN_FRONTEND": "noninteractive", **({"HOME": HOME} if player else {})}
        env |= {name: os.environ[name] for name in PASSED_ON if name in os.environ}
        # A mount namespace of its own: whatever happens, no mount outlives the command.
        inside = 'mount --bind /proc "$0/proc"; exec chroot "$@"'
        command = [
            "unshare", "--mount", "sh", "-ec", inside, str(self.folder),
            *user, str(self.folder), "/bin/sh", "-ec", script,
        ]  # fmt: skip
        told = subprocess.run(
            command, env=env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL, check=False,
        )  # fmt: skip
        if told.returncode:
            raise TrialError(f"in the chroot failed: {script}\n{told.stdout}")
        if not quiet:
            for line in told.stdout.splitlines():
                say(f"  {line}")
        return told.stdout


def missing_for_chroot(release: str) -> str | None:
    """Say why no chroot can be made here, or None."""
    if os.geteuid() != 0:
        return "this is not root"
    if shutil.which("debootstrap") is None and shutil.which("apt-get") is not None:
        subprocess.run(["apt-get", "install", "-y", "-qq", "debootstrap"], capture_output=True)
    if shutil.which("debootstrap") is None:
        return "debootstrap is not installed"
    if not Path(f"/usr/share/debootstrap/scripts/{RELEASES[release]}").exists():
        return f"this debootstrap does not know {RELEASES[release]}"
    if subprocess.run(["unshare", "--mount", "true"], capture_output=True).returncode:
        return "mount namespaces are not allowed here"
    return None


def make_chroot(folder: Path, release: str) -> str | None:
    """Make a bare Debian; gives why that was not possible, or None."""
    why = missing_for_chroot(release)
    if why is not None:
        return why
    command = ["debootstrap", "--variant=minbase", RELEASES[release], str(folder)]
    told = subprocess.run(command, text=True, capture_output=True, check=False)
    if told.returncode:
        last = (told.stdout + told.stderr).strip().splitlines()[-1:]
        return f"debootstrap could not make one ({' '.join(last)})"
    shutil.copyfile("/etc/resolv.conf", folder / "etc/resolv.conf")
    # Nothing here has to outlive a loss of power.
    (folder / "etc/dpkg/dpkg.cfg.d/trial").write_text("force-unsafe-io\n")
    (folder / "etc/apt/apt.conf.d/99trial").write_text(
        'APT::Install-Recommends "false";\nAcquire::Languages "none";\n'
    )
    return None


def in_chroot(debian: Chroot, deb: Path) -> None:
    """Install, look, play, remove."""
    shutil.copyfile(deb, debian.folder / "tmp" / deb.name)
    debian.run("apt-get update -qq", quiet=True)
    debian.run(f"apt-get install -y -qq /tmp/{deb.name}", quiet=True)
    files = debian.run(f"dpkg --listfiles {PACKAGE}", quiet=True).split()
    say(f"installed: {deb.name}, {len(files)} files and folders")
    # Before anything else is installed that might bring a library along.
    lost = debian.run(
        "find /usr/lib/tabletop/PySide6 /usr/lib/tabletop/shiboken6 -name '*.so*' -exec ldd {} + "
        "| grep 'not found' | sort -u || true",
        quiet=True,
    )
    if lost:
        raise TrialError(f"the package does not depend on all that Qt is linked with:\n{lost}")
    say("dependencies: every library that Qt is linked with is there")
    debian.run(
        "tabletop --version && tabletop check && tabletop simulate traitors-aboard --games 1"
    )
    debian.run(f"apt-get install -y -qq {' '.join(TOOLS)}", quiet=True)
    debian.run(f"useradd --create-home {PLAYER}")
    trial = debian.folder / "opt" / "trial"
    trial.mkdir()
    for part in PARTS:
        shutil.copyfile(part, trial / part.name)
    debian.run(f"python3 /opt/trial/one_turn.py {HOME} tabletop", player=True)
    told = debian.run(
        f"gio info -a standard::content-type {HOME}/.local/share/tabletop/matches/*.match; "
        "gio mime application/x-tabletop-match",
        player=True,
        quiet=True,
    )
    for wanted in ("application/x-tabletop-match", "io.github.tabletop_cards.tabletop.desktop"):
        if wanted not in told:
            raise TrialError(f"the desktop does not know {wanted}:\n{told}")
    say("file type: a match is known by its name and opens with the program")
    debian.run(f"apt-get purge -y -qq {PACKAGE}", quiet=True)
    left = [name for name in files if "tabletop" in name and (debian.folder / name[1:]).exists()]
    kept = list((debian.folder / HOME[1:]).glob(".local/share/tabletop/matches/*.match"))
    if left or (debian.folder / "usr/bin/tabletop").exists():
        raise TrialError(f"left behind after removal: {left[:9]}")
    if not kept:
        raise TrialError("the player's matches went with the package")
    say("removed: nothing of the package is left, and the player's matches are")


def play_unpacked(python: str, folder: Path, start: Path) -> int:
    """Play a turn with the program in a folder; gives the exit code."""
    command = [python, str(folder / "one_turn.py"), str(folder / "home"), python, "-I", str(start)]
    return subprocess.run(command, check=False).returncode


def unpacked(folder: Path, deb: Path, release: str) -> None:
    """Play from the package without installing it, where this machine can."""
    python = shutil.which(f"python{PYTHONS[release]}")
    missing = [name for name in ("Xvfb", "xdotool") if shutil.which(name) is None]
    if python is None or missing:
        say(f"SKIPPED: playing from the unpacked package ({python or 'no such Python'}, {missing})")
        return
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(folder / "files")], check=True)
    start = folder / "files/usr/bin/tabletop"
    parts = folder / "files/usr/lib/tabletop"
    start.write_text(start.read_text().replace("/usr/lib/tabletop", str(parts)))
    for part in PARTS:
        shutil.copyfile(part, folder / part.name)
    (folder / "home").mkdir()
    if play_unpacked(python, folder, start):
        raise TrialError("the turn could not be played")
    say("installing and removing were not tried")


def roomy_folder() -> str | None:
    """Give a folder in memory where there is much of it, or None for the usual place on disk."""
    shared = Path("/dev/shm")
    try:
        there = os.statvfs(shared)
        memory = Path("/proc/meminfo").read_text(encoding="utf-8").split("MemAvailable:")[1]
        free = min(int(memory.split()[0]) * 1024, there.f_bavail * there.f_frsize)
    except (OSError, IndexError, ValueError):
        return None
    usable = not there.f_flag & (os.ST_NOEXEC | os.ST_NODEV)
    return str(shared) if usable and free > ROOM else None


def attempt(release: str, deb: Path | None) -> None:
    """Try the package as far as this machine allows. Raises TrialError."""
    with tempfile.TemporaryDirectory(prefix="trial-", dir=roomy_folder()) as place:
        work = Path(place)
        package = deb or build(work, release, fast=True)
        say(f"built: {package.name}")
        why = make_chroot(work / "debian", release)
        if why is None:
            say(f"a bare Debian {release} is made")
            in_chroot(Chroot(work / "debian"), package)
        else:
            say(f"SKIPPED: installing and removing in a bare Debian, since {why}")
            unpacked(work, package, release)


def main(arguments: Sequence[str] | None = None) -> int:
    """Try the package; gives the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--release", choices=tuple(RELEASES), default="12")
    parser.add_argument("--deb", type=Path)
    asked = parser.parse_args(arguments)
    try:
        attempt(asked.release, asked.deb)
    except TrialError as error:
        print(f"try_deb: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
