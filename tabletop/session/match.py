"""A match at the table: who plays, where it stands, and the few things that can be done to it.

Everything for the eyes comes as a seat's view, with that seat's handles for the cards; answers
come in the same handles. Every answer is on record before :meth:`Match.answer` returns.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.engine.actions import Action, Offer
from tabletop.engine.board import Result
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import Answer
from tabletop.engine.events import Event
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Message, Refusal, refuse
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tabletop.engine.telling import naming, pieces
from tabletop.engine.view import Handles, SeatView, rename_answer, view_of
from tabletop.games.bringing import proposed
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.library.decks.record import Deck
from tabletop.session import undo
from tabletop.session.bots import bot_chance
from tabletop.session.digests import digests
from tabletop.session.errors import SaveError
from tabletop.session.history import History, LookedBack, Moment
from tabletop.session.journal import seal_lines, write_whole
from tabletop.session.log import Log, LogLine
from tabletop.session.offered import not_now, offered
from tabletop.session.players import Player, Players, humans
from tabletop.session.record import Recorder, whole_record
from tabletop.session.resume import Resumed, advance, given_up, open_match, replaced
from tabletop.session.save import Beginning

if TYPE_CHECKING:
    from tabletop.session.store import MatchStore


@dataclass(frozen=True, slots=True)
class Step:
    """What an answer brought: the positions before and after it, and what happened between.

    None of it is for the eyes: make views of it, and motions (``session.motions``).
    """

    before: Position
    after: Position
    events: tuple[Event, ...]


class Match:
    """A match that is being played. Make one with :meth:`create` or a store's ``open``.

    ``notice`` is what its players should be told: that it goes on under other rules, say.
    """

    def __init__(
        self, game: GameDefinition, beginning: Beginning, history: History, notice: str | None
    ) -> None:
        self.game = game
        self.notice = notice
        self.history = history
        self.log = Log(game.rules, history)
        self.beginning = beginning
        self._codec = Codec(game.rules.records)
        self._recorder: Recorder | None = None
        self._store: MatchStore | None = None
        self._views: dict[SeatId, SeatView] = {}
        self._views_of: Position | None = None

    @classmethod
    def create(
        cls,
        game: GameDefinition,
        players: tuple[Player, ...],
        options: Mapping[str, OptionValue] | None = None,
        seed: int | None = None,
        store: MatchStore | None = None,
        decks: tuple[Deck, ...] = (),
    ) -> Match:
        """Begin a match; without decks each seat gets one that the game proposes.

        Raises SetupRefusedError when the game does not allow it so.
        """
        beginning = Beginning(
            game.id,
            game.pack.info.title,
            time.strftime("%Y-%m-%d %H:%M:%S"),
            players,
            dict(options or {}),
            secrets.randbits(32) if seed is None else seed,
            digests(game),
            decks=decks or proposed(game, len(players)),
        )
        match = cls(game, beginning, History(open_match(game, beginning)), None)
        if store is not None:
            match.keep(store, store.begin(match))
        return match

    @classmethod
    def of(cls, game: GameDefinition, resumed: Resumed) -> Match:
        """Go on with a match that was read from a save."""
        return cls(game, resumed.beginning, resumed.history, resumed.notice)

    def keep(self, store: MatchStore, recorder: Recorder) -> None:
        """Have a store record everything from now on."""
        self._store, self._recorder = store, recorder

    # -- where the match stands --

    @property
    def position(self) -> Position:
        """The position where the match stands."""
        return self.history.now.position

    @property
    def players(self) -> Players:
        """Who plays, seat by seat."""
        return self.history.now.players

    @property
    def options(self) -> Mapping[str, OptionValue]:
        """The options that were chosen at setup."""
        return self.beginning.options

    @property
    def decks(self) -> tuple[Deck, ...]:
        """The deck that each seat brought; none where the game has no decks of the players'."""
        return self.beginning.decks

    @property
    def seed(self) -> int:
        """The seed of the match's chance."""
        return self.beginning.seed

    @property
    def started(self) -> str:
        """When the match began, by the clock of the table."""
        return self.beginning.started

    @property
    def finished(self) -> bool:
        """Tell whether the match is over."""
        return self.position.pending is None

    @property
    def result(self) -> Result | None:
        """How the match ended, or None while it goes on."""
        return self.position.result

    @property
    def path(self) -> Path | None:
        """The file in which the match is kept, or None."""
        return None if self._recorder is None else self._recorder.journal.path

    def view(self, seat: SeatId) -> SeatView:
        """Make what a seat (an onlooker; open eyes when it is over) may know."""
        position = self.position
        if self._views_of is not position:
            self._views, self._views_of = {}, position
        if seat not in self._views:
            self._views[seat] = view_of(self.game.rules, position, seat)
        return self._views[seat]

    def table(self, seat: SeatId) -> Table:
        """Make the table as a seat sees it, for reading rules and facts in its handles."""
        return Table(self.view(seat).board, self.game.rules.definitions)

    def offers(self, seat: SeatId) -> tuple[Offer, ...]:
        """List what a seat could think of doing, in its handles, each with why not if it can't."""
        return offered(self.game.rules, self.view(seat))

    def log_for(self, seat: SeatId) -> tuple[LogLine, ...]:
        """List what a seat was told so far, in the words that it could know then."""
        return self.log.lines(seat)

    def words(self, message: Message, seat: SeatId) -> str:
        """Put a message of a seat's view into words, with the names of cards that it knows."""
        cards = self.view(seat).board.cards
        players = tuple(player.name for player in self.players)
        name = naming(self.game.rules, players, cards.get)
        return "".join(word.text for word in pieces(message, name, self.game.rules.own))

    # -- answers --

    def answer(self, seat: SeatId, answer: Answer) -> Step | Refusal:
        """Answer for a seat, in its handles. It is on record before this returns."""
        now = self.history.now
        decision = None if now.position.pending is None else now.position.pending.of(seat)
        if decision is None:
            return not_now(self.view(seat))
        try:
            own = rename_answer(decision, answer, Handles(now.position, seat).card)
        except KeyError:
            return refuse(decision.rule, "That card isn't there any more.")
        following = advance(self.game, now, seat, own)
        if isinstance(following, Refusal):
            return self.reason(seat, answer) or following
        return self._go(following)

    def reason(self, seat: SeatId, answer: Answer) -> Refusal | None:
        """Say why the game refuses an action, in the seat's handles; None where it has no reason
        of its own.
        """
        if not isinstance(answer, Action):
            return None
        kinds = (kind for kind in self.game.rules.actions if kind.verb == answer.verb)
        kind = next(kinds, None)
        return None if kind is None else kind.verify(self.table(seat), seat, answer)

    def _go(self, following: Moment) -> Step:
        before = self.position
        if self._recorder is not None:
            self._recorder.moment(following, self.history)
        self.log.forget_after(self.history.cursor)
        self.history.push(following)
        if self._store is not None and following.position.pending is None:
            try:
                self._store.finished(self)
            except SaveError as error:
                self.notice = str(error)
        return Step(before, following.position, following.events)

    # -- computer seats --

    def bot_seat(self) -> SeatId | None:
        """Name a seat that the match waits for and the computer plays, or None."""
        pending = self.position.pending
        if pending is None:
            return None
        return next((seat for seat in pending.seats() if not self.players[seat].human), None)

    def bot_answer(self, seat: SeatId | None = None, position: Position | None = None) -> Answer:
        """Think for a computer seat about a position, else about the one that stands; changes
        nothing, so it may run beside the screen.
        """
        position = self.position if position is None else position
        seat = self.bot_seat() if seat is None else seat
        if seat is None:
            raise ValueError("no computer seat is asked")
        bot = self.game.bots[self.players[seat].bot or next(iter(self.game.bots))]
        chance = bot_chance(self.seed, position.answered, seat)
        return bot(self.game.rules, view_of(self.game.rules, position, seat), chance)

    # -- going back and on --

    def may_undo(
        self, scope: undo.Scope = "answer", holder: SeatId | None = None
    ) -> Refusal | None:
        """Say why the match can't go back just so, and who must agree; None when it can.

        ``holder`` is whoever has the screen now; without it, the person who is asked.
        """
        to = undo.target(self.history, scope)
        if to is None:
            return refuse(None, "There is nothing to take back.")
        return self.may_go_to(to, holder)

    def may_go_to(self, to: int, holder: SeatId | None = None) -> Refusal | None:
        """Say who must agree, and why, before it stands at another moment; None for nobody."""
        return None if to >= self.history.cursor else undo.refusal(self.history, to, holder)

    def must_agree(
        self, scope: undo.Scope = "answer", holder: SeatId | None = None
    ) -> tuple[SeatId, ...]:
        """List the people who must agree before the match goes back."""
        to = undo.target(self.history, scope)
        return () if to is None else undo.must_agree(self.history, to, holder)

    def undo(
        self,
        scope: undo.Scope = "answer",
        agreed_by: tuple[SeatId, ...] = (),
        holder: SeatId | None = None,
    ) -> Step | Refusal:
        """Go back to where a person last answered, or began an action."""
        to = undo.target(self.history, scope)
        if to is None:
            return refuse(None, "There is nothing to take back.")
        return self.go_to(to, agreed_by, holder)

    def go_to(
        self, to: int, agreed_by: tuple[SeatId, ...] = (), holder: SeatId | None = None
    ) -> Step | Refusal:
        """Go to any moment, also on again. Raises ValueError when there is no such moment."""
        refusal = self.may_go_to(to, holder)
        if refusal is None or set(undo.must_agree(self.history, to, holder)) <= set(agreed_by):
            return self._jump(to)
        return refusal

    def may_redo(self) -> bool:
        """Tell whether something was taken back that can be done again."""
        return self.history.cursor + 1 < len(self.history.moments)

    def redo(self) -> Step | Refusal:
        """Do again what was taken back, up to where a person is asked next."""
        if not self.may_redo():
            return refuse(None, "There is nothing to do again.")
        to = self.history.cursor + 1
        while to + 1 < len(self.history.moments) and self.history.asked_human(to) is None:
            to += 1
        return self._jump(to)

    def may_cancel(self) -> bool:
        """Tell whether the action under way can still be taken back as if it had not begun."""
        return undo.cancel_target(self.history) is not None

    def cancel(self) -> Step | Refusal:
        """Go back to the window in which the action under way was chosen."""
        to = undo.cancel_target(self.history)
        if to is None:
            return refuse(None, "This can't be taken back any more.")
        return self._jump(to)

    def _jump(self, to: int) -> Step:
        before = self.position
        start = self.history.cursor
        seen = undo.seen_between(self.history, to, start) if to < start else None
        mark = None if seen is None else LookedBack(to, start - to, seen)
        self.history.jump(to)
        if self._recorder is not None:
            try:
                self._recorder.went(self.history, mark)
            except BaseException:
                self.history.jump(start)
                raise
        if mark is not None:
            self.history.look_back(mark)
        return Step(before, self.position, ())

    def bookmark(self, name: str, at: int) -> None:
        """Name a moment; it is kept with the match. Raises ValueError when there is no such."""
        self.history.bookmark(name, at)
        if self._recorder is not None:
            self._recorder.bookmark(name, at)

    def forget_bookmark(self, name: str) -> None:
        """Have a name stand for no moment any more."""
        if self.history.bookmarks.pop(name, None) is not None and self._recorder is not None:
            self._recorder.bookmark(name, None)

    # -- leaving --

    def resign(self, seat: SeatId) -> Step | Refusal:
        """Give up. Two seats or fewer: the match is over; else the computer plays on if it can."""
        if self.finished:
            return refuse(None, "The match is over.")
        if len(self.position.board.aboard()) > 2 and len(humans(self.players)) > 1:
            stayed = self.leave(seat)
            if isinstance(stayed, Step):
                return stayed
        return self._go(given_up(self.history.now, seat))

    def leave(self, seat: SeatId) -> Step | Refusal:
        """Get up; the computer plays on for the seat."""
        if not self.players[seat].human:
            return refuse(None, "The computer plays this seat already.")
        if not self.game.bots:
            return refuse(None, "This game has no computer players.")
        return self._go(replaced(self.history.now, seat, next(iter(self.game.bots))))

    def save(self, path: Path) -> None:
        """Write the match as it stands into a file of its own. Raises SaveError."""
        write_whole(path, self.record())

    def record(self) -> bytes:
        """Give the match as it stands, as the bytes of a save."""
        return seal_lines(whole_record(self._codec, self.beginning, self.history))

    def rematch(
        self, options: Mapping[str, OptionValue] | None = None, seed: int | None = None
    ) -> Match:
        """Begin another match with the same people and decks, kept in the same store."""
        chosen = {**self.options, **(options or {})}
        players = self.beginning.players
        return Match.create(self.game, players, chosen, seed, self._store, self.decks)

    def close(self) -> None:
        """Stop recording and give the file back; the match can be opened again later."""
        recorder, self._recorder = self._recorder, None
        if recorder is not None:
            recorder.close(self.history)
