"""Every shortcut, declared once: what it does, its usual keys and its words.

The F1 page lists this table and is where keys are changed; windows make their shortcuts from it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from tabletop.engine.message import in_words

Where = Literal["anywhere", "table", "cards", "replay", "lesson", "decks", "workbench"]

PLACES: Final[Mapping[Where, str]] = {
    "anywhere": "Anywhere",
    "table": "At the table",
    "cards": "On the cards",
    "replay": "Watching a replay",
    "lesson": "In a lesson",
    "decks": "Building decks",
    "workbench": "At the card workbench",
}


class Key(NamedTuple):
    """A shortcut. ``fixed`` ones belong to how focus moves and can't be given other keys."""

    name: str
    keys: str
    words: str
    where: Where
    fixed: bool = False


KEYS: Final[tuple[Key, ...]] = (
    Key("help", "F1", "Show all keys", "anywhere"),
    Key("rules", "F2", "Open the rules", "anywhere"),
    Key("full_screen", "F11", "Fill the screen, or go back to a window", "anywhere"),
    Key("larger", "Ctrl++", "Larger text", "anywhere"),
    Key("smaller", "Ctrl+-", "Smaller text", "anywhere"),
    Key("mute", "Ctrl+M", "Sound off, or on again", "anywhere"),
    Key("leave", "Ctrl+W", "Leave to the start screen (the match is kept)", "anywhere"),
    Key("report", "F12", "Report a problem", "anywhere"),
    Key("quit", "Ctrl+Q", "Quit (the match is kept)", "anywhere"),
    Key("undo", "Ctrl+Z", "Undo", "table"),
    Key("redo", "Ctrl+Shift+Z", "Redo", "table"),
    Key("menu", "F10", "Open the menu", "table"),
    Key("save", "Ctrl+S", "Save a copy of the match", "table"),
    Key("ledger", "Ctrl+L", "Show the ledger or chart", "table"),
    Key("score", "F9", "Show the score as it stands, line by line", "table"),
    Key("goals", "Ctrl+E", "What can I complete?", "table"),
    Key("cards", "Ctrl+K", "Look through all cards and open piles", "table"),
    Key("log", "Ctrl+G", "Go to the log", "table"),
    Key("history", "Ctrl+H", "Show the history, or close it", "table"),
    Key("prompt", "Ctrl+P", "Go to the buttons of the prompt line", "table"),
    Key("cards_here", "Ctrl+T", "Go to the cards", "table"),
    Key("wake", "Ctrl+R", "Have nobody pass by themselves any more", "table"),
    Key("board_1", "F5", "Show the board of the first seat (again: your own)", "cards"),
    Key("board_2", "F6", "Show the board of the second seat", "cards"),
    Key("board_3", "F7", "Show the board of the third seat", "cards"),
    Key("board_4", "F8", "Show the board of the fourth seat", "cards"),
    Key("explain", "F4", "Explain the words of the card shown (again: no more)", "cards"),
    Key("speak", "F3", "Say where I am and what lies here", "cards"),
    Key("speak_all", "Shift+F3", "Say what lies everywhere, is attached and waits", "cards"),
    Key("zone", "Tab", "Next zone (with Shift the one before)", "cards", fixed=True),
    Key("card", "Arrows", "Next card in this direction", "cards", fixed=True),
    Key("sort", "Shift+Left, Shift+Right", "Sort your hand", "cards", fixed=True),
    Key("do", "Enter", "Do the obvious thing, or choose what is lit", "cards", fixed=True),
    Key("actions", "Shift+F10", "List what this card can do, and why not", "cards", fixed=True),
    Key("look", "Space", "Hold a large preview", "cards", fixed=True),
    Key("back", "Esc", "Back out", "cards", fixed=True),
    Key("zoom", "Ctrl+Wheel", "Zoom; drag with the middle button to pan", "cards", fixed=True),
    Key("next", "Right", "One step on", "replay", fixed=True),
    Key("previous", "Left", "One step back", "replay", fixed=True),
    Key("play", "P", "Play, or stop", "replay"),
    Key("first", "Home", "To the beginning", "replay", fixed=True),
    Key("last", "End", "To the end", "replay", fixed=True),
    Key("onward", "Ctrl+Right", "The next note, or have the move shown", "lesson"),
    Key("backward", "Ctrl+Left", "The note before", "lesson"),
    Key("find", "Ctrl+F", "Search the cards", "decks", fixed=True),
    Key("put_in", "+, Enter", "Put a copy of the card into the deck", "decks", fixed=True),
    Key("take_out", "-, Del", "Take a copy of the card out", "decks", fixed=True),
    Key("change", "as at the table", "Undo, redo and save", "decks", fixed=True),
    Key("try_card", "Ctrl+Return", "Try the card on a table", "workbench"),
    Key("next_mistake", "Ctrl+.", "Go to the next mistake", "workbench"),
    Key("complete", "Ctrl+Space", "List words that fit", "workbench", fixed=True),
    Key("further", "Ctrl+], Ctrl+[", "Move lines in or out", "workbench", fixed=True),
    Key("change_file", "as at the table", "Undo, redo and save", "workbench", fixed=True),
)

_BY_NAME: Final = {key.name: key for key in KEYS}

_HELD: Final[Mapping[str, tuple[str, ...]]] = {
    "zone": ("Tab", "Shift+Tab", "Shift+Backtab"),
    "card": ("Left", "Right", "Up", "Down"),
    "sort": ("Shift+Left", "Shift+Right"),
    "do": ("Return", "Enter"),
    "actions": ("Shift+F10", "Menu"),
    "look": ("Space",),
    "back": ("Esc",),
    "first": ("Home",),
    "last": ("End",),
    "find": ("Ctrl+F",),
    "take_out": ("Del", "Backspace"),
}
"""The keys of the fixed shortcuts, which nothing else can have."""


def keys_of(name: str, changed: Mapping[str, str]) -> str:
    """Give the keys for a shortcut, as the player has set them or as they usually are."""
    return changed.get(name, _BY_NAME[name].keys)


def clash(name: str, keys: str, changed: Mapping[str, str]) -> Key | None:
    """Give the other shortcut that these keys already belong to, if there is one."""
    wanted = keys.casefold()
    for key in KEYS:
        theirs = _HELD.get(key.name, (keys_of(key.name, changed),))
        if key.name != name and wanted in (one.casefold() for one in theirs):
            return key
    return None


def why_not(name: str, keys: str, changed: Mapping[str, str], called: str) -> str | None:
    """Say why a shortcut can't have these keys, or None. ``called`` is how the system writes them.

    A letter, digit or sign by itself is for fields that are typed into; a replay has none.
    """
    if not keys:
        return in_words("No keys were pressed.")
    other = clash(name, keys, changed)
    if other is not None:
        return in_words("{keys} is taken: {other}.", keys=called, other=in_words(other.words))
    typed = len(keys.removeprefix("Shift+")) == 1
    if typed and _BY_NAME[name].where != "replay":
        return in_words("{keys} is for typing: hold Ctrl or Alt with it.", keys=called)
    return None


def usable(changed: Mapping[str, str]) -> dict[str, str]:
    """Leave out what can't be: unknown and fixed shortcuts, and keys that are taken already."""
    kept = {n: keys for n, keys in changed.items() if n in _BY_NAME and not _BY_NAME[n].fixed}
    # What is left out has its usual keys again, which another one may have taken.
    while bad := next((n for n, keys in kept.items() if why_not(n, keys, kept, keys)), None):
        del kept[bad]
    return kept
