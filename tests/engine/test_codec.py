"""Records to JSON and back; what does not fit is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, make_dataclass
from typing import Any, NamedTuple

import pytest

from tabletop.engine import events as ev
from tabletop.engine.cards import Sight
from tabletop.engine.codec import Codec, CodecError
from tabletop.engine.ids import CardId
from tests.engine.tiny import Score, board

CODEC = Codec((Score,))


def through(value: Any) -> Any:
    return CODEC.decode(json.loads(json.dumps(CODEC.encode(value))))


def test_a_board_comes_back_the_same() -> None:
    table = board()
    assert through(table) == table
    assert through((1, "a", None, True, (2,), {"x": (3,)})) == (
        1,
        "a",
        None,
        True,
        (2,),
        {"x": (3,)},
    )
    assert through({3: "x"}) == {3: "x"}
    assert through(Sight.OWNER) is Sight.OWNER
    event = ev.CardMoved(CardId(4), table.card(CardId(4)).zone)
    assert type(through(event)) is ev.CardMoved


def test_what_is_no_record_of_ours_can_not_be_kept() -> None:
    for value in ([1], {1, 2}, object(), lambda: 1):
        with pytest.raises(CodecError):
            CODEC.encode(value)


@pytest.mark.parametrize(
    "data",
    [
        {"no": "tag"},
        {"$": "Elsewhere"},
        {"$": "Score", "turns": "many"},
        {"$": "Score", "turns": True},
        {"$": "Score", "turns": 1, "more": 2},
        {"$": "Sight", "value": "everybody"},
        {"$": "map"},
        {"$": "map", "of": [[1]]},
        {"$": "map", "of": [[[1], 2]]},
        {"$": 3},
        {"$": "CardMoved", "card": 1, "to": 5, "face_up": False, "place": None},
        {"$": "Shuffled", "zone": "deck", "places": ["a"], "order": [0]},
        object(),
    ],
)
def test_damaged_data_is_refused(data: Any) -> None:
    with pytest.raises(CodecError):
        CODEC.decode(data)


def test_a_value_is_held_against_the_type_it_must_have() -> None:
    assert CODEC.decode([1, 2], tuple[int, ...]) == (1, 2)
    assert CODEC.decode({"$": "map", "of": [["a", 1]]}, Mapping[str, int]) == {"a": 1}
    for data, expected in (
        ([1, "x"], tuple[int, ...]),
        ([1], tuple[int, int]),
        ({"$": "map", "of": [["a", "b"]]}, Mapping[str, int]),
        (None, int),
        (1, None),
        (1.5, int | str),
    ):
        with pytest.raises(CodecError):
            CODEC.decode(data, expected)


def test_an_error_says_where_in_the_whole_it_is() -> None:
    table = CODEC.encode(board())
    table["cards"]["of"][2][1]["zone"] = 5
    number = table["cards"]["of"][2][0]
    with pytest.raises(CodecError, match=rf"^cards\[{number}\]\.zone: this is not a "):
        CODEC.decode(table)
    with pytest.raises(CodecError, match=r"^state\[1\]: this is no record"):
        CODEC.decode([1, {}], where="state")
    with pytest.raises(CodecError, match=r"^the whole: there is no record 'Nowhere'"):
        CODEC.decode({"$": "Nowhere"})


@dataclass(frozen=True)
class Course:
    turn: int
    noted: tuple[str, ...] = ()
    met: Mapping[str, int] = field(default_factory=dict)


class Place(NamedTuple):
    row: int
    column: int = 7


@pytest.mark.parametrize(
    ("kind", "data", "made"),
    [
        (Course, {"$": "Course", "turn": 3}, Course(3)),
        (Course, {"$": "Course", "turn": 3, "noted": ["x"]}, Course(3, ("x",))),
        (Place, {"$": "Place", "row": 2}, Place(2)),
    ],
)
def test_a_field_that_came_later_than_the_save_has_its_default(
    kind: type, data: Any, made: object
) -> None:
    assert Codec((kind,)).decode(data, kind) == made


@pytest.mark.parametrize(
    "data",
    [
        {"$": "Course", "noted": []},
        {"$": "Course", "turn": 3, "gone": 1},
        {"$": "Course", "turn": 3, "noted": 1},
    ],
)
def test_older_saves_lack_nothing_else_and_have_no_more(data: Any) -> None:
    with pytest.raises(CodecError):
        Codec((Course,)).decode(data)


def test_two_records_of_one_name_are_refused() -> None:
    other = make_dataclass("Score", ())
    with pytest.raises(ValueError, match="two records"):
        Codec((Score, other))
