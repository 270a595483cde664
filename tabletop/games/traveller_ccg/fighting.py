"""A fight with the enemy ship of a Complication, as the ``defeat`` requirement starts it.

The fight itself is in ``enemy_ships``; this much the effect language needs to know of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.effects.nodes import Effect, nodes_of
from tabletop.effects.reader import Reader
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.traveller_ccg.state import DAMAGE

ENEMY_NAME: Final = "traveller-ccg.enemy-ship"


@dataclass(frozen=True, slots=True)
class Fight:
    """An exchange with an enemy ship; ``fired`` counts how many sides have fired."""

    seat: SeatId
    card: CardId
    attacking: bool = True
    fired: int = 0

    @property
    def captain_fires(self) -> bool:
        """Whether it is the captain who fires now: first as attacker, second as defender."""
        return self.attacking == (self.fired == 0)


def fight(seat: SeatId, card: CardId) -> Frame:
    """Have a captain fight the enemy ship of a Complication; the value tells whether it fell."""
    return Frame(ENEMY_NAME, "begin", Fight(seat, card))


def asks_for_a_fight(requirement: Effect) -> bool:
    """Tell whether a requirement can be met by defeating the enemy ship, perhaps among others."""
    return any(node.tag == "defeat" for node in nodes_of(requirement))


def defeated(reader: Reader, card: CardId) -> bool:
    """Tell whether total damage reaches an enemy ship's Structure (``TC-26.3``)."""
    return reader.board.cards[card].counters.get(DAMAGE, 0) >= reader.value(card, "structure")
