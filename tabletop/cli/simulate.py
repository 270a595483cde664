"""``tabletop simulate``: whole games played by the computer, and what they came to."""

from __future__ import annotations

import gc
import json
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final

from tabletop.cli.balance import balance, figures, print_balance
from tabletop.cli.brought import read_decks
from tabletop.cli.errors import CommandError
from tabletop.cli.setup import read_options
from tabletop.engine.chance import mix
from tabletop.games import registry
from tabletop.games.bringing import mixed, ready_decks
from tabletop.games.compared import begins, combinations
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.library.decks.record import Deck
from tabletop.scenario import run_file, scenario_files
from tabletop.session.carried import every_ability, noting
from tabletop.session.selfplay import REDEAL_EVERY, SAVE_EVERY, Outcome, Plan, play

BATCH: Final = 4
LITTER: Final = 50_000
"""So many new objects are made before the litter among them is looked for: a game leaves hardly any
in rings, and looking as often as Python does by itself takes a tenth of the time."""
FAULTS_SHOWN: Final = 10
WIDE: Final = 132
"""How wide tables are where no screen says it."""


@cache
def _load(game: str) -> GameDefinition:
    return registry.load(game)


def command(arguments: Namespace) -> int:
    """Play the games and report; 1 when a law was broken or a game failed."""
    game = _load(arguments.game)
    plans = list(make_plans(game, arguments))
    start = time.perf_counter()
    outcomes = list(_with_progress(arguments.game, plans, arguments.workers))
    seconds = time.perf_counter() - start
    report = summary(game, outcomes, seconds)
    _print(report)
    if arguments.check:
        _print_checked(report["faults"])
    _print_faults(report["faults"])
    if arguments.card_coverage:
        report["faults"] += uncarried(game, outcomes, arguments.scenarios)
    if arguments.json is not None:
        _write(arguments.json, report)
    return 1 if report["faults"] else 0


def make_plans(game: GameDefinition, arguments: Namespace) -> Iterator[Plan]:
    """List the games to play: numbers of seats in turn, options as given. Of those that are not
    given, the ones that are compared have all their choices in turn, and when the laws are checked
    all others vary too.
    """
    info = game.pack.info
    fixed = read_options(game.options, arguments.option)
    bots = arguments.players == "computer" or (arguments.players is None and bool(game.bots))
    if bots and not game.bots:
        raise CommandError("this game has no computer players; use --players random")
    seats = range(info.least_seats, info.most_seats + 1)
    if arguments.seats is not None:
        if not arguments.seats.isdecimal() or int(arguments.seats) not in seats:
            raise CommandError(f"--seats is a number from {seats[0]} to {seats[-1]} here")
        seats = range(int(arguments.seats), int(arguments.seats) + 1)
    first = 1 if arguments.seed is None else arguments.seed
    for number in range(arguments.games):
        seed = first + number
        count = seats[number % len(seats)]
        decks = _decks(game, count, number, arguments.deck)
        if arguments.card_coverage and decks and not arguments.deck:
            decks = tuple(mixed(game, fixed, seed * 16 + seat) for seat in range(count))
        every = _all_combinations(game.id, count, tuple(fixed.items()))
        options = dict(every[number // len(seats) % len(every)])
        if arguments.check:
            options = _varied(game, seed, decks, count, options)
        cards = arguments.card_coverage
        yield Plan(count, options, seed, bots, arguments.check, decks, cards)


@cache
def _all_combinations(
    game_id: str, seats: int, fixed: tuple[tuple[str, OptionValue], ...]
) -> tuple[Mapping[str, OptionValue], ...]:
    return combinations(_load(game_id), seats, dict(fixed))


def _decks(game: GameDefinition, seats: int, number: int, given: list[str]) -> tuple[Deck, ...]:
    """Give the decks of a game: those named, or ready-made ones that go round from game to game,
    so that each is played on each seat.
    """
    if given:
        return read_decks(game, ("",) * seats, given)
    ready = ready_decks(game)
    return tuple(ready[(seat + number) % len(ready)] for seat in range(seats)) if ready else ()


def _varied(
    game: GameDefinition,
    seed: int,
    decks: tuple[Deck, ...],
    seats: int,
    fixed: Mapping[str, OptionValue],
) -> dict[str, OptionValue]:
    """Choose an option after the other by the seed, where the game allows it with the rest."""
    options = dict(fixed)
    for at, option in enumerate(game.options):
        if option.key in fixed or option.compared is not None:
            continue
        value = option.choices[mix(seed * 31 + at) % len(option.choices)][0]
        trial = {**options, option.key: value}
        if begins(game, seats, trial, decks):
            options = trial
    return options


def play_batch(game: str, plans: list[Plan]) -> list[Outcome]:
    """Play some games (in a worker)."""
    gc.set_threshold(LITTER)
    loaded = _load(game)
    return [play(loaded, plan) for plan in plans]


def _batches(game: str, plans: list[Plan], workers: int) -> Iterator[list[Outcome]]:
    batches = [plans[at : at + BATCH] for at in range(0, len(plans), BATCH)]
    if workers == 1:
        for batch in batches:
            yield play_batch(game, batch)
        return
    with ProcessPoolExecutor(min(workers, len(batches))) as pool:
        yield from pool.map(play_batch, [game] * len(batches), batches)


def _with_progress(game: str, plans: list[Plan], workers: int) -> Iterator[Outcome]:
    from rich.console import Console
    from rich.progress import Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{len(plans)} games", total=len(plans))
        for batch in _batches(game, plans, workers):
            progress.advance(task, len(batch))
            yield from batch


def summary(game: GameDefinition, outcomes: list[Outcome], seconds: float) -> dict[str, Any]:
    """Sum up: win rates by number of seats and seat, by what is compared, ends by rule, lengths,
    speed, faults.
    """
    lengths = sorted(outcome.answers for outcome in outcomes)
    wins: dict[str, Any] = {}
    for seats in sorted({outcome.plan.seats for outcome in outcomes}):
        of_seats = [outcome for outcome in outcomes if outcome.plan.seats == seats]
        won = Counter(seat for outcome in of_seats for seat in outcome.winners)
        nobody = sum(not outcome.winners for outcome in of_seats)
        wins[str(seats)] = {
            "games": len(of_seats),
            "seats": [round(won[seat] / len(of_seats), 4) for seat in range(seats)],
            "nobody": round(nobody / len(of_seats), 4),
        }
    decks: dict[str, dict[str, float]] = {}
    for outcome in outcomes:
        for seat, deck in enumerate(outcome.plan.decks):
            of_deck = decks.setdefault(deck.name, {"played": 0, "won": 0})
            of_deck["played"] += 1
            of_deck["won"] += seat in outcome.winners
    return {
        "games": len(outcomes),
        "wins": wins,
        "decks": decks,
        "balance": balance(game, outcomes),
        "figures": figures(outcomes),
        "ends": dict(Counter(outcome.rule or "unfinished" for outcome in outcomes).most_common()),
        "decisions": {
            "least": lengths[0],
            "median": lengths[len(lengths) // 2],
            "most": lengths[-1],
            "all": sum(lengths),
            "per_second": round(sum(lengths) / seconds, 1),
        },
        "seconds": round(seconds, 2),
        "faults": [fault for outcome in outcomes for fault in outcome.faults],
    }


def _print(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(width=None if sys.stdout.isatty() else WIDE)
    table = Table("players", "games", "won by seat 0, 1, ...", "by nobody")
    for seats, wins in report["wins"].items():
        rates = " ".join(f"{rate:.0%}" for rate in wins["seats"])
        table.add_row(seats, f"{wins['games']:,}", rates, f"{wins['nobody']:.0%}")
    console.print(table)
    print_balance(console, report["balance"], report["figures"])
    for name, of_deck in report["decks"].items():
        share = of_deck["won"] / of_deck["played"]
        console.print(
            f"{name}: won {of_deck['won']:,} of {of_deck['played']:,} ({share:.0%})",
            highlight=False,
            markup=False,
        )
    ends = ", ".join(f"{rule} {count:,}" for rule, count in report["ends"].items())
    console.print(f"ended by {ends}", highlight=False, soft_wrap=True)
    decisions = report["decisions"]
    console.print(
        f"{decisions['least']:,} to {decisions['most']:,} decisions a game, "
        f"half of them up to {decisions['median']:,}; "
        f"{decisions['per_second']:,.0f} decisions a second in {report['seconds']:,.1f} s",
        highlight=False,
        soft_wrap=True,
    )


def _print_checked(faults: Sequence[str]) -> None:
    print(
        f"checked: the board at every decision, re-dealing at one in {REDEAL_EVERY}, "
        f"saving at one in {SAVE_EVERY}, a replay of every game; {len(faults)} violations"
    )


def _print_faults(faults: Sequence[str]) -> None:
    for fault in faults[:FAULTS_SHOWN]:
        print(f"tabletop: {fault}", file=sys.stderr)
    if len(faults) > FAULTS_SHOWN:
        print(f"tabletop: and {len(faults) - FAULTS_SHOWN} more", file=sys.stderr)


def uncarried(
    game: GameDefinition, outcomes: list[Outcome], folders: list[Path] | None
) -> list[str]:
    """Tell of the abilities that no game carried out and no scenario of these folders either."""
    carried = {one for outcome in outcomes for one in outcome.carried}
    played = len(carried)
    for path in scenario_files(folders or ()):
        run_file(path, lambda _game: noting(game, carried))
    abilities = list(every_ability(game))
    missing = [one for one in abilities if one not in carried]
    print(
        f"{len(abilities):,} abilities: {played:,} carried out in these games, "
        f"{len(abilities) - len(missing) - played:,} more in scenarios, {len(missing):,} never"
    )
    for card, key in missing:
        print(f"{card}: {key}")
    return [f"{card}: {key} was never carried out" for card, key in missing]


def _write(path: Path, report: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
