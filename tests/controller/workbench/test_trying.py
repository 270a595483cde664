"""A card that is tried lies where it can be used, with what it needs."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.controller.workbench.trying import YOU, TrialError, offers_card, try_card
from tabletop.engine.ids import DefId
from tabletop.games import registry
from tabletop.session.store import load_record
from tests.controller.small import game as small_game


def where(game: str, card: str) -> tuple[set[str], bool]:
    """Try a card: the zones in which the first seat sees it, and whether it is offered there."""
    tried = try_card(registry.load(game), DefId(card))
    cards = tried.match.view(YOU).board.cards.values()
    zones = {str(one.zone) for one in cards if one.definition == card}
    offered = offers_card(tried.match, DefId(card))
    assert offered == tried.usable
    return zones, offered


@pytest.mark.parametrize(
    ("game", "card", "zone"),
    [
        ("traitors-aboard", "spyglass", "hand:0"),
        ("traveller-traders", "tools", "offer"),
        ("traveller-ccg", "body-pistol", "hand:0"),
        ("traveller-ccg", "aggravated-assault", "hand:0"),
        ("traveller-ccg", "lsp-multi-phased-array", "hand:0"),
        ("traveller-ccg", "vilani-bureaux", "slot:0"),
        ("captains-chair", "consult", "hand:0"),
        ("captains-chair", "uss-enterprise-refit", "hand:0"),
        ("captains-chair", "uss-shenzhou", "hand:0"),
        ("captains-chair", "vulcan", "space:0"),
    ],
)
def test_a_card_is_there_and_can_be_used(game: str, card: str, zone: str) -> None:
    zones, offered = where(game, card)
    assert zone in zones
    assert offered


@pytest.mark.parametrize(
    ("game", "card", "zone"),
    [("traitors-aboard", "mutineer", "role:0"), ("traveller-ccg", "type-s-scout", "ship:0")],
)
def test_what_is_never_in_hand_lies_where_it_belongs(game: str, card: str, zone: str) -> None:
    assert zone in where(game, card)[0]


def test_what_cannot_be_used_yet_says_why() -> None:
    tried = try_card(registry.load("traveller-ccg"), DefId("not-today"))
    assert not tried.usable
    assert "nothing on the queue" in tried.why


def test_the_match_can_be_played_and_is_kept_nowhere(tmp_path: Path) -> None:
    game = registry.load("captains-chair")
    match = try_card(game, DefId("consult")).match
    cards = match.view(YOU).board.cards
    consult = next(
        offer.action
        for offer in match.offers(YOU)
        if offer.refusal is None
        and offer.action.card is not None
        and cards[offer.action.card].definition == "consult"
    )
    step = match.answer(YOU, consult)
    assert getattr(step, "events", ())
    assert match.path is None
    match.save(tmp_path / "copy.match")  # unless somebody wants a copy
    again = load_record(tmp_path / "copy.match", lambda _name: game)
    assert again.position.board == match.position.board


def test_a_game_that_says_nothing_has_the_card_in_the_hand() -> None:
    game = small_game()
    assert game.trial is None
    card = next(iter(game.pack.cards))
    tried = try_card(game, card)
    cards = tried.match.view(YOU).board.cards.values()
    assert any(one.definition == card and one.zone == "hand:0" for one in cards)


def test_a_card_without_a_place_says_so() -> None:
    with pytest.raises(TrialError, match="ghost"):
        try_card(small_game(), DefId("ghost"))
