"""The Debian package, with a stand-in for the parts that would be downloaded."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import tabletop
from tests.packaging.scripts import script

build_deb = script("build_deb")

METADATA = """\
Metadata-Version: 2.1
Name: Some-Part
Version: 1.0
Author: Somebody
License-Expression: BSD-3-Clause
"""


def small(folder: Path, _python: str, _wheel: Path | None) -> None:
    (folder / "tabletop").mkdir()
    (folder / "tabletop" / "__init__.py").write_text("")
    (folder / "tabletop" / "__main__.py").write_text(
        "def main():\n    print('ran')\n    return 3\n"
    )
    (folder / "some_part-1.0.dist-info").mkdir()
    (folder / "some_part-1.0.dist-info" / "METADATA").write_text(METADATA)


@pytest.fixture
def deb(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    if shutil.which("dpkg-deb") is None:
        pytest.skip("dpkg-deb is not installed")
    monkeypatch.setattr(build_deb, "bundle", small)
    made: Path = build_deb.build(tmp_path, "12", fast=True)
    return made


def field(deb: Path, name: str) -> str:
    command = ["dpkg-deb", "--field", str(deb), name]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_dpkg_reads_it(deb: Path) -> None:
    assert field(deb, "Package") == "tabletop-cards"
    assert field(deb, "Version") == f"{tabletop.__version__}-1~deb12"
    assert deb.name == f"tabletop-cards_{field(deb, 'Version')}_{field(deb, 'Architecture')}.deb"
    needs = field(deb, "Depends").split(", ")
    assert needs[:2] == ["python3 (>= 3.11)", "python3 (<< 3.12)"]
    assert len(set(needs)) == len(needs)


def test_all_in_it_belongs_to_root_and_can_be_read_by_all(deb: Path) -> None:
    command = ["dpkg-deb", "--contents", str(deb)]
    lines = subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()
    modes = {}
    for line in lines:
        mode, owner, *_rest, name = line.split()
        assert owner == "root/root"
        modes[name] = mode
    assert modes["./usr/bin/tabletop"] == "-rwxr-xr-x"
    assert modes["./usr/lib/tabletop/tabletop/__init__.py"] == "-rw-r--r--"
    assert {mode for mode in modes.values() if mode.startswith("d")} == {"drwxr-xr-x"}
    for wanted in (
        "share/applications/io.github.tabletop_cards.tabletop.desktop",
        "share/metainfo/io.github.tabletop_cards.tabletop.metainfo.xml",
        "share/mime/packages/io.github.tabletop_cards.tabletop.xml",
        "share/icons/hicolor/48x48/apps/io.github.tabletop_cards.tabletop.png",
        "share/man/man1/tabletop.1.gz",
        "share/doc/tabletop-cards/copyright",
        "share/doc/tabletop-cards/changelog.Debian.gz",
    ):
        assert f"./usr/{wanted}" in modes


def test_it_starts_its_own_parts_and_passes_the_exit_code_on(deb: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(tmp_path / "x")], check=True)
    start = tmp_path / "x/usr/bin/tabletop"
    parts = tmp_path / "x/usr/lib/tabletop"
    text = start.read_text().replace('"/usr/lib/tabletop"', repr(str(parts)))
    told = subprocess.run(["python3", "-I", "-c", text], capture_output=True, text=True)
    assert (told.stdout, told.returncode) == ("ran\n", 3)


def test_the_licences_of_all_parts_are_told(deb: Path, tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "--extract", str(deb), str(tmp_path / "x")], check=True)
    text = (tmp_path / "x/usr/share/doc/tabletop-cards/copyright").read_text()
    assert "Files: usr/lib/tabletop/Some_Part*\nCopyright: Somebody\nLicense: BSD-3-Clause" in text
    assert "Permission is hereby granted" in text


@pytest.mark.parametrize("name", ["POSTINST", "PRERM"])
def test_the_maintainers_scripts_are_right(name: str, tmp_path: Path) -> None:
    (tmp_path / "script").write_text(getattr(build_deb, name))
    subprocess.run(["sh", "-n", str(tmp_path / "script")], check=True)


@pytest.mark.parametrize("release", ["12", "13"])
def test_each_release_has_its_python(release: str) -> None:
    text: str = build_deb.control(release, 1)
    python = build_deb.PYTHONS[release]
    minor = int(python.partition(".")[2])
    assert f"python3 (>= 3.{minor}), python3 (<< 3.{minor + 1})" in text
    assert f"~deb{release}" in text
    for line in text.splitlines():
        assert re.match(r"[A-Z][\w-]*: \S| \S", line), line


class NoRoot:
    """A machine that allows nothing."""

    @staticmethod
    def geteuid() -> int:
        return 1000


def test_the_trial_says_why_it_cannot_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    try_deb: Any = script("try_deb")
    monkeypatch.setattr(try_deb, "os", NoRoot)
    assert try_deb.missing_for_chroot("12") == "this is not root"


def test_the_trial_fails_where_the_turn_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], deb: Path
) -> None:
    try_deb: Any = script("try_deb")
    monkeypatch.setattr(try_deb, "missing_for_chroot", lambda _release: "this is a test")
    monkeypatch.setattr(try_deb.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(try_deb, "play_unpacked", lambda *_where: 1)
    assert try_deb.main(["--deb", str(deb)]) == 1
    told = capsys.readouterr()
    assert "SKIPPED" in told.out
    assert "since this is a test" in told.out
    assert "the turn could not be played" in told.err
