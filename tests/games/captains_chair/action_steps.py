"""The Action Step of seat 0 on a position that a test lays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from tabletop.engine.frames import Nothing
from tabletop.games.captains_chair.action import ACTION
from tests.games.captains_chair.tables import Laid, Story, table

Lies: TypeAlias = dict[str, Laid]
"""Zones and the cards that lie there."""


def in_action(
    lying: Mapping[str, Laid], chance: Sequence[tuple[int, ...]] = (), **more: Any
) -> Story:
    """Begin the Action Step; ``more`` says what else there is to say of the table."""
    return Story(table(lying, **more), ACTION.frame(Nothing()), chance)


def offered(story: Story, verb: str, card: str) -> list[str]:
    """List the operations of a card that can be carried out now."""
    return [
        str(action.ability)
        for action in story.asked().actions
        if action.verb == verb
        and action.card is not None
        and story.board.cards[action.card].definition == card
    ]


def options(story: Story) -> list[str]:
    """List the keys of the options that the question is about."""
    return [option.key for option in story.asked().options]


def goes_on(story: Story) -> Story:
    """Answer what is asked with the first that will do, use REACTIONs, up to the next action."""
    while not story.over and story.asked().name != "act":
        asked = story.asked()
        if hasattr(asked, "actions"):
            story.answer(asked.actions[0])
        elif hasattr(asked, "options"):
            story.answer(asked.options[0].key)
        else:
            story.answer(tuple(asked.cards[: max(asked.least, 1)]))
    return story
