"""Opening the deck builder, and what it does with files."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from tabletop.controller.decks import choices
from tabletop.controller.decks.bench import Bench
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.decks.files import DeckFile
from tabletop.library.decks.plain import read_plain
from tabletop.table.deckbuilder.page import DeckPage

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition, OptionValue
    from tabletop.table.tour import Tour

KINDS: Final = "Decks (*.txt *.o8d *.yaml);;All files (*)"
OUT_KINDS: Final = "Text (*.txt);;OCTGN (*.o8d);;YAML (*.yaml)"
SHOWN: Final = 6


def build_decks(
    tour: Tour, game: GameDefinition, options: Mapping[str, OptionValue] | None = None
) -> DeckPage:
    """Open the builder of a game's decks, for a match with these options."""
    bench = Bench(game, options)
    page = DeckPage(bench, tour.window.looks, lambda: secrets.randbits(32))
    Clerk(tour, page)
    tour.push(page, "decks", game.pack.layout.room)
    page.show_deck()  # links take their colour from the look that the window has now
    return page


class Clerk:
    """Does what the page asks for with files, and tells what comes of it.

    A deck that was changed is kept before another one takes its place, and when the page is left.
    """

    def __init__(self, tour: Tour, page: DeckPage) -> None:
        self._tour = tour
        self._page = page
        self._bench = page.bench
        self._acts: Mapping[str, Callable[[], object]] = {
            "save": self.save,
            "copy": self.save_copy,
            "new": self.begin,
            "import": self.ask_for_file,
            "paste": self.paste,
            "export": self.ask_where,
            "copy_text": self.copy_text,
            "print": self.print_out,
            "discard": self.discard,
        }
        page.wanted.connect(lambda name: self._acts[name]())
        page.opened.connect(self.open)
        page.left.connect(self._left)
        tour.window.closing.connect(self.keep)
        page.rule_asked.connect(lambda rule: tour.rules(page.game, rule))
        self._list()

    def _list(self) -> None:
        self._page.show_decks(choices.offered(self._page.game))

    def _tell(self, words: str) -> None:
        self._tour.window.notice.tell(words)

    def save(self) -> bool:
        """Keep the deck; True when it is on disk."""
        return self._kept(self._bench.save) is not None

    def save_copy(self) -> None:
        """Keep the deck in a new file, and say where."""
        path = self._kept(self._bench.save_copy)
        if path is not None:
            self._tell(in_words("Saved as {path}.", path=path))

    def _kept(self, keep: Callable[[], Path]) -> Path | None:
        try:
            path = keep()
        except OSError as error:
            self._tell(in_words("The deck can't be saved: {error}.", error=reason_of(error)))
            return None
        self._list()
        self._page.show_deck()
        self._page.kept.emit()
        return path

    def keep(self) -> None:
        """Keep what was changed, before it would be lost."""
        if self._bench.changed and self._bench.deck.sections and self.save():
            self._tell(in_words("The deck {name} was kept as it is.", name=self._bench.deck.name))

    def _left(self) -> None:
        """Keep what was changed once the page is gone, not when another lies on top of it."""
        if self._page not in self._tour.window.pages():
            self.keep()
            self._tour.window.closing.disconnect(self.keep)

    def begin(self) -> None:
        """Begin a new deck."""
        self.keep()
        self._bench.begin()
        self._shown()

    def open(self, key: str) -> None:
        """Open a deck of the list."""
        self.keep()
        own = key.startswith(choices.OWN)
        shelf = self._bench.shelf
        stem = key.partition(":")[2]
        files = shelf.own() if own else shelf.ready()
        file = next((file for file in files if file.path.stem == stem), None)
        if file is None:
            self._tell(in_words("That deck is not there any more."))
            self._list()
            return
        (self._bench.open if own else self._bench.open_copy)(file)
        self._shown(file)

    def take_in(self, file: DeckFile) -> None:
        """Open a deck from elsewhere."""
        self.keep()
        self._bench.take_in(file)
        self._shown(file)

    def _shown(self, file: DeckFile | None = None) -> None:
        self._page.show_deck()
        self._page.draw_hand()
        if file is None or not file.faults:
            return
        lines = [str(fault).removeprefix(f"{file.path}:") for fault in file.faults[:SHOWN]]
        if len(file.faults) > SHOWN:
            lines.append(in_words("and {shown} more", shown=len(file.faults) - SHOWN))
        listed = "\n".join(lines)
        self._tell(
            in_words(
                "Not all of {name} could be read:\n{listed}", name=file.path.name, listed=listed
            )
        )

    def ask_for_file(self) -> None:
        """Ask for a file with a deck in it."""
        dialog = QFileDialog(
            self._tour.window, in_words("Import a deck"), str(Path.home()), in_words(KINDS)
        )
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.take_in(self._bench.shelf.read(Path(name))))
        dialog.open()

    def paste(self) -> None:
        """Open the deck whose text lies in the clipboard."""
        shelf = self._bench.shelf
        words = QGuiApplication.clipboard().text()
        if not words.strip():
            self._tell(in_words("No text was copied."))
            return
        name = Path(in_words("Copied text"))
        self.take_in(read_plain(words, name, shelf.info.id, shelf.sections, shelf.cards))

    def copy_text(self) -> None:
        """Put the deck as text into the clipboard."""
        QGuiApplication.clipboard().setText(self._bench.text_for(Path("deck.txt")))
        self._tell(in_words("The deck was copied as text."))

    def ask_where(self) -> None:
        """Ask where the deck is to be written."""
        dialog = QFileDialog(
            self._tour.window, in_words("Export the deck"), str(Path.home()), in_words(OUT_KINDS)
        )
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile(self._bench.deck.name)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: self.export(Path(name)))
        dialog.open()

    def export(self, path: Path) -> None:
        """Write the deck into a file, in the manner of its ending."""
        try:
            path.write_text(self._bench.text_for(path), "utf-8")
        except OSError as error:
            self._tell(
                in_words("{path} can't be written: {error}.", path=path, error=reason_of(error))
            )
            return
        self._tell(in_words("Exported to {path}.", path=path))

    def print_out(self) -> None:
        """Ask where the deck is to be printed to; a card that the game lacks is left out."""
        from tabletop.table.printing.asking import Printing

        game, deck = self._page.game, self._bench.deck
        known = [card for key in deck.sections for card in deck.cards(key)]
        cards = [game.pack.cards[card] for card in known if card in game.pack.cards]
        title = f"{game.pack.info.title}: {deck.name}"
        Printing(game, cards, title, self._tell).ask(self._tour.window)

    def discard(self) -> None:
        """Throw the deck away, once it is sure."""
        name = self._bench.deck.name
        self._tour.window.notice.ask(
            in_words("Throw the deck {name} away?", name=name),
            ((in_words("Throw it away"), self._discard), (in_words("Keep it"), lambda: None)),
        )
        self._tour.window.notice.take_focus()

    def _discard(self) -> None:
        try:
            self._bench.discard()
        except OSError as error:
            self._tell(in_words("The deck can't be thrown away: {error}.", error=reason_of(error)))
            return
        self._list()
        self._page.show_deck()
        self._page.kept.emit()
