"""Opening the workbench, and what it does with files and matches."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from tabletop.controller.workbench.files import (
    FileError,
    game_folder,
    read_text,
    set_aside,
    write_text,
)
from tabletop.controller.workbench.reading import Checked, Desk, check
from tabletop.controller.workbench.trying import TrialError, try_card
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.engine.tongue import spoken
from tabletop.games import registry, trust
from tabletop.games.checking import is_bundled
from tabletop.library.abilities import Abilities
from tabletop.library.faults import FaultList
from tabletop.library.info import GameInfo
from tabletop.library.loader import look_into
from tabletop.library.tongues import SYSTEM, load_tongue
from tabletop.table.thinker import Thinker
from tabletop.table.tongue import choices
from tabletop.table.workbench.page import WorkbenchPage
from tabletop.table.workbench.watch import FileWatch

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.games.definition import GameDefinition
    from tabletop.table.tour import Tour

MOST_FAULTS = 6


def open_workbench(tour: Tour, path: Path) -> None:
    """Open a file with cards. What hinders that is told; before the user's code runs, it asks."""
    tell = tour.window.notice.tell
    path = path.absolute()
    try:
        text = read_text(path)
    except FileError as error:
        tell(str(error))
        return
    folder = game_folder(path)
    if folder is None:
        tell(
            in_words(
                "{path} is no file with cards of a game: those are cards.yaml and the files in "
                "cards, in a folder with a game.yaml.",
                path=path,
            )
        )
        return
    faults = FaultList()
    info = look_into(folder, faults, bundled=is_bundled(folder))
    if info is None:
        lines = "\n".join(str(fault) for fault in faults.in_order()[:MOST_FAULTS])
        tell(in_words("First the game itself has to be put right:\n{lines}", lines=lines))
        return
    _with_trust(tour, info, partial(_open, tour, path, info, text))


def _with_trust(tour: Tour, info: GameInfo, then: Callable[[Abilities], None]) -> None:
    """Go on with a game's effect language, once its own code may run."""
    notice = tour.window.notice

    def run_it() -> None:
        try:
            trust.trust(info)
        except OSError as error:
            notice.tell(
                in_words("Your word on this can't be kept: {error}.", error=reason_of(error))
            )
            return
        _with_trust(tour, info, then)

    try:
        if not trust.is_trusted(info):
            notice.ask(
                str(registry.UntrustedModuleError(info)),
                ((in_words("Run it"), run_it), (in_words("Leave it alone"), lambda: None)),
            )
            notice.take_focus()
            return
        language = registry.language_for(info)
    except (OSError, registry.OwnModuleError, registry.UnknownGameError) as error:
        notice.tell(str(error))
    else:
        then(language)


def _open(tour: Tour, path: Path, info: GameInfo, text: str, language: Abilities) -> None:
    languages = tuple((key, name) for key, name in choices() if key != SYSTEM)
    page = WorkbenchPage(Desk(path, info, language), tour.window.looks, languages, spoken().code)
    clerk = Clerk(tour, page, text)
    tour.push(page, "workbench", info.room)
    clerk.read()


class Clerk(QObject):
    """Does what the page asks for, and listens to the file.

    A text that was changed is written when the page is left. Where somebody else has changed the
    file meanwhile it is asked which of the two stays; left without an answer, the file stays as it
    is and the text is kept elsewhere.
    """

    def __init__(self, tour: Tour, page: WorkbenchPage, text: str) -> None:
        super().__init__(page)
        self._tour = tour
        self._page = page
        self._path = page.desk.path
        self._text = text
        self._tongue = spoken()
        self._game: GameDefinition | None = None
        self._wanted = False
        page.show_text(text)
        page.save_wanted.connect(self.save)
        page.try_wanted.connect(self.try_card)
        page.language_chosen.connect(self.speak)
        page.left.connect(self._left)
        page.rule_asked.connect(self._open_rule)
        tour.window.closing.connect(self._closing)
        self._watch = FileWatch(self._path, page)
        self._watch.changed.connect(self.look)
        # What is thought about when the page is left goes on for a while, so it is not its child.
        self._thinker = Thinker(tour.window)
        self._thinker.thought.connect(self._checked)
        self._thinker.failed.connect(self._failed)

    def _tell(self, words: str) -> None:
        self._tour.window.notice.tell(words)

    # --- the file --------------------------------------------------------------------------

    def read(self) -> None:
        """Read the file's text, and have the whole game checked meanwhile."""
        self._game = None
        self._page.show_absent("", gone=False)
        self._page.show_reading(self._page.desk.read(self._text, self._tongue), self._tongue)
        self._thinker.think(partial(check, self._path, self._page.desk.info))

    def save(self) -> bool:
        """Write the text to its file, and read it; True when it is there."""
        theirs = self._theirs()
        if self._page.changed and theirs is not None:
            self._ask(theirs)
            return False
        return self._save_mine()

    def _save_mine(self) -> bool:
        written = not (self._page.changed or self._page.gone) or self._write()
        if written:
            self.read()
        return written

    def _theirs(self) -> str | None:
        """Give the text that somebody else has written; None where nobody has, or none that can be
        read, which :meth:`look` tells.
        """
        try:
            text = read_text(self._path)
        except FileError:
            return None
        return None if text == self._text else text

    def _write(self) -> bool:
        text = self._page.editor.toPlainText()
        if "\r\n" in self._text:
            text = text.replace("\n", "\r\n")
        try:
            write_text(self._path, text)
        except FileError as error:
            self._tell(str(error))
            return False
        self._text = text
        self._page.editor.document().setModified(False)
        return True

    def look(self) -> None:
        """See whether somebody else has changed the file, or taken it away."""
        try:
            theirs = read_text(self._path)
        except FileError as error:
            self._page.show_absent(str(error), gone=not self._path.exists())
            return
        if theirs == self._text:
            if self._page.absent:
                self.read()
            return
        if self._page.changed and theirs != self._page.editor.toPlainText():
            self._ask(theirs)
        else:
            self._take(theirs)

    def _take(self, text: str) -> None:
        self._text = text
        self._page.show_text(text)
        self.read()

    def _ask(self, text: str) -> None:
        self._tour.window.notice.ask(
            in_words(
                "{file} was changed by another program, and you have changed it here.",
                file=self._path.name,
            ),
            (
                (in_words("Take theirs"), partial(self._take, text)),
                (in_words("Save mine"), self._keep_mine),
            ),
        )

    def _keep_mine(self) -> None:
        self._save_mine()

    def _left(self) -> None:
        """Keep what was written: in the file, else where it can be kept."""
        if self._page not in self._tour.window.pages():
            self._thinker.forget()
        if self._page.changed and (self._theirs() is not None or not self._write()):
            self._set_aside()

    def _set_aside(self) -> None:
        text = self._page.editor.toPlainText()
        try:
            beside = set_aside(self._path, self._page.desk.info.id, text)
        except FileError as error:
            self._tell(str(error))
            return
        self._page.editor.document().setModified(False)
        self._tell(in_words("Your text is in {path}.", path=beside))

    def _closing(self) -> None:
        self._left()
        self._thinker.finish()

    # --- the check -------------------------------------------------------------------------

    def _checked(self, checked: Checked) -> None:
        self._game = checked.game
        self._page.show_checked(checked)
        if self._wanted:
            self._begin()

    def _failed(self, mistake: Exception) -> None:
        self._wanted = False
        why = in_words("The game can't be checked: {mistake}", mistake=mistake)
        self._page.show_unchecked(why)
        self._tell(why)

    def speak(self, code: str) -> None:
        """Say the card in another language."""
        try:
            self._tongue = load_tongue(code)
        except (OSError, ValueError) as error:
            self._tell(in_words("The language can't be read: {error}.", error=reason_of(error)))
            return
        self.read()

    def _open_rule(self, rule: str) -> None:
        if self._game is not None:
            self._tour.rules(self._game, rule)

    # --- trying ----------------------------------------------------------------------------

    def try_card(self) -> None:
        """Put the card on a table, as soon as it was checked as it stands."""
        if (self._page.changed or self._page.gone) and not self.save():
            return
        self._wanted = True
        if not self._thinker.busy:
            self._begin()

    def _begin(self) -> None:
        self._wanted = False
        if self._tour.window.page is not self._page:
            return
        span = self._page.span()
        if span is None or not span.id:
            self._tell(in_words("There is no card where the cursor stands."))
            return
        if self._game is None:
            self._tell(in_words("The card can be tried once the mistakes are mended."))
            return
        from tabletop.table.workbench.trial import sit_down

        try:
            tried = try_card(self._game, span.id)
        except TrialError as error:
            self._tell(str(error))
            return
        sit_down(self._tour, tried)
