"""What happens instead of something else, and what lasts only as long as something is so."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.effects import Customs
from tabletop.engine.board import Binding
from tabletop.engine.cards import Seat
from tabletop.engine.ids import CardId, DefId, SeatId
from tabletop.engine.table import Table
from tests.effects.small import Small, card, language

GAIN = "[{key: use, do: [{gain: {counter: gold, count: 2}}]}]"


def table(always: str, deck: int = 3, gold: int = 0) -> Small:
    words = language()
    lying = {"hand:0": ["h"], "field": ["f"], "deck": ["p0", "p1", "p2", "p3"][:deck]}
    small = Small(words, lying, card("h", GAIN, words), card("f", always, words))
    if gold:
        rich = Seat(SeatId(0), True, {"gold": gold})
        small.board = small.board._replace(seats=(rich, *small.board.seats[1:]))
    return small


def instead(do: str, may: str = "false") -> str:
    event = "{gains: {counter: gold, who: you}}"
    return f"[{{key: a, always: [{{instead-of: {{event: {event}, do: {do}, may: {may}}}}}]}}]"


def test_what_is_made_of_parts_can_happen_instead() -> None:
    small = table(instead("[{draw: 2}]"))
    small.run("h", "use")
    assert small.now.seats[0].counters == {}
    assert sorted(small.pile("hand:0")) == ["h", "p1", "p2"]
    assert small.now.counters == {}


def test_it_asks_in_the_middle_and_is_saved_there() -> None:
    small = table(instead("[{choose-one: [[{draw: 1}], [{draw: 2}]]}]"))
    small.run("h", "use")
    assert small.asked() == "choose-one"
    small.answer(0, "1")
    assert sorted(small.pile("hand:0")) == ["h", "p1", "p2"]


def test_it_does_not_stand_in_for_what_it_does_itself() -> None:
    small = table(instead("[{if: {any: {in: field}}, then: [{gain: {counter: gold}}]}]"))
    small.run("h", "use")
    assert small.now.seats[0].counters == {"gold": 1}


@pytest.mark.parametrize(("held", "asked"), [(1, True), (0, False)])
def test_nobody_is_asked_for_what_can_not_be_paid(held: int, asked: bool) -> None:
    small = table(instead("[{lose: {counter: gold}}]", "true"), gold=held)
    small.run("h", "use")
    assert (small.asked() == "replace") is asked
    if asked:
        small.answer(0, "yes")
    assert small.now.seats[0].counters == ({} if asked else {"gold": 2})


LASTS = (
    "[{key: use, do: [{until: {moment: turn-end, while: {is: {card: self, turned: false}},"
    " hold: [{modify: {attribute: attack, by: 2}}]}}]}]"
)


@pytest.mark.parametrize(("turn", "attack"), [(0, 2), (1, 0)])
def test_what_lasts_may_hold_only_while_something_is_so(turn: int, attack: int) -> None:
    words = language()
    small = Small(words, {"field": ["h"]}, card("h", LASTS, words))
    small.run("h", "use")
    number = small.ids["h"]
    turned = small.now.cards[number]._replace(turn=turn)
    board = small.now._replace(cards={**small.now.cards, number: turned})
    assert words.reader(Table(board, small.definitions)).value(number, "attack") == attack


def controlled(follows: bool) -> tuple[Any, Small]:
    """Lay out a card with another on it, both seat 0's, that seat 1 takes or controls."""
    words = language(customs=Customs(follows=lambda _reader, _card: follows))
    take = "[{key: use, do: [{take-control: {of: host}}]}]".replace("host", "{host: self}")
    small = Small(
        words,
        {"field": ["h", "f"]},
        card("h", take, words),
        card("f", "[]", words, kind="event"),
    )
    cards = dict(small.board.cards)
    for name, on in (("h", "f"), ("f", None)):
        number = small.ids[name]
        host = None if on is None else small.ids[on]
        cards[number] = cards[number]._replace(controller=SeatId(0), attached_to=host)
    small.board = small.board._replace(cards=cards)
    return words, small


@pytest.mark.parametrize(("follows", "seat"), [(True, 1), (False, 0)])
def test_attached_cards_change_hands_with_their_foundation_if_they_follow(
    follows: bool, seat: int
) -> None:
    _, small = controlled(follows)
    small.run("h", "use", seat=1)
    assert small.now.cards[small.ids["f"]].controller == 1
    assert small.now.cards[small.ids["h"]].controller == seat


@pytest.mark.parametrize(("follows", "seat"), [(True, 1), (False, 0)])
def test_so_they_do_where_somebody_controls_it_for_a_while(follows: bool, seat: int) -> None:
    words, small = controlled(follows)
    hold = "[{key: a, always: [{control: {of: {host: self}, by: others}}]}]"
    definitions = {**small.definitions, DefId("h"): card("h", hold, words)}
    reader = words.reader(Table(small.board, definitions))
    assert reader.controller(small.ids["f"]) == 1
    assert reader.controller(small.ids["h"]) == seat


def test_an_effect_does_not_see_what_the_game_hides_from_it() -> None:
    hidden: set[CardId] = set()
    words = language(customs=Customs(sees=lambda _reader, _context, card: card not in hidden))
    count = "{gain: {counter: gold, count: {count: {in: field}}}}"
    more = "{gain: {counter: gold, count: {count: it}}}"
    small = Small(
        words,
        {"hand:0": ["h"], "field": ["p0", "p1"]},
        card("h", f"[{{key: use, do: [{count}, {more}]}}]", words),
    )
    hidden.add(small.ids["p0"])
    both = (small.ids["p0"], small.ids["p1"])
    small.run("h", "use", bound=(Binding("it", both),))
    assert small.now.seats[0].counters == {"gold": 2}
    assert words.reader(Table(small.now, small.definitions)).unfiltered.in_play


def test_a_face_down_card_counts_as_what_the_game_says_and_has_no_traits() -> None:
    words = language(customs=Customs(closed=lambda _reader, _card: "event"))
    facts = {"keywords": {"armor": 2}, "traits": ("rock",)}
    small = Small(words, {"field": ["h"]}, card("h", "[]", words, **facts))
    number = small.ids["h"]
    reader = words.reader(Table(small.board, small.definitions))
    assert reader.kinds(number) == ("crew",)
    assert reader.keywords(number) == {"armor": 2}
    down = small.board.cards[number]._replace(face_up=False)
    board = small.board._replace(cards={**small.board.cards, number: down})
    reader = words.reader(Table(board, small.definitions))
    assert reader.kinds(number) == ("event",)
    assert reader.traits(number) == ()
    assert reader.keywords(number) == {}
