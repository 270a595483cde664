"""Every procedure of the game, and the records that their frames and the board hold."""

from __future__ import annotations

from typing import Any, Final

from tabletop.effects.runtime import RECORDS as RECORDS_OF_EFFECTS
from tabletop.engine.frames import Procedure
from tabletop.games.traveller_ccg.action import ACTION, Alternating
from tabletop.games.traveller_ccg.activities import CHOOSE_ACTIVITY, Choosing
from tabletop.games.traveller_ccg.adventure import ADVENTURE
from tabletop.games.traveller_ccg.collecting import COLLECT, Collecting
from tabletop.games.traveller_ccg.commitment import ABANDON, Leaving
from tabletop.games.traveller_ccg.competition import Completion
from tabletop.games.traveller_ccg.complications import COMPLICATION, Facing
from tabletop.games.traveller_ccg.contracts import CONTRACT, Delivering
from tabletop.games.traveller_ccg.deliveries import DELIVERY, Deliveries
from tabletop.games.traveller_ccg.elimination import ELIMINATION, Out
from tabletop.games.traveller_ccg.enemy_ships import ENEMY
from tabletop.games.traveller_ccg.expenses import PROCEDURES as EXPENSES
from tabletop.games.traveller_ccg.expenses import RECORDS as RECORDS_OF_EXPENSES
from tabletop.games.traveller_ccg.fighting import Fight
from tabletop.games.traveller_ccg.moving_gear import MOVE_GEAR
from tabletop.games.traveller_ccg.new_complication import NEW_COMPLICATION, Attaching
from tabletop.games.traveller_ccg.parts import EFFECTS
from tabletop.games.traveller_ccg.piracy import PIRACY, Raid
from tabletop.games.traveller_ccg.play import PROCEDURES as PLAYS
from tabletop.games.traveller_ccg.play import RECORDS as RECORDS_OF_PLAYS
from tabletop.games.traveller_ccg.procurement import PROCURE, PROCUREMENT
from tabletop.games.traveller_ccg.ready import READY
from tabletop.games.traveller_ccg.requirements import MEETING, Meeting
from tabletop.games.traveller_ccg.resolution import RESOLUTION
from tabletop.games.traveller_ccg.resource import RESOURCE
from tabletop.games.traveller_ccg.restoring import RESTORE, Restoring
from tabletop.games.traveller_ccg.round import ROUND
from tabletop.games.traveller_ccg.selections import SELECTION, Selecting
from tabletop.games.traveller_ccg.settle import SETTLE, Settling
from tabletop.games.traveller_ccg.setup import SETUP, Dealing
from tabletop.games.traveller_ccg.slots import LOT, REFILL, Refilling
from tabletop.games.traveller_ccg.solo.attacks import ATTACK
from tabletop.games.traveller_ccg.solo.complications import ALONE_COMPLICATIONS, Complicating
from tabletop.games.traveller_ccg.solo.ends import END, Ending
from tabletop.games.traveller_ccg.solo.opposition import JOIN, PREPARE, Joining
from tabletop.games.traveller_ccg.solo.venture import Venture
from tabletop.games.traveller_ccg.stages import BEGIN_STAGE, END_STAGE, Own, Stage, Turns
from tabletop.games.traveller_ccg.state import Activity, Attempt, Captain, Orders, Voyage
from tabletop.games.traveller_ccg.subplots import SUBPLOTS, Plotting
from tabletop.games.traveller_ccg.victory import VICTORY
from tabletop.games.traveller_ccg.windows import OPEN, SPEAK, Open, Speaking

FRAME: Final[tuple[Procedure[Any], ...]] = (
    SETUP,
    ROUND,
    READY,
    RESTORE,
    MOVE_GEAR,
    ADVENTURE,
    NEW_COMPLICATION,
    CHOOSE_ACTIVITY,
    PROCUREMENT,
    PROCURE,
    ACTION,
    RESOURCE,
    COLLECT,
    BEGIN_STAGE,
    END_STAGE,
    LOT,
    REFILL,
    ABANDON,
    ELIMINATION,
    VICTORY,
)
"""The frame of the game: set-up, the round and its phases, slots, elimination, victory."""

ATTEMPTS: Final[tuple[Procedure[Any], ...]] = (
    RESOLUTION,
    SELECTION,
    COMPLICATION,
    PIRACY,
    ENEMY,
    DELIVERY,
    CONTRACT,
    SUBPLOTS,
    MEETING,
)
"""The Resolution Phase: attempts at Complications, Contracts and subplots, and piracy."""

PLAYING: Final[tuple[Procedure[Any], ...]] = (*PLAYS, OPEN, SPEAK, *EXPENSES, SETTLE)
"""Playing cards, paying for them, windows and what is settled after each effect."""

ALONE: Final[tuple[Procedure[Any], ...]] = (ALONE_COMPLICATIONS, END, PREPARE, JOIN, ATTACK)
"""Solo play: its Complications, what phases end with, the Opposition."""

PROCEDURES: Final[tuple[Procedure[Any], ...]] = (*FRAME, *ALONE, *ATTEMPTS, *PLAYING, *EFFECTS.all)

RECORDS: Final[tuple[type, ...]] = (
    *RECORDS_OF_EFFECTS,
    *RECORDS_OF_EXPENSES,
    *RECORDS_OF_PLAYS,
    Activity,
    Alternating,
    Attaching,
    Attempt,
    Captain,
    Choosing,
    Collecting,
    Completion,
    Complicating,
    Dealing,
    Deliveries,
    Delivering,
    Ending,
    Facing,
    Fight,
    Joining,
    Leaving,
    Meeting,
    Open,
    Orders,
    Out,
    Own,
    Plotting,
    Raid,
    Refilling,
    Restoring,
    Selecting,
    Settling,
    Speaking,
    Stage,
    Turns,
    Venture,
    Voyage,
)
"""Whatever frames and the board hold, for saves."""
