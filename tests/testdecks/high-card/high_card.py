"""The rules of High Card: one card after the other; what each was worth decides."""

from collections.abc import Iterator, Mapping
from typing import Any

from tabletop.engine.actions import CardActions, Verdict, judged, legal
from tabletop.engine.board import Board, Result
from tabletop.engine.cards import Card, Seat, Sight, Zone
from tabletop.engine.decisions import ChooseAction, Mix
from tabletop.engine.events import CardMoved, Ended, SeatCounted, Shuffled
from tabletop.engine.frames import At, Frame, Next, Procedure, done, go
from tabletop.engine.ids import CardId, DefId, RuleId, SeatId, ZoneId, zone_of
from tabletop.engine.message import Message, Refusal, SeatName, refuse, say
from tabletop.engine.records import record
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Table
from tabletop.engine.view import with_hidden
from tabletop.games.decks import Bars, DeckFault, DeckKind, Hand
from tabletop.games.definition import GameDefinition, GameOption, Setup
from tabletop.library.decks.known import guess
from tabletop.library.decks.record import Deck, Section
from tabletop.library.pack import CardEntry, Pack

Cards = Mapping[DefId, CardEntry]

PLAYED = ZoneId("played")
SECTIONS = (
    Section("leader", "Leader", ("leader",), single=True),
    Section("main", "Main deck", ("card",)),
)
PLAYS = CardActions("play")


@record
class Open:
    """Nothing stands open."""


@record
class Turn:
    """Whose turn it is, and whose deck is shuffled."""

    seat: SeatId


def plays(table: Table, seat: SeatId) -> Verdict:
    return [PLAYS[card] for card in table.board.piles[zone_of("hand", seat)]], ()


KINDS = (judged("play", lambda _table, _action: say("Play it"), plays),)


async def shuffle(at: At[Turn]) -> Next:
    seat = at.locals.seat
    zone = zone_of("deck", seat)
    pile = at.board.piles[zone]
    order = await Mix(count=len(pile))
    mixed = Shuffled(zone, tuple(range(len(order))), order)
    last = seat + 1 == len(at.board.seats)
    following = Turn(SeatId(0)) if last else Turn(SeatId(seat + 1))
    return go(turn if last else shuffle, mixed, locals=following)


async def turn(at: At[Turn]) -> Next:
    seat = at.locals.seat
    deck, hand = at.board.piles[zone_of("deck", seat)], at.board.piles[zone_of("hand", seat)]
    if not hand and deck:
        return go(turn, CardMoved(deck[-1], zone_of("hand", seat)))
    if not hand:
        return over(at)
    prompt = say("{seat}, play a card.", seat=SeatName(seat))
    action = await ChooseAction("turn", seat, prompt, RuleId("HC-2.1"), legal(KINDS, at, seat))
    assert action.card is not None
    power = at.table.fact(action.card, "power")
    return go(
        turn,
        CardMoved(action.card, PLAYED, face_up=True),
        SeatCounted(seat, "points", power),
        locals=Turn(at.board.after(seat)),
    )


def over(at: At[Turn]) -> Next:
    points = [seat.counters.get("points", 0) for seat in at.board.seats]
    winners = tuple(seat.id for seat in at.board.seats if points[seat.id] == max(points))
    return done(Ended(Result(winners, say("{best} points.", best=max(points)), "HC-2.1")))


GAME = Procedure("game", Turn, shuffle, turn)


def check(deck: Deck, options: Mapping[str, Any], cards: Cards) -> Iterator[DeckFault]:
    size = 4 if options.get("short", False) else 6
    rule = RuleId("HC-1.2" if size == 4 else "HC-1.1")
    for section in SECTIONS:
        for card, count in deck.copies(section.key).items():
            if card not in cards:
                near = guess(card, cards)
                text = say("There is no card {card}.{guess}", card=str(card), guess=near)
                yield DeckFault(text, RuleId("HC-1.1"), section.key, card)
            elif count > 2:
                name = cards[card].definition.name
                text = say("{card}: at most 2, not {count}.", card=name, count=count)
                yield DeckFault(text, RuleId("HC-1.1"), section.key, card)
    if deck.count("leader") != 1:
        yield DeckFault(say("A deck has one leader."), RuleId("HC-1.1"), "leader")
    if deck.count("main") != size:
        text = say("It has {size} cards, not {count}.", size=size, count=deck.count("main"))
        yield DeckFault(text, rule, "main")


def define(pack: Pack) -> GameDefinition:
    cards = pack.cards

    def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:
        if setup.seats > 4:
            return refuse("HC-2.1", "Up to four can play.")
        seats = tuple(SeatId(number) for number in range(setup.seats))
        zones = [Zone(PLAYED, "played", None, Sight.ALL, ordered=True)]
        for seat in seats:
            zones.append(Zone(zone_of("deck", seat), "deck", seat, Sight.NOBODY, ordered=True))
            zones.append(Zone(zone_of("hand", seat), "hand", seat, Sight.OWNER, ordered=False))
        made: dict[CardId, Card] = {}
        piles: dict[ZoneId, tuple[CardId, ...]] = {zone.id: () for zone in zones}
        for seat in seats:
            zone = zone_of("deck", seat)
            for definition in setup.decks[seat].cards("main"):
                number = CardId(len(made))
                made[number] = Card(number, definition, seat, seat, zone, face_up=False)
                piles[zone] = (*piles[zone], number)
        board = Board(
            tuple(Seat(seat) for seat in seats), {z.id: z for z in zones}, piles, made, {}, Open()
        )
        return board, GAME.frame(Turn(SeatId(0)))

    def powers(deck: Deck) -> tuple[Bars, ...]:
        found: dict[int, int] = {}
        for card, count in deck.copies("main").items():
            power = cards[card].definition.facts["power"] if card in cards else 0
            found[power] = found.get(power, 0) + count
        bars = tuple((say("{n}", n=n), found.get(n, 0)) for n in range(1, 8))
        return (Bars(say("Power"), say("cards"), bars),)

    def hopes(deck: Deck) -> tuple[tuple[Message, int], ...]:
        strong = sum(
            count
            for card, count in deck.copies("main").items()
            if card in cards and cards[card].definition.facts["power"] > 4
        )
        return ((say("a strong card"), strong),)

    short = GameOption(
        "short",
        say("Short decks"),
        say("Decks of four cards."),
        ((False, say("No")), (True, say("Yes"))),
        "HC-1.2",
    )
    return GameDefinition(
        pack,
        Rules(procedures(GAME), with_hidden(pack.definitions), KINDS, records=(Open, Turn)),
        (short,),
        begin,
        {"first": lambda rules, view, chance: view.decision.actions[0]},
        lambda board: (),
        decks=DeckKind(
            SECTIONS,
            lambda deck, options: tuple(check(deck, options, cards)),
            lambda options: {"leader": 1, "main": 4 if options.get("short", False) else 6},
            powers,
            Hand("main", 3, hopes),
            (("power", say("Power")),),
        ),
    )
