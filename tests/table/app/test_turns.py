from __future__ import annotations

from tabletop.engine.ids import ONLOOKER, SeatId
from tabletop.engine.view import OPEN_EYES
from tabletop.session.players import Player
from tabletop.table.turns import Screen, screen_for

ANN, BO, CY = SeatId(0), SeatId(1), SeatId(2)
HOT_SEAT = (Player("Ann"), Player("Bo"), Player("Computer", "sailor"))
ALONE = (Player("Ann"), Player("Computer", "sailor"))


def test_alone_there_is_never_a_curtain() -> None:
    assert screen_for(ALONE, (ANN,), ONLOOKER, over=False) == Screen(ANN)
    assert screen_for(ALONE, (BO,), ANN, over=False) == Screen(ANN)


def test_the_screen_changes_hands_only_through_the_curtain() -> None:
    assert screen_for(HOT_SEAT, (ANN,), ONLOOKER, over=False) == Screen(ONLOOKER, ANN)
    assert screen_for(HOT_SEAT, (ANN,), ANN, over=False) == Screen(ANN)
    assert screen_for(HOT_SEAT, (BO,), ANN, over=False) == Screen(ONLOOKER, BO)


def test_while_the_computer_plays_the_last_player_may_go_on_looking() -> None:
    assert screen_for(HOT_SEAT, (CY,), BO, over=False) == Screen(BO)
    assert screen_for(HOT_SEAT, (CY,), ONLOOKER, over=False) == Screen(ONLOOKER)


def test_asked_together_the_one_who_is_there_answers_first() -> None:
    assert screen_for(HOT_SEAT, (ANN, BO), BO, over=False) == Screen(BO)
    assert screen_for(HOT_SEAT, (ANN, BO), CY, over=False) == Screen(ONLOOKER, ANN)


def test_what_is_asked_openly_needs_no_curtain_while_somebody_is_there() -> None:
    asked = screen_for(HOT_SEAT, (BO,), ANN, over=False, openly=(BO,))
    assert asked == Screen(ANN, asked=BO)
    assert screen_for(HOT_SEAT, (BO,), BO, over=False, openly=(BO,)) == Screen(BO)
    assert screen_for(HOT_SEAT, (BO,), ONLOOKER, over=False, openly=(BO,)) == Screen(ONLOOKER, BO)
    assert screen_for(HOT_SEAT, (CY,), ANN, over=False, openly=(CY,)) == Screen(ANN)


def test_at_the_end_everything_is_open_and_without_people_nothing_is() -> None:
    assert screen_for(HOT_SEAT, (), ANN, over=True) == Screen(OPEN_EYES)
    assert screen_for(ALONE[1:], (ANN,), ONLOOKER, over=False) == Screen(ONLOOKER)
