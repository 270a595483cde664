"""Khan's own rules: collected traits, no tracks, the flipped captain card (``CC-27.8`` on)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import CardCounted, Event, MomentCame, Said
from tabletop.engine.frames import At, Frame, Next, Procedure, done
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.captains_chair.boards import board_of, tokens_on
from tabletop.games.captains_chair.places import captain_of
from tabletop.games.captains_chair.reading import read
from tabletop.games.captains_chair.state import COLLECTED, course
from tabletop.games.captains_chair.traits import RED, TRAITS, WILDCARD, printed_traits
from tabletop.games.captains_chair.whose import other

KHAN: Final = "khan"
OF_RIVAL: Final = "captain-"
"""Comes before the name of a trait that one of the two tokens for the opponent's captain holds."""
OF_CAPTAIN: Final = 2
HUMAN: Final = "human"
MANY: Final = 9
"""With so many traits collected each focus symbol is worth 3, else 1 (``CC-R.89``)."""


def has_tracks(table: Table, seat: SeatId) -> bool:
    """Tell whether a captain has specialty tracks: Khan has none (``CC-27.11``)."""
    return not is_khan(table, seat)


def is_khan(table: Table, seat: SeatId) -> bool:
    """Tell whether this captain is Khan."""
    return bool(table.fact(captain_of(table.board, seat), "crew") == KHAN)


def is_flipped(board: Board, seat: SeatId) -> bool:
    """Tell whether a captain card shows its other side (``CC-27.8``)."""
    return board.cards[captain_of(board, seat)].side > 0


def focus_worth(table: Table, seat: SeatId) -> int:
    """Give what each of Khan's focus symbols is worth (``CC-27.13``, ``CC-R.89``)."""
    if not is_flipped(table.board, seat):
        return 0
    return 3 if collected(table.board, seat) >= MANY else 1


def collected(board: Board, seat: SeatId) -> int:
    """Count the traits that Khan has collected."""
    return len(_taken(board, seat))


def _taken(board: Board, seat: SeatId) -> Mapping[str, int]:
    return tokens_on(board, seat, COLLECTED)


def captain_traits(table: Table, seat: SeatId) -> tuple[str, ...]:
    """List what the two tokens of the opponent's captain can stand for (``CC-27.17``, ``CC-R.90``).

    Human only if there are no two others.
    """
    opponent = other(table.board, seat)
    traits = _rival(table) if opponent is None else _captain(table, opponent)
    others = tuple(trait for trait in traits if trait != HUMAN)
    return others if len(others) >= OF_CAPTAIN else traits


def _captain(table: Table, seat: SeatId) -> tuple[str, ...]:
    return table.printed(captain_of(table.board, seat)).traits


def _rival(table: Table) -> tuple[str, ...]:
    """List the traits of the captain who was drawn for a training (``CC-27.18``)."""
    rival = course(table).rival
    found = (
        definition.traits
        for definition in table.definitions.values()
        if definition.kind == "captain" and definition.facts.get("crew") == rival
    )
    return next(found, ())


def uncollected(table: Table, seat: SeatId) -> tuple[str, ...]:
    """List the tokens that Khan can still flip: printed traits, then those of a captain.

    The two of the opponent's captain are fixed when he first collects each.
    """
    own = board_of(table.board, seat)
    if own is None:
        return ()
    taken = _taken(table.board, seat)
    printed: tuple[str, ...] = table.fact(own, "collects", ())
    found = [trait for trait in printed if trait not in taken]
    of_captain = [name for name in taken if name.startswith(OF_RIVAL)]
    if len(of_captain) < OF_CAPTAIN:
        names = (f"{OF_RIVAL}{trait}" for trait in captain_traits(table, seat))
        found += [name for name in names if name not in taken]
    return tuple(found)


def collectable(table: Table, seat: SeatId, card: CardId) -> tuple[str, ...]:
    """List the tokens that a card can flip; a Wildcard any of them (``CC-27.15``)."""
    traits = printed_traits(read(table), card)
    found = []
    for name in uncollected(table, seat):
        trait = name.removeprefix(OF_RIVAL)
        if trait in traits or (WILDCARD in traits and trait not in RED):
            found.append(name)
    plain = {name for name in found if not name.startswith(OF_RIVAL)}
    return tuple(n for n in found if n in plain or n.removeprefix(OF_RIVAL) not in plain)


@dataclass(frozen=True, slots=True)
class Collecting:
    """Khan may flip one token for a card."""

    card: CardId
    seat: SeatId


async def collect(at: At[Collecting]) -> Next:
    """Flip one matching token, of Khan's choice (``CC-27.15``)."""
    card, seat = at.locals.card, at.locals.seat
    names = collectable(at, seat, card)
    own = board_of(at.board, seat)
    if not names or own is None:
        return done(value=False)
    name = names[0]
    if len(names) > 1:
        prompt = say(
            "{seat}, choose the trait that you collect for {card}.",
            seat=SeatName(seat),
            card=CardName(card),
        )
        options = tuple(Option(one, say("{trait}", trait=called(one))) for one in names)
        name = await ChooseOption("collect", seat, prompt, RuleId("CC-27.15"), options, (card,))
    return done(*collecting(at.board, seat, name), value=True)


def collecting(board: Board, seat: SeatId, name: str) -> tuple[Event, ...]:
    """Flip a token."""
    own = board_of(board, seat)
    assert own is not None
    line = say("{seat} collects the trait {trait}.", seat=SeatName(seat), trait=called(name))
    return (
        Said(line),
        CardCounted(own, f"{COLLECTED}-{name}", 1),
        MomentCame("trait-collected", seat),
    )


def called(name: str) -> str:
    """Name the trait of a token."""
    return TRAITS[name.removeprefix(OF_RIVAL)]


COLLECT: Final[Procedure[Collecting]] = Procedure("captains-chair.collect", Collecting, collect)


def observed(event: Event, after: Table) -> tuple[Frame, ...]:
    """Have Khan collect a trait whenever he gains a card or takes control of a Location.

    Cards that are taken or given collect nothing (``CC-27.16``).
    """
    if not isinstance(event, MomentCame) or event.name not in ("gained-card", "control-taken"):
        return ()
    seat = event.seat
    if seat is None or seat < 0 or not event.cards or not is_khan(after, seat):
        return ()
    return (COLLECT.frame(Collecting(event.cards[0], seat)),)
