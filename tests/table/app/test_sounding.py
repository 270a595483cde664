from __future__ import annotations

from tabletop.engine import events as ev
from tabletop.engine.ids import CardId, ZoneId
from tabletop.engine.message import say
from tabletop.table.sounding import let_sound, sound_of
from tabletop.table.tour import Tour
from tests.table.app.conftest import traders

MOVED = ev.CardMoved(CardId(1), ZoneId("chest"))
SHUFFLED = ev.Shuffled(ZoneId("deck"), (0, 1), (1, 0))
ROLLED = ev.Rolled(say("Attack"), (1, 2))


def test_one_sound_for_all_that_happened_at_once() -> None:
    assert sound_of([]) is None
    assert sound_of([MOVED]) == "place"
    assert sound_of([MOVED, SHUFFLED]) == "shuffle"
    assert sound_of([MOVED, ROLLED, SHUFFLED]) == "dice"


def test_the_table_sounds(tour: Tour) -> None:
    heard: list[str] = []
    page = tour.play(traders())
    let_sound(page, heard.append)
    off = next(b for b in page.prompt.buttons() if b.property("off"))
    off.click()
    assert heard == ["refuse"]
    page._ask_resign()
    page.notice.buttons()[0].click()
    assert heard[-1] == "lose"
