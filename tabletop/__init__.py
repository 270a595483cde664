"""A desktop table for card games that knows the rules."""

__version__ = "0.1.0"
