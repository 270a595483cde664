"""What a challenge makes of cards in play, besides what is printed on them."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.effects.ability import abilities_of
from tabletop.engine.ids import AUTOMA, CardId
from tabletop.engine.message import Message, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.solo.tolls import CardToll
from tabletop.games.traveller_ccg.solo.venture import BURN, ENDLESS, HAND_SIZE, WEAR
from tabletop.games.traveller_ccg.state import voyage


def noted(table: Table, card: CardId) -> Iterator[Message]:
    """Say what the challenges that were taken change about a card."""
    venture, printed = voyage(table).venture, table.printed(card)
    kind, foe = printed.kind, table.board.cards[card].controller == AUTOMA
    if kind == "ship" and (size := venture.number(HAND_SIZE, 0)):
        yield say("Challenge: the hand is drawn up to {size} cards.", size=size)
    if kind == "contract" and venture.has(ENDLESS):
        yield say("Challenge: it can hold any number of Complications.")
    if kind == "crew" and venture.has(WEAR) and not foe:
        yield say("Challenge: its Wounds are not restored in the Ready Phase.")
    burns = any(
        isinstance(cost, CardToll) for ability in abilities_of(printed) for cost in ability.cost
    )
    if burns and venture.has(BURN) and not foe:
        yield say("Challenge: it is jettisoned when one of its abilities is used.")
