"""The files of a game's folder: which keys they have and what each holds."""

from __future__ import annotations

from typing import Final, get_args

from tabletop.library.layout import Ground, Owner, Show
from tabletop.library.shapes import (
    Decimal,
    Field,
    ListOf,
    MapOf,
    Name,
    OneOf,
    Raw,
    Record,
    Shape,
    Text,
    Truth,
    Whole,
)

MOST_SEATS: Final = 12

ID: Final = Name(r"[a-z0-9]+(?:-[a-z0-9]+)*", "an id of small letters, digits and hyphens")
WORD: Final = Name(r"[A-Za-z][A-Za-z0-9_-]*", "a word of letters, digits, _ and -")
ICON: Final = Name(r"[a-z0-9]+(?:[-_/:][a-z0-9]+)*", "the name of an icon")
RULE: Final = Name(r"[A-Z]{2,4}-[A-Z0-9]+(?:\.[0-9]+[a-z]?)?", "a rule id such as TA-4.2")
MODULE: Final = Name(
    r"[a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)+",
    "the file of the rule module, such as my_game.py",
)
FACT: Final = Name(
    r"(?:list of |map of )?(?:int(?: -?[0-9]+\.\.-?[0-9]+)?|word|text|truth|card|trait"
    r"|one of [A-Za-z0-9_-]+(?: [A-Za-z0-9_-]+)*)\??",
    "int, int 1..13, word, text, truth, card, trait, 'one of a b c', or 'list of' or 'map of' one"
    " of these (with ? at the end when it may be left out)",
    longest=400,
)
EMBLEM: Final = ListOf(ICON, 1, 4)

TYPE: Final = Record(
    {
        "facts": Field(
            MapOf(WORD, FACT), "The facts that cards of this type have.", needed=False, default={}
        ),
    }
)

GAME: Final = Record(
    {
        "id": Field(ID, "The name of the game's folder."),
        "title": Field(Text(60), "What the start screen calls the game."),
        "summary": Field(Text(300, lines=True), "One or two sentences for the start screen."),
        "credit": Field(Text(300, lines=True), "Whose game it is, or that it is public domain."),
        "seats": Field(
            ListOf(Whole(1, MOST_SEATS), 2, 2), "The least and the greatest number of players."
        ),
        "module": Field(MODULE, "The rules: a Python file of this folder."),
        "room": Field(WORD, "The look of its table.", needed=False, default="plain"),
        "emblem": Field(EMBLEM, "Icons of the start screen's picture.", needed=False, default=()),
        "keywords": Field(
            MapOf(WORD, Text(600, lines=True)),
            "Words of card texts, explained to players.",
            needed=False,
            default={},
        ),
        "types": Field(
            MapOf(WORD, TYPE), "The types of card and their facts.", needed=False, default=None
        ),
        "namesakes": Field(
            WORD,
            "The fact that tells decks apart: cards that differ in it may have the same name.",
            needed=False,
            default="",
        ),
    }
)

_FACTS: Final = Raw(
    "a mapping of facts",
    {
        "type": "object",
        "additionalProperties": {
            "type": ["string", "integer", "number", "boolean", "array", "object"]
        },
    },
)
_ABILITIES: Final = Raw("a list of abilities", {"type": "array"})

_SIDE: Final = {
    "name": Field(Text(60), "The name on the card."),
    "type": Field(WORD, "Its type, one of those in game.yaml if that lists any."),
    "traits": Field(ListOf(Text(40), 0, 12), "Its traits.", needed=False, default=()),
    "facts": Field(_FACTS, "Numbers and words that the rules read.", needed=False),
    "abilities": Field(_ABILITIES, "What it does, in the effect language.", needed=False),
    "note": Field(
        Text(200),
        "A sentence of rules that stands on it after what its abilities say; {price} is its fact.",
        needed=False,
        default="",
    ),
    "rules": Field(
        ListOf(RULE, 1, 8),
        "Rules that it is about; their texts stand on a card without abilities and note.",
        needed=False,
        default=(),
    ),
    "flavour": Field(Text(300, lines=True), "Words without rules.", needed=False, default=""),
    "emblem": Field(EMBLEM, "Icons of its picture.", needed=False, default=()),
}

CARD: Final = Record(
    {
        "id": Field(ID, "Its id. Never changed once games have been saved with it."),
        **_SIDE,
        "back": Field(WORD, "Which back it has.", needed=False, default="card"),
        "count": Field(Whole(1, 200), "How many a set holds.", needed=False, default=1),
        "source": Field(OneOf(("rulebook", "original")), "Where it comes from."),
        "sides": Field(ListOf(Record(_SIDE), 1, 3), "Its further sides.", needed=False, default=()),
    }
)

CARDS: Final = ListOf(CARD, 1, 5000)

_GRID: Final = Decimal(0, 400)
_BOX: Final = {
    "x": Field(_GRID, "Cells from the left."),
    "y": Field(_GRID, "Cells from the top."),
    "width": Field(Decimal(0.1, 400), "Cells wide."),
    "height": Field(Decimal(0.1, 400), "Cells high."),
}
_OWNER: Final = OneOf(get_args(Owner))

PLACE: Final = Record(
    {
        "kind": Field(WORD, "The kind of zone."),
        "of": Field(_OWNER, "Whose zones: the table's, mine, or the others'."),
        "title": Field(Text(40, empty=True), "What stands over it."),
        "show": Field(OneOf(get_args(Show)), "How its cards lie."),
        **_BOX,
        "drop": Field(Truth(), "Whether cards can be dropped on it.", needed=False, default=True),
        "opens": Field(
            Truth(), "Whether its cards lie open at the end.", needed=False, default=False
        ),
        "stays": Field(
            Truth(), "Whether it stays when another board is shown.", needed=False, default=False
        ),
        "hides": Field(
            Truth(), "Whether it is not there while empty.", needed=False, default=False
        ),
        "ground": Field(
            OneOf(get_args(Ground)), "What lies under its cards.", needed=False, default=""
        ),
    }
)

TRACK: Final = Record(
    {
        "counter": Field(WORD, "The counter that it shows."),
        "of": Field(_OWNER, "Whose counter."),
        "title": Field(Text(40), "What stands beside it."),
        "icon": Field(ICON, "Its icon."),
        **_BOX,
        "always": Field(Truth(), "Whether it stands there at 0.", needed=False, default=True),
        "most": Field(Whole(0, 1000), "Up to where it is a bar.", needed=False, default=0),
    }
)

MARKER: Final = Record(
    {
        "counter": Field(WORD, "The counter of cards."),
        "title": Field(Text(40), "What it is called."),
        "icon": Field(ICON, "Its icon."),
        "seats": Field(
            Truth(), "Whether each seat has one, with its number.", needed=False, default=False
        ),
        "hidden": Field(Truth(), "Whether it is not shown.", needed=False, default=False),
    }
)

CHART: Final = Record(
    {
        "kind": Field(WORD, "The kind of zone whose cards are its places, by their fact hex."),
        "title": Field(Text(40), "What stands over it."),
        **_BOX,
    }
)

TOKEN: Final = Record(
    {
        "counter": Field(WORD, "The counter of a seat that it stands for."),
        "title": Field(Text(40), "What it is called."),
        "icon": Field(ICON, "Its icon."),
        "strong": Field(Truth(), "Whether it is the stronger kind.", needed=False, default=False),
    }
)

POOL: Final = Record(
    {
        "of": Field(_OWNER, "Whose tokens."),
        "title": Field(Text(40), "What stands over them."),
        **_BOX,
    }
)

_TABLE: Final = {
    "columns": Field(Decimal(1, 400), "Cells across the table."),
    "rows": Field(Decimal(1, 400), "Cells down the table."),
    "places": Field(ListOf(PLACE, 1, 80), "Where the zones lie."),
    "tracks": Field(ListOf(TRACK, 0, 40), "Where numbers stand.", needed=False, default=()),
    "chart": Field(CHART, "Where the map lies.", needed=False, default=None),
    "boards": Field(Truth(), "Whether any seat's board can be shown.", needed=False, default=False),
    "tokens": Field(ListOf(TOKEN, 0, 60), "What can lie in a pool.", needed=False, default=()),
    "dice": Field(Record(_BOX), "Where dice roll, over all else.", needed=False, default=None),
    "pools": Field(ListOf(POOL, 0, 2), "Where tokens lie.", needed=False, default=()),
    "line": Field(Record(_BOX), "Where it says how far the match is.", needed=False, default=None),
    "owned": Field(
        Truth(), "Whether cards elsewhere bear their owner's mark.", needed=False, default=False
    ),
    "markers": Field(
        ListOf(MARKER, 0, 40), "Counters of cards shown otherwise.", needed=False, default=()
    ),
}

LAYOUT: Final = Record(
    {
        **_TABLE,
        "alone": Field(Record(_TABLE), "The table for one player.", needed=False, default=None),
    }
)

RULES: Final = ListOf(
    Record(
        {
            "section": Field(Text(80), "The heading."),
            "rules": Field(MapOf(RULE, Text(2000, lines=True)), "Rule ids and their texts."),
        }
    ),
    1,
    100,
)

TERM: Final = Name(
    r"[^|{}\s][^|{}\n]*(?:\|[^|{}\s][^|{}\n]*)*",
    "a word, with its other forms after | and its icon as icon:name",
    longest=160,
)

GLOSSARY: Final = ListOf(
    Record(
        {
            "section": Field(Text(80), "The heading."),
            "words": Field(
                MapOf(TERM, Text(400, lines=True)),
                "Words of the game's texts, each with its other forms after |, and their meanings.",
            ),
        }
    ),
    1,
    40,
)

ENGLISH: Final = Name(r"[\s\S]+", "a text as it is in English", longest=800)

WORDS: Final = Record(
    {
        "texts": Field(
            MapOf(ENGLISH, Text(1000, lines=True)),
            "Short texts of the game, by what they are in English.",
            needed=False,
            default={},
        ),
    }
)
"""A game's short texts in another language; its rules there have the shape of RULES."""

FILES: Final[dict[str, Shape]] = {
    "game": GAME,
    "cards": CARDS,
    "layout": LAYOUT,
    "rules": RULES,
    "glossary": GLOSSARY,
    "words": WORDS,
}
"""Shapes by the name of the schema file that is made from them."""
