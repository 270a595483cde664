"""What an ability of the Opposition's Crew would do to Crew, foreseen without doing it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tabletop.effects.context import Context
from tabletop.effects.nodes import Effect
from tabletop.effects.ops.flow import If
from tabletop.effects.reader import Reader
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.damage import wounds_after_armor
from tabletop.games.traveller_ccg.language.harm import Wound
from tabletop.games.traveller_ccg.language.states import Exert


@dataclass(slots=True)
class Foreseen:
    """Wounds by Crew, before Armor, and the Crew that would exert."""

    wounds: dict[CardId, int] = field(default_factory=dict)
    exerts: set[CardId] = field(default_factory=set)

    def touches(self, card: CardId) -> bool:
        """Tell whether anything would happen to a Crew."""
        return self.wounds.get(card, 0) > 0 or card in self.exerts


def foresee(reader: Reader, effects: Iterable[Effect], context: Context) -> Foreseen:
    """Foresee what effects do, with their conditions counted as things stand (``TC-R.127``).

    What exerts needs a ready Crew (``TC-R.128``).
    """
    found = Foreseen()
    for effect in effects:
        if isinstance(effect, If):
            so = effect.condition.holds(reader, context)
            _join(found, foresee(reader, effect.then if so else effect.else_, context))
        elif isinstance(effect, Wound) and effect.among is None:
            count = max(0, effect.count.amount(reader, context))
            for card in effect.what.cards(reader, context):
                found.wounds[card] = found.wounds.get(card, 0) + count
        elif isinstance(effect, Exert) and effect.count is None:
            cards = effect.what.cards(reader, context)
            found.exerts.update(card for card in cards if effect.fits(reader, card))
    return found


def _join(found: Foreseen, more: Foreseen) -> None:
    for card, count in more.wounds.items():
        found.wounds[card] = found.wounds.get(card, 0) + count
    found.exerts |= more.exerts


def harms(effects: Iterable[Effect]) -> bool:
    """Tell whether any of these effects is one that wounds or exerts."""
    return any(
        harms((*effect.then, *effect.else_))
        if isinstance(effect, If)
        else isinstance(effect, Wound | Exert)
        for effect in effects
    )


def getting_through(reader: Reader, source: CardId, crew: CardId, count: int) -> int:
    """Give how many of so many Wounds a Crew would really take."""
    return wounds_after_armor(reader, crew, count, source) if count else 0
