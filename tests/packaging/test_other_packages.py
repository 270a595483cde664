"""Flatpak, AppImage, PyInstaller and CI: their files are well formed and name what is there."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

import tabletop
from tests.packaging.scripts import PACKAGING, ROOT, script

APP_ID: str = script("desktop_files").APP_ID
MANIFEST = PACKAGING / "flatpak" / f"{APP_ID}.yaml"
SPEC = PACKAGING / "pyinstaller" / "tabletop.spec"


def manifest() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load(MANIFEST.read_text(encoding="utf-8"))
    return read


def test_the_flatpak_has_what_a_builder_needs() -> None:
    read = manifest()
    assert read["id"] == APP_ID
    assert read["command"] == "tabletop"
    assert isinstance(read["runtime-version"], str)
    assert read["sdk"].removesuffix("Sdk") == read["runtime"].removesuffix("Platform")
    (module,) = read["modules"]
    assert module["buildsystem"] == "simple"
    assert any("desktop_files.py /app" in line for line in module["build-commands"])
    folder = next(one for one in module["sources"] if isinstance(one, dict))
    assert (MANIFEST.parent / folder["path"] / "desktop_files.py").is_file()


def test_the_flatpak_may_do_no_more_than_it_needs() -> None:
    may = set(manifest()["finish-args"])
    assert {"--socket=wayland", "--socket=fallback-x11", "--share=ipc"} <= may
    assert not [one for one in may if "network" in one or "filesystem" in one or "=x11" in one]


def test_the_flatpaks_sources_carry_digests(tmp_path: Path) -> None:
    own = tmp_path / "own-1.0-py3-none-any.whl"
    own.write_bytes(b"wheel")
    archive = {"archive_info": {"hashes": {"sha256": "ab"}}}
    found = script("sources").sources(
        [
            {"download_info": {"url": "https://example.org/z.whl", **archive}},
            {"download_info": {"url": f"file://{own}", **archive}},
            {"download_info": {"url": "https://example.org/a.whl", **archive}},
        ],
        own,
    )
    assert [one.get("path") or one["url"] for one in found] == [
        own.name, "https://example.org/a.whl", "https://example.org/z.whl",
    ]  # fmt: skip
    assert all(one["type"] == "file" and one["dest"] == "wheels" for one in found)
    assert len(found[0]["sha256"]) == 64


def test_flatpaks_own_builder_reads_the_manifest(tmp_path: Path) -> None:
    builder = shutil.which("flatpak-builder")
    if builder is None:
        pytest.skip("flatpak-builder is not installed")
    copy = tmp_path / "packaging" / "flatpak"
    copy.mkdir(parents=True)
    shutil.copyfile(MANIFEST, copy / MANIFEST.name)
    source = {"type": "file", "path": "x.whl", "sha256": "0" * 64, "dest": "wheels"}
    (copy / "x.whl").write_bytes(b"")
    (copy / "sources.json").write_text(json.dumps([source]))
    command = [builder, "--show-manifest", str(copy / MANIFEST.name)]
    told = subprocess.run(command, capture_output=True, text=True, check=True, cwd=tmp_path)
    assert json.loads(told.stdout)["id"] == APP_ID
    assert "nknown property" not in told.stderr


def test_an_appimages_folder_runs(tmp_path: Path) -> None:
    program = tmp_path / "dist" / "Tabletop"
    program.mkdir(parents=True)
    (program / "Tabletop").write_text('#!/bin/sh\necho "ran with $*"\nexit 3\n')
    (program / "Tabletop").chmod(0o755)
    build = script("build_appimage")
    root: Path = build.app_folder(program, tmp_path)
    told = subprocess.run([root / "AppRun", "a", "b"], capture_output=True, text=True)
    assert (told.stdout, told.returncode) == ("ran with a b\n", 3)
    assert (root / f"{APP_ID}.desktop").is_file()
    assert (root / ".DirIcon").resolve() == (root / f"{APP_ID}.png").resolve()
    assert (root / "usr" / "bin" / "tabletop").resolve().is_file()
    assert (root / "usr" / "share" / "metainfo" / f"{APP_ID}.metainfo.xml").is_file()


def test_an_appimage_is_its_runtime_with_the_image_behind_it(tmp_path: Path) -> None:
    for name in ("runtime", "image"):
        (tmp_path / name).write_text(name)
    script("build_appimage").join(tmp_path / "runtime", tmp_path / "image", tmp_path / "whole")
    assert (tmp_path / "whole").read_text() == "runtimeimage"
    assert (tmp_path / "whole").stat().st_mode & 0o777 == 0o755


class Maker:
    """Stands for what PyInstaller puts into a spec: it notes what it is called with."""

    def __init__(self, kind: str, made: dict[str, list[dict[str, Any]]]) -> None:
        self.kind, self.made = kind, made

    def __call__(self, *given: Any, **named: Any) -> Any:
        self.made.setdefault(self.kind, []).append({"given": given, **named})
        result = ModuleType(self.kind)
        modules = script("bundle").QT_MODULES
        names = [*(f"PySide6/Qt{one}.abi3.so" for one in modules), "PySide6/libQt6Quick.so.6"]
        result.__dict__.update(
            binaries=[(name, name, "BINARY") for name in names], datas=[], pure=[], scripts=[]
        )
        return result


def run_spec(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> dict[str, list[dict[str, Any]]]:
    """Run the spec as PyInstaller would on a system, without PyInstaller."""
    script("bundle")
    hooks = ModuleType("PyInstaller.utils.hooks")
    hooks.collect_submodules = lambda name: [name]  # type: ignore[attr-defined]
    for name in ("PyInstaller", "PyInstaller.utils"):
        monkeypatch.setitem(sys.modules, name, ModuleType(name))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", list(sys.path))
    made: dict[str, list[dict[str, Any]]] = {}
    names = {kind: Maker(kind, made) for kind in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    given = {"SPECPATH": str(SPEC.parent), "workpath": str(tmp_path), **names}
    exec(compile(SPEC.read_text(encoding="utf-8"), SPEC, "exec"), given)
    return made


@pytest.mark.parametrize("system", ["win32", "darwin", "linux"])
def test_the_spec_takes_all_that_the_program_needs(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = run_spec(system, tmp_path, monkeypatch)
    (analysis,) = made["Analysis"]
    assert Path(analysis["given"][0][0]).is_file()
    assert {target: Path(source).is_dir() for source, target in analysis["datas"]} == {
        "tabletop/_data/assets": True,
        "tabletop/_data/carddata": True,
    }
    # Saves are held against digests of the sources, which must lie there as files.
    assert analysis["module_collection_mode"] == {"tabletop": "pyz+py"}
    binaries = next(part for part in made["COLLECT"][0]["given"] if isinstance(part, list) and part)
    assert "PySide6/libQt6Quick.so.6" not in [entry[0] for entry in binaries]
    for program in made["EXE"]:
        assert Path(program["icon"]).is_file()


def test_windows_gets_a_window_and_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = run_spec("win32", tmp_path, monkeypatch)
    assert {one["name"]: one["console"] for one in made["EXE"]} == {
        "Tabletop": False,
        "tabletop-cli": True,
    }
    assert Path(made["EXE"][0]["version"]).read_text().startswith("VSVersionInfo(")


def test_macos_gets_an_app_that_opens_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = run_spec("darwin", tmp_path, monkeypatch)
    (app,) = made["BUNDLE"]
    assert made["EXE"][0]["argv_emulation"]
    assert app["version"] == tabletop.__version__
    assert "_" not in app["bundle_identifier"]
    kinds = app["info_plist"]["CFBundleDocumentTypes"]
    assert [kind["CFBundleTypeExtensions"] for kind in kinds] == [
        ["match"],
        ["tabletop-game"],
        ["tabletop-report"],
    ]
    inside = {name: Path(source).is_file() for name, source, _kind in app["given"][1]}
    assert inside == {kind["CFBundleTypeIconFile"]: True for kind in kinds}


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.1.0", (0, 1, 0, 0)), ("1.2.rc1", (1, 2, 0, 0))]
)
def test_windows_properties_are_an_expression(version: str, numbers: tuple[int, ...]) -> None:
    text: str = script("version_info").version_info(version)

    def plain(*given: Any, **named: Any) -> Any:
        return given, named

    kinds = (
        "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct",
        "VarFileInfo", "VarStruct",
    )  # fmt: skip
    _given, named = eval(text, dict.fromkeys(kinds, plain))
    assert named["ffi"][1]["filevers"] == numbers


def test_ci_runs_the_tests_just_as_the_readme_says() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "\nmake test " in readme
    assert "\nmake test\n" in ci
    for step in ("make lint", "packaging/check_wheel.sh", "packaging/try_deb.py"):
        assert step in ci


def test_what_the_package_readme_names_is_there() -> None:
    text = (PACKAGING / "README.md").read_text(encoding="utf-8")
    for path in sorted(PACKAGING.iterdir()):
        if path.is_file() and path.name != "README.md":
            assert path.name in text, path.name
