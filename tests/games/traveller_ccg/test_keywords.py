"""Keywords: printed, granted, numbers that add up, Species, Infamous (section 29)."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import SeatId
from tabletop.games.traveller_ccg import keywords
from tabletop.games.traveller_ccg.infamy import infamy
from tabletop.games.traveller_ccg.language.words import IMMUNITIES, KEYWORDS
from tests.games.traveller_ccg.tables import Lying
from tests.games.traveller_ccg.verbs import Trial, event

NAMES = (
    "armor", "armor-penetration", "cash", "concealed", "critical", "equity", "expendable",
    "hardened", "hindrance", "humaniti", "infamous", "integral", "mechanical", "reflec",
    "resilient", "restricted", "trifling", "unrestricted",
)  # fmt: skip


@pytest.mark.rules("TC-L.41")
def test_the_language_knows_every_keyword() -> None:
    assert set(NAMES) <= set(KEYWORDS)
    assert {f"invulnerable-to-{kind}" for kind in IMMUNITIES} <= set(KEYWORDS)
    assert "countermeasure-laser" in KEYWORDS


@pytest.mark.rules("TC-R.133", "TC-L.6")
def test_numbers_of_one_keyword_from_several_cards_add_up() -> None:
    armor = "[{key: a, always: [{grant-keyword: {keyword: armor, number: 2, of: {host: self}}}]}]"
    lying = {"crew:0": ["verb-crew", Lying("verb-vest", on="verb-crew")]}
    facts = {"verb-crew": {"keywords": {"armor": 1}}}
    trial = Trial(lying, {"verb-vest": armor}, facts)
    crew = trial.card("verb-crew")
    assert keywords.number(trial.reader, crew, "armor") == 3
    sources = trial.reader.keyword_sources(crew, "armor")
    assert sources == ((crew, 1), (trial.card("verb-vest"), 2))


@pytest.mark.rules("TC-29.11", "TC-29.15")
def test_a_hindrance_is_integral_and_trifling() -> None:
    trial = Trial({"crew:0": ["verb-crew", Lying("verb-leech", on="verb-crew")]})
    card = trial.card("verb-leech")
    assert keywords.has(trial.reader, card, "integral")
    assert keywords.has(trial.reader, card, "trifling")
    assert not keywords.has(trial.reader, card, "resilient")


@pytest.mark.rules("TC-29.12", "TC-29.13", "TC-R.60", "TC-L.16")
@pytest.mark.parametrize(
    ("so", "found"),
    [
        ("{species: human}", ["verb-crew", "verb-cousin"]),
        ("{non-human: it}", ["verb-alien", "verb-cousin"]),
        ("{species: aslan}", ["verb-cousin"]),
        ("{not: {species: human}}", ["verb-alien"]),
        ("{not: {non-human: it}}", ["verb-crew"]),
    ],
)
def test_humaniti_crew_are_human_and_non_human(so: str, found: list[str]) -> None:
    do = f"{{choose: {{as: one, from: {{kind: crew, where: {so}}}}}}}"
    trial = event(do, {"crew:0": ["verb-crew", "verb-alien", "verb-cousin"]}).do("verb-event")
    if len(found) == 1:
        assert trial.story is not None
        trial.do("verb-event")
    assert trial.choices() == found


@pytest.mark.rules("TC-29.14", "TC-25.4", "TC-R.56")
def test_infamous_cards_count_as_infamy_that_is_no_token() -> None:
    facts = {"verb-crew": {"keywords": {"infamous": 1}}}
    lying = {"crew:0": ["verb-crew"], "crew:1": ["verb-crew"]}
    trial = event(
        "{lose: {counter: infamy, count: 3}}", lying, facts=facts, counters={0: {"infamy": 1}}
    )
    assert infamy(trial.reader, SeatId(0)) == 2
    trial.do("verb-event")
    assert trial.held(0) == {}
    assert infamy(trial.reader, SeatId(0)) == 1, "that of the card can't be lost"
    do = "{gain: {counter: vp, count: {infamy: others}}}"
    assert event(do, lying, facts=facts).do("verb-event").held(0) == {"vp": 1}


@pytest.mark.rules("TC-L.26")
@pytest.mark.parametrize(
    ("keyword", "found"), [("hindrance", ["verb-leech"]), ("integral", ["verb-leech"])]
)
def test_a_condition_on_keywords(keyword: str, found: list[str]) -> None:
    lying = {"crew:0": ["verb-crew", "verb-gun", "verb-leech"]}
    do = f"{{exert: {{kind: gear, where: {{keyed: {keyword}}}}}}}"
    trial = event(do, lying).do("verb-event")
    assert [name for name in lying["crew:0"] if trial.exerted(name)] == found
