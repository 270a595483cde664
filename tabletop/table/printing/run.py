"""Which faces of which cards are printed, in which order, and on which sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.library.decks.record import Deck
from tabletop.library.pack import CardEntry, Pack
from tabletop.table.printing.paper import CELLS, Backs


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on one cell: a side of a card; ``definition`` None is its back."""

    definition: DefId | None
    back: str
    side: int = 0


@dataclass(frozen=True, slots=True)
class Sheet:
    """One page. ``mirrored`` is the rear of the page before it; an empty cell is None."""

    cells: tuple[Printed | None, ...]
    mirrored: bool = False


def game_run(pack: Pack, copies: bool = True) -> tuple[CardEntry, ...]:
    """List the cards of a game, those of a type together, each as often as a set holds it."""
    kinds = dict.fromkeys(entry.definition.kind for entry in pack.cards.values())
    order = {kind: place for place, kind in enumerate(kinds)}
    entries = sorted(pack.cards.values(), key=lambda entry: order[entry.definition.kind])
    return tuple(entry for entry in entries for _ in range(entry.count if copies else 1))


def deck_run(pack: Pack, deck: Deck) -> tuple[CardEntry, ...]:
    """List the cards of a deck, section by section. Raises LookupError for one that is unknown."""
    found: list[CardEntry] = []
    for section in deck.sections:
        for card in deck.cards(section):
            if card not in pack.cards:
                text = "{game} has no card {card}."
                raise LookupError(in_words(text, game=pack.info.title, card=repr(card)))
            found.append(pack.cards[card])
    return tuple(found)


def sheets(cards: Iterable[CardEntry], backs: Backs) -> tuple[Sheet, ...]:
    """Lay cards on sheets.

    With ``duplex`` a card has its second side behind it; further sides lie behind its back, on
    cells of their own. Without, all sides of a card lie one after another.
    """
    pairs = [pair for card in cards for pair in _pairs(card, backs)]
    found: list[Sheet] = []
    for begin in range(0, len(pairs), CELLS):
        page = pairs[begin : begin + CELLS]
        found.append(Sheet(tuple(front for front, _ in page)))
        if backs == "duplex":
            found.append(Sheet(tuple(rear for _, rear in page), mirrored=True))
    return tuple(found)


def _pairs(card: CardEntry, backs: Backs) -> Iterator[tuple[Printed, Printed]]:
    definition = card.definition
    back = Printed(None, definition.back)
    faces = [
        Printed(definition.id, definition.back, side) for side in range(len(definition.sides) + 1)
    ]
    if backs == "duplex" and len(faces) > 1:
        yield (faces[0], faces[1])
        faces = faces[2:]
    for face in faces:
        yield (face, back)
