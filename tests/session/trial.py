"""A little game for session tests: draw, show a card, dare a roll, vote in secret, until 3 points.

Seats take turns. A turn is a window: *draw* a hidden card, *show* a card of the hand for a point
(which then asks whom it is shown to, and how loudly), *dare* (a die of 4 or more is a point),
*vote* (all seats choose at once; the majority's card rank is not looked at), or *pass*.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from tabletop.engine import events as ev
from tabletop.engine.actions import Action, ActionKind, legal
from tabletop.engine.board import Board, Result
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Mix,
    Option,
    Roll,
    together,
)
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId, ZoneId, zone_of
from tabletop.engine.message import CardName, Message, Refusal, SeatName, refuse, say
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import with_hidden
from tabletop.games.definition import GameDefinition, GameOption, Setup
from tabletop.library.layout import Layout
from tabletop.library.pack import CardEntry, GameInfo, Pack
from tabletop.session.bots import random_bot
from tabletop.session.match import Match

NAMES = tuple(f"{colour}-{rank}" for colour in ("red", "blue") for rank in range(1, 11))
DECK, SHOWN = ZoneId("deck"), ZoneId("shown")
PRINTED = tuple(Definition(DefId(name), name.replace("-", " "), "number") for name in NAMES)
DEFINITIONS = with_hidden(PRINTED)


@dataclass(frozen=True, slots=True)
class TurnCount:
    """The open record: how many turns there were."""

    turns: int = 0


@dataclass(frozen=True, slots=True)
class OfTurn:
    """Whose turn it is."""

    seat: SeatId


@dataclass(frozen=True, slots=True)
class OfShow:
    """A card that is being shown."""

    seat: SeatId
    card: CardId


def _hand(table: Table, seat: SeatId) -> Iterable[CardId]:
    return table.board.pile(zone_of("hand", seat))


def _may_draw(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    if not table.board.pile(DECK):
        return refuse("TR-1.1", "The deck is empty.")
    return None


def _may_show(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    assert action.card is not None
    if table.fact(action.card, "rank", 0) == 1:
        return refuse("TR-1.2", "{card} is too low to be shown.", card=CardName(action.card))
    return None


def _always(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    return None


def _label(text: str) -> Message:
    return say(text)


KINDS = (
    ActionKind("draw", lambda t, a: say("Draw"), lambda t, s: [Action("draw")], _may_draw),
    ActionKind(
        "show",
        lambda t, a: say("Show it"),
        lambda t, s: [Action("show", card) for card in _hand(t, s)],
        _may_show,
        lambda t, s, a: {SHOWN: ()},
    ),
    ActionKind("dare", lambda t, a: say("Dare"), lambda t, s: [Action("dare")], _always),
    ActionKind("vote", lambda t, a: say("Vote"), lambda t, s: [Action("vote")], _always),
    ActionKind("pass", lambda t, a: say("Pass"), lambda t, s: [Action("pass")], _always),
)


async def lay_out(at: At[OfTurn]) -> Next:
    order = await Mix(count=len(at.board.pile(DECK)))
    return go(deal, ev.Shuffled(DECK, tuple(range(len(order))), order))


def deal(at: At[OfTurn]) -> Next:
    top = at.board.top(DECK, 2 * len(at.board.seats))
    moves = [
        ev.CardMoved(card, zone_of("hand", SeatId(place % len(at.board.seats))))
        for place, card in enumerate(top)
    ]
    return go(turn, *moves)


async def turn(at: At[OfTurn]) -> Next:
    seat = at.locals.seat
    action = await ChooseAction(
        "turn",
        seat,
        say("{seat}, it is your turn.", seat=SeatName(seat)),
        RuleId("TR-2.1"),
        legal(KINDS, at.table, seat),
    )
    begun = ev.StateChanged(TurnCount(at.board.state.turns + 1))
    match action.verb:
        case "draw":
            card = at.board.top(DECK, 1)[0]
            mine = ev.Said(say("You draw {card}.", card=CardName(card)), (seat,))
            open_ = ev.Said(say("{seat} draws {card}.", seat=SeatName(seat), card=CardName(card)))
            return go(end, begun, ev.CardMoved(card, zone_of("hand", seat)), mine, open_)
        case "show":
            assert action.card is not None
            return call(SHOW.frame(OfShow(seat, action.card)), begun, then=end)
        case "dare":
            (face,) = await Roll()
            won = (ev.SeatCounted(seat, "points", 1),) if face >= 4 else ()
            return go(
                end, begun, ev.Rolled(say("{seat}'s dare", seat=SeatName(seat)), (face,)), *won
            )
        case "vote":
            return call(VOTE.frame(OfTurn(seat)), begun, then=end)
        case _:
            return go(end, begun)


def end(at: At[OfTurn]) -> Next:
    seat = at.locals.seat
    if at.board.seats[seat].counters.get("points", 0) >= 3:
        won = Result((seat,), say("{seat} has 3 points.", seat=SeatName(seat)), "TR-3.1")
        return done(ev.Ended(won))
    if at.board.state.turns >= 60:
        return done(ev.Ended(Result((), say("Nobody made it in 60 turns."), "TR-3.2")))
    return go(turn, locals=OfTurn(at.board.after(seat)))


async def show(at: At[OfShow]) -> Next:
    seat, card = at.locals.seat, at.locals.card
    others = tuple(other.id for other in at.board.seats if other.id != seat)
    whom = seat
    if others:
        whom = await ChooseSeat("whom", seat, say("Show it to whom?"), RuleId("TR-2.2"), others)
    loud = await ChooseNumber("loudness", seat, say("How loudly?"), RuleId("TR-2.2"), 1, 3)
    told = say(
        "{seat} shows {other} {card}{loud}",
        seat=SeatName(seat),
        other=SeatName(whom),
        card=CardName(card),
        loud="!" * loud,
    )
    point = ev.SeatCounted(seat, "points", 1)
    return done(ev.CardMoved(card, SHOWN, face_up=True), ev.Said(told), point)


async def vote(at: At[OfTurn]) -> Next:
    yes_no = (Option("yes", say("Say yes")), Option("no", say("Say no")))
    ballots = tuple(
        ChooseOption(
            "ballot",
            seat.id,
            say("A point for {seat}?", seat=SeatName(at.locals.seat)),
            RuleId("TR-2.3"),
            yes_no,
        )
        for seat in at.board.seats
    )
    votes = await together("vote", ballots)
    count = sum(ballot == "yes" for ballot in votes)
    told = ev.Said(say("{count} say yes.", count=count))
    if count * 2 > len(votes):
        return done(told, ev.SeatCounted(at.locals.seat, "points", 1))
    return done(told)


GAME = Procedure("game", OfTurn, lay_out, deal, turn, end)
SHOW = Procedure("show", OfShow, show)
VOTE = Procedure("vote", OfTurn, vote)


def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:
    if not 1 <= setup.seats <= 4:
        return refuse("TR-1.0", "This game is for 1 to 4.")
    seats = tuple(SeatId(seat) for seat in range(setup.seats))
    zones = [
        Zone(DECK, "deck", None, Sight.NOBODY, ordered=True),
        Zone(SHOWN, "shown", None, Sight.ALL, ordered=True),
        *(Zone(zone_of("hand", seat), "hand", seat, Sight.OWNER, ordered=False) for seat in seats),
    ]
    cards = {
        CardId(number): Card(CardId(number), DefId(name), None, None, DECK, face_up=False)
        for number, name in enumerate(NAMES)
    }
    piles: dict[ZoneId, tuple[CardId, ...]] = {zone.id: () for zone in zones}
    piles[DECK] = tuple(cards)
    board = Board(
        tuple(Seat(seat) for seat in seats),
        {zone.id: zone for zone in zones},
        piles,
        cards,
        {},
        TurnCount(),
    )
    return board, GAME.frame(OfTurn(SeatId(0)))


def printed() -> tuple[Definition, ...]:
    return tuple(
        Definition(
            one.id, one.name, one.kind, facts=MappingProxyType({"rank": int(one.id.split("-")[1])})
        )
        for one in PRINTED
    )


def game(digest: str = "cards-1", procedure: Procedure[OfTurn] = GAME) -> GameDefinition:
    """Make the game; another digest or procedure stands for other cards or rules."""
    info = GameInfo("trial", "Trial", "", "", 1, 4, __name__, Path(), False)
    entries = {one.id: CardEntry(one, 1, "original", "", "", ()) for one in printed()}
    return GameDefinition(
        Pack(info, entries, Layout("plain", 10, 10, (), ()), {}, {}, digest),
        Rules(
            procedures(procedure, SHOW, VOTE),
            with_hidden(printed()),
            KINDS,
            records=(TurnCount, OfTurn, OfShow),
        ),
        (
            GameOption(
                "pace", say("Pace"), say("How fast"), (("slow", say("Slow")), ("fast", say("Fast")))
            ),
        ),
        begin,
        MappingProxyType({"random": random_bot}),
        lambda board: (),
    )


def load(name: str) -> GameDefinition:
    if name != "trial":
        raise LookupError(name)
    return game()


def cards_of(table: Table, zone: str) -> Mapping[str, CardId]:
    """Name the cards of a zone by their definitions."""
    return {table.board.cards[card].definition: card for card in table.board.pile(ZoneId(zone))}


def play_bots(match: Match, most: int = 10_000) -> None:
    """Let the computer seats answer until a person is asked."""
    for _ in range(most):
        seat = match.bot_seat()
        if seat is None:
            return
        step = match.answer(seat, match.bot_answer(seat))
        assert not isinstance(step, Refusal), step
    raise AssertionError("they play without an end")


__all__ = ["Answer", "cards_of", "game", "load", "play_bots"]
