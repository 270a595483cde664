"""What a game's customs make of using abilities: phases, windows, titles, costs, settling."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import pytest

from tabletop.effects import Address, Customs, Language
from tabletop.effects.customs import Added, Titles, Windows
from tabletop.effects.queue import Window
from tabletop.effects.usable import passing
from tabletop.engine.actions import Action, ActionKind
from tabletop.engine.events import CardCounted, Event, TableCounted
from tabletop.engine.frames import At, Frame, Next, Procedure, done
from tabletop.engine.ids import DefId, SeatId
from tabletop.engine.message import say
from tabletop.engine.table import Table
from tests.effects.playing import Played
from tests.effects.small import card, language

GIVER = "- {key: use, timing: action, do: [{gain: {counter: gold}}]}"


def is_now(now: str, _table: Table, name: str) -> bool:
    """Tell whether a part of the round is on."""
    return name == now


REACTOR = "- {key: react, timing: reaction, do: [{gain: {counter: gold}}]}"


def table(customs: Customs, lying: dict[str, list[str]], seats: int = 3, **texts: str) -> Played:
    words = language(customs=customs)
    printed = [card(key, text, words) for key, text in texts.items()]
    return Played(words, lying, *printed, seats=seats)


def test_a_phase_binds_an_ability_that_is_used_triggered_or_holds() -> None:
    text = """
    - {key: use, timing: action, phase: [morning], do: [{gain: {counter: gold}}]}
    - {key: see, phase: [morning], after: {gains: {counter: gold, who: you}}, do: [{draw: 1}]}
    - {key: be, phase: [morning], always: [{modify: {attribute: speed, by: 1}}]}
    - {key: any, timing: action, do: [{gain: {counter: gold}}]}
    """
    for morning in (True, False):
        now = "morning" if morning else "evening"
        customs = Customs(during=partial(is_now, now))
        played = table(customs, {"field": ["bird@0"], "deck": ["p0", "p1"]}, bird=text)
        reader = played.language.reader(Table(played.board, played.definitions))
        assert reader.value(played.ids["bird@0"], "speed") == int(morning)
        played.use(("bird@0", "use", 0))
        assert played.gold(0) == int(morning)
        assert len(played.pile("hand:0")) == int(morning)
        played.use(("bird@0", "any", 0))
        assert len(played.pile("hand:0")) == int(morning)


def test_only_reactions_while_something_is_queued_and_what_is_idle_besides_when_not() -> None:
    text = REACTOR + "\n- {key: idle, timing: play, do: [{gain: {counter: gold, count: 5}}]}"
    windows = Windows(idle=("play",))
    played = table(Customs(windows=windows), {"field": ["giver@0", "odd@1"]}, giver=GIVER, odd=text)
    played.use(("giver@0", "use", 0))
    assert played.actions(1) == ["use odd react", "pass"]
    played.begin(played.effects.queue.frame(Window()))
    assert played.actions(1) == ["use odd react", "use odd idle", "pass"]
    played.act(1, "use", "odd@1", "idle").act(1, "pass")
    assert played.gold(1) == 5
    assert played.over, "the window is over with its queue"


def test_alone_one_is_asked_only_when_there_is_something_to_do() -> None:
    hand = {"hand:0": ["p1"], "field": ["giver@0"]}
    assert table(Customs(), hand, 1, giver=GIVER).use(("giver@0", "use", 0)).over
    other = {"hand:0": ["trick"], "field": ["giver@0"]}
    trick = "- {key: react, timing: reaction, from: hand, do: [{gain: {counter: gold}}]}"
    played = table(Customs(), other, 1, giver=GIVER, trick=trick).use(("giver@0", "use", 0))
    assert played.actions(0) == ["use trick react", "pass"]
    assert not table(Customs(), hand, 2, giver=GIVER).use(("giver@0", "use", 0)).over


def kinds() -> tuple[ActionKind, ...]:
    """Let seats shout besides passing."""
    shout = Action("shout")
    shouting = ActionKind(
        "shout", lambda _t, _a: say("Shout"), lambda _t, _s: (shout,), lambda _t, _s, _a: None
    )
    return (shouting, passing())


def shouted(_table: Table, _seat: SeatId, action: Action) -> tuple[Event, ...]:
    """Count how often somebody has shouted."""
    return (TableCounted("no-draw", 1),) if action.verb == "shout" else ()


def test_a_game_has_further_actions_in_its_windows_and_seats_that_decline() -> None:
    windows = Windows(
        kinds=kinds(),
        took=shouted,
        declines=lambda _table, seat: seat == 2,
        ended=lambda _table: (TableCounted("wound", 1),),
    )
    lying = {"field": ["giver@0"], "hand:1": ["p1"], "hand:2": ["p2"]}
    played = table(Customs(windows=windows), lying, giver=GIVER).use(("giver@0", "use", 0))
    assert played.actions(1) == ["shout", "pass"]
    played.act(1, "shout").act(1, "shout").act(1, "pass")
    assert played.over, "the third seat was not asked"
    assert played.now.counters == {"no-draw": 2, "wound": 1}


ECHO = """
- key: echo
  after: {gains: {counter: gold, who: others}}
  cost: [{turn: {what: self}}]
  do: [{gain: {counter: gold}}]
"""


@pytest.mark.parametrize("wait", [False, True])
def test_a_trigger_with_a_cost_opens_a_window_or_waits_for_the_next(wait: bool) -> None:
    giver = "- {key: use, timing: action, do: [{gain: {counter: gold}}, {draw: 1}]}"
    customs = Customs(windows=Windows(wait=wait, may_respond=lambda _table, _seat: False))
    lying = {"field": ["giver@0", "echo@1"], "deck": ["p0"]}
    played = table(customs, lying, giver=giver, echo=ECHO).use(("giver@0", "use", 0))
    assert played.decision(1).name == ("react" if wait else "trigger")
    assert len(played.pile("hand:0")) == int(wait), "it waits until the text is done"
    if wait:
        assert played.actions(1) == ["use echo echo", "pass"]
    played.answer(1, Action("use", played.ids["echo@1"], "echo"))
    while not played.over:
        assert played.position is not None
        assert played.position.pending is not None
        (seat,) = played.position.pending.seats()
        played.answer(seat, Action("pass"))
    assert played.gold(1) == 1
    assert played.now.lasting == ()


def test_what_waits_lapses_with_its_window_and_with_its_card() -> None:
    customs = Customs(windows=Windows(wait=True))
    lying = {"field": ["giver@0", "echo@1"]}
    played = table(customs, lying, giver=GIVER, echo=ECHO).use(("giver@0", "use", 0))
    played.act(1, "pass")
    assert played.over
    assert played.now.lasting == ()
    fatal = """
    - key: use
      timing: action
      do: [{gain: {counter: gold}}, {move: {what: {kind: event, in: field}, to: discard}}]
    """
    words = language(customs=customs)
    echo = card("echo", ECHO, words, kind="event")
    gone = Played(words, lying, card("giver", fatal, words), echo).use(("giver@0", "use", 0))
    assert gone.over
    assert gone.now.lasting == ()


def test_limited_abilities_of_cards_that_are_spent_go_by_title() -> None:
    text = "- {key: once, timing: action, from: hand, limited: true, do: [{gain: {counter: gold}}]}"
    used: list[tuple[SeatId, DefId]] = []

    def mark(_table: Table, seat: SeatId, title: DefId) -> tuple[Event, ...]:
        used.append((seat, title))
        return ()

    titles = Titles(lambda _table, seat, title: (seat, title) in used, mark)
    lying = {"hand:0": ["one@0", "one@1"], "hand:1": ["one@2"]}
    played = table(Customs(titles=titles), lying, one=text)
    played.use(("one@0", "once", 0), ("one@1", "once", 0), ("one@2", "once", 1))
    while not played.over:
        assert played.position is not None
        assert played.position.pending is not None
        (seat,) = played.position.pending.seats()
        played.answer(seat, Action("pass"))
    assert (played.gold(0), played.gold(1)) == (1, 1)


def test_other_cards_add_costs() -> None:
    words: Language

    def added(reader: Any, ability: Any, _context: Any) -> tuple[Added, ...]:
        if ability.key != "use":
            return ()
        address = Address(DefId("toll"), "toll", ("cost",))
        (toll,) = reader.table.definitions[DefId("toll")].facts["abilities"]
        return (Added(address, toll.cost),)

    toll = "- {key: toll, cost: [{lose: {counter: gold}}], do: [draw]}"
    words = language(customs=Customs(added=added))
    printed = (card("giver", GIVER, words), card("toll", toll, words))
    poor = Played(words, {"field": ["giver@0"]}, *printed).use(("giver@0", "use", 0))
    assert poor.gold(0) == 0, "it can't be paid, and nothing happens"
    rich = Played(words, {"field": ["giver@0"]}, *printed)
    seats = (rich.board.seats[0].__class__(SeatId(0), True, {"gold": 3}), *rich.board.seats[1:])
    rich.board = rich.board._replace(seats=seats)
    assert rich.use(("giver@0", "use", 0)).gold(0) == 3, "one lost, one gained"


AIMED = """
- key: use
  timing: action
  targets: [{choose: {as: victim, from: {kind: event}}}]
  do: [{gain: {counter: gold, count: victim}}]
"""


def test_without_a_target_it_is_refused_or_after_a_warning_it_fails() -> None:
    assert table(Customs(), {"field": ["aim@0"]}, aim=AIMED).use(("aim@0", "use", 0)).gold(0) == 0
    bold = Customs(aimless=lambda node: node.tag == "choose")
    for answer in ("yes", "no"):
        played = table(bold, {"field": ["aim@0"]}, aim=AIMED).use(("aim@0", "use", 0))
        assert played.decision(0).name == "aimless"
        played.answer(0, answer)
        while not played.over:
            played.act(0, "pass")
        assert played.gold(0) == 0
    words = language(customs=bold)
    fine = Played(
        words, {"field": ["aim@0", "e@1"]}, card("aim", AIMED, words), card("e", kind="event")
    )
    fine.use(("aim@0", "use", 0)).answer(0, (fine.ids["e@1"],))
    assert fine.gold(0) == 1


def test_a_target_that_cannot_be_paid_for_is_none() -> None:
    text = """
    - key: use
      timing: action
      targets: [{choose: {as: victim, from: {kind: crew, other: true}}}]
      cost: [{take-counters: {counter: wound, from: victim}}]
      do: [{gain: {counter: gold}}]
    """
    played = table(Customs(), {"field": ["aim@0", "p0", "p1"]}, aim=text)
    cards = dict(played.board.cards)
    hurt = played.ids["p1"]
    cards[hurt] = cards[hurt]._replace(counters={"wound": 1})
    played.board = played.board._replace(cards=cards)
    played.use(("aim@0", "use", 0))
    assert played.decision(0).cards == (hurt,)


@dataclass(frozen=True, slots=True)
class Cleaning:
    """Puts right what is wrong: nothing may have two wounds."""


def clean(at: At[Cleaning]) -> Next:
    """Take the wounds off."""
    return done(
        *(
            CardCounted(card.id, "wound", -card.counters["wound"])
            for card in at.board.cards.values()
            if card.counters.get("wound", 0) >= 2
        ),
        TableCounted("no-draw", 1),
    )


CLEAN = Procedure("clean", Cleaning, clean)


def dirty(at: Table) -> Frame | None:
    """Say what is to be put right."""
    two = any(card.counters.get("wound", 0) >= 2 for card in at.board.cards.values())
    return CLEAN.frame(Cleaning()) if two else None


def test_what_is_wrong_is_put_right_after_each_effect_and_before_any_window() -> None:
    hurts = """
    - key: use
      timing: action
      do: [{put-counters: {counter: wound, count: 2, on: self}}, {draw: 1}]
    """
    words = language(customs=Customs(settle=dirty))
    played = Played(
        words,
        {"field": ["hurt@0"], "hand:1": ["p0"], "deck": ["p1"]},
        card("hurt", hurts, words),
        extra=(CLEAN,),
    )
    played.use(("hurt@0", "use", 0)).act(1, "pass")
    assert played.over
    assert played.now.counters == {"no-draw": 1}
    assert not played.now.cards[played.ids["hurt@0"]].counters


def test_what_costs_nothing_is_not_used_again_for_nothing() -> None:
    text = "- {key: use, timing: action, do: [{turn: {what: self, to: upright}}]}"
    played = table(Customs(), {"field": ["idle@0"]}, idle=text)
    played.use(("idle@0", "use", 0), ("idle@0", "use", 0))
    marks = [item for item in played.now.lasting if type(item.body).__name__ == "Idle"]
    assert len(marks) == 1, "it was refused the second time"
