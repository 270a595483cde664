"""What the table shows to one seat at one moment: frozen records, ready to be drawn or spoken.

Everything here comes from the seat's view, so nothing in it can give a secret away. Cards go by
the seat's handles; boxes are in cells of the game's layout.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from tabletop.engine.actions import Action
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId, ZoneId
from tabletop.engine.message import in_words
from tabletop.library.layout import Ground, Show


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in cells of the layout."""

    x: float
    y: float
    width: float
    height: float


MIDDLE: Final = Box(0, 0, 1, 1)


@dataclass(frozen=True, slots=True)
class MarkerModel:
    """Something that lies on a card, and whose it is, if it is a seat's."""

    icon: str
    title: str
    count: int
    seat: SeatId | None = None


@dataclass(frozen=True, slots=True)
class CardModel:
    """A card as the seat sees it. ``definition`` is None when the seat doesn't know it.

    ``playable`` says that something can be done with it now, ``candidate`` that the pending
    question can be answered with it, ``picked`` its place (from 1) among those picked so far.
    ``aimed_at`` says that something on the queue is aimed at it.
    ``owner`` is given where the card should bear the mark of its owner; ``markers`` lie on it.
    ``notes`` say what is different now from what is printed on it, and why; ``worth`` is what it
    counts for in the pending question.
    """

    handle: CardId
    definition: DefId | None
    back: str
    name: str
    face_up: bool
    side: int = 0
    turn: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    markers: tuple[MarkerModel, ...] = ()
    owner: SeatId | None = None
    attached_to: CardId | None = None
    states: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    playable: bool = False
    candidate: bool = False
    asked_about: bool = False
    aimed_at: bool = False
    picked: int = 0
    worth: int | None = None
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class ZoneModel:
    """A place for cards. ``opened`` are cards of a stack that a question is about: they are laid
    out beside it, so that they can be seen and picked. ``marks`` are seats that are marked on it.
    ``short`` is the title without whose place it is, for where there is little room.
    """

    id: ZoneId
    kind: str
    title: str
    owner: SeatId | None
    box: Box
    show: Show
    drop: bool
    cards: tuple[CardModel, ...]
    opened: tuple[CardId, ...] = ()
    marks: tuple[SeatId, ...] = ()
    spoken: str = ""
    ground: Ground = ""
    short: str = ""


@dataclass(frozen=True, slots=True)
class PoolToken:
    """Tokens of one kind in a pool: what they are, and how many."""

    title: str
    icon: str
    count: int
    strong: bool = False


@dataclass(frozen=True, slots=True)
class PoolModel:
    """The tokens that a seat holds."""

    seat: SeatId
    title: str
    box: Box
    tokens: tuple[PoolToken, ...]
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class LineModel:
    """A sentence on the table that says how far the match is."""

    box: Box
    words: str


@dataclass(frozen=True, slots=True)
class QueueEntry:
    """What was announced and hasn't happened yet: the card, whose, what it will do, to what."""

    name: str
    definition: DefId | None
    seat: SeatId
    whose: str
    text: str = ""
    targets: tuple[str, ...] = ()
    cancelled: bool = False

    @property
    def spoken(self) -> str:
        """The entry in words."""
        said = in_words("{name} of {whose}", name=self.name, whose=self.whose)
        if self.targets:
            said += in_words(" on {join}", join=" and ".join(self.targets))
        return said + (" (cancelled)" if self.cancelled else "")


@dataclass(frozen=True, slots=True)
class TrackModel:
    """A number on the table, of the table or of a seat.

    One with a ``most`` is a bar up to there, with something written at some of its ``steps``.
    """

    key: str
    title: str
    icon: str
    seat: SeatId | None
    box: Box
    value: int
    spoken: str = ""
    most: int = 0
    steps: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Stop:
    """A place on a map: its name, its hex (column and row), and whether the match is there."""

    name: str
    column: int
    row: int
    here: bool


@dataclass(frozen=True, slots=True)
class ChartModel:
    """A map on the table: its stops in the order in which they are visited."""

    title: str
    box: Box
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True)
class SeatModel:
    """A chair: where its things lie, whose it is, whether the match waits for it, what it is up to.

    ``me`` says that its board has the lower half, ``guest`` that this is only to be looked at.
    """

    seat: SeatId
    name: str
    box: Box
    me: bool
    aboard: bool
    waited_for: bool
    candidate: bool
    spoken: str = ""
    status: str = ""
    guest: bool = False


@dataclass(frozen=True, slots=True)
class Reason:
    """A no in words, and the rule that it comes from."""

    text: str
    rule: RuleId | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """A way to answer that needs no card: what it says, what would follow, and why not. Those of a
    ``group`` are behind one button of that name.
    """

    key: str
    label: str
    consequence: str = ""
    refusal: Reason | None = None
    main: bool = False
    group: str = ""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """Something a card can do now, or can't and why."""

    action: Action | None
    label: str
    refusal: Reason | None = None
    obvious: bool = True


Asking = Literal["nothing", "action", "cards", "seat", "number", "option", "over"]


@dataclass(frozen=True, slots=True)
class Choice:
    """What is being chosen: how many cards and which so far, or a number and its bounds."""

    asking: Asking
    least: int = 0
    most: int = 0
    ordered: bool = False
    picked: tuple[CardId, ...] = ()
    low: int = 0
    high: int = 0
    may_go_back: bool = False


@dataclass(frozen=True, slots=True)
class TableModel:
    """The table for one seat. ``prompt`` is one sentence that says who must do what.

    ``queue`` lists what was announced and hasn't happened yet, what comes first first, and
    ``reacting`` who may do something about it. ``front`` is the seat whose board has the lower
    half, ``wake`` the button that has nobody pass by themselves any more, ``dice`` where dice
    roll.
    """

    seat: SeatId
    room: str
    columns: float
    rows: float
    zones: tuple[ZoneModel, ...]
    seats: tuple[SeatModel, ...]
    tracks: tuple[TrackModel, ...]
    prompt: str
    rule: RuleId | None
    choice: Choice
    buttons: tuple[Button, ...]
    hint: str
    goal: str
    waiting: tuple[SeatId, ...]
    queue: tuple[QueueEntry, ...] = ()
    reacting: tuple[str, ...] = ()
    chart: ChartModel | None = None
    pools: tuple[PoolModel, ...] = ()
    line: LineModel | None = None
    front: SeatId | None = None
    boards: bool = False
    wake: str = ""
    dice: Box = MIDDLE

    def card(self, handle: CardId) -> CardModel | None:
        """Find a card by its handle."""
        return next((c for zone in self.zones for c in zone.cards if c.handle == handle), None)

    def zone(self, zone: ZoneId) -> ZoneModel | None:
        """Find a zone."""
        return next((found for found in self.zones if found.id == zone), None)

    def zone_of(self, handle: CardId) -> ZoneModel | None:
        """Find the zone that a card lies in."""
        for zone in self.zones:
            if any(card.handle == handle for card in zone.cards):
                return zone
        return None
