"""Where decks lie: ready-made ones with their game, the player's own in the user's folder."""

from __future__ import annotations

import errno
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.decks.files import DeckFile, file_name, read_deck, write_deck
from tabletop.library.decks.given import MOST_BYTES
from tabletop.library.decks.octgn import read_o8d
from tabletop.library.decks.plain import read_plain
from tabletop.library.decks.record import Deck, Section
from tabletop.library.faults import Fault
from tabletop.library.folders import user_folder
from tabletop.library.info import GameInfo
from tabletop.library.pack import CardEntry


@dataclass(frozen=True, slots=True)
class Shelf:
    """The decks of one game: where they lie, and what is needed to read them."""

    info: GameInfo
    sections: tuple[Section, ...]
    cards: Mapping[DefId, CardEntry]

    @property
    def ready_folder(self) -> Path:
        """Where the decks lie that come with the game."""
        return self.info.folder / "decks"

    @property
    def own_folder(self) -> Path:
        """Where the player's own decks lie; it need not exist yet."""
        return user_folder() / "decks" / self.info.id

    def ready(self) -> tuple[DeckFile, ...]:
        """Read the ready-made decks, in the order of their files."""
        return self._all(self.ready_folder)

    def own(self) -> tuple[DeckFile, ...]:
        """Read the player's own decks, in the order of their files."""
        return self._all(self.own_folder)

    def _all(self, folder: Path) -> tuple[DeckFile, ...]:
        return tuple(self.read(path) for path in sorted(folder.glob("*.yaml")))

    def read(self, path: Path) -> DeckFile:
        """Read any file with a deck, by its ending: YAML, OCTGN's or else plain text."""
        if path.suffix.lower() in (".yaml", ".yml"):
            return read_deck(path, self.info.id, self.sections, self.cards)
        try:
            data = _bytes(path)
        except OSError as error:
            message = in_words("it can't be read: {reason}.", reason=reason_of(error))
            return DeckFile(path, None, (Fault(path, 0, 0, "", "FILE", message),))
        if path.suffix.lower() == ".o8d":
            return read_o8d(data, path, self.info.id, self.sections, self.cards)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            message = in_words("it is not UTF-8 text.")
            return DeckFile(path, None, (Fault(path, 0, 0, "", "ENCODING", message),))
        return read_plain(text, path, self.info.id, self.sections, self.cards)

    def keep(self, deck: Deck, path: Path | None = None) -> Path:
        """Write a deck into its file, or into a new one among the player's own.

        Raises OSError. What was in the file is there until all of the new text is.
        """
        path = self._free(deck) if path is None else path
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            fresh.write_text(write_deck(deck, self.sections), "utf-8")
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)
        return path

    def _free(self, deck: Deck) -> Path:
        first = self.own_folder / file_name(deck.name)
        path, number = first, 1
        while path.exists():
            number += 1
            path = first.with_name(f"{first.stem}-{number}.yaml")
        return path


def _bytes(path: Path) -> bytes:
    """Read a file, no more of it than is needed to see that it is too large for a deck."""
    if path.exists() and not path.is_file():
        raise OSError(errno.EINVAL, in_words("it is no ordinary file"))
    with path.open("rb") as file:
        return file.read(MOST_BYTES + 1)
