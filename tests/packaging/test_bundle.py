"""What of Qt goes along is what the program uses."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import PySide6
import pytest

from tests.packaging.scripts import ROOT, script

bundle = script("bundle")
QT = Path(PySide6.__file__).parent


def test_every_part_of_qt_that_is_imported_goes_along() -> None:
    imported = set()
    for path in (ROOT / "tabletop").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        imported |= set(re.findall(r"(?:from|import) PySide6\.Qt(\w+)", text))
        imported |= {
            name
            for names in re.findall(r"from PySide6 import ([\w, ]+)", text)
            for name in re.findall(r"Qt(\w+)", names)
        }
    assert imported
    assert imported <= set(bundle.QT_MODULES)


@pytest.mark.skipif(sys.platform != "linux", reason="the names are those of Linux")
def test_what_is_named_is_there() -> None:
    for plugin in bundle.QT_PLUGINS:
        assert (QT / "Qt" / "plugins" / plugin).is_file(), plugin
    for library in bundle.QT_LIBRARIES:
        assert (QT / "Qt" / "lib" / f"libQt6{library}.so.6").is_file(), library


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("QtWidgets.abi3.so", True),
        ("QtQuick.abi3.so", False),
        ("QtWidgets.pyi", False),
        ("__init__.py", True),
        ("libpyside6.abi3.so.6.11", True),
        ("libpyside6qml.abi3.so.6.11", False),
        ("designer", False),
        ("Qt/lib/libQt6Core.so.6", True),
        ("Qt/lib/libQt6Qml.so.6", False),
        ("Qt/lib/libicudata.so.73", True),
        ("Qt/plugins/platforms/libqxcb.so", True),
        ("Qt/plugins/sqldrivers/libqsqlite.so", False),
        ("Qt/translations/qtbase_de.qm", True),
        ("Qt/translations/designer_de.qm", False),
        ("Qt/qml/QtQuick/qmldir", False),
        ("support/deprecated.py", True),
    ],
)
def test_what_is_kept(path: str, kept: bool) -> None:
    assert bundle.kept_in_qt(Path(path)) is kept


def test_trimming_takes_away_files_and_empty_folders(tmp_path: Path) -> None:
    for name in (
        "PySide6/__init__.py", "PySide6/Qt/qml/x/qmldir", "PySide6/Qt/lib/libQt6Core.so.6",
        "numpy/core/tests/test_x.py", "numpy/core/x.py", "bin/f2py", "tabletop/__init__.py",
        "tabletop/__pycache__/x.pyc",
    ):  # fmt: skip
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("x")
    bundle.trim(tmp_path)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert left == {
        "PySide6/__init__.py", "PySide6/Qt/lib/libQt6Core.so.6", "numpy/core/x.py",
        "tabletop/__init__.py",
    }  # fmt: skip
    assert not (tmp_path / "PySide6" / "Qt" / "qml").exists()
