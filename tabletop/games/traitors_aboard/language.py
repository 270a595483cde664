"""The effect language of this game's cards: the common effects, in the words of this game."""

from __future__ import annotations

from typing import Final

from tabletop.effects.customs import Customs
from tabletop.effects.language import Language
from tabletop.effects.limits import Limits
from tabletop.games.traitors_aboard.places import NO_DRAW
from tabletop.games.traitors_aboard.telling import DRAWN, LOST, told

LANGUAGE: Final = Language(
    words={
        "zones": {
            "chest": "the Chest",
            "deck": "the Draw pile",
            "discard": "the Discard pile",
            "hand": "{whose} hand",
            "planks": "{whose} Planks",
        },
        "onto": {"planks": "in front of {who}"},
        "flags": {NO_DRAW: "you draw no card to end this turn"},
    },
    customs=Customs(told=told),
    phrases={"another player": "another player who is aboard"},
    limits=Limits(told=(DRAWN, LOST)),
)
