"""A small game that asks every kind of question, and a bare match of it.

Each seat has a hand. In its turn a seat lays a card into its row, sends one to another seat,
sorts the top of the deck, burns cards, guesses a number, answers yes or no, or passes.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from types import MappingProxyType

from tabletop.engine.actions import Action, ActionKind, Follow, legal
from tabletop.engine.board import Board, Result
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.decisions import (
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Option,
    Roll,
)
from tabletop.engine.events import (
    Arranged,
    CardMoved,
    CardTurned,
    Ended,
    Looked,
    Rolled,
    StateChanged,
    TableCounted,
)
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, done, go
from tabletop.engine.ids import CardId, DefId, SeatId, ZoneId, zone_of
from tabletop.engine.message import CardName, Refusal, SeatName, refuse, say
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import with_hidden
from tabletop.games.definition import GameDefinition, Setup
from tabletop.library.layout import Layout, Place, Track
from tabletop.library.pack import CardEntry, GameInfo, Pack
from tabletop.session.match import Match
from tabletop.session.players import Player

NAMES = ("Ann", "Bo", "Cy", "Di")
PRINTED = tuple(
    Definition(DefId(f"letter-{n}"), f"Letter {n}", "letter", "post") for n in range(1, 9)
)

LAYOUT = Layout(
    room="plain",
    columns=32,
    rows=18,
    places=(
        Place("hand", "others", "Hand", "stack", 0, 0, 16, 4, drop=True),
        Place("row", "others", "Row", "row", 16, 0, 16, 4, drop=True),
        Place("deck", "table", "Deck", "stack", 4, 5, 6, 5),
        Place("ash", "table", "Ashes", "stack", 22, 5, 6, 5),
        Place("row", "me", "My row", "row", 2, 10.5, 28, 3.5),
        Place("hand", "me", "My hand", "hand", 4, 14, 24, 4),
    ),
    tracks=(Track("smoke", "table", "Smoke", "smoke", 14, 5, 4, 2),),
)


def _hand(table: Table, seat: SeatId, verb: str) -> Iterable[Action]:
    return (Action(verb, card) for card in table.board.piles[zone_of("hand", seat)])


def _lay_ok(table: Table, seat: SeatId, action: Action) -> Refusal | None:
    assert action.card is not None
    if table.printed(action.card).id == "letter-8":
        return refuse("S-1", "{card} is too heavy.", card=CardName(action.card))
    return None


def _send_drops(table: Table, seat: SeatId, action: Action) -> dict[ZoneId, tuple[Follow, ...]]:
    return {
        zone_of("hand", other): (int(other),) for other in table.board.aboard() if other != seat
    }


def _plain(verb: str) -> ActionKind:
    return ActionKind(
        verb,
        lambda _t, _a: say(verb.capitalize()),
        lambda _t, _s: (Action(verb),),
        lambda _t, _s, _a: None,
    )


KINDS = (
    ActionKind(
        "lay",
        lambda _t, a: say("Lay {card}", card=CardName(a.card or CardId(0))),
        lambda t, s: _hand(t, s, "lay"),
        _lay_ok,
        lambda t, s, a: {zone_of("row", s): ()},
    ),
    ActionKind(
        "send",
        lambda _t, _a: say("Send it"),
        lambda t, s: _hand(t, s, "send"),
        lambda _t, _s, _a: None,
        _send_drops,
        obvious=False,
    ),
    ActionKind(
        "alarm",
        lambda _t, _a: say("Raise the alarm"),
        lambda _t, _s: (Action("alarm"),),
        lambda _t, _s, _a: refuse("S-9", "You are no guard."),
        discreet=True,
    ),
    ActionKind(
        "nap",
        lambda _t, _a: say("Nap"),
        lambda _t, _s: (Action("nap"),),
        lambda _t, _s, _a: refuse("S-8", "Nobody is tired."),
    ),
    *(_plain(verb) for verb in ("sort", "burn", "guess", "doubt", "roll", "pass", "stop")),
)


async def turn(at: At[Nothing]) -> Next:
    seat = SeatId(at.board.state)
    window = ChooseAction(
        "turn",
        seat,
        say("{seat}, lay a card, or do something else.", seat=SeatName(seat)),
        None,
        legal(KINDS, at.table, seat),
    )
    action = await window
    board, card = at.board, action.card
    following = StateChanged(board.after(seat))
    if action.verb == "lay":
        assert card is not None
        return go(
            turn,
            CardMoved(card, zone_of("row", seat), face_up=True),
            CardTurned(card, 1),
            following,
        )
    if action.verb == "send":
        assert card is not None
        others = tuple(s for s in board.aboard() if s != seat)
        other = await ChooseSeat(
            "to", seat, say("{seat}, send it to whom?", seat=SeatName(seat)), None, others
        )
        return go(turn, CardMoved(card, zone_of("hand", other)), following)
    if action.verb == "sort":
        return call(SORT.frame(NOTHING), Looked(board.top(ZoneId("deck"), 3), (seat,)), then=turn)
    if action.verb == "burn":
        hand = board.piles[zone_of("hand", seat)]
        burnt = await ChooseCards("burn", seat, say("Burn up to two."), None, hand, 0, 2)
        moves = tuple(CardMoved(gone, ZoneId("ash")) for gone in burnt)
        return go(turn, *moves, TableCounted("smoke", len(burnt)), following)
    if action.verb == "guess":
        number = await ChooseNumber("number", seat, say("How much?"), None, 1, 5)
        return go(turn, TableCounted("smoke", number), following)
    if action.verb == "doubt":
        options = (Option("yes", say("Doubt it"), say("costs 1")), Option("no", say("Believe it")))
        await ChooseOption("doubt", seat, say("Do you doubt it?"), None, options)
        return go(turn, following)
    if action.verb == "roll":
        dice = await Roll(dice=4)
        return go(turn, Rolled(say("A roll"), dice, 2), following)
    if action.verb == "stop":
        return done(Ended(Result((seat,), say("It was enough."), "S-5")))
    return go(turn, following)


async def sort(at: At[Nothing]) -> Next:
    seat = SeatId(at.board.state)
    top = at.board.top(ZoneId("deck"), 3)
    order = await ChooseCards(
        "sort", seat, say("Put them back, the top one first."), None, top, 3, 3, ordered=True
    )
    rest = tuple(card for card in at.board.piles[ZoneId("deck")] if card not in order)
    return done(
        Arranged(ZoneId("deck"), (*rest, *reversed(order))), StateChanged(at.board.after(seat))
    )


TURN = Procedure("turn", Nothing, turn)
SORT = Procedure("sort", Nothing, sort)

RULES = Rules(procedures(TURN, SORT), with_hidden(PRINTED), KINDS)


def board(seats: int, hand: int, deck: int) -> Board:
    zones = {
        ZoneId("deck"): Zone(ZoneId("deck"), "deck", None, Sight.NOBODY, True),
        ZoneId("ash"): Zone(ZoneId("ash"), "ash", None, Sight.NOBODY, False),
    }
    for number in range(seats):
        seat = SeatId(number)
        mine, row = zone_of("hand", seat), zone_of("row", seat)
        zones[mine] = Zone(mine, "hand", seat, Sight.OWNER, False)
        zones[row] = Zone(row, "row", seat, Sight.ALL, True, in_play=True)
    cards: dict[CardId, Card] = {}
    piles: dict[ZoneId, tuple[CardId, ...]] = dict.fromkeys(zones, ())
    for zone, count in [(ZoneId("deck"), deck)] + [
        (zone_of("hand", SeatId(n)), hand) for n in range(seats)
    ]:
        for _ in range(count):
            number = CardId(len(cards))
            printed = PRINTED[number % len(PRINTED)].id
            cards[number] = Card(number, printed, None, None, zone, False)
            piles[zone] = (*piles[zone], number)
    return Board(tuple(Seat(SeatId(n)) for n in range(seats)), zones, piles, cards, {"smoke": 0}, 0)


def game(hand: int = 5, deck: int = 12) -> GameDefinition:
    """Make the game, with so many cards in each hand and in the deck."""
    info = GameInfo("small", "Small", "", "", 1, 4, "small", Path(), True)
    cards = {p.id: CardEntry(p, 4, "original", "Text.", "", ("letter",)) for p in PRINTED}
    pack = Pack(info, cards, LAYOUT, MappingProxyType({}), MappingProxyType({}), "0")

    def begin(setup: Setup) -> tuple[Board, Frame]:
        return board(setup.seats, hand, deck), TURN.frame(NOTHING)

    return GameDefinition(pack, RULES, (), begin, {}, lambda _b: ())


def small_match(seats: int = 3, hand: int = 5, deck: int = 12, seed: int = 1) -> Match:
    """Begin a match of it between people."""
    players = tuple(Player(name) for name in NAMES[:seats])
    return Match.create(game(hand, deck), players, {}, seed)
