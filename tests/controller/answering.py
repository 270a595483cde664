"""Whether what is asked can be answered with what a model of the table shows."""

from __future__ import annotations

from tabletop.controller.model import TableModel


def answerable(model: TableModel) -> bool:
    """Tell whether something on the table can answer what is asked; it always should."""
    cards = [card for zone in model.zones for card in zone.cards]
    match model.choice.asking:
        case "nothing" | "over":
            return True
        case "action":
            return any(b.refusal is None for b in model.buttons) or any(c.playable for c in cards)
        case "cards":
            return bool(model.buttons) or any(card.candidate for card in cards)
        case "number":
            return True
        case _:
            return bool(model.buttons)
