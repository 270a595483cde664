"""What the commands that begin a match have in common: who plays, with which options."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable

from tabletop.cli.brought import read_decks
from tabletop.cli.errors import CommandError
from tabletop.games.definition import GameDefinition, GameOption, OptionValue
from tabletop.session.match import Match
from tabletop.session.players import COMPUTER, Players, name_players

_WORDS: dict[str, bool] = {"yes": True, "true": True, "on": True, "no": False, "false": False}


def read_options(known: Iterable[GameOption], words: Iterable[str]) -> dict[str, OptionValue]:
    """Read ``key=value`` words. Raises CommandError for what the game does not have."""
    options = {option.key: option for option in known}
    chosen: dict[str, OptionValue] = {}
    for word in words:
        key, mark, text = word.partition("=")
        if not mark or key not in options:
            names = ", ".join(options) or "none"
            raise CommandError(f"{word!r} is no option of this game; its options: {names}")
        if key in chosen:
            rule = f" ({options[key].rule})" if options[key].rule else ""
            raise CommandError(f"option {key} is given twice; it has one value{rule}")
        option = options[key]
        allowed = [value for value, _ in option.choices]
        value = next((one for one in allowed if _same(one, text)), None)
        if value is None and text.isdecimal() and option.allows(int(text)):
            value = int(text)
        if value is None:
            shown = ", ".join(str(one) for one in allowed)
            carried = f" or a number up to {option.carried}" if option.carried >= 0 else ""
            raise CommandError(f"option {key} is one of {shown}{carried}, not {text!r}")
        chosen[key] = value
    return chosen


def _same(value: OptionValue, text: str) -> bool:
    if isinstance(value, bool):
        return _WORDS.get(text.lower()) is value
    return str(value) == text


def read_players(game: GameDefinition, text: str | None, *, bots: bool) -> Players:
    """Read ``--seats``: names or a number; ``bots`` fills seats that nobody names."""
    least = game.pack.info.least_seats
    wanted = str(least) if text is None else text
    if wanted.isdecimal():
        count = int(wanted)
        if not 1 <= count <= 64:
            raise CommandError(f"there can't be {count} seats")
        words = [f"Player {number + 1}" for number in range(count)]
        if bots and game.bots:
            words = [COMPUTER] * count
    else:
        words = wanted.split(",")
    try:
        return name_players(words, game.bots)
    except ValueError as error:
        raise CommandError(str(error)) from error


def new_match(game: GameDefinition, arguments: Namespace, *, bots: bool) -> Match:
    """Begin the match that a command's arguments describe, kept nowhere."""
    players = read_players(game, arguments.seats, bots=bots)
    options = read_options(game.options, arguments.option)
    names = tuple(player.name for player in players)
    decks = read_decks(game, names, arguments.deck)
    return Match.create(game, players, options, arguments.seed, decks=decks)
