"""Print and play: cards on sheets of paper, with marks to cut along."""

from tabletop.table.printing.paper import PAPERS, Backs, Paper
from tabletop.table.printing.pdf import print_cards
from tabletop.table.printing.run import Printed, deck_run, game_run

__all__ = ["PAPERS", "Backs", "Paper", "Printed", "deck_run", "game_run", "print_cards"]
