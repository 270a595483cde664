"""Lanes, the test game with every feature of the engine, as a game that a session can play."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType

from tabletop.engine.board import Board
from tabletop.engine.frames import Frame
from tabletop.engine.message import Refusal, refuse, say
from tabletop.games.definition import GameDefinition, GameOption, Setup
from tabletop.library.layout import Layout
from tabletop.library.pack import GameInfo, Pack
from tabletop.session.bots import random_bot
from tests.testgame.game import RULES, deal, first


def begin(setup: Setup) -> tuple[Board, Frame] | Refusal:
    if not 2 <= setup.seats <= 4:
        return refuse("LN-0.1", "Lanes is for 2 to 4.")
    return deal(int(setup.options["deal"]), setup.seats), first()


def game() -> GameDefinition:
    """Make the game; the option ``deal`` is the seed of the hands."""
    info = GameInfo("lanes", "Lanes", "", "", 2, 4, "tests.testgame.game", Path(), False)
    deals = tuple((number, say("{number}", number=number)) for number in range(50))
    return GameDefinition(
        Pack(info, {}, Layout("plain", 10, 10, (), ()), {}, {}, "lanes-1"),
        RULES,
        (GameOption("deal", say("Deal"), say("Which hands"), deals),),
        begin,
        MappingProxyType({"random": random_bot}),
        lambda board: (),
    )


def load(name: str) -> GameDefinition:
    if name != "lanes":
        raise LookupError(name)
    return game()
