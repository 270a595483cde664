"""What the game's folder says: texts written from the effects, layout, places to drop."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.engine.view import view_of
from tabletop.games.traitors_aboard.overboard import THROWN_BY
from tests.games.traitors_aboard.play import begin, game, offered


def text(card: str) -> str:
    return next(e.text for e in game().pack.cards.values() if e.definition.id == card)


def test_the_cards_say_what_they_do() -> None:
    assert text("plank").startswith("Choose another player who is aboard. Put this card")
    assert "With 3 Planks a player goes overboard" in text("plank")
    assert "the top 2 cards of the Chest, face down" in text("good-riddance")
    assert "Shuffle the top 3 cards of the Chest. Look at" in text("spyglass")
    assert "Draw 3 cards. Put 2 cards" in text("miraculous-catch")
    assert "You draw no card to end this turn" in text("miraculous-catch")
    assert "Choose another player who is aboard. Discard all" in text("empty-your-pockets")
    assert "That player draws 3 cards" in text("empty-your-pockets")
    assert "Worth -2 in the Chest" in text("loot-minus")


@pytest.mark.rules("TA-4.2")
def test_the_plank_says_how_many_throw_overboard() -> None:
    assert f"With {THROWN_BY} Planks" in text("plank")


def test_all_zones_but_the_box_have_a_place() -> None:
    kinds = {zone.kind for zone in begin(3, 1).board.zones.values()}
    assert {place.kind for place in game().pack.layout.places} == kinds - {"box"}


def test_every_rule_of_the_cards_is_told_in_the_rules() -> None:
    told = game().pack.rules
    assert len(told) == 40
    for entry in game().pack.cards.values():
        for ability in entry.definition.facts.get("abilities", ()):
            assert ability.rule in told


def test_a_card_can_be_dropped_where_it_acts() -> None:
    """A Plank falls in front of others with the answer to whom; Loot on the Chest."""
    position = begin(4, 135, first="seat-1")
    view = view_of(game().rules, position, SeatId(0)).board
    drops = {
        (offer.action.verb, str(kind)): dict(offer.drops)
        for offer in offered(position, SeatId(0))
        if offer.action.card is not None
        for kind in [view.cards[offer.action.card].definition]
    }
    assert drops["use", "plank"] == {f"planks:{seat}": (seat,) for seat in (1, 2, 3)}
    assert drops["place", "loot-plus"] == {"chest": ()}
