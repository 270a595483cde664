"""What is told at the end of a match: who won and why, its figures, and whether chance was fair."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.controller.words import Renderer, listed
from tabletop.engine.message import in_words
from tabletop.session.fairness import fairness
from tabletop.session.match import Match
from tabletop.table import chance
from tabletop.table.panels.end import Ending
from tabletop.table.words import plain


def ending(match: Match, words: Renderer) -> Ending:
    """Tell the end of a match; its reason in the words of whoever looks."""
    result = match.result
    names = tuple(player.name for player in match.players)
    if result is None:
        return Ending(in_words("The match is over"), "", seats=names, seed=match.seed)
    found, game, board = fairness(match), match.game, match.position.board
    of_cards = game.pack.info.id
    return Ending(
        headline=_headline(names, [names[seat] for seat in result.winners]),
        reason=words.text(result.reason),
        rule=result.rule,
        seats=names,
        figures=tuple((words.text(one.label), *one.values) for one in game.figures(board)),
        seed=match.seed,
        again=tuple(plain(label) for label, _ in game.again(board)),
        charts=bool(game.charts),
        scores=game.sheet is not None,
        looked_back=len(match.history.looked_back),
        dice=chance.dice_told(found.faces),
        opening=chance.rows(of_cards, found.opening),
        later=chance.rows(of_cards, found.later),
    )


def _headline(names: Sequence[str], winners: Sequence[str]) -> str:
    if not winners:
        return in_words("Lost") if len(names) == 1 else in_words("Nobody wins")
    if len(names) == 1:
        return in_words("Won!")
    if len(winners) == 1:
        return in_words("{name} wins", name=winners[0])
    return in_words("{names} win", names=listed(winners))
