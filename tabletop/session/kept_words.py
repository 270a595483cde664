"""Sentences kept as data in a file, so that they can be told in any language later."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabletop.engine.message import Argument, Message, fill
from tabletop.engine.tongue import ENGLISH, speaking


def kept_sentence(message: Message, words: Callable[[Message], str]) -> Mapping[str, Any]:
    """Give a sentence as data for JSON; ``words`` tells the seats and cards that it names."""

    def kept(argument: Argument) -> Any:
        match argument:
            case int() | str():
                return argument
            case Message():
                return kept_sentence(argument, words)
            case tuple():
                return [kept(part) for part in argument]
            case _:
                return words(Message("{name}", {"name": argument}))

    return {"text": message.text, "args": {name: kept(arg) for name, arg in message.args.items()}}


def told_sentence(data: Any) -> str | None:
    """Tell a kept sentence in the language that is spoken; None where it is none.

    What an earlier version kept is words already, and stays as it is.
    """
    if isinstance(data, str):
        return data
    try:
        return fill(_sentence(data), str)
    except (KeyError, IndexError, ValueError, AttributeError):
        return None


def english_sentence(data: Any) -> str | None:
    """Tell a kept sentence in English, so that it can be compared; None where it is none."""
    with speaking(ENGLISH):
        return told_sentence(data)


def _sentence(data: Any) -> Message:
    if not isinstance(data, dict):
        raise ValueError("this is no sentence")
    text, args = data.get("text"), data.get("args")
    if not isinstance(text, str) or not isinstance(args, dict):
        raise ValueError("this is no sentence")
    return Message(text, {name: _argument(arg) for name, arg in args.items()})


def _argument(data: Any) -> Argument:
    if isinstance(data, int | str):
        return data
    if isinstance(data, list):
        return tuple(map(_argument, data))
    return _sentence(data)
