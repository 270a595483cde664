"""The way through lessons: their list, the table of one, and lessons of the user's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog

from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.lessons.begun import begun, forget_place, keep_place
from tabletop.lessons.following import follow
from tabletop.lessons.reading import read_lesson
from tabletop.lessons.shelf import lessons_of
from tabletop.lessons.story import Lesson, LessonError
from tabletop.lessons.ticks import done, tick
from tabletop.lessons.writing import skeleton
from tabletop.library.lesson_files import own_lessons_folder
from tabletop.session.errors import SaveError
from tabletop.session.journal import write_whole
from tabletop.table.pages.lesson import LessonPage
from tabletop.table.pages.lessons import LessonsPage
from tabletop.table.past import past_of
from tabletop.table.sounding import let_moves_sound

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition
    from tabletop.session.match import Match
    from tabletop.table.tour import Tour

MOST_FAULTS = 6


def open_lessons(tour: Tour, game: GameDefinition) -> None:
    """Open the lessons of a game: their list, or at once the only one; else the rules."""
    shelf = lessons_of(game.pack.info)
    if not shelf.lessons and not shelf.faults:
        tour.window.notice.tell(in_words("This game has no lessons; its rules are here."))
        tour.rules(game)
    elif len(shelf.lessons) == 1 and not shelf.faults and not begun(game.pack.info.id):
        begin_lesson(tour, game, shelf.lessons[0])
    else:
        _list(tour, game)


def _list(tour: Tour, game: GameDefinition) -> None:
    page = LessonsPage(game.pack.info.title)
    page.back.connect(tour.window.pop)
    page.rules.connect(lambda: tour.rules(game))
    page.chosen.connect(lambda lesson: begin_lesson(tour, game, lesson))
    page.resumed.connect(
        lambda lesson: begin_lesson(tour, game, lesson, begun(lesson.game).get(lesson.key, 0))
    )
    show_lessons(page, game)
    tour.push(page, "lessons", game.pack.layout.room)


def show_lessons(page: LessonsPage, game: GameDefinition) -> None:
    """Have a list show the lessons as they are now."""
    info = game.pack.info
    shelf = lessons_of(info)
    faults = [str(fault) for fault in shelf.faults[:MOST_FAULTS]]
    page.show_lessons(shelf.lessons, done(info.id), begun(info.id), faults)


def begin_lesson(tour: Tour, game: GameDefinition, lesson: Lesson, step: int = 0) -> None:
    """Sit down at a lesson, at a step of it. How far it came is kept, and that it was done."""
    try:
        course = follow(game, lesson)
    except LessonError as error:
        tour.window.notice.tell(str(error))
        return
    page = LessonPage(course, tour.window.looks, pace=tour.pace)
    page.left.connect(tour.window.pop)
    page.rule_asked.connect(lambda rule: tour.rules(game, rule))
    page.wanted.connect(tour.open)
    page.told.connect(lambda at: _told(tour, lesson, at, course.first))
    page.left.connect(lambda: _show_anew(tour, game))
    page.learned.connect(lambda: _learned(tour, game, lesson))
    page.over.connect(lambda: _over(tour, game, page))
    let_moves_sound(page, tour.sound)
    tour.push(page, "lesson", game.pack.layout.room)
    page.begin(step)


def _told(tour: Tour, lesson: Lesson, step: int, first: int) -> None:
    """Keep how far a lesson has come; at its first note it is as good as not begun."""
    try:
        if step > first:
            keep_place(lesson.game, lesson.key, step)
        else:
            forget_place(lesson.game, lesson.key)
    except OSError as error:
        tour.window.notice.tell(
            in_words("How far this came can't be kept: {error}.", error=reason_of(error))
        )


def _learned(tour: Tour, game: GameDefinition, lesson: Lesson) -> None:
    try:
        tick(lesson.game, lesson.key)
        forget_place(lesson.game, lesson.key)
    except OSError as error:
        tour.window.notice.tell(
            in_words("That this is done can't be kept: {error}.", error=reason_of(error))
        )
    tour.start.show_done()
    _show_anew(tour, game)


def _show_anew(tour: Tour, game: GameDefinition) -> None:
    for page in tour.window.pages():
        if isinstance(page, LessonsPage):
            show_lessons(page, game)


def _over(tour: Tour, game: GameDefinition, page: LessonPage) -> None:
    """Offer what can follow a lesson."""
    match = page.controller.match
    lessons = lessons_of(game.pack.info).lessons
    keys = [lesson.key for lesson in lessons]
    place = keys.index(page.lesson.key) + 1 if page.lesson.key in keys else len(keys)

    def play_on() -> None:
        tour.play(past_of(match, match.history.cursor))

    def go_to(lesson: Lesson) -> None:
        tour.window.pop()
        begin_lesson(tour, game, lesson)

    following = [
        (in_words("Next lesson: {title}", title=lesson.title), lambda lesson=lesson: go_to(lesson))
        for lesson in lessons[place : place + 1]
    ]
    on = [] if match.finished else [(in_words("Play on"), play_on)]
    page.note.offer((*following, *on))
    page.first_focus()


# --- lessons of the user's own ---------------------------------------------------------------


def open_lesson_file(tour: Tour, path: Path) -> None:
    """Begin a lesson that lies in any file; what is wrong with it is told."""
    try:
        lesson = read_lesson(path)
    except LessonError as error:
        tour.window.notice.tell("\n".join(str(fault) for fault in error.faults[:MOST_FAULTS]))
        return
    tour.load(lesson.game, lambda game: begin_lesson(tour, game, lesson))


def write_lesson(tour: Tour, match: Match) -> None:
    """Ask for a file, and write a match into it as a lesson that waits for its texts."""
    folder = own_lessons_folder()
    dialog = QFileDialog(tour.window, in_words("Write a lesson"), str(folder))
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix("yaml")
    dialog.setNameFilter(in_words("Lessons (*.yaml)"))
    dialog.selectFile(f"{match.game.id}.yaml")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: write_lesson_to(tour, match, Path(name)))
    dialog.open()


def write_lesson_to(tour: Tour, match: Match, path: Path) -> None:
    """Write the lesson, and say how it went."""
    tell = tour.window.notice.tell
    try:
        write_whole(path, skeleton(match).encode())
    except SaveError as error:
        tell(str(error))
    else:
        tell(
            in_words(
                "Each step of the match is in {path}. Write your texts to them, and open the file "
                "here.",
                path=path,
            )
        )
