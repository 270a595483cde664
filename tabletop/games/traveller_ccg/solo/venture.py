"""What a captain alone has taken on: the scenario, and the challenges that make it harder."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ALONE: Final = "alone-in-the-black"
BUSINESS: Final = "the-cost-of-doing-business"
HALF_DOZEN: Final = "the-dirty-half-dozen"
"""The scenarios."""

SLOTS: Final = "contract-slots"
HAND_SIZE: Final = "hand-size"
DOUBLE: Final = "double-complications"
ENDLESS: Final = "endless-complications"
TOLL: Final = "harm-with-each-card"
WEAR: Final = "wear-and-tear"
BURN: Final = "burning-bridges"
OPPOSITION: Final = "opposition-at-start"
"""The challenges that change how the game goes; one with tiers ends with its number."""


@dataclass(frozen=True, slots=True)
class Venture:
    """A scenario with its challenges, each by its key, and the points that they are worth."""

    scenario: str = ALONE
    challenges: tuple[str, ...] = ()
    points: int = 0

    def has(self, challenge: str) -> bool:
        """Tell whether a challenge was taken."""
        return challenge in self.challenges

    def number(self, challenge: str, usual: int) -> int:
        """Give the number that the tier of a challenge sets, or the usual one."""
        for key in self.challenges:
            name, _, tier = key.rpartition("-")
            if name == challenge:
                return int(tier)
        return usual


NONE: Final = Venture()
"""What captains take on who play each other: nothing."""
