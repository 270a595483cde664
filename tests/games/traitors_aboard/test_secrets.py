"""What is secret and what is open (section 6 of the rules), in whatever a seat gets to see."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.board import Board
from tabletop.engine.chance import Chance
from tabletop.engine.decisions import ChooseAction, ChooseCards
from tabletop.engine.events import Ended, Event, Looked, Said, SeatLeft
from tabletop.engine.ids import ONLOOKER, CardId, DefId, SeatId, ZoneId
from tabletop.engine.message import Argument, CardName, DefName, Message
from tabletop.engine.position import Position
from tabletop.engine.redeal import redeal
from tabletop.engine.telling import told
from tabletop.engine.view import Handles, view_of
from tabletop.games.traitors_aboard.places import CHEST, DECK, MUTINEER, PIRATE, role_card
from tabletop.games.traitors_aboard.voyage import Voyage
from tests.games.traitors_aboard.play import (
    SAILOR,
    answer,
    asked,
    begin,
    bot_answer,
    game,
    kinds_in,
    offered,
    on,
    patient,
    played,
    seats_of,
)

HIDDEN = "hidden:"


def moments(seats: int, seed: int) -> list[Position]:
    """Give the decisions of a match of random answers."""
    return [p for p in played(seats, seed, patient) if p.pending is not None]


@pytest.mark.rules("TA-6.1", "TA-2.2", "TA-4.2")
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_a_seat_sees_its_own_hand_and_role_and_what_is_open(seats: int) -> None:
    for position in moments(seats, 11):
        for seat in (*seats_of(position.board), ONLOOKER):
            board = view_of(game().rules, position, seat).board
            for card in board.cards.values():
                zone = board.zones[card.zone]
                mine = zone.kind in ("hand", "role") and zone.owner == seat
                looking = zone.id == CHEST and seat in card.known_to
                known = not card.definition.startswith(HIDDEN)
                assert known == (mine or card.face_up or looking)
            assert isinstance(board.state, Voyage)
            assert all(note.seat == seat for note in board.state.notes)


@pytest.mark.rules("TA-6.1")
@pytest.mark.parametrize("seats", [3, 6])
def test_nobody_may_look_through_the_discard_pile(seats: int) -> None:
    for position in moments(seats, 2):
        for seat in seats_of(position.board):
            board = view_of(game().rules, position, seat).board
            assert set(kinds_in(board, "discard")) <= {"hidden:ship", "hidden:role"}
            pile = board.piles[ZoneId("discard")]
            assert list(pile) == sorted(pile), "the order of the pile says nothing"


@pytest.mark.rules("TA-3.2", "TA-3.5", "TA-4.2", "TA-4.3", "TA-4.6", "TA-4.7")
@pytest.mark.parametrize("seats", [3, 6])
def test_what_goes_to_a_pile_lies_face_down(seats: int) -> None:
    discarded = 0
    for position in moments(seats, 13):
        board = position.board
        for zone in ("chest", "deck", "discard"):
            assert not any(board.cards[card].face_up for card in board.piles[ZoneId(zone)])
        discarded = len(board.piles[ZoneId("discard")])
    assert discarded


@pytest.mark.rules("TA-4.3", "TA-4.4")
def test_nobody_looks_at_the_chest_but_with_a_spyglass() -> None:
    looked = 0
    for seed in range(3):
        sink: list[Event] = []
        done = 0
        for position in played(4, seed, patient, sink):
            happened, done = sink[done:], len(sink)
            shown = kinds_in(position.board, "shown")
            over = any(isinstance(event, (Ended, SeatLeft)) for event in happened)
            for event in (event for event in happened if isinstance(event, Looked)):
                assert over or (shown == ["spyglass"] and event.seats == (asked(position),))
                looked += not over
    assert looked


@pytest.mark.rules("TA-6.2")
def test_numbers_planks_and_announcements_are_open_to_all() -> None:
    for position in moments(4, 8):
        true = position.board
        for seat in (*seats_of(true), ONLOOKER):
            board = view_of(game().rules, position, seat).board
            assert {z: len(p) for z, p in board.piles.items()} == {
                z: len(p) for z, p in true.piles.items()
            }
            assert all(
                kinds_in(board, f"planks:{s}") == kinds_in(true, f"planks:{s}")
                for s in seats_of(true)
            )
            assert board.state.story == true.state.story


@pytest.mark.rules("TA-6.3", "TA-6.1")
def test_what_lies_under_the_curtain_holds_no_secret() -> None:
    for position in moments(5, 21):
        view = view_of(game().rules, position, ONLOOKER)
        assert view.decision is None
        assert view.board.state.notes == ()
        assert game().goal(view) is None
        assert game().hint(view) is None
        for card in view.board.cards.values():
            open_zone = view.board.zones[card.zone].kind in ("planks", "shown")
            assert open_zone or card.face_up or card.definition.startswith(HIDDEN)


@pytest.mark.rules("TA-6.1", "TA-3.8", "TA-B.1")
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (6, 3), (8, 4)])
def test_dealing_hidden_cards_anew_changes_nothing_for_a_seat(seats: int, seed: int) -> None:
    rules, chance = game().rules, Chance(77)
    for position in moments(seats, seed)[::2]:
        for seat in seats_of(position.board):
            board, chance = redeal(rules, position.board, seat, chance)
            other = on(position, board)
            assert view_of(rules, other, seat) == view_of(rules, position, seat)
            assert offered(other, seat) == offered(position, seat)
            if asked(position) == seat and position.answered % 3 == 0:
                bot = game().bots[SAILOR]
                assert bot_answer(other, bot, 5) == bot_answer(position, bot, 5)


@pytest.mark.rules("TA-3.8")
@pytest.mark.parametrize("seats", [3, 6])
def test_onlookers_can_not_tell_that_a_mutineer_may_not_call(seats: int) -> None:
    """The same moment for a Pirate and for a Mutineer: same offers, same place, same words."""
    seen = 0
    for position in moments(seats, 31):
        seat = asked(position)
        assert position.pending is not None
        if not isinstance(position.pending.decision, ChooseAction):
            continue
        pirate, mutineer = (
            on(position, with_role(position.board, seat, role)) for role in (PIRATE, MUTINEER)
        )
        for other in (*seats_of(position.board), ONLOOKER):
            if other != seat:
                assert view_of(game().rules, pirate, other) == view_of(
                    game().rules, mutineer, other
                )
        decisions = [p.pending.decision for p in (pirate, mutineer) if p.pending is not None]
        assert len({(d.name, d.prompt.text, d.rule, d.seat) for d in decisions}) == 1
        ours, theirs = offered(pirate, seat), offered(mutineer, seat)
        assert [(o.action, o.label, o.drops, o.obvious) for o in ours] == [
            (o.action, o.label, o.drops, o.obvious) for o in theirs
        ]
        differing = [o.action.verb for o, t in zip(ours, theirs, strict=True) if o != t]
        beginning = position.board.state.beginning
        assert differing == (["call"] if beginning else [])
        assert all(o.discreet for o in (*ours, *theirs) if o.action.verb == "call")
        seen += beginning
    assert seen > 5


def with_role(board: Board, seat: SeatId, role: DefId) -> Board:
    card = board.cards[role_card(board, seat)]
    return board._replace(cards={**board.cards, card.id: card._replace(definition=role)})


@pytest.mark.rules("TA-3.8")
def test_a_refused_call_leaves_no_trace() -> None:
    position = next(
        p
        for s in range(20)
        if kinds_in((p := begin(3, s)).board, f"role:{asked(p)}") == ["mutineer"]
    )
    (offer,) = (o for o in offered(position, asked(position)) if o.action == Action("call"))
    assert offer.refusal is not None
    assert offer.refusal.rule == "TA-3.8"
    assert position.pending is not None
    assert position.pending.decision.check(Action("call")) is not None


def at_spyglass() -> Position:
    """Find a moment in which somebody looks at three cards of the Chest."""
    for seed in range(60):
        for position in moments(4, seed):
            assert position.pending is not None
            decision = position.pending.decision
            if (
                isinstance(decision, ChooseCards)
                and decision.name == "arrange"
                and decision.most == 3
            ):
                return position
    raise AssertionError("no Spyglass was used on three cards")


@pytest.mark.rules("TA-4.4", "TA-6.1")
def test_the_order_after_a_spyglass_is_known_to_the_looker_alone() -> None:
    position = at_spyglass()
    assert position.pending is not None
    decision = position.pending.decision
    assert isinstance(decision, ChooseCards)
    looker = asked(position)
    others = [s for s in (*seats_of(position.board), ONLOOKER) if s != looker]
    before = {s: set(view_of(game().rules, position, s).board.cards) for s in others}
    told_to_others = set()
    for order in permutations(decision.cards):
        sink: list[Event] = []
        after = answer(position, order, sink)
        assert after.board.top(CHEST, 3) == order
        for seat in others:
            top = view_of(game().rules, after, seat).board.top(CHEST, 3)
            assert not set(top) & before[seat], "each card has got a new handle"
        assert {c for c in order if after.board.cards[c].known_to} == set()
        names = tuple(f"P{s}" for s in seats_of(position.board))
        told_to_others.add(
            tuple(
                line.text
                for line in told(game().rules, position.board, tuple(sink), others[0], names)
            )
        )
    assert len(told_to_others) == 1, "the log of the others does not depend on the order"


@pytest.mark.rules("TA-4.5")
def test_the_spyglass_shuffles_before_the_look() -> None:
    """No handle of a card in the Chest, not even the looker's own, survives the shuffle."""
    position = next(
        p
        for seed in range(60)
        for p in moments(4, seed)
        if len(p.board.piles[CHEST]) >= 3
        and p.pending is not None
        and isinstance(p.pending.decision, ChooseAction)
        and "spyglass" in kinds_in(p.board, f"hand:{asked(p)}")
    )
    seat = asked(position)
    glass = next(
        card
        for card in position.board.piles[ZoneId(f"hand:{seat}")]
        if position.board.cards[card].definition == "spyglass"
    )
    before = view_of(game().rules, position, seat).board.top(CHEST, 3)
    looking = answer(position, Action("use", glass))
    after = view_of(game().rules, looking, seat).board.top(CHEST, 3)
    assert not set(before) & set(after)
    assert set(position.board.top(CHEST, 3)) == set(looking.board.top(CHEST, 3))


@pytest.mark.rules("TA-6.1", "TA-3.3")
@pytest.mark.parametrize("seed", range(4))
def test_the_open_log_names_no_hidden_card(seed: int) -> None:
    sink: list[Event] = []
    for _ in played(5, seed, patient, sink):
        pass
    for event in sink:
        if not isinstance(event, Said) or event.to is not None:
            continue
        stated = event.message.text.startswith("{seat} says")
        revealed = "goes overboard" in event.message.text
        assert stated or revealed or not any(named(event.message)), event.message
        for card in cards_named(event.message):
            assert "uses" in event.message.text, card


def arguments(message: Message) -> list[Argument]:
    found: list[Argument] = []
    for value in message.args.values():
        found.extend(value if isinstance(value, tuple) else (value,))
    return found


def named(message: Message) -> list[DefName]:
    return [value for value in arguments(message) if isinstance(value, DefName)]


def cards_named(message: Message) -> list[CardId]:
    return [value.card for value in arguments(message) if isinstance(value, CardName)]


@pytest.mark.rules("TA-6.1")
def test_the_draw_pile_can_not_be_followed() -> None:
    """A card put back by a Miraculous Catch has another handle on the pile than in the hand."""
    position = next(
        p
        for seed in range(60)
        for p in moments(3, seed)
        if p.pending is not None and p.pending.decision.name == "put-back"
    )
    decision = position.pending.decision if position.pending else None
    assert isinstance(decision, ChooseCards)
    back = decision.cards[:2]
    after = answer(position, back)
    for seat in seats_of(position.board):
        inside, outside = Handles(position, seat), Handles(after, seat)
        gone = {inside.handle(card) for card in back}
        assert not gone & {outside.handle(card) for card in after.board.piles[DECK]}
