"""What the table tells of the Opposition."""

from __future__ import annotations

import pytest

from tabletop.controller import told
from tabletop.controller.words import Renderer
from tabletop.engine.ids import AUTOMA, SeatId
from tabletop.engine.telling import told as lines
from tabletop.engine.view import view_of
from tabletop.games.traveller_ccg.solo.attacks import turn
from tabletop.games.traveller_ccg.solo.venture import HALF_DOZEN, Venture
from tests.games.traveller_ccg.tables import Story, game, table


@pytest.mark.rules("TC-R.122", "TC-34.7", "TC-R.92")
def test_the_queue_and_the_log_name_the_opposition() -> None:
    at = table(
        1,
        {"opposition": ["rika-honami"], "crew:0": ["baronet-cronin"], "deck:0": ["plain-purse"]},
        phase="action",
        venture=Venture(HALF_DOZEN),
    )
    story = Story(at, turn())
    assert story.asked().name == "react"
    view = view_of(story.rules, story.position, SeatId(0))
    words = Renderer(game().rules.definitions, ["Mal"], view, game().rules.automa)
    (entry,) = told.queue(game(), view, words)
    assert (entry.name, entry.whose, entry.seat) == ("Rika Honami", "The Opposition", AUTOMA)
    assert entry.targets == ("Baronet Cronin",)
    log = [line.text for line in lines(story.rules, at.board, story.events, SeatId(0), ("Mal",))]
    assert "The Opposition chooses Rika Honami: nothing else has a target." in log
    assert any(line.startswith("The Opposition uses Rika Honami") for line in log)
