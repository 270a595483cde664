"""The solo challenges: what each is called, what it is worth, and how it is chosen (section 33).

Each is a value of a setup option. Tiers of one challenge are values of the same option, so that
one game has one of them (``TC-R.114``); everything else goes together freely (``TC-33.1``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.engine.message import Message, Refusal, refuse, say
from tabletop.games.definition import GameOption, OptionValue
from tabletop.games.traveller_ccg.decks.limits import (
    ADVENTURE_COPIES,
    ADVENTURE_SIZE,
    CAPTAINS_COPIES,
    CAPTAINS_SIZE,
    FOREIGN,
)
from tabletop.games.traveller_ccg.names import challenge_said
from tabletop.games.traveller_ccg.solo.scenarios import SCENARIO, SCENARIOS
from tabletop.games.traveller_ccg.solo.venture import (
    ALONE,
    BURN,
    DOUBLE,
    ENDLESS,
    HALF_DOZEN,
    HAND_SIZE,
    OPPOSITION,
    SLOTS,
    TOLL,
    WEAR,
    Venture,
)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge: the option and the value that take it, what it is worth, its rule."""

    option: str
    value: OptionValue
    points: int
    label: Message
    rule: str

    @property
    def key(self) -> str:
        """The name it has on record."""
        return self.option if self.value is True else f"{self.option}-{self.value}"


CHALLENGES: Final = (
    Challenge(ADVENTURE_SIZE, 25, 5, say("25 cards"), "TC-33.2"),
    Challenge(ADVENTURE_SIZE, 30, 10, say("30 cards"), "TC-33.3"),
    Challenge(ADVENTURE_COPIES, 1, 10, say("1 copy at most"), "TC-33.4"),
    Challenge(FOREIGN, True, 15, say("5 or more"), "TC-33.5"),
    Challenge(CAPTAINS_SIZE, 50, 5, say("50 cards"), "TC-33.6"),
    Challenge(CAPTAINS_SIZE, 40, 15, say("40 cards"), "TC-33.7"),
    Challenge(CAPTAINS_COPIES, 2, 5, say("2 copies at most"), "TC-33.8"),
    Challenge(CAPTAINS_COPIES, 1, 20, say("1 copy at most"), "TC-33.9"),
    Challenge(SLOTS, 3, 10, say("3 slots"), "TC-33.10"),
    Challenge(SLOTS, 2, 25, say("2 slots"), "TC-33.11"),
    Challenge(HAND_SIZE, 6, 5, say("6 cards"), "TC-33.12"),
    Challenge(HAND_SIZE, 5, 10, say("5 cards"), "TC-33.13"),
    Challenge(DOUBLE, True, 15, say("2 of them"), "TC-33.14"),
    Challenge(ENDLESS, True, 10, say("Endless"), "TC-33.15"),
    Challenge(TOLL, True, 10, say("Costs a Wound or Structure"), "TC-33.16"),
    Challenge(WEAR, True, 5, say("Wounded each round"), "TC-33.17"),
    Challenge(BURN, True, 20, say("Jettisoned after each ability"), "TC-33.18"),
    Challenge(OPPOSITION, 1, 3, say("1 Crew"), "TC-33.19"),
    Challenge(OPPOSITION, 2, 10, say("2 Crew"), "TC-33.19"),
)
"""All challenges (``TC-33.2`` to ``TC-33.19``)."""

FOREIGN_LESS: Final[Mapping[str, int]] = {
    f"{ADVENTURE_SIZE}-25": 10,
    f"{ADVENTURE_SIZE}-30": 5,
}
"""What foreign Contracts are worth in a larger Adventure Deck (``TC-33.5``)."""


@dataclass(frozen=True, slots=True)
class _Question:
    """An option of the setup: what it asks, its usual value, and what that is called."""

    key: str
    label: Message
    usual: OptionValue
    called: Message
    help: Message


_QUESTIONS: Final = (
    _Question(
        CAPTAINS_SIZE,
        say("Captain's Deck"),
        60,
        say("60 cards"),
        say("How many cards the Captain's Deck has."),
    ),
    _Question(
        CAPTAINS_COPIES,
        say("Copies of a captain's card"),
        3,
        say("3 copies at most"),
        say("How often a card may be in the Captain's Deck."),
    ),
    _Question(
        ADVENTURE_SIZE,
        say("Adventure Deck"),
        20,
        say("20 cards"),
        say("How many cards the Adventure Deck has."),
    ),
    _Question(
        ADVENTURE_COPIES,
        say("Copies of an adventure card"),
        2,
        say("2 copies at most"),
        say("How often a card may be in the Adventure Deck."),
    ),
    _Question(
        FOREIGN,
        say("Contracts the Ship is not made for"),
        False,
        say("Any number"),
        say(
            "How many Contracts need a capability that the Ship has no icon for. Worth 10 "
            "points with 25 cards in the Adventure Deck, and 5 with 30."
        ),
    ),
    _Question(
        SLOTS,
        say("Contract slots"),
        4,
        say("4 slots"),
        say("Between how many Contracts there is to choose."),
    ),
    _Question(
        HAND_SIZE,
        say("Hand size"),
        7,
        say("7 cards"),
        say("Up to how many cards a hand is drawn."),
    ),
    _Question(
        DOUBLE,
        say("Complications of a new Contract"),
        False,
        say("1 of them"),
        say("How many Complications a Contract enters play with, if it has the slots."),
    ),
    _Question(
        ENDLESS,
        say("Complication slots"),
        False,
        say("As printed"),
        say("How many Complications can be attached to a Contract."),
    ),
    _Question(
        TOLL,
        say("Playing a card"),
        False,
        say("Costs its Credits alone"),
        say(
            "Each captain's card that is played costs besides 1 Wound on one of your Crew "
            "or 1 Structure on one of your Upgrades, if you have any."
        ),
    ),
    _Question(
        WEAR,
        say("Crew"),
        False,
        say("Wounded by events alone"),
        say(
            "Each Procurement Phase ends with 1 Wound on each of your Crew, and their "
            "Wounds are not restored in the Ready Phase."
        ),
    ),
    _Question(
        BURN,
        say("Crew, Gear and Upgrades"),
        False,
        say("Stay in play"),
        say("Using an ability of a Crew, Gear or Upgrade costs the card besides."),
    ),
    _Question(
        OPPOSITION,
        say("Opposition in play at the start"),
        0,
        say("None"),
        say("The Dirty Half-Dozen: how many of the Opposition's Crew are there from the start."),
    ),
)


def _option(question: _Question) -> GameOption:
    taken = tuple(item for item in CHALLENGES if item.option == question.key)
    values = ((item.value, _with_points(item)) for item in taken)
    choices = ((question.usual, question.called), *values)
    return GameOption(question.key, question.label, question.help, choices, "TC-R.114", seats=(1,))


def _with_points(challenge: Challenge) -> Message:
    return say("{label} (+{points})", label=challenge.label, points=challenge.points)


OPTIONS: Final = (SCENARIO, *(_option(question) for question in _QUESTIONS))
"""What can be chosen before a game alone."""


def taken(options: Mapping[str, OptionValue]) -> tuple[Challenge, ...]:
    """List the challenges that the options of a match take."""
    return tuple(
        item
        for item in CHALLENGES
        if item.option in options
        and type(options[item.option]) is type(item.value)
        and options[item.option] == item.value
    )


def points(challenges: Iterable[Challenge]) -> int:
    """Add up what challenges are worth together (``TC-33.1``, ``TC-33.5``)."""
    found = {item.key: item.points for item in challenges}
    if FOREIGN in found:
        less = (worth for key, worth in FOREIGN_LESS.items() if key in found)
        found[FOREIGN] = next(less, found[FOREIGN])
    return sum(found.values())


def venture(options: Mapping[str, OptionValue]) -> Venture:
    """Give what a captain takes on with these options."""
    challenges = taken(options)
    scenario = str(options.get(SCENARIO.key, ALONE))
    return Venture(scenario, tuple(item.key for item in challenges), points(challenges))


def stake(options: Mapping[str, OptionValue]) -> Message | None:
    """Say how many challenge points can be won with these options (``TC-33.1``)."""
    worth = venture(options).points
    return say("Winning is worth {points}.", points=challenge_said(worth)) if worth else None


def refusal(seats: int, options: Mapping[str, OptionValue]) -> Refusal | None:
    """Say which of the options do not go together, or None where all do.

    Scenarios and challenges are for one captain; the Opposition is there from the start only
    where there is one (``TC-33.19``).
    """
    chosen = venture(options)
    if seats > 1 and chosen.scenario != ALONE:
        title = SCENARIOS[chosen.scenario].title
        return refuse("TC-32.1", "{scenario} is for one captain alone.", scenario=title)
    if seats > 1 and chosen.challenges:
        label = next(item.label for item in taken(options))
        text = "Challenges are for one captain alone ({challenge})."
        return refuse("TC-33.1", text, challenge=label)
    if chosen.scenario != HALF_DOZEN and any(item.option == OPPOSITION for item in taken(options)):
        text = "Only in {scenario} there is an Opposition to begin with."
        return refuse("TC-33.19", text, scenario=SCENARIOS[HALF_DOZEN].title)
    return None


def called(challenge: str) -> Message:
    """Name a challenge by its key: what it is about, and how it is taken."""
    item = next(item for item in CHALLENGES if item.key == challenge)
    question = next(question for question in _QUESTIONS if question.key == item.option)
    return say("{about}: {how}", about=question.label, how=item.label)
