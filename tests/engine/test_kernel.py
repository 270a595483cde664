"""The kernel: asking, refusing, forbidding, replacing, observing, and going on from anywhere."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabletop.engine import events as ev
from tabletop.engine import kernel
from tabletop.engine.board import Result
from tabletop.engine.codec import Codec
from tabletop.engine.decisions import (
    ChooseCards,
    ChooseNumber,
    ChooseOption,
    ChooseSeat,
    Mix,
    Option,
    Roll,
    together,
)
from tabletop.engine.frames import NOTHING, At, Frame, Next, Nothing, Procedure, call, done, go
from tabletop.engine.happening import Rest
from tabletop.engine.ids import CHANCE, CardId, SeatId
from tabletop.engine.message import Refusal, refuse, say
from tabletop.engine.position import Position
from tabletop.engine.rules import Rules, procedures
from tabletop.engine.table import Table
from tests.engine.tiny import ANN, BIN, BO, DECK, DEFINITIONS, HANDS, ROW, Score, board, rules

START = Frame("story", "begin", NOTHING)


def over(_at: At[Nothing]) -> Next:
    return done(ev.Ended(Result((ANN,), say("{seat} wins."), "X-1.1")))


def answered(rules: Rules, position: Position, seat: SeatId, answer: Any) -> Position:
    following = kernel.submit(rules, position, seat, answer)
    assert isinstance(following, Position)
    return following


def reloaded(rules: Rules, position: Position) -> Position:
    codec = Codec((*rules.records, Rest))
    assert position.pending is not None
    saved = json.loads(
        json.dumps(
            codec.encode(
                (
                    position.board,
                    position.frames,
                    position.pending.answers,
                    position.pending.sealed,
                    position.chance,
                    position.answered,
                )
            )
        )
    )
    return kernel.restore(rules, *codec.decode(saved))


async def begin(at: At[Nothing]) -> Next:
    cards = await ChooseCards("pick", ANN, say("pick"), None, at.board.pile(HANDS[0]), 1, 2)
    number = await ChooseNumber("count", ANN, say("count"), None, 1, 3)
    seat = await ChooseSeat("whom", ANN, say("whom"), None, (BO,))
    return go(
        over,
        *(ev.CardMoved(card, BIN) for card in cards),
        ev.SeatCounted(seat, "vp", number),
    )


def test_a_step_asks_before_anything_changes_and_each_question_is_a_checkpoint() -> None:
    game = rules(begin, over)
    position = kernel.start(game, board(), START, 1)
    for answer in ((CardId(8),), 3, BO):
        assert position.board.pile(BIN) == ()
        again = reloaded(game, position)
        assert again.pending == position.pending
        first, second = (answered(game, start, ANN, answer) for start in (position, again))
        assert first.board == second.board
        position = second
    assert position.result is not None
    assert position.board.pile(BIN) == (8,)
    assert position.board.seat(BO).counters == {"vp": 3}


def test_one_position_can_be_answered_twice_in_different_ways() -> None:
    game = rules(begin, over)
    position = answered(game, kernel.start(game, board(), START, 1), ANN, (CardId(7),))
    low, high = (answered(game, position, ANN, number) for number in (1, 2))
    ends = [answered(game, middle, ANN, BO).board.seat(BO).counters["vp"] for middle in (low, high)]
    assert ends == [1, 2]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ((CardId(0),), "lit"),
        ((CardId(7), CardId(7)), "only once"),
        ((), "1 to 2"),
        (7, "lit"),
        ("seven", "lit"),
    ],
)
def test_a_wrong_answer_is_refused_with_a_reason_and_changes_nothing(
    answer: Any, words: str
) -> None:
    game = rules(begin, over)
    position = kernel.start(game, board(), START, 1)
    refusal = kernel.submit(game, position, ANN, answer)
    assert isinstance(refusal, Refusal)
    text = refusal.reason.text.format_map(dict(refusal.reason.args))
    assert words in text
    assert isinstance(kernel.submit(game, position, BO, (CardId(7),)), Refusal)
    assert isinstance(kernel.submit(game, position, ANN, (CardId(7),)), Position)


def test_chance_is_a_seat_and_can_be_forced() -> None:
    async def begin(at: At[Nothing]) -> Next:
        dice = await Roll(dice=4)
        order = await Mix(count=len(at.board.pile(DECK)))
        places = tuple(range(len(order)))
        return go(over, ev.Shuffled(DECK, places, order), ev.TableCounted("sum", sum(dice)))

    game = rules(begin, over)
    position = kernel.start(game, board(), START, 7)
    assert position.pending is not None
    assert position.pending.seats() == (CHANCE,)
    one = kernel.settle(game, position)
    two = kernel.settle(game, position)
    assert one.board == two.board
    assert one.chance == two.chance
    forced = answered(game, position, CHANCE, (6, 6, 6, 6))
    forced = answered(game, forced, CHANCE, (3, 2, 1, 0))
    assert forced.board.counters == {"sum": 24}
    assert forced.board.pile(DECK) == (3, 2, 1, 0)
    assert isinstance(kernel.submit(game, position, CHANCE, (7, 1, 1, 1)), Refusal)
    assert isinstance(kernel.submit(game, position, CHANCE, (1, 1, 1)), Refusal)


def test_simultaneous_answers_stay_sealed_until_all_are_in() -> None:
    async def begin(_at: At[Nothing]) -> Next:
        ask = tuple(ChooseNumber("bid", seat, say("bid"), None, 0, 9) for seat in (BO, ANN))
        bids = await together("bids", ask)
        assert all(isinstance(bid, int) for bid in bids)
        return go(over, *(ev.TableCounted(f"bid{i}", int(str(b))) for i, b in enumerate(bids)))

    game = rules(begin, over)
    position = kernel.start(game, board(), START, 1)
    assert position.pending is not None
    assert position.pending.seats() == (BO, ANN)
    waiting = answered(game, position, ANN, 5)
    assert waiting.board.counters == {}
    assert waiting.pending is not None
    assert waiting.pending.seats() == (BO,)
    assert isinstance(kernel.submit(game, waiting, ANN, 6), Refusal)
    for start in (waiting, reloaded(game, waiting)):
        assert answered(game, start, BO, 3).board.counters == {"bid0": 3, "bid1": 5}


def test_cannot_prevails_over_replacement() -> None:
    def begin(_at: At[Nothing]) -> Next:
        return go(over, ev.CardMoved(CardId(4), BIN), ev.CardMoved(CardId(5), BIN))

    def forbid(_table: Table, event: ev.Event) -> Refusal | None:
        if isinstance(event, ev.CardMoved) and event.card == 4:
            return refuse("X-2.1", "It stays.")
        return None

    def instead(_table: Table, event: ev.Event) -> tuple[ev.Event, ...] | None:
        if isinstance(event, ev.CardMoved) and event.to == BIN:
            return (ev.CardMoved(event.card, DECK),)
        return None

    game = rules(begin, over, forbid=forbid, replace=instead)
    sink: list[ev.Event] = []
    position = kernel.start(game, board(), START, 1, sink)
    assert position.board.pile(ROW) == (4, 6)
    assert position.board.top(DECK, 1) == (5,)
    assert ev.Said(say("It stays.")) in sink


def test_what_an_event_causes_comes_before_the_rest_of_its_step() -> None:
    order: list[str] = []

    def begin(_at: At[Nothing]) -> Next:
        return go(look, ev.CardMoved(CardId(4), BIN), ev.CardMoved(CardId(5), BIN))

    def look(at: At[Nothing]) -> Next:
        order.append(f"happened {len(at.happened)}")
        return over(at)

    async def ask(at: At[Nothing]) -> Next:
        order.append(f"asked with {at.board.pile(BIN)}")
        yes = (Option("yes", say("React")), Option("no", say("Pass")))
        answer = await ChooseOption("react", BO, say("react?"), None, yes)
        return done(*((ev.CardMoved(CardId(6), BIN),) if answer == "yes" else ()))

    react = Procedure("react", Nothing, ask)

    def observe(_before: Table, event: ev.Event, _after: Table) -> tuple[ev.Event | Frame, ...]:
        if isinstance(event, ev.CardMoved) and event.card == 4:
            return (ev.TableCounted("seen", 1), react.frame(NOTHING))
        return ()

    story = Procedure("story", Nothing, begin, look)
    game = Rules(procedures(story, react), DEFINITIONS, observe=observe, records=(Score,))
    position = kernel.start(game, board(), START, 1)
    assert position.board.pile(BIN) == (4,)
    for start in (position, reloaded(game, position)):
        order.clear()
        end = answered(game, start, BO, "yes")
        assert end.board.pile(BIN) == (4, 6, 5)
        assert end.board.counters == {"seen": 1}
        assert order[-1] == "happened 3"


def test_a_replacement_may_ask_what_happens_instead() -> None:
    def begin(_at: At[Nothing]) -> Next:
        return go(over, ev.CardMoved(CardId(4), BIN))

    async def ask(_at: At[Nothing]) -> Next:
        options = (Option("deck", say("Under the deck")), Option("bin", say("To the bin")))
        where = await ChooseOption("where", ANN, say("where?"), None, options)
        to = ev.CardMoved(CardId(4), DECK, place=0) if where == "deck" else None
        return done(value=(to,) if to else (ev.CardMoved(CardId(4), BIN),))

    wonder = Procedure("wonder", Nothing, ask)

    def instead(_table: Table, event: ev.Event) -> Frame | None:
        return wonder.frame(NOTHING) if isinstance(event, ev.CardMoved) else None

    story = Procedure("story", Nothing, begin, over)
    game = Rules(procedures(story, wonder), DEFINITIONS, replace=instead, records=(Score,))
    position = reloaded(game, kernel.start(game, board(), START, 1))
    assert answered(game, position, ANN, "deck").board.pile(DECK)[0] == 4
    assert answered(game, position, ANN, "bin").board.pile(BIN) == (4,)


def test_a_called_procedure_hands_its_value_back() -> None:
    def begin(_at: At[Nothing]) -> Next:
        return call(Frame("other", "give", NOTHING), then=take)

    def take(at: At[Nothing]) -> Next:
        return go(over, ev.TableCounted("got", at.value))

    def give(_at: At[Nothing]) -> Next:
        return done(value=4)

    story = Procedure("story", Nothing, begin, take, over)
    game = Rules(procedures(story, Procedure("other", Nothing, give)), DEFINITIONS)
    assert kernel.start(game, board(), START, 1).board.counters == {"got": 4}


def test_the_end_is_at_once() -> None:
    def begin(_at: At[Nothing]) -> Next:
        end = ev.Ended(Result((), say("Over."), "X-5.1"))
        return go(begin, ev.CardMoved(CardId(4), BIN), end, ev.CardMoved(CardId(5), BIN))

    position = kernel.start(rules(begin), board(), START, 1)
    assert position.pending is None
    assert position.board.pile(BIN) == (4,)
    assert isinstance(kernel.submit(rules(begin), position, ANN, 1), Refusal)


def test_rules_that_go_round_in_a_circle_say_so() -> None:
    def begin(_at: At[Nothing]) -> Next:
        return go(begin)

    with pytest.raises(kernel.EndlessRulesError, match=r"story\.begin"):
        kernel.start(rules(begin), board(), START, 1)


def test_a_position_that_does_not_fit_the_rules_is_refused_whole() -> None:
    game = rules(begin, over)
    position = kernel.start(game, board(), START, 1)
    for frames, answers in (
        ((), ()),
        ((Frame("story", "middle", NOTHING),), ()),
        ((Frame("story", "over", NOTHING),), ()),
        (position.frames, ((CardId(7),), 1, BO, 2)),
    ):
        with pytest.raises(kernel.BrokenPositionError):
            kernel.restore(game, position.board, frames, answers, (), position.chance, 0)
