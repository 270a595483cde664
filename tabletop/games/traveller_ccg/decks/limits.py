"""How large a deck is and how many copies it may hold, by the rules and by chosen challenges."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

CAPTAINS_SIZE: Final = "captains-deck"
"""Option: cards in the Captain's Deck, 60, 50 or 40 (``TC-33.6``, ``TC-33.7``)."""
CAPTAINS_COPIES: Final = "captains-copies"
"""Option: copies of a captain's card, 3, 2 or 1 (``TC-33.8``, ``TC-33.9``)."""
ADVENTURE_SIZE: Final = "adventure-deck"
"""Option: cards in the Adventure Deck, 20, 25 or 30 (``TC-33.2``, ``TC-33.3``)."""
ADVENTURE_COPIES: Final = "adventure-copies"
"""Option: copies of an adventure card, 2 or 1 (``TC-33.4``)."""
FOREIGN: Final = "foreign-contracts"
"""Option: five Contracts need what the Ship has not (``TC-33.5``)."""

FOREIGN_CONTRACTS: Final = 5

_SIZE_RULES: Final = {50: "TC-33.6", 40: "TC-33.7", 25: "TC-33.2", 30: "TC-33.3"}
_COPY_RULES: Final = {2: "TC-33.8", 1: "TC-33.9"}


@dataclass(frozen=True, slots=True)
class Limits:
    """What a deck set must keep, each with the rule that it comes from.

    ``chosen_captains`` and ``chosen_adventure`` are limits of copies that a challenge sets; they
    hold for every card, whatever its keywords say (``TC-R.32``).
    """

    captains: int = 60
    captains_rule: str = "TC-11.1"
    adventure: int = 20
    adventure_rule: str = "TC-11.1"
    chosen_captains: int | None = None
    captain_copies_rule: str = "TC-11.2"
    chosen_adventure: int | None = None
    foreign: int = 0


def limits(options: Mapping[str, str | int | bool]) -> Limits:
    """Give the limits under the options of a match."""
    captains = int(options.get(CAPTAINS_SIZE, 60))
    adventure = int(options.get(ADVENTURE_SIZE, 20))
    copies = int(options.get(CAPTAINS_COPIES, 3))
    single = int(options.get(ADVENTURE_COPIES, 2)) == 1
    return Limits(
        captains,
        _SIZE_RULES.get(captains, "TC-11.1"),
        adventure,
        _SIZE_RULES.get(adventure, "TC-11.1"),
        copies if copies in _COPY_RULES else None,
        _COPY_RULES.get(copies, "TC-11.2"),
        1 if single else None,
        FOREIGN_CONTRACTS if options.get(FOREIGN, False) else 0,
    )
