"""Who has a card owns it (``CC-R.52``)."""

from __future__ import annotations

import pytest

from tabletop.engine.events import CardAttached, CardMoved, Event
from tabletop.engine.ids import ZoneId
from tests.games.captains_chair.acting import Acting, Laid
from tests.games.captains_chair.tables import Lying
from tests.games.stories import happening

LYING: Laid = {
    "market-person": ["plain-person"],
    "neutral": ["plain-world", Lying("plain-ally", on="plain-world", owner=1)],
    "fleet:1": ["plain-ship", Lying("plain-cargo", on="plain-ship")],
    "hand:1": ["plain-human"],
}


def owners(*events: Event) -> dict[str, tuple[int | None, int | None]]:
    """Let cards move; give owner and controller of each."""
    story = Acting(LYING, frame=happening(*events))
    cards = story.board.cards.values()
    return {str(card.definition): (card.owner, card.controller) for card in cards}


def moved(card: str, to: str) -> CardMoved:
    return CardMoved(Acting(LYING).card(card), ZoneId(to), face_up=True)


@pytest.mark.rules("CC-R.52")
def test_a_card_belongs_to_whoever_has_it() -> None:
    assert owners()["plain-person"] == (None, None)
    assert owners(moved("plain-person", "hand:0"))["plain-person"] == (0, 0)
    there_and_back = (moved("plain-person", "hand:0"), moved("plain-person", "junk"))
    assert owners(*there_and_back)["plain-person"] == (None, None)
    assert owners(moved("plain-human", "hand:0"))["plain-human"] == (0, 0)


@pytest.mark.rules("CC-R.52", "CC-19.4")
def test_what_is_beamed_goes_along() -> None:
    found = owners(moved("plain-ship", "discard:0"))
    assert (found["plain-ship"], found["plain-cargo"]) == ((0, 0), (0, 0))


@pytest.mark.rules("CC-R.52", "CC-19.1")
def test_a_card_beamed_onto_a_neutral_location_stays_its_owners() -> None:
    assert owners()["plain-ally"] == (1, 1)
    start = Acting(LYING)
    beamed = CardAttached(start.card("plain-human"), start.card("plain-world"))
    assert owners(beamed)["plain-human"] == (1, 1)
    # Whoever takes control of the Location takes what is beamed there along.
    found = owners(beamed, moved("plain-world", "space:0"))
    assert (found["plain-world"], found["plain-human"]) == ((0, 0), (0, 0))
