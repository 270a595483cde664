"""What a lesson file must look like."""

from __future__ import annotations

from typing import Final

from tabletop.library.models import ID, MOST_SEATS
from tabletop.library.shapes import Field, ListOf, Name, OneOf, Raw, Record, Shape, Text, Whole

PANELS: Final = ("prompt", "preview", "log", "queue", "score", "goals", "rules", "tracks")
"""What a note can point at besides cards and zones."""

ANSWER: Final = Raw("an answer as in a scenario", {"type": "object"})
ZONE: Final = Name(r"[A-Za-z][A-Za-z0-9_-]*(?::[0-9]+)?", "a kind of zone, or a zone's name")

STEP: Final = Record(
    {
        "text": Field(
            Text(600, lines=True),
            "What the learner is told before it happens.",
            needed=False,
            default="",
        ),
        "point": Field(
            ZONE, "The zone to light up, or its kind: then the learner's.", needed=False, default=""
        ),
        "card": Field(ID, "The card to light up.", needed=False, default=""),
        "panel": Field(
            OneOf(PANELS), "The part of the window to light up.", needed=False, default=""
        ),
        "do": Field(ANSWER, "What the learner does: an answer as in a scenario.", needed=False),
        "see": Field(
            ANSWER,
            "What happens before the learner's eyes: an answer of any seat as in a scenario.",
            needed=False,
        ),
    }
)

_NUMBERS: Final = {"type": "object", "additionalProperties": {"type": "integer"}}
_BY_SEAT: Final = {"type": "object", "propertyNames": {"pattern": "^[0-9]+$"}}

LESSON: Final = Record(
    {
        "title": Field(Text(80), "What the list of lessons calls it."),
        "summary": Field(Text(300, lines=True), "What one learns, in a sentence or two."),
        "game": Field(ID, "The game."),
        "learner": Field(
            Whole(0, MOST_SEATS - 1), "The learner's seat, from 0 on.", needed=False, default=0
        ),
        "seats": Field(
            Raw(
                "how many players, or a list of their names",
                {"type": ["integer", "array"], "items": {"type": "string"}},
            ),
            "How many players it has, or their names.",
        ),
        "options": Field(
            Raw("options of the game", {"type": "object"}), "Options of the game.", needed=False
        ),
        "decks": Field(
            Raw("decks by seat", _BY_SEAT), "The decks, by the numbers of seats.", needed=False
        ),
        "seed": Field(
            Raw("a whole number", {"type": "integer"}), "The seed of chance.", needed=False
        ),
        "setup": Field(
            Raw("zones and their cards", {"type": "object"}),
            "Zones and what lies in them, as in a scenario.",
            needed=False,
        ),
        "rest": Field(Raw("a zone", {"type": "string"}), "Where surplus cards go.", needed=False),
        "state": Field(
            Raw("fields of the game's record", {"type": "object"}),
            "Fields of the game's open record.",
            needed=False,
        ),
        "counters": Field(Raw("counters", _NUMBERS), "Counters of the table.", needed=False),
        "seat_counters": Field(
            Raw("counters by seat", _BY_SEAT), "Counters of seats.", needed=False
        ),
        "out": Field(
            Raw("a list of seats", {"type": "array", "items": {"type": "integer"}}),
            "Seats that are out of the match already.",
            needed=False,
        ),
        "chance": Field(
            Raw("what chance answers", {"type": "object"}),
            "What chance is made to answer, as in a scenario.",
            needed=False,
        ),
        "steps": Field(ListOf(STEP, 1, 5000), "The steps, one after another."),
    }
)

LESSON_WORDS: Final = Record(
    {
        "title": Field(Text(80), "The title in this language."),
        "summary": Field(Text(300, lines=True), "The summary in this language."),
        "notes": Field(
            ListOf(Text(600, lines=True), 1, 5000), "The texts of all steps that have one."
        ),
    }
)

LESSON_FILES: Final[dict[str, Shape]] = {"lesson": LESSON, "lesson-words": LESSON_WORDS}
"""Shapes by the name of the schema file that is made from them."""
