"""``tabletop explain``: what lies in a save or a report, for mending bugs. No secret is hidden."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from tabletop.engine.board import Board
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, DefName, SeatName, fill
from tabletop.engine.position import Position
from tabletop.games import registry
from tabletop.session.history import Answered, Moment
from tabletop.session.journal import read_journal
from tabletop.session.match import Match
from tabletop.session.report import is_report, read_report, reported_game, reported_match
from tabletop.session.save import read_header
from tabletop.session.store import load_record

LAST_ANSWERS: Final = 6


def command(arguments: Namespace) -> int:
    """Print the save, or the report of a problem with the match in it."""
    if is_report(arguments.save):
        explain_report(arguments.save)
        return 0
    read = read_journal(arguments.save)
    beginning = read_header(read.entries[0], arguments.save.name)
    names = ", ".join(f"{p.name} [{p.bot or 'person'}]" for p in beginning.players)
    print(f"{beginning.title} ({beginning.game}), begun {beginning.started}")
    print(f"players   {names}")
    print(f"options   {dict(beginning.options)}, seed {beginning.seed}")
    if beginning.decks:
        print(f"decks     {', '.join(deck.name for deck in beginning.decks)}")
    print(f"digests   {dict(beginning.digests)}")
    print(f"journal   {len(read.entries)} lines{', the last one was cut' if read.cut else ''}")
    match = load_record(arguments.save, registry.load)
    for line in explain(match):
        print(line)
    return 0


def explain_report(path: Path) -> None:
    """Print what a report says, and what lies in its match."""
    report = read_report(path)
    print(json.dumps(dict(report.about), indent=1, ensure_ascii=False))
    if report.mistakes:
        print(report.mistakes)
    if report.record is not None:
        game = registry.load(reported_game(report, path.name))
        for line in explain(reported_match(report, game, path.name)):
            print(line)


def explain(match: Match) -> Iterator[str]:
    """Tell of a match: its frames, queue, question, and the last events with their causes."""
    if match.notice:
        yield f"notice    {match.notice}"
    position = match.position
    board = position.board
    chance = position.chance
    yield f"standing  after {match.history.cursor} answers ({position.answered} with chance's)"
    yield f"chance    seed {chance.seed}, {chance.drawn} numbers drawn"
    yield f"state     {board.state}"
    yield f"counters  {dict(board.counters)}"
    for seat in board.seats:
        yield f"seat {seat.id}    {dict(seat.counters)}{'' if seat.aboard else ' (out)'}"
    yield "frames, the running one last"
    for frame in position.frames:
        yield f"  {frame.procedure}.{frame.step}  {_readable(board, frame.locals)}"
    yield "queue, the next to resolve last" if board.queue else "queue     empty"
    for item in board.queue:
        cancelled = " (cancelled)" if item.cancelled else ""
        source = board.cards[item.source].definition if item.source in board.cards else item.source
        yield f"  #{item.id} {source} {item.ability} by seat {item.controller}{cancelled}"
    for lasting in board.lasting:
        yield f"lasting   #{lasting.id} until {lasting.until}: {_readable(board, lasting.body)}"
    yield from _question(match, position)
    yield "the last answers and what came of them"
    for moment in match.history.moments[1 : match.history.cursor + 1][-LAST_ANSWERS:]:
        yield from _moment(moment)


def _question(match: Match, position: Position) -> Iterator[str]:
    pending = position.pending
    if pending is None:
        yield f"over      {position.result}"
        return
    for decision in pending.asked():
        prompt = fill(decision.prompt, lambda name: _name(match, position.board, name))
        kind = type(decision).__name__
        yield f"asked     seat {decision.seat}: {kind} {decision.name!r}: {prompt}"
        for name in ("actions", "cards", "seats", "options"):
            for candidate in getattr(decision, name, ()):
                yield f"  {_readable(position.board, candidate)}"
    if pending.answers:
        yield f"answered in this step already: {_readable(position.board, pending.answers)}"
    if pending.sealed:
        yield f"sealed    {pending.sealed}"


def _moment(moment: Moment) -> Iterator[str]:
    board = moment.before
    match moment.cause:
        case Answered(seat, answer):
            yield f"  seat {seat}: {_readable(board, answer)}"
        case other:
            yield f"  {other}"
    for event in moment.events:
        yield f"    {_readable(board, event)}"


def _readable(board: Board, value: Any) -> str:
    card = getattr(value, "card", None)
    text = str(value)
    if isinstance(card, int) and card in board.cards:
        record = board.cards[CardId(card)]
        return f"{text}  [{record.definition} in {record.zone}]"
    if isinstance(value, int) and not isinstance(value, bool) and value in board.cards:
        return f"{text}  [{board.cards[CardId(value)].definition}]"
    return text


def _name(match: Match, board: Board, name: SeatName | CardName | DefName) -> str:
    match name:
        case SeatName(seat):
            return match.players[seat].name
        case DefName(definition):
            return str(definition)
        case CardName(card):
            return str(board.cards[card].definition)
