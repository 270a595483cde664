"""Keeping a match on disk while it is played: one line for each thing that happens to it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from tabletop.engine.codec import Codec
from tabletop.session.history import Answered, History, LookedBack, Moment, Replaced, Resigned
from tabletop.session.journal import Journal
from tabletop.session.save import Beginning, Entry, answer_entry, header, position_entry

POSITION_EVERY: Final = 40
"""After so many answers the position is written too, so that new rules can go on from it."""


def entry_of(codec: Codec, moment: Moment) -> Entry:
    """Write what led to a moment."""
    match moment.cause:
        case Answered(seat, answer):
            return answer_entry(codec, seat, answer, moment.position)
        case Resigned(seat):
            return {"k": "resign", "seat": seat}
        case Replaced(seat, bot):
            return {"k": "replace", "seat": seat, "bot": bot}
        case None:
            raise ValueError("the first moment has no cause")


def end_entry(moment: Moment) -> Entry:
    """Write that the match is over, for lists of matches."""
    result = moment.position.result
    return {"k": "end", "winners": [] if result is None else list(result.winners)}


def looked_entry(mark: LookedBack) -> Entry:
    """Write that something seen was taken back."""
    return {"k": "looked", "at": mark.at, "steps": mark.steps, "seen": mark.seen}


def bookmark_entry(name: str, at: int | None) -> Entry:
    """Write that a moment has a name, or (None) that the name stands for none any more."""
    return {"k": "bookmark", "name": name, "at": at}


def whole_record(codec: Codec, beginning: Beginning, history: History) -> Iterator[Entry]:
    """Write a match as it stands into one journal, without what was taken back."""
    yield header(beginning)
    moments = history.moments[: history.cursor + 1]
    for moment in moments[1:]:
        yield entry_of(codec, moment)
    for mark in history.looked_back:
        yield looked_entry(replace(mark, at=min(mark.at, history.cursor)))
    for name, at in history.bookmarks.items():
        if at <= history.cursor:
            yield bookmark_entry(name, at)
    yield _position(codec, moments)
    if history.now.position.pending is None:
        yield end_entry(history.now)


def _position(codec: Codec, moments: list[Moment]) -> Entry:
    recent = [moment.position for moment in moments[-POSITION_EVERY:]]
    return position_entry(codec, recent, moments[-1].players)


class Recorder:
    """Writes each moment of a match into its journal before anybody is shown it."""

    def __init__(self, codec: Codec, journal: Journal) -> None:
        self.journal = journal
        self._codec = codec
        self._since = 0

    def moment(self, moment: Moment, history: History) -> None:
        """Write what leads to a moment that comes next, and now and then the position before."""
        self._since += 1
        if self._since > POSITION_EVERY:
            self._position(history)
        self.journal.append(entry_of(self._codec, moment))
        if moment.position.pending is None:
            self.journal.append(end_entry(moment), sync=True)

    def went(self, history: History, mark: LookedBack | None) -> None:
        """Write that the match was taken back or on again, first what had been seen; the position
        there comes with the next answer, since going back should be felt at once.
        """
        if mark is not None:
            self.journal.append(looked_entry(mark))
        self.journal.append({"k": "go", "to": history.cursor})
        self._since = POSITION_EVERY

    def bookmark(self, name: str, at: int | None) -> None:
        """Write that a moment has a name, or that the name is gone."""
        self.journal.append(bookmark_entry(name, at))

    def close(self, history: History) -> None:
        """Write the position a last time and give the file back, even where that fails."""
        try:
            if self._since:
                self._position(history)
        finally:
            self.journal.close()

    def _position(self, history: History) -> None:
        moments = history.moments[max(0, history.cursor - POSITION_EVERY) : history.cursor + 1]
        self.journal.append(_position(self._codec, moments), sync=True)
        self._since = 0
