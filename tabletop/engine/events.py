"""The closed set of things that can happen to a board. Past tense: an event has been accepted.

A step of a procedure proposes events; the kernel asks whether they are forbidden or replaced,
has ``engine.change`` perform them, and shows them to whoever observes. They are told apart by
their type, and made by the thousand.
"""

from __future__ import annotations

from typing import Any

from tabletop.engine.board import Lasting, QueueItem, Result
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import Message
from tabletop.engine.records import record


@record
class CardMoved:
    """A card went to a zone: on top, or to ``place`` counted from the bottom (0 is the bottom).

    Whatever was attached to it goes the same way unless it was moved before. ``spent`` tells that
    something was paid with it, which in some games is no discard.
    """

    card: CardId
    to: ZoneId
    face_up: bool = False
    place: int | None = None
    spent: bool = False


@record
class Shuffled:
    """The cards at these places of a zone were mixed: ``order[i]`` is what now lies at place i.

    ``places`` are indexes from the bottom. All seats lose track of the cards.
    """

    zone: ZoneId
    places: tuple[int, ...]
    order: tuple[int, ...]


@record
class Arranged:
    """The cards of a zone were put into this order, bottom first, by somebody who saw them."""

    zone: ZoneId
    cards: tuple[CardId, ...]


@record
class Looked:
    """These seats were shown cards, and may look at them until the cards go out of sight."""

    cards: tuple[CardId, ...]
    seats: tuple[SeatId, ...]


@record
class LookEnded:
    """Cards that somebody was looking at are closed to everybody again."""

    cards: tuple[CardId, ...]


@record
class CardFaced:
    """A card was turned face up or face down where it lies."""

    card: CardId
    face_up: bool


@record
class CardTurned:
    """A card was turned to so many quarter turns clockwise from upright."""

    card: CardId
    turn: int


@record
class CardFlipped:
    """A double-sided card shows its side of this number from now on."""

    card: CardId
    side: int


@record
class CardAttached:
    """A card was joined to another, or set free (``to`` is None), and lies in its zone."""

    card: CardId
    to: CardId | None


@record
class ControlChanged:
    """A card, with everything attached to it that its controller held, changed hands."""

    card: CardId
    controller: SeatId


@record
class OwnerChanged:
    """A card belongs to another seat from now on, or to nobody; its owner controls it, too."""

    card: CardId
    owner: SeatId | None


@record
class CardCounted:
    """A card gained (or lost, below 0) so many counters of this name."""

    card: CardId
    counter: str
    change: int


@record
class SeatCounted:
    """A seat gained (or lost) so many of this counter."""

    seat: SeatId
    counter: str
    change: int


@record
class TableCounted:
    """The table as a whole gained (or lost) so many of this counter."""

    counter: str
    change: int


@record
class StateChanged:
    """The game's own open record was replaced."""

    state: Any


@record
class Queued:
    """Something was announced and lies on top of the queue."""

    item: QueueItem


@record
class Unqueued:
    """An item left the queue, because it resolves now or can't any more."""

    item: int


@record
class Cancelled:
    """An item of the queue will not happen; what was paid for it stays paid."""

    item: int


@record
class Retargeted:
    """An item of the queue was given other targets."""

    item: QueueItem


@record
class LastingBegan:
    """An effect that outlasts its cause is in force."""

    lasting: Lasting


@record
class LastingEnded:
    """An effect that outlasted its cause is over."""

    lasting: int


@record
class MomentCame:
    """A named moment of the rules: a phase began, a round ended, an attempt succeeded.

    Lasting effects until this moment end with it; triggers look at the name and the numbers.
    """

    name: str
    seat: SeatId | None = None
    cards: tuple[CardId, ...] = ()
    number: int = 0


@record
class SeatLeft:
    """A seat is out of the match. Its cards are moved by the game's own events."""

    seat: SeatId


@record
class Said:
    """A line for the log. ``to`` are the seats that may read it; None means everybody."""

    message: Message
    to: tuple[SeatId, ...] | None = None


@record
class Rolled:
    """Dice came to rest on the table, for the eyes; rules use the answer of the roll itself."""

    label: Message
    dice: tuple[int, ...]
    modifier: int = 0
    sides: int = 6


@record
class Ended:
    """The match is over, at once."""

    result: Result


Event = (
    CardMoved
    | Shuffled
    | Arranged
    | Looked
    | LookEnded
    | CardFaced
    | CardTurned
    | CardFlipped
    | CardAttached
    | ControlChanged
    | OwnerChanged
    | CardCounted
    | SeatCounted
    | TableCounted
    | StateChanged
    | Queued
    | Unqueued
    | Cancelled
    | Retargeted
    | LastingBegan
    | LastingEnded
    | MomentCame
    | SeatLeft
    | Said
    | Rolled
    | Ended
)
