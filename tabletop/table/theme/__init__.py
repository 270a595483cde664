"""How a room looks: colours, faces of type, ground and widgets, all read from data."""

from tabletop.table.theme.theme import NAMES, Style, Theme, rooms

__all__ = ["NAMES", "Style", "Theme", "rooms"]
