"""The faces of cards, drawn as vectors from what the cards say, with a look for each room."""

from tabletop.table.faces.body import RATIO
from tabletop.table.faces.source import FaceSource

__all__ = ["RATIO", "FaceSource"]
