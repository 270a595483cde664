"""Positions of the Resolution Phase for tests of attempts, and short ways to go on from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabletop.effects.usable import PASS
from tabletop.engine.decisions import ChooseAction, ChooseCards, ChooseOption
from tabletop.engine.frames import NOTHING
from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg.deliveries import DELIVERY, Deliveries
from tabletop.games.traveller_ccg.resolution import RESOLUTION
from tabletop.games.traveller_ccg.selections import SELECTION, Selecting
from tabletop.games.traveller_ccg.state import Activity, Captain, captain
from tests.games.stories import find
from tests.games.traveller_ccg.tables import Lying, Story, table

PIRATE = Activity("piracy")
IDLE = Activity()
ADVENTURES = ("plain-run", "plain-haul") * 6
Laid = Mapping[str, Sequence[str | Lying]]
"""Which cards lie in which zones."""
MONEY = ("plain-purse",) * 6


def on(slot: int) -> Activity:
    """Pursue the Contract of a slot."""
    return Activity("contract", slot)


def captains(*activities: Activity, eligible: Sequence[int] = ()) -> tuple[Captain, ...]:
    """Make the captains' records from what they are up to."""
    return tuple(
        Captain(activity, eligible=seat in eligible) for seat, activity in enumerate(activities)
    )


def _laid(
    activities: Sequence[Activity],
    lying: Laid,
    counters: Mapping[int, Mapping[str, int]] | None,
    eligible: Sequence[int],
    stage: int,
) -> Any:
    seats = len(activities)
    decks: Laid = {f"deck:{seat}": MONEY for seat in range(seats)}
    adventures: Laid = {
        f"adventure-deck:{seat}": ("plain-run", "plain-haul") * 6 for seat in range(seats)
    }
    return table(
        seats,
        {**decks, **adventures, **lying},
        counters,
        phase="resolution",
        stage=stage,
        captains=captains(*activities, eligible=eligible),
    )


def selecting(
    *activities: Activity,
    lying: Laid,
    counters: Mapping[int, Mapping[str, int]] | None = None,
) -> Story:
    """Begin Stage 2 with captains up to this."""
    at = _laid(activities, lying, counters, (), 2)
    return quiet(Story(at, SELECTION.frame(Selecting())))


def delivering(
    *activities: Activity,
    lying: Laid,
    counters: Mapping[int, Mapping[str, int]] | None = None,
    eligible: Sequence[int] = (0,),
) -> Story:
    """Begin Stage 3 with captains up to this."""
    at = _laid(activities, lying, counters, eligible, 3)
    return quiet(Story(at, DELIVERY.frame(Deliveries())))


def resolving(
    *activities: Activity,
    lying: Laid,
    counters: Mapping[int, Mapping[str, int]] | None = None,
) -> Story:
    """Begin the Resolution Phase with captains up to this."""
    at = _laid(activities, lying, counters, (), 0)
    return quiet(Story(at, RESOLUTION.frame(NOTHING)))


def quiet(story: Story) -> Story:
    """Pass in windows in which captains react, until something else is asked."""
    while not story.over and story.asked().name in ("react", "window"):
        story.answer(PASS)
    return story


def act(story: Story, verb: str, card: str | None = None, *, quietly: bool = True) -> Story:
    """Do something in a window of a stage, and pass in those that follow."""
    decision = story.asked()
    assert isinstance(decision, ChooseAction), decision
    wanted = None if card is None else find(story.table, card)
    fitting = [
        action for action in decision.actions if action.verb == verb and action.card in (wanted,)
    ]
    assert fitting, f"{verb} {card} is not possible: {decision.actions}"
    story.answer(fitting[0])
    return quiet(story) if quietly else story


def choose(story: Story, name: str, answer: str | int) -> Story:
    """Answer a question of this name; a card by its name."""
    decision = story.asked()
    assert decision.name == name, f"{decision.name} is asked, not {name}"
    if isinstance(decision, ChooseCards):
        cards = story.board.cards
        fitting = [card for card in decision.cards if cards[card].definition == answer]
        assert fitting, f"{answer} is not among the cards"
        return quiet(story.answer((fitting[0],)))
    return quiet(story.answer(answer))


def options(story: Story, name: str) -> list[str]:
    """List the ways to answer a question of this name."""
    decision = story.asked()
    assert decision.name == name, f"{decision.name} is asked, not {name}"
    assert isinstance(decision, ChooseOption)
    return [option.key for option in decision.options]


def can(story: Story, verb: str) -> list[str]:
    """List the cards with which something can be done in a window."""
    decision = story.asked()
    assert isinstance(decision, ChooseAction), decision
    return [
        str(story.board.cards[action.card].definition)
        for action in decision.actions
        if action.verb == verb and action.card is not None
    ]


def held(story: Story, seat: int, counter: str) -> int:
    """Count what a captain has."""
    return story.board.seats[seat].counters.get(counter, 0)


def record(story: Story, seat: int) -> Captain:
    """Give what stands open of a captain."""
    return captain(story.table, SeatId(seat))


def pay(story: Story, card: str = "plain-purse", *, quietly: bool = True) -> Story:
    """Expend a card."""
    decision = story.asked()
    assert isinstance(decision, ChooseCards), decision
    wanted = next(c for c in decision.cards if story.board.cards[c].definition == card)
    story.answer((wanted,))
    return quiet(story) if quietly else story
