"""Put the program and all that it needs, but Python itself, into one folder.

    python packaging/bundle.py FOLDER [--python 3.11] [--wheel FILE]

The folder is for the Python version named, on Linux of this machine's kind, whichever Python runs
this. Of Qt only what the program uses is kept: the rest would be two thirds of it.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

QT_MODULES = ("Core", "Gui", "Widgets", "Network")
"""What the program imports of PySide6."""

QT_LIBRARIES = (
    *QT_MODULES, "DBus", "OpenGL", "XcbQpa", "WaylandClient", "WlShellIntegration",
)  # fmt: skip
"""What these and the plugins below are linked with."""

QT_PLUGINS = (
    "imageformats/libqico.so",
    "imageformats/libqjpeg.so",
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
    "platforminputcontexts/libibusplatforminputcontextplugin.so",
    "platforms/libqminimal.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland.so",
    "platforms/libqxcb.so",
    "platformthemes/libqxdgdesktopportal.so",
    "wayland-decoration-client/libbradient.so",
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "wayland-shell-integration/libxdg-shell.so",
    "xcbglintegrations/libqxcb-egl-integration.so",
    "xcbglintegrations/libqxcb-glx-integration.so",
)

SUPERFLUOUS = (
    "bin",
    "**/__pycache__",
    "**/*.pyi",
    "**/*.a",
    "**/*.h",
    "**/*.pxd",
    "matplotlib/tests",
    "matplotlib/mpl-data/sample_data",
    "mpl_toolkits/*/tests",
    "numpy/**/tests",
    "share",
)


def kept_in_qt(path: Path) -> bool:
    """Tell whether a file of PySide6's folder is kept; ``path`` is relative to that folder."""
    name = path.name
    match path.parts:
        case ("Qt", "lib", _):
            return name.startswith("libicu") or name in {f"libQt6{q}.so.6" for q in QT_LIBRARIES}
        case ("Qt", "plugins", *rest):
            return "/".join(rest) in QT_PLUGINS
        case ("Qt", "translations", _):
            return name.startswith("qtbase_")
        case (_,) if name.startswith("Qt"):
            return name in {f"Qt{q}.abi3.so" for q in QT_MODULES}
        case (_,):
            return name.endswith(".py") or name.startswith("libpyside6.")
        case ("support", *_):
            return name.endswith(".py")
    return False


def trim(folder: Path) -> None:
    """Take away what never runs."""
    qt = folder / "PySide6"
    for path in sorted(qt.rglob("*"), reverse=True):
        if path.is_dir():
            if not any(path.iterdir()):
                path.rmdir()
        elif not kept_in_qt(path.relative_to(qt)):
            path.unlink()
    for pattern in SUPERFLUOUS:
        for path in sorted(folder.glob(pattern)):
            if path.is_dir():
                shutil.rmtree(path)
            else:
                path.unlink()


def platforms() -> Iterator[str]:
    """List pip's names for the Linuxes whose wheels run on this kind of machine."""
    for minor in range(17, 37):
        yield f"manylinux_2_{minor}_{platform.machine()}"
    yield f"manylinux2014_{platform.machine()}"


def build_wheel(folder: Path) -> Path:
    """Build the program's own wheel. Raises CalledProcessError, with its words on stderr."""
    command = [sys.executable, "-m", "build", "--wheel", "--outdir", str(folder), str(ROOT)]
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    if told.returncode:
        print(told.stdout, told.stderr, file=sys.stderr)
        told.check_returncode()
    return next(folder.glob("*.whl"))


def bundle(folder: Path, python: str, wheel: Path | None = None) -> None:
    """Fill a folder. Raises CalledProcessError when the parts can't be had."""
    with tempfile.TemporaryDirectory() as place:
        what = wheel or build_wheel(Path(place))
        command = [
            sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
            "--no-compile", "--only-binary=:all:", "--python-version", python,
            "--implementation", "cp", "--target", str(folder),
        ]  # fmt: skip
        for name in platforms():
            command += ["--platform", name]
        subprocess.run([*command, str(what)], check=True)
    trim(folder)


def main() -> int:
    """Fill the folder named."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--python", default="{}.{}".format(*sys.version_info[:2]))
    parser.add_argument("--wheel", type=Path)
    asked = parser.parse_args()
    bundle(asked.folder, asked.python, asked.wheel)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
