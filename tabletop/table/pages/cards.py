"""All cards: what lies in every open pile now, and all that the game has, with a search."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QTreeWidget, QTreeWidgetItem

from tabletop.controller.model import TableModel
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.games.definition import GameDefinition
from tabletop.table.faces.sheet import sheet_of as face_of
from tabletop.table.glossary import glossary_of
from tabletop.table.pages.parts import Page, button, label, search_line
from tabletop.table.pages.told import Told
from tabletop.table.panels.preview import PreviewPanel
from tabletop.table.sheets import sheet_of_definition


@dataclass(frozen=True, slots=True)
class Group:
    """Cards under a heading, each with how many there are."""

    title: str
    cards: Mapping[DefId, int]


def piles_of(model: TableModel, told: Told) -> Iterator[Group]:
    """List what lies in each pile, as far as the seat may know it."""
    titles = {zone.kind: zone.title for zone in model.zones if zone.title}
    for zone in model.zones:
        known = Counter(card.definition for card in zone.cards if card.definition is not None)
        cards = {name: count for name, count in known.items() if name in told.game.pack.cards}
        if not cards:
            continue
        whose = "" if zone.owner in (None, model.seat) else f"{told.seat(zone.owner)}: "
        title = zone.title or titles.get(zone.kind, zone.kind.replace("-", " ").capitalize())
        yield Group(f"{whose}{title}", cards)


def printed_of(game: GameDefinition) -> Iterator[Group]:
    """List all cards of a game by their types, and after them those of each deck apart."""
    groups: dict[tuple[str, str], dict[DefId, int]] = {}
    key = game.pack.namesakes
    for name, entry in game.pack.cards.items():
        deck = str(entry.definition.facts.get(key, "")) if key else ""
        kind = "" if deck else face_of(game.pack.info.id, entry).label
        groups.setdefault((deck, kind), {})[name] = entry.count
    for deck, kind in sorted(groups):
        if deck:
            title = in_words("Cards of {deck}", deck=deck.capitalize())
        else:
            title = in_words("All cards: {kind}", kind=kind)
        yield Group(title, groups[deck, kind])


class CardsPage(Page):
    """Lists cards in groups; the one that is chosen is shown beside the list."""

    print_wanted = Signal()

    def __init__(self, told: Told, model: TableModel) -> None:
        super().__init__(in_words("All cards"), width=0, scrolls=False)
        self._told = told
        self.groups = (*piles_of(model, told), *printed_of(told.game))
        self.search = search_line(
            in_words("Search the cards"), in_words("Search: a name, a type, a trait, a word")
        )
        self.search.textChanged.connect(self._searched)
        self._found = label("", "dim")
        self.list = QTreeWidget()
        self.list.setAccessibleName(in_words("Cards"))
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(True)
        self.list.currentItemChanged.connect(self._chosen)
        self.preview = PreviewPanel(told.pictures, glossary_of(told.game.pack))
        self.preview.set_scale(told.scale)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.list)
        split.addWidget(self.preview)
        split.setStretchFactor(0, 3)
        split.setStretchFactor(1, 2)
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(self._found)
        self.print_button = button(
            in_words("Print the cards…"), hint=in_words("All cards of the game, to cut out")
        )
        self.print_button.clicked.connect(self.print_wanted)
        row.addWidget(self.print_button)
        self.body.addLayout(row)
        self.body.addWidget(split, 1)
        self._words = {name: self._said(name) for group in self.groups for name in group.cards}
        self._searched("")

    def first_focus(self) -> None:
        """Begin with the search."""
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def _said(self, name: DefId) -> str:
        """Give all words of a card, to be searched."""
        sheet = sheet_of_definition(self._told.game, name)
        assert sheet is not None
        return " ".join((sheet.name, sheet.kind, sheet.text, *sheet.values)).casefold()

    def _searched(self, text: str) -> None:
        wanted = text.casefold().split()
        self.list.clear()
        found = 0
        for group in self.groups:
            here = group.title.casefold()
            fitting = {
                name: count
                for name, count in group.cards.items()
                if all(word in self._words[name] or word in here for word in wanted)
            }
            if not fitting:
                continue
            total = sum(fitting.values())
            found += total
            head = QTreeWidgetItem([f"{group.title} ({total})"])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable)
            self.list.addTopLevelItem(head)
            for name, count in sorted(fitting.items(), key=lambda item: self._name(item[0])):
                times = f" × {count}" if count > 1 else ""
                item = QTreeWidgetItem([f"{self._name(name)}{times}"])
                item.setData(0, Qt.ItemDataRole.UserRole, name)
                head.addChild(item)
            head.setExpanded(bool(wanted) or len(fitting) <= 12)
        self._found.setText(in_words("{found} found", found=found) if wanted else "")
        top = self.list.topLevelItem(0)
        first = None if top is None else top.child(0)
        if first is not None:
            self.list.setCurrentItem(first)

    def _name(self, name: DefId) -> str:
        return self._told.game.pack.cards[name].definition.name

    def _chosen(self, item: QTreeWidgetItem | None) -> None:
        name = None if item is None else item.data(0, Qt.ItemDataRole.UserRole)
        if name:
            self.preview.select(sheet_of_definition(self._told.game, DefId(name)))
