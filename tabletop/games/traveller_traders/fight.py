"""One attack: four dice and Power against four dice and Power (TT-4.3, TT-6.2)."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.engine.decisions import Roll
from tabletop.engine.events import Event, Rolled, Said
from tabletop.engine.ids import CardId
from tabletop.engine.message import CardName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_traders.crew import power

DICE = 4


@dataclass(frozen=True, slots=True)
class Attack:
    """The dice of an attack that has been rolled."""

    attacker: CardId
    defender: CardId
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    attack_power: int
    defence_power: int

    @property
    def hits(self) -> bool:
        """Whether the attack is strictly greater; a tie is not enough."""
        return sum(self.attack) + self.attack_power > sum(self.defence) + self.defence_power

    def told(self) -> tuple[Event, ...]:
        """Show both rolls, and put them into a sentence."""
        attacker, defender = CardName(self.attacker), CardName(self.defender)
        text = (
            "The {attacker} attacks the {defender}: {attack} against {defence}, a hit."
            if self.hits
            else "The {attacker} attacks the {defender}: {attack} against {defence}, no hit."
        )
        return (
            Rolled(say("{card} attacks", card=attacker), self.attack, self.attack_power),
            Rolled(say("{card} defends", card=defender), self.defence, self.defence_power),
            Said(
                say(
                    text,
                    attacker=attacker,
                    defender=defender,
                    attack=sum(self.attack) + self.attack_power,
                    defence=sum(self.defence) + self.defence_power,
                )
            ),
        )


async def roll_attack(table: Table, attacker: CardId, defender: CardId) -> Attack:
    """Roll for both, the attacker first."""
    attack = await Roll(name="attack", dice=DICE)
    defence = await Roll(name="defence", dice=DICE)
    return Attack(
        attacker, defender, attack, defence, power(table, attacker), power(table, defender)
    )
