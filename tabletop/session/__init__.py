"""A sitting: history, undo, saves, replay and computer seats; knows no game by name."""
