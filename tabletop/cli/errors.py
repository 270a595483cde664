"""Errors of the command line: one clear line each, and never a traceback."""

from __future__ import annotations

from tabletop.engine.os_reasons import reason_of


class CommandError(Exception):
    """A command can't do what it was asked; the text is one clear line."""


def one_line(error: BaseException) -> str:
    """Put an error into one line for whoever typed the command."""
    from tabletop.games.own import UntrustedModuleError, blame

    faults = getattr(error, "faults", None)
    if faults:
        more = len(faults) - 1
        rest = f" (and {more} more; `tabletop check` lists all)" if more else ""
        return f"{faults[0]}{rest}"
    theirs = blame(error)
    if theirs is not None:
        return " ".join(str(theirs).split())
    if isinstance(error, UntrustedModuleError):
        return f"{error} `tabletop check {error.info.folder} --trust` says that you do."
    if isinstance(error, OSError):
        name = f"{error.filename}: " if error.filename else ""
        return f"{name}{reason_of(error)}"
    text = " ".join(str(error).split())
    if isinstance(error, LookupError) and not isinstance(error, KeyError | IndexError):
        return text
    if type(error).__module__.startswith("tabletop."):
        return text
    return f"internal error: {type(error).__name__}: {text} (--debug shows where)"
