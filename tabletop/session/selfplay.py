"""Whole games without anybody watching, and the laws that every decision of every game keeps.

The laws, held against each decision when ``check`` is set:

* the board keeps its invariants: each card in exactly one pile, attachments in one zone, ...
* the seat that is asked, and in turn each of the others, would be shown, asked, offered and
  refused just the same if all that it can't see were dealt anew (*re-dealing*);
* saved and loaded, the position is the same, and the game goes on from the loaded one; at its end
  the whole game is replayed from its seed and answers and comes to the same position.

Invariants are checked at every decision. Re-dealing and saving cost more than the game itself and
are checked at one decision in so many, at other ones in each game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.effects.announce import Announcing
from tabletop.effects.payment import Paying
from tabletop.engine import kernel
from tabletop.engine.actions import offers
from tabletop.engine.chance import Chance, mix
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import Answer
from tabletop.engine.ids import CardId, SeatId, zone_of
from tabletop.engine.message import Refusal, fill
from tabletop.engine.position import Position
from tabletop.engine.redeal import redeal
from tabletop.engine.table import Table
from tabletop.engine.view import Handles, SeatView, rename_answer, sees, view_of
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.games.own import blame
from tabletop.library.decks.record import Deck
from tabletop.session.bots import bot_chance, random_answer
from tabletop.session.carried import Carried, noting
from tabletop.session.errors import SaveError
from tabletop.session.invariants import board_faults
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning, fingerprint, pack_position, unpack_position

MOST_ANSWERS: Final = 20_000
REDEAL_EVERY: Final = 8
SAVE_EVERY: Final = 32


@dataclass(frozen=True, slots=True)
class Plan:
    """A game to be played: how many seats, which options, the seed, who plays, and with which
    decks; with none each seat gets one that the game proposes. ``cards`` takes note of the
    abilities that are carried out.
    """

    seats: int
    options: Mapping[str, OptionValue]
    seed: int
    bots: bool
    check: bool = False
    decks: tuple[Deck, ...] = ()
    cards: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game went. ``faults`` say which laws were broken, each with the decision;
    ``carried`` are the abilities that were carried out, where that was asked for. ``worth`` is
    what the game is kept for (``GameDefinition.feat``), if for anything; ``figures`` are the
    numbers that it came to as a whole.
    """

    plan: Plan
    winners: tuple[int, ...]
    rule: str
    answers: int
    faults: tuple[str, ...]
    carried: frozenset[Carried] = frozenset()
    worth: int | None = None
    figures: tuple[tuple[str, int], ...] = ()


def _speaks(error: Exception) -> bool:
    """Tell whether an error is one of this program's, whose text is a sentence."""
    return type(error).__module__.startswith("tabletop.")


class LawBrokenError(Exception):
    """A law does not hold."""


def play(game: GameDefinition, plan: Plan) -> Outcome:
    """Play a game to its end, by computer players or at random."""
    carried: set[Carried] = set()
    if plan.cards:
        game = noting(game, carried)
    names = tuple(game.bots)
    players = tuple(
        Player(f"Seat {seat}", names[0] if names else None) for seat in range(plan.seats)
    )
    beginning = Beginning(
        game.id, game.id, "", players, plan.options, plan.seed, {}, decks=plan.decks
    )
    given: list[tuple[SeatId, Answer]] = []
    position = open_match(game, beginning).position
    codec = Codec(game.rules.records)
    faults: list[str] = []
    while position.pending is not None and len(given) < MOST_ANSWERS:
        count = len(given)
        waiting = position.pending.seats()
        seat = waiting[mix(plan.seed ^ count) % len(waiting)]
        try:
            if plan.check:
                position = _checked(game, codec, position, seat, plan, count)
            answer = _answer(game, position, seat, plan)
            following = kernel.submit(game.rules, position, seat, answer)
            if isinstance(following, Refusal):
                raise LawBrokenError(f"refused: {fill(following.reason, str)}")
            position = kernel.settle(game.rules, following)
        except Exception as error:
            theirs = blame(error)
            what = str(theirs or error) if theirs or _speaks(error) else repr(error)
            faults.append(f"seed {plan.seed}, {plan.seats} seats, answer {count}: {what}")
            break
        given.append((seat, answer))
    if position.pending is not None and not faults:
        faults.append(f"seed {plan.seed}: no end after {len(given)} answers")
    if plan.check and not faults:
        try:
            _replayed(game, beginning, given, position)
        except LawBrokenError as error:
            faults.append(f"seed {plan.seed}, {plan.seats} seats: {error}")
    seen = frozenset(carried)
    if position.result is None:
        return Outcome(plan, (), "", len(given), tuple(faults), seen)
    result, feat = position.result, game.feat(position.board)
    worth = None if feat is None else feat.worth[0]
    numbers = _figures(game, position)
    winners = tuple(result.winners)
    return Outcome(plan, winners, result.rule, len(given), tuple(faults), seen, worth, numbers)


def _figures(game: GameDefinition, position: Position) -> tuple[tuple[str, int], ...]:
    """Give the figures of the whole table that are whole numbers."""
    return tuple(
        (fill(figure.label, str), int(figure.values[0]))
        for figure in game.figures(position.board)
        if len(figure.values) == 1
        and len(position.board.seats) > 1
        and figure.values[0].isdecimal()
    )


def _answer(game: GameDefinition, position: Position, seat: SeatId, plan: Plan) -> Answer:
    assert position.pending is not None
    decision = position.pending.of(seat)
    assert decision is not None
    chance = bot_chance(plan.seed, position.answered, seat)
    if not plan.bots:
        return random_answer(decision, chance)
    bot = next(iter(game.bots.values()))
    answer = bot(game.rules, view_of(game.rules, position, seat), chance)
    return rename_answer(decision, answer, Handles(position, seat).card)


def _checked(
    game: GameDefinition, codec: Codec, position: Position, seat: SeatId, plan: Plan, count: int
) -> Position:
    for fault in board_faults(game.rules, position.board):
        raise LawBrokenError(fault)
    turn = count + plan.seed
    if turn % REDEAL_EVERY == 0:
        other = SeatId((seat + turn // REDEAL_EVERY) % plan.seats)
        for eyes in dict.fromkeys((seat, other)):
            check_redeal(game, position, eyes, Chance(mix(plan.seed ^ count)))
    if turn % SAVE_EVERY == 0:
        return check_save(game, codec, position)
    return position


def dealt_anew(game: GameDefinition, position: Position, seat: SeatId, chance: Chance) -> Position:
    """Give another position that a seat can't tell from this one: what it can't see is dealt anew.

    What somebody is about to play, pays two costs with, or is openly asked about stays what it is.
    Raises LawBrokenError when what is hidden decides what is asked.
    """
    rules, pending = game.rules, position.pending
    assert pending is not None
    named = frozenset(
        frame.locals.source for frame in position.frames if isinstance(frame.locals, Announcing)
    )
    kept = named | _promised(position) | _openly_asked_about(game, position, seat)
    board, _ = redeal(rules, position.board, seat, chance, kept)
    try:
        return kernel.restore(
            rules,
            board,
            position.frames,
            pending.answers,
            pending.sealed,
            position.chance,
            position.answered,
        )
    except kernel.BrokenPositionError as error:
        what = f"what seat {seat} can't see decides what is asked: {error}"
        raise LawBrokenError(what) from error


def check_redeal(game: GameDefinition, position: Position, seat: SeatId, chance: Chance) -> None:
    """Deal anew what a seat can't see. Raises LawBrokenError when the seat could tell."""
    rules = game.rules
    other = dealt_anew(game, position, seat, chance)
    first, second = view_of(rules, position, seat), view_of(rules, other, seat)
    for name in ("waiting", "decision", "board"):
        before, after = getattr(first, name), getattr(second, name)
        if before != after:
            raise LawBrokenError(
                f"seat {seat} can tell what is hidden by its {name}: {_differs(before, after)}"
            )
    if _offered(game, first) != _offered(game, second):
        raise LawBrokenError(f"seat {seat} is offered or refused something by what is hidden")


def _promised(position: Position) -> frozenset[CardId]:
    """List the hands from which somebody pays and must keep enough for more: that there is enough
    was known when they began, so with another hand they would not be asked at all.
    """
    board = position.board
    return frozenset(
        card
        for frame in position.frames
        if isinstance(frame.locals, Paying) and (frame.locals.kept or frame.locals.reserve)
        for card in board.piles[zone_of("hand", frame.locals.seat)]
    )


def _openly_asked_about(
    game: GameDefinition, position: Position, seat: SeatId
) -> frozenset[CardId]:
    """List what other seats are asked about, where the game lets that be seen (``guarded``)."""
    guarded, pending, board = game.rules.guarded, position.pending, position.board
    assert pending is not None
    if guarded is None:
        return frozenset()
    asked = [
        other
        for other in pending.seats()
        if other != seat and getattr(pending.of(other), "name", "") not in guarded
    ]
    return frozenset(
        number
        for number, card in board.cards.items()
        if any(sees(board, other, card) for other in asked)
    )


def _offered(game: GameDefinition, view: SeatView) -> tuple[object, ...]:
    table = Table(view.board, game.rules.definitions)
    return tuple(offers(game.rules.actions, table, view.seat))


def _differs(before: object, after: object) -> str:
    fields = getattr(before, "_fields", None)
    if fields is None:
        return f"{before} / {after}"[:300]
    return ", ".join(name for name in fields if getattr(before, name) != getattr(after, name))


def check_save(game: GameDefinition, codec: Codec, position: Position) -> Position:
    """Save and load a position; gives the loaded one. Raises LawBrokenError when it differs."""
    try:
        loaded = unpack_position(game.rules, codec, pack_position(codec, position))
    except SaveError as error:
        raise LawBrokenError(str(error)) from error
    if loaded._replace(running=None) != position._replace(running=None):
        raise LawBrokenError("saved and loaded, the position is another")
    return loaded


def _replayed(
    game: GameDefinition,
    beginning: Beginning,
    given: list[tuple[SeatId, Answer]],
    end: Position,
) -> None:
    position = open_match(game, beginning).position
    for seat, answer in given:
        following = kernel.submit(game.rules, position, seat, answer)
        if isinstance(following, Refusal):
            raise LawBrokenError(f"replayed, an answer is refused: {fill(following.reason, str)}")
        position = kernel.settle(game.rules, following)
    if position._replace(running=None) != end._replace(running=None):
        ends = f"{fingerprint(position)} in place of {fingerprint(end)}"
        raise LawBrokenError(f"replayed, it comes to {ends}")
