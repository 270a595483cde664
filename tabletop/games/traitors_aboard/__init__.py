"""Traitors Aboard: hidden roles on a ship, three to eight players."""
