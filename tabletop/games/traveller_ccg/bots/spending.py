"""Which cards a computer captain parts with: paying, discarding, giving up."""

from __future__ import annotations

from typing import Final

from tabletop.engine.decisions import ChooseCards
from tabletop.engine.ids import CardId
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.prospects import answered, offered, wanted
from tabletop.games.traveller_ccg.bots.raiding import plunder
from tabletop.games.traveller_ccg.bots.worth import CREDIT, printed_worth
from tabletop.games.traveller_ccg.places import DECK, HAND
from tabletop.games.traveller_ccg.skills import skills

UNKNOWN: Final = 1.1
"""What the card on top of the deck is worth, more or less."""

DEAD: Final = -0.5
"""What a card is worth that can be neither played nor expended."""
NEEDED: Final = 0.9
"""What a token more that the Contract pursued asks for is worth."""


def keeping(mind: Mind, card: CardId) -> float:
    """Tell how much the captain wants to keep a card, in hand or in play."""
    record = mind.board.cards[card]
    kind = mind.board.zones[record.zone].kind
    if kind == DECK:
        return UNKNOWN
    printed = mind.table.printed(card)
    worth = printed_worth(printed) + plunder(mind, card)
    if kind != HAND:
        if printed.kind == "crew":
            worth += 0.3 * len(skills(mind.reader, card))
        return worth + 0.4 * len(mind.board.attached(card))
    cost = int(printed.facts.get("cost", 0))
    worth -= CREDIT * cost
    given = tuple(offered(mind, card))
    worth += NEEDED * sum(answered(need, given) for need in wanted(mind))
    if printed.kind == "crew" and printed.name in {mind.table.printed(c).name for c in mind.crew}:
        # A second Crew of a name can only pay for something, if it is worth anything at that.
        worth = worth - 1.0 if mind.reader.value(card, "ev") > 0 else DEAD
    if printed.kind == "heroic-action":
        skill = str(printed.facts.get("skill", ""))
        if not any(skill in skills(mind.reader, crew) for crew in mind.crew):
            worth -= 0.6
    return worth


def pay(mind: Mind, decision: ChooseCards, due: int) -> CardId:
    """Choose the next card to expend: what is missed least for what it is worth.

    What is expended in excess is lost, so a card worth just what is due is best.
    """

    def regret(card: CardId) -> tuple[float, float]:
        in_deck = mind.board.zones[mind.board.cards[card].zone].kind == DECK
        worth = 1.6 if in_deck else mind.reader.value(card, "ev")
        useful = max(0.1, min(worth, due))
        waste = 0.15 * max(0.0, worth - due)
        lost = max(0.05, keeping(mind, card) + 0.6) + waste
        return (lost / useful, -worth)

    return min(decision.cards, key=regret)


def least_wanted(mind: Mind, cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
    """Choose the cards that are missed least."""
    return tuple(sorted(cards, key=lambda card: keeping(mind, card))[:count])


def most_wanted(mind: Mind, cards: tuple[CardId, ...], count: int) -> tuple[CardId, ...]:
    """Choose the cards that are missed most."""
    return tuple(sorted(cards, key=lambda card: -keeping(mind, card))[:count])
