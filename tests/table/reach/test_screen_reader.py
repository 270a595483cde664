"""Games played through the accessible tree alone: no pointer, no key, no look at the model."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from tabletop.table.tour import Tour
from tests.table.reach.reader import MENU, Reader, Role, name, place

MOST = 400
"""So many presses are more than any of these games takes."""


@pytest.fixture
def reader(tour: Tour, qtbot: QtBot) -> Iterator[Reader]:
    QAccessible.setActive(True)
    yield Reader(tour.window, qtbot)
    QAccessible.setActive(False)


def sit_down(reader: Reader, game: str) -> None:
    """From the start screen to the table, with what the setup page has chosen."""
    reader.press(reader.find(Role.Button, f"Play: {game}"))
    reader.type("Seed", "3")
    reader.press(reader.find(Role.Button, "Start the match"))


def verbs(reader: Reader) -> list[str]:
    """The verbs of the prompt line that answer; not those that show more, or only go back."""
    found = [name(n) for n in reader.within("Prompt line") if n.role() == Role.Button]
    return [n for n in found if "Not now:" not in n and not n.startswith(("Go back", "Show "))]


def answer(reader: Reader) -> None:
    """Do the first thing that is offered: choose a card, else use one, else press a verb."""
    cards = [n for n in reader.within("Table") if n.role() == Role.ListItem]
    free = [n for n in cards if n.state().selectable and not n.state().selected]
    usable = [n for n in cards if n.state().hasPopup]
    offered = verbs(reader)
    if free and not offered:
        reader.press(free[0])
    elif usable:
        reader.press(usable[0], MENU)
        reader.press(entries(reader)[0])
    else:
        reader.press(reader.find(Role.Button, offered[0]))


def entries(reader: Reader) -> list[QAccessibleInterface]:
    """What the menu of a card offers now."""
    found = [n for n in reader.within("What ") if n.role() == Role.Button]
    return [n for n in found if "Not now" not in name(n)]


def over(reader: Reader) -> bool:
    return bool(reader.within("The end of the match"))


def test_a_whole_game_of_traveller_traders(reader: Reader) -> None:
    sit_down(reader, "Traveller Traders")
    for _ in range(MOST):
        if over(reader):
            break
        answer(reader)
    assert over(reader)
    ending = [name(n) for n in reader.within("The end of the match") if name(n)]
    assert ending[1] in ("Won!", "Lost")
    assert len([n for n in reader.within("The end of the match") if n.role() == Role.Button]) > 2


OTHERS = ("Traitors Aboard", "Traveller CCG", "Star Trek: Captain's Chair")


@pytest.mark.parametrize("game", OTHERS)
def test_opening_decisions_of_the_other_games(reader: Reader, game: str) -> None:
    sit_down(reader, game)
    asked = set()
    for _ in range(6):
        reader.until(lambda: ready(reader))
        asked.add(place(reader.find(Role.Pane, "Table")))
        answer(reader)
    assert len(asked) > 2
    assert all(words for words in asked)


def ready(reader: Reader) -> bool:
    """Whether something can be answered; not so while a computer player thinks."""
    states = [n.state() for n in reader.within("Table")]
    return bool(verbs(reader)) or any(s.selectable or s.hasPopup for s in states)


@pytest.mark.parametrize("game", ["Traveller Traders", *OTHERS])
def test_every_thing_on_the_table_has_a_name_and_every_card_a_place(
    reader: Reader, game: str
) -> None:
    sit_down(reader, game)
    reader.until(lambda: ready(reader))
    told = reader.within("Table")
    assert len(told) > 20
    for node in told:
        assert name(node), node.role()
        if node.role() in (Role.ListItem, Role.List):
            assert place(node), name(node)
            assert node.actionInterface().actionNames()
            assert not node.rect().isEmpty() or node.state().offscreen, name(node)


def test_lists_to_choose_from_say_what_they_choose(reader: Reader) -> None:
    reader.press(reader.find(Role.Button, "Play: Traveller CCG"))
    lists = [n for n in reader.nodes() if n.role() == Role.ComboBox]
    assert len(lists) > 10
    assert {"Who plays seat 1", "Deck of seat 1", "Hand size"} <= {place(n) for n in lists}
