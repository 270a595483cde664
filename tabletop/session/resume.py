"""From a journal back to a match: by its answers, else by a saved position, else not at all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from textwrap import shorten
from typing import Any, Final

from tabletop.engine import kernel
from tabletop.engine.board import Result
from tabletop.engine.change import apply
from tabletop.engine.codec import Codec, CodecError
from tabletop.engine.decisions import Answer
from tabletop.engine.events import Ended, Event
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal, SeatName, in_words, say
from tabletop.engine.position import Position
from tabletop.games.bringing import set_up
from tabletop.games.definition import GameDefinition
from tabletop.session.digests import digests
from tabletop.session.errors import RulesFaultError, SaveError, SetupRefusedError
from tabletop.session.history import Answered, History, LookedBack, Moment, Replaced, Resigned
from tabletop.session.journal import Read
from tabletop.session.players import Player, Players
from tabletop.session.save import (
    Beginning,
    Entry,
    fingerprint,
    number,
    pack_position,
    read_header,
    read_players,
    unpack_position,
)

CHANGED: Final = "rules or cards have changed"


@dataclass(frozen=True, slots=True)
class Resumed:
    """A match that was read: how it began, its history, and what its players should be told.

    ``rewrite`` says that the file must be written anew, since it goes on under other rules.
    """

    beginning: Beginning
    history: History
    notice: str | None = None
    rewrite: bool = False


class _DivergedError(Exception):
    """The answers lead elsewhere than they did when the match was played."""


def open_match(game: GameDefinition, beginning: Beginning) -> Moment:
    """Lay out a match up to its first question. Raises SetupRefusedError."""
    rules, players = game.rules, beginning.players
    setup = set_up(game, {**beginning.options, "seats": len(players)}, beginning.decks)
    if isinstance(setup, Refusal):
        raise SetupRefusedError(setup)
    begun: Any = game.begin(setup)  # a user's module may give anything
    if isinstance(begun, Refusal):
        raise SetupRefusedError(begun)
    if not (isinstance(begun, tuple) and len(begun) == 2):
        raise RulesFaultError(f"begin(setup) must give a board and a frame, or refuse, not {begun}")
    board, frame = begun
    sink: list[Event] = []
    position = kernel.settle(rules, kernel.start(rules, board, frame, beginning.seed, sink), sink)
    return Moment(position, players, board, None, tuple(sink))


def advance(game: GameDefinition, now: Moment, seat: SeatId, answer: Answer) -> Moment | Refusal:
    """Carry out an answer (cards by their numbers), and let chance answer what follows."""
    sink: list[Event] = []
    following = kernel.submit(game.rules, now.position, seat, answer, sink)
    if isinstance(following, Refusal):
        return following
    following = kernel.settle(game.rules, following, sink)
    cause = Answered(seat, answer)
    return Moment(following, now.players, now.position.board, cause, tuple(sink))


def given_up(now: Moment, seat: SeatId) -> Moment:
    """End the match because a player gives up; whoever alone is left wins."""
    position = now.position
    others = tuple(other for other in position.board.aboard() if other != seat)
    winners = others if len(others) == 1 else ()
    reason = say("{seat} gave up.", seat=SeatName(seat))
    ended = Ended(Result(winners, reason, ""))
    board = apply(position.board, ended)
    over = Position(board, (), None, position.chance, position.answered)
    return Moment(over, now.players, position.board, Resigned(seat), (ended,))


def replaced(now: Moment, seat: SeatId, bot: str) -> Moment:
    """Have the computer play on for a seat."""
    name = f"{now.players[seat].name} (computer)"
    players = tuple(
        Player(name, bot) if other == seat else player for other, player in enumerate(now.players)
    )
    return Moment(now.position, players, now.position.board, Replaced(seat, bot))


def resume(game: GameDefinition, read: Read, name: str) -> Resumed:
    """Rebuild a match from its journal. Raises SaveError; nothing is ever half loaded.

    Under other rules or cards too its answers are followed first: where they come to the
    positions that were saved, the whole match is still there.
    """
    beginning = read_header(read.entries[0], name)
    if beginning.game != game.id:
        text = "{file} is a match of another game, {title}."
        raise SaveError(in_words(text, file=name, title=beginning.title))
    beginning = replace(beginning, players=_with_bots(game, beginning.players))
    codec = Codec(game.rules.records)
    entries = read.entries[1:]
    changed = dict(beginning.digests) != digests(game)
    try:
        history = _replay(game, codec, beginning, entries, changed=changed)
    except _DivergedError as error:
        why = in_words(CHANGED) if changed else str(error)
        return _from_position(game, codec, beginning, entries, name, why)
    if not changed:
        return Resumed(beginning, history)
    history.forget_taken_back()
    over = history.now.position.pending is None
    notice = None if over else _notice(in_words(CHANGED), _unproven(entries))
    return Resumed(replace(beginning, digests=digests(game)), history, notice, True)


def _unproven(entries: Sequence[Entry]) -> int:
    """Count the answers after the last position that was saved: under other rules or cards nothing
    proves that they still come to the same table.
    """
    kinds = [entry.get("k") for entry in entries]
    last = max((at for at, kind in enumerate(kinds) if kind == "position"), default=-1)
    return kinds[last + 1 :].count("answer")


def _notice(why: str, anew: int, lost: int = 0) -> str:
    """Say where a match goes on, and why that needs to be said."""
    if lost == 1:
        text = "This match goes on at its last safe point, 1 answer earlier, since {why}."
        return in_words(text, why=why)
    if lost:
        text = "This match goes on at its last safe point, {lost} answers earlier, since {why}."
        return in_words(text, lost=lost, why=why)
    if anew == 1:
        text = "This match goes on after its last answer was carried out anew, since {why}."
        return in_words(text, why=why)
    if anew:
        text = (
            "This match goes on after its last {anew} answers were carried out anew, since {why}."
        )
        return in_words(text, anew=anew, why=why)
    return in_words("This match goes on where it stood, since {why}.", why=why)


def _replay(
    game: GameDefinition,
    codec: Codec,
    beginning: Beginning,
    entries: Sequence[Entry],
    *,
    changed: bool,
) -> History:
    try:
        if beginning.base is None:
            first = open_match(game, beginning)
        else:
            position = unpack_position(game.rules, codec, beginning.base)
            first = Moment(position, beginning.players, position.board)
    except SetupRefusedError as error:
        text = "it can't be set up: {reason}"
        raise _DivergedError(in_words(text, reason=_clause(error))) from error
    except SaveError as error:
        raise _DivergedError(str(error)) from error
    history = History(first)
    for entry in entries:
        _take(game, codec, history, entry)
        if changed and entry.get("k") == "position":
            _compare(game, codec, history.now, entry)
    return history


def _clause(error: Exception) -> str:
    """Make a clause of a sentence."""
    return shorten(str(error), 300, placeholder="...").removesuffix(".")


def _compare(game: GameDefinition, codec: Codec, now: Moment, entry: Entry) -> None:
    """Hold a moment against the position that was saved there."""
    try:
        saved = unpack_position(game.rules, codec, str(entry.get("data")))
    except SaveError as error:
        raise _DivergedError(str(error)) from error
    if saved._replace(running=None) != now.position._replace(running=None):
        raise _DivergedError(in_words("the answers come to another position"))


def _take(
    game: GameDefinition, codec: Codec, history: History, entry: Entry, first: int = 0
) -> None:
    """Follow a line; ``first`` is the number that the history's first moment had in the journal."""
    try:
        match entry.get("k"):
            case "answer":
                history.push(_answered(game, codec, history.now, entry))
            case "go":
                history.jump(number(entry, "to") - first)
            case "resign":
                history.push(given_up(history.now, _seat(history.now.players, entry)))
            case "replace":
                bot = entry.get("bot")
                if not isinstance(bot, str) or bot not in game.bots:
                    raise ValueError(in_words("there is no computer player {bot}", bot=repr(bot)))
                history.push(replaced(history.now, _seat(history.now.players, entry), bot))
            case "looked":
                history.look_back(_looked(entry, first))
            case "bookmark":
                _bookmark(history, entry, first)
            case "position" | "end":
                return
            case other:
                raise ValueError(in_words("there is no line of the kind {kind}", kind=repr(other)))
    except (ValueError, TypeError, CodecError) as error:
        text = "a line can't be followed: {reason}"
        raise _DivergedError(in_words(text, reason=error)) from error


def _looked(entry: Entry, first: int) -> LookedBack:
    seen = entry.get("seen")
    if seen not in ("chance", "hidden", "end"):
        raise ValueError(in_words("nobody can have seen {what}", what=repr(seen)))
    return LookedBack(number(entry, "at") - first, number(entry, "steps"), seen)


def _bookmark(history: History, entry: Entry, first: int) -> None:
    name = entry.get("name")
    if not isinstance(name, str):
        raise TypeError(in_words("a bookmark has no name"))
    if entry.get("at") is None:
        history.bookmarks.pop(name, None)
    else:
        history.bookmark(name, number(entry, "at") - first)


def _seat(players: Players, entry: Entry) -> SeatId:
    seat = number(entry, "seat")
    if not 0 <= seat < len(players):
        raise ValueError(in_words("there is no seat {seat}", seat=seat))
    return SeatId(seat)


def _answered(game: GameDefinition, codec: Codec, now: Moment, entry: Entry) -> Moment:
    seat = _seat(now.players, entry)
    answer: Any = codec.decode(entry.get("answer"), Answer)
    try:
        following = advance(game, now, seat, answer)
    except Exception as error:
        text = "the rules can't follow an answer: {reason}"
        raise _DivergedError(in_words(text, reason=repr(error))) from error
    if isinstance(following, Refusal):
        raise _DivergedError(in_words("an answer is not allowed"))
    if fingerprint(following.position) != entry.get("to"):
        raise _DivergedError(in_words("an answer leads elsewhere"))
    return following


def _from_position(
    game: GameDefinition,
    codec: Codec,
    beginning: Beginning,
    entries: Sequence[Entry],
    name: str,
    why: str,
) -> Resumed:
    last = max((at for at, entry in enumerate(entries) if entry.get("k") == "position"), default=-1)
    if last < 0:
        text = "{file} can't be continued: {why}, and no position was saved."
        raise SaveError(in_words(text, file=name, why=why))
    saved = entries[last]
    history, reason = _first(game, codec, beginning, saved, "data")
    if history is None:
        if saved.get("safe") is not None:
            history, reason = _first(game, codec, beginning, saved, "safe")
        if history is None:
            text = "{file} can't be continued: {why}, and {reason}."
            raise SaveError(in_words(text, file=name, why=why, reason=reason))
        lost = sum(entry.get("k") == "answer" for entry in entries[last + 1 :])
        back = saved.get("back")
        lost += back if isinstance(back, int) else 0
    else:
        lost = _follow(game, codec, history, entries[last + 1 :], _cursor(entries[:last]))
    players, position = history.now.players, history.now.position
    if position.pending is None:
        notice = in_words("Only the end of this match can be shown, since {why}.", why=why)
    else:
        notice = _notice(why, _unproven(entries), lost)
    base = pack_position(codec, position)
    fresh = replace(beginning, players=players, digests=digests(game), base=base)
    begun = History(Moment(position, players, position.board))
    begun.looked_back = [replace(mark, at=0) for mark in _all_looked(entries)]
    return Resumed(fresh, begun, notice, True)


def _all_looked(entries: Sequence[Entry]) -> Iterator[LookedBack]:
    """Give each mark of something seen that was taken back; those that can't be read are none."""
    for entry in entries:
        if entry.get("k") == "looked":
            try:
                yield _looked(entry, 0)
            except ValueError:
                continue


def _first(
    game: GameDefinition, codec: Codec, beginning: Beginning, saved: Entry, key: str
) -> tuple[History | None, str]:
    try:
        word = saved.get(key)
        if not isinstance(word, str):
            raise SaveError(in_words("the saved position is missing"))
        position = unpack_position(game.rules, codec, word)
        players = _players(game, saved)
        begun = open_match(game, replace(beginning, players=players)).before
    except (SaveError, SetupRefusedError) as error:
        return None, _clause(error)
    if len(players) != len(position.board.seats):
        return None, in_words("the saved position has other seats")
    if type(begun.state) is not type(position.board.state):
        return None, in_words("the saved position has a state of another kind")
    return History(Moment(position, players, position.board)), ""


def _players(game: GameDefinition, saved: Entry) -> Players:
    try:
        return _with_bots(game, read_players(saved["players"]))
    except (KeyError, TypeError, ValueError) as error:
        raise SaveError(in_words("the saved players can't be read")) from error


def _with_bots(game: GameDefinition, players: Players) -> Players:
    """Have another computer player, or a person, play for one that the game has no longer."""
    other = next(iter(game.bots), None)
    return tuple(
        player if player.bot is None or player.bot in game.bots else replace(player, bot=other)
        for player in players
    )


def _cursor(entries: Sequence[Entry]) -> int:
    """Tell at which moment of the journal the match stood after these lines."""
    cursor = 0
    for entry in entries:
        match entry.get("k"):
            case "answer" | "resign" | "replace":
                cursor += 1
            case "go":
                to = entry.get("to")
                cursor = to if isinstance(to, int) else cursor
    return cursor


def _follow(
    game: GameDefinition, codec: Codec, history: History, entries: Sequence[Entry], first: int
) -> int:
    """Follow the answers after a saved position as far as they go; count those left over."""
    for at, entry in enumerate(entries):
        try:
            _take(game, codec, history, entry, first)
        except _DivergedError:
            return sum(other.get("k") == "answer" for other in entries[at:])
    return 0
