"""A match as it stood at a moment, to be looked at: nothing in it can reach a file."""

from __future__ import annotations

from tabletop.session.history import History
from tabletop.session.match import Match


def past_of(match: Match, at: int) -> Match:
    """Make a match that shares all moments with another, and stands at one of them.

    It is kept nowhere, so whatever is done with it, a record stays as it is.
    """
    history = History(match.history.moments[0])
    history.moments = list(match.history.moments[: match.history.cursor + 1])
    history.bookmarks = dict(match.history.bookmarks)
    history.looked_back = list(match.history.looked_back)
    history.jump(at)
    return Match(match.game, match.beginning, history, None)
