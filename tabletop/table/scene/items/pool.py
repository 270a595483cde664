"""The tokens that a seat holds: stacks with an icon and a number, side by side."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSimpleTextItem

from tabletop.controller.model import PoolModel
from tabletop.table.scene import z_order
from tabletop.table.scene.items.frame import Frame
from tabletop.table.scene.items.token import Tokens
from tabletop.table.scene.spots import Area
from tabletop.table.theme import Theme
from tabletop.table.theme.colours import faded

TITLED_FROM = 40.0
"""A lower pool has no room for its title."""
TITLED_TOKENS = 9.0
"""Tokens with a smaller radius take the room of the title."""
LARGEST = 15.0
"""The greatest radius of a token, at text of the usual size."""


class PoolItem(Frame):
    """A pool with its tokens."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setZValue(z_order.TRACK)
        self.model: PoolModel | None = None
        self._theme = theme
        self._title = QGraphicsSimpleTextItem(self)
        self._stacks: list[QGraphicsItem] = []

    def show_pool(self, model: PoolModel, area: Area) -> None:
        """Show the tokens in this rectangle, in as many lines as let them be largest."""
        self.model = model
        theme = self._theme
        rect = QRectF(area.x, area.y, area.width, area.height).adjusted(2, 2, -2, -2)
        self.set_rect(rect)
        line = faded(theme.colour("zone"), 0.35 if model.tokens else 0.7)
        self.set_style(faded(theme.colour("panel"), 0.4), line, 1.0, dashed=not model.tokens)
        font = theme.font("label", 12)
        head = QFontMetricsF(font).height() + 2
        room = rect.adjusted(3, 2, -3, -2)
        titled = area.height > TITLED_FROM * theme.text_scale
        below = room.adjusted(0, head - 2, 0, 0)
        if titled and model.tokens and _packed(len(model.tokens), below)[0] < TITLED_TOKENS:
            titled = False
        self._title.setVisible(titled)
        if titled:
            room = below
            self._title.setFont(font)
            self._title.setBrush(theme.colour("on_ground_dim"))
            self._title.setText(model.title)
            self._title.setPos(rect.x() + 6, rect.y() + 2)
        for stack in self._stacks:
            if stack.scene() is not None:
                stack.scene().removeItem(stack)
        self._stacks.clear()
        self._lay(model, room)

    def _lay(self, model: PoolModel, room: QRectF) -> None:
        count = len(model.tokens)
        if not count:
            return
        best, columns = _packed(count, room)
        radius = min(best, LARGEST * self._theme.text_scale)
        lines = -(-count // columns)
        across, down = min(room.width() / columns, radius * 3.4), room.height() / lines
        for number, token in enumerate(model.tokens):
            line, column = divmod(number, columns)
            stack = Tokens(
                token.icon, token.count, radius, self._theme, self, strong=token.strong, always=True
            )
            stack.setToolTip(f"{token.count} {token.title}")
            x = room.left() + across * column + radius * 1.2
            stack.setPos(x, room.top() + down * (line + 0.5) + 1)
            self._stacks.append(stack)


def _packed(count: int, room: QRectF) -> tuple[float, int]:
    """Say how large so many tokens can be in a room, and in how many columns they stand then."""
    best, columns = 0.0, 1
    for tried in range(1, count + 1):
        lines = -(-count // tried)
        radius = min(room.width() / tried / 3.1, room.height() / lines / 2.5)
        if radius > best:
            best, columns = radius, tried
    return best, columns
