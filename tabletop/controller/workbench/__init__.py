"""The card workbench: a card file read at each save, its mistakes, its cards tried at a table."""
