"""Kinds of events."""
