"""Sentences where no match is there to name seats and cards."""

from __future__ import annotations

from tabletop.engine.message import CardName, DefName, Message, SeatName, fill, in_words


def plain(message: Message) -> str:
    """Put a message into words that names at most printed cards."""

    def name(what: SeatName | CardName | DefName) -> str:
        match what:
            case SeatName(seat):
                return in_words("seat {seat}", seat=seat + 1)
            case DefName(definition):
                return definition.replace("-", " ")
            case CardName():
                return in_words("a card")

    return fill(message, name)
