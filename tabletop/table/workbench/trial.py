"""The table at which a card is tried: it lies on the workbench, and leads back there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.controller.workbench.trying import Tried
from tabletop.engine.message import in_words
from tabletop.table.pages.play import PlayPage
from tabletop.table.sounding import let_sound

if TYPE_CHECKING:
    from tabletop.table.tour import Tour


def sit_down(tour: Tour, tried: Tried) -> PlayPage:
    """Sit down at the match of a card. It is kept nowhere."""
    match = tried.match
    page = PlayPage(match, tour.window.looks, pace=tour.pace)

    def leave() -> None:
        page.close_match()
        tour.window.pop()

    page.left.connect(leave)
    page.rule_asked.connect(lambda rule: tour.rules(match.game, rule))
    page.wanted.connect(tour.open)
    page.replay.connect(lambda: tour.watch(match))
    page.rematch.connect(lambda _options: leave())
    let_sound(page, tour.sound)
    tour.push(page, "table", match.game.pack.layout.room)
    page.begin()
    if not tried.usable:
        words = in_words("The card can't be used at once.")
        page.notice.tell(f"{words} {tried.why}".strip())
    return page
