"""Subplots of a Contract or Complication that was just resolved (``TC-23``)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability, find_ability
from tabletop.effects.context import Outcome
from tabletop.effects.interpret import Running, carry_out
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.events import MomentCame, Said
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, SeatName, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.requirements import (
    MEETING,
    Meeting,
    requirements,
    warning,
)
from tabletop.games.traveller_ccg.timing import settle
from tabletop.games.traveller_ccg.windows import open_window

NO_MORE: Final = "no-more"
SUBPLOTS_RULE: Final = RuleId("TC-23.4")


@dataclass(frozen=True, slots=True)
class Plotting:
    """The subplots of a card for the captain who resolved it; ``tried`` are over and done with."""

    seat: SeatId
    card: CardId
    tried: tuple[str, ...] = ()

    @property
    def current(self) -> str:
        """The subplot that is being attempted."""
        return self.tried[-1]


def subplots(table: Table, card: CardId) -> tuple[Ability, ...]:
    """List the subplots printed on the side of an adventure card that is up."""
    return requirements(table, card, "subplot")


def before(at: At[Plotting]) -> Next:
    """Open a window before the subplots of what was just resolved (``TC-23.1``, ``TC-R.134``)."""
    if not in_play(at.board, at.locals.card) or not subplots(at.table, at.locals.card):
        return done()
    return call(open_window(), then=choose)


def choose(at: At[Plotting]) -> Next | Running:
    """Have the captain attempt a subplot, any and in any order, or no more (``TC-23.4``)."""
    plotting = at.locals
    if not at.board.seats[plotting.seat].aboard or not in_play(at.board, plotting.card):
        return done()
    left = tuple(
        ability
        for ability in subplots(at.table, plotting.card)
        if ability.key not in plotting.tried
    )
    return _ask(at, left) if left else done()


async def _ask(at: At[Plotting], left: tuple[Ability, ...]) -> Next:
    plotting = at.locals
    options = [Option(ability.key, _words(ability), _caution(at, ability)) for ability in left]
    options.append(Option(NO_MORE, say("Attempt no more subplots")))
    prompt = say(
        "{seat}, attempt a subplot of {card}, or no more of them.",
        seat=SeatName(plotting.seat),
        card=CardName(plotting.card),
    )
    key = await ChooseOption(
        "subplot", plotting.seat, prompt, SUBPLOTS_RULE, tuple(options), (plotting.card,)
    )
    if key == NO_MORE:
        return done()
    told = Said(
        say(
            "{seat} attempts a subplot of {card}.",
            seat=SeatName(plotting.seat),
            card=CardName(plotting.card),
        )
    )
    return go(named, told, locals=replace(plotting, tried=(*plotting.tried, key)))


def _words(ability: Ability) -> Message:
    return Message(LANGUAGE.sentence(ability.words(LANGUAGE.book(ability))))


def _caution(at: At[Plotting], ability: Ability) -> Message | None:
    refusal = warning(at.table, at.locals.card, ability, at.locals.seat)
    return None if refusal is None else say("It can't succeed now. {why}", why=refusal.reason)


def named(_at: At[Plotting]) -> Next:
    """Let everybody answer the attempt."""
    return call(open_window(), then=meet)


def meet(at: At[Plotting]) -> Next:
    """Have the requirements met."""
    plotting = at.locals
    meeting = Meeting(plotting.seat, plotting.card, plotting.current)
    return call(MEETING.frame(meeting), then=award)


def award(at: At[Plotting]) -> Next:
    """Give the award at once if all were met (``TC-23.5``); else nothing comes of it."""
    plotting, outcome = at.locals, at.value
    assert isinstance(outcome, Outcome)
    seat, card = SeatName(plotting.seat), CardName(plotting.card)
    if not outcome.whole:
        told = Said(say("{seat} fails in a subplot of {card}.", seat=seat, card=card))
        return go(choose, told, MomentCame("attempt-failed", plotting.seat, (plotting.card,)))
    ability = find_ability(
        at.definitions[at.board.cards[plotting.card].definition], plotting.current
    )
    frame = carry_out(
        at.board.cards[plotting.card].definition,
        ability.key,
        plotting.card,
        plotting.seat,
        outcome.bound,
    )
    told = Said(say("{seat} resolves a subplot of {card}.", seat=seat, card=card))
    return call(frame, told, then=awarded)


def awarded(at: At[Plotting]) -> Next:
    """Tell that the subplot is resolved, and go on to the next."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=awarded)
    return go(choose, MomentCame("subplot-resolved", at.locals.seat, (at.locals.card,)))


SUBPLOTS: Final = Procedure(
    "traveller-ccg.subplots", Plotting, before, choose, named, meet, award, awarded
)
