"""Setting up a match: who sits where, the game's options, the seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap, QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QComboBox, QGridLayout, QLineEdit, QPushButton, QWidget

from tabletop.controller.decks.choices import Offered
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.games.definition import GameOption, OptionValue, Proposal
from tabletop.library.info import GameInfo
from tabletop.library.own_words import summary_of
from tabletop.session.players import shared_name
from tabletop.table.pages.choice import Chair, Choice
from tabletop.table.pages.parts import Halves, Page, Picker, button, label
from tabletop.table.pages.seat_deck import SeatDeck
from tabletop.table.panels.flow import FlowLayout
from tabletop.table.words import plain

Stake = Callable[[Mapping[str, OptionValue]], str]
DeckFaults = Callable[[Offered, Mapping[str, OptionValue]], Sequence[str]]

CardPicture = Callable[[DefId], QPixmap]

NAMES: Final = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")


class CountRow(QWidget):
    """A row of numbers, of which one is chosen."""

    changed = Signal(int)

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.setAccessibleName(in_words("Number of players"))
        row = FlowLayout(self)
        self._group = QButtonGroup(self)
        for number in range(least, most + 1):
            choice = QPushButton(str(number))
            choice.setCheckable(True)
            choice.setAutoDefault(True)
            choice.setAccessibleName(in_words("{number} players", number=number))
            self._group.addButton(choice, number)
            row.addWidget(choice)
        self._group.button(least).setChecked(True)
        self._group.idClicked.connect(self.changed)

    def value(self) -> int:
        """Give the number that is chosen."""
        return self._group.checkedId()

    def choose(self, number: int) -> None:
        """Choose a number."""
        self._group.button(number).setChecked(True)
        self.changed.emit(number)


class FaceRow(QWidget):
    """The cards that stand for the choices of an option, side by side; a click chooses one."""

    def __init__(self, option: GameOption, box: QComboBox, picture: CardPicture) -> None:
        super().__init__()
        row = FlowLayout(self, gap=4)
        self.option = option
        self.buttons: list[QPushButton] = []
        self._group = QButtonGroup(self)
        for number, (value, words) in enumerate(option.choices):
            card = option.cards.get(value)
            if card is None:
                continue
            face = picture(card)
            made = QPushButton()
            made.setCheckable(True)
            made.setAutoDefault(False)
            made.setIcon(QIcon(face))
            made.setIconSize(face.deviceIndependentSize().toSize())
            made.setProperty("face", True)
            made.setToolTip(plain(words))
            made.setAccessibleName(f"{plain(option.label)}: {plain(words)}")
            self._group.addButton(made, number)
            self.buttons.append(made)
            row.addWidget(made)
        self._group.idClicked.connect(box.setCurrentIndex)
        box.currentIndexChanged.connect(self._mark)
        self._mark(box.currentIndex())

    def _mark(self, number: int) -> None:
        chosen = self._group.button(number)
        if chosen is not None:
            chosen.setChecked(True)


class SetupPage(Page):
    """Lets a player choose; ``start`` carries the :class:`Choice`.

    An option that leaves no choice isn't shown; the game takes its default. ``faults_of`` says
    what is wrong with a deck, for a game to which players bring any; ``stake`` what a match is
    worth with certain options.
    """

    start = Signal(object)
    rule_asked = Signal(str)
    build = Signal()

    def __init__(
        self,
        info: GameInfo,
        options: Sequence[GameOption],
        bots: Sequence[str],
        remembered: Choice | None = None,
        decks: Sequence[Offered] = (),
        faults_of: DeckFaults | None = None,
        stake: Stake | None = None,
        proposals: Sequence[Proposal] = (),
        picture: CardPicture | None = None,
    ) -> None:
        super().__init__(info.title, width=0)
        self._stake_of = stake
        self._picture = picture
        self.proposals: list[QPushButton] = []
        self.faces: list[FaceRow] = []
        self._faults_of = faults_of
        self._decks: list[SeatDeck] = []
        self._info = info
        self._bots = tuple(bots)
        self.body.addWidget(label(summary_of(info)))
        self._refusal = label("", "danger", rich=True)
        self._refusal.linkActivated.connect(self.rule_asked)
        self._refusal.hide()
        self._halves = Halves()
        self._propose(proposals)
        self.body.addWidget(self._halves)
        self._names: list[QLineEdit] = []
        self._kinds: list[QComboBox] = []
        self._count = CountRow(info.least_seats, info.most_seats)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(8)
        if info.most_seats > info.least_seats:
            self._halves.left.addWidget(label(in_words("Players"), "heading"))
            self._halves.left.addWidget(self._count)
        else:
            words = in_words("Player") if info.most_seats == 1 else in_words("Players")
            self._halves.left.addWidget(label(words, "heading"))
        self._halves.left.addLayout(self._grid)
        self._rows: list[tuple[QWidget, ...]] = []
        for seat in range(info.most_seats):
            self._add_row(seat)
        if self._decks:
            build = button(in_words("Build decks"))
            build.clicked.connect(self.build)
            self._halves.left.addWidget(build, 0, Qt.AlignmentFlag.AlignLeft)
        self._options: dict[str, tuple[GameOption, QComboBox]] = {}
        self._option_parts: list[tuple[GameOption, tuple[QWidget, ...]]] = []
        offered = [option for option in options if len(option.choices) > 1]
        self._options_heading = label(in_words("Options"), "heading")
        self._halves.right.addWidget(self._options_heading)
        for option in offered:
            self._add_option(option)
        self._stake = label("")
        self._halves.right.addWidget(self._stake)
        self._halves.left.addWidget(label(in_words("Seed"), "heading"))
        self._halves.left.addWidget(
            label(
                in_words(
                    "The same seed and the same moves give the same match. "
                    "Leave it empty for a new one."
                ),
                "dim",
            )
        )
        self._seed = QLineEdit()
        self._seed.setAccessibleName(in_words("Seed"))
        self._seed.setPlaceholderText(in_words("a new one"))
        self._seed.setMaximumWidth(320)
        self._seed.setValidator(QRegularExpressionValidator(QRegularExpression(r"[0-9]{0,18}")))
        self._halves.left.addWidget(self._seed)
        self.body.addStretch(1)
        self._start = button(in_words("Start the match"), main=True)
        self._start.clicked.connect(self._begin)
        self.column.addWidget(self._refusal)
        foot = QWidget()
        foot.setObjectName("foot")
        row = QGridLayout(foot)
        row.setContentsMargins(24, 8, 24, 16)
        row.addWidget(self._start, 0, 0, Qt.AlignmentFlag.AlignRight)
        self.column.addWidget(foot)
        for field in (*self._names, self._seed):
            field.returnPressed.connect(self._begin)
        self._count.changed.connect(self._show_rows)
        self._fill(remembered)
        keys = [chair.deck for chair in remembered.chairs] if remembered is not None else []
        for seat, deck in enumerate(self._decks):
            deck.offer(decks, keys[seat] if seat < len(keys) else "")

    def offer_decks(self, decks: Sequence[Offered]) -> None:
        """Offer the decks that there are now; each seat keeps the one it has."""
        for deck in self._decks:
            deck.offer(decks, deck.key())

    def choice(self) -> Choice:
        """Read what is chosen now."""
        chairs = tuple(
            Chair(
                self._names[seat].text().strip() or NAMES[seat % len(NAMES)],
                str(self._kinds[seat].currentData()),
                self._decks[seat].key() if self._decks else "",
            )
            for seat in range(self._count.value())
        )
        text = self._seed.text()
        return Choice(chairs, self._chosen_options(), int(text) if text else None)

    def _chosen_options(self) -> dict[str, OptionValue]:
        """Read the options that there are for so many players; others have their usual value."""
        count = self._count.value()
        return {
            key: box.currentData() if _there(option, count) else option.choices[0][0]
            for key, (option, box) in self._options.items()
        }

    def refuse(self, reason: str, rule: str | None) -> None:
        """Say why a match can't be started so."""
        link = in_words(' <a href="{rule}">Read rule {rule}</a>', rule=rule) if rule else ""
        self._refusal.setText(f"✕ {reason}{link}")
        self._refusal.setAccessibleName(reason)
        self._refusal.show()

    def first_focus(self) -> None:
        """Begin on the verb, since the last setup is remembered."""
        self._start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _add_row(self, seat: int) -> None:
        number = label(in_words("Seat {seat}", seat=seat + 1))
        name = QLineEdit()
        name.setMaxLength(24)
        name.setAccessibleName(in_words("Name of seat {seat}", seat=seat + 1))
        name.setMinimumWidth(120)
        kind = Picker(in_words("Who plays seat {seat}", seat=seat + 1))
        kind.addItem(in_words("A person"), "")
        for bot in self._bots:
            words = (
                in_words("The computer")
                if len(self._bots) == 1
                else in_words("The computer ({bot})", bot=bot)
            )
            kind.addItem(words, bot)
        self._grid.addWidget(number, 3 * seat, 0)
        self._grid.addWidget(name, 3 * seat, 1)
        self._grid.addWidget(kind, 3 * seat, 2)
        self._names.append(name)
        self._kinds.append(kind)
        row: tuple[QWidget, ...] = (number, name, kind)
        if self._faults_of is not None:
            row = (*row, self._add_deck(seat, self._faults_of))
        self._rows.append(row)

    def _add_deck(self, seat: int, faults_of: DeckFaults) -> QWidget:
        deck = SeatDeck(seat, lambda chosen: faults_of(chosen, self._chosen_options()), self)
        deck.rule_asked.connect(self.rule_asked)
        word = label(in_words("Deck"))
        self._grid.addWidget(word, 3 * seat + 1, 0)
        self._grid.addWidget(deck.box, 3 * seat + 1, 1, 1, 2)
        self._grid.addWidget(deck.faults, 3 * seat + 2, 1, 1, 2)
        self._decks.append(deck)
        return word

    def _propose(self, proposals: Sequence[Proposal]) -> None:
        """Offer to begin with one click, with the names that stand here."""
        if not proposals:
            return
        holder = QWidget()
        row = FlowLayout(holder)
        row.addWidget(label(in_words("At once"), "heading"))
        for proposal in proposals:
            made = button(plain(proposal.label))
            made.clicked.connect(lambda _=False, one=proposal: self._begin_so(one))
            row.addWidget(made)
            self.proposals.append(made)
        self.body.addWidget(holder)

    def _begin_so(self, proposal: Proposal) -> None:
        self._count.choose(proposal.seats)
        for key, (option, box) in self._options.items():
            usual = option.choices[0][0]
            box.setCurrentIndex(max(0, box.findData(proposal.options.get(key, usual))))
        people = proposal.seats - proposal.computers
        for seat, kind in enumerate(self._kinds[: proposal.seats]):
            is_computer = kind.currentIndex() > 0
            if is_computer != (seat >= people):
                kind.setCurrentIndex(0 if is_computer else 1)
        self._begin()

    def _add_option(self, option: GameOption) -> None:
        words = plain(option.label)
        box = Picker(words)
        for value, text in option.choices:
            box.addItem(plain(text), value)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(12)
        box.currentIndexChanged.connect(self._judge_decks)
        box.currentIndexChanged.connect(self._tell_stake)
        title = label(words)
        self._halves.right.addWidget(title)
        self._halves.right.addWidget(box)
        shown: tuple[QWidget, ...] = (title, box)
        if option.cards and self._picture is not None:
            faces = FaceRow(option, box, self._picture)
            self._halves.right.addWidget(faces)
            self.faces.append(faces)
            shown = (*shown, faces)
        rule = f' <a href="{option.rule}">{option.rule}</a>' if option.rule else ""
        help_words = label(plain(option.help) + rule, "dim", rich=True)
        help_words.linkActivated.connect(self.rule_asked)
        self._halves.right.addWidget(help_words)
        self._options[option.key] = (option, box)
        self._option_parts.append((option, (*shown, help_words)))

    def _fill(self, remembered: Choice | None) -> None:
        chairs = remembered.chairs if remembered is not None else ()
        fits = self._info.least_seats <= len(chairs) <= self._info.most_seats
        self._count.choose(len(chairs) if fits else max(self._info.least_seats, 1))
        for seat, (name, kind) in enumerate(zip(self._names, self._kinds, strict=True)):
            if seat < len(chairs):
                name.setText(chairs[seat].name)
                kind.setCurrentIndex(max(0, kind.findData(chairs[seat].bot)))
            else:
                name.setText(NAMES[seat % len(NAMES)])
                kind.setCurrentIndex(1 if seat and self._bots and remembered is None else 0)
        if remembered is not None:
            for key, value in remembered.options.items():
                if key in self._options:
                    box = self._options[key][1]
                    box.setCurrentIndex(max(0, box.findData(value)))
        self._show_rows(self._count.value())

    def _show_rows(self, count: int) -> None:
        for seat, row in enumerate(self._rows):
            for widget in row:
                widget.setVisible(seat < count)
        there = [option for option, _ in self._option_parts if _there(option, count)]
        self._options_heading.setVisible(bool(there))
        for option, parts in self._option_parts:
            for widget in parts:
                widget.setVisible(option in there)
        for seat, deck in enumerate(self._decks):
            deck.show(on=seat < count)
            deck.judge()
        self._tell_stake()

    def _tell_stake(self) -> None:
        """Say what a match is worth with the options that are chosen now."""
        text = "" if self._stake_of is None else self._stake_of(self._chosen_options())
        self._stake.setText(text)
        self._stake.setVisible(bool(text))

    def _judge_decks(self) -> None:
        for deck in self._decks:
            deck.judge()

    def _begin(self) -> None:
        self._refusal.hide()
        choice = self.choice()
        shared = shared_name(chair.name for chair in choice.chairs)
        if shared is not None:
            words = "Two players are called {name}. Give each a name of their own."
            self.refuse(in_words(words, name=shared), None)
            return
        self.start.emit(choice)


def _there(option: GameOption, players: int) -> bool:
    """Tell whether an option is there to choose for so many players."""
    return not option.seats or players in option.seats
