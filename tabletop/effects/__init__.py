"""The effect language: what cards do, as trees of frozen nodes that are read from card data.

The same tree is carried out, judged, copied and put into words. Nothing here knows any game; a
game makes its own :class:`~tabletop.effects.language.Language` of the core's nodes and its own.
"""

from tabletop.effects.ability import FACT, Ability, abilities_of, find_ability
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.customs import Customs
from tabletop.effects.interpret import Deed, Doing, Leaf, Walk, carry_out
from tabletop.effects.language import Bounds, Language
from tabletop.effects.refill import Refill
from tabletop.effects.runtime import RECORDS, Effects, Hooks, effects_of, hooks, procedures
from tabletop.effects.wording.tokens import Token, Tokens, plain_text

__all__ = [
    "FACT",
    "RECORDS",
    "Ability",
    "Address",
    "Bounds",
    "Context",
    "Customs",
    "Deed",
    "Doing",
    "Effects",
    "Hooks",
    "Language",
    "Leaf",
    "Outcome",
    "Refill",
    "Token",
    "Tokens",
    "Walk",
    "abilities_of",
    "carry_out",
    "effects_of",
    "find_ability",
    "hooks",
    "plain_text",
    "procedures",
]
