"""Reading a game's folder whole: a pack, or every mistake in it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from tabletop.effects.source import Marked
from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import in_words
from tabletop.library.abilities import Abilities, Unread
from tabletop.library.cards import CardReader, declared_types
from tabletop.library.faults import CardDataError, Fault, FaultList
from tabletop.library.finding import GAME_FILE, read_game
from tabletop.library.glossary import GLOSSARY_FILE, read_glossary
from tabletop.library.layout import Chart, Layout, Marker, Place, Pool, Space, Token, Track
from tabletop.library.models import LAYOUT
from tabletop.library.overlay import in_other_words, in_rules
from tabletop.library.own_words import GameWords, words_of
from tabletop.library.pack import CardEntry, GameInfo, Pack, RuleText, Term
from tabletop.library.rule_texts import RULES_FILE, read_rules
from tabletop.library.shaped import read_shaped
from tabletop.library.shapes import Record, Report

LAYOUT_FILE: Final = "layout.yaml"
_PARTS_ONLY: Final = 1e-6
Box: TypeAlias = Place | Track | Chart | Pool | Space


def load_pack(info: GameInfo, language: Abilities = None) -> Pack:
    """Read a game's folder. Raises CardDataError with every mistake in it.

    ``language`` reads the cards' abilities; without one no card may have any.
    """
    faults = FaultList()
    pack = read_folder(info.folder, language, faults, bundled=info.bundled)
    if pack is None or faults.faults:
        raise CardDataError(faults.in_order())
    return pack


def read_folder(
    folder: Path, language: Abilities, faults: FaultList, *, bundled: bool
) -> Pack | None:
    """Read a game's folder and collect its mistakes; None when there are any."""
    around = read_around(folder, faults, bundled=bundled)
    cards = around.reader(language, faults)
    files = card_files(folder)
    misnamed = _misnamed(folder)
    if not files and not misnamed:
        message = in_words("there are no cards: neither cards.yaml nor a file in cards/.")
        faults.faults.append(Fault(folder, 0, 0, "", "FILE", message))
    faults.faults.extend(misnamed)
    for path in files:
        cards.read_file(path)
    return None if faults.faults else around.pack(cards.entries)


@dataclass(frozen=True, slots=True)
class Around:
    """What a game's folder holds besides its cards. What is None could not be read."""

    folder: Path
    info: GameInfo | None
    layout: Layout | None
    rules: Mapping[RuleId, RuleText] | None
    types: Mapping[str, Record] | None
    keywords: Mapping[str, str] | None
    namesakes: str
    glossary: tuple[Term, ...]
    said: GameWords

    def reader(self, language: Abilities, faults: FaultList) -> CardReader:
        """Make what reads the files with cards."""
        told = self.rules if self.rules is None else in_rules(self.rules, self.said)
        return CardReader(
            self.types, told, self.keywords, language, faults, self.namesakes, self.said.said
        )

    def pack(self, cards: Mapping[DefId, CardEntry]) -> Pack | None:
        """Put all together with these cards; None where something could not be read."""
        info, layout, rules, keywords = self.info, self.layout, self.rules, self.keywords
        if info is None or layout is None or rules is None or keywords is None:
            return None
        pack = Pack(
            info,
            MappingProxyType(cards),
            layout,
            MappingProxyType(rules),
            MappingProxyType(keywords),
            _digest(self.folder, pack_files(self.folder)),
            self.glossary,
            self.namesakes,
        )
        return in_other_words(pack, self.said)


def read_around(folder: Path, faults: FaultList, *, bundled: bool) -> Around:
    """Read all of a game's folder but its cards, and collect the mistakes."""
    info, values = read_game(folder, bundled=bundled, faults=faults)
    words = folder / GLOSSARY_FILE
    return Around(
        folder,
        info,
        _layout(folder / LAYOUT_FILE, faults, values.get("room", "")),
        read_rules(folder / RULES_FILE, faults),
        declared_types(values.get("types")),
        values.get("keywords"),
        values.get("namesakes", ""),
        read_glossary(words, faults) if _is_there(words) else (),
        words_of(folder, faults),
    )


def look_into(folder: Path, faults: FaultList, *, bundled: bool) -> GameInfo | None:
    """Read ``game.yaml``; where it is wrong, find the mistakes of the other files as well.

    Cards' abilities are left unread then, since the game's language can't be known.
    """
    ahead = FaultList()
    info, _ = read_game(folder, bundled=bundled, faults=ahead)
    if info is None:
        read_folder(folder, Unread.UNREAD, faults, bundled=bundled)
    return info


def card_files(folder: Path) -> tuple[Path, ...]:
    """List the files with cards: ``cards.yaml``, and all in ``cards/``, by name."""
    single = folder / "cards.yaml"
    several = sorted((folder / "cards").glob("*.yaml"))
    return (*((single,) if _is_there(single) else ()), *several)


def _is_there(path: Path) -> bool:
    """Tell whether there is something of this name, though it may not be a file."""
    return path.exists() or path.is_symlink()


def _misnamed(folder: Path) -> list[Fault]:
    """Find files that nobody reads because of their names."""
    found = []
    inside = (path for name in ("cards", "lessons") for path in (folder / name).glob("*"))
    for path in sorted((*folder.iterdir(), *inside)):
        if path.suffix.lower() in (".yaml", ".yml") and path.suffix != ".yaml":
            message = in_words("this is not read; call it {name}.yaml.", name=path.stem)
            found.append(Fault(path, 0, 0, "", "FILE", message))
    return found


def pack_files(folder: Path) -> tuple[Path, ...]:
    """List all YAML files that a game's folder is read from."""
    names = (GAME_FILE, LAYOUT_FILE, RULES_FILE, GLOSSARY_FILE)
    single = tuple(folder / name for name in names if (folder / name).is_file())
    return (*single, *card_files(folder))


def _digest(folder: Path, files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in files:
        content = path.read_bytes()
        total.update(f"{path.relative_to(folder).as_posix()}:{len(content)}:".encode())
        total.update(content)
    return total.hexdigest()


def _layout(path: Path, faults: FaultList, room: str) -> Layout | None:
    file = read_shaped(path, LAYOUT, faults)
    if file is None:
        return None
    alone = None
    if file.values["alone"] is not None:
        assert isinstance(file.root.value, Mapping)
        alone = _table(file.values["alone"], file.root.value["alone"].value, room, file.report)
    return replace(_table(file.values, file.root, room, file.report), alone=alone)


def _table(values: Mapping[str, Any], node: Marked, room: str, report: Report) -> Layout:
    """Make one table of a layout, its boxes checked."""
    places = tuple(Place(**part) for part in values["places"])
    tracks = tuple(Track(**part) for part in values["tracks"])
    pools = tuple(Pool(**part) for part in values["pools"])
    assert isinstance(node.value, Mapping)
    boxes: list[tuple[Box, Marked]] = []
    for key, parts in (("places", places), ("tracks", tracks), ("pools", pools)):
        marked = node.value[key].value.value if key in node.value else ()
        assert isinstance(marked, tuple)
        boxes += zip(parts, marked, strict=True)
    chart = None if values["chart"] is None else Chart(**values["chart"])
    if chart is not None:
        boxes.append((chart, node.value["chart"].value))
    line = None if values["line"] is None else Space(**values["line"])
    dice = None if values["dice"] is None else Space(**values["dice"])
    if line is not None:
        boxes.append((line, node.value["line"].value))
    if dice is not None:
        _within(dice, node.value["dice"].value, values["columns"], values["rows"], report)
    _on_the_table(boxes, values["columns"], values["rows"], report)
    tokens = tuple(Token(**part) for part in values["tokens"])
    return Layout(
        room,
        values["columns"],
        values["rows"],
        places,
        tracks,
        chart,
        values["boards"],
        tokens,
        pools,
        line,
        dice,
        values["owned"],
        tuple(Marker(**part) for part in values["markers"]),
    )


def _on_the_table(
    boxes: list[tuple[Box, Marked]], columns: float, rows: float, report: Report
) -> None:
    """Refuse boxes that leave the table or lie over one another, and zones shown twice."""
    for at, (box, node) in enumerate(boxes):
        _within(box, node, columns, rows, report)
        for other, earlier in boxes[:at]:
            if _overlap(box, other) and not (_hides(box) or _hides(other)):
                text = "this box lies over the one of line {line}."
                message = in_words(text, line=str(earlier.line))
                report.fault(node, "OVERLAP", message)
            if _shows(box) == _shows(other):
                text = "this is shown already, in line {line}."
                message = in_words(text, line=str(earlier.line))
                report.fault(node, "DUPLICATE-PLACE", message)


def _within(box: Box, node: Marked, columns: float, rows: float, report: Report) -> None:
    if box.x + box.width > columns + _PARTS_ONLY or box.y + box.height > rows + _PARTS_ONLY:
        text = "this box leaves the table of {columns} by {rows} cells."
        message = in_words(text, columns=str(columns), rows=str(rows))
        report.fault(node, "BOX", message)


def _shows(box: Box) -> tuple[str, str, str]:
    if isinstance(box, Place):
        return ("place", box.kind, box.of)
    if isinstance(box, Chart):
        return ("chart", box.kind, "table")
    if isinstance(box, Pool):
        return ("pool", "", box.of)
    if isinstance(box, Space):
        return ("line", "", "table")
    return ("track", box.counter, box.of)


def _hides(box: Box) -> bool:
    return isinstance(box, Place) and box.hides


def _overlap(one: Box, other: Box) -> bool:
    return (
        one.x + one.width > other.x + _PARTS_ONLY
        and other.x + other.width > one.x + _PARTS_ONLY
        and one.y + one.height > other.y + _PARTS_ONLY
        and other.y + other.height > one.y + _PARTS_ONLY
    )
