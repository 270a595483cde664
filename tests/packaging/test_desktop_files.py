"""What a desktop reads is well formed, agrees with itself, and agrees with the program."""

from __future__ import annotations

import configparser
import shutil
import struct
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import tabletop
from tabletop.library.gamefile import SUFFIX as GAME_SUFFIX
from tabletop.session.report import SUFFIX as REPORT_SUFFIX
from tabletop.session.store import SUFFIX as MATCH_SUFFIX
from tabletop.table.app import DESKTOP_FILE
from tests.packaging.scripts import PACKAGING, script
from tests.table.app.conftest import traitors

APP_ID: str = script("desktop_files").APP_ID
LINUX = PACKAGING / "linux"
ENTRY = LINUX / f"{APP_ID}.desktop"
METAINFO = LINUX / f"{APP_ID}.metainfo.xml"
TYPES = LINUX / f"{APP_ID}.xml"
MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"
SIDES = (16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512)


def tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def entry() -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None, strict=True)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(ENTRY, encoding="utf-8")
    return parser["Desktop Entry"]


def mime_types() -> dict[str, ET.Element]:
    root = ET.parse(TYPES).getroot()
    return {str(one.get("type")): one for one in root.iter(f"{MIME}mime-type")}


@pytest.fixture
def laid(tmp_path: Path) -> Path:
    script("desktop_files").lay(tmp_path / "usr")
    return tmp_path / "usr" / "share"


def test_the_desktops_own_validator_finds_nothing() -> None:
    told = subprocess.run(
        [tool("desktop-file-validate"), str(ENTRY)], capture_output=True, text=True
    )
    assert (told.returncode, told.stdout, told.stderr) == (0, "", "")


def test_appstreams_own_validator_finds_nothing() -> None:
    command = [tool("appstreamcli"), "validate", "--no-net", "--pedantic", str(METAINFO)]
    told = subprocess.run(command, capture_output=True, text=True)
    assert told.returncode == 0, told.stdout
    assert ": " not in told.stdout, told.stdout


def test_the_menu_entry_has_what_a_desktop_needs() -> None:
    read = entry()
    assert read["Type"] == "Application"
    assert read["Exec"] == "tabletop %f"
    assert read["Icon"] == APP_ID == DESKTOP_FILE
    assert {"Game", "CardGame"} <= set(read["Categories"].split(";"))
    for key in ("Name", "Comment", "GenericName", "Keywords"):
        assert read[key].isascii()
    assert {"Comment[de]", "GenericName[de]", "Keywords[de]"} <= set(read)


def test_the_metadata_have_what_a_shop_needs() -> None:
    root = ET.parse(METAINFO).getroot()
    assert root.tag == "component"
    assert root.get("type") == "desktop-application"
    assert root.findtext("id") == APP_ID
    assert root.findtext("launchable") == ENTRY.name
    assert root.findtext("project_license") == "MIT"
    assert root.find("content_rating") is not None
    assert len(root.findtext("summary") or "") < 70
    assert len(root.findall("description/p")) >= 2
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == tabletop.__version__


def test_entry_metadata_and_types_name_the_same_types() -> None:
    shop = {str(one.text) for one in ET.parse(METAINFO).getroot().iter("mediatype")}
    menu = set(entry()["MimeType"].strip(";").split(";"))
    assert shop == menu == set(mime_types())


def test_the_types_have_the_endings_of_the_program() -> None:
    globs = {
        name: glob.get("pattern")
        for name, element in mime_types().items()
        for glob in element.iter(f"{MIME}glob")
    }
    assert globs == {
        "application/x-tabletop-match": f"*{MATCH_SUFFIX}",
        "application/x-tabletop-game": f"*{GAME_SUFFIX}",
        "application/x-tabletop-report": f"*{REPORT_SUFFIX}",
    }


def test_a_match_is_known_by_its_first_bytes(tmp_path: Path) -> None:
    file = tmp_path / "x.match"
    traitors("Ann", "Bo", "Cy").save(file)
    magic = mime_types()["application/x-tabletop-match"].find(f"{MIME}magic/{MIME}match")
    assert magic is not None
    assert magic.get("offset") == "0"
    assert file.read_bytes().startswith(str(magic.get("value")).encode())


def test_the_types_are_taken_up_by_the_system(laid: Path) -> None:
    subprocess.run([tool("update-mime-database"), str(laid / "mime")], check=True)
    told = (laid / "mime" / "globs2").read_text(encoding="utf-8")
    assert f"application/x-tabletop-match:*{MATCH_SUFFIX}" in told
    assert (laid / "mime" / "application" / "x-tabletop-game.xml").is_file()


@pytest.mark.parametrize("side", SIDES)
def test_pictures_of_each_size_lie_where_they_are_looked_for(laid: Path, side: int) -> None:
    folder = laid / "icons" / "hicolor" / f"{side}x{side}"
    names = {path.relative_to(folder).as_posix() for path in folder.rglob("*.png")}
    assert names == {
        f"apps/{APP_ID}.png",
        "mimetypes/application-x-tabletop-match.png",
        "mimetypes/application-x-tabletop-game.png",
    }
    for name in names:
        head = (folder / name).read_bytes()[:24]
        assert head.startswith(b"\x89PNG")
        assert struct.unpack(">II", head[16:24]) == (side, side)


@pytest.mark.parametrize("name", ["tabletop", "match", "game"])
def test_the_pictures_for_windows_are_whole(name: str) -> None:
    data = (PACKAGING / "icons" / f"{name}.ico").read_bytes()
    kind, count = struct.unpack_from("<HH", data, 2)
    assert kind == 1
    sides = set()
    end = 0
    for number in range(count):
        width, height, *_rest, size, start = struct.unpack_from("<BBBBHHII", data, 6 + 16 * number)
        picture = data[start : start + size]
        assert struct.unpack_from(">II", picture, 16) == (width or 256, height or 256)
        sides.add(width or 256)
        end = start + size
    assert {16, 32, 48, 256} <= sides
    assert end == len(data)


@pytest.mark.parametrize("name", ["tabletop", "match", "game"])
def test_the_pictures_for_macos_are_whole(name: str) -> None:
    data = (PACKAGING / "icons" / f"{name}.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4)[0] == len(data)
    place, sides = 8, []
    while place < len(data):
        size = struct.unpack_from(">I", data, place + 4)[0]
        sides.append(struct.unpack_from(">I", data, place + 8 + 16)[0])
        place += size
    assert place == len(data)
    assert sides == [16, 32, 64, 128, 256, 512, 1024]


def test_the_manual_page_names_what_there_is(laid: Path) -> None:
    text = (LINUX / "tabletop.1").read_text(encoding="utf-8")
    for word in (MATCH_SUFFIX, GAME_SUFFIX, "TABLETOP_HOME", ".SH NAME", ".SH SYNOPSIS"):
        assert word in text
    assert (laid / "man" / "man1" / "tabletop.1.gz").is_file()
