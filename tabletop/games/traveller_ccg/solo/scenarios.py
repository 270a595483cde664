"""The solo scenarios (section 34)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.engine.message import Message, say
from tabletop.games.definition import GameOption
from tabletop.games.traveller_ccg.solo.venture import ALONE, BUSINESS, HALF_DOZEN


@dataclass(frozen=True, slots=True)
class Scenario:
    """A scenario: its title, and what is against the captain in it."""

    title: Message
    about: Message


SCENARIOS: Final[Mapping[str, Scenario]] = {
    # ``TC-34.1``
    ALONE: Scenario(say("Alone in the Black"), say("nobody is against you but the void.")),
    # ``TC-34.2``
    BUSINESS: Scenario(
        say("The Cost of Doing Business"),
        say("each Ready Phase ends with an expense of as many Credits as you have VP."),
    ),
    # ``TC-34.3``
    HALF_DOZEN: Scenario(
        say("The Dirty Half-Dozen"),
        say(
            "six mercenaries join the Opposition one by one, go for your Crew in each Action "
            "Phase, and cost you 1 Credit each in each Resolution Phase."
        ),
    ),
}
"""All scenarios: 20 VP before bankruptcy win each of them (``TC-32.8``)."""


def _described(scenario: str) -> Message:
    found = SCENARIOS[scenario]
    return say("{title}: {about}", title=found.title, about=found.about)


SCENARIO: Final = GameOption(
    "scenario",
    say("Solo scenario"),
    say(
        "{alone} {business} {opposed}",
        alone=_described(ALONE),
        business=_described(BUSINESS),
        opposed=_described(HALF_DOZEN),
    ),
    tuple((key, scenario.title) for key, scenario in SCENARIOS.items()),
    "TC-34.1",
    seats=(1,),
)
"""Which scenario a captain alone plays."""
