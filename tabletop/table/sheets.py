"""Sheets for the preview, made from what a seat sees of a card."""

from __future__ import annotations

from tabletop.controller.model import CardModel
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.games.definition import GameDefinition
from tabletop.table.faces.sheet import sheet_of as face_of
from tabletop.table.panels.preview import Sheet


def sheet_of_card(game: GameDefinition, card: CardModel) -> Sheet:
    """Tell of a card on the table; of one that isn't known no more than its back."""
    if card.definition is None:
        states = tuple(state for state in card.states if state != "face down")
        return Sheet("A card, face down", None, card.back, states=states)
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
    entry = game.pack.cards[name]
    printed: Definition = entry.definition
    text, flavour = entry.text, entry.flavour
    if side:
        printed = printed.sides[side - 1]
        text = entry.side_texts[side - 1] if side <= len(entry.side_texts) else ""
        flavour = entry.side_flavours[side - 1] if side <= len(entry.side_flavours) else ""
    about = f"\n{', '.join(entry.rules)}" if entry.rules else ""
    kind = ", ".join((printed.kind.replace("-", " "), *printed.traits))
    return Sheet(
        name=printed.name,
        definition=name,
        back=printed.back,
        side=side,
        kind=kind[:1].upper() + kind[1:],
        text=text + about,
        flavour=flavour,
        values=_values(game, name, side),
        states=states,
        causes=causes,
    )


def _values(game: GameDefinition, name: DefId, side: int) -> tuple[str, ...]:
    """List what a card's face shows besides its text, where its game's cards have such values."""
    face = face_of(game.pack.info.id, game.pack.cards[name], side)
    numbers = (f"{{icon:{stat.icon}}} {stat.label} {stat.value}" for stat in face.stats)
    signs = (f"{{icon:{sign.icon}}}{'{icon:expert}' if sign.strong else ''}" for sign in face.signs)
    return (*numbers, *dict.fromkeys(signs))
