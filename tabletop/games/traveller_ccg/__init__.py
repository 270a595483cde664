"""Traveller Customizable Card Game, one file for each concept of its rulebook."""
