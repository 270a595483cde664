"""What can be completed: each goal of each seat, its conditions ticked off as far as met."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.engine.ids import SeatId
from tabletop.engine.message import in_words
from tabletop.games.sheet import Condition, Goal
from tabletop.table.pages.parts import Halves, Page, card_frame, label
from tabletop.table.pages.told import CardRow, Told


class GoalsPage(Page):
    """Shows the goals of every seat, its own first."""

    def __init__(self, told: Told) -> None:
        super().__init__(in_words("What can I complete?"))
        self._told = told
        halves = Halves()
        mine = max(told.controller.seat, SeatId(0))
        seats = [seat.id for seat in told.view.board.seats]
        for number, seat in enumerate(sorted(seats, key=lambda one: one != mine)):
            column = halves.left if number % 2 == 0 else halves.right
            column.addWidget(
                label(in_words("Yours") if seat == mine else told.seat(seat), "heading")
            )
            goals = () if told.game.goals is None else told.game.goals(told.view, seat)
            for goal in goals:
                column.addWidget(self._goal(goal))
            if not goals:
                column.addWidget(label(in_words("Nothing to complete."), "dim"))
        self.body.addWidget(halves)
        self.body.addStretch(1)

    def _goal(self, goal: Goal) -> QWidget:
        told, frame = self._told, card_frame()
        column = QVBoxLayout(frame)
        worth = (
            "" if goal.worth is None else in_words(" · {worth} points at the end", worth=goal.worth)
        )
        column.addWidget(label(f"{told.text(goal.title)}{worth}", "heading"))
        column.addWidget(
            label(_standing(told, goal), "good" if goal.reached or goal.met else "dim")
        )
        for condition in goal.conditions:
            column.addWidget(label(_ticked(told, condition), "good" if condition.met else ""))
            if condition.cards and not goal.reached:
                column.addWidget(CardRow(told, condition.cards))
        column.addWidget(label(in_words("For it: {reward}", reward=told.text(goal.reward))))
        return frame


def _standing(told: Told, goal: Goal) -> str:
    """Say in a few words how it stands."""
    if goal.reached:
        return in_words("Completed.")
    if goal.met and goal.why_not is not None:
        return in_words("All is there. {why_not}", why_not=told.text(goal.why_not))
    if goal.met:
        return in_words("All is there: it can be completed now.")
    met = sum(condition.met for condition in goal.conditions)
    return in_words("{met} of {conditions} are there.", met=met, conditions=len(goal.conditions))


def _ticked(told: Told, condition: Condition) -> str:
    mark = "✓" if condition.met else "○"
    words = told.text(condition.label)
    words = words[:1].upper() + words[1:]
    if condition.progress is None:
        return f"{mark}  {words}"
    now, wanted = condition.progress
    return in_words(
        "{mark}  {words} ({now} of {wanted})", mark=mark, words=words, now=now, wanted=wanted
    )
