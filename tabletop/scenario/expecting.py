"""What a scenario may expect, each check in a function that gives what it found instead."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from tabletop.engine.board import Board
from tabletop.engine.codec import TAG, Codec
from tabletop.engine.decisions import (
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
)
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Message
from tabletop.engine.position import Position
from tabletop.engine.telling import naming, pieces
from tabletop.engine.view import SeatView, view_of
from tabletop.games.definition import GameDefinition
from tabletop.scenario.story import ScenarioError

HIDDEN: Final = "hidden"


@dataclass(frozen=True, slots=True)
class Scene:
    """Where a scenario stands: the game, its players, the position, and what was told so far."""

    game: GameDefinition
    players: tuple[str, ...]
    position: Position
    told: Callable[[int], tuple[str, ...]]

    @property
    def board(self) -> Board:
        """The true board."""
        return self.position.board

    def words(self, message: Message, board: Board) -> str:
        """Put a message into words with the names of a board or a view."""
        name = naming(self.game.rules, self.players, board.cards.get)
        return "".join(word.text for word in pieces(message, name, self.game.rules.own))

    def view(self, seat: int) -> SeatView:
        """Make a seat's view."""
        return view_of(self.game.rules, self.position, SeatId(seat))


Check = Callable[[Scene, Any], Iterator[tuple[str, str]]]
"""Gives pairs of what was expected and what was found, nothing when it holds."""


def failures(scene: Scene, checks: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Check everything that a step expects."""
    for name, expected in checks.items():
        check = CHECKS.get(name)
        if check is not None:
            yield from check(scene, expected)
        elif name in scene.board.zones:
            yield from _pile(scene, name, expected)
        else:
            known = ", ".join((*CHECKS, *scene.board.zones))
            yield f"a check or a zone among {known}", repr(name)


def _compare(what: str, expected: Any, found: Any) -> Iterator[tuple[str, str]]:
    if expected != found:
        yield f"{what}: {expected}", f"{found}"


def _ids(board: Board, cards: Iterable[CardId]) -> list[str]:
    return [str(board.cards[card].definition) for card in cards]


def _pile(scene: Scene, name: str, expected: Any) -> Iterator[tuple[str, str]]:
    zone = ZoneId(name)
    pile = scene.board.pile(zone)
    if isinstance(expected, dict):
        top = expected.get("top", [])
        bottom = expected.get("bottom", [])
        yield from _compare(
            f"top of {name}", top, _ids(scene.board, scene.board.top(zone, len(top)))
        )
        lowest = list(reversed(pile[: len(bottom)]))
        yield from _compare(f"bottom of {name}", bottom, _ids(scene.board, lowest))
        return
    wanted = expected if isinstance(expected, list) else [expected]
    found = _ids(scene.board, pile)
    if not scene.board.zones[zone].ordered:
        wanted, found = sorted(map(str, wanted)), sorted(found)
    yield from _compare(name, wanted, found)


def _count(scene: Scene, expected: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    for name, count in expected.items():
        found = len(scene.board.piles[ZoneId(name)]) if name in scene.board.zones else "no zone"
        yield from _compare(f"cards in {name}", count, found)


def _counters(scene: Scene, expected: Mapping[str, int]) -> Iterator[tuple[str, str]]:
    for name, total in expected.items():
        yield from _compare(f"counter {name}", total, scene.board.counters.get(name, 0))


def _seats(scene: Scene, expected: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    for seat, counters in expected.items():
        record = scene.board.seats[int(seat)]
        for name, total in counters.items():
            found = record.aboard if name == "aboard" else record.counters.get(name, 0)
            yield from _compare(f"{name} of seat {seat}", total, found)


def _state(scene: Scene, expected: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    data = _plain(Codec(scene.game.rules.records).encode(scene.board.state))
    for name, value in expected.items():
        found = data.get(name, "no such field")
        yield from _compare(f"state {name}", value, found)


def _plain(data: Any) -> Any:
    if isinstance(data, list):
        return [_plain(part) for part in data]
    if not isinstance(data, dict):
        return data
    if data.get(TAG) == "map":
        return {str(key): _plain(part) for key, part in data["of"]}
    if data.keys() == {TAG, "value"}:
        return data["value"]
    return {key: _plain(part) for key, part in data.items() if key != TAG}


def _cards(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    for wanted in expected if isinstance(expected, list) else [expected]:
        found = [
            _details(scene.board, number)
            for number, card in scene.board.cards.items()
            if card.definition == wanted.get("card")
        ]
        if not any(all(one.get(key) == value for key, value in wanted.items()) for one in found):
            keys = tuple(wanted)
            shown = [{key: one.get(key, "?") for key in keys} for one in found]
            yield f"a card {wanted}", f"{shown}"


def _details(board: Board, number: CardId) -> dict[str, Any]:
    card = board.cards[number]
    on = None if card.attached_to is None else str(board.cards[card.attached_to].definition)
    return {
        **card._asdict(),
        "card": str(card.definition),
        "zone": str(card.zone),
        "counters": dict(card.counters),
        "known_to": list(card.known_to),
        "on": on,
        "attached": _ids(board, board.attached(number)),
    }


def _sees(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    for one in expected if isinstance(expected, list) else [expected]:
        view = scene.view(one["seat"])
        zone = ZoneId(one["zone"])
        found = [
            str(view.board.cards[card].definition) if view.known(card) else HIDDEN
            for card in view.board.piles[zone]
        ]
        wanted = [str(card) for card in one["cards"]]
        if not view.board.zones[zone].ordered:
            found, wanted = sorted(found), sorted(wanted)
        yield from _compare(f"what seat {one['seat']} sees in {zone}", wanted, found)


def _asked(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    pending = scene.position.pending
    if expected == "nobody" or expected is None:
        asked = [] if pending is None else [part.name for part in pending.asked()]
        yield from _compare("questions", [], asked)
        return
    for one in expected if isinstance(expected, list) else [expected]:
        decision = None if pending is None else pending.of(SeatId(one["seat"]))
        if decision is None:
            waiting = () if pending is None else pending.seats()
            yield f"seat {one['seat']} asked for {one.get('decision')}", f"seats {waiting} asked"
            continue
        found = _question(scene, decision)
        for key, value in one.items():
            if key == "prompt":
                yield from _within("prompt", value, [found["prompt"]])
            else:
                wanted = sorted(map(str, value)) if isinstance(value, list) else value
                yield from _compare(f"{key} of the question", wanted, found.get(key, "none"))


def _question(scene: Scene, decision: Decision[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {
        "seat": decision.seat,
        "decision": decision.name,
        "prompt": scene.words(decision.prompt, scene.board),
        "rule": decision.rule,
    }
    match decision:
        case ChooseAction(actions=actions):
            found["actions"] = sorted({action.verb for action in actions})
        case ChooseCards():
            found["cards"] = sorted(_ids(scene.board, decision.cards))
            found.update(least=decision.least, most=decision.most, ordered=decision.ordered)
        case ChooseSeat():
            found["seats"] = sorted(str(seat) for seat in decision.seats)
        case ChooseNumber():
            found.update(low=decision.low, high=decision.high)
        case ChooseOption():
            found["options"] = sorted(option.key for option in decision.options)
            found["about"] = sorted(_ids(scene.board, decision.cards))
    return found


def _ended(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    result = scene.position.result
    if result is None or expected is False:
        yield from _compare("the match over", expected is not False, result is not None)
        return
    if isinstance(expected, Mapping):
        if "winners" in expected:
            yield from _compare("winners", expected["winners"], list(result.winners))
        if "rule" in expected:
            yield from _compare("rule of the end", expected["rule"], result.rule)
        if "reason" in expected:
            reason = scene.words(result.reason, scene.board)
            yield from _within("reason of the end", expected["reason"], [reason])


def _within(what: str, wanted: Any, lines: Iterable[str]) -> Iterator[tuple[str, str]]:
    said = list(lines)
    for fragment in wanted if isinstance(wanted, list) else [wanted]:
        if not any(str(fragment) in line for line in said):
            yield f"{what}: ...{fragment}...", " | ".join(said[-8:]) or "nothing"


def _said(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    yield from _within("said to all", expected, scene.told(-2))


def _unsaid(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    for fragment in expected if isinstance(expected, list) else [expected]:
        for line in scene.told(-2):
            if str(fragment) in line:
                yield f"nothing said with {fragment!r}", line


def _told(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    for one in expected if isinstance(expected, list) else [expected]:
        lines = scene.told(one["seat"])
        if "text" in one:
            yield from _within(f"told to seat {one['seat']}", one["text"], lines)
        if "not" in one and any(str(one["not"]) in line for line in lines):
            yield f"seat {one['seat']} not told {one['not']!r}", "it was told"


def _sentence(
    what: str, of: Callable[[GameDefinition], Callable[[SeatView], Message | None]]
) -> Check:
    def check(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
        view = scene.view(expected["seat"])
        message = of(scene.game)(view)
        text = "nothing" if message is None else scene.words(message, view.board)
        yield from _within(f"{what} of seat {expected['seat']}", expected["text"], [text])

    return check


def _queue(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    found = [str(scene.board.cards[item.source].definition) for item in scene.board.queue]
    yield from _compare("queue", expected, found)


def _lasting(scene: Scene, expected: Any) -> Iterator[tuple[str, str]]:
    found = [str(scene.board.cards[item.source].definition) for item in scene.board.lasting]
    yield from _compare("lasting effects", sorted(expected), sorted(found))


CHECKS: Final[Mapping[str, Check]] = {
    "count": _count,
    "counters": _counters,
    "seats": _seats,
    "state": _state,
    "cards": _cards,
    "sees": _sees,
    "asked": _asked,
    "ended": _ended,
    "said": _said,
    "unsaid": _unsaid,
    "told": _told,
    "goal": _sentence("goal", lambda game: game.goal),
    "hint": _sentence("hint", lambda game: game.hint),
    "queue": _queue,
    "lasting": _lasting,
}


def check(scene: Scene, checks: Mapping[str, Any]) -> None:
    """Hold a scene against what is expected. Raises ScenarioError with all that differs."""
    try:
        wrong = list(failures(scene, checks))
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise ScenarioError("checks in the form of the guide", f"{error!r}") from error
    if wrong:
        expected = "; ".join(one for one, _ in wrong)
        raise ScenarioError(expected, "; ".join(other for _, other in wrong))
