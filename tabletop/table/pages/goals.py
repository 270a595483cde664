"""What can be completed: each goal of each seat, its conditions ticked off as far as met."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.engine.ids import SeatId
from tabletop.games.sheet import Condition, Goal
from tabletop.table.pages.parts import Halves, Page, card_frame, label
from tabletop.table.pages.told import CardRow, Told


class GoalsPage(Page):
    """Shows the goals of every seat, its own first."""

    def __init__(self, told: Told) -> None:
        super().__init__("What can I complete?")
        self._told = told
        halves = Halves()
        mine = max(told.controller.seat, SeatId(0))
        seats = [seat.id for seat in told.view.board.seats]
        for number, seat in enumerate(sorted(seats, key=lambda one: one != mine)):
            column = halves.left if number % 2 == 0 else halves.right
            column.addWidget(label("Yours" if seat == mine else told.seat(seat), "heading"))
            goals = () if told.game.goals is None else told.game.goals(told.view, seat)
            for goal in goals:
                column.addWidget(self._goal(goal))
            if not goals:
                column.addWidget(label("Nothing to complete.", "dim"))
        self.body.addWidget(halves)
        self.body.addStretch(1)

    def _goal(self, goal: Goal) -> QWidget:
        told, frame = self._told, card_frame()
        column = QVBoxLayout(frame)
        worth = "" if goal.worth is None else f" · {goal.worth} points at the end"
        column.addWidget(label(f"{told.text(goal.title)}{worth}", "heading"))
        column.addWidget(
            label(_standing(told, goal), "good" if goal.reached or goal.met else "dim")
        )
        for condition in goal.conditions:
            column.addWidget(label(_ticked(told, condition), "good" if condition.met else ""))
            if condition.cards and not goal.reached:
                column.addWidget(CardRow(told, condition.cards))
        column.addWidget(label(f"For it: {told.text(goal.reward)}"))
        return frame


def _standing(told: Told, goal: Goal) -> str:
    """Say in a few words how it stands."""
    if goal.reached:
        return "Completed."
    if goal.met and goal.why_not is not None:
        return f"All is there. {told.text(goal.why_not)}"
    if goal.met:
        return "All is there: it can be completed now."
    met = sum(condition.met for condition in goal.conditions)
    return f"{met} of {len(goal.conditions)} are there."


def _ticked(told: Told, condition: Condition) -> str:
    mark = "✓" if condition.met else "○"
    words = told.text(condition.label)
    words = words[:1].upper() + words[1:]
    if condition.progress is None:
        return f"{mark}  {words}"
    now, wanted = condition.progress
    return f"{mark}  {words} ({now} of {wanted})"
