"""What the cards that the rulebook names do, as it tells and as its examples show."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from tabletop.engine.actions import Action
from tabletop.engine.ids import SeatId, ZoneId
from tabletop.games.traveller_ccg.capabilities import capabilities
from tabletop.games.traveller_ccg.language import LANGUAGE
from tabletop.games.traveller_ccg.selections import SELECTION, Selecting
from tabletop.games.traveller_ccg.skills import level, skills
from tests.games.stories import find, names
from tests.games.traveller_ccg.attempting import IDLE, PIRATE, captains
from tests.games.traveller_ccg.playing import Lying, Playing, acting, procuring, speaking
from tests.games.traveller_ccg.tables import Story, table

MONEY = ["plain-penny"] * 6
PURSES = ["plain-purse"] * 4
Lies = list[str | Lying]


def answered(story: Playing) -> Playing:
    """Nobody responds to what is on the queue."""
    while story.asked().name == "react":
        story.passes(story.asked().seat)
    return story


def pirating(lying: Mapping[str, Sequence[str | Lying]]) -> Playing:
    """Seat 0, a pirate, may attack seat 1."""
    more: dict[str, Sequence[str | Lying]] = {"deck:0": PURSES, "deck:1": PURSES, **lying}
    pirates = captains(PIRATE, IDLE)
    at = table(2, more, phase="resolution", stage=2, acting=SeatId(0), captains=pirates)
    story = Playing(at, SELECTION.frame(Selecting()))
    ship = story.board.piles[ZoneId("ship:1")][0]
    return story.answer(Action("attack", ship))


def on_call(story: Playing, seat: int) -> Playing:
    """A captain speaks up in the window that is open."""
    return story.do(story.asked().seat, "call", str(seat))


def to_the_end(story: Playing) -> Playing:
    """Nobody does anything more in the attempt; what is owed is paid from the deck."""
    while story.asked().name in ("window", "react", "pay"):
        if story.asked().name == "pay":
            story.pays("top")
        else:
            story.passes(story.asked().seat)
    return story


def ship_value(story: Story, seat: int, attribute: str, versus: int | None = None) -> int:
    """Read a value of a captain's Ship."""
    reader = LANGUAGE.reader(story.table)
    ships = [story.board.piles[ZoneId(f"ship:{number}")][0] for number in range(2)]
    return reader.value(ships[seat], attribute, None if versus is None else ships[versus])


def pool(story: Story, seat: int = 0) -> dict[str, int]:
    """Give a captain's tokens."""
    return {key: count for key, count in story.board.seats[seat].counters.items() if count}


def wounds(story: Story, card: str) -> int:
    """Count the Wounds on a Crew."""
    return story.board.cards[find(story.table, card)].counters.get("wound", 0)


@pytest.mark.rules("TC-C.2", "TC-E.13")
@pytest.mark.parametrize(("card", "pennies"), [("baroness-ekarr", 1), ("startown-dive", 0)])
def test_a_beowulf_captain_procures_connections_for_less(card: str, pennies: int) -> None:
    story = procuring({"ship:0": ["beowulf-free-trader"], "hand:0": [card, *MONEY]})
    answered(story.use(0, card).pays(*["plain-penny"] * pennies))
    assert names(story.table, "connections:0") == [card]
    assert names(story.table, "discard:0") == ["plain-penny"] * pennies


@pytest.mark.rules("TC-C.7", "TC-C.8", "TC-E.16", "TC-28.5", "TC-R.131")
def test_narda_laser_and_rvd_thruster_plate_hold_all_the_time() -> None:
    upgrades = ["narda-systems-150-mj-laser", "rvd-thruster-plate"]
    zones = {"ship:0": ["type-s-scout", *upgrades], "ship:1": ["empress-marava-far-trader"]}
    story = acting(zones)
    assert ship_value(story, 0, "initiative") == 6
    assert ship_value(story, 0, "attack") == 2, "1 of its own, 1 of the laser"
    assert ship_value(story, 0, "attack", versus=1) == 3, "the other's Initiative is lower"
    story = acting({"ship:0": ["beowulf-free-trader", *upgrades], "ship:1": ["type-s-scout"]})
    assert ship_value(story, 0, "attack", versus=1) == 1


@pytest.mark.rules("TC-C.5", "TC-E.3")
def test_lsp_array_is_procured_for_2() -> None:
    story = procuring({"ship:0": ["type-s-scout"], "hand:0": ["lsp-multi-phased-array", *MONEY]})
    answered(story.use(0, "lsp-multi-phased-array").pays("plain-penny", "plain-penny"))
    assert names(story.table, "ship:0") == ["type-s-scout", "lsp-multi-phased-array"]
    ship = find(story.table, "type-s-scout")
    assert capabilities(LANGUAGE.reader(story.table), ship) == ("passenger-survey", "survey")


@pytest.mark.rules("TC-C.10", "TC-E.1", "TC-E.2", "TC-5.11", "TC-5.12")
def test_tactical_display_is_used_once_for_each_token() -> None:
    tokens = {"starship-operations-trained": 2, "tech-trained": 1}
    at = {"ship:0": ["type-s-scout", "tactical-display"]}
    story = speaking(at, "resolution", counters={0: tokens})
    story.use(0, "tactical-display", "plot-the-shot")
    assert (ship_value(story, 0, "attack"), ship_value(story, 0, "defense")) == (2, 0)
    assert pool(story) == {"starship-operations-trained": 1, "tech-trained": 1}


@pytest.mark.rules("TC-C.11", "TC-E.19", "TC-28.9")
@pytest.mark.parametrize("phase", ["procurement", "resource", "resolution"])
def test_dreaded_visage_removes_a_corsair_complication_in_any_phase(phase: str) -> None:
    zones: dict[str, Lies] = {
        "ship:1": ["type-s-scout", "dreaded-visage"],
        "slot:0": [
            "group-package",
            Lying("border-patrol", face_up=True),
            Lying("bonded-freight", face_up=True),
        ],
    }
    story = speaking(zones, phase, seat=1)
    answered(story.use(1, "dreaded-visage").picks("border-patrol"))
    assert names(story.table, "slot:0") == ["group-package", "bonded-freight"]
    assert names(story.table, "discard:1") == ["dreaded-visage"]


@pytest.mark.rules("TC-C.12", "TC-E.5", "TC-1.23")
def test_finch_and_cho_keep_bookkeeping_counters() -> None:
    story = acting({"connections:0": ["finch-and-cho-cpas"], "hand:1": ["plain-penny"]})
    story.use(0, "finch-and-cho-cpas", "keep-books").passes(1)
    card = story.board.cards[find(story.table, "finch-and-cho-cpas")]
    assert dict(card.counters) == {"bookkeeping": 1}


def played_time(on_seat: int = 0) -> Playing:
    """Seat 0 plays Time is Money on a captain; seat 1 controls Liach, T'zen and Giiar."""
    story = speaking({"hand:0": ["time-is-money"], "crew:1": ["liach-t-zen-and-giiar"]}, "action")
    story.use(0, "time-is-money")
    story.answer(on_seat)
    return story


@pytest.mark.rules("TC-C.27", "TC-E.14", "TC-R.10")
def test_time_is_money_raises_initiative_by_3() -> None:
    story = played_time().passes(1)
    assert ship_value(story, 0, "initiative") == 8
    assert names(story.table, "discard:0") == ["time-is-money"]


@pytest.mark.rules("TC-C.13", "TC-E.15", "TC-28.16", "TC-R.54", "TC-R.97")
def test_liach_tzen_and_giiar_cancel_an_event() -> None:
    story = played_time().use(1, "liach-t-zen-and-giiar", "silence")
    assert ship_value(story, 0, "initiative") == 5
    assert names(story.table, "discard:0") == ["time-is-money"]
    assert names(story.table, "discard:1") == ["liach-t-zen-and-giiar"]


@pytest.mark.rules("TC-C.13", "TC-R.95")
def test_liach_tzen_and_giiar_change_the_target_of_an_event() -> None:
    story = played_time().use(1, "liach-t-zen-and-giiar", "divert")
    story.answer(1)
    assert (ship_value(story, 0, "initiative"), ship_value(story, 1, "initiative")) == (5, 6)


@pytest.mark.rules("TC-C.15", "TC-E.27")
def test_george_zamepiimaakha_learns_twice_in_a_round() -> None:
    story = acting({"crew:0": ["george-zamepiimaakha"], "hand:0": ["plain-penny", "plain-penny"]})
    answered(story.use(0, "george-zamepiimaakha", "keep-books").pays("plain-penny")).passes(1)
    answered(story.use(0, "george-zamepiimaakha", "tinker").pays("plain-penny"))
    george = find(story.table, "george-zamepiimaakha")
    reader = LANGUAGE.reader(story.table)
    assert [level(reader, george, skill) for skill in ("admin", "tech", "science")] == [1, 1, 1]
    assert story.board.cards[george].turn == 0, "neither exerts him"


@pytest.mark.rules("TC-C.16", "TC-E.17", "TC-28.11")
@pytest.mark.parametrize("degree", ["trained", "expert"])
def test_rhonuit_pruir_turns_tech_into_a_token_of_the_same_level(degree: str) -> None:
    counters = {0: {f"tech-{degree}": 1}}
    story = speaking({"crew:0": ["rhonuit-pruir"]}, "resource", counters=counters)
    story.use(0, "rhonuit-pruir")
    story.answer(f"underworld-{degree}")
    assert pool(story) == {f"underworld-{degree}": 1}
    elsewhere = speaking({"crew:0": ["rhonuit-pruir"]}, "action", counters=counters)
    assert elsewhere.usable() == []


@pytest.mark.rules("TC-C.16", "TC-E.17")
def test_rhonuit_pruir_leaves_a_captain_with_a_solomani_in_any_phase() -> None:
    hand = {"crew:0": ["rhonuit-pruir"], "hand:0": ["lisette-marchetti", "plain-penny"]}
    story = procuring(hand).use(0, "lisette-marchetti").pays("plain-penny")
    assert names(story.table, "crew:0") == ["lisette-marchetti"]
    assert names(story.table, "discard:0") == ["plain-penny", "rhonuit-pruir"]


@pytest.mark.rules("TC-C.18", "TC-E.20", "TC-29.17")
def test_baronet_cronin_is_above_crew_abilities_for_the_round() -> None:
    crew = {"crew:0": ["baronet-cronin", "plain-hand"], "crew:1": ["rika-honami", "doctor-wishik"]}
    story = speaking({**crew, "hand:0": ["plain-penny"]}, "action")
    answered(story.use(0, "baronet-cronin").pays("plain-penny"))
    reader = LANGUAGE.reader(story.table)
    assert "invulnerable-to-crew" in reader.keywords(find(story.table, "baronet-cronin"))
    story = acting({**crew, "hand:0": ["plain-penny"]})
    answered(story.use(0, "baronet-cronin").pays("plain-penny"))
    story.passes(0).use(1, "rika-honami")
    assert "baronet-cronin" not in _offered(story)
    assert "plain-hand" in _offered(story)


def _offered(story: Playing) -> list[str]:
    """List the cards that can be chosen."""
    return [str(story.board.cards[card].definition) for card in story.asked().cards]


@pytest.mark.rules("TC-C.14", "TC-C.25", "TC-E.8")
def test_engineering_kit_gives_its_crew_tech() -> None:
    crew: Lies = ["ta-nal-of-adari", Lying("engineering-kit", on="ta-nal-of-adari")]
    at = table(2, {"crew:0": crew})
    reader = LANGUAGE.reader(at)
    assert skills(reader, find(at, "ta-nal-of-adari")) == {"medical": 1, "tech": 1}


@pytest.mark.rules("TC-C.26", "TC-E.26")
def test_body_pistol_gives_its_crew_combat() -> None:
    crew: Lies = ["george-zamepiimaakha", Lying("body-pistol", on="george-zamepiimaakha")]
    at = table(2, {"crew:0": crew})
    reader = LANGUAGE.reader(at)
    assert skills(reader, find(at, "george-zamepiimaakha")) == {"combat": 1, "science": 1}


@pytest.mark.rules("TC-C.19", "TC-C.21", "TC-C.22", "TC-C.23", "TC-R.129")
@pytest.mark.parametrize(
    ("crew", "ability", "harm", "exerted"),
    [
        ("rika-honami", "blade-work", 2, False),
        ("doctor-wishik", "sedate", 0, True),
        ("vorn-drusus", "breaching-charge", 3, False),
        ("wabapawap-speaker-of-the-tree", "proper-forms", 0, True),
    ],
)
def test_the_opposition_wounds_or_exerts_a_target_crew(
    crew: str, ability: str, harm: int, exerted: bool
) -> None:
    zones = {"crew:0": [crew], "crew:1": ["htyewkhta"], "deck:0": PURSES}
    story = acting(zones).use(0, crew, ability).picks("htyewkhta")
    if story.asked().name == "pay":
        story.pays("top")
    answered(story)
    assert wounds(story, "htyewkhta") == harm
    assert bool(story.board.cards[find(story.table, "htyewkhta")].turn) is exerted


@pytest.mark.rules("TC-C.20")
@pytest.mark.parametrize(("victim", "harm"), [("htyewkhta", 2), ("ines-falk", 1)])
def test_flint_does_more_to_crew_without_underworld(victim: str, harm: int) -> None:
    story = acting({"crew:0": ["flint"], "crew:1": [victim]})
    answered(story.use(0, "flint").picks(victim))
    assert wounds(story, victim) == harm


@pytest.mark.rules("TC-C.24", "TC-10.4")
def test_walter_glen_has_the_other_captain_choose() -> None:
    story = acting({"crew:0": ["walter-glen-imc"], "crew:1": ["htyewkhta", "ines-falk"]})
    story.use(0, "walter-glen-imc")
    if story.asked().name == "target":
        story.answer(1)
    assert story.asked().seat == 1
    answered(story.picks("ines-falk"))
    assert (wounds(story, "ines-falk"), wounds(story, "htyewkhta")) == (2, 0)


@pytest.mark.rules("TC-C.31", "TC-E.21", "TC-28.17", "TC-20.3")
def test_3pl_removes_only_a_complication_with_a_cargo_requirement() -> None:
    slot: Lies = [
        "military-payroll",
        Lying("group-package", face_up=True),
        Lying("bonded-freight", face_up=True),
        Lying("mail-contract", face_up=False),
    ]
    story = speaking({"slot:0": slot, "hand:0": ["3pl"], "deck:0": PURSES}, "resolution")
    story.use(0, "3pl")
    assert _offered(story) == ["group-package"], "its Complication half asks for Cargo or Social"
    answered(story.picks("group-package").pays("top"))
    assert names(story.table, "slot:0") == ["military-payroll", "bonded-freight", "mail-contract"]
    assert names(story.table, "adventure-discard:0") == ["group-package"]


@pytest.mark.rules("TC-C.30", "TC-E.12")
def test_consultant_call_adds_a_starship_operations_token() -> None:
    story = speaking({"hand:0": ["consultant-call"], "deck:0": PURSES}, "resolution")
    answered(story.use(0, "consultant-call").pays("top"))
    story.answer("starship-operations-trained")
    assert pool(story) == {"starship-operations-trained": 1}


@pytest.mark.rules("TC-C.32", "TC-17.7", "TC-E.7")
def test_aggravated_assault_is_done_by_a_crew_with_combat() -> None:
    zones = {
        "crew:0": ["bose-okonjo", "nurse-temesh"],
        "crew:1": ["htyewkhta"],
        "hand:0": ["aggravated-assault"],
        "deck:0": PURSES,
    }
    story = acting(zones).use(0, "aggravated-assault", "trained")
    while story.asked().name in ("actor", "target", "pay"):
        if story.asked().name == "pay":
            story.pays("top")
        else:
            story.picks("bose-okonjo" if story.asked().name == "actor" else "htyewkhta")
    answered(story)
    assert wounds(story, "htyewkhta") == 2
    assert story.board.cards[find(story.table, "bose-okonjo")].turn == 1
    assert names(story.table, "discard:0")[-1] == "aggravated-assault"


@pytest.mark.rules("TC-C.9", "TC-E.10", "TC-R.98")
def test_hackers_chainsaw_is_exerted_for_a_point_after_a_success() -> None:
    fitted = ["type-s-scout", "narda-systems-150-mj-laser", "rvd-thruster-plate"]
    zones = {
        "ship:0": [*fitted, "hacker-s-chainsaw"],
        "ship:1": ["empress-marava-far-trader"],
        "hand:1": ["glancing-shot", "plain-penny"],
    }
    story = on_call(pirating(zones), 1).use(1, "glancing-shot").pays("plain-penny")
    story.passes(story.asked().seat)
    while story.asked().name == "window":
        story.passes(story.asked().seat)
    assert "Attack 3 against Defense 2: seat 0 inflicts 1 damage." in story.said
    story.pays("top").use(0, "hacker-s-chainsaw")
    to_the_end(story)
    assert story.vp(0) == 1
    assert story.board.cards[find(story.table, "hacker-s-chainsaw")].turn == 1


@pytest.mark.rules("TC-C.28", "TC-C.9", "TC-E.11")
def test_glancing_shot_is_better_with_a_starship_operations_crew() -> None:
    fitted = ["type-s-scout", "narda-systems-150-mj-laser", "rvd-thruster-plate"]
    zones = {
        "ship:0": [*fitted, "hacker-s-chainsaw"],
        "ship:1": ["empress-marava-far-trader"],
        "crew:1": ["marya-ashdown"],
        "hand:1": ["glancing-shot", "plain-penny"],
    }
    story = to_the_end(on_call(pirating(zones), 1).use(1, "glancing-shot").pays("plain-penny"))
    assert "Attack 3 against Defense 3: seat 0 inflicts 0 damage." in story.said
    assert story.vp(0) == 0


@pytest.mark.rules("TC-C.6", "TC-C.29", "TC-E.29", "TC-L.14")
def test_missile_barbette_and_predatory_tactics() -> None:
    zones = {
        "ship:0": ["beowulf-free-trader", "missile-barbette"],
        "ship:1": ["type-s-scout"],
        "hand:0": ["predatory-tactics"],
    }
    story = pirating(zones).use(0, "missile-barbette")
    answered(story).use(0, "predatory-tactics")
    to_the_end(story)
    assert "Attack 4 against Defense 0: seat 0 inflicts 4 damage." in story.said
    assert "Attack 1 against Defense 1: seat 1 inflicts 0 damage." in story.said
    assert names(story.table, "deck:0")[0] == "predatory-tactics"
    assert names(story.table, "discard:0") == ["missile-barbette"]


@pytest.mark.rules("TC-C.29")
def test_predatory_tactics_without_damage_is_discarded() -> None:
    zones = {
        "ship:0": ["beowulf-free-trader"],
        "ship:1": ["gyrfalcon-close-escort"],
        "hand:0": ["predatory-tactics"],
    }
    story = to_the_end(pirating(zones).use(0, "predatory-tactics"))
    assert "predatory-tactics" in names(story.table, "discard:0")
