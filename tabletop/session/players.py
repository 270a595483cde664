"""Who sits at the table: people by name, and seats that the computer plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from tabletop.engine.ids import SeatId

COMPUTER: Final = "computer"


@dataclass(frozen=True, slots=True)
class Player:
    """Someone at the table. ``bot`` names the computer player that answers for the seat."""

    name: str
    bot: str | None = None

    @property
    def human(self) -> bool:
        """Tell whether a person answers for the seat."""
        return self.bot is None


Players = tuple[Player, ...]


def humans(players: Players) -> tuple[SeatId, ...]:
    """List the seats that people play."""
    return tuple(SeatId(seat) for seat, player in enumerate(players) if player.human)


def name_players(words: Iterable[str], bots: Mapping[str, object]) -> Players:
    """Make players of names such as ``Ann``, ``computer`` or ``computer:bold``.

    Raises ValueError for a computer player that the game does not have, and for two of one name.
    """
    players: list[Player] = []
    for word in words:
        name, _, wanted = word.strip().partition(":")
        if name.lower() != COMPUTER:
            players.append(Player(word.strip()[:40] or f"Player {len(players) + 1}"))
            continue
        if not bots:
            raise ValueError("this game has no computer players")
        bot = wanted or next(iter(bots))
        if bot not in bots:
            raise ValueError(f"there is no computer player {bot!r}; there is {', '.join(bots)}")
        players.append(Player(f"Computer {len(players) + 1}", bot))
    shared = shared_name(player.name for player in players)
    if shared is not None:
        raise ValueError(f"two players are called {shared}; give each a name of their own")
    return tuple(players)


def shared_name(names: Iterable[str]) -> str | None:
    """Give a name that two have, be it in capitals or not; None where all differ."""
    known: set[str] = set()
    for name in names:
        if name.casefold() in known:
            return name
        known.add(name.casefold())
    return None
