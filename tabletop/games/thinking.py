"""A computer player made of parts: what it goes by, and how it answers each kind of question."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.engine.actions import Action
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
)
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.rules import Rules
from tabletop.engine.view import SeatView
from tabletop.games.definition import Bot

Mind = TypeVar("Mind")


def thinker(
    read: Callable[[Rules, SeatView], Mind],
    *,
    action: Callable[[Mind, ChooseAction], Action],
    cards: Callable[[Mind, ChooseCards], tuple[CardId, ...]],
    option: Callable[[Mind, ChooseOption], str],
    number: Callable[[Mind, ChooseNumber], int],
    seat: Callable[[Mind, ChooseSeat], SeatId],
) -> Bot:
    """Make a computer player that reads a view once for each question, and plays without dice."""

    def play(rules: Rules, view: SeatView, chance: Chance) -> Answer:  # noqa: ARG001
        mind = read(rules, view)
        match view.decision:
            case ChooseAction() as asked:
                return action(mind, asked)
            case ChooseCards() as asked:
                return cards(mind, asked)
            case ChooseOption() as asked:
                return option(mind, asked)
            case ChooseNumber() as asked:
                return number(mind, asked)
            case ChooseSeat() as asked:
                return seat(mind, asked)
            case asked:
                raise TypeError(f"a computer player has no answer to {asked}")

    return play
