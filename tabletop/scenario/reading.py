"""From a YAML file to a scenario, strictly: every mistake with its place, all at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from tabletop.effects.source import Marked
from tabletop.engine.message import in_words
from tabletop.library.faults import CardDataError, Fault, FaultList, did_you_mean
from tabletop.library.strict_yaml import read_yaml
from tabletop.scenario.story import Branch, Forced, Said, Scenario, Setting, Step

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
SETTING: Final = (
    "seats",
    "options",
    "decks",
    "seed",
    "setup",
    "rest",
    "state",
    "counters",
    "seat_counters",
    "out",
    "chance",
)
KEYS: Final = ("scenario", "game", "rules", *SETTING, "steps", "branches")
ANSWER_KEYS: Final = ("seat", "action", "card", "ability", "zone", "copy")
REASON_KEYS: Final = ("reason", "rule")
KINDS: Final = ("refused", "offered", "unoffered", "expect")


def plain(node: Marked) -> Any:
    """Give a marked tree as plain dicts, lists and scalars."""
    value = node.value
    if isinstance(value, tuple):
        return [plain(part) for part in value]
    if isinstance(value, Mapping):
        return {key: plain(entry.value) for key, entry in value.items()}
    return value


class Reader:
    """Reads the parts of a file; what is wrong with them goes to the faults, with its place."""

    def __init__(self, path: Path, faults: FaultList) -> None:
        self.path = path
        self.faults = faults

    def wrong(self, node: Marked, message: str) -> None:
        """Tell of a mistake at a node."""
        self.faults.faults.append(Fault(self.path, node.line, node.column, "", "SCENARIO", message))

    def entries(self, node: Marked | None, keys: Iterable[str] | None = None) -> dict[str, Marked]:
        """Give the entries of a mapping; with ``keys``, others are mistakes."""
        if node is None:
            return {}
        if not isinstance(node.value, Mapping):
            self.wrong(node, in_words("a mapping (key: value) is expected here."))
            return {}
        if keys is not None:
            known = tuple(keys)
            for key, entry in node.value.items():
                if key not in known:
                    message = in_words("unknown key {key}.", key=repr(key))
                    self.wrong(entry.key, message + did_you_mean(key, known))
        return {key: entry.value for key, entry in node.value.items()}

    def items(self, node: Marked | None) -> tuple[Marked, ...]:
        """Give the parts of a list."""
        if node is None:
            return ()
        if not isinstance(node.value, tuple):
            self.wrong(node, in_words("a list is expected here."))
            return ()
        return node.value

    def word(self, node: Marked | None, default: str = "") -> str:
        """Give a word, or what stands for one that is not there."""
        if node is None:
            return default
        if not isinstance(node.value, str):
            self.wrong(node, in_words("a word is expected here."))
            return default
        return node.value

    def whole(self, node: Marked | None, default: int = 0) -> int:
        """Give a whole number, or what stands for one that is not there."""
        if node is None:
            return default
        if not isinstance(node.value, int) or isinstance(node.value, bool):
            self.wrong(node, in_words("a whole number is expected here."))
            return default
        return node.value

    def numbers(self, node: Marked | None) -> dict[str, int]:
        """Give whole numbers by their names."""
        return {key: self.whole(value) for key, value in self.entries(node).items()}

    def by_seat(self, node: Marked | None) -> dict[int, dict[str, int]]:
        """Give whole numbers by their names for each seat."""
        return {seat: self.numbers(value) for seat, value in self.seats_of(node).items()}

    def seats(self, node: Marked | None) -> dict[int, Any]:
        """Give what is written for each seat."""
        return {seat: plain(value) for seat, value in self.seats_of(node).items()}

    def seats_of(self, node: Marked | None) -> dict[int, Marked]:
        """Give the nodes of seats by their numbers."""
        found = {}
        for key, value in self.entries(node).items():
            if not key.isdecimal():
                text = "a seat's number is expected in place of {key}."
                self.wrong(value, in_words(text, key=repr(key)))
                continue
            found[int(key)] = value
        return found

    def players(self, node: Marked | None) -> tuple[str, ...]:
        """Give the names of the players, from a number or a list."""
        if node is None:
            return NAMES[:1]
        if isinstance(node.value, int) and 1 <= node.value <= len(NAMES):
            return NAMES[: node.value]
        if isinstance(node.value, tuple) and node.value:
            return tuple(self.word(part) for part in node.value)
        text = "a number of seats up to {most} or a list of names is expected."
        self.wrong(node, in_words(text, most=len(NAMES)))
        return NAMES[:1]

    def forced(self, node: Marked | None) -> Forced:
        """Give what chance is made to answer."""
        return {
            name: tuple(plain(part) for part in self.items(value))
            for name, value in self.entries(node).items()
        }

    def steps(self, node: Marked | None) -> tuple[Step, ...]:
        """Read a list of steps."""
        return tuple(self.step(part) for part in self.items(node))

    def step(self, node: Marked) -> Step:
        """Read a step: an answer, or what is expected."""
        entries = self.entries(node)
        kind = next((key for key in KINDS if key in entries), None)
        if kind is None:
            return Step("answer", node.line, self.said(node, entries, ()))
        if len(entries) > 1:
            others = ", ".join(repr(key) for key in entries if key != kind)
            text = "a step with {kind} holds nothing else, but here is {others}."
            self.wrong(node, in_words(text, kind=repr(kind), others=others))
        inner = entries[kind]
        if kind == "expect":
            return Step(kind, node.line, checks=_plain_map(self.entries(inner)))
        parts = self.entries(inner)
        return Step(
            kind,
            node.line,
            self.said(inner, parts, REASON_KEYS if kind == "refused" else ()),
            reason=self.word(parts.get("reason")) or None,
            rule=self.word(parts.get("rule")) or None,
        )

    def said(self, node: Marked, entries: Mapping[str, Marked], more: tuple[str, ...]) -> Said:
        """Read an answer; ``more`` are keys that may stand beside it."""
        asked = [key for key in entries if key not in (*ANSWER_KEYS, *more)]
        seat = self.whole(entries["seat"]) if "seat" in entries else None
        if "action" in entries:
            for key in asked:
                message = in_words("unknown key {key}.", key=repr(key))
                self.wrong(entries[key], message + did_you_mean(key, (*ANSWER_KEYS, *more)))
            return Said(
                seat,
                self.word(entries["action"]),
                self.word(entries.get("card")) or None,
                self.word(entries.get("ability")) if "ability" in entries else None,
                self.word(entries.get("zone")) or None,
                self.whole(entries.get("copy"), 1),
            )
        if len(asked) != 1:
            text = "a step names one action or one decision with its answer."
            self.wrong(node, in_words(text))
            return Said(seat)
        return Said(seat, decision=asked[0], value=plain(entries[asked[0]]))

    def setting(self, entries: Mapping[str, Marked]) -> Setting:
        """Read the keys that say where a story begins."""
        read: Callable[[str], Marked | None] = entries.get
        return Setting(
            self.players(read("seats")),
            _plain_map(self.entries(read("options"))),
            self.seats(read("decks")),
            self.whole(read("seed"), 1),
            _plain_map(self.entries(read("setup"))),
            self.word(read("rest")) or None,
            _plain_map(self.entries(read("state"))),
            self.numbers(read("counters")),
            self.by_seat(read("seat_counters")),
            tuple(self.whole(part) for part in self.items(read("out"))),
            self.forced(read("chance")),
        )

    def branch(self, node: Marked) -> Branch:
        """Read a continuation."""
        entries = self.entries(node, ("name", "steps", "chance"))
        if "name" not in entries:
            self.wrong(node, in_words("a branch needs a name."))
        return Branch(
            self.word(entries.get("name")),
            self.steps(entries.get("steps")),
            self.forced(entries.get("chance")),
        )


def _plain_map(entries: Mapping[str, Marked]) -> dict[str, Any]:
    return {key: plain(value) for key, value in entries.items()}


def read_scenario(path: Path) -> Scenario:
    """Read a scenario file. Raises CardDataError with every mistake in it."""
    faults = FaultList()
    root = read_yaml(path, faults)
    if root is None:
        raise CardDataError(faults.in_order())
    reader = Reader(path, faults)
    entries = reader.entries(root, KEYS)
    for key in ("scenario", "game", "rules"):
        if key not in entries:
            reader.wrong(root, in_words("the key {key} is missing.", key=repr(key)))
    if not (entries.keys() & {"steps", "branches"}):
        reader.wrong(root, in_words("a scenario needs 'steps' or 'branches'."))
    read: Callable[[str], Marked | None] = entries.get
    scenario = Scenario(
        path,
        reader.word(read("scenario")),
        reader.word(read("game")),
        tuple(reader.word(part) for part in reader.items(read("rules"))),
        reader.setting(entries),
        reader.steps(read("steps")),
        tuple(reader.branch(part) for part in reader.items(read("branches"))),
    )
    if faults.faults:
        raise CardDataError(faults.in_order())
    return scenario


def scenario_files(paths: Iterable[Path]) -> tuple[Path, ...]:
    """List the scenario files among these files and in these folders, in order."""
    found: dict[Path, None] = {}
    for path in paths:
        inside = sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
        found.update(dict.fromkeys(inside))
    return tuple(found)
