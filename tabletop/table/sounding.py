"""Which sound goes with what happens at the table; never more than one at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from tabletop.engine import events as ev
from tabletop.session.match import Step
from tabletop.session.players import humans

if TYPE_CHECKING:
    from tabletop.table.pages.lesson import LessonPage
    from tabletop.table.pages.play import PlayPage

Play = Callable[[str], None]


def sound_of(events: Iterable[ev.Event]) -> str | None:
    """Choose the sound for what happened: dice before a shuffle, a shuffle before a card."""
    found: set[str] = set()
    for event in events:
        match event:
            case ev.Rolled():
                found.add("dice")
            case ev.Shuffled():
                found.add("shuffle")
            case ev.CardMoved():
                found.add("place")
    return next((name for name in ("dice", "shuffle", "place") if name in found), None)


def let_moves_sound(page: PlayPage | LessonPage, play: Play) -> None:
    """Play sounds to what is done on a page with a table."""

    def stepped(steps: tuple[Step, ...]) -> None:
        if page.controller.match.finished:
            return
        name = sound_of(event for step in steps for event in step.events)
        if name is not None:
            play(name)

    page.stepped.connect(stepped)
    page.presenter.refused.connect(lambda _reason, _rule: play("refuse"))
    page.scene.picked.connect(lambda _handle: play("pick"))


def let_sound(page: PlayPage, play: Play) -> None:
    """Play sounds to a match: to its moves, to whose turn it is, and to its end."""
    let_moves_sound(page, play)
    was_asked = [page.presenter.enabled]

    def changed() -> None:
        asked = page.presenter.enabled
        if asked and not was_asked[0]:
            play("turn")
        was_asked[0] = asked

    def over() -> None:
        result = page.match.result
        people = humans(page.match.players)
        won = result is not None and any(seat in people for seat in result.winners)
        play("win" if won else "lose")

    page.sitting.changed.connect(changed)
    page.sitting.over.connect(over)
