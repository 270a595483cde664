"""The star chart of the table, made from the cards of the course."""

from __future__ import annotations

from tabletop.controller.controller import TableController
from tabletop.games import registry
from tabletop.session.match import Match
from tabletop.session.players import Player


def table(**options: str) -> TableController:
    game = registry.load("traveller-traders")
    return TableController(Match.create(game, (Player("Ann"),), options, 1))


def test_the_chart_shows_the_stops_of_the_course_and_where_the_ship_is() -> None:
    chart = table().model().chart
    assert chart is not None
    assert [stop.name for stop in chart.stops][:3] == ["Regina", "Helfry", "Forboldn"]
    assert (chart.stops[0].column, chart.stops[0].row) == (19, 10)
    assert [stop.name for stop in chart.stops if stop.here] == ["Regina"]


def test_the_chart_is_that_of_the_chosen_course() -> None:
    chart = table(mode="prince", route="efate-circuit").model().chart
    assert chart is not None
    assert [stop.name for stop in chart.stops] == ["Efate", "Alell", "Whango", "Uake"]


def test_what_was_earned_is_shown_only_once_there_is_some() -> None:
    keys = [track.key for track in table().model().tracks]
    assert "credits" in keys
    assert "earned" not in keys
