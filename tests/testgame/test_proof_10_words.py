"""The texts of all cards, as reviewed; that words change with meaning is shown under effects."""

from __future__ import annotations

from pathlib import Path

from tests.testgame.words import CARDS

GOLDEN = Path(__file__).with_name("wording.golden.txt")


def texts() -> str:
    lines = []
    for card in CARDS:
        for side in (card, *card.sides):
            lines.append(f"{side.id}")
            lines.extend(f"  {line}" for line in str(side.facts.get("text", "")).splitlines())
    return "\n".join(lines) + "\n"


def test_card_texts_are_the_reviewed_ones() -> None:
    assert texts() == GOLDEN.read_text(encoding="utf-8")


def test_cards_that_do_different_things_say_different_things() -> None:
    said: dict[str, str] = {}
    for card in CARDS:
        text = str(card.facts.get("text", card.id))
        if text in said:
            assert card.facts["abilities"] == next(
                other.facts["abilities"] for other in CARDS if other.id == said[text]
            )
        said[text] = card.id
