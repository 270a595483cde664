"""``tabletop deck``: decks checked, shown, brought in and passed on."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tabletop.cli.brought import find_deck, whole
from tabletop.cli.errors import CommandError
from tabletop.cli.setup import read_options
from tabletop.engine.message import Message, fill
from tabletop.games import registry
from tabletop.games.bringing import shelf, words
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.files import UNKNOWN, DeckFile, write_deck
from tabletop.library.decks.octgn import write_o8d
from tabletop.library.decks.plain import write_plain
from tabletop.library.faults import Fault

_BAR: Final = 40


def command(arguments: Namespace) -> int:
    """Do what was asked with decks of a game; 1 when one may not be played."""
    game = registry.load(arguments.game)
    if game.decks is None:
        raise CommandError(f"{game.pack.info.title} has no decks that players build")
    act = {"check": _check, "show": _show, "import": _import, "export": _export}
    return act[arguments.act](game, arguments)


def _faults(game: GameDefinition, file: DeckFile, arguments: Namespace) -> Iterator[str]:
    """Say all that is wrong: what could not be read, and what breaks the rules."""
    assert game.decks is not None
    yield from map(str, file.faults)
    if file.deck is not None:
        options = read_options(game.options, arguments.option)
        told = any(fault.code == UNKNOWN for fault in file.faults)
        for fault in game.decks.check(file.deck, options):
            if not (told and fault.card is not None and fault.card not in game.pack.cards):
                yield f"{file.path}: {words(fault)}"


def deck_faults(game: GameDefinition) -> Iterator[Fault]:
    """List what is wrong with the decks that come with a game, if any do."""
    if game.decks is None:
        return
    for file in shelf(game).ready():
        yield from file.faults
        if file.deck is not None and not file.faults:
            for fault in game.decks.check(file.deck, {}):
                yield Fault(file.path, 0, 0, fault.card or "", "DECK", words(fault))


def _check(game: GameDefinition, arguments: Namespace) -> int:
    decks = shelf(game)
    if arguments.decks:
        files = [find_deck(decks, name) for name in arguments.decks]
    else:
        files = [*decks.ready(), *decks.own()]
    wrong = 0
    for file in files:
        told = list(_faults(game, file, arguments))
        wrong += bool(told)
        for line in told:
            print(line)
    print(f"{len(files) - wrong} of {len(files)} decks can be played")
    return 1 if wrong else 0


def _list(game: GameDefinition, arguments: Namespace) -> int:
    """List all decks of a game: by which name each is known, and whether it can be played."""
    decks = shelf(game)
    for whose, files in (("ready-made", decks.ready()), ("your own", decks.own())):
        for file in files:
            count = len(list(_faults(game, file, arguments)))
            state = "" if not count else f", {count} {'fault' if count == 1 else 'faults'}"
            print(f"{file.path.stem}: {file.title} ({whose}{state})")
    return 0


def _show(game: GameDefinition, arguments: Namespace) -> int:
    assert game.decks is not None
    if arguments.deck is None:
        return _list(game, arguments)
    file = find_deck(shelf(game), arguments.deck)
    deck = whole(file)
    print(write_plain(deck, game.decks.sections, game.pack.cards), end="")
    for figure in game.decks.figures(deck):
        print(f"\n{_plain(figure.title)} ({_plain(figure.unit)})")
        most = max((count for _, count in figure.bars), default=0)
        width = max((len(_plain(label)) for label, _ in figure.bars), default=0)
        for label, count in figure.bars:
            bar = "#" * round(_BAR * count / most) if most else ""
            print(f"  {_plain(label):<{width}} {count:>4}  {bar}".rstrip())
    faults = list(_faults(game, file, arguments))
    print("\n" + "\n".join(faults or ["This deck can be played."]))
    return 1 if faults else 0


def _import(game: GameDefinition, arguments: Namespace) -> int:
    decks = shelf(game)
    file = decks.read(arguments.file)
    deck = whole(file)
    print(f"kept in {decks.keep(deck)}")
    faults = list(_faults(game, file, arguments))
    for fault in faults:
        print(fault)
    return 1 if faults else 0


def _export(game: GameDefinition, arguments: Namespace) -> int:
    assert game.decks is not None
    deck = whole(find_deck(shelf(game), arguments.deck))
    out: Path | None = arguments.out
    kind = arguments.format or _format_of(out)
    sections, cards = game.decks.sections, game.pack.cards
    if kind == "yaml":
        text = write_deck(deck, sections)
    else:
        text = (write_o8d if kind == "o8d" else write_plain)(deck, sections, cards)
    if out is None:
        print(text, end="")
    else:
        out.write_text(text, "utf-8")
        print(out)
    return 0


def _format_of(out: Path | None) -> str:
    endings = {".o8d": "o8d", ".yaml": "yaml"}
    return "text" if out is None else endings.get(out.suffix.lower(), "text")


def _plain(message: Message) -> str:
    return fill(message, str)
