"""The cards that the rulebook names, with all that it states about each, and the set as a whole."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

import pytest

from tabletop.effects.ability import Ability, abilities_of
from tabletop.effects.nodes import children
from tabletop.engine.ids import DefId
from tabletop.engine.table import Definition
from tabletop.games.bringing import shelf
from tabletop.games.registry import info_of, load
from tabletop.games.traveller_ccg.decks.validator import faults
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.language.words import CAPABILITIES, SKILLS, SUBTYPES, TRAITS
from tabletop.library import load_pack
from tabletop.library.pack import Pack

CAPTAINS = ("connection", "crew", "event", "gear", "heroic-action", "upgrade")
OPPOSITION = (
    "doctor-wishik",
    "flint",
    "rika-honami",
    "vorn-drusus",
    "wabapawap-speaker-of-the-tree",
    "walter-glen-imc",
)


@cache
def pack() -> Pack:
    """Read the game's own cards."""
    return load_pack(info_of("traveller-ccg"), LANGUAGE)


def printed(card: str) -> Definition:
    """Give what is printed on a card."""
    return pack().cards[DefId(card)].definition


def fact(card: str, name: str) -> Any:
    """Give a printed fact of a card."""
    return printed(card).facts[name]


def named(title: str) -> Definition:
    """Find a card, or the Complication half of one, by the title on it."""
    for entry in pack().cards.values():
        for side in (entry.definition, *entry.definition.sides):
            if side.name == title:
                return side
    raise LookupError(title)


def ability(card: Definition, key: str) -> Ability:
    """Give an ability of a card."""
    return next(one for one in abilities_of(card) if one.key == key)


NAMED: Mapping[str, tuple[str, str]] = {
    "Type S Scout": ("ship", "TC-C.1"),
    "Beowulf Free Trader": ("ship", "TC-C.2"),
    "Empress Marava Far Trader": ("ship", "TC-C.3"),
    "Subsidized Merchant": ("ship", "TC-C.4"),
    "LSP Multi-Phased Array": ("upgrade", "TC-C.5"),
    "Missile Barbette": ("upgrade", "TC-C.6"),
    "Narda Systems 150-MJ Laser": ("upgrade", "TC-C.7"),
    "RVD Thruster Plate": ("upgrade", "TC-C.8"),
    "Hacker's Chainsaw": ("upgrade", "TC-C.9"),
    "Tactical Display": ("upgrade", "TC-C.10"),
    "Dreaded Visage": ("upgrade", "TC-C.11"),
    "Finch & Cho, CPAs": ("connection", "TC-C.12"),
    "Liach, T'zen and Giiar": ("crew", "TC-C.13"),
    "Ta'Nal of Adari": ("crew", "TC-C.14"),
    "George Zamepiimaakha": ("crew", "TC-C.15"),
    "Rhonuit Pruir": ("crew", "TC-C.16"),
    "Aminah Darzi, M.D.": ("crew", "TC-C.17"),
    "Baronet Cronin": ("crew", "TC-C.18"),
    "Rika Honami": ("crew", "TC-C.19"),
    "Flint": ("crew", "TC-C.20"),
    "Doctor Wishik": ("crew", "TC-C.21"),
    "Vorn Drusus": ("crew", "TC-C.22"),
    "Wabapawap, Speaker of the Tree": ("crew", "TC-C.23"),
    "Walter Glen, IMC": ("crew", "TC-C.24"),
    "Engineering Kit": ("gear", "TC-C.25"),
    "Body Pistol": ("gear", "TC-C.26"),
    "Time is Money": ("event", "TC-C.27"),
    "Glancing Shot": ("event", "TC-C.28"),
    "Predatory Tactics": ("event", "TC-C.29"),
    "Consultant Call": ("event", "TC-C.30"),
    "3PL": ("event", "TC-C.31"),
    "Aggravated Assault": ("heroic-action", "TC-C.32"),
    "Group Package": ("contract", "TC-C.33"),
    "Witness Relocation": ("contract", "TC-C.34"),
    "Mid Passage Mark": ("contract", "TC-C.35"),
    "Customs Inspection": ("complication", "TC-C.36"),
}


@pytest.mark.rules(*(rule for _, rule in NAMED.values()))
@pytest.mark.parametrize("title", NAMED)
def test_every_card_that_the_rulebook_names_is_there(title: str) -> None:
    card = named(title)
    assert card.kind == NAMED[title][0]
    entry = next(e for e in pack().cards.values() if card in (e.definition, *e.definition.sides))
    assert entry.source == "rulebook"


@pytest.mark.rules("TC-C.1", "TC-C.2", "TC-C.3", "TC-C.4", "TC-R.130", "TC-R.132")
def test_the_four_ships_of_the_rulebook() -> None:
    scout, beowulf, marava, merchant = (
        "type-s-scout",
        "beowulf-free-trader",
        "empress-marava-far-trader",
        "subsidized-merchant",
    )
    assert fact(scout, "crew-slots") == 3
    assert (fact(scout, "attack"), fact(scout, "defense"), fact(scout, "jump")) == (1, 0, 1)
    assert fact(scout, "capabilities") == ("passenger-survey",)
    assert all(fact(scout, "initiative") > fact(ship, "initiative") for ship in (beowulf, marava))
    assert sorted(fact(beowulf, "capabilities")) == ["cargo", "cargo-passenger"]
    for ship in (beowulf, marava):
        assert (fact(ship, "attack"), fact(ship, "defense")) == (0, 0)
    assert fact(merchant, "capabilities") == ("cargo-passenger",) * 3
    assert min(fact(ship, "crew-slots") for ship in (beowulf, marava, merchant)) > 3


@pytest.mark.rules("TC-C.1", "TC-C.2", "TC-8.3", "TC-8.4")
def test_ships_can_carry_the_upgrades_of_the_examples() -> None:
    fitted = {
        "type-s-scout": ("narda-systems-150-mj-laser", "rvd-thruster-plate", "hacker-s-chainsaw"),
        "beowulf-free-trader": ("missile-barbette",),
    }
    for ship, upgrades in fitted.items():
        taken = Counter(fact(upgrade, "subtype") for upgrade in upgrades)
        for subtype, count in taken.items():
            assert fact(ship, f"{subtype}-slots") >= count
        for upgrade in upgrades:
            assert fact(upgrade, "tonnage") <= fact(ship, "tonnage")


@pytest.mark.rules("TC-C.5", "TC-C.6", "TC-C.15", "TC-C.26")
@pytest.mark.parametrize(
    ("card", "cost"),
    [
        ("lsp-multi-phased-array", 2),
        ("missile-barbette", 0),
        ("george-zamepiimaakha", 2),
        ("body-pistol", 2),
    ],
)
def test_costs_that_the_rulebook_states(card: str, cost: int) -> None:
    assert fact(card, "cost") == cost


@pytest.mark.rules("TC-C.14", "TC-C.15")
def test_skills_that_the_rulebook_states() -> None:
    assert fact("ta-nal-of-adari", "trained") == ("medical",)
    assert "expert" not in printed("ta-nal-of-adari").facts
    assert fact("george-zamepiimaakha", "trained") == ("science",)


@pytest.mark.rules("TC-C.17", "TC-E.18", "TC-R.73")
def test_aminah_darzi_acts_twice_under_an_action_phase_bar() -> None:
    both = abilities_of(printed("aminah-darzi-m-d"))
    assert [(one.timing, one.phase) for one in both] == [("action", ("action",))] * 2


@pytest.mark.rules("TC-C.33", "TC-C.34", "TC-C.35", "TC-C.36")
def test_the_adventure_cards_of_the_rulebook() -> None:
    assert named("Group Package").facts["complication-slots"] >= 1
    assert named("Mid Passage Mark").facts["complication-slots"] >= 1
    assert named("Mid Passage Mark").facts["distance"] == 1
    text = {
        title: tuple(LANGUAGE.line(one) for one in abilities_of(named(title)))
        for title in ("Witness Relocation", "Mid Passage Mark", "Customs Inspection")
    }
    assert "{icon:cargo}" in text["Witness Relocation"][0]
    assert "{icon:passenger}" in text["Witness Relocation"][0]
    assert "{icon:starship-operations}" in text["Witness Relocation"][1]
    assert "{icon:passenger}" in text["Mid Passage Mark"][0]
    assert "{icon:combat}" in text["Mid Passage Mark"][1]
    assert "{icon:admin} or {icon:social}" in text["Customs Inspection"][0]


@pytest.mark.rules("TC-R.129", "TC-34.4", "TC-34.7")
@pytest.mark.parametrize("card", OPPOSITION)
def test_each_of_the_opposition_wounds_or_exerts_in_the_action_phase(card: str) -> None:
    def harms(one: Ability) -> bool:
        tags = {node.tag for effect in one.do for node in (effect, *_below(effect))}
        return one.phase == ("action",) and bool(tags & {"wound", "exert"})

    assert any(harms(one) for one in abilities_of(printed(card)))


def _below(node: Any) -> Iterator[Any]:
    for _, child in children(node):
        yield child


@pytest.mark.rules("TC-1.3", "TC-1.4", "TC-31.1")
def test_the_set_is_large_enough_to_build_from() -> None:
    entries = pack().cards.values()
    kinds = Counter(entry.definition.kind for entry in entries)
    assert sum(kinds[kind] for kind in CAPTAINS) >= 160
    assert kinds["ship"] >= 6
    assert min(kinds[kind] for kind in CAPTAINS) >= 18
    costs = {entry.definition.facts.get("cost", 0) for entry in entries}
    assert costs <= set(range(7))
    assert {entry.definition.facts.get("ev", 0) for entry in entries} == set(range(5))


@pytest.mark.rules("TC-8.3", "TC-8.5", "TC-8.6", "TC-19.1", "TC-20.1", "TC-20.2")
def test_every_subtype_skill_and_capability_is_in_the_set() -> None:
    cards = [entry.definition for entry in pack().cards.values()]
    subtypes = Counter(card.facts["subtype"] for card in cards if "subtype" in card.facts)
    assert set(subtypes) == set(SUBTYPES)
    assert min(subtypes.values()) >= 5
    crew = [card.facts for card in cards if card.kind == "crew"]
    for skill in SKILLS:
        assert any(skill in facts.get("trained", ()) for facts in crew), skill
        assert any(skill in facts.get("expert", ()) for facts in crew), skill
    heroics = Counter(card.facts["skill"] for card in cards if card.kind == "heroic-action")
    assert set(heroics) == set(SKILLS) - {"jack-of-all-trades"}
    icons = {icon for card in cards for icon in card.facts.get("capabilities", ())}
    assert icons == set(CAPABILITIES)


@pytest.mark.rules("TC-1.25", "TC-R.60")
def test_every_trait_is_a_word_of_the_game_and_used_more_than_once() -> None:
    traits = Counter(
        trait
        for entry in pack().cards.values()
        for side in (entry.definition, *entry.definition.sides)
        for trait in side.traits
    )
    assert set(traits) == set(TRAITS)
    assert min(traits.values()) > 1


@pytest.mark.rules("TC-L.41")
def test_every_keyword_is_on_several_cards() -> None:
    words: Counter[str] = Counter()
    for entry in pack().cards.values():
        own = set(entry.definition.facts.get("keywords", {}))
        granted = {
            str(node.keyword)
            for one in abilities_of(entry.definition)
            for node in _below(one)
            if node.tag == "grant-keyword"
        }
        replenishes = {
            "replenish"
            for one in abilities_of(entry.definition)
            for node in _below(one)
            if node.tag.startswith("replenish")
        }
        for word in own | granted | replenishes:
            words["-".join(word.split("-")[:1]) if word.startswith(("inv", "cou")) else word] += 1
    assert set(words) == set(pack().keywords)
    assert min(words.values()) > 1, words


@pytest.mark.rules("TC-17.8", "TC-17.10", "TC-31.10")
def test_a_heroic_action_says_which_text_is_for_whom() -> None:
    lines = [LANGUAGE.line(one) for one in abilities_of(printed("boarding-action"))]
    assert ["{icon:trained} - " in lines[0], "{icon:expert} - " in lines[1]] == [True, True]
    assert "As above. Draw 1 card." in lines[1]
    assert not any("hand" in line for line in lines), "where else would it be played from"


@pytest.mark.rules("TC-1.2", "TC-11.1", "TC-11.2", "TC-11.3", "TC-11.6")
def test_the_four_ready_made_decks_are_legal_and_sail_different_ships() -> None:
    found = shelf(load("traveller-ccg")).ready()
    assert [file.faults for file in found] == [()] * 4
    decks = [file.deck for file in found if file.deck is not None]
    assert [faults(deck, {}, pack().cards) for deck in decks] == [()] * 4
    assert len({ship for deck in decks for ship in deck.copies("ship")}) == 4


@pytest.mark.rules("TC-31.1")
def test_every_card_has_a_picture_and_words_of_its_own() -> None:
    for entry in pack().cards.values():
        assert entry.emblem
        assert entry.flavour
        assert all(entry.side_emblems)
        assert all(entry.side_flavours)
    flavours = [entry.flavour for entry in pack().cards.values()]
    assert len(set(flavours)) == len(flavours)
