"""What is said and asked while games are played: each sentence translated, each number with the
form of its word that goes with it, in both languages.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

import pytest

from tabletop.effects import Language
from tabletop.effects.wording.tokens import Tokens
from tabletop.engine import kernel
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import ChooseOption, Together
from tabletop.engine.events import Event, Rolled, Said
from tabletop.engine.message import CardName, DefName, Message, SeatName, fill
from tabletop.engine.position import Position
from tabletop.engine.tongue import ENGLISH, Tongue, speaking
from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.session.bots import random_answer
from tabletop.session.players import Player
from tabletop.session.resume import open_match
from tabletop.session.save import Beginning

MOST_ANSWERS: Final = 500
GAP: Final = re.compile(r"{\w+}")
WORDS: Final = re.compile(r"[A-Za-z]")

MATCHES: Final[tuple[tuple[str, int, dict[str, OptionValue]], ...]] = (
    ("traitors-aboard", 4, {}),
    ("traveller-traders", 1, {"mode": "traders"}),
    ("traveller-traders", 1, {"mode": "prince"}),
    ("traveller-ccg", 3, {}),
    ("traveller-ccg", 1, {"scenario": "the-dirty-half-dozen"}),
    ("captains-chair", 2, {}),
    ("captains-chair", 1, {}),
)

FORMS: Final = {
    "en": """
        Ally Allies, Contract Contracts, Credit Credits, Incident Incidents, Person Persons,
        Ship Ships, Wound Wounds, answer answers, card cards, chip chips, counter counters,
        credit credits, hit hits, officer officers, opponent opponents, player players,
        point points, round rounds, team teams, token tokens, turn turns
    """,
    "de": """
        Antwort Antworten, Außenteam Außenteams, Aktionschip Aktionschips, Chip Chips,
        Herausforderungspunkt Herausforderungspunkte, Karte Karten, Person Personen,
        Runde Runden, Schiff Schiffe, Vertrag Verträge, Wunde Wunden, Zug Züge,
        Zwischenfall Zwischenfälle
    """,
}
"""Words that are counted: the form for one, and that for many."""


def forms(code: str, which: int) -> str:
    """Give a pattern of all the words in one of their forms."""
    return "|".join(pair.split()[which] for pair in FORMS[code].split(","))


def of_one(code: str) -> re.Pattern[str]:
    """Match '1 cards', with words between: '1 expert Tech tokens'."""
    return re.compile(rf"(?<![\d.,+-])1( [\w/-]+){{0,3}}? ({forms(code, 1)})\b")


def of_many(code: str) -> re.Pattern[str]:
    """Match '3 card' and '0 card'."""
    return re.compile(
        rf"(?<![\d.,+-])(0|[2-9]|\d{{2,}})( [\w/-]+){{0,3}}? ({forms(code, 0)})\b(?! \d)"
    )


def mistakes(text: str, code: str) -> list[str]:
    """List what is wrong with the numbers of a sentence."""
    found = (of_one(code).search(text), of_many(code).search(text))
    return [match[0] for match in found if match is not None]


def templates(message: Message) -> Iterator[str]:
    """List the sentences that a message is made of."""
    yield message.text
    for argument in message.args.values():
        for part in argument if isinstance(argument, tuple) else (argument,):
            if isinstance(part, Message):
                yield from templates(part)


def asked(position: Position) -> Iterator[Message]:
    """List what is asked of players, and what they can answer."""
    if position.pending is None:
        return
    decision = position.pending.decision
    for one in decision.decisions if isinstance(decision, Together) else (decision,):
        prompt = getattr(one, "prompt", None)
        if isinstance(prompt, Message):
            yield prompt
        if isinstance(one, ChooseOption):
            for option in one.options:
                yield option.label


def told(events: Iterable[Event]) -> Iterator[Message]:
    """List what the log says."""
    for event in events:
        match event:
            case Said(message):
                yield message
            case Rolled(label):
                yield label


def answered(game: GameDefinition, position: Position, given: int) -> tuple[Position, list[Event]]:
    """Give any answer; gives what comes of it."""
    assert position.pending is not None
    waiting = position.pending.seats()
    seat = waiting[given % len(waiting)]
    decision = position.pending.of(seat)
    assert decision is not None
    events: list[Event] = []
    answer = random_answer(decision, Chance(given))
    following = kernel.submit(game.rules, position, seat, answer, events)
    assert isinstance(following, Position)
    return kernel.settle(game.rules, following, events), events


@dataclass(frozen=True, slots=True)
class Heard:
    """All that was said and asked in a match, and the sentences of card texts that stood in it."""

    messages: tuple[Message, ...]
    of_cards: frozenset[str]


@cache
def played(match: int) -> Heard:
    """Play a match with any answers for a while."""
    name, seats, options = MATCHES[match]
    game = registry.load(name)
    players = tuple(Player(name) for name in ("Ann", "Bo", "Cy", "Dee")[:seats])
    decks = ready_decks(game)[:seats] if game.decks is not None else ()
    beginning = Beginning(name, name, "", players, options, match, {}, decks=decks)
    found: list[Message] = []
    written: set[str] = set()
    sentence = Language.sentence

    def listen(language: Language, tokens: Tokens) -> str:
        written.add(sentence(language, tokens))
        return sentence(language, tokens)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Language, "sentence", listen)
        position = open_match(game, beginning).position
        for given in range(MOST_ANSWERS):
            found += asked(position)
            if position.pending is None:
                break
            position, events = answered(game, position, given)
            found += told(events)
    return Heard(tuple(found), frozenset(written))


def called(argument: SeatName | CardName | DefName) -> str:
    """Call all by one name, which no sentence can be mistaken for."""
    return "Xyz" if isinstance(argument, SeatName) else "Qrs"


@pytest.mark.parametrize("match", range(len(MATCHES)))
def test_numbers_go_with_their_words(match: int, german: Tongue) -> None:
    wrong: dict[str, list[str]] = {}
    for tongue in (ENGLISH, german):
        with speaking(tongue):
            for text in dict.fromkeys(fill(message, called) for message in played(match).messages):
                if mistakes(text, tongue.code):
                    wrong[text] = mistakes(text, tongue.code)
    assert not wrong


@pytest.mark.parametrize("match", range(len(MATCHES)))
def test_all_that_is_said_and_asked_is_translated(match: int, german: Tongue) -> None:
    heard = played(match)
    said = {text for message in heard.messages for text in templates(message)} - heard.of_cards
    assert not {text for text in said if WORDS.search(GAP.sub("", text))} - german.texts.keys()


@pytest.mark.parametrize(
    ("code", "text", "wrong"),
    [
        ("en", "3 Research counter less on Flint.", True),
        ("en", "Flint: 1 Wounds restored.", True),
        ("en", "Ann draws 1 card, and Bo 2 cards.", False),
        ("en", "1 expert Tech tokens", True),
        ("de", "2 Wunde weniger auf Flint.", True),
        ("de", "Der Abspann läuft: noch 1 Züge.", True),
        ("de", "Ann zieht 10 Karten.", False),
    ],
)
def test_mistakes_are_found(code: str, text: str, wrong: bool) -> None:
    assert bool(mistakes(text, code)) == wrong
