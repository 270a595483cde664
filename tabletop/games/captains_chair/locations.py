"""Locations: markers, who has secured one, and taking control (``CC-8``, ``CC-17.1`` on)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import abilities_of
from tabletop.effects.announce import Announcing
from tabletop.effects.interpret import carry_out
from tabletop.engine.board import Board
from tabletop.engine.events import CardAttached, CardCounted, CardMoved, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, SeatId, ZoneId, zone_of
from tabletop.engine.message import CardName, DefName, Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair import away
from tabletop.games.captains_chair.deeds import counted
from tabletop.games.captains_chair.fleet import location_of, reachable, ships_at
from tabletop.games.captains_chair.glory import gain_glory
from tabletop.games.captains_chair.leaving import clearing
from tabletop.games.captains_chair.places import BOX, LOCATION_DECK, NEUTRAL, SPACE
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.state import GLORY
from tabletop.games.captains_chair.whose import is_token, other

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

LOCATION: Final = "location"
NEUTRAL_LOCATIONS: Final = 3
"""Locations that the Neutral Zone has, as long as the deck goes (``CC-2.5``)."""
MARKERS: Final = 3
MORE: Final = 2
"""Who has so many markers at a Location, and so many more than the opponent, has secured it."""


def is_location(table: Table, card: CardId) -> bool:
    """Tell whether a card is a Location."""
    return table.printed(card).kind == LOCATION


def where(reader: Reader, card: CardId) -> CardId | None:
    """Give the Location that a card is at (``CC-17.9``): itself, its Ship's, its carrier's."""
    board = reader.board
    host = board.cards[card].attached_to
    while host is not None:
        card, host = host, board.cards[host].attached_to
    if is_location(reader.table, card):
        return card
    return location_of(board, card)


def controlled(board: Board, seat: SeatId) -> tuple[CardId, ...]:
    """List the Locations that a captain controls (``CC-17.1``)."""
    return tuple(card for card in reachable(board, seat) if board.cards[card].zone != NEUTRAL)


def neutral(board: Board) -> tuple[CardId, ...]:
    """List the Locations of the Neutral Zone."""
    cards = board.cards
    return tuple(card for card in board.piles[NEUTRAL] if cards[card].attached_to is None)


def markers(board: Board, location: CardId, seat: SeatId) -> int:
    """Count a captain's markers at a Location: away teams and ship tokens (``CC-18.4``)."""
    return away.teams_at(board, location, seat) + len(ships_at(board, location, seat))


def has_markers(board: Board, location: CardId) -> bool:
    """Tell whether anybody has a marker at a Location."""
    return any(markers(board, location, seat.id) for seat in board.seats)


def opposing_markers(table: Table, location: CardId, seat: SeatId) -> int:
    """Count the opponent's markers at a Location; a cadet's opponent has an away team only."""
    opponent = other(table.board, seat)
    ships = () if opponent is None else ships_at(table.board, location, opponent)
    return away.opposing_teams(table, location, seat) + len(ships)


def is_secured(table: Table, location: CardId, seat: SeatId) -> bool:
    """Tell whether a captain has secured a neutral Location (``CC-8.1``, ``CC-25.5``)."""
    if table.board.cards[location].zone != NEUTRAL:
        return False
    own = markers(table.board, location, seat)
    return own >= MARKERS and own >= opposing_markers(table, location, seat) + MORE


def secured(table: Table, seat: SeatId) -> tuple[CardId, ...]:
    """List the Locations that a captain has secured."""
    return tuple(card for card in neutral(table.board) if is_secured(table, card, seat))


def observed(before: Table, event: Event, after: Table) -> tuple[Event, ...]:
    """Tell when a Location has just been secured by somebody, as markers come or go (CC-L.29)."""
    return tuple(
        MomentCame("secured", seat.id, (location,))
        for location in _marked(before.board, event, after.board)
        if after.board.cards[location].zone == NEUTRAL
        for seat in after.board.seats
        if is_secured(after, location, seat.id) and not is_secured(before, location, seat.id)
    )


def _marked(before: Board, event: Event, after: Board) -> tuple[CardId, ...]:
    """List the Locations at which there are more or fewer markers after an event."""
    if isinstance(event, CardCounted) and event.counter.startswith("teams-"):
        return (event.card,)
    if isinstance(event, CardAttached | CardMoved) and is_token(after, event.card):
        places = (board.cards[event.card].attached_to for board in (before, after))
        return tuple(dict.fromkeys(place for place in places if place is not None))
    return ()


def refilling(board: Board, leaving: int = 0) -> tuple[Event, ...]:
    """Fill the Neutral Zone from the Location deck, as far as that goes (``CC-8.6``).

    So many of the Locations there are ``leaving``.
    """
    missing = max(0, NEUTRAL_LOCATIONS - len(neutral(board)) + leaving)
    come = "{card} joins the Neutral Zone."
    return tuple(_moved(board, board.top(LOCATION_DECK, missing), NEUTRAL, come))


def clearing_neutral_zone(board: Board) -> tuple[Event, ...]:
    """Have every neutral Location without a marker leave the game, and others come (CC-11.4)."""
    cleared = tuple(card for card in neutral(board) if not has_markers(board, card))
    leave = "{card} leaves the Neutral Zone and the game."
    return (
        Said(say("The Neutral Zone is cleared of Locations without markers.")),
        *_moved(board, cleared, BOX, leave),
        *refilling(board, len(cleared)),
    )


def _moved(board: Board, cards: tuple[CardId, ...], to: ZoneId, text: str) -> Iterator[Event]:
    for card in cards:
        yield Said(say(text, card=DefName(board.cards[card].definition)))
        yield CardMoved(card, to, face_up=True)


@dataclass(frozen=True, slots=True)
class Taking:
    """A Location comes under a captain's control; ``done`` counts its CONTROL operations."""

    location: CardId
    seat: SeatId
    done: int = 0


def reward(at: At[Taking]) -> Next:
    """First the opponent gains 1 glory for each marker there (``CC-8.3``, ``CC-R.66``)."""
    location, seat = at.locals.location, at.locals.seat
    # It may come from where nobody saw it; from now on it lies open.
    name = DefName(at.board.cards[location].definition)
    line = Said(say("{seat} takes control of {card}.", seat=SeatName(seat), card=name))
    opponent = other(at.board, seat)
    if at.board.cards[location].zone != NEUTRAL:
        return go(move, line)
    if opponent is None:
        return go(clear, line)
    count = markers(at.board, location, opponent)
    if not count:
        return go(clear, line)
    told = counted(opponent, counter=GLORY, change=count)
    return go(clear, line, Said(told), *gain_glory(at, opponent, count))


def clear(at: At[Taking]) -> Next:
    """Then all markers leave: away teams return, Ships are discharged (``CC-8.4``)."""
    location = at.locals.location
    # Nobody removes them: it is no effect of a card (``CC-R.67``).
    lines = (Said(line) for line in _leaving(at.board, location))
    return go(move, *lines, *clearing(at.board, location))


def _leaving(board: Board, location: CardId) -> Iterator[Message]:
    """Say whose markers leave a Location."""
    for seat in board.seats:
        count = away.teams_at(board, location, seat.id)
        text = "{count} away teams of {seat} return from {card}."
        if count == 1:
            text = "An away team of {seat} returns from {card}."
        if count:
            yield say(text, count=count, seat=SeatName(seat.id), card=CardName(location))
        for ship in ships_at(board, location, seat.id):
            yield say(
                "{ship} leaves {card}: discharged.", ship=CardName(ship), card=CardName(location)
            )


def move(at: At[Taking]) -> Next:
    """The Location moves to the Space Zone and is brought into play (``CC-8.5``, ``CC-26.4``)."""
    location, seat = at.locals.location, at.locals.seat
    return go(
        control,
        CardMoved(location, zone_of(SPACE, seat), face_up=True),
        MomentCame("control-taken", seat, (location,)),
        MomentCame("brought-into-play", seat, (location,)),
    )


def control(at: At[Taking]) -> Next:
    """Its CONTROL operation is carried out; at last the Neutral Zone is refilled (``CC-8.6``)."""
    location, seat, number = at.locals.location, at.locals.seat, at.locals.done
    record = at.board.cards[location]
    keys = [one.key for one in abilities_of(at.printed(location)) if one.timing == "control"]
    if number >= len(keys) or record.zone != zone_of(SPACE, seat):
        return done(*refilling(at.board))
    following = Taking(location, seat, number + 1)
    return call(carried(at, location, keys[number], seat), then=control, locals=following)


def carried(table: Table, card: CardId, key: str, seat: SeatId) -> Frame:
    """Give the frame of an operation of a card, in the game's own way."""
    definition = table.board.cards[card].definition
    carry = read(table).language.customs.carried
    if carry is None:
        return carry_out(definition, key, card, seat)
    return carry(Announcing(card, definition, key, seat))


TAKE_CONTROL: Final[Procedure[Taking]] = Procedure(
    "captains-chair.control", Taking, reward, clear, move, control
)


def take_control(location: CardId, seat: SeatId) -> Frame:
    """Give the frame by which a captain takes control of a Location from anywhere (``CC-17.2``)."""
    return TAKE_CONTROL.frame(Taking(location, seat))
