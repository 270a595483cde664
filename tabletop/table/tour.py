"""The way through the pages: from the start screen to a table and back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.library.info import GameInfo
from tabletop.table import catalogue, desk
from tabletop.table.busy import busy
from tabletop.table.later import later
from tabletop.table.pages.start import StartPage, Unfinished
from tabletop.table.window import TITLE, TableWindow

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition, OptionValue
    from tabletop.library.decks.record import Deck
    from tabletop.session.match import Match
    from tabletop.session.players import Player
    from tabletop.table.pages.play import PlayPage
    from tabletop.table.pages.saves import Saved
    from tabletop.table.sounds import Sounds


class Tour(QObject):
    """Opens pages in a window. What is heavy is imported only when its page is opened."""

    def __init__(self, window: TableWindow, *, pace: int | None = None) -> None:
        super().__init__(window)
        self.window = window
        self.pace = pace
        self._heard: Sounds | None = None
        self.start = self._make_start()
        window.bind_keys(
            {
                "help": lambda: self.open("keys"),
                "report": partial(self.open, "report"),
                "rules": self._rules_here,
                "leave": self.leave,
                "undo": lambda: self._at_table("undo"),
                "redo": lambda: self._at_table("redo"),
                "menu": lambda: self._at_table("open_menu"),
                "save": lambda: self._at_table("save_copy"),
                **{
                    name: partial(self.open, name) for name in ("ledger", "score", "goals", "cards")
                },
                "log": lambda: self._at_table("go_to_log"),
                "prompt": lambda: self._at_table("go_to_prompt"),
                "history": lambda: self._at_table("toggle_history"),
                "cards_here": lambda: self._at_table("go_to_cards"),
                "wake": lambda: self._at_table("wake"),
                "explain": lambda: self._at_table("explain"),
                "onward": lambda: self._at_table("forward"),
                "backward": lambda: self._at_table("back"),
                "speak": lambda: self._at_table("speak"),
                "speak_all": lambda: self._at_table("speak_all"),
                "play": lambda: self._at_table("toggle"),
                "try_card": lambda: self._at_table("try_card"),
                "next_mistake": lambda: self._at_table("next_mistake"),
                **{
                    f"board_{place + 1}": partial(self._at_table, "show_place", place)
                    for place in range(4)
                },
            }
        )
        window.closing.connect(self._close_match)
        window.report_wanted.connect(partial(self.open, "report"))
        window.dropped.connect(self._dropped)
        window.language_changed.connect(lambda: later(window, self._speak_anew))

    def _make_start(self) -> StartPage:
        start = StartPage(self.window.looks)
        start.play.connect(self.set_up)
        start.learn.connect(self.learn)
        start.rules.connect(self.rules_of)
        start.decks.connect(self.decks_of)
        start.resume.connect(self.resume)
        start.opened.connect(self.open)
        return start

    def _speak_anew(self) -> None:
        """Make those pages anew that are written in the language of before."""
        games, _ = catalogue.games()
        self.start = self._make_start()
        self.start.show_games(games)
        self.show_unfinished()
        self.window.replace_first(self.start)
        if self.window.page.property("opened") == "settings":
            self.window.pop()
            self.open("settings")

    # --- the start screen ------------------------------------------------------------------

    def begin(self, note: str | None = None) -> None:
        """Show the start screen, with what is to be told at once."""
        games, faults = catalogue.games()
        self.start.show_games(games)
        self.show_unfinished()
        self.window.push(self.start)
        told = [note] if note else []
        if faults:
            told.append("\n".join((in_words("Some games can't be offered:"), *faults[:6])))
        if told:
            self.window.notice.tell("\n".join(told))

    def show_unfinished(self) -> None:
        """List the matches that can be gone on with."""
        if desk.matches_folder().is_dir():
            unfinished = [desk.unfinished_of(one) for one in desk.store().unfinished()]
            self.start.show_unfinished(unfinished)

    def home(self) -> None:
        """Go back to the start screen; a match on the table is on record."""
        self._close_match()
        self.show_unfinished()
        self.window.setWindowTitle(TITLE)
        self.window.pop_to(self.start)

    def leave(self) -> None:
        """Leave this page: back to where one came from, from a table to the start screen."""
        from tabletop.table.pages.play import PlayPage

        page = self.window.page
        if isinstance(page, PlayPage):
            page.left.emit()
        elif page is not self.start:
            self.window.pop()

    def open(self, name: str) -> None:
        """Open a page by its name, unless it is open already."""
        from tabletop.table.side_pages import OPENERS

        if name == "quit":
            self.window.close()
        elif name == "rules":
            self._rules_here()
        elif self.window.page.property("opened") != name:
            OPENERS[name](self)

    def push(self, page: QWidget, name: str, room: str = "") -> None:
        """Lay a page on top that goes by a name."""
        page.setProperty("opened", name)
        self.window.push(page, room)

    # --- loading games ---------------------------------------------------------------------

    @busy()
    def load(self, info: GameInfo | str, then: Callable[[GameDefinition], None]) -> None:
        """Load a game and go on; ask before code of the user's own runs, and tell of mistakes."""
        from tabletop.games import registry, trust
        from tabletop.games.kept import kept
        from tabletop.library import CardDataError

        tell = self.window.notice.tell
        try:
            game = kept(info)
        except registry.UntrustedModuleError as error:
            theirs = error.info

            def run_it() -> None:
                try:
                    trust.trust(theirs)
                except OSError as error:
                    tell(
                        in_words(
                            "Your word on this can't be kept: {error}.", error=reason_of(error)
                        )
                    )
                    return
                self.load(info, then)

            self.window.notice.ask(
                str(error),
                ((in_words("Run it"), run_it), (in_words("Leave it alone"), lambda: None)),
            )
            self.window.notice.take_focus()
            return
        except CardDataError as error:
            lines = "\n".join(str(fault) for fault in error.faults[:6])
            tell(in_words("This game has mistakes in its files:\n{lines}", lines=lines))
            return
        except (registry.OwnModuleError, registry.UnknownGameError) as error:
            tell(str(error))
            return
        then(game)

    # --- beginning a match -----------------------------------------------------------------

    def set_up(self, info: GameInfo) -> None:
        """Open the setup page of a game."""
        from tabletop.table.setting_up import open_setup

        self.load(info, lambda game: open_setup(self, game))

    def decks_of(self, info: GameInfo) -> None:
        """Open the deck builder of a game from the start screen."""
        from tabletop.table.deckbuilder.opening import build_decks

        def build(game: GameDefinition) -> None:
            build_decks(self, game)

        self.load(info, build)

    def play_at_once(
        self,
        name: str,
        players: tuple[Player, ...],
        options: Mapping[str, OptionValue],
        seed: int | None,
        decks: tuple[Deck, ...] = (),
    ) -> None:
        """Begin a match without the setup page."""
        from tabletop.session.errors import SaveError, SetupRefusedError
        from tabletop.session.match import Match

        def begin(game: GameDefinition) -> None:
            try:
                match = Match.create(game, players, options, seed, desk.keeping(), decks)
            except (SaveError, SetupRefusedError) as error:
                self.window.notice.tell(str(error))
                return
            self.play(match)

        self.load(name, begin)

    def play(self, match: Match) -> PlayPage:
        """Sit down at a match."""
        page = self.lay_table(match)
        page.begin()
        return page

    def lay_table(self, match: Match) -> PlayPage:
        """Put the table of a match there; it begins when its page is told to."""
        from tabletop.table.pages.play import PlayPage
        from tabletop.table.sounding import let_sound

        self.window.pop_to(self.start)
        page = PlayPage(match, self.window.looks, pace=self.pace)
        page.left.connect(self.home)
        page.rule_asked.connect(lambda rule: self.rules(match.game, rule))
        page.wanted.connect(self.open)
        page.rematch.connect(lambda options: self._rematch(match, options))
        page.replay.connect(lambda: self.watch(match))
        let_sound(page, self.sound)
        self.push(page, "table", match.game.pack.layout.room)
        self.window.setWindowTitle(f"{match.game.pack.info.title} - {TITLE}")
        return page

    def _rematch(self, match: Match, options: Mapping[str, OptionValue]) -> None:
        from tabletop.session.errors import SaveError, SetupRefusedError

        try:
            following = match.rematch(options)
        except (SaveError, SetupRefusedError) as error:
            self.window.notice.tell(str(error))
            return
        match.close()
        self.play(following)

    def learn(self, info: GameInfo) -> None:
        """Open the lessons of a game."""
        from tabletop.table.learning import open_lessons

        self.load(info, lambda game: open_lessons(self, game))

    # --- matches on disk -------------------------------------------------------------------

    def resume(self, match: Unfinished | Saved) -> None:
        """Go on with a match of the list."""
        self.resume_file(match.path)

    def resume_file(self, path: Path) -> None:
        """Go on with a match of the folder; a file from elsewhere is looked at or copied."""
        from tabletop.table.matches import resume_file

        resume_file(self, path)

    def watch(self, match: Match) -> None:
        """Look back at a match."""
        from tabletop.table.matches import watch

        watch(self, match)

    def watch_file(self, path: Path) -> None:
        """Look back at a match in a file."""
        from tabletop.table.matches import watch_file

        watch_file(self, path)

    def open_file(self) -> None:
        """Ask for a file to open: a match, a lesson, a report or a game."""
        from tabletop.table.arriving import ask_for_file

        ask_for_file(self)

    def _dropped(self, path: Path) -> None:
        from tabletop.table.arriving import open_dropped

        open_dropped(self, path)

    def _close_match(self) -> None:
        from tabletop.table.pages.parts import Page

        for page in self.window.pages():
            if not isinstance(page, Page) and hasattr(page, "close_match"):
                page.close_match()

    # --- the other pages -------------------------------------------------------------------

    def rules_of(self, info: GameInfo) -> None:
        """Open the rules of a game from the start screen."""
        self.load(info, self.rules)

    def rules(self, game: GameDefinition, rule: str = "") -> None:
        """Open the rules, perhaps at one of them."""
        from tabletop.table.glossary import glossary_of
        from tabletop.table.pages.rules import RulesPage

        page = self.window.page
        if not isinstance(page, RulesPage):
            page = RulesPage(game.pack.info.title, game.pack.rules, glossary_of(game.pack))
            self.push(page, "rules", game.pack.layout.room)
        if rule:
            page.open_at(rule)

    def _rules_here(self) -> None:
        for page in reversed(self.window.pages()):
            game = getattr(page, "game", None)
            if game is not None:
                self.rules(game)
                return

    def sounds(self) -> Sounds:
        """Give what plays sounds, made when the first one is wanted."""
        from tabletop.table.sounds import Sounds

        if self._heard is None:
            self._heard = Sounds(self.window.settings.volume)
        return self._heard

    def sound(self, name: str) -> None:
        """Play a sound as loud as the player has set."""
        if self.window.settings.volume:
            sounds = self.sounds()
            sounds.set_volume(self.window.settings.volume)
            sounds.play(name)

    def _at_table(self, name: str, *given: int) -> None:
        method = getattr(self.window.page, name, None)
        if method is not None:
            method(*given)
