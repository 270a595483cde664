"""Decks that are named on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tabletop.cli.errors import CommandError
from tabletop.games.bringing import proposed, shelf
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.files import DeckFile
from tabletop.library.decks.folder import Shelf
from tabletop.library.decks.record import Deck
from tabletop.library.faults import did_you_mean


def find_deck(decks: Shelf, name: str) -> DeckFile:
    """Find a deck by its file, or by its name or its file's name among those of the game.

    The player's own come before ready-made ones. Raises CommandError.
    """
    path = Path(name)
    if path.suffix and path.is_file():
        return decks.read(path)
    known = (*decks.own(), *decks.ready())
    wanted = name.casefold()
    for file in known:
        if wanted in (file.path.stem.casefold(), file.title.casefold()):
            return file
    if path.suffix:
        raise CommandError(f"{name}: there is no such file")
    names = [file.path.stem for file in known]
    raise CommandError(f"there is no deck {name!r}.{did_you_mean(name, names)}".rstrip("."))


def read_decks(
    game: GameDefinition, names: tuple[str, ...], given: Iterable[str]
) -> tuple[Deck, ...]:
    """Read ``--deck seat=name`` words, for seats by number from 1 or by a player's name.

    A seat that is not named gets the ready-made deck that it would get; with no word at all
    there is none. Raises CommandError.
    """
    words_given = list(given)
    if not words_given:
        return ()
    if game.decks is None:
        raise CommandError(f"players bring no decks to {game.pack.info.title}")
    found: dict[int, Deck] = dict(enumerate(proposed(game, len(names))))
    decks = shelf(game)
    for word in words_given:
        seat, mark, name = word.partition("=")
        if not mark:
            raise CommandError(f"{word!r} is no SEAT=DECK, such as 1=my-deck")
        found[_seat(seat, names)] = whole(find_deck(decks, name))
    missing = [seat for seat in range(len(names)) if seat not in found]
    if missing:
        raise CommandError(f"seat {missing[0] + 1} has no deck; name one with --deck")
    return tuple(found[seat] for seat in range(len(names)))


def _seat(word: str, names: tuple[str, ...]) -> int:
    if word.isdecimal() and 1 <= int(word) <= len(names):
        return int(word) - 1
    if word in names:
        return names.index(word)
    raise CommandError(f"there is no seat {word!r}; the seats are 1 to {len(names)}")


def whole(file: DeckFile) -> Deck:
    """Give the deck of a file that can be read; what is wrong with its cards is told later."""
    if file.deck is None:
        raise CommandError(str(file.faults[0]))
    return file.deck
