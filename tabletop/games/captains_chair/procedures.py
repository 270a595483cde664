"""Every procedure of the game, and the records that their frames and the board hold."""

from __future__ import annotations

from typing import Any, Final

from tabletop.effects.runtime import RECORDS as RECORDS_OF_EFFECTS
from tabletop.engine.frames import Procedure
from tabletop.games.captains_chair.action import ACTION
from tabletop.games.captains_chair.attacks import Attacking
from tabletop.games.captains_chair.cadet import CLEAR_ONE, NEW_TERM, Training
from tabletop.games.captains_chair.clean_up import CLEAN_UP, Cleaning
from tabletop.games.captains_chair.control_step import CONTROL_STEP
from tabletop.games.captains_chair.drawing import DRAW, MILL, OffDeck
from tabletop.games.captains_chair.final_scoring import FINAL_SCORING, Scoring
from tabletop.games.captains_chair.gaining import GAIN, Gaining
from tabletop.games.captains_chair.khan import COLLECT, Collecting
from tabletop.games.captains_chair.locations import TAKE_CONTROL, Taking
from tabletop.games.captains_chair.missions import COMPLETE, OFFER, Completing, Offering
from tabletop.games.captains_chair.officers import LIMITING, Crowded
from tabletop.games.captains_chair.operation import OPERATION, Operating
from tabletop.games.captains_chair.parts import EFFECTS
from tabletop.games.captains_chair.payment import PAYING, Owing
from tabletop.games.captains_chair.play import PLAYING, Playing
from tabletop.games.captains_chair.quiet import Quiet
from tabletop.games.captains_chair.recruiting import RECRUIT, Recruiting
from tabletop.games.captains_chair.resupply import DUE, Due
from tabletop.games.captains_chair.rotation import ROTATE, Rotating
from tabletop.games.captains_chair.setup import SETUP, Dealing
from tabletop.games.captains_chair.stardates import EXECUTING, PLACE, Executing, Placing
from tabletop.games.captains_chair.state import Course
from tabletop.games.captains_chair.this_turn import REMEMBER, Doing, Done
from tabletop.games.captains_chair.turn import TURN

FRAME: Final[tuple[Procedure[Any], ...]] = (
    SETUP,
    TURN,
    CONTROL_STEP,
    ACTION,
    CLEAN_UP,
    NEW_TERM,
    CLEAR_ONE,
    FINAL_SCORING,
)
"""The frame of the game: set-up, a turn with its steps, the end."""

OPERATIONS: Final[tuple[Procedure[Any], ...]] = (OPERATION, PLAYING, DUE, PAYING, COMPLETE, OFFER)
"""Carrying out what cards say."""

KEYWORDS: Final[tuple[Procedure[Any], ...]] = (
    TAKE_CONTROL,
    COLLECT,
    LIMITING,
    REMEMBER,
    DRAW,
    MILL,
    EXECUTING,
    GAIN,
    PLACE,
    RECRUIT,
    ROTATE,
)
"""What the keywords of cards stand for, where that goes on for more than one step."""

PROCEDURES: Final[tuple[Procedure[Any], ...]] = (*FRAME, *OPERATIONS, *KEYWORDS, *EFFECTS.all)

RECORDS: Final[tuple[type, ...]] = (
    *RECORDS_OF_EFFECTS,
    Attacking,
    Cleaning,
    Collecting,
    Completing,
    Course,
    Crowded,
    Dealing,
    Doing,
    Done,
    Due,
    Executing,
    Gaining,
    OffDeck,
    Offering,
    Operating,
    Owing,
    Placing,
    Playing,
    Quiet,
    Recruiting,
    Rotating,
    Scoring,
    Taking,
    Training,
)
"""Whatever frames and the board hold, for saves."""
