"""The real program on a real X server, with real pointer and key events."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.table.xserver.seat import Seat

pytestmark = pytest.mark.xserver

Start = Callable[..., Seat]


def test_by_pointer_from_the_start_screen_through_a_turn(start: Start) -> None:
    seat = start()
    assert seat.sees()["page"] == "StartPage"
    seat.press("Play Traveller Traders")
    seat.until(lambda s: s["page"] == "setup")
    seat.press("Start the match")
    seen = seat.until(lambda s: s["page"] == "table" and s["prompt"])
    assert seen["title"].startswith("Traveller Traders")
    before = seen["table"]
    seat.press("Look for a Patron")
    after = seat.until(lambda s: s["table"] != before and not s["moving"])
    assert after["faults"] == []
    assert seat.sees()["table"] == after["table"]
    seat.press("Undo action")
    undone = seat.until(lambda s: not s["moving"] and s["table"] == before)
    assert undone["faults"] == []


def test_by_keys_alone(start: Start) -> None:
    seat = start()
    seat.until(lambda s: s["focus"].startswith("Play "))
    for _ in range(12):
        if seat.sees()["focus"] == "Play Traitors Aboard":
            break
        seat.key("Tab")
        time.sleep(0.2)
    seat.key("space")
    seat.until(lambda s: s["page"] == "setup" and s["focus"] == "Start the match")
    seat.key("Return")
    seat.until(
        lambda s: s["page"] == "table" and "place a Loot card" in s["prompt"] and not s["moving"]
    )
    seat.key("F1")
    seat.until(lambda s: s["page"] == "keys")
    seat.key("ctrl+w")
    seat.until(lambda s: s["page"] == "table")
    seat.key("ctrl+w")
    seat.until(lambda s: s["page"] == "StartPage" and s["focus"].startswith("Continue"))


def test_a_card_is_placed_by_keys_alone(start: Start) -> None:
    seat = start("play", "traitors-aboard", "--seats", "Ann,computer,computer", "--seed", "3")
    seen = seat.until(
        lambda s: s["page"] == "table" and "place a Loot card" in s["prompt"] and not s["moving"]
    )
    for _ in range(12):
        if seat.sees()["focus"] == "Table":
            break
        seat.key("Tab")
        time.sleep(0.3)
    for _ in range(6):
        if seat.sees()["preview"].startswith("Loot"):
            break
        seat.key("Right")
        time.sleep(0.3)
    seat.key("Return")
    seat.until(lambda s: any(button["name"].startswith("Place ") for button in s["pressable"]))
    seat.key("Return")
    seat.until(lambda s: "announce" in s["prompt"])
    seat.key("Return")
    after = seat.until(lambda s: s["table"] != seen["table"] and not s["moving"])
    assert after["faults"] == []


def test_a_card_is_dragged_into_the_chest_and_a_wrong_place_sends_it_back(start: Start) -> None:
    seat = start("play", "traitors-aboard", "--seats", "Ann,computer,computer", "--seed", "3")
    seen = seat.until(
        lambda s: s["page"] == "table" and "place a Loot card" in s["prompt"] and not s["moving"]
    )
    mine = [card for card in seen["cards"] if card["zone"] == "hand:0"]
    loot = next(card for card in mine if card["name"].startswith("Loot"))
    seat.drag(loot["rect"], seen["zones"]["role:0"])
    refused = seat.until(lambda s: s["refusal"] and not s["moving"])
    assert refused["faults"] == []
    assert "zone chest\n" in refused["table"]
    seat.drag(loot["rect"], seen["zones"]["chest"])
    asked = seat.until(lambda s: s["table"] != refused["table"] or s["prompt"] != seen["prompt"])
    assert "announce" in asked["prompt"].lower()
    seat.press("Announce +1")
    rested = seat.until(
        lambda s: s["prompt"].startswith("Ann, place a Loot card") and not s["moving"]
    )
    assert rested["faults"] == []


def test_hot_seat_shows_a_curtain_and_nothing_secret_behind_it(start: Start) -> None:
    seat = start("play", "traitors-aboard", "--seats", "Ann,Bo,Cy", "--seed", "3")
    seen = seat.until(lambda s: s.get("curtain"))
    assert "are you there?" in seen["curtain"]
    for secret in ("Pirate", "Mutineer", "Plank", "Loot"):
        assert secret not in seen["table"]
        assert secret not in seen["preview"]
    seat.key("Return")
    seen = seat.until(lambda s: not s["curtain"])
    assert "You are a" in seen["preview"]


def test_hovering_shows_a_card_in_the_preview(start: Start) -> None:
    seat = start("play", "traveller-traders", "--seats", "Ann", "--seed", "3")
    seen = seat.until(lambda s: s["page"] == "table" and s["cards"] and not s["moving"])
    card = next(card for card in seen["cards"] if card["name"] == "Captain")
    seat.point(card["rect"])
    seat.until(lambda s: "Captain" in s["preview"])


def card_of(seen: dict[str, Any], name: str, zone: str) -> list[int]:
    """Give where a card lies."""
    found = (c for c in seen["cards"] if c["name"].startswith(name) and c["zone"] == zone)
    rect: list[int] = next(found)["rect"]
    return rect


def test_a_cadet_learns_to_warp_by_pointer(start: Start) -> None:
    seat = start()
    seat.press("Learn: Star Trek")
    seat.until(lambda s: s["page"] == "lessons")
    seat.press("Begin: A cadet's first turn")
    seen = seat.until(lambda s: s["page"] == "lesson" and s["cards"] and not s["moving"])
    assert "Turn 1 of 11, Action Step" in seen["table"] or "Ann" in seen["prompt"]
    for _ in range(2):
        seat.press("Next")
    seen = seat.until(lambda s: not s["moving"] and s["cards"])
    seat.click(card_of(seen, "U.S.S. Shenzhou", "fleet:0"))
    seat.press("ACTIVATE")
    seat.press("Warp this")
    seen = seat.until(lambda s: "warps to" in s["prompt"] and not s["moving"])
    before = seen["table"]
    seat.click(card_of(seen, "Argus Array", "neutral"))
    seen = seat.until(lambda s: s["table"] != before and not s["moving"])
    assert card_of(seen, "U.S.S. Shenzhou", "neutral")
    assert seen["faults"] == []
    seat.key("F9")
    seat.until(lambda s: s["page"] == "score")
    seat.press("Away teams and Ships in the Neutral Zone")
    seat.key("Escape")
    seat.until(lambda s: s["page"] == "lesson")
