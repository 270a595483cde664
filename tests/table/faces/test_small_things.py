"""Text layout, icons, dice, posters, sounds, and the list of licences."""

from __future__ import annotations

import json
import wave
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter

from tabletop.library import find_games
from tabletop.library.faults import FaultList
from tabletop.library.folders import assets_folder, carddata_folder
from tabletop.library.strict_yaml import read_yaml
from tabletop.table import icons
from tabletop.table.faces.posters import app_picture, poster
from tabletop.table.faces.small import die
from tabletop.table.faces.text import Paragraph, fit_line, fit_paragraph, pieces
from tabletop.table.sounds import NAMES, Sounds
from tabletop.table.theme import Theme
from tabletop.table.theme.appicon import app_icon
from tabletop.table.theme.chart import BETWEEN_NAMES, Mark, _name_boxes, _Parsecs

pytestmark = pytest.mark.usefixtures("qapp")


def test_text_is_cut_into_words_icons_and_keywords() -> None:
    found = [
        (piece.kind, piece.text, piece.glued)
        for piece in pieces("Pay {icon:coins}, {keyword:warp-core}.\nGo")
    ]
    assert found == [
        ("word", "Pay", False),
        ("icon", "coins", False),
        ("word", ",", True),
        ("keyword", "Warp Core", False),
        ("word", ".", True),
        ("break", "", False),
        ("word", "Go", False),
    ]


def test_a_paragraph_breaks_into_lines_and_grows_with_its_size() -> None:
    fonts = Theme("plain").fixed_font
    narrow, wide = (Paragraph(fonts, "one two three four", 12, width) for width in (40, 400))
    assert narrow.height > wide.height
    assert fit_paragraph(fonts, "word " * 200, QRectF(0, 0, 100, 50), (12, 9)) is None
    assert fit_paragraph(fonts, "word", QRectF(0, 0, 100, 50), (12, 9)) is not None


def test_a_line_shrinks_to_fit_and_tells_when_it_can_not() -> None:
    image = QImage(100, 30, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    fonts = Theme("plain").fixed_font
    black, box = QColor("black"), QRectF(0, 0, 100, 30)
    assert fit_line(painter, fonts, box, "Plank", "title", (20, 8), black)
    assert fit_line(painter, fonts, box, "Empty Your Pockets", "title", (20, 8), black)
    assert not fit_line(painter, fonts, box, "word " * 30, "title", (20, 8), black)
    painter.end()


def _icons_in(data: object) -> set[str]:
    if isinstance(data, dict):
        own: set[str] = set()
        for key, value in data.items():
            if key in ("emblem", "icon"):
                own |= {value} if isinstance(value, str) else set(value)
            elif key == "emblems":
                own |= {name for names in value.values() for name in names}
            else:
                own |= _icons_in(value)
        return own
    if isinstance(data, list | tuple):
        return {name for part in data for name in _icons_in(part)}
    return set()


def _plain(node: Any) -> Any:
    """Leave out of strict YAML where in its file each part stands."""
    value = getattr(node, "value", node)
    if isinstance(value, tuple):
        return [_plain(part) for part in value]
    if isinstance(value, Mapping):
        return {str(name): _plain(getattr(part, "value", part)) for name, part in value.items()}
    return value


def _data_files() -> list[Path]:
    return sorted(
        [*carddata_folder().glob("**/*.yaml"), *(assets_folder() / "faces").glob("*.json")]
    )


@pytest.mark.parametrize("file", _data_files(), ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_icon_that_is_named_is_bundled(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    data = json.loads(text) if file.suffix == ".json" else _plain(read_yaml(file, FaultList()))
    assert sorted(name for name in _icons_in(data) if not icons.known(name)) == []


def test_every_bundled_icon_has_an_outline_on_its_grid() -> None:
    for name in icons.names():
        box = icons.outline(name).boundingRect()
        assert not box.isEmpty(), name
        assert QRectF(-8, -8, 528, 528).contains(box), name


def test_an_icon_takes_its_colour() -> None:
    image = icons.pixmap("anchor", QSize(32, 32), QColor("#123456")).toImage()
    seen = {
        image.pixelColor(x, y).name()
        for x in range(32)
        for y in range(32)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert seen == {"#123456"}


def test_dice_show_their_values() -> None:
    theme = Theme("plain")
    images = [die(value, 48, theme).toImage() for value in range(1, 7)]
    assert all(one != other for i, one in enumerate(images) for other in images[i + 1 :])
    ink = theme.colour("die_ink")
    dark = [
        sum(image.pixelColor(x, y) == ink for x in range(8, 40) for y in range(8, 40))
        for image in images
    ]
    assert dark == sorted(dark)
    assert die(3, 48, theme, 2.0).size() == QSize(96, 96)


def test_posters_of_the_games() -> None:
    size = QSize(320, 180)
    images = [poster(info, Theme(info.room), size).toImage() for info in find_games()]
    assert len(images) >= 2
    assert all(image.size() == size for image in images)
    assert images[0] != images[1]


def test_the_programs_picture_has_all_sizes() -> None:
    sides = {size.width() for size in app_icon().availableSizes()}
    assert sides >= {16, 32, 48, 128, 256, 512}
    assert app_picture(64).size() == QSize(64, 64)


@pytest.mark.parametrize("name", NAMES)
def test_sounds_are_short_and_heard(name: str) -> None:
    with wave.open(str(assets_folder() / "sounds" / f"{name}.wav"), "rb") as file:
        assert file.getnchannels() == 1
        assert file.getnframes() / file.getframerate() < 2
        samples = memoryview(file.readframes(file.getnframes())).cast("h")
    assert 3_000 < max(abs(sample) for sample in samples) < 32_767


def _loudest(file: Path) -> int:
    with wave.open(str(file), "rb") as sound:
        return max(abs(v) for v in memoryview(sound.readframes(sound.getnframes())).cast("h"))


def test_the_volume_counts_and_silence_plays_nothing() -> None:
    played: list[int] = []
    sounds = Sounds(100, lambda file: played.append(_loudest(file)))
    sounds.play("place")
    sounds.set_volume(50)
    sounds.play("place")
    sounds.set_volume(0)
    sounds.play("place")
    assert len(played) == 2
    assert played[1] == pytest.approx(played[0] / 4, rel=0.01)
    assert sounds.note == ""
    with pytest.raises(KeyError):
        sounds.play("bang")


def test_a_machine_without_a_player_is_silent_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabletop.table.sounds.find_player", lambda: None)
    sounds = Sounds(60)
    sounds.play("turn")
    assert not sounds.available
    assert "aplay" in sounds.note


def test_every_bundled_file_is_listed_with_its_licence() -> None:
    listed = (assets_folder() / "LICENSES.md").read_text(encoding="utf-8")
    files = [
        file.relative_to(assets_folder()).as_posix()
        for file in sorted(assets_folder().glob("**/*"))
        if file.is_file()
    ]
    assert [name for name in files if f"`{name}`" not in listed] == []
    assert sum((assets_folder() / name).stat().st_size for name in files) < 4_000_000


@pytest.mark.parametrize("width", [150, 200, 300, 600])
def test_names_on_the_star_chart_keep_away_from_each_other(width: int) -> None:
    stops = (("Forboldn", 18, 8), ("Knorbes", 18, 7), ("Whango", 18, 6), ("Uake", 18, 5))
    marks = tuple(Mark(name, column, row) for name, column, row in stops)
    metrics = QFontMetricsF(Theme("traveller-traders").fixed_font("label", 11))
    rect = QRectF(0, 0, width, width / 3)
    boxes = [box for _, box in _name_boxes(metrics, _Parsecs(rect, marks), marks)]
    assert boxes
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[:number])
        assert box.width() >= BETWEEN_NAMES + metrics.horizontalAdvance("Uake")
