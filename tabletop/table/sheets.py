"""Sheets for the preview, made from what a seat sees of a card."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.controller.model import CardModel
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.table import Definition
from tabletop.games.definition import GameDefinition
from tabletop.library.pack import CardEntry
from tabletop.table.faces.sheet import Sheet as Face
from tabletop.table.faces.sheet import Sign, table_of, titled
from tabletop.table.faces.sheet import sheet_of as face_of
from tabletop.table.panels.preview import Sheet


def sheet_of_card(game: GameDefinition, card: CardModel) -> Sheet:
    """Tell of a card on the table; of one that isn't known no more than its back."""
    if card.definition is None:
        states = tuple(state for state in card.states if state != "face down")
        return Sheet(in_words("A card, face down"), None, card.back, states=states)
    return _sheet(game, card.definition, card.side, card.states, card.notes)


def sheet_of_definition(game: GameDefinition, definition: DefId, side: int = 0) -> Sheet | None:
    """Tell of a side of a printed card; None when the game has no such card."""
    if definition not in game.pack.cards:
        return None
    return _sheet(game, definition, side)


def _sheet(
    game: GameDefinition,
    name: DefId,
    side: int,
    states: tuple[str, ...] = (),
    causes: tuple[str, ...] = (),
) -> Sheet:
    entry = game.pack.cards.get(name)
    if entry is None:
        return _made(game, name, side, states, causes)
    return sheet_of_entry(game.id, entry, side, states, causes)


def sheet_of_entry(
    game: str,
    entry: CardEntry,
    side: int = 0,
    states: tuple[str, ...] = (),
    causes: tuple[str, ...] = (),
) -> Sheet:
    """Tell of a side of a card of a game by its data."""
    printed: Definition = entry.definition
    text, flavour = entry.text, entry.flavour
    if side:
        printed = printed.sides[side - 1]
        text = entry.side_texts[side - 1] if side <= len(entry.side_texts) else ""
        flavour = entry.side_flavours[side - 1] if side <= len(entry.side_flavours) else ""
    about = f"\n{', '.join(entry.rules)}" if entry.rules else ""
    face = face_of(game, entry, side)
    subtype = (face.subtype,) if face.subtype else ()
    return Sheet(
        name=printed.name,
        definition=entry.definition.id,
        back=printed.back,
        side=side,
        kind=", ".join((face.label, *subtype, *face.tags)),
        text=text + about,
        flavour=flavour,
        values=_values(face, table_of(game).get("icons", {})),
        states=states,
        causes=causes,
    )


def _made(
    game: GameDefinition,
    name: DefId,
    side: int,
    states: tuple[str, ...],
    causes: tuple[str, ...],
) -> Sheet:
    """Tell of a card that the game makes by program, a token say, and that has no card data."""
    printed = game.rules.definitions[name]
    kind = table_of(game.pack.info.id).get("kinds", {}).get(printed.kind, {})
    label = kind.get("label", titled(printed.kind))
    return Sheet(printed.name, name, printed.back, side, label, states=states, causes=causes)


def _values(face: Face, called: Mapping[str, Sequence[str]]) -> tuple[str, ...]:
    """List what a card's face shows besides its text, where its game's cards have such values.

    An icon that stands alone on the card is named beside it, for whoever does not know it yet.
    """
    numbers = (f"{{icon:{stat.icon}}} {stat.label} {stat.value}" for stat in face.stats)
    signs = (f"{{icon:{sign.icon}}} {_called(sign, called)}" for sign in face.signs)
    return (*numbers, *dict.fromkeys(signs))


def _called(sign: Sign, called: Mapping[str, Sequence[str]]) -> str:
    known = called.get(sign.icon)
    name = in_words(titled(sign.icon)) if known is None else known[0]
    return sign.label.replace("{sign}", name)
