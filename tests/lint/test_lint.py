"""What the lint says, thing by thing: of wrong cards, and nothing of right ones like them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.effects.limits import IN_PLAY, Limits
from tabletop.library.faults import FaultList
from tabletop.library.finding import read_game
from tabletop.library.lint import lint
from tabletop.library.loader import load_pack
from tests.effects.small import language
from tests.library.folders import write

GAME = """\
id: small
title: Small
summary: A small game.
credit: Nobody's.
seats: [1, 4]
module: small.py
keywords: {armor: It lasts.}
types:
  crew: {facts: {keywords: map of int?, knows: list of card?, likes: trait?}}
  event: {}
"""
LANGUAGE = language(
    limits=Limits(
        most={"gold": 20}, lies={IN_PLAY: ("crew",), "hand": ("crew", "event"), "chest": ("event",)}
    )
)
CARDS = """\
- {id: ann, name: Ann, type: crew, source: original, count: 2, traits: [ship]}
- {id: bo, name: Bo, type: crew, source: original, traits: [rock], facts: {keywords: {armor: 1}}}
- {id: storm, name: Storm, type: event, source: original, emblem: [wave]}
"""


def told(folder: Path, cards: str, *, brought: bool = False) -> list[str]:
    """Lint the small game with more cards; gives code and message of each fault."""
    write(folder, game=GAME, cards=CARDS + cards, rules="- {section: A, rules: {SM-1.1: B.}}\n")
    info, _ = read_game(folder / "small", bundled=False, faults=FaultList())
    assert info is not None
    pack = load_pack(info, LANGUAGE)
    found = tuple(lint(pack, LANGUAGE, brought=brought))
    for fault in found:
        assert fault.line > 0
        assert str(fault).count(": warning ") == fault.doubt
    return [f"{fault.code} {fault.message}" for fault in found]


def card(ability: str, kind: str = "crew", more: str = "") -> str:
    """Write a card with one ability."""
    return (
        f"- {{id: cy, name: Cy, type: {kind}, source: original, traits: [rock]{more},\n"
        f"   abilities: [{{key: a, {ability}}}]}}\n"
    )


WRONG = {
    "of its own type": ("if: {is: {card: self, kind: event}}, do: [draw]", "NEVER"),
    "its own trait": ("if: {is: {card: self, trait: ship}}, do: [draw]", "NEVER"),
    "always of its type": ("if: {not: {is: {card: self, kind: event}}}, do: [draw]", "ALWAYS"),
    "a thing and its opposite": (
        "if: {all-of: [{any: {in: chest}}, {not: {any: {in: chest}}}]}, do: [draw]",
        "NEVER",
    ),
    "one or the other": (
        "if: {any-of: [{any: {in: chest}}, {not: {any: {in: chest}}}]}, do: [draw]",
        "ALWAYS",
    ),
    "two ways to lie": (
        "if: {all-of: [{is: {card: self, turned: true}}, {is: {card: self, turned: false}}]},"
        " do: [draw]",
        "NEVER",
    ),
    "no number in common": (
        "if: {all-of: [{compare: {left: {held: gold}, is: more, right: 3}},"
        " {compare: {left: {held: gold}, is: less, right: 4}}]}, do: [draw]",
        "NEVER",
    ),
    "more than can be held": (
        "if: {compare: {left: {held: gold}, is: at least, right: 21}}, do: [draw]",
        "NEVER",
    ),
    "less than nothing": (
        "if: {compare: {left: {count: {in: hand}}, is: less, right: 0}}, do: [draw]",
        "NEVER",
    ),
    "another type within": (
        "do: [{draw: {count: {count: {kind: crew, where: {is: {card: it, kind: event}}}}}}]",
        "NEVER",
    ),
    "more than there are": ("if: {any: {kind: crew}, least: 9}, do: [draw]", "NEVER"),
    "where it never lies": ("do: [{draw: {count: {count: {kind: event}}}}]", "NEVER"),
    "in the wrong pile": ("do: [{draw: {count: {count: {in: chest, kind: crew}}}}]", "NEVER"),
    "a cost beyond all": ("cost: [{lose: {counter: gold, count: 21}}], do: [draw]", "COST"),
    "far out": ("do: [{draw: 30}]", "FAR"),
    "a name for nothing": ("do: [{draw: {count: 1, as: found}}]", "UNUSED"),
    "a counter for nothing": (
        "do: [{put-counters: {counter: wound, on: self}}]",
        "UNUSED",
    ),
    "a pair that is not": (
        "do: [{draw: {count: {count: {in: hand, kind: event, trait: rock}}}}]",
        "NOTHING",
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_tells_what_an_ability_can_not_mean(name: str, tmp_path: Path) -> None:
    ability, code = WRONG[name]
    found = told(tmp_path, card(ability))
    assert {words.partition(" ")[0] for words in found} - {"FAR"} == {code} - {"FAR"}, found
    assert code != "FAR" or found


RIGHT = (
    "if: {is: {card: self, turned: true}}, do: [draw]",
    "if: {any-of: [{any: {in: chest}}, {any: {in: hand}}]}, do: [draw]",
    "if: {compare: {left: {held: gold}, is: at least, right: 20}}, do: [draw]",
    "if: {any: {kind: crew}, least: 4}, do: [draw]",
    "if: {not: {any: {kind: crew, trait: ship}}}, do: [draw]",
    "cost: [{lose: {counter: gold, count: 20}}], do: [draw]",
    "do: [{draw: 10}]",
    "do: [{draw: {count: 1, as: found}}, {move: {what: found, to: discard}}]",
    "do: [{put-counters: {counter: wound, on: self}},"
    " {take-counters: {counter: wound, from: self}}]",
    "do: [{draw: {count: {count: {in: hand, kind: event}}}}]",
)


@pytest.mark.parametrize("ability", RIGHT)
def test_says_nothing_of_what_can_be(ability: str, tmp_path: Path) -> None:
    assert told(tmp_path, card(ability)) == []


def test_more_of_a_card_than_a_set_has_can_be_where_decks_are_brought(tmp_path: Path) -> None:
    many = card("if: {any: {kind: crew}, least: 9}, do: [draw]")
    assert told(tmp_path, many, brought=True) == []


def test_cards_that_are_alike(tmp_path: Path) -> None:
    one = card("do: [draw]", more=", flavour: Once")
    again = one.replace("id: cy, name: Cy", "id: di, name: Di").replace("Once", "Twice")
    (found,) = told(tmp_path, one + again)
    assert found.startswith("ALIKE this card is 'cy' once more")
    assert told(tmp_path, one + again.replace("draw", "draw: 2")) == []
    plain = "- {id: gale, name: Gale, type: event, source: original, emblem: [wind]}\n"
    assert told(tmp_path, plain) == [], "without abilities another picture makes another card"
    (found,) = told(tmp_path, plain.replace("wind", "wave"))
    assert found.startswith("ALIKE")


def test_abilities_that_are_alike(tmp_path: Path) -> None:
    twice = card("do: [draw]}, {key: b, do: [draw]")
    assert told(tmp_path, twice) == ["TWICE 'b' does the very same as 'a'."]


def test_references_to_cards_and_traits(tmp_path: Path) -> None:
    knows = card("do: [draw]", more=", facts: {knows: [ann, bob], likes: rok}")
    assert told(tmp_path, knows) == [
        "CARD there is no card 'bob'. Did you mean 'bo'?",
        "TRAIT there is no trait 'rok'. Did you mean 'rock'?",
    ]
    odd = card("do: [draw]").replace("[rock]", "[rock, rck, rock]")
    assert told(tmp_path, odd) == [
        "TRAIT the game has no trait 'rck'. Did you mean 'rock'?",
        "TRAIT the trait 'rock' stands here twice.",
    ]


def test_the_one_card_that_lacks_what_all_others_have(tmp_path: Path) -> None:
    named = [
        f"- {{id: e-{at}, name: E{at}, type: event, source: original, emblem: [i-{at}],"
        f" flavour: Nr {at}}}\n"
        for at in range(5)
    ]
    assert told(tmp_path, "".join(named)) == [
        "LACKING all other cards of the type 'event' have 'flavour'; it has none."
    ]


def test_names_that_what_is_done_again_uses(tmp_path: Path) -> None:
    """An ability that does as another does gives it its names, and no others."""
    first = "targets: [{choose-seat: who}], do: [{draw: {count: 1, who: who}}]"
    both = card(f"{first}}}, {{key: b, targets: [{{choose-seat: NAME}}], do: [{{as-above: a}}]")
    assert told(tmp_path, both.replace("NAME", "who")) == []
    (found,) = told(tmp_path, both.replace("NAME", "whom"))
    assert found == "UNUSED 'b' gives the name 'whom', and never uses it."


def test_a_card_that_is_more_than_printed(tmp_path: Path) -> None:
    """What a card makes of itself holds for it alone; what it makes of all cards, for all."""
    asks = "if: {is: {card: self, kind: event}}, do: [draw]"
    makes = "do: [draw]}, {key: c, always: [{grant: {of: OF, kind: event}}]"
    own = card(f"{asks}}}, {{key: b, {makes.replace('OF', 'self')}")
    assert told(tmp_path, own) == []
    one = card(asks)
    other = card("do: [draw]}, {key: b, always: [{grant: {of: OF, kind: event}}]")
    other = other.replace("id: cy, name: Cy", "id: di, name: Di")
    (found,) = told(tmp_path, one + other.replace("OF", "self"))
    assert found.startswith("NEVER 'a'")
    assert told(tmp_path, one + other.replace("OF", "{controlled-by: you}")) == []
