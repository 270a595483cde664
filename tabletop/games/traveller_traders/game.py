"""Traveller Traders, put together from its rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from tabletop.engine.board import Board
from tabletop.engine.message import Message, say
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.view import with_hidden
from tabletop.games.definition import GameDefinition, OptionValue
from tabletop.games.telling import Telling
from tabletop.games.traveller_traders.bot import trader
from tabletop.games.traveller_traders.chapters import chapter
from tabletop.games.traveller_traders.combat import BATTLE_ROUNDS, BATTLES, Battle
from tabletop.games.traveller_traders.course import place
from tabletop.games.traveller_traders.crew import find
from tabletop.games.traveller_traders.endings import watch
from tabletop.games.traveller_traders.grounded import RECOVERY, Recovery
from tabletop.games.traveller_traders.hints import goal, hint
from tabletop.games.traveller_traders.ledger import figures, has_won, ledger
from tabletop.games.traveller_traders.merchant_prince import PRINCE_ROUND
from tabletop.games.traveller_traders.names import COURSE, CREDITS, GOAL, SECOND_OFFICER
from tabletop.games.traveller_traders.notes import notes
from tabletop.games.traveller_traders.options import (
    ENGINEER_LOST,
    MODE,
    PLACE,
    PURSE,
    ROUTE,
    options,
)
from tabletop.games.traveller_traders.prospecting import PROSPECTING
from tabletop.games.traveller_traders.round import ROUND_OF_TRADE
from tabletop.games.traveller_traders.setup import SETUP, begin
from tabletop.games.traveller_traders.space import SPACE_BATTLE, VOYAGE, Exchange
from tabletop.games.traveller_traders.state import PRINCE, Lot, Voyage, voyage
from tabletop.games.traveller_traders.trade import DEAL, Deal
from tabletop.games.traveller_traders.trial import trial
from tabletop.games.traveller_traders.windows import KINDS
from tabletop.library.pack import Pack

_PROCEDURES: Final = (
    SETUP,
    ROUND_OF_TRADE,
    PRINCE_ROUND,
    PROSPECTING,
    BATTLES,
    BATTLE_ROUNDS,
    RECOVERY,
    DEAL,
    VOYAGE,
    SPACE_BATTLE,
)
_RECORDS: Final = (Battle, Recovery, Deal, Exchange, Voyage, Lot)


def play_on(route: str, board: Board) -> Mapping[str, OptionValue]:
    """Give the options with which Merchant Prince goes on from a win (TT-8.1, TT-R.10).

    The price of the liner is gone; what is above it, the course and the crew stay.
    """
    return {
        MODE.key: PRINCE,
        ROUTE.key: route,
        PURSE.key: board.counters.get(CREDITS, 0) - GOAL,
        PLACE.key: place(board),
        ENGINEER_LOST.key: int(find(board, SECOND_OFFICER) is None),
    }


def again(pack: Pack, board: Board) -> tuple[tuple[Message, Mapping[str, OptionValue]], ...]:
    """After Traveller Traders is won, Merchant Prince may follow."""
    if voyage(board).mode == PRINCE or not has_won(board):
        return ()
    systems = tuple(board.card(stop).definition for stop in board.pile(COURSE))
    route = next(
        entry.definition.id
        for entry in pack.cards.values()
        if entry.definition.facts.get("stops") == systems
    )
    return ((say("Sail on as a Merchant Prince"), play_on(route, board)),)


def define(pack: Pack) -> GameDefinition:
    """Make the game from its folder of card data."""
    known = with_hidden(pack.definitions)
    return GameDefinition(
        pack=pack,
        rules=Rules(
            procedures=procedures(*_PROCEDURES),
            definitions=known,
            actions=KINDS,
            observe=watch,
            records=_RECORDS,
        ),
        options=options(pack),
        begin=partial(begin, pack),
        bots={"trader": trader},
        figures=partial(figures, known),
        goal=goal,
        hint=partial(hint, known),
        notes=partial(notes, known),
        again=partial(again, pack),
        charts={"ledger": partial(ledger, known)},
        telling=Telling(chapter=chapter),
        trial=partial(trial, pack),
    )
