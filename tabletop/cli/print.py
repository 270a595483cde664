"""``tabletop print``: a game's cards, or a deck, as a PDF to print and cut out."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path

from tabletop.cli.brought import find_deck, whole
from tabletop.cli.errors import CommandError
from tabletop.games import registry
from tabletop.games.bringing import shelf
from tabletop.games.definition import GameDefinition
from tabletop.library.decks.record import Deck
from tabletop.library.faults import CardDataError, did_you_mean
from tabletop.library.finding import survey


def command(arguments: Namespace) -> int:
    """Write the PDF."""
    game, deck = _meant(arguments.what, arguments.game)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_LOGGING_RULES", "default.warning=false")
    from tabletop.table.app import application
    from tabletop.table.printing import PAPERS, deck_run, game_run, print_cards
    from tabletop.table.printing.faces import paper_faces

    running = application()
    pack, out = game.pack, arguments.out
    if deck is None:
        cards, title = game_run(pack, copies=not arguments.once), pack.info.title
    else:
        cards, title = deck_run(pack, deck), f"{pack.info.title}: {deck.name}"
    out.parent.mkdir(parents=True, exist_ok=True)
    paper = PAPERS[arguments.paper]
    pages = print_cards(cards, paper_faces(game), paper, out, title=title, backs=arguments.backs)
    running.processEvents()
    print(f"{out}: {len(cards)} cards on {pages} pages of {paper.name}")
    return 0


def _meant(what: str, named: str | None) -> tuple[GameDefinition, Deck | None]:
    """Find the game, or the deck with its game: by ``--game``, else in any that has decks."""
    found = survey()
    ids = [info.id for info in found.games]
    if named is None and what in ids:
        return registry.load(what), None
    path = Path(what)
    games = ids if named is None else [named]
    told = ""
    for name in games:
        game = _loaded(name, needed=named is not None)
        if game is None or game.decks is None:
            continue
        try:
            deck = whole(find_deck(shelf(game), what))
        except CommandError as error:
            told = str(error)
            continue
        unknown = [card for key in deck.sections for card in deck.copies(key)]
        if path.is_file() and named is None and not set(unknown) & set(game.pack.cards):
            continue
        return game, deck
    if named is not None:
        raise CommandError(told or f"{named} has no decks that players build")
    raise CommandError(f"there is no game and no deck {what!r}.{did_you_mean(what, ids)}")


def _loaded(name: str, *, needed: bool) -> GameDefinition | None:
    """Load a game; None for one that can't be, where any other may have the deck."""
    try:
        return registry.load(name)
    except (CardDataError, registry.OwnModuleError, registry.UntrustedModuleError):
        if needed:
            raise
        return None
