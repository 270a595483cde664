"""A computer player that plays whichever Role it has, from its view and nothing else.

As a Pirate it speaks the truth, looks for lies and calls the count when the Chest is likely
full; as a Mutineer it bluffs, spoils the Chest and sends Pirates overboard.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from tabletop.engine.actions import Action
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseOption,
    ChooseSeat,
)
from tabletop.engine.ids import ONLOOKER, CardId, DefId
from tabletop.engine.message import CardName
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView
from tabletop.games.traitors_aboard.bots.beliefs import beliefs, reaches
from tabletop.games.traitors_aboard.bots.worth import (
    Mind,
    keeping,
    plank_worth,
    pockets_worth,
    worth,
)
from tabletop.games.traitors_aboard.intentions import CALL, STATE
from tabletop.games.traitors_aboard.places import (
    DECK,
    LOOT,
    MUTINEER,
    PLANK,
    SPYGLASS,
    hand,
    kinds,
    role_of,
    target,
)
from tabletop.games.traitors_aboard.setup import CREWS
from tabletop.games.traitors_aboard.voyage import voyage

SURE: Final = 0.8
"""How likely the Chest must be full for a Pirate to call the count while there is time."""

LATE: Final = 0.45
"""The same when the Draw pile will hardly last another round."""

T = TypeVar("T")


def play(rules: Rules, view: SeatView, chance: Chance) -> Answer:
    """Answer the question that this seat is asked."""
    table = Table(view.board, rules.definitions)
    mind = _mind(table, view)
    dice = _Dice(chance)
    match view.decision:
        case ChooseAction(actions=actions):
            return _turn(mind, table, actions, dice)
        case ChooseOption(name="announce", cards=(card,)):
            return _announce(mind, mind.values[view.board.cards[card].definition], dice)
        case ChooseOption(name=name):
            return _claim(mind, int(name.removeprefix("claim-")))
        case ChooseSeat(seats=seats, prompt=prompt):
            used = prompt.args["card"]
            assert isinstance(used, CardName)
            plank = view.board.cards[used.card].definition == PLANK
            aim = plank_worth if plank else pockets_worth
            return _best(seats, lambda seat: aim(mind, seat) + dice.jitter())
        case ChooseCards(name="arrange", cards=cards):
            return _arrange(mind, table, cards)
        case ChooseCards(cards=cards, least=least):
            return _put_back(mind, table, cards, least)
    raise TypeError(f"a sailor does not know the question {view.decision!r}")


class _Dice:
    """The player's own chance, drawn from as needed."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def below(self, limit: int) -> int:
        number, self._chance = self._chance.below(limit)
        return number

    def jitter(self) -> float:
        return self.below(1000) / 5000


def _best(choices: Sequence[T], worth_of: Callable[[T], float]) -> T:
    return max(choices, key=worth_of)


def _mind(table: Table, view: SeatView) -> Mind:
    board, seat = view.board, view.seat
    values = {
        definition.id: int(definition.facts["value"])
        for definition in table.definitions.values()
        if definition.kind == LOOT
    }
    mutineers = CREWS[len(board.seats)].mutineers
    return Mind(
        board,
        seat,
        role_of(board, seat) == MUTINEER,
        values,
        kinds(table, board.piles[hand(seat)]),
        beliefs(board, seat, mutineers, values),
        beliefs(board, ONLOOKER, mutineers, values),
    )


def _turn(mind: Mind, table: Table, actions: tuple[Action, ...], dice: _Dice) -> Action:
    call = Action(CALL)
    if call in actions and _should_call(mind):
        return call
    if Action(STATE) in actions and _should_state(mind, dice):
        return Action(STATE)
    cards = tuple(action for action in actions if action.card is not None)

    def value(action: Action) -> float:
        assert action.card is not None
        kind = table.board.cards[action.card].definition
        return worth(mind, kind) - 0.3 * keeping(mind, kind) + dice.jitter()

    return _best(cards, value)


def _should_call(mind: Mind) -> bool:
    """Call when the Chest is likely full; with less certainty when time or Pirates run out."""
    turns_left = len(mind.board.piles[DECK]) / len(mind.board.aboard())
    needed = SURE if turns_left > 2 else LATE
    return reaches(mind.held, target(mind.board)) >= needed


def _should_state(mind: Mind, dice: _Dice) -> bool:
    """Speak now and then, once a turn, and never with a Spyglass in hand."""
    state = voyage(mind.board)
    spoken = any(
        deed.turn == state.number and deed.seat == mind.seat and deed.what == "state"
        for deed in state.story
    )
    return not spoken and SPYGLASS not in mind.hand and dice.below(6) == 0


def _announce(mind: Mind, value: int, dice: _Dice) -> str:
    """Say the truth as a Pirate; as a Mutineer mostly what a Pirate would have placed."""
    if mind.mutineer and value < 1:
        chances = {-2: (7, 9), 0: (5, 10)}[value]
        throw = dice.below(10)
        value = 1 if throw < chances[0] else 0 if throw < chances[1] else value
    return {1: "+1", 0: "0", -2: "-2"}[value]


def _claim(mind: Mind, number: int) -> DefId:
    """Name the cards of the hand one by one; a Mutineer makes good Loot of the bad."""
    plus = max(mind.values, key=lambda kind: mind.values[kind])
    kind = sorted(mind.hand)[number - 1]
    if mind.mutineer and mind.values.get(kind, 0) < 0:
        return plus
    return kind


def _arrange(mind: Mind, table: Table, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Leave on top what may well be thrown away: bad Loot for a Pirate, good for a Mutineer.

    A Mutineer without Good Riddance hides what is bad where others will not throw it away.
    """

    def value(card: CardId) -> int:
        return mind.values[table.board.cards[card].definition]

    return tuple(sorted(cards, key=value, reverse=mind.mutineer))


def _put_back(
    mind: Mind, table: Table, cards: tuple[CardId, ...], count: int
) -> tuple[CardId, ...]:
    """Put back what is worth least in the hand."""

    def value(card: CardId) -> float:
        return keeping(mind, table.board.cards[card].definition)

    return tuple(sorted(cards, key=value)[:count])
