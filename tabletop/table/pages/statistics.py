"""What all finished matches together tell: who has won how often, and whether chance was fair."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabletop.engine.message import in_words
from tabletop.engine.tongue import spoken
from tabletop.session.fairness import Drawn, together
from tabletop.session.statistics import Best, Luck, Tally
from tabletop.table import chance
from tabletop.table.faces.sheet import kind_words
from tabletop.table.pages.parts import Page, label
from tabletop.table.panels.figures import FigureTable
from tabletop.table.plots import Ink, Plot, bars


def share(tally: Tally) -> str:
    """Say how many of the matches were won, in per cent."""
    return f"{100 * tally.won / tally.played:.0f} %"


@dataclass(frozen=True, slots=True)
class Figures:
    """What is known of all matches together."""

    tallies: Sequence[Tally] = ()
    best: Sequence[Best] = ()
    faces: Sequence[int] = ()
    luck: Sequence[Luck] = ()


class StatisticsPage(Page):
    """Shows who has played and won how often, the best results, and whether chance was fair.
    ``titles`` are the games' by their ids.
    """

    def __init__(self, figures: Figures, titles: Mapping[str, str], ink: Ink) -> None:
        super().__init__(in_words("Statistics"))
        self._titles = titles
        self._ink = ink
        if figures.tallies:
            self._add_tallies(figures.tallies)
        else:
            self.body.addWidget(label(in_words("No match has been finished yet."), "dim"))
        if figures.best:
            self._add_best(figures.best)
        if sum(figures.faces) or figures.luck:
            self.body.addWidget(label(in_words("Was chance fair?"), "heading"))
            self._add_faces(figures.faces)
        for luck in figures.luck:
            self._add_luck(luck)
        self.body.addStretch(1)

    def _title(self, game: str) -> str:
        return self._titles.get(game, game)

    def _add_tallies(self, tallies: Sequence[Tally]) -> None:
        number = spoken().number
        rows = [
            (self._title(one.game), one.player, number(one.played), number(one.won), share(one))
            for one in tallies
        ]
        headings = (
            in_words("Game"),
            in_words("Player"),
            in_words("Played"),
            in_words("Won"),
            in_words("Share"),
        )
        self.body.addWidget(
            FigureTable(in_words("Matches by game and player"), headings, rows, wide=0)
        )

    def _add_best(self, best: Sequence[Best]) -> None:
        self.body.addWidget(label(in_words("Best results"), "heading"))
        found = [(self._title(one.game), one.of, one.player, one.told) for one in best]
        columns = (in_words("Game"), in_words("Of"), in_words("Player"), in_words("Result"))
        self.body.addWidget(FigureTable(in_words("Best results"), columns, found, wide=0))

    def _add_faces(self, faces: Sequence[int]) -> None:
        told = chance.dice_told(faces)
        if told:
            names = [str(face) for face in range(1, len(faces) + 1)]
            self._add_bars(names, faces, [sum(faces) / len(faces)] * len(faces), told)
            self.body.addWidget(label(told))

    def _add_luck(self, luck: Luck) -> None:
        game = self._title(luck.game)
        title = (
            in_words("{game}: what the computer drew", game=game)
            if luck.computer
            else in_words("{game}: what people drew", game=game)
        )
        kinds = chance.kinds_of((luck.opening, luck.later))
        if not kinds:
            return
        every = together((luck.opening, luck.later))
        names = [kind_words(luck.game, kind) for kind in kinds]
        drawn = [every.get(kind, Drawn()) for kind in kinds]
        self.body.addWidget(label(title, "heading"))
        self._add_bars(names, [one.count for one in drawn], [one.expected for one in drawn], title)
        rows = [
            (
                name,
                chance.drawn_told(luck.opening.get(kind, Drawn())),
                chance.drawn_told(luck.later.get(kind, Drawn())),
                chance.per_hundred(one.odds),
            )
            for name, kind, one in zip(names, kinds, drawn, strict=True)
        ]
        columns = (
            in_words("Cards"),
            in_words("Opening hands (to be expected)"),
            in_words("Later (to be expected)"),
            in_words("So far off or farther"),
        )
        self.body.addWidget(FigureTable(title, columns, rows, wide=0))

    def _add_bars(
        self, names: Sequence[str], came: Sequence[float], expected: Sequence[float], told: str
    ) -> None:
        legend = (in_words("came"), in_words("to be expected"))
        self.body.addWidget(Plot(bars(names, came, expected, legend), told, self._ink, 260))
