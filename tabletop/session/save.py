"""What a save keeps of a match: its beginning, each answer, and now and then the position.

Beginning and answers rebuild the match bit for bit under the same rules and cards. Under others
the position is read instead, or the last safe point before it.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tabletop.engine import kernel
from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.codec import Codec, CodecError
from tabletop.engine.decisions import Answer
from tabletop.engine.frames import Frame
from tabletop.engine.happening import REST
from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules
from tabletop.games.definition import OptionValue
from tabletop.library.decks.record import Deck, deck
from tabletop.session.errors import SaveError
from tabletop.session.invariants import board_faults
from tabletop.session.players import Player, Players

FORMAT: Final = 2
"""Since 2 there are lines of bookmarks and of what was looked back at."""
MOST_POSITION: Final = 32_000_000

Entry = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Beginning:
    """What a match begins with; ``base`` is a position in mid-match, from a save of other rules.

    ``decks`` holds the whole list of each seat's deck, where players bring any: the match stays
    what it was although a deck's file changes.
    """

    game: str
    title: str
    started: str
    players: Players
    options: Mapping[str, OptionValue]
    seed: int
    digests: Mapping[str, str]
    base: str | None = None
    decks: tuple[Deck, ...] = ()


def header(beginning: Beginning) -> Entry:
    """Write the first line of a journal."""
    return {
        "k": "match",
        "format": FORMAT,
        "game": beginning.game,
        "title": beginning.title,
        "started": beginning.started,
        "players": write_players(beginning.players),
        "options": dict(beginning.options),
        "seed": beginning.seed,
        "digests": dict(beginning.digests),
        "base": beginning.base,
        **({"decks": write_decks(beginning.decks)} if beginning.decks else {}),
    }


def read_header(entry: Entry, name: str) -> Beginning:
    """Read the first line of a journal; ``name`` is the file's, for the error."""
    version = entry.get("format")
    if entry.get("k") != "match" or type(version) is not int or version < 1:
        raise SaveError(in_words("{file} is not a saved match.", file=name))
    if version > FORMAT:
        text = "{file} was saved by a newer version of this program."
        raise SaveError(in_words(text, file=name))
    try:
        players = read_players(entry["players"])
        options = {_word(key): _option(value) for key, value in entry["options"].items()}
        return Beginning(
            _word(entry["game"]),
            _word(entry["title"]),
            _word(entry["started"]),
            players,
            options,
            number(entry, "seed"),
            {_word(key): _word(value) for key, value in entry["digests"].items()},
            _word_or_none(entry["base"]),
            read_decks(entry.get("decks", [])),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        text = "{file} has a first line that can't be read."
        raise SaveError(in_words(text, file=name)) from error


def write_players(players: Players) -> list[list[str | None]]:
    """Write who plays."""
    return [[player.name, player.bot] for player in players]


def read_players(data: Any) -> Players:
    """Read who plays. Raises ValueError or TypeError when that can't be read."""
    return tuple(Player(_word(name), _word_or_none(bot)) for name, bot in data)


def write_decks(decks: Iterable[Deck]) -> list[dict[str, Any]]:
    """Write what each seat brings."""
    return [
        {
            "name": brought.name,
            "game": brought.game,
            "sections": {key: dict(copies) for key, copies in brought.sections.items()},
            "notes": brought.notes,
        }
        for brought in decks
    ]


def read_decks(data: Any) -> tuple[Deck, ...]:
    """Read what each seat brings. Raises ValueError, TypeError or KeyError when that can't be."""
    found = []
    for one in data:
        sections = {
            _word(key): {_word(card): number(copies, card) for card in copies}
            for key, copies in one["sections"].items()
        }
        found.append(deck(_word(one["name"]), _word(one["game"]), sections, _word(one["notes"])))
    return tuple(found)


def _word(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError("a word is wanted")
    return value


def _word_or_none(value: Any) -> str | None:
    return None if value is None else _word(value)


def _option(value: Any) -> OptionValue:
    if not isinstance(value, str | int | bool):
        raise TypeError("an option is wanted")
    return value


def number(entry: Entry, key: str) -> int:
    """Read a whole number of an entry. Raises ValueError when there is none."""
    value = entry.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise ValueError(in_words("{key} is no number", key=key))
    return value


def fingerprint(position: Position) -> str:
    """Tell positions apart that a replay could confuse: answers, chance and what is asked."""
    drawn, answered = position.chance.drawn, position.answered
    if position.pending is None:
        return f"{answered}/{drawn}/end"
    asked = "+".join(f"{part.name}:{part.seat}" for part in position.pending.asked())
    return f"{answered}/{drawn}/{asked}"


def answer_entry(codec: Codec, seat: SeatId, answer: Answer, after: Position) -> Entry:
    """Write an answer, with the fingerprint of the position after it."""
    return {"k": "answer", "seat": seat, "answer": codec.encode(answer), "to": fingerprint(after)}


def pack_position(codec: Codec, position: Position) -> str:
    """Write a position as a word: JSON, compressed."""
    pending = position.pending
    data = {
        "board": codec.encode(position.board),
        "frames": codec.encode(position.frames),
        "answers": codec.encode(() if pending is None else pending.answers),
        "sealed": codec.encode(() if pending is None else pending.sealed),
        "chance": codec.encode(position.chance),
        "answered": position.answered,
        "to": fingerprint(position),
    }
    text = json.dumps(data, separators=(",", ":"))
    return base64.b85encode(zlib.compress(text.encode(), 3)).decode()


def unpack_position(rules: Rules, codec: Codec, word: str) -> Position:
    """Read a position and have its step ask again. Raises SaveError when it does not fit."""
    data = _unpacked(word)
    try:
        board = codec.decode(data["board"], Board)
        frames = codec.decode(data["frames"], tuple[Frame, ...])
        answers = codec.decode(data["answers"], tuple[Any, ...])
        sealed = codec.decode(data["sealed"], tuple[tuple[int, Any], ...])
        chance = codec.decode(data["chance"], Chance)
        answered = number(data, "answered")
    except (CodecError, KeyError, TypeError, ValueError, RecursionError) as error:
        text = "the saved position can't be read: {reason}"
        raise SaveError(in_words(text, reason=error)) from error
    for fault in (*board_faults(rules, board), *_frame_faults(rules, frames)):
        text = "the saved position does not hold together: {reason}"
        raise SaveError(in_words(text, reason=fault))
    try:
        position = kernel.restore(rules, board, frames, answers, sealed, chance, answered)
    except kernel.BrokenPositionError as error:
        text = "the saved position does not fit the rules: {reason}"
        raise SaveError(in_words(text, reason=error)) from error
    if fingerprint(position) != data.get("to"):
        raise SaveError(in_words("the saved position asks something else under these rules"))
    return position


def _frame_faults(rules: Rules, frames: tuple[Frame, ...]) -> Iterator[str]:
    for frame in frames:
        procedure = REST if frame.procedure == REST.name else None
        procedure = procedure or rules.procedures.get(frame.procedure)
        if procedure is None or frame.step not in procedure.steps:
            yield f"there is no step {frame.procedure}.{frame.step}"
        elif not isinstance(frame.locals, procedure.locals_type):
            yield f"the locals of {frame.procedure} are of another kind"


def _unpacked(word: str) -> dict[str, Any]:
    try:
        packed = base64.b85decode(word)
        text = zlib.decompressobj()
        data = json.loads(text.decompress(packed, MOST_POSITION))
    except (ValueError, zlib.error, RecursionError) as error:
        raise SaveError(in_words("the saved position can't be read")) from error
    if not isinstance(data, dict):
        raise SaveError(in_words("the saved position can't be read"))
    return data


def position_entry(codec: Codec, positions: Sequence[Position], players: Players) -> Entry:
    """Write the last of these positions, with the safest of them beside it."""
    safe = safe_among(positions)
    back = len(positions) - 1 - safe
    return {
        "k": "position",
        "players": write_players(players),
        "data": pack_position(codec, positions[-1]),
        "back": back,
        "safe": pack_position(codec, positions[safe]) if back else None,
    }


def safe_among(positions: Sequence[Position]) -> int:
    """Find the safest of these positions: nothing under way, as few rules running as possible."""
    best, found = 1 << 30, len(positions) - 1
    for at, position in enumerate(positions):
        pending = position.pending
        if pending is None or pending.answers or pending.sealed or position.board.queue:
            continue
        if any(frame.procedure == REST.name for frame in position.frames):
            continue
        if len(position.frames) <= best:
            best, found = len(position.frames), at
    return found
