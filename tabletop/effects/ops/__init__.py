"""The effects that all games share, one class each, by family."""
