"""What players try at the edges of the rules, with the cards that invite it."""

from __future__ import annotations

import pytest

from tabletop.engine.ids import DefId, SeatId
from tabletop.games.captains_chair.khan import OF_CAPTAIN, captain_traits
from tabletop.games.captains_chair.resupply import CLEAN_UP, carry_out_due
from tests.games.captains_chair.acting import Acting
from tests.games.captains_chair.matches import bundled
from tests.games.captains_chair.tables import Laid, Lying, carrier, table

ME = SeatId(0)


@pytest.mark.rules("CC-18.1")
def test_two_teams_that_go_to_one_location_go_to_the_same() -> None:
    story = Acting(
        {
            "hand:0": ["georgiou-set-course"],
            "neutral": ["risa", "khitomer"],
            "fleet:0": [Lying("uss-shenzhou", at="risa"), Lying("dkora-class", at="khitomer")],
        }
    )
    story.act("play", "georgiou-set-course", "play-2")
    assert story.choices() == ["risa", "khitomer"]
    story.choose("risa")
    assert story.question == "act"
    assert story.on("risa", "teams-0") == 2


@pytest.mark.rules("CC-18.3", "CC-L.15")
def test_a_bomb_drives_teams_from_one_location() -> None:
    story = Acting(
        {
            "hand:0": ["varuvian-bomb"],
            "neutral": [
                Lying("risa", counters={"teams-1": 2}),
                Lying("khitomer", counters={"teams-1": 2}),
            ],
        }
    )
    story.act("play", "varuvian-bomb", "play-blast").choose("khitomer")
    assert story.choices() == ["khitomer"]
    story.choose("khitomer")
    assert (story.on("risa", "teams-1"), story.on("khitomer", "teams-1")) == (2, 0)
    assert story.held("glory") == 2


@pytest.mark.rules("CC-19.1")
def test_two_cards_that_are_beamed_onto_one_ship_go_onto_the_same() -> None:
    story = Acting(
        {
            "hand:0": ["miles-obrien", "plain-cargo", "plain-ally"],
            "fleet:0": ["uss-shenzhou", "dkora-class"],
        }
    )
    story.act("play", "miles-obrien", "transport").choose("plain-cargo", "plain-ally")
    story.choose("dkora-class")
    assert story.question == "act"
    assert carrier(story.table, "plain-cargo") == carrier(story.table, "plain-ally")
    assert carrier(story.table, "plain-ally") == "dkora-class"


@pytest.mark.rules("CC-19.2", "CC-26.10", "CC-L.20")
def test_what_is_beamed_onto_a_ship_is_no_ship_of_the_fleet_zone_to_copy() -> None:
    story = Acting(
        {
            "hand:0": ["holographic-drone-ship"],
            "deck:0": ["plain-cargo"],
            "neutral": ["risa"],
            "fleet:1": ["dkora-class", Lying("kumari", on="dkora-class")],
        },
        counters={0: {"research": 7}, 1: {"latinum": 1}},
    )
    story.act("play", "holographic-drone-ship", "mimic")
    assert story.question == "act"
    assert story.held("latinum") == 1  # of D'Kora-class, the only one that could be copied
    assert story.pile("fleet:0") == ["holographic-drone-ship"]


@pytest.mark.rules("CC-19.2", "CC-11.1", "CC-L.20")
def test_what_is_beamed_onto_a_card_of_the_briefing_room_is_no_card_there() -> None:
    lying = {
        "briefing:0": ["m-113-creature", "muroc", Lying("environmental-suit", on="muroc")],
    }
    story = Acting(lying, frame=carry_out_due(ME, CLEAN_UP))
    assert story.choices() == ["m-113-creature", "muroc"]
    story.choose("muroc")
    assert story.pile("log:0") == ["muroc", "environmental-suit"]


@pytest.mark.rules("CC-25.6", "CC-R.98")
def test_a_cadet_gains_glory_where_nobody_can_be_forced_to_take_an_incident() -> None:
    def training(card: str, key: str) -> Acting:
        story = Acting({"hand:0": [card]}, seats=1, counters={0: {"military": 6}})
        return story.act("play", card, key)

    assert training("war-in-the-expanse", "play-avenge").held("glory") == 2 + 1
    # The virtual opponent has 1 card to discard, not the 2 that would spare it the Incident.
    assert training("agonizer", "discipline").held("glory") == 1
    # It could discharge an officer as well, so nothing is sure.
    assert training("female-changeling", "infiltrate").held("glory") == 0


@pytest.mark.rules("CC-R.1")
def test_a_card_that_comes_to_the_hand_is_none_of_the_deck() -> None:
    text = "do: [{gain-card: {kind: person, to: hand}}, {draw: 1}, {discard: 2}]"
    lying = {"hand:0": ["plain-directive"], "market-person": ["plain-person"]}
    play = f"[{{key: a, timing: play, {text}}}]"
    story = Acting({**lying, "deck:0": ["plain-cargo"]}, {"plain-directive": play})
    assert story.why_not("play", "plain-directive", "a") == ("", "")
    story = Acting(lying, {"plain-directive": play})
    assert story.why_not("play", "plain-directive", "a")[1] == "CC-26.6"


def many_peoples(*beamed: Lying) -> Acting:
    """Lay out the mission Many Peoples of Georgiou, a Human, with cards beamed onto her Ship."""
    story = Acting(
        {"fleet:0": ["uss-shenzhou", *beamed], "market-ally": ["plain-ally"]},
        captains=["georgiou", "soval"],
        sides=[1, 0],
        counters={0: {"research": 4, "influence": 2}},
    )
    return story.act("mission")


@pytest.mark.rules("CC-R.58", "CC-R.54", "CC-20.4")
def test_the_owner_names_the_cards_of_different_species() -> None:
    def beaming(*cards: str) -> Acting:
        return many_peoples(*(Lying(card, on="uss-shenzhou") for card in cards))

    # Malik is a Human as she is; the other three are all needed.
    story = beaming("kor", "quark", "degra", "malik")
    assert story.choices() == ["philippa-georgiou", "malik"]
    story.choose("philippa-georgiou")
    assert story.question == "act"
    assert story.pile("discard:0") == ["kor", "quark", "degra"]
    # Of four others she may do without any, or without herself.
    story = beaming("kor", "quark", "degra", "riva", "laas")
    story.choose("kor").choose("degra").choose("laas")
    assert story.question == "act"
    assert story.pile("discard:0") == ["kor", "degra", "laas"]


@pytest.mark.rules("CC-20.4", "CC-19.4", "CC-R.59")
def test_a_card_beneath_another_that_contributes_is_discharged_once() -> None:
    ship = "uss-shenzhou"
    suit = Lying("refrigeration-suit", on="degra")
    story = many_peoples(Lying("degra", on=ship), suit, Lying("kor", on=ship))
    assert story.pile("discard:0") == ["degra", "refrigeration-suit", "kor"]
    assert len(story.moments("discharged")) == 3


@pytest.mark.rules("CC-12.5", "CC-R.5")
def test_nobody_is_asked_about_a_development_that_they_can_not_pay_for() -> None:
    def settled(**resources: int) -> Acting:
        story = Acting(
            {
                "hand:0": ["regula-i"],
                "developments:0": ["genesis-device", "joaquin"],
                "incidents": ["plain-incident"] * 3,
            },
            captains=["khan", "kirk"],
            counters={0: resources},
        )
        return story.act("play", "regula-i")

    assert settled(dilithium=2).question == "act"
    story = settled(dilithium=3)  # with the latinum that the Location has just given
    assert story.question == "may"
    story.answer("yes")
    assert story.pile("deck:0") == ["genesis-device"]
    assert (story.held("dilithium"), story.held("latinum")) == (0, 1)


@pytest.mark.rules("CC-27.17", "CC-R.90")
@pytest.mark.parametrize("rival", ["georgiou", "soval", "kirk", "archer", "rebner"])
def test_every_captain_has_two_traits_for_khan(rival: str) -> None:
    found = captain_traits(table(captains=["khan", rival]), ME)
    assert len(found) >= OF_CAPTAIN
    assert ("human" in found) == (rival in ("georgiou", "kirk"))


@pytest.mark.rules("CC-18.2", "CC-R.65")
def test_a_team_that_comes_from_elsewhere_does_not_go_where_it_is() -> None:
    lying: dict[str, Laid] = {
        "hand:0": ["muroc"],
        "captain:0": [Lying("soval", counters={"away-team": 0})],
        "neutral": [Lying("risa", counters={"teams-0": 1}), "khitomer"],
    }
    story = Acting(lying, captains=["soval", "kirk"])
    story.act("play", "muroc")
    assert story.choices() == ["khitomer"]
    story.choose("khitomer")
    assert (story.on("risa", "teams-0"), story.on("khitomer", "teams-0")) == (0, 1)


@pytest.mark.rules("CC-15.6")
def test_a_single_card_that_was_scanned_goes_under_its_pile() -> None:
    piles = {"market-cargo": ["timepiece"], "cargo-pile": ["bloodwine", "agonizer", "tribbles"]}
    story = Acting({"hand:0": ["elizabeth-cutler"], **piles})
    story.act("play", "elizabeth-cutler", "play-survey")
    assert sorted(story.choices()) == ["agonizer", "timepiece", "tribbles"]
    story.choose("tribbles").answer("discard")
    assert story.pile("cargo-pile") == ["agonizer", "bloodwine"]


@pytest.mark.rules("CC-15.21")
def test_no_resource_of_any_kind_may_lie_on_what_is_scrapped() -> None:
    market: dict[str, Laid] = {
        "market-cargo": [Lying("timepiece", counters={"latinum": 1})],
        "market-ally": [Lying("bolians", counters={"dilithium": 1})],
        "market-person": ["quark"],
    }
    story = Acting({"hand:0": ["we-look-for-things"], **market})
    story.act("play", "we-look-for-things", "play-throw")
    assert story.pile("junk") == ["quark"]


@pytest.mark.rules("CC-R.7", "CC-12.7")
def test_with_an_empty_reserve_recruiting_is_no_way_to_choose() -> None:
    lying = {"hand:0": ["plain-cargo"], "neutral": ["risa", "khitomer"]}
    story = Acting(lying, captains=["archer", "kirk"])
    story.act("activate", "jonathan-archer")
    assert story.question == "send"
    story = Acting({**lying, "reserve:0": ["daniels"]}, captains=["archer", "kirk"])
    story.act("activate", "jonathan-archer")
    assert story.options() == ["0", "1"]


@pytest.mark.rules("CC-27.6", "CC-9.10")
def test_the_decree_is_played_without_a_helmet_and_then_can_not_be_used() -> None:
    story = Acting({"hand:0": ["pakled-decree"]}, captains=["rebner", "kirk"])
    story.act("play", "pakled-decree")
    assert story.pile("fleet:0") == ["pakled-decree"]
    assert story.why_not("activate", "pakled-decree", "activate")[1] == "CC-27.6"


@pytest.mark.rules("CC-10.10", "CC-R.24")
def test_pasalk_silences_the_opponent_in_the_own_turn_alone_and_in_the_briefing_room_too() -> None:
    def played(zone: str, *cards: str | Lying) -> Acting:
        story = Acting({"hand:0": ["quark"], "bridge:1": ["elim-garak"], zone: cards})
        return story.act("play", "quark", "last-round")

    pasalk = ["vice-admiral-pasalk"]
    assert played("space:0").question == "trigger"
    assert played("bridge:0", *pasalk).question == "act"
    assert played("briefing:0", *pasalk).question == "act"
    beamed = Lying("vice-admiral-pasalk", on="uss-shenzhou")
    assert played("fleet:0", "uss-shenzhou", beamed).question == "trigger"
    # It is seat 0's turn: a Pasalk of seat 1 bars nothing.
    story = Acting({"hand:0": ["malik"], "bridge:0": ["arik-soong"], "bridge:1": pasalk})
    story.act("play", "malik")
    assert (story.question, story.asked().seat) == ("trigger", 0)


@pytest.mark.rules("CC-R.19", "CC-24.2")
def test_a_card_that_reacts_to_an_attack_before_it_hits_says_when_and_not_after() -> None:
    texts = {
        card: bundled().pack.cards[DefId(card)].text
        for card in ("riva", "commander-shran", "v-lar")
    }
    assert "REACTION: When you are attacked: Discard 1 card" in texts["riva"]
    assert "REACTION: After you attack: " in texts["commander-shran"]
    assert "REACTION: After you bring 1 Ally into play: " in texts["v-lar"]


@pytest.mark.rules("CC-14.5", "CC-14.7")
def test_nobody_has_to_meet_a_condition_by_a_wildcard() -> None:
    lying: dict[str, Laid] = {
        "bridge:0": ["subcommander-t-pol"],
        "briefing:0": ["laas"],
        "deck:0": ["plain-cargo"],
        "hand:0": ["plain-ally"],
    }
    story = Acting(lying).act("activate", "subcommander-t-pol")
    assert (story.question, story.options()) == ("wildcard", ["human", "none"])
    assert story.answer("human").held("research") == 1
    other = Acting(lying).act("activate", "subcommander-t-pol").answer("none")
    assert other.question == "discard"
    assert other.held("research") == 0
    human = {**lying, "space:0": ["archer-iv"]}
    assert Acting(human).act("activate", "subcommander-t-pol").held("research") == 1


@pytest.mark.rules("CC-14.5")
def test_nor_by_one_of_two_wildcards() -> None:
    lying: dict[str, Laid] = {
        "bridge:0": ["subcommander-t-pol"],
        "briefing:0": ["laas", "the-trial-of-q"],
        "deck:0": ["plain-cargo"],
        "hand:0": ["plain-ally"],
    }
    story = Acting(lying).act("activate", "subcommander-t-pol").answer("none")
    assert (story.question, story.options()) == ("wildcard", ["human", "none"])
    assert story.answer("human").held("research") == 1
    neither = Acting(lying).act("activate", "subcommander-t-pol").answer("none").answer("none")
    assert (neither.question, neither.held("research")) == ("discard", 0)


@pytest.mark.rules("CC-14.5", "CC-E.17")
def test_a_wildcard_need_not_be_the_klingon_for_whom_burnham_goes() -> None:
    lying: dict[str, Laid] = {
        "bridge:0": ["commander-burnham"],
        "briefing:0": ["laas"],
        "fleet:0": ["uss-shenzhou", Lying("plain-incident", on="uss-shenzhou")],
    }
    able = {0: {"military": 6}}
    story = Acting(lying, captains=("georgiou", "plain"), sides=(1, 0), counters=able)
    story.act("mission", "georgiou-board", "reinforcements-called")
    assert story.options() == ["klingon", "none"]
    story.answer("none")
    assert story.pile("bridge:0") == ["commander-burnham"]
    assert story.held("dilithium") == 3


@pytest.mark.rules("CC-27.7", "CC-21.6")
def test_a_timepiece_does_not_bring_back_a_helmet_from_a_location_or_directive() -> None:
    story = Acting(
        {
            "hand:0": ["timepiece"],
            "space:0": ["archer-iv", Lying("big-helmet", on="archer-iv")],
            "fleet:0": ["pakled-decree", Lying("bigger-helmet", on="pakled-decree")],
            "bridge:0": ["rumdar", Lying("biggest-helmet", on="rumdar")],
        }
    )
    story.act("play", "timepiece", "rewind")
    assert story.choices() == ["rumdar", "biggest-helmet"]
