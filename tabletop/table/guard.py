"""What Qt calls in Python never lets a mistake out: it is told, and Qt goes on.

A method that overrides one of Qt's may be called by Qt while Python code is calling Qt: a widget
is shown, which asks it for its size. PySide then carries the mistake to the outer call, and under
Python 3.11 it reads the mistake's arguments before Python has made an exception of it. Every
mistake that Python's own C code finds (an object that Qt has deleted, too few values to unpack, a
division by zero) so ends the program. Hence each override carries one of the two marks below.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast

GUARDED = "guarded"
"""The attribute by which a marked method is known."""

M = TypeVar("M", bound=Callable[..., Any])


def guarded_giving(otherwise: object) -> Callable[[M], M]:
    """Mark an override that gives something back; after a mistake it gives this."""

    def mark(method: M) -> M:
        @wraps(method)
        def call(*args: Any, **kwargs: Any) -> Any:
            try:
                return method(*args, **kwargs)
            except BaseException as mistake:
                sys.excepthook(type(mistake), mistake, mistake.__traceback__)
                return otherwise

        call.__dict__[GUARDED] = True
        return cast("M", call)

    return mark


def guarded(method: M) -> M:
    """Mark an override that gives nothing back; after a mistake, what is left of it is not done."""
    return guarded_giving(None)(method)
