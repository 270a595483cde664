"""What a match shows, as plain data that stays comparable from release to release."""

from __future__ import annotations

from typing import Any

from tabletop.session.match import Match


def shown(match: Match) -> dict[str, Any]:
    """Tell where everything lies, what each seat has, who is asked, and what is kept besides."""
    board, pending = match.position.board, match.position.pending
    return {
        "game": match.game.id,
        "players": [[player.name, player.bot] for player in match.players],
        "piles": {
            zone: [str(board.cards[number].definition) for number in pile]
            for zone, pile in board.piles.items()
            if pile
        },
        "face up": sorted(int(number) for number, card in board.cards.items() if card.face_up),
        "seats": [dict(sorted(seat.counters.items())) for seat in board.seats],
        "asked": [] if pending is None else [int(seat) for seat in pending.seats()],
        "answered": match.position.answered,
        "winners": None if match.result is None else [int(seat) for seat in match.result.winners],
        "decks": [deck.name for deck in match.decks],
    }
