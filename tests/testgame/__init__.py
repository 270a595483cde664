"""Lanes: a small game of freighters and raiders that uses everything the engine offers.

It stands in for larger games: a queue with reactions from any seat, continuous modifiers with
conditions and durations, attachment trees, control apart from ownership, double-sided cards,
secret simultaneous choices, elimination in mid-game, copies, replacements, restrictions, a deck
that is rotated in the middle of a draw, and payment card by card.
"""
