"""Pages that open from anywhere: settings, keys, about, saved matches, statistics; and those about
the match on the table: ledger, score, goals, cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from tabletop.engine.message import in_words
from tabletop.table import catalogue, desk

if TYPE_CHECKING:
    from tabletop.engine.decisions import Answer
    from tabletop.games.definition import GameDefinition
    from tabletop.table.pages.saves import Saved
    from tabletop.table.pages.told import Told
    from tabletop.table.tour import Tour


def open_ledger(tour: Tour) -> None:
    """Open the ledger of the match on the table, if its game keeps one."""
    from tabletop.table.pages.ledger import LedgerPage
    from tabletop.table.pages.table import TablePage
    from tabletop.table.plots import ink_of

    page = tour.window.page
    if not isinstance(page, TablePage) or not page.game.charts:
        return
    match = page.controller.match
    ink = ink_of(tour.window.looks.theme(match.game.pack.layout.room))
    board = match.view(page.seat).board
    charts = [make(board) for make in match.game.charts.values()]
    tour.push(LedgerPage(in_words("Ledger"), charts, ink), "ledger")


def _told(tour: Tour) -> Told | None:
    """Give the match on the table, as whoever sits there sees it; nothing behind a curtain."""
    from tabletop.table.looks import FacePictures
    from tabletop.table.pages.table import TablePage
    from tabletop.table.pages.told import Told

    page = tour.window.page
    if not isinstance(page, TablePage) or not page.may_look:
        return None
    looks = tour.window.looks
    pictures = FacePictures(looks, page.game, tour.window.devicePixelRatioF)
    return Told(page.game, page.controller, pictures, looks.scale)


def open_score(tour: Tour) -> None:
    """Open the score of the match on the table, line by line, as it is now."""
    from tabletop.table.pages.score import ScorePage

    told = _told(tour)
    if told is not None and told.game.sheet is not None:
        tour.push(ScorePage(told, told.game.sheet(told.view)), "score")


def open_goals(tour: Tour) -> None:
    """Open what can be completed in the match on the table."""
    from tabletop.table.pages.goals import GoalsPage

    told = _told(tour)
    if told is not None and told.game.goals is not None:
        tour.push(GoalsPage(told), "goals")


def open_cards(tour: Tour) -> None:
    """Open the list of all cards and open piles of the match on the table."""
    from tabletop.table.pages.cards import CardsPage

    told = _told(tour)
    if told is not None:
        page = CardsPage(told, told.controller.model())
        page.print_wanted.connect(lambda: print_game(tour, told.game))
        tour.push(page, "cards")


def print_game(tour: Tour, game: GameDefinition) -> None:
    """Ask where all cards of a game are to be printed to."""
    from tabletop.table.printing.asking import Printing
    from tabletop.table.printing.run import game_run

    pack = game.pack
    Printing(game, game_run(pack), pack.info.title, tour.window.notice.tell).ask(tour.window)


def open_settings(tour: Tour) -> None:
    """Open the settings."""
    from tabletop.table.pages.settings import SettingsPage

    page = SettingsPage(tour.window.settings)
    page.changed.connect(tour.window.set_settings)
    page.try_sound.connect(lambda: tour.sound("place"))
    page.tell_of_sound(tour.sounds().note)
    tour.push(page, "settings")


def open_keys(tour: Tour) -> None:
    """Open the list of keys."""
    from tabletop.table.pages.keys import KeysPage

    page = KeysPage(tour.window.settings.keys)
    page.changed.connect(
        lambda keys: tour.window.set_settings(tour.window.settings._replace(keys=keys))
    )
    tour.push(page, "keys")


def open_about(tour: Tour) -> None:
    """Say what this is."""
    from tabletop.table.pages.about import AboutPage

    tour.push(AboutPage(catalogue.games()[0]), "about")


def open_saves(tour: Tour) -> None:
    """Open the list of saved matches."""
    from tabletop.session.errors import SaveError
    from tabletop.table.pages.saves import SavesPage

    page = SavesPage()
    store = desk.store()

    def show() -> None:
        page.show_saved([desk.saved_of(stored) for stored in store.list()])

    def discard(saved: Saved) -> None:
        try:
            store.delete(saved.path)
        except SaveError as error:
            tour.window.notice.tell(str(error))
        show()
        tour.show_unfinished()

    page.resume.connect(tour.resume)
    page.watch.connect(lambda saved: tour.watch_file(saved.path))
    page.discard.connect(discard)
    page.open_file.connect(tour.open_file)
    show()
    tour.push(page, "saves")


def open_statistics(tour: Tour) -> None:
    """Open the statistics over all matches."""
    from tabletop.session.errors import SaveError
    from tabletop.table.pages.statistics import Figures, StatisticsPage
    from tabletop.table.plots import ink_of

    try:
        kept = desk.store().statistics
        figures = Figures(kept.tallies(), kept.best(), kept.faces(), kept.luck())
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    titles = {info.id: info.title for info in catalogue.games()[0]}
    ink = ink_of(tour.window.looks.theme("plain"))
    tour.push(StatisticsPage(figures, titles, ink), "statistics")


def ask_for_report(tour: Tour) -> None:
    """Ask where a report of a problem is to be written, with what the watchdog has found."""
    from tabletop.table.pages.play import PlayPage
    from tabletop.table.reporting import ask_where, table_of

    table = table_of(tour.window)
    ask_where(tour.window, table.way_out.faults if isinstance(table, PlayPage) else ())


def open_choices(tour: Tour) -> None:
    """List every answer to what is asked, and take one from there."""
    from tabletop.table.pages.choices import ChoicesPage
    from tabletop.table.pages.play import PlayPage
    from tabletop.table.watchdog import asked_at

    table = tour.window.page
    seat = asked_at(table) if isinstance(table, PlayPage) else None
    if not isinstance(table, PlayPage) or seat is None or not table.may_look:
        return
    page = ChoicesPage(table.controller, seat)

    def answer(given: Answer) -> None:
        tour.window.pop()
        table.sitting.answer(seat, given)

    page.answered.connect(answer)
    tour.push(page, "choices")


def open_workbench(tour: Tour) -> None:
    """Open the list of files that can be worked on."""
    from tabletop.table.workbench.choosing import open_choice

    open_choice(tour)


OPENERS: Final[Mapping[str, Callable[[Tour], None]]] = {
    "about": open_about,
    "cards": open_cards,
    "choices": open_choices,
    "goals": open_goals,
    "keys": open_keys,
    "ledger": open_ledger,
    "report": ask_for_report,
    "saves": open_saves,
    "score": open_score,
    "settings": open_settings,
    "statistics": open_statistics,
    "workbench": open_workbench,
}
"""The pages by the names that buttons and shortcuts know them by."""
