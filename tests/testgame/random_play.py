"""Random matches of Lanes, with what must hold at every decision; prints a digest of each.

Run as a program it plays some seeds, so that a test can compare two processes.
"""

from __future__ import annotations

import hashlib
import sys
from typing import Any

from tabletop.effects.usable import PASS
from tabletop.engine import kernel
from tabletop.engine.actions import legal, offers
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import (
    Answer,
    ChooseAction,
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Decision,
)
from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.position import Position
from tabletop.engine.redeal import redeal
from tabletop.engine.table import Table
from tabletop.engine.view import Handles, rename_action, view_of
from tests.testgame.game import RULES, deal, first
from tests.testgame.rounds import ACTIONS, KINDS, Turn
from tests.testgame.story import load, save
from tests.testgame.words import DEFINITIONS


def pick(decision: Decision[Any], chance: Chance) -> tuple[Answer, Chance]:
    """Answer a question at random."""
    match decision:
        case ChooseAction():
            at, chance = chance.below(len(decision.actions))
            return decision.actions[at], chance
        case ChooseCards():
            extra, chance = chance.below(decision.most - decision.least + 1)
            order, chance = chance.permutation(len(decision.cards))
            places = order[: decision.least + extra]
            return tuple(decision.cards[place] for place in places), chance
        case ChooseSeat():
            at, chance = chance.below(len(decision.seats))
            return decision.seats[at], chance
        case ChooseNumber():
            at, chance = chance.below(decision.high - decision.low + 1)
            return decision.low + at, chance
        case ChooseOption():
            at, chance = chance.below(len(decision.options))
            return decision.options[at].key, chance
    raise AssertionError(decision)


def conserved(position: Position, total: int) -> None:
    """Every card lies in exactly the one pile that it names, and none is lost."""
    board = position.board
    lying = [card for pile in board.piles.values() for card in pile]
    assert len(lying) == len(set(lying)) == total == len(board.cards)
    for zone, pile in board.piles.items():
        for number in pile:
            card = board.cards[number]
            assert card.zone == zone
            if card.attached_to is not None:
                assert board.cards[card.attached_to].zone == zone


def view_law(position: Position, seat: SeatId, chance: Chance) -> Chance:
    """What a seat sees, is offered and is told does not depend on what it can't see."""
    view = view_of(RULES, position, seat)
    board, chance = redeal(RULES, position.board, seat, chance)
    pending = position.pending
    assert pending is not None
    other = position._replace(board=board, running=None)
    if view.decision is not None:
        # The question is asked anew over the cards that were dealt again.
        other = kernel.restore(
            RULES,
            board,
            position.frames,
            pending.answers,
            pending.sealed,
            position.chance,
            position.answered,
        )
    assert view_of(RULES, other, seat) == view
    if view.decision is not None and view.decision.name == "turn":
        name = Handles(position, seat).handle
        top = position.frames[-1].locals
        true = [
            (rename_action(offer.action, name), offer.refusal)
            for offer in offers(KINDS, Table(position.board, DEFINITIONS), seat)
        ]
        seen = [
            (offer.action, offer.refusal)
            for offer in offers(KINDS, Table(view.board, DEFINITIONS), seat)
        ]
        assert sorted(map(repr, true)) == sorted(map(repr, seen))
        assert isinstance(top, Turn)
        if top.taken < ACTIONS:
            allowed = legal(KINDS, Table(view.board, DEFINITIONS), seat)
            assert isinstance(view.decision, ChooseAction)
            assert sorted(map(repr, view.decision.actions)) == sorted(map(repr, allowed))
    return chance


def window_law(position: Position, seat: SeatId, chance: Chance) -> Chance:
    """Who is asked next for a reaction does not depend on anything hidden."""
    board, chance = redeal(RULES, position.board, ONLOOKER, chance)
    assert position.pending is not None
    other = kernel.restore(
        RULES, board, position.frames, (), (), position.chance, position.answered
    )
    asked = []
    for start in (position._replace(running=None), other):
        following = kernel.submit(RULES, start, seat, PASS)
        assert isinstance(following, Position)
        if following.board.queue != position.board.queue or following.pending is None:
            return chance  # the top item happened, which may well depend on hidden cards
        asked.append((following.pending.decision.name, following.pending.seats()))
    assert asked[0] == asked[1]
    return chance


def play(seed: int, checks: bool) -> tuple[str, int]:
    """Play a match at random; gives a digest of all its saves and the number of answers."""
    board = deal(seed, deck=(99, 3, 6)[seed % 3], hand=(6, 5, 9)[seed % 3])
    total = len(board.cards)
    digest = hashlib.sha256()
    position = kernel.settle(RULES, kernel.start(RULES, board, first(), seed))
    chance = Chance(seed + 1000)
    while position.pending is not None:
        saved = save(position)
        digest.update(saved.encode())
        seats = position.pending.seats()
        at, chance = chance.below(len(seats))
        seat = seats[at]
        decision = position.pending.of(seat)
        assert decision is not None
        if checks:
            conserved(position, total)
            again = load(saved)
            assert save(again) == saved
            assert again.pending is not None
            assert again.pending.of(seat) == decision
            looker = SeatId(position.answered % 4 - 1)
            looker = ONLOOKER if looker < 0 else looker
            for who in dict.fromkeys((seat, looker)):
                chance = view_law(position, who, chance)
            if decision.name in ("react", "trigger"):
                chance = window_law(position, seat, chance)
            if position.answered % 3 == 0:
                position = again
        answer, chance = pick(decision, chance)
        following = kernel.submit(RULES, position, seat, answer)
        assert isinstance(following, Position), following
        position = kernel.settle(RULES, following)
    conserved(position, total)
    digest.update(repr(position.board.result).encode())
    return digest.hexdigest()[:16], position.answered


if __name__ == "__main__":
    for number in range(int(sys.argv[1]), int(sys.argv[2])):
        print(number, *play(number, checks=False))
