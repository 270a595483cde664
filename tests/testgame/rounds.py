"""Turns one after another, and at the end of each round a secret bid."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.effects.announce import Announcing
from tabletop.effects.queue import Window
from tabletop.effects.refill import Refill
from tabletop.effects.usable import using
from tabletop.engine.actions import Action, ActionKind, legal
from tabletop.engine.board import Result
from tabletop.engine.decisions import ChooseAction, ChooseCards, together
from tabletop.engine.events import (
    CardMoved,
    CardTurned,
    Ended,
    Event,
    MomentCame,
    SeatCounted,
    StateChanged,
)
from tabletop.engine.frames import At, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, zone_of
from tabletop.engine.message import Refusal, SeatName, refuse, say
from tabletop.engine.table import Table
from tests.testgame.parts import EFFECTS
from tests.testgame.raid import RAID, Raid, ready_ships
from tests.testgame.rotation import ROTATE
from tests.testgame.state import Voyage
from tests.testgame.words import LANGUAGE

ROUNDS = 4
ACTIONS = 3

END = Action("end")
RAIDING = Action("raid")


def _no_ship(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    if not ready_ships(table, seat):
        return refuse("L-5", "You have no ready ship to raid with.")
    return None


KINDS = (
    using(LANGUAGE, ("action",)),
    ActionKind(
        "raid", lambda _t, _a: say("Raid"), lambda _t, _s: (RAIDING,), _no_ship, obvious=False
    ),
    ActionKind(
        "end",
        lambda _t, _a: say("End the turn"),
        lambda _t, _s: (END,),
        lambda _t, _s, _a: None,
        obvious=False,
    ),
)


@dataclass(frozen=True, slots=True)
class Turn:
    """How many actions have been taken in this turn."""

    taken: int = 0


def begin(at: At[Turn]) -> Next:
    """Draw a card; an empty deck is rotated first."""
    seat = at.board.state.acting
    deck = zone_of("deck", seat)
    if not at.board.piles[deck]:
        return call(ROTATE.frame(Refill(deck, seat)), then=draw)
    return draw(at)


def draw(at: At[Turn]) -> Next:
    """Draw what is there."""
    seat = at.board.state.acting
    top = at.board.top(zone_of("deck", seat), 1)
    events = tuple(CardMoved(card, zone_of("hand", seat)) for card in top)
    return go(act, *events, locals=Turn())


async def act(at: At[Turn]) -> Next:
    """Take an action, or end the turn."""
    seat = at.board.state.acting
    if not at.board.seats[seat].aboard:
        return go(following)
    prompt = say("{seat}, take an action.", seat=SeatName(seat))
    actions = legal(KINDS, at.table, seat) if at.locals.taken < ACTIONS else (END,)
    action = await ChooseAction("turn", seat, prompt, RuleId("L-1"), actions)
    taken = Turn(at.locals.taken + 1)
    if action == END:
        return go(following)
    if action == RAIDING:
        return call(RAID.frame(Raid(seat)), then=act, locals=taken)
    assert action.card is not None
    definition = at.board.cards[action.card].definition
    announced = Announcing(action.card, definition, action.ability, seat, queued=True)
    return call(EFFECTS.announce.frame(announced), then=settle, locals=taken)


def settle(at: At[Turn]) -> Next:
    """Let what is on the queue happen, if it was paid for."""
    if at.value is False:
        return go(act)
    return call(EFFECTS.queue.frame(Window()), then=act)


def following(at: At[Turn]) -> Next:
    """Pass the turn to the left, or go on to the bids after the last seat."""
    state: Voyage = at.board.state
    after = at.board.after(state.acting)
    if after <= state.acting:
        return go(bid)
    return go(begin, StateChanged(Voyage(after, state.round)))


async def bid(at: At[Turn]) -> Next:
    """Have everybody choose a card in secret, all at once."""
    asked = tuple(
        ChooseCards(
            "bid",
            seat,
            say("{seat}, choose a card to bid.", seat=SeatName(seat)),
            RuleId("L-7"),
            at.board.piles[zone_of("hand", seat)],
        )
        for seat in at.board.aboard()
        if at.board.piles[zone_of("hand", seat)]
    )
    if not asked:
        return go(over)
    given = await together("bid", asked)
    table, events = at.table, list[Event]()
    bids: list[tuple[int, SeatId]] = []
    for decision, answer in zip(asked, given, strict=True):
        assert isinstance(answer, tuple)
        card = CardId(answer[0])
        bids.append((LANGUAGE.reader(table).value(card, "worth"), decision.seat))
        owner = at.board.cards[card].owner
        assert owner is not None
        events.append(CardMoved(card, zone_of("discard", owner), face_up=True))
    most = max(worth for worth, _ in bids)
    best = [seat for worth, seat in bids if worth == most]
    if len(best) == 1:
        events.append(SeatCounted(best[0], "vp", 1))
    return go(over, *events)


def over(at: At[Turn]) -> Next:
    """End the round: everything is readied; after the last one the match is over."""
    state: Voyage = at.board.state
    ended = MomentCame("round-end", number=state.round)
    if state.round >= ROUNDS:
        return go(award, ended)
    turned = [card.id for card in at.board.cards.values() if card.turn]
    ready = (CardTurned(card, 0) for card in turned)
    first = at.board.aboard()[0]
    return go(begin, ended, *ready, StateChanged(Voyage(first, state.round + 1)))


def award(at: At[Turn]) -> Next:
    """Whoever has most points wins."""
    points = {seat: at.board.seats[seat].counters.get("vp", 0) for seat in at.board.aboard()}
    most = max(points.values())
    winners = tuple(seat for seat, number in points.items() if number == most)
    return done(Ended(Result(winners, say("Most points."), "L-8")))


TURN = Procedure("lanes.turn", Turn, begin, draw, act, settle, following, bid, over, award)
