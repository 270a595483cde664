"""The builder's bench: a deck in the making, what is wrong with it, and its file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from tabletop.controller.decks.odds import Odds, odds_of
from tabletop.controller.decks.pool import Item, pool
from tabletop.engine.chance import Chance
from tabletop.engine.ids import DefId, RuleId
from tabletop.engine.message import Message, fill, in_words
from tabletop.games.bringing import deck_kind, shelf
from tabletop.games.decks import Bars, DeckKind
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.library.decks.files import MOST_COPIES, DeckFile, write_deck
from tabletop.library.decks.folder import Shelf
from tabletop.library.decks.octgn import write_o8d
from tabletop.library.decks.plain import write_plain
from tabletop.library.decks.record import Deck, Section, deck, section_of

NEW: Final = "A new deck"
MOST_UNDO: Final = 500


@dataclass(frozen=True, slots=True)
class Line:
    """A card of the deck: how often, and whether something is wrong with it."""

    section: str
    card: DefId
    name: str
    count: int
    wrong: bool


@dataclass(frozen=True, slots=True)
class Told:
    """A fault in words, the rule that it breaks, and the card that is to blame, if one is."""

    words: str
    rule: RuleId | None
    card: DefId | None


@dataclass(frozen=True, slots=True)
class Size:
    """How full a section is; ``wanted`` is how many cards it should have."""

    section: Section
    count: int
    wanted: int


class Bench:
    """A deck in the making. Each change gives a new record, so that all can be taken back."""

    def __init__(self, game: GameDefinition, options: Mapping[str, OptionValue] | None = None):
        self.game = game
        self.kind: DeckKind = deck_kind(game)
        self.shelf: Shelf = shelf(game)
        self.options: Mapping[str, OptionValue] = dict(options or {})
        self.items: tuple[Item, ...] = pool(
            game.pack.cards, self.kind.sections, self.kind.facets, self.kind.terms
        )
        self.path: Path | None = None
        self.deck = self._saved = self._empty()
        self._past: list[Deck] = []
        self._future: list[Deck] = []

    # -- the deck ---------------------------------------------------------------------------

    @property
    def changed(self) -> bool:
        """Tell whether the deck is another than the one on disk."""
        return self.deck != self._saved

    def _become(self, following: Deck) -> None:
        if following != self.deck:
            self._past = [*self._past, self.deck][-MOST_UNDO:]
            self._future = []
            self.deck = following

    def undo(self) -> bool:
        """Take the last change back; False when there is none."""
        if not self._past:
            return False
        self._future.append(self.deck)
        self.deck = self._past.pop()
        return True

    def redo(self) -> bool:
        """Make a change again that was taken back; False when there is none."""
        if not self._future:
            return False
        self._past.append(self.deck)
        self.deck = self._future.pop()
        return True

    def home(self, card: DefId) -> Section | None:
        """Give the section that a card belongs in."""
        entry = self.game.pack.cards.get(card)
        return None if entry is None else section_of(entry.definition.back, self.kind.sections)

    def count(self, card: DefId) -> int:
        """Count the copies of a card in the whole deck."""
        return sum(copies.get(card, 0) for copies in self.deck.sections.values())

    def add(self, card: DefId, count: int = 1) -> None:
        """Put copies of a card into its section; one of a single section takes the place of the
        one before.
        """
        section = self.home(card)
        if section is None:
            raise LookupError(f"{card} belongs in no part of a deck")
        copies = dict(self.deck.copies(section.key))
        if section.single:
            copies = {card: 1}
        else:
            copies[card] = min(copies.get(card, 0) + count, MOST_COPIES)
        self._put(section.key, copies)

    def remove(self, card: DefId, count: int = 1, section: str = "") -> None:
        """Take copies of a card out, of any section that has some unless one is named."""
        for key in (section,) if section else tuple(self.deck.sections):
            copies = dict(self.deck.copies(key))
            if card in copies:
                copies[card] -= count
                self._put(key, copies)
                return

    def _put(self, section: str, copies: Mapping[DefId, int]) -> None:
        parts = {key: dict(held) for key, held in self.deck.sections.items()}
        parts[section] = dict(copies)
        self._become(deck(self.deck.name, self.game.id, parts, self.deck.notes))

    def rename(self, name: str) -> None:
        """Call the deck something else."""
        self._become(replace(self.deck, name=" ".join(name.split())[:60] or in_words(NEW)))

    def note(self, notes: str) -> None:
        """Write down what the deck is about."""
        self._become(replace(self.deck, notes=notes.strip()[:4000]))

    def judge_for(self, key: str, value: OptionValue) -> None:
        """Judge the deck for a match with an option from now on."""
        self.options = {**self.options, key: value}

    def judged_for(self) -> tuple[tuple[str, str], ...]:
        """List the options that it is judged for, where these aren't the usual ones."""
        found: list[tuple[str, str]] = []
        for option in self.game.options:
            value = self.options.get(option.key, option.choices[0][0])
            for known, words in option.choices[1:]:
                if known == value and type(known) is type(value):
                    found.append((_plain(option.label), _plain(words)))
        return tuple(found)

    # -- what there is to see ---------------------------------------------------------------

    def faults(self) -> tuple[Told, ...]:
        """List everything that is wrong with the deck, by the game's own validator."""
        return tuple(
            Told(fill(fault.message, str), fault.rule, fault.card)
            for fault in self.kind.check(self.deck, self.options)
        )

    def lines(self) -> tuple[Line, ...]:
        """List the deck section by section, each by type and then by name."""
        blamed = {fault.card for fault in self.faults()}
        cards = self.game.pack.cards
        kinds = list(dict.fromkeys(item.kind for item in self.items))
        of_kind = {item.card: kinds.index(item.kind) for item in self.items}
        found: list[Line] = []
        for section in self.kind.sections:
            lines = [
                Line(
                    section.key,
                    card,
                    cards[card].definition.name if card in cards else str(card),
                    count,
                    card in blamed,
                )
                for card, count in self.deck.copies(section.key).items()
            ]
            lines.sort(key=lambda line: (of_kind.get(line.card, -1), line.name.casefold()))
            found += lines
        return tuple(found)

    def sizes(self) -> tuple[Size, ...]:
        """Tell how full each section is."""
        wanted = self.kind.sizes(self.options)
        return tuple(
            Size(section, self.deck.count(section.key), wanted.get(section.key, 0))
            for section in self.kind.sections
        )

    def figures(self) -> tuple[Bars, ...]:
        """Give the figures that the game shows of a deck."""
        return self.kind.figures(self.deck)

    def odds(self) -> tuple[Odds, ...]:
        """Give the odds of a first hand."""
        hand = self.kind.hand
        if hand is None:
            return ()
        size = self.deck.count(hand.section)
        return tuple(
            odds_of(_plain(hope), hits, size, hand.size) for hope, hits in hand.hopes(self.deck)
        )

    def sample(self, seed: int) -> tuple[DefId, ...]:
        """Draw a first hand."""
        hand = self.kind.hand
        if hand is None:
            return ()
        cards = self.deck.cards(hand.section)
        order, _ = Chance(seed).permutation(len(cards))
        return tuple(cards[place] for place in order[: hand.size])

    # -- files ------------------------------------------------------------------------------

    def begin(self) -> None:
        """Begin a new deck."""
        self._open(self._empty(), None)

    def open(self, file: DeckFile) -> None:
        """Work on a deck of the player's own, in its file."""
        if file.deck is not None:
            self._open(file.deck, file.path)

    def open_copy(self, file: DeckFile) -> None:
        """Work on a copy of a ready-made deck, which stays as it is."""
        if file.deck is not None:
            self._open(file.deck, None)

    def take_in(self, file: DeckFile) -> None:
        """Work on a deck from elsewhere, which is not kept yet."""
        if file.deck is not None:
            self._open(file.deck, None)
            self._saved = self._empty()

    def _empty(self) -> Deck:
        return deck(in_words(NEW), self.game.id, {})

    def _open(self, opened: Deck, path: Path | None) -> None:
        self.deck = self._saved = opened
        self.path = path
        self._past, self._future = [], []

    def save(self) -> Path:
        """Keep the deck in its file; one that has none gets one. Raises OSError."""
        return self._keep(self.path)

    def save_copy(self) -> Path:
        """Keep the deck in a new file, and work on in that. Raises OSError."""
        return self._keep(None)

    def _keep(self, path: Path | None) -> Path:
        self.path = self.shelf.keep(self.deck, path)
        self._saved = self.deck
        return self.path

    def discard(self) -> None:
        """Throw the deck and its file away, and begin a new one. Raises OSError."""
        if self.path is not None:
            self.path.unlink(missing_ok=True)
        self.begin()

    def text_for(self, path: Path) -> str:
        """Write the deck in the manner of a file's ending: OCTGN's, YAML, else plain text."""
        cards, sections = self.game.pack.cards, self.kind.sections
        ending = path.suffix.lower()
        if ending == ".yaml":
            return write_deck(self.deck, sections)
        write = write_o8d if ending == ".o8d" else write_plain
        return write(self.deck, sections, cards)


def _plain(message: Message) -> str:
    return fill(message, str)
