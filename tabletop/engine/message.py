"""Sentences as data: an English template and what fills it.

The template is also the key under which another language keeps its translation, so a message
says nothing that its arguments do not. Names of cards are arguments, never part of the text:
whoever shows the message puts in what the reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, TypeAlias

from tabletop.engine.ids import CardId, DefId, RuleId, SeatId
from tabletop.engine.tongue import NO_OWN, Own, spoken


@dataclass(frozen=True, slots=True)
class SeatName:
    """Stands for the name of whoever sits there."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class CardName:
    """Stands for a card's name, or for 'a card' to those who may not know it."""

    card: CardId


@dataclass(frozen=True, slots=True)
class DefName:
    """Stands for the name of a printed card, known to all."""

    definition: DefId


Argument: TypeAlias = "int | str | SeatName | CardName | DefName | Message | tuple[Argument, ...]"

NO_ARGUMENTS: Mapping[str, Any] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Message:
    """An English template with named gaps, ``{seat} draws {count} cards``, and what fills them."""

    text: str
    args: Mapping[str, Argument] = field(default_factory=lambda: NO_ARGUMENTS)


def say(text: str, /, **args: Argument) -> Message:
    """Make a message: ``say("{seat} draws {count}", seat=SeatName(seat), count=2)``."""
    return Message(text, args)


def numbered(count: int, one: str, many: str, /, **args: Argument) -> Message:
    """Say how many, in the words that go with the number: ``{count} card``, ``{count} cards``."""
    return Message(one if count == 1 else many, {"count": count, **args})


def fill(
    message: Message, name: Callable[[SeatName | CardName | DefName], str], own: Own = NO_OWN
) -> str:
    """Put a message into a sentence of the language that is spoken.

    ``name`` gives the words for seats and cards, ``own`` those of the game that says it.
    """

    def words(argument: Argument) -> str:
        match argument:
            case int():
                return spoken().number(argument)
            case str():
                return argument
            case Message():
                return fill(argument, name, own)
            case tuple():
                return ", ".join(words(part) for part in argument)
            case _:
                return name(argument)

    text = spoken().said(message.text, own)
    if not message.args:
        return text
    return text.format_map({key: words(value) for key, value in message.args.items()})


def in_words(text: str, /, **args: object) -> str:
    """Say a sentence at once, where no seats or cards are named."""
    given = {key: arg if isinstance(arg, int) else str(arg) for key, arg in args.items()}
    return fill(Message(text, given), str)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A no, with its reason in words a player understands and the rule that it comes from."""

    reason: Message
    rule: RuleId | None = None


def refuse(rule: str | None, text: str, /, **args: Argument) -> Refusal:
    """Make a refusal: ``refuse("TA-4.1", "{seat} is overboard.", seat=SeatName(seat))``."""
    return Refusal(Message(text, args), None if rule is None else RuleId(rule))
