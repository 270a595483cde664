"""The order that somebody chose is in nobody else's view, handles or news."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop.engine.ids import ONLOOKER, SeatId, ZoneId
from tabletop.engine.view import SeatView, view_of
from tests.testgame.game import RULES
from tests.testgame.story import Story

DECK = ["agents", "corsair", "hauler", "envoy", "veto"]
OTHERS = (SeatId(1), SeatId(2), ONLOOKER)


def gazing() -> Story:
    story = Story({"hand:0": ["stargazer"], "deck:0": [*DECK, "scrap"], "hand:1": ["decoy"]})
    story.use(0, "stargazer")
    story.passes(0, 1)
    assert story.asked(0).name == "arrange"
    return story


def seen(story: Story, seat: SeatId) -> SeatView:
    return view_of(RULES, story.position, seat)


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_all_orders_look_the_same_to_everybody_else(order: tuple[int, ...]) -> None:
    plain, other = gazing(), gazing()
    shown = plain.asked(0).cards  # type: ignore[attr-defined]
    plain.answer(0, "arrange", tuple(shown))
    other.answer(0, "arrange", tuple(shown[place] for place in order))
    assert other.board.top(ZoneId("deck:0"), 3) == tuple(shown[place] for place in order)
    for seat in OTHERS:
        mine, theirs = seen(plain, seat), seen(other, seat)
        pile = theirs.board.piles[ZoneId("deck:0")]
        assert len(pile) == 5
        for handle in pile:
            assert theirs.board.cards[handle].definition == "hidden:card"
        kept = mine.board._replace(cards={}, piles={})
        assert theirs.board._replace(cards={}, piles={}) == kept
        anonymous = [card._replace(id=0) for card in mine.board.cards.values()]  # type: ignore[arg-type]
        assert sorted(map(repr, anonymous)) == sorted(
            repr(card._replace(id=0))  # type: ignore[arg-type]
            for card in theirs.board.cards.values()
        )


def test_no_handle_of_the_cards_survives_even_where_a_card_kept_its_place() -> None:
    story = gazing()
    before = {seat: set(seen(story, seat).board.piles[ZoneId("deck:0")][2:]) for seat in OTHERS}
    shown = story.asked(0).cards  # type: ignore[attr-defined]
    story.answer(0, "arrange", tuple(shown[::-1]))
    for seat in (*OTHERS, SeatId(0)):
        after = set(seen(story, seat).board.piles[ZoneId("deck:0")][2:])
        assert not after & before.get(seat, set())


def test_the_one_who_looks_knows_only_while_looking() -> None:
    story = gazing()
    view = seen(story, SeatId(0))
    assert [view.known(h) for h in view.board.piles[ZoneId("deck:0")]] == [False] * 2 + [True] * 3
    shown = story.asked(0).cards  # type: ignore[attr-defined]
    story.answer(0, "arrange", tuple(shown))
    view = seen(story, SeatId(0))
    assert not any(view.known(handle) for handle in view.board.piles[ZoneId("deck:0")])


def test_a_secret_answer_is_in_no_view_until_all_are_in() -> None:
    story = Story({"hand:0": ["purge", "scout"], "hand:1": ["veto", "decoy"], "hand:2": ["scrap"]})
    story.use(0, "purge")
    story.passes(0, 1, 2)
    before = {seat: seen(story, seat) for seat in (SeatId(0), SeatId(2), ONLOOKER)}
    story.answer(1, "discard", "veto")
    assert story.position.pending is not None
    assert story.position.pending.seats() == (0, 2)
    for seat, view in before.items():
        now = seen(story, seat)
        assert now.board == view.board
        assert now.decision == view.decision
    story.answer(0, "discard", "scout")
    story.answer(2, "discard", "scrap")
    assert story.pile("discard:1") == ["veto"]
    assert story.pile("discard:2") == ["scrap"]
