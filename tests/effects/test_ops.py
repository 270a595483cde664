"""Each family of effects, carried out on the small table and saved at every question."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects import Customs, Doing
from tabletop.effects.nodes import Effect
from tabletop.engine.decisions import ChooseCards
from tabletop.engine.events import Ended, Event, Looked, Said
from tabletop.engine.ids import ONLOOKER, CardId, SeatId, ZoneId
from tabletop.engine.message import say
from tabletop.engine.view import view_of
from tests.effects.small import Small, card, language

HANDS = {"hand:0": ["h"], "hand:1": ["p0", "p1"], "hand:2": ["p2"]}


def table(text: str, lying: dict[str, list[str]], *others: Any, **facts: Any) -> Small:
    words = language()
    return Small(words, lying, card("h", text, words, **facts), *others)


def test_a_card_goes_before_a_chosen_player() -> None:
    small = table(
        """
        - key: use
          do:
            - choose-seat: {as: target}
            - move: {what: self, to: {zone: planks, of: target}, face: up}
        """,
        HANDS,
    )
    position = small.run("h", "use")
    assert position.pending is not None
    assert position.pending.decision.seats == (1, 2)  # type: ignore[attr-defined]
    small.answer(0, 2)
    assert small.pile("planks:2") == ["h"]
    assert small.now.cards[small.ids["h"]].face_up


def test_top_cards_move_unseen() -> None:
    small = table(
        "[{key: use, do: [{move: {what: {in: chest, top: 2}, to: discard}}]}]",
        {**HANDS, "chest": ["p3", "p4", "p5"]},
    )
    small.run("h", "use")
    assert small.pile("chest") == ["p3"]
    assert small.pile("discard") == ["p5", "p4"]
    assert not any(small.now.cards[n].face_up for n in small.now.piles[ZoneId("discard")])


def test_rearranging_shows_cards_to_one_seat_only() -> None:
    small = table(
        "[{key: use, do: [{shuffle: chest, top: 3}, {rearrange: chest, top: 3}]}]",
        {**HANDS, "chest": ["p3", "p4", "p5", "p6"]},
    )
    small.run("h", "use", seat=1)
    assert small.asked() == "arrange"
    position = small.position
    assert position is not None
    assert position.pending is not None
    seen = position.pending.decision.cards  # type: ignore[attr-defined]
    top = [small.now.cards[n].definition for n in small.now.piles[ZoneId("chest")]][:0:-1]
    assert [small.now.cards[n].definition for n in seen] == top
    for seat in (SeatId(0), SeatId(2), ONLOOKER):
        view = view_of(small.rules, position, seat)
        pile = view.board.piles[ZoneId("chest")]
        assert not any(view.known(handle) for handle in pile)
    small.answer(1, tuple(sorted(seen)))
    assert small.now.top(ZoneId("chest"), 3) == tuple(sorted(seen))
    assert not any(record.known_to for record in small.now.cards.values())


def test_draw_and_put_back_in_any_order() -> None:
    small = table(
        "[{key: use, do: [{draw: 3}, {put-back: 2}, {flag: no-draw}]}]",
        {**HANDS, "deck": ["p5", "p6", "p7", "p8"]},
    )
    small.run("h", "use")
    assert sorted(small.pile("hand:0")) == ["h", "p6", "p7", "p8"]
    small.answer(0, (small.ids["p8"], small.ids["p6"]))
    assert small.pile("deck") == ["p5", "p6", "p8"]
    assert small.now.counters == {"no-draw": 1}


def test_an_empty_pile_gives_what_it_has() -> None:
    small = table("[{key: use, do: [{draw: 3}]}]", {**HANDS, "deck": ["p5"]})
    small.run("h", "use")
    assert sorted(small.pile("hand:0")) == ["h", "p5"]


def test_another_player_discards_the_hand_and_draws() -> None:
    small = table(
        """
        - key: use
          do:
            - choose-seat: {as: target}
            - move: {what: {in: {zone: hand, of: target}}, to: discard}
            - {draw: 3, who: target}
        """,
        {**HANDS, "deck": ["p5", "p6", "p7", "p8"]},
    )
    small.run("h", "use")
    small.answer(0, 1)
    assert small.pile("discard") == ["p0", "p1"]
    assert sorted(small.pile("hand:1")) == ["p6", "p7", "p8"]


def test_all_players_discard_at_once_in_secret() -> None:
    small = table("[{key: use, do: [{discard: 1, who: others}]}]", HANDS)
    position = small.run("h", "use")
    assert position.pending is not None
    assert position.pending.seats() == (1, 2)
    small.answer(2, (small.ids["p2"],))
    assert small.pile("discard") == []
    small.answer(1, (small.ids["p1"],))
    assert small.pile("discard") == ["p1", "p2"]


def test_do_to_needs_the_whole_cost() -> None:
    text = "[{key: use, do: [{do: [{lose: {counter: gold, count: 2}}], to: [{draw: 1}]}]}]"
    small = table(text, {**HANDS, "deck": ["p5"]})
    small.run("h", "use")
    assert small.pile("deck") == ["p5"]
    rich = small.board.seats[0].__class__(SeatId(0), True, {"gold": 2})
    small.board = small.board._replace(seats=(rich, *small.board.seats[1:]))
    small.run("h", "use")
    assert small.pile("deck") == []
    assert small.now.seats[0].counters == {}


@pytest.mark.parametrize(("answer", "left"), [("yes", 0), ("no", 1)])
def test_may(answer: str, left: int) -> None:
    small = table("[{key: use, do: [{may: [{draw: 1}]}]}]", {**HANDS, "deck": ["p5"]})
    small.run("h", "use")
    small.answer(0, answer)
    assert len(small.pile("deck")) == left


def test_for_each_binds_it() -> None:
    text = """
    - key: use
      do:
        - for-each: {in: field}
          do: [{put-counters: {counter: wound, count: 2, on: it}}]
    """
    small = table(text, {**HANDS, "field": ["p5@1", "p6@2"]})
    small.run("h", "use")
    assert [dict(small.now.cards[small.ids[k]].counters) for k in ("p5@1", "p6@2")] == [
        {"wound": 2},
        {"wound": 2},
    ]


def test_choose_one_leaves_out_what_is_impossible() -> None:
    text = """
    - key: use
      do:
        - choose-one:
            - [{choose: {as: x, from: {in: chest}}}]
            - [{gain: {counter: gold, count: 3}}]
    """
    small = table(text, HANDS)
    small.run("h", "use")
    assert small.asked() == ""
    assert small.now.seats[0].counters == {"gold": 3}


def test_repeat_up_to_stops_when_asked() -> None:
    text = "[{key: use, do: [{repeat: 3, do: [{draw: 1}], up-to: true}]}]"
    small = table(text, {**HANDS, "deck": ["p5", "p6", "p7"]})
    small.run("h", "use")
    small.answer(0, "yes")
    small.answer(0, "no")
    assert small.pile("deck") == ["p5", "p6"]


def test_looking_lasts_until_the_card_goes_out_of_sight() -> None:
    small = table("[{key: use, do: [{look: {in: {zone: hand, of: others}}}]}]", HANDS)
    small.run("h", "use")
    cards = tuple(small.ids[key] for key in ("p0", "p1", "p2"))
    assert Looked(cards, (SeatId(0),)) in small.events
    assert all(small.now.cards[CardId(number)].known_to == (0,) for number in cards)


def test_what_is_drawn_has_a_name() -> None:
    text = "[{key: use, do: [{draw: 3, as: drawn}, {gain: {counter: gold, count: drawn}}]}]"
    small = table(text, {**HANDS, "deck": ["p5", "p6"]})
    small.run("h", "use")
    assert small.now.seats[0].counters == {"gold": 2}
    text = "[{key: use, do: [{draw: 1, who: everyone, as: new}, {move: {what: new, to: chest}}]}]"
    small = table(text, {**HANDS, "deck": ["p5", "p6", "p7"]})
    small.run("h", "use")
    assert small.pile("chest") == ["p7", "p6", "p5"]


def telling(doing: Doing, node: Effect, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Say which effect is about to happen, with how many events, and what it was named before."""
    named = len(doing.context.bound)
    return (Said(say("{tag}", tag=node.tag, events=len(events), named=named)),)


@pytest.mark.parametrize(
    ("do", "said"),
    [
        ("[{draw: 2}, {put-back: 1}]", [("draw", 2, 0), ("put-back", 1, 0)]),
        ("[{draw: 9}]", [("draw", 4, 0)]),
        ("[{draw: {who: others}}]", [("draw", 1, 0), ("draw", 1, 0)]),
        ("[{draw: 1, as: new}, {move: {what: new, to: chest}}]", [("draw", 1, 0), ("move", 1, 1)]),
        ("[{rearrange: deck, top: 2}]", [("rearrange", 2, 0)]),
        ("[{rearrange: chest, top: 2}]", [("rearrange", 0, 0)]),
    ],
)
def test_a_game_tells_of_effects_before_they_happen(
    do: str, said: list[tuple[str, int, int]]
) -> None:
    words = language(customs=Customs(told=telling))
    lying = {**HANDS, "deck": ["p5", "p6", "p7", "p8"]}
    small = Small(words, lying, card("h", f"[{{key: use, do: {do}}}]", words))
    small.run("h", "use")
    if small.asked():
        assert small.position is not None
        assert small.position.pending is not None
        decision = small.position.pending.decision
        assert isinstance(decision, ChooseCards)
        small.answer(0, decision.cards[: decision.most])
    told = [event for event in small.events if isinstance(event, Said)]
    assert [tuple(event.message.args.values()) for event in told] == said
    happened = [event for event in small.events if not isinstance(event, Looked | Ended)]
    assert isinstance(happened[0], Said)
    assert small.asked() == ""
