"""Cards that the rules play against the players: their controller is no seat."""

from __future__ import annotations

from tabletop.effects import Context
from tabletop.effects.find import Find
from tabletop.effects.selectors import Place
from tabletop.engine.ids import AUTOMA, CardId, SeatId
from tabletop.engine.message import SeatName, say
from tabletop.engine.rules import Rules
from tabletop.engine.table import Table
from tabletop.engine.telling import naming, pieces
from tabletop.session.invariants import board_faults
from tests.effects.small import Small, card, language

LYING = {"field": ["foe@-3", "mine@0", "theirs@1"], "deck": ["p1", "p2"]}
FROM = {"you": "mine", "others": "theirs", "everyone": "theirs"}


def small(text: str = "[]", source: str = "mine") -> Small:
    words = language()
    printed = {name: card(name, "[]", words) for name in ("foe", "mine", "theirs")}
    printed[source] = card(source, text, words)
    return Small(words, LYING, *printed.values(), seats=2)


def meant(text: str, controller: int) -> set[str]:
    """Name the cards in play that are controlled so, as its ability says that this one reads."""
    trying = small(f"- {{key: a, timing: action, do: [{{turn: {{what: {text}}}}}]}}")
    ability = trying.definitions[trying.board.cards[trying.ids["mine@0"]].definition]
    find = ability.facts["abilities"][0].do[0].what
    assert isinstance(find, Find)
    reader = trying.language.reader(Table(trying.board, trying.definitions))
    source = trying.ids["foe@-3" if controller < 0 else "mine@0"]
    cards = find.cards(reader, Context(source, SeatId(controller)))
    return {str(trying.board.cards[number].definition) for number in cards}


def test_it_is_another_controller_to_players_and_they_are_others_to_it() -> None:
    assert meant("{controlled-by: you}", 0) == {"mine"}
    assert meant("{controlled-by: others}", 0) == {"foe", "theirs"}
    assert meant("{controlled-by: everyone}", 0) == {"foe", "mine", "theirs"}
    assert meant("{controlled-by: you}", AUTOMA) == {"foe"}
    assert meant("{controlled-by: others}", AUTOMA) == {"mine", "theirs"}
    assert meant("{where: {same: {seats: {controller: it}}}}", AUTOMA) == {"foe"}
    assert meant("{where: {same: {seats: {owner: it}}}}", 0) == {"mine"}


def test_what_its_cards_do_to_you_happens_to_nobody() -> None:
    text = """
    - key: a
      timing: action
      do:
        - {gain: {counter: gold}}
        - {draw: 1}
        - {shuffle: hand}
        - {discard: 1}
        - {may: [{gain: {counter: gold}}]}
        - {gain: {counter: gold, who: others, count: 2}}
    """
    trying = small(text, "foe")
    trying.run("foe@-3", "a", AUTOMA)
    assert [seat.counters.get("gold", 0) for seat in trying.now.seats] == [2, 2]
    assert trying.pile("deck") == ["p1", "p2"]


def test_its_triggers_happen_and_nobody_is_asked_to_use_those_that_may() -> None:
    must = "- {key: a, after: {turns: {what: self}}, do: [{gain: {counter: gold, who: others}}]}"
    trying = small(
        must + "\n- {key: b, after: {turns: {what: self}}, may: true, do: [{draw: 1}]}"
        "\n- {key: go, timing: action, do: [{turn: {what: self}}]}",
        "foe",
    )
    trying.run("foe@-3", "go", AUTOMA)
    assert trying.asked() == ""
    assert [seat.counters.get("gold", 0) for seat in trying.now.seats] == [1, 1]


def test_it_has_no_places() -> None:
    trying = small()
    reader = trying.language.reader(Table(trying.board, trying.definitions))
    assert Place("hand").zones(reader, Context(CardId(0), AUTOMA)) == ()
    assert Place("deck").zones(reader, Context(CardId(0), AUTOMA)) == ("deck",)


def test_it_owns_cards_without_being_a_seat_and_is_called_as_the_game_says() -> None:
    trying = small()
    assert list(board_faults(trying.rules, trying.board)) == []
    rules = Rules({}, {}, automa="The Opposition")
    name = naming(rules, ("Ann", "Bo"), lambda _card: None)
    words = pieces(say("{who} meets {seat}.", who=SeatName(AUTOMA), seat=SeatName(SeatId(1))), name)
    assert "".join(word.text for word in words) == "The Opposition meets Bo."
