"""The ledger, the figures, and playing on."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabletop.engine.board import Board, Result
from tabletop.engine.ids import ZoneId
from tabletop.engine.message import Refusal, say
from tabletop.games.definition import chosen
from tabletop.games.traveller_traders.names import PLAYER
from tabletop.games.traveller_traders.state import Lot, voyage
from tests.games.traveller_traders.driving import act, begun, game

LOTS = (
    Lot("clothing", 1, "regina", 382_200, 1, "helfry", 546_000),
    Lot("robotics", 2, "helfry", 108_000, 2, "forboldn", 75_600),
    Lot("tools", 3, "forboldn", 900_000),
)


def after_some_rounds() -> Board:
    board = begun(1).board
    state = replace(voyage(board), lots=LOTS, purse=(1_000_000, 1_163_800, 1_131_400))
    return board._replace(state=state, counters={"credits": 231_400, "round": 3, "opponents": 7})


@pytest.mark.rules("TT-B.1")
def test_the_ledger_lists_each_lot_by_planet_and_plots_the_credits() -> None:
    chart = game().charts["ledger"](after_some_rounds())
    assert chart.rows == (
        ("1", "Clothing", "Regina", "382,200", "Helfry", "546,000", "+163,800"),
        ("2", "Robotics", "Helfry", "108,000", "Forboldn", "75,600", "-32,400"),
        ("3", "Tools", "Forboldn", "900,000", "in the hold", "", ""),
    )
    assert len(chart.headings) == 7
    assert [y for _, y in chart.line] == [1_000_000, 1_163_800, 1_131_400, 231_400]
    assert [x for x, _ in chart.line] == [0, 1, 2, 3]
    assert chart.axes == ("Rounds", "Credits")


OUT = ("prospect", "defend", "attack", "volley", "buy", "jump", "fire", "fight-on")
BACK = ("prospect", "defend", "volley", "sell")


@pytest.mark.rules("TT-B.1")
def test_a_lot_is_entered_where_it_is_bought_and_where_it_is_sold() -> None:
    position = begun(1759, {"mode": "traders"})
    for action in (*OUT, *BACK):
        position = act(position, action)
    bought, sold = 382_200, 709_800
    assert voyage(position.board).lots == (Lot("clothing", 1, "regina", bought, 1, "helfry", sold),)
    assert voyage(position.board).purse == (1_000_000, 1_000_000 - bought + sold)


def test_the_figures_of_a_match() -> None:
    found = {figure.label.text: figure.values for figure in game().figures(after_some_rounds())}
    assert found["Rounds"] == ("3",)
    assert found["Opponents defeated"] == ("7",)
    assert found["Lots sold"] == ("2",)
    assert found["Profit"] == ("+131,400",)
    assert found["Best lot"] == ("Clothing, +163,800",)


def test_where_nothing_was_sold_no_profit_is_told_of() -> None:
    board = begun(1, {"mode": "traders"}).board
    found = {figure.label.text: figure.values for figure in game().figures(board)}
    assert found["Lots sold"] == ("0",)
    assert "Profit" not in found
    assert "Best lot" not in found


def test_a_lot_that_was_sold_for_its_price_has_neither_gain_nor_loss() -> None:
    board = begun(1, {"mode": "traders"}).board
    lot = Lot("clothing", 1, "regina", 382_200, 2, "helfry", 382_200)
    sold = board._replace(state=replace(voyage(board), lots=(lot,)))
    assert game().charts["ledger"](sold).rows[0][-1] == "0"
    found = {figure.label.text: figure.values for figure in game().figures(sold)}
    assert found["Profit"] == ("0",)
    assert found["Best lot"] == ("Clothing, 0",)


def won(credits_at_the_end: int) -> Board:
    board = begun(1, {"place": 4}).board
    return board._replace(
        counters={"credits": credits_at_the_end, "round": 40},
        result=Result((PLAYER,), say("won"), "TT-7.1"),
    )


@pytest.mark.rules("TT-8.1", "TT-R.10")
def test_merchant_prince_goes_on_from_a_win() -> None:
    ((_, options),) = game().again(won(74_250_000))
    setup = chosen(game().options, {"seats": 1, **options})
    assert not isinstance(setup, Refusal)
    board = begun(5, options).board
    assert board.counters == {"credits": 1_250_000 + 873_000, "earned": 873_000, "round": 1}
    here = [card for card in board.pile(ZoneId("course")) if board.card(card).counters]
    assert [board.card(card).definition for card in here] == ["whango"]
    assert len(board.pile(ZoneId("crew"))) == 4


@pytest.mark.rules("TT-8.1")
def test_an_officer_lost_stays_lost_and_a_lost_match_does_not_go_on() -> None:
    board = won(73_000_000)
    crew = ZoneId("crew")
    fewer = tuple(
        card for card in board.pile(crew) if board.card(card).definition != "second-officer"
    )
    ((_, options),) = game().again(board._replace(piles={**board.piles, crew: fewer}))
    prince = begun(1, options).board
    assert [prince.card(card).definition for card in prince.pile(crew)] == [
        "captain",
        "first-officer",
        "third-officer",
    ]
    assert prince.counters["credits"] == 873_000
    lost = board._replace(result=Result((), say("lost"), "TT-6.4"))
    assert game().again(lost) == ()


def test_carried_numbers_are_bounded() -> None:
    for purse in (-1, 1_000_000_001, True, "5"):
        assert isinstance(chosen(game().options, {"seats": 1, "purse": purse}), Refusal)
