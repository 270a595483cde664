"""What can go wrong in a session, each with a sentence for whoever plays."""

from __future__ import annotations

from tabletop.engine.message import Refusal, fill


class SaveError(Exception):
    """A save can't be read or written; the text is one clear sentence."""


class SetupRefusedError(Exception):
    """A match can't begin like this: too many seats, an option that the game does not have."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(fill(refusal.reason, str))


class RulesFaultError(Exception):
    """A rule module does not give what is asked of it."""
