"""Gestures in; legal actions, refusals and views out. No widgets, no game's rules."""
