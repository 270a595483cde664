"""The rules of Crazy Eights: an example of a game in a folder of its own.

``docs/your-own-game.md`` walks through this file.
"""

from dataclasses import replace

from tabletop.engine.actions import Action, CardActions, Verdict, judged, legal
from tabletop.engine.board import Board, Result
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer, ChooseAction, ChooseOption, Mix, Option
from tabletop.engine.events import (
    CardMoved,
    Ended,
    Said,
    SeatCounted,
    Shuffled,
    StateChanged,
)
from tabletop.engine.frames import At, Frame, Next, Procedure, call, done, go
from tabletop.engine.ids import CardId, RuleId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Message, Refusal, SeatName, refuse, say
from tabletop.engine.records import record
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Table
from tabletop.engine.view import SeatView, with_hidden
from tabletop.games.definition import Figure, GameDefinition, GameOption, Setup
from tabletop.library.pack import Pack

STOCK, PILE = ZoneId("stock"), ZoneId("pile")
MOST = 5
SEATS = tuple(SeatId(number) for number in range(MOST))
HANDS = tuple(zone_of("hand", seat) for seat in SEATS)
SUITS = ("clubs", "diamonds", "hearts", "spades")
EIGHT = 8


# What all can see and no card says: the suit to match, and how many have passed in a row.


@record
class Match:
    """The open record of the table. ``goal`` is 0 for a match of one deal."""

    goal: int
    suit: str = ""
    rank: int = 0
    passes: int = 0


@record
class Turn:
    """Whose turn it is, or who is to begin a deal."""

    seat: SeatId


TURNS = [Turn(seat) for seat in SEATS]


# Actions: what can be tried in a turn, and why it can't be done.


PLAYS, DRAW_ONE, PASS_TURN = CardActions("play"), (Action("draw"),), (Action("pass"),)
NO_MATCH = refuse("CE-2.2", "It matches neither the suit nor the rank to be played on.")
NO_STOCK = refuse("CE-2.1", "The stock is empty.")
NO_PASS = refuse("CE-2.5", "You can only pass when you can neither play nor draw.")


def plays(table: Table, seat: SeatId) -> Verdict:
    """A card matches the suit or the rank (``CE-2.2``); an eight always does (``CE-2.3``)."""
    board, definitions = table.board, table.definitions
    cards, state = board.cards, board.state
    fitting: list[Action] = []
    others: list[Action] = []
    for card in board.piles[HANDS[seat]]:
        facts = definitions[cards[card].definition].facts
        rank = facts["rank"]
        if rank == state.rank or rank == EIGHT or facts["suit"] == state.suit:
            fitting.append(PLAYS[card])
        else:
            others.append(PLAYS[card])
    return fitting, [(NO_MATCH, others)]


def draws(table: Table, _seat: SeatId) -> Verdict:
    """Drawing is always possible while there is a stock (``CE-2.1``)."""
    if table.board.piles[STOCK]:
        return DRAW_ONE, ()
    return (), [(NO_STOCK, DRAW_ONE)]


def passes(table: Table, seat: SeatId) -> Verdict:
    """Only who can do nothing else passes (``CE-2.5``)."""
    if table.board.piles[STOCK] or legal((PLAY,), table, seat):
        return (), [(NO_PASS, PASS_TURN)]
    return PASS_TURN, ()


PLAY = judged(
    "play",
    lambda _table, _action: say("Play it"),
    plays,
    drops=lambda _table, _seat, _action: {PILE: ()},
)
KINDS = (
    PLAY,
    judged("draw", lambda _table, _action: say("Draw a card"), draws),
    judged("pass", lambda _table, _action: say("Pass"), passes),
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
    moves = [CardMoved(card, HANDS[number % len(seats)]) for number, card in enumerate(cards)]
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
        return go(shuffle, locals=TURNS[board.after(at.locals.seat)])
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
    state, stock = board.state, board.piles[STOCK]
    action = await ChooseAction("turn", seat, YOUR_TURN[seat], TURN_RULE, legal(KINDS, at, seat))
    following = TURNS[board.after(seat)]
    if action.card is not None:
        played = CardMoved(action.card, PILE, face_up=True)
        if len(board.piles[HANDS[seat]]) == 1:
            return go(gone_out, played)
        facts = at.printed(action.card).facts
        if facts["rank"] == EIGHT:
            return go(name_suit, played)
        begun = StateChanged(Match(state.goal, facts["suit"], facts["rank"]))
        return go(turn if stock else refill, played, begun, locals=following)
    if action.verb == "draw":
        drawn = CardMoved(stock[-1], HANDS[seat])
        return go(turn if len(stock) > 1 else refill, drawn, locals=following)
    passes = state.passes + 1
    passed = (StateChanged(replace(state, passes=passes)), Said(PASSED[seat]))
    if passes == len(board.seats):
        return done(*passed, Said(say("Everybody passed; the deal is over.")))
    return go(turn, *passed, locals=following)


async def name_suit(at: At[Turn]) -> Next:
    """Whoever played an eight, which all can see now, names a suit (``CE-2.3``)."""
    board, seat = at.board, at.locals.seat
    suit = await ChooseOption("suit", seat, NAME_A_SUIT[seat], SUIT_RULE, SUIT_NAMES)
    named = StateChanged(Match(board.state.goal, suit, EIGHT))
    return go(refill, named, Said(SUIT_NAMED[seat, suit]), locals=TURNS[board.after(seat)])


async def refill(at: At[Turn]) -> Next:
    """Make a new stock of the pile but for its top card, once the stock is empty (``CE-2.4``)."""
    pile = at.board.piles[PILE]
    if at.board.piles[STOCK] or len(pile) < 2:
        return go(turn)
    order = await Mix(count=len(pile) - 1)
    gathered = [CardMoved(card, STOCK) for card in pile[:-1]]
    return go(turn, *gathered, Shuffled(STOCK, tuple(range(len(order))), order))


def gone_out(at: At[Turn]) -> Next:
    """Count what the others still hold; the deal is over (``CE-3.1``)."""
    board, seat = at.board, at.locals.seat
    left = [card for other in board.seats for card in board.piles[HANDS[other.id]]]
    points = sum(worth(at.table, card) for card in left)
    told = say("{seat} goes out and scores {points}.", seat=SeatName(seat), points=points)
    return done(SeatCounted(seat, "points", points), Said(told))


def worth(table: Table, card: CardId) -> int:
    """Tell what a card left in a hand counts (``CE-3.1``)."""
    rank: int = table.fact(card, "rank")
    return 50 if rank == EIGHT else min(rank, 10)


TURN_RULE, SUIT_RULE = RuleId("CE-2.1"), RuleId("CE-2.3")
YOUR_TURN = [say("{seat}, play a card or draw one.", seat=SeatName(seat)) for seat in SEATS]
NAME_A_SUIT = [say("{seat}, name a suit.", seat=SeatName(seat)) for seat in SEATS]
PASSED = [say("{seat} passes.", seat=SeatName(seat)) for seat in SEATS]
SUIT_NAMES = tuple(Option(suit, say(f"Name {suit}")) for suit in SUITS)
SUIT_NAMED = {
    (seat, suit): say("{seat} names {suit}.", seat=SeatName(seat), suit=suit)
    for seat in SEATS
    for suit in SUITS
}

DEAL = Procedure("deal", Turn, shuffle, hand_out, turn_up, deal_over)
TURN = Procedure("turn", Turn, turn, name_suit, refill, gone_out)


# A computer player. It gets a view: cards that its seat can't see are hidden from it.


def plain_bot(rules: Rules, view: SeatView, chance: Chance) -> Answer:
    """Keep the eights as long as it can; name the suit that it holds most of."""
    table = Table(view.board, rules.definitions)
    hand = view.board.piles[HANDS[view.seat]]
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
    held = tuple(str(len(board.piles[HANDS[seat.id]])) for seat in board.seats)
    return (Figure(say("Points"), points), Figure(say("Cards left"), held))


def goal(view: SeatView) -> Message | None:
    """Remind a player of the suit and rank to match."""
    state = view.board.state
    if not state.suit:
        return None
    return say("Match {suit}, or rank {rank}; or play an eight.", suit=state.suit, rank=state.rank)


def define(pack: Pack) -> GameDefinition:
    """Make the game of its pack. This is what the program calls."""
    cards = {
        CardId(number): Card(CardId(number), definition, None, None, STOCK, face_up=False)
        for number, definition in enumerate(pack.cards)
    }

    def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:
        if not pack.info.least_seats <= setup.seats <= pack.info.most_seats:
            return refuse("CE-1.1", "Two to five people can play.")
        seats = SEATS[: setup.seats]
        zones = [
            Zone(STOCK, "stock", None, Sight.NOBODY, ordered=True),
            Zone(PILE, "pile", None, Sight.ALL, ordered=True),
            *(Zone(HANDS[seat], "hand", seat, Sight.OWNER, ordered=False) for seat in seats),
        ]
        piles = {zone.id: tuple(cards) if zone.id == STOCK else () for zone in zones}
        board = Board(
            tuple(Seat(seat) for seat in seats),
            {zone.id: zone for zone in zones},
            piles,
            cards,
            {},
            Match(int(setup.options["goal"])),
        )
        return board, DEAL.frame(TURNS[0])

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
