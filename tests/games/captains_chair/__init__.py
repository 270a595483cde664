"""Traveller CCG."""
