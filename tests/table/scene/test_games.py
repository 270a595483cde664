"""The two small games on the real table, by hand: drag, drop, click, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games import registry
from tabletop.session.bots import bot_chance, random_bot
from tabletop.session.match import Match, Step
from tabletop.session.players import Player
from tests.controller.answering import answerable

from .rig import Rig

Make = Callable[..., Rig]
NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")


def match_of(game: str, seats: int, seed: int) -> Match:
    players = tuple(Player(name) for name in NAMES[:seats])
    return Match.create(registry.load(game), players, {}, seed)


def traitors(rig: Make, wanted: str, seats: int = 4) -> tuple[Rig, int]:
    """Begin a match in which whoever begins holds a card of this name."""
    for seed in range(1, 60):
        match = match_of("traitors-aboard", seats, seed)
        seat = match.view(SeatId(0)).waiting[0]
        view = match.view(seat)
        names = match.game.rules.definitions
        held = [view.board.cards[c].definition for c in view.board.piles[f"hand:{seat}"]]  # type: ignore[index]
        if any(names[one].name == wanted for one in held):
            table = rig(match)
            table.presenter.sit(seat)
            return table, seat
    raise AssertionError(f"nobody begins with {wanted}")


@pytest.mark.rules("TA-3.2", "TA-3.3")
def test_loot_is_dragged_into_the_chest_and_a_value_announced(rig: Make) -> None:
    table, seat = traitors(rig, "Loot +1")
    table.drag(table.named(f"hand:{seat}", "Loot +1"), "chest")
    labels = [button.label for button in table.model.buttons]
    assert labels[:3] == ["Announce +1", "Announce 0", "Announce -2"]
    table.button("Announce 0")
    table.sit_at_pending()
    assert table.names("chest") == ["a card"]
    assert table.faults() == ()


@pytest.mark.rules("TA-3.4")
def test_an_action_does_not_go_into_the_chest(rig: Make) -> None:
    table, seat = traitors(rig, "Plank")
    plank = table.named(f"hand:{seat}", "Plank")
    table.drag(plank, "chest")
    assert table.refusals == [("An Action card can't go into the Chest.", "TA-3.4")]
    assert table.view.bubble.text() == "An Action card can't go into the Chest."
    assert len(table.zone(f"hand:{seat}")) == 3


@pytest.mark.rules("TA-4.1")
def test_a_plank_dropped_before_a_player_needs_no_further_question(rig: Make) -> None:
    table, seat = traitors(rig, "Plank")
    other = (seat + 1) % 4
    table.take(table.named(f"hand:{seat}", "Plank"))
    lit = [z for z, place in table.scene.zones.items() if place.light != "plain"]
    assert lit == [f"planks:{(seat + step) % 4}" for step in (1, 2, 3)]
    table.move(table.point(f"planks:{other}"))
    table.release(table.point(f"planks:{other}"))
    table.sit_at_pending()
    assert table.names(f"planks:{other}") == ["Plank"]
    assert table.faults() == ()


@pytest.mark.rules("TA-6.1")
def test_another_seat_sees_backs_on_the_table(rig: Make) -> None:
    table, seat = traitors(rig, "Plank")
    table.presenter.sit(SeatId((seat + 1) % 4))
    for zone in (f"hand:{seat}", f"role:{seat}", "deck"):
        assert set(table.names(zone)) == {"a card"}
        for card in table.zone(zone):
            assert card.definition is None
            assert card.spoken.startswith("a card")


def test_an_officer_dropped_on_an_opponent_attacks_that_one(rig: Make) -> None:
    for seed in range(1, 80):
        match = match_of("traveller-traders", 1, seed)
        for verb in ("prospect", "defend"):
            open_now = {o.action.verb: o for o in match.offers(SeatId(0)) if o.refusal is None}
            if verb in open_now and "attack" not in open_now:
                match.answer(SeatId(0), open_now[verb].action)
        table = rig(match)
        battle = table.zone("battle")
        if len(battle) < 2 or not any(c.playable for c in table.zone("crew")):
            continue
        officer = next(c for c in table.zone("crew") if c.playable)
        before = table.match.position.answered
        table.drag(officer.handle, battle[1].handle)
        assert table.match.position.answered >= before + 2
        assert table.refusals == []
        assert table.faults() == ()
        return
    raise AssertionError("no battle of two opponents came up")


@pytest.mark.parametrize(
    ("game", "seats"), [("traitors-aboard", 3), ("traitors-aboard", 8), ("traveller-traders", 1)]
)
def test_whole_matches_stay_drawn_as_they_are(rig: Make, game: str, seats: int) -> None:
    match = match_of(game, seats, 11)
    table = rig(match, motion="full")
    for _ in range(160):
        if match.finished:
            break
        seat = match.view(SeatId(0)).waiting[0]
        table.presenter.sit(seat)
        assert answerable(table.model)
        answer = random_bot(
            match.game.rules, match.view(seat), bot_chance(3, match.position.answered, seat)
        )
        step = match.answer(seat, answer)
        assert isinstance(step, Step)
        table.presenter.refresh([step])
        table.scene.motions.finish()
        assert table.faults() == ()
