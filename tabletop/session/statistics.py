"""How matches went: one entry for each finished match, kept beside the matches."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tabletop.engine.ids import ONLOOKER
from tabletop.session.errors import SaveError
from tabletop.session.journal import write_whole

if TYPE_CHECKING:
    from tabletop.session.match import Match


@dataclass(frozen=True, slots=True)
class Tally:
    """What a player's matches of one game came to."""

    game: str
    player: str
    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Best:
    """The best result so far of what games keep such of: what it is of, whose, and what."""

    game: str
    of: str
    player: str
    told: str


class Statistics:
    """The finished matches of a folder, by the name of their file."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, match: Match) -> None:
        """Count a match that is over; once, however often its end was taken back.

        Statistics that can't be read are set aside under another name, and begin anew. Raises
        SaveError when nothing can be written.
        """
        if match.path is None or match.result is None:
            return
        try:
            entries = {**self._read()}
        except SaveError:
            write_whole(self.path.with_suffix(".damaged"), self.path.read_bytes())
            entries = {}
        entries[match.path.name] = {
            "game": match.game.id,
            "players": [player.name for player in match.players],
            "winners": list(match.result.winners),
            "answers": match.position.answered,
            **_feat(match),
        }
        write_whole(self.path, json.dumps(entries, indent=1).encode())

    def tallies(self) -> tuple[Tally, ...]:
        """Sum up by game and player, in alphabetical order."""
        sums: dict[tuple[str, str], tuple[int, int]] = {}
        for entry in self._read().values():
            for seat, player in enumerate(entry["players"]):
                played, won = sums.get((entry["game"], player), (0, 0))
                victory = 1 if seat in entry["winners"] else 0
                sums[entry["game"], player] = (played + 1, won + victory)
        return tuple(Tally(*key, *value) for key, value in sorted(sums.items()))

    def best(self) -> tuple[Best, ...]:
        """List the best results by game, the greatest first; of equal ones the first counts."""
        found: dict[tuple[str, str], tuple[list[int], Best]] = {}
        for entry in self._read().values():
            feat = _kept(entry.get("feat"))
            if feat is None:
                continue
            key = (entry["game"], feat["of"])
            if key not in found or feat["worth"] > found[key][0]:
                found[key] = (feat["worth"], Best(*key, feat["player"], feat["told"]))
        ranked = sorted(found.values(), key=lambda one: one[0], reverse=True)
        return tuple(best for _, best in sorted(ranked, key=lambda one: one[1].game))

    def _read(self) -> Mapping[str, Mapping[str, Any]]:
        try:
            data = json.loads(self.path.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            raise SaveError(f"{self.path} holds no statistics that can be read.") from error
        return (
            {name: entry for name, entry in data.items() if _whole(entry)} if _is_map(data) else {}
        )


def _feat(match: Match) -> Mapping[str, Any]:
    """Give what a match is kept for, in words that stay the same whatever becomes of its game."""
    feat = match.game.feat(match.position.board)
    if feat is None:
        return {}
    won = match.result.winners if match.result is not None else ()
    names = ", ".join(match.players[seat].name for seat in won)
    of, told = match.words(feat.of, ONLOOKER), match.words(feat.told, ONLOOKER)
    return {"feat": {"of": of, "worth": list(feat.worth), "player": names, "told": told}}


def _kept(data: Any) -> Mapping[str, Any] | None:
    """Give what a match was kept for, as far as it is what was written once."""
    whole = (
        isinstance(data, dict)
        and all(isinstance(data.get(key), str) for key in ("of", "player", "told"))
        and isinstance(data.get("worth"), list)
        and all(isinstance(part, int) for part in data["worth"])
    )
    return data if whole else None


def _is_map(data: Any) -> bool:
    return isinstance(data, dict)


def _whole(entry: Any) -> bool:
    return (
        isinstance(entry, dict)
        and isinstance(entry.get("game"), str)
        and isinstance(entry.get("players"), list)
        and all(isinstance(name, str) for name in entry["players"])
        and isinstance(entry.get("winners"), list)
    )
