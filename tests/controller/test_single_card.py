"""Where a single card can answer, a button beside the others does the same."""

from __future__ import annotations

import pytest

from tabletop.controller.controller import TableController
from tabletop.controller.gestures import Done
from tabletop.controller.model import Button
from tabletop.engine.ids import SeatId
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player

ANN = SeatId(0)


def at_window(verb: str) -> tuple[Match, TableController]:
    """Play on until a card can do this."""
    for seed in range(1, 60):
        match = Match.create(registry.load("traveller-traders"), (Player("Ann"),), {}, seed)
        while not match.finished:
            possible = (o.action.verb for o in match.offers(ANN) if o.refusal is None)
            if verb in possible:
                return match, TableController(match)
            match.answer(ANN, match.bot_answer(ANN))
    raise AssertionError(f"nobody could {verb}")


def mains(controller: TableController) -> list[Button]:
    return [b for b in controller.model().buttons if b.main and b.refusal is None]


@pytest.mark.parametrize(
    ("verb", "label"),
    [("buy", "Buy"), ("sell", "Sell"), ("attack", "Attack"), ("fire", "Fire"), ("jump", "Jump to")],
)
def test_what_the_lit_card_does_is_the_first_and_main_button(verb: str, label: str) -> None:
    match, controller = at_window(verb)
    (main,) = mains(controller)
    assert main.label.startswith(label)
    assert controller.model().buttons[0] == main
    answered = match.position.answered
    assert isinstance(controller.press(main.key), Done)
    assert match.position.answered > answered


def test_where_several_cards_can_answer_no_button_stands_for_one() -> None:
    game = registry.load("traitors-aboard")
    match = Match.create(game, (Player("Ann"), Player("Bo"), Player("Cy")), {"first": "seat-1"}, 1)
    controller = TableController(match)
    assert {b.label for b in controller.model().buttons} == {"Call the count", "Say what you hold"}
    assert mains(controller) == []
