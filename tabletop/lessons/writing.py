"""From a replay to the skeleton of a lesson: each step listed with its words, to write notes to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, Decision
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import in_words
from tabletop.lessons.wording import move_in_words
from tabletop.scenario.answering import matching
from tabletop.scenario.story import Said
from tabletop.session.errors import SaveError
from tabletop.session.history import Answered, History
from tabletop.session.match import Match
from tabletop.session.players import humans

_PLAIN: Final = re.compile(r"[A-Za-z][A-Za-z0-9 _-]*[A-Za-z0-9]|[A-Za-z]")
_NO_WORDS: Final = ("yes", "no", "on", "off", "true", "false", "null", "Null", "NULL")
"""Words that are something else in YAML, or may be thought to be."""


def skeleton(match: Match) -> str:
    """Write a lesson in which all of a match happens before the learner's eyes.

    Raises SaveError for a match whose beginning is lost, since it goes on under other rules.
    """
    if match.beginning.base is not None:
        text = "The beginning of this match is lost: it went on under other rules."
        raise SaveError(in_words(text))
    return "".join(f"{line}\n" for line in (*_head(match), *_steps(match)))


def _head(match: Match) -> Iterator[str]:
    people = humans(match.players)
    learner = people[0] if len(people) else SeatId(0)
    title = match.game.pack.info.title
    yield "# Write texts to the steps, and make the learner's own moves 'do' instead of 'see'."
    yield "# The lesson begins at the first text; docs/lessons.md says more."
    yield f"title: {_scalar(f'A lesson in {title}')}"
    yield "summary: What one learns here."
    yield f"game: {match.game.id}"
    yield f"learner: {learner}"
    yield f"seats: [{', '.join(_scalar(player.name) for player in match.beginning.players)}]"
    yield f"seed: {match.seed}"
    if match.options:
        yield f"options: {_flow(match.options)}"
    if match.decks:
        yield "decks:"
        for seat, deck in enumerate(match.decks):
            yield f"  {json.dumps(str(seat))}:"
            for key, copies in deck.sections.items():
                yield f"    {key}: {_flow(copies)}"
    yield "steps:"
    yield "  - text: Say what the learner should know first."


def _steps(match: Match) -> Iterator[str]:
    history = History(match.history.moments[0])
    history.moments = match.history.moments[: match.history.cursor + 1]
    past = Match(match.game, match.beginning, history, None)
    for number, moment in enumerate(history.moments[1:], 1):
        if isinstance(moment.cause, Answered):
            seat, answer = moment.cause.seat, moment.cause.answer
            move = past.words(move_in_words(past, seat, answer), seat)
            yield f"  # {number}. {match.players[seat].name}: {move}"
            yield f"  - see: {_flow(said(past, seat, answer))}"
        history.jump(number)


def said(match: Match, seat: SeatId, answer: Answer) -> dict[str, Any]:
    """Write what a seat answers now in the words of a scenario, with no more than is needed."""
    position = match.position
    decision = None if position.pending is None else position.pending.of(seat)
    assert decision is not None
    whose = {} if len(match.players) == 1 else {"seat": int(seat)}
    if isinstance(answer, Action):
        return {**whose, **next(_ways_of_action(position.board, decision, answer))}
    if isinstance(decision, ChooseCards):
        assert isinstance(answer, tuple)
        return {**whose, decision.name: _cards(position.board, decision, answer)}
    return {**whose, decision.name: answer}


def _ways_of_action(
    board: Board, decision: Decision[Any], answer: Action
) -> Iterator[dict[str, Any]]:
    """Give ways to name an action, the shortest first, that mean no other."""
    assert isinstance(decision, ChooseAction)
    way: dict[str, Any] = {"action": answer.verb}
    more: dict[str, Any] = {}
    if answer.card is not None:
        way["card"] = str(board.cards[answer.card].definition)
        more["zone"] = str(board.cards[answer.card].zone)
    if answer.ability:
        more["ability"] = answer.ability
    for keys in ((), ("ability",), ("zone",), ("ability", "zone")):
        if all(key in more for key in keys):
            named = {**way, **{key: more[key] for key in keys}}
            if _meant(board, decision, named) == [answer]:
                yield named
    named = {**way, **more}
    copy = _meant(board, decision, named).index(answer) + 1
    yield named if copy == 1 else {**named, "copy": copy}


def _meant(board: Board, decision: ChooseAction, named: Mapping[str, Any]) -> list[Action]:
    """List the actions that a way to name them means: without an ability the plain ones first."""
    found = matching(board, decision.actions, Said(**named))
    plain = [action for action in found if not action.ability]
    return found if "ability" in named or not plain else plain


def _cards(board: Board, decision: ChooseCards, answer: tuple[int, ...]) -> Any:
    """Name the cards of a choice; the zone is named where others are alike elsewhere."""
    free = list(decision.cards)
    named: list[Any] = []
    for card in map(CardId, answer):
        found = board.cards[card]
        alike = [one for one in free if board.cards[one].definition == found.definition]
        there = [one for one in alike if board.cards[one].zone == found.zone]
        entry: dict[str, Any] = {"card": str(found.definition)}
        if len(there) < len(alike):
            entry["zone"] = str(found.zone)
        if there.index(card):
            entry |= {"zone": str(found.zone), "copy": there.index(card) + 1}
        named.append(entry if len(entry) > 1 else entry["card"])
        free.remove(card)
    return named[0] if len(named) == 1 else named


def _flow(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{{', '.join(f'{_scalar(key)}: {_flow(part)}' for key, part in value.items())}}}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_flow, value))}]"
    return _scalar(value)


def _scalar(value: Any) -> str:
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value not in _NO_WORDS:
        return value
    return json.dumps(value, ensure_ascii=False)
