"""The rules of Crazy Eights: an example of a game in a folder of its own.

``docs/your-own-game.md`` walks through this file.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from tabletop.engine.actions import Action, ActionKind, legal
from tabletop.engine.board import Board, Result
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer, ChooseAction, ChooseOption, Mix, Option
from tabletop.engine.events import (
    CardMoved,
    Ended,
    Event,
    Said,
    SeatCounted,
    Shuffled,
    StateChanged,
)
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Message, Refusal, SeatName, refuse, say
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView, with_hidden
from tabletop.games.definition import Figure, GameDefinition, GameOption, Setup
from tabletop.library.pack import Pack

STOCK, PILE = ZoneId("stock"), ZoneId("pile")
SUITS = ("clubs", "diamonds", "hearts", "spades")
EIGHT = 8


# What all can see and no card says: the suit to match, and how many have passed in a row.


@dataclass(frozen=True, slots=True)
class Match:
    """The open record of the table. ``goal`` is 0 for a match of one deal."""

    goal: int
    suit: str = ""
    rank: int = 0
    passes: int = 0


@dataclass(frozen=True, slots=True)
class Turn:
    """Whose turn it is, or who is to begin a deal."""

    seat: SeatId


def hand_of(seat: SeatId) -> ZoneId:
    """Name a player's hand."""
    return zone_of("hand", seat)


# Actions: what can be tried in a turn, and why it can't be done.


def playable(table: Table, seat: SeatId) -> Iterable[Action]:
    """List the cards that one could think of playing."""
    return [Action("play", card) for card in table.board.piles[hand_of(seat)]]


NO_MATCH = refuse("CE-2.2", "It matches neither the suit nor the rank to be played on.")


def may_play(table: Table, _seat: SeatId, action: Action) -> Refusal | None:
    """A card matches the suit or the rank (``CE-2.2``); an eight always does (``CE-2.3``)."""
    board = table.board
    assert action.card is not None
    facts = table.definitions[board.cards[action.card].definition].facts
    rank, state = facts["rank"], board.state
    if rank == EIGHT or rank == state.rank or facts["suit"] == state.suit:
        return None
    return NO_MATCH


def may_draw(table: Table, _seat: SeatId, _action: Action) -> Refusal | None:
    """Drawing is always possible while there is a stock (``CE-2.1``)."""
    return None if table.board.piles[STOCK] else refuse("CE-2.1", "The stock is empty.")


def may_pass(table: Table, seat: SeatId, _action: Action) -> Refusal | None:
    """Only who can do nothing else passes (``CE-2.5``)."""
    if table.board.piles[STOCK] or legal((PLAY,), table, seat):
        return refuse("CE-2.5", "You can only pass when you can neither play nor draw.")
    return None


PLAY = ActionKind(
    "play",
    lambda _table, _action: say("Play it"),
    playable,
    may_play,
    drops=lambda _table, _seat, _action: {PILE: ()},
)
DRAW_ONE, PASS_TURN = (Action("draw"),), (Action("pass"),)
KINDS = (
    PLAY,
    ActionKind("draw", lambda _t, _a: say("Draw a card"), lambda _t, _s: DRAW_ONE, may_draw),
    ActionKind("pass", lambda _t, _a: say("Pass"), lambda _t, _s: PASS_TURN, may_pass),
)


# A deal: gather all cards, shuffle, hand out, turn one up.


async def shuffle(at: At[Turn]) -> Next:
    """Gather all cards and shuffle them."""
    board = at.board
    order = await Mix(count=len(board.cards))
    gathered = [CardMoved(card, STOCK) for card in board.cards if board.cards[card].zone != STOCK]
    mixed = Shuffled(STOCK, tuple(range(len(order))), order)
    return go(hand_out, *gathered, mixed)


def hand_out(at: At[Turn]) -> Next:
    """Give each player a hand (``CE-1.2``)."""
    seats = at.board.seats
    each = 7 if len(seats) == 2 else 5
    cards = at.board.top(STOCK, each * len(seats))
    moves = [
        CardMoved(card, hand_of(seats[number % len(seats)].id)) for number, card in enumerate(cards)
    ]
    return go(turn_up, *moves)


def turn_up(at: At[Turn]) -> Next:
    """Begin the pile, with anything but an eight (``CE-1.3``)."""
    (top,) = at.board.top(STOCK, 1)
    if at.table.fact(top, "rank") == EIGHT:
        return go(turn_up, CardMoved(top, STOCK, place=0))
    suit, rank = at.table.fact(top, "suit"), at.table.fact(top, "rank")
    begun = StateChanged(replace(at.board.state, suit=suit, rank=rank, passes=0))
    return call(TURN.frame(at.locals), CardMoved(top, PILE, face_up=True), begun, then=deal_over)


def deal_over(at: At[Turn]) -> Next:
    """After a deal: perhaps another one, begun by the next player (``CE-3.3``)."""
    board = at.board
    points = [seat.counters.get("points", 0) for seat in board.seats]
    best = max(points)
    if board.state.goal and best < board.state.goal:
        return go(shuffle, locals=Turn(board.after(at.locals.seat)))
    winners = tuple(seat.id for seat in board.seats if best and points[seat.id] == best)
    why = (
        say("{seats} won with {best} points.", seats=tuple(map(SeatName, winners)), best=best)
        if winners
        else say("Everybody had to pass, and nobody scored.")
    )
    return done(Ended(Result(winners, why, "CE-3.3")))


# A turn. Each step asks first; what it returns happens afterwards.


async def turn(at: At[Turn]) -> Next:
    """Play a card, draw one, or pass (``CE-2.1``)."""
    board, seat = at.board, at.locals.seat
    action = await ChooseAction(
        "turn", seat, YOUR_TURN[seat], RuleId("CE-2.1"), legal(KINDS, at.table, seat)
    )
    if action.card is not None:
        suit, rank = at.table.fact(action.card, "suit"), at.table.fact(action.card, "rank")
        events: list[Event] = [CardMoved(action.card, PILE, face_up=True)]
        if rank == EIGHT and len(board.piles[hand_of(seat)]) > 1:
            suit = await ChooseOption("suit", seat, NAME_A_SUIT[seat], RuleId("CE-2.3"), SUIT_NAMES)
            events.append(Said(SUIT_NAMED[seat, suit]))
        if (suit, rank, 0) != (board.state.suit, board.state.rank, board.state.passes):
            events.append(StateChanged(Match(board.state.goal, suit, rank)))
        return go(after, *events)
    if action.verb == "draw":
        return go(after, CardMoved(board.piles[STOCK][-1], hand_of(seat)))
    passed = StateChanged(replace(board.state, passes=board.state.passes + 1))
    return go(after, passed, Said(say("{seat} passes.", seat=SeatName(seat))))


async def after(at: At[Turn]) -> Next:
    """See whether the deal is over, and whether the pile must become the stock."""
    board, seat = at.board, at.locals.seat
    if not board.piles[hand_of(seat)]:
        return done(*scored(at.table, seat))
    if board.state.passes == len(board.seats):
        return done(Said(say("Everybody passed; the deal is over.")))
    following = Turn(board.after(seat))
    pile = board.piles[PILE]
    if board.piles[STOCK] or len(pile) < 2:
        return go(turn, locals=following)
    order = await Mix(count=len(pile) - 1)
    gathered = [CardMoved(card, STOCK) for card in pile[:-1]]
    mixed = Shuffled(STOCK, tuple(range(len(order))), order)
    return go(turn, *gathered, mixed, locals=following)


def scored(table: Table, seat: SeatId) -> Iterable[Event]:
    """Count what the others still hold (``CE-3.1``)."""
    board = table.board
    left = [card for other in board.seats for card in board.piles[hand_of(other.id)]]
    points = sum(worth(table, card) for card in left)
    told = say("{seat} goes out and scores {points}.", seat=SeatName(seat), points=points)
    return (SeatCounted(seat, "points", points), Said(told))


def worth(table: Table, card: CardId) -> int:
    """Tell what a card left in a hand counts (``CE-3.1``)."""
    rank: int = table.fact(card, "rank")
    return 50 if rank == EIGHT else min(rank, 10)


MOST = 5
YOUR_TURN = [say("{seat}, play a card or draw one.", seat=SeatName(SeatId(n))) for n in range(MOST)]
NAME_A_SUIT = [say("{seat}, name a suit.", seat=SeatName(SeatId(n))) for n in range(MOST)]
SUIT_NAMES = tuple(Option(suit, say(f"Name {suit}")) for suit in SUITS)
SUIT_NAMED = {
    (SeatId(seat), suit): say("{seat} names {suit}.", seat=SeatName(SeatId(seat)), suit=suit)
    for seat in range(MOST)
    for suit in SUITS
}

DEAL = Procedure("deal", Turn, shuffle, hand_out, turn_up, deal_over)
TURN = Procedure("turn", Turn, turn, after)


# A computer player. It gets a view: cards that its seat can't see are hidden from it.


def plain_bot(rules: Rules, view: SeatView, chance: Chance) -> Answer:
    """Keep the eights as long as it can; name the suit that it holds most of."""
    table = Table(view.board, rules.definitions)
    hand = view.board.piles[hand_of(view.seat)]
    rest = [card for card in hand if table.fact(card, "rank") != EIGHT]
    held = {suit: sum(table.fact(card, "suit") == suit for card in rest) for suit in SUITS}
    if isinstance(view.decision, ChooseOption):
        return max(SUITS, key=lambda suit: held[suit])
    assert isinstance(view.decision, ChooseAction)

    def liking(action: Action) -> tuple[int, int]:
        if action.card is None:
            return (0, 0)
        if action.card not in rest:
            return (1, 0)
        return (2, held[table.fact(action.card, "suit")])

    best = max(liking(action) for action in view.decision.actions)
    liked = [action for action in view.decision.actions if liking(action) == best]
    return liked[chance.below(len(liked))[0]]


# What the program asks for.


def options() -> tuple[GameOption, ...]:
    """Give the choices at setup."""
    return (
        GameOption(
            "goal",
            say("Length"),
            say("One deal, or deal after deal until somebody has so many points."),
            ((0, say("One deal")), (100, say("100 points")), (200, say("200 points"))),
            "CE-3.3",
        ),
    )


def figures(board: Board) -> tuple[Figure, ...]:
    """Give the statistics of a finished match."""
    points = tuple(str(seat.counters.get("points", 0)) for seat in board.seats)
    held = tuple(str(len(board.piles[hand_of(seat.id)])) for seat in board.seats)
    return (Figure(say("Points"), points), Figure(say("Cards left"), held))


def goal(view: SeatView) -> Message | None:
    """Remind a player of the suit and rank to match."""
    state = view.board.state
    if not state.suit:
        return None
    return say("Match {suit}, or rank {rank}; or play an eight.", suit=state.suit, rank=state.rank)


def define(pack: Pack) -> GameDefinition:
    """Make the game of its pack. This is what the program calls."""

    def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:
        if not pack.info.least_seats <= setup.seats <= pack.info.most_seats:
            return refuse("CE-1.1", "Two to five people can play.")
        seats = tuple(SeatId(number) for number in range(setup.seats))
        zones = [
            Zone(STOCK, "stock", None, Sight.NOBODY, ordered=True),
            Zone(PILE, "pile", None, Sight.ALL, ordered=True),
            *(Zone(hand_of(seat), "hand", seat, Sight.OWNER, ordered=False) for seat in seats),
        ]
        cards = {
            CardId(number): Card(CardId(number), definition, None, None, STOCK, face_up=False)
            for number, definition in enumerate(pack.cards)
        }
        piles = {zone.id: tuple(cards) if zone.id == STOCK else () for zone in zones}
        board = Board(
            tuple(Seat(seat) for seat in seats),
            {zone.id: zone for zone in zones},
            piles,
            cards,
            {},
            Match(int(setup.options["goal"])),
        )
        return board, DEAL.frame(Turn(SeatId(0)))

    return GameDefinition(
        pack,
        Rules(
            procedures(DEAL, TURN),
            with_hidden(pack.definitions),
            KINDS,
            records=(Match, Turn),
        ),
        options(),
        begin,
        {"plain": plain_bot},
        figures,
        goal,
    )
