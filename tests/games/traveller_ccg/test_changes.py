"""The preview of a card names each thing that changes it, with its source and its end."""

from __future__ import annotations

from tabletop.effects.changes import changes
from tabletop.engine.message import CardName, fill
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


def told(trial: Trial, name: str) -> list[str]:
    def named(argument: object) -> str:
        assert isinstance(argument, CardName)
        return trial.board.cards[argument.card].definition

    return [fill(one, named) for one in changes(trial.reader, trial.card(name))]


def test_each_modifier_of_a_value_with_source_and_end() -> None:
    lying = {"ship:0": ["plain-scout", "verb-array"], "pending": ["verb-event"]}
    trial = Trial(lying, {"verb-array": PLATE, "verb-event": EVENT}).do("verb-event")
    printed = trial.reader.table.printed(trial.card("plain-scout")).facts
    more = printed["initiative"] + 1
    assert told(trial, "plain-scout") == [
        f"Initiative {more} instead of {more - 1}: +1 from verb-array.",
        f"Attack 6 instead of {printed['attack']}: = 6 from verb-event until the end of the round.",
        "Attack +1 from verb-array, only against some.",
    ]


def test_skills_icons_keywords_and_traits_too() -> None:
    trial = Trial({"crew:0": ["verb-crew", Lying("verb-gun", on="verb-crew")]}, {"verb-gun": CREW})
    assert told(trial, "verb-crew") == [
        "Admin trained from verb-gun.",
        "Tech +1 level from verb-gun.",
        "Combat suppressed from verb-gun.",
        "Armor +2 from verb-gun.",
        "Navy from verb-gun.",
    ]
    grant = "[{key: a, always: [{grant-capability: {capability: survey, of: {host: self}}}]}]"
    trial = Trial({"ship:0": ["plain-scout", "verb-array"]}, {"verb-array": grant})
    assert told(trial, "plain-scout") == ["Survey +1 from verb-array."]


def test_a_card_as_printed_has_none() -> None:
    trial = Trial({"crew:0": ["verb-crew"]})
    assert told(trial, "verb-crew") == []
