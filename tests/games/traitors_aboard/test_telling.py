"""What each Action puts on record: open to all in the story, and for single players in notes."""

from __future__ import annotations

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.events import CardMoved, Event, Said, StateChanged
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.position import Position
from tabletop.games.traitors_aboard.places import CHEST, DECK, DISCARD, NO_DRAW, hand
from tabletop.games.traitors_aboard.voyage import Deed, Note, Voyage
from tests.games.traitors_aboard.play import answer, begin, kinds_in, on

FIRST, OTHER = SeatId(0), SeatId(2)


def holding(kind: str, chest: int = 4) -> tuple[Position, CardId]:
    """Begin a match in which the first player holds a card, with cards of the deck in the Chest."""
    position = begin(3, 5, first="seat-1")
    board = position.board
    piles = {zone: list(cards) for zone, cards in board.piles.items()}
    cards = dict(board.cards)

    def lay(card: CardId, zone: str) -> None:
        old = cards[card].zone
        piles[old].remove(card)
        piles[type(old)(zone)].append(card)
        cards[card] = cards[card]._replace(zone=type(old)(zone))

    wanted = next(
        card.id
        for card in board.cards.values()
        if card.definition == kind and card.zone in (DECK, hand(FIRST))
    )
    if cards[wanted].zone == DECK:
        lay(piles[hand(FIRST)][0], DECK)
        lay(wanted, hand(FIRST))
    loot = [card for card in piles[DECK] if cards[card].definition.startswith("loot")]
    for card in loot[:chest]:
        lay(card, CHEST)
    changed = board._replace(piles={z: tuple(p) for z, p in piles.items()}, cards=cards)
    return on(position, changed), wanted


def told(position: Position, seat: SeatId) -> tuple[Deed, tuple[Note, ...]]:
    state = position.board.state
    assert isinstance(state, Voyage)
    (deed,) = state.story
    assert {note.seat for note in state.notes} <= {seat}
    return deed, state.notes


@pytest.mark.rules("TA-4.1")
def test_a_plank_is_told_with_its_target() -> None:
    position, card = holding("plank")
    after = answer(answer(position, Action("use", card)), OTHER)
    assert told(after, FIRST) == (Deed(1, FIRST, DefId("plank"), target=OTHER, cards=1), ())


@pytest.mark.rules("TA-4.3", "TA-6.1")
@pytest.mark.parametrize(("lying", "gone"), [(4, 2), (1, 1), (0, 0)])
def test_good_riddance_is_told_with_the_number_alone(lying: int, gone: int) -> None:
    position, card = holding("good-riddance", lying)
    after = answer(position, Action("use", card))
    assert told(after, FIRST) == (Deed(1, FIRST, DefId("good-riddance"), cards=gone), ())


@pytest.mark.rules("TA-4.4", "TA-6.1")
@pytest.mark.parametrize("lying", [4, 2, 1])
def test_only_the_looker_has_a_note_of_the_order_under_the_spyglass(lying: int) -> None:
    position, card = holding("spyglass", lying)
    looking = answer(position, Action("use", card))
    order = looking.board.top(CHEST, 3)[::-1]
    after = answer(looking, order)
    seen = tuple(after.board.cards[one].definition for one in order)
    deed = Deed(1, FIRST, DefId("spyglass"), cards=min(lying, 3))
    assert told(after, FIRST) == (deed, (Note(FIRST, 0, seen),))


@pytest.mark.rules("TA-4.6", "TA-3.6", "TA-6.1")
def test_a_catch_is_noted_for_the_one_who_put_back_and_ends_without_a_draw() -> None:
    position, card = holding("miraculous-catch")
    catching = answer(position, Action("use", card))
    back = catching.board.piles[hand(FIRST)][:2]
    deck = len(catching.board.piles[DECK])
    after = answer(catching, back)
    kinds = tuple(after.board.cards[one].definition for one in back)
    deed = Deed(1, FIRST, DefId("miraculous-catch"), cards=2)
    assert told(after, FIRST) == (deed, (Note(FIRST, 0, kinds),))
    assert len(after.board.piles[DECK]) == deck + 2
    assert after.board.top(DECK, 2) == back
    assert NO_DRAW not in after.board.counters


@pytest.mark.rules("TA-4.7", "TA-6.1")
def test_whose_pockets_were_emptied_alone_has_a_note_of_the_hand() -> None:
    position, card = holding("empty-your-pockets")
    lost = tuple(kinds_in(position.board, hand(OTHER)))
    after = answer(answer(position, Action("use", card)), OTHER)
    deed = Deed(1, FIRST, DefId("empty-your-pockets"), target=OTHER, cards=3)
    assert told(after, OTHER) == (deed, (Note(OTHER, 0, lost),))


@pytest.mark.rules("TA-R.1")
def test_a_deed_is_on_record_and_told_before_its_cards_move() -> None:
    """So it stands before what the movement brings about, such as a throw overboard."""
    position, card = holding("good-riddance")
    sink: list[Event] = []
    answer(position, Action("use", card), sink)
    gone = next(
        n
        for n, event in enumerate(sink)
        if isinstance(event, CardMoved) and event.to == DISCARD and event.card != card
    )
    before = [type(event) for event in sink[gone - 2 : gone]]
    assert before == [StateChanged, Said]
