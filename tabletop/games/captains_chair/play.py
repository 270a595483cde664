"""Playing a card: to the Briefing Room, one of its PLAY operations, brought into play (CC-9.10)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.context import Context, Outcome
from tabletop.effects.reader import Reader
from tabletop.effects.usable import why_not
from tabletop.engine.change import apply
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import CardMoved, Event, MomentCame, OwnerChanged, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.language.marks import FREE_CHIP
from tabletop.games.captains_chair.locations import is_location
from tabletop.games.captains_chair.operation import carry_out_operation
from tabletop.games.captains_chair.places import BRIEFING, SPACE
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.standing import Unplayable
from tabletop.games.captains_chair.timing import in_words

PLAY_TIMING: Final = "play"
RULE: Final = RuleId("CC-9.10")


def plays(table: Table, card: CardId) -> tuple[Ability, ...]:
    """List the PLAY operations of a card."""
    return tuple(one for one in abilities_of(table.printed(card)) if one.timing == PLAY_TIMING)


def why_not_played(
    reader: Reader, card: CardId, ability: Ability, seat: SeatId, *, free: bool = False
) -> Refusal | None:
    """Say why a card can't be played with one of its PLAY operations; ``free`` needs no chip."""
    refusal = why_never(reader.table, card)
    if refusal is not None:
        return refusal
    context = Context(card, seat, (FREE_CHIP,) if free else ())
    return why_not(as_played(reader, card, seat), ability, context)


def as_played(reader: Reader, card: CardId, seat: SeatId) -> Reader:
    """Read the table as it will be with the card in the Briefing Room, where it counts for its
    own operation (``CC-R.10``).
    """
    name = f"played {card}"
    if name not in reader.kept:
        board = apply(reader.board, CardMoved(card, zone_of(BRIEFING, seat), face_up=True))
        board = apply(board, OwnerChanged(card, seat))
        reader.kept[name] = Reader(Table(board, reader.table.definitions), reader.language)
    played: Reader = reader.kept[name]
    return played


def why_never(table: Table, card: CardId) -> Refusal | None:
    """Say why a card can't be played at all: it says so (CC-9.14), or has no PLAY (CC-R.11)."""
    printed = abilities_of(table.printed(card))
    if any(isinstance(standing, Unplayable) for one in printed for standing in one.always):
        return refuse("CC-9.14", "{card} cannot be played.", card=CardName(card))
    if not plays(table, card):
        return refuse("CC-R.11", "{card} has no PLAY operation.", card=CardName(card))
    return None


def open_plays(
    reader: Reader, card: CardId, seat: SeatId, *, free: bool = False
) -> tuple[str, ...]:
    """List the PLAY operations that a card can be played with now, by their keys."""
    return tuple(
        one.key
        for one in plays(reader.table, card)
        if why_not_played(reader, card, one, seat, free=free) is None
    )


@dataclass(frozen=True, slots=True)
class Playing:
    """A card that is played: by whom, with which of its PLAY operations if that is known.

    ``free`` is 'without an action' (``CC-9.15``).
    """

    card: CardId
    seat: SeatId
    key: str = ""
    free: bool = False


async def choose(at: At[Playing]) -> Next:
    """Choose which PLAY operation is carried out, no more and no less than one (``CC-9.10``)."""
    playing = at.locals
    if playing.key:
        return go(show)
    open_ = open_plays(read(at.table), playing.card, playing.seat, free=playing.free)
    if not open_:
        return done(value=Outcome(whole=False))
    key = open_[0]
    if len(open_) > 1:
        prompt = say(
            "{seat}, which operation of {card} do you carry out?",
            seat=SeatName(playing.seat),
            card=CardName(playing.card),
        )
        options = tuple(
            Option(one.key, Message(in_words(one)))
            for one in plays(at.table, playing.card)
            if one.key in open_
        )
        key = await ChooseOption("play", playing.seat, prompt, RULE, options, (playing.card,))
    return go(show, locals=replace(playing, key=key))


def show(at: At[Playing]) -> Next:
    """Put the card into the Briefing Room, where it is in play for all but operations (CC-9.13)."""
    card, seat = at.locals.card, at.locals.seat
    line = say("{seat} plays {card}.", seat=SeatName(seat), card=CardName(card))
    return go(operate, CardMoved(card, zone_of(BRIEFING, seat), face_up=True), Said(line))


def operate(at: At[Playing]) -> Next:
    """Carry the operation out."""
    playing = at.locals
    frame = carry_out_operation(
        playing.card,
        at.board.cards[playing.card].definition,
        playing.key,
        playing.seat,
        free_chip=playing.free,
    )
    return call(frame, then=enter)


def enter(at: At[Playing]) -> Next:
    """It has been played, and so brought into play, whatever has become of it (``CC-26.4``).

    A Location that came under control by it has been brought into play already (``CC-R.23``).
    """
    card, seat = at.locals.card, at.locals.seat
    events: list[Event] = [MomentCame("played", seat, (card,))]
    if not _controlled(at.table, card):
        events.append(MomentCame("brought-into-play", seat, (card,)))
    return done(*events, value=at.value)


def _controlled(table: Table, card: CardId) -> bool:
    zone = table.board.zones[table.board.cards[card].zone]
    return is_location(table, card) and zone.kind == SPACE


PLAYING: Final = Procedure("captains-chair.play", Playing, choose, show, operate, enter)


def play_card(card: CardId, seat: SeatId, *, free: bool = False, key: str = "") -> Frame:
    """Have a captain play a card from wherever it is; the value is an ``Outcome``.

    Without a ``key`` the captain chooses among the PLAY operations that can be carried out; if
    there are none, nothing happens and the outcome isn't whole.
    """
    return PLAYING.frame(Playing(card, seat, key, free))
