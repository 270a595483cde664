"""Joins the table on the screen with the controller: gestures to it, what comes of them back."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QRect, Signal

from tabletop.controller.controller import TableController
from tabletop.controller.gestures import Asked, Done, Outcome, Picked, Refused
from tabletop.controller.model import MenuEntry, Reason, TableModel
from tabletop.engine.ids import CardId, SeatId, ZoneId
from tabletop.engine.message import in_words
from tabletop.engine.view import Handles, rename_message
from tabletop.session.match import Step
from tabletop.session.motions import Motion, dice_of, motions, shuffled_of
from tabletop.table.announcing import announce
from tabletop.table.later import later
from tabletop.table.scene import saying
from tabletop.table.scene.items.dice import Throw
from tabletop.table.scene.view import TableView


class TablePresenter(QObject):
    """Presents a match to whoever sits at the controller's seat.

    The window around it listens: ``model_shown`` after each change of what is shown,
    ``answered`` with the steps that an answer brought, ``refused`` with the reason and the rule
    of a no, ``hovered`` and ``selected`` with a handle or None, ``looked`` while a large preview
    is wanted, ``said`` with what is to be spoken.
    """

    model_shown = Signal(object)
    answered = Signal(object)
    refused = Signal(str, object)
    hovered = Signal(object)
    selected = Signal(object)
    looked = Signal(object)
    said = Signal(str)

    def __init__(
        self, controller: TableController, view: TableView, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.view = view
        self.enabled = True
        self._menu_of: CardId | None = None
        scene = view.table
        scene.picked.connect(self._picked)
        scene.dropped.connect(self._dropped)
        scene.put_back.connect(lambda _handle: scene.let_go())
        scene.resorted.connect(self._resorted)
        scene.clicked.connect(self._clicked)
        scene.double_clicked.connect(self._double_clicked)
        scene.hovered.connect(self.hovered)
        scene.hovered.connect(scene.keeper.lift)
        scene.seat_clicked.connect(self._seat_clicked)
        scene.zone_clicked.connect(self._zone_clicked)
        scene.strip_clicked.connect(self._open_strip)
        scene.empty_clicked.connect(self._nothing_clicked)
        scene.ringed.connect(self.hovered)
        view.activated.connect(self.activate)
        view.shifted.connect(self._shift)
        view.menu_asked.connect(lambda: self._open_menu(view.focus.at.card, take_focus=True))
        view.backed_out.connect(self.back)
        view.looked.connect(self.looked)
        view.own_board_wanted.connect(lambda: self.show_board(None))
        view.menu.chosen.connect(self._chosen)

    @property
    def model(self) -> TableModel | None:
        """What the table shows now."""
        return self.view.table.model

    # --- showing ---------------------------------------------------------------------------

    def refresh(self, steps: Sequence[Step] = (), *, animate: bool = True) -> None:
        """Show the match as it stands; cards travel as the steps (or an undo) moved them."""
        scene = self.view.table
        moved: tuple[Motion, ...] = ()
        if steps and animate:
            rules = self.controller.match.game.rules
            moved = motions(rules, steps[0].before, steps[-1].after, self.controller.seat)
        if steps:
            self.view.open_strip(None)
        model = self.controller.model()
        scene.show_model(model, animate=animate, moved=moved)
        self._show_chance(steps)
        self.model_shown.emit(model)

    def _show_chance(self, steps: Sequence[Step]) -> None:
        if not steps:
            return
        scene, words = self.view.table, self.controller.words()
        names = Handles(steps[-1].after, self.controller.seat)
        throws = [
            Throw(
                words.text(rename_message(rolled.label, names.handle)), rolled.dice, rolled.modifier
            )
            for step in steps
            for rolled in dice_of(step.events)
        ]
        if throws:
            scene.show_dice(throws)
        for step in steps:
            for zone in shuffled_of(step.events):
                scene.shake_stack(zone)

    def sit(self, seat: SeatId) -> None:
        """Show the table to another seat, at once: its handles are others."""
        self.controller.seat = seat
        self.controller.show_board(None)
        self.view.front = False
        self.view.focus.forget()
        self.view.open_strip(None)
        self.refresh(animate=False)

    # --- doing -----------------------------------------------------------------------------

    def press(self, key: str) -> None:
        """Do what a button of the model says."""
        if self.enabled:
            self._follow(self.controller.press(key), None)

    def number(self, number: int) -> None:
        """Answer a question for a number."""
        if self.enabled:
            self._follow(self.controller.choose(number), None)

    def back(self) -> None:
        """Put the last card back, or go back to the last window, if one can."""
        model = self.model
        if self.view.table.spread is not None:
            self.view.table.spread_out(None)
            return
        if self.enabled and model is not None and model.choice.may_go_back:
            self._follow(self.controller.back(), None)

    def activate(self) -> None:
        """Do what Enter does on what has the focus."""
        at = self.view.focus.at
        if at.seat is not None:
            self._seat_clicked(at.seat)
        elif at.card is not None:
            self.selected.emit(at.card)
            if self._candidate(at.card):
                self._toggle(at.card)
            elif self.controller.menu(at.card):
                self._open_menu(at.card, take_focus=True)
            elif at.zone is not None:
                self._zone_clicked(at.zone)
        elif at.zone is not None:
            self._zone_clicked(at.zone)

    def speak(self) -> None:
        """Say where the focus is and what isn't to be seen in the layout: sizes, attachments."""
        if self.model is not None:
            self._say(saying.here(self.model, self.view.focus.at))

    def speak_all(self) -> None:
        """Say what lies everywhere on the table."""
        if self.model is not None:
            self._say(saying.everything(self.model))

    def _say(self, words: str) -> None:
        announce(self.view, words, at_once=True)
        self.said.emit(words)

    # --- gestures --------------------------------------------------------------------------

    def _candidate(self, handle: CardId) -> bool:
        placed = self.view.table.keeper.placed.get(handle)
        return placed is not None and placed.card.candidate

    def _picked(self, handle: CardId) -> None:
        if not self.enabled:
            self.view.table.let_go()
            return
        self.selected.emit(handle)
        self.view.table.light(self.controller.pick_up(handle))

    def _dropped(self, handle: CardId, onto: ZoneId | CardId) -> None:
        self._follow(self.controller.drop(handle, onto), handle)

    def _resorted(self, handle: CardId, before: CardId | None) -> None:
        """Lay a card elsewhere in one's own hand; that is no move of the match."""
        self.view.table.keeper.let_go()
        self._follow(self.controller.sort_hand(handle, before), handle)

    def _shift(self, step: int) -> None:
        """Lay the card that has the focus one further in the hand, by key."""
        card, model = self.view.focus.at.card, self.model
        zone = None if card is None or model is None else model.zone_of(card)
        if card is None or zone is None or zone.show != "hand":
            return
        others = [one.handle for one in zone.cards if one.handle != card]
        place = [one.handle for one in zone.cards].index(card) + step
        if 0 <= place <= len(others):
            self._resorted(card, others[place] if place < len(others) else None)

    def _clicked(self, handle: CardId) -> None:
        self.selected.emit(handle)
        if not self.enabled:
            return
        if self._candidate(handle):
            self._toggle(handle)
        else:
            self._open_menu(handle, take_focus=False)

    def _zone_clicked(self, zone: ZoneId) -> None:
        """Spread a stack that one may look at; elsewhere open the strip of another seat."""
        self.selected.emit(None)
        scene = self.view.table
        if self._stack_to_look_at(zone):
            scene.spread_out(zone)
            return
        scene.spread_out(None)
        self._open_strip(scene.owner_of(zone))

    def show_board(self, seat: SeatId | None) -> None:
        """Show the board of a seat in the lower half; one's own again for None, or if it is there
        already. Where the layout knows no boards, show the seat's strip larger.
        """
        model = self.model
        if model is None or not model.boards:
            self._open_strip(seat)
            return
        if seat is not None and seat == self.controller.front:
            seat = None
        if self.controller.show_board(seat):
            self.view.front = self.controller.front is not None
            self.refresh()

    def show_place(self, place: int) -> None:
        """Show the board of whoever sits on a place, counted from 0, if somebody does."""
        if 0 <= place < len(self.controller.match.players):
            self.show_board(SeatId(place))

    def wake(self) -> None:
        """Have nobody pass by themselves any more."""
        model = self.model
        if self.enabled and model is not None:
            if model.wake:
                self.press(model.wake)
            else:
                self.said.emit(in_words("Nobody passes by themselves."))

    def _open_strip(self, seat: SeatId | None) -> None:
        model, view = self.model, self.view
        if model is not None and model.boards:
            if seat is not None and any(s.seat == seat and not s.me for s in model.seats):
                self.show_board(seat)
            return
        theirs = model is not None and any(s.seat == seat and not s.me for s in model.seats)
        view.open_strip(seat if theirs and view.opened_strip is None else None)

    def _nothing_clicked(self) -> None:
        self.selected.emit(None)
        self.view.table.spread_out(None)
        self.view.open_strip(None)

    def _stack_to_look_at(self, zone: ZoneId) -> bool:
        """Tell whether a stack holds more than its top card that the seat may look at."""
        model = self.model
        found = None if model is None else model.zone(zone)
        if found is None or found.show != "stack" or zone == self.view.table.spread:
            return False
        return any(card.definition is not None for card in found.cards[:-1])

    def _toggle(self, handle: CardId) -> None:
        self._follow(self.controller.toggle(handle), handle)

    def _double_clicked(self, handle: CardId) -> None:
        if self.enabled:
            self.view.menu.close_menu()
            self._follow(self.controller.obvious(handle), handle)

    def _seat_clicked(self, seat: SeatId) -> None:
        if self.enabled:
            self._follow(self.controller.choose(int(seat)), None)

    def _open_menu(self, handle: CardId | None, *, take_focus: bool) -> None:
        if handle is None or not self.enabled:
            return
        entries = self.controller.menu(handle)
        self._show_menu(handle, entries, take_focus=take_focus)
        placed = self.view.table.keeper.placed.get(handle)
        if not entries and placed is not None and self._stack_to_look_at(placed.zone):
            self.view.table.spread_out(placed.zone)

    def _show_menu(self, handle: CardId, entries: Sequence[MenuEntry], *, take_focus: bool) -> None:
        view = self.view
        if not entries:
            view.menu.close_menu()
            return
        self._menu_of = handle
        name = self.controller.words().card(handle)
        beside: QRect = view.on_screen(handle)
        view.menu.open(name, entries, beside, take_focus=take_focus)

    def _chosen(self, entry: MenuEntry) -> None:
        handle = self._menu_of
        if entry.refusal is not None:
            self._say_no(entry.refusal, handle)
        elif entry.action is not None:
            self._follow(self.controller.act(entry.action), handle)
        elif handle is not None:
            self._toggle(handle)

    # --- what comes of it ------------------------------------------------------------------

    def _follow(self, outcome: Outcome, handle: CardId | None) -> None:
        scene = self.view.table
        match outcome:
            case Done(steps):
                self.refresh(steps)
                self.answered.emit(steps)
            case Picked():
                self.refresh()
            case Asked(entries):
                scene.let_go()
                if handle is not None:
                    self._show_menu(handle, entries, take_focus=self.view.hasFocus())
            case Refused(reason):
                self._say_no(reason, handle)

    def _say_no(self, reason: Reason, handle: CardId | None) -> None:
        """Say no in the prompt line first; it may take room from the table, so the card goes
        back and the bubble appears once that has been laid out.
        """
        self.refused.emit(reason.text, reason.rule)
        later(self, lambda: self._say_no_there(reason, handle))

    def _say_no_there(self, reason: Reason, handle: CardId | None) -> None:
        scene = self.view.table
        at: QPointF | None = None
        if handle is not None and handle in scene.keeper.items:
            item = scene.keeper.items[handle]
            at = QPointF(item.pos().x(), item.pos().y() - item.spot.height / 2)
            scene.refuse(handle)
        elif scene.keeper.held is not None:
            scene.let_go()
        self.view.tell(reason, at)
