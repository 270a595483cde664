"""Beaming: what may go under what, and going there (``CC-19.1`` to ``CC-19.5``)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.board import Board
from tabletop.engine.events import CardAttached, CardMoved, Event, MomentCame, OwnerChanged
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import CardName, Refusal, refuse
from tabletop.games.captains_chair.fleet import tokens_back
from tabletop.games.captains_chair.helmets import may_go_on
from tabletop.games.captains_chair.leaving import NEVER
from tabletop.games.captains_chair.places import STARDATES_DUE
from tabletop.games.captains_chair.whose import holder, is_in_play, is_token

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader


def why_not_beamed(reader: Reader, card: CardId, host: CardId) -> Refusal | None:
    """Say why a card can't be beamed onto another, or None when it can (``CC-17.4``)."""
    board, name = reader.board, CardName(card)
    kind = reader.table.printed(card).kind
    if kind == "location":
        return refuse("CC-17.4", "A Location is never beamed.")
    if kind in NEVER or board.zones[board.cards[card].zone].kind == STARDATES_DUE:
        return refuse("CC-R.62", "{card} can't be beamed.", card=name)
    if is_token(board, host) or not board.zones[board.cards[host].zone].in_play:
        return refuse("CC-19.1", "Cards are beamed onto cards in play.")
    if host in board.tree(card):
        return refuse("CC-19.1", "{card} can't be beamed onto itself.", card=name)
    if not may_go_on(reader, card, host):
        return refuse("CC-19.8", "{card} wears a Helmet already.", card=CardName(host))
    return None


def beamed_under(reader: Reader, hosts: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """List what is beamed onto cards, at any depth (``CC-R.59``); ship tokens aren't cards."""
    board = reader.board
    return tuple(
        dict.fromkeys(
            card
            for host in hosts
            for card in board.tree(host)
            if card != host and not is_token(board, card)
        )
    )


def beaming(board: Board, card: CardId, host: CardId, seat: SeatId) -> tuple[Event, ...]:
    """Tuck a card under another one; what comes from out of play is brought into play by it.

    ``CC-26.4``, ``CC-R.23``. A beamed Ship has no token (``CC-19.3``).
    """
    zone, before = board.cards[host].zone, is_in_play(board, card)
    events: list[Event] = [*tokens_back(board, card)]
    if board.cards[card].zone != zone:
        events.append(CardMoved(card, zone, face_up=True))
    events.append(CardAttached(card, host))
    if board.zones[zone].owner is None:
        # A neutral Location makes nobody the owner, so whose the card was is said anew.
        held = holder(board, card)
        mine = seat if held is None else held
        events += (OwnerChanged(one, mine) for one in board.tree(card) if not is_token(board, one))
    events.append(MomentCame("beamed", seat, (card, host)))
    if not before:
        events.append(MomentCame("brought-into-play", seat, (card,)))
    return tuple(events)
