"""Running a scenario: the real rules, with named cards in place and chance held by the hand."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tabletop.engine import kernel
from tabletop.engine.actions import Offer, offers
from tabletop.engine.board import Board
from tabletop.engine.events import Event
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.position import Position
from tabletop.engine.table import Table
from tabletop.engine.telling import told
from tabletop.games.definition import GameDefinition
from tabletop.library.faults import CardDataError
from tabletop.scenario.answering import answer_of, asked_seat, describe, matching
from tabletop.scenario.beginning import begin
from tabletop.scenario.expecting import Scene, check
from tabletop.scenario.forcing import ForcedChance
from tabletop.scenario.reading import read_scenario
from tabletop.scenario.story import Said, Scenario, ScenarioError, Step

LoadGame = Callable[[str], GameDefinition]


@dataclass(frozen=True, slots=True)
class Failure:
    """Where a scenario failed, and what was expected and found there."""

    line: int
    branch: str
    expected: str
    found: str


@dataclass(frozen=True, slots=True)
class Report:
    """How a scenario file went; ``failures`` is empty when it holds."""

    path: Path
    name: str
    rules: tuple[str, ...]
    failures: tuple[Failure, ...]

    @property
    def ok(self) -> bool:
        """Tell whether everything was as expected."""
        return not self.failures

    def __str__(self) -> str:
        if self.ok:
            return f"ok    {self.path}: {self.name}"
        lines = []
        for one in self.failures:
            branch = f" [{one.branch}]" if one.branch else ""
            lines.append(f"FAIL  {self.path}:{one.line}: {self.name}{branch}")
            lines.append(f"      expected {one.expected}")
            lines.append(f"      found    {one.found}")
        return "\n".join(lines)


@dataclass(slots=True)
class _Run:
    """A scenario that is running; ``acts`` are the boards before events, for what was told."""

    game: GameDefinition
    scenario: Scenario
    position: Position
    chance: ForcedChance
    acts: tuple[tuple[Board, tuple[Event, ...]], ...]

    def copy(self, chance: ForcedChance) -> _Run:
        return _Run(self.game, self.scenario, self.position, chance, self.acts)

    def scene(self) -> Scene:
        players = self.scenario.setting.players

        def lines(seat: int) -> tuple[str, ...]:
            return tuple(
                line.text
                for board, events in self.acts
                for line in told(self.game.rules, board, events, SeatId(seat), players)
            )

        return Scene(self.game, players, self.position, lines)

    def step(self, step: Step) -> None:
        match step.kind:
            case "answer":
                self.answer(step.said)
            case "expect":
                check(self.scene(), step.checks)
            case "refused":
                self.refused(step)
            case _:
                self.offered(step)

    def answer(self, said: Said) -> None:
        rules, before = self.game.rules, self.position
        seat = asked_seat(before, said)
        try:
            answer = answer_of(before, seat, said)
        except ScenarioError as error:
            why = self.why_not(seat, said)
            raise ScenarioError(error.expected, f"{error.found}{why}") from error
        sink: list[Event] = []
        following = kernel.submit(rules, before, seat, answer, sink)
        if isinstance(following, Refusal):
            text = self.scene().words(following.reason, before.board)
            raise ScenarioError(f"the answer {said.value!r} to be taken", f"refused: {text}")
        self.position = self.chance.settle(rules, following, sink)
        self.acts = (*self.acts, (before.board, tuple(sink)))

    def why_not(self, seat: SeatId, said: Said) -> str:
        if said.action is None:
            return ""
        reasons = [
            self.scene().words(offer.refusal.reason, self.scene().view(seat).board)
            for offer in self.seen_offers(seat, said)
            if offer.refusal is not None
        ]
        return f" (refused: {'; '.join(dict.fromkeys(reasons))})" if reasons else ""

    def seen_offers(self, seat: SeatId, said: Said) -> list[Offer]:
        view = self.scene().view(seat)
        table = Table(view.board, self.game.rules.definitions)
        found = list(offers(self.game.rules.actions, table, seat))
        fitting = matching(view.board, (offer.action for offer in found), said)
        return [offer for offer in found if offer.action in fitting]

    def refused(self, step: Step) -> None:
        said = step.said
        seat = asked_seat(self.position, said)
        refusal = self.refusal(seat, said)
        if refusal is None:
            raise ScenarioError(f"{said.action or said.decision} to be refused", "it is allowed")
        text = self.scene().words(refusal.reason, self.scene().view(seat).board)
        if step.reason is not None and step.reason not in text:
            raise ScenarioError(f"the reason ...{step.reason}...", text)
        if step.rule is not None and step.rule != refusal.rule:
            raise ScenarioError(f"the rule {step.rule}", f"{refusal.rule}: {text}")

    def refusal(self, seat: SeatId, said: Said) -> Refusal | None:
        if said.action is not None:
            found = self.seen_offers(seat, said)
            if not found:
                raise ScenarioError(
                    f"{said.action} {said.card or ''} to be thought of and refused",
                    "it isn't among what the seat could think of",
                )
            refusals = [offer.refusal for offer in found]
            return None if None in refusals else refusals[0]
        try:
            answer = answer_of(self.position, seat, said)
        except ScenarioError as error:
            if self.position.pending is None or self.position.pending.of(seat) is None:
                raise
            raise ScenarioError("an answer that can be put", error.found) from error
        trial = self.position._replace(running=None)
        following = kernel.submit(self.game.rules, trial, seat, answer)
        return following if isinstance(following, Refusal) else None

    def offered(self, step: Step) -> None:
        said = step.said
        seat = asked_seat(self.position, said)
        decision = None if self.position.pending is None else self.position.pending.of(seat)
        actions = getattr(decision, "actions", ())
        found = matching(self.position.board, actions, said)
        if bool(found) != (step.kind == "offered"):
            legal = "; ".join(describe(self.position.board, action) for action in actions)
            raise ScenarioError(
                f"{said.action} {said.card or ''} to be {step.kind}", legal or "no window"
            )

    def steps(self, steps: tuple[Step, ...], branch: str) -> Failure | None:
        for step in steps:
            try:
                self.step(step)
            except ScenarioError as error:
                return Failure(step.line, branch, error.expected, error.found)
        return None


def _begin(game: GameDefinition, scenario: Scenario) -> _Run:
    begun = begin(game, scenario.setting)
    acts = ((begun.board, begun.events),)
    return _Run(game, scenario, begun.position, begun.chance, acts)


def run(game: GameDefinition, scenario: Scenario) -> Report:
    """Run a scenario and each of its branches."""
    failures: list[Failure] = []
    try:
        story = _begin(game, scenario)
    except (ScenarioError, kernel.BrokenPositionError) as error:
        expected = error.expected if isinstance(error, ScenarioError) else "a setting that holds"
        found = error.found if isinstance(error, ScenarioError) else str(error)
        failures.append(Failure(1, "", expected, found))
        return Report(scenario.path, scenario.name, scenario.rules, tuple(failures))
    failed = story.steps(scenario.steps, "")
    if failed is not None:
        failures.append(failed)
    elif not scenario.branches:
        failures += _unused(story, "")
    else:
        for branch in scenario.branches:
            one = story.copy(story.chance.copy(branch.chance))
            failed = one.steps(branch.steps, branch.name)
            failures += [failed] if failed is not None else _unused(one, branch.name)
    return Report(scenario.path, scenario.name, scenario.rules, tuple(failures))


def _unused(story: _Run, branch: str) -> list[Failure]:
    return [
        Failure(1, branch, f"chance to be asked for {left}", "never asked")
        for left in story.chance.unused()
    ]


def run_file(path: Path, load: LoadGame | None = None) -> Report:
    """Read and run a scenario file; what is wrong with the file itself is a failure too."""
    if load is None:
        from tabletop.games import registry

        load = registry.load
    try:
        scenario = read_scenario(path)
        game = load(scenario.game)
    except CardDataError as error:
        failures = tuple(
            Failure(fault.line, "", "a scenario file without mistakes", str(fault))
            for fault in error.faults
        )
        return Report(path, path.stem, (), failures)
    except LookupError as error:
        return Report(path, path.stem, (), (Failure(1, "", "a game that is here", str(error)),))
    return run(game, scenario)
