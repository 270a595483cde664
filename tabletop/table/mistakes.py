"""What happens to a mistake that nobody caught: it is told in the window, and the match goes on."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import TracebackType

import shiboken6
from PySide6.QtCore import QTimer

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.folders import user_folder
from tabletop.table.panels.notice import Verbs
from tabletop.table.window import TableWindow


class MistakeTeller:
    """Serves as ``sys.excepthook``. Everything that was played is on record already."""

    def __init__(self, window: TableWindow) -> None:
        self._window = window
        self._reported = ""

    def __call__(
        self, kind: type[BaseException], mistake: BaseException, trace: TracebackType | None
    ) -> None:
        """Write down what happened and tell of it, when Qt is done with what it is doing now.

        It may be painting, or asking how large something is: nothing may change its size then.
        """
        from tabletop.session.errors import SaveError
        from tabletop.session.scrubbing import told_mistake

        if isinstance(mistake, KeyboardInterrupt):
            self._soon(self._window.close)
        elif isinstance(mistake, SaveError):
            self._tell(str(mistake))
        else:
            where = self._report(kind, mistake, trace)
            report = (in_words("Report the problem…"), self._window.report_wanted.emit)
            self._tell(f"{_whose(mistake)}{where}", (report,), told_mistake(mistake))

    def _report(
        self, kind: type[BaseException], mistake: BaseException, trace: TracebackType | None
    ) -> str:
        """Write a mistake down, but once where it is made again and again, and say where."""
        import traceback

        lines = "".join(traceback.format_exception(kind, mistake, trace))
        report = user_folder() / "last-mistake.txt"
        if lines != self._reported:
            self._reported = lines
            sys.stderr.write(lines)
            try:
                report.parent.mkdir(parents=True, exist_ok=True)
                report.write_text(lines, "utf-8")
            except OSError as error:
                return f" ({reason_of(error)})"
        return in_words(" What happened is written in {report}.", report=report)

    def _tell(self, words: str, verbs: Verbs = (), written: str = "") -> None:
        def tell() -> None:
            notice, mistakes = self._window.notice, self._window.mistakes
            if written and written not in mistakes:
                mistakes.append(written)
            # A mistake in painting comes again when the strip makes the page paint itself.
            if notice.isHidden() or notice.words != words:
                notice.tell(words, verbs)

        self._soon(tell)

    def _soon(self, do: Callable[[], object]) -> None:
        if shiboken6.isValid(self._window):
            QTimer.singleShot(0, self._window, do)


def _whose(mistake: BaseException) -> str:
    from tabletop.games.own import blame

    theirs = blame(mistake)
    if theirs is None:
        return in_words("The program made a mistake. The match is on record and goes on.")
    return in_words("The rules of this game made a mistake: {theirs}.", theirs=theirs)
