"""Final Scoring as a sheet, line by line with the cards behind each (section 23).

The same function gives the forecast at any time: read from a seat's view, it counts what that seat
can see or tell, and the other cards as unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.context import Context
from tabletop.effects.nodes import Amount, Cards, Effect, Node, nodes_of
from tabletop.effects.ops.flow import If
from tabletop.engine.ids import CardId, DefId, SeatId, zone_of
from tabletop.engine.message import CardName, DefName, Message, say
from tabletop.engine.table import Definition, Table
from tabletop.engine.view import SeatView
from tabletop.games.captains_chair import away, cadet, khan, missions
from tabletop.games.captains_chair.boards import board_of
from tabletop.games.captains_chair.called import called
from tabletop.games.captains_chair.fleet import ships_at
from tabletop.games.captains_chair.language import LANGUAGE
from tabletop.games.captains_chair.language.counts import LoggedCards, Owned, Species, owned
from tabletop.games.captains_chair.language.missions import Score
from tabletop.games.captains_chair.locations import neutral
from tabletop.games.captains_chair.places import LOG, TRIGGERING
from tabletop.games.captains_chair.standing import Worth
from tabletop.games.captains_chair.state import GLORY, TRACKS, course
from tabletop.games.captains_chair.symbols import BEST, focus_of, multiplier
from tabletop.games.captains_chair.timing import operations
from tabletop.games.captains_chair.titles import title
from tabletop.games.captains_chair.traits import IN_FINAL_SCORING, SPECIES, printed_traits
from tabletop.games.captains_chair.unseen import HIDDEN, supposing
from tabletop.games.captains_chair.whose import cards_in_play
from tabletop.games.sheet import Account, Line, Sheet

if TYPE_CHECKING:
    from tabletop.effects.reader import Reader

END_GAME: Final = "end-game"


def account(reader: Reader, seat: SeatId) -> Account:
    """Add up what a player scores, as far as the table shows it."""
    table = reader.table
    cards = owned(table.board, seat)  # known or not (CC-23.1, CC-23.2, CC-R.84)
    known = tuple(card for card in cards if table.printed(card).kind != HIDDEN)
    lines = (
        _glory(reader, seat),
        _markers(table, seat),
        _end_game(reader, seat),
        _printed(table, known),
        _worth(reader, seat, known),
        *_focus(reader, seat, known),
        _missions(table, seat),
    )
    return Account(seat, lines, len(cards) - len(known))


def _sum(key: str, label: str, parts: Iterable[Line], cards: tuple[CardId, ...] = ()) -> Line:
    """Make a line of those within it that say something."""
    told = tuple(part for part in parts if part.points)
    behind = tuple(dict.fromkeys(card for part in told for card in part.cards)) or cards
    return Line(key, say(label), sum(part.points for part in told), behind, told)


def _glory(reader: Reader, seat: SeatId) -> Line:
    """1 VP per glory in the personal supply (``CC-23.3``)."""
    glory = reader.board.seats[seat].counters.get(GLORY, 0)
    return Line("glory", say("Glory in the personal supply"), glory)


def _markers(table: Table, seat: SeatId) -> Line:
    """1 VP per own marker at a neutral Location (``CC-23.4``)."""
    board = table.board
    parts = []
    for location in neutral(board):
        teams, ships = away.teams_at(board, location, seat), ships_at(board, location, seat)
        label = say("{card}", card=CardName(location))
        parts.append(Line("marker", label, teams + len(ships), (location, *ships)))
    return _sum("markers", "Away teams and Ships in the Neutral Zone", parts)


def in_final_scoring(card: CardId, seat: SeatId) -> Context:
    """Give the context of what a card scores: a Wildcard is no other trait there (``CC-23.11``)."""
    return Context(card, seat, (IN_FINAL_SCORING,))


def end_game(reader: Reader, seat: SeatId) -> Iterator[tuple[CardId, Ability]]:
    """List END-GAME operations of cards in play that aren't beamed (``CC-23.5``, ``CC-R.83``)."""
    return operations(reader.table, seat, END_GAME, TRIGGERING)


def _end_game(reader: Reader, seat: SeatId) -> Line:
    parts = (_operation(reader, seat, *one) for one in end_game(reader, seat))
    return _sum("end-game", "END-GAME operations", parts)


def _operation(reader: Reader, seat: SeatId, card: CardId, ability: Ability) -> Line:
    context = in_final_scoring(card, seat)
    scored = tuple(_scored(ability.do, reader, context))
    points = sum(one.amount.amount(reader, context) for one in scored)
    behind = (other for one in scored for other in counted(one.amount, reader, context))
    label = say("{card}", card=CardName(card))
    return Line("end-game", label, points, (card, *behind))


def _scored(effects: tuple[Effect, ...], reader: Reader, context: Context) -> Iterable[Score]:
    """List what is scored, of a condition the side that holds."""
    for effect in effects:
        if isinstance(effect, Score):
            yield effect
        elif isinstance(effect, If):
            held = effect.condition.holds(reader, context)
            yield from _scored(effect.then if held else effect.else_, reader, context)


def counted(amount: Amount, reader: Reader, context: Context) -> tuple[CardId, ...]:
    """List the cards that an amount counts."""
    found: dict[CardId, None] = {}
    for node in nodes_of(amount):
        found.update(dict.fromkeys(_behind(node, reader, context)))
    found.pop(context.source, None)
    return tuple(found)


def _behind(node: Node, reader: Reader, context: Context) -> tuple[CardId, ...]:
    board, seat = reader.board, context.controller
    match node:
        case Owned():
            return node.those(reader, context, owned(board, seat))
        case LoggedCards():
            return node.those(reader, context, board.piles[zone_of(LOG, seat)])
        case Species():
            cards = owned(board, seat) if node.among == "owned" else cards_in_play(board, seat)
            return tuple(c for c in cards if SPECIES.keys() & printed_traits(reader, c))
        case Cards():
            return node.cards(reader, context)
    return ()


def _printed(table: Table, cards: tuple[CardId, ...]) -> Line:
    """The printed VP of all cards that count (``CC-23.6``)."""
    parts = (
        Line("card", _name(table, card), int(table.fact(card, "vp") or 0), (card,))
        for card in cards
    )
    return _sum("printed", "VP printed on cards", parts)


def _worth(reader: Reader, seat: SeatId, cards: tuple[CardId, ...]) -> Line:
    """VP with an asterisk, as their SPECIAL operations say, also out of play (``CC-23.7``)."""
    parts = []
    for card in cards:
        for ability in abilities_of(reader.table.printed(card)):
            for standing in ability.always:
                if isinstance(standing, Worth):
                    context = in_final_scoring(card, seat)
                    points = standing.amount.amount(reader, context)
                    parts.append(Line("worth", _name(reader.table, card), points, (card,)))
    return _sum("worth", "VP with an asterisk", parts)


def _name(table: Table, card: CardId) -> Message:
    """Name a card by what it is, for one that can be told may lie anywhere in a deck."""
    return say("{card}", card=DefName(table.board.cards[card].definition))


def _focus(reader: Reader, seat: SeatId, cards: tuple[CardId, ...]) -> tuple[Line, ...]:
    """Focus symbols, worth the highest multiplier reached (``CC-23.8``, ``CC-23.9``).

    Without a completed mission they score nothing (``CC-20.7``). Khan's are worth what he has
    collected (``CC-27.13``).
    """
    table = reader.table
    counts = bool(missions.completed(table, seat))
    worth = {track: multiplier(reader, seat, track) if counts else 0 for track in TRACKS}
    if khan.is_khan(table, seat):
        worth = dict.fromkeys(TRACKS, khan.focus_worth(table, seat) if counts else 0)
    worth[BEST] = max(worth.values())
    lines = []
    for focus, each in worth.items():
        behind = tuple(card for card in cards if focus_of(reader, card) == focus)
        n = len(behind)
        if focus == BEST:
            label = say("Best Focus: {n} x {each}", n=n, each=each)
        else:
            label = say("{focus} focus: {n} x {each}", focus=called(focus), n=n, each=each)
        lines.append(Line(f"focus-{focus}", label, len(behind) * each, behind))
    return tuple(lines)


def _missions(table: Table, seat: SeatId) -> Line:
    """The VP of completed missions, on the Expert side only (``CC-23.10``)."""
    board = board_of(table.board, seat)
    if board is None or table.board.cards[board].side == 0:
        return Line("missions", say("Completed missions"), 0)
    parts = [
        Line("mission", say("{mission}", mission=title(key)), worth(table, board, key))
        for key in missions.completed(table, seat)
    ]
    return _sum("missions", "Completed missions", parts, (board,) if parts else ())


def worth(table: Table, board: CardId, key: str) -> int:
    """Give the VP that a board prints for a mission."""
    printed = table.fact(board, "missions") or {}
    return int(printed.get(key, 0))


def forecast(definitions: Mapping[DefId, Definition], view: SeatView) -> Sheet:
    """Give the score sheet as far as a seat can tell (``CC-23.13``)."""
    return sheet(supposing(Table(view.board, definitions)))


def sheet(table: Table) -> Sheet:
    """Give the score of all players, the starting player first (``CC-23.13``).

    Before the end it is a forecast: what would be scored if the match ended now.
    """
    reader = LANGUAGE.reader(table)
    first = course(table).first
    order = sorted((seat.id for seat in table.board.seats), key=lambda seat: seat != first)
    accounts = tuple(account(reader, seat) for seat in order)
    verdict = None
    if cadet.is_cadet(table):
        verdict = cadet.verdict(accounts[0].total)
    return Sheet(accounts, table.board.result is not None, verdict)
