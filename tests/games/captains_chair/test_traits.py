"""Types, traits, Wildcard, 'treat as', species (sections 13 and 14)."""

from __future__ import annotations

import pytest

from tabletop.effects.context import Context
from tabletop.engine.ids import SeatId
from tabletop.games.captains_chair import traits
from tabletop.games.captains_chair.language.fitting import Fitting
from tests.games.captains_chair.tables import Lying
from tests.games.captains_chair.verbs import Trial, effect, operation

ALL_IN_PLAY = "{log: {what: {in-play: {FILTER, other: true}}}}"


def logged(filter_: str, lying: dict[str, list[object]], **more: object) -> list[str]:
    """Tell which cards in play a filter finds, by logging them."""
    do = ALL_IN_PLAY.replace("FILTER", filter_)
    trial = effect(do, lying, **more).do()
    return sorted(trial.names("log:0"))


def lays(trial: Trial, card: str, trait: str, seat: int = 0) -> bool:
    """Tell whether a card has a trait for an effect of a captain's."""
    context = Context(trial.card("plain-captain"), SeatId(seat))
    return traits.has_trait(trial.reader, context, trial.card(card), trait)


@pytest.mark.rules("CC-14.2", "CC-14.3", "CC-14.4", "CC-13.1")
def test_there_are_so_many_traits_of_each_sort() -> None:
    assert len(traits.SPECIES) == 31
    assert len(traits.COMMON) == 31
    assert set(traits.TRAITS) - set(traits.SPECIES) - set(traits.COMMON) == {
        "attack",
        "ongoing",
        "surprise",
        "wildcard",
        "lower-decks",
    }


@pytest.mark.rules("CC-14.5", "CC-R.53", "CC-E.12")
def test_a_wildcard_of_ones_own_is_any_trait_but_a_red_one() -> None:
    trial = Trial({"hand:0": ["plain-wildcard"]})
    assert lays(trial, "plain-wildcard", "engineer")
    assert not lays(trial, "plain-wildcard", "attack")
    assert not lays(trial, "plain-wildcard", "ongoing")


@pytest.mark.rules("CC-14.5", "CC-E.12")
def test_a_wildcard_in_hand_pays_for_another_trait() -> None:
    do = "{do: [{discard: {fitting: {trait: engineer}}}], to: [{draw: 1}]}"
    trial = effect(do, {"hand:0": ["plain-wildcard", "plain-cargo"], "deck:0": ["plain-ally"]})
    trial.do()
    assert trial.names("discard:0") == ["plain-wildcard"]
    assert trial.names("hand:0") == ["plain-cargo", "plain-ally"]


@pytest.mark.rules("CC-14.7", "CC-E.12")
def test_nobody_elses_wildcard_is_what_an_attack_looks_for() -> None:
    do = "{discharge: {what: {in-play: {trait: cardassian, whose: opponent}}, count: 1}}"
    trial = effect(do, {"bridge:1": ["plain-wildcard"]}).do()
    assert trial.names("bridge:1") == ["plain-wildcard"]


@pytest.mark.rules("CC-R.47")
@pytest.mark.parametrize("zone", ["market-person", "junk", "person-pile"])
def test_a_wildcard_that_nobody_owns_matches_no_trait(zone: str) -> None:
    trial = Trial({zone: ["plain-wildcard"]})
    assert not lays(trial, "plain-wildcard", "engineer")


@pytest.mark.rules("CC-14.5")
def test_once_decided_a_wildcard_is_that_trait_alone() -> None:
    trial = Trial({"hand:0": ["plain-wildcard"]})
    card = trial.card("plain-wildcard")
    context = Context(card, SeatId(0)).having(*traits.deciding({card: "klingon"}))
    assert traits.has_trait(trial.reader, context, card, "klingon")
    assert not traits.has_trait(trial.reader, context, card, "bajoran")


@pytest.mark.rules("CC-14.8", "CC-L.25")
def test_treating_gives_a_trait_for_as_long_as_it_says() -> None:
    lying = {"hand:0": ["plain-human", "plain-cargo"]}
    do = (
        "{choose: {as: one, from: {in: hand}}},"
        "{treat: {what: one, as-trait: vulcan, do: [{log: {fitting: {trait: vulcan}}}]}},"
        "{log: {fitting: {trait: vulcan}}}"
    )
    trial = effect(do, lying).do().picks("plain-cargo")
    assert trial.names("log:0") == ["plain-cargo"]


@pytest.mark.rules("CC-14.8")
def test_what_is_done_to_treated_cards_is_judged_so() -> None:
    do = (
        "{treat: {what: {in: hand}, as-trait: vulcan,"
        " do: [{do: [{discard: {fitting: {trait: vulcan}}}], to: [{draw: 1}]}]}}"
    )
    assert effect(do, {"hand:0": ["plain-cargo"]}).why_not() is None
    assert effect(do, {"hand:0": []}).why_not() is not None


@pytest.mark.rules("CC-14.9", "CC-R.105", "CC-L.3")
def test_a_card_with_two_types_is_both() -> None:
    text = "[{key: b, timing: special, always: [{counts-as: ship}]}]"
    trial = Trial({"hand:0": ["plain-cargo"]}, {"plain-cargo": text})
    card = trial.card("plain-cargo")
    context = Context(card, SeatId(0))
    for kind in ("cargo", "ship"):
        assert Fitting(kind=(kind,)).fits(trial.reader, context, card)


@pytest.mark.rules("CC-14.11", "CC-R.10")
def test_a_card_counts_itself_unless_it_says_other() -> None:
    count = "{gain: {counter: latinum, count: {count-of: {kind: directive}}}}"
    others = "{gain: {counter: dilithium, count: {count-of: {kind: directive, other: true}}}}"
    trial = effect(f"{count}, {others}").do()
    assert trial.held("latinum") == 1
    assert trial.held("dilithium") == 0


@pytest.mark.rules("CC-R.55", "CC-26.1", "CC-26.2", "CC-26.3")
def test_only_own_cards_in_play_are_found_beamed_and_played_ones_too() -> None:
    lying: dict[str, list[object]] = {
        "bridge:0": ["plain-human"],
        "fleet:0": ["plain-ship", Lying("plain-klingon", on="plain-ship")],
        "briefing:0": ["plain-directive", "plain-vulcan"],
        "neutral": ["plain-world", Lying("plain-engineer", on="plain-world", owner=0)],
        "hand:0": ["plain-person"],
        "discard:0": ["plain-person"],
        "reserve:0": ["plain-person"],
        "bridge:1": ["plain-person"],
    }
    found = logged("kind: person", lying)
    assert found == ["plain-engineer", "plain-human", "plain-klingon", "plain-vulcan"]


@pytest.mark.rules("CC-15.23", "CC-L.19", "CC-14.10")
def test_any_of_several_traits_and_types_will_do() -> None:
    lying: dict[str, list[object]] = {
        "bridge:0": ["plain-human", "plain-vulcan", "plain-klingon"],
        "fleet:0": ["plain-ship", "plain-ongoing"],
    }
    assert logged("trait: [vulcan, klingon]", lying) == ["plain-klingon", "plain-vulcan"]
    assert logged("kind: [ship, cargo]", lying) == ["plain-ongoing", "plain-ship"]
    assert logged("kind: person, without: vulcan", lying) == ["plain-human", "plain-klingon"]
    assert logged("kind: person, where: {not: {fits: {a: {trait: human}}}}", lying) == [
        "plain-klingon",
        "plain-vulcan",
    ]


@pytest.mark.rules("CC-16.5", "CC-R.48", "CC-L.19")
def test_cards_are_found_by_their_symbols() -> None:
    lying: dict[str, list[object]] = {
        "bridge:0": ["plain-expert", "plain-best", "plain-human"],
    }
    assert logged("symbol: research", lying) == ["plain-best", "plain-expert"]


@pytest.mark.rules("CC-R.56", "CC-L.19")
def test_a_name_means_that_name_or_a_ships_without_its_class() -> None:
    lying: dict[str, list[object]] = {"fleet:0": ["plain-ship", "seleya"]}
    assert logged("named: Seleya", lying) == ["seleya"]
    assert logged("named: Plain Ship", lying) == ["plain-ship"]
    assert logged("named: Plain", lying) == []


@pytest.mark.rules("CC-R.54", "CC-14.2", "CC-E.12", "CC-L.22")
def test_any_species_counts_cards_and_different_species_names() -> None:
    lying = {"bridge:0": ["plain-human", "plain-klingon", "plain-wildcard", "plain-engineer"]}
    texts = {
        "plain-directive": "[{key: a, timing: play, do: ["
        "{if: {any-species: 3}, then: [{gain: {counter: latinum}}]},"
        "{if: {any-species: 4}, then: [{gain: {counter: latinum}}]},"
        "{if: {different-species: 3}, then: [{gain: {counter: dilithium}}]},"
        "{if: {different-species: 4}, then: [{gain: {counter: dilithium}}]},"
        "{gain: {counter: research, count: species}}]}]"
    }
    # The captain of the tests has no traits.
    trial = Trial({"briefing:0": ["plain-directive"], **lying}, texts).do()
    assert trial.held("latinum") == 1
    assert trial.held("dilithium") == 1
    assert trial.held("research") == 3


@pytest.mark.rules("CC-R.54")
def test_two_of_a_species_are_one_name() -> None:
    lying = {"bridge:0": ["plain-human", "plain-human"]}
    do = "{gain: {counter: research, count: species}}"
    assert effect(do, lying).do().held("research") == 1


@pytest.mark.rules("CC-14.6", "CC-23.11", "CC-L.22")
def test_unique_traits_count_wildcard_as_one() -> None:
    lying = {"bridge:0": ["plain-human", "plain-human", "plain-wildcard"]}
    do = "{gain: {counter: research, count: unique-traits}}"
    assert effect(do, lying).do().held("research") == 3


@pytest.mark.rules("CC-L.19", "CC-14.6")
def test_shared_traits_are_counted_a_wildcard_sharing_one_more() -> None:
    lying = {"bridge:0": ["plain-human"], "hand:0": ["plain-wildcard", "plain-human"]}
    do = (
        "{gain: {counter: research, count:"
        " {traits-shared: {of: {lying: {in: hand, trait: starfleet, named: plain-human}},"
        " with: {in-play: {kind: person}}}}}},"
        "{gain: {counter: influence, count:"
        " {traits-shared: {of: {lying: {in: hand, named: plain-wildcard}},"
        " with: {in-play: {kind: person}}}}}}"
    )
    trial = effect(do, lying).do()
    assert trial.held("research") == 2
    assert trial.held("influence") == 1


@pytest.mark.rules("CC-L.24")
def test_passives_may_add_a_trait() -> None:
    text = "[{key: p, timing: passive, always: [{also-trait: {trait: cloak, of: here}}]}]"
    lying: dict[str, list[object]] = {
        "fleet:0": ["plain-ship", Lying("plain-human", on="plain-ship")],
    }
    trial = Trial(lying, {"plain-ship": text})
    assert lays(trial, "plain-human", "cloak")
    assert not lays(trial, "plain-ship", "cloak")


TWO = (
    "do: [{gain: {counter: latinum, count: {count-of: {trait: klingon}}}},"
    "{gain: {counter: dilithium, count: {count-of: {trait: [bajoran, vulcan]}}}},"
    "{gain: {counter: research, count: species}}]"
)


@pytest.mark.rules("CC-14.5")
@pytest.mark.parametrize(
    ("trait", "latinum", "dilithium"), [("klingon", 1, 0), ("bajoran", 0, 1), ("vulcan", 0, 1)]
)
def test_a_wildcard_is_one_trait_for_a_whole_operation(
    trait: str, latinum: int, dilithium: int
) -> None:
    trial = operation(TWO, {"bridge:0": ["plain-wildcard"]}).use()
    assert trial.asked().name == "wildcard"
    assert trial.options() == ["klingon", "bajoran", "vulcan"]
    trial.answer(trait)
    assert trial.over
    assert trial.held("latinum") == latinum
    assert trial.held("dilithium") == dilithium
    assert trial.held("research") == 1


@pytest.mark.rules("CC-14.5", "CC-14.6")
def test_it_is_not_asked_for_where_one_trait_alone_is_looked_for() -> None:
    one = "do: [{gain: {counter: latinum, count: {count-of: {trait: [klingon, vulcan]}}}}]"
    trial = operation(one, {"bridge:0": ["plain-wildcard"]}).use()
    assert trial.over
    assert trial.held("latinum") == 1
    theirs = (
        "do: [{gain: {counter: latinum, count: {count-of: {trait: klingon}}}},"
        "{if: {opponent-has: {trait: vulcan}}, then: [{gain: {counter: latinum}}]}]"
    )
    assert operation(theirs, {"bridge:0": ["plain-wildcard"]}).use().held("latinum") == 1


SPECIES_HERE: dict[str, list[object]] = {
    "fleet:0": ["plain-ship", Lying("plain-human", on="plain-ship")],
    "bridge:0": ["plain-wildcard"],
}


@pytest.mark.rules("CC-14.5", "CC-R.54")
@pytest.mark.parametrize(("said", "latinum"), [("another-species", 1), ("none", 0)])
def test_whether_a_wildcard_is_one_more_species_is_its_owners_choice(
    said: str, latinum: int
) -> None:
    text = (
        "do: [{if: {different-species: {least: 2}},"
        " then: [{gain: {counter: latinum}}], else: [{gain: {counter: dilithium}}]}]"
    )
    trial = operation(text, SPECIES_HERE).use()
    assert trial.options() == ["another-species", "none"]
    trial.answer(said)
    assert trial.over
    assert (trial.held("latinum"), trial.held("dilithium")) == (latinum, 1 - latinum)


@pytest.mark.rules("CC-14.5")
@pytest.mark.parametrize("least", [1, 3])
def test_it_is_not_asked_for_where_the_number_of_species_does_not_hang_on_it(least: int) -> None:
    text = (
        f"do: [{{if: {{different-species: {{least: {least}}}}},"
        " then: [{gain: {counter: latinum}}], else: [{gain: {counter: dilithium}}]}]"
    )
    trial = operation(text, SPECIES_HERE).use()
    assert trial.over
    assert trial.held("latinum") == (least == 1)


@pytest.mark.rules("CC-14.5")
def test_nor_where_more_species_can_only_help() -> None:
    text = "do: [{if: {different-species: {least: 2}}, then: [{gain: {counter: latinum}}]}]"
    trial = operation(text, SPECIES_HERE).use()
    assert trial.over
    assert trial.held("latinum") == 1
