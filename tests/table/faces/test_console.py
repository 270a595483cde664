"""The cockpit's cards: every type has its anatomy, every icon its sign and its meaning."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.library.pack import Pack
from tabletop.table import icons
from tabletop.table.faces import RATIO, FaceSource
from tabletop.table.faces.sheet import Sheet, sheet_of, table_of
from tabletop.table.faces.source import MARKED, PLATE, TALL, TURNED
from tabletop.table.faces.text import Paragraph
from tabletop.table.looks import FacePictures, Looks
from tabletop.table.panels.preview import sheet_html
from tabletop.table.rich import NO_WORDS, icons_on, rich
from tabletop.table.settings import Settings
from tabletop.table.sheets import sheet_of_definition
from tabletop.table.theme import NAMES, Theme

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "traveller-ccg"
SKILLS = (
    *("admin", "combat", "jack-of-all-trades", "medical", "psionics", "science", "social"),
    *("starship-operations", "tech", "underworld"),
)
NEEDED = (
    *("attack", "defense", "initiative", "jump", "abandonment", "distance", "subplot", "species"),
    *("cargo", "military", "passenger", "survey"),
    *("cargo-passenger", "military-passenger", "military-survey", "passenger-survey"),
    *("wounds", "structure", "ally", "locale", "organization"),
    *("alteration", "armor", "gadget", "vehicle", "weapon"),
    *("computer", "hardpoint", "hull", "internal"),
    *("action", "credits", "ev", "exert", "infamy", "limited", "linked", "reaction", "ready"),
    *("use", "vp", *SKILLS, "trained", "expert"),
)
ANATOMY = {
    "ship": (
        *("attack", "defense", "initiative", "jump"),
        *("crew-slots", "computer-slots", "hardpoint-slots", "hull-slots", "internal-slots"),
        "tonnage",
    ),
    "contract": ("distance", "vp", "complication-slots", "abandonment"),
    "complication": ("abandonment-modifier", "attack", "defense", "initiative", "structure"),
    "connection": ("cost", "ev"),
    "crew": ("cost", "ev", "wounds"),
    "event": ("cost", "ev"),
    "gear": ("cost", "ev"),
    "heroic-action": ("cost", "ev"),
    "upgrade": ("cost", "ev", "structure", "tonnage"),
}


@cache
def pack() -> Pack:
    return registry.load(GAME).pack


def source(name: str = "dark") -> FaceSource:
    return FaceSource(pack(), Theme(pack().layout.room, name))


def sheets() -> list[tuple[DefId, int, Sheet]]:
    return [
        (key, side, sheet_of(GAME, entry, side))
        for key, entry in pack().cards.items()
        for side in range(1 + len(entry.definition.sides))
    ]


@pytest.mark.rules("TC-31.13")
def test_every_icon_that_is_needed_has_a_sign_a_name_and_a_meaning() -> None:
    told = table_of(GAME)["icons"]
    assert [name for name in NEEDED if not icons.known(name)] == []
    assert [name for name in NEEDED if not all(told.get(name, ("", "")))] == []
    shapes = {name: icons.outline(name) for name in NEEDED if name != "wounds"}
    alike = [a for a, b in zip(shapes, list(shapes)[1:], strict=False) if shapes[a] == shapes[b]]
    assert alike == []


@pytest.mark.rules("TC-31.13")
def test_every_icon_of_every_text_is_known_and_tells_its_meaning() -> None:
    told = table_of(GAME)["icons"]
    named = {
        name
        for entry in pack().cards.values()
        for text in (entry.text, *entry.side_texts)
        for name in icons_on(rich(text))
    }
    assert len(named) > 25
    assert sorted(name for name in named if not icons.known(name)) == []
    assert sorted(name for name in named if name not in told) == []


@pytest.mark.rules(*(f"TC-31.{number}" for number in range(1, 12)))
def test_each_type_shows_all_of_its_values() -> None:
    kinds = set()
    for key, _, sheet in sheets():
        kinds.add(sheet.kind)
        there = [name for name in ANATOMY[sheet.kind] if isinstance(sheet.facts.get(name), int)]
        assert len(sheet.stats) == len(there), key
        assert {stat.value.lstrip("+−") for stat in sheet.stats} == {
            str(abs(sheet.facts[name])) for name in there
        }
        assert all(icons.known(stat.icon) for stat in sheet.stats), key
        assert icons.known(sheet.badge), (key, sheet.badge)
    assert kinds == set(ANATOMY)


@pytest.mark.rules("TC-31.2", "TC-31.3", "TC-31.4", "TC-31.7", "TC-31.10")
def test_skills_capabilities_and_requirements_stand_as_icons() -> None:
    found = {(key, side): sheet for key, side, sheet in sheets()}
    ship = found[DefId("beowulf-free-trader"), 0]
    assert [sign.icon for sign in ship.signs] == ["cargo-passenger", "cargo"]
    contract = found[DefId("group-package"), 0]
    assert [sign.icon for sign in contract.signs] == ["passenger", "passenger"]
    complication = found[DefId("group-package"), 1]
    assert [sign.icon for sign in complication.signs] == ["cargo", "social"]
    doctor = found[DefId("aminah-darzi-m-d"), 0]
    assert [(sign.icon, sign.strong) for sign in doctor.signs] == [("medical", True)]
    assert doctor.tags[0] == "Human"


@pytest.mark.parametrize("height", [90, 160, 240, 350, 520])
def test_no_complication_has_a_word_cut(height: int) -> None:
    drawn = source()
    keys = [key for key, side, _ in sheets() if side]
    assert keys
    assert [key for key in keys if not drawn.fits(key, height, 1)] == []


def _differ(one: QImage, other: QImage) -> bool:
    return bytes(one.constBits()) != bytes(other.constBits())


@pytest.mark.parametrize("name", NAMES)
def test_plates_tell_cards_sides_and_states_apart(name: str) -> None:
    drawn, size = source(name), QSize(110, 18)

    def plate(card: str | None, side: int = 0, *state: str, back: str = "captain") -> QImage:
        key = None if card is None else DefId(card)
        return drawn.card(key, back, side, size, 1.0, (PLATE, *state)).toImage()

    plain = plate("group-package")
    assert plain.size() == size
    assert _differ(plain, plate("group-package", 1))
    assert _differ(plain, plate("group-package", 0, TURNED))
    assert _differ(plain, plate("beowulf-free-trader"))
    assert _differ(plate(None), plate(None, back="adventure"))
    whole = drawn.card(DefId("group-package"), "", 0, QSize(round(90 * RATIO), 90), 1.0)
    assert whole.height() == 90


@pytest.mark.parametrize(("state", "lines"), [((), 1), ((TALL,), 2)])
def test_on_a_plate_nothing_is_written_below_its_owners_mark(
    state: tuple[str, ...], lines: int
) -> None:
    line = 18
    size = QSize(5 * line, lines * line)

    def signs(*more: str) -> int:
        """Count the colours where the mark will lie, in the middle of the first line."""
        card = DefId("beowulf-free-trader")
        picture = source().card(card, "captain", 0, size, 1.0, (PLATE, *state, *more)).toImage()
        across = range(size.width() - line + 1, size.width() - 3)
        return len({picture.pixel(x, y) for x in across for y in range(5, line - 4)})

    assert signs() > 1
    assert signs(MARKED) == 1


@pytest.mark.rules("TC-31.13")
def test_the_preview_says_what_each_icon_means() -> None:
    game = registry.load(GAME)
    pictures = FacePictures(Looks(Settings(), lambda *_: source()), game, lambda: 1.0)
    sheet = sheet_of_definition(game, DefId("aminah-darzi-m-d"))
    assert sheet is not None
    text = sheet_html(sheet, NO_WORDS, pictures.meaning)
    assert 'title="Exert' not in text  # The word stands there in full.
    assert 'title="Medical: a skill"' in text
    assert 'title="Action: only the acting captain' in text
    assert "Wound Capacity 2" in text


@pytest.mark.rules("TC-31.13")
def test_the_preview_names_traits_species_skills_and_requirements_as_cards_do() -> None:
    game = registry.load(GAME)

    def told(card: str, side: int = 0) -> tuple[str, tuple[str, ...]]:
        sheet = sheet_of_definition(game, DefId(card), side)
        assert sheet is not None
        return sheet.kind, sheet.values

    kind, values = told("aminah-darzi-m-d")
    assert kind == "Crew, Human, Solomani, Scholar"
    assert values[-1] == "{icon:medical} Medical {icon:expert} expert"
    assert told("whisper")[0].startswith("Connection, Ally, ")
    assert told("whisper")[0].endswith(", Concealed 1")
    assert "{icon:passenger} Passenger" in told("group-package")[1]


@pytest.mark.parametrize("height", [80, 110, 150, 220])
@pytest.mark.parametrize("wounds", [1, 4])
def test_wounds_do_not_cover_the_values_at_the_foot(height: int, wounds: int) -> None:
    size, name = QSize(round(height * RATIO), height), DefId("aminah-darzi-m-d")
    faces = source()
    plain = faces.card(name, "", 0, size, 1.0).toImage()
    hurt = faces.card(name, "", 0, size, 1.0, (f"{wounds} wounds",)).toImage()
    rows = [
        y
        for y in range(height)
        if any(plain.pixel(x, y) != hurt.pixel(x, y) for x in range(size.width()))
    ]
    assert rows
    assert min(rows) > height * 0.1
    assert max(rows) < height * 0.78


@pytest.mark.rules("CC-24.2")
def test_kinds_of_operations_have_stripes_of_their_own_colours() -> None:
    theme = Theme("captains-chair")
    names = ("PLAY", "ACTIVATE", "END-GAME", "RESUPPLY", "SPECIAL")
    colours = [theme.stripe(name) for name in names]
    assert len({colour.name() for colour in colours if colour is not None}) == 5
    assert theme.stripe("REACTION") == theme.stripe("PASSIVE") == theme.stripe("ACTIVATE")
    assert theme.stripe("CLEAN-UP") == theme.stripe("RESUPPLY")
    assert Theme("traveller-ccg").stripe("PLAY") is None


def test_a_stripe_stands_beside_its_part_of_the_text() -> None:
    text = "{icon:cargo} PLAY: Draw.\nwithout a name\nSPECIAL: It holds, whatever comes of it."
    laid = Paragraph(Theme("captains-chair").fixed_font, text, 12, 120)
    image = QImage(140, 120, QImage.Format.Format_ARGB32)
    image.fill(QColor("black"))
    asked: list[str] = []

    def colour_of(name: str) -> QColor:
        asked.append(name)
        return QColor("white")

    with QPainter(image) as painter:
        laid.paint_stripes(painter, QRectF(10, 0, 120, 120), colour_of)
    assert asked == ["PLAY", "SPECIAL"]
    lit = [any(image.pixelColor(x, y).lightness() > 200 for x in range(10)) for y in range(120)]
    line = 12 * 1.22
    assert lit[round(line * 0.5)]
    assert not lit[round(line * 1.5)]
    assert lit[round(line * 2.5)]
    assert not lit[min(119, round(laid.height) + 2)]
