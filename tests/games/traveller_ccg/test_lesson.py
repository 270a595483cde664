"""The lesson tells what really happens on its table."""

from __future__ import annotations

from tabletop.engine.actions import Action
from tabletop.engine.decisions import Answer, ChooseAction, ChooseCards, ChooseOption
from tabletop.engine.ids import SeatId
from tabletop.engine.message import Refusal
from tabletop.engine.table import Table
from tabletop.games import registry
from tabletop.games.bringing import lesson_decks
from tabletop.games.traveller_ccg.state import VP, voyage
from tabletop.library.pack import LessonStep
from tabletop.session.match import Match
from tabletop.session.players import Player

ME = SeatId(0)


def answer_of(match: Match, step: LessonStep) -> tuple[Answer, bool]:
    """Answer what is asked; as the step tells, where it is what the step is about."""
    view = match.view(ME)
    asked = view.decision
    assert asked is not None
    named = [card for card, found in view.board.cards.items() if found.definition == step.card]
    told = asked.name == step.decision or (not step.decision and isinstance(asked, ChooseAction))
    match asked:
        case ChooseAction():
            fitting = [one for one in asked.actions if told and one.verb == step.action]
            exact = [one for one in fitting if one.card in named]
            if fitting:
                return (exact or fitting)[-1], True
            assert Action("pass") in asked.actions, f"stuck at {asked.name}: {step.text}"
            return Action("pass"), False
        case ChooseCards(least=0):
            return (), told
        case ChooseCards():
            cards = [card for card in named if card in asked.cards]
            deck = [card for card in asked.cards if view.board.cards[card].zone == "deck:0"]
            return (*(cards if told else ()), *deck, asked.cards[0])[:1], told
        case ChooseOption():
            return asked.options[0].key, told
    raise AssertionError(f"nobody expects {asked.name}")


def test_the_lesson_plays_a_whole_round_as_it_is_told() -> None:
    game = registry.load("traveller-ccg")
    lesson = game.pack.lesson
    assert lesson is not None
    decks = lesson_decks(game)
    match = Match.create(game, (Player("Ann"),), lesson.options, lesson.seed, decks=decks)
    for step in lesson.steps:
        board = match.view(ME).board
        kinds = {
            board.zones[c.zone].kind for c in board.cards.values() if c.definition == step.card
        }
        assert step.card is None or step.point in kinds, step.text
        done = not step.action and not step.decision
        while not done:
            answer, done = answer_of(match, step)
            assert not isinstance(match.answer(ME, answer), Refusal)
    position = match.position
    assert voyage(Table(position.board, game.rules.definitions)).round == 2
    assert position.board.seats[ME].counters[VP] == 5
