"""From the setup page to a match: its decks, its refusals, and what is remembered of it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

from tabletop.controller.decks import choices
from tabletop.engine.ids import DefId
from tabletop.engine.message import in_words
from tabletop.engine.os_reasons import reason_of
from tabletop.session.errors import SaveError, SetupRefusedError
from tabletop.session.match import Match
from tabletop.session.players import Player
from tabletop.table import desk
from tabletop.table.looks import CARD, FacePictures
from tabletop.table.pages.choice import Choice
from tabletop.table.pages.setup import SetupPage
from tabletop.table.words import plain

if TYPE_CHECKING:
    from tabletop.games.definition import GameDefinition
    from tabletop.table.tour import Tour

FACE = 104
"""Pixels of a card that stands for a choice, at text of the usual size."""


def open_setup(tour: Tour, game: GameDefinition) -> None:
    """Open the setup page of a game."""
    info = game.pack.info
    page = SetupPage(
        info,
        game.options,
        tuple(game.bots),
        desk.remembered(info.id),
        choices.offered(game),
        partial(choices.faults, game) if game.decks is not None else None,
        lambda options: "" if (stake := game.stake(options)) is None else plain(stake),
        game.proposed,
        partial(_face, tour, game),
    )
    page.start.connect(lambda choice: _begin(tour, game, choice, page))
    page.rule_asked.connect(lambda rule: tour.rules(game, rule))
    page.build.connect(lambda: _build(tour, game, page))
    tour.push(page, "setup", game.pack.layout.room)


def _face(tour: Tour, game: GameDefinition, card: DefId) -> QPixmap:
    """Draw a card that stands for a choice."""
    looks = tour.window.looks
    high = round(FACE * looks.scale)
    pictures = FacePictures(looks, game, tour.window.devicePixelRatioF)
    return pictures.face(card, "", 0, QSize(round(high * CARD), high))


def _build(tour: Tour, game: GameDefinition, page: SetupPage) -> None:
    """Open the deck builder for a match as it is set up now; what is kept there can be chosen."""
    from tabletop.table.deckbuilder.opening import build_decks

    builder = build_decks(tour, game, page.choice().options)
    builder.kept.connect(lambda: page.offer_decks(choices.offered(game)))


def _begin(tour: Tour, game: GameDefinition, choice: Choice, page: SetupPage) -> None:
    players = tuple(Player(chair.name, chair.bot or None) for chair in choice.chairs)
    decks = choices.chosen(game, [chair.deck for chair in choice.chairs])
    if isinstance(decks, str):
        page.refuse(decks, None)
        return
    try:
        store = desk.keeping()
        match = Match.create(game, players, choice.options, choice.seed, store, decks)
    except SetupRefusedError as error:
        page.refuse(plain(error.refusal.reason), error.refusal.rule)
        return
    except SaveError as error:
        tour.window.notice.tell(str(error))
        return
    if match.path is not None:
        try:
            desk.remember(game.id, choice)
        except OSError as error:
            tour.window.notice.tell(
                in_words("This setup can't be remembered: {error}.", error=reason_of(error))
            )
    tour.play(match)
