"""Standard cards of two boxes in one match (section 3), with a small second box."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from tabletop.engine.ids import DefId, ZoneId
from tabletop.games.captains_chair.game import define
from tabletop.games.captains_chair.places import MARKET_TYPES, market, pile
from tabletop.games.definition import GameDefinition
from tabletop.games.registry import info_of
from tabletop.library import load_pack
from tabletop.library.lint import lint
from tests.games.captains_chair.matches import begun, bundled
from tests.games.captains_chair.tables import UNJUDGED, Story, names
from tests.games.stories import find

BOXES = Path(__file__).parent / "boxes"


@pytest.fixture
def two_boxes(tmp_path_factory: pytest.TempPathFactory) -> GameDefinition:
    info = info_of("captains-chair")
    folder = tmp_path_factory.mktemp("boxes") / info.id
    shutil.copytree(info.folder, folder)
    for path in BOXES.glob("*.yaml"):
        shutil.copy(path, folder / "cards" / f"box-{path.name}")
    return define(load_pack(info._replace(folder=folder), UNJUDGED))


def test_a_replacement_of_no_card_is_told(two_boxes: GameDefinition) -> None:
    pack = two_boxes.pack
    assert "CARD" not in {fault.code for fault in lint(pack, None, brought=True)}
    folder = pack.info.folder
    path = folder / "cards" / "box-second.yaml"
    path.write_text(path.read_text("utf-8").replace("dkora-class", "dkora-clas"), "utf-8")
    wrong = load_pack(pack.info, UNJUDGED)
    told = [fault for fault in lint(wrong, None, brought=True) if fault.code == "CARD"]
    assert [fault.message for fault in told] == [
        "there is no card 'dkora-clas'. Did you mean 'dkora-class'?"
    ]


def everywhere(story: Story) -> Counter[str]:
    return Counter(str(card.definition) for card in story.board.cards.values())


def test_with_one_box_there_is_nothing_to_choose() -> None:
    assert "cards" not in {option.key for option in bundled().options}


@pytest.mark.rules("CC-4.12")
def test_a_crew_card_may_begin_in_the_discard_pile(two_boxes: GameDefinition) -> None:
    story = begun(game=two_boxes)
    assert names(story.table, "discard:0") == ["second-past"]
    assert story.board.cards[find(story.table, "second-past")].face_up


@pytest.mark.rules("CC-3.1")
def test_captains_of_one_box_play_with_its_cards_alone(two_boxes: GameDefinition) -> None:
    there = everywhere(begun(game=two_boxes))
    assert not [name for name in there if name.startswith("second-") and name != "second-past"]
    assert there["dkora-class"] == 1


@pytest.mark.rules("CC-3.1", "CC-3.2")
def test_mixed_without_duplicates_and_what_has_a_replacement(two_boxes: GameDefinition) -> None:
    story = begun(game=two_boxes, cards="mixed")
    there = everywhere(story)
    assert there["second-double"] == 0
    assert there["dkora-class"] == 0
    assert there["second-ship"] == 1
    assert there["token-second-ship"] == 1
    persons = [*names(story.table, pile("person")), *names(story.table, market("person"))]
    junk = [name for name in names(story.table, "junk") if name == "second-person"]
    assert (persons + junk).count("second-person") == 1
    assert names(story.table, "encounters").count("second-encounter") == 1
    assert names(story.table, "location-deck").count("second-world") == 1


@pytest.mark.rules("CC-3.3", "CC-4.5")
def test_six_of_all_standard_incidents_and_then_those_of_the_captains(
    two_boxes: GameDefinition,
) -> None:
    story = begun(game=two_boxes, cards="mixed", captain_1="khan")
    cards = [story.table.printed(card) for card in story.board.piles[ZoneId("incidents")]]
    own = [card for card in cards if card.facts.get("crew") is not None]
    assert len(cards) - len(own) == 6
    assert Counter(card.facts["crew"] for card in own) == {"georgiou": 1, "khan": 2}
    out = [
        n for n in names(story.table, "box") if story.rules.definitions[DefId(n)].kind == "incident"
    ]
    assert len(out) == 5
    kinds = {
        name
        for seed in range(4)
        for name in names(begun(game=two_boxes, cards="mixed", seed=seed).table, "incidents")
    }
    assert "second-incident" in kinds


@pytest.mark.rules("CC-3.4")
def test_the_top_card_of_each_market_pile_goes_to_the_junk_pile_first(
    two_boxes: GameDefinition,
) -> None:
    story = begun(game=two_boxes, cards="mixed")
    junk = [story.table.printed(card).kind for card in story.board.piles[ZoneId("junk")]]
    assert sorted(junk) == sorted(MARKET_TYPES)
    assert all(story.board.cards[card].face_up for card in story.board.piles[ZoneId("junk")])
    for kind in MARKET_TYPES:
        assert len(story.board.piles[market(kind)]) == 1
