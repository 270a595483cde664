"""How everything looks now: the player's settings, the theme of each room, the faces of cards."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tabletop.table.settings import Motion, Settings
from tabletop.table.theme import Theme
from tabletop.table.wishes import motion_of_desktop, scheme_of_desktop

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition
    from tabletop.library.info import GameInfo
    from tabletop.library.pack import Pack
    from tabletop.table.scene.faces import Faces

MakeFaces = Callable[["GameDefinition", Theme], "Faces"]

CARD = 63 / 88
"""Width by height of a card."""


def zoom_for(width: int, height: int) -> float:
    """Say how much larger than usual text is in a window of this size: on a screen of four times
    as many pixels it would be too small to read. In steps, so that it seldom changes.
    """
    return max(1.0, math.floor(min(width / 1600, height / 900) * 4) / 4)


class Looks:
    """Made anew whenever a setting that can be seen changes, or the desktop's wish for contrast."""

    def __init__(self, settings: Settings, make_faces: MakeFaces, zoom: float = 1.0) -> None:
        self.settings = settings
        self.zoom = zoom
        self.scheme = scheme_of_desktop() if settings.scheme == "system" else settings.scheme
        self._make_faces = make_faces
        self._themes: dict[str, Theme] = {}
        self._table_themes: dict[str, Theme] = {}
        self._faces: dict[str, Faces] = {}

    @property
    def scale(self) -> float:
        """How much larger than usual text is."""
        return self.settings.text / 100 * self.zoom

    @property
    def motion(self) -> Motion:
        """How much moves: as the player has set, or as the desktop says."""
        if self.settings.motion == "system":
            return motion_of_desktop()
        return self.settings.motion

    def theme(self, room: str) -> Theme:
        """Give the theme of a room, for widgets."""
        if room not in self._themes:
            self._themes[room] = Theme(room, self.scheme, self.scale)
        return self._themes[room]

    def table_theme(self, room: str) -> Theme:
        """Give the theme of a room for the table itself, which grows with its window anyway."""
        if room not in self._table_themes:
            scale = self.settings.text / 100
            self._table_themes[room] = Theme(room, self.scheme, scale)
        return self._table_themes[room]

    def faces(self, game: GameDefinition) -> Faces:
        """Give what draws a game's cards. Only the last game's is kept: it holds many pictures."""
        if game.id not in self._faces:
            theme = self.table_theme(game.pack.layout.room)
            self._faces = {game.id: self._make_faces(game, theme)}
        return self._faces[game.id]

    def poster(self, info: GameInfo, size: QSize) -> QPixmap:
        """Draw a game's picture for the start screen, in real pixels."""
        from tabletop.table.faces.posters import poster

        return poster(info, self.theme(info.room), size)


class PackPictures:
    """Draws for the preview: a whole card of a pack, fitted into a size."""

    def __init__(
        self, looks: Looks, pack: Pack, faces: Callable[[], Faces], ratio: Callable[[], float]
    ) -> None:
        from tabletop.table.glossary import glossary_of

        self._looks = looks
        self._pack = pack
        self._faces = faces
        self._glossary = glossary_of(pack)
        self._ratio = ratio

    def face(self, definition: str | None, back: str, side: int, size: QSize) -> QPixmap:
        """Draw a card, or its back when the definition is None, to fit into a size."""
        from tabletop.engine.ids import DefId

        ratio = self._ratio()
        height = min(float(size.height()), size.width() / CARD)
        pixels = QSize(round(height * CARD * ratio), round(height * ratio))
        name = None if definition is None else DefId(definition)
        drawn = self._faces().card(name, back, side, pixels, ratio, ())
        picture = QPixmap(drawn)
        picture.setDevicePixelRatio(ratio)
        return picture

    def icon(self, name: str, pixels: int) -> QPixmap:
        """Draw an icon of running text in the colour that it has in this room, or that of text."""
        from tabletop.table import icons

        theme = self._looks.theme(self._pack.layout.room)
        sign = theme.sign(name)
        colour = theme.colour("ink") if sign is None else sign.colour
        return icons.pixmap(name, QSize(pixels, pixels), colour, self._ratio())

    def called(self, name: str) -> str:
        """Say what an icon of this game is called; '' where nothing is told."""
        return self._told(name)[0]

    def meaning(self, name: str) -> str:
        """Say what an icon of this game is called and what it means; '' where nothing is told."""
        told = self._told(name)
        return ": ".join(told) if told[0] else self._glossary.meaning(f"icon:{name}")

    def _told(self, name: str) -> tuple[str, str]:
        from tabletop.table.faces.sheet import table_of

        called, means = table_of(self._pack.info.id).get("icons", {}).get(name, ("", ""))
        return called, means


class FacePictures(PackPictures):
    """Draws the cards of a game that is played; all who draw them share the pictures."""

    def __init__(self, looks: Looks, game: GameDefinition, ratio: Callable[[], float]) -> None:
        super().__init__(looks, game.pack, lambda: looks.faces(game), ratio)
