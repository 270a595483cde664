from __future__ import annotations

from pytestqt.qtbot import QtBot

from tabletop.table.panels.prompt import PromptLine, Verb


def test_what_follows_stands_after_words_that_end_with_a_full_stop(qtbot: QtBot) -> None:
    line = PromptLine()
    qtbot.addWidget(line)
    verbs = (
        Verb("gain", "Gain 2 VP.", consequence="It can't succeed."),
        Verb("draw", "Draw 1 card."),
    )
    line.say("Choose one.", verbs=verbs)
    gain, draw = line.buttons()
    assert (gain.text(), draw.text()) == ("Gain 2 VP: It can't succeed.", "Draw 1 card.")
    assert gain.accessibleName() == "Gain 2 VP. It can't succeed."
