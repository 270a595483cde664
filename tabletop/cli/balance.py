"""What a series of games says of choices at setup: how often who had one won, and against whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop.games.compared import compared
from tabletop.games.definition import GameDefinition
from tabletop.session.selfplay import Outcome

if TYPE_CHECKING:
    from rich.console import Console


class Had(NamedTuple):
    """A choice that a seat had in a game: of what, which, and whether the seat won with it."""

    what: str
    choice: str
    won: bool


@dataclass(slots=True)
class Record:
    """What came of a choice: games, games won, and what those were worth that are kept."""

    played: int = 0
    won: int = 0
    worth: list[int] = field(default_factory=list)

    def share(self) -> float:
        """The part of its games that were won."""
        return round(self.won / self.played, 4)

    def told(self) -> dict[str, Any]:
        """Give it as plain data."""
        plain: dict[str, Any] = {"played": self.played, "won": self.won}
        if self.worth:
            mean = round(sum(self.worth) / len(self.worth), 1)
            plain["worth"] = {
                "games": len(self.worth),
                "mean": mean,
                "least": min(self.worth),
                "most": max(self.worth),
            }
        return plain


def had(game: GameDefinition, outcome: Outcome) -> Iterator[tuple[int, Had]]:
    """List what each seat had in a game."""
    for option in compared(game, outcome.plan.seats):
        assert option.compared is not None
        what, seat = option.compared
        chosen = str(outcome.plan.options.get(option.key, option.choices[0][0]))
        yield seat, Had(what, chosen, seat in outcome.winners)


def balance(game: GameDefinition, outcomes: Iterable[Outcome]) -> dict[str, Any]:
    """Sum up by number of seats, and by what is compared: each choice, and each two of them that
    met.
    """
    alone: dict[tuple[int, str, str], Record] = {}
    pairs: dict[tuple[int, str, str, str], Record] = {}
    for outcome in outcomes:
        seats, seated = outcome.plan.seats, list(had(game, outcome))
        for seat, one in seated:
            record = alone.setdefault((seats, one.what, one.choice), Record())
            _add(record, one, outcome)
            for other_seat, other in seated:
                if other_seat != seat and other.what == one.what:
                    met = pairs.setdefault((seats, one.what, one.choice, other.choice), Record())
                    _add(met, one, outcome)
    told: dict[str, Any] = {}
    for (seats, what, choice), record in alone.items():
        of_seats = told.setdefault(str(seats), {}).setdefault(what, {"choices": {}, "pairs": {}})
        of_seats["choices"][choice] = record.told()
    for (seats, what, choice, other_choice), record in pairs.items():
        against = told[str(seats)][what]["pairs"].setdefault(choice, {})
        against[other_choice] = record.share()
    return told


def _add(record: Record, had: Had, outcome: Outcome) -> None:
    record.played += 1
    record.won += had.won
    if outcome.worth is not None:
        record.worth.append(outcome.worth)


def figures(outcomes: Iterable[Outcome]) -> dict[str, dict[str, Any]]:
    """Sum up, by number of seats, what the table came to in each figure that is a number."""
    found: dict[tuple[int, str], list[int]] = {}
    for outcome in outcomes:
        for label, value in outcome.figures:
            found.setdefault((outcome.plan.seats, label), []).append(value)
    told: dict[str, dict[str, Any]] = {}
    for (seats, label), values in found.items():
        told.setdefault(str(seats), {})[label] = {
            "least": min(values),
            "mean": round(sum(values) / len(values), 1),
            "most": max(values),
        }
    return told


def print_balance(
    console: Console, told: Mapping[str, Any], of_figures: Mapping[str, Mapping[str, Any]]
) -> None:
    """Print the tables: a line for each choice, with how often it won against each other."""
    from rich.table import Table

    for seats, of_seats in told.items():
        for what, found in of_seats.items():
            choices, pairs = sorted(found["choices"]), found["pairs"]
            headings = [what, "games", "won"]
            kept = any("worth" in found["choices"][choice] for choice in choices)
            headings += ["mean", "least", "most"] if kept else []
            headings += [f"vs {other}" for other in choices] if pairs else []
            table = Table(*headings, title=f"players: {seats}", title_justify="left")
            for choice in choices:
                one = found["choices"][choice]
                cells = [choice, f"{one['played']:,}", f"{one['won'] / one['played']:.0%}"]
                if kept:
                    worth = one.get("worth")
                    cells += (
                        [f"{worth['mean']:,}", f"{worth['least']:,}", f"{worth['most']:,}"]
                        if worth
                        else ["", "", ""]
                    )
                if pairs:
                    against = pairs.get(choice, {})
                    cells += [
                        f"{against[other]:.0%}" if other in against else "" for other in choices
                    ]
                table.add_row(*cells)
            console.print(table)
        for label, values in of_figures.get(seats, {}).items():
            console.print(
                f"players: {seats}, {label}: {values['least']:,} to {values['most']:,}, "
                f"in the mean {values['mean']:,}",
                highlight=False,
                markup=False,
            )
