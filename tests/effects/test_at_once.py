"""What customs let a game do its own way: triggers used at once, what works, judging, marks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from tabletop.effects import Customs
from tabletop.effects.ability import Ability
from tabletop.effects.announce import Announcing
from tabletop.effects.context import Context
from tabletop.effects.customs import Judging, Windows
from tabletop.effects.interpret import Deed, Doing, Leaf, carry_out
from tabletop.effects.nodes import Effect
from tabletop.effects.reader import Reader
from tabletop.effects.wording.book import Book
from tabletop.effects.wording.tokens import Tokens, plain_text
from tabletop.engine.actions import Action
from tabletop.engine.decisions import ChooseAction
from tabletop.engine.events import CardTurned, Event, SeatCounted
from tabletop.engine.frames import Frame
from tabletop.engine.ids import CardId, SeatId
from tabletop.engine.message import Refusal, refuse
from tabletop.engine.table import Table
from tabletop.engine.view import view_of
from tests.effects.playing import Played
from tests.effects.small import WORDS, card, language, marked, parse

SEES = """
- key: see
  timing: reaction
  after: {gains: {counter: gold, who: others}}
  cost: [{turn: {what: self}}]
  do: [{draw: 1}]
"""
GIVER = "- {key: use, timing: action, do: [{gain: {counter: gold}}]}"


@dataclass(frozen=True, slots=True)
class Price(Leaf):
    """A mark: what is paid is a wound to the seat."""

    tag: ClassVar[str] = "price"
    cost: ClassVar[bool] = True
    mark: ClassVar[bool] = True

    async def perform(self, doing: Doing) -> Deed:
        return Deed((SeatCounted(doing.context.controller, "wound", 1),))

    def words(self, book: Book) -> Tokens:
        return book.say("{icon:price}")


@dataclass(frozen=True, slots=True)
class Silent(Leaf):
    """A cost that goes without saying."""

    tag: ClassVar[str] = "silent"
    cost: ClassVar[bool] = True

    async def perform(self, doing: Doing) -> Deed:
        return Deed((CardTurned(doing.context.source, 1),))

    def words(self, book: Book) -> Tokens:
        return ()


def watched(customs: Customs, text: str = SEES) -> Played:
    """Lay out a card of seat 1 that watches, and one of seat 0 that gives gold."""
    words = language(customs=customs, classes=("reaction",))
    lying = {"field": ["bird@1", "giver@0"], "deck": ["p0", "p1", "p2"]}
    return Played(words, lying, card("bird", text, words), card("giver", GIVER, words))


def test_only_timings_that_class_an_ability_go_with_a_trigger_or_what_holds() -> None:
    holds = "[{key: a, timing: reaction, always: [{modify: {attribute: speed, by: 1}}]}]"
    classed = language(classes=("reaction",))
    for text in (SEES, holds):
        assert classed.parse(marked(text))[1] == ()
        assert [one.code for one in language().parse(marked(text))[1]] == ["EFFECT-MIXED"]
    (ability,), _ = classed.parse(marked(SEES))
    assert classed.line(ability) == (
        "Reaction: After another player gains {icon:gold}: Turn this card sideways: Draw 1 card."
    )


def test_only_what_somebody_uses_can_be_limited() -> None:
    classed = language(classes=("reaction",))
    for timing in ("timing: reaction", "may: false"):
        text = SEES.replace("timing: reaction", f"{timing}\n  limited: true")
        assert "EFFECT-LIMITED" in [one.code for one in classed.parse(marked(text))[1]]
    used = "[{key: a, timing: action, limited: true, do: [draw]}]"
    assert classed.parse(marked(used))[1] == ()


def test_marks_stand_before_the_time_and_what_goes_without_saying_nowhere() -> None:
    words = language(ops=(Price, Silent))
    text = "[{key: a, timing: action, cost: [price, silent, {lose: {counter: gold}}], do: [draw]}]"
    (ability,), problems = words.parse(marked(text))
    assert problems == ()
    said = plain_text(ability.words(words.book(ability)))
    assert said == "{icon:price} Action: Lose 1 {icon:gold}: Draw 1 card."
    bare = "[{key: a, timing: action, cost: [price, silent], do: [draw]}]"
    (ability,), _ = words.parse(marked(bare))
    assert plain_text(ability.words(words.book(ability))) == "{icon:price} Action: Draw 1 card."


def test_an_ability_that_does_not_work_where_its_card_lies_is_not_triggered() -> None:
    def off(table: Table, card: CardId, _ability: Ability) -> bool:
        return table.board.cards[card].owner != SeatId(1)

    assert watched(Customs()).use(("giver@0", "use", 0)).decision(1).name == "trigger"
    assert watched(Customs(works=off)).use(("giver@0", "use", 0)).over


def test_what_is_triggered_is_carried_out_the_way_of_the_game() -> None:
    seen: list[Announcing] = []

    def carried(use: Announcing) -> Frame:
        seen.append(use)
        return carry_out(use.definition, use.ability, use.source, use.controller, use.bound)

    played = watched(Customs(carried=carried)).use(("giver@0", "use", 0))
    played.answer(1, Action("use", played.ids["bird@1"], "see"))
    assert [(use.ability, use.controller) for use in seen] == [("see", 1)]
    assert len(played.pile("hand:1")) == 1
    # The game's way has left out the cost.
    assert played.now.cards[played.ids["bird@1"]].turn == 0

    must = SEES.replace("  cost: [{turn: {what: self}}]\n", "")
    played = watched(Customs(carried=carried), must).use(("giver@0", "use", 0))
    assert played.over
    assert [(use.ability, use.controller) for use in seen[1:]] == [("see", 1)]


def test_an_ability_that_an_effect_has_carried_out_is_so_the_way_of_the_game() -> None:
    def carried(use: Announcing) -> Frame:
        return carry_out(use.definition, "other", use.source, use.controller)

    words = language(customs=Customs(carried=carried))
    text = """
    - {key: use, timing: action, do: [{carry-out: {of: self, timing: play}}]}
    - {key: first, timing: play, do: [{draw: 1}]}
    - {key: other, timing: action, do: [{draw: 2}]}
    """
    played = Played(words, {"field": ["bird@0"], "deck": ["p0", "p1"]}, card("bird", text, words))
    played.use(("bird@0", "use", 0))
    assert len(played.pile("hand:0")) == 2


def test_a_game_can_judge_by_itself_what_can_be_done() -> None:
    asked: list[tuple[str, bool]] = []

    def ability(
        _reader: Reader, ability: Ability, _context: Context, as_all_see: bool
    ) -> Refusal | None:
        asked.append((ability.key, as_all_see))
        return None if as_all_see else refuse("X-1", "Not today.")

    def steps(effects: tuple[Effect, ...], _reader: Reader, _context: Context) -> Refusal | None:
        return None if len(effects) < 2 else refuse("X-2", "Too much.")

    played = watched(Customs(judging=Judging(ability, steps)))
    played.use(("giver@0", "use", 0))
    assert played.over
    assert played.gold(0) == 0
    assert asked == [("use", False)]

    def anything(*_given: Any) -> None:
        return None

    text = """
    - key: use
      timing: action
      do: [{may: [{draw: 1}, {draw: 1}]}, {do: [{lose: {counter: gold}}], to: [{draw: 1}]}]
    """
    words = language(customs=Customs(judging=Judging(anything, steps)))
    played = Played(words, {"field": ["bird@0"], "deck": ["p0", "p1"]}, card("bird", text, words))
    played.use(("bird@0", "use", 0))
    # What would be too much is not offered; that there is no gold to lose the game let pass.
    assert played.over


def test_a_window_for_triggers_has_further_actions_and_asks_nobody_who_is_hushed() -> None:
    hush = Action("hush", ability="bird")

    def besides(_table: Table, _seat: SeatId, cards: tuple[CardId, ...]) -> tuple[Action, ...]:
        return (replace(hush, card=cards[0]),)

    def took(_table: Table, seat: SeatId, action: Action) -> tuple[Event, ...]:
        return (SeatCounted(seat, "wound", 1),) if action.verb == "hush" else ()

    def hushed(table: Table, seat: SeatId, _card: CardId) -> bool:
        return table.board.seats[seat].counters.get("wound", 0) > 0

    windows = Windows(besides=besides, took=took, hushed=hushed)
    played = watched(Customs(windows=windows)).use(("giver@0", "use", 0), ("giver@0", "use", 0))
    decision = played.decision(1)
    assert isinstance(decision, ChooseAction)
    assert [action.verb for action in decision.actions] == ["use", "hush", "pass"]
    played.answer(1, decision.actions[1])
    assert played.over
    assert played.gold(0) == 2
    assert played.pile("hand:1") == []


def test_who_has_passed_is_asked_anew_once_somebody_has_used_a_trigger() -> None:
    for anew in (False, True):
        words = language(customs=Customs(windows=Windows(anew=anew)), classes=("reaction",))
        lying = {"field": ["bird@1", "crow@2", "giver@0"], "deck": ["p0", "p1", "p2"]}
        printed = (
            card("bird", SEES, words),
            card("crow", SEES, words),
            card("giver", GIVER, words),
        )
        played = Played(words, lying, *printed).use(("giver@0", "use", 0))
        played.answer(1, Action("pass"))
        played.answer(2, Action("use", played.ids["crow@2"], "see"))
        assert played.over is not anew
        if anew:
            assert played.decision(1).name == "trigger"


def test_a_trigger_does_not_happen_out_of_itself_where_none_may() -> None:
    echo = "- {key: see, after: {gains: {counter: gold}}, do: [{gain: {counter: gold}}]}"
    for nested in (True, False):
        words = language(customs=Customs(nested=nested))
        lying = {"field": ["bird@1", "crow@1", "giver@0"]}
        printed = (
            card("bird", echo, words),
            card("crow", echo, words),
            card("giver", GIVER, words),
        )
        played = Played(words, lying, *printed).use(("giver@0", "use", 0))
        for _ in range(5):
            if played.asked() == "trigger":
                played.answer(1, "0")
        if nested:
            assert played.asked() == "trigger"  # and so on, without an end
        else:
            # Each answers the other once, and both answer what was given.
            assert played.gold(1) == 4
            assert any("would go round in a circle" in line for line in played.said)
            assert played.now.lasting == ()


def test_what_abilities_of_a_timing_cost_may_lead_to_what_they_do_in_other_words() -> None:
    given = language(words={**WORDS, "payments": {"play": "{costs}. REWARD: "}})
    text = "[{key: a, timing: TIMING, cost: [{lose: {counter: gold}}], do: [draw]}]"
    (mission,) = parse(text.replace("TIMING", "play"), given)
    (other,) = parse(text.replace("TIMING", "action"), given)
    assert given.line(mission) == "Play: Lose 1 {icon:gold}. REWARD: Draw 1 card."
    assert given.line(other) == "Action: Lose 1 {icon:gold}: Draw 1 card."


def test_a_window_for_triggers_may_be_open_to_all() -> None:
    hush = Action("hush", ability="bird")
    for openly in (True, False):
        windows = Windows(openly=openly, besides=lambda *_given: (hush,))
        played = watched(Customs(windows=windows)).use(("giver@0", "use", 0))
        decision = played.decision(1)
        assert decision.openly == ((hush, Action("pass")) if openly else ())
        assert ("cards" in decision.prompt.args) is openly
        # Seats' own views know the same actions.
        assert played.position is not None
        view = view_of(played.rules, played.position, SeatId(1))
        assert isinstance(view.decision, ChooseAction)
        assert view.decision.openly == decision.openly
