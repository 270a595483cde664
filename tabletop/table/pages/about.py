"""What this program is, and whose games these are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabletop import __version__
from tabletop.engine.message import in_words
from tabletop.library.info import GameInfo
from tabletop.table.pages.parts import Page, label

FAN_WORK: Final = (
    "Tabletop is unofficial fan work. It is not made, approved or supported by the owners of the "
    "games, and it uses none of their pictures, lettering or texts: rules and cards are told in "
    "our own words."
)

OWNERS: Final = (
    "Traitors Aboard © Savana SAS.",
    "Traveller is a trademark of Far Future Enterprises, used by Mongoose Publishing. "
    "Traveller Traders and Merchant Prince are by C Gerard Luft. The Traveller Customizable Card "
    "Game is by Horizon Games.",
)

PARTS: Final = (
    "Emblems come from game-icons.net (CC BY 3.0), type from open font families (OFL). Makers and "
    "licences are listed in the file LICENSES.md beside the assets. The window is made with Qt "
    "(LGPL)."
)


class AboutPage(Page):
    """Says it in a few sentences."""

    def __init__(self, games: Sequence[GameInfo]) -> None:
        super().__init__(in_words("About Tabletop"))
        self.body.addWidget(label(in_words("Version {version}", version=__version__), "dim"))
        self.body.addWidget(label(in_words(FAN_WORK)))
        self.body.addWidget(label(in_words("Whose games these are"), "heading"))
        for owner in OWNERS:
            self.body.addWidget(label(in_words(owner)))
        for info in games:
            if info.credit:
                self.body.addWidget(label(f"{info.title}: {info.credit}"))
        self.body.addWidget(label(in_words("What it is made of"), "heading"))
        self.body.addWidget(label(in_words(PARTS)))
        self.body.addStretch(1)
