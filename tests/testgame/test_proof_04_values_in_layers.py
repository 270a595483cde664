"""Values are worked out when asked for, in layers; below zero they recover; control; sides."""

from __future__ import annotations

from tabletop.effects.changes import modifiers
from tabletop.engine.change import apply
from tabletop.engine.events import CardMoved, LastingEnded
from tabletop.engine.ids import zone_of
from tabletop.engine.table import Table
from tests.testgame.parts import HOOKS
from tests.testgame.story import Story
from tests.testgame.words import DEFINITIONS


def test_more_attack_against_lower_initiative_which_is_itself_changed() -> None:
    story = Story(
        {"fleet:0": ["corsair"], "fleet:1": ["scout", "ballast"], "hand:1": ["drive"]},
        attached={"ballast": "scout"},
    )
    corsair, scout = story.card("corsair"), story.card("scout")
    assert story.reader.value(scout, "initiative") == 0, "4 - 5, bounded only at the end"
    assert story.reader.value(corsair, "attack", versus=scout) == 3
    assert story.reader.value(corsair, "attack") == 2, "against nobody it does not count"
    story.do(0, "end")
    story.use(1, "drive")
    story.answer(1, "ship", "scout")
    assert story.reader.value(scout, "initiative") == 1, "4 - 5 + 2, not 0 + 2"
    assert story.reader.value(corsair, "attack", versus=scout) == 3


def test_equal_or_higher_initiative_gives_nothing() -> None:
    story = Story({"fleet:0": ["corsair"], "fleet:1": ["scout"], "fleet:2": ["hauler"]})
    corsair = story.card("corsair")
    assert story.reader.value(corsair, "attack", versus=story.card("scout")) == 2
    assert story.reader.value(corsair, "attack", versus=story.card("hauler")) == 3
    assert story.reader.value(corsair, "attack", versus=corsair) == 2


def test_what_changes_a_value_is_named() -> None:
    story = Story(
        {"fleet:0": ["corsair", "drive"]},
        attached={"drive": "corsair"},
    )
    corsair, drive = story.card("corsair"), story.card("drive")
    (change,) = modifiers(story.reader, corsair, "initiative")
    assert (change.held.context.source, change.by) == (drive, 2)
    assert all(one.versus for one in modifiers(story.reader, corsair, "attack"))


def test_a_tree_of_attachments_moves_with_its_foundation() -> None:
    story = Story(
        {"fleet:0": ["hauler", "drive"], "hand:0": ["module", "scrap"]},
        attached={"drive": "hauler"},
    )
    story.use(0, "module")
    story.answer(0, "part", "drive")
    story.passes(0)
    hauler, drive, module = (story.card(name) for name in ("hauler", "drive", "module"))
    assert tuple(story.board.tree(hauler)) == (hauler, drive, module)
    story.use(0, "scrap")
    story.answer(0, "ship", "hauler")
    assert story.pile("discard:0") == ["hauler", "drive", "module", "scrap"]
    assert story.reader.value(hauler, "initiative") == 2


def test_control_is_not_ownership_and_ends_with_the_round() -> None:
    story = Story(
        {
            "hand:0": ["mutiny", "corsair"],
            "fleet:1": ["hauler"],
            "hand:1": ["veto"],
            "deck:2": ["veto", "scout"],
        },
    )
    story.use(0, "mutiny")
    story.answer(0, "ship", "hauler")
    story.passes(0, 1)
    hauler = story.card("hauler")
    assert story.reader.controller(hauler) == 0
    assert story.board.cards[hauler].owner == 1
    assert story.pile("fleet:1") == ["hauler"]
    story.do(0, "raid")
    story.answer(0, "ship", "hauler")
    story.answer(0, "victim", 2)
    story.passes(0, 1)
    story.answer(2, "pay", "top")
    for seat in (0, 1, 2):
        story.do(seat, "end")
    story.answer(0, "bid", "corsair")
    story.answer(2, "bid", "veto")
    story.answer(1, "bid", "veto")
    assert story.reader.controller(hauler) == 1, "control came back at the end of the round"


def test_control_for_good_and_the_card_goes_home_when_it_leaves() -> None:
    story = Story({"hand:0": ["buy-out", "scrap"], "fleet:1": ["hauler"]})
    story.use(0, "buy-out")
    story.answer(0, "ship", "hauler")
    story.passes(0)
    assert story.reader.controller(story.card("hauler")) == 0
    story.use(0, "scrap")
    story.answer(0, "ship", "hauler")
    assert story.pile("discard:1") == ["hauler"]
    assert story.board.cards[story.card("hauler")].controller == 1


def test_a_side_has_a_text_of_its_own_and_a_limited_ability_comes_back() -> None:
    story = Story({"fleet:0": ["envoy"], "hand:1": ["veto", "scout"]})
    story.use(0, "envoy", "unmask")
    story.passes(1)
    assert story.reader.table.printed(story.card("envoy")).id == "spy"
    assert story.reader.traits(story.card("envoy")) == ("raider",)
    story.use(0, "envoy", "spy")
    story.answer(0, "victim", 1)
    story.passes(1)
    assert story.board.cards[story.card("veto")].known_to == (0,)
    assert story.reader.table.printed(story.card("envoy")).id == "envoy"
    assert not story.can_use(0, "envoy"), "once a round"
    for seat in (0, 1, 2):
        story.do(seat, "end")
    story.answer(1, "bid", "veto")
    assert story.can_use(0, "envoy")


def test_a_card_that_leaves_play_is_a_new_one_when_it_comes_back() -> None:
    story = Story({"fleet:0": ["envoy"]})
    story.use(0, "envoy", "unmask")
    (used,) = story.board.lasting
    gone = CardMoved(story.card("envoy"), zone_of("discard", used.controller), face_up=True)
    after = apply(story.board, gone)
    before = Table(story.board, DEFINITIONS)
    assert HOOKS.observe(before, gone, Table(after, DEFINITIONS)) == (LastingEnded(used.id),)
