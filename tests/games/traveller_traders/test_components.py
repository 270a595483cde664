"""What lies in the box, and the numbers on it."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import DefId, ZoneId
from tabletop.engine.message import Refusal
from tabletop.games.definition import chosen
from tabletop.games.traveller_traders import prices
from tabletop.games.traveller_traders.course import routes, stops
from tests.games.traveller_traders.driving import begun, game

OFFICERS = {"Captain": 3, "1st Officer": 2, "2nd Officer": 1, "3rd Officer": 0}

ENCOUNTERS = {
    "Patron": (4, None),
    "Bounty Hunter": (4, 1),
    "Space Pirate": (4, 2),
    "Vagyr Space Pirate": (4, 2),
    "Imperial Army Soldier": (2, 3),
    "Mercenary": (2, 3),
    "Imperial Marine": (1, 4),
    "Zodani Invader": (1, 4),
}

MERCHANDISE = {
    "Tools": 9_072_000,
    "Luxury Items": 4_800_000,
    "Vehicles": 2_800_000,
    "Machinery": 907_200,
    "Clothing": 546_000,
    "Robotics": 108_000,
    "Consumables": 70_560,
    "Synthetic Foods": 70_560,
    "Weapons": 403_200,
    "Spare Parts": 546_000,
    "Metal Parts": 1_092_000,
    "Electronics": 2_016_000,
    "Synthetic Materials": 2_856_000,
    "Gravitic Equipment": 3_528_000,
    "Pharmaceuticals": 8_440_000,
    "Protective Equipment": 13_440_000,
}

STARSHIPS = {
    "Fighter (Imperial Navy)": (4, 0),
    "Scoutship (Bounty Hunter)": (4, 0),
    "Free Trader (Space Pirates)": (4, 1),
    "Subsidized Merchant (Pirates)": (4, 2),
    "Patrol Cruiser (Imperial Navy)": (1, 3),
    "Patrol Cruiser (Vagyr Space Pirates)": (1, 3),
    "Patrol Cruiser (Zodani Invaders)": (1, 3),
    "Mercenary Cruiser": (1, 4),
}


def lying_in(zone: str) -> dict[str, tuple[int, object]]:
    """Count the cards of a zone by name, each with its Power."""
    board = begun(1).board
    found: dict[str, tuple[int, object]] = {}
    for card in (card for card in board.cards.values() if card.zone == zone):
        definition = game().rules.definitions[card.definition]
        count = found.get(definition.name, (0, None))[0] + 1
        found[definition.name] = (count, definition.facts.get("power"))
    return found


@pytest.mark.rules("TT-1.1")
def test_the_trader_deck_is_in_play() -> None:
    assert lying_in("crew") == {name: (1, power) for name, power in OFFICERS.items()}
    assert lying_in("ship") == {"Free Trader Beowulf": (1, 2)}


@pytest.mark.rules("TT-1.2")
def test_the_encounter_deck() -> None:
    assert lying_in("encounter-deck") == ENCOUNTERS
    assert sum(count for count, _ in ENCOUNTERS.values()) == 22


@pytest.mark.rules("TT-1.3")
def test_the_merchandise_deck() -> None:
    assert lying_in("merchandise-deck") == dict.fromkeys(MERCHANDISE, (1, None))
    found = {
        entry.definition.name: entry.definition.facts["price"]
        for entry in game().pack.cards.values()
        if entry.definition.kind == "merchandise"
    }
    assert found == MERCHANDISE


@pytest.mark.rules("TT-1.4")
def test_the_starship_deck() -> None:
    assert lying_in("starship-deck") == STARSHIPS
    assert sum(count for count, _ in STARSHIPS.values()) == 20


@pytest.mark.rules("TT-1.5")
def test_the_price_table() -> None:
    table = [20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100]
    table += [110, 120, 130, 140, 150, 160, 170, 180]
    assert [prices.per_cent(roll) for roll in range(4, 25)] == table


@pytest.mark.rules("TT-R.1")
def test_rolls_off_the_table_read_as_its_ends() -> None:
    assert [prices.per_cent(roll) for roll in (1, 3, 25, 27)] == [20, 20, 180, 180]


@pytest.mark.rules("TT-R.11")
def test_prices_are_whole_credits() -> None:
    for base in MERCHANDISE.values():
        for roll in range(4, 25):
            assert prices.price(base, roll) * 100 == base * prices.per_cent(roll)
    assert prices.price(104, 4) == 21  # 20.8
    assert prices.price(102, 4) == 20  # 20.4


def is_one_parsec(one: str, other: str) -> bool:
    """Tell whether two hexes of a star chart (column and row, ``1910``) are neighbours.

    Even columns lie half a hex lower than odd ones.
    """

    def cube(label: str) -> tuple[int, int]:
        column, row = int(label[:2]), int(label[2:])
        return column, row - (column + column % 2) // 2

    (x, y), (u, v) = cube(one), cube(other)
    across, down = u - x, v - y
    return max(abs(across), abs(down), abs(across + down)) == 1


@pytest.mark.rules("TT-1.6", "TT-8.4")
def test_every_route_goes_from_system_to_system_one_parsec_apart_and_back() -> None:
    definitions = game().rules.definitions
    found = routes(definitions)
    assert len(found) >= 2
    for route in found:
        systems = stops(route)
        for one, other in zip(systems, (*systems[1:], systems[0]), strict=True):
            hexes = (definitions[system].facts["hex"] for system in (one, other))
            assert is_one_parsec(*hexes), f"{route.name}: {one} to {other}"


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [
        ("1910", "1909", True),
        ("1910", "1809", True),
        ("1910", "1810", True),
        ("1910", "1808", False),
        ("1910", "1811", False),
        ("1808", "1909", True),
        ("1808", "1908", True),
        ("1808", "1907", False),
        ("1910", "1910", False),
    ],
)
def test_parsecs_on_the_chart(one: str, other: str, near: bool) -> None:
    assert is_one_parsec(one, other) is near


@pytest.mark.rules("TT-8.4")
def test_only_the_liner_leaves_the_regina_course() -> None:
    setup = chosen(game().options, {"seats": 1, "route": "duchy-ring"})
    assert not isinstance(setup, Refusal)
    begin = game().begin(setup)
    assert isinstance(begin, Refusal)
    assert begin.rule == "TT-8.4"


@pytest.mark.rules("TT-2.1")
def test_the_decks_are_shuffled() -> None:
    decks = [ZoneId(f"{name}-deck") for name in ("encounter", "merchandise", "starship")]
    boards = [begun(seed).board for seed in (1, 2)]
    orders = [
        [board.card(card).definition for card in board.pile(deck)]
        for board in boards
        for deck in decks
    ]
    assert all(orders[at] != orders[at + 3] for at in range(3))
    printed = [DefId(card) for card in game().pack.cards]
    assert [card for card in printed if card in orders[1]] != orders[1]


def test_every_zone_of_the_board_has_a_place_on_the_table() -> None:
    shown = {place.kind for place in game().pack.layout.places}
    assert shown == {zone.kind for zone in begun(1).board.zones.values()}
