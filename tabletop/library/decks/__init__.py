"""Decks that players build: their record, their files, and how they come in and go out."""
