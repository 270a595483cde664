"""A file with cards as it stands: which card is where, its face and text, what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId
from tabletop.engine.tongue import Tongue, speaking
from tabletop.games import registry
from tabletop.games.checking import card_faults
from tabletop.games.definition import GameDefinition
from tabletop.library.abilities import Abilities
from tabletop.library.faults import CardDataError, Fault, FaultList
from tabletop.library.info import GameInfo
from tabletop.library.loader import Around, read_around
from tabletop.library.pack import CardEntry, Pack
from tabletop.library.strict_yaml import parse_yaml


@dataclass(frozen=True, slots=True)
class Span:
    """Where a card stands in its file: lines from 1 on, the last one included, and where its
    further ``sides`` begin. ``id`` is '' for one that has none yet.
    """

    id: DefId
    name: str
    first: int
    last: int
    sides: tuple[int, ...] = ()

    def side_at(self, line: int) -> int:
        """Give the side that a line belongs to, 0 for the first."""
        return sum(start <= line for start in self.sides)


@dataclass(frozen=True, slots=True)
class Reading:
    """A file as it was read. ``pack`` holds those of its cards that are right, and those that were
    right before as they were then (``before``); it is None where the rest of the game can't be
    read. ``faults`` are those of the file, ``elsewhere`` those of the game's other files.
    """

    spans: tuple[Span, ...] = ()
    pack: Pack | None = None
    before: frozenset[DefId] = frozenset()
    faults: tuple[Fault, ...] = ()
    elsewhere: tuple[Fault, ...] = ()

    def span_at(self, line: int) -> Span | None:
        """Find the card that a line belongs to: the last that begins above it, else the first."""
        above = [span for span in self.spans if span.first <= line]
        return (above[-1:] or self.spans[:1] or (None,))[0]


@dataclass(frozen=True, slots=True)
class Checked:
    """What ``tabletop check`` says of a file's cards; ``game`` is None where there is none to play
    because of mistakes.
    """

    game: GameDefinition | None
    faults: tuple[Fault, ...] = ()
    elsewhere: tuple[Fault, ...] = ()


@dataclass(slots=True)
class Desk:
    """Reads one file again and again. What was right of it is kept, by language and card.

    The game's effect language is that of when the file was opened: code that has changed since
    does not run unasked.
    """

    path: Path
    info: GameInfo
    language: Abilities
    _around: dict[str, tuple[object, Around, tuple[Fault, ...]]] = field(default_factory=dict)
    _right: dict[str, dict[DefId, CardEntry]] = field(default_factory=dict)

    def read(self, text: str, tongue: Tongue) -> Reading:
        """Read the file's text, and say its cards in a language."""
        faults = FaultList()
        spans = spans_of(parse_yaml(text.encode("utf-8"), self.path, FaultList()), text)
        with speaking(tongue):
            around, wrong = self._read_around(tongue)
            faults.faults.extend(wrong)
            cards = around.reader(self.language, faults)
            cards.read_text(text.encode("utf-8"), self.path)
            kept = self._right.setdefault(tongue.code, {})
            kept.update(cards.entries)
            there = [span.id for span in spans if span.id in kept]
            pack = around.pack({card: kept[card] for card in there})
        here, elsewhere = parted(faults.in_order(), self.path)
        before = frozenset(there) - cards.entries.keys()
        return Reading(spans, pack, before, here, elsewhere)

    def _read_around(self, tongue: Tongue) -> tuple[Around, tuple[Fault, ...]]:
        """Read the rest of the game, unless nothing of it has changed."""
        folder = self.info.folder
        seen = tuple(map(_stamp, sorted(folder.glob("*.yaml"))))
        known = self._around.get(tongue.code)
        if known is None or known[0] != seen:
            faults = FaultList()
            around = read_around(folder, faults, bundled=self.info.bundled)
            known = self._around[tongue.code] = (seen, around, faults.in_order())
        return known[1], known[2]


def _stamp(path: Path) -> tuple[str, int, int]:
    """Give what changes with a file; one that has just gone has no size."""
    try:
        stat = path.stat()
    except OSError:
        return path.name, 0, -1
    return path.name, stat.st_mtime_ns, stat.st_size


def check(path: Path, info: GameInfo) -> Checked:
    """Check a whole game as it lies on disk, and say of one of its files what is wrong."""
    try:
        game = registry.load(info)
    except CardDataError as error:
        return Checked(None, *parted(error.faults, path))
    except registry.UntrustedModuleError as error:
        fault = Fault(info.folder / info.module, 0, 0, "", "TRUST", str(error))
        return Checked(None, elsewhere=(fault,))
    except registry.OwnModuleError as error:
        fault = Fault(error.path, error.line, 1, "", "MODULE", error.what)
        return Checked(None, *parted((fault,), path))
    return Checked(game, *parted(FaultList(list(card_faults(game))).in_order(), path))


def parted(faults: tuple[Fault, ...], path: Path) -> tuple[tuple[Fault, ...], tuple[Fault, ...]]:
    """Part the faults of a file from those of others."""
    here = path.resolve()
    own = tuple(fault for fault in faults if fault.file.resolve() == here)
    return own, tuple(fault for fault in faults if fault not in own)


def spans_of(root: Marked | None, text: str) -> tuple[Span, ...]:
    """List the cards of a file with their lines; none where it is no list."""
    if root is None or not isinstance(root.value, tuple):
        return ()
    starts = [part.line for part in root.value]
    ends = [line - 1 for line in starts[1:]] + [max(len(text.splitlines()), 1)]
    return tuple(
        Span(DefId(_word(part, "id")), _word(part, "name"), first, max(first, last), _sides(part))
        for part, first, last in zip(root.value, starts, ends, strict=True)
    )


def _sides(node: Marked) -> tuple[int, ...]:
    entry = node.value.get("sides") if isinstance(node.value, Mapping) else None
    parts = () if entry is None else entry.value.value
    return tuple(part.line for part in parts) if isinstance(parts, tuple) else ()


def _word(node: Marked, key: str) -> str:
    entry = node.value.get(key) if isinstance(node.value, Mapping) else None
    return entry.value.value if entry is not None and isinstance(entry.value.value, str) else ""
