"""Make an AppImage of what PyInstaller made on Linux.

    python -m PyInstaller --distpath dist --workpath build packaging/pyinstaller/tabletop.spec
    python packaging/build_appimage.py dist/Tabletop FOLDER [--runtime FILE]

It lays out FOLDER/Tabletop.AppDir, which runs as it is (AppRun). An AppImage is a small runtime
with that folder behind it as a squashfs image: the image is made where mksquashfs is, and with
--runtime (the project AppImage publishes ``runtime-x86_64``) the two become one file. The oldest
Linux that it runs on is as old as the one that PyInstaller ran on; build on Debian 12.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from build_deb import version  # noqa: E402 it lies beside this file
from desktop_files import APP_ID, lay  # noqa: E402

APPRUN = """\
#!/bin/sh
# The start of the AppImage; APPDIR is set by its runtime, and missing when the folder is run.
here=${APPDIR:-$(dirname "$(readlink -f "$0")")}
exec "$here/usr/lib/tabletop/Tabletop" "$@"
"""


def app_folder(program: Path, folder: Path) -> Path:
    """Lay out the folder that becomes an AppImage; gives its path."""
    root = folder / "Tabletop.AppDir"
    if root.exists():
        shutil.rmtree(root)
    shutil.copytree(program, root / "usr/lib/tabletop", symlinks=True)
    lay(root / "usr")
    start = root / "AppRun"
    start.write_text(APPRUN, encoding="utf-8")
    start.chmod(0o755)
    command = root / "usr/bin/tabletop"
    command.parent.mkdir(parents=True)
    command.symlink_to("../lib/tabletop/Tabletop")
    icon = root / "usr/share/icons/hicolor/256x256/apps" / f"{APP_ID}.png"
    shutil.copyfile(icon, root / f"{APP_ID}.png")
    (root / ".DirIcon").symlink_to(f"{APP_ID}.png")
    shutil.copyfile(
        root / "usr/share/applications" / f"{APP_ID}.desktop", root / f"{APP_ID}.desktop"
    )
    return root


def image(root: Path, folder: Path) -> Path:
    """Put the folder into a squashfs image. Raises CalledProcessError."""
    out = folder / "tabletop.squashfs"
    out.unlink(missing_ok=True)
    subprocess.run(
        ["mksquashfs", str(root), str(out), "-root-owned", "-noappend", "-quiet", "-no-progress",
         "-comp", "zstd"],
        check=True,
    )  # fmt: skip
    return out


def join(runtime: Path, squashed: Path, out: Path) -> None:
    """Put the image behind the runtime, and let it be run."""
    with out.open("wb") as whole:
        for part in (runtime, squashed):
            with part.open("rb") as source:
                shutil.copyfileobj(source, whole)
    out.chmod(0o755)


def main() -> int:
    """Go as far as what is here allows, and say how far."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("program", type=Path, metavar="dist/Tabletop")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--runtime", type=Path)
    asked = parser.parse_args()
    root = app_folder(asked.program, asked.folder)
    print(f"{root}/AppRun runs")
    if shutil.which("mksquashfs") is None:
        print("mksquashfs is not here, so there is no image")
        return 0
    squashed = image(root, asked.folder)
    if asked.runtime is None:
        print(f"{squashed} is the image; with --runtime it becomes an AppImage")
        return 0
    out = asked.folder / f"Tabletop-{version()}-{platform.machine()}.AppImage"
    join(asked.runtime, squashed, out)
    print(out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
