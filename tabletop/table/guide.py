"""The lesson on the table: its sentences in the notice strip, and what it points at lit up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.engine.message import in_words
from tabletop.games.bringing import lesson_decks
from tabletop.games.definition import GameDefinition
from tabletop.library.pack import Lesson, LessonStep
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table.beacon import Beacon
from tabletop.table.lesson import LEARNER, LessonPlayer
from tabletop.table.pages.play import PlayPage
from tabletop.table.sheets import sheet_of_card

if TYPE_CHECKING:
    from tabletop.table.tour import Tour


def begin_lesson(tour: Tour, game: GameDefinition, lesson: Lesson) -> PlayPage:
    """Sit down at a match of the lesson's own; it is kept nowhere."""
    bot = next(iter(game.bots), None)
    players = tuple(
        Player("Ann") if seat == LEARNER else Player(in_words("Computer {seat}", seat=seat), bot)
        for seat in range(lesson.seats)
    )
    decks = lesson_decks(game)
    match = Match.create(game, players, lesson.options, lesson.seed, decks=decks)
    page = tour.play(match)
    guide(page, LessonPlayer(lesson, match, page))
    return page


def guide(page: PlayPage, player: LessonPlayer) -> None:
    """Lead through a lesson on a table page."""
    beacon = Beacon(page.scene)

    every = tuple(f"{player.lesson.title}\n{step.text}" for step in player.lesson.steps)

    def say(step: LessonStep) -> None:
        words = f"{player.lesson.title}, {player.progress}\n{step.text}"
        leave = (in_words("End the lesson"), player.end)
        if player.waits_for_button():
            page.notice.ask(words, ((in_words("Go on"), player.go_on), leave), among=every)
        else:
            page.notice.ask(words, (leave,), among=every)
        point()

    def point() -> None:
        if player.step is None:
            return
        pointed = player.points_at()
        model = page.scene.model
        if model is not None and pointed.card is not None:
            card = model.card(pointed.card)
            page.preview.select(None if card is None else sheet_of_card(page.game, card))
        beacon.point_at(pointed.zone, pointed.card)

    def finish() -> None:
        beacon.point_at(None, None)
        page.notice.tell(
            in_words("That was the guided turn. Play on as long as you like."),
            ((in_words("Leave"), page.left.emit),),
            dismiss=in_words("Play on"),
        )

    player.said.connect(say)
    player.finished.connect(finish)
    page.sitting.changed.connect(player.look)
    page.presenter.model_shown.connect(lambda _model: point())
    player.go_on()
