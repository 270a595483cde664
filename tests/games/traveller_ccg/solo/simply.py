"""Answers that get a story on: pay with what lies first, choose nothing else, pass."""

from __future__ import annotations

from typing import Any

from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards
from tests.games.traveller_ccg.tables import Story


def simply(decision: Any) -> Answer:
    """Give the answer that does least."""
    if isinstance(decision, ChooseCards):
        return decision.cards[: decision.least]
    assert isinstance(decision, ChooseAction)
    return next((a for a in decision.actions if a.verb == "pass"), decision.actions[-1])


def get_on(story: Story) -> Story:
    """Answer simply until the story is over."""
    while not story.over:
        story.answer(simply(story.asked()))
    return story
