"""Cards' faces: none blank, none alike, nothing cut, sharp at every resolution."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap

from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.library.pack import Pack
from tabletop.table.faces import RATIO, FaceSource
from tabletop.table.faces.body import NUMBERS_FROM
from tabletop.table.theme import NAMES, Theme

pytestmark = pytest.mark.usefixtures("qapp")

GAMES = ("traitors-aboard", "traveller-traders", "traveller-ccg")


@cache
def pack_of(game: str) -> Pack:
    return registry.load(game).pack


def source_of(game: str, name: str = "dark") -> FaceSource:
    pack = pack_of(game)
    return FaceSource(pack, Theme(pack.layout.room, name))


def drawn(source: FaceSource, definition: str, height: int = 160, dpr: float = 1.0) -> QPixmap:
    size = QSize(round(height * RATIO * dpr), round(height * dpr))
    return source.card(DefId(definition), "", 0, size, dpr)


def colours(image: QImage) -> int:
    spots = (
        image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(0, image.height(), 3)
    )
    return len(set(spots))


def small(image: QImage) -> bytes:
    """Shrink a picture to what an eye catches at a glance."""
    shrunk = image.convertToFormat(QImage.Format.Format_RGB888).scaled(
        QSize(24, 32),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return bytes(shrunk.constBits())


def difference(one: QImage | bytes, other: QImage | bytes) -> float:
    """Tell how much of two pictures differs clearly, from 0 to 1."""
    first = one if isinstance(one, bytes) else small(one)
    second = other if isinstance(other, bytes) else small(other)
    return sum(abs(a - b) > 20 for a, b in zip(first, second, strict=True)) / len(first)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_face_of_its_own(game: str, name: str) -> None:
    source = source_of(game, name)
    images = {key: drawn(source, key, 100).toImage() for key in pack_of(game).cards}
    assert [key for key, image in images.items() if colours(image) < 12] == []
    glances = {key: small(image) for key, image in images.items()}
    alike = [
        (one, other)
        for (one, first), (other, second) in combinations(glances.items(), 2)
        if difference(first, second) < 0.01
    ]
    assert alike == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("height", [90, 160, 320, 640])
def test_no_text_is_cut(game: str, height: int) -> None:
    source = source_of(game)
    assert [key for key in pack_of(game).cards if not source.fits(key, height)] == []


def test_a_text_that_is_too_long_is_reported() -> None:
    source = source_of("traitors-aboard")
    assert source.fits(DefId("plank"), 640)
    sheet = source.sheet(DefId("plank"))
    source.sheet = lambda *_: sheet.__class__(  # type: ignore[method-assign]
        **{field: getattr(sheet, field) for field in sheet.__slots__ if field != "text"},
        text="word " * 900,
    )
    assert not source.fits(DefId("plank"), 640)


@pytest.mark.parametrize("dpr", [1.0, 1.25, 1.5, 2.0])
def test_faces_have_the_asked_for_pixels(dpr: float) -> None:
    source = source_of("traitors-aboard")
    size = QSize(round(160 * RATIO * dpr), round(160 * dpr))
    for picture in (
        source.card(DefId("plank"), "", 0, size, dpr),
        source.card(None, "ship", 0, size, dpr),
    ):
        assert picture.size() == size
        assert picture.devicePixelRatio() == pytest.approx(dpr)


def test_a_face_is_drawn_for_its_resolution_and_not_blown_up() -> None:
    source = source_of("traitors-aboard")
    fine = drawn(source, "plank", 320, 2.0).toImage()
    coarse = drawn(source, "plank", 320, 1.0).toImage().scaled(fine.size())
    pairs = [(x, y) for x in range(60, fine.width() - 60, 3) for y in range(20, 90)]
    sharper = [fine.pixelColor(*spot) != coarse.pixelColor(*spot) for spot in pairs]
    assert sum(sharper) > len(pairs) * 0.05


def test_pictures_are_shared() -> None:
    source = source_of("traveller-traders")
    first, second = drawn(source, "captain"), drawn(source, "captain")
    assert first.cacheKey() == second.cacheKey()
    size = first.size()
    assert source.card(DefId("captain"), "trader", 0, size, 1.0, ("turned",)).cacheKey() == (
        first.cacheKey()
    )


def test_loot_and_actions_share_one_back_and_roles_do_not() -> None:
    pack = pack_of("traitors-aboard")
    backs = {entry.definition.kind: entry.definition.back for entry in pack.cards.values()}
    assert backs["loot"] == backs["action"] != backs["role"]
    source = source_of("traitors-aboard")
    size = QSize(115, 160)
    ship = source.card(None, backs["loot"], 0, size, 1.0).toImage()
    role = source.card(None, backs["role"], 0, size, 1.0).toImage()
    assert difference(ship, role) > 0.3


def test_a_hidden_card_shows_its_back_and_nothing_else() -> None:
    source = source_of("traitors-aboard")
    size = QSize(115, 160)
    back = source.card(None, "ship", 0, size, 1.0)
    hidden = source.card(DefId("hidden:ship"), "ship", 0, size, 1.0)
    assert hidden.toImage() == back.toImage()


def test_the_decks_of_the_traders_have_backs_of_their_own() -> None:
    backs = sorted({entry.definition.back for entry in pack_of("traveller-traders").cards.values()})
    assert len(backs) >= 4
    source = source_of("traveller-traders")
    size = QSize(115, 160)
    images = [source.card(None, back, 0, size, 1.0).toImage() for back in backs]
    for one, other in combinations(images, 2):
        assert difference(one, other) > 0.03


def test_the_backs_of_an_unknown_game_differ_by_deck() -> None:
    source = source_of("traitors-aboard")
    size = QSize(115, 160)
    one, other = (source.card(None, back, 0, size, 1.0).toImage() for back in ("a", "b"))
    assert one != other


def test_roles_differ_without_colour() -> None:
    source = source_of("traitors-aboard")
    grey = [
        drawn(source, role).toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        for role in ("pirate", "mutineer")
    ]
    assert difference(*grey) > 0.15
    sheets = [source.sheet(DefId(role)) for role in ("pirate", "mutineer")]
    assert sheets[0].shape != sheets[1].shape
    assert sheets[0].emblem[0] != sheets[1].emblem[0]


def test_hits_are_painted_as_pips() -> None:
    source = source_of("traveller-traders")
    size = QSize(115, 160)
    whole = source.card(DefId("fighter"), "", 0, size, 1.0, ())
    hit = source.card(DefId("fighter"), "", 0, size, 1.0, ("2 hits",))
    assert whole.toImage() != hit.toImage()


def test_numbers_are_written_short_in_the_corner_and_whole_below() -> None:
    source = source_of("traveller-traders")
    (price,) = source.sheet(DefId("protective-equipment")).numbers
    assert (price.short, price.whole) == ("13.4M", "13,440,000 Cr")
    (power,) = source.sheet(DefId("captain")).numbers
    assert power.short == "3"
    (value,) = source_of("traitors-aboard").sheet(DefId("loot-minus")).numbers
    assert value.short == "−2"


def test_numbers_show_from_the_height_where_they_can_be_read() -> None:
    assert NUMBERS_FROM <= 90
