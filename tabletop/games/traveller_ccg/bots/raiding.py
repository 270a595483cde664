"""Piracy, as a computer captain weighs it."""

from __future__ import annotations

from typing import Final

from tabletop.effects.nodes import nodes_of
from tabletop.engine.ids import CardId, SeatId
from tabletop.games.traveller_ccg.bots.mind import Mind
from tabletop.games.traveller_ccg.bots.worth import CREDIT, effects_worth, number
from tabletop.games.traveller_ccg.piracy import values
from tabletop.games.traveller_ccg.places import ship_of

SURPRISE: Final = 0.8
"""What an opposing captain is likely to add to their Defense."""
ARMED: Final = 0.4
"""What a point of Attack is worth to a raider besides what it is to anybody."""
BOOSTING: Final = ("reaction", "anytime", None)
TRIUMPHS: Final = ("piracy-succeeded", "damage-inflicted")


def boosts(mind: Mind, attribute: str) -> float:
    """Add up what the captain's cards could add to Attack or Defense in a fight."""
    cards = [*mind.hand, *(card for card in mind.in_play() if mind.is_mine(card))]
    found = 0.0
    for card in cards:
        for ability in mind.abilities(card):
            if ability.timing not in BOOSTING or ability.after is not None:
                continue
            found += sum(
                number(getattr(node, "by", None), 1)
                for effect in ability.do
                for node in nodes_of(effect)
                if node.tag == "modify" and getattr(node, "attribute", "") == attribute
            )
    return found


def triumph(mind: Mind) -> float:
    """Give what a successful attempt brings by the captain's cards."""
    found = 0.0
    for card in mind.in_play():
        if mind.is_mine(card):
            for ability in mind.abilities(card):
                moment = getattr(ability.after, "moment", "")
                ready = mind.board.cards[card].turn == 0
                if moment in TRIUMPHS and (ready or not ability.cost):
                    found += max(0.0, effects_worth(ability.do))
    for card in mind.hand:
        for ability in mind.abilities(card):
            if getattr(ability.after, "moment", "") in TRIUMPHS:
                found += 0.8 * max(0.0, effects_worth(ability.do))
    return found


def is_raider(mind: Mind) -> bool:
    """Tell whether the captain's Ship is made for piracy: a success pays it."""
    return any(
        getattr(ability.after, "moment", "") in TRIUMPHS for ability in mind.abilities(mind.ship)
    )


def plunder(mind: Mind, card: CardId) -> float:
    """Give what a card is worth more to a captain who raids round after round."""
    found = 0.0
    if mind.once("raider", lambda: is_raider(mind)):
        for ability in mind.abilities(card):
            if getattr(ability.after, "moment", "") in TRIUMPHS:
                found += max(0.0, effects_worth(ability.do))
            for part in ability.always:
                if part.tag == "modify" and getattr(part, "attribute", "") == "attack":
                    found += ARMED * max(0.0, number(getattr(part, "by", None), 1))
    return found


def margin(mind: Mind, other: SeatId) -> float:
    """Give by how much the captain is likely to outshoot another."""
    attack, defense = values(mind.table, mind.ship, ship_of(mind.board, other))
    return attack + 0.7 * boosts(mind, "attack") - defense - SURPRISE


def worth_raiding(mind: Mind, other: SeatId) -> float:
    """Give what an attempt on a captain is likely to bring, in VP."""
    over = margin(mind, other)
    likely = 0.05 if over <= 0 else min(0.95, 0.45 + 0.2 * over)
    return likely * (triumph(mind) + CREDIT * max(0.0, over) * 0.6)


def prey(mind: Mind, ships: tuple[CardId, ...]) -> CardId:
    """Choose the Ship to attack: the surest success, and of these the captain furthest ahead."""
    owners = {ship: owner for ship in ships if (owner := mind.board.cards[ship].owner) is not None}
    return max(ships, key=lambda ship: (margin(mind, owners[ship]), mind.vp(owners[ship])))
