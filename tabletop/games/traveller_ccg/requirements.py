"""Requirements of Complications, Contracts and subplots, met one by one (``TC-22.3``).

They are the ``cost`` of an adventure card's ability. The captain picks the order; what was spent
before one can't be met stays spent (``TC-R.77``).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from tabletop.effects.ability import Ability, abilities_of, find_ability
from tabletop.effects.context import Address, Context, Outcome
from tabletop.effects.costs import Claim, unpayable
from tabletop.effects.interpret import RUN, Running, Walk
from tabletop.effects.nodes import Effect
from tabletop.effects.reader import Reader
from tabletop.effects.wording.tokens import capital
from tabletop.engine.board import Binding
from tabletop.engine.decisions import ChooseOption, Option
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tabletop.games.traveller_ccg.fighting import asks_for_a_fight, defeated
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.language.costs import Either, seems_payable
from tabletop.games.traveller_ccg.places import in_play
from tabletop.games.traveller_ccg.timing import settle
from tabletop.games.traveller_ccg.windows import open_window

GIVE_UP: Final = "give-up"
ORDER_RULE: Final = RuleId("TC-R.77")


@dataclass(frozen=True, slots=True)
class Meeting:
    """Requirements that a captain is meeting: those met, and whether one was tried in vain.

    ``judging`` tells that the last window before a failure has been open (``TC-R.134``), and
    ``gave_up`` how far the table had come when the captain gave up (-1: they have not).
    """

    seat: SeatId
    card: CardId
    ability: str
    met: tuple[int, ...] = ()
    failed: bool = False
    current: int = 0
    bound: tuple[Binding, ...] = ()
    judging: bool = False
    gave_up: int = -1

    @property
    def context(self) -> Context:
        """What names in the requirements stand for."""
        return Context(self.card, self.seat, self.bound)


def requirements(table: Table, card: CardId, timing: str) -> tuple[Ability, ...]:
    """List the abilities of the side of an adventure card that is up which ask for something."""
    return tuple(
        ability for ability in abilities_of(table.printed(card)) if ability.timing == timing
    )


def unmeetable(reader: Reader, costs: tuple[Effect, ...], context: Context) -> Refusal | None:
    """Say why these requirements can't all be met now, one thing serving one (``TC-22.5``)."""
    for cost in costs:
        refusal = cost.feasible(reader, context)
        if refusal is not None:
            return refusal
    claims: list[Claim] = [claim for cost in costs for claim in cost.claims(reader, context)]
    return unpayable(claims)


def warning(table: Table, card: CardId, ability: Ability, seat: SeatId) -> Refusal | None:
    """Say why an attempt can't succeed as things stand, or None when it can (``TC-R.77``)."""
    return unmeetable(LANGUAGE.reader(table), ability.cost, Context(card, seat))


def _as_all_see(reader: Reader, costs: tuple[Effect, ...], context: Context) -> Refusal | None:
    """Say why these can't all be met now, from what is open to everybody."""
    plain = [cost for cost in costs if not isinstance(cost, Either)]
    found = unpayable(
        [claim for cost in plain for claim in cost.claims(reader, context)], as_all_see=True
    )
    if found is None and not all(seems_payable(cost, reader, context) for cost in costs):
        return refuse(None, "None of the ways to meet a requirement is open now.")
    return found


def warnings(table: Table, seat: SeatId, cards: Iterable[CardId], timing: str) -> Message | None:
    """Say which attempts can't succeed as the captain knows things to stand (``TC-R.77``)."""
    found = []
    for card in cards:
        asked = requirements(table, card, timing)
        refusal = warning(table, card, asked[0], seat) if asked else None
        if refusal is not None:
            text = "{card} can't be resolved as things stand. {why}"
            found.append(say(text, card=CardName(card), why=refusal.reason))
    return say("{warnings}", warnings=tuple(found)) if found else None


async def sure(
    table: Table, seat: SeatId, card: CardId, timing: str, failing: Message | None = None
) -> bool:
    """Warn before an attempt that all can see can't succeed now; it may be made all the same.

    A Reaction may still bring what is missing (``TC-R.77``). Of a Complication that is face down
    nobody knows what it asks for. What only the captain can know is hinted at (``warnings``).
    """
    asked = requirements(table, card, timing)
    if not table.board.cards[card].face_up or not asked:
        return True
    reader, context = LANGUAGE.reader(table), Context(card, seat)
    refusal = _as_all_see(reader, asked[0].cost, context)
    if refusal is None:
        return True
    options = (
        Option("reconsider", say("Do something else")),
        Option("attempt", say("Attempt it all the same"), failing),
    )
    text = "{seat}, {card} can't be resolved as things stand. {why}"
    prompt = say(text, seat=SeatName(seat), card=CardName(card), why=refusal.reason)
    answer = await ChooseOption("attempt-anyway", seat, prompt, ORDER_RULE, options, (card,))
    return answer == "attempt"


def _ability(at: At[Meeting]) -> Ability:
    return find_ability(
        at.definitions[at.board.cards[at.locals.card].definition], at.locals.ability
    )


def keys(ability: Ability) -> tuple[str, ...]:
    """Name the requirements of an ability for answers: by what they are, numbered if need be."""
    found: list[str] = []
    for cost in ability.cost:
        name = _key(cost)
        alike = sum(other == name or other.startswith(f"{name}-no-") for other in found)
        found.append(f"{name}-no-{alike + 1}" if alike else name)
    return tuple(found)


def _key(cost: Effect) -> str:
    token = getattr(cost, "token", None)
    words = (token,) if isinstance(token, str) else token or ()
    return "-".join((cost.tag, *words))


def choose(at: At[Meeting]) -> Next | Running:
    """Have the captain pick the next requirement, unless all are met or none can be."""
    frame = settle(at.table)
    if frame is not None:
        return call(frame, then=choose)
    meeting = at.locals
    if not at.board.seats[meeting.seat].aboard or not in_play(at.board, meeting.card):
        return done(value=Outcome(False, meeting.bound))
    ability, reader = _ability(at), LANGUAGE.reader(at.table)
    if len(meeting.met) == len(ability.cost):
        return done(value=Outcome(True, meeting.bound))
    # A fight that was not won is not fought again; but others may still sink the enemy.
    if meeting.failed:
        tried = ability.cost[meeting.current]
        if not (asks_for_a_fight(tried) and defeated(reader, meeting.card)):
            return _judge(meeting)
    if meeting.judging and meeting.gave_up == at.board.serial:
        return _judge(meeting)  # nobody did anything, so there is nothing to think over
    left = _left(ability, meeting)
    # Whether the captain is asked must not tell what their hand is worth; what is offered may.
    if not any(seems_payable(ability.cost[number], reader, meeting.context) for number in left):
        return _judge(meeting)
    open_ = tuple(
        number
        for number in left
        if unmeetable(reader, (ability.cost[number],), meeting.context) is None
    )
    return _ask(at, ability, open_)


def _left(ability: Ability, meeting: Meeting) -> tuple[int, ...]:
    """Number what is not met yet; of equal ones the first stands for all."""
    first: dict[Effect, int] = {}
    for number, cost in enumerate(ability.cost):
        if number not in meeting.met:
            first.setdefault(cost, number)
    return tuple(first.values())


def _judge(meeting: Meeting) -> Next:
    """Give everybody a last chance before the attempt counts as failed (``TC-R.134``)."""
    if meeting.judging:
        return done(value=Outcome(False, meeting.bound))
    return call(open_window(), then=choose, locals=replace(meeting, judging=True))


async def _ask(at: At[Meeting], ability: Ability, open_: tuple[int, ...]) -> Next:
    meeting, names = at.locals, keys(ability)
    options = [Option(names[number], _words(ability, number)) for number in open_]
    prompt = say(
        "{seat}, choose the requirement of {card} that you meet next.",
        seat=SeatName(meeting.seat),
        card=CardName(meeting.card),
    )
    options.append(Option(GIVE_UP, say("Give up"), say("What was spent stays spent.")))
    key = await ChooseOption(
        "requirement", meeting.seat, prompt, ORDER_RULE, tuple(options), (meeting.card,)
    )
    if key == GIVE_UP:
        return _judge(replace(meeting, gave_up=at.board.serial))
    return go(meet, locals=replace(meeting, current=names.index(key)))


def _words(ability: Ability, number: int) -> Message:
    words = capital(ability.cost[number].words(LANGUAGE.book(ability)))
    return Message(LANGUAGE.sentence(words))


def meet(at: At[Meeting]) -> Next:
    """Carry out what the requirement asks for."""
    meeting = at.locals
    definition = at.board.cards[meeting.card].definition
    address = Address(definition, meeting.ability, ("cost", meeting.current))
    return call(Frame(RUN, "run", Walk(address, meeting.context)), then=count)


def count(at: At[Meeting]) -> Next:
    """Note whether it was met; one that was tried in vain is not tried again."""
    meeting, outcome = at.locals, at.value
    assert isinstance(outcome, Outcome)
    bound = meeting.context.having(*outcome.bound).bound
    if outcome.whole:
        met = replace(meeting, met=(*meeting.met, meeting.current), bound=bound)
        return go(choose, locals=met)
    return go(choose, locals=replace(meeting, failed=True, bound=bound))


MEETING: Final = Procedure("traveller-ccg.requirements", Meeting, choose, meet, count)
