"""Trying a card: a match of its game at which it is in hand, kept nowhere."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tabletop.engine import kernel
from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, ChooseSeat
from tabletop.engine.ids import DefId, SeatId, zone_of
from tabletop.engine.message import Refusal, in_words
from tabletop.engine.position import Position
from tabletop.games.definition import GameDefinition
from tabletop.games.trial import Trial
from tabletop.lessons.staged import seated, staged
from tabletop.scenario.beginning import Begun, begin
from tabletop.scenario.story import ScenarioError, Setting
from tabletop.session.history import History, Moment
from tabletop.session.match import Match

YOU: Final = SeatId(0)
"""The seat of whoever tries a card."""
NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gil", "Hana")
PATIENCE: Final = 60
"""So many answers at most are given until the card can be used."""
SEED: Final = 1
"""Each trial of a card begins alike, so that two versions of it can be compared."""


class TrialError(Exception):
    """A card can't be tried; the message says why."""


@dataclass(frozen=True, slots=True)
class Tried:
    """A match with the card in it. ``usable`` tells whether it can be used at once; if not, ``why``
    says what the rules answer, as far as they have an answer.
    """

    match: Match
    usable: bool
    why: str = ""


def trial_of(game: GameDefinition, card: DefId) -> Trial:
    """Say in what match a card is tried; of a game that says nothing, in that with fewest seats."""
    if game.trial is not None:
        return game.trial(card)
    setup: dict[str, Any] = {zone_of("hand", YOU): {"top": [card]}}
    return Trial(game.pack.info.least_seats, setup=setup)


def try_card(game: GameDefinition, card: DefId) -> Tried:
    """Begin the match of a card. Raises TrialError.

    Where time must go by until the card can be used, it does; where it never can, the match stands
    at its beginning.
    """
    trial = trial_of(game, card)
    setting = _setting(trial)
    try:
        begun = begin(game, setting)
    except ScenarioError as error:
        raise TrialError(
            in_words(
                "This card can't be put on a table: {expected} is needed, and there is {found}.",
                expected=error.expected,
                found=error.found,
            )
        ) from error
    except kernel.BrokenPositionError as error:
        raise TrialError(
            in_words("The rules can't go on from there: {error}", error=error)
        ) from error
    at_once = _match(game, setting, begun, begun.position)
    waited = _waited(game, setting, begun, trial, card)
    if waited is not None:
        return Tried(_match(game, setting, begun, waited), usable=True)
    return Tried(at_once, usable=False, why=_why_not(at_once, card))


def offers_card(match: Match, card: DefId) -> bool:
    """Tell whether the first seat is offered something to do with a card, now."""
    decision = match.view(YOU).decision
    if not isinstance(decision, ChooseAction):
        return False
    cards = match.view(YOU).board.cards
    return any(
        action.card is not None and cards[action.card].definition == card
        for action in decision.actions
    )


def _setting(trial: Trial) -> Setting:
    return Setting(
        NAMES[: trial.seats],
        trial.options,
        trial.decks,
        SEED,
        trial.setup,
        trial.rest,
        {},
        trial.counters,
        trial.seat_counters,
        (),
        {},
    )


def _match(game: GameDefinition, setting: Setting, begun: Begun, position: Position) -> Match:
    """Make a match that stands at a position; the position is what it began with."""
    players = seated(game, setting, YOU)
    beginning = staged(game, setting, begun, players, position)
    history = History(Moment(position, players, position.board, None, ()))
    return Match(game, beginning, history, None)


def _waited(
    game: GameDefinition, setting: Setting, begun: Begun, trial: Trial, card: DefId
) -> Position | None:
    """Let time go by until the card can be used; None if it never can."""
    match = _match(game, setting, begun, begun.position)
    for _ in range(PATIENCE):
        if match.finished:
            return None
        if offers_card(match, card):
            return match.position
        answered = _answer(match, trial.waits)
        if answered is None or isinstance(match.answer(*answered), Refusal):
            return None
    return None


def _answer(table: Match, waits: tuple[str, ...]) -> tuple[SeatId, Answer] | None:
    """Say what is answered next: whoever can waits, so that little happens meanwhile."""
    pending = table.position.pending
    assert pending is not None
    seat = pending.seats()[0]
    decision = table.view(seat).decision
    match decision:
        case ChooseAction():
            waiting = _waiting(decision, waits)
            if waiting is not None:
                return seat, waiting
            if seat == YOU:
                return None
        case ChooseCards(least=0):  # nothing is given away: it might be the card
            return seat, ()
        case ChooseSeat(seats=seats) if YOU in seats:
            return seat, YOU
    return (seat, table.bot_answer(seat)) if table.game.bots else None


def _waiting(decision: ChooseAction, waits: tuple[str, ...]) -> Action | None:
    return next((one for verb in waits for one in decision.actions if one.verb == verb), None)


def _why_not(match: Match, card: DefId) -> str:
    """Give the first reason that the rules have for refusing each use of a card."""
    cards = match.view(YOU).board.cards
    for offer in match.offers(YOU):
        about = offer.action.card
        if about is not None and cards[about].definition == card and offer.refusal is not None:
            return match.words(offer.refusal.reason, YOU)
    return ""
