"""The open record of a match: round, phase and stage, what each captain is up to."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from tabletop.engine.events import StateChanged
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.solo.venture import NONE, Venture

Phase = Literal["ready", "adventure", "procurement", "action", "resource", "resolution"]
PHASES: Final[tuple[Phase, ...]] = (
    "ready",
    "adventure",
    "procurement",
    "action",
    "resource",
    "resolution",
)
"""In the order of a round (``TC-13.1``)."""

VP: Final = "vp"
INFAMY: Final = "infamy"
"""Counters of a seat; so are its resource tokens (see ``tokens``)."""

WOUND: Final = "wound"
STRUCTURE: Final = "structure"
DAMAGE: Final = "damage"
"""Counters of a card: Wounds on a Crew, Structure on an Upgrade, damage to an enemy ship."""


@dataclass(frozen=True, slots=True)
class Activity:
    """What a captain does this round (``TC-15.4``); ``slot`` is that of the Contract pursued."""

    kind: Literal["uncommitted", "contract", "piracy"] = "uncommitted"
    slot: int | None = None


UNCOMMITTED: Final = Activity()


@dataclass(frozen=True, slots=True)
class Orders:
    """When a captain wants to be asked in response windows (``TC-R.106``).

    Until the end of ``decline`` they pass by themselves; ``targeted`` asks them only when
    something is aimed at them or theirs, and when they owe an expense.
    """

    decline: Literal["", "queue", "stage", "phase", "round"] = ""
    targeted: bool = False


@dataclass(frozen=True, slots=True)
class Captain:
    """What stands open of a captain besides cards and counters.

    ``passed`` no longer acts in this stage, ``eligible`` may attempt the Contract in Resolution
    Stage 3 (``TC-21.7``), ``pirated`` carried out a piracy attempt this round (``TC-R.81``),
    ``called`` speaks up and is asked at the next open window (``TC-R.107``). ``worth`` is the
    Expense Value of all the captain's cards brought, which only the captain knows (``TC-R.33``).
    """

    activity: Activity = UNCOMMITTED
    passed: bool = False
    eligible: bool = False
    pirated: bool = False
    called: bool = False
    orders: Orders = Orders()
    worth: int = 0


@dataclass(frozen=True, slots=True)
class Attempt:
    """A piracy attempt, or a fight with an enemy ship, that is going on (``TC-24``, ``TC-26``).

    ``defender`` is None when an enemy ship defends, ``attacker`` None when it attacks.
    ``inflicted`` is the damage that the attacker inflicted so far, ``returned`` the defender's.
    """

    attacker: SeatId | None
    defender: SeatId | None
    inflicted: int = 0
    returned: int = 0
    succeeded: bool | None = None


@dataclass(frozen=True, slots=True)
class Voyage:
    """Where the round stands. ``first`` is the first captain of the round, ``acting`` the captain
    whose move it is (None in stages without one), ``fourth`` the captain drawn by lot for the
    fourth Contract slot and the standing it was drawn for (``TC-R.22``). ``lot`` is the captain
    drawn among those of highest Initiative for as long as there is no first captain (``TC-R.3``).

    ``slots`` tells who controls which Contract slot where that is fixed; None stands for the
    fourth slot of three captains. ``used`` are the titles of Limited transients used this round,
    by captain (``TC-R.101``). ``venture`` is what a captain alone has taken on (section 34).
    ``still`` counts the rounds in which nothing has changed since ``standing``, ``barren`` those
    in which no VP have since ``points`` (``stalemate``).
    ``came`` are cards in play that raise or lower skills, with when they came (``arrivals``);
    ``spared`` those that must leave play and have not, with the harm on them (``settle``).
    """

    captains: tuple[Captain, ...]
    round: int = 0
    phase: Phase = "ready"
    stage: int = 0
    first: SeatId | None = None
    acting: SeatId | None = None
    lot: SeatId | None = None
    slots: tuple[SeatId | None, ...] = ()
    fourth: tuple[SeatId, tuple[int, ...]] | None = None
    attempt: Attempt | None = None
    used: tuple[tuple[SeatId, str], ...] = ()
    venture: Venture = NONE
    standing: tuple[int, ...] = ()
    still: int = 0
    points: tuple[int, ...] = ()
    barren: int = 0
    came: tuple[tuple[CardId, int], ...] = ()
    spared: tuple[tuple[CardId, int], ...] = ()


def voyage(table: Table) -> Voyage:
    """Give the open record of a table of this game."""
    state = table.board.state
    assert isinstance(state, Voyage)
    return state


def captain(table: Table, seat: SeatId) -> Captain:
    """Give what stands open of a captain."""
    return voyage(table).captains[seat]


def with_captain(state: Voyage, seat: SeatId, record: Captain) -> Voyage:
    """Give the record in which a captain's part is another."""
    captains = list(state.captains)
    captains[seat] = record
    return replace(state, captains=tuple(captains))


def taking_up(state: Voyage, seat: SeatId, activity: Activity) -> Voyage:
    """Give the record in which a captain is up to something.

    Whoever was eligible to attempt a Contract is not so for another (``TC-21.7``).
    """
    record = state.captains[seat]
    eligible = record.eligible and record.activity == activity
    return with_captain(state, seat, replace(record, activity=activity, eligible=eligible))


def changed(state: Voyage) -> StateChanged:
    """Make the event that puts a record in place."""
    return StateChanged(state)
