"""Where things lie on the table, as data: a grid of cells that scales to any window.

A layout is written for the seat that is looking ('me') and says how the others' zones fold.
Units are cells of the layout's own grid (``columns`` by ``rows``); the table turns them into
pixels, keeping card proportions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Show = Literal[
    "hand", "stack", "row", "fan", "spread", "token", "plated", "beside", "carriers", "titles"
]
"""How the cards of a zone lie: a hand along the edge, a stack with its count, a row side by
side, a fan under a foundation, all spread out, or small tokens; a row whose attached cards are
title plates above their foundation, beside it, or beside each of them with their traits; or
nothing but title plates."""

Ground = Literal["", "stars"]
"""What a place is covered with, under its cards: nothing of its own, or a starry sky."""

Owner = Literal["table", "me", "others"]
"""Whose: the table's, those of the seat that is looking, or those of each other seat."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where the zones of a kind lie. ``of`` says whose: the table's, mine, or the others'
    (``others`` repeats along its box, one strip for each other seat, in turn order). ``opens``
    has a stack lie open in a row when the match is over, ``stays`` keeps a place when the board of
    another seat is shown, ``hides`` leaves it out while it is empty.
    """

    kind: str
    of: Owner
    title: str
    show: Show
    x: float
    y: float
    width: float
    height: float
    drop: bool = True
    opens: bool = False
    stays: bool = False
    hides: bool = False
    ground: Ground = ""


@dataclass(frozen=True, slots=True)
class Track:
    """A number shown on the table: a counter of the table, of my seat or of each other seat.

    ``always`` False leaves it out while it is 0. One with a ``most`` is a bar up to that number.
    """

    counter: str
    of: Owner
    title: str
    icon: str
    x: float
    y: float
    width: float
    height: float
    always: bool = True
    most: int = 0


@dataclass(frozen=True, slots=True)
class Marker:
    """A counter of cards that is shown in a way of its own, and all whose names begin with its name
    and a hyphen. With ``seats`` these end with the number of a seat, and bear its colour and shape.
    A ``hidden`` one is not shown on the card.
    """

    counter: str
    title: str
    icon: str
    seats: bool = False
    hidden: bool = False


@dataclass(frozen=True, slots=True)
class Chart:
    """A map of hexes: the cards of the zones of a kind, each where its fact ``hex`` says (column
    and row, ``1910``), joined in their order. A counter ``here`` on one of them marks it.
    """

    kind: str
    title: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Token:
    """A kind of token that can lie in a pool: the seat's counter that it stands for, what it is
    called, its icon. A ``strong`` one is more than the plain one of the same icon.
    """

    counter: str
    title: str
    icon: str
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Pool:
    """Where the tokens of a seat lie: mine, or those of each other seat."""

    of: Owner
    title: str
    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Space:
    """A part of the table that is kept for something else than cards."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Layout:
    """A game's table. ``room`` names its theme (ground, card frame, accents, display face).

    With ``boards`` the lower half shows the whole board of any seat, and the strip of whoever's it
    is shows mine meanwhile; without, a strip is only shown larger. ``line`` is where a sentence
    says how far the match is, ``dice`` where dice roll, over whatever lies there. With ``owned`` a
    card that lies in a place which isn't its owner's bears the mark of its owner. ``alone`` is the
    table for one player, where it is another one.
    """

    room: str
    columns: float
    rows: float
    places: tuple[Place, ...]
    tracks: tuple[Track, ...]
    chart: Chart | None = None
    boards: bool = False
    tokens: tuple[Token, ...] = ()
    pools: tuple[Pool, ...] = ()
    line: Space | None = None
    dice: Space | None = None
    owned: bool = False
    markers: tuple[Marker, ...] = ()
    alone: Layout | None = None

    def for_seats(self, seats: int) -> Layout:
        """Give the table for so many players."""
        return self.alone if seats == 1 and self.alone is not None else self
