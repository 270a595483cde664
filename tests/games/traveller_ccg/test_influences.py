"""The preview of a card names each modifier with its source."""

from __future__ import annotations

from tabletop.effects.modifiers import Modifier, modifiers
from tabletop.engine.message import fill
from tabletop.games.traveller_ccg.influences import Influence, influences, told
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial

LOWER = (
    "{compare: {left: {value: initiative, of: other}, is: less,"
    " right: {value: initiative, of: it}}}"
)
PLATE = (
    "[{key: a, always: [{modify: {attribute: initiative, by: 1, of: {host: self}}},"
    f" {{modify: {{attribute: attack, by: 1, of: {{host: self}}, against: {LOWER}}}}}]}}]"
)
EVENT = (
    "[{key: a, do: [{until: round-end,"
    " hold: [{modify: {attribute: attack, by: 2, to: 4, of: {ship: you}}}]}]}]"
)
CREW = (
    "[{key: a, always: [{grant-skill: {skill: admin, of: {host: self}}},"
    " {skill-level: {skill: tech, of: {host: self}}},"
    " {suppress-skill: {skill: combat, of: {host: self}}},"
    " {grant-keyword: {keyword: armor, number: 2, of: {host: self}}},"
    " {grant: {trait: navy, of: {host: self}}}]}]"
)


def test_each_modifier_of_a_value_with_source_and_end() -> None:
    lying = {"ship:0": ["plain-scout", "verb-array"], "pending": ["verb-event"]}
    trial = Trial(lying, {"verb-array": PLATE, "verb-event": EVENT}).do("verb-event")
    ship, plate = trial.card("plain-scout"), trial.card("verb-array")
    event, foe = trial.card("verb-event"), trial.card("plain-trader")
    assert modifiers(trial.reader, ship, "initiative") == (Modifier(plate, 1),)
    assert modifiers(trial.reader, ship, "attack") == (
        Modifier(plate, 1, versus=True, counts=False),
        Modifier(event, 2, 4, "round-end"),
    )
    (against, _) = modifiers(trial.reader, ship, "attack", foe)
    assert against.counts
    found = influences(trial.reader, ship)
    assert found == [
        Influence("initiative", "+1", plate),
        Influence("attack", "+1", plate, "", only_against_some=True),
        Influence("attack", "= 6", event, "round-end"),
    ]
    names = {plate: "Plate", event: "Event"}
    said = [fill(told(one), lambda name: names[name.card]) for one in found]  # type: ignore[union-attr]
    assert said == [
        "initiative +1 from Plate.",
        "attack +1 from Plate, against some Ships.",
        "attack = 6 from Event, until the end of the round.",
    ]


def test_skills_icons_keywords_and_traits_too() -> None:
    trial = Trial({"crew:0": ["verb-crew", Lying("verb-gun", on="verb-crew")]}, {"verb-gun": CREW})
    gun = trial.card("verb-gun")
    assert influences(trial.reader, trial.card("verb-crew")) == [
        Influence("Admin", "trained", gun),
        Influence("Tech", "+1 level", gun),
        Influence("Combat", "suppressed", gun),
        Influence("armor", "+2", gun),
        Influence("navy", "gained", gun),
    ]
    grant = "[{key: a, always: [{grant-capability: {capability: survey, of: {host: self}}}]}]"
    trial = Trial({"ship:0": ["plain-scout", "verb-array"]}, {"verb-array": grant})
    array = trial.card("verb-array")
    assert influences(trial.reader, trial.card("plain-scout")) == [Influence("Survey", "+1", array)]


def test_a_card_as_printed_has_none() -> None:
    trial = Trial({"crew:0": ["verb-crew"]})
    assert influences(trial.reader, trial.card("verb-crew")) == []
