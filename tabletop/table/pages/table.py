"""The table page: the table in the middle, and around it prompt line, preview, log, buttons."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QSplitter, QVBoxLayout, QWidget

from tabletop.controller.controller import TableController
from tabletop.controller.model import TableModel
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.message import in_words
from tabletop.games.definition import GameDefinition
from tabletop.session.match import Match
from tabletop.table.announcing import Announcer
from tabletop.table.glossary import glossary_of
from tabletop.table.guard import guarded, guarded_giving
from tabletop.table.keys import Where
from tabletop.table.looks import FacePictures, Looks
from tabletop.table.pages.parts import bar_button
from tabletop.table.panels.flow import BalancedFlow
from tabletop.table.panels.log import LogPanel
from tabletop.table.panels.notice import Notice
from tabletop.table.panels.preview import LargePreview, PreviewPanel
from tabletop.table.panels.prompt import PromptLine, Verb
from tabletop.table.panels.queue import QueuePanel
from tabletop.table.scene import saying
from tabletop.table.scene.presenter import TablePresenter
from tabletop.table.scene.scene import TableScene
from tabletop.table.scene.view import TableView
from tabletop.table.sheets import sheet_of_card, sheet_of_definition

GAP = 8
"""Pixels between panels, at text of the usual size."""
NARROW = 250
WIDE = 480


class TablePage(QWidget):
    """What a match being played and a replay have in common: a table, its panels, one seat.

    Where the page is ``low``, preview and log take turns.
    """

    rule_asked = Signal(str)
    shortcuts_of: tuple[Where, ...] = ("anywhere", "table", "cards")

    def __init__(self, match: Match, looks: Looks) -> None:
        super().__init__()
        self.setProperty("role", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(match.game.pack.info.title)
        self.looks = looks
        self.game: GameDefinition = match.game
        theme = looks.table_theme(match.game.pack.layout.room)
        self.scene = TableScene(theme, looks.faces(match.game))
        self.scene.motions.mode = looks.motion
        self.view = TableView(self.scene)
        self.view.setAcceptDrops(False)  # files are for the window
        self.controller = TableController(match)
        self.presenter = TablePresenter(self.controller, self.view, self)
        self.prompt = PromptLine()
        pictures = FacePictures(looks, match.game, self.devicePixelRatioF)
        self.preview = PreviewPanel(pictures, glossary_of(match.game.pack))
        self.queue = QueuePanel(pictures)
        self.log = LogPanel()
        self.notice = Notice()
        self.announcer = Announcer(self)
        self._large: LargePreview | None = None
        self._build()
        self._connect()

    def _build(self) -> None:
        middle = QVBoxLayout()
        middle.addWidget(self.notice)
        middle.addWidget(self.view, 1)
        middle.addWidget(self.prompt)
        self.bar = QWidget()
        self.bar_row = BalancedFlow(self.bar, gap=6)
        self.low = False
        self.swap = bar_button(in_words("Log"))
        self.swap.setCheckable(True)
        self.swap.toggled.connect(self._swapped)
        self.panels = QSplitter(Qt.Orientation.Vertical)
        self.panels.setChildrenCollapsible(False)
        self.panels.addWidget(self.preview)
        self.panels.addWidget(self.log)
        self.panels.setStretchFactor(0, 3)
        self.panels.setStretchFactor(1, 2)
        self.side = QWidget()
        side = QVBoxLayout(self.side)
        side.setContentsMargins(0, 0, 0, 0)
        side.addWidget(self.bar)
        side.addWidget(self.queue)
        side.addWidget(self.panels, 1)
        row = QHBoxLayout(self)
        row.addLayout(middle, 1)
        row.addWidget(self.side)
        self._lying = (row, middle, side)

    def _connect(self) -> None:
        presenter = self.presenter
        presenter.model_shown.connect(self._shown)
        presenter.refused.connect(self.prompt.refuse)
        presenter.hovered.connect(self._hovered)
        presenter.selected.connect(self._selected)
        presenter.looked.connect(self._looked)
        self.notice.left.connect(self.first_focus)
        self.prompt.pressed.connect(presenter.press)
        self.prompt.number_given.connect(presenter.number)
        self.prompt.rule_asked.connect(self.rule_asked)
        self.prompt.focus_lost.connect(self._verbs_changed)
        self.prompt.keyed.connect(partial(self.view.use_keys, True))
        self.preview.rule_asked.connect(self.rule_asked)
        self.log.card_named.connect(self._card_named)
        self.log.rule_asked.connect(self.rule_asked)
        self.log.added.connect(self.announcer.happened)
        self.queue.card_named.connect(self._card_named)

    # --- looks and size --------------------------------------------------------------------

    def set_looks(self, looks: Looks) -> None:
        """Take the player's settings after they have changed."""
        self.looks = looks
        theme = looks.table_theme(self.game.pack.layout.room)
        self.scene.motions.mode = looks.motion
        self.scene.set_looks(theme, looks.faces(self.game))
        self.view.set_looks()
        self.log.show_anew()
        pictures = FacePictures(looks, self.game, self.devicePixelRatioF)
        self.preview.set_pictures(pictures)
        self.queue.set_pictures(pictures)
        self._fit()

    def lay_out(self) -> None:
        """Give the table its size now, so that the first cards are drawn for it and only once."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def first_focus(self) -> None:
        """Begin on the table; its ring shows with the first key."""
        self.view.setFocus(Qt.FocusReason.MouseFocusReason)
        self.view.focus.show(False)

    def go_to_log(self) -> None:
        """Put the focus on the log."""
        if self.low:
            self.swap.setChecked(True)
        self.log.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def go_to_prompt(self) -> None:
        """Put the focus on the verbs of the prompt line."""
        self.prompt.take_focus()

    def go_to_cards(self) -> None:
        """Put the focus on the cards of the table."""
        self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.view.focus.show(True)

    def show_place(self, place: int) -> None:
        """Show the board of whoever sits on a place, counted from 0."""
        self.presenter.show_place(place)

    def wake(self) -> None:
        """Have nobody pass by themselves any more."""
        self.presenter.wake()

    def explain(self) -> None:
        """Explain the words of the card in the preview; again: no more."""
        if self.swap.isChecked():
            self.swap.setChecked(False)
        self.preview.explain()

    def speak(self) -> None:
        """Say where the focus is, and what the layout does not show."""
        self.presenter.speak()

    def speak_all(self) -> None:
        """Say what lies everywhere on the table."""
        self.presenter.speak_all()

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 Qt's name
        """Give the panels their part of the width; where it is low, one of them at a time."""
        super().resizeEvent(event)
        self._end_look()
        self._fit()

    def _fit(self) -> None:
        scale = self.looks.scale
        gap = round(GAP * scale)
        for lying in self._lying:
            lying.setSpacing(gap)
        self._lying[0].setContentsMargins(gap, gap, gap, gap)
        for panel in (self.preview, self.queue, self.prompt):
            panel.set_scale(scale)
        wanted = max(NARROW * min(scale, 1.3), min(self.width() * 0.25, WIDE * scale))
        self.side.setFixedWidth(round(min(wanted, self.width() * 0.36)))
        self.prompt.set_limit(max(120, round(self.height() * 0.42)))
        self.queue.set_limit(self.height())
        self.low = self.height() < 620 * scale
        self.swap.setVisible(self.low)
        if not self.low:
            self.swap.setChecked(False)
        self._swapped()

    def _swapped(self) -> None:
        self.log.setVisible(not self.low or self.swap.isChecked())
        self.preview.setVisible(not self.low or not self.swap.isChecked())

    @property
    def may_look(self) -> bool:
        """Tell whether whoever is at the screen may see what the seat sees."""
        return True

    # --- what is shown ---------------------------------------------------------------------

    @property
    def seat(self) -> SeatId:
        """Whose eyes the table is drawn for."""
        return self.controller.seat

    def _shown(self, model: TableModel) -> None:
        self.preview.set_goal(model.goal)
        self.preview.select(None)
        self._end_look()
        self.queue.show_queue(model.queue, model.reacting)
        self.announcer.waits(saying.waiting(model))
        self.announcer.asked(f"{model.prompt} {model.hint}".strip())
        self.show_prompt(model)

    def show_prompt(self, model: TableModel) -> None:
        """Say what is asked, and offer the verbs that answer it."""
        answers = self.presenter.enabled
        self.prompt.say(
            model.prompt,
            model.hint if answers else "",
            verbs_of(model) if answers else (),
            self.controller.number_bounds() if answers and not model_has_numbers(model) else None,
        )

    def _verbs_changed(self) -> None:
        """Leave the focus on the verbs while they answer; else it is for the cards that do."""
        model = self.scene.model
        asked_for_card = model is not None and any(
            card.candidate for zone in model.zones for card in zone.cards
        )
        if asked_for_card or not self.prompt.buttons():
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.prompt.take_focus()

    def _hovered(self, handle: CardId | None) -> None:
        model = self.scene.model
        card = None if handle is None or model is None else model.card(handle)
        self.preview.hover(None if card is None else sheet_of_card(self.game, card))

    def _selected(self, handle: CardId | None) -> None:
        model = self.scene.model
        card = None if handle is None or model is None else model.card(handle)
        self.preview.select(None if card is None else sheet_of_card(self.game, card))

    def _card_named(self, definition: str) -> None:
        self.preview.select(sheet_of_definition(self.game, DefId(definition)))
        if self.swap.isChecked():
            self.swap.setChecked(False)

    # --- the large preview -----------------------------------------------------------------

    def _looked(self, handle: CardId | None) -> None:
        self._end_look()
        sheet = self.preview.shown
        if handle is None or sheet is None:
            return
        pictures = FacePictures(self.looks, self.game, self.devicePixelRatioF)

        def face(size: QSize) -> QPixmap:
            return pictures.face(sheet.definition, sheet.back, sheet.side, size)

        self._large = LargePreview(self.view.viewport(), face)
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def _end_look(self) -> None:
        if self._large is not None:
            self._large.hide()
            self._large.deleteLater()
            self._large = None
            application = QApplication.instance()
            if application is not None:
                application.removeEventFilter(self)

    @guarded_giving(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 Qt's name
        """End the large preview when its key is let go, wherever the focus is by then."""
        ends = (QEvent.Type.WindowDeactivate, QEvent.Type.MouseButtonPress)
        if event.type() in ends or _released(event):
            self._end_look()
        return super().eventFilter(watched, event)


def _released(event: QEvent) -> bool:
    if event.type() != QEvent.Type.KeyRelease or not isinstance(event, QKeyEvent):
        return False
    return not event.isAutoRepeat()


def verbs_of(model: TableModel) -> tuple[Verb, ...]:
    """Turn the model's buttons into verbs of the prompt line."""
    return tuple(
        Verb(
            button.key,
            button.label,
            "" if button.refusal is None else button.refusal.text,
            button.consequence,
            button.main and button.refusal is None,
            button.group,
        )
        for button in model.buttons
    )


def model_has_numbers(model: TableModel) -> bool:
    """Tell whether each number that can be chosen has a button of its own."""
    return any(button.key.startswith("number:") for button in model.buttons)


def answered_by_verb_only(model: TableModel) -> bool:
    """Tell whether a verb is the way to answer, since no card of the table can."""
    cards = (card for zone in model.zones for card in zone.cards)
    main = any(button.main and button.refusal is None for button in model.buttons)
    return main and not any(card.playable or card.candidate for card in cards)
