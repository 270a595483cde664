"""What a game hands to the rest of the program: one record, the same shape for each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import Answer
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import Message, Refusal, refuse
from tabletop.engine.rules import Rules
from tabletop.engine.view import SeatView
from tabletop.games.decks import DeckKind
from tabletop.games.sheet import Goal, Sheet
from tabletop.games.telling import PLAIN, Telling
from tabletop.games.trial import Trials
from tabletop.library.decks.record import Deck
from tabletop.library.pack import Pack

if TYPE_CHECKING:
    from tabletop.effects.language import Language

OptionValue = str | int | bool


class Compared(NamedTuple):
    """What a choice at setup is called where series of games are compared by it ("captain"), and
    the seat that has it.
    """

    what: str
    seat: SeatId


@dataclass(frozen=True, slots=True)
class GameOption:
    """A choice at setup. ``choices`` are the allowed values with their labels, the first is the
    default; yes and no are ``True`` and ``False``. A match that is played on from another
    (``GameDefinition.again``) may also bring any whole number from 0 up to ``carried``. ``seats``
    are the numbers of players for which it is there to choose; with none, all are. ``cards`` gives
    a card of the game that stands for a choice, to be shown. An option that is ``compared`` has
    each of its choices in a series of trial games, which counts how often each won.
    """

    key: str
    label: Message
    help: Message
    choices: tuple[tuple[OptionValue, Message], ...]
    rule: str = ""
    carried: int = -1
    seats: tuple[int, ...] = ()
    cards: Mapping[OptionValue, DefId] = field(default_factory=lambda: MappingProxyType({}))
    compared: Compared | None = None

    def allows(self, value: OptionValue) -> bool:
        """Tell whether the option can have this value; 1 is not ``True``."""
        if type(value) is int and 0 <= value <= self.carried:
            return True
        return any(value == known and type(value) is type(known) for known, _ in self.choices)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A way to begin at once: what to call it, for how many players, with which options.

    Options that it does not name have their usual value. The last ``computers`` seats are played
    by the computer, all before them by people.
    """

    label: Message
    seats: int
    computers: int = 0
    options: Mapping[str, OptionValue] = field(default_factory=lambda: MappingProxyType({}))


@dataclass(frozen=True, slots=True)
class Setup:
    """What a match begins with. ``options`` holds a value for each of the game's options.

    ``decks`` holds the deck of each seat where players bring their own, and nothing elsewhere.
    """

    seats: int
    options: Mapping[str, OptionValue]
    decks: tuple[Deck, ...] = ()


class Bot(Protocol):
    """A computer player: answers from a seat's view and nothing else.

    It keeps no state; what it should remember is open history, which lies in the view. The
    chance that it is given is its own, not the match's.
    """

    def __call__(self, rules: Rules, view: SeatView, chance: Chance) -> Answer:
        """Answer ``view.decision``; cards in the answer are the view's handles."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A line of the statistics at the end: what, and how much for each seat (or the table)."""

    label: Message
    values: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Feat:
    """What a match came to that is worth keeping among the best results.

    Matches with the same ``of`` are compared; the greatest ``worth`` is the best. ``told`` says
    what it was, in a few words.
    """

    of: Message
    worth: tuple[int, ...]
    told: Message


@dataclass(frozen=True, slots=True)
class GameDefinition:
    """A game, ready to play.

    ``begin`` lays out the table for a setup and names the first procedure; it refuses a number
    of seats or options that the game does not allow. ``bots`` are by name, the first is the one
    proposed. ``figures`` gives the statistics of a finished match. ``goal`` is a sentence for a
    seat's own information panel (its role, its aim), from its view. ``hint`` gives what a player
    should see before the pending decision counts (odds, a price), from the seat's view.
    ``notes`` says of a card that the seat knows what is different now from what is printed on it,
    and why (its Power after a hit, a lost ability); they also stand for the names of its counters.
    With a ``language`` what continuous effects change is told of cards besides, with its causes.
    ``feat`` gives what a finished match is kept for among the best results, if for anything.
    ``stake`` says what a match with certain options is worth, where they make a difference.
    ``again`` lists options that a rematch could start with after this result (Merchant Prince
    after a win), with what to call it. ``decks`` says what the players' own decks are like, where
    they bring any. ``telling`` is what is told of the table besides its cards. ``sheet`` is the
    score as it stands, and at the end as it is; ``goals`` is what a seat works for, each condition
    ticked off as far as the view shows. ``proposed`` are ways to begin with one click. ``trial``
    says of each card in what match it can be tried; without it the card is put into the hand.
    """

    pack: Pack
    rules: Rules
    options: tuple[GameOption, ...]
    begin: Callable[[Setup], tuple[Board, Frame] | Refusal]
    bots: Mapping[str, Bot]
    figures: Callable[[Board], tuple[Figure, ...]] = lambda _board: ()
    goal: Callable[[SeatView], Message | None] = lambda _view: None
    hint: Callable[[SeatView], Message | None] = lambda _view: None
    notes: Callable[[SeatView, CardId], tuple[Message, ...]] = lambda _view, _card: ()
    again: Callable[[Board], tuple[tuple[Message, Mapping[str, OptionValue]], ...]] = (
        lambda _board: ()
    )
    feat: Callable[[Board], Feat | None] = lambda _board: None
    stake: Callable[[Mapping[str, OptionValue]], Message | None] = lambda _options: None
    language: Language | None = None
    charts: Mapping[str, Callable[[Board], Chart]] = field(
        default_factory=lambda: MappingProxyType({})
    )
    decks: DeckKind | None = None
    telling: Telling = PLAIN
    sheet: Callable[[SeatView], Sheet] | None = None
    goals: Callable[[SeatView, SeatId], tuple[Goal, ...]] | None = None
    proposed: tuple[Proposal, ...] = ()
    trial: Trials | None = None

    @property
    def id(self) -> str:
        """The name of the game's folder."""
        return self.pack.info.id


@dataclass(frozen=True, slots=True)
class Chart:
    """A ledger: a table of rows under headings, and a line to plot (x, y) with axis titles."""

    title: Message
    headings: tuple[Message, ...]
    rows: tuple[tuple[str, ...], ...]
    line: tuple[tuple[float, float], ...] = ()
    axes: tuple[str, str] = ("", "")


def in_own_words(game: GameDefinition) -> GameDefinition:
    """Have a game's sentences said as its own files say them in the language that is spoken."""
    return replace(game, rules=replace(game.rules, own=game.pack.own))


def chosen(options: tuple[GameOption, ...], given: Mapping[str, Any]) -> Setup | Refusal:
    """Fill in defaults and refuse unknown options and values; ``seats`` comes from ``given``."""
    values: dict[str, OptionValue] = {}
    known = {option.key: option for option in options}
    for key in given:
        if key != "seats" and key not in known:
            return refuse(None, "There is no option {key}.", key=key)
    for key, option in known.items():
        allowed = tuple(value for value, _ in option.choices)
        value = given.get(key, allowed[0])
        if not option.allows(value):
            return refuse(
                option.rule or None,
                "{key} is one of {allowed}.",
                key=key,
                allowed=tuple(str(item) for item in allowed),
            )
        values[key] = value
    return Setup(int(given.get("seats", 1)), values)
