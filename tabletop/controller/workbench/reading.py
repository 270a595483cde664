"""A file with cards as it stands: which card is where, its face and text, what is wrong."""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from tabletop.controller.workbench.spans import NO_CARD, Span, spans_of
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
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
class Reading:
    """A file as it was read. ``pack`` holds those of its cards that are right, and those that were
    right before as they were then (``before``). Where the rest of the game can't be read it is as
    it was before (``aside``), and ``pack`` None if it never could be. ``faults`` are those of the
    file, ``elsewhere`` those of the game's other files.
    """

    spans: tuple[Span, ...] = ()
    pack: Pack | None = None
    before: frozenset[DefId] = frozenset()
    aside: bool = False
    faults: tuple[Fault, ...] = ()
    elsewhere: tuple[Fault, ...] = ()

    def first_mistake(self, span: Span) -> Fault | None:
        """Give the first mistake of a card, else the first of its file: it may begin elsewhere."""
        wrong = [fault for fault in self.faults if not fault.doubt]
        own = [fault for fault in wrong if span.first <= fault.line <= span.last]
        return next(iter(own or wrong), None)

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


def hindrance(here: tuple[Fault, ...], elsewhere: tuple[Fault, ...]) -> str:
    """Say which mistake has to be mended before a card can be tried; '' where there is none."""
    first = next((fault for fault in (*here, *elsewhere) if not fault.doubt), None)
    if first is None:
        return ""
    if not first.line:
        return in_words("No card can be tried yet: {what}", what=first.message)
    if first in here:
        return in_words(
            "Before a card can be tried, line {line} has to be mended.", line=first.line
        )
    return in_words(
        "Before a card can be tried, line {line} of {file} has to be mended.",
        line=first.line,
        file=first.file.name,
    )


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
    _whole: dict[str, Around] = field(default_factory=dict)
    _right: dict[str, dict[DefId, CardEntry]] = field(default_factory=dict)
    _spans: tuple[Span, ...] = ()

    def read(self, text: str, tongue: Tongue) -> Reading:
        """Read the file's text, and say its cards in a language."""
        faults = FaultList()
        root = parse_yaml(text.encode("utf-8"), self.path, faults)
        with speaking(tongue):
            around, wrong = self._read_around(tongue)
            faults.faults.extend(wrong)
            cards = around.reader(self.language, faults)
            cards.read_root(root, self.path)
            kept = self._kept(tongue.code, cards.entries)
            self._spans = faced(spans_of(root, text), self._spans, kept)
            there = {span.face: kept[span.face] for span in self._spans if span.face}
            whole = self._whole_around(tongue.code, around)
            pack = None if whole is None else whole.pack(there)
        here, elsewhere = parted(faults.in_order(), self.path)
        before = there.keys() - cards.entries.keys()
        return Reading(self._spans, pack, frozenset(before), whole is not around, here, elsewhere)

    def _kept(self, code: str, right: Mapping[DefId, CardEntry]) -> Mapping[DefId, CardEntry]:
        """Keep the cards that are right in a language. Gives all that ever were; where one was
        right in other languages alone, as it is said there.
        """
        self._right.setdefault(code, {}).update(right)
        others = [kept for other, kept in self._right.items() if other != code]
        return ChainMap(self._right[code], *others)

    def _whole_around(self, code: str, around: Around) -> Around | None:
        """Give the rest of the game as it is, or as it was when it could last be read."""
        if around.pack({}) is not None:
            self._whole[code] = around
        return self._whole.get(code)

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


def faced(
    spans: tuple[Span, ...], before: tuple[Span, ...], kept: Mapping[DefId, CardEntry]
) -> tuple[Span, ...]:
    """Say for each card whose face is shown: its own if it ever had one, else that of the card that
    stood in its place before, so that a mistake in its id does not take its face.
    """
    named = {span.id for span in spans}
    faces = [span.face if span.face not in named else NO_CARD for span in before]
    if len(before) != len(spans):
        faces = [NO_CARD] * len(spans)
    return tuple(
        replace(span, face=span.id if span.id in kept else face)
        for span, face in zip(spans, faces, strict=True)
    )


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
