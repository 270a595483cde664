"""Keeping a match on disk while it is played: one line for each thing that happens to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabletop.engine.codec import Codec
from tabletop.session.history import Answered, History, Moment, Replaced, Resigned
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


def whole_record(codec: Codec, beginning: Beginning, history: History) -> Iterator[Entry]:
    """Write a match as it stands into one journal, without what was taken back."""
    yield header(beginning)
    moments = history.moments[: history.cursor + 1]
    for moment in moments[1:]:
        yield entry_of(codec, moment)
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

    def went(self, history: History) -> None:
        """Write that the match was taken back or on again; the position there comes with the
        next answer, since going back should be felt at once.
        """
        self.journal.append({"k": "go", "to": history.cursor})
        self._since = POSITION_EVERY

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
