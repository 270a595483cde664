"""Keywords of cards, and where their numbers come from (section 29)."""

from __future__ import annotations

from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId

HUMANITI = "humaniti"
HINDRANCE_HAS = ("integral", "trifling")
"""What every Hindrance is besides (``TC-29.11``)."""


def has(reader: Reader, card: CardId, keyword: str) -> bool:
    """Tell whether a card has a keyword, printed or granted."""
    keywords = reader.keywords(card)
    return keyword in keywords or (keyword in HINDRANCE_HAS and "hindrance" in keywords)


def number(reader: Reader, card: CardId, keyword: str) -> int:
    """Give the number of a keyword; those from several cards add up (``TC-R.133``)."""
    return reader.keywords(card).get(keyword, 0)


def is_human(reader: Reader, crew: CardId) -> bool:
    """Tell whether a Crew is Human, by Species or by Humaniti (``TC-29.12``).

    Like the Species, Humaniti is only ever printed on a card.
    """
    return species(reader, crew) == "human" or HUMANITI in reader.table.fact(crew, "keywords", ())


def is_non_human(reader: Reader, crew: CardId) -> bool:
    """Tell whether a Crew's Species is any but Human; Humaniti changes nothing (``TC-29.13``)."""
    return species(reader, crew) not in ("", "human")


def species(reader: Reader, crew: CardId) -> str:
    """Give a Crew's Species as a word of the language; "" for other cards."""
    return str(reader.table.fact(crew, "species", "")).lower().replace("’", "-").replace(" ", "-")
