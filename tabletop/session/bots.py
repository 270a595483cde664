"""Computer seats: they answer from a view, with a stream of chance of their own."""

from __future__ import annotations

from typing import Any

from tabletop.engine.chance import Chance, mix
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
    Mix,
    Roll,
)
from tabletop.engine.ids import SeatId
from tabletop.engine.rules import Rules
from tabletop.engine.view import SeatView


def bot_chance(seed: int, answered: int, seat: SeatId) -> Chance:
    """Make the chance of a computer seat for one answer, apart from the match's own."""
    return Chance(mix(mix(seed ^ 0x0B07) ^ mix(answered * 64 + seat)))


def random_answer(decision: Decision[Any], chance: Chance) -> Answer:
    """Give any legal answer, each of them possible. Raises ValueError when there is none."""
    match decision:
        case ChooseAction(actions=actions):
            return actions[chance.below(len(actions))[0]]
        case ChooseCards(cards=cards, least=least, most=most):
            most = min(most, len(cards))
            extra, chance = chance.below(most - least + 1)
            order, _ = chance.permutation(len(cards))
            picked = order[: least + extra]
            return tuple(cards[at] for at in (picked if decision.ordered else sorted(picked)))
        case ChooseSeat(seats=seats):
            return seats[chance.below(len(seats))[0]]
        case ChooseNumber(low=low, high=high):
            return low + chance.below(high - low + 1)[0]
        case ChooseOption(options=options):
            return options[chance.below(len(options))[0]].key
        case Roll(dice=dice, sides=sides):
            return chance.roll(dice, sides)[0]
        case Mix(count=count):
            return chance.permutation(count)[0]
        case _:
            raise ValueError(f"a {type(decision).__name__} has no single answer")


def random_bot(rules: Rules, view: SeatView, chance: Chance) -> Answer:  # noqa: ARG001
    """Play any legal answer; for trials, never offered as an opponent."""
    assert view.decision is not None
    return random_answer(view.decision, chance)
