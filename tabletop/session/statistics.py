"""How matches went: one entry for each finished match, kept beside the matches."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeGuard

from tabletop.engine.ids import ONLOOKER
from tabletop.engine.message import Message, in_words
from tabletop.session.errors import SaveError
from tabletop.session.fairness import FACES, Drawn, Draws, fairness, together
from tabletop.session.journal import write_whole
from tabletop.session.kept_words import english_sentence, kept_sentence, told_sentence

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


@dataclass(frozen=True, slots=True)
class Luck:
    """What chance gave those who played one game, people or the computer, in all its matches."""

    game: str
    computer: bool
    opening: Draws
    later: Draws


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
            "chance": _chance(match),
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
            feat = entry.get("feat")
            if not _whole_feat(feat):
                continue
            of, told = told_sentence(feat["of"]), told_sentence(feat["told"])
            alike = english_sentence(feat["of"])
            if of is None or told is None or alike is None:
                continue
            key = (entry["game"], alike)
            if key not in found or feat["worth"] > found[key][0]:
                found[key] = (feat["worth"], Best(entry["game"], of, feat["player"], told))
        ranked = sorted(found.values(), key=lambda one: one[0], reverse=True)
        return tuple(best for _, best in sorted(ranked, key=lambda one: one[1].game))

    def faces(self) -> tuple[int, ...]:
        """Count how often each face of the dice came up in all matches."""
        kept = [found["faces"] for found in self._chances().values()]
        return tuple(map(sum, zip(*kept, strict=True))) if kept else (0,) * FACES

    def luck(self) -> tuple[Luck, ...]:
        """Sum up what was drawn, by game, of people and of the computer; where anything was."""
        found: dict[tuple[str, bool], list[tuple[Draws, Draws]]] = {}
        entries = self._read()
        for name, chance in self._chances().items():
            for seat in chance["seats"]:
                key = (entries[name]["game"], seat["computer"])
                hands = (_drawn(seat["opening"]), _drawn(seat["later"]))
                found.setdefault(key, []).append(hands)
        sums = (
            Luck(*key, together(first for first, _ in hands), together(rest for _, rest in hands))
            for key, hands in sorted(found.items())
        )
        return tuple(luck for luck in sums if luck.opening or luck.later)

    def _chances(self) -> Mapping[str, Mapping[str, Any]]:
        """Give what chance was counted of, by the name of the match's file."""
        return {
            name: entry["chance"]
            for name, entry in self._read().items()
            if _whole_chance(entry.get("chance"))
        }

    def _read(self) -> Mapping[str, Mapping[str, Any]]:
        try:
            data = json.loads(self.path.read_bytes())
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, RecursionError) as error:
            text = "{file} holds no statistics that can be read."
            raise SaveError(in_words(text, file=self.path)) from error
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

    def kept(message: Message) -> Mapping[str, Any]:
        return kept_sentence(message, lambda one: match.words(one, ONLOOKER))

    of, told = kept(feat.of), kept(feat.told)
    return {"feat": {"of": of, "worth": list(feat.worth), "player": names, "told": told}}


def _chance(match: Match) -> Mapping[str, Any]:
    """Give what chance gave in a match."""
    found = fairness(match)
    seats = [
        {"computer": not player.human, "opening": _written(opening), "later": _written(later)}
        for player, opening, later in zip(match.players, found.opening, found.later, strict=True)
    ]
    return {"faces": list(found.faces), "seats": seats}


def _written(draws: Draws) -> Mapping[str, list[float]]:
    return {
        kind: [drawn.count, round(drawn.expected, 4), round(drawn.variance, 4)]
        for kind, drawn in draws.items()
    }


def _drawn(data: Mapping[str, list[Any]]) -> Draws:
    return {kind: Drawn(*numbers) for kind, numbers in data.items()}


def _whole_chance(data: Any) -> bool:
    """Tell whether this is what was once written of a match's chance."""
    return (
        _is_map(data)
        and _are_numbers(data.get("faces"), FACES)
        and isinstance(data.get("seats"), list)
        and all(
            _is_map(seat)
            and isinstance(seat.get("computer"), bool)
            and all(_are_draws(seat.get(key)) for key in ("opening", "later"))
            for seat in data["seats"]
        )
    )


def _are_draws(data: Any) -> bool:
    return _is_map(data) and all(_are_numbers(numbers, 3) for numbers in data.values())


def _are_numbers(data: Any, many: int) -> bool:
    return (
        isinstance(data, list)
        and len(data) == many
        and all(isinstance(number, int | float) for number in data)
    )


def _whole_feat(data: Any) -> TypeGuard[Mapping[str, Any]]:
    """Tell whether what a match was kept for is what was written once, but for its sentences."""
    return (
        isinstance(data, dict)
        and {"of", "told"} <= set(data)
        and isinstance(data.get("player"), str)
        and isinstance(data.get("worth"), list)
        and all(isinstance(part, int) for part in data["worth"])
    )


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
