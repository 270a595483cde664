"""What captains are asked: sentences to a person, for a card, in words and not in codes."""

from __future__ import annotations

import re

import pytest

from tabletop.controller.words import Renderer
from tabletop.engine.decisions import ChooseAction, ChooseOption
from tabletop.engine.message import fill
from tabletop.games import registry
from tabletop.games.bringing import ready_decks
from tabletop.games.definition import GameDefinition
from tabletop.session.match import Match
from tabletop.session.players import Player
from tests.games.traveller_ccg.playing import acting, procuring

ANSWERS = 600
NAMES = ("Ann", "Bo", "Cy", "Di")


def sentences(match: Match) -> tuple[set[str], set[str]]:
    """Play a game; give all questions, and all words of buttons and refusals."""
    asked: set[str] = set()
    words: set[str] = set()
    while match.position.answered < ANSWERS:
        seat = match.bot_seat()
        if seat is None:
            assert match.finished
            break
        view = match.view(seat)
        decision = view.decision
        assert decision is not None
        say = Renderer(match.game.rules.definitions, NAMES, view)
        asked.add(say.text(decision.prompt))
        if isinstance(decision, ChooseOption):
            for option in decision.options:
                words.add(say.text(option.label))
                if option.consequence is not None:
                    words.add(say.text(option.consequence))
        if isinstance(decision, ChooseAction):
            for offer in match.offers(seat):
                words.add(say.text(offer.label))
                if offer.refusal is not None:
                    words.add(say.text(offer.refusal.reason))
        match.answer(seat, match.bot_answer(seat))
    return asked, words


@pytest.fixture(scope="module")
def said() -> tuple[set[str], set[str]]:
    game: GameDefinition = registry.load("traveller-ccg")
    bot = next(iter(game.bots))
    players = tuple(Player(name, bot) for name in NAMES)
    decks = ready_decks(game)
    games = [sentences(Match.create(game, players, {}, seed, decks=decks)) for seed in (2, 3)]
    return games[0][0] | games[1][0], games[0][1] | games[1][1]


def test_every_question_is_a_sentence_to_a_captain(said: tuple[set[str], set[str]]) -> None:
    asked, _ = said
    assert len(asked) > 100
    for question in asked:
        assert question.startswith(tuple(f"{name}, " for name in NAMES)), question
        assert question.endswith((".", "?")), question
        assert not re.search(r"[{}]|of the cards\b|\.\.|  ", question), question


def test_buttons_and_refusals_are_words_and_no_codes(said: tuple[set[str], set[str]]) -> None:
    _, words = said
    for line in words:
        assert not re.search(r"[{}]|  |^\W|\b1 (Credits|tokens|Wounds|cards)\b", line), line


TWO = ["rika-honami", "flint"]


@pytest.mark.parametrize(
    ("lying", "card", "question"),
    [
        ({"crew:0": TWO}, "rika-honami", "for rika-honami: choose target Crew."),
        (
            {"crew:0": TWO, "crew:1": ["htyewkhta"], "hand:0": ["walkout"]},
            "walkout",
            "for walkout: choose target Crew an opposing captain controls that is ready.",
        ),
        (
            {"crew:0": ["agent-calloway"]},
            "agent-calloway",
            "for agent-calloway: choose target opposing captain.",
        ),
        (
            {"crew:0": TWO, "hand:0": ["bar-brawl"]},
            "bar-brawl",
            "for bar-brawl: choose 2 target Crew.",
        ),
    ],
)
def test_what_is_used_is_asked_for_by_its_card(
    lying: dict[str, list[str]], card: str, question: str
) -> None:
    story = acting({**lying, "deck:0": ["plain-purse"] * 4})
    story.use(0, card)
    assert fill(story.asked().prompt, story._name) == f"seat 0, {question}"


def test_what_is_procured_is_asked_for_by_its_card() -> None:
    story = procuring({"crew:0": TWO, "hand:0": ["body-pistol"], "deck:0": ["plain-purse"] * 4})
    story.use(0, "body-pistol")
    question = fill(story.asked().prompt, story._name)
    assert question == "seat 0, for body-pistol: choose what it goes on."
